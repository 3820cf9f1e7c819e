/** A table of Enchanters, which is the same for all eyes but for the order of the deck. */
import type { Cards, Question, View } from "../../lib/protocol";
import { nameOf, read } from "../../lib/reading";
import { plainFacts, t } from "../../lib/texts.svelte";
import type { CopyFace, EnchantersView, FightTold, KingdomFace, Printed } from "./shapes";

export const enchantersView = (view: View): EnchantersView => view as EnchantersView;

/** What is printed on a card; all its copies share it. */
export function printed(cards: Cards, code: string): Printed {
  const face = cards[code] as CopyFace | Printed | undefined;
  if (face && "card" in face) return printed(cards, face.card);
  return face ?? { kind: "monster", icon: "", name: code, says: "", clause: "" };
}

/** The picture of a kingdom; a deck's own may have none. */
export const crestOf = (cards: Cards, kingdom: string): string =>
  (cards[`kingdom:${kingdom}`] as KingdomFace | undefined)?.icon ?? "";

/** `Scimitar of Rage`. */
export function artifactName(cards: Cards, items: string[], enchantments: string[]): string {
  const [item, enchantment] = [items, enchantments].map((pile) => nameOf({ info: { cards } }, pile.at(-1) ?? ""));
  return t("enchanters-artifact", { item: item!, enchantment: enchantment! });
}

export interface Ability {
  number: number;
  kind: string;
  text: string;
  /** Whether it stands below the line, where a covered card shows it too. */
  lower: boolean;
}

/** What is printed on a card or village, in its order. */
export function abilitiesOf(cards: Cards, code: string): Ability[] {
  const { abilities = {}, kinds = [], lower_abilities: lower = 0 } = printed(cards, code);
  return kinds.map((kind, index) => ({
    number: index + 1,
    kind,
    text: read({ info: { cards } }, { say: "enchanters-sentence", facts: { text: abilities[index + 1] ?? "" } }),
    lower: index >= kinds.length - lower,
  }));
}

export const isAction = ({ kind }: Ability): boolean => ["act", "multi", "rest"].includes(kind);

/** The fights that the house foresees for the question. */
export const fightsOf = (question: Question | null | undefined): FightTold[] =>
  (question?.notes as { fights?: FightTold[] } | undefined)?.fights ?? [];

export const fightText = (fight: FightTold): string => t("enchanters-fight", plainFacts(fight));

/** A number as people write it. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A number with its sign, as cards print it. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A table of Enchanters, which is the same for all eyes but for the order of the deck. */
import { faceOf, nameOf, plainFacts, printedOn, read, t, type Eyes, type Question, type View } from "../kit";
import type { EnchantersView, FightTold, Printed } from "./shapes";

export const enchantersView = (view: View): EnchantersView => view as EnchantersView;

export const printed = printedOn<Printed>;

/** The three piles of a player. */
export const PILES = ["items", "enchantments", "creatures"] as const;
export type Pile = (typeof PILES)[number];

/** The picture of a kingdom; a deck's own may have none. */
export const crestOf = (eyes: Eyes, kingdom: string): string => faceOf(eyes, `kingdom:${kingdom}`).icon ?? "";

/** `Scimitar of Rage`. */
export function artifactName(eyes: Eyes, { items, enchantments }: Record<"items" | "enchantments", string[]>): string {
  const [item, enchantment] = [items, enchantments].map((pile) => nameOf(eyes, pile.at(-1) ?? ""));
  return t("enchanters-artifact", { item: item!, enchantment: enchantment! });
}

/** What a covered card still shows, below its line. */
export const lowerOf = (card: Printed): ["attack" | "defense" | "glory", number][] =>
  (["attack", "defense", "glory"] as const).flatMap((kind) => {
    const n = card[`lower_${kind}`];
    return n === undefined ? [] : [[kind, n]];
  });

export interface Ability {
  number: number;
  kind: string;
  text: string;
  /** Whether it stands below the line, where a covered card shows it too. */
  lower: boolean;
}

/** What is printed on a card or village, in its order. */
export function abilitiesOf(eyes: Eyes, code: string): Ability[] {
  const { abilities = {}, kinds = [], lower_abilities: lower = 0 } = printed(eyes, code);
  return kinds.map((kind, index) => ({
    number: index + 1,
    kind,
    text: read(eyes, { say: "enchanters-sentence", facts: { text: abilities[index + 1] ?? "" } }),
    lower: index >= kinds.length - lower,
  }));
}

export const isAction = ({ kind }: Ability): boolean => ["act", "multi", "rest"].includes(kind);

/** The fights that the house foresees for the question. */
export const fightsOf = (question: Question | null | undefined): FightTold[] =>
  (question?.notes as { fights?: FightTold[] } | undefined)?.fights ?? [];

export const fightText = (fight: FightTold): string => t("enchanters-fight", plainFacts(fight));

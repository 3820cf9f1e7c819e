/** A table of Tschak! as one pair of eyes sees it. */
import type { Cards, Choice, View } from "../../lib/protocol";
import { nameOf, textOf } from "../../lib/reading";
import { capital } from "../../lib/texts.svelte";
import type { Printed, TschakView } from "./shapes";

export const tschakView = (view: View): TschakView => view as TschakView;

export const printed = (cards: Cards, code: string): Printed =>
  (cards[code] as Printed | undefined) ?? { kind: "monster", icon: "", name: code, says: "", clause: "" };

/** The cards of a locked answer. */
export const codesOf = (choice: Choice | null): string[] => (choice?.args ?? []).flat().map(String);

/** A card's name for people who hear the page: with what it does where the name does not tell. */
export function spokenName(cards: Cards, code: string): string {
  const eyes = { info: { cards } };
  const name = capital(nameOf(eyes, code));
  return printed(cards, code).verb ? `${name}, ${textOf(eyes, code)}` : name;
}

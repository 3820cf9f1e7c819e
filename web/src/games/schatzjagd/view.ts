/** A table of Schatzjagd as one pair of eyes sees it, and what is printed on its cards. */
import type { Cards, GameEvent, Question, View } from "../../lib/protocol";
import type { Printed, SchatzjagdNotes, SchatzjagdView } from "./shapes";

export const MOST = 15;
export const VALUES = ["life", "strength", "weapons", "gold"] as const;
export type Value = (typeof VALUES)[number];

export const schatzjagdView = (view: View): SchatzjagdView => view as SchatzjagdView;

export const notesOf = (question: Question | null | undefined): SchatzjagdNotes => question?.notes ?? {};

export const printed = (cards: Cards, code: string): Printed =>
  (cards[code] as Printed | undefined) ?? { kind: "special", icon: "", card: code, name: code, clause: "" };

/** The steps to every field that can be reached, told with the question. */
export const waysOf = (question: Question | null | undefined): Record<string, string[]> => notesOf(question).ways ?? {};

/** The field that a thing to touch names. */
export const fieldOf = (path: string): string => (path.startsWith("field/") ? path.slice(6) : "");

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The dice that an event threw. */
export function diceOf(event: GameEvent): number[] {
  if (Array.isArray(event.dice)) return event.dice as number[];
  return typeof event.die === "number" ? [event.die] : [];
}

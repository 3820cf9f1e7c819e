/** A table of Tschak! as one pair of eyes sees it. */
import type { Cards, Choice, Question, View } from "../../lib/protocol";
import type { Printed, TschakNotes, TschakView } from "./shapes";

export const tschakView = (view: View): TschakView => view as TschakView;

export const notesOf = (question: Question): TschakNotes => question.notes;

export const printed = (cards: Cards, code: string): Printed =>
  (cards[code] as Printed | undefined) ?? { kind: "monster", icon: "", name: code, clause: "" };

/** The cards of a locked answer. */
export const codesOf = (choice: Choice | null): string[] => (choice?.args ?? []).flat().map(String);

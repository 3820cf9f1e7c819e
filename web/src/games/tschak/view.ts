/** A table of Tschak! as one pair of eyes sees it. */
import { printedOn, type PlainPick, type View } from "../kit";
import type { Printed, TschakView } from "./shapes";

export const tschakView = (view: View): TschakView => view as TschakView;

export const printed = printedOn<Printed>;

export const isKeepCard = ({ kind }: Printed): boolean => kind === "monster" || kind === "treasure";

/** The cards of a locked answer. */
export const codesOf = (choice: PlainPick | null): string[] => (choice?.args ?? []).flat().map(String);

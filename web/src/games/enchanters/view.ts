/** A table of Enchanters, which is the same for all eyes but for the order of the deck. */
import type { Cards, Question, View } from "../../lib/protocol";
import type { CopyFace, EnchantersNotes, EnchantersView, FightView, KingdomFace, Printed } from "./shapes";

export const enchantersView = (view: View): EnchantersView => view as EnchantersView;

export const notesOf = (question: Question | null | undefined): EnchantersNotes => question?.notes ?? {};

/** The picture of a kingdom; a deck's own may have none. */
export const crestOf = (cards: Cards, kingdom: string): string =>
  (cards[`kingdom:${kingdom}`] as KingdomFace | undefined)?.icon ?? "";

/** What is printed on a card; all its copies share it. */
export function printed(cards: Cards, code: string): Printed {
  const copy = cards[code] as CopyFace | undefined;
  return (copy && (cards[copy.card] as Printed)) ?? { kind: "monster", icon: "", card: code, name: code, clause: "" };
}

export const fightsOf = (question: Question | null | undefined): FightView[] => notesOf(question).fights ?? [];

/** A number as people write it. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A number with its sign, as cards print it. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Whether setting out now loses this fight, as far as is known. */
export const isLost = (fight: FightView): boolean =>
  fight.hopeless || fight.first.length > 0 || (fight.missing > 0 && !fight.actions.length);

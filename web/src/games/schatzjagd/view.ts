/** The shape of a table of Schatzjagd as one pair of eyes sees it, and of what is printed on its cards. */
import type { Card, Cards, GameEvent, Question, View } from "../../lib/protocol";

export interface LordView {
  seat: number;
  castle: string | null;
  field: string | null;
  life: number;
  strength: number;
  weapons: number;
  gold: number;
  poison: number;
  skip: number;
  cards: number;
  carried: number;
  hidden: number;
  search_days: number;
}

export interface FieldView {
  field: string;
  /** Null to whoever may not look at it. */
  card: string | null;
}

export interface TreasureView {
  treasure: number;
  at: "field" | "carried" | "hidden";
  field: string | null;
  seat: number | null;
  kind: string | null;
}

export interface FightView {
  foe: number | null;
  card: string | null;
  /** Who rolls for a fiend. */
  roller: number | null;
  power: number;
  bonus: number;
  foe_power: number;
  foe_life: number;
}

export interface SchatzjagdView extends View {
  phase: string;
  /** "standard", or the name of the host's own cards. */
  deck: string;
  victory: string;
  needed: number;
  order: number[];
  city: { field: string; shop: string }[];
  pile: number;
  discard: { size: number; top: string | null; cards: string[] | null };
  removed: string[];
  treasures_left: number;
  fields: FieldView[];
  treasures: TreasureView[];
  traces: { card: string; fields: string[]; hands: number[] }[];
  lords: LordView[];
  hand: string[] | null;
  turn: {
    number: number;
    day: number;
    seat: number;
    die: number;
    steps: number;
    played: boolean;
    throws: number[];
    showing: FieldView | null;
    fight: FightView | null;
  };
  final: {
    reason: string;
    scores: number[];
    places: number[];
    winners: number[];
    hands: string[][];
    treasures: string[];
    pile: string[];
  } | null;
}

/** What is printed on a card, or told of a shop. */
export interface Printed extends Card {
  card: string;
  name: string;
  german: string;
  number?: number;
  pay?: number;
  field?: string;
  says?: string;
  /** What an own card says besides what it does. */
  text?: string;
  german_text?: string;
  offers?: string;
}

export const MOST = 15;
export const VALUES = ["life", "strength", "weapons", "gold"] as const;
export type Value = (typeof VALUES)[number];

export const schatzjagdView = (view: View): SchatzjagdView => view as SchatzjagdView;

export const printed = (cards: Cards, code: string): Printed =>
  (cards[code] as Printed | undefined) ?? { kind: "special", card: code, name: code, german: code };

/** The steps to every field that can be reached, told with the question. */
export const waysOf = (question: Question | null | undefined): Record<string, string[]> =>
  (question?.notes.ways as Record<string, string[]> | undefined) ?? {};

/** The field that a thing to touch names. */
export const fieldOf = (path: string): string => (path.startsWith("field/") ? path.slice(6) : "");

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The dice that an event threw. */
export function diceOf(event: GameEvent): number[] {
  if (Array.isArray(event.dice)) return event.dice as number[];
  return typeof event.die === "number" ? [event.die] : [];
}

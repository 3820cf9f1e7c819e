/** Written by `make wire-types` from src/questkeep/games/tschak: do not edit. */
import type { PlainPick, Message } from "../../lib/shapes";

export type TypeCounts = Record<string, number>;

export type Phase = "exchanging" | "over" | "picking" | "using-elixir";

/** What lies on a floor; null once it was taken. */
export interface FloorView {
  floor: number;
  monster: string | null;
  treasure: string | null;
}

/** A player as others see him; the strength is provisional while the floor runs. */
export interface PlayerView {
  seat: number;
  place: number;
  cards: number;
  types: TypeCounts;
  team: string[];
  strength: number;
  offended: boolean;
  used: number;
  gold: number;
  monsters: number;
  treasures: number;
  monster_cards: string[] | null;
  treasure_cards: string[] | null;
}

/** A decided floor: every reveal with its cards by seat, and how it ended. */
export interface PastFloor {
  keep: number;
  floor: number;
  reveals: string[][][];
  returned: string[];
  teams: string[][];
  strengths: number[];
  monster: string;
  monster_seat: number;
  treasure: string;
  treasure_seat: number;
}

/** The loot of a finished keep: last cards and gold by seat. */
export interface PastLoot {
  keep: number;
  cards: string[];
  gold: number[];
}

/** A line of a score sheet: what it is for, the cards that count, and their points. */
export interface SheetLine {
  for: string;
  cards: string[];
  points: number;
}

/** The cards that stayed in the box. */
export interface RemovedView {
  monsters: string[];
  treasures: string[];
}

/** The final count by seat, and what stayed in the box. */
export interface ScoreView {
  sheets: SheetLine[][];
  scores: number[];
  places: number[];
  winners: number[];
  removed: RemovedView;
}

/** Everything one pair of eyes may see; what is null is hidden from it, or not there yet. */
export interface TschakView {
  seat: number | null;
  asked: number[];
  phase: Phase;
  keep: number;
  floor: number;
  step: number;
  count: number;
  locked: number[];
  floors: FloorView[];
  hauls: number[];
  players: PlayerView[];
  boards: number[];
  hand: string[] | null;
  choice: PlainPick | null;
  history: PastFloor[] | null;
  loot: PastLoot[] | null;
  score: ScoreView | null;
}

/** What helps to answer: of a step, of a correction, or of the Elixir. */
export interface TschakNotes {
  clause?: string;
  count?: number;
  types_in_team?: string[];
  provisional?: number[];
  exchange?: number;
  latest?: string[];
  totals?: number[];
  suggestion?: PlainPick;
}

/** What is printed on a card: a number with a weapon, or a verb with its points. */
export interface Printed {
  kind: string;
  clause: string;
  icon: string;
  name: Message;
  says: Message;
  strength?: number;
  weapon?: string;
  verb?: string;
  points?: number;
}

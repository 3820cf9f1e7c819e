/** The shape of a table of Tschak! as one pair of eyes sees it. */
import type { Choice, View } from "../../lib/protocol";

export interface FloorView {
  floor: number;
  monster: string | null;
  treasure: string | null;
}

export interface PlayerView {
  seat: number;
  place: number;
  cards: number;
  types: Record<string, number>;
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

export interface SheetLine {
  for: string;
  cards: string[];
  points: number;
}

export interface ScoreView {
  sheets: SheetLine[][];
  scores: number[];
  places: number[];
  winners: number[];
  removed: { monsters: string[]; treasures: string[] };
}

export interface TschakView extends View {
  keep: number;
  floor: number;
  step: number;
  /** How many cards this step takes. */
  count: number;
  phase: "picking" | "exchanging" | "using-elixir" | "over";
  /** Who has locked a choice. */
  locked: number[];
  floors: FloorView[];
  hauls: number[];
  players: PlayerView[];
  boards: number[];
  hand: string[] | null;
  choice: Choice | null;
  history: { keep: number; floor: number; teams: string[][] }[] | null;
  score: ScoreView | null;
}

export interface FloorDecided {
  keep: number;
  floor: number;
  teams: string[][];
  strengths: number[];
  order: number[];
  decided_by: string[];
  treasure: string;
  treasure_seat: number;
  treasure_clause: string;
  monster: string;
  monster_seat: number;
  monster_clause: string;
}

export interface LootShared {
  keep: number;
  cards: string[];
  gold: number[];
}

export const tschakView = (view: View): TschakView => view as TschakView;

/** The cards of a locked answer. */
export const codesOf = (choice: Choice | null): string[] => (choice?.args ?? []).flat().map(String);

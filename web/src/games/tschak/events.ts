/** Written by `make wire-types` from src/questkeep/games/tschak/told.py: do not edit. */
import type { PlainPick } from "../../lib/shapes";
import type { SheetLine, TypeCounts } from "./shapes";

export interface CardsExchanged {
  event: "cards-exchanged";
  row: number;
  clause?: string;
  seat: number;
  returned: string[];
  taken: string[];
}

export interface CardsRevealed {
  event: "cards-revealed";
  row: number;
  clause?: string;
  keep: number;
  floor: number;
  step: number;
  cards: string[][];
}

export interface ChoiceLocked {
  event: "choice-locked";
  row: number;
  clause?: string;
  seat: number;
  choice?: PlainPick | null;
}

export interface ChoiceWithdrawn {
  event: "choice-withdrawn";
  row: number;
  clause?: string;
  seat: number;
}

export interface ElixirUsed {
  event: "elixir-used";
  row: number;
  clause?: string;
  seat: number;
  discarded: string[];
}

export interface FloorDecided {
  event: "floor-decided";
  row: number;
  clause?: string;
  keep: number;
  floor: number;
  teams: string[][];
  strengths: number[];
  order: number[];
  decided_by: string[];
  tie_clause: string;
  treasure: string;
  treasure_seat: number;
  treasure_clause: string;
  best: number;
  monster: string;
  monster_seat: number;
  monster_clause: string;
  worst: number;
}

export interface GameScored {
  event: "game-scored";
  row: number;
  clause?: string;
  sheets: SheetLine[][];
  scores: number[];
  places: number[];
  winners: number[];
}

export interface HandTaken {
  event: "hand-taken";
  row: number;
  clause?: string;
  seat: number;
  types: TypeCounts;
  cards?: string[] | null;
  count: number;
}

export interface HandsPassed {
  event: "hands-passed";
  row: number;
  clause?: string;
  keep: number;
}

export interface KeepOpened {
  event: "keep-opened";
  row: number;
  clause?: string;
  keep: number;
  floors: { monster: string; treasure: string }[];
  hauls: number[];
}

export interface LootShared {
  event: "loot-shared";
  row: number;
  clause?: string;
  keep: number;
  cards: string[];
  gold: number[];
  clauses: string[];
}

export interface MistakeFound {
  event: "mistake-found";
  row: number;
  clause?: string;
  seat: number;
  exchange: number;
}

export type Told = CardsExchanged | CardsRevealed | ChoiceLocked | ChoiceWithdrawn | ElixirUsed | FloorDecided | GameScored | HandTaken | HandsPassed | KeepOpened | LootShared | MistakeFound;

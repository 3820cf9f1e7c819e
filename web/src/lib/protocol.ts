/** What travels between client and house; PROTOCOL.md explains every field. */

export type Facts = Record<string, unknown>;

export interface GameEvent {
  event: string;
  seat?: number;
  [fact: string]: unknown;
}

export interface Option {
  notation: string;
  path: string[];
}

export interface Question {
  number: number;
  options: Option[];
  notes: Facts;
}

export interface Sitter {
  seat: number;
  name: string;
  kind: "person" | "bot" | "stand-in" | "open";
  bot: string | null;
  online: boolean;
  mine: boolean;
}

export interface Clock {
  left: number[];
  running: number[];
}

/** What every game's view tells, whatever else it holds. */
export interface View {
  seat: number | null;
  asked: number[];
  [fact: string]: unknown;
}

export interface Update {
  type: "update";
  match: string;
  number: number;
  seat: number | null;
  events: GameEvent[];
  view: View;
  question: Question | null;
  may: string[];
  undo: "free" | "ask" | "no";
  wish: number | null;
  sitters: Sitter[];
  clock: Clock | null;
}

export interface Refused {
  type: "refused";
  reason: string;
  clause: string | null;
  facts: Facts;
}

export interface Said {
  type: "said";
  number: number;
  seat: number | null;
  name: string;
  text: string;
}

export type ServerMessage = Update | Refused | Said | { type: "pong" };

export interface Card {
  kind: string;
  strength?: number;
  weapon?: string;
  name?: string;
  verb?: string;
  points?: number;
  points_for_two?: number;
}

export type Cards = Record<string, Card>;

export interface GameOffer {
  key: string;
  seats: [number, number];
  options: { name: string; values: string[] }[];
  bots: string[];
}

export interface House {
  name: string | null;
  languages: string[];
  games: GameOffer[];
  address: string;
}

export interface SeatPlan {
  kind: "me" | "here" | "friend" | "bot";
  name?: string;
  bot?: string;
}

export interface TablePlan {
  game: string;
  options: Record<string, string>;
  seats: SeatPlan[];
  clock: { kind: "off" | "bank" | "days"; bank: number; increment: number };
  chat: boolean;
  deck: string | null;
}

export interface Link {
  seat: number;
  path: string;
}

export interface MatchInfo {
  match: string;
  game: string;
  options: Record<string, string>;
  seed_hash: string;
  seed: string | number | null;
  cards: Cards;
  chat: boolean;
  host: boolean;
  rematch: string | null;
}

export interface MatchEntry {
  match: string;
  game: string;
  names: string[];
  mine: number[];
  asked: boolean;
  ended: boolean;
  scores: number[] | null;
  touched: number;
}

export interface Moment {
  number: number;
  rows: number;
  view: View;
  events: GameEvent[];
}

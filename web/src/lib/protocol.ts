/** What travels between client and house; PROTOCOL.md explains every field. */
import type { CardFace, PlainPick, Message, TableNotes, TableView, VerbView } from "./shapes";
import type * as wire from "./wire";

export type { PlainPick, TableView as View, VerbView as Verb } from "./shapes";
export type { Advice, Broken, Clock, Refused, Said, Sitter, Undoing, WishEnded } from "./wire";

/** What is said of an answer's verb: the word of a thing, a number or a seat, or several words. */
export type Argument = PlainPick["args"][number];

/** An answer that is offered, with the things to touch for it, such as `hand/W5w`. */
export interface Option extends PlainPick {
  /** By this it is known; what the client itself puts together has a number below 0. */
  code: number;
  path: string[];
  /** What it says, where its verb and what that is said of do not tell, and what is asked before it is given. */
  says?: Message;
  doubt?: Message;
  /** What is answered after it, where it takes several answers in a row. */
  then?: PlainPick[];
}

/** What is asked of me. */
export interface Question extends Omit<wire.Question, "options" | "notes"> {
  options: Option[];
  notes: TableNotes;
}

export type Facts = Record<string, unknown>;

export interface GameEvent {
  event: string;
  row: number;
  seat?: number;
  clause?: string;
  [fact: string]: unknown;
}

/** How things stand for one pair of eyes: every update laid onto the one before it. */
export interface Update extends Omit<Required<wire.Update>, "view"> {
  events: GameEvent[];
  view: TableView;
}

/** Whether the game has ended. */
export const isOver = (view: TableView): boolean => view.phase === "over";

export type Cards = Record<string, CardFace>;

export interface TableOption {
  name: string;
  values: string[];
  /** Several of these joined by + are a value too; how many it must be, by the number of players. */
  parts: string[];
  needed: Record<string, number>;
  /** Values that are not for every number of players: for how many they are, and the paragraph that says so. */
  fits: Record<string, [number, number]>;
  /** Values with which nobody chats while the game is played. */
  silent: string[];
  clause: string;
}

export interface GameOffer {
  key: string;
  seats: [number, number];
  options: TableOption[];
  /** Deck files of the host's own. */
  decks: string[];
  /** The paragraph by which nothing that was shown is ever taken back, where there is one. */
  final: string | null;
}

export interface House {
  name: string | null;
  languages: string[];
  /** The bots that may be chosen, the weakest first. */
  levels: string[];
  games: GameOffer[];
  address: string;
}

export type Pace = Update["pace"];
export type SeatPlan = wire.SeatWish;
export type TablePlan = Required<wire.TableWish> & { clock: Required<wire.ClockWish> };

export interface Link {
  seat: number;
  path: string;
}

/** What a link leads to, before its seat is taken. */
export interface Invited {
  game: string;
  host: string;
  seat: number;
  seats: { name: string; bot: string | null; free: boolean }[];
}

export interface MatchInfo {
  match: string;
  game: string;
  options: Record<string, string>;
  seed_hash: string;
  seed: string | number | null;
  cards: Cards;
  verbs: Record<string, VerbView>;
  /** The facts of every kind of event, and of what they hold, each with its sort. */
  events: Record<string, Record<string, string>>;
  records: Record<string, Record<string, string>>;
  /** What facts are, by their names, wherever nothing else is said. */
  facts: Record<string, string>;
  /** Whether the host allows a chat, and what the game's rules say about it during play. */
  chat: boolean;
  talk: "open" | "whispers" | "closed";
  /** Whether the host allows hints. */
  hints: boolean;
  /** Whether it is only practice: steps can be taken back after something was shown. */
  practice: boolean;
  /** The paragraph behind waiting for others. */
  waiting: string;
  /** The paragraph by which nothing that was shown is ever taken back, where there is one. */
  final: string | null;
  levels: string[];
  host: boolean;
  names: string[];
  mine: number[];
  rematch: string | null;
}

export interface MatchEntry {
  match: string;
  game: string;
  names: string[];
  mine: number[];
  asked: boolean;
  ended: boolean;
  /** Nobody has touched it for thirty days on which the house was open; a move brings it back. */
  archived: boolean;
  /** A mistake of the house has stopped it. */
  broken: boolean;
  scores: number[] | null;
  /** Options for which results are listed apart, by name. */
  apart: Record<string, string>;
  practice: boolean;
  touched: number;
}

export interface Moment {
  number: number;
  rows: number;
  view: TableView;
  events: GameEvent[];
}

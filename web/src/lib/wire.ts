/** Written by `make wire-types` from src/questkeep/server: do not edit. PROTOCOL.md explains every field. */
import type { CardFace, Message, PlainPick, TableView, VerbView } from "./shapes";

/** One pick taken apart: its number, its verb, and what the verb is said of, in this order. */
export interface Option {
  code: number;
  verb: string;
  args: unknown[];
  says?: Message;
  doubt?: Message;
}

/** What is asked of this seat; with the same number it is the same question, whatever others do meanwhile. */
export interface Question {
  number: number;
  options: Option[];
  notes: Record<string, unknown>;
  asks?: Message;
}

/** What taking my last step back would need; what it does not concern is left out. */
export interface Undoing {
  way: "ask" | "free" | "no";
  anew?: boolean;
  seats?: number[];
  why?: "away" | "bots" | "final" | "nothing" | "open" | "stand-in" | "too-many-steps" | null;
  clause?: string | null;
  since?: number | null;
}

/** A seat asks others to let it take its last step back, told in the row `since`; some may have agreed already. */
export interface Wish {
  seat: number;
  asked: number[];
  agreed: number[];
  since: number;
  anew: boolean;
  others: number[];
}

/** Who sits on a seat: person, bot, or a bot that stands in for a person; open until someone takes the link. */
export interface Sitter {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person" | "stand-in";
  bot: string | null;
  online: boolean;
  mine: boolean;
  votes: number[] | null;
  hints: number;
}

/** Seconds left per seat, counted down by the client for the seats in `running`. */
export interface Clock {
  left: number[];
  running: number[];
}

/** One answer as a master judges it, and how often he would give it. */
export interface Advised {
  code: number;
  result: number | null;
  share: number;
}

/** How things stand for this pair of eyes, and what happened since the last update. */
export interface Update {
  type: "update";
  match: string;
  number: number;
  seat: number | null;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  question?: Question | null;
  may?: Option[];
  undo?: Undoing;
  wish?: Wish | null;
  sitters?: Sitter[];
  clock?: Clock | null;
  rematch?: string | null;
  open_from?: number;
  pace?: "at-once" | "fast" | "normal" | "slow";
}

/** Why not: a reason, its clause where a rule says so, and facts for the sentence. */
export interface Refused {
  type: "refused";
  reason: string;
  clause: string | null;
  facts: Record<string, unknown>;
}

/** A mistake of ours has stopped the table: nothing happens there any more, and everybody may go his way. */
export interface Broken {
  type: "broken";
  match: string;
  id: string;
  game: string;
  mine: number[];
  saves: "account" | "record" | null;
  rematch: string | null;
}

/** A wish to take a step back is over: `by` has said no or, being the asker, given it up; null: it has lapsed. */
export interface WishEnded {
  type: "wish-ended";
  seat: number;
  by: number | null;
}

/** A line of chat; `to` is the seat it was whispered to. */
export interface Said {
  type: "said";
  number: number;
  seat: number;
  name: string;
  to: number | null;
  text: string;
}

/** What a master would answer to a question, the most likely answer first; for the asker's eyes only. */
export interface Advice {
  type: "advice";
  question: number;
  options: Advised[];
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** Watch a match through one of my seats, or as a spectator; `seen` is the last update I have. */
export interface Join {
  type: "join";
  match: string;
  seat?: number | null;
  seen?: number;
}

/** Answer a question; several picks are carried out in order until something new is revealed. */
export interface Picks {
  type: "pick";
  question: number;
  picks: PlainPick[];
}

/** Why does no answer to my question begin with these things? Nothing is answered by it. */
export interface WhyNot {
  type: "why-not";
  question: number;
  things: string[];
}

/** Take my last step back, or ask the others to let me: `undo` in the update says which. */
export interface Undo {
  type: "undo";
}

/** Answer another seat's wish to take a step back; with `false` the asker gives up his own. */
export interface Consent {
  type: "consent";
  yes: boolean;
}

/** Chat: a text, or the id of a quick phrase; to everybody, or whispered to one other seat. */
export interface Say {
  type: "say";
  text: string;
  to?: number | null;
}

/** What would a master answer to my question? */
export interface Advise {
  type: "advise";
  question: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** How a seat of a new table is to be filled. */
export interface SeatWish {
  kind: "bot" | "friend" | "here" | "me";
  name?: string | null;
  bot?: string | null;
}

/** The clock of a new table. */
export interface ClockWish {
  kind?: "bank" | "days" | "off";
  bank?: number;
  increment?: number;
}

/** A new table as its host wants it. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: ClockWish;
  chat?: boolean;
  hints?: boolean;
  pace?: "at-once" | "fast" | "normal" | "slow";
  practice?: boolean;
  deck?: string | null;
  deck_file?: string | null;
}

/** A choice made before a game. */
export interface OptionOffer {
  name: string;
  values: string[];
  parts: string[];
  needed: Record<string, number>;
  fits: Record<string, [number, number]>;
  silent: string[];
  clause: string;
}

/** A game of the house. */
export interface GameOffer {
  key: string;
  seats: [number, number];
  options: OptionOffer[];
  decks: string[];
  final: string | null;
}

/** What can be played here; the bots that may be chosen, the weakest first. */
export interface HouseOffer {
  name: string | null;
  languages: string[];
  levels: string[];
  games: GameOffer[];
  address: string;
}

/** The way to a seat. */
export interface Link {
  seat: number;
  path: string;
}

/** A new table, with a link for each friend. */
export interface Opened {
  match: string;
  links: Link[];
}

/** Who sits at a table, for whoever is invited. */
export interface InvitedSeat {
  name: string;
  bot: string | null;
  free: boolean;
}

/** What a link leads to, before its seat is taken. */
export interface Invited {
  game: string;
  host: string;
  seat: number;
  seats: InvitedSeat[];
}

/** What stays the same at a table, and what its game is like. */
export interface MatchInfo {
  match: string;
  game: string;
  options: Record<string, string>;
  seed_hash: string;
  seed: string | null;
  cards: Record<string, CardFace>;
  verbs: Record<string, VerbView>;
  events: Record<string, Record<string, string>>;
  records: Record<string, Record<string, string>>;
  facts: Record<string, string>;
  chat: boolean;
  talk: string;
  hints: boolean;
  practice: boolean;
  waiting: string;
  final: string | null;
  levels: string[];
  host: boolean;
  names: string[];
  mine: number[];
  rematch: string | null;
}

/** A table in my list. */
export interface MatchEntry {
  match: string;
  game: string;
  names: string[];
  mine: number[];
  asked: boolean;
  ended: boolean;
  broken: boolean;
  archived: boolean;
  scores: number[] | null;
  apart: Record<string, string>;
  practice: boolean;
  touched: number;
}

/** How things stood after a row. */
export interface Moment {
  number: number;
  rows: number;
  view: TableView;
  events: Record<string, unknown>[];
}

export type ServerMessage = Update | Refused | Broken | WishEnded | Said | Advice | Pong;

export type ClientMessage = Join | Picks | WhyNot | Undo | Consent | Say | Advise | Ping;

/** What travels between client and house; PROTOCOL.md explains every field. */
import type { Message, PlainPick, TableNotes, TableView } from "./shapes";
import type * as wire from "./wire";

export type { PlainPick, TableView as View, VerbView as Verb } from "./shapes";
export type { Advice, Broken, Clock, Refused, Said, Sitter, Undoing, WishEnded } from "./wire";
export type { GameOffer, HouseOffer, Invited, Link, MatchEntry, MatchInfo, Opened, OptionOffer } from "./wire";

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

export type Cards = wire.MatchInfo["cards"];

export type Pace = Update["pace"];
export type SeatPlan = wire.SeatWish;
export type TablePlan = Required<wire.TableWish> & { clock: Required<wire.ClockWish> };

/** How things stood after a row. */
export interface Moment extends Omit<wire.Moment, "events"> {
  events: GameEvent[];
}

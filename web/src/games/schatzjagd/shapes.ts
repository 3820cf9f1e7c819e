/** Written by `make wire-types` from src/questkeep/games/schatzjagd: do not edit. */
import type { Message } from "../../lib/shapes";

export type Phase = "acting" | "banishing" | "choosing-castle" | "cleansing" | "defending" | "fighting" | "finding" | "landing" | "over" | "parting" | "peeking" | "playing" | "putting" | "resting" | "rolling" | "shifting" | "shopping" | "stepping" | "using";

export type Whereabouts = "carried" | "field" | "hidden";

export type Losses = [least: number, most: number];

/** A play card in a field; it is null to whoever may not look at it. */
export interface FieldView {
  field: string;
  card: string | null;
}

/** A field of the city and its shop. */
export interface ShopView {
  field: string;
  shop: string;
}

/** A treasure that was dug: it lies on a field, is carried, or is hidden in its lord's castle. */
export interface TreasureView {
  treasure: number;
  at: Whereabouts;
  field: string | null;
  seat: number | null;
  kind: string | null;
}

/** A lord and his henchman. */
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

/** Who fights whom, and how strong they are; for a fiend, another lord rolls. */
export interface FightView {
  clause: string;
  foe: number | null;
  card: string | null;
  roller: number | null;
  power: number;
  bonus: number;
  foe_power: number;
  foe_life: number;
}

/** What belongs to this turn alone. */
export interface TurnView {
  number: number;
  day: number;
  seat: number;
  die: number;
  steps: number;
  played: boolean;
  fled: boolean;
  challenged: boolean;
  throws: number[];
  showing: FieldView | null;
  fight: FightView | null;
}

/** A card that must be in one of these fields or hands. */
export interface TraceView {
  card: string;
  fields: string[];
  hands: number[];
}

/** The discard pile: its top card, or with the full memory aid all of it. */
export interface DiscardView {
  size: number;
  top: string | null;
  cards: string[] | null;
}

/** The result, and everything that was hidden. */
export interface FinalView {
  reason: string;
  scores: number[];
  places: number[];
  winners: number[];
  hands: string[][];
  treasures: string[];
  pile: string[];
}

/** Everything one pair of eyes may see. */
export interface SchatzjagdView {
  seat: number | null;
  asked: number[];
  phase: Phase;
  deck: string;
  victory: string;
  needed: number;
  order: number[];
  city: ShopView[];
  pile: number;
  discard: DiscardView;
  removed: string[];
  treasures_left: number;
  fields: FieldView[];
  treasures: TreasureView[];
  traces: TraceView[];
  lords: LordView[];
  hand: string[] | null;
  turn: TurnView;
  final: FinalView | null;
}

/** What helps to answer: how far the journey leads, what a flight costs, how many looks are left, and so on. */
export interface SchatzjagdNotes {
  clause?: string;
  steps?: number;
  ways?: Record<string, string>;
  flight?: Losses;
  die?: number;
  looks?: number;
  card?: string;
  field?: string;
  round?: number;
  forced?: boolean;
  fields?: string[];
}

/** What is printed on a card, a treasure or a shop. */
export interface Printed {
  kind: string;
  clause: string;
  icon: string;
  name: Message;
  says: Message;
  abilities?: Record<string, Message>;
  field?: string;
  number?: number;
  pay?: number;
}

/** A realm with its castle. */
export interface LandFace {
  name: string;
  castle: string;
  fields: string[];
}

/** The board: its realms, what is drawn on its fields, its gates, and the most that a value of a henchman can be. */
export interface BoardFace {
  kind: string;
  lands: LandFace[];
  city: string[];
  roads: string[];
  rivers: string[];
  digs: string[];
  gates: string[][];
  most: number;
}

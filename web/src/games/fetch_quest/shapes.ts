/** Written by `make wire-types` from src/questkeep/games/fetch_quest: do not edit. */
import type { PlainPick, Message } from "../../lib/shapes";

export type Phase = "acting" | "claiming" | "dropping" | "flipping" | "giving" | "limiting" | "looking" | "naming" | "over" | "paying" | "playing" | "recovering" | "refreshing" | "resting" | "retreating" | "scouting" | "scrapping" | "shifting" | "taking" | "targeting";

export type Purpose = "draw" | "heal" | "pass" | "rally" | "recover" | "take";

export type TalkMode = "free" | "open-hands" | "structured";

export type MissionKind = "bounty" | "facedown" | "grand" | "seals";

export type Resource = "mind" | "skill" | "war" | "wild";

export type Amounts = [mind: number, skill: number, war: number, wild: number];

/** A Challenge of the queue; position 1 is next, `danger` is what it would cost now. */
export interface QueueView {
  position: number;
  challenge: string;
  face: "down" | "up";
  danger: number;
}

/** The Challenges outside the queue. */
export interface ChallengesView {
  deck: number;
  rest: string[];
  top: string[];
  bottom: string[];
  discard: string[];
  reserve: Record<string, string[]>;
}

/** The Fortune Pile, the oldest card first, and the size of the deck. */
export interface FortuneView {
  pile: string[];
  deck: number;
  under: (string | null)[];
}

/** The current Mission and how far it has come. */
export interface MissionView {
  mission: string;
  letter: string;
  kind: MissionKind;
  needed: number;
  more: number;
  bonus: number;
  reached: number;
  seals: Resource[];
  defeated: number;
}

/** The Sun, what it adds to Danger now, and after how many turns it rises. */
export interface SunView {
  sun: number;
  danger: number;
  count: number;
  step: number;
  set: number;
}

/** Effects that wait for the Enemy phase or for a draw. */
export interface WaitingView {
  shield: number;
  hush: boolean;
  weaken: number;
}

/** The open attempt. */
export interface AttemptView {
  target: string;
  demand: Amounts;
  pool: Amounts;
  bonus: number;
  played: string[];
  enough: boolean;
}

/** Whose turn it is and how far it has come. */
export interface TurnView {
  number: number;
  seat: number;
  defeated: boolean;
  attempt: AttemptView | null;
  purpose: Purpose | null;
  amount: number;
  receiver: number | null;
  card: string | null;
}

/** A player as this seat sees it: `known` are cards known to be in the hand, `hand` is null where it is hidden. */
export interface PlayerView {
  seat: number;
  pioneer: string | null;
  active: boolean;
  stamina: number;
  most: number;
  cards: number;
  hand: string[] | null;
  known: string[];
  deck: number;
  deck_cards: string[] | null;
  discard: string[];
}

/** For the owner of the hand alone: a target for which it suffices, and a smallest set of cards. */
export interface PaymentView {
  target: string;
  cards: string[];
}

/** What becomes of the Challenge at position 1 at the end of this turn, if nobody acts. */
export interface ThreatView {
  fate: "away" | "leaves" | "strikes";
  loss: number;
}

/** Who has locked a discard, and which cards this seat has marked. */
export interface RestView {
  locked: number[];
  marked: string[];
}

/** Something said in this turn, and what it is about. */
export interface SaidView {
  seat: number;
  item: string;
  challenge?: string;
  card?: string;
  named?: number;
}

/** A question to this seat, and how it may be answered in a word, or about the same thing. */
export interface QuestionView {
  seat: number;
  item: string;
  challenge?: string;
  card?: string;
  named?: number;
  answers: PlainPick[];
}

/** What a seat has promised to deal with in its turn, and whether it wishes for cards. */
export interface StandingView {
  seat: number;
  challenges: string[];
  cards: "keep" | "welcome" | null;
}

/** The talk of this turn, how much each may still say, questions to this seat, and what still stands. */
export interface TalkView {
  said: SaidView[];
  left: number[];
  questions: QuestionView[];
  standing: StandingView[];
}

/** The result, and everything that was hidden. */
export interface FinalView {
  won: boolean;
  sunset: boolean;
  missions: number;
  hands: string[][];
  decks: string[][];
  fortune: string[];
  challenges: string[];
}

/** Everything one pair of eyes may see. */
export interface FetchQuestView {
  seat: number | null;
  asked: number[];
  phase: Phase;
  first: number;
  level: string;
  talk_mode: TalkMode;
  queue: QueueView[];
  challenges: ChallengesView;
  fortune: FortuneView;
  mission: MissionView;
  sun: SunView | null;
  waiting: WaitingView;
  threat: ThreatView | null;
  turn: TurnView;
  players: PlayerView[];
  removed: string[];
  missing_focuses: Resource[];
  free_pioneers: string[];
  scouted: string[];
  looked: string[] | null;
  payments: PaymentView[];
  rest: RestView | null;
  talk: TalkView;
  final: FinalView | null;
}

/** What helps to answer: what the open attempt still lacks, or which claims leave a focus missing. */
export interface FetchQuestNotes {
  clause?: string;
  unwise?: string[];
  missing?: number[];
  wild?: number;
  short?: number;
}

/** One side of a pioneer. */
export interface Ability {
  name: Message;
  says: Message;
}

/** What is printed on a card: what it gives or demands, and in `abilities` its effect or both sides of a pioneer. */
export interface Printed {
  kind: string;
  clause: string;
  icon: string;
  name: Message;
  says: Message;
  abilities?: Record<string, Message>;
  amounts?: Amounts;
  tags?: string[];
  letter?: string;
  danger?: number;
  focus?: Resource;
  stamina?: number;
  active?: Ability;
  retreat?: Ability;
  mission?: MissionKind;
  portrait?: string;
}

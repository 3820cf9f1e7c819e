/** The shape of a table of Fetch Quest as one pair of eyes sees it. */
import type { Card, Cards, View } from "../../lib/protocol";

/** Mind, Skill, War and wild (in a demand: any). */
export type Amounts = [number, number, number, number];

export const RESOURCES = ["mind", "skill", "war", "wild"] as const;
export type Resource = (typeof RESOURCES)[number];

export interface Queued {
  position: number;
  challenge: string;
  face: "up" | "down";
  /** With what the Sun adds. */
  danger: number;
}

export interface Attempt {
  /** A Challenge, `mission`, or a seal: `mind`, `skill`, `war`. */
  target: string;
  demand: Amounts;
  pool: Amounts;
  bonus: number;
  played: string[];
  enough: boolean;
}

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

export interface Payment {
  target: string;
  enough: boolean;
  cards: string[];
}

/** What still stands of what a seat has said: Challenges it deals with in its turn, and whether it wishes for cards. */
export interface Standing {
  seat: number;
  challenges: string[];
  cards: "welcome" | "keep" | null;
}

export interface Remark {
  seat: number;
  item: string;
  challenge: string | null;
  card: string | null;
  named: number | null;
}

export interface MissionView {
  mission: string;
  letter: string;
  kind: "facedown" | "seals" | "bounty" | "grand";
  needed: number;
  more: number;
  /** In a grand Mission: what each face-down Challenge adds. */
  bonus: number;
  reached: number;
  seals: string[];
  defeated: number;
}

export interface FinalView {
  won: boolean;
  missions: number;
  hands: string[][];
  decks: string[][];
  fortune: string[];
  challenges: string[];
}

export interface FetchQuestView extends View {
  phase: string;
  first: number;
  level: string;
  talk_mode: "structured" | "free" | "open-hands";
  /** Position 1, which strikes next, comes first. */
  queue: Queued[];
  challenges: {
    deck: number;
    rest: string[];
    top: string[];
    bottom: string[];
    discard: string[];
    reserve: Record<string, string[]>;
  };
  fortune: { pile: string[]; deck: number; under: (string | null)[] };
  mission: MissionView;
  sun: { sun: number; danger: number; count: number; step: number; set: number } | null;
  waiting: { shield: number; hush: boolean; weaken: number };
  turn: {
    number: number;
    seat: number;
    defeated: boolean;
    attempt: Attempt | null;
    purpose: string | null;
    amount: number;
    receiver: number | null;
    card: string | null;
  };
  players: PlayerView[];
  removed: string[];
  /** Where it matters: the focuses that nobody has claimed, or has. */
  missing_focuses: Resource[];
  free_pioneers: string[];
  scouted: string[];
  looked: string[] | null;
  payments: Payment[];
  rest: { locked: number[]; marked: string[] } | null;
  talk: { said: Remark[]; left: number[]; questions: Remark[]; standing: Standing[] };
  final: FinalView | null;
}

/** What is printed on a card. */
export interface Printed extends Card {
  card: string;
  name: string;
  mind?: number;
  skill?: number;
  war?: number;
  wild?: number;
  any?: number;
  tags?: string;
  effect?: string;
  basic?: number;
  letter?: string;
  danger?: number;
  activation?: string;
  focus?: Resource;
  stamina?: number;
  active_name?: string;
  active?: string;
  retreat_name?: string;
  retreat?: string;
  mission?: MissionView["kind"];
}

export const fetchQuestView = (view: View): FetchQuestView => view as FetchQuestView;

export const printed = (cards: Cards, code: string): Printed =>
  (cards[code] as Printed | undefined) ?? { kind: "fortune", card: code, name: code };

/** What a card gives, or what a Challenge demands. */
export const amountsOf = (card: Printed): Amounts => [card.mind ?? 0, card.skill ?? 0, card.war ?? 0, card.wild ?? card.any ?? 0];

/** What several cards give together, without their effects. */
export function together(cards: Cards, codes: string[]): Amounts {
  const sum: Amounts = [0, 0, 0, 0];
  for (const code of codes) amountsOf(printed(cards, code)).forEach((n, kind) => (sum[kind]! += n));
  return sum;
}

/** Which of several copies is the picked one: the one that was touched, or else the first. */
export function pickedCopy(codes: string[], place: string, picked: string[], touched: number): number {
  const isPicked = (code: string | undefined): boolean => picked.includes(`${place}/${code}`);
  return isPicked(codes[touched]) ? touched : codes.findIndex(isPicked);
}

/** How often each code stands in a list before this place: tells copies apart. */
export const copyNumbers = (codes: string[]): number[] => codes.map((code, index) => codes.slice(0, index).filter((other) => other === code).length);

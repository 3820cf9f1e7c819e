/** Written by `make wire-types` from src/questkeep/games/enchanters: do not edit. */
import type { PlainPick, Message } from "../../lib/shapes";

export type Phase = "choosing" | "drafting" | "dropping" | "facing" | "naming" | "over" | "striking" | "swapping";

export type Part = "against" | "bonus" | "lower" | "upper";

export type Reason = "glory" | "village" | "wounds";

export type Outlook = "hopeless" | "lost" | "open";

/** A track card and what the way to it costs the active player. */
export interface SpaceView {
  space: number;
  card: string;
  price: number;
}

/** One source of attack or defense: a card's upper or lower part, a static, or the bonuses of the turn. */
export interface PartView {
  part: Part;
  card: string | null;
  attack: number;
  defense: number;
}

/** A player: three piles from bottom to top, tokens, values with their parts, and the score as it stands. */
export interface PlayerView {
  seat: number;
  items: string[];
  enchantments: string[];
  creatures: string[];
  crystals: number;
  wounds: number;
  attack: number;
  defense: number;
  parts: PartView[];
  score: number;
}

/** How many cards are left, which creatures lie at the bottom, and how many cards hide the Dragons. */
export interface DeckView {
  size: number;
  set_aside: string[];
  lower_half: number | null;
  removed: number;
}

/** What belongs to this turn alone. */
export interface TurnView {
  number: number;
  seat: number;
  major_done: boolean;
  discard: boolean;
  free_journey: boolean;
  bonus_attack: number;
  bonus_defense: number;
  used: string[];
  foe: string | null;
  taking: string | null;
}

/** A line of a score sheet: what it is for, the cards that count, and their points. */
export interface SheetLine {
  for: Reason;
  cards: string[];
  points: number;
}

/** The final count by seat, and what fast invasion had removed. */
export interface ScoreView {
  sheets: SheetLine[][];
  scores: number[];
  places: number[];
  winners: number[];
  removed: string[];
}

/** Everything there is to see. */
export interface EnchantersView {
  seat: number | null;
  asked: number[];
  phase: Phase;
  start: number;
  kingdoms: string[];
  left_to_draft: string[];
  invasion: string;
  depths: boolean;
  village: string | null;
  track: SpaceView[];
  deck: DeckView;
  graveyard: string[];
  turn: TurnView;
  players: PlayerView[];
  final: ScoreView | null;
}

/** A fight as it would go: what it costs, what is missing, and which actions win it. */
export interface FightView {
  space: number | null;
  strength: number;
  health: number;
  wounds: number;
  attack: number;
  missing: number;
  glory: number;
  rests?: string[];
  card: string;
  price: number;
  affordable: boolean;
  first: PlainPick[];
  actions: PlainPick[];
  hopeless: boolean;
}

/** What a client is told of a fight: its numbers, how it would end, and in words what wins it. */
export interface FightTold {
  space: number | null;
  strength: number;
  health: number;
  wounds: number;
  attack: number;
  missing: number;
  glory: number;
  outlook: Outlook;
  ways: Message[];
}

/** What helps to answer: fights foreseen, the ability that names a player, who is given a card. */
export interface EnchantersNotes {
  clause?: string;
  fights?: FightView[];
  verb?: string;
  source?: string;
  ability?: number;
  to?: number | null;
}

/** A card as it lies on the table: the key of what is printed on it, which all its copies share. */
export interface CopyFace {
  kind: string;
  clause: string;
  card: string;
}

/** A kingdom by its name, and its crest where it has one. */
export interface KingdomFace {
  kind: string;
  clause: string;
  name: Message;
  says: Message;
  icon?: string;
}

/** What is printed on a card or a village; numbers that are 0 are left out. */
export interface Printed {
  kind: string;
  clause: string;
  icon: string;
  name: Message;
  says: Message;
  kingdom?: string;
  strength?: number;
  health?: number;
  glory?: number;
  upper_attack?: number;
  upper_defense?: number;
  upper_glory?: number;
  lower_attack?: number;
  lower_defense?: number;
  lower_glory?: number;
  abilities?: Record<string, Message>;
  kinds?: string[];
  lower_abilities?: number;
}

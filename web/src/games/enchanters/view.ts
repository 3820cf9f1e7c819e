/** The shape of a table of Enchanters, which is the same for all eyes but for the order of the deck. */
import type { Card, Cards, Choice, Question, View } from "../../lib/protocol";

export interface PartView {
  part: "upper" | "lower" | "against" | "bonus";
  card: string | null;
  attack: number;
  defense: number;
}

export interface PlayerView {
  seat: number;
  /** Piles from bottom to top. */
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

export interface SheetLine {
  for: "glory" | "village" | "wounds";
  cards: string[];
  points: number;
}

export interface ScoreView {
  sheets: SheetLine[][];
  scores: number[];
  places: number[];
  winners: number[];
  removed: string[];
}

export interface EnchantersView extends View {
  phase: "drafting" | "choosing" | "facing" | "striking" | "naming" | "dropping" | "swapping" | "over";
  start: number;
  kingdoms: string[];
  left_to_draft: string[];
  village: string | null;
  track: { space: number; card: string; price: number }[];
  deck: { size: number; set_aside: string[]; lower_half: number | null; removed: number };
  graveyard: string[];
  turn: {
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
  };
  players: PlayerView[];
  final: ScoreView | null;
}

/** A fight as it would go, told with the question. */
export interface Fight {
  card: string;
  space: number | null;
  price: number;
  affordable: boolean;
  strength: number;
  health: number;
  wounds: number;
  attack: number;
  missing: number;
  /** What must be done before setting out; where it is empty, setting out now can lead to victory. */
  first: Choice[];
  /** What is then done in the fight. */
  actions: Choice[];
  /** Nothing beats this creature in this turn. */
  hopeless: boolean;
  glory: number;
}

/** What is printed on a card; all its copies share it. */
export interface Printed extends Card {
  card: string;
  name: string;
  kingdom?: string;
  tier?: string;
  health?: number;
  upper_attack?: number;
  upper_defense?: number;
  upper_glory?: number;
  lower_attack?: number;
  lower_defense?: number;
  lower_glory?: number;
  /** A line for each: its kind, and its sentence as messages and facts. */
  abilities?: string;
  /** How many of them, the last ones, stand below the line. */
  lower_abilities?: number;
}

export const enchantersView = (view: View): EnchantersView => view as EnchantersView;

export function printed(cards: Cards, code: string): Printed {
  const copy = cards[code] as Printed | undefined;
  return (copy && (cards[copy.card] as Printed)) ?? { kind: "monster", card: code, name: code };
}

export const fightsOf = (question: Question | null | undefined): Fight[] => (question?.notes.fights as Fight[] | undefined) ?? [];

/** A number as people write it. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A number with its sign, as cards print it. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Whether setting out now loses this fight, as far as is known. */
export const isLost = (fight: Fight): boolean =>
  fight.hopeless || fight.first.length > 0 || (fight.missing > 0 && !fight.actions.length);

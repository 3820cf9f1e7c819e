/** What a game brings to the house's table: its zones, its cards and its sentences. */
import type { Component, Snippet } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import type { PlainPick, GameEvent, MatchInfo, Option, Question, Sitter, View } from "../lib/protocol";

/** A symbol: game-icons.net, CC BY 3.0. */
export type Icon = Component<SVGAttributes<SVGSVGElement>>;

/** Everything a game's parts may look at. */
export interface Scene {
  info: MatchInfo;
  view: View;
  sitters: Sitter[];
  /** Whose eyes these are; null for a spectator. */
  me: number | null;
  /** What these eyes have heard and may still look at. */
  log: GameEvent[];
}

/** Why something cannot be touched, or why something happened: a sentence and its paragraph. */
export interface Reason {
  text: string;
  clause: string | null;
}

/** My answer in the making. */
export interface Answer {
  question: Question | null;
  picked: string[];
  touch: (path: string) => void;
  /** Say what is picked. */
  confirm: () => void;
  /** What may be said unasked. */
  may: Option[];
  /** Say something unasked, or several answers in a row. */
  say: (picks: PlainPick[]) => void;
}

/** How a kind of card looks: its outline, its soft ground as the house draws it, the colour of its edge; and inside a sentence. */
export interface Look {
  outline: string;
  ground: string;
  edge: string;
  tint: string;
  corners?: string | undefined;
}

export type Looks = (kind: string) => Look;

export type Cue = "slide" | "turn" | "coin" | "blade";

export interface GameFace {
  Board: Component<{ scene: Scene; answer: Answer | null; news?: Snippet }>;
  Mine: Component<{ scene: Scene; answer: Answer; big?: boolean }>;
  Stage: Component<{ scene: Scene; event: GameEvent }>;
  Result: Component<{ scene: Scene }>;
  Card: Component<{ code: string; size?: "tiny" | "small" | "normal" }>;
  /** What stands for a card inside a sentence, where that is not its name. */
  Short?: Component<{ code: string }>;
  /** What would happen, told beside the question. */
  Outlook?: Component<{ scene: Scene; answer: Answer }>;
  looks: Looks;
  /** Whether the name of a card tells all about it. */
  isPlain?: (code: string, cards: MatchInfo["cards"]) => boolean;
  /** Whether what is mine is a hand, all one needs on a phone beside a shared screen. */
  hasHand: boolean;
  /** The cards, buttons and places of the board that can be touched; the prompt offers what they cannot tell. */
  onTheTable: Set<string>;
  /** An answer that is given as soon as it is touched; the others wait for the prompt's button. */
  isAtOnce: (choice: PlainPick) => boolean;
  /** The answer most people give; its button stands out. */
  isUsual?: (choice: PlainPick) => boolean;
  /** Further options, each of them several answers in a row, such as the steps to a field. */
  rows?: (question: Question) => Option[];
  /** What is to be said about a hint of this game if Master would not always answer the same. */
  hintNote?: () => string;
  /** What a card has done in this game. */
  history?: (scene: Scene, code: string) => string[];
  /** Whether these eyes are shown the event on a stage. */
  isStaged: (event: GameEvent, me: number | null) => boolean;
  /** How many events wait for the stage at most, where that is more than usual; of more the last ones are shown. */
  mostStages?: number;
  /** Events that no log tells. */
  silent: Set<string>;
  /** The sound of an event. */
  cues: Record<string, Cue>;
}

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  tschak: () => import("./tschak/face"),
  enchanters: () => import("./enchanters/face"),
  schatzjagd: () => import("./schatzjagd/face"),
  fetch_quest: () => import("./fetch_quest/face"),
};

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (!load) throw new Error(`this client cannot show the game ${game}`);
  return (await load()).face;
}

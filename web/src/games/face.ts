/** What a game brings to the house's table: its zones, its cards and its sentences. */
import type { Component, Snippet } from "svelte";
import type { Cards, GameEvent, MatchInfo, Question, Sitter, View } from "../lib/protocol";

/** Everything a game's parts may look at. */
export interface Scene {
  info: MatchInfo;
  view: View;
  sitters: Sitter[];
  /** Whose eyes these are; null for a spectator. */
  me: number | null;
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
}

export interface GameFace {
  Board: Component<{ scene: Scene; answer: Answer | null; news?: Snippet }>;
  Mine: Component<{ scene: Scene; answer: Answer; big?: boolean }>;
  Stage: Component<{ scene: Scene; event: GameEvent }>;
  Result: Component<{ scene: Scene }>;
  CardPicture: Component<{ code: string; cards: Cards; size?: "tiny" | "small" | "normal" }>;
  /** A card inside a sentence. */
  Chip: Component<{ code: string; cards: Cards }>;
  /** What is asked, in one sentence or two. */
  ask: (scene: Scene, question: Question) => string;
  /** Where in the game we are. */
  where: (view: View) => string;
  /** An option that cannot be told by touching cards. */
  optionText: (scene: Scene, question: Question, notation: string) => string;
  /** What touching this thing is told when no answer begins with it. */
  whyNot: (scene: Scene, question: Question, path: string) => Reason;
  /** An event as a sentence; cards stand as their codes between marks. */
  tell: (scene: Omit<Scene, "view">, event: GameEvent) => string;
  /** The paragraphs behind an event. */
  clauses: (event: GameEvent) => string[];
  isStaged: (event: GameEvent) => boolean;
  isLogged: (event: GameEvent) => boolean;
  cue: (event: GameEvent) => "slide" | "turn" | "coin" | "blade" | null;
  cardName: (cards: Cards, code: string) => string;
  cardText: (cards: Cards, code: string) => string;
  isOver: (view: View) => boolean;
}

const FACES: Record<string, () => Promise<{ face: GameFace }>> = {
  tschak: () => import("./tschak/face"),
};

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (!load) throw new Error(`this client cannot show the game ${game}`);
  return (await load()).face;
}

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A card's code inside a sentence, so that it can be shown as a picture or read as a name. */
export function marked(code: string): string {
  return OPEN + code + CLOSE;
}

export interface Piece {
  text?: string;
  code?: string;
  clause?: string;
}

/** A sentence in pieces: plain words, the codes of cards, and paragraphs in brackets. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/(\uE000[^\uE001]*\uE001|\[[A-Z]-\d+\])/)
    .filter(Boolean)
    .map((piece): Piece => {
      if (piece.startsWith(OPEN)) return { code: piece.slice(1, -1) };
      return /^\[[A-Z]-\d+\]$/.test(piece) ? { clause: piece.slice(1, -1) } : { text: piece };
    });
}

/** Tschak! at the house's table. */
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Chip from "./Chip.svelte";
import Mine from "./Mine.svelte";
import Result from "./Result.svelte";
import Stage from "./Stage.svelte";
import { tell } from "../../lib/telling";
import { plainFacts, t } from "../../lib/texts.svelte";
import { tschakView } from "./view";
import { ask, cardName, cardText, clauses, history, optionText, where } from "./words";

const STAGED = new Set(["floor-decided", "loot-shared", "hands-passed"]);
const SILENT = new Set(["hand-taken", "choice-locked", "choice-withdrawn"]);
const CUES: Record<string, "slide" | "turn" | "coin" | "blade"> = {
  "choice-locked": "slide",
  "cards-revealed": "turn",
  "floor-decided": "blade",
  "loot-shared": "coin",
};

export const face: GameFace = {
  Board,
  Mine,
  Stage,
  Result,
  CardPicture: Card,
  Chip,
  ask,
  where,
  optionText,
  hasHand: true,
  isOnTheTable: (path) => /^(hand|team)\//.test(path),
  isAtOnce: () => false,
  confirmText: () => t("house-lock-in"),
  doubt: () => "",
  hintNote: () => t("tschak-hint-mixed"),
  objectionWords: (_scene, facts) => plainFacts(facts),
  waitingClause: "T-20",
  history,
  tell,
  clauses,
  isStaged: (event) => STAGED.has(event.event),
  isLogged: (event) => !SILENT.has(event.event),
  cue: (event) => CUES[event.event] ?? null,
  cardName,
  cardText,
  isOver: (view) => tschakView(view).phase === "over",
};

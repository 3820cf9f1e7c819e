/** Enchanters at the house's table. */
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Chip from "./Chip.svelte";
import Mine from "./Mine.svelte";
import Outlook from "./Outlook.svelte";
import Result from "./Result.svelte";
import Stage from "./Stage.svelte";
import { spoken } from "../spoken";

const STAGED = new Set(["fight-won", "fight-lost"]);
const SILENT = new Set(["card-placed"]);
const CUES: Record<string, "slide" | "turn" | "coin" | "blade"> = {
  "journey-made": "slide",
  "card-drawn": "turn",
  "crystals-changed": "coin",
  "fight-won": "blade",
  "fight-lost": "blade",
};

export const face: GameFace = {
  ...spoken,
  Board,
  Mine,
  Stage,
  Result,
  Outlook,
  CardPicture: Card,
  Chip,
  hasHand: false,
  isOnTheTable: (path) => /^(track|ability|card|kingdom)\//.test(path),
  isAtOnce: ({ verb }) => ["use", "rest", "end", "strike", "go-on"].includes(verb),
  history: () => [],
  isStaged: (event, me) => STAGED.has(event.event) && event.seat === me,
  isLogged: (event) => !SILENT.has(event.event),
  cue: (event) => CUES[event.event] ?? null,
};

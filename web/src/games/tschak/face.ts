/** Tschak! at the house's table. */
import type { GameFace } from "../face";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Chip from "./Chip.svelte";
import Mine from "./Mine.svelte";
import Result from "./Result.svelte";
import Stage from "./Stage.svelte";
import { read } from "../../lib/reading";
import { t } from "../../lib/texts.svelte";
import { spoken } from "../spoken";
import { tschakView } from "./view";

const STAGED = new Set(["floor-decided", "loot-shared", "hands-passed"]);
const SILENT = new Set(["hand-taken", "choice-locked", "choice-withdrawn"]);
const CUES: Record<string, "slide" | "turn" | "coin" | "blade"> = {
  "choice-locked": "slide",
  "cards-revealed": "turn",
  "floor-decided": "blade",
  "loot-shared": "coin",
};

export const face: GameFace = {
  ...spoken,
  Board,
  Mine,
  Stage,
  Result,
  CardPicture: Card,
  Chip,
  hasHand: true,
  isOnTheTable: (path) => /^(hand|team)\//.test(path),
  isAtOnce: () => false,
  hintNote: () => t("tschak-hint-mixed"),
  /** The floors a card has fought on, as far as they may still be looked at. */
  history: (scene, code) =>
    (tschakView(scene.view).history ?? []).flatMap(({ keep, floor, teams }) =>
      teams.flatMap((team, sitter) =>
        team.includes(code)
          ? [read(scene, { say: "tschak-card-history", facts: { keep, floor, name: { sitter } } })]
          : [],
      ),
    ),
  isStaged: (event) => STAGED.has(event.event),
  isLogged: (event) => !SILENT.has(event.event),
  cue: (event) => CUES[event.event] ?? null,
};

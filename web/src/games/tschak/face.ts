/** Tschak! at the house's table. */
import { read, t, type GameFace } from "../kit";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Mine from "./Mine.svelte";
import Result from "./Result.svelte";
import { looks } from "./looks";
import Short from "./Short.svelte";
import Stage from "./Stage.svelte";
import { printed, tschakView } from "./view";

const STAGED = new Set(["floor-decided", "loot-shared", "hands-passed"]);

export const face: GameFace = {
  Board,
  Mine,
  Stage,
  Result,
  Card,
  Short,
  looks,
  isPlain: (code, cards) => !printed({ info: { cards } }, code).verb,
  hasHand: true,
  onTheTable: new Set(["hand", "team"]),
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
  silent: new Set(["hand-taken", "choice-locked", "choice-withdrawn"]),
  cues: {
    "choice-locked": "slide",
    "cards-revealed": "turn",
    "floor-decided": "blade",
    "loot-shared": "coin",
  },
};

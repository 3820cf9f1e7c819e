/** Fetch Quest at the house's table. */
import type { GameFace } from "../kit";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { looks } from "./looks";
import Mine from "./Mine.svelte";
import Outlook from "./Outlook.svelte";
import Result from "./Result.svelte";
import Stage from "./Stage.svelte";

/** Answers that are chosen first and then confirmed. */
const CONFIRMED = new Set([
  ...["take", "discard", "scrap", "scrap-discard", "recover"],
  ...["claim", "flip", "forage", "ability"],
]);
const STAGED = new Set(["mission-defeated", "mission-revealed"]);

export const face: GameFace = {
  Board,
  Mine,
  Stage,
  Result,
  Outlook,
  Card,
  looks,
  hasHand: false,
  onTheTable: new Set([
    ...["hand", "card", "discard", "challenge", "mission", "seal", "player", "pioneer", "position"],
    ...["button/give", "button/forage", "button/ability"],
  ]),
  isAtOnce: ({ verb }) => !CONFIRMED.has(verb),
  isUsual: ({ verb }) => ["close", "done", "refresh"].includes(verb),
  isStaged: (event, me) => STAGED.has(event.event) || (event.event === "pioneer-retreated" && event.seat === me),
  mostStages: 12,
  silent: new Set([
    ...["discard-marked", "resources-gained", "challenge-came", "challenge-left"],
    ...["choice-locked", "choice-withdrawn", "giving-began"],
  ]),
  cues: {
    "card-played": "slide",
    "cards-drawn": "turn",
    "card-taken": "coin",
    "card-foraged": "coin",
    "attempt-closed": "coin",
    "challenge-activated": "blade",
  },
};

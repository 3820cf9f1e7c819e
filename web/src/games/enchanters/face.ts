/** Enchanters at the house's table. */
import type { GameFace } from "../kit";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { looks } from "./looks";
import Mine from "./Mine.svelte";
import Outlook from "./Outlook.svelte";
import Result from "./Result.svelte";
import Stage from "./Stage.svelte";

const STAGED = new Set(["fight-won", "fight-lost"]);

export const face: GameFace = {
  Board,
  Mine,
  Stage,
  Result,
  Outlook,
  Card,
  looks,
  hasHand: false,
  onTheTable: new Set(["track", "ability", "card", "kingdom"]),
  isAtOnce: ({ verb }) => ["use", "rest", "end", "strike", "go-on"].includes(verb),
  isStaged: (event, me) => STAGED.has(event.event) && event.seat === me,
  silent: new Set(["card-placed"]),
  cues: {
    "journey-made": "slide",
    "card-drawn": "turn",
    "crystals-changed": "coin",
    "fight-won": "blade",
    "fight-lost": "blade",
  },
};

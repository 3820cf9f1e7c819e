/** How kinds of cards look, and the symbols around them. Icons: game-icons.net, CC BY 3.0. */
import { looksOf, signed, type Icon } from "../kit";
import Wizard from "~icons/game-icons/wizard-face";
import Warrior from "~icons/game-icons/visored-helm";
import Dwarf from "~icons/game-icons/dwarf-face";
import Artefact from "~icons/game-icons/crystal-ball";
import Wand from "~icons/game-icons/fairy-wand";
import Axe from "~icons/game-icons/battle-axe";
import Pickaxe from "~icons/game-icons/war-pick";
import Fist from "~icons/game-icons/fist";
import Chest from "~icons/game-icons/open-treasure-chest";
import Skull from "~icons/game-icons/pirate-skull";

export const TYPE_ICONS: Record<string, Icon> = {
  wizard: Wizard,
  warrior: Warrior,
  dwarf: Dwarf,
  artefact: Artefact,
  monster: Skull,
  treasure: Chest,
};

export const WEAPON_ICONS: Record<string, Icon> = { wand: Wand, axe: Axe, other: Pickaxe, "bare hands": Fist };

/** What stands in the seal of a card without a number. */
export const SEALS: Record<string, (points: number) => string> = {
  copies: () => "?",
  doubles: () => "×2",
  gold: signed,
  skulls: (points) => signed(-Math.abs(points)),
  "square-gain": () => "n²",
  "square-loss": () => "−n²",
  "per-monster": signed,
};

/** Hat, shield, hewn stone, hourglass; teeth for monsters, a coin's round for treasures. */
const OUTLINES = {
  monster: "M3 12L15 3L27 11L38 3L50 11L62 3L73 11L85 3L97 12V130Q97 138 89 138H11Q3 138 3 130Z",
  wizard: "M50 2C60 9 88 11 97 22V130Q97 138 89 138H11Q3 138 3 130V22C12 11 40 9 50 2Z",
  warrior: "M9 3H91Q97 3 97 9V118C97 129 68 130 50 138C32 130 3 129 3 118V9Q3 3 9 3Z",
  dwarf: "M17 3H83L97 17V124L83 138H17L3 124V17Z",
  artefact: "M11 3H89Q97 3 97 11V60L91 70L97 80V130Q97 138 89 138H11Q3 138 3 130V80L9 70L3 60V11Q3 3 11 3Z",
  treasure: "M23 3H77Q97 3 97 23V118Q97 138 77 138H23Q3 138 3 118V23Q3 3 23 3Z",
};

export const looks = looksOf(OUTLINES, {
  monster: ["monster", "#2b2831", "#3a3642", "2px"],
  wizard: ["wizard", "#1d4486", "#1f4a94", "12px 12px 6px 6px"],
  warrior: ["warrior", "#1d5b31", "#1f6336", "6px 6px 12px 12px"],
  dwarf: ["dwarf", "#8a251b", "#96291c", "0"],
  artefact: ["artefact", "#5a2a7d", "#612e87", "12px"],
  treasure: ["treasure", "#7b530b", "#7b530b", "12px"],
});

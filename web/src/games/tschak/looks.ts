/** How kinds of cards look, and the symbols around them. Icons: game-icons.net, CC BY 3.0. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import type { Printed } from "./shapes";
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

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

export const TYPE_ICONS: Record<string, Icon> = {
  wizard: Wizard,
  warrior: Warrior,
  dwarf: Dwarf,
  artefact: Artefact,
  monster: Skull,
  treasure: Chest,
};

const WEAPON_ICONS: Record<string, Icon> = { wand: Wand, axe: Axe, other: Pickaxe, "bare hands": Fist };

export function weaponIcon(card: Printed): Icon | undefined {
  return card.weapon ? WEAPON_ICONS[card.weapon] : undefined;
}

/** The outline tells the type without colour: hat, shield, hewn stone, hourglass; teeth for monsters, a coin's round for treasures. */
export const OUTLINES: Record<string, string> = {
  wizard: "M50 2C60 9 88 11 97 22V130Q97 138 89 138H11Q3 138 3 130V22C12 11 40 9 50 2Z",
  warrior: "M9 3H91Q97 3 97 9V118C97 129 68 130 50 138C32 130 3 129 3 118V9Q3 3 9 3Z",
  dwarf: "M17 3H83L97 17V124L83 138H17L3 124V17Z",
  artefact: "M11 3H89Q97 3 97 11V60L91 70L97 80V130Q97 138 89 138H11Q3 138 3 130V80L9 70L3 60V11Q3 3 11 3Z",
  monster: "M3 12L15 3L27 11L38 3L50 11L62 3L73 11L85 3L97 12V130Q97 138 89 138H11Q3 138 3 130Z",
  treasure: "M23 3H77Q97 3 97 23V118Q97 138 77 138H23Q3 138 3 118V23Q3 3 23 3Z",
};

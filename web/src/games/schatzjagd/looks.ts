/** How kinds of cards look, and the symbols around them. Icons: game-icons.net, CC BY 3.0. */
import { looksOf, type Icon } from "../kit";
import type { Value } from "./view";
import Heart from "~icons/game-icons/hearts";
import Biceps from "~icons/game-icons/biceps";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import Coins from "~icons/game-icons/two-coins";

export const VALUE_ICONS: Record<Value, Icon> = { life: Heart, strength: Biceps, weapons: CrossedSwords, gold: Coins };

/** Of the four realms, for flags and henchmen. */
export const REALM_COLOURS: Record<string, string> = {
  red: "#a8251b",
  yellow: "#f0c02c",
  blue: "#1c5cab",
  green: "#22702b",
};

/** A sign, a blade's point, a bottle's neck, teeth, horns, a star's rays, a torn sheet. */
const OUTLINES = {
  special: "M17 3H83L97 17V124L83 138H17L3 124V17Z",
  weapon: "M3 12L50 2L97 12V128L50 138L3 128Z",
  potion: "M34 3H66V10Q97 16 97 40V126Q97 138 85 138H15Q3 138 3 126V40Q3 16 34 10Z",
  trap: "M3 12L15 3L27 11L38 3L50 11L62 3L73 11L85 3L97 12V128L85 137L73 129L62 137L50 129L38 137L27 129L15 137L3 128Z",
  fiend: "M3 20L9 2L28 12H72L91 2L97 20V130Q97 138 89 138H11Q3 138 3 130Z",
  spell: "M3 28C14 11 32 3 50 3S86 11 97 28V112C86 129 68 138 50 138S14 129 3 112Z",
  map: "M3 8L22 3L42 8L60 3L80 8L97 3V132L80 138L60 133L42 138L22 133L3 138Z",
  treasure: "M50 2L97 20V128L50 138L3 128V20Z",
  shop: "M50 2L97 24V130Q97 138 89 138H11Q3 138 3 130V24Z",
};

export const looks = looksOf(OUTLINES, {
  special: ["wizard", "#1d3f7d", "#24508f", "0"],
  weapon: ["monster", "#39434d", "#39434d"],
  potion: ["warrior", "#1d5b31", "#1f6336", "12px 12px 4px 4px"],
  trap: ["dwarf", "#7d2117", "#8a251b", "2px"],
  fiend: ["monster", "#2b2831", "#3a3642"],
  spell: ["artefact", "#17131c", "#612e87", "12px"],
  map: ["treasure", "#17131c", "#6d480a", "12px 0"],
  treasure: ["treasure", "#8a5f00", "#6d480a", "12px 0"],
  shop: ["warrior", "#1d5b31", "#3a3642"],
});

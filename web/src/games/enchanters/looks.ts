/** How kinds of cards look, and the symbols around them. Icons: game-icons.net, CC BY 3.0. */
import { looksOf, type Icon } from "../kit";
import Enchanting from "~icons/game-icons/magic-swirl";
import Item from "~icons/game-icons/swap-bag";
import Skull from "~icons/game-icons/pirate-skull";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import Shield from "~icons/game-icons/shield";
import Laurel from "~icons/game-icons/laurel-crown";
import RoundStar from "~icons/game-icons/round-star";
import Claws from "~icons/game-icons/triple-claws";
import Heart from "~icons/game-icons/hearts";
import Crystals from "~icons/game-icons/crystal-growth";
import Wounds from "~icons/game-icons/bleeding-wound";
import Now from "~icons/game-icons/lightning-trio";
import Act from "~icons/game-icons/magic-palm";
import Rest from "~icons/game-icons/campfire";
import Trigger from "~icons/game-icons/clockwise-rotation";
import Star from "~icons/game-icons/beveled-star";

export const CLASS_ICONS: Record<string, Icon> = {
  item: Item,
  enchantment: Enchanting,
  monster: Skull,
};

export const NUMBER_ICONS = {
  attack: CrossedSwords,
  defense: Shield,
  glory: RoundStar,
  strength: Claws,
  health: Heart,
  crystals: Crystals,
  wounds: Wounds,
  score: Laurel,
} satisfies Record<string, Icon>;

export const ABILITY_ICONS: Record<string, Icon> = {
  now: Now,
  act: Act,
  multi: Act,
  rest: Rest,
  on: Trigger,
  against: CrossedSwords,
  score: Star,
};

/** Hewn stone, a window's arch, teeth, spikes above and below, a roof. */
const OUTLINES = {
  item: "M17 3H83L97 17V124L83 138H17L3 124V17Z",
  enchantment: "M3 28C14 11 32 3 50 3S86 11 97 28V130Q97 138 89 138H11Q3 138 3 130Z",
  monster: "M3 12L15 3L27 11L38 3L50 11L62 3L73 11L85 3L97 12V130Q97 138 89 138H11Q3 138 3 130Z",
  dragon: "M3 20L13 3L26 13L50 3L74 13L87 3L97 20V121L87 138L74 128L50 138L26 128L13 138L3 121Z",
  village: "M50 2L97 24V130Q97 138 89 138H11Q3 138 3 130V24Z",
};

export const looks = looksOf(OUTLINES, {
  item: ["treasure", "#6d480a", "#6d480a", "0"],
  enchantment: ["artefact", "#5a2a7d", "#612e87", "12px 12px 4px 4px"],
  monster: ["monster", "#2b2831", "#3a3642", "2px"],
  dragon: ["dwarf", "#7d2117", "#8a251b", "12px 0"],
  village: ["warrior", "#1d5b31", "#1f6336", "12px"],
});

/** How kinds of cards look, and the symbols around them. Icons: game-icons.net, CC BY 3.0. */
import { looksOf, type Icon } from "../kit";
import Reward from "~icons/game-icons/open-treasure-chest";
import Forage from "~icons/game-icons/sniffing-dog";
import Ability from "~icons/game-icons/paw-front";
import Give from "~icons/game-icons/present";

export const ACTION_ICONS = { reward: Reward, forage: Forage, ability: Ability, give: Give } satisfies Record<
  string,
  Icon
>;

/** A rounded card, claws above, a banner's tail, a collar's arch. */
const OUTLINES = {
  fortune: "M13 3H87Q97 3 97 13V127Q97 137 87 137H13Q3 137 3 127V13Q3 3 13 3Z",
  challenge: "M3 12L15 3L27 11L38 3L50 11L62 3L73 11L85 3L97 12V130Q97 138 89 138H11Q3 138 3 130Z",
  mission: "M3 3H97V138L50 122L3 138Z",
  pioneer: "M3 28C14 11 32 3 50 3S86 11 97 28V130Q97 138 89 138H11Q3 138 3 130Z",
};

export const looks = looksOf(OUTLINES, {
  fortune: ["treasure", "#4b3216", "#5d4011"],
  challenge: ["monster", "#6b1d14", "#7a241a", "2px"],
  mission: ["artefact", "#4a2467", "#5a2a7d", "2px 2px 10px 10px"],
  pioneer: ["treasure", "#4b3216", "#2d5a6b", "12px"],
});

/** The soft ground of a Resource, drawn by the house. */
export const GROUNDS: Record<string, string> = { mind: "wizard", skill: "warrior", war: "dwarf", wild: "treasure" };

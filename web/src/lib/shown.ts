/** The game that is shown, with its cards and how they look, for all parts below whoever lays it out. */
import { createContext } from "svelte";
import type { GameFace, Looks } from "../games/face";
import type { MatchInfo } from "./protocol";

export interface Shown {
  face: GameFace;
  info: Pick<MatchInfo, "game" | "cards">;
}

export const [shown, provide] = createContext<Shown>();

/** What is shown may still be on its way while it is laid out, but not when a part below asks for it. */
export function layOut(now: () => { face: GameFace | null; info: Shown["info"] | null }): void {
  provide({
    get face() {
      return now().face!;
    },
    get info() {
      return now().info!;
    },
  });
}

type Colours = [ground: string, edge: string, tint: string, corners?: string];

/** How kinds of cards look; what is unknown looks like the first. The outline tells a kind without colour. */
export function looksOf<Kind extends string>(outlines: Record<Kind, string>, colours: Record<Kind, Colours>): Looks {
  return (kind) => {
    const known = (kind in outlines ? kind : Object.keys(outlines)[0]) as Kind;
    const [ground, edge, tint, corners] = colours[known];
    return { outline: outlines[known], ground, edge, tint, corners };
  };
}

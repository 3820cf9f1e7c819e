/** Cards travel from where they were to where they go. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { calm } from "./settings.svelte";

export const [send, receive] = crossfade({
  duration: (distance) => (calm() ? 0 : Math.min(280, 140 + distance / 6)),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: calm() ? 0 : 160 }),
});

export const flipTime = (): number => (calm() ? 0 : 200);

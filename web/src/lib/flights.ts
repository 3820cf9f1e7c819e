/** Cards travel from where they were to where they go. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade, fly } from "svelte/transition";
import { calm } from "./settings.svelte";

export const [send, receive] = crossfade({
  duration: (distance) => (calm() ? 0 : Math.min(280, 140 + distance / 6)),
  easing: cubicOut,
  fallback: (node, _key, arrives) => {
    if (calm()) return fade(node, { duration: 0 });
    // A hand that is passed on leaves to the left, and the next one follows it.
    if (node.closest(".hand")) return fly(node, { x: arrives ? 320 : -320, duration: 280, easing: cubicOut });
    return fade(node, { duration: 160 });
  },
});

export const flipTime = (): number => (calm() ? 0 : 200);

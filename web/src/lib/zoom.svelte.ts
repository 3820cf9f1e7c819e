/** The enlarged card: shown while a card is hovered, held or focused by key. */
import type { Action } from "svelte/action";

interface Zoomed {
  code: string;
  x: number;
  y: number;
  below: boolean;
}

const HOLD = 450;
let shown: Zoomed | null = $state.raw(null);

export const zoom = {
  get card(): Zoomed | null {
    return shown;
  },
  close(): void {
    shown = null;
  },
};

function open(node: HTMLElement, code: string): void {
  const box = node.getBoundingClientRect();
  const below = box.top < innerHeight / 2;
  shown = { code, x: box.left + box.width / 2, y: below ? box.bottom + 8 : box.top - 8, below };
}

/** Enlarge this card on hover, on touch and hold, and on focus by keyboard; without a code there is none. */
export const enlarge: Action<HTMLElement, string> = (node, start) => {
  let code = start;
  let timer = 0;
  let held = false;
  const later = (): void => {
    clearTimeout(timer);
    if (!code) return;
    timer = window.setTimeout(() => {
      held = true;
      open(node, code);
    }, HOLD);
  };
  const end = (): void => {
    clearTimeout(timer);
    if (shown?.code === code) shown = null;
  };
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void): void =>
    node.addEventListener(kind, act, { capture: kind === "click" });
  on("pointerenter", later);
  on("pointerdown", () => {
    held = false;
    later();
  });
  on("pointerup", (event) => event.pointerType !== "mouse" && end());
  on("pointerleave", end);
  on("pointercancel", end);
  on("focus", () => node.matches(":focus-visible") && later());
  on("blur", end);
  on("contextmenu", (event) => {
    event.preventDefault();
    if (code) open(node, code);
  });
  on("click", (event) => {
    clearTimeout(timer);
    const touch = (event as PointerEvent).pointerType === "touch";
    if (held && touch) {
      event.stopImmediatePropagation(); // a long touch looks, it does not pick
      event.preventDefault();
    }
    held = false;
  });
  return {
    update: (next) => (code = next),
    destroy: end,
  };
};

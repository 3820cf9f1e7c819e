/** What single keys do at a table. */
import type { AtTable } from "./at_table.svelte";

const CARDS = "1234567890";

export function pressKey(table: AtTable, key: KeyboardEvent): void {
  const target = key.target as HTMLElement;
  if (key.ctrlKey || key.metaKey || key.altKey) return;
  if (key.key !== "Escape" && ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName)) return;
  if (document.querySelector("dialog[open]")) return;
  const cards = [...document.querySelectorAll<HTMLElement>("[data-keys] [data-card]")];
  const { hint, update } = table;
  const acts: Record<string, () => void> = {
    l: table.lockIn,
    w: () => table.answer.may.some(({ verb }) => verb === "withdraw") && table.withdraw(),
    u: () => update && update.undo.why !== "nothing" && table.undo(),
    y: table.why,
    h: hint.toggle,
    g: () => table.toggle("log"),
    "?": () => (table.dialog = "keys"),
    Escape: () => (hint.open ? hint.toggle() : table.show(null)),
    ArrowRight: () => cards[(cards.indexOf(target) + 1) % cards.length]?.focus(),
    ArrowLeft: () => cards.at(cards.indexOf(target) - 1)?.focus(),
  };
  const act = CARDS.includes(key.key) ? () => cards[CARDS.indexOf(key.key)]?.click() : acts[key.key];
  if (!act) return;
  act();
  key.preventDefault();
}

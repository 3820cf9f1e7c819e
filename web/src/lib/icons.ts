/** Pictures of cards by name, fetched from the house before or when they are first shown, many at once. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "./api";
import type { Cards } from "./protocol";

const MOST = 100; // in one request
const PAUSE = 3000; // milliseconds until what did not come is asked for again
const paths = new SvelteMap<string, string>();
const asked = new Set<string>();
let wanted: string[] = [];

/** The path of a picture; empty until it has come. */
export function pathOf(icon: string): string {
  want([icon]);
  return paths.get(icon) ?? "";
}

/** Fetch the pictures of all these cards, so that none comes late. */
export function gather(cards: Cards): void {
  want(Object.values(cards).flatMap((card) => ("icon" in card ? [String(card.icon)] : [])));
}

function want(icons: string[]): void {
  const fresh = [...new Set(icons)].filter((icon) => icon && !asked.has(icon));
  if (!fresh.length) return;
  if (!wanted.length) queueMicrotask(fetchAll);
  for (const icon of fresh) asked.add(icon);
  wanted.push(...fresh);
}

function fetchAll(): void {
  const all = wanted.sort();
  wanted = [];
  while (all.length) void fetchSome(all.splice(0, MOST));
}

async function fetchSome(icons: string[]): Promise<void> {
  try {
    for (const [icon, path] of Object.entries(await api.icons(icons))) paths.set(icon, path);
  } catch {
    await new Promise((go) => setTimeout(go, PAUSE));
    await fetchSome(icons);
  }
}

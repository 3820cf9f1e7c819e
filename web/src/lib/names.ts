/** What people and bots are called at the table. */
import type { Sitter, Undoing } from "./protocol";
import { has, listed, t } from "./texts.svelte";

/** Bots get a name of the reader's language, open seats say so. */
export function withNames(sitters: Sitter[]): Sitter[] {
  return sitters.map((sitter) => ({ ...sitter, name: nameOf(sitter) }));
}

function nameOf(sitter: Sitter): string {
  if (sitter.kind === "open") return t("house-seat-open");
  if (sitter.kind === "bot" && sitter.name === sitter.bot) return botName(sitter.seat, sitter.name);
  return sitter.name ? isolated(sitter.name) : t("player-human");
}

/** Scripts that run from right to left, and marks of direction. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that somebody has typed, so that it turns nothing round in the sentence it stands in. */
export function isolated(name: string): string {
  return TURNS.test(name) ? `\u2068${name}\u2069` : name;
}

export function botName(seat: number, fallback: string): string {
  return has(`bot-name-${seat}`) ? t(`bot-name-${seat}`) : fallback;
}

export function botKind(bot: string): string {
  return has(`bot-kind-${bot}`) ? t(`bot-kind-${bot}`) : bot;
}

/** Why a step cannot be taken back, as a sentence. */
export function undoReason(undoing: Undoing, sitters: Sitter[]): string {
  return t(`house-undo-why-${undoing.why}`, { names: listed(undoing.seats.map((seat) => sitters[seat]?.name ?? "")) });
}

/** Why the house said no, as a sentence. */
export function refusal(reason: string, facts: Record<string, unknown> = {}): string {
  const words = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value)]));
  const id = `house-refused-${reason}`;
  return has(id) ? t(id, words) : t("house-refused-other");
}

/** Events as sentences: what a fact is and how it is said, as src/questkeep/text/telling.py explains it. */
import { marked, type Scene } from "../games/face";
import { undone } from "../games/undone";
import { teller } from "./names";
import type { Choice, Facts, GameEvent } from "./protocol";
import { has, t, type Words } from "./texts.svelte";

const BETWEEN: Record<string, string> = { card: " ", say: "; " };

/** The sentence of an event; cards stand as their codes between marks. */
export function tell(scene: Scene, event: GameEvent): string {
  if (event.event === "step-undone") return undone(scene, event);
  const { game, events } = scene.info;
  const id = `${game}-event-${event.event}`;
  return has(id) ? t(id, wordsOf(scene, events[event.event] ?? {}, event)) : event.event;
}

/** Facts as words of their message; of lists also how many they are, of seats also whether it is the reader. */
function wordsOf(scene: Scene, sorts: Record<string, string>, facts: Facts): Words {
  const words: Words = { me: "no", clause: String(facts.clause ?? "") };
  for (const [fact, sort] of Object.entries(sorts)) {
    const name = fact === "seat" ? "player" : fact.replaceAll("_", "");
    const value = facts[fact];
    words[name] = said(scene, sort, value);
    if (Array.isArray(value)) words[`${name}count`] = value.length;
    if (sort === "seat") words[fact === "seat" ? "me" : `${name}me`] = value === scene.me ? "yes" : "no";
  }
  return words;
}

/** A fact as a word; nothing at all where it is not known. */
function said(scene: Scene, sort: string, value: unknown): string | number {
  if (value === null || value === undefined || sort === "plain") return "";
  const { game, records } = scene.info;
  const name = teller(scene);
  const inner = sort.slice(1, -1);
  if (sort.startsWith("["))
    return (value as unknown[]).map((one) => said(scene, inner, one)).join(BETWEEN[inner.split(":")[0]!] ?? ", ");
  if (sort.startsWith("{"))
    return (value as unknown[]).map((one, seat) => `${name(seat)} ${said(scene, inner, one)}`).join(" · ");
  const [head, tail = ""] = sort.split(":");
  switch (head) {
    case "word": {
      const id = `${game}-${tail}-${String(value)}`;
      return has(id) ? t(id) : String(value);
    }
    case "say":
      return t(`${game}-event-${tail}`, wordsOf(scene, records[tail] ?? {}, value as Facts));
    case "choice":
      return (value as Choice).args
        .flat()
        .map((word) => marked(String(word)))
        .join(" ");
    case "flag":
      return value ? "yes" : "no";
    case "signed":
      return Number(value) < 0 ? `−${-Number(value)}` : `+${String(value)}`;
    case "seat":
      return name(value);
    case "card":
      return marked(String(value));
  }
  return value as string | number;
}

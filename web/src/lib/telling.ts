/** From facts to messages: what a fact is and how it is said, as src/questkeep/text/telling.py explains it. */
import type { Scene } from "../games/face";
import { undone } from "../games/undone";
import type { PlainPick, Facts, GameEvent, Option, View } from "./protocol";
import { marked, read } from "./reading";
import type { Message } from "./shapes";
import { capital, has } from "./texts.svelte";

type Info = Scene["info"];
type Sorts = Record<string, string>;

const BETWEEN: Record<string, string> = { card: " ", say: "; " };

/** The sentence of an event; cards stand as their codes between marks. */
export function tell(scene: Scene, event: GameEvent): string {
  if (event.event === "step-undone") return undone(scene, event);
  const { info } = scene;
  const say = `${info.game}-event-${event.event}`;
  const facts = { clause: event.clause ?? "", ...factsOf(info, info.events[event.event] ?? {}, event) };
  return has(say) ? read(scene, { say, facts }, marked) : event.event;
}

/** The paragraphs behind an event. */
export function clausesOf({ events }: Info, event: GameEvent): string[] {
  const named = Object.entries(events[event.event] ?? {}).filter(([, sort]) => sort === "clause");
  const found = [event.clause, ...named.map(([fact]) => event[fact])].filter(Boolean);
  return [...new Set(found.map(String))];
}

/** What an answer says: what the house says of it, or else its verb with what that is said of. */
export function optionMessage(
  info: Info,
  view: View,
  { verb, args, says }: Pick<Option, "verb" | "args" | "says">,
): Message {
  if (says !== undefined) return says;
  const { args: names = [], sorts: kinds = [] } = info.verbs[verb] ?? {};
  const sorts = names.map((name, number) => [
    name,
    Array.isArray(args[number]) ? `and[${kinds[number]}]` : kinds[number],
  ]);
  const facts = names.map((name, number) => [name, args[number]]);
  return {
    say: `${info.game}-option-${verb}`,
    facts: factsOf(info, Object.fromEntries(sorts) as Sorts, { ...view, ...Object.fromEntries(facts) }),
  };
}

/** What the prompt's button says: of what is chosen, whose facts it may name, or with the verb `none` of nothing yet. */
function buttonMessage({ info, view }: Scene, option: Option | null): Message {
  const row = option ? [option, ...(option.then ?? [])] : [];
  const said = row.map((one) => optionMessage(info, view, one));
  const facts = said.map((message) => (typeof message === "object" ? message.facts : {}));
  const [verb, deed]: Message[] = [row.at(-1)?.verb ?? "none", { capital: said.at(-1) ?? "" }];
  return {
    say: `${info.game}-confirm`,
    facts: Object.assign({ phase: view.phase, verb, deed }, ...facts) as Record<string, Message>,
  };
}

/** Where in the game we are: a message may name whatever is a word or a number in the view, or in a part of it. */
function whereMessage({ game }: Info, view: View): Message {
  const facts: Record<string, Message> = {};
  for (const [name, value] of Object.entries(view)) {
    const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
    for (const [part, own] of isPart ? Object.entries(value as object) : [["", value] as const])
      if (typeof own === "string" || typeof own === "number") facts[`${name}${part}`.replaceAll("_", "")] = own;
  }
  return { say: `${game}-where`, facts };
}

/** Where in the game we are, in words. */
export const whereText = (scene: Scene): string => read(scene, whereMessage(scene.info, scene.view));

/** An option in words. */
export const optionText = (scene: Scene, option: Pick<Option, "verb" | "args" | "says">): string =>
  read(scene, optionMessage(scene.info, scene.view, option));

/** What an option says, and what is remarked upon it. */
export function remarked(scene: Scene, option: Option): [string, string] {
  const said = optionMessage(scene.info, scene.view, option);
  const [answer = said, remark] = (typeof said === "object" && said.parts) || [];
  return [answer, remark].map((one) => capital(read(scene, one))) as [string, string];
}

/** What the prompt's button says. */
export const buttonText = (scene: Scene, option: Option | null): string => read(scene, buttonMessage(scene, option));

/** Why an answer is refused, in the game's own words; null where it has none. */
export function objection(scene: Scene, reason: string, facts: Facts): string | null {
  const say = `${scene.info.game}-objection-${reason}`;
  const sorts = Object.fromEntries(Object.keys(facts).map((fact) => [fact, scene.info.facts[fact] ?? "text"]));
  return has(say) ? capital(read(scene, { say, facts: factsOf(scene.info, sorts, facts) })) : null;
}

/** Facts by the names they have in messages. */
function factsOf(info: Info, sorts: Record<string, string>, facts: Facts): Record<string, Message> {
  const found: Record<string, Message> = {};
  for (const [fact, sort] of Object.entries(sorts)) {
    const name = fact === "seat" ? "player" : fact.replaceAll("_", "");
    const value = facts[fact] ?? null;
    if (sort.startsWith("?")) found[`${name}hidden`] = value === null ? "yes" : "no";
    if (sort.startsWith("at:")) {
      const there = (facts[sort.slice(3)] as Facts[])[Number(value) - 1] ?? {};
      const kinds = Object.keys(there).map((own) => [own, info.facts[own] ?? "number"]);
      for (const [own, message] of Object.entries(factsOf(info, Object.fromEntries(kinds) as Sorts, there)))
        found[name + own] = message;
    } else found[name] = factMessage(info, sort.replace(/^\?/, ""), value, facts);
  }
  return found;
}

/** A fact as a message; nothing at all where it is not known. The others may say what it belongs to. */
export function factMessage(info: Info, sort: string, value: unknown, facts: Facts): Message {
  if (value === null || sort.startsWith("plain")) return "";
  const { game, records } = info;
  const [head, tail = ""] = sort.split(":") as [string, string?];
  const [, and, several] = /^(and)?\[(.*)\]$/.exec(sort) ?? [];
  if (several !== undefined) {
    const parts = (value as unknown[]).map((one) => factMessage(info, several, one, facts));
    return and ? { parts } : { parts, by: BETWEEN[several.split(":")[0]!] ?? ", " };
  }
  const [, each, of, kind = "seat"] = /^\{(.*)\}(?:@(\w+))?(?::(.*))?$/.exec(sort) ?? [];
  if (each !== undefined) {
    const owners = of ? (facts[of] as unknown[]) : (value as unknown[]).map((_, seat) => seat);
    const parts = (value as unknown[]).map((one, place): Message => {
      return { parts: [factMessage(info, kind, owners[place], facts), factMessage(info, each, one, facts)], by: " " };
    });
    return { parts, by: " · " };
  }
  const own = `${game}-${tail}-${String(value).replaceAll(" ", "-")}`;
  switch (head) {
    case "word":
      return has(own) ? { say: own } : String(value);
    case "amounts": {
      const amounts = tail.split(",").map((name, place): [unknown, string] => [(value as unknown[])[place], name]);
      const parts = amounts.flatMap(([amount, name]): Message[] =>
        amount ? [{ parts: [Number(amount), { say: `${game}-${name}` }], by: " " }] : [],
      );
      return { parts, by: ", " };
    }
    case "line": {
      const beside = Object.fromEntries(Object.entries(info.facts).filter(([name]) => name in facts));
      return { say: own, facts: factsOf(info, beside, facts) };
    }
    case "say":
      return { say: `${game}-event-${tail}`, facts: factsOf(info, records[tail] ?? {}, value as Facts) };
    case "ability":
      return { card: String(facts[tail]), ability: String(value) };
    case "deed": {
      const dot = String(value).lastIndexOf(".");
      const [word, ability] = [String(value).slice(0, dot), String(value).slice(dot + 1)];
      const card = String(facts[word] ?? word);
      return { parts: [{ card }, { card, ability }], by: ": " };
    }
    case "choice":
      return { parts: (value as PlainPick).args.flat().map((word) => ({ card: String(word) })), by: " " };
    case "flag":
      return value ? "yes" : "no";
    case "signed":
      return { signed: Number(value) };
    case "card":
      return tail && has(own) ? { say: own } : { card: String(value) };
    case "who":
      if (typeof value === "string") return { card: value };
      return tail === "sitter" ? { sitter: Number(value) } : { seat: Number(value) };
    case "seat":
      return { seat: Number(value) };
    case "sitter":
      return { sitter: Number(value) };
  }
  return Array.isArray(value) ? { parts: value as string[], by: ", " } : (value as string | number);
}

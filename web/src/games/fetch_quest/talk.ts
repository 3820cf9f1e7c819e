/** Table talk as the house offers it: every sentence comes from what a seat may say now. */
import type { GameEvent } from "../../lib/protocol";
import type { Scene } from "../face";
import type { Remark } from "./view";
import { remarkText, say } from "./words";

const GROUPS = { say: "statements", ask: "questions", feel: "emotes", point: "pings" } as const;
export type Group = (typeof GROUPS)[keyof typeof GROUPS];

/** One sentence of the list, with all the objects it may have now. */
export interface Phrase {
  verb: string;
  group: Group;
  text: string;
  /** Said as it stands, without an object. */
  bare: boolean;
  /** The first object of each. */
  objects: string[];
}

const NAMES: Record<string, string> = {
  "ask mission": "who-mission",
  "ask cards": "shall-i",
  "feel yes": "feel-yes",
  "feel no": "feel-no",
};
/** The sentences that are offered beside a question; which of them may be said, the house decides. */
const ANSWERS: Record<string, string[]> = {
  who: ["say rely", "say may", "say not"],
  plan: ["say intend", "say leave", "say mission", "say not-ready", "say take", "say suits", "say ability", "say hand", "say welcome", "say keep"],
  "who-mission": ["say mission", "say not-ready"],
  "shall-i": ["answer yes", "answer no"],
};

const verbOf = (notation: string): string => {
  const [first = "", second = ""] = notation.split(" ");
  return first === "point" ? first : `${first} ${second}`;
};
const objectsOf = (notation: string): string[] => notation.slice(verbOf(notation).length + 1).split(" ").filter(Boolean);

/** What a notation says, as it will be heard. */
export function remarkOf(scene: Scene, seat: number, notation: string): Remark {
  const verb = verbOf(notation);
  const remark: Remark = { seat, item: NAMES[verb] ?? verb.split(" ").at(-1)!, challenge: null, card: null, named: null };
  for (const object of objectsOf(notation)) {
    const kind = scene.info.cards[object]?.kind;
    if (kind === "challenge") remark.challenge = object;
    else if (kind === "fortune") remark.card = object;
    else if (/^\d$/.test(object)) remark.named = Number(object);
  }
  if (verb === "say ability" && remark.challenge) remark.item = "ability-on";
  if (verb === "say ability" && remark.named !== null) remark.item = "ability-for";
  if (verb === "point") remark.item = remark.challenge ? "point" : remark.card ? "point-card" : remark.named !== null ? "point-player" : "point-mission";
  return remark;
}

/** The sentences that may be said, each once. */
export function phrasesIn(scene: Scene, may: string[]): Phrase[] {
  const phrases = new Map<string, Phrase>();
  for (const notation of may) {
    const verb = verbOf(notation);
    const group = GROUPS[verb.split(" ")[0] as keyof typeof GROUPS];
    if (!group) continue;
    const text = (verb === "point" ? say("talk-point") : remarkText(scene, remarkOf(scene, 0, verb))).replace("….", "…");
    const phrase = phrases.get(verb) ?? { verb, group, text, bare: false, objects: [] };
    const [object] = objectsOf(notation);
    if (object === undefined) phrase.bare = true;
    else if (!phrase.objects.includes(object)) phrase.objects.push(object);
    phrases.set(verb, phrase);
  }
  return [...phrases.values()];
}

/** What is about the same thing as the question, or answers it in a word. */
export function answersTo(question: Remark, may: string[]): string[] {
  const verbs = ANSWERS[question.item] ?? [];
  const fitting = may.filter((notation) => verbs.includes(verbOf(notation)));
  return question.challenge ? fitting.filter((notation) => objectsOf(notation).includes(question.challenge!)) : fitting;
}

/** What each seat said last, in this turn and the one before it; of all seats only the last few to speak. */
export function lastRemarks(log: GameEvent[], most: number): Map<number, Remark> {
  const turns = log.filter((event) => event.event === "turn-began").slice(-2);
  const since = turns[0]?.row ?? 0;
  const remarks = new Map<number, Remark>();
  for (const event of log) {
    if (event.event !== "said" || event.row < since) continue;
    remarks.delete(event.seat!); // so that the newest comes last
    remarks.set(event.seat!, event as unknown as Remark);
  }
  return new Map([...remarks].slice(-most));
}

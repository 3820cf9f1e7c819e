/** Table talk as the house offers it: every sentence comes from what a seat may say now. */
import type { GameEvent, Option } from "../../lib/protocol";
import type { Scene } from "../face";
import type { SaidView } from "./shapes";
import { remarkText, say } from "./words";

/** Sentences by their group; those that differ only in what they are about are one. */
const SENTENCES = {
  statements: [
    ["rely"],
    ["may"],
    ["not"],
    ["intend"],
    ["leave"],
    ["mission"],
    ["not-ready"],
    ["take"],
    ["suits"],
    ["ability", "ability-on", "ability-for"],
    ["hand"],
    ["welcome"],
    ["keep"],
    ["finish"],
    ["gather"],
  ],
  questions: [["who"], ["plan"], ["who-mission"], ["shall-i"]],
  emotes: [["thanks"], ["well-done"], ["sorry"], ["worried"], ["patience"], ["howl"], ["feel-yes"], ["feel-no"]],
  pings: [["point", "point-card", "point-player", "point-mission"]],
} as const;
export type Group = keyof typeof SENTENCES;
export const GROUPS = Object.keys(SENTENCES) as Group[];

/** One sentence of the list. */
export interface Phrase {
  group: Group;
  text: string;
  verbs: string[];
  /** How it is said as it stands, without an object. */
  bare: Option | undefined;
  /** Whether there is something it may be about now. */
  open: boolean;
}

/** The sentences that are offered beside a question; which of them may be said, the house decides. */
const ANSWERS: Record<string, string[]> = {
  who: ["rely", "may", "not"],
  plan: [
    "intend",
    "leave",
    "mission",
    "not-ready",
    "take",
    "suits",
    "ability",
    "ability-on",
    "ability-for",
    "hand",
    "welcome",
    "keep",
  ],
  "who-mission": ["mission", "not-ready"],
  "shall-i": ["yes", "no"],
};

const verbOf = (item: string): string => `talk-${item}`;
const itemOf = (verb: string): string => verb.slice(verbOf("").length);

/** What an option says, as it will be heard; of one that is not complete as far as it goes. */
export function remarkOf(scene: Scene, seat: number, { verb, args }: Pick<Option, "verb" | "args">): SaidView {
  const about = scene.info.verbs[verb]?.args ?? [];
  const said = Object.fromEntries(about.map((name, number) => [name, args[number] ?? null]));
  return { seat, item: itemOf(verb), challenge: null, card: null, named: null, ...said };
}

/** The sentences that may be said, each once. */
export function phrasesIn(scene: Scene, may: Option[]): Phrase[] {
  return GROUPS.flatMap((group) =>
    SENTENCES[group].flatMap((items): Phrase[] => {
      const verbs = items.map(verbOf);
      const options = may.filter(({ verb }) => verbs.includes(verb));
      if (!options.length) return [];
      const isPointing = group === "pings";
      const text = isPointing
        ? say("talk-point")
        : remarkText(scene, remarkOf(scene, 0, { verb: verbs[0]!, args: [] }));
      const isOpen = (option: Option): boolean => isPointing || option.args.length > 0;
      return [
        {
          group,
          text: text.replace("….", "…"),
          verbs,
          bare: options.find((option) => !isOpen(option)),
          open: options.some(isOpen),
        },
      ];
    }),
  );
}

/** What is about the same thing as the question, or answers it in a word. */
export function answersTo(question: SaidView, may: Option[]): Option[] {
  const verbs = (ANSWERS[question.item] ?? []).map(verbOf);
  const fitting = may.filter(({ verb }) => verbs.includes(verb));
  return fitting.filter(({ args }) => (question.challenge ? args.includes(question.challenge) : !args.length));
}

/** What each seat said last, in this turn and the one before it; of all seats only the last few to speak. */
export function lastRemarks(log: GameEvent[], most: number): Map<number, SaidView> {
  const turns = log.filter((event) => event.event === "turn-began").slice(-2);
  const since = turns[0]?.row ?? 0;
  const remarks = new Map<number, SaidView>();
  for (const event of log) {
    if (event.event !== "said" || event.row < since) continue;
    remarks.delete(event.seat!); // so that the newest comes last
    remarks.set(event.seat!, event as unknown as SaidView);
  }
  return new Map([...remarks].slice(-most));
}

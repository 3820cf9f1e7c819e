/** Table talk as the house offers it: every sentence comes from what a seat may say now. */
import { factMessage, optionMessage, read, t } from "../kit";
import type { PlainPick, GameEvent, Option, Phrase as Spoken, Scene } from "../kit";
import type { Said, Told } from "./events";
import type { SaidView } from "./shapes";

export type Remark = Said | SaidView;

/** Sentences by their group; those that differ only in what they are about are one. */
const SENTENCES = {
  statements: [
    ...[["rely"], ["may"], ["not"], ["intend"], ["leave"], ["mission"], ["not-ready"], ["take"], ["suits"]],
    ["ability", "ability-on", "ability-for"],
    ...[["hand"], ["welcome"], ["keep"], ["finish"], ["gather"]],
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

const verbOf = (item: string): string => `talk-${item}`;

/** Whether somebody makes everybody look at something. */
export const isPointing = (item: string): boolean => SENTENCES.pings.flat().some((ping) => ping === item);

/** Something said at the table, as a sentence. */
export const remarkText = (scene: Scene, remark: Remark): string =>
  read(scene, factMessage(scene.info, scene.info.events.said!.item!, remark.item, { ...remark }));

/** What an option says, as far as it goes. */
export function beginningText(scene: Scene, choice: PlainPick): string {
  const said = optionMessage(scene.info, scene.view, choice) as Spoken;
  const facts = Object.entries(said.facts ?? {}).map(([name, fact]) => [name, fact === "" ? "…" : fact] as const);
  return read(scene, { ...said, facts: Object.fromEntries(facts) }).replace("….", "…");
}

/** The sentences that may be said, each once. */
export function phrasesIn(scene: Scene, may: Option[]): Phrase[] {
  return GROUPS.flatMap((group) =>
    SENTENCES[group].flatMap((items): Phrase[] => {
      const verbs = items.map(verbOf);
      const options = may.filter(({ verb }) => verbs.includes(verb));
      if (!options.length) return [];
      const arePings = group === "pings";
      const text = arePings ? t("fetch_quest-talk-point") : beginningText(scene, { verb: verbs[0]!, args: [] });
      const isOpen = (option: Option): boolean => arePings || option.args.length > 0;
      return [
        {
          group,
          text,
          verbs,
          bare: options.find((option) => !isOpen(option)),
          open: options.some(isOpen),
        },
      ];
    }),
  );
}

/** What each seat said last, in this turn and the one before it; of all seats only the last few to speak. */
export function lastRemarks(log: GameEvent[], most: number): Map<number, Remark> {
  const turns = log.filter((event) => event.event === "turn-began").slice(-2);
  const since = turns[0]?.row ?? 0;
  const remarks = new Map<number, Remark>();
  for (const told of log as Told[]) {
    if (told.event !== "said" || told.row < since) continue;
    remarks.delete(told.seat); // so that the newest comes last
    remarks.set(told.seat, told);
  }
  return new Map([...remarks].slice(-most));
}

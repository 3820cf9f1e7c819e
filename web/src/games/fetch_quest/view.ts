/** A table of Fetch Quest as one pair of eyes sees it. */
import type { Cards, Question, View } from "../../lib/protocol";
import { nameOf, read } from "../../lib/reading";
import type { Message } from "../../lib/shapes";
import { t } from "../../lib/texts.svelte";
import type { Amounts, FetchQuestNotes, FetchQuestView, Printed, Resource } from "./shapes";

export const RESOURCES: Resource[] = ["mind", "skill", "war", "wild"];

export const fetchQuestView = (view: View): FetchQuestView => view as FetchQuestView;

export const notesOf = (question: Question | null): FetchQuestNotes => question?.notes ?? {};

export const printed = (cards: Cards, code: string): Printed =>
  (cards[code] as Printed | undefined) ?? { kind: "fortune", icon: "", name: code, says: "", clause: "" };

/** What people call a card. */
export const cardName = (cards: Cards, code: string): string => nameOf({ info: { cards } }, code);

/** What is printed on a card, read out. */
export const said = (cards: Cards, message: Message = ""): string => read({ info: { cards } }, message);

export const tagNames = ({ tags = [] }: Printed): string => tags.map((tag) => t(`fetch_quest-tag-${tag}`)).join(" · ");

/** The Missions, in their order. */
export const missionsIn = (cards: Cards): string[] =>
  Object.keys(cards).filter((code) => printed(cards, code).kind === "mission");

/** What a card gives, or what a Challenge demands. */
export const amountsOf = ({ amounts = [0, 0, 0, 0] }: Printed): Amounts => amounts;

/** What several cards give together, without their effects. */
export function together(cards: Cards, codes: string[]): Amounts {
  const sum: Amounts = [0, 0, 0, 0];
  for (const code of codes) amountsOf(printed(cards, code)).forEach((n, kind) => (sum[kind]! += n));
  return sum;
}

/** Which of several copies is the picked one: the one that was touched, or else the first. */
export function pickedCopy(codes: string[], place: string, picked: string[], touched: number): number {
  const isPicked = (code: string | undefined): boolean => picked.includes(`${place}/${code}`);
  return isPicked(codes[touched]) ? touched : codes.findIndex(isPicked);
}

/** How often each code stands in a list before this place: tells copies apart. */
export const copyNumbers = (codes: string[]): number[] =>
  codes.map((code, index) => codes.slice(0, index).filter((other) => other === code).length);

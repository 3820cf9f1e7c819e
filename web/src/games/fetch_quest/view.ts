/** A table of Fetch Quest as one pair of eyes sees it. */
import { printedOn, t, type Eyes, type Question, type View } from "../kit";
import type { Amounts, FetchQuestNotes, FetchQuestView, Printed, Resource } from "./shapes";

export const RESOURCES: Resource[] = ["mind", "skill", "war", "wild"];

export const fetchQuestView = (view: View): FetchQuestView => view as FetchQuestView;

export const notesOf = (question: Question | null): FetchQuestNotes => question?.notes ?? {};

export const printed = printedOn<Printed>;

export const tagNames = ({ tags = [] }: Printed): string => tags.map((tag) => t(`fetch_quest-tag-${tag}`)).join(" · ");

/** All cards of a kind, in their order. */
export const cardsOf = ({ info: { cards } }: Eyes, kind: string): string[] =>
  Object.keys(cards).filter((code) => cards[code]!.kind === kind);

export const missionsIn = (eyes: Eyes): string[] => cardsOf(eyes, "mission");

/** What a card gives, or what a Challenge demands. */
export const amountsOf = ({ amounts = [0, 0, 0, 0] }: Printed): Amounts => amounts;

/** What several cards give together, without their effects. */
export function together(eyes: Eyes, codes: string[]): Amounts {
  const sum: Amounts = [0, 0, 0, 0];
  for (const code of codes) amountsOf(printed(eyes, code)).forEach((n, kind) => (sum[kind]! += n));
  return sum;
}

/** How often each code stands in a list before this place: tells copies apart. */
export const copyNumbers = (codes: string[]): number[] =>
  codes.map((code, index) => codes.slice(0, index).filter((other) => other === code).length);

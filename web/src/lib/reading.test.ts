import { beforeAll, describe, expect, test, vi } from "vitest";
import type { PlainPick, Facts, MatchInfo, Verb, View } from "./protocol";
import { read, type Eyes } from "./reading";
import { settings } from "./settings.svelte";
import type { Message } from "./shapes";
import { factMessage, optionMessage } from "./telling";
import { speak } from "./texts.svelte";

const FILES = import.meta.glob<string>(
  [
    "../../../tests/text/readings.json",
    "../../../src/questkeep/text/{,house/}*.ftl",
    "../../../src/questkeep/games/{tschak,enchanters}/text/*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
const textOf = (end: string): string =>
  Object.entries(FILES)
    .filter(([path]) => path.endsWith(end))
    .map(([, text]) => text)
    .join("\n");

/** The cases that both runtimes agree on. */
const CASES = JSON.parse(textOf("readings.json")) as {
  faces: Eyes["info"]["cards"];
  names: string[];
  messages: { message: Message; en: string; de?: string; pl?: string }[];
  facts: { sort: string; value: unknown; message: Message }[];
  options: { args: string[]; sorts: string[]; choice: PlainPick; message: Message }[];
  view: Facts;
  beside: Facts;
};

const eyes: Eyes = { info: { cards: CASES.faces }, sitters: CASES.names.map((name) => ({ name })), me: 0 };
const info = {
  game: "tschak",
  facts: { card: "card", cards: "[card]" },
  records: { floor: { monster: "card", treasure: "card" } },
} as unknown as MatchInfo;

async function speaking(language: "en" | "de" | "pl"): Promise<void> {
  vi.stubGlobal("fetch", async () => new Response(textOf(`/${language}.ftl`)));
  vi.stubGlobal("document", { documentElement: {} });
  settings.language = language;
  await speak(language);
}

describe.each(["en", "de", "pl"] as const)("messages in %s", (language) => {
  beforeAll(() => speaking(language));
  const cases = CASES.messages.filter((one) => language in one).map((one) => [one.message, one[language]] as const);

  test.each(cases)("%j", (message, said) => {
    expect(read(eyes, message)).toBe(said);
  });
});

describe("facts become messages", () => {
  beforeAll(() => speaking("en"));

  test.each(CASES.facts.map((one) => [one.sort, one.value, one.message] as const))(
    "%s of %j",
    (sort, value, message) => {
      expect(factMessage(info, sort, value, CASES.beside)).toEqual(message);
    },
  );

  test.each(CASES.options)("$choice", ({ args, sorts, choice, message }) => {
    const verbs = { [choice.verb]: { args, sorts } as Verb };
    expect(optionMessage({ ...info, verbs }, CASES.view as unknown as View, choice)).toEqual(message);
  });
});

import { beforeAll, describe, expect, test, vi } from "vitest";
import { Denied } from "./api";
import {
  goesBackWith,
  isolated,
  reasonOf,
  refusal,
  teller,
  undoReason,
  unfitReason,
  wishEnd,
  withNames,
} from "./names";
import type { Sitter } from "./protocol";
import { speak } from "./texts.svelte";

const TEXTS = `
player-human = Human
player-you = you
list-last = { $head } and { $last }
house-player-number = player { $number }
bot-name-1 = Mimi
house-undo-why-away = Away: { $names }.
house-wish-others = { $me ->
        [yes] You and { $count } more: { $names }.
       *[no] { $names }.
    }
house-wish-refused = { $name } refuses.
house-wish-given-up = { $name } gives up.
house-wish-lapsed = Lapsed.
house-refused-other = That did not work.
house-refused-too-fast = Wait { $seconds } seconds.
house-refused-unknown-value = { $option }: { $value }? Only { $known }.
tschak-option-table = Table
tschak-option-table-strict = strict
tschak-option-table-guided = guided
tschak-objection-type-repeated = Type { $type } again.
`;

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(TEXTS));
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

const sits = (seat: number, fields: Partial<Sitter> = {}): Sitter => ({
  ...{ seat, name: "Ada", kind: "person", bot: null, online: true, mine: false, votes: null, hints: 0, ...fields },
});

/** What stands around a name when a sentence is laid out: everything outside of whole isolates. */
const outside = (text: string): string => text.replace(/\u2068[^\u2066-\u2069]*\u2069/gu, "");

describe("names that people have typed", () => {
  test.each(["Ada", "Żaneta", "Алёна", "李雷", "Zoë 🐉"])("%s stands as it is", (name) => {
    expect(isolated(name)).toBe(name);
  });

  test.each(["דנה", "سارة", "Ada دنه", "𐤀𐤁", "𞤀𞤣", "A\u200fB", "A\u202eB"])("%j turns nothing round", (name) => {
    const shown = isolated(name);
    expect(shown.startsWith("\u2068")).toBe(true);
    expect(outside(`${shown} begins`)).toBe(" begins");
  });

  test.each(["A\u2069\u202eB", "\u2066A", "\u2069\u2067B", "A\u2068\u2069\u2069\u202eB"])(
    "%j cannot leave its place",
    (name) => {
      expect(outside(`${isolated(name)} begins`)).toMatch(/^[AB]* begins$/);
    },
  );
});

describe("a wish to take a step back", () => {
  const sitters = [sits(0), sits(1, { name: "Ben" }), sits(2, { name: "Cleo" })];

  test.each([
    [[1, 2], 0, "Ben and Cleo."],
    [[0, 2], 0, "You and 1 more: Cleo."],
    [[0], 0, "You and 0 more: ."],
    [[0, 1], null, "Ada and Ben."],
    [[], 0, ""],
  ])("the choices of %j go back with it, said to %j", (seats, me, told) => {
    expect(goesBackWith("house-wish-others", seats, { sitters, me })).toBe(told);
  });

  test.each([
    [1, 0, "Ben refuses."],
    [2, 0, "Cleo gives up."],
    [0, 0, ""],
    [null, 0, "Lapsed."],
  ])("ended by %j, it is told to %j", (by, me, told) => {
    expect(wishEnd({ type: "wish-ended", seat: 2, by }, sitters, me)).toBe(told);
  });
});

describe("who sits there", () => {
  test("bots have a name of the reader's language, who is still to come has a number, people are who they are", () => {
    const sitters = [
      sits(0),
      sits(1, { kind: "bot", name: "adept", bot: "adept" }),
      sits(2, { kind: "bot", name: "adept", bot: "adept" }),
      sits(3, { kind: "open", name: "" }),
      sits(4, { name: "" }),
      sits(5, { kind: "stand-in", name: "דנה", bot: "adept" }),
    ];
    expect(withNames(sitters).map(({ name }) => name)).toEqual([
      ...["Ada", "Mimi", "adept", "player 4", "Human", "\u2068דנה\u2069"],
    ]);
    expect(sitters[1]!.name).toBe("adept");
  });

  test("whoever reads is you; a spectator is nobody", () => {
    const sitters = [sits(0), sits(1, { name: "Ben" })];
    expect([0, 1, 2].map(teller({ sitters, me: 0 }))).toEqual(["you", "Ben", ""]);
    expect([0, 1].map(teller({ sitters, me: null }))).toEqual(["Ada", "Ben"]);
  });
});

describe("why not", () => {
  test("a step cannot be taken back because of people, by name", () => {
    const undoing = { way: "no", anew: false, seats: [0, 1, 2], why: "away", clause: null } as const;
    const sitters = [sits(0), sits(1, { name: "Ben" }), sits(2, { name: "Cleo" })];
    expect(undoReason({ ...undoing, seats: [0, 1, 2] }, sitters)).toBe("Away: Ada, Ben and Cleo.");
  });

  test("the house says it in its words, or that something did not work", () => {
    expect(refusal("too-fast", { seconds: 3 })).toBe("Wait 3 seconds.");
    expect(refusal("no-such-reason")).toBe("That did not work.");
    expect(reasonOf(new Denied("too-fast", { seconds: 2 }))).toBe("Wait 2 seconds.");
    expect(reasonOf(new TypeError("too-fast"))).toBe("That did not work.");
  });

  test("a new table is refused in the reader's words for its choices, else as they are written", () => {
    const facts = { option: "table", value: "loose+strict", known: ["guided", "strict"] };
    expect(unfitReason("tschak", new Denied("unknown-value", facts))).toBe(
      "Table: loose, strict? Only guided, strict.",
    );
  });

  test("a game objects in its own words, with its paragraph", () => {
    const denied = new Denied("type-repeated", { type: "warrior" }, "T-24");
    expect(unfitReason("tschak", denied)).toBe("Type warrior again. [T-24]");
  });
});

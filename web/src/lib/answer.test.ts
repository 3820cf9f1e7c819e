import { describe, expect, test } from "vitest";
import { afterTouch, answerOf, picksOf, fits, touchable, withPath, word, words } from "./answer";
import type { Argument, Option, Question, Verb } from "./protocol";

/** A verb of one argument. */
const one = (place: string, button: number | null, thing: string): Verb => ({
  ...{ args: ["what"], sorts: ["card"], places: [place], button, thing },
});

const VERBS: Record<string, Verb> = {
  "cast-at": {
    ...{
      args: ["card", "aim"],
      sorts: ["card", "seat"],
      places: ["hand", "player"],
      button: null,
      thing: "button/cast-at",
    },
  },
  play: one("hand", null, "button/play"),
  dig: one("hand", 0, "button/dig"),
  top: one("challenge", 1, "button/top"),
  mind: one("hand", 0, "seal/mind"),
  buy: one("", 0, "button/buy"),
  roll: { args: [], sorts: [], places: [], button: 0, thing: "button/roll" },
};

const offered = (...options: [string, ...Argument[]][]): Question => ({
  ...{ number: 7, notes: {} },
  options: options.map(([verb, ...args], code) => withPath(VERBS, { code, verb, args })),
});

/** Touch one thing after the other; what is picked in the end. */
const touch = (question: Question, ...things: string[]): string[] | null =>
  things.reduce<string[] | null>((picked, thing) => picked && afterTouch(question, picked, thing), []);

describe("what is touched for an answer", () => {
  test.each<[string, Argument[], string[]]>([
    ["cast-at", ["Z6", 1], ["hand/Z6", "player/1"]],
    ["play", [["W5w", "F2a"]], ["hand/W5w", "hand/F2a"]],
    ["play", [[]], []],
    ["dig", ["M4"], ["button/dig", "hand/M4"]],
    ["top", ["CA3"], ["challenge/CA3", "button/top"]],
    ["mind", ["M4"], ["seal/mind", "hand/M4"]],
    ["buy", [2], ["button/buy 2"]],
    ["roll", [], ["button/roll"]],
    ["a-verb-of-a-newer-house", ["C4"], ["button/a-verb-of-a-newer-house C4"]],
  ])("%s %j", (verb, args, path) => {
    expect(withPath(VERBS, { code: 3, verb, args })).toEqual({ code: 3, verb, args, path });
  });

  test("all of it can be touched", () => {
    expect(touchable(offered(["cast-at", "Z6", 1], ["cast-at", "Z6", 2], ["roll"]))).toEqual(
      new Set(["hand/Z6", "player/1", "player/2", "button/roll"]),
    );
  });
});

describe("things that are picked", () => {
  const question = offered(["play", ["W5w"]], ["play", ["W5w", "F2a"]], ["play", ["D1m", "F2a"]]);

  test("fit when some answer holds them all, in whatever order", () => {
    expect(fits(question, [])).toBe(true);
    expect(fits(question, ["hand/F2a", "hand/W5w"])).toBe(true);
    expect(fits(question, ["hand/W5w", "hand/D1m"])).toBe(false);
  });

  test("are an answer when it is made of exactly these", () => {
    expect(answerOf(question, ["hand/F2a", "hand/W5w"])?.code).toBe(1);
    expect(answerOf(question, ["hand/W5w"])?.code).toBe(0);
    expect(answerOf(question, ["hand/F2a"])).toBeUndefined();
    expect(answerOf(question, [])).toBeUndefined();
  });
});

describe("touching", () => {
  const cast = offered(["cast-at", "Z6", 1], ["cast-at", "Z6", 2], ["cast-at", "Z7", 2], ["dig", "Z6"], ["roll"]);

  test("picks things in whatever order", () => {
    expect(touch(cast, "hand/Z6", "player/1")).toEqual(["hand/Z6", "player/1"]);
    expect(touch(cast, "player/1", "hand/Z6")).toEqual(["player/1", "hand/Z6"]);
    expect(answerOf(cast, touch(cast, "player/1", "hand/Z6")!)?.code).toBe(0);
    expect(answerOf(cast, touch(cast, "hand/Z6", "button/dig")!)?.code).toBe(3);
  });

  test("a second time takes back, and leaves the rest", () => {
    expect(touch(cast, "hand/Z6", "player/1", "hand/Z6")).toEqual(["player/1"]);
    expect(touch(cast, "hand/Z6", "hand/Z6")).toEqual([]);
  });

  test("takes the place of what does not go with it", () => {
    expect(touch(cast, "hand/Z6", "player/1", "player/2")).toEqual(["hand/Z6", "player/2"]);
    expect(touch(cast, "hand/Z6", "player/2", "hand/Z7")).toEqual(["player/2", "hand/Z7"]);
  });

  test("what goes with nothing that is picked begins anew", () => {
    expect(touch(cast, "hand/Z6", "player/1", "button/roll")).toEqual(["button/roll"]);
    expect(touch(cast, "player/1", "hand/Z7")).toEqual(["hand/Z7"]);
  });

  test("the latest thing makes room first", () => {
    const pairs = offered(["play", ["W5w", "F2a"]], ["play", ["W5w", "D1m"]], ["play", ["F2a", "D1m"]]);
    expect(touch(pairs, "hand/W5w", "hand/F2a", "hand/D1m")).toEqual(["hand/W5w", "hand/D1m"]);
  });

  test("what no answer holds picks nothing, whatever is picked", () => {
    expect(touch(cast, "hand/Z9")).toBeNull();
    expect(touch(cast, "hand/Z6", "hand/Z9")).toBeNull();
  });

  test("changes nothing that was handed in", () => {
    const picked = Object.freeze(["hand/Z6", "player/1"]) as string[];
    afterTouch(cast, picked, "player/2");
    afterTouch(cast, picked, "player/1");
    expect(picked).toEqual(["hand/Z6", "player/1"]);
  });
});

describe("saying an answer", () => {
  const step: Option = { code: 3, verb: "step", args: ["C4"], path: ["field/C4"] };

  test("says its verb and what that is said of", () => {
    expect(picksOf(step)).toEqual([{ verb: "step", args: ["C4"] }]);
  });

  test("says several in a row, the first first", () => {
    const then = ["C5", "D5"].map((field) => ({ verb: "step", args: [field] }));
    expect(picksOf({ ...step, code: -1, then }).map(({ args }) => args)).toEqual([["C4"], ["C5"], ["D5"]]);
  });

  test("its arguments are words, one or several", () => {
    const exchange = { verb: "exchange", args: [["W5w", "W4n"], "C4", 0, []] };
    expect(words(exchange)).toEqual(["W5w", "W4n"]);
    expect([word(exchange, 1), word(exchange, 2), word(exchange, 9)]).toEqual(["C4", "0", ""]);
    expect([words(exchange, 1), words(exchange, 2), words(exchange, 3), words(exchange, 9)]).toEqual([
      ...[["C4"], ["0"], [], []],
    ]);
  });
});

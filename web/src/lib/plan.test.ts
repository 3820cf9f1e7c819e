import { beforeEach, describe, expect, test } from "vitest";
import { chosenParts, freshPlan, isComplete, isOffered, lastPlan, quickPlan, usualGame } from "./plan";
import type { GameOffer, HouseOffer, OptionOffer, TablePlan } from "./protocol";
import { settings } from "./settings.svelte";

const LEVELS = ["novice", "adept", "master"];

const option = (name: string, values: string[], more: Partial<OptionOffer> = {}): OptionOffer => ({
  ...{ name, values, parts: [], needed: {}, fits: {}, silent: [], clause: "E-1", ...more },
});

const INVASION = option("invasion", ["normal", "super-fast"], { fits: { "super-fast": [3, 6] } });
const KINGDOMS = option("kingdoms", ["luck", "draft"], {
  parts: ["cave", "docks", "fens"],
  needed: { "2": 2, "3": 3 },
});

const offer = (key: string, most: number, options: OptionOffer[] = []): GameOffer => ({
  ...{ key, seats: [2, most], options, decks: [], final: null },
});

const ENCHANTERS = offer("enchanters", 6, [INVASION, KINGDOMS]);
const TSCHAK = offer("tschak", 3);

const house: HouseOffer = { name: null, languages: ["en"], levels: LEVELS, games: [TSCHAK, ENCHANTERS], address: "" };

/** My last table: a person beside me, a friend and a bot; all choices are unusual ones. */
const LAST: TablePlan = {
  game: "enchanters",
  options: { invasion: "super-fast", kingdoms: "cave+docks+fens" },
  seats: [{ kind: "me" }, { kind: "here", name: "Ben" }, { kind: "bot", bot: "master" }],
  clock: { kind: "bank", bank: 60, increment: 5 },
  ...{ chat: false, hints: false, pace: "fast", practice: true, deck: "mine.toml", deck_file: null },
};

beforeEach(() => {
  settings.plan = null;
  settings.level = "novice";
});

describe("a table nobody has chosen anything for", () => {
  test("has me and bots of the level chosen last, four at most, and the usual choices", () => {
    const plan = freshPlan(ENCHANTERS);
    expect(plan.seats).toEqual([{ kind: "me" }, ...Array(3).fill({ kind: "bot", bot: "novice" })]);
    expect(plan.options).toEqual({ invasion: "normal", kingdoms: "luck" });
    expect([plan.clock.kind, plan.practice, plan.deck]).toEqual(["off", false, null]);
    expect(freshPlan(TSCHAK).seats).toHaveLength(3);
  });

  test("is of the house's first game, and later of the game played last", () => {
    expect(usualGame(house)).toBe(TSCHAK);
    settings.plan = LAST;
    expect(usualGame(house)).toBe(ENCHANTERS);
    settings.plan = { ...LAST, game: "gone" };
    expect(usualGame(house)).toBe(TSCHAK);
  });
});

describe("my last table", () => {
  test("comes back as it was", () => {
    settings.plan = LAST;
    expect(lastPlan(ENCHANTERS, LEVELS)).toEqual(LAST);
  });

  test("is copied: what is chosen now does not change what is remembered", () => {
    settings.plan = structuredClone(LAST);
    const plan = lastPlan(ENCHANTERS, LEVELS);
    plan.seats[1]!.kind = "bot";
    plan.seats.push({ kind: "friend" });
    plan.options.invasion = "normal";
    plan.clock.kind = "off";
    expect(settings.plan).toEqual(LAST);
  });

  test("of another game is not this one's", () => {
    settings.plan = LAST;
    expect(lastPlan(TSCHAK, LEVELS)).toEqual(freshPlan(TSCHAK));
  });

  test("has the usual level where a bot is offered no longer", () => {
    settings.plan = {
      ...LAST,
      seats: [{ kind: "me" }, { kind: "bot", bot: "oracle" }, { kind: "bot", bot: "master" }],
    };
    expect(lastPlan(ENCHANTERS, LEVELS).seats.map(({ bot }) => bot)).toEqual([undefined, "adept", "master"]);
  });

  test.each<[string, Record<string, string>, number, Record<string, string>]>([
    [
      "what fits stays",
      { invasion: "super-fast", kingdoms: "cave+fens" },
      2,
      { invasion: "normal", kingdoms: "cave+fens" },
    ],
    ["too few parts", { kingdoms: "cave+docks" }, 3, { invasion: "normal", kingdoms: "luck" }],
    ["a part that is gone", { kingdoms: "cave+moon" }, 2, { invasion: "normal", kingdoms: "luck" }],
    ["a value that is gone", { invasion: "slow" }, 3, { invasion: "normal", kingdoms: "luck" }],
    ["an option that is gone", { dragons: "many" }, 3, { invasion: "normal", kingdoms: "luck" }],
  ])("has usual choices in place of those that cannot be: %s", (_, options, seats, fitted) => {
    settings.plan = { ...LAST, options, seats: Array.from({ length: seats }, () => ({ kind: "me" })) };
    expect(lastPlan(ENCHANTERS, LEVELS).options).toEqual(fitted);
  });

  test("in one click has bots in place of all others, no clock, and counts", () => {
    settings.plan = LAST;
    const plan = quickPlan(ENCHANTERS, LEVELS);
    expect(plan.seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "novice" }, { kind: "bot", bot: "master" }]);
    expect([plan.clock.kind, plan.practice]).toEqual(["off", false]);
    expect(plan.options).toEqual(LAST.options);
  });
});

describe("choices", () => {
  test("some are for some numbers of players only", () => {
    expect([2, 3, 6, 7].map((seats) => isOffered(INVASION, "super-fast", seats))).toEqual([false, true, true, false]);
    expect(isOffered(INVASION, "normal", 2)).toBe(true);
  });

  test("parts are chosen instead of a value", () => {
    expect(chosenParts(KINGDOMS, "cave+fens")).toEqual(["cave", "fens"]);
    expect(chosenParts(KINGDOMS, "draft")).toEqual([]);
    expect(chosenParts(KINGDOMS, "cave+moon")).toEqual(["cave"]);
    expect(chosenParts(KINGDOMS, undefined)).toEqual([]);
  });

  test("parts are as many as so many players need", () => {
    expect([2, 3].map((seats) => isComplete(KINGDOMS, "cave+fens", seats))).toEqual([true, false]);
    expect(isComplete(KINGDOMS, "draft", 3)).toBe(true);
  });
});

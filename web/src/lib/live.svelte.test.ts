import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LiveMatch } from "./live.svelte";
import type { PlainPick, GameEvent } from "./protocol";
import type * as wire from "./wire";

const SECOND = 1000;
const SILENCE = 45 * SECOND; // after this long without a word the line counts as dead

/** The browser's socket as a page sees it; here the test is the house. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  heard: wire.ClientMessage[] = [];
  onopen = (): void => {};
  onmessage = (_message: { data: string }): void => {};
  onclose = (): void => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as wire.ClientMessage);
  }

  close(): void {
    if (this.readyState >= 2) return;
    this.readyState = 2;
    setTimeout(() => this.breaks());
  }

  opens(): this {
    this.readyState = 1;
    this.onopen();
    return this;
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }

  tells(message: wire.ServerMessage): void {
    if (this.readyState === 1) this.onmessage({ data: JSON.stringify(message) });
  }
}

/** The socket that was opened last. */
const line = (): Socket => Socket.all.at(-1)!;
const picks = (): wire.ClientMessage[] =>
  Socket.all.flatMap(({ heard }) => heard).filter(({ type }) => type === "pick");

const PICKED: PlainPick[] = [{ verb: "play", args: [["W5w"]] }];
const PICK = { type: "pick", question: 7, picks: PICKED };

const happened = (row: number, event = "shown"): GameEvent => ({ row, event });
const asks = (number: number): wire.Question => ({
  number,
  options: [{ code: 1, verb: "play", args: [["W5w"]] }],
  notes: {},
});
const sits = (seat: number, mine: boolean): wire.Sitter => ({
  ...{ seat, mine, name: "Ada", kind: "person", bot: null, online: true, votes: null, hints: 0 },
});

/** What has changed since the update before. */
function change(fields: Partial<wire.Update> = {}): wire.Update {
  return { type: "update", match: "m1", number: 12, seat: 0, events: [], view: {}, ...fields };
}

/** The first update after a join. */
function whole(fields: Partial<wire.Update> = {}): wire.Update {
  return change({
    view: { seat: 0, asked: [0, 1], phase: "picking", hand: ["W5w", "AR1"] },
    ...{ question: asks(7), may: [], wish: null, sitters: [sits(0, true), sits(1, false)], clock: null, rematch: null },
    undo: { way: "no", anew: false, seats: [], why: "nothing", clause: null },
    ...{ open_from: 0, pace: "normal" },
    ...fields,
  });
}

const refused = (reason: string): wire.Refused => ({ type: "refused", reason, clause: null, facts: {} });

let page: EventTarget;
let document: EventTarget & { visibilityState: string };
let live: LiveMatch;
let news: GameEvent[][];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Socket.all = [];
  page = new EventTarget();
  document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "http:", host: "house:8123" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  news = [];
  live = watch();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

function watch(): LiveMatch {
  const match = new LiveMatch("m1");
  match.onNews = (events) => news.push(events);
  return match;
}

/** Sitting on seat 0, with a question. */
function sitDown(fields: Partial<wire.Update> = {}): void {
  line().opens();
  live.lookThrough(0);
  line().tells(whole(fields));
}

/** The line breaks, and after a while there is another. */
function comeBack(): void {
  line().breaks();
  vi.advanceTimersByTime(15 * SECOND);
  line().opens();
}

describe("connecting", () => {
  test("the first eyes are a spectator's, and they have seen nothing", () => {
    expect(line().address).toBe("ws://house:8123/ws");
    expect(line().opens().heard).toEqual([{ type: "join", match: "m1", seat: null, seen: -1 }]);
  });

  test("a page with HTTPS has a socket with TLS", () => {
    vi.stubGlobal("location", { protocol: "https:", host: "house" });
    live.close();
    live = watch();
    expect(line().address).toBe("wss://house/ws");
  });

  test("a seat chosen before the line is open is joined once, when it opens", () => {
    live.lookThrough(1);
    expect(line().opens().heard).toEqual([{ type: "join", match: "m1", seat: 1, seen: -1 }]);
  });
});

describe("updates", () => {
  test("what an update leaves out stays as it was, also in the view", () => {
    sitDown();
    const before = live.update!;
    line().tells(change({ number: 13, view: { hand: ["AR1"] }, question: null }));
    expect(live.update).toEqual({
      ...{ ...before, number: 13, question: null },
      view: { ...before.view, hand: ["AR1"] },
    });
  });

  test("whoever reads the update or the log reads again when it changes", () => {
    const read: (number | undefined)[] = [];
    const logged: number[] = [];
    const stop = $effect.root(() => {
      $effect(() => void read.push(live.update?.number));
      $effect(() => void logged.push(live.openLog.length));
    });
    flushSync();
    sitDown({ events: [happened(12)] });
    flushSync();
    line().tells(change({ number: 13, events: [happened(13)] }));
    flushSync();
    stop();
    expect(read).toEqual([undefined, 12, 13]);
    expect(logged).toEqual([0, 1, 2]);
  });

  test("numbers may leap: several rows come in one update, and the next join names the last of them", () => {
    sitDown({ events: [happened(11), happened(12)] });
    line().tells(change({ number: 16, events: [happened(14), happened(16)] }));
    expect(live.log.map(({ row }) => row)).toEqual([11, 12, 14, 16]);
    comeBack();
    expect(line().heard).toEqual([{ type: "join", match: "m1", seat: 0, seen: 16 }]);
    line().tells(whole({ number: 19, events: [happened(18)] }));
    expect(live.log.map(({ row }) => row)).toEqual([11, 12, 14, 16, 18]);
    expect(news.at(-1)).toEqual([happened(18)]);
  });

  test("what was there before these eyes came is in the log, but it is no news", () => {
    sitDown({ events: [happened(11), happened(12)] });
    expect(live.log).toHaveLength(2);
    expect(news).toEqual([[]]);
  });

  test("eyes that open again are told of what they have missed, and of nothing twice", () => {
    sitDown({ events: [happened(12)] });
    live.lookThrough(null);
    expect(live.update).toBeNull();
    line().tells(whole({ seat: null, question: null, events: [happened(12), happened(13)] }));
    live.lookThrough(0);
    expect(line().heard.at(-1)).toEqual({ type: "join", match: "m1", seat: 0, seen: -1 });
    line().tells(whole({ number: 14, events: [happened(12), happened(13), happened(14)] }));
    expect(news.at(-1)).toEqual([happened(13), happened(14)]);
    expect(live.log.map(({ row }) => row)).toEqual([12, 13, 14]);
  });

  test("what was meant for eyes that have closed is not shown to others", () => {
    sitDown();
    live.lookThrough(1);
    line().tells(change({ number: 13, seat: 0, view: { hand: ["AR1"] }, events: [happened(13)] }));
    expect(live.update).toBeNull();
    expect(live.log).toEqual([]);
    expect(news).toHaveLength(1);
  });

  test("a change that was on its way before these eyes opened again is not taken for the whole", () => {
    sitDown({ events: [happened(12)] });
    live.lookThrough(null);
    live.lookThrough(0);
    line().tells(change({ number: 13, events: [happened(13)] }));
    expect(live.update).toBeNull();
    line().tells(whole({ number: 13, events: [happened(12), happened(13)] }));
    expect(live.update!.sitters).toHaveLength(2);
    expect(live.log.map(({ row }) => row)).toEqual([12, 13]);
  });

  test("whose seat has moved to another device looks on", () => {
    sitDown();
    line().tells(change({ seat: null, sitters: [sits(0, false), sits(1, false)] }));
    expect(line().heard.at(-1)).toEqual({ type: "join", match: "m1", seat: null, seen: -1 });
  });

  test("a closed past cannot be looked at; when it opens, all of it is heard, once and without announcing it", () => {
    sitDown({ events: [happened(4), happened(12)], open_from: 10 });
    expect(live.openLog).toEqual([happened(12)]);
    line().tells(change({ number: 13, events: [happened(13)], open_from: 0, question: null }));
    expect(line().heard.at(-1)).toEqual({ type: "join", match: "m1", seat: 0, seen: -1 });
    line().tells(change({ number: 13, sitters: [sits(0, true), sits(1, false)] })); // on its way meanwhile
    line().tells(whole({ number: 13, question: null, events: [happened(1), happened(4), happened(12), happened(13)] }));
    expect(live.openLog.map(({ row }) => row)).toEqual([1, 4, 12, 13]);
    expect(news).toEqual([[], [happened(13)], []]);
  });
});

describe("answers", () => {
  test("an answer names its question", () => {
    sitDown();
    live.pick(PICKED);
    expect(line().heard.at(-1)).toEqual(PICK);
  });

  test("one that was on its way when the line broke is said again, after the house has told how things stand", () => {
    sitDown();
    live.pick(PICKED);
    comeBack();
    expect(line().heard.map(({ type }) => type)).toEqual(["join"]);
    line().tells(whole());
    expect(line().heard.at(-1)).toEqual(PICK);
    expect(picks()).toHaveLength(2);
  });

  test("one that was said while the line was down is said when it is mended", () => {
    sitDown();
    line().breaks();
    live.pick(PICKED);
    vi.advanceTimersByTime(SECOND);
    line().opens().tells(whole());
    expect(picks()).toEqual([PICK]);
  });

  test("one that breaks the line again is not said a third time, and its person is told", () => {
    sitDown();
    live.pick(PICKED);
    comeBack();
    line().tells(whole());
    comeBack();
    line().tells(whole());
    expect(picks()).toHaveLength(2);
    expect(live.refused?.reason).toBe("unsent");
  });

  test("one that was carried out before the line broke is not said again", () => {
    sitDown();
    live.pick(PICKED);
    comeBack();
    line().tells(whole({ number: 13, question: null }));
    comeBack();
    line().tells(whole({ number: 14, question: asks(14) }));
    expect(picks()).toHaveLength(1);
    expect(live.refused).toBeNull();
  });

  test("as long as the line holds it is said once, whatever others do meanwhile", () => {
    sitDown();
    live.pick(PICKED);
    line().tells(change({ number: 13, events: [happened(13)] }));
    line().tells(change({ number: 14, events: [happened(14)] }));
    expect(picks()).toHaveLength(1);
  });

  test("a refused one is not said again", () => {
    sitDown();
    live.pick(PICKED);
    line().tells(refused("type-repeated"));
    comeBack();
    line().tells(whole());
    expect(picks()).toHaveLength(1);
  });

  test("one given by a seat is never said for another, though both are asked the same", () => {
    sitDown();
    live.pick(PICKED);
    live.lookThrough(1);
    line().tells(whole({ seat: 1 }));
    comeBack();
    line().tells(whole({ seat: 1 }));
    expect(picks()).toHaveLength(1);
  });
});

describe("refusals", () => {
  test.each([
    ["answer", () => live.pick(PICKED)],
    ["step back", () => live.undo()],
    ["question why not", () => live.whyNot(["hand/W5w"])],
    ["wish for advice", () => live.askAdvice()],
    ["pair of eyes", () => live.lookThrough(1)],
  ])("one stands until the next %s", (_, deed) => {
    sitDown();
    line().tells(refused("type-repeated"));
    expect(live.refused?.reason).toBe("type-repeated");
    expect(live.turnedAway).toBeNull();
    deed();
    expect(live.refused).toBeNull();
  });

  test("whoever is refused before he has seen anything is turned away, until he is let in", () => {
    line().opens().tells(refused("other-rules"));
    expect(live.turnedAway?.reason).toBe("other-rules");
    line().tells(whole({ seat: null }));
    expect(live.turnedAway).toBeNull();
  });

  test("a match that does not exist is missing", () => {
    line().opens().tells(refused("no-such-match"));
    expect(live.missing).toBe(true);
  });

  test("whoever is refused a seat looks on, and once only", () => {
    sitDown();
    line().tells(refused("not-your-seat"));
    expect(line().heard.at(-1)).toEqual({ type: "join", match: "m1", seat: null, seen: -1 });
    const said = line().heard.length;
    line().tells(refused("not-your-seat"));
    expect(line().heard).toHaveLength(said);
    expect(live.refused?.reason).toBe("not-your-seat");
  });

  test("why not asks about the things touched, for the question of the moment", () => {
    sitDown();
    live.whyNot(["hand/W5w"]);
    expect(line().heard.at(-1)).toEqual({ type: "why-not", question: 7, things: ["hand/W5w"] });
  });
});

describe("a table that a mistake has stopped", () => {
  const broken: wire.Broken = {
    ...{ type: "broken", match: "m1", id: "9f31c07a", game: "tschak", mine: [0], saves: "account", rematch: null },
  };

  test("forgets the answer that was on its way, and is not lost", () => {
    sitDown();
    live.pick(PICKED);
    comeBack();
    line().tells(broken);
    expect(live.broken).toEqual(broken);
    expect(live.lost).toBe(false);
    comeBack();
    line().tells(whole());
    expect(picks()).toHaveLength(1);
    expect(live.broken).toBeNull(); // a newer house has mended it
  });
});

describe("advice", () => {
  const advice = (question: number): wire.Advice => ({ type: "advice", question, options: [] });

  test("is asked for once, and shown for the question it was asked for", () => {
    sitDown();
    live.askAdvice();
    live.askAdvice();
    expect(line().heard.filter(({ type }) => type === "advise")).toEqual([{ type: "advise", question: 7 }]);
    expect(live.advising).toBe(true);
    line().tells(advice(7));
    expect(live.advice).toEqual(advice(7));
    expect(live.advising).toBe(false);
  });

  test("that comes late, or to another question, or that nobody waits for, is not shown", () => {
    sitDown();
    live.askAdvice();
    line().tells(advice(6));
    expect(live.advice).toBeNull();
    live.askAdvice();
    live.forgetAdvice();
    line().tells(advice(7));
    expect(live.advice).toBeNull();
  });

  test("goes with its question, and stays while others answer", () => {
    sitDown();
    live.askAdvice();
    line().tells(advice(7));
    line().tells(change({ number: 13 }));
    expect(live.advice).not.toBeNull();
    line().tells(change({ number: 14, question: asks(14) }));
    expect(live.advice).toBeNull();
  });

  test("is not waited for on a line that has broken, or after a refusal", () => {
    sitDown();
    live.askAdvice();
    line().tells(refused("advice-late"));
    expect(live.advising).toBe(false);
    live.askAdvice();
    line().breaks();
    expect(live.advising).toBe(false);
  });

  test("is not asked for where there is no question", () => {
    sitDown({ question: null });
    live.askAdvice();
    expect(live.advising).toBe(false);
    expect(line().heard.map(({ type }) => type)).toEqual(["join", "join"]);
  });
});

describe("talk and wishes", () => {
  const said = (number: number): wire.Said => ({
    type: "said",
    number,
    seat: 1,
    name: "Ben",
    to: null,
    text: ":hello",
  });

  test("lines told again after a join stand once, in their order; other eyes have heard other whispers", () => {
    sitDown();
    line().tells(said(2));
    comeBack();
    for (const number of [1, 2, 3]) line().tells(said(number));
    expect(live.said.map(({ number }) => number)).toEqual([1, 2, 3]);
    live.lookThrough(1);
    expect(live.said).toEqual([]);
  });

  test("a line is said to all or whispered, and a wish is answered", () => {
    sitDown();
    live.say(":hello", null);
    live.say("psst", 1);
    live.consent(false);
    expect(line().heard.slice(-3)).toEqual([
      { type: "say", text: ":hello", to: null },
      { type: "say", text: "psst", to: 1 },
      { type: "consent", yes: false },
    ]);
  });

  test("how a wish has ended is told until something happens or somebody wishes again", () => {
    const ended: wire.WishEnded = { type: "wish-ended", seat: 0, by: 1 };
    sitDown();
    line().tells(ended);
    line().tells(change({ sitters: [sits(0, true), sits(1, false)] }));
    expect(live.ended).toEqual(ended);
    line().tells(change({ wish: { seat: 0, asked: [1], agreed: [], since: 1, anew: false, others: [] } }));
    expect(live.ended).toBeNull();
    line().tells(ended);
    line().tells(change({ number: 13, wish: null }));
    expect(live.ended).toBeNull();
  });
});

describe("the line", () => {
  /** After how many milliseconds there is another socket. */
  function waitForNext(): number {
    const before = Socket.all.length;
    for (let waited = 0; waited <= 60 * SECOND; waited += 100) {
      if (Socket.all.length > before) return waited;
      vi.advanceTimersByTime(100);
    }
    return Infinity;
  }

  test("is lost until the house speaks again", () => {
    sitDown();
    expect(live.lost).toBe(false);
    line().breaks();
    expect(live.lost).toBe(true);
    vi.advanceTimersByTime(SECOND);
    line().opens();
    expect(live.lost).toBe(true);
    line().tells(whole());
    expect(live.lost).toBe(false);
  });

  test("is tried again ever more seldom, every fifteen seconds at last", () => {
    const waits = Array.from({ length: 8 }, () => {
      line().breaks();
      return waitForNext();
    });
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
  });

  test.each([
    [0, 300],
    [1, 600],
  ])("is not tried by all at the same moment (luck %d)", (luck, wait) => {
    vi.mocked(Math.random).mockReturnValue(luck);
    line().breaks();
    expect(waitForNext()).toBe(wait);
  });

  test("that has held for a while is tried again soon; one that breaks again and again is shaky", () => {
    sitDown();
    for (const wait of [400, 800, 1600]) {
      expect(live.shaky).toBe(false);
      line().breaks();
      expect(waitForNext()).toBe(wait);
      line().opens().tells(whole());
    }
    expect(live.shaky).toBe(true);
    vi.advanceTimersByTime(11 * SECOND);
    line().breaks();
    expect(waitForNext()).toBe(400);
    expect(live.shaky).toBe(false);
  });

  test("that was never open does not count as broken", () => {
    for (let tries = 0; tries < 4; tries++) {
      line().breaks();
      waitForNext();
    }
    expect(live.shaky).toBe(false);
  });

  test("is asked every fifteen seconds whether it lives, and left when it is silent", () => {
    sitDown();
    const silent = line();
    vi.advanceTimersByTime(15 * SECOND);
    expect(silent.heard.at(-1)).toEqual({ type: "ping" });
    silent.tells({ type: "pong" });
    vi.advanceTimersByTime(15 * SECOND);
    expect(line()).toBe(silent);
    vi.advanceTimersByTime(SILENCE);
    expect(line()).not.toBe(silent);
    const pings = silent.heard.length;
    vi.advanceTimersByTime(60 * SECOND);
    expect(silent.heard).toHaveLength(pings);
  });

  test("is tried at once when the network is back or the page is looked at again", () => {
    sitDown();
    line().breaks();
    page.dispatchEvent(new Event("online"));
    expect(Socket.all).toHaveLength(2);
    line().breaks();
    document.visibilityState = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Socket.all).toHaveLength(2);
    document.visibilityState = "visible";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Socket.all).toHaveLength(3);
    line().opens().tells(whole());
    vi.advanceTimersByTime(10 * SECOND);
    expect(Socket.all).toHaveLength(3); // the tries that were planned meanwhile are off
    document.dispatchEvent(new Event("visibilitychange"));
    expect(Socket.all).toHaveLength(3); // a line that holds is left alone
  });

  test("is given up at once when the device has no network", () => {
    sitDown();
    const old = line();
    page.dispatchEvent(new Event("offline"));
    expect(live.lost).toBe(true);
    expect(old.readyState).toBe(2);
    expect(waitForNext()).toBe(400);
    expect(Socket.all).toHaveLength(2);
  });

  test("ends when the page leaves the table, and nothing brings it back", () => {
    sitDown();
    live.close();
    vi.advanceTimersByTime(60 * SECOND);
    page.dispatchEvent(new Event("online"));
    page.dispatchEvent(new Event("offline"));
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(60 * SECOND);
    expect(Socket.all).toHaveLength(1);
    expect(line().readyState).toBe(3);
    expect(live.lost).toBe(false);
  });

  test("that is being mended when the page leaves is not mended any more", () => {
    sitDown();
    line().breaks();
    live.close();
    vi.advanceTimersByTime(60 * SECOND);
    expect(Socket.all).toHaveLength(1);
  });
});

/** One socket that watches one match and comes back by itself when the line breaks. */
import type { Advice, Broken, PlainPick, GameEvent, Refused, Said, Update, WishEnded } from "./protocol";
import type * as wire from "./wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15000;
const STEADY = 10000; // a line that has held so long counts as mended
const MANY_BREAKS = 3;
const MOST_SENT = 2; // an answer is said again once, no more: it may be what breaks the line
const HEARTBEAT = 15000;

interface Pending {
  type: "pick";
  question: number;
  picks: PlainPick[];
}

export class LiveMatch {
  update: Update | null = $state.raw(null);
  log: GameEvent[] = $state.raw([]);
  said: Said[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  /** How the last wish to take a step back has ended, until something else happens. */
  ended: WishEnded | null = $state.raw(null);
  /** What Master would answer to the question of the update. */
  advice: Advice | null = $state.raw(null);
  advising = $state(false);
  /** The line is down; it is being mended. */
  lost = $state(false);
  /** How often it broke before it was steady again. */
  breaks = $state(0);
  missing = $state(false);
  /** A mistake of the house has stopped this table. */
  broken: Broken | null = $state.raw(null);
  /** Why the house does not show this table at all. */
  turnedAway: Refused | null = $state.raw(null);
  received = 0;

  /** The part of the log that may still be looked at: a memory table closes its past. */
  get openLog(): GameEvent[] {
    const from = this.update?.open_from ?? 0;
    return from ? this.log.filter((event) => event.row >= from) : this.log;
  }

  /** Whether the line breaks again and again. */
  get shaky(): boolean {
    return this.breaks >= MANY_BREAKS;
  }

  /** Called with what is new since these eyes last looked; never with what they already know. */
  onNews: (events: GameEvent[], update: Update) => void = () => {};

  private connected = false;
  private eyes: number | null = null;
  private whole = true; // the next update tells the match from its beginning
  private known = new Map<number | null, number>(); // how many events each pair of eyes has been told
  private pending: Pending | null = null; // not yet acknowledged
  private sent = 0; // how often
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private heartbeat = 0;
  private heardAt = 0;
  private openedAt = 0;
  private closed = false;

  constructor(readonly match: string) {
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.hangUp);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Look through another seat's eyes; null is the curtain, and a spectator. */
  lookThrough(seat: number | null): void {
    this.eyes = seat;
    this.whole = true;
    this.update = null;
    this.log = [];
    this.said = []; // other eyes have heard other whispers
    this.refused = null;
    this.ended = null;
    this.pending = null; // the answer of one seat is not said for another
    this.forgetAdvice();
    this.join();
  }

  pick(chosen: PlainPick[]): void {
    this.refused = null;
    const picks = chosen.map(({ verb, args }) => ({ verb, args })); // an option has more than the house wants
    this.pending = { type: "pick", question: this.update?.question?.number ?? 0, picks };
    this.sent = 1;
    this.send(this.pending);
  }

  /** Ask why no answer begins with these things; the answer comes as a refusal. */
  whyNot(things: string[]): void {
    this.refused = null;
    this.send({ type: "why-not", question: this.update?.question?.number ?? 0, things });
  }

  undo(): void {
    this.refused = null;
    this.send({ type: "undo" });
  }

  consent(yes: boolean): void {
    this.send({ type: "consent", yes });
  }

  say(text: string, to: number | null): void {
    this.send({ type: "say", text, to });
  }

  askAdvice(): void {
    const question = this.update?.question?.number;
    if (question === undefined || this.advising) return;
    this.refused = null;
    this.advising = true;
    this.send({ type: "advise", question });
  }

  forgetAdvice(): void {
    this.advice = null;
    this.advising = false;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.hangUp);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private join(): void {
    const seen = this.whole ? -1 : (this.update?.number ?? -1);
    this.send({ type: "join", match: this.match, seat: this.eyes, seen });
  }

  private connect(): void {
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.heardAt = this.openedAt = Date.now();
      this.join();
      this.heartbeat = window.setInterval(() => this.beat(socket), HEARTBEAT);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.heardAt = Date.now();
      this.hear(JSON.parse(message.data) as wire.ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket && !this.closed) this.lose();
    };
  }

  private lose(): void {
    if (this.openedAt) {
      const wasSteady = Date.now() - this.openedAt > STEADY;
      if (wasSteady) this.wait = FIRST_WAIT;
      this.breaks = wasSteady ? 1 : this.breaks + 1;
      this.openedAt = 0;
    }
    this.connected = false;
    this.advising = false;
    this.lost = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private beat(socket: WebSocket): void {
    if (Date.now() - this.heardAt > 2 * HEARTBEAT) socket.close();
    else this.send({ type: "ping" });
  }

  /** The device says that it has no network: do not wait for the heartbeat to find out. */
  private hangUp = (): void => {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.lose();
  };

  private hurry = (): void => {
    if (!this.connected && !this.closed && document.visibilityState === "visible") {
      this.wait = FIRST_WAIT;
      const old = this.socket;
      this.connect();
      old?.close();
    }
  };

  private hear(message: wire.ServerMessage): void {
    if (message.type === "update") this.take(message);
    else if (message.type === "broken") this.takeBroken(message);
    else if (message.type === "said") this.takeSaid(message);
    else if (message.type === "wish-ended") this.ended = message;
    else if (message.type === "advice") {
      if (this.advising && message.question === this.update?.question?.number) this.advice = message;
      this.advising = false;
    } else if (message.type === "refused") {
      this.pending = null;
      this.advising = false;
      if (message.reason === "no-such-match") this.missing = true;
      if (message.reason === "not-your-seat" && this.eyes !== null) this.lookThrough(null);
      else {
        this.refused = message;
        if (this.update === null) this.turnedAway = message;
      }
    }
  }

  private take(changes: wire.Update): void {
    const back = !this.connected;
    this.connected = true;
    this.lost = false;
    this.broken = null; // a newer house may have mended it
    this.turnedAway = null;
    if (changes.seat !== this.eyes) {
      // Meant for eyes that have just closed; unless my seat has moved to another device.
      if (this.eyes !== null && changes.sitters?.[this.eyes]?.mine === false) this.lookThrough(null);
      return;
    }
    if (this.whole && changes.rematch === undefined) return; // on its way before I joined: the whole is still to come
    const reopened = changes.open_from !== undefined && changes.open_from < (this.update?.open_from ?? 0);
    const update = { ...this.update, ...changes, view: { ...this.update?.view, ...changes.view } } as Update;
    if (update.question?.number !== this.update?.question?.number) this.forgetAdvice();
    const first = this.whole;
    this.log = first ? update.events : [...this.log, ...update.events];
    this.whole = false;
    const before = this.known.get(this.eyes);
    const news = first ? (before === undefined ? [] : update.events.slice(before)) : update.events;
    this.known.set(this.eyes, this.log.length);
    this.received = performance.now();
    if (update.wish || update.number !== this.update?.number) this.ended = null;
    this.update = update;
    this.settlePending(update, back);
    this.onNews(news, update);
    if (reopened) this.hearAll();
  }

  /** The past is open again: whoever came late to the match has not heard all of it. */
  private hearAll(): void {
    this.known.delete(this.eyes);
    this.whole = true;
    this.join();
  }

  /** An answer that was on its way when the line broke is said again if its question is still open. */
  private settlePending(update: Update, back: boolean): void {
    if (!this.pending) return;
    if (update.question?.number !== this.pending.question) this.pending = null;
    else if (back && this.sent < MOST_SENT) {
      this.sent += 1;
      this.send(this.pending);
    } else if (back) {
      this.pending = null;
      this.refused = { type: "refused", reason: "unsent", clause: null, facts: {} };
    }
  }

  private takeBroken(broken: Broken): void {
    this.connected = true;
    this.lost = false;
    this.pending = null;
    this.forgetAdvice();
    this.broken = broken;
  }

  private takeSaid(said: Said): void {
    if (this.said.every((other) => other.number !== said.number))
      this.said = [...this.said, said].sort((a, b) => a.number - b.number);
  }
}

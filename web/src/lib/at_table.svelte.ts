/** Somebody at a table: what he sees and is asked, what he has picked, and what he can do. */
import { tick, untrack } from "svelte";
import { faceOf, type Answer, type GameFace, type Reason, type Scene } from "../games/face";
import { takenBack, undone } from "../games/undone";
import { afterTouch, answerOf, picksOf, fits, isAmong, withPath } from "./answer";
import { api, Denied } from "./api";
import { Unread } from "./chat.svelte";
import { callToTable, play } from "./cues";
import { gather } from "./icons";
import { LiveMatch } from "./live.svelte";
import { reasonOf, refusal, type Told, undoReason, wishEnd, withNames } from "./names";
import { isOver, type GameEvent, type MatchInfo, type Option, type Question, type Update } from "./protocol";
import { aloud, read } from "./reading";
import { go } from "./router.svelte";
import { openRulesBeside } from "./rules.svelte";
import { narrow, wide } from "./screen";
import { calm, settings } from "./settings.svelte";
import { objection, tell } from "./telling";
import { learn, t } from "./texts.svelte";
import { zoom } from "./zoom.svelte";

export type Tab = "log" | "chat" | "rules";

const ANNOUNCED = 6; // lines
const FLIGHT = 450; // milliseconds
const NOT_ASKED = -1; // instead of the number of a question
const MOST_STAGES = 3; // what the end of a keep shows; who was away need not watch it all

export class AtTable {
  readonly live: LiveMatch;
  readonly chat: Unread;
  info: MatchInfo | null = $state.raw(null);
  face: GameFace | null = $state.raw(null);
  missing = $state(false);
  trouble: Told | null = $state.raw(null); // why this table cannot be shown
  doubt: { option: Option; words: Told } | null = $state.raw(null);
  stages: GameEvent[] = $state.raw([]);
  untold: GameEvent[] = $state.raw([]); // how the game has ended, until the stages that lead to it are seen
  drawer: Tab | null = $state(null);
  clause = $state("");
  dialog: "keys" | "menu" | "practice" | null = $state(null);
  curtain: { seat: number; name: string } | null = $state.raw(null);
  announced: { number: number; text: string }[] = $state.raw([]);
  inviting = $state(false);
  handOnly = $state(false); // a phone beside a shared screen
  chatAtEnd = $state(true);
  outcome: Told | null = $state.raw(null); // what has come of the last wish to take a step back
  private outcomeAt: number | null = $state(null); // beside which question that is told too, until something happens
  private picked: string[] = $state.raw([]);
  private objecting: (() => Reason | null) | null = $state.raw(null);
  private wasAsked = false;
  private wished = false; // whether I had asked for a step back
  private given = ""; // the last question that was answered here, and by which seat: twice would be by mistake
  private lastQuestion = NOT_ASKED;
  private opener: HTMLElement | null = null;
  private readonly invitationSeen: string; // it comes by itself once; later it is called

  gone = $derived.by(() => takenBack(this.live.openLog));
  sitters = $derived.by(() => (this.update ? withNames(this.update.sitters) : []));
  scene: Scene | null = $derived.by(() => {
    const { info, update, sitters, gone } = this;
    const log = this.live.openLog.filter((event) => !gone.has(event));
    return update && info ? { info, view: update.view, sitters, me: update.seat, log } : null;
  });
  question: Question | null = $derived.by(() => {
    const { info, face, update } = this;
    const asked = update?.question ?? null;
    if (!asked || !info) return null;
    const plain = { ...asked, options: asked.options.map((option) => withPath(info.verbs, option)) };
    return face?.rows ? { ...plain, options: [...plain.options, ...face.rows(plain)] } : plain;
  });
  answer: Answer = $derived.by(() => ({
    question: this.question,
    picked: this.picked,
    touch: this.touch,
    confirm: this.lockIn,
    may: this.info ? (this.update?.may.map((option) => withPath(this.info!.verbs, option)) ?? []) : [],
    say: (choices) => this.live.pick(choices),
  }));
  hint = $derived.by(() => ({
    allowed: this.info?.hints ?? false,
    open: this.live.advising || this.live.advice !== null,
    advice: this.live.advice,
    toggle: this.toggleHint,
    choose: this.takeUp,
  }));
  /** A wish to take a step back that I am to answer, or my own. */
  pleading = $derived.by(() => {
    const [wish, me] = [this.update?.wish, this.me];
    const isMine = wish && me !== null && (wish.seat === me || (wish.asked.includes(me) && !wish.agreed.includes(me)));
    return isMine ? wish : null;
  });
  /** My seats for which a bot answers. */
  standIns = $derived.by(() =>
    this.over || this.shared ? [] : this.sitters.filter((sitter) => sitter.mine && sitter.kind === "stand-in"),
  );
  toldLog = $derived.by(() => this.live.openLog.filter((event) => !this.untold.includes(event)));
  outcomeHere = $derived.by(() =>
    this.outcome && this.outcomeAt === (this.question?.number ?? NOT_ASKED) ? this.outcome() : "",
  );

  /** To be made while a screen is made; `shared`: it is nobody's. */
  constructor(
    readonly match: string,
    private readonly shared: boolean,
  ) {
    this.live = new LiveMatch(match);
    this.chat = new Unread(match);
    this.invitationSeen = `questkeep-invitation-seen-${match}`;
    this.inviting = sessionStorage.getItem(this.invitationSeen) === null;
    this.live.onNews = (events, now) => this.take(events, now);
    this.follow();
  }

  get update(): Update | null {
    return this.live.update;
  }
  get me(): number | null {
    return this.update?.seat ?? null;
  }
  get over(): boolean {
    return this.scene !== null && isOver(this.scene.view);
  }
  get objection(): Reason | null {
    return this.objecting?.() ?? null;
  }
  get unread(): number {
    return settings.chat ? this.chat.count(this.live.said, this.me) : 0;
  }
  /** A drawer that is as wide as the screen leaves nothing else to be seen or touched. */
  get covered(): boolean {
    return this.drawer !== null && !wide.current;
  }
  /** Whether only my hand is shown. */
  get bare(): boolean {
    return this.handOnly && (this.face?.hasHand ?? false) && narrow.current && this.update?.seat !== null;
  }
  /** Whether a seat is free that I can fill. */
  get hasRoom(): boolean {
    return (this.info?.host ?? false) && !this.over && this.sitters.some((sitter) => sitter.kind === "open");
  }
  /** What I am asked besides the game stands where its question would, so that nothing has to make room. */
  get inPlace(): boolean {
    return !this.over && (this.pleading !== null || (this.standIns.length > 0 && this.question === null));
  }
  get recent(): GameEvent[] {
    const counts = (event: GameEvent): boolean => !this.gone.has(event) && this.isLogged(event);
    return this.toldLog.filter(counts).slice(-4).reverse();
  }

  private isLogged({ event }: GameEvent): boolean {
    return this.face !== null && !this.face.silent.has(event);
  }

  /** What goes on by itself as long as the screen is there. */
  private follow(): void {
    $effect(() => {
      void this.getReady().catch((problem: unknown) => {
        if (problem instanceof Denied && problem.reason === "no-such-match") this.missing = true;
        else if (problem instanceof Denied) this.trouble = () => reasonOf(problem);
        else this.fail(problem);
      });
      openRulesBeside((wanted) => {
        this.clause = wanted;
        this.show("rules");
      });
      return () => {
        openRulesBeside(null);
        this.live.close();
        document.title = "Questkeep";
      };
    });
    $effect(() => {
      if (this.over)
        void api.match(this.match).then(
          (found) => (this.info = found),
          () => {},
        ); // the seed is told now
    });
    $effect(() => {
      const [said, me, open] = [this.live.said, this.me, this.drawer === "chat" && this.chatAtEnd];
      untrack(() => this.chat.hear(said, me, open));
    });
    $effect(() => {
      const end = this.live.ended;
      if (end) untrack(() => this.settle(() => wishEnd(end, this.sitters, this.me), this.update!, true));
    });
    $effect(() => this.meet(this.question));
    $effect(() => {
      const refused = this.live.refused;
      if (!refused) return;
      const { reason, facts, clause } = refused;
      this.given = "";
      this.objecting = () => ({
        text: (clause && this.scene && objection(this.scene, reason, facts)) || refusal(reason, facts),
        clause,
      });
    });
    $effect(() => {
      document.title = this.question ? `● ${t("house-your-turn")} · Questkeep` : "Questkeep";
    });
  }

  private async getReady(): Promise<void> {
    const found = await api.match(this.match);
    gather(found.cards);
    const [loaded] = await Promise.all([faceOf(found.game), learn(found.game)]);
    this.face = loaded;
    this.info = found;
    this.handOnly = !this.shared && localStorage.getItem(`questkeep-hand-${this.match}`) === "yes";
  }

  /** Our mistake: the page says so instead of standing still. */
  private fail(problem: unknown): void {
    console.error(problem);
    this.trouble = () => t("house-stuck-why");
  }

  /** A new question starts with empty hands. */
  private meet(question: Question | null): void {
    const number = question?.number ?? NOT_ASKED;
    if (number !== this.lastQuestion) {
      this.lastQuestion = number;
      this.picked = [];
      this.objecting = null;
      this.doubt = null;
    } else if (question) {
      const picked = untrack(() => this.picked);
      if (!fits(question, picked)) this.picked = []; // somebody else was first
    }
  }

  private take(events: GameEvent[], now: Update): void {
    const back = events.find((event) => event.event === "step-undone");
    if (events.some((event) => this.isLogged(event))) [this.objecting, this.outcomeAt] = [null, null];
    if (now.wish) this.outcome = null; // what came of another wish would contradict it
    if (back && (back.seat !== now.seat || back.anew || this.wished))
      this.settle(() => undone(this.scene!, back), now, this.wished || back.seat !== now.seat); // whoever undoes a step alone sees it
    this.wished = now.wish != null && now.wish.seat === now.seat;
    try {
      this.chooseEyes(now);
      this.hear(events, now);
    } catch (problem) {
      this.fail(problem);
    }
    const asked = now.question !== null;
    if (asked && !this.wasAsked && events.length) callToTable();
    this.wasAsked = asked;
  }

  /** It is told in the bar; an answer also where it was asked for, as is whatever the bar of a phone has no room for. */
  private settle(told: Told, now: Update, isAnswer: boolean): void {
    this.outcome = told;
    this.outcomeAt = isAnswer || narrow.current ? (now.question?.number ?? NOT_ASKED) : null;
  }

  /** The step of a row, as these eyes were told it or what came of it; empty where they may not look at it any more. */
  stepOf(row: number | null | undefined): string {
    const since = row == null ? [] : (this.scene?.log ?? []).filter((event) => event.row >= row);
    const own = since.filter((event) => event.row === row);
    const event = [...own, ...since].find((one) => this.isLogged(one)) ?? own[0];
    return own.length && event ? tell(this.scene!, event) : "";
  }

  /** Sit down where I belong; at a hot seat the device is handed on behind a curtain. */
  private chooseEyes(now: Update): void {
    if (this.shared || this.curtain !== null) return;
    const own = now.sitters.filter((sitter) => sitter.mine);
    const awake = own.filter((sitter) => sitter.kind === "person");
    const toAgree = now.wish
      ? awake.filter(({ seat }) => now.wish!.asked.includes(seat) && !now.wish!.agreed.includes(seat))
      : [];
    if (own.length > 1 && toAgree[0]) {
      if (toAgree.some((sitter) => sitter.seat === now.seat)) return;
      this.handOver(now, toAgree[0].seat);
    } else if (own.length > 1 && awake.length) {
      const asked = awake.filter((sitter) => now.view.asked.includes(sitter.seat)).map((sitter) => sitter.seat);
      if (!asked.length || (now.seat !== null && asked.includes(now.seat))) return;
      this.handOver(now, asked[0]!);
    } else if (now.seat === null && own[0]) this.live.lookThrough(own[0].seat);
  }

  private handOver(now: Update, seat: number): void {
    this.curtain = { seat, name: withNames(now.sitters)[seat]!.name };
    if (now.seat !== null && !this.stages.length) this.live.lookThrough(null);
  }

  uncover = (): void => {
    const seat = this.curtain?.seat;
    this.curtain = null;
    this.stages = [];
    this.untold = [];
    if (seat !== undefined) this.live.lookThrough(seat);
  };

  private hear(events: GameEvent[], now: Update): void {
    const { info, face } = this;
    if (!info || !face) return;
    const teller = { info, view: now.view, sitters: withNames(now.sitters), me: now.seat, log: this.live.openLog };
    const staged = events.filter((event) => face.isStaged(event, now.seat));
    this.untold = isOver(now.view) && staged[0] ? events.slice(events.indexOf(staged[0])) : [];
    const lines = events
      .filter((event) => !this.untold.includes(event))
      .map((event) => aloud(teller, tell(teller, event)));
    const put = (): void => void (this.stages = [...this.stages, ...staged].slice(-(face.mostStages ?? MOST_STAGES)));
    if (calm() || this.curtain !== null || !staged.length) put();
    else setTimeout(put, FLIGHT); // first the cards fly to their owners
    for (const event of events) {
      const cue = face.cues[event.event];
      if (cue) play(cue);
    }
    if (!lines.length) return;
    if (this.question) lines.push(read(teller, this.question.asks));
    this.announce(lines.join(" "));
  }

  /** One thing less to look at; after the last one the end of the game may be told. */
  goOn = (): void => {
    const { scene, untold } = this;
    this.stages = this.stages.slice(1);
    if (this.stages.length || !untold.length || !scene) return;
    this.announce(untold.map((event) => aloud(scene, tell(scene, event))).join(" "));
    this.untold = [];
  };

  /** Said to those who hear the page; what came just before stays, for slow speech. */
  private announce(text: string): void {
    const number = (this.announced.at(-1)?.number ?? 0) + 1;
    this.announced = [...this.announced.slice(1 - ANNOUNCED), { number, text }];
  }

  private touch = (path: string): void => {
    const { question, face } = this;
    if (!question || !face) return;
    zoom.close();
    play("slide");
    const after = afterTouch(question, this.picked, path);
    this.objecting = null;
    if (!after) return this.live.whyNot([path]);
    const chosen = answerOf(question, after);
    if (chosen && face.isAtOnce(chosen)) this.give(chosen);
    else this.picked = after;
  };

  lockIn = (): void => {
    const { question, face, picked } = this;
    if (!question || !face) return;
    const only = question.options.filter(({ path }) => !path.every((thing) => isAmong(face.onTheTable, thing)));
    const chosen = answerOf(question, picked) ?? (!picked.length && only.length === 1 ? only[0] : undefined);
    if (chosen) this.give(chosen);
  };

  /** Say an answer; one that can hardly be meant is asked about once more. */
  give(option: Option): void {
    const now = this.scene;
    const key = `${this.me} ${this.question?.number}`;
    if (!this.question || key === this.given) return;
    const words = (): string => (now ? read(now, option.doubt) : "");
    if (words() && this.doubt?.option.code !== option.code) this.doubt = { option, words };
    else {
      this.doubt = null;
      this.given = key;
      this.live.pick(picksOf(option));
    }
  }

  withdraw = (): void => this.live.pick([{ verb: "withdraw", args: [] }]);

  /** Take my last step back, ask whoever must agree, or hear why that cannot be. */
  undo = (): void => {
    const undoing = this.update?.undo;
    if (!undoing) return;
    this.objecting = null;
    if (undoing.way !== "no") return this.live.undo();
    this.objecting = () => {
      const now = this.update?.undo;
      return now?.way === "no" ? { text: undoReason(now, this.sitters), clause: now.clause ?? null } : null;
    };
  };

  why = (): void => {
    this.clause = this.question?.notes.clause ?? this.info?.waiting ?? "";
    this.show("rules");
  };

  /** Open the drawer at a tab, or close it; then the focus goes back to where it was. */
  show(tab: Tab | null): void {
    if (this.drawer === null) this.opener = document.activeElement as HTMLElement | null;
    else if (tab === null) void tick().then(() => this.opener?.focus());
    this.drawer = tab;
    this.chatAtEnd = true;
    if (tab !== null) this.live.forgetAdvice(); // both stand in the same place
  }

  toggle = (tab: Tab): void => this.show(this.drawer === tab ? null : tab);

  /** Show the whole table or, beside a shared screen, my hand alone; this device remembers it. */
  holdOnly = (): void => {
    this.handOnly = !this.handOnly;
    localStorage.setItem(`questkeep-hand-${this.match}`, this.handOnly ? "yes" : "no");
  };

  talk = (): void => {
    this.dialog = null;
    this.show("chat");
  };

  invite(yes: boolean): void {
    this.dialog = null;
    this.inviting = yes;
    if (!yes) sessionStorage.setItem(this.invitationSeen, "yes");
  }

  private toggleHint = (): void => {
    if (this.hint.open) this.live.forgetAdvice();
    else if (this.hint.allowed) {
      this.drawer = null;
      this.live.askAdvice();
    }
  };

  /** Take an answer into my hands; giving it is up to me. */
  private takeUp = ({ path }: Option): void => {
    this.picked = [...path];
    this.live.forgetAdvice();
  };

  /** Look at the moment of an event again. */
  jump = (event: GameEvent): void => {
    if (this.face?.isStaged(event, this.me)) this.stages = [event];
    else go(`/replay/${this.match}?row=${event.row}${this.me === null ? "" : `&seat=${this.me}`}`);
  };
}

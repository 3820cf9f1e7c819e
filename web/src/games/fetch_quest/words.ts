/** The sentences of Fetch Quest: names, what cards say, what is asked, and what happened. */
import { marked } from "../../lib/reading";
import type { Scene } from "../face";
import { undone } from "../undone";
import { word } from "../../lib/answer";
import type { Cards, Choice, Facts, GameEvent, Option, Question, View } from "../../lib/protocol";
import { capital, has, nameIn, plainFacts, readOut, t, type Words } from "../../lib/texts.svelte";
import type { Amounts, Printed, Resource, SaidView } from "./shapes";
import { amountsOf, fetchQuestView, notesOf, printed, RESOURCES } from "./view";

export const say = (id: string, words: Words = {}): string => t(`fetch_quest-${id}`, words);

const ATTEMPTS: Record<string, string> = {
  "attempt-mission": "mission",
  "attempt-mind": "mind",
  "attempt-skill": "skill",
  "attempt-war": "war",
};

/** What people call a card or an ability. */
export const named = (name: Printed["name"]): string => nameIn("fetch_quest", name);

export const cardName = (cards: Cards, code: string): string => named(printed(cards, code).name);

export const tagNames = (card: Printed): string[] =>
  card.tags ? card.tags.split(" ").map((tag) => say(`tag-${tag}`)) : [];

/** `2 Mind, 1 War`. */
export function amountsText(amounts: Amounts, demand = false): string {
  return RESOURCES.map((kind, index) => ({ kind: demand && kind === "wild" ? "any" : kind, n: amounts[index] ?? 0 }))
    .filter(({ n }) => n > 0)
    .map(({ kind, n }) => `${n} ${say(kind)}`)
    .join(", ");
}

/** A line for each verb, read out. */
export const effectText = (spelled = ""): string =>
  spelled
    .split("\n")
    .filter(Boolean)
    .map((line) => readOut("fetch_quest", line))
    .join(" ");

/** Everything printed on a card. */
export function cardText(cards: Cards, code: string): string {
  const card = printed(cards, code);
  const amounts = amountsText(amountsOf(card), card.kind === "challenge");
  const parts: string[] = [];
  if (card.kind === "fortune") {
    parts.push(`${amounts}.`);
    if (card.effect) parts.push(`${tagNames(card).join(" / ")}: ${effectText(card.effect)}`);
    else if (card.basic) parts.push(say("basic-card"));
  } else if (card.kind === "challenge") {
    parts.push(
      `${say("card-challenge", { letter: card.letter ?? "", demand: amounts, danger: card.danger ?? 0 })}.`,
      effectText(card.activation),
    );
  } else if (card.kind === "pioneer") {
    parts.push(`${amounts} · ${say("stamina", { n: card.stamina ?? 0 })} · ${tagNames(card).join(", ")}.`);
    parts.push(`${say("side-active")}: ${named(card.active_name ?? "")}. ${effectText(card.active)}`);
    parts.push(`${say("side-retreat")}: ${named(card.retreat_name ?? "")}. ${effectText(card.retreat)}`);
  } else parts.push(say(`about-${card.mission}`));
  return parts.filter(Boolean).join(" ");
}

/** What the present Mission asks of this table. */
export function missionText(view: View): string {
  const { kind, needed, more, bonus } = fetchQuestView(view).mission;
  return say(`mission-${kind}`, { n: needed, more, bonus });
}

export function where({ view }: Scene): string {
  const { phase, turn, mission, level } = fetchQuestView(view);
  if (phase === "over" || phase === "claiming") return say(`status-${phase}`);
  return say("where", { letter: mission.letter, turn: turn.number, level: say(`level-${level}`) });
}

/** A Challenge by its name, the Mission, or one of its seals. */
export function targetName(scene: Scene, target: string): string {
  if (target === "mission") return cardName(scene.info.cards, fetchQuestView(scene.view).mission.mission);
  return scene.info.cards[target] ? cardName(scene.info.cards, target) : sealName(target);
}

export const sealName = (type: string): string => capital(say("seal", { type: say(type) }));

export function ask(scene: Scene, question: Question): string {
  const { turn, phase } = fetchQuestView(scene.view);
  const words: Words = {
    ...plainFacts(question.notes),
    amount: turn.amount,
    player: scene.sitters[turn.receiver ?? -1]?.name ?? "",
  };
  if (turn.attempt) words.target = targetName(scene, turn.attempt.target);
  if (turn.card) words.card = cardName(scene.info.cards, turn.card);
  return say(phase === "naming" ? `ask-naming-${turn.purpose}` : `ask-${phase}`, words);
}

/** What an answer attempts: a Challenge, `mission`, or a seal; empty if it attempts nothing. */
export const targetOf = (option: Choice): string =>
  option.verb === "attempt" ? word(option) : (ATTEMPTS[option.verb] ?? "");

export function optionText(scene: Scene, _question: Question, option: Choice): string {
  const { phase, payments } = fetchQuestView(scene.view);
  const what = word(option);
  const card = scene.info.cards[what] ? cardName(scene.info.cards, what) : "";
  const attempted = targetOf(option);
  const target = attempted ? targetName(scene, attempted) : card;
  const facts = {
    card,
    target,
    pioneer: card,
    position: word(option, 1),
    player: scene.sitters[Number(what)]?.name ?? "",
  };
  if (attempted)
    return say(
      payments.some((one) => one.target === attempted && !one.enough) ? "choice-attempt-short" : "choice-attempt",
      facts,
    );
  const id = `choice-${option.verb}-${phase}`;
  return say(has(`fetch_quest-${id}`) ? id : `choice-${option.verb}`, facts);
}

/** What the prompt's button says: the whole deed, so that nobody confirms what he did not mean. */
export function confirmText(scene: Scene, question: Question, option: Option | null): string {
  if (option === null) return say(fetchQuestView(scene.view).phase === "acting" ? "confirm-acting" : "confirm-choose");
  return option.verb === "claim" ? say("confirm-claim") : capital(optionText(scene, question, option));
}

/** [F-15] Focuses by their names. */
export const focusNames = (focuses: Resource[]): string => focuses.map((focus) => say(focus)).join(", ");

/** [F-15] Pioneers after whose claim a focus has to stay missing. */
export const unwise = (question: Question | null): string[] => notesOf(question).unwise ?? [];

/** [F-15, F-47] A team without a focus is chosen, and a short attempt closed, only if it is meant. */
export function doubt(scene: Scene, question: Question, option: Option): string {
  if (option.verb === "claim" && unwise(question).includes(word(option)))
    return say("doubt-claim", { pioneer: cardName(scene.info.cards, word(option)) });
  const { attempt } = fetchQuestView(scene.view).turn;
  if (option.verb !== "close" || !attempt || attempt.enough) return "";
  return say("doubt-close", { target: targetName(scene, attempt.target) });
}

export function objection(scene: Scene, reason: string, facts: Facts): string | null {
  const id = `fetch_quest-objection-${reason}`;
  return has(id) ? t(id, objectionWords(scene, facts)) : null;
}

function objectionWords(scene: Scene, facts: Facts): Words {
  const words = plainFacts(facts);
  for (const role of ["card", "challenge", "pioneer"])
    if (typeof words[role] === "string") words[role] = cardName(scene.info.cards, words[role]);
  if (typeof words.seat === "number") words.player = scene.sitters[words.seat]?.name ?? "";
  return words;
}

/** [RC-30] Whether the Sun ends the game here. */
export const isSunset = (view: View, sun = fetchQuestView(view).sun?.sun): boolean =>
  sun !== undefined && sun === fetchQuestView(view).sun?.set;

/** Something said at the table, as a sentence. */
export function remarkText(scene: Scene, remark: SaidView): string {
  const { cards } = scene.info;
  return say(`item-${remark.item}`, {
    challenge: remark.challenge ? cardName(cards, remark.challenge) : "…",
    card: remark.card ? cardName(cards, remark.card) : "…",
    named: remark.named === null ? "…" : (scene.sitters[remark.named]?.name ?? "…"),
  });
}

/** [F-97] An event as a sentence; cards that only some have seen are told to them alone. */
export function tell(scene: Scene, event: GameEvent): string {
  const { sitters, me } = scene;
  const name = (seat: unknown): string => sitters[Number(seat)]?.name ?? "";
  const codes = (list: unknown): string => (list as string[]).map(marked).join(" ");
  const words: Words = plainFacts(event);
  if (event.event === "step-undone") return undone(scene, event);
  if (event.seat !== undefined) {
    words.player = name(event.seat);
    words.me = event.seat === me ? "yes" : "no";
  }
  if ("taker" in event) words.taker = name(event.taker);
  for (const role of ["card", "challenge", "pioneer", "mission"])
    if (typeof event[role] === "string") words[role] = marked(event[role]);
  if (event.card === null) words.card = say("hidden-cards", { count: 1 });
  if (event.pioneer === null) words.pioneer = say("choice-claim-any");
  for (const list of ["cards", "challenges", "pioneers"])
    if (Array.isArray(event[list])) words[list] = event[list].length ? codes(event[list]) : say("nothing");
  if (event.cards === null) words.cards = say("hidden-cards", { count: Number(event.count) });
  if (Array.isArray(event.pool)) words.pool = amountsText(event.pool as Amounts) || "0";
  if (typeof event.target === "string")
    words.target = scene.info.cards[event.target]
      ? marked(event.target)
      : event.target === "mission"
        ? say("the-mission")
        : sealName(event.target);
  if (Array.isArray(event.focuses)) words.focuses = focusNames(event.focuses as Resource[]);
  for (const type of ["resource", "seal"]) if (typeof event[type] === "string") words[type] = say(event[type]);
  if (typeof event.change === "number") words.change = event.change > 0 ? `+${event.change}` : `−${-event.change}`;
  if (event.event === "sun-rose") words.sets = isSunset(scene.view, Number(event.sun)) ? "yes" : "no";
  for (const fact of ["success", "shuffled", "hushed", "won", "active", "effect"])
    if (fact in event) words[fact] = event[fact] ? "yes" : "no";
  if (event.event === "said") {
    const remark = event as unknown as SaidView;
    return say("event-said", { ...words, words: remarkText(scene, remark) });
  }
  if (event.event === "ability-used") {
    const pioneer = printed(scene.info.cards, String(event.pioneer));
    const [ability, text] =
      event.side === "retreat" ? [pioneer.retreat_name, pioneer.retreat] : [pioneer.active_name, pioneer.active];
    words.ability = `${named(ability ?? "")}. ${effectText(text)}`.replace(/\.$/, "");
  }
  const id = `fetch_quest-event-${event.event}`;
  return has(id) ? t(id, words) : capital(event.event);
}

export const clauses = (_scene: Scene, event: GameEvent): string[] => (event.clause ? [event.clause] : []);

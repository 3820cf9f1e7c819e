/** The sentences of Enchanters: names, what cards say, what is asked, and what happened. */
import { marked } from "../../lib/reading";
import type { Scene } from "../face";
import { undone } from "../undone";
import { word } from "../../lib/answer";
import type { Cards, Choice, Facts, GameEvent, Option, Question } from "../../lib/protocol";
import { teller } from "../../lib/names";
import { capital, has, listed, nameIn, plainFacts, readOut, t, type Words } from "../../lib/texts.svelte";
import { enchantersView, fightsOf, notesOf, printed, signed } from "./view";

const say = (id: string, words: Words = {}): string => t(`enchanters-${id}`, words);

export interface Ability {
  number: number;
  kind: string;
  text: string;
  /** As the house spelled it, in no language. */
  spelled: string;
  /** Whether it works on a covered card too. */
  lower: boolean;
}

/** What people call a card. */
export const cardName = (cards: Cards, code: string): string => nameIn("enchanters", printed(cards, code).name);

export const kingdomName = (kingdom: string): string =>
  has(`enchanters-kingdom-${kingdom}`) ? say(`kingdom-${kingdom}`) : kingdom;

/** `Scimitar of Rage`. */
export function artifactName(cards: Cards, items: string[], enchantments: string[]): string {
  return say("artifact", {
    item: cardName(cards, items.at(-1) ?? ""),
    enchantment: cardName(cards, enchantments.at(-1) ?? ""),
  });
}

/** What is printed on a card or village, in its order. */
export function abilitiesOf(cards: Cards, code: string): Ability[] {
  const card = printed(cards, code);
  const lines = card.abilities?.split("\n") ?? [];
  const upper = lines.length - (card.lower_abilities ?? 0);
  return lines.map((line, index) => {
    const [kind, spelled] = [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)];
    return { number: index + 1, kind, text: readOut("enchanters", spelled), spelled, lower: index >= upper };
  });
}

export const isAction = ({ kind }: Ability): boolean => ["act", "multi", "rest"].includes(kind);

function icons(numbers: Record<string, number | undefined>): string {
  return Object.entries(numbers)
    .filter(([, n]) => n)
    .map(([name, n]) => say(`icon-${name}`, { n: signed(n!) }))
    .join(", ");
}

/** Body and icons of a card in a few words. */
export function cardFacts(cards: Cards, code: string): string {
  const card = printed(cards, code);
  const parts = [say(`class-${card.kind}`)];
  if (card.kingdom) parts.push(kingdomName(card.kingdom));
  if (card.health !== undefined) parts.push(say("creature", { strength: card.strength ?? 0, health: card.health }));
  const upper = icons({ attack: card.upper_attack, defense: card.upper_defense, glory: card.upper_glory });
  const lower = icons({ attack: card.lower_attack, defense: card.lower_defense, glory: card.lower_glory });
  if (upper) parts.push(say("upper", { icons: upper }));
  if (lower) parts.push(say("lower", { icons: lower }));
  return parts.join(" · ");
}

/** Everything printed on a card. */
export function cardText(cards: Cards, code: string): string {
  return [`${cardFacts(cards, code)}.`, ...abilitiesOf(cards, code).map((ability) => ability.text)].join(" ");
}

/** The name of the card or village behind `village` or a card's key. */
const sourceCode = (scene: Scene, source: string): string =>
  source === "village" ? (enchantersView(scene.view).village ?? "") : source;

/** An ability by its place, such as `BAN-I1.2.1` or `village.3`. */
function abilityOf(scene: Scene, place: string): { source: string; ability: Ability | undefined } {
  const dot = place.lastIndexOf(".");
  const source = sourceCode(scene, place.slice(0, dot));
  return { source, ability: abilitiesOf(scene.info.cards, source)[Number(place.slice(dot + 1)) - 1] };
}

export function where({ view }: Scene): string {
  const { phase, turn } = enchantersView(view);
  if (phase === "over") return say("status-over");
  return phase === "drafting" ? say("status-drafting") : say("where", { turn: turn.number });
}

export function ask(scene: Scene, question: Question): string {
  const view = enchantersView(scene.view);
  const { cards } = scene.info;
  const { fights: [fight] = [], source: from = "", number, to = null } = notesOf(question);
  if (view.phase === "choosing") return say(view.turn.major_done ? "ask-done" : "ask-choosing");
  if (fight)
    return say(`ask-${view.phase}`, {
      card: cardName(cards, fight.card),
      wounds: fight.wounds,
      missing: fight.missing,
    });
  if (view.phase === "naming") {
    const { source, ability } = abilityOf(scene, `${from}.${number}`);
    return `${say("ask-naming", { source: cardName(cards, source) })} ${ability?.text ?? ""}`;
  }
  if (view.phase === "dropping" && to !== null)
    return say("ask-handing-over", { player: scene.sitters[to]?.name ?? "" });
  return say(`ask-${view.phase}`);
}

export function optionText(scene: Scene, _question: Question, option: Choice): string {
  const { track } = enchantersView(scene.view);
  const { cards } = scene.info;
  const lying = (number: number): string => cardName(cards, track[Number(option.args[number]) - 1]?.card ?? "");
  switch (option.verb) {
    case "name":
      return scene.sitters[Number(option.args[0])]?.name ?? "";
    case "draft":
      return kingdomName(word(option));
    case "drop":
      return cardName(cards, word(option));
    case "use":
    case "rest": {
      const { source, ability } = abilityOf(scene, word(option));
      return `${cardName(cards, source)}: ${ability?.text ?? ""}`;
    }
    case "journey":
      return say("choice-journey", { card: lying(0), price: track[Number(option.args[0]) - 1]?.price ?? 0 });
    case "swap":
      return say("choice-swap", { first: lying(0), second: lying(1) });
  }
  return capital(say(`choice-${option.verb}`));
}

const isCreature = (cards: Cards, code: string): boolean => ["monster", "dragon"].includes(printed(cards, code).kind);

export function confirmText(scene: Scene, _question: Question, option: Option | null): string {
  const { phase, track } = enchantersView(scene.view);
  const space = option?.verb === "journey" ? track[Number(option.args[0]) - 1] : undefined;
  if (space && isCreature(scene.info.cards, space.card)) return say("confirm-fight");
  return say(`confirm-${phase}`);
}

/** Answers in a row, in words; the same one several times is said once. */
export function planText(scene: Scene, question: Question, choices: Choice[]): string {
  const steps: { text: string; times: number }[] = [];
  for (const choice of choices) {
    const text =
      choice.verb === "drop"
        ? say("plan-drop", { card: cardName(scene.info.cards, word(choice)) })
        : optionText(scene, question, choice);
    const last = steps.at(-1);
    if (last?.text === text) last.times += 1;
    else steps.push({ text, times: 1 });
  }
  return steps.map(({ text, times }) => `${text.replace(/\.$/, "")}${times > 1 ? ` (×${times})` : ""}`).join(" → ");
}

/** A fight that cannot be won, or not if one sets out now, is asked about once more. */
export function doubt(scene: Scene, question: Question, option: Option): string {
  const toGraveyard =
    option.verb === "rest" && abilityOf(scene, word(option)).ability?.spelled.includes("do-graveyard");
  const fight = fightsOf(question).find((one) =>
    option.verb === "journey" ? one.space === option.args[0] : toGraveyard && one.space === null,
  );
  if (!fight) return "";
  const card = cardName(scene.info.cards, fight.card);
  if (fight.first.length) return say("doubt-first", { card, actions: planText(scene, question, fight.first) });
  return fight.hopeless ? say("doubt", { card, missing: fight.missing, wounds: fight.wounds }) : "";
}

export function objection(scene: Scene, reason: string, facts: Facts): string | null {
  const id = `enchanters-objection-${reason}`;
  return has(id) ? t(id, objectionWords(scene, facts)) : null;
}

function objectionWords(scene: Scene, facts: Facts): Words {
  const words = plainFacts(facts);
  if (typeof words.card === "string") words.card = capital(cardName(scene.info.cards, sourceCode(scene, words.card)));
  return words;
}

export function tell(scene: Scene, event: GameEvent): string {
  const { info, me } = scene;
  const name = teller(scene);
  const bySeat = (seats: number[], entries: unknown): string =>
    seats.map((seat, index) => `${name(seat)} ${(entries as number[])[index]}`).join(" · ");
  const codes = (list: unknown): string => (list as string[]).map(marked).join(" ");
  const words: Words = plainFacts(event);
  if (event.seat !== undefined) {
    words.player = name(event.seat);
    words.me = event.seat === me ? "yes" : "no";
  }
  for (const role of ["named", "giver", "taker"]) if (role in event) words[role] = name(event[role]);
  if ("named" in event) words.namedme = event.named === me ? "yes" : "no";
  if ("card" in event) words.card = event.card === null ? say("nothing") : marked(String(event.card));
  if (typeof event.change === "number") words.change = signed(event.change);
  if (typeof event.source === "string") {
    const code = sourceCode(scene, event.source);
    words.source = marked(code);
    words.text = abilitiesOf(info.cards, code)[Number(event.number) - 1]?.text ?? "";
  }
  switch (event.event) {
    case "step-undone":
      return undone(scene, event);
    case "kingdom-drafted":
      words.kingdom = kingdomName(String(event.kingdom));
      break;
    case "game-opened":
      words.village = marked(String(event.village));
      words.kingdoms = listed((event.kingdoms as string[]).map(kingdomName));
      words.track = codes(event.track);
      break;
    case "bonus-changed":
      words.values = icons({ attack: Number(event.attack), defense: Number(event.defense) });
      break;
    case "cards-swapped":
      [words.first, words.second] = (event.cards as string[]).map(marked) as [string, string];
      break;
    case "creature-attacked":
      words.blows = bySeat(event.seats as number[], event.wounds);
      break;
    case "game-scored":
      words.scores = bySeat(
        (event.scores as number[]).map((_, seat) => seat),
        event.scores,
      );
      break;
  }
  const id = `enchanters-event-${event.event}`;
  return has(id) ? t(id, words) : event.event;
}

export const clauses = (_scene: Scene, event: GameEvent): string[] => (event.clause ? [event.clause] : []);

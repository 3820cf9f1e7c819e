/** The sentences of Enchanters: names, what cards say, what is asked, and what happened. */
import { marked, type Scene } from "../face";
import { undone } from "../undone";
import type { Cards, Facts, GameEvent, Question, View } from "../../lib/protocol";
import { teller } from "../../lib/names";
import { capital, has, listed, plainFacts, readOut, t, type Words } from "../../lib/texts.svelte";
import { enchantersView, fightsOf, printed, signed } from "./view";

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

/** What people call a card; a name without a message is a deck's own. */
export function cardName(cards: Cards, code: string): string {
  const { name } = printed(cards, code);
  return has(`enchanters-name-${name}`) ? say(`name-${name}`) : name;
}

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

/** An answer such as `use BAN-I1.2.1` as the ability it means. */
function abilityOf(scene: Scene, notation: string): { source: string; ability: Ability | undefined } {
  const place = notation.split(" ").at(-1) ?? "";
  const dot = place.lastIndexOf(".");
  const source = sourceCode(scene, place.slice(0, dot));
  return { source, ability: abilitiesOf(scene.info.cards, source)[Number(place.slice(dot + 1)) - 1] };
}

export function where(view: View): string {
  const { phase, turn } = enchantersView(view);
  if (phase === "over") return say("status-over");
  return phase === "drafting" ? say("status-drafting") : say("where", { turn: turn.number });
}

export function ask(scene: Scene, question: Question): string {
  const view = enchantersView(scene.view);
  const { cards } = scene.info;
  const fight = fightsOf(question)[0];
  if (view.phase === "choosing") return say(view.turn.major_done ? "ask-done" : "ask-choosing");
  if (fight)
    return say(`ask-${view.phase}`, { card: cardName(cards, fight.card), wounds: fight.wounds, missing: fight.missing });
  if (view.phase === "naming") {
    const place = `${String(question.notes.source)}.${String(question.notes.number)}`;
    const { source, ability } = abilityOf(scene, place);
    return `${say("ask-naming", { source: cardName(cards, source) })} ${ability?.text ?? ""}`;
  }
  if (view.phase === "dropping" && question.notes.to !== null)
    return say("ask-handing-over", { player: scene.sitters[Number(question.notes.to)]?.name ?? "" });
  return say(`ask-${view.phase}`);
}

export function optionText(scene: Scene, question: Question, notation: string): string {
  const [verb, word] = notation.split(" ");
  const view = enchantersView(scene.view);
  if (verb === "name") return scene.sitters[Number(word)]?.name ?? "";
  if (verb === "draft") return kingdomName(word ?? "");
  if (verb === "drop") return cardName(scene.info.cards, word ?? "");
  if (verb === "use" || verb === "rest") {
    const { source, ability } = abilityOf(scene, notation);
    return `${cardName(scene.info.cards, source)}: ${ability?.text ?? notation}`;
  }
  if (verb === "journey") {
    const space = view.track[Number(word) - 1];
    return space ? say("choice-journey", { card: cardName(scene.info.cards, space.card), price: space.price }) : notation;
  }
  if (verb === "swap") {
    const [first = "", second = ""] = notation.split(" ").slice(1).map((space) => cardName(scene.info.cards, view.track[Number(space) - 1]?.card ?? ""));
    return say("choice-swap", { first, second });
  }
  if (verb === "end" || verb === "strike" || notation === "go on") return capital(say(`choice-${notation.replace(" ", "-")}`));
  return notation;
}

const isCreature = (cards: Cards, code: string): boolean => ["monster", "dragon"].includes(printed(cards, code).kind);

export function confirmText(scene: Scene, _question: Question, notation: string | null): string {
  const { phase, track } = enchantersView(scene.view);
  const space = notation?.startsWith("journey ") ? track[Number(notation.split(" ")[1]) - 1] : undefined;
  if (space && isCreature(scene.info.cards, space.card)) return say("confirm-fight");
  return say(`confirm-${phase}`);
}

/** Answers in a row, in words; the same one several times is said once. */
export function planText(scene: Scene, question: Question, notations: string[]): string {
  const steps: { notation: string; times: number }[] = [];
  for (const notation of notations) {
    const last = steps.at(-1);
    if (last?.notation === notation) last.times += 1;
    else steps.push({ notation, times: 1 });
  }
  const said = steps.map(({ notation, times }) => {
    const [verb, word = ""] = notation.split(" ");
    const text = verb === "drop" ? say("plan-drop", { card: cardName(scene.info.cards, word) }) : optionText(scene, question, notation);
    return `${text.replace(/\.$/, "")}${times > 1 ? ` (×${times})` : ""}`;
  });
  return said.join(" → ");
}

/** A fight that cannot be won, or not if one sets out now, is asked about once more. */
export function doubt(scene: Scene, question: Question, notation: string): string {
  const [verb, word] = notation.split(" ");
  const toGraveyard = verb === "rest" && abilityOf(scene, notation).ability?.spelled.includes("do-graveyard");
  const fight = fightsOf(question).find((one) =>
    verb === "journey" ? one.space === Number(word) : toGraveyard && one.space === null,
  );
  if (!fight) return "";
  const card = cardName(scene.info.cards, fight.card);
  if (fight.first.length) return say("doubt-first", { card, actions: planText(scene, question, fight.first) });
  return fight.hopeless ? say("doubt", { card, missing: fight.missing, wounds: fight.wounds }) : "";
}

/** The house itself says why not: this is the answer it refuses. */
export function whyNot(scene: Scene, _question: Question, path: string): string {
  const [place, word = ""] = path.split("/");
  if (place === "ability") {
    const kind = abilityOf(scene, word).ability?.kind;
    return `${kind === "rest" ? "rest" : "use"} ${word}`;
  }
  const verbs: Record<string, string> = { track: "journey", player: "name", card: "drop", kingdom: "draft" };
  return `${verbs[place!]} ${word}`;
}

export function objectionWords(scene: Scene, facts: Facts): Words {
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
      words.scores = bySeat((event.scores as number[]).map((_, seat) => seat), event.scores);
      break;
  }
  const id = `enchanters-event-${event.event}`;
  return has(id) ? t(id, words) : event.event;
}

export const clauses = (event: GameEvent): string[] => (event.clause ? [event.clause] : []);

/** The sentences of Schatzjagd: names, what cards say, what is asked, and what happened. */
import { marked } from "../../lib/reading";
import type { Scene } from "../face";
import { undone } from "../undone";
import { word } from "../../lib/answer";
import type { Cards, Choice, Facts, GameEvent, Option, Question } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { capital, has, inLanguage, listed, nameIn, plainFacts, readOut, t, type Words } from "../../lib/texts.svelte";
import { castleOn, isCity, isDigField, isRiver, isRoad, type Country } from "./land";
import type { LordView } from "./shapes";
import { notesOf, printed, schatzjagdView, signed, waysOf } from "./view";

export const say = (id: string, words: Words = {}): string => t(`schatzjagd-${id}`, words);
const sayOr = (id: string, literal: string): string => (has(`schatzjagd-${id}`) ? say(id) : literal);

const UNSEEN = "–";

/** What people call a card, a treasure or a shop; a map without a name is called after its field. */
export function cardName(cards: Cards, code: string): string {
  const { name, field } = printed(cards, code);
  return name === "" ? say("map-of", { field: field ?? "" }) : nameIn("schatzjagd", name);
}

/** What a shop offers, a line for each. */
export function offersOf(cards: Cards, shop: string): string[] {
  const lines = printed(cards, shop).offers?.split("\n") ?? [];
  return lines.map((line) => {
    const price = Number(line.slice(0, line.indexOf(" ")));
    return say("offer", { price, effect: readOut("schatzjagd", line.slice(line.indexOf(" ") + 1)) });
  });
}

/** Everything printed on a card. */
export function cardText(cards: Cards, code: string): string {
  const card = printed(cards, code);
  if (card.kind === "shop") return `${offersOf(cards, code).join("; ")}.`;
  if (card.kind === "treasure") return say("says-treasure");
  const own = inLanguage(card.text ?? "");
  return [`${say(`type-${card.kind}`)}.`, readOut("schatzjagd", card.says ?? ""), own].join(" ").trim();
}

export const playerName = (scene: Scene, seat: unknown): string =>
  seat === null ? "" : (scene.sitters[Number(seat)]?.name ?? "");

/** What stands on somebody's pawn: as much of the name's beginning as no other name at the table begins with. */
export function signOf(scene: Scene, seat: number): string {
  const beginning = (of: number, length: number): string =>
    Array.from(playerName(scene, of)).slice(0, length).join("").toLocaleUpperCase(settings.language);
  const others = schatzjagdView(scene.view)
    .lords.map((lord) => lord.seat)
    .filter((other) => other !== seat);
  const length = [1, 2].find((most) => others.every((other) => beginning(other, most) !== beginning(seat, most)));
  return length ? beginning(seat, length) : `${beginning(seat, 1)}${seat + 1}`;
}
export const landName = (land: string): string => sayOr(`realm-${land}`, land);
const treasureName = (kind: string): string => nameIn("schatzjagd", kind);

/** The condition of victory in a few words. */
export function goalText(scene: Scene): string {
  const { victory, needed } = schatzjagdView(scene.view);
  return needed ? say("goal", { count: needed }) : say(`goal-${victory}`);
}

/** The henchmen's states that their values do not tell. */
export function statesOf(lord: LordView): string[] {
  const states: string[] = [];
  if (lord.poison) states.push(say("poisoned", { count: lord.poison }));
  if (lord.skip) states.push(say("skips", { count: lord.skip }));
  return states;
}

/** Everything that there is to know of a field, for people who hear the page. */
export function fieldText(scene: Scene, country: Country, field: string): string {
  const view = schatzjagdView(scene.view);
  const parts = [field];
  const shop = view.city.find((one) => one.field === field)?.shop;
  if (shop) parts.push(say("city-field", { shop: cardName(scene.info.cards, shop) }));
  else parts.push(landName(country.landOf[field]?.name ?? ""));
  const castle = castleOn(country, field);
  if (castle) {
    const lord = view.lords.find((one) => one.castle === castle.name);
    parts.push(lord ? say("castle-of", { player: playerName(scene, lord.seat) }) : say("castle-empty"));
    if (lord?.hidden) parts.push(say("hidden-here", { count: lord.hidden }));
  }
  if (isRoad(country, field)) parts.push(say("road"));
  if (isRiver(country, field)) parts.push(say("river"));
  if (isDigField(country, field)) parts.push(say("dig-field"));
  if (country.gates.some((gate) => gate.includes(field)) && !isCity(country, field)) parts.push(say("before-gate"));
  const card = view.fields.find((one) => one.field === field);
  if (card) parts.push(card.card ? cardName(scene.info.cards, card.card) : say("hidden-card"));
  const treasures = view.treasures.filter((one) => one.field === field);
  if (treasures.length) parts.push(say("treasures-here", { count: treasures.length }));
  for (const lord of view.lords)
    if (lord.field === field)
      parts.push(
        lord.seat === scene.me ? say("henchman-mine") : say("henchman-of", { player: playerName(scene, lord.seat) }),
      );
  return parts.join(", ");
}

export function where({ view }: Scene): string {
  const { phase, turn } = schatzjagdView(view);
  if (phase === "over" || phase === "choosing-castle") return say(`status-${phase}`);
  return say("where", { day: turn.day });
}

export function ask(scene: Scene, question: Question): string {
  const { phase, turn } = schatzjagdView(scene.view);
  const { cards } = scene.info;
  const words: Words = plainFacts(question.notes);
  const { card = turn.showing?.card, forced } = notesOf(question);
  if (card) words.card = cardName(cards, card);
  if (turn.fight) {
    const { foe, card: fiend, power, foe_power: foePower } = turn.fight;
    words.power = power;
    words.foe = `${foe === null ? cardName(cards, fiend ?? "") : playerName(scene, foe)} (${foePower})`;
  }
  return say(phase === "playing" && forced ? "ask-playing-forced" : `ask-${phase}`, words);
}

export function optionText(scene: Scene, _question: Question, option: Choice): string {
  const { verb, args } = option;
  const what = word(option);
  const { cards } = scene.info;
  const view = schatzjagdView(scene.view);
  switch (verb) {
    case "challenge":
      return say("answer-challenge", { player: playerName(scene, what) });
    case "castle":
      return sayOr(`castle-${what}`, landName(what));
    case "use-times":
      return say("answer-trade", { count: Number(what) });
    case "buy": {
      const field = view.lords[scene.me ?? 0]?.field;
      const shop = view.city.find((one) => one.field === field)?.shop ?? "";
      return offersOf(cards, shop)[Number(what) - 1] ?? "";
    }
    case "take":
      return say("answer-take", { number: Number(what) });
    case "hide":
    case "deposit": {
      const kind = view.treasures.find((one) => one.treasure === args[0])?.kind;
      return say(`answer-${verb}`, { treasure: kind ? treasureName(kind) : what });
    }
    case "step":
    case "go":
    case "look":
    case "put":
    case "remove":
      return say(`confirm-${verb}`, { field: what });
    case "dig":
    case "insert":
    case "cast":
      return say(`answer-${verb}`, { card: cardName(cards, what) });
    case "cast-at":
      return say("answer-cast-at", { card: cardName(cards, what), aim: playerName(scene, args[1]) });
  }
  return say(`answer-${verb}`);
}

/** What the prompt's button says: the whole deed, so that nobody confirms what he did not mean. */
export function confirmText(scene: Scene, question: Question, option: Option | null): string {
  const last = option?.then?.at(-1) ?? option;
  if (!option || !last) return say("confirm-other");
  if (option.verb === "insert" && last.verb === "put")
    return say("confirm-insert", { card: cardName(scene.info.cards, word(option)), field: word(last) });
  const deed = optionText(scene, question, last);
  return last.verb === "castle" ? say("confirm-castle", { castle: deed }) : deed;
}

/** The steps to a field that can be reached, and a card put straight into a field. */
export function rows(question: Question): Option[] {
  const at = (verb: string, field: string): Choice => ({ verb, args: [field] });
  const ways = Object.entries(waysOf(question)).filter(([, way]) => way.length > 1);
  const { fields = [] } = notesOf(question);
  const inserts = question.options.filter(({ verb }) => verb === "insert");
  const found = [
    ...ways.map(([field, [first, ...further]]) => ({
      ...at("step", first!),
      path: [`field/${field}`],
      then: further.map((one) => at("step", one)),
    })),
    ...inserts.flatMap(({ verb, args, path }) =>
      fields.map((field) => ({ verb, args, path: [path[0]!, `field/${field}`], then: [at("put", field)] })),
    ),
  ];
  return found.map((option, number) => ({ ...option, code: -1 - number }));
}

export function objection(scene: Scene, reason: string, facts: Facts): string | null {
  const id = `schatzjagd-objection-${reason}`;
  return has(id) ? t(id, objectionWords(scene, facts)) : null;
}

function objectionWords(scene: Scene, facts: Facts): Words {
  const words = plainFacts(facts);
  if (typeof words.card === "string") words.card = cardName(scene.info.cards, words.card);
  return words;
}

/** [S-92, S-96] Both hit strengths of a blow: first the seat's own; whoever flees has no die. */
export function totalsOf(event: GameEvent): [number, number] {
  const [first, second] = event.powers as [number, number];
  if (typeof event.die === "number") return [second, first + event.die];
  const [mine, theirs] = event.dice as [number, number];
  return [first + mine, second + theirs];
}

export function tell(scene: Scene, event: GameEvent): string {
  const kind = event.event;
  const words: Words = plainFacts(event);
  const person = (seat: unknown): string => playerName(scene, seat);
  const card = (key: unknown): string => (typeof key === "string" ? marked(key) : UNSEEN);
  if (kind === "step-undone") return undone(scene, event);
  if (event.seat !== undefined) words.player = person(event.seat);
  for (const role of ["victim", "owner"]) if (role in event) words[role] = person(event[role]);
  words.card = card(event.card);
  if ("value" in event) {
    words.value = say(`value-${String(event.value)}`);
    words.change = signed(Number(event.change));
  }
  if ("foe" in event) words.foe = typeof event.foe === "number" ? person(event.foe) : card(event.foe);
  if ("powers" in event) [words.mine, words.theirs] = totalsOf(event);
  switch (kind) {
    case "city-laid-out":
      words.shops = (event.shops as string[]).map((shop) => cardName(scene.info.cards, shop)).join(", ");
      break;
    case "bought":
      words.shop = cardName(scene.info.cards, String(event.shop));
      break;
    case "castle-chosen":
      words.land = sayOr(`land-${String(event.castle)}`, String(event.castle));
      break;
    case "cards-drawn":
    case "hand-discarded":
      words.cards = (event.cards as string[] | undefined)?.map(marked).join(" ") ?? String(event.count);
      break;
    case "fields-looked-at": {
      const seen = event.cards as string[] | undefined;
      words.fields =
        (event.fields as string[]).map((field, index) => (seen ? `${field} ${card(seen[index])}` : field)).join(", ") ||
        UNSEEN;
      break;
    }
    case "start-rolled":
      words.rolls = (event.seats as number[])
        .map((seat, index) => `${person(seat)} ${(event.dice as number[])[index]}`)
        .join(" · ");
      break;
    case "treasure-gained":
      words.kind = typeof event.kind === "string" ? treasureName(event.kind) : UNSEEN;
      break;
    case "spell-cast": {
      const aim = event.field ?? ("target" in event ? person(event.target) : "");
      words.aim = aim ? `(${String(aim)})` : "";
      break;
    }
    case "game-over":
      words.winners = listed((event.winners as number[]).map(person));
      break;
  }
  const id = `event-${kind}`;
  if (!has(`schatzjagd-${id}`)) return kind;
  const told = say(id, words).replace(`: ${UNSEEN}.`, ".");
  return "roller" in event ? `${told} ${say("rolls-for-fiend", { player: person(event.roller) })}` : told;
}

export const clauses = (_scene: Scene, event: GameEvent): string[] => (event.clause ? [event.clause] : []);

/** The henchman's values in words, for people who hear the page. */
export const valuesText = (lord: LordView): string =>
  [
    ...(["life", "strength", "weapons", "gold"] as const).map(
      (value) => `${capital(say(`value-${value}`))} ${lord[value]}`,
    ),
    ...statesOf(lord),
  ].join(", ");

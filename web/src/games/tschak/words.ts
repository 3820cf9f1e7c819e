/** The sentences of Tschak!: names, and what is asked. */
import type { Scene } from "../face";
import { word, words } from "../../lib/answer";
import type { Cards, Choice, GameEvent, Question, View } from "../../lib/protocol";
import { capital, has, listed, nameIn, t, type Words } from "../../lib/texts.svelte";
import type { Printed } from "./shapes";
import { notesOf, printed, tschakView } from "./view";

/** What people call a card. */
export function cardName(cards: Cards, code: string): string {
  const card = cards[code] as Printed | undefined;
  if (!card) return code;
  if (card.name) return nameIn("tschak", card.name);
  if (card.verb === "copies") return t("tschak-name-chameleon");
  if (card.kind === "artefact") return t("tschak-type-artefact");
  return t("tschak-adventurer", {
    type: t(`tschak-type-${card.kind}`),
    strength: card.strength ?? 0,
    weapon: weaponName(card),
  });
}

export function weaponName(card: Printed): string {
  const id = `tschak-weapon-${(card.weapon ?? "none").replaceAll(" ", "-")}`;
  return has(id) ? t(id) : (card.weapon ?? "");
}

const numbers = (card: Printed): Words => ({
  points: Math.abs(card.points ?? 0),
  pointsfortwo: card.points_for_two ?? 0,
});

/** What a card does, in its own words. */
export function cardText(cards: Cards, code: string): string {
  const card = cards[code] as Printed | undefined;
  if (!card) return "";
  if (card.verb === "copies") return t("tschak-verb-copies-best-wizard");
  if (card.verb === "doubles") return t("tschak-verb-doubles-weakest");
  if (card.verb) return t(`tschak-verb-${card.verb}`, numbers(card));
  return `${t("tschak-verb-strength", { strength: card.strength ?? 0 })} ${t("tschak-verb-weapon", { weapon: weaponName(card) })}`;
}

/** A card's name for people who hear the page: with what it does where the name does not tell. */
export function spokenName(cards: Cards, code: string): string {
  const name = capital(cardName(cards, code));
  return printed(cards, code).verb ? `${name}, ${cardText(cards, code)}` : name;
}

export function where(view: View): string {
  const { keep, floor, step, phase } = tschakView(view);
  if (phase === "over") return t("tschak-status-over");
  if (phase === "using-elixir") return t("tschak-status-elixir");
  return t("tschak-where", { keep, floor, step });
}

export function ask(scene: Scene, question: Question): string {
  const { suggestion, exchange, latest = [], types_in_team: team = [], count = 0 } = notesOf(question);
  if (suggestion) return t("tschak-ask-elixir", { suggestion: optionText(scene, question, suggestion) });
  if (exchange)
    return t("tschak-ask-exchange", {
      exchange,
      cards: listed(latest.map((code) => cardName(scene.info.cards, code))),
    });
  const types = team.map((type) => t(`tschak-type-${type}`));
  const play = t("tschak-ask-play", { count, floor: tschakView(scene.view).floor });
  return types.length ? `${play} ${t("tschak-ask-team", { types: listed(types) })}` : play;
}

/** An answer in words; the options of the Elixir with what each leads to. */
export function optionText(scene: Scene, question: Question, option: Choice): string {
  const named = (codes: string[]): string => listed(codes.map((one) => cardName(scene.info.cards, one)));
  const { totals = [] } = notesOf(question);
  const total =
    totals[question.options.findIndex((one) => one.verb === option.verb && word(one) === word(option))] ?? 0;
  if (option.verb === "discard-nothing") return t("tschak-option-discard-nothing", { total });
  if (option.verb === "discard") return t("tschak-option-discard", { card: named([word(option)]), total });
  if (option.verb === "exchange")
    return t("tschak-option-exchange", { given: named(words(option)), taken: named(words(option, 1)) });
  return named(words(option));
}

export function clauses(event: GameEvent): string[] {
  const found = [event.clause, event.treasure_clause, event.monster_clause].filter((clause) => clause !== undefined);
  return [...new Set(found.map(String))];
}

/** The floors a card has fought on, as far as they may still be looked at. */
export function history({ view, sitters }: Scene, code: string): string[] {
  return (tschakView(view).history ?? []).flatMap(({ keep, floor, teams }) =>
    teams.flatMap((team, seat) =>
      team.includes(code) ? [t("tschak-card-history", { keep, floor, name: sitters[seat]?.name ?? "" })] : [],
    ),
  );
}

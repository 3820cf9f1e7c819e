/** A table of Schatzjagd as one pair of eyes sees it, and what is printed on its cards. */
import { capital, factMessage, has, nameOf, printedOn, read, settings, t } from "../kit";
import type { Question, Scene, View } from "../kit";
import { castleOn, type Country } from "./land";
import type { BlowsExchanged, PartingBlow, Told } from "./events";
import type { LordView, Printed, SchatzjagdNotes, SchatzjagdView } from "./shapes";

export const VALUES = ["life", "strength", "weapons", "gold"] as const;
export type Value = (typeof VALUES)[number];

export const schatzjagdView = (view: View): SchatzjagdView => view as SchatzjagdView;

export const notesOf = (question: Question | null | undefined): SchatzjagdNotes => question?.notes ?? {};

export const printed = printedOn<Printed>;

/** The steps to every field that can be reached. */
export function waysOf(question: Question | null | undefined): Record<string, string[]> {
  const { ways = {} } = notesOf(question);
  const wayTo = (field: string): string[] => {
    const before = ways[field];
    return before === undefined ? [] : [...wayTo(before), field];
  };
  return Object.fromEntries(Object.keys(ways).map((field) => [field, wayTo(field)]));
}

/** The field that a thing to touch names. */
export const fieldOf = (path: string): string => (path.startsWith("field/") ? path.slice(6) : "");

/** The dice that an event threw. */
export const diceOf = (told: Told): number[] => ("dice" in told ? told.dice : "die" in told ? [told.die] : []);

export const isBlow = (told: Told): told is BlowsExchanged | PartingBlow =>
  told.event === "blows-exchanged" || told.event === "parting-blow";

/** What somebody is called: a seat or a fiend. */
export const called = (scene: Scene, who: unknown): string =>
  read(scene, factMessage(scene.info, "who:sitter", who ?? null, {}));

/** What stands on somebody's pawn: as much of the name's beginning as no other name at the table begins with. */
export function signOf(scene: Scene, seat: number): string {
  const beginning = (of: number, length: number): string =>
    Array.from(called(scene, of)).slice(0, length).join("").toLocaleUpperCase(settings.language);
  const others = schatzjagdView(scene.view)
    .lords.map((lord) => lord.seat)
    .filter((other) => other !== seat);
  const length = [1, 2].find((most) => others.every((other) => beginning(other, most) !== beginning(seat, most)));
  return length ? beginning(seat, length) : `${beginning(seat, 1)}${seat + 1}`;
}

/** Everything that there is to know of a field, for people who hear the page. */
export function fieldText(scene: Scene, country: Country, field: string): string {
  const view = schatzjagdView(scene.view);
  const parts = [field];
  const shop = view.city.find((one) => one.field === field)?.shop;
  const land = country.landOf[field]?.name ?? "";
  if (shop) parts.push(t("schatzjagd-city-field", { shop: nameOf(scene, shop) }));
  else parts.push(has(`schatzjagd-realm-${land}`) ? t(`schatzjagd-realm-${land}`) : land);
  const castle = castleOn(country, field);
  if (castle) {
    const lord = view.lords.find((one) => one.castle === castle.name);
    parts.push(lord ? t("schatzjagd-castle-of", { player: called(scene, lord.seat) }) : t("schatzjagd-castle-empty"));
    if (lord?.hidden) parts.push(t("schatzjagd-hidden-here", { count: lord.hidden }));
  }
  if (country.roads.has(field)) parts.push(t("schatzjagd-road"));
  if (country.rivers.has(field)) parts.push(t("schatzjagd-river"));
  if (country.digs.has(field)) parts.push(t("schatzjagd-dig-field"));
  if (country.gates.some((gate) => gate.includes(field)) && !shop) parts.push(t("schatzjagd-before-gate"));
  const card = view.fields.find((one) => one.field === field);
  if (card) parts.push(card.card ? nameOf(scene, card.card) : t("schatzjagd-hidden-card"));
  const treasures = view.treasures.filter((one) => one.field === field);
  if (treasures.length) parts.push(t("schatzjagd-treasures-here", { count: treasures.length }));
  for (const lord of view.lords)
    if (lord.field === field)
      parts.push(read(scene, { say: "schatzjagd-henchman-of", facts: { player: { sitter: lord.seat } } }));
  return parts.join(", ");
}

/** The henchman's values and states in words, for people who hear the page. */
export const valuesText = (lord: LordView): string =>
  [
    ...VALUES.map((value) => `${capital(t(`schatzjagd-value-${value}`))} ${lord[value]}`),
    ...(lord.poison ? [t("schatzjagd-poisoned", { count: lord.poison })] : []),
    ...(lord.skip ? [t("schatzjagd-skips", { count: lord.skip })] : []),
  ].join(", ");

/** What a table is like if nobody says otherwise. */
import type { GameOffer, HouseOffer, OptionOffer, SeatPlan, TablePlan } from "./protocol";
import { settings } from "./settings.svelte";

/** The level of a bot that nobody has chosen. */
export const USUAL_LEVEL = "adept";
const USUAL_SEATS = 4;

export function freshPlan(game: GameOffer): TablePlan {
  const bot = settings.level;
  return {
    game: game.key,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""])),
    seats: Array.from({ length: Math.min(game.seats[1], USUAL_SEATS) }, (_, seat) =>
      seat ? { kind: "bot", bot } : { kind: "me" },
    ),
    clock: { kind: "off", bank: 300, increment: 10 },
    chat: true,
    hints: true,
    pace: "normal",
    practice: false,
    deck: null,
    deck_file: null,
  };
}

/** The game of my last table, or the house's first. */
export function usualGame(house: HouseOffer): GameOffer | undefined {
  return house.games.find((game) => game.key === settings.plan?.game) ?? house.games[0];
}

/** Whether a value is offered to so many players. */
export function isOffered(option: OptionOffer, value: string, seats: number): boolean {
  const [fewest, most] = option.fits[value] ?? [seats, seats];
  return fewest <= seats && seats <= most;
}

/** The parts that are chosen instead of a value. */
export function chosenParts(option: OptionOffer, value: string | undefined): string[] {
  return option.values.includes(value ?? "")
    ? []
    : (value ?? "").split("+").filter((part) => option.parts.includes(part));
}

/** Whether as many parts are chosen as so many players need. */
export function isComplete(option: OptionOffer, value: string | undefined, seats: number): boolean {
  const given = chosenParts(option, value).length;
  return given === 0 || given === (option.needed[seats] ?? given);
}

/** The choices of a table, with usual ones in place of those that do not exist or are not for so many players. */
function fittedOptions(game: GameOffer, options: Record<string, string>, seats: number): Record<string, string> {
  const fitted = game.options.map((option) => {
    const value = options[option.name] ?? "";
    const isKnown = option.values.includes(value) || (value !== "" && chosenParts(option, value).join("+") === value);
    const fits = isKnown && isOffered(option, value, seats) && isComplete(option, value, seats);
    return [option.name, fits ? value : (option.values[0] ?? "")] as const;
  });
  return Object.fromEntries(fitted);
}

/** My last table of this game, or a usual one; a bot that is offered no longer makes room for the usual level. */
export function lastPlan(game: GameOffer, levels: string[]): TablePlan {
  const last = settings.plan;
  if (last?.game !== game.key) return freshPlan(game);
  const known = (seat: SeatPlan): SeatPlan =>
    seat.bot && !levels.includes(seat.bot) ? { ...seat, bot: USUAL_LEVEL } : { ...seat };
  return {
    ...freshPlan(game),
    ...last,
    options: fittedOptions(game, last.options, last.seats.length),
    clock: { ...last.clock },
    seats: last.seats.map(known),
  };
}

/** My last table with bots in place of all others: one click and I play. */
export function quickPlan(game: GameOffer, levels: string[]): TablePlan {
  const last = lastPlan(game, levels);
  const seats = last.seats.map((seat, number): SeatPlan =>
    number ? { kind: "bot", bot: seat.bot ?? settings.level } : { kind: "me" },
  );
  return { ...last, seats, practice: false, clock: { kind: "off", bank: 300, increment: 10 } };
}

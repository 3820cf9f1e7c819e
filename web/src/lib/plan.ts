/** What a table is like if nobody says otherwise. */
import type { GameOffer, House, SeatPlan, TablePlan } from "./protocol";
import { settings } from "./settings.svelte";

/** The level of a bot that nobody has chosen. */
export const USUAL_LEVEL = "adept";
const USUAL_SEATS = 4;

export function freshPlan(game: GameOffer): TablePlan {
  const bot = settings.level;
  return {
    game: game.key,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""])),
    seats: Array.from({ length: Math.min(game.seats[1], USUAL_SEATS) }, (_, seat) => (seat ? { kind: "bot", bot } : { kind: "me" })),
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
export function usualGame(house: House): GameOffer | undefined {
  return house.games.find((game) => game.key === settings.plan?.game) ?? house.games[0];
}

/** My last table of this game, or a usual one; a bot that is offered no longer makes room for the usual level. */
export function lastPlan(game: GameOffer, levels: string[]): TablePlan {
  const last = settings.plan;
  if (last?.game !== game.key) return freshPlan(game);
  const known = (seat: SeatPlan): SeatPlan => (seat.bot && !levels.includes(seat.bot) ? { ...seat, bot: USUAL_LEVEL } : { ...seat });
  return { ...freshPlan(game), ...last, options: { ...last.options }, clock: { ...last.clock }, seats: last.seats.map(known) };
}

/** My last table with bots in place of all others: one click and I play. */
export function quickPlan(game: GameOffer, levels: string[]): TablePlan {
  const last = lastPlan(game, levels);
  const seats = last.seats.map((seat, number): SeatPlan => (number ? { kind: "bot", bot: seat.bot ?? settings.level } : { kind: "me" }));
  return { ...last, seats, clock: { kind: "off", bank: 300, increment: 10 } };
}

/** What a table is like if nobody says otherwise. */
import type { GameOffer, House, TablePlan } from "./protocol";
import { settings } from "./settings.svelte";

const USUAL_BOT = "greedy";
const USUAL_SEATS = 4;

export function usualBot(game: GameOffer): string {
  return game.bots.includes(USUAL_BOT) ? USUAL_BOT : (game.bots[0] ?? USUAL_BOT);
}

export function freshPlan(game: GameOffer): TablePlan {
  const bot = usualBot(game);
  return {
    game: game.key,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""])),
    seats: Array.from({ length: Math.min(game.seats[1], USUAL_SEATS) }, (_, seat) => (seat ? { kind: "bot", bot } : { kind: "me" })),
    clock: { kind: "off", bank: 300, increment: 10 },
    chat: true,
    deck: null,
    deck_file: null,
  };
}

/** The game of my last table, or the house's first. */
export function usualGame(house: House): GameOffer | undefined {
  return house.games.find((game) => game.key === settings.plan?.game) ?? house.games[0];
}

/** My last table with bots in place of all others: one click and I play. */
export function quickPlan(game: GameOffer): TablePlan {
  const last = settings.plan?.game === game.key ? settings.plan : null;
  if (!last) return freshPlan(game);
  const seats = last.seats.map((seat, number) =>
    number === 0 ? { kind: "me" as const } : { kind: "bot" as const, bot: seat.bot ?? usualBot(game) },
  );
  return { ...last, seats, clock: { kind: "off", bank: 300, increment: 10 } };
}

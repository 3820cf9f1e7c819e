/** What a table is like if nobody says otherwise. */
import type { GameOffer, House, TablePlan } from "./protocol";
import { settings } from "./settings.svelte";

const USUAL_BOT = "greedy";

export function usualBot(game: GameOffer): string {
  return game.bots.includes(USUAL_BOT) ? USUAL_BOT : (game.bots[0] ?? USUAL_BOT);
}

export function freshPlan(game: GameOffer): TablePlan {
  const bot = usualBot(game);
  return {
    game: game.key,
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? ""])),
    seats: Array.from({ length: game.seats[1] }, (_, seat) => (seat ? { kind: "bot", bot } : { kind: "me" })),
    clock: { kind: "off", bank: 300, increment: 10 },
    chat: true,
    deck: null,
  };
}

/** My last table with bots in place of all others: one click and I play. */
export function quickPlan(house: House): TablePlan | null {
  const game = house.games[0];
  if (!game) return null;
  const last = settings.plan?.game === game.key ? settings.plan : null;
  if (!last) return freshPlan(game);
  const seats = last.seats.map((seat, number) =>
    number === 0 ? { kind: "me" as const } : { kind: "bot" as const, bot: seat.bot ?? usualBot(game) },
  );
  return { ...last, seats, clock: { kind: "off", bank: 300, increment: 10 } };
}

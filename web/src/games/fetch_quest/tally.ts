/** What each did in a game, counted from what was heard. */
import type { GameEvent } from "../kit";
import type { Told } from "./events";

export const COUNTED = ["defeated", "failed", "taken", "given", "lost", "retreats"] as const;

export function tallies(log: GameEvent[], seats: number): Record<(typeof COUNTED)[number], number[]> {
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  const [defeated, failed, taken, given, lost, retreats] = [zeros(), zeros(), zeros(), zeros(), zeros(), zeros()];
  for (const told of log as Told[]) {
    if (told.event === "attempt-closed") (told.success ? defeated : failed)[told.seat]! += 1;
    if (told.event === "card-taken") taken[told.taker]! += 1;
    if (told.event === "card-foraged" || told.event === "card-kept") taken[told.seat]! += 1;
    if (told.event === "card-given") given[told.seat]! += 1;
    if (told.event === "stamina-changed") lost[told.seat]! += Math.max(0, -told.change);
    if (told.event === "pioneer-retreated") retreats[told.seat]! += 1;
  }
  return { defeated, failed, taken, given, lost, retreats };
}

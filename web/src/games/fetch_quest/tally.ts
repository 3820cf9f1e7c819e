/** What each did in a game, counted from what was heard. */
import type { GameEvent } from "../../lib/protocol";

export interface Tally {
  defeated: number[];
  failed: number[];
  taken: number[];
  given: number[];
  lost: number[];
  retreats: number[];
}

export function tallies(log: GameEvent[], seats: number): Tally {
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  const tally: Tally = {
    defeated: zeros(),
    failed: zeros(),
    taken: zeros(),
    given: zeros(),
    lost: zeros(),
    retreats: zeros(),
  };
  const add = (row: number[], seat: unknown, n = 1): void => void (row[Number(seat)]! += n);
  for (const event of log) {
    if (event.event === "attempt-closed") add(event.success ? tally.defeated : tally.failed, event.seat);
    if (event.event === "card-taken") add(tally.taken, event.taker);
    if (event.event === "card-foraged" || event.event === "card-kept") add(tally.taken, event.seat);
    if (event.event === "card-given") add(tally.given, event.seat);
    if (event.event === "stamina-changed" && Number(event.change) < 0)
      add(tally.lost, event.seat, -Number(event.change));
    if (event.event === "pioneer-retreated") add(tally.retreats, event.seat);
  }
  return tally;
}

/** A step that was taken back, told the same way in every game. */
import type { GameEvent } from "../lib/protocol";
import { goesBackWith, teller } from "../lib/names";
import { t } from "../lib/texts.svelte";
import type { Scene } from "./face";

export function undone(scene: Scene, event: GameEvent): string {
  const name = teller(scene);
  const others = goesBackWith("house-event-undo-others", (event.others as number[] | undefined) ?? [], scene);
  const lines = [
    t("house-event-step-undone", { player: name(event.seat), me: event.seat === scene.me ? "yes" : "no" }),
  ];
  if (others) lines.push(others);
  if (event.anew) lines.push(t("house-event-undo-anew"));
  return lines.join(" ");
}

/** What was told of steps that were taken back later: it no longer counts. */
export function takenBack(log: GameEvent[]): Set<GameEvent> {
  const gone = new Set<GameEvent>();
  for (const undo of log)
    if (undo.event === "step-undone")
      for (const event of log)
        if (event.event !== "step-undone" && event.row >= Number(undo.since) && event.row < undo.row) gone.add(event);
  return gone;
}

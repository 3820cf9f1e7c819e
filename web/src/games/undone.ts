/** A step that was taken back, told the same way in every game. */
import type { GameEvent } from "../lib/protocol";
import { teller } from "../lib/names";
import { listed, t } from "../lib/texts.svelte";
import type { Scene } from "./face";

export function undone(scene: Scene, event: GameEvent): string {
  const name = teller(scene);
  const opened = (event.opened as number[] | undefined) ?? [];
  const lines = [t("house-event-step-undone", { player: name(event.seat), me: event.seat === scene.me ? "yes" : "no" })];
  if (opened.length) lines.push(t("house-event-undo-opened", { names: listed(opened.map(name)) }));
  if (event.anew) lines.push(t("house-event-undo-anew"));
  return lines.join(" ");
}

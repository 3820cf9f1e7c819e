/** What was said at one table and not yet read on this device; what a page finds on coming counts only if it is newer. */
import type { Said } from "./protocol";

const SHOWN = 6000; // milliseconds

export class Unread {
  /** The line that has just come, while it is shown. */
  latest: Said | null = $state.raw(null);
  private read = $state(-1);
  private known = -1;
  private timer = 0;
  private readonly key: string;

  constructor(match: string) {
    this.key = `questkeep-chat-read-${match}`;
    this.read = Number(localStorage.getItem(this.key) ?? -1);
    this.known = this.read;
  }

  count(said: Said[], me: number | null): number {
    return said.filter((line) => line.number > this.read && line.seat !== me).length;
  }

  /** Lines have come; they are read at once where the chat is open. */
  hear(said: Said[], me: number | null, open: boolean): void {
    const last = said.at(-1);
    if (!last) return;
    if (open) {
      this.read = last.number;
      localStorage.setItem(this.key, String(last.number));
      this.latest = null;
    } else if (last.number > this.known && last.seat !== me) {
      this.latest = last;
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => (this.latest = null), SHOWN);
    }
    this.known = Math.max(this.known, last.number);
  }
}

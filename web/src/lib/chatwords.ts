/** A line of the chat as it is read: a quick phrase in the reader's language, all else as it was written. */
import { has, t } from "../lib/texts.svelte";

export function lineText(line: string): string {
  const id = `house-phrase-${line.slice(1)}`;
  return line.startsWith(":") && has(id) ? t(id) : line;
}

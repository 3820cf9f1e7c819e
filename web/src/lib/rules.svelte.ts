/** Where a click on a paragraph number leads: beside the table while one is open, else to the rulebook's own page. */
import { go } from "./router.svelte";

let beside: ((clause: string) => void) | null = null;

/** While a table is open, paragraphs open beside it. */
export function openRulesBeside(open: ((clause: string) => void) | null): void {
  beside = open;
}

export const rulesAddress = (game: string, clause: string): string => `/rules/${game}#${clause}`;

export function openClause(game: string, clause: string): void {
  if (beside) beside(clause);
  else go(rulesAddress(game, clause));
}

/** From touched things to an answer: paths alone tell what goes together, no rule of any game is known here. */
import type { Option, Question } from "./protocol";

type WayTo = (question: Question, path: string) => string[];

const includes = (option: Option, paths: string[]): boolean => paths.every((path) => option.path.includes(path));

/** Whether some answer contains all these things. */
export function fits(question: Question, paths: string[]): boolean {
  return question.options.some((option) => includes(option, paths));
}

/** The answer made of exactly these things. */
export function answerOf(question: Question, paths: string[]): Option | undefined {
  return question.options.find((option) => option.path.length === paths.length && includes(option, paths));
}

/** What is said for these things: an answer, or a row of answers that lead to one of them; empty if nothing yet. */
export function saidFor(question: Question, paths: string[], wayTo: WayTo = () => []): string[] {
  const option = answerOf(question, paths);
  if (option) return [option.notation];
  return paths.length === 1 ? wayTo(question, paths[0]!) : [];
}

/** All things of all answers. */
export function touchable(question: Question): Set<string> {
  return new Set(question.options.flatMap((option) => option.path));
}

/** What is picked after touching a thing; null when no answer holds it at all.
 *
 * A thing that does not go with the others takes the place of one of them, of all if need be.
 */
export function afterTouch(question: Question, picked: string[], path: string): string[] | null {
  if (picked.includes(path)) return picked.filter((other) => other !== path);
  if (!fits(question, [path])) return null;
  if (fits(question, [...picked, path])) return [...picked, path];
  for (const gone of [...picked].reverse()) {
    const rest = picked.filter((other) => other !== gone);
    if (fits(question, [...rest, path])) return [...rest, path];
  }
  return [path];
}

/** From touched things to an answer: paths alone tell what goes together, no rule of any game is known here. */
import type { Option, Question } from "./protocol";

const includes = (option: Option, paths: string[]): boolean => paths.every((path) => option.path.includes(path));

/** Whether some answer contains all these things. */
export function fits(question: Question, paths: string[]): boolean {
  return question.options.some((option) => includes(option, paths));
}

/** The answer made of exactly these things. */
export function answerOf(question: Question, paths: string[]): Option | undefined {
  return question.options.find((option) => option.path.length === paths.length && includes(option, paths));
}

const NEXT = ", ";

/** Several answers in a row as one option. */
export const inARow = (notations: string[]): string => notations.join(NEXT);

/** The answers of an option, to be given one after the other. */
export const oneByOne = (notation: string): string[] => notation.split(NEXT);

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

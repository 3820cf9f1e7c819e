/** From touched things to an answer: paths alone tell what goes together, no rule of any game is known here. */
import type { Answer } from "../games/face";
import type { Argument, PlainPick, Option, Question, Verb } from "./protocol";

const includes = (option: Option, paths: string[]): boolean => paths.every((path) => option.path.includes(path));

/** Whether some answer contains all these things. */
export function fits(question: Question, paths: string[]): boolean {
  return question.options.some((option) => includes(option, paths));
}

/** How a thing stands to the answer in the making: whether it is asked for at all, picked, or can still be. */
export function standing(answer: Answer | null, path: string): { asked: boolean; picked: boolean; open: boolean } {
  const question = (path && answer?.question) || null;
  return {
    asked: question !== null,
    picked: question !== null && (answer?.picked.includes(path) ?? false),
    open: question !== null && fits(question, [path]),
  };
}

/** Whether a thing is one of these, or lies at one of these places. */
export const isAmong = (things: Set<string>, path: string): boolean =>
  things.has(path) || things.has(path.split("/", 1)[0]!);

/** The answer made of exactly these things. */
export function answerOf(question: Question, paths: string[]): Option | undefined {
  return question.options.find((option) => option.path.length === paths.length && includes(option, paths));
}

/** An option as it came, with the things to touch for it; what lies nowhere is a button with the verb. */
export function withPath(
  verbs: Record<string, Verb>,
  option: Omit<Option, "args" | "path"> & { args: unknown[] },
): Option {
  const { verb } = option;
  const { places, button, thing } = verbs[verb] ?? { places: [], button: 0, thing: `button/${verb}` };
  const args = option.args as Argument[];
  const words = args.map((argument) => [argument].flat().map(String));
  const loose = words.filter((_, number) => !places[number]).flat();
  const path = words.flatMap((some, number) => (places[number] ? some.map((word) => `${places[number]}/${word}`) : []));
  if (button !== null) path.splice(button, 0, [thing, ...loose].join(" "));
  return { ...option, args, path };
}

/** What is said for an option, one answer after the other. */
export const picksOf = ({ verb, args, then = [] }: Option): PlainPick[] => [{ verb, args }, ...then];

/** An argument that is one word. */
export const word = ({ args }: PlainPick, number = 0): string => String(args[number] ?? "");

/** An argument that is several words. */
export const words = ({ args }: PlainPick, number = 0): string[] => [args[number] ?? []].flat().map(String);

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

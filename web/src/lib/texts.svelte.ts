/** Sentences in the reader's language, from the same Fluent files the whole house uses. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { settings } from "./settings.svelte";

export type Words = Record<string, FluentVariable>;

let bundle: FluentBundle | null = $state.raw(null);

const HOUSE = "";
const known = new Set([HOUSE]); // whose messages are wanted: those of the house, and of every game that was met
let sources = new Map<string, Promise<string>>();
let spoken = new Set<string>(); // whose messages are at hand
let spokenIn = ""; // not to be followed: whoever asks for a language does not wait for it

/** Fetch the messages of a language, as far as they are needed, and speak it from now on. */
export async function speak(language: string): Promise<void> {
  if (language !== spokenIn) sources = new Map();
  spokenIn = language;
  const mine = sources;
  for (const game of known) if (!mine.has(game)) mine.set(game, api.texts(language, game));
  try {
    const texts = await Promise.all(mine.values());
    if (mine !== sources) return; // another language was chosen meanwhile
    const fresh = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) fresh.addResource(new FluentResource(text));
    bundle = fresh;
    spoken = new Set(mine.keys());
    document.documentElement.lang = language;
  } catch (problem) {
    if (mine === sources) sources = new Map(); // what has failed is asked for again
    throw problem;
  }
}

/** The messages of a game are needed from now on. */
export async function learn(game: string): Promise<void> {
  known.add(game);
  if (!spoken.has(game)) await speak(settings.language);
}

export function isReady(): boolean {
  return bundle !== null;
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The message with its facts; an unknown id shows itself, so that it is noticed. */
export function t(id: string, words: Words = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, words, []) : id;
}

/** What a deck says itself: to everybody, or in each language; where it lacks the reader's, in English or in the first. */
export function inLanguage(words: string | Record<string, string>): string {
  if (typeof words === "string") return words;
  return words[settings.language] ?? words.en ?? Object.values(words)[0] ?? "";
}

/** Words as people list them. */
export function listed(words: string[]): string {
  if (words.length < 2) return words.join("");
  return t("list-last", { head: words.slice(0, -1).join(", "), last: words.at(-1)! });
}

/** With a capital first letter, as a label wants it. */
export function capital(text: string): string {
  return text.replace(/[\p{L}\p{N}]/u, (letter) => letter.toLocaleUpperCase(settings.language));
}

/** A number as people write it. */
export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** A number with its sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** Facts of the wire that a sentence can take. */
export function plainFacts(facts: object): Words {
  const words: Words = {};
  for (const [name, value] of Object.entries(facts))
    if (typeof value === "string" || typeof value === "number") words[name.replaceAll("_", "")] = value;
  return words;
}

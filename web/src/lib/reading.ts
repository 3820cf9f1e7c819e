/** Messages read out, as src/questkeep/text/reading.py explains: what is said in no language yet becomes a sentence. */
import type { CardFace, Message, SpokenCard } from "./shapes";
import { capital, inLanguage, listed, signed, t, type Words } from "./texts.svelte";

/** Whose eyes read, and what they may need for it: the cards, who sits where, and which seat is theirs. */
export interface Eyes {
  info: { cards: Record<string, CardFace> };
  sitters?: { name: string }[];
  me?: number | null;
}

/** What is printed on a card, as far as it is one. */
interface Face extends Partial<SpokenCard> {
  card?: string;
  abilities?: Record<string, Message>;
}

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A card's code inside a sentence, so that it can be shown as a picture or read as a name. */
export const marked = (code: string): string => OPEN + code + CLOSE;

/** What is printed on a card; copies of it share that. */
export function faceOf(eyes: Eyes, code: string): Face {
  const face = eyes.info.cards[code] as Face | undefined;
  return (face?.name === undefined && face?.card ? (eyes.info.cards[face.card] as Face) : face) ?? {};
}

/** All that is printed on a card, as its game knows it; what is no card has its own name and nothing else. */
export const printedOn = <Printed extends SpokenCard>(eyes: Eyes, code: string): Printed =>
  ({ kind: "", icon: "", name: code, says: "", clause: "", ...faceOf(eyes, code) }) as Printed;

/** What people call a card; what is no card is its own name. */
export const nameOf = (eyes: Eyes, code: string): string => read(eyes, faceOf(eyes, code).name ?? code);

/** What a card says. */
export const textOf = (eyes: Eyes, code: string): string => read(eyes, faceOf(eyes, code).says);

/** The message as these eyes are told it; `card` says how a card is named in it. */
export function read(eyes: Eyes, message: Message = "", card = (code: string): string => nameOf(eyes, code)): string {
  return String(wordOf(eyes, message, card));
}

/** The message as a fact of another one: numbers stay numbers, so that they can be counted. */
function wordOf(eyes: Eyes, message: Message, card: (code: string) => string): string | number {
  if (typeof message !== "object") return message;
  const again = (part: Message): string => read(eyes, part, card);
  if (message.say !== undefined) return t(message.say, wordsOf(eyes, message.facts ?? {}, card));
  if (message.parts) {
    const parts = message.parts.map(again);
    return message.by === undefined ? listed(parts) : parts.join(message.by);
  }
  if (message.card !== undefined) {
    if (message.ability === undefined) return card(message.card);
    return again(faceOf(eyes, message.card).abilities?.[message.ability] ?? "");
  }
  if (message.signed !== undefined) return signed(message.signed);
  if (message.own) return inLanguage(message.own);
  if (message.capital !== undefined) return capital(again(message.capital));
  if (message.seat !== undefined && message.seat === eyes.me) return t("player-you");
  return eyes.sitters?.[message.seat ?? message.sitter ?? -1]?.name ?? "";
}

/** Facts as words of their message; of lists how many they are, of cards their kind, of seats if it is me. */
function wordsOf(eyes: Eyes, facts: Record<string, Message>, card: (code: string) => string): Words {
  const words: Words = { me: "no" };
  for (const [name, message] of Object.entries(facts)) {
    words[name] = wordOf(eyes, message, card);
    if (typeof message !== "object") continue;
    if (message.parts) words[`${name}count`] = message.parts.length;
    const kind = eyes.info.cards[message.card ?? ""]?.kind;
    if (kind !== undefined) words[`${name}kind`] = kind;
    const seat = message.seat ?? message.sitter;
    if (seat !== undefined) words[name === "player" ? "me" : `${name}me`] = seat === eyes.me ? "yes" : "no";
  }
  return words;
}

export interface Piece {
  text?: string;
  code?: string;
  clause?: string;
}

/** A sentence in pieces: plain words, the codes of cards, and paragraphs in brackets. */
export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/(\uE000[^\uE000\uE001]*\uE001|\[[A-Z]+-\d+\])/)
    .filter(Boolean)
    .map((piece): Piece => {
      if (piece.startsWith(OPEN)) return { code: piece.slice(1, -1) };
      return /^\[[A-Z]+-\d+\]$/.test(piece) ? { clause: piece.slice(1, -1) } : { text: piece };
    });
}

/** A sentence for the ear: names of cards with commas between them, and no paragraph numbers. */
export const aloud = (eyes: Eyes, sentence: string): string =>
  pieces(sentence)
    .map(({ code, text = "" }) => (code ? nameOf(eyes, code) : text === " " ? ", " : text))
    .join("");

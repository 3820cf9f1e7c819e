/** What I am about to say and still look for the object of, and what is being pointed at. */

export interface Item {
  /** How the house names it in what I may say: `say rely`, `say suits`, `point`. */
  verb: string;
  /** The objects chosen so far. */
  words: string[];
}

let begun: Item | null = $state.raw(null);
let pointed: string | null = $state.raw(null);
let timer = 0;

const POINTING_TIME = 2000;

export const talking = {
  get item(): Item | null {
    return begun;
  },
  begin(verb: string): void {
    begun = { verb, words: [] };
  },
  stop(): void {
    begun = null;
  },
  /** Whether something I am about to say can be about this. */
  canBeAbout(may: string[], object: string): boolean {
    return begun !== null && may.some((notation) => startsWith(notation, spelled(begun!, object)));
  },
  /** Name an object; what is complete is returned to be said. */
  about(may: string[], object: string): string | null {
    if (!begun) return null;
    const notation = spelled(begun, object);
    if (may.includes(notation)) {
      begun = null;
      return notation;
    }
    if (may.some((other) => startsWith(other, notation))) begun = { ...begun, words: [...begun.words, object] };
    return null;
  },
  get pointedAt(): string | null {
    return pointed;
  },
  /** Show everybody's eyes an object for two seconds. */
  point(object: string): void {
    clearTimeout(timer);
    pointed = object;
    timer = window.setTimeout(() => (pointed = null), POINTING_TIME);
  },
};

const spelled = ({ verb, words }: Item, object: string): string => [verb, ...words, object].join(" ");
const startsWith = (notation: string, beginning: string): boolean => notation === beginning || notation.startsWith(`${beginning} `);

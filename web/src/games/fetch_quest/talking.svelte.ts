/** What I am about to say and still look for the object of, and what is being pointed at. */
import type { Option } from "../kit";

export interface Begun {
  /** The verbs it may become: `talk-ability`, `talk-ability-on` … */
  verbs: string[];
  /** The things touched so far. */
  things: string[];
}

let begun: Begun | null = $state.raw(null);
let pointed: string | null = $state.raw(null);
let timer = 0;

const POINTING_TIME = 2000;

/** What may still come of it, if these things are touched. */
export const leadingTo = (may: Option[], { verbs, things }: Begun): Option[] =>
  may.filter(({ verb, path }) => verbs.includes(verb) && things.every((thing, place) => path[place] === thing));

export const talking = {
  get begun(): Begun | null {
    return begun;
  },
  begin(verbs: string[]): void {
    begun = { verbs, things: [] };
  },
  stop(): void {
    begun = null;
  },
  /** Whether something I am about to say can be about this. */
  canBeAbout(may: Option[], thing: string): boolean {
    return begun !== null && leadingTo(may, { ...begun, things: [...begun.things, thing] }).length > 0;
  },
  /** Touch a thing; what is complete is returned to be said. */
  about(may: Option[], thing: string): Option | null {
    if (!begun) return null;
    const further = { ...begun, things: [...begun.things, thing] };
    const open = leadingTo(may, further);
    const whole = open.find(({ path }) => path.length === further.things.length) ?? null;
    if (whole) begun = null;
    else if (open.length) begun = further;
    return whole;
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

/** Written by `make wire-types` from src/questkeep/kernel/views.py: do not edit. */

export type Message = string | number | Phrase;

/** A pick taken apart: its verb, and what the verb is said of. */
export interface PlainPick {
  verb: string;
  args: (string | number | string[])[];
}

/** What a verb is said of, and where that is touched; after so many arguments the verb itself is touched. */
export interface VerbView {
  args: string[];
  sorts: string[];
  places: string[];
  button: number | null;
  thing: string;
}

/** What a message is made of: one of `say`, `card`, `seat`, `sitter`, `signed`, `parts`, `own`, `capital`. */
export interface Phrase {
  say?: string;
  facts?: Record<string, Message>;
  card?: string;
  ability?: string;
  seat?: number;
  sitter?: number;
  signed?: number;
  parts?: Message[];
  by?: string;
  own?: Record<string, string>;
  capital?: Message;
}

/** What every view holds: whose eyes these are, who is asked, and the phase, which in the end is `over`. */
export interface TableView {
  seat: number | null;
  asked: number[];
  phase: string;
}

/** What is told beside every question: the paragraph it comes from. */
export interface TableNotes {
  clause?: string;
}

/** What every card has: its kind, and the paragraph that explains it. */
export interface CardFace {
  kind: string;
  clause: string;
}

/** A card with its picture: the name of an icon of game-icons.net. */
export interface PicturedFace {
  kind: string;
  clause: string;
  icon: string;
}

/** A card that says what it is called and what it does; in `abilities` also what single parts of it say, by word. */
export interface SpokenCard {
  kind: string;
  clause: string;
  icon: string;
  name: Message;
  says: Message;
}

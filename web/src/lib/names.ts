/** What people and bots are called at the table. */
import type { Sitter, Undoing, WishEnded } from "./protocol";
import { Denied } from "./api";
import { has, listed, plainFacts, t } from "./texts.svelte";

/** Bots get a name of the reader's language; who is still to come has a number until then. */
export function withNames(sitters: Sitter[]): Sitter[] {
  return sitters.map((sitter) => ({ ...sitter, name: nameOf(sitter) }));
}

function nameOf(sitter: Sitter): string {
  if (sitter.kind === "open") return t("house-player-number", { number: sitter.seat + 1 });
  if (sitter.kind === "bot" && sitter.name === sitter.bot) return botName(sitter.seat, sitter.name);
  return sitter.name ? isolated(sitter.name) : t("player-human");
}

/** Who sits at a seat, for the log: whoever reads it is `you`. */
export function teller({ sitters, me }: { sitters: Sitter[]; me: number | null }): (seat: unknown) => string {
  return (seat) => (me !== null && seat === me ? t("player-you") : (sitters[Number(seat)]?.name ?? ""));
}

/** Whose choices go back with a step, said to one of them or to somebody else; empty where nobody's do. */
export function goesBackWith(
  id: string,
  seats: number[],
  { sitters, me }: { sitters: Sitter[]; me: number | null },
): string {
  if (!seats.length) return "";
  const others = seats.filter((seat) => seat !== me);
  const names = listed(others.map((seat) => sitters[seat]?.name ?? ""));
  return t(id, { me: others.length < seats.length ? "yes" : "no", count: others.length, names });
}

/** Scripts that run from right to left, and marks of direction. */
const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name that somebody has typed, so that it turns nothing round in the sentence it stands in. */
export function isolated(name: string): string {
  const plain = name.replace(/[\u2066-\u2069]/g, ""); // with these it could leave the place that is kept for it
  return TURNS.test(plain) ? `\u2068${plain}\u2069` : plain;
}

export function botName(seat: number, fallback: string): string {
  return has(`bot-name-${seat}`) ? t(`bot-name-${seat}`) : fallback;
}

export function botKind(bot: string): string {
  return has(`bot-kind-${bot}`) ? t(`bot-kind-${bot}`) : bot;
}

/** Why a step cannot be taken back, as a sentence. */
export function undoReason(undoing: Undoing, sitters: Sitter[]): string {
  const { why, seats = [] } = undoing;
  return t(`house-undo-why-${why}`, { names: listed(seats.map((seat) => sitters[seat]?.name ?? "")) });
}

/** How a wish to take a step back came to nothing, as a sentence; whoever has ended it knows. */
export function wishEnd({ seat, by }: WishEnded, sitters: Sitter[], me: number | null): string {
  if (by === null) return t("house-wish-lapsed");
  if (by === me) return "";
  return t(by === seat ? "house-wish-given-up" : "house-wish-refused", { name: sitters[by]?.name ?? "" });
}

/** Why the house said no, as a sentence. */
export function refusal(reason: string, facts: Record<string, unknown> = {}): string {
  const words = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );
  const id = `house-refused-${reason}`;
  return has(id) ? t(id, words) : t("house-refused-other");
}

/** A sentence that is kept for a while: it is said in the language of the moment. */
export type Told = () => string;

/** Why something did not go, whatever was thrown. */
export function reasonOf(problem: unknown): string {
  return problem instanceof Denied ? refusal(problem.reason, problem.facts) : t("house-refused-other");
}

/** A choice of a new table in the reader's words; a deck's own value as it is written. */
const choiceName = (game: string, option: string, value?: string): string => {
  const id = [game, "option", option, ...(value === undefined ? [] : [value])].join("-");
  return has(id) ? t(id) : (value ?? option);
};

/** Why a table of this game cannot be opened: a sentence of the house, or of the game with its paragraph. */
export function unfitReason(game: string, { reason, facts, clause }: Denied): string {
  const told = { ...facts };
  const option = String(facts.option ?? "");
  if ("option" in facts) told.option = choiceName(game, option);
  if ("value" in facts)
    told.value = String(facts.value)
      .split("+")
      .map((one) => choiceName(game, option, one))
      .join(", ");
  if (Array.isArray(facts.known))
    told.known = facts.known
      .map((one: string) => ("value" in facts ? choiceName(game, option, one) : choiceName(game, one)))
      .join(", ");
  const id = `${game}-objection-${reason}`;
  const sentence = has(id) ? t(id, plainFacts(told)) : refusal(reason, told);
  return clause ? `${sentence} [${clause}]` : sentence;
}

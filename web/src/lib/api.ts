/** The house's requests, one function each. */
import { untrack } from "svelte";
import type { Cards, HouseOffer, Invited, MatchEntry, MatchInfo, Moment, Opened, Refused, TablePlan } from "./protocol";
import { settings } from "./settings.svelte";

/** The house said no; `reason` names the sentence, `clause` the paragraph of a game's rules, if it is one that objects. */
export class Denied extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Record<string, unknown> = {},
    readonly clause: string | null = null,
  ) {
    super(reason);
  }
}

const SHORT = 3; // seconds for which a page waits by itself when it has asked too fast

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === "string";
  const language = untrack(() => settings.language); // whoever asks something is not to ask again because this changes
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        "Accept-Language": language,
        ...(body === undefined ? {} : { "Content-Type": text ? "text/plain" : "application/json" }),
      },
      body: body === undefined ? undefined : text ? body : JSON.stringify(body),
    });
  } catch {
    throw new Denied("unreachable");
  }
  if (answer.ok) return answer;
  const seconds = Number(answer.headers.get("Retry-After") ?? SHORT + 1);
  if (answer.status === 429 && method === "GET" && seconds <= SHORT) {
    await new Promise((go) => setTimeout(go, 1000 * seconds));
    return call(method, path, body);
  }
  const said = (await answer.json().catch(() => ({}))) as Partial<Refused>;
  throw new Denied(said.reason ?? (answer.status === 404 ? "no-such-match" : "unreachable"), said.facts, said.clause);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await call(method, path, body)).json() as Promise<T>;
}

const at = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;

export const api = {
  house: () => json<HouseOffer>("GET", "/api/house"),
  rename: (name: string) => json<{ name: string }>("POST", "/api/name", { name }),
  open: (plan: TablePlan) => json<Opened>("POST", "/api/matches", plan),
  mine: async () => (await json<{ matches: MatchEntry[] }>("GET", "/api/matches")).matches,
  match: (match: string) => json<MatchInfo>("GET", at(match)),
  invitation: (secret: string) => json<Invited>("GET", `/api/links/${encodeURIComponent(secret)}`),
  join: (secret: string) => json<{ match: string; seat: number }>("POST", "/api/join", { secret }),
  link: (match: string, seat: number) => json<{ path: string }>("POST", `${at(match)}/link`, { seat }),
  account: (match: string, seat: number) => `${at(match)}/account?seat=${seat}`,
  record: (match: string) => `${at(match)}/record`,
  standIn: (match: string, seat: number, bot: string) => json<object>("POST", `${at(match)}/stand-in`, { seat, bot }),
  comeBack: (match: string, seat: number) => json<object>("POST", `${at(match)}/return`, { seat }),
  setPace: (match: string, pace: string) => json<object>("POST", `${at(match)}/pace`, { pace }),
  rematch: (match: string) => json<Opened>("POST", `${at(match)}/rematch`, {}),
  moment: (match: string, row: number, seat: number | null) =>
    json<Moment>("GET", `${at(match)}/at/${row}${seat === null ? "" : `?seat=${seat}`}`),
  loadRecord: (text: string) => json<{ match: string }>("POST", "/api/records", text),
  /** The messages of the house, or of a game. */
  texts: async (language: string, game?: string) =>
    (await call("GET", `/api/texts/${language}${game ? `/${game}` : ""}`)).text(),
  icons: (names: string[]) => json<Record<string, string>>("GET", `/api/icons?names=${names.join(",")}`),
  cards: (game: string) => json<Cards>("GET", `/api/cards/${game}`),
  rulebook: async (game: string, language: string) => (await call("GET", `/api/rulebook/${game}/${language}`)).text(),
};

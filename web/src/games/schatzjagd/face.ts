/** Schatzjagd at the house's table. */
import type { PlainPick, GameFace, Option, Question } from "../kit";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import type { Told } from "./events";
import { looks } from "./looks";
import Mine from "./Mine.svelte";
import Outlook from "./Outlook.svelte";
import Result from "./Result.svelte";
import Stage from "./Stage.svelte";
import { notesOf, waysOf } from "./view";

/** Shown to all at the table; the second list only to whom it concerns. */
const STAGED = new Set(["card-revealed", "henchman-died"]);
const STAGED_FOR_ONE = new Set(["fiend-defeated", "parting-blow", "portal-entered", "castle-searched"]);
/** Answers that are given by touching a field, or by choosing one for a card. */
const ON_THE_BOARD = new Set(["castle", "step", "go", "look", "put", "remove", "insert"]);
const USUAL = new Set(["roll", "rest", "strike", "blow", "use", "use-times", "buy", "take", "dig", "hide"]);

/** The steps to a field that can be reached, and a card put straight into a field. */
function rows(question: Question): Option[] {
  const at = (verb: string, field: string): PlainPick => ({ verb, args: [field] });
  const ways = Object.entries(waysOf(question)).filter(([, way]) => way.length > 1);
  const { fields = [] } = notesOf(question);
  const inserts = question.options.filter(({ verb }) => verb === "insert");
  const found = [
    ...ways.map(([field, [first, ...further]]) => ({
      ...at("step", first!),
      path: [`field/${field}`],
      then: further.map((one) => at("step", one)),
    })),
    ...inserts.flatMap(({ verb, args, path }) =>
      fields.map((field) => ({ verb, args, path: [path[0]!, `field/${field}`], then: [at("put", field)] })),
    ),
  ];
  return found.map((option, number) => ({ ...option, code: -1 - number }));
}

export const face: GameFace = {
  Board,
  Mine,
  Stage,
  Result,
  Outlook,
  Card,
  looks,
  hasHand: true,
  onTheTable: new Set(["field", "hand", "treasure", "button/insert"]), // a card is put straight into a field
  isAtOnce: ({ verb }) => !ON_THE_BOARD.has(verb),
  isUsual: ({ verb }) => USUAL.has(verb),
  rows,
  isStaged: (event, me) => {
    const told = event as Told;
    if (told.event === "fields-looked-at") return (told.cards ?? []).length > 0;
    if (told.event === "treasure-gained") return told.kind != null;
    if (told.event === "parting-blow" && me !== null && told.striker === me) return true;
    return STAGED.has(told.event) || (STAGED_FOR_ONE.has(told.event) && me !== null && event.seat === me);
  },
  mostStages: 12,
  silent: new Set(),
  cues: {
    rolled: "turn",
    stepped: "slide",
    "card-revealed": "turn",
    "card-inserted": "slide",
    bought: "coin",
    "treasure-gained": "coin",
    "treasure-hidden": "coin",
    "blows-exchanged": "blade",
    "parting-blow": "blade",
  },
};

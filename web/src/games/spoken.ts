/** How a game speaks whose cards, questions and answers come as messages. */
import { nameOf, read, textOf } from "../lib/reading";
import { buttonMessage, clausesOf, objection, optionMessage, tell, whereMessage } from "../lib/telling";
import type { GameFace } from "./face";

type Spoken = Pick<
  GameFace,
  "ask" | "where" | "optionText" | "confirmText" | "doubt" | "objection" | "tell" | "clauses" | "cardName" | "cardText"
>;

export const spoken: Spoken = {
  ask: (scene, { asks = "" }) => read(scene, asks),
  where: (scene) => read(scene, whereMessage(scene.info, scene.view)),
  optionText: (scene, _question, option) => read(scene, optionMessage(scene.info, scene.view, option)),
  confirmText: (scene, _question, option) => read(scene, buttonMessage(scene, option)),
  doubt: (scene, _question, { doubt = "" }) => read(scene, doubt),
  objection,
  tell,
  clauses: ({ info }, event) => clausesOf(info, event),
  cardName: (cards, code) => nameOf({ info: { cards } }, code),
  cardText: (cards, code) => textOf({ info: { cards } }, code),
};

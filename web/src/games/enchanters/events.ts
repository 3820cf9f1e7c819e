/** Written by `make wire-types` from src/questkeep/games/enchanters/told.py: do not edit. */
import type { SheetLine } from "./shapes";

export interface ActionUsed {
  event: "action-used";
  row: number;
  clause?: string;
  seat: number;
  source: string;
  ability: number | string;
}

export interface BonusChanged {
  event: "bonus-changed";
  row: number;
  clause?: string;
  seat: number;
  value: string;
  change: number;
}

export interface CardDiscarded {
  event: "card-discarded";
  row: number;
  clause?: string;
  seat: number;
  card: string;
}

export interface CardDrawn {
  event: "card-drawn";
  row: number;
  clause?: string;
  card: string;
  space: number;
  deck: number;
}

export interface CardGiven {
  event: "card-given";
  row: number;
  clause?: string;
  seat: number;
  taker: number;
  card: string;
}

export interface CardPlaced {
  event: "card-placed";
  row: number;
  clause?: string;
  seat: number;
  card: string;
}

export interface CardTaken {
  event: "card-taken";
  row: number;
  clause?: string;
  seat: number;
  card: string;
}

export interface CardsSwapped {
  event: "cards-swapped";
  row: number;
  clause?: string;
  seat: number;
  cards: string[];
  spaces: number[];
}

export interface CreatureAttacked {
  event: "creature-attacked";
  row: number;
  clause?: string;
  card: string;
  strength: number;
  seats: number[];
  defenses: number[];
  wounds: number[];
}

export interface CrystalsChanged {
  event: "crystals-changed";
  row: number;
  clause?: string;
  seat: number;
  change: number;
}

export interface FightLost {
  event: "fight-lost";
  row: number;
  clause?: string;
  seat: number;
  card: string;
  attack: number;
  health: number;
}

export interface FightWon {
  event: "fight-won";
  row: number;
  clause?: string;
  seat: number;
  card: string;
  attack: number;
  health: number;
}

export interface GameOpened {
  event: "game-opened";
  row: number;
  clause?: string;
  kingdoms: string[];
  village: string;
  track: string[];
  set_aside: string[];
  deck: number;
  seat: number;
}

export interface GameScored {
  event: "game-scored";
  row: number;
  clause?: string;
  sheets: SheetLine[][];
  scores: number[];
  places: number[];
  winners: number[];
}

export interface GraveyardSought {
  event: "graveyard-sought";
  row: number;
  clause?: string;
  seat: number;
  card?: string | null;
}

export interface JourneyFreed {
  event: "journey-freed";
  row: number;
  clause?: string;
  seat: number;
}

export interface JourneyMade {
  event: "journey-made";
  row: number;
  clause?: string;
  seat: number;
  card: string;
  space: number;
  price: number;
}

export interface KingdomDrafted {
  event: "kingdom-drafted";
  row: number;
  clause?: string;
  seat: number;
  kingdom: string;
}

export interface MonsterHandedOver {
  event: "monster-handed-over";
  row: number;
  clause?: string;
  seat: number;
  giver: number;
  card: string;
}

export interface PlayerNamed {
  event: "player-named";
  row: number;
  clause?: string;
  seat: number;
  named: number;
}

export interface RestTaken {
  event: "rest-taken";
  row: number;
  clause?: string;
  seat: number;
  source: string;
  ability: number | string;
}

export interface TrackDiscarded {
  event: "track-discarded";
  row: number;
  clause?: string;
  card: string;
}

export interface TriggerFired {
  event: "trigger-fired";
  row: number;
  clause?: string;
  seat: number;
  source: string;
  ability: number | string;
}

export interface TurnBegan {
  event: "turn-began";
  row: number;
  clause?: string;
  seat: number;
  turn: number;
}

export interface WoundsChanged {
  event: "wounds-changed";
  row: number;
  clause?: string;
  seat: number;
  change: number;
}

export type Told = ActionUsed | BonusChanged | CardDiscarded | CardDrawn | CardGiven | CardPlaced | CardTaken | CardsSwapped | CreatureAttacked | CrystalsChanged | FightLost | FightWon | GameOpened | GameScored | GraveyardSought | JourneyFreed | JourneyMade | KingdomDrafted | MonsterHandedOver | PlayerNamed | RestTaken | TrackDiscarded | TriggerFired | TurnBegan | WoundsChanged;

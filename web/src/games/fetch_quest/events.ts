/** Written by `make wire-types` from src/questkeep/games/fetch_quest/told.py: do not edit. */

export interface AbilityUsed {
  event: "ability-used";
  row: number;
  clause?: string;
  seat: number;
  pioneer?: string | null;
  side: number | string;
}

export interface AttemptCancelled {
  event: "attempt-cancelled";
  row: number;
  clause?: string;
  seat: number;
}

export interface AttemptClosed {
  event: "attempt-closed";
  row: number;
  clause?: string;
  seat: number;
  target: string;
  success: boolean;
  pool: number[];
}

export interface AttemptOpened {
  event: "attempt-opened";
  row: number;
  clause?: string;
  seat: number;
  target: string;
}

export interface CardDiscarded {
  event: "card-discarded";
  row: number;
  clause?: string;
  seat: number;
  card?: string | null;
  why: string;
}

export interface CardForaged {
  event: "card-foraged";
  row: number;
  clause?: string;
  seat: number;
  count: number;
  deck: number;
  cards?: string[] | null;
}

export interface CardGiven {
  event: "card-given";
  row: number;
  clause?: string;
  seat: number;
  taker: number;
  card?: string | null;
}

export interface CardKept {
  event: "card-kept";
  row: number;
  clause?: string;
  seat: number;
  count: number;
  deck: number;
  cards?: string[] | null;
}

export interface CardPlayed {
  event: "card-played";
  row: number;
  clause?: string;
  seat: number;
  card?: string | null;
  effect: boolean;
  pool: number[];
}

export interface CardRecovered {
  event: "card-recovered";
  row: number;
  clause?: string;
  seat: number;
  taker: number;
  card?: string | null;
}

export interface CardScrapped {
  event: "card-scrapped";
  row: number;
  clause?: string;
  seat: number;
  card?: string | null;
  from: string;
}

export interface CardTaken {
  event: "card-taken";
  row: number;
  clause?: string;
  seat: number;
  taker: number;
  card?: string | null;
}

export interface CardsDrawn {
  event: "cards-drawn";
  row: number;
  clause?: string;
  seat: number;
  count: number;
  shuffled: boolean;
  cards?: string[] | null;
}

export interface CardsLookedAt {
  event: "cards-looked-at";
  row: number;
  clause?: string;
  seat: number;
  count: number;
  cards?: string[] | null;
}

export interface ChallengeActivated {
  event: "challenge-activated";
  row: number;
  clause?: string;
  seat: number;
  challenge: string;
  danger: number;
  prevented: number;
  hushed: boolean;
}

export interface ChallengeCame {
  event: "challenge-came";
  row: number;
  clause?: string;
  challenge: string;
  deck: number;
  shuffled: boolean;
}

export interface ChallengeLeft {
  event: "challenge-left";
  row: number;
  clause?: string;
  challenge: string;
}

export interface ChallengeMoved {
  event: "challenge-moved";
  row: number;
  clause?: string;
  seat: number;
  challenge: string;
  from: number;
  to: number;
}

export interface ChallengePutBack {
  event: "challenge-put-back";
  row: number;
  clause?: string;
  seat: number;
  challenge: string;
  where: string;
}

export interface ChallengeTurned {
  event: "challenge-turned";
  row: number;
  clause?: string;
  challenge: string;
  face: string;
}

export interface ChallengesScouted {
  event: "challenges-scouted";
  row: number;
  clause?: string;
  seat: number;
  challenges: string[];
}

export interface ChoiceLocked {
  event: "choice-locked";
  row: number;
  clause?: string;
  seat: number;
}

export interface ChoiceWithdrawn {
  event: "choice-withdrawn";
  row: number;
  clause?: string;
  seat: number;
}

export interface DiscardMarked {
  event: "discard-marked";
  row: number;
  clause?: string;
  seat: number;
  card?: string | null;
}

export interface DrawWeakened {
  event: "draw-weakened";
  row: number;
  clause?: string;
  cards: number;
}

export interface EnemiesHushed {
  event: "enemies-hushed";
  row: number;
  clause?: string;
  seat: number;
}

export interface FocusMissing {
  event: "focus-missing";
  row: number;
  clause?: string;
  focuses: string[];
}

export interface GameOpened {
  event: "game-opened";
  row: number;
  clause?: string;
  pioneers: string[];
  queue: string[];
  pile: string[];
  mission: string;
  seat: number;
}

export interface GameOver {
  event: "game-over";
  row: number;
  clause?: string;
  won: boolean;
  missions: number;
}

export interface GivingBegan {
  event: "giving-began";
  row: number;
  clause?: string;
  seat: number;
  taker: number;
}

export interface MissionDefeated {
  event: "mission-defeated";
  row: number;
  clause?: string;
  seat: number;
  mission: string;
}

export interface MissionRevealed {
  event: "mission-revealed";
  row: number;
  clause?: string;
  mission: string;
  queue: string[];
}

export interface PileFilled {
  event: "pile-filled";
  row: number;
  clause?: string;
  card?: string | null;
  deck: number;
}

export interface PileShuffled {
  event: "pile-shuffled";
  row: number;
  clause?: string;
  deck: number;
}

export interface PileSpoiled {
  event: "pile-spoiled";
  row: number;
  clause?: string;
  card?: string | null;
  deck: number;
}

export interface PioneerClaimed {
  event: "pioneer-claimed";
  row: number;
  clause?: string;
  seat: number;
  pioneer?: string | null;
}

export interface PioneerRetreated {
  event: "pioneer-retreated";
  row: number;
  clause?: string;
  seat: number;
  cards?: string[] | null;
}

export interface PioneerReturned {
  event: "pioneer-returned";
  row: number;
  clause?: string;
  seat: number;
}

export interface ResourcesGained {
  event: "resources-gained";
  row: number;
  clause?: string;
  seat: number;
  resource: string;
  amount: number;
}

export interface RestDiscarded {
  event: "rest-discarded";
  row: number;
  clause?: string;
  seat: number;
  cards?: string[] | null;
}

export interface Said {
  event: "said";
  row: number;
  clause?: string;
  seat: number;
  item: string;
  challenge?: string | null;
  card?: string | null;
  named?: number | null;
  free: boolean;
}

export interface SealBroken {
  event: "seal-broken";
  row: number;
  clause?: string;
  seat: number;
  seal: string;
}

export interface ShieldRaised {
  event: "shield-raised";
  row: number;
  clause?: string;
  seat: number;
  amount: number;
  shield: number;
}

export interface StaminaChanged {
  event: "stamina-changed";
  row: number;
  clause?: string;
  seat: number;
  change: number;
  stamina: number;
  why: string;
}

export interface SunRose {
  event: "sun-rose";
  row: number;
  clause?: string;
  sun: number;
  sets: boolean;
}

export interface TurnBegan {
  event: "turn-began";
  row: number;
  clause?: string;
  seat: number;
  turn: number;
  active: boolean;
}

export type Told = AbilityUsed | AttemptCancelled | AttemptClosed | AttemptOpened | CardDiscarded | CardForaged | CardGiven | CardKept | CardPlayed | CardRecovered | CardScrapped | CardTaken | CardsDrawn | CardsLookedAt | ChallengeActivated | ChallengeCame | ChallengeLeft | ChallengeMoved | ChallengePutBack | ChallengeTurned | ChallengesScouted | ChoiceLocked | ChoiceWithdrawn | DiscardMarked | DrawWeakened | EnemiesHushed | FocusMissing | GameOpened | GameOver | GivingBegan | MissionDefeated | MissionRevealed | PileFilled | PileShuffled | PileSpoiled | PioneerClaimed | PioneerRetreated | PioneerReturned | ResourcesGained | RestDiscarded | Said | SealBroken | ShieldRaised | StaminaChanged | SunRose | TurnBegan;

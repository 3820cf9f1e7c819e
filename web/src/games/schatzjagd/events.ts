/** Written by `make wire-types` from src/questkeep/games/schatzjagd/told.py: do not edit. */

export interface BlowWaived {
  event: "blow-waived";
  row: number;
  clause?: string;
  seat: number;
}

export interface BlowsExchanged {
  event: "blows-exchanged";
  row: number;
  clause?: string;
  seat: number;
  foe: number | string;
  dice: number[];
  powers: number[];
  mine: number;
  theirs: number;
  hurt?: number | string | null;
  loss: number;
  wear_clause: string;
  roller?: number | null;
}

export interface Bought {
  event: "bought";
  row: number;
  clause?: string;
  seat: number;
  shop: string;
  offer: number;
  price: number;
}

export interface CardDiscarded {
  event: "card-discarded";
  row: number;
  clause?: string;
  card: string;
  field: string;
}

export interface CardFound {
  event: "card-found";
  row: number;
  clause?: string;
  seat: number;
  card: string;
}

export interface CardInserted {
  event: "card-inserted";
  row: number;
  clause?: string;
  seat: number;
  field: string;
  card?: string | null;
}

export interface CardRevealed {
  event: "card-revealed";
  row: number;
  clause?: string;
  seat: number;
  field: string;
  card: string;
}

export interface CardShifted {
  event: "card-shifted";
  row: number;
  clause?: string;
  seat: number;
  from: string;
  field: string;
}

export interface CardStolen {
  event: "card-stolen";
  row: number;
  clause?: string;
  seat: number;
  victim: number;
  card?: string | null;
}

export interface CardsDrawn {
  event: "cards-drawn";
  row: number;
  clause?: string;
  seat: number;
  count: number;
  cards?: string[] | null;
}

export interface CastleChosen {
  event: "castle-chosen";
  row: number;
  clause?: string;
  seat: number;
  castle: string;
}

export interface CastleSearched {
  event: "castle-searched";
  row: number;
  clause?: string;
  seat: number;
  owner: number;
  days: number;
  die: number;
  found: boolean;
}

export interface CatharsisBegan {
  event: "catharsis-began";
  row: number;
  clause?: string;
  seat: number;
}

export interface Challenged {
  event: "challenged";
  row: number;
  clause?: string;
  seat: number;
  foe: number | string;
  field: string;
}

export interface CityLaidOut {
  event: "city-laid-out";
  row: number;
  clause?: string;
  shops: string[];
}

export interface Cured {
  event: "cured";
  row: number;
  clause?: string;
  seat: number;
}

export interface DieThrown {
  event: "die-thrown";
  row: number;
  clause?: string;
  seat: number;
  die: number;
}

export interface Dug {
  event: "dug";
  row: number;
  clause?: string;
  seat: number;
  field: string;
  card: string;
}

export interface FiendDefeated {
  event: "fiend-defeated";
  row: number;
  clause?: string;
  seat: number;
  card: string;
}

export interface FiendMet {
  event: "fiend-met";
  row: number;
  clause?: string;
  seat: number;
  card: string;
  power: number;
  roller?: number | null;
}

export interface FieldsLookedAt {
  event: "fields-looked-at";
  row: number;
  clause?: string;
  seat: number;
  fields: string[];
  cards?: string[] | null;
}

export interface Fled {
  event: "fled";
  row: number;
  clause?: string;
  seat: number;
}

export interface Freed {
  event: "freed";
  row: number;
  clause?: string;
  seat: number;
}

export interface GameBegun {
  event: "game-begun";
  row: number;
  clause?: string;
  seat: number;
}

export interface GameOver {
  event: "game-over";
  row: number;
  clause?: string;
  winners: number[];
  reason: string;
}

export interface HandDiscarded {
  event: "hand-discarded";
  row: number;
  clause?: string;
  seat: number;
  cards: string[];
}

export interface HenchmanDied {
  event: "henchman-died";
  row: number;
  clause?: string;
  seat: number;
  killer?: number | null;
}

export interface MapFetched {
  event: "map-fetched";
  row: number;
  clause?: string;
  seat: number;
  card: string;
}

export interface MapSetAside {
  event: "map-set-aside";
  row: number;
  clause?: string;
  seat: number;
  card: string;
}

export interface MustSkip {
  event: "must-skip";
  row: number;
  clause?: string;
  seat: number;
  days: number;
}

export interface PartingBlow {
  event: "parting-blow";
  row: number;
  clause?: string;
  seat: number;
  striker: number | string;
  die: number;
  powers: number[];
  mine: number;
  theirs: number;
  hurt?: number | string | null;
  loss: number;
  roller?: number | null;
}

export interface PileRenewed {
  event: "pile-renewed";
  row: number;
  clause?: string;
  count: number;
}

export interface PoisonWorked {
  event: "poison-worked";
  row: number;
  clause?: string;
  seat: number;
  number: number;
}

export interface Poisoned {
  event: "poisoned";
  row: number;
  clause?: string;
  seat: number;
  number: number;
}

export interface PortalEntered {
  event: "portal-entered";
  row: number;
  clause?: string;
  seat: number;
  die: number;
}

export interface Rolled {
  event: "rolled";
  row: number;
  clause?: string;
  seat: number;
  die: number;
  steps: number;
}

export interface Skipped {
  event: "skipped";
  row: number;
  clause?: string;
  seat: number;
  left: number;
}

export interface SpecialLeft {
  event: "special-left";
  row: number;
  clause?: string;
  seat: number;
  card: string;
}

export interface SpecialUsed {
  event: "special-used";
  row: number;
  clause?: string;
  seat: number;
  card: string;
}

export interface SpellCast {
  event: "spell-cast";
  row: number;
  clause?: string;
  seat: number;
  card: string;
  target?: number | null;
}

export interface StartRolled {
  event: "start-rolled";
  row: number;
  clause?: string;
  seats: number[];
  dice: number[];
}

export interface Stepped {
  event: "stepped";
  row: number;
  clause?: string;
  seat: number;
  field: string;
}

export interface Travelled {
  event: "travelled";
  row: number;
  clause?: string;
  seat: number;
  field: string;
}

export interface TreasureGained {
  event: "treasure-gained";
  row: number;
  clause?: string;
  seat: number;
  treasure: number;
  kind?: string | null;
}

export interface TreasureHidden {
  event: "treasure-hidden";
  row: number;
  clause?: string;
  seat: number;
  treasure: number;
  count: number;
}

export interface TreasureLaidDown {
  event: "treasure-laid-down";
  row: number;
  clause?: string;
  seat: number;
  treasure: number;
  field: string;
}

export interface TurnBegan {
  event: "turn-began";
  row: number;
  clause?: string;
  seat: number;
  turn: number;
  day: number;
}

export interface ValueChanged {
  event: "value-changed";
  row: number;
  clause?: string;
  seat: number;
  value: string;
  change: number;
  now: number;
}

export type Told = BlowWaived | BlowsExchanged | Bought | CardDiscarded | CardFound | CardInserted | CardRevealed | CardShifted | CardStolen | CardsDrawn | CastleChosen | CastleSearched | CatharsisBegan | Challenged | CityLaidOut | Cured | DieThrown | Dug | FiendDefeated | FiendMet | FieldsLookedAt | Fled | Freed | GameBegun | GameOver | HandDiscarded | HenchmanDied | MapFetched | MapSetAside | MustSkip | PartingBlow | PileRenewed | PoisonWorked | Poisoned | PortalEntered | Rolled | Skipped | SpecialLeft | SpecialUsed | SpellCast | StartRolled | Stepped | Travelled | TreasureGained | TreasureHidden | TreasureLaidDown | TurnBegan | ValueChanged;

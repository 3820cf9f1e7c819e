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
  foe: number;
  dice: number;
  powers: number;
  difference: number;
  roller: number;
}

export interface Bought {
  event: "bought";
  row: number;
  clause?: string;
  seat: number;
  shop: number;
  offer: number;
  price: number;
}

export interface CardDiscarded {
  event: "card-discarded";
  row: number;
  clause?: string;
  card: number;
  field: number;
}

export interface CardFound {
  event: "card-found";
  row: number;
  clause?: string;
  seat: number;
  card: number;
}

export interface CardInserted {
  event: "card-inserted";
  row: number;
  clause?: string;
  seat: number;
  field: number;
  card: number;
}

export interface CardRevealed {
  event: "card-revealed";
  row: number;
  clause?: string;
  seat: number;
  field: number;
  card: number;
}

export interface CardShifted {
  event: "card-shifted";
  row: number;
  clause?: string;
  seat: number;
  from: number;
  field: number;
}

export interface CardStolen {
  event: "card-stolen";
  row: number;
  clause?: string;
  seat: number;
  victim: number;
  card: number;
}

export interface CardsDrawn {
  event: "cards-drawn";
  row: number;
  clause?: string;
  seat: number;
  count: number;
  cards: number;
}

export interface CastleChosen {
  event: "castle-chosen";
  row: number;
  clause?: string;
  seat: number;
  castle: number;
}

export interface CastleSearched {
  event: "castle-searched";
  row: number;
  clause?: string;
  seat: number;
  owner: number;
  days: number;
  die: number;
  found: number;
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
  foe: number;
  field: number;
}

export interface CityLaidOut {
  event: "city-laid-out";
  row: number;
  clause?: string;
  shops: number;
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
  field: number;
  card: number;
}

export interface FiendDefeated {
  event: "fiend-defeated";
  row: number;
  clause?: string;
  seat: number;
  card: number;
}

export interface FiendMet {
  event: "fiend-met";
  row: number;
  clause?: string;
  seat: number;
  card: number;
  power: number;
  roller: number;
}

export interface FieldsLookedAt {
  event: "fields-looked-at";
  row: number;
  clause?: string;
  seat: number;
  fields: number;
  cards: number;
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
  winners: number;
  reason: number;
}

export interface HandDiscarded {
  event: "hand-discarded";
  row: number;
  clause?: string;
  seat: number;
  cards: number;
}

export interface HenchmanDied {
  event: "henchman-died";
  row: number;
  clause?: string;
  seat: number;
  killer: number;
}

export interface MapFetched {
  event: "map-fetched";
  row: number;
  clause?: string;
  seat: number;
  card: number;
}

export interface MapSetAside {
  event: "map-set-aside";
  row: number;
  clause?: string;
  seat: number;
  card: number;
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
  striker: number;
  die: number;
  powers: number;
  roller: number;
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
  card: number;
}

export interface SpecialUsed {
  event: "special-used";
  row: number;
  clause?: string;
  seat: number;
  card: number;
}

export interface SpellCast {
  event: "spell-cast";
  row: number;
  clause?: string;
  seat: number;
  card: number;
  target: number;
}

export interface StartRolled {
  event: "start-rolled";
  row: number;
  clause?: string;
  seats: number;
  dice: number;
}

export interface Stepped {
  event: "stepped";
  row: number;
  clause?: string;
  seat: number;
  field: number;
}

export interface Travelled {
  event: "travelled";
  row: number;
  clause?: string;
  seat: number;
  field: number;
}

export interface TreasureGained {
  event: "treasure-gained";
  row: number;
  clause?: string;
  seat: number;
  treasure: number;
  kind: number;
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
  field: number;
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
  value: number;
  change: number;
  now: number;
}

export type Told = BlowWaived | BlowsExchanged | Bought | CardDiscarded | CardFound | CardInserted | CardRevealed | CardShifted | CardStolen | CardsDrawn | CastleChosen | CastleSearched | CatharsisBegan | Challenged | CityLaidOut | Cured | DieThrown | Dug | FiendDefeated | FiendMet | FieldsLookedAt | Fled | Freed | GameBegun | GameOver | HandDiscarded | HenchmanDied | MapFetched | MapSetAside | MustSkip | PartingBlow | PileRenewed | PoisonWorked | Poisoned | PortalEntered | Rolled | Skipped | SpecialLeft | SpecialUsed | SpellCast | StartRolled | Stepped | Travelled | TreasureGained | TreasureHidden | TreasureLaidDown | TurnBegan | ValueChanged;

/** Which picture stands on which card. Icons: game-icons.net, CC BY 3.0. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import Orb from "./Orb.svelte";
import type { Printed } from "./shapes";
import type { Value } from "./view";
import Knife from "~icons/game-icons/bowie-knife";
import Dagger from "~icons/game-icons/plain-dagger";
import ShortSword from "~icons/game-icons/gladius";
import LongSword from "~icons/game-icons/broadsword";
import MorningStar from "~icons/game-icons/spiked-mace";
import BattleAxe from "~icons/game-icons/battle-axe";
import LesserHealing from "~icons/game-icons/round-potion";
import GreaterHealing from "~icons/game-icons/health-potion";
import StrengthDraught from "~icons/game-icons/standing-potion";
import GiantsDraught from "~icons/game-icons/muscle-up";
import Antidote from "~icons/game-icons/potion-ball";
import Berserker from "~icons/game-icons/potion-of-madness";
import SleepingDraught from "~icons/game-icons/night-sleep";
import Pit from "~icons/game-icons/hole";
import SpearTrap from "~icons/game-icons/spears";
import Mantrap from "~icons/game-icons/wolf-trap";
import Net from "~icons/game-icons/fishing-net";
import Thorns from "~icons/game-icons/thorny-vine";
import Viper from "~icons/game-icons/snake-bite";
import Cutpurses from "~icons/game-icons/robber-hand";
import Toll from "~icons/game-icons/receive-money";
import RustRain from "~icons/game-icons/heavy-rain";
import AcidBath from "~icons/game-icons/acid";
import Weakness from "~icons/game-icons/cracked-helm";
import Teleportal from "~icons/game-icons/magic-portal";
import HealingSpring from "~icons/game-icons/waterfall";
import GoldMine from "~icons/game-icons/gold-mine";
import DrillGround from "~icons/game-icons/target-dummy";
import Trader from "~icons/game-icons/trade";
import HerbWoman from "~icons/game-icons/herbs-bundle";
import Watchtower from "~icons/game-icons/watchtower";
import Shrine from "~icons/game-icons/greek-temple";
import MoneyChest from "~icons/game-icons/open-treasure-chest";
import WishingWell from "~icons/game-icons/well";
import MapMaker from "~icons/game-icons/compass";
import SmallRobber from "~icons/game-icons/robber";
import Robber from "~icons/game-icons/bandit";
import Wolf from "~icons/game-icons/wolf-head";
import BigRobber from "~icons/game-icons/robber-mask";
import Kobold from "~icons/game-icons/goblin-head";
import RobberCaptain from "~icons/game-icons/pirate-captain";
import Orc from "~icons/game-icons/orc-head";
import SkeletonWarrior from "~icons/game-icons/skeleton";
import WildBoar from "~icons/game-icons/boar";
import Ghoul from "~icons/game-icons/shambling-zombie";
import GiantSpider from "~icons/game-icons/hanging-spider";
import Troll from "~icons/game-icons/troll";
import Werewolf from "~icons/game-icons/werewolf";
import Ogre from "~icons/game-icons/ogre";
import Warlock from "~icons/game-icons/warlock-hood";
import Minotaur from "~icons/game-icons/minotaur";
import Demon from "~icons/game-icons/daemon-skull";
import Dragon from "~icons/game-icons/dragon-head";
import Warpig from "~icons/game-icons/boar-ensign";
import Teleportation from "~icons/game-icons/teleport";
import Boots from "~icons/game-icons/boots";
import HealingSpell from "~icons/game-icons/healing";
import Purification from "~icons/game-icons/sparkles";
import BattleFury from "~icons/game-icons/enrage";
import LightningBolt from "~icons/game-icons/lightning-helix";
import Paralysis from "~icons/game-icons/frozen-body";
import Clairvoyance from "~icons/game-icons/crystal-ball";
import Banishment from "~icons/game-icons/magic-palm";
import Displacement from "~icons/game-icons/body-swapping";
import Magpie from "~icons/game-icons/raven";
import TreasureMap from "~icons/game-icons/treasure-map";
import CrownIcon from "~icons/game-icons/jewel-crown";
import Chalice from "~icons/game-icons/jeweled-chalice";
import Inn from "~icons/game-icons/beer-stein";
import Healer from "~icons/game-icons/caduceus";
import School from "~icons/game-icons/open-book";
import Smith from "~icons/game-icons/anvil";
import Heart from "~icons/game-icons/hearts";
import Biceps from "~icons/game-icons/biceps";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import Coins from "~icons/game-icons/two-coins";
import Special from "~icons/game-icons/star-formation";
import Spell from "~icons/game-icons/magic-swirl";
import Potion from "~icons/game-icons/magic-potion";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

const BY_KEY: Record<string, Icon> = {
  W1: Knife,
  W2: Dagger,
  W3: ShortSword,
  W4: LongSword,
  W5: MorningStar,
  W6: BattleAxe,
  P1: LesserHealing,
  P2: GreaterHealing,
  P3: StrengthDraught,
  P4: GiantsDraught,
  P5: Antidote,
  P6: Berserker,
  P7: SleepingDraught,
  T1: Pit,
  T2: SpearTrap,
  T3: Mantrap,
  T4: Net,
  T5: Thorns,
  T6: Viper,
  T7: Cutpurses,
  T8: Toll,
  T9: RustRain,
  T10: AcidBath,
  T11: Weakness,
  X1: Teleportal,
  X2: HealingSpring,
  X3: GoldMine,
  X4: DrillGround,
  X5: Trader,
  X6: HerbWoman,
  X7: Watchtower,
  X8: Shrine,
  X9: MoneyChest,
  X10: WishingWell,
  X11: MapMaker,
  F1: SmallRobber,
  F2: Robber,
  F3: Wolf,
  F4: BigRobber,
  F5: Kobold,
  F6: RobberCaptain,
  F7: Orc,
  F8: SkeletonWarrior,
  F9: WildBoar,
  F10: Ghoul,
  F11: GiantSpider,
  F12: Troll,
  F13: Werewolf,
  F14: Ogre,
  F15: Warlock,
  F16: Minotaur,
  F17: Demon,
  F18: Dragon,
  F19: Warpig,
  Z1: Teleportation,
  Z2: Boots,
  Z3: HealingSpell,
  Z4: Purification,
  Z5: BattleFury,
  Z6: LightningBolt,
  Z7: Paralysis,
  Z8: Clairvoyance,
  Z9: Banishment,
  Z10: Displacement,
  Z11: Magpie,
  crown: CrownIcon,
  chalice: Chalice,
  orb: Orb,
  inn: Inn,
  healer: Healer,
  school: School,
  smith: Smith,
};

const BY_TYPE: Record<string, Icon> = {
  weapon: LongSword,
  potion: Potion,
  trap: Mantrap,
  special: Special,
  fiend: Orc,
  spell: Spell,
  map: TreasureMap,
  treasure: MoneyChest,
  shop: Inn,
};

export const VALUE_ICONS: Record<Value, Icon> = { life: Heart, strength: Biceps, weapons: CrossedSwords, gold: Coins };

export const pictureOf = (card: Printed): Icon => BY_KEY[card.card] ?? BY_TYPE[card.kind] ?? Special;

/** The outline tells the type without colour: a blade's point, a bottle's neck, teeth, a sign, horns, a star's rays, a torn sheet. */
export const OUTLINES: Record<string, string> = {
  weapon: "M3 12L50 2L97 12V128L50 138L3 128Z",
  potion: "M34 3H66V10Q97 16 97 40V126Q97 138 85 138H15Q3 138 3 126V40Q3 16 34 10Z",
  trap: "M3 12L15 3L27 11L38 3L50 11L62 3L73 11L85 3L97 12V128L85 137L73 129L62 137L50 129L38 137L27 129L15 137L3 128Z",
  special: "M17 3H83L97 17V124L83 138H17L3 124V17Z",
  fiend: "M3 20L9 2L28 12H72L91 2L97 20V130Q97 138 89 138H11Q3 138 3 130Z",
  spell: "M3 28C14 11 32 3 50 3S86 11 97 28V112C86 129 68 138 50 138S14 129 3 112Z",
  map: "M3 8L22 3L42 8L60 3L80 8L97 3V132L80 138L60 133L42 138L22 133L3 138Z",
  treasure: "M50 2L97 20V128L50 138L3 128V20Z",
  shop: "M50 2L97 24V130Q97 138 89 138H11Q3 138 3 130V24Z",
};

/** The soft ground of a type, drawn by the house. */
export const GROUNDS: Record<string, string> = {
  weapon: "monster",
  potion: "warrior",
  trap: "dwarf",
  special: "wizard",
  fiend: "monster",
  spell: "artefact",
  map: "treasure",
  treasure: "treasure",
  shop: "warrior",
};

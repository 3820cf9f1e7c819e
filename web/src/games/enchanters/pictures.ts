/** Which picture stands on which card. Icons: game-icons.net, CC BY 3.0. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import type { Printed } from "./shapes";
import Fist from "~icons/game-icons/fist";
import Enchanting from "~icons/game-icons/magic-swirl";
import Scimitar from "~icons/game-icons/saber-slash";
import Dagger from "~icons/game-icons/plain-dagger";
import Trap from "~icons/game-icons/wolf-trap";
import Greed from "~icons/game-icons/gold-stack";
import Thieves from "~icons/game-icons/robber";
import Bribery from "~icons/game-icons/receive-money";
import Bandit from "~icons/game-icons/bandit";
import Highwayman from "~icons/game-icons/domino-mask";
import PirateCaptain from "~icons/game-icons/pirate-captain";
import GoldenDragon from "~icons/game-icons/spiked-dragon-head";
import Sickle from "~icons/game-icons/sickle";
import Whip from "~icons/game-icons/whip";
import VoodooDoll from "~icons/game-icons/voodoo-doll";
import Leeches from "~icons/game-icons/leeching-worm";
import Pain from "~icons/game-icons/ragged-wound";
import Blood from "~icons/game-icons/blood";
import Cultist from "~icons/game-icons/cultist";
import BlackKnight from "~icons/game-icons/black-knight-helm";
import ElderBeing from "~icons/game-icons/tentacles-skull";
import ShadowDragon from "~icons/game-icons/dragon-breath";
import LongSword from "~icons/game-icons/broadsword";
import Flail from "~icons/game-icons/flail";
import DragonSpear from "~icons/game-icons/barbed-spear";
import OfADragon from "~icons/game-icons/dragon-spiral";
import Frenzy from "~icons/game-icons/claws";
import Scales from "~icons/game-icons/fish-scales";
import SerpentFly from "~icons/game-icons/dragonfly";
import Dracon from "~icons/game-icons/lizardman";
import DragonTurtle from "~icons/game-icons/sea-turtle";
import GreatWyrm from "~icons/game-icons/wyvern";
import Bolas from "~icons/game-icons/bolas";
import Necklace from "~icons/game-icons/necklace";
import HuntingBow from "~icons/game-icons/pocket-bow";
import Rage from "~icons/game-icons/enrage";
import Glory from "~icons/game-icons/laurels";
import Hunt from "~icons/game-icons/hunting-horn";
import Gnoll from "~icons/game-icons/hyena-head";
import Manticore from "~icons/game-icons/spiked-tail";
import Roc from "~icons/game-icons/eagle-head";
import BronzeDragon from "~icons/game-icons/double-dragon";
import Axe from "~icons/game-icons/battle-axe";
import Helmet from "~icons/game-icons/visored-helm";
import LeatherArmour from "~icons/game-icons/leather-armor";
import Fire from "~icons/game-icons/flame";
import Stone from "~icons/game-icons/stone-block";
import Forging from "~icons/game-icons/anvil-impact";
import Goblin from "~icons/game-icons/goblin-head";
import Ogre from "~icons/game-icons/ogre";
import Giant from "~icons/game-icons/giant";
import IronDragon from "~icons/game-icons/drakkar-dragon";
import Quarterstaff from "~icons/game-icons/wizard-staff";
import HerbPouch from "~icons/game-icons/herbs-bundle";
import SilverBow from "~icons/game-icons/high-shot";
import Regeneration from "~icons/game-icons/heart-plus";
import Light from "~icons/game-icons/sun";
import Mercy from "~icons/game-icons/healing";
import Unicorn from "~icons/game-icons/unicorn";
import Treant from "~icons/game-icons/evil-tree";
import Phoenix from "~icons/game-icons/fire-tail";
import PinkDragon from "~icons/game-icons/dragon-head";
import VillageIcon from "~icons/game-icons/village";
import Item from "~icons/game-icons/swap-bag";
import Skull from "~icons/game-icons/pirate-skull";
import CrossedSwords from "~icons/game-icons/crossed-swords";
import Shield from "~icons/game-icons/shield";
import Laurel from "~icons/game-icons/laurel-crown";
import RoundStar from "~icons/game-icons/round-star";
import Claws from "~icons/game-icons/triple-claws";
import Heart from "~icons/game-icons/hearts";
import Crystals from "~icons/game-icons/crystal-growth";
import Wounds from "~icons/game-icons/bleeding-wound";
import Now from "~icons/game-icons/lightning-trio";
import Act from "~icons/game-icons/magic-palm";
import Rest from "~icons/game-icons/campfire";
import Trigger from "~icons/game-icons/clockwise-rotation";
import Star from "~icons/game-icons/beveled-star";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

const BY_NAME: Record<string, Icon> = {
  fist: Fist,
  enchanting: Enchanting,
  scimitar: Scimitar,
  dagger: Dagger,
  trap: Trap,
  greed: Greed,
  thieves: Thieves,
  bribery: Bribery,
  bandit: Bandit,
  highwayman: Highwayman,
  "pirate-captain": PirateCaptain,
  "golden-dragon": GoldenDragon,
  sickle: Sickle,
  whip: Whip,
  "voodoo-doll": VoodooDoll,
  leeches: Leeches,
  pain: Pain,
  blood: Blood,
  cultist: Cultist,
  "black-knight": BlackKnight,
  "elder-being": ElderBeing,
  "shadow-dragon": ShadowDragon,
  "long-sword": LongSword,
  flail: Flail,
  "dragon-spear": DragonSpear,
  dragon: OfADragon,
  frenzy: Frenzy,
  scales: Scales,
  "serpent-fly": SerpentFly,
  dracon: Dracon,
  "dragon-turtle": DragonTurtle,
  "great-wyrm": GreatWyrm,
  bolas: Bolas,
  necklace: Necklace,
  "hunting-bow": HuntingBow,
  rage: Rage,
  glory: Glory,
  hunt: Hunt,
  gnoll: Gnoll,
  manticore: Manticore,
  roc: Roc,
  "bronze-dragon": BronzeDragon,
  axe: Axe,
  helmet: Helmet,
  "leather-armour": LeatherArmour,
  fire: Fire,
  stone: Stone,
  forging: Forging,
  goblin: Goblin,
  ogre: Ogre,
  giant: Giant,
  "iron-dragon": IronDragon,
  quarterstaff: Quarterstaff,
  "herb-pouch": HerbPouch,
  "silver-bow": SilverBow,
  regeneration: Regeneration,
  light: Light,
  mercy: Mercy,
  unicorn: Unicorn,
  treant: Treant,
  phoenix: Phoenix,
  "pink-dragon": PinkDragon,
};

export const CLASS_ICONS: Record<string, Icon> = {
  item: Item,
  enchantment: Enchanting,
  monster: Skull,
  dragon: PinkDragon,
  village: VillageIcon,
};

export const KINGDOM_ICONS: Record<string, Icon> = {
  bandits: Bandit,
  cultists: Cultist,
  dracons: Dracon,
  gnolls: Gnoll,
  goblins: Goblin,
  unicorns: Unicorn,
};

export const NUMBER_ICONS = {
  attack: CrossedSwords,
  defense: Shield,
  glory: RoundStar,
  strength: Claws,
  health: Heart,
  crystals: Crystals,
  wounds: Wounds,
  score: Laurel,
} satisfies Record<string, Icon>;

export const ABILITY_ICONS: Record<string, Icon> = {
  now: Now,
  act: Act,
  multi: Act,
  rest: Rest,
  on: Trigger,
  against: CrossedSwords,
  score: Star,
};

export const pictureOf = (card: Printed): Icon => BY_NAME[card.name] ?? CLASS_ICONS[card.kind] ?? Skull;

/** The outline tells the class without colour: hewn stone, a window's arch, teeth, spikes above and below, a roof. */
export const OUTLINES: Record<string, string> = {
  item: "M17 3H83L97 17V124L83 138H17L3 124V17Z",
  enchantment: "M3 28C14 11 32 3 50 3S86 11 97 28V130Q97 138 89 138H11Q3 138 3 130Z",
  monster: "M3 12L15 3L27 11L38 3L50 11L62 3L73 11L85 3L97 12V130Q97 138 89 138H11Q3 138 3 130Z",
  dragon: "M3 20L13 3L26 13L50 3L74 13L87 3L97 20V121L87 138L74 128L50 138L26 128L13 138L3 121Z",
  village: "M50 2L97 24V130Q97 138 89 138H11Q3 138 3 130V24Z",
};

/** The soft ground of a class, drawn by the house. */
export const GROUNDS: Record<string, string> = {
  item: "treasure",
  enchantment: "artefact",
  monster: "monster",
  dragon: "dwarf",
  village: "warrior",
};

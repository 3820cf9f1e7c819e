/** Which picture stands on which card. Icons: game-icons.net, CC BY 3.0. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import type { Printed } from "./shapes";
import KeenThought from "~icons/game-icons/brainstorm";
import SurePaw from "~icons/game-icons/paw";
import BaredTeeth from "~icons/game-icons/bestial-fangs";
import Atlas from "~icons/game-icons/treasure-map";
import KindWord from "~icons/game-icons/conversation";
import Cipher from "~icons/game-icons/tied-scroll";
import Omen from "~icons/game-icons/moon-orbit";
import Lens from "~icons/game-icons/magnifying-glass";
import Hymn from "~icons/game-icons/wolf-howl";
import Bell from "~icons/game-icons/ringing-bell";
import Ball from "~icons/game-icons/vibrating-ball";
import NimblePaws from "~icons/game-icons/paw-print";
import Leash from "~icons/game-icons/grapple";
import Satchel from "~icons/game-icons/herbs-bundle";
import Whistle from "~icons/game-icons/whistle";
import Shadow from "~icons/game-icons/two-shadows";
import Tripwire from "~icons/game-icons/tripwire";
import Sketch from "~icons/game-icons/scroll-unfurled";
import Collar from "~icons/game-icons/heavy-collar";
import Bite from "~icons/game-icons/carnivore-mouth";
import RoundShield from "~icons/game-icons/round-shield";
import Horn from "~icons/game-icons/hunting-horn";
import Banner from "~icons/game-icons/vertical-banner";
import Blade from "~icons/game-icons/broadsword";
import Oath from "~icons/game-icons/sitting-dog";
import Sled from "~icons/game-icons/jumping-dog";
import Marrow from "~icons/game-icons/bone-gnawer";
import Illusion from "~icons/game-icons/spectre";
import Door from "~icons/game-icons/locked-door";
import Fog from "~icons/game-icons/fog";
import Maze from "~icons/game-icons/maze";
import Trap from "~icons/game-icons/wolf-trap";
import Bridge from "~icons/game-icons/rope-bridge";
import Bandits from "~icons/game-icons/bandit";
import Tick from "~icons/game-icons/tick";
import Bullies from "~icons/game-icons/brute";
import Sentinel from "~icons/game-icons/robot-golem";
import Lookout from "~icons/game-icons/domino-mask";
import Ford from "~icons/game-icons/river";
import Beetles from "~icons/game-icons/scarab-beetle";
import Acolytes from "~icons/game-icons/cultist";
import Ferret from "~icons/game-icons/clockwork";
import Mirrors from "~icons/game-icons/mirror-mirror";
import Stoats from "~icons/game-icons/fox";
import Crawlway from "~icons/game-icons/cave-entrance";
import Hound from "~icons/game-icons/hound";
import Serpent from "~icons/game-icons/sea-serpent";
import Gears from "~icons/game-icons/gears";
import Inquisitor from "~icons/game-icons/hood";
import Strays from "~icons/game-icons/wolf-head";
import Mastiff from "~icons/game-icons/black-knight-helm";
import DreamEater from "~icons/game-icons/evil-eyes";
import Archive from "~icons/game-icons/bookshelf";
import Horror from "~icons/game-icons/daemon-skull";
import Herald from "~icons/game-icons/silence";
import Beacon from "~icons/game-icons/torch";
import Seals from "~icons/game-icons/wax-seal";
import Coil from "~icons/game-icons/snake-spiral";
import King from "~icons/game-icons/crowned-skull";
import Reward from "~icons/game-icons/open-treasure-chest";
import Forage from "~icons/game-icons/sniffing-dog";
import Ability from "~icons/game-icons/paw-front";
import Give from "~icons/game-icons/present";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

const BY_NAME: Record<string, Icon> = {
  "keen-thought": KeenThought,
  "sure-paw": SurePaw,
  "bared-teeth": BaredTeeth,
  "dog-eared-atlas": Atlas,
  "kind-word": KindWord,
  "cipher-ribbon": Cipher,
  "moonlit-omen": Omen,
  "makers-lens": Lens,
  "hymn-of-the-first-howl": Hymn,
  "glass-bell": Bell,
  "humming-ball": Ball,
  "nimble-paws": NimblePaws,
  "grappling-leash": Leash,
  "herb-satchel": Satchel,
  "couriers-whistle": Whistle,
  "shadow-step": Shadow,
  "tripwire-bundle": Tripwire,
  "tunnel-sketch": Sketch,
  "lucky-collar": Collar,
  "iron-bite": Bite,
  "oaken-shield": RoundShield,
  "hunting-horn": Horn,
  "banner-of-the-hearth": Banner,
  "champions-blade": Blade,
  "watchdogs-oath": Oath,
  "rescue-sled": Sled,
  "marrow-of-giants": Marrow,
  "disconcerting-illusion": Illusion,
  "riddle-locked-door": Door,
  "whispering-fog": Fog,
  "bramble-maze": Maze,
  "snap-jaw-trap": Trap,
  "ragged-rope-bridge": Bridge,
  "toll-bandits": Bandits,
  "bloated-tick": Tick,
  "yard-bullies": Bullies,
  "rusted-sentinel": Sentinel,
  "masked-lookout": Lookout,
  "swollen-ford": Ford,
  "beetle-carpet": Beetles,
  "coil-acolytes": Acolytes,
  "clockwork-ferret": Ferret,
  "mirror-hall": Mirrors,
  "stoat-raiders": Stoats,
  "sealed-crawlway": Crawlway,
  "whisper-ridden-hound": Hound,
  "marsh-serpent": Serpent,
  "vault-of-gears": Gears,
  "coil-inquisitor": Inquisitor,
  "pack-of-hollow-strays": Strays,
  "hollow-knight-mastiff": Mastiff,
  "dream-eater": DreamEater,
  "collapsing-archive": Archive,
  "two-tailed-horror": Horror,
  "herald-of-the-quiet": Herald,
  "light-the-beacon-road": Beacon,
  "the-three-seals": Seals,
  "break-the-coil": Coil,
  "the-quiet-king": King,
};

const BY_KIND: Record<string, Icon> = { fortune: SurePaw, challenge: Bullies, mission: Beacon, pioneer: SurePaw };

export const ACTION_ICONS = { reward: Reward, forage: Forage, ability: Ability, give: Give } satisfies Record<
  string,
  Icon
>;

export const pictureOf = (card: Printed): Icon => BY_NAME[card.name] ?? BY_KIND[card.kind] ?? SurePaw;

/** The outline tells the sort without colour: a rounded card, claws above, a banner's tail, a collar's arch. */
export const OUTLINES: Record<string, string> = {
  fortune: "M13 3H87Q97 3 97 13V127Q97 137 87 137H13Q3 137 3 127V13Q3 3 13 3Z",
  challenge: "M3 12L15 3L27 11L38 3L50 11L62 3L73 11L85 3L97 12V130Q97 138 89 138H11Q3 138 3 130Z",
  mission: "M3 3H97V138L50 122L3 138Z",
  pioneer: "M3 28C14 11 32 3 50 3S86 11 97 28V130Q97 138 89 138H11Q3 138 3 130Z",
};

/** The soft ground of a Resource, drawn by the house. */
export const GROUNDS: Record<string, string> = { mind: "wizard", skill: "warrior", war: "dwarf", wild: "treasure" };

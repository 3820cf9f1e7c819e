# The words of Enchanters

enchanters-title = Enchanters
enchanters-author = A game by Rafał Cywicki.
enchanters-tagline = Travel, take what you find, and lay it on what you have: whoever wears the most glory over the fewest wounds wins.

# Names
enchanters-artifact = { $item } { $enchantment }
enchanters-kingdom-bandits = Bandits
enchanters-kingdom-cultists = Cultists
enchanters-kingdom-dracons = Dracons
enchanters-kingdom-gnolls = Gnolls
enchanters-kingdom-goblins = Goblins
enchanters-kingdom-unicorns = Unicorns
enchanters-class-item = Item
enchanters-class-enchantment = Enchantment
enchanters-class-monster = Monster
enchanters-class-dragon = Dragon
enchanters-class-village = Village
enchanters-name-fist = Fist
enchanters-name-enchanting = of Enchanting
enchanters-name-scimitar = Scimitar
enchanters-name-dagger = Dagger
enchanters-name-trap = Trap
enchanters-name-greed = of Greed
enchanters-name-thieves = of Thieves
enchanters-name-bribery = of Bribery
enchanters-name-bandit = Bandit
enchanters-name-highwayman = Highwayman
enchanters-name-pirate-captain = Pirate Captain
enchanters-name-golden-dragon = Golden Dragon
enchanters-name-sickle = Sickle
enchanters-name-whip = Whip
enchanters-name-voodoo-doll = Voodoo Doll
enchanters-name-leeches = of Leeches
enchanters-name-pain = of Pain
enchanters-name-blood = of Blood
enchanters-name-cultist = Cultist
enchanters-name-black-knight = Black Knight
enchanters-name-elder-being = Elder Being
enchanters-name-shadow-dragon = Shadow Dragon
enchanters-name-long-sword = Long Sword
enchanters-name-flail = Flail
enchanters-name-dragon-spear = Dragon Spear
enchanters-name-dragon = of a Dragon
enchanters-name-frenzy = of Frenzy
enchanters-name-scales = of Scales
enchanters-name-serpent-fly = Serpent Fly
enchanters-name-dracon = Dracon
enchanters-name-dragon-turtle = Dragon Turtle
enchanters-name-great-wyrm = Great Wyrm
enchanters-name-bolas = Bolas
enchanters-name-necklace = Necklace
enchanters-name-hunting-bow = Hunting Bow
enchanters-name-rage = of Rage
enchanters-name-glory = of Glory
enchanters-name-hunt = of the Hunt
enchanters-name-gnoll = Gnoll
enchanters-name-manticore = Manticore
enchanters-name-roc = Roc
enchanters-name-bronze-dragon = Bronze Dragon
enchanters-name-axe = Axe
enchanters-name-helmet = Helmet
enchanters-name-leather-armour = Leather Armour
enchanters-name-fire = of Fire
enchanters-name-stone = of Stone
enchanters-name-forging = of Forging
enchanters-name-goblin = Goblin
enchanters-name-ogre = Ogre
enchanters-name-giant = Giant
enchanters-name-iron-dragon = Iron Dragon
enchanters-name-quarterstaff = Quarterstaff
enchanters-name-herb-pouch = Herb Pouch
enchanters-name-silver-bow = Silver Bow
enchanters-name-regeneration = of Regeneration
enchanters-name-light = of Light
enchanters-name-mercy = of Mercy
enchanters-name-unicorn = Unicorn
enchanters-name-treant = Treant
enchanters-name-phoenix = Phoenix
enchanters-name-pink-dragon = Pink Dragon
enchanters-name-normaltown = Normaltown
enchanters-name-dwarfburg = Dwarfburg
enchanters-name-port-aurisan = Port Aurisan
enchanters-name-dracopolis = Dracopolis
enchanters-name-hateville = Hateville
enchanters-name-holy-grove = Holy Grove
enchanters-name-temple-of-epiona = Temple of Epiona
enchanters-name-sleepy-rock = Sleepy Rock
enchanters-name-foxenfurt = Foxenfurt
enchanters-name-north-ridge = North Ridge
enchanters-name-chapel-of-soulfire = Chapel of Soulfire
enchanters-name-alea = Alea
enchanters-name-bloodhaven = Bloodhaven
enchanters-name-cave-of-fools = Cave of Fools
enchanters-name-deep-tower = Deep Tower
enchanters-name-garden-of-thorns = Garden of Thorns
enchanters-name-old-hunters-keep = Old Hunter's Keep
enchanters-name-pyrkonia = Pyrkonia
enchanters-name-red-gorge-forge = Red Gorge Forge
enchanters-name-scarabvan = Scarabvan
enchanters-name-sellsword-camp = Sellsword Camp

# What a card says: a sentence for each kind of ability, a phrase for each cost and effect
enchanters-kind-now =
    { $creature ->
        [yes] When won: { $effects }
       *[no] When taken: { $effects }
    }
enchanters-kind-act = { $cost }: { $effects }
enchanters-below-line = Below the line: { $sentence }
enchanters-sentence = { $text }.
enchanters-kind-act-free = Action: { $effects }
enchanters-kind-multi = Any number of times: { $cost }: { $effects }
enchanters-kind-rest = Rest: { $effects }
enchanters-kind-rest-cost = Rest, { $cost }: { $effects }
enchanters-kind-on-turn = When your turn begins: { $effects }
enchanters-kind-on-slay = After you beat a Monster: { $effects }
enchanters-kind-on-mauled = After a creature wounds you: { $effects }
enchanters-kind-on-rested = After you rest: { $effects }
enchanters-kind-on-slay-dragon = After you beat a Dragon: { $effects }
enchanters-kind-on-took-item = After you take an Item: { $effects }
enchanters-kind-on-took-enchantment = After you take an Enchantment: { $effects }
enchanters-kind-against-monster = Against Monsters: { $effects }
enchanters-kind-against-dragon = Against Dragons: { $effects }
enchanters-kind-score = Game end: { $points } glory { $per }
enchanters-kind-double = Deals double damage
enchanters-kind-sweep = Attacks every player
enchanters-kind-cap = A journey never costs more than { $value ->
        [1] 1 crystal
       *[other] { $value } crystals
    }
enchanters-kind-stronger = Every Monster and Dragon has +{ $value } strength
enchanters-kind-start = Setup: everybody starts with { $value ->
        [1] 1 crystal
       *[other] { $value } crystals
    } instead of 5
enchanters-cost-crystals = pay { $n ->
        [1] 1 crystal
       *[other] { $n } crystals
    }
enchanters-cost-wounds = take { $n ->
        [1] 1 wound
       *[other] { $n } wounds
    }
enchanters-cost-defense = lose { $n } defense this turn
enchanters-cost-monster = discard one of your Monsters
enchanters-cost-this = discard this card
enchanters-cost-mend = another player heals exactly { $n } of their wounds
enchanters-do-attack = { $n } attack
enchanters-do-defense = { $n } defense
enchanters-do-crystals = take { $n ->
        [1] 1 crystal
       *[other] { $n } crystals
    }
enchanters-do-heal = heal { $n }
enchanters-do-rob = rob another player of up to { $n ->
        [1] 1 crystal
       *[other] { $n } crystals
    }
enchanters-do-shift = move up to { $n } of your wounds to another player
enchanters-do-hurt-me = you take { $n ->
        [1] 1 wound
       *[other] { $n } wounds
    }
enchanters-do-hurt-one = another player takes { $n ->
        [1] 1 wound
       *[other] { $n } wounds
    }
enchanters-do-hurt-others = every other player takes { $n ->
        [1] 1 wound
       *[other] { $n } wounds
    }
enchanters-do-hurt-any = any player you name (even you) takes { $n ->
        [1] 1 wound
       *[other] { $n } wounds
    }
enchanters-do-fine-me = you lose { $n ->
        [1] 1 crystal
       *[other] { $n } crystals
    }
enchanters-do-fine-one = another player loses { $n ->
        [1] 1 crystal
       *[other] { $n } crystals
    }
enchanters-do-fine-others = every other player loses { $n ->
        [1] 1 crystal
       *[other] { $n } crystals
    }
enchanters-do-fine-any = any player you name (even you) loses { $n ->
        [1] 1 crystal
       *[other] { $n } crystals
    }
enchanters-do-discard-me = discard one of your Monsters
enchanters-do-discard-one = another player discards a Monster
enchanters-do-discard-others = every other player discards a Monster
enchanters-do-discard-any = any player you name (even you) discards a Monster
enchanters-do-claim = another player hands you a Monster, which goes under this card
enchanters-do-gift = give this card to another player, on top of that player's Item pile
enchanters-do-graveyard = journey to the top card of the graveyard
enchanters-do-free = your journey this turn costs nothing
enchanters-do-swap = swap two cards of the track
enchanters-per-attack = { $k ->
        [1] per point of your attack
       *[other] per { $k } points of your attack
    }
enchanters-per-defense = { $k ->
        [1] per point of your defense
       *[other] per { $k } points of your defense
    }
enchanters-per-monsters = { $k ->
        [1] per Monster
       *[other] per { $k } Monsters
    }
enchanters-per-dragons = { $k ->
        [1] per Dragon
       *[other] per { $k } Dragons
    }
enchanters-per-trophies = { $k ->
        [1] per Monster or Dragon
       *[other] per { $k } Monsters or Dragons
    }
enchanters-per-items = { $k ->
        [1] per Item
       *[other] per { $k } Items
    }
enchanters-per-enchantments = { $k ->
        [1] per Enchantment
       *[other] per { $k } Enchantments
    }
enchanters-per-pairs = { $k ->
        [1] per pair of an Item and an Enchantment
       *[other] per { $k } pairs of an Item and an Enchantment
    }
enchanters-per-wounds = { $k ->
        [1] per wound you have
       *[other] per { $k } wounds you have
    }
enchanters-per-crystals = { $k ->
        [1] per crystal
       *[other] per { $k } crystals
    }
enchanters-per-track-creatures = { $k ->
        [1] per Monster or Dragon on the track
       *[other] per { $k } Monsters or Dragons on the track
    }
enchanters-per-track-artifacts = { $k ->
        [1] per Item or Enchantment on the track
       *[other] per { $k } Items or Enchantments on the track
    }
enchanters-creature = strength { $strength }, health { $health }
enchanters-upper = on top: { $icons }
enchanters-lower = always: { $icons }
enchanters-icon-attack = { $n } attack
enchanters-icon-defense = { $n } defense
enchanters-icon-glory = { $n } glory

# Why an answer is refused
enchanters-objection-nothing-to-withdraw = There is nothing to take back: no choice is secret in this game.
enchanters-objection-game-over = The game is over; start a new one to play on.
enchanters-objection-not-asked = You are not asked anything now; wait for the others.
enchanters-objection-draft-a-kingdom = Pick one of the kingdoms that are left, like: draft gnolls.
enchanters-objection-choose-two-spaces = Name two different spaces of the track from 1 to { $spaces }, like: swap 1 2.
enchanters-objection-no-withdrawal = The journey is paid and the fight has begun; use an action, or go on.
enchanters-objection-major-first = You must travel or rest before you end your turn.
enchanters-objection-major-done = You have travelled or rested already; use an action, or end your turn.
enchanters-objection-no-such-window = There is no such moment now; it comes in a fight.
enchanters-objection-nobody-to-name = Nobody has to be named now.
enchanters-objection-nothing-to-drop = No Monster has to be given up now.
enchanters-objection-no-swap = No cards can be swapped now.
enchanters-objection-name-first = First name a player, like: name 1.
enchanters-objection-not-so-wounded = That player has fewer than { $wounds ->
        [1] one wound
       *[other] { $wounds } wounds
    }; name another one.
enchanters-objection-name-another = You cannot name this player; name another one.
enchanters-objection-drop-first = First choose one of your Monsters, like: drop GNO-M1.1.
enchanters-objection-dragon-is-no-monster = { $card } is a Dragon, and a Dragon is no Monster; choose a Monster.
enchanters-objection-not-your-monster = { $card } is not one of your Monsters; choose one from your own pile.
enchanters-objection-no-such-space = There is no card on space { $space }; the track has { $spaces ->
        [1] one card
       *[other] { $spaces } cards
    }.
enchanters-objection-journey-too-dear = This journey costs { $price ->
        [1] one crystal
       *[other] { $price } crystals
    }, you have { $crystals }; choose a nearer card, or rest.
enchanters-objection-covered = { $card } is covered; this action is there only while the card lies on top.
enchanters-objection-not-yours = { $card } does not lie before you; use your own top cards or the village.
enchanters-objection-already-used = This action of { $card } was used in this turn; it is ready again in your next one.
enchanters-objection-costs-crystals = This costs { $price ->
        [1] one crystal
       *[other] { $price } crystals
    }, you have { $crystals }.
enchanters-objection-costs-defense = This costs { $price } defense, you have { $defense }.
enchanters-objection-costs-a-monster = This costs a Monster, and you have none.
enchanters-objection-nobody-so-wounded = Nobody else has { $wounds ->
        [1] a wound
       *[other] { $wounds } wounds
    } to heal.
enchanters-objection-cost-unpayable = You cannot pay what this costs.
enchanters-objection-unknown-card = There is no card “{ $card }”; cards are written like GNO-M1.1.
enchanters-objection-unknown-kingdom = There is no kingdom “{ $kingdom }”.
enchanters-objection-unknown-ability = “{ $said }” has no such action; write a card or the village and a number, like: use village.3.
enchanters-objection-wrong-word = For this one say “{ $word }”.
enchanters-objection-no-such-village = These cards have no village “{ $value }”.
enchanters-objection-no-such-kingdom = These cards have no kingdom “{ $value }”.
enchanters-objection-not-understood = I do not understand “{ $said }”. Pick a number, or write an answer like: journey 1.

# Paragraphs of the rules in one sentence
enchanters-clause-E-08 = A Dragon is never a Monster, and a Monster is never a Dragon.
enchanters-clause-E-10 = The upper part of a card lives only while the card lies on top of its pile.
enchanters-clause-E-13 = You use the village and your own uncovered cards, never those of others.
enchanters-clause-E-19 = Every kingdom is in the game once; in a draft all pick in turn.
enchanters-clause-E-27 = Players take their turns one after the other.
enchanters-clause-E-29 = A turn has one journey or one Rest, and any number of Minor Actions.
enchanters-clause-E-30 = Nobody may pass: travel or rest.
enchanters-clause-E-32 = What has begun is carried out to its end before anything else.
enchanters-clause-E-33 = You end your turn yourself, after your journey or Rest.
enchanters-clause-E-37 = A cost is paid in full, or the action cannot be chosen.
enchanters-clause-E-40 = Each action once a turn, unless it may be used any number of times.
enchanters-clause-E-45 = Defense and others' wounds can pay for something only where they are there.
enchanters-clause-E-47 = Up to six cards lie on the track, space 1 next to the village.
enchanters-clause-E-52 = A swap moves two track cards; a fight goes on with its creature.
enchanters-clause-E-53 = One Rest a turn, of the village or of one of your top cards.
enchanters-clause-E-58 = A journey costs one crystal for each card between yours and the village.
enchanters-clause-E-74 = With at least as much attack as the creature has health you win.
enchanters-clause-E-77 = In a fight you may act before the creature's blow, and again before your own.
enchanters-clause-E-78 = A journey that is paid cannot be called off.
enchanters-clause-E-84 = A lost fight, too, costs the first card of the track when the turn ends.
enchanters-clause-E-91 = The player whose turn it is names the target.
enchanters-clause-E-92 = The owner chooses which of the own Monsters goes, from anywhere in the pile.
enchanters-clause-E-105 = The Monster handed over comes to lie under the new trophy.
enchanters-clause-E-117 = The game ends when deck and track are empty.
enchanters-clause-E-122 = Level on points: fewer wounds, then more crystals, then a shared victory.
enchanters-clause-E-130 = Only the order of the deck is hidden; nobody holds a secret.

# What is asked
enchanters-ask-drafting = Pick a kingdom deck for this game.
enchanters-ask-choosing = Travel to a card of the track, or rest.
enchanters-ask-done = Use an action, or end your turn.
enchanters-ask-facing =
    { $card } is about to strike: { $wounds ->
        [0] no wounds for you
        [1] one wound for you
       *[other] { $wounds } wounds for you
    }. Use an action, or go on.
enchanters-ask-striking =
    { $missing ->
        [0] You have enough attack to beat { $card }.
       *[other] { $missing } attack missing to beat { $card }.
    } Use an action, or strike.
enchanters-ask-naming = { $source }: name a player. { $text }.
enchanters-ask-dropping = Choose one of your Monsters to discard.
enchanters-ask-handing-over = Choose one of your Monsters to hand over to { $player }.
enchanters-ask-swapping = Choose two cards of the track to swap.
enchanters-fight =
    { $wounds ->
        [0] no wounds
        [1] one wound
       *[other] { $wounds } wounds
    }, { $missing ->
        [0] attack is enough
       *[other] { $missing } attack missing
    }, { $glory } glory{ $outlook ->
        [hopeless] ; hopeless now
       *[open] {""}
    }
enchanters-fight-actions = can be won with: { $actions }
enchanters-fight-first = before setting out: { $actions }
enchanters-plan-drop = discard { $card }
enchanters-option-draft = { $kingdom }
enchanters-option-drop = { $card }
enchanters-option-journey = { $spacecard } { $spaceprice ->
        [0] for free
        [1] for one crystal
       *[other] for { $spaceprice } crystals
    }
enchanters-option-end = End the turn
enchanters-option-go-on = Go on: let it strike
enchanters-option-strike = Strike
enchanters-option-name = { $player }
enchanters-option-rest = { $ability }
enchanters-option-swap = swap { $firstcard } and { $secondcard }
enchanters-option-use = { $ability }

# The table
enchanters-status-drafting = Kingdoms are being picked
enchanters-village = Village: { $village }
enchanters-track = Track
enchanters-deck = Deck { $size } · graveyard { $graveyard }
enchanters-set-aside = At the bottom of the deck: { $cards }
enchanters-lower-half = Dragons lie in the last { $count } cards before that.
enchanters-graveyard-top = On top of the graveyard: { $card }
enchanters-kingdoms = Kingdoms: { $kingdoms }
enchanters-player = attack { $attack } · defense { $defense } · crystals { $crystals } · wounds { $wounds } · score { $score }
enchanters-trophies = Trophies: { $cards }

# What happened, for the log
enchanters-event-kingdom-drafted =
    { $me ->
        [yes] You pick the { $kingdom }.
       *[no] { $player } picks the { $kingdom }.
    }
enchanters-event-game-opened = In { $village }, with { $kingdoms }. On the track: { $track }.
enchanters-event-turn-began =
    { $me ->
        [yes] Turn { $turn }: your turn.
       *[no] Turn { $turn }: { $player }.
    }
enchanters-event-journey-made =
    { $me ->
        [yes] You travel to { $card } { $price ->
            [0] for free
            [1] for one crystal
           *[other] for { $price } crystals
        }.
       *[no] { $player } travels to { $card } { $price ->
            [0] for free
            [1] for one crystal
           *[other] for { $price } crystals
        }.
    }
enchanters-event-graveyard-sought =
    { $me ->
        [yes] You travel to the graveyard: { $cardhidden ->
            [yes] nothing
           *[no] { $card }
        }.
       *[no] { $player } travels to the graveyard: { $cardhidden ->
            [yes] nothing
           *[no] { $card }
        }.
    }
enchanters-event-rest-taken =
    { $me ->
        [yes] You rest. { $ability }.
       *[no] { $player } rests. { $ability }.
    }
enchanters-event-action-used =
    { $me ->
        [yes] You use { $source }. { $ability }.
       *[no] { $player } uses { $source }. { $ability }.
    }
enchanters-event-trigger-fired = { $source } ({ $player }). { $ability }.
enchanters-event-bonus-changed =
    { $value ->
        [attack] { $player }: { $change } attack.
       *[defense] { $player }: { $change } defense.
    }
enchanters-event-crystals-changed = { $player }: crystals { $change }.
enchanters-event-wounds-changed = { $player }: wounds { $change }.
enchanters-event-player-named =
    { $me ->
        [yes] You name { $namedme ->
            [yes] yourself
           *[no] { $named }
        }.
       *[no] { $player } names { $namedme ->
            [yes] you
           *[no] { $named }
        }.
    }
enchanters-event-card-discarded =
    { $me ->
        [yes] You discard { $card }.
       *[no] { $player } discards { $card }.
    }
enchanters-event-monster-handed-over = { $giver } → { $player }: { $card }.
enchanters-event-card-given = { $player } → { $taker }: { $card }.
enchanters-event-journey-freed =
    { $me ->
        [yes] Your journey this turn costs nothing.
       *[no] The journey of { $player } costs nothing this turn.
    }
enchanters-event-cards-swapped = { $cards } change places.
enchanters-event-creature-attacked = { $card } strikes with strength { $strength }. Wounds: { $wounds }.
enchanters-event-fight-won =
    { $me ->
        [yes] You beat { $card }: attack { $attack } against health { $health }.
       *[no] { $player } beats { $card }: attack { $attack } against health { $health }.
    }
enchanters-event-fight-lost =
    { $me ->
        [yes] You lose to { $card }: attack { $attack } against health { $health }.
       *[no] { $player } loses to { $card }: attack { $attack } against health { $health }.
    }
enchanters-event-card-taken =
    { $me ->
        [yes] You take { $card }.
       *[no] { $player } takes { $card }.
    }
enchanters-event-card-placed =
    { $me ->
        [yes] { $card } is yours.
       *[no] { $card } lies before { $player }.
    }
enchanters-event-card-drawn = New on the track: { $card }.
enchanters-event-track-discarded = { $card } is discarded from the track.
enchanters-event-game-scored = The game is over: { $scores }.

# The score sheet
enchanters-score-title = The score sheet
enchanters-score-player = Player
enchanters-score-glory = Glory
enchanters-score-village = Village
enchanters-score-wounds = Wounds
enchanters-score-total = Score
enchanters-score-place = Place
enchanters-removed = Never in play: { $cards }.

# Table options
enchanters-option-invasion = Length
enchanters-option-invasion-standard = standard: the whole decks
enchanters-option-invasion-fast = fast: five cards per player fewer
enchanters-option-invasion-super-fast = super-fast: short decks, 13 turns each
enchanters-option-depths = Dragons in the depths
enchanters-option-depths-no = no: Dragons lie anywhere
enchanters-option-depths-yes = yes: Dragons lie in the lower half
enchanters-option-kingdoms = Kingdoms
enchanters-option-kingdoms-random = random
enchanters-option-kingdoms-draft = draft: all pick in turn
enchanters-option-kingdoms-bandits = { enchanters-kingdom-bandits }
enchanters-option-kingdoms-cultists = { enchanters-kingdom-cultists }
enchanters-option-kingdoms-dracons = { enchanters-kingdom-dracons }
enchanters-option-kingdoms-gnolls = { enchanters-kingdom-gnolls }
enchanters-option-kingdoms-goblins = { enchanters-kingdom-goblins }
enchanters-option-kingdoms-unicorns = { enchanters-kingdom-unicorns }
enchanters-option-village = Village
enchanters-option-village-random = random
enchanters-option-village-V01 = { enchanters-name-normaltown }
enchanters-option-village-V02 = { enchanters-name-dwarfburg }
enchanters-option-village-V03 = { enchanters-name-port-aurisan }
enchanters-option-village-V04 = { enchanters-name-dracopolis }
enchanters-option-village-V05 = { enchanters-name-hateville }
enchanters-option-village-V06 = { enchanters-name-holy-grove }
enchanters-option-village-V07 = { enchanters-name-temple-of-epiona }
enchanters-option-village-V08 = { enchanters-name-sleepy-rock }
enchanters-option-village-V09 = { enchanters-name-foxenfurt }
enchanters-option-village-V10 = { enchanters-name-north-ridge }
enchanters-option-village-V11 = { enchanters-name-chapel-of-soulfire }
enchanters-option-village-V12 = { enchanters-name-alea }
enchanters-option-village-V13 = { enchanters-name-bloodhaven }
enchanters-option-village-V14 = { enchanters-name-cave-of-fools }
enchanters-option-village-V15 = { enchanters-name-deep-tower }
enchanters-option-village-V16 = { enchanters-name-garden-of-thorns }
enchanters-option-village-V17 = { enchanters-name-old-hunters-keep }
enchanters-option-village-V18 = { enchanters-name-pyrkonia }
enchanters-option-village-V19 = { enchanters-name-red-gorge-forge }
enchanters-option-village-V20 = { enchanters-name-scarabvan }
enchanters-option-village-V21 = { enchanters-name-sellsword-camp }

# The rules on one page
enchanters-rules-title = Enchanters in a minute
enchanters-rules =
    You build one artifact of an Item pile and an Enchantment pile, and keep beaten creatures in a third pile.
    A new card covers the one below, of which only the lower strip still counts; actions belong to the top cards.
    In your turn you travel or rest, and use as many Minor Actions as you can pay for, each once unless it says otherwise.
    Travelling costs one crystal for each card you skip. An Item or Enchantment is simply taken; a creature must be beaten.
    A creature strikes first: its strength less your defense in wounds. Then your attack must reach its health.
    You may use actions before its blow and before yours. A lost fight leaves the wounds and costs the first track card.
    Resting brings crystals or heals; at the end of the turn the first card of the track is discarded.
    The game ends when deck and track are empty. Score: glory of all cards, plus the village's, less one for each wound.
    Cards are written KINGDOM-CARD.COPY: GNO-M1.3 is the third copy of the Gnolls' first Monster.

# At the table in the browser
enchanters-where =
    { $phase ->
        [over] The game is over
        [drafting] { enchanters-status-drafting }
       *[other] Turn { $turnnumber }
    }
enchanters-key-cards = choose a card of the track
enchanters-price = space { $space }, { $price ->
        [0] free
        [1] one crystal
       *[other] { $price } crystals
    }
enchanters-pile-items = Items: { $count }
enchanters-pile-enchantments = Enchantments: { $count }
enchanters-pile-creatures = Trophies: { $count }
enchanters-mine = Your artifact
enchanters-attack = Attack
enchanters-defense = Defense
enchanters-health = Health
enchanters-has-crystals = Crystals: { $count }
enchanters-has-wounds = Wounds: { $count }
enchanters-has-score = Score now: { $count }
enchanters-breakdown = { $player }: attack and defense
enchanters-breakdown-open = { $player }: attack { $attack }, defense { $defense }. Show where they come from.
enchanters-from = From
enchanters-together = Together
enchanters-part-upper = on top
enchanters-part-lower = lower strip
enchanters-part-against = against this creature
enchanters-part-bonus = bonus of this turn
enchanters-used = used in this turn
enchanters-thinking = is asked
enchanters-show-piles = Piles of { $player }
enchanters-drafted = picked
enchanters-free-journey = The journey of this turn is free.
enchanters-discard-mark = At the end of the turn the card on space 1 is discarded.
enchanters-heap-deck = Deck: { $count }
enchanters-heap-graveyard = Graveyard: { $count }
enchanters-deck-note =
    { $count ->
        [0] Nobody knows the order of the deck.
       *[other] Nobody knows the order of the deck, but these creatures lie at its bottom.
    }
enchanters-graveyard-note = The top card comes first.
enchanters-confirm =
    { $verb ->
        [journey] { $spacecardkind ->
            [monster] Travel and fight
            [dragon] Travel and fight
           *[other] Travel
        }
       *[other] { $phase ->
            [naming] Name
            [dropping] Give up
            [swapping] Swap
            [drafting] Pick
           *[other] Travel
        }
    }
enchanters-doubt =
    { $card } cannot be beaten this turn: { $missing } attack missing, and { $wounds ->
        [0] no wounds
        [1] one wound
       *[other] { $wounds } wounds
    } to take. Travel there all the same?
enchanters-doubt-first = { $card } cannot be beaten if you set out now. Before that: { $actions }. Travel there all the same?
enchanters-outlook = Strength { $strength }, health { $health }, your attack { $attack }:
enchanters-stage-won = { $card } is beaten
enchanters-stage-lost = { $card } holds out
enchanters-stage-glory = The trophy is yours: { $glory } glory.
enchanters-stage-discard = The wounds stay, and the turn ends with a discard from the track.
enchanters-winner =
    { $who ->
        [me] You win with { $score }!
        [many] { $players } share the victory with { $score }.
       *[one] { $players } wins with { $score }.
    }
enchanters-score-items = Items
enchanters-score-enchantments = Enchantments
enchanters-score-creatures = Trophies

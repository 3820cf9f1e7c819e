# The words of Tschak!

tschak-title = Tschak!
tschak-author = A game by Dominique Ehrhard.

# Types, weapons and names
tschak-type-wizard = wizard
tschak-type-warrior = warrior
tschak-type-dwarf = dwarf
tschak-type-artefact = artefact
# At most three letters: this is what fits on a small card.
tschak-type-short-wizard = wiz
tschak-type-short-warrior = war
tschak-type-short-dwarf = dwa
tschak-type-short-artefact = art
tschak-weapon-none = unarmed
tschak-weapon-wand = wand
tschak-weapon-axe = axe
tschak-weapon-other = pickaxe
tschak-weapon-bare-hands = bare hands
# At most five letters: this is what fits on a small card.
tschak-weapon-short-none = –
tschak-weapon-short-wand = wand
tschak-weapon-short-axe = axe
tschak-weapon-short-other = pick
tschak-weapon-short-bare-hands = fists
tschak-name-chameleon = Chameleon
tschak-name-rat = rat
tschak-name-imp = imp
tschak-name-spider = spider
tschak-name-ghoul = ghoul
tschak-name-golem = golem
tschak-name-basilisk = basilisk
tschak-name-hydra = hydra
tschak-name-dragon = dragon
tschak-name-troglodyte = Troglodyte
tschak-name-chest = chest
tschak-name-cursed-chest = cursed chest
tschak-name-ring = ring
tschak-name-trophy = Trophy
tschak-name-elixir = Elixir
tschak-adventurer = { $type } { $strength }, { $weapon }

# What a card does: one sentence per verb
tschak-verb-strength = Adds { $strength } to the strength of its team.
tschak-verb-weapon = Weapon, for ties only: { $weapon }.
tschak-verb-copies-best-wizard =
    Worth as much as the best numbered wizard in the other teams on this floor, or 0 if there is none. In the loot it is worth 0.
tschak-verb-doubles-weakest = Counts the weaker of the two characters beside it twice. It has no strength of its own.
tschak-verb-gold =
    Worth { $points ->
        [1] one point
       *[other] { $points } points
    } at the end.
tschak-verb-skulls =
    Costs { $points ->
        [1] one point
       *[other] { $points } points
    } at the end.
tschak-verb-square-gain = All cards like this score together: 1 card 1 point, 2 cards 4, 3 cards 9, and so on.
tschak-verb-square-loss = All cards like this cost points together: 1 card 1 point, 2 cards 4, 3 cards 9, and so on.
tschak-verb-per-monster =
    Worth { $points ->
        [1] one point
       *[other] { $points } points
    } for each monster you still have at the end ({ $pointsfortwo } with two players).
tschak-verb-spare-monster = Before the count you may throw away one of your monsters.

# The same in a few characters
tschak-worth-gold = +{ $points }
tschak-worth-skulls = −{ $points }
tschak-worth-square-gain = 1, 4, 9…
tschak-worth-square-loss = −1, −4, −9…
tschak-worth-per-monster = +{ $points } per monster
tschak-worth-spare-monster = −1 monster

# Why an answer is refused
tschak-objection-nothing-to-withdraw = There is nothing to take back: you have not locked in a choice.
tschak-objection-game-over = The game is over; start a new one to play on.
tschak-objection-already-locked = Your choice is locked in. Take it back to change it, while others are still thinking.
tschak-objection-not-asked = You are not asked anything now; wait for the others.
tschak-objection-no-such-exchange =
    This does not mend your team. Give back { $exchange ->
        [1] one card
       *[other] { $exchange } cards
    } of a repeated type from your last reveal and take as many of missing types, like: D3a > F2n.
tschak-objection-choose-a-discard = Now the Elixir asks: name one of your own monsters to throw away, or “discard nothing”.
tschak-objection-play-cards =
    Now { $count ->
        [1] one card
       *[other] { $count } cards
    } from your hand must be played; name { $count ->
        [1] it
       *[other] them
    } by key or by number.
tschak-objection-already-played = { $card } has already been played in this keep; pick a card you still hold.
tschak-objection-wrong-count =
    This step takes { $count ->
        [1] exactly one card
       *[other] exactly { $count } cards
    }; you named { $given }.
tschak-objection-type-repeated =
    That would be a second { $type ->
        [wizard] wizard
        [warrior] warrior
        [dwarf] dwarf
       *[artefact] artefact
    } in your team; pick another type.
tschak-objection-not-understood = I do not understand “{ $said }”. Name cards by their keys or pick a number; ? shows help.
tschak-objection-unknown-card = There is no card “{ $card }”. Your cards carry their keys on the lower edge; ? shows help.
tschak-objection-not-in-hand = { $card } is not in your hand; pick one of the cards you hold.
tschak-objection-named-twice = You named { $card } twice; name each card once.
tschak-objection-not-your-monster = You have no monster “{ $card }”; name one of your own, or “discard nothing”.

# Paragraphs of the rules in one sentence
tschak-clause-T-03 = Every card has a short key; its last letter is the weapon, which only breaks ties.
tschak-clause-T-07 = Two to four players play four keeps of three floors each, and then the game is over.
tschak-clause-T-10 = Everyone takes up a hand of ten cards.
tschak-clause-T-13 = Three monsters and three treasures lie open, one pair on each floor.
tschak-clause-T-17 = Floor 1 is played one card at a time, floor 2 one card and then two, floor 3 three at once; all turn up together.
tschak-clause-T-18 = Cards that were turned up stay in the team.
tschak-clause-T-20 = A hidden choice may be changed until the last player has chosen.
tschak-clause-T-24 = A team never holds two cards of the same type; nothing else is forbidden.
tschak-clause-T-40 = Level teams are compared by wizard, then warrior, then dwarf: printed number first, then weapon.
tschak-clause-T-46 = The strongest team takes the treasure, the weakest takes the monster.
tschak-clause-T-51 = A last card worth 0 takes no gold.
tschak-clause-T-53 = The strongest last cards take the hauls in order.
tschak-clause-T-57 = After a keep, every hand travels one place to the left, boards included.
tschak-clause-T-73 = Points are counted after the fourth keep.
tschak-clause-T-78 = The Elixir lets its owner throw away one own monster before the count.
tschak-clause-T-82 = At an automatic table the Elixir throws away whatever leaves its owner the most points.
tschak-clause-T-85 = Level on points, the player with fewer monsters is ahead.
tschak-clause-T-90 = Whoever shows a type twice must mend the team at once and is punished when the floor is decided.
tschak-clause-T-92 = Only cards of the last reveal go back, and one card of each type stays.
tschak-clause-T-93 = Whoever repeated a type exchanges cards at once; all corrections are turned up together.
tschak-clause-T-96 = Whoever made a mistake takes the costlier card of the floor, whatever the strengths are.
tschak-clause-T-97 = The other card goes to those who made no mistake: a treasure to the strongest, a monster to the weakest.
tschak-clause-T-98 = With several mistakes, bad cards go to the weakest of those who made them, and nobody takes both cards.

# What is asked
tschak-ask-play =
    Choose { $count ->
        [1] one card
       *[other] { $count } cards
    } for floor { $floor }.
tschak-ask-team = Your team already has: { $types }.
tschak-ask-exchange =
    A type is in your team twice. Exchange { $exchange ->
        [1] one card
       *[other] { $exchange } cards
    } of your last reveal ({ $cards }).
tschak-ask-elixir = The Elixir: which of your monsters do you throw away? Best total: { $suggestion }.
tschak-option-play = { $cards }
tschak-option-exchange = { $given } back, { $taken } in
tschak-option-discard = throw away { $card } → { $total }
tschak-option-discard-nothing = keep everything → { $total }
tschak-confirm = { house-lock-in }
tschak-hint-mixed = Everybody chooses at the same time: whoever always plays the best card can be read. So mix, and play each of these cards about as often as it says.

# The table
tschak-where =
    { $phase ->
        [over] The end
        [using-elixir] The Elixir is asked
       *[other] Keep { $keep } · floor { $floor } · step { $step }
    }
tschak-loot-ready = loot { $hauls }
tschak-floor-cleared = cleared
tschak-card-monster = monster
tschak-card-treasure = treasure
tschak-pile-gold = gold
tschak-pile-monsters = monsters
tschak-pile-treasures = treasures
tschak-strength-so-far = { $strength } so far
tschak-mistake = mistake { $strength }
tschak-en-route = en route
tschak-en-route-why = A hand on its way: nobody plays it in this keep. Then all hands travel one place to the left, this one too.
tschak-boards =
    { $count ->
        [1] One hand is
       *[other] { $count } hands are
    } en route.
tschak-piles = Your monsters: { $monsters } · your treasures: { $treasures }
tschak-nothing = nothing

# What happened, for the log
tschak-event-keep-opened = Keep { $keep } opens. From the lowest floor up: { $floors }. Loot: { $hauls }.
tschak-event-floor = { $monster } and { $treasure }
tschak-event-hand-taken =
    { $me ->
        [yes] You take up a hand: { $cards }.
       *[no] { $player } takes up a hand of { $count ->
            [1] one card
           *[other] { $count } cards
        }.
    }
tschak-event-choice-locked =
    { $me ->
        [yes] You lock in: { $choice }.
       *[no] { $player } has chosen.
    }
tschak-event-choice-withdrawn =
    { $me ->
        [yes] You take your choice back.
       *[no] { $player } takes the choice back.
    }
tschak-event-cards-revealed = Floor { $floor }, step { $step } turns up: { $cards }.
tschak-event-mistake-found =
    { $me ->
        [yes] Your team repeats a type; you
       *[no] The team of { $player } repeats a type and
    } must exchange { $exchange ->
        [1] one card
       *[other] { $exchange } cards
    } [{ $clause }].
tschak-event-cards-exchanged =
    { $me ->
        [yes] You take back { $returned } and play { $taken } instead.
       *[no] { $player } takes back { $returned } and plays { $taken } instead.
    }
tschak-event-floor-decided =
    Floor { $floor } is decided. Treasure: { $treasure } → { $treasureseat }, strength { $best } [{ $treasureclause }]. Monster: { $monster } → { $monsterseat }, strength { $worst } [{ $monsterclause }].
tschak-event-loot-shared = The loot of keep { $keep }: { $cards }. Gold: { $gold }.
tschak-event-hands-passed = All hands travel one place to the left, those en route included.
tschak-event-elixir-used =
    { $me ->
        [yes] Your Elixir throws away
       *[no] The Elixir of { $player } throws away
    }: { $discardedcount ->
        [0] { tschak-nothing }
       *[other] { $discarded }
    }.
tschak-event-game-scored = The game is over: { $scores }.

# Decisive moments
tschak-floor-title = Keep { $keep }, floor { $floor }: who won and why
tschak-column-player = Player
tschak-column-team = Team
tschak-column-strength = Strength
tschak-column-next = Ahead of the next by
tschak-by-strength = strength
tschak-by-wizard = better wizard
tschak-by-warrior = better warrior
tschak-by-dwarf = better dwarf
tschak-takes-treasure = Treasure: { $card } ({ $worth }) → { $player }
tschak-takes-monster = Monster: { $card } ({ $worth }) → { $player }
tschak-copies = Chameleons copy { $strength }.
tschak-loot-title = The loot of keep { $keep }
tschak-column-last-card = Last card
tschak-column-gold = Gold
tschak-loot-none = takes no part
tschak-travel-title = The hands travel to the left
tschak-travel-line = { $giver } → { $taker }

# The score sheet
tschak-score-title = The score sheet
tschak-score-gold = gold
tschak-score-chests = chests
tschak-score-curses = curses
tschak-score-square-gain = rings
tschak-score-per-monster = Trophy
tschak-score-spare-monster = Elixir
tschak-score-creatures = creatures
tschak-score-square-loss = Troglodytes
tschak-score-discarded = thrown away
tschak-score-total = Total
tschak-score-place = Place
tschak-score-monsters = Monsters
tschak-winner-you =
    You win with { $score ->
        [1] one point
       *[other] { $score } points
    }!
tschak-winner-one =
    { $player } wins with { $score ->
        [1] one point
       *[other] { $score } points
    }.
tschak-winner-shared =
    { $players } share the victory with { $score ->
        [1] one point
       *[other] { $score } points
    } each.
tschak-winner-by-monsters = Level on points, fewer monsters decide.
tschak-removed = Never in play: { $cards }.

# Table options
tschak-option-table = Team rule
tschak-option-table-guided = guided: only legal teams can be chosen
tschak-option-table-strict = strict: mistakes are possible and punished
tschak-option-history = Memory
tschak-option-history-open = open: everything seen can be looked up
tschak-option-history-memory = memory: only the current floor is shown
tschak-option-elixir = Elixir
tschak-option-elixir-automatic = automatic: the best monster goes
tschak-option-elixir-manual = manual: its owner chooses

# The rules on one page
tschak-rules-title = Tschak! in a minute
tschak-rules =
    Four keeps, three floors each; on every floor a monster and a treasure are waiting.
    You hold ten cards: three wizards, three warriors, three dwarfs and an artefact. On every floor you build a team of three different types.
    Floor 1: one card at a time. Floor 2: one card, then two. Floor 3: three at once. All choose in secret and turn up together.
    The strength of a team is the sum of its cards. A Chameleon copies the best numbered wizard of the others; the artefact counts the weaker character twice.
    The strongest team takes the treasure, even a cursed one; the weakest takes the monster. Level teams: better wizard, then warrior, then dwarf.
    Your tenth card fights for the gold of the keep: the highest number takes the most, a Chameleon or an artefact nothing.
    Then all hands travel one place to the left, and the next keep opens.
    After four keeps: gold, chests, rings squared and the Trophy, minus skulls and Troglodytes squared. The Elixir saves you from one monster.
    Keys of cards: W wizard, CM Chameleon, F warrior, D dwarf, AR artefact; the number is the strength, the last letter the weapon.

## browser

tschak-tagline = Four keeps, three floors each, ten adventurers in your hand: the strongest team takes the treasure, the weakest goes home with the monster.
tschak-keep = Keep { $keep }
tschak-floor = Floor { $floor }
tschak-my-team = Your team
tschak-my-hand =
    Your hand: { $count ->
        [1] one card
       *[other] { $count } cards
    }
tschak-face-down = face down
tschak-has-chosen = has chosen
tschak-thinking = thinking
tschak-holds = Still in hand: { $types }
tschak-piles-spoken = { $player }: gold { $gold }, treasures { $treasures }, monsters { $monsters }
tschak-piles-empty = Nothing won yet.
tschak-piles-closed = At this table only its owner may look into the pile.
tschak-takes = takes: { $card }
tschak-no-gold = no gold
tschak-card-history = Keep { $keep }, floor { $floor }: { $name }

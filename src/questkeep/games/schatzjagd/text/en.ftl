# The words of Schatzjagd

schatzjagd-title = Schatzjagd
schatzjagd-tagline = Hide cards in a realm of a hundred fields, send out your henchman, dig for treasures and bring them home.

# Names
schatzjagd-type-weapon = Weapon
schatzjagd-type-potion = Potion
schatzjagd-type-trap = Trap
schatzjagd-type-special = Special
schatzjagd-type-fiend = Fiend
schatzjagd-type-spell = Spell
schatzjagd-type-map = Map
schatzjagd-value-life = life
schatzjagd-value-strength = strength
schatzjagd-value-weapons = weapon points
schatzjagd-value-gold = gold
schatzjagd-name-crown = crown
schatzjagd-name-chalice = chalice
schatzjagd-name-orb = orb
schatzjagd-name-inn = Inn
schatzjagd-name-healer = Healer
schatzjagd-name-school = School
schatzjagd-name-smith = Smith
schatzjagd-land-red = red
schatzjagd-land-yellow = yellow
schatzjagd-land-blue = blue
schatzjagd-land-green = green
schatzjagd-map-of = Map of { $field }

# What a card says
schatzjagd-says-weapon = Weapon points +{ $n }.
schatzjagd-says-fiend = Combat power { $n }. Reward: { $effects }.
schatzjagd-says-map = While your henchman stands on { $field }, dig up a treasure: in part 2, or at once if he finds the map there.
schatzjagd-says-pay = Pay { $n } gold: { $effects }.
schatzjagd-says-aimed = Another lord's henchman outside the city: { $effects }.
schatzjagd-says-robbed = Another lord who holds a play card, wherever his henchman is: { $effects }.
schatzjagd-says-discard = Discarded when used.
schatzjagd-says-window-journey = Only before the roll, or on the journey while steps are left.
schatzjagd-says-window-fight = Only in a fight.
schatzjagd-says-window-not-fight = Not in a fight.
schatzjagd-do-add = { $value } { $n }
schatzjagd-do-set = { $value } { $of ->
        [weapons] become
       *[other] becomes
    } { $n }
schatzjagd-do-half = { $value } { $of ->
        [weapons] are
       *[other] is
    } halved, rounded up
schatzjagd-do-poison = poison: life −{ $n } at once and at every dawn until it is cured
schatzjagd-do-cure = poison is cured
schatzjagd-do-skip = journeys lost: { $n }
schatzjagd-do-unskip = no journey is lost any more
schatzjagd-do-roll = roll a die: { $faces }
schatzjagd-do-steps = { $n } more steps
schatzjagd-do-power = combat power +{ $n } until the end of the fight, also in flight
schatzjagd-do-peek-square = look at all inserted cards up to { $n ->
        [1] one column and one row
       *[other] { $n } columns and { $n } rows
    } away
schatzjagd-do-fetch-map = take the map discarded last into your hand, as long as treasures are left to dig
schatzjagd-do-pilfer = take a random play card from that lord's hand in secret, never a treasure
schatzjagd-do-banish = show an inserted card anywhere and discard it without effect
schatzjagd-do-trade = exchange up to { $n } gold for as many weapon points
schatzjagd-do-portal = roll a die: 1 is death, 2 to 5 lead to any other field of the realm with that number, 6 to any other field, never into the city
schatzjagd-do-jump = move your henchman to any other open field, where his journey ends
schatzjagd-do-peek = look at { $n ->
        [1] an inserted card
       *[other] up to { $n } inserted cards
    } anywhere
schatzjagd-do-shift = look at an inserted card on a field without henchmen and insert it into another field
schatzjagd-nothing = nothing

# What is asked
schatzjagd-ask-choosing-castle = Choose your castle.
schatzjagd-ask-resting = Your henchman must rest. Cast a spell, or let him rest.
schatzjagd-ask-rolling = Roll the die, or cast a spell first.
schatzjagd-ask-stepping = Steps left: { $steps }. Step, or stop here.
schatzjagd-ask-using = Use { $card }, or leave it?
schatzjagd-ask-landing = { $die ->
    [0] Choose where to land.
   *[other] The portal shows { $die }: choose where to land.
 }
schatzjagd-ask-finding = You have found { $card }. Play it at once, or keep it?
schatzjagd-ask-fighting = Combat power { $power } against { $foe } ({ $foepower }): strike, flee, or cast a spell.
schatzjagd-ask-defending = You are attacked: strike back, or flee.
schatzjagd-ask-parting = The foe flees: strike the parting blow, or let him go.
schatzjagd-ask-acting = You are free to act here.
schatzjagd-ask-shopping = You stand in the shop.
schatzjagd-ask-playing = { $forced ->
        [yes] You hold more than four cards: play one.
       *[no] Play one card, or pass.
    }
schatzjagd-ask-peeking = Looks left: { $looks }. Choose a field.
schatzjagd-ask-putting = It is { $card }. Where shall it go?
schatzjagd-choose-a-field = Choose a field that glows.
schatzjagd-ask-cleansing = Catharsis, round { $round } of 3: remove a card from the board, or pass.
schatzjagd-ask-banishing = Which card shall go?
schatzjagd-ask-shifting = Which card shall be moved?

# What happened
schatzjagd-event-city-laid-out = The city, from the south-west: { $shops }.
schatzjagd-event-cards-drawn = { $player }: cards drawn: { $cardshidden ->
        [yes] { $count }
       *[no] { $cards }
    }.
schatzjagd-event-castle-chosen = { $player }: castle { $castle }.
schatzjagd-event-start-rolled = Roll for the start: { $dice }.
schatzjagd-event-game-begun = { $player } begins.
schatzjagd-event-turn-began = Day { $day }: { $player }.
schatzjagd-event-poison-worked = { $player }: the poison takes { $number } life.
schatzjagd-event-skipped = { $player }: the henchman rests.
schatzjagd-event-rolled = { $player } rolls { $die }.
schatzjagd-event-stepped = { $player } → { $field }
schatzjagd-event-travelled = { $player } is carried by magic to { $field }.
schatzjagd-event-value-changed = { $player }: { $value } { $change }, now { $now }.
schatzjagd-event-poisoned = { $player } is poisoned: { $number } a day.
schatzjagd-event-must-skip = { $player }: journeys lost: { $days }.
schatzjagd-event-die-thrown = { $player } rolls { $die }.
schatzjagd-event-cured = { $player }: the poison is cured.
schatzjagd-event-freed = { $player }: no journey is lost any more.
schatzjagd-event-card-revealed = On { $field }: { $card }.
schatzjagd-event-card-discarded = { $card } goes from { $field } to the discard pile.
schatzjagd-event-fields-looked-at = { $player } looks at { $fieldscount ->
        [0] –
       *[other] { $cardshidden ->
            [yes] { $fields }
           *[no] { $cards }
        }
    }.
schatzjagd-event-map-fetched = { $player } takes { $card } from the discard pile.
schatzjagd-event-card-stolen = { $player } takes a card from { $victim }{ $cardhidden ->
        [yes] .
       *[no] : { $card }.
    }
schatzjagd-event-catharsis-began = Grandlin's Catharsis begins.
schatzjagd-event-pile-renewed = The discard pile is shuffled: { $count } cards.
schatzjagd-event-map-set-aside = { $card } leaves the game.
schatzjagd-event-treasure-gained = { $player } has treasure { $treasure }{ $kindhidden ->
        [yes] .
       *[no] : { $kind }.
    }
schatzjagd-event-treasure-laid-down = Treasure { $treasure } lies on { $field }.
schatzjagd-event-henchman-died = The henchman of { $player } is dead.
schatzjagd-event-hand-discarded = { $player } discards: { $cards }.
schatzjagd-event-treasure-hidden = { $player } hides treasure { $treasure }; hidden now: { $count }.
schatzjagd-event-fiend-met = { $card } attacks { $player } with power { $power }. { schatzjagd-rolls-for-fiend }
schatzjagd-rolls-for-fiend = { $roller } rolls for the fiend.
schatzjagd-event-challenged = { $player } challenges { $foe } on { $field }.
schatzjagd-event-blows-exchanged = { $player } against { $foe }: { $mine } to { $theirs }.{ $rollerhidden ->
        [yes] { "" }
       *[no] { " " }{ schatzjagd-rolls-for-fiend }
    }
schatzjagd-event-fiend-defeated = { $player } defeats { $card }.
schatzjagd-event-fled = { $player } flees.
schatzjagd-event-parting-blow = The parting blow: { $theirs } against { $mine }.{ $rollerhidden ->
        [yes] { "" }
       *[no] { " " }{ schatzjagd-rolls-for-fiend }
    }
schatzjagd-event-blow-waived = { $player } lets the fleeing go.
schatzjagd-event-card-found = { $player } finds { $card }.
schatzjagd-event-special-left = { $player } leaves { $card } alone.
schatzjagd-event-special-used = { $player } uses { $card }.
schatzjagd-event-portal-entered = { $player } enters the portal: { $die }.
schatzjagd-event-bought = { $player } at the { $shop }: { $price } gold.
schatzjagd-event-castle-searched = { $player } searches the castle of { $owner }, day { $days }: { $die }.
schatzjagd-event-card-inserted = { $player } inserts a card on { $field }{ $cardhidden ->
        [yes] .
       *[no] : { $card }.
    }
schatzjagd-event-dug = { $player } digs on { $field }.
schatzjagd-event-spell-cast = { $player } casts { $card }{ $targethidden ->
        [yes] .
       *[no] { " " }({ $target }).
    }
schatzjagd-event-card-shifted = { $player } moves a card from { $from } to { $field }.
schatzjagd-event-game-over = The game is over. Victory: { $winners }.

# Cards
schatzjagd-name-knife = Knife
schatzjagd-name-dagger = Dagger
schatzjagd-name-short-sword = Short sword
schatzjagd-name-long-sword = Long sword
schatzjagd-name-morning-star = Morning star
schatzjagd-name-battle-axe = Battle axe
schatzjagd-name-lesser-healing-draught = Lesser healing draught
schatzjagd-name-greater-healing-draught = Greater healing draught
schatzjagd-name-strength-draught = Strength draught
schatzjagd-name-giants-draught = Giant's draught
schatzjagd-name-antidote = Antidote
schatzjagd-name-berserker-draught = Berserker draught
schatzjagd-name-sleeping-draught = Sleeping draught
schatzjagd-name-pit = Pit
schatzjagd-name-spear-trap = Spear trap
schatzjagd-name-mantrap = Mantrap
schatzjagd-name-net = Net
schatzjagd-name-poison-thorns = Poison thorns
schatzjagd-name-viper = Viper
schatzjagd-name-cutpurses = Cutpurses
schatzjagd-name-toll = Toll
schatzjagd-name-rust-rain = Rust rain
schatzjagd-name-acid-bath = Acid bath
schatzjagd-name-curse-of-weakness = Curse of weakness
schatzjagd-name-teleportal = Teleportal
schatzjagd-name-healing-spring = Healing spring
schatzjagd-name-gold-mine = Gold mine
schatzjagd-name-drill-ground = Drill ground
schatzjagd-name-travelling-trader = Travelling trader
schatzjagd-name-herb-woman = Herb woman
schatzjagd-name-watchtower = Watchtower
schatzjagd-name-old-shrine = Old shrine
schatzjagd-name-money-chest = Money chest
schatzjagd-name-wishing-well = Wishing well
schatzjagd-name-map-maker = Map-maker
schatzjagd-name-small-robber = Small robber
schatzjagd-name-robber = Robber
schatzjagd-name-wolf = Wolf
schatzjagd-name-big-robber = Big robber
schatzjagd-name-kobold = Kobold
schatzjagd-name-robber-captain = Robber captain
schatzjagd-name-orc = Orc
schatzjagd-name-skeleton-warrior = Skeleton warrior
schatzjagd-name-wild-boar = Wild boar
schatzjagd-name-ghoul = Ghoul
schatzjagd-name-giant-spider = Giant spider
schatzjagd-name-troll = Troll
schatzjagd-name-werewolf = Werewolf
schatzjagd-name-ogre = Ogre
schatzjagd-name-warlock = Warlock
schatzjagd-name-minotaur = Minotaur
schatzjagd-name-demon = Demon
schatzjagd-name-dragon = Dragon
schatzjagd-name-warpig = Warpig
schatzjagd-name-teleportation = Teleportation
schatzjagd-name-seven-league-boots = Seven-league boots
schatzjagd-name-healing-spell = Healing spell
schatzjagd-name-purification = Purification
schatzjagd-name-battle-fury = Battle fury
schatzjagd-name-lightning-bolt = Lightning bolt
schatzjagd-name-paralysis = Paralysis
schatzjagd-name-clairvoyance = Clairvoyance
schatzjagd-name-banishment = Banishment
schatzjagd-name-displacement = Displacement
schatzjagd-name-thieving-magpie = Thieving magpie

# Why an answer is refused
schatzjagd-objection-game-over = The game is over; start a new one to play on.
schatzjagd-objection-nothing-to-withdraw = There is nothing to take back here.
schatzjagd-objection-not-asked = You are not asked anything now; wait for the others.
schatzjagd-objection-not-your-turn = Cards are played in your own turn only.
schatzjagd-objection-one-card-a-turn = You have played a card in this turn; the next one waits for the next day.
schatzjagd-objection-not-in-hand = You do not hold { $card }; choose a card of your hand.
schatzjagd-objection-no-window = This is no moment for a spell; answer the question first.
schatzjagd-objection-not-now = { $card } cannot be cast now; choose something else.
schatzjagd-objection-no-such-target = { $card } has no such target; choose another one.
schatzjagd-objection-one-challenge = One challenge a turn; try again on another day.
schatzjagd-objection-castle-peace = At this table nobody is challenged in his own castle.
schatzjagd-objection-not-here = Nobody of that name stands on your field; challenge someone who does.
schatzjagd-objection-cannot-buy = You cannot pay this, or it would do nothing; buy something else, or be done.
schatzjagd-objection-must-play = You hold { $cards } cards, and { $most } is the limit: play one.
schatzjagd-objection-field-not-free = Nothing can be inserted on { $field }; choose an open field without card, treasure or henchman.
schatzjagd-objection-no-field-free = No field can take a card now; play another one or pass.
schatzjagd-objection-nothing-to-dig = All treasures have been dug.
schatzjagd-objection-not-its-field = { $card } leads to another field; go there first.
schatzjagd-objection-not-at-home = Treasures are hidden in your own castle; go home first.
schatzjagd-objection-not-carried = You do not carry treasure { $treasure }.
schatzjagd-objection-no-deposit = At this table treasures are not deposited.
schatzjagd-objection-not-open = A treasure is deposited on open fields only.
schatzjagd-objection-in-a-castle = A treasure is deposited anywhere but in castles; at home it is hidden.
schatzjagd-objection-night-before-the-wall = Into { $field } only with the first step of a day; spend the night before the wall.
schatzjagd-objection-not-a-neighbour = { $field } is not one step away; choose a neighbouring field.
schatzjagd-objection-choose-a-castle = Choose one of the castles that are left, like: castle red.
schatzjagd-objection-rest-or-cast = Say rest, or cast a spell.
schatzjagd-objection-roll-or-cast = Say roll, or cast a spell.
schatzjagd-objection-step-or-stop = Step to a neighbouring field, or say stop.
schatzjagd-objection-use-or-leave = Say use or leave.
schatzjagd-objection-land-somewhere = Choose a field the portal leads to, like: go H3.
schatzjagd-objection-play-or-keep = Play the card you have found, or say keep.
schatzjagd-objection-strike-or-flee = Say strike or flee.
schatzjagd-objection-blow-or-waive = Say blow or waive.
schatzjagd-objection-act-or-done = Choose what to do here, or say done.
schatzjagd-objection-buy-or-done = Buy something, or say done.
schatzjagd-objection-play-or-pass = Play a card, or say pass.
schatzjagd-objection-look-or-enough = Look at a field with a card, or say enough.
schatzjagd-objection-put-somewhere = Choose an open field for the card, like: put C4.
schatzjagd-objection-remove-or-pass = Remove a card from the board, or say pass.
schatzjagd-objection-choose-a-card = Choose a field with a card.
schatzjagd-objection-unknown-card = There is no card “{ $card }”; cards are written like F3 or Z1.
schatzjagd-objection-unknown-aim = “{ $said }” cannot be done like this; write like: insert F3 (then: put C4), cast Z1 (then: go C4), or: cast Z6 1.
schatzjagd-objection-too-few-treasures = Treasures in this deck: { $treasures }. So nobody can win with { $victory }.
schatzjagd-objection-too-few-alike = Treasures of one kind that are needed: { $alike }. This deck has so many of none.
schatzjagd-objection-not-understood = I do not understand “{ $said }”. Pick a number, or write an answer like: step C4.

# Paragraphs of the rules in one sentence
schatzjagd-clause-S-02 = There are seven types of play cards, five white and two black.
schatzjagd-clause-S-06 = Fields are named by column and row, from A1 to J10.
schatzjagd-clause-S-15 = Every lord has a castle of his own.
schatzjagd-clause-S-16 = The four shops are dealt onto the city fields.
schatzjagd-clause-S-19 = The highest die begins; turns go round the board.
schatzjagd-clause-S-23 = The game ends the moment the condition of victory is met.
schatzjagd-clause-S-26 = A day is one turn for every lord.
schatzjagd-clause-S-27 = One card a turn.
schatzjagd-clause-S-28 = Spells are cast at certain moments of the own turn.
schatzjagd-clause-S-29 = Nobody plays a card in another lord's turn.
schatzjagd-clause-S-30 = The die says how many steps the day allows.
schatzjagd-clause-S-31 = A step goes to a neighbouring field, and you may stop at any time.
schatzjagd-clause-S-34 = Whoever is moved by magic walks no further.
schatzjagd-clause-S-39 = Castles are no safe ground, unless the table says so.
schatzjagd-clause-S-40 = The gates open only to those who spent the night before the wall.
schatzjagd-clause-S-42 = On arrival the card is revealed and resolved; then you are free to act.
schatzjagd-clause-S-46 = A special is used or left, at most once a day.
schatzjagd-clause-S-47 = A defeated fiend leaves its reward and the treasures of its field.
schatzjagd-clause-S-48 = A black card found goes into the hand and may be played at once.
schatzjagd-clause-S-49 = In the city you shop and pick up; nobody fights there.
schatzjagd-clause-S-50 = At most one challenge a turn.
schatzjagd-clause-S-51 = One visit to one shop a day.
schatzjagd-clause-S-53 = Nothing is bought that has no effect.
schatzjagd-clause-S-57 = In part 2 a lord may make his one card play.
schatzjagd-clause-S-58 = Cards are inserted into open fields that hold nothing and nobody.
schatzjagd-clause-S-60 = A spell is shown, does what it says and is discarded.
schatzjagd-clause-S-61 = A map digs on its own field, in part 2 or as soon as it is found there.
schatzjagd-clause-S-64 = More than four cards force a card play.
schatzjagd-clause-S-67 = At the end of the turn the hand is filled up to four.
schatzjagd-clause-S-68 = When the draw pile is used up, the discards are shuffled.
schatzjagd-clause-S-69 = Discarded cards are seen by all.
schatzjagd-clause-S-71 = When no treasure is left to dig, maps leave the game.
schatzjagd-clause-S-72 = Values go from 0 to 15; what is beyond is lost.
schatzjagd-clause-S-77 = Poison takes life every day until it is cured.
schatzjagd-clause-S-80 = Poison works at dawn, before all else.
schatzjagd-clause-S-81 = The healer and a few cards cure poison.
schatzjagd-clause-S-82 = A skipping henchman loses the journey, his lord keeps his influence.
schatzjagd-clause-S-86 = A treasure is hidden in the own castle, one a day.
schatzjagd-clause-S-90 = Only an enemy on the same field can be challenged.
schatzjagd-clause-S-92 = The weaker blow costs life: the difference.
schatzjagd-clause-S-93 = Every henchman who struck loses a weapon point.
schatzjagd-clause-S-95 = Before each exchange the active lord decides first, then the other.
schatzjagd-clause-S-96 = Whoever flees risks a parting blow.
schatzjagd-clause-S-100 = A revealed fiend attacks at once, with full life.
schatzjagd-clause-S-106 = A new henchman stands in the castle, and four new cards are drawn.
schatzjagd-clause-S-113 = Treasures that are dropped lie free on the field.
schatzjagd-clause-S-114 = The portal's die says where you may land.
schatzjagd-clause-S-118 = With the option a treasure may be left on any field but a castle.
schatzjagd-clause-S-121 = A search succeeds if the die is at most the number of days.
schatzjagd-clause-S-124 = In the Catharsis every lord may remove three cards from the board.
schatzjagd-clause-S-130 = A private look shows a card to one lord alone.
schatzjagd-clause-S-131 = The kind of a treasure is seen by whoever gets it.
schatzjagd-clause-S-132 = The hand of a dead henchman's lord is laid open.
schatzjagd-clause-S-134 = At a table without the memory aid what was revealed can only be remembered.
schatzjagd-clause-S-140 = The table asks, and you answer what is asked.

# Table options
schatzjagd-option-memory-aid = Memory aid
schatzjagd-option-memory-aid-off = off: remembering is part of the game
schatzjagd-option-memory-aid-own = own: you see the cards you inserted
schatzjagd-option-memory-aid-full = full: you see all you have ever seen
schatzjagd-option-plunder = Plunder
schatzjagd-option-plunder-no = no
schatzjagd-option-plunder-yes = yes: foreign castles may be searched
schatzjagd-option-victory = Victory
schatzjagd-option-victory-guideline = number of treasures per player
schatzjagd-option-victory-1 = one treasure
schatzjagd-option-victory-2 = two treasures
schatzjagd-option-victory-3 = three treasures
schatzjagd-option-victory-4 = four treasures
schatzjagd-option-victory-5 = five treasures
schatzjagd-option-victory-6 = six treasures
schatzjagd-option-victory-alike = three of one kind
schatzjagd-option-victory-each = one of each kind
schatzjagd-option-deposit = Deposit treasures
schatzjagd-option-deposit-no = no
schatzjagd-option-deposit-yes = yes: anywhere but in castles
schatzjagd-option-catharsis = Grandlin's Catharsis
schatzjagd-option-catharsis-no = no
schatzjagd-option-catharsis-yes = yes: the board is cleared before a reshuffle
schatzjagd-option-castles = Castles
schatzjagd-option-castles-preset = as suggested
schatzjagd-option-castles-choose = chosen in turn
schatzjagd-option-castle-peace = Peace of castles
schatzjagd-option-castle-peace-no = no: fights everywhere outside the city
schatzjagd-option-castle-peace-yes = yes: nobody is challenged at home
schatzjagd-option-city = City
schatzjagd-option-city-random = shops at random
schatzjagd-option-city-fixed = shops as listed
schatzjagd-option-private-chat = Private chat
schatzjagd-option-private-chat-yes = yes: two lords can whisper
schatzjagd-option-private-chat-no = no: everybody hears everything
schatzjagd-option-bot-memory = Memory of bots
schatzjagd-option-bot-memory-good = good: they forget nothing
schatzjagd-option-bot-memory-short = short: without a memory aid they forget a field after three days
schatzjagd-option-days = Last day
schatzjagd-option-days-none = none: until somebody wins
schatzjagd-option-days-5 = 5 days
schatzjagd-option-days-10 = 10 days
schatzjagd-option-days-20 = 20 days
schatzjagd-option-days-40 = 40 days
schatzjagd-option-days-60 = 60 days
schatzjagd-option-days-100 = 100 days

# The table
schatzjagd-own-cards = Own cards: { $deck }
schatzjagd-piles = Draw pile { $pile } · discard pile { $discard } · treasures left to dig { $treasures }
schatzjagd-lord = life { $life } · strength { $strength } · weapons { $weapons } · gold { $gold } · cards { $cards } · carried { $carried } · hidden { $hidden }
schatzjagd-memos = poison { $poison } · skip { $skip }
schatzjagd-hand = Your hand: { $cardscount ->
        [0] –
       *[other] { $cards }
    }
schatzjagd-more = … and { $count } more: write the card and the field, like { $example }.
schatzjagd-rules-title = Schatzjagd in a minute
schatzjagd-rules =
    Roll the die and walk up to so many steps; a card, a treasure or another henchman on the way stops you.
    Where you arrive the card is revealed: weapons and potions help, traps hurt, a special may be used, a fiend must be fought.
    In a fight both roll and add strength and weapons; the lower one loses the difference in life. You may flee from one last blow.
    Into the city you get only after a night before the wall; its four shops sell gold, life, strength and weapons.
    Once a turn you may play a card: insert it anywhere, cast a spell, dig with a map on its field, or hide a treasure at home.
    A dead henchman is replaced in his castle; what he carried goes to his killer or stays where he fell.
    Whoever first hides the agreed treasures in his own castle wins.

# The table in the browser
schatzjagd-choosing = Castles are being chosen
schatzjagd-where = { $phase ->
        [over] The game is over
        [choosing-castle] { schatzjagd-choosing }
       *[other] Day { $turnday }
    }
schatzjagd-board = Board
schatzjagd-board-help = The hundred fields; the arrow keys move over them
schatzjagd-zoom = Enlarge the board
schatzjagd-realm-red = red realm
schatzjagd-realm-yellow = yellow realm
schatzjagd-realm-blue = blue realm
schatzjagd-realm-green = green realm
schatzjagd-castle-of = castle of { $player }
schatzjagd-castle-empty = castle without a lord
schatzjagd-city-field = city, { $shop }
schatzjagd-road = road
schatzjagd-river = river
schatzjagd-dig-field = dig field
schatzjagd-before-gate = before a gate
schatzjagd-hidden-card = a hidden card
schatzjagd-hidden-here = hidden treasures: { $count }
schatzjagd-treasures-here = { $count ->
        [1] a treasure
       *[other] { $count } treasures
    } lying here
schatzjagd-henchman-of = { $me ->
        [yes] your henchman
       *[no] { $player }’s henchman
    }
schatzjagd-steps-away = { $count ->
        [1] one step away
       *[other] { $count } steps away
    }
schatzjagd-way = { $count ->
        [1] One step
       *[other] { $count } steps
    }, { $left } left.
schatzjagd-steps-left = Steps left: { $count }
schatzjagd-objection-out-of-reach = { $field } is too far: { $steps ->
        [1] one step is
       *[other] { $steps } steps are
    } left, and cards, treasures and henchmen stop you. Choose a field that glows.
schatzjagd-objection-later = Cards are played after the journey, in part 2; until then only spells.
schatzjagd-status-label = The turn and the piles
schatzjagd-turn = { $phase ->
        [choosing-castle] { schatzjagd-choosing }
       *[other] { $me ->
            [yes] Your turn
           *[no] { $player }’s turn
        }
    }
schatzjagd-dice = Dice: { $dice }
schatzjagd-goal = { $victory ->
        [alike] Victory: three treasures of one kind hidden at home
        [each] Victory: a crown, a chalice and an orb hidden at home
       *[other] Victory: { $count ->
            [1] one treasure
           *[other] { $count } treasures
        } hidden at home
    }
schatzjagd-pile-treasures = Treasures left to dig
schatzjagd-pile-draw = Draw pile
schatzjagd-pile-discard = Discard pile
schatzjagd-pile-look = Look through the discard pile
schatzjagd-traces = Cards you can trace: { $count }
schatzjagd-in-hand-of = hand of { $player }
schatzjagd-fold = Show less
schatzjagd-my-henchman = Your henchman
schatzjagd-you = { $player } (you)
schatzjagd-thinks = is asked now
schatzjagd-value-of = { $value }: { $number } of { $most }
schatzjagd-count-cards = Cards in hand: { $count }
schatzjagd-count-carried = Treasures carried: { $count }
schatzjagd-count-hidden = Treasures hidden: { $count }
schatzjagd-poisoned = Poisoned: life −{ $count } a day
schatzjagd-skips = Journeys lost: { $count }
schatzjagd-your-hand = Your hand: { $count }
schatzjagd-hand-empty = You hold no cards.
schatzjagd-copies = { $count } of these
schatzjagd-carried-treasure = a treasure you carry
schatzjagd-type-treasure = Treasure
schatzjagd-type-shop = Shop
schatzjagd-says-treasure = Hide it in your own castle, one a day.
schatzjagd-offer = { $effect } { $price ->
        [0] for nothing
       *[other] for { $price } gold
    }
schatzjagd-option-roll = Roll the die
schatzjagd-option-rest = Let him rest
schatzjagd-option-stop = Stop here
schatzjagd-option-leave = Leave it
schatzjagd-option-keep = Keep it
schatzjagd-option-strike = Strike
schatzjagd-option-flee = Flee
schatzjagd-option-blow = Strike the parting blow
schatzjagd-option-waive = Let him go
schatzjagd-option-done = Done here
schatzjagd-option-search = Search the castle
schatzjagd-option-enough = Enough
schatzjagd-option-pass = Pass
schatzjagd-option-use = Use it
schatzjagd-option-use-times = Exchange { $times } gold
schatzjagd-option-challenge = Challenge { $player }
schatzjagd-option-take = Pick up treasure { $treasure }
schatzjagd-hide-treasure = Hide: { $treasure }
schatzjagd-deposit-treasure = Leave here: { $treasure }
schatzjagd-option-dig = Dig with the { $card }
schatzjagd-option-cast = Cast: { $card }
schatzjagd-option-insert = Lay out: { $card }
schatzjagd-option-cast-at = Cast: { $card } → { $aim }
schatzjagd-option-castle = { $castle ->
        [red] Red castle
        [yellow] Yellow castle
        [blue] Blue castle
        [green] Green castle
       *[other] { $castle }
    }
schatzjagd-option-step = Go to { $field }
schatzjagd-option-go = Land on { $field }
schatzjagd-option-look = Look at { $field }
schatzjagd-option-put = Put it on { $field }
schatzjagd-option-remove = Remove it from { $field }
schatzjagd-confirm = { $verb ->
        [none] Choose
        [castle] Choose: { $deed }
        [put] { $phase ->
            [playing] { $card } → { $field }
           *[other] { $deed }
        }
       *[other] { $deed }
    }
schatzjagd-fight = The fight
schatzjagd-fight-title = { $one } against { $other }
schatzjagd-fight-begins = Both strike at once: combat power plus a die. The lower side loses the difference in life.
schatzjagd-power = Combat power
schatzjagd-power-parts = strength { $strength } + weapons { $weapons }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ magic { $bonus }
    }
schatzjagd-power-printed = as printed: { $power }
schatzjagd-title-blows-exchanged = The last exchange of blows
schatzjagd-title-parting-blow = The parting blow
schatzjagd-blow-hurts = { $loss ->
        [0] Nobody is hurt.
       *[other] { $player }: life −{ $loss }.
    }
schatzjagd-flight = { $most ->
        [0] Flight costs no life.
       *[other] Flight costs { $least } to { $most } life.
    }
schatzjagd-stage-card-revealed = { $player } reveals { $field }
schatzjagd-stage-henchman-died = { $player }’s henchman is dead
schatzjagd-stage-dead = A new henchman stands in the castle, and his lord draws four new cards.
schatzjagd-stage-fiend-defeated = The fiend is defeated
schatzjagd-stage-parting-blow = The parting blow
schatzjagd-stage-portal-entered = Through the Teleportal
schatzjagd-stage-castle-searched = The castle is searched
schatzjagd-stage-fields-looked-at = For your eyes only
schatzjagd-stage-treasure-gained = A treasure!
schatzjagd-result = The result
schatzjagd-winner = { $winnerscount ->
        [1] { $me ->
            [yes] You have won!
           *[no] { $winners } has won.
        }
       *[other] { $winners } share the victory.
    }
schatzjagd-reason = { $reason ->
        [dead-end] Nobody could win any more: most hidden treasures decide. ({ schatzjagd-goal })
        [days] The last day is over: most hidden treasures decide. ({ schatzjagd-goal })
       *[victory] { schatzjagd-goal }.
    }
schatzjagd-last-hand = Last hand
schatzjagd-key-cards = choose a card of your hand
schatzjagd-key-arrows = go from card to card; on the board from field to field
schatzjagd-key-lock = do what is chosen

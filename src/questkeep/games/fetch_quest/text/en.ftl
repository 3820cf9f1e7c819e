# The words of Fetch Quest

fetch_quest-title = Fetch Quest
fetch_quest-tagline = Dogs against the Quiet: together you defeat four Missions, or together you retreat.

# Terms
fetch_quest-resource-mind = Mind
fetch_quest-resource-skill = Skill
fetch_quest-resource-war = War
fetch_quest-resource-wild = ★
fetch_quest-resource-any = of any type
fetch_quest-tag-sage = Sage
fetch_quest-tag-scout = Scout
fetch_quest-tag-fang = Fang
fetch_quest-tag-court = Court
fetch_quest-tag-abbey = Abbey
fetch_quest-tag-road = Road
fetch_quest-danger = Danger { $n }
fetch_quest-stamina = Stamina { $n }
fetch_quest-side-active = Active ability
fetch_quest-side-retreat = Retreat ability

# What a card says: a sentence for each verb
fetch_quest-do-draw = Draw { $n ->
        [1] 1 card
       *[other] { $n } cards
    }.
fetch_quest-do-draw-one = One player with an active pioneer draws { $n ->
        [1] 1 card
       *[other] { $n } cards
    }.
fetch_quest-do-gain-mind = +{ $n } Mind.
fetch_quest-do-gain-skill = +{ $n } Skill.
fetch_quest-do-gain-war = +{ $n } War.
fetch_quest-do-gain-wild = +{ $n } ★.
fetch_quest-do-heal-self = Your pioneer regains { $n } Stamina.
fetch_quest-do-heal-one = One active pioneer regains { $n } Stamina.
fetch_quest-do-heal-each = Every active pioneer regains { $n } Stamina.
fetch_quest-do-shield = Prevent { $n } Danger in the coming Enemy phase.
fetch_quest-do-hush = No Activation in the coming Enemy phase.
fetch_quest-do-scout = Reveal the top { $n ->
        [1] Challenge
       *[other] { $n } Challenges
    }; put each on top of the deck or under it.
fetch_quest-do-shift = Move a Challenge up to { $n ->
        [1] 1 place
       *[other] { $n } places
    }.
fetch_quest-do-flip = Turn a Challenge of total Defeat { $n } or less face down.
fetch_quest-do-refresh = You may have a new Fortune Pile.
fetch_quest-do-acquire-pile = Put a card of the Fortune Pile into any player's hand.
fetch_quest-do-acquire-top = Take the top Fortune card.
fetch_quest-do-acquire-best = Take the best of the top { $n } Fortune cards.
fetch_quest-do-pass = Give up to { $n ->
        [1] 1 card
       *[other] { $n } cards
    } to another player.
fetch_quest-do-recover-self = Take back up to { $n ->
        [1] 1 card
       *[other] { $n } cards
    } from your discard pile.
fetch_quest-do-recover-other = Put up to { $n ->
        [1] 1 card
       *[other] { $n } cards
    } from your discard pile into another player's hand.
fetch_quest-do-scrap = Remove up to { $n ->
        [1] 1 basic
       *[other] { $n } basics
    } from the game.
fetch_quest-do-rally = Rescue a retreated pioneer.
fetch_quest-do-wound-self = Your pioneer loses { $n } Stamina.
fetch_quest-do-wound-left = The next active pioneer on the left loses { $n } Stamina.
fetch_quest-do-wound-each = Every active pioneer loses { $n } Stamina.
fetch_quest-do-drop = Discard { $n ->
        [1] 1 card
       *[other] { $n } cards
    }.
fetch_quest-do-rouse = Turn up the { $n ->
        [1] lowest face-down Challenge
       *[other] { $n } lowest face-down Challenges
    }.
fetch_quest-do-swarm = The next Challenge activates too.
fetch_quest-do-spoil = The { $n ->
        [1] oldest Pile card leaves
       *[other] { $n } oldest Pile cards leave
    }.
fetch_quest-do-weaken = The next player draws { $n ->
        [1] 1 card
       *[other] { $n } cards
    } fewer.
fetch_quest-mission-facedown = At the check at least { $n } Challenges of the queue must be face down.
fetch_quest-mission-seals = Break three seals, of Mind, Skill and War: each needs { $n } of its type in one attempt.
fetch_quest-mission-bounty = Defeat Challenges until their Danger comes to { $n }.
fetch_quest-mission-grand = One attempt with { $n } of each type{ $more ->
        [0] {""}
       *[other] , and { $more } more of any type
    }.{ $bonus ->
        [0] {""}
       *[other] {" "}Every face-down Challenge adds { $bonus } ★.
    }

# Why an answer is refused
fetch_quest-objection-too-soon = One emote or ping in { $seconds } seconds: wait a moment, then say it again.
fetch_quest-objection-claim-a-pioneer = Claim a pioneer first, like: claim P3, or say: claim any.
fetch_quest-objection-retreated = Your pioneer has retreated: use its Retreat ability (ability) or do nothing (skip).
fetch_quest-objection-choose-a-target = Choose a target, like: attempt CA3, or make no attempt: skip.
fetch_quest-objection-play-cards = Play a card, like: play F0M, or close the attempt: close.
fetch_quest-objection-choose-an-action = Choose one action: take a card, forage, ability, or give.
fetch_quest-objection-pay-first = First pay for the ability with a hand card, like: discard F0M.
fetch_quest-objection-choose-gifts = Choose cards to give, like: hand F0M, and then: done.
fetch_quest-objection-discard-down = Discard until you hold four cards, like: discard F0M.
fetch_quest-objection-discard-for-activation = The Activation makes you discard, like: discard F0M.
fetch_quest-objection-name-a-player = First name a player, like: name 1.
fetch_quest-objection-choose-to-flip = Choose a Challenge to turn face down, like: flip CA3.
fetch_quest-objection-choose-to-move = Move a Challenge, like: move CA3 5, or none: stay.
fetch_quest-objection-put-back = Put the revealed Challenges back, like: top CA3 or under CA3.
fetch_quest-objection-refresh-or-keep = Say whether you want a new Fortune Pile: refresh or keep.
fetch_quest-objection-take-from-pile = Take a card of the Fortune Pile, like: take FM1.
fetch_quest-objection-take-one = Take one of the cards you are looking at, like: take FM1.
fetch_quest-objection-recover-or-done = Take a card back, like: recover F0M, or stop: done.
fetch_quest-objection-scrap-or-done = Remove a basic, like: scrap F0M or scrap discard F0M, or stop: done.
fetch_quest-objection-rest-discard = At the Rest you discard, like: discard F0M, and then: done.
fetch_quest-objection-nothing-to-withdraw = There is no locked choice to take back.
fetch_quest-objection-game-over = The game is over; start a new one to play on.
fetch_quest-objection-already-locked = Your choice is locked; take it back with: withdraw, or wait for the others.
fetch_quest-objection-not-asked = You are not asked anything now; you may talk, or wait for the others.
fetch_quest-objection-not-in-hand = { $card } is not in your hand; choose one of your own cards.
fetch_quest-objection-already-defeated = { $challenge } lies face down already; choose a face-up Challenge.
fetch_quest-objection-not-in-queue = { $challenge } is not in the queue; choose one that lies there.
fetch_quest-objection-no-such-mission-attempt = The Mission cannot be attempted in this way; choose what is offered.
fetch_quest-objection-play-one-first = Play at least one card, or give the attempt up: cancel.
fetch_quest-objection-already-played = Cards have been played; close the attempt: close.
fetch_quest-objection-no-attempt = Cards are played only in an attempt; choose what is asked for.
fetch_quest-objection-already-claimed = { $pioneer } is taken; claim another one.
fetch_quest-objection-claimed-once = You have chosen already; wait until the others have.
fetch_quest-objection-not-flippable = { $challenge } cannot be turned down: choose a face-up one of total Defeat { $most } or less that is not the target.
fetch_quest-objection-not-in-pile = { $card } is not in the Fortune Pile; choose one that is.
fetch_quest-objection-nothing-defeated = A reward is for those who have defeated something in this turn; choose another action.
fetch_quest-objection-fortune-deck-empty = The Fortune deck is empty; choose another action.
fetch_quest-objection-no-price = Without a defeat the ability costs a hand card, and you have none; choose another action.
fetch_quest-objection-give-to-another = You cannot give cards to yourself; name another player.
fetch_quest-objection-not-yet = Table talk begins when the pioneers have set out; claim one first.
fetch_quest-objection-no-such-object = This cannot be said about that now; choose something that lies open.
fetch_quest-objection-said-already = You have said this in this turn; say something else, or wait for the next turn.
fetch_quest-objection-nobody-asked-you = Nobody has asked you that; wait for the question.
fetch_quest-objection-said-enough = You have said { $most } things in this turn; wait for the next one.
fetch_quest-objection-unknown-card = There is no card “{ $card }”; cards are written like F0M or CA3.
fetch_quest-objection-not-understood = I do not understand “{ $said }”. Pick a number, or write an answer like: attempt CA3.
fetch_quest-objection-no-such-item = “{ $said }” cannot be said here; say for instance: say rely CA3.

# Paragraphs of the rules in one sentence
fetch_quest-clause-F-06 = Every card is in exactly one place.
fetch_quest-clause-F-11 = Stamina stays between 0 and the maximum.
fetch_quest-clause-F-14 = Everybody plays a different pioneer; the first claim counts.
fetch_quest-clause-F-15 = With three or four players it is wise to have every focus.
fetch_quest-clause-F-22 = Six Challenges are dealt from top to bottom.
fetch_quest-clause-F-26 = A turn is a Pioneer phase of four steps and then an Enemy phase.
fetch_quest-clause-F-28 = A retreated player uses the Retreat ability or nothing, and the turn is over.
fetch_quest-clause-F-31 = At the start of your turn you draw up to four cards.
fetch_quest-clause-F-32 = Cards are drawn one by one; an empty deck is shuffled anew.
fetch_quest-clause-F-35 = One attempt a turn, at a face-up Challenge or at a card Mission.
fetch_quest-clause-F-36 = A face-down Challenge is no target, nor is a condition Mission.
fetch_quest-clause-F-37 = You play cards only in an attempt of your own, from your own hand.
fetch_quest-clause-F-38 = An attempt names its target first.
fetch_quest-clause-F-39 = Play any number of cards one by one, at least one.
fetch_quest-clause-F-40 = A card gives its Resources, then its effect if a tag fits.
fetch_quest-clause-F-41 = Effects are carried out as far as they go, and the choices are yours.
fetch_quest-clause-F-44 = For every type the pool must reach the demand.
fetch_quest-clause-F-46 = When you close the attempt, your pool is compared with the demand.
fetch_quest-clause-F-49 = Effects may not turn down the target, and what they turn down is not defeated.
fetch_quest-clause-F-50 = Exactly one action a turn.
fetch_quest-clause-F-51 = A reward is only for a defeat in this turn.
fetch_quest-clause-F-52 = Foraging takes the top Fortune card, unseen by the others.
fetch_quest-clause-F-53 = After a defeat the ability is free; otherwise it costs a hand card.
fetch_quest-clause-F-54 = Give any number of cards to one other player.
fetch_quest-clause-F-58 = An empty deck or Pile has nothing to take.
fetch_quest-clause-F-59 = At the end of your turn you hold at most four cards.
fetch_quest-clause-F-61 = The Mission is checked at the beginning of the Enemy phase.
fetch_quest-clause-F-64 = A defeated Challenge at the bottom leaves without harm.
fetch_quest-clause-F-65 = A face-up Challenge costs Stamina, then its Activation is carried out.
fetch_quest-clause-F-67 = A pioneer at 0 Stamina retreats, and the hand is discarded.
fetch_quest-clause-F-69 = The queue moves down and is filled up to six.
fetch_quest-clause-F-72 = Players take their turns one after the other.
fetch_quest-clause-F-73 = At the Rest retreated pioneers come back with 1 Stamina.
fetch_quest-clause-F-74 = At the Rest all choose their discards in secret, at the same time.
fetch_quest-clause-F-76 = At the Rest the Fortune Pile is shuffled in and dealt anew.
fetch_quest-clause-F-77 = The next Mission is revealed.
fetch_quest-clause-F-82 = The game is won with the last Mission.
fetch_quest-clause-F-83 = The game is lost when all pioneers are retreated.
fetch_quest-clause-F-89 = At the table one says only what is on the list.
fetch_quest-clause-F-90 = Up to four items a turn, each once about the same thing.
fetch_quest-clause-F-93 = What is seen of the Challenge deck is shown to all.
fetch_quest-clause-F-94 = Hands and decks are hidden; what was looked at alone stays alone.
fetch_quest-clause-RC-26 = A broken seal counts as a defeat; all three beat the Mission.
fetch_quest-clause-RC-30 = The Sun rises and makes every Challenge more dangerous.

# Questions
fetch_quest-ask-claiming = Which pioneer will you be?
fetch_quest-ask-retreating = Use your Retreat ability?
fetch_quest-ask-targeting = What will you attempt?
fetch_quest-ask-playing = Play cards against { $target }: { $short ->
        [0] it is enough
       *[other] { $short } missing
    }.
fetch_quest-ask-acting = Which action do you take?
fetch_quest-ask-paying = Which card do you discard for your ability?
fetch_quest-ask-giving = Which cards do you give to { $player }?
fetch_quest-ask-limiting = Discard down to four cards: { $amount } more.
fetch_quest-ask-dropping = The Activation: discard { $amount } more.
fetch_quest-ask-naming-heal = Whose pioneer regains Stamina?
fetch_quest-ask-naming-draw = Who draws?
fetch_quest-ask-naming-rally = Which pioneer do you rescue?
fetch_quest-ask-naming-take = Who gets { $card }?
fetch_quest-ask-naming-pass = To whom do you give cards?
fetch_quest-ask-naming-recover = Who gets a card of your discard pile?
fetch_quest-ask-flipping = Which Challenge do you turn face down?
fetch_quest-ask-shifting = Which Challenge do you move, and where to?
fetch_quest-ask-scouting = Put the revealed Challenges on top of the deck or under it.
fetch_quest-ask-refreshing = A new Fortune Pile?
fetch_quest-ask-taking = Which card of the Fortune Pile?
fetch_quest-ask-looking = Which of these cards do you take?
fetch_quest-ask-recovering = Which card comes back from your discard pile?
fetch_quest-ask-scrapping = Which basic leaves the game?
fetch_quest-ask-resting = The Rest: discard as many cards as you like, then choose “Done”.

# Choices
fetch_quest-option-skip = No attempt
fetch_quest-option-skip-retreating = Let the turn pass
fetch_quest-option-close = Close the attempt
fetch_quest-option-cancel = Give the attempt up
fetch_quest-option-forage = Forage: the top Fortune card
fetch_quest-option-ability = Use your ability
fetch_quest-option-done = Done
fetch_quest-option-refresh = A new Fortune Pile
fetch_quest-option-keep = Keep the Fortune Pile
fetch_quest-option-stay = Move nothing
fetch_quest-option-attempt = Attempt { $challenge }
fetch_quest-option-attempt-mission = Attempt { fetch_quest-target-mission }
fetch_quest-option-attempt-mind = Attempt { fetch_quest-target-mind }
fetch_quest-option-attempt-skill = Attempt { fetch_quest-target-skill }
fetch_quest-option-attempt-war = Attempt { fetch_quest-target-war }
fetch_quest-option-attempt-short = Attempt { $target }
fetch_quest-remark-short = so far your cards do not suffice
fetch_quest-option-play = Play { $card }
fetch_quest-option-discard = Discard { $card }
fetch_quest-option-hand = Give { $card }
fetch_quest-option-take = Take { $card }
fetch_quest-option-recover = Take back { $card }
fetch_quest-option-scrap = Remove { $card }
fetch_quest-option-scrap-discard = Remove { $card }
fetch_quest-option-flip = Turn { $challenge } face down
fetch_quest-option-top = { $challenge } on top
fetch_quest-option-under = { $challenge } under the deck
fetch_quest-option-move = { $challenge } to position { $position }
fetch_quest-option-name = { $player }
fetch_quest-option-give = Give cards to { $player }
fetch_quest-option-claim = { $pioneer }
fetch_quest-option-claim-any = Whichever is left
fetch_quest-claim-missing = Nobody has yet: { $focuses }. With three or four players it is wise to have every focus. [F-15]
fetch_quest-claim-unwise = then one focus stays missing
fetch_quest-target-mission = the Mission
fetch_quest-target-mind = the seal of { fetch_quest-resource-mind }
fetch_quest-target-skill = the seal of { fetch_quest-resource-skill }
fetch_quest-target-war = the seal of { fetch_quest-resource-war }

# On the table
fetch_quest-status-claiming = Pioneers are being chosen
fetch_quest-reached = { $reached } of { $needed }
fetch_quest-sun = Sun { $sun } · { $count }/{ $step }
fetch_quest-queue = Queue
fetch_quest-pile = Fortune Pile
fetch_quest-face-down = face down
fetch_quest-decks = Fortune deck { $fortune } · Challenge deck { $challenges } · discard { $discard }
fetch_quest-player = Stamina { $stamina }/{ $most } · hand { $cards } · deck { $deck } · discard { $discard }
fetch_quest-retreated = retreated
fetch_quest-known = known: { $cards }
fetch_quest-waiting = Waiting: shield { $shield } · hush { $hush } · fewer cards { $weaken }
fetch_quest-hand = Your hand: { $cards }
fetch_quest-nothing = nothing
fetch_quest-pool = Pool: { $poolcount ->
        [0] 0
       *[other] { $pool }
    }

# What happened, for the log
fetch_quest-event-pioneer-claimed = { $player }: { $pioneerhidden ->
        [yes] { fetch_quest-option-claim-any }
       *[no] { $pioneer }
    }.
fetch_quest-event-game-opened = The pioneers set out: { $pioneers }. Mission: { $mission }.
fetch_quest-event-focus-missing = Focuses that nobody has: { $focuses }. With three or four players that makes it harder.
fetch_quest-event-turn-began = { $player }: turn { $turn }.
fetch_quest-event-cards-drawn = { $player }: draws { fetch_quest-cards }.
fetch_quest-event-card-foraged = { $player }: forages { fetch_quest-cards }.
fetch_quest-event-cards-looked-at = { $player }: looks at { fetch_quest-cards }.
fetch_quest-event-card-kept = { $player }: keeps { fetch_quest-cards }.
fetch_quest-event-attempt-opened = { $player }: attempts { $target }.
fetch_quest-event-attempt-cancelled = { $player }: no attempt after all.
fetch_quest-event-card-played = { $player }: { $card }. { fetch_quest-pool }.
fetch_quest-event-resources-gained = { $player }: +{ $amount } { $resource }.
fetch_quest-event-attempt-closed = { $success ->
        [yes] { $target } is defeated ({ $player }).
       *[no] { $target } holds out ({ $player }).
    }
fetch_quest-event-seal-broken = The seal is broken: { $seal }.
fetch_quest-event-ability-used = { $player }: { $side }
fetch_quest-event-giving-began = { $player }: cards for { $taker }.
fetch_quest-event-card-given = { $player } → { $taker }: { $cardhidden ->
        [yes] a card
       *[no] { $card }
    }.
fetch_quest-event-card-taken = { $taker }: { $card } from the Fortune Pile.
fetch_quest-event-pile-filled = New in the Fortune Pile: { $card }.
fetch_quest-event-pile-shuffled = The Fortune Pile is shuffled into the deck.
fetch_quest-event-pile-spoiled = { $card } leaves the Fortune Pile.
fetch_quest-event-card-discarded = { $player }: discards { $card }.
fetch_quest-event-card-recovered = { $taker }: { $card } from the discard pile.
fetch_quest-event-card-scrapped = { $player }: { $card } leaves the game.
fetch_quest-event-stamina-changed = { $player }: Stamina { $change }, now { $stamina }.
fetch_quest-event-pioneer-retreated = { $player }: the pioneer retreats. Discarded: { fetch_quest-cards }.
fetch_quest-event-pioneer-returned = { $player }: the pioneer is active again.
fetch_quest-event-shield-raised = { $player }: { $amount } Danger will be prevented.
fetch_quest-event-enemies-hushed = { $player }: no Activation in the coming Enemy phase.
fetch_quest-event-draw-weakened = The next draw is weaker by { $cards }.
fetch_quest-event-challenges-scouted = { $player }: reveals { $challenges }.
fetch_quest-event-challenge-put-back = { $challenge }: { $where ->
        [top] on top of the deck
       *[bottom] under the deck
    }.
fetch_quest-event-challenge-moved = { $challenge }: from position { $from } to { $to }.
fetch_quest-event-challenge-turned = { $challenge } is turned { $face ->
        [up] face up
       *[down] face down
    }.
fetch_quest-event-challenge-activated = { $challenge } activates: Danger { $danger }, prevented { $prevented }.
fetch_quest-event-challenge-left = { $challenge } leaves the queue.
fetch_quest-event-challenge-came = { $challenge } joins the queue.
fetch_quest-event-sun-rose = { $sets ->
        [yes] The Sun has reached { $sun }: every pioneer retreats.
       *[no] The Sun rises to { $sun }.
    }
fetch_quest-event-mission-defeated = The Mission is defeated: { $mission }.
fetch_quest-event-discard-marked = { $player }: chosen for the discard: { $card }.
fetch_quest-event-choice-locked = { $player } is ready.
fetch_quest-event-choice-withdrawn = { $player } thinks again.
fetch_quest-event-rest-discarded = { $player }: discards { fetch_quest-cards }.
fetch_quest-event-mission-revealed = The next Mission: { $mission }.
fetch_quest-event-said = { $player }: “{ $item }”
fetch_quest-event-game-over = { $won ->
        [yes] All Missions are defeated: you have won.
       *[no] No pioneer is left on its paws: you have lost, with { $missions } of 4 Missions.
    }
fetch_quest-cards =
    { $cardshidden ->
        [yes] { $count ->
            [1] a card
           *[other] { $count } cards
        }
       *[no] { $cardscount ->
            [0] { fetch_quest-nothing }
           *[other] { $cards }
        }
    }

# Table talk
fetch_quest-option-talk-rely = You can rely on me for { $challenge }.
fetch_quest-option-talk-may = I may manage { $challenge }.
fetch_quest-option-talk-not = Do not count on me for { $challenge }.
fetch_quest-option-talk-intend = I will go for { $challenge } on my turn.
fetch_quest-option-talk-leave = Leave { $challenge } to me.
fetch_quest-option-talk-mission = I will go for the Mission.
fetch_quest-option-talk-not-ready = I am not ready for the Mission.
fetch_quest-option-talk-take = I will take { $card }.
fetch_quest-option-talk-suits = { $card } would suit { $named }.
fetch_quest-option-talk-ability = I will use my ability.
fetch_quest-option-talk-ability-on = I will use my ability on { $challenge }.
fetch_quest-option-talk-ability-for = I will use my ability for { $named }.
fetch_quest-option-talk-hand = I will give cards to { $named }.
fetch_quest-option-talk-welcome = Cards for me would be welcome.
fetch_quest-option-talk-keep = Please keep your cards.
fetch_quest-option-talk-finish = Let us finish this Mission now.
fetch_quest-option-talk-gather = Let us gather strength first.
fetch_quest-option-talk-who = Who deals with { $challenge }?
fetch_quest-option-talk-plan = { $named }, what will you do this turn?
fetch_quest-option-talk-who-mission = Who goes for the Mission?
fetch_quest-option-talk-shall-i = { $named }, shall I give you cards?
fetch_quest-option-talk-yes = Yes, please.
fetch_quest-option-talk-no = Rather not.
fetch_quest-option-talk-thanks = Thanks!
fetch_quest-option-talk-well-done = Well done!
fetch_quest-option-talk-sorry = Sorry.
fetch_quest-option-talk-worried = I am worried.
fetch_quest-option-talk-patience = Patience.
fetch_quest-option-talk-howl = Awooo!
fetch_quest-option-talk-feel-yes = Yes!
fetch_quest-option-talk-feel-no = No!
fetch_quest-option-talk-point = Look: { $challenge }.
fetch_quest-option-talk-point-card = Look: { $card }.
fetch_quest-option-talk-point-player = Look: { $named }.
fetch_quest-option-talk-point-mission = Look at the Mission.

# Options
fetch_quest-option-pioneers = Pioneers
fetch_quest-option-pioneers-random = random
fetch_quest-option-pioneers-chosen = chosen: the first claim counts
fetch_quest-option-first-player = First player
fetch_quest-option-first-player-mutt = Spike Mutt
fetch_quest-option-first-player-random = random
fetch_quest-option-talk = Table talk
fetch_quest-option-talk-structured = structured: from a list
fetch_quest-option-talk-free = free: chat
fetch_quest-option-talk-open-hands = open hands
fetch_quest-option-level = Level
fetch_quest-option-level-standard = Standard
fetch_quest-option-level-puppy = Puppy: the Sun rises half as fast
fetch_quest-option-level-old-dog = Old Dog: 1 Stamina less
fetch_quest-option-sun = The Sun
fetch_quest-option-sun-on = on
fetch_quest-option-sun-off = off: the printed rules alone
fetch_quest-apart-talk-open-hands = with open hands
fetch_quest-apart-sun-off = without the Sun

# The rules on one page
fetch_quest-rules-title = Fetch Quest in a minute
fetch_quest-rules =
    You are all on one side: defeat four Missions before all pioneers have retreated or the Sun has reached 6.
    Six Challenges lie in the queue; the one at position 1 strikes at the end of each turn, unless it lies face down.
    Your turn: draw up to four cards, attempt one Challenge or the Mission, take one action, discard down to four.
    Cards played in an attempt give Resources, and an effect if your pioneer has one of its tags.
    The action: take a card of the Fortune Pile (after a defeat), forage, use your ability, or give cards away.
    A pioneer without Stamina retreats, loses its hand, and only helps with its Retreat ability until the Rest.
    After a Mission you all rest: retreated pioneers return, all may discard and draw, and harder Challenges join.
    Nobody may tell which cards are in a hand; say what you intend with: say, ask, answer, feel and point.
    Cards are written by their codes: F0M is a basic of Mind, CA3 a Challenge of the letter A.

# Names
fetch_quest-name-princess-yosha-pug = Princess Yosha Pug
fetch_quest-name-bright-idea = Bright Idea
fetch_quest-name-letters-home = Letters Home
fetch_quest-name-sister-picassa-collie = Sister Picassa Collie
fetch_quest-name-warm-blessing = Warm Blessing
fetch_quest-name-bedside-prayer = Bedside Prayer
fetch_quest-name-pan-dachshund = Pan Dachshund
fetch_quest-name-find-another-path = Find Another Path
fetch_quest-name-notes-from-the-ridge = Notes from the Ridge
fetch_quest-name-jack-rat-terrier = Jack Rat-Terrier
fetch_quest-name-light-fingers = Light Fingers
fetch_quest-name-hidden-cache = Hidden Cache
fetch_quest-name-sgt-leo-bulldog = Sgt. Leo Bulldog
fetch_quest-name-hold-the-line = Hold the Line
fetch_quest-name-shout-a-warning = Shout a Warning
fetch_quest-name-spike-mutt = Spike Mutt
fetch_quest-name-rough-and-tumble = Rough and Tumble
fetch_quest-name-throw-a-stone = Throw a Stone
fetch_quest-name-keen-thought = Keen Thought
fetch_quest-name-sure-paw = Sure Paw
fetch_quest-name-bared-teeth = Bared Teeth
fetch_quest-name-dog-eared-atlas = Dog-Eared Atlas
fetch_quest-name-kind-word = Kind Word
fetch_quest-name-cipher-ribbon = Cipher Ribbon
fetch_quest-name-moonlit-omen = Moonlit Omen
fetch_quest-name-makers-lens = Makers' Lens
fetch_quest-name-hymn-of-the-first-howl = Hymn of the First Howl
fetch_quest-name-glass-bell = Glass Bell
fetch_quest-name-humming-ball = Humming Ball
fetch_quest-name-nimble-paws = Nimble Paws
fetch_quest-name-grappling-leash = Grappling Leash
fetch_quest-name-herb-satchel = Herb Satchel
fetch_quest-name-couriers-whistle = Courier's Whistle
fetch_quest-name-shadow-step = Shadow Step
fetch_quest-name-tripwire-bundle = Tripwire Bundle
fetch_quest-name-tunnel-sketch = Tunnel Sketch
fetch_quest-name-lucky-collar = Lucky Collar
fetch_quest-name-iron-bite = Iron Bite
fetch_quest-name-oaken-shield = Oaken Shield
fetch_quest-name-hunting-horn = Hunting Horn
fetch_quest-name-banner-of-the-hearth = Banner of the Hearth
fetch_quest-name-champions-blade = Champion's Blade
fetch_quest-name-watchdogs-oath = Watchdog's Oath
fetch_quest-name-rescue-sled = Rescue Sled
fetch_quest-name-marrow-of-giants = Marrow of Giants
fetch_quest-name-disconcerting-illusion = Disconcerting Illusion
fetch_quest-name-riddle-locked-door = Riddle-Locked Door
fetch_quest-name-whispering-fog = Whispering Fog
fetch_quest-name-bramble-maze = Bramble Maze
fetch_quest-name-snap-jaw-trap = Snap-Jaw Trap
fetch_quest-name-ragged-rope-bridge = Ragged Rope Bridge
fetch_quest-name-toll-bandits = Toll Bandits
fetch_quest-name-bloated-tick = Bloated Tick
fetch_quest-name-yard-bullies = Yard Bullies
fetch_quest-name-rusted-sentinel = Rusted Sentinel
fetch_quest-name-masked-lookout = Masked Lookout
fetch_quest-name-swollen-ford = Swollen Ford
fetch_quest-name-beetle-carpet = Beetle Carpet
fetch_quest-name-coil-acolytes = Coil Acolytes
fetch_quest-name-clockwork-ferret = Clockwork Ferret
fetch_quest-name-mirror-hall = Mirror Hall
fetch_quest-name-stoat-raiders = Stoat Raiders
fetch_quest-name-sealed-crawlway = Sealed Crawlway
fetch_quest-name-whisper-ridden-hound = Whisper-Ridden Hound
fetch_quest-name-marsh-serpent = Marsh Serpent
fetch_quest-name-vault-of-gears = Vault of Gears
fetch_quest-name-coil-inquisitor = Coil Inquisitor
fetch_quest-name-pack-of-hollow-strays = Pack of Hollow Strays
fetch_quest-name-hollow-knight-mastiff = Hollow Knight-Mastiff
fetch_quest-name-dream-eater = Dream Eater
fetch_quest-name-collapsing-archive = Collapsing Archive
fetch_quest-name-two-tailed-horror = Two-Tailed Horror
fetch_quest-name-herald-of-the-quiet = Herald of the Quiet
fetch_quest-name-light-the-beacon-road = Light the Beacon Road
fetch_quest-name-the-three-seals = The Three Seals
fetch_quest-name-break-the-coil = Break the Coil
fetch_quest-name-the-quiet-king = The Quiet King

# At the table in the browser
fetch_quest-where =
    { $phase ->
        [over] The game is over
        [claiming] { fetch_quest-status-claiming }
       *[other] Mission { $missionletter } · turn { $turnnumber } · { $level ->
            [puppy] { fetch_quest-level-puppy }
            [old-dog] { fetch_quest-level-old-dog }
           *[other] { fetch_quest-level-standard }
        }
    }
fetch_quest-level-standard = Standard
fetch_quest-level-puppy = Puppy
fetch_quest-level-old-dog = Old Dog
fetch_quest-key-cards = choose a Challenge, from the top of the queue; then cards of your hand
fetch_quest-confirm =
    { $verb ->
        [none] { $phase ->
            [acting] Choose an action
           *[other] Choose
        }
        [claim] Take this pioneer
       *[other] { $deed }
    }
fetch_quest-doubt-close = The pool does not suffice for { $target }: the cards would be discarded and nothing defeated (F-47). Close the attempt all the same?
fetch_quest-doubt-claim = With { $pioneer } one focus stays missing in your team (F-15). Choose this pioneer all the same?
fetch_quest-card-facedown = A condition: enough Challenges of the queue lie face down at the check.
fetch_quest-card-seals = A card Mission: three seals, of Mind, Skill and War, are broken one by one.
fetch_quest-card-bounty = A condition: the Danger of the defeated Challenges comes to enough.
fetch_quest-card-grand = A card Mission: one great attempt with Mind, Skill and War.
fetch_quest-card-basic = A basic card.
fetch_quest-card-gives = { $gives }.
fetch_quest-card-effect = { $tags }: { $effect }
fetch_quest-card-pioneer =
    { $basics } · { fetch_quest-stamina } · { $tags }.
    { fetch_quest-side-active }: { $active }
    { fetch_quest-side-retreat }: { $retreat }
fetch_quest-card-ability = { $name }. { $effect }
fetch_quest-card-challenge = Challenge { $letter }, Defeat { $demand }, Danger { $danger }.
fetch_quest-has-stamina = Stamina { $n } of { $most }
fetch_quest-has-hand = Cards in hand: { $n }
fetch_quest-has-deck = Cards in the deck: { $n }
fetch_quest-has-discard = Discard pile: { $n }
fetch_quest-look-at = The pioneer of { $player }: abilities and discard pile
fetch_quest-on-turn = on turn
fetch_quest-thinking = is asked
fetch_quest-locked = ready
fetch_quest-says = { $player } says:
fetch_quest-is-active = Active
fetch_quest-is-retreated = In retreat
fetch_quest-hand-of = The hand of { $player }
fetch_quest-known-of = What you know of the hand of { $player }
fetch_quest-deck-of = Your deck, in no order: { $n }
fetch_quest-challenge-deck = Deck: { $n }
fetch_quest-challenges-about = Challenges outside the queue
fetch_quest-challenges-top = Next on the deck, in order
fetch_quest-challenges-rest = In the deck, in no order
fetch_quest-challenges-discard = Discarded
fetch_quest-challenges-reserve = Comes with Mission { $letter }
fetch_quest-place = position { $n }
fetch_quest-is-defeated = defeated, face down
fetch_quest-danger-now = Danger { $n }
fetch_quest-is-target = is being attempted
fetch_quest-move-to = Move to position { $n }
fetch_quest-next = If nobody acts:
fetch_quest-threat = { $challenge } strikes at the end of this turn. { $player } loses { $n } Stamina.
fetch_quest-threat-none = { $challenge } is defeated and leaves without harm.
fetch_quest-threat-away = { $player } is in retreat: nothing strikes in this turn.
fetch_quest-threat-sun = The Sun adds { $n }.
fetch_quest-threat-shield = { $n } prevented.
fetch_quest-threat-hush = No Activation this time.
fetch_quest-threat-then = Then: { $text }
fetch_quest-threat-weaken = The next active player draws { $n } fewer.
fetch_quest-pay = { $n ->
        [1] 1 card
       *[other] { $n } cards
    }
fetch_quest-pay-with = Attempt it and lay out: { $cards }
fetch_quest-can-pay = Your hand suffices: { $cards }
fetch_quest-lay-out = Lay out: { $cards }
fetch_quest-suggested = suggested
fetch_quest-marked = chosen for the discard
fetch_quest-mission-label = Mission { $letter }: { $mission }
fetch_quest-missions-done = Missions defeated: { $n } of 4
fetch_quest-progress-facedown = { $n } of { $needed } face down
fetch_quest-progress-seals = { $n } of 3 seals broken
fetch_quest-progress-bounty = Bounty { $n } of { $needed }
fetch_quest-progress-grand = The queue adds { $n } ★
fetch_quest-broken = broken
fetch_quest-sun-track = Sun track
fetch_quest-sun-now = Sun { $n }: Danger +{ $danger }. It rises in { $left ->
        [1] 1 turn
       *[other] { $left } turns
    }; at { $set } all is lost.
fetch_quest-sun-rule = [RC-30]
fetch_quest-fortune-deck = Deck: { $n }
fetch_quest-pile-empty = The Fortune Pile is empty.
fetch_quest-attempt = { $player } attempts { $target }
fetch_quest-demand = Demand
fetch_quest-in-pool = Pool
fetch_quest-bonus = { $n } ★ of it from face-down Challenges
fetch_quest-enough = Enough.
fetch_quest-not-enough = Not enough yet.
fetch_quest-spread-scouted = The next Challenges
fetch_quest-spread-looked = The top of the Fortune deck
fetch_quest-spread-discard = Your discard pile
fetch_quest-hand-count = Your hand: { $n ->
        [1] 1 card
       *[other] { $n } cards
    }
fetch_quest-hand-sum = Together in hand
fetch_quest-hand-empty = Your hand is empty.
fetch_quest-actions = The four actions
fetch_quest-action-reward = Reward
fetch_quest-action-reward-text = A card of the Fortune Pile
fetch_quest-action-forage = Forage
fetch_quest-action-forage-text = The top Fortune card
fetch_quest-action-ability = Ability
fetch_quest-action-give = Give
fetch_quest-action-give-text = Any cards to one player
fetch_quest-give-to = To whom?
fetch_quest-talk = Table talk
fetch_quest-talk-open = Say something
fetch_quest-talk-left = { $n ->
        [0] nothing more in this turn
        [1] 1 more in this turn
       *[other] { $n } more in this turn
    } [F-90]
fetch_quest-talk-statements = Statements
fetch_quest-talk-questions = Questions
fetch_quest-talk-emotes = Feelings
fetch_quest-talk-pings = Pointing
fetch_quest-talk-point = Look: …
fetch_quest-talk-object = Touch it on the table, or choose:
fetch_quest-talk-bare = Just so
fetch_quest-talk-stop = Say nothing
fetch_quest-talk-answer = Answer { $player }
fetch_quest-talk-about = About { $thing }
fetch_quest-talk-silent = You have said all you may in this turn.
fetch_quest-chat-closed = In structured talk there is no free chat while the game runs: say what is on the list of table talk [F-89].
fetch_quest-stage-defeated = Mission defeated: { $mission }
fetch_quest-stage-rest = The Rest: retreated pioneers return with 1 Stamina, then all may discard in secret. [F-73]
fetch_quest-stage-revealed = The next Mission: { $mission }
fetch_quest-stage-retreated = { $pioneer } retreats
fetch_quest-stage-retreated-text = No Stamina is left: your hand is discarded, and until the Rest only the Retreat ability remains.
fetch_quest-result = The result
fetch_quest-result-won = Won together!
fetch_quest-result-lost = The quest has failed
fetch_quest-won-text = All four Missions are defeated, in turn { $turn }.
fetch_quest-lost-text = It ended in Mission { $letter }, { $mission }, in turn { $turn }.
fetch_quest-lost-by-sun = Why: the Sun had reached { $sun } before the Mission was defeated, and all pioneers had to retreat. [RC-30]
fetch_quest-lost-by-retreat = Why: all pioneers had retreated; none was left to go on. [F-83]
fetch_quest-mission-done = defeated
fetch_quest-mission-open = not defeated
fetch_quest-statistics = Statistics
fetch_quest-all-together = Together
fetch_quest-stamina-left = Stamina left
fetch_quest-count-defeated = Successful attempts
fetch_quest-count-failed = Failed attempts
fetch_quest-count-taken = Fortune cards gained
fetch_quest-count-given = Cards given
fetch_quest-count-lost = Stamina lost
fetch_quest-count-retreats = Retreats
fetch_quest-last-hands = The last hands

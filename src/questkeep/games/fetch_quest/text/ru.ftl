# The words of Fetch Quest

fetch_quest-title = Fetch Quest
fetch_quest-tagline = Dogs set out as pioneers: together you face a queue of Challenges and four Missions, and nobody may say what is in a hand.

# Names
fetch_quest-name-princess-yosha-pug = Принцесса Йоша Мопс
fetch_quest-name-bright-idea = Светлая мысль
fetch_quest-name-letters-home = Письма домой
fetch_quest-name-sister-picassa-collie = Сестра Пикасса Колли
fetch_quest-name-warm-blessing = Тёплое благословение
fetch_quest-name-bedside-prayer = Молитва у постели
fetch_quest-name-pan-dachshund = Пан Такса
fetch_quest-name-find-another-path = Обходная тропа
fetch_quest-name-notes-from-the-ridge = Заметки с гребня
fetch_quest-name-jack-rat-terrier = Джек Крысолов
fetch_quest-name-light-fingers = Ловкость лап
fetch_quest-name-hidden-cache = Тайник
fetch_quest-name-sgt-leo-bulldog = Сержант Лео Бульдог
fetch_quest-name-hold-the-line = Держать строй
fetch_quest-name-shout-a-warning = Предостерегающий окрик
fetch_quest-name-spike-mutt = Спайк Дворняга
fetch_quest-name-rough-and-tumble = Потасовка
fetch_quest-name-throw-a-stone = Бросок камня
fetch_quest-name-keen-thought = Острая мысль
fetch_quest-name-sure-paw = Верная лапа
fetch_quest-name-bared-teeth = Оскал
fetch_quest-name-dog-eared-atlas = Потрёпанный атлас
fetch_quest-name-kind-word = Доброе слово
fetch_quest-name-cipher-ribbon = Лента с шифром
fetch_quest-name-moonlit-omen = Лунное знамение
fetch_quest-name-makers-lens = Линза Создателей
fetch_quest-name-hymn-of-the-first-howl = Гимн первого воя
fetch_quest-name-glass-bell = Стеклянный колокольчик
fetch_quest-name-humming-ball = Гудящий мяч
fetch_quest-name-nimble-paws = Проворные лапы
fetch_quest-name-grappling-leash = Поводок-кошка
fetch_quest-name-herb-satchel = Сумка с травами
fetch_quest-name-couriers-whistle = Свисток гонца
fetch_quest-name-shadow-step = Шаг в тень
fetch_quest-name-tripwire-bundle = Связка растяжек
fetch_quest-name-tunnel-sketch = Чертёж туннеля
fetch_quest-name-lucky-collar = Счастливый ошейник
fetch_quest-name-iron-bite = Железная хватка
fetch_quest-name-oaken-shield = Дубовый щит
fetch_quest-name-hunting-horn = Охотничий рог
fetch_quest-name-banner-of-the-hearth = Знамя очага
fetch_quest-name-champions-blade = Клинок героя
fetch_quest-name-watchdogs-oath = Клятва сторожевого пса
fetch_quest-name-rescue-sled = Спасательные сани
fetch_quest-name-marrow-of-giants = Костный мозг великанов
fetch_quest-name-disconcerting-illusion = Тревожная иллюзия
fetch_quest-name-riddle-locked-door = Дверь с загадкой
fetch_quest-name-whispering-fog = Шепчущий туман
fetch_quest-name-bramble-maze = Терновый лабиринт
fetch_quest-name-snap-jaw-trap = Капкан
fetch_quest-name-ragged-rope-bridge = Ветхий верёвочный мост
fetch_quest-name-toll-bandits = Дорожные вымогатели
fetch_quest-name-bloated-tick = Раздувшийся клещ
fetch_quest-name-yard-bullies = Дворовые задиры
fetch_quest-name-rusted-sentinel = Ржавый страж
fetch_quest-name-masked-lookout = Дозорный в маске
fetch_quest-name-swollen-ford = Разлившийся брод
fetch_quest-name-beetle-carpet = Ковёр из жуков
fetch_quest-name-coil-acolytes = Послушники Петли
fetch_quest-name-clockwork-ferret = Заводной хорёк
fetch_quest-name-mirror-hall = Зеркальный зал
fetch_quest-name-stoat-raiders = Горностаи-налётчики
fetch_quest-name-sealed-crawlway = Замурованный лаз
fetch_quest-name-whisper-ridden-hound = Пёс, одержимый шёпотом
fetch_quest-name-marsh-serpent = Болотный змей
fetch_quest-name-vault-of-gears = Хранилище шестерён
fetch_quest-name-coil-inquisitor = Инквизитор Петли
fetch_quest-name-pack-of-hollow-strays = Стая опустошённых бродяг
fetch_quest-name-hollow-knight-mastiff = Опустошённый рыцарь-мастиф
fetch_quest-name-dream-eater = Пожиратель снов
fetch_quest-name-collapsing-archive = Рушащийся архив
fetch_quest-name-two-tailed-horror = Двухвостый ужас
fetch_quest-name-herald-of-the-quiet = Вестник Тишины
fetch_quest-name-light-the-beacon-road = Зажгите сигнальные огни
fetch_quest-name-the-three-seals = Три печати
fetch_quest-name-break-the-coil = Разорвите Петлю
fetch_quest-name-the-quiet-king = Король Тишины
fetch_quest-tag-sage = Мудрец
fetch_quest-tag-scout = Следопыт
fetch_quest-tag-fang = Клык
fetch_quest-tag-court = Двор
fetch_quest-tag-abbey = Аббатство
fetch_quest-tag-road = Дорога
fetch_quest-mind = разум
fetch_quest-skill = ловкость
fetch_quest-war = бой
fetch_quest-wild = джокер
fetch_quest-any = любых

# What cards say: a sentence for each verb
fetch_quest-do-draw = Draw { $n ->
        [one] one card
       *[other] { $n } cards
    }.
fetch_quest-do-draw-one = One player with an active pioneer draws { $n ->
        [one] one card
       *[other] { $n } cards
    }.
fetch_quest-do-gain-mind = +{ $n } Mind.
fetch_quest-do-gain-skill = +{ $n } Skill.
fetch_quest-do-gain-war = +{ $n } War.
fetch_quest-do-gain-wild = +{ $n } ★ (any type).
fetch_quest-do-heal-one = One active pioneer regains { $n } Stamina.
fetch_quest-do-heal-each = Every active pioneer regains { $n } Stamina.
fetch_quest-do-heal-self = Your pioneer regains { $n } Stamina.
fetch_quest-do-shield = Prevent { $n } Danger in the coming Enemy phase.
fetch_quest-do-hush = No Activation in the coming Enemy phase.
fetch_quest-do-scout = Reveal the top { $n } Challenges; put each on top of the deck or under it.
fetch_quest-do-shift = Move a Challenge up to { $n ->
        [one] one place
       *[other] { $n } places
    }.
fetch_quest-do-flip = Turn a Challenge of total Defeat { $n } or less face down.
fetch_quest-do-refresh = You may shuffle the Fortune Pile away and deal a new one.
fetch_quest-do-acquire-pile = Put a card of the Fortune Pile into any hand.
fetch_quest-do-acquire-top = Take the top Fortune card.
fetch_quest-do-acquire-best = Look at the top { $n } Fortune cards and take one; the rest goes under the deck.
fetch_quest-do-pass = Give up to { $n ->
        [one] one card
       *[other] { $n } cards
    } to another player.
fetch_quest-do-recover-self = Take back up to { $n ->
        [one] one card
       *[other] { $n } cards
    } from your discard pile.
fetch_quest-do-recover-other = Put up to { $n ->
        [one] one card
       *[other] { $n } cards
    } from your discard pile into another hand.
fetch_quest-do-scrap = Remove up to { $n ->
        [one] one basic
       *[other] { $n } basics
    } from the game.
fetch_quest-do-rally = Rescue a retreated pioneer: active again with one Stamina.
fetch_quest-do-wound-left = The next active pioneer on the left loses { $n } Stamina.
fetch_quest-do-wound-each = Every active pioneer loses { $n } Stamina.
fetch_quest-do-wound-self = The pioneer on turn loses { $n } Stamina.
fetch_quest-do-drop = Discard { $n ->
        [one] one card
       *[other] { $n } cards
    }.
fetch_quest-do-rouse = Turn up the lowest { $n ->
        [one] face-down Challenge
       *[other] { $n } face-down Challenges
    }.
fetch_quest-do-swarm = The next Challenge activates too.
fetch_quest-do-spoil = { $n ->
        [one] The oldest card of the Fortune Pile leaves.
       *[other] The { $n } oldest cards of the Fortune Pile leave.
    }
fetch_quest-do-weaken = The next active player draws { $n ->
        [one] one card
       *[other] { $n } cards
    } fewer.
fetch_quest-basic = Basic card.
fetch_quest-stamina = Stamina { $n }
fetch_quest-defeat = Defeat: { $demand }
fetch_quest-danger = Danger { $n }
fetch_quest-side-active = Active
fetch_quest-side-retreat = In retreat
fetch_quest-mission-facedown = At the Mission check { $n } Challenges of the queue lie face down.
fetch_quest-mission-seals = Break the seals of Mind, Skill and War: { $n } each, one seal at a time.
fetch_quest-mission-bounty = Defeat Challenges for a bounty of { $n } Danger.
fetch_quest-mission-grand = In one attempt: Mind { $n }, Skill { $n }, War { $n }{ $more ->
        [0] {""}
       *[other] {""} and { $more } of any type
    }. Every face-down Challenge adds a ★.
fetch_quest-about-facedown = Condition: enough Challenges of the queue lie face down.
fetch_quest-about-seals = Cards: break three seals, of Mind, Skill and War.
fetch_quest-about-bounty = Condition: the defeated Challenges are worth enough.
fetch_quest-about-grand = Cards: one great attempt with Mind, Skill and War.

# What is asked
fetch_quest-ask-claiming = Choose your pioneer.
fetch_quest-ask-retreating = Your pioneer is in retreat: use its Retreat ability, or let the turn pass.
fetch_quest-ask-targeting = Attempt a Challenge or the Mission, or make no attempt.
fetch_quest-ask-playing = Play cards against { $target }.
fetch_quest-ask-playing-enough = Enough for { $target }: close the attempt, or play on.
fetch_quest-ask-acting = Choose one action.
fetch_quest-ask-paying = Nothing was defeated: discard a card as the price of your ability.
fetch_quest-ask-giving = Give cards to { $player }.
fetch_quest-ask-limiting = Hand limit: discard { $n ->
        [one] one card
       *[other] { $n } cards
    }.
fetch_quest-ask-dropping = The Activation: discard { $n ->
        [one] one card
       *[other] { $n } cards
    }.
fetch_quest-ask-naming-heal = Whose pioneer regains { $n } Stamina?
fetch_quest-ask-naming-draw = Who draws?
fetch_quest-ask-naming-rally = Which pioneer is rescued?
fetch_quest-ask-naming-take = Who gets { $card }?
fetch_quest-ask-naming-pass = Who gets cards from you?
fetch_quest-ask-naming-recover = Who gets a card from your discard pile?
fetch_quest-ask-flipping = Choose a Challenge of total Defeat { $n } or less to turn face down.
fetch_quest-ask-shifting = Choose a Challenge and its new place, at most { $n ->
        [one] one place
       *[other] { $n } places
    } away.
fetch_quest-ask-scouting = Put each revealed Challenge on top of the deck or under it.
fetch_quest-ask-refreshing = Deal a new Fortune Pile?
fetch_quest-ask-taking = Choose a card of the Fortune Pile.
fetch_quest-ask-looking = Take one of these Fortune cards.
fetch_quest-ask-recovering = Choose a card from your discard pile.
fetch_quest-ask-scrapping = Choose a basic card that leaves the game.
fetch_quest-ask-resting = Rest: choose the cards you discard; all show them together.
fetch_quest-choice-skip = No attempt
fetch_quest-choice-skip-retreating = Let the turn pass
fetch_quest-choice-close = Close the attempt
fetch_quest-choice-cancel = No attempt after all
fetch_quest-choice-done = Done
fetch_quest-choice-done-resting = Ready
fetch_quest-choice-refresh = Deal a new Pile
fetch_quest-choice-keep = Keep the Pile
fetch_quest-choice-stay = Move nothing
fetch_quest-choice-claim-any = Any pioneer
fetch_quest-choice-top = On top
fetch_quest-choice-under = Under the deck
fetch_quest-confirm-take = Take it
fetch_quest-confirm-discard = Discard it
fetch_quest-confirm-scrap = Remove it
fetch_quest-confirm-recover = Take it back
fetch_quest-confirm-claim = Take this pioneer
fetch_quest-confirm-flip = Turn it down
fetch_quest-confirm-acting = Choose an action
fetch_quest-confirm-choose = Choose
fetch_quest-doubt-close = The cards do not suffice for { $target }. They will be discarded and nothing is defeated. Close the attempt all the same? [F-47]

# What happened, for the log
fetch_quest-event-pioneer-claimed =
    { $me ->
        [yes] You choose { $pioneer }.
       *[no] { $player } chooses { $pioneer }.
    }
fetch_quest-event-game-opened = { $pioneers }. The Mission: { $mission }. In the queue: { $queue }.
fetch_quest-event-turn-began =
    { $me ->
        [yes] Turn { $turn }: your turn.
       *[no] Turn { $turn }: { $player }.
    }
fetch_quest-event-cards-drawn =
    { $me ->
        [yes] You draw { $cards }.
       *[no] { $player } draws { $count ->
            [0] nothing
            [one] one card
           *[other] { $count } cards
        }.
    }
fetch_quest-event-card-foraged =
    { $me ->
        [yes] You forage { $cards }.
       *[no] { $player } forages a Fortune card.
    }
fetch_quest-event-card-kept =
    { $me ->
        [yes] You keep { $cards }; the rest goes under the Fortune deck.
       *[no] { $player } keeps one of them; the rest goes under the Fortune deck.
    }
fetch_quest-event-cards-looked-at =
    { $me ->
        [yes] You look at { $cards }.
       *[no] { $player } looks at { $count ->
            [one] one Fortune card
           *[other] { $count } Fortune cards
        }.
    }
fetch_quest-event-attempt-opened =
    { $me ->
        [yes] You attempt { $target }.
       *[no] { $player } attempts { $target }.
    }
fetch_quest-event-attempt-cancelled =
    { $me ->
        [yes] You make no attempt after all.
       *[no] { $player } makes no attempt after all.
    }
fetch_quest-event-card-played =
    { $me ->
        [yes] You play { $card }. In the pool: { $pool }.
       *[no] { $player } plays { $card }. In the pool: { $pool }.
    }
fetch_quest-event-resources-gained = +{ $amount } { $resource }.
fetch_quest-event-attempt-closed =
    { $success ->
        [yes] { $player } defeats { $target } with { $pool }.
       *[no] { $player } fails against { $target }.
    }
fetch_quest-event-seal-broken = { $seal } is broken.
fetch_quest-event-ability-used =
    { $me ->
        [yes] You use { $ability }.
       *[no] { $player } uses { $ability }.
    }
fetch_quest-event-giving-began = { $player } gives cards to { $taker }.
fetch_quest-event-card-given = { $player } → { $taker }: { $card }.
fetch_quest-event-card-taken =
    { $me ->
        [yes] From the Pile for { $taker }: { $card }.
       *[no] { $taker } gets { $card } from the Pile.
    }
fetch_quest-event-pile-filled = New in the Pile: { $card }.
fetch_quest-event-pile-shuffled = The Fortune Pile is shuffled into its deck.
fetch_quest-event-pile-spoiled = { $card } leaves the Pile.
fetch_quest-event-card-discarded =
    { $me ->
        [yes] You discard { $card }.
       *[no] { $player } discards { $card }.
    }
fetch_quest-event-card-recovered = From { $player }'s discard pile for { $taker }: { $card }.
fetch_quest-event-card-scrapped =
    { $me ->
        [yes] You remove { $card } from the game.
       *[no] { $player } removes { $card } from the game.
    }
fetch_quest-event-stamina-changed = { $player }: Stamina { $change }, now { $stamina }.
fetch_quest-event-pioneer-retreated =
    { $me ->
        [yes] Your pioneer retreats; you discard { $cards }.
       *[no] { $player }'s pioneer retreats; discarded: { $cards }.
    }
fetch_quest-event-pioneer-returned =
    { $me ->
        [yes] Your pioneer is active again.
       *[no] { $player }'s pioneer is active again.
    }
fetch_quest-event-shield-raised = { $player } prevents { $amount } Danger.
fetch_quest-event-enemies-hushed = { $player } silences the coming Activation.
fetch_quest-event-draw-weakened = The next active player draws { $cards } fewer.
fetch_quest-event-challenges-scouted = { $player } reveals { $challenges }.
fetch_quest-event-challenge-put-back = { $challenge } goes { $where ->
        [top] on top of
       *[bottom] under
    } the Challenge deck.
fetch_quest-event-challenge-moved = { $challenge } moves from place { $from } to { $to }.
fetch_quest-event-challenge-turned = { $challenge } is turned face { $face }.
fetch_quest-event-challenge-activated = { $challenge } strikes { $player }: Danger { $danger }{ $prevented ->
        [0] {""}
       *[other] , { $prevented } prevented
    }{ $hushed ->
        [yes] , no Activation
       *[no] {""}
    }.
fetch_quest-event-challenge-left = { $challenge } leaves the queue.
fetch_quest-event-challenge-came = New in the queue: { $challenge }.
fetch_quest-event-sun-rose = The Sun rises: all Danger +{ $sun }.
fetch_quest-event-mission-defeated =
    { $me ->
        [yes] You complete the Mission { $mission }.
       *[no] { $player } completes the Mission { $mission }.
    }
fetch_quest-event-discard-marked = You mark { $card }.
fetch_quest-event-choice-locked = { $player } is ready.
fetch_quest-event-choice-withdrawn = { $player } chooses again.
fetch_quest-event-rest-discarded =
    { $me ->
        [yes] Rest: you discard { $cards }.
       *[no] Rest: { $player } discards { $cards }.
    }
fetch_quest-event-mission-revealed = The new Mission: { $mission }. In the queue: { $queue }.
fetch_quest-event-said = { $player }: “{ $words }”
fetch_quest-event-game-over =
    { $won ->
        [yes] The last Mission is done: you have won together.
       *[no] No pioneer is active any more: the quest has failed.
    }

# Table talk
fetch_quest-said-rely = You can rely on me for { $challenge }.
fetch_quest-said-may = I may manage { $challenge }.
fetch_quest-said-not = Do not count on me for { $challenge }.
fetch_quest-said-intend = I intend to go for { $challenge } on my turn.
fetch_quest-said-leave = Leave { $challenge } to me.
fetch_quest-said-mission = I intend to go for the Mission.
fetch_quest-said-not-ready = I am not ready for the Mission.
fetch_quest-said-take = I intend to take { $card }.
fetch_quest-said-suits = { $card } would suit { $player }.
fetch_quest-said-ability = I intend to use my ability.
fetch_quest-said-ability-on = I intend to use my ability on { $challenge }.
fetch_quest-said-ability-for = I intend to use my ability for { $player }.
fetch_quest-said-hand = I intend to hand cards to { $player }.
fetch_quest-said-welcome = Cards for me would be welcome.
fetch_quest-said-keep = Please keep your cards.
fetch_quest-said-finish = Let us finish this Mission now.
fetch_quest-said-gather = Let us gather strength first.
fetch_quest-said-who = Who deals with { $challenge }?
fetch_quest-said-plan = { $player }, what do you intend this turn?
fetch_quest-said-who-mission = Who goes for the Mission?
fetch_quest-said-shall-i = { $player }, shall I hand you cards?
fetch_quest-said-yes = Yes, please.
fetch_quest-said-no = Rather not.
fetch_quest-said-thanks = Thanks!
fetch_quest-said-well-done = Well done!
fetch_quest-said-sorry = Sorry.
fetch_quest-said-worried = I am worried.
fetch_quest-said-patience = Patience …
fetch_quest-said-howl = Aooo!
fetch_quest-said-feel-yes = Yes.
fetch_quest-said-feel-no = No.
fetch_quest-said-point = Look: { $challenge }
fetch_quest-said-point-card = Look: { $card }
fetch_quest-said-point-player = Look: { $player }
fetch_quest-said-point-mission = Look: the Mission

# Why an answer is refused
fetch_quest-objection-nothing-to-withdraw = There is nothing to take back now.
fetch_quest-objection-game-over = The game is over; start a new one to play on.
fetch_quest-objection-already-locked = You are ready already; take it back to choose again.
fetch_quest-objection-not-asked = It is not your turn; wait for { $player }.
fetch_quest-objection-not-in-hand = { $card } is not in your hand; choose another card.
fetch_quest-objection-already-defeated = { $challenge } lies face down already; choose one that lies face up.
fetch_quest-objection-not-in-queue = { $challenge } is not in the queue; choose one that is.
fetch_quest-objection-no-such-mission-attempt = This Mission cannot be attempted so; read what it asks.
fetch_quest-objection-play-one-first = Play at least one card first, or make no attempt after all.
fetch_quest-objection-already-played = A card is on the table already; close the attempt.
fetch_quest-objection-no-attempt = Cards are played in an attempt; choose a target first.
fetch_quest-objection-already-claimed = { $pioneer } is taken; choose another pioneer.
fetch_quest-objection-not-flippable = { $challenge } cannot be turned down by this; choose a face-up one of total Defeat { $most } or less.
fetch_quest-objection-not-in-pile = { $card } does not lie in the Fortune Pile; choose one that does.
fetch_quest-objection-nothing-defeated = A Reward is only for those who have defeated something this turn; forage, give, or use your ability.
fetch_quest-objection-fortune-deck-empty = The Fortune deck is empty; choose another action.
fetch_quest-objection-no-price = Without a defeat the ability costs a card, and your hand is empty; choose another action.
fetch_quest-objection-give-to-another = Cards are given to somebody else: choose Give, then a player.
fetch_quest-objection-claim-a-pioneer = Choose a pioneer first.
fetch_quest-objection-retreated = Your pioneer is in retreat: use its ability or let the turn pass.
fetch_quest-objection-choose-a-target = Choose a target first, or make no attempt.
fetch_quest-objection-play-cards = Play a card, or close the attempt.
fetch_quest-objection-choose-an-action = Choose one of the four actions.
fetch_quest-objection-pay-first = Discard a card of your hand as the price first.
fetch_quest-objection-choose-gifts = Choose cards of your hand to give, or say that you are done.
fetch_quest-objection-discard-down = Discard down to four cards first.
fetch_quest-objection-discard-for-activation = The Activation makes you discard; choose a card of your hand.
fetch_quest-objection-name-a-player = Choose a player who can be chosen.
fetch_quest-objection-choose-to-flip = Choose a Challenge to turn face down.
fetch_quest-objection-choose-to-move = Choose a Challenge and a place within reach, or move nothing.
fetch_quest-objection-put-back = Put the revealed Challenges back first.
fetch_quest-objection-refresh-or-keep = Decide first whether there is a new Pile.
fetch_quest-objection-take-from-pile = Choose a card of the Fortune Pile.
fetch_quest-objection-take-one = Take one of the cards you look at.
fetch_quest-objection-recover-or-done = Choose a card of your discard pile, or say that you are done.
fetch_quest-objection-scrap-or-done = Choose a basic card, or say that you are done.
fetch_quest-objection-rest-discard = Choose cards to discard, or say that you are ready.
fetch_quest-objection-not-yet = Talk begins when all have their pioneers.
fetch_quest-objection-no-such-object = That is not on the table now; choose something that is.
fetch_quest-objection-said-already = You have said this in this turn; say it again in the next one.
fetch_quest-objection-nobody-asked-you = Nobody has asked you that.
fetch_quest-objection-said-enough = You have said { $most } things in this turn; the next turn gives you new ones.
fetch_quest-objection-no-such-item = That cannot be said; choose from the list of table talk.
fetch_quest-objection-unknown-card = There is no card “{ $card }”.
fetch_quest-objection-not-understood = I do not understand “{ $said }”. Choose one of the answers.

# Table options
fetch_quest-option-pioneers = Pioneers
fetch_quest-option-pioneers-random = random team
fetch_quest-option-pioneers-chosen = all choose in turn
fetch_quest-option-first-player = First player
fetch_quest-option-first-player-mutt = whoever plays Spike Mutt
fetch_quest-option-first-player-random = random
fetch_quest-option-talk = Table talk
fetch_quest-option-talk-structured = structured: only what the list offers
fetch_quest-option-talk-free = free chat
fetch_quest-option-talk-open-hands = open hands and free chat
fetch_quest-option-level = Difficulty
fetch_quest-option-level-standard = Standard
fetch_quest-option-level-puppy = Puppy
fetch_quest-option-level-old-dog = Old Dog
fetch_quest-option-sun = Sun track
fetch_quest-option-sun-on = with the Sun
fetch_quest-option-sun-off = without: the printed rules alone

# At the table in the browser
fetch_quest-where = Mission { $letter } · turn { $turn } · { $level }
fetch_quest-status-over = The game is over
fetch_quest-status-claiming = Choose your pioneers
fetch_quest-key-cards = choose a Challenge from the top, then cards of your hand
fetch_quest-nothing = nothing
fetch_quest-a-card = a card
fetch_quest-the-mission = the Mission
fetch_quest-seal-mind = Seal of Mind
fetch_quest-seal-skill = Seal of Skill
fetch_quest-seal-war = Seal of War
fetch_quest-broken = broken
fetch_quest-card-challenge = Challenge { $letter }, Defeat { $demand }, Danger { $danger }
fetch_quest-has-stamina = Stamina { $n } of { $most }
fetch_quest-has-hand = Cards in hand: { $n }
fetch_quest-has-deck = Cards in the deck: { $n }
fetch_quest-has-discard = Discard pile: { $n }
fetch_quest-look-at = Look at { $player }'s pioneer and discard pile
fetch_quest-on-turn = on turn
fetch_quest-thinking = is asked
fetch_quest-locked = ready
fetch_quest-says = { $player } says:
fetch_quest-is-active = active
fetch_quest-is-retreated = in retreat
fetch_quest-hand-of = { $player }'s hand
fetch_quest-known-of = What you know of { $player }'s hand
fetch_quest-deck-of = Your deck, in no order: { $n }
fetch_quest-queue = Queue
fetch_quest-challenge-deck = Deck { $n }
fetch_quest-place = place { $n }
fetch_quest-face-down = defeated, face down
fetch_quest-danger-now = Danger { $n }
fetch_quest-is-target = is being attempted
fetch_quest-move-to = move to place { $n }
fetch_quest-next = Next:
fetch_quest-threat = { $challenge } strikes at the end of this turn: { $player } loses { $n } Stamina.
fetch_quest-threat-none = { $challenge } is defeated and leaves without harm.
fetch_quest-threat-sun = The Sun adds { $n }.
fetch_quest-threat-shield = { $n } prevented.
fetch_quest-threat-hush = No Activation this time.
fetch_quest-threat-then = Then: { $text }
fetch_quest-threat-weaken = The next active player draws { $n } fewer.
fetch_quest-pay = { $n ->
        [one] one card
       *[other] { $n } cards
    }
fetch_quest-pay-with = Lay out: { $cards }
fetch_quest-can-pay = Your hand suffices: { $cards }
fetch_quest-lay-out = Lay out { $cards }
fetch_quest-suggested = suggested
fetch_quest-marked = marked to be discarded
fetch_quest-mission-label = Mission { $letter }: { $mission }
fetch_quest-missions-done = Missions completed: { $n } of 4
fetch_quest-progress-facedown = { $n } of { $needed } face down
fetch_quest-progress-seals = { $n } of 3 seals broken
fetch_quest-progress-bounty = Bounty { $n } of { $needed }
fetch_quest-progress-grand = The queue would add { $n } ★
fetch_quest-sun = Sun track
fetch_quest-sun-now = Sun { $n }: all Danger +{ $n }. It rises in { $left ->
        [one] one turn
       *[other] { $left } turns
    }; at { $set } all is lost.
fetch_quest-pile = Fortune Pile
fetch_quest-fortune-deck = Deck { $n }
fetch_quest-pile-empty = The Pile is empty.
fetch_quest-attempt = { $player } attempts { $target }
fetch_quest-demand = Demand
fetch_quest-pool = Pool
fetch_quest-bonus = { $n } ★ of them from face-down Challenges
fetch_quest-enough = Enough.
fetch_quest-not-enough = Not enough yet.
fetch_quest-spread-scouted = The next Challenges
fetch_quest-spread-looked = The top of the Fortune deck
fetch_quest-spread-discard = Your discard pile
fetch_quest-hand = Your hand: { $n ->
        [one] one card
       *[other] { $n } cards
    }
fetch_quest-hand-sum = Together in hand
fetch_quest-hand-empty = Your hand is empty.
fetch_quest-actions = Actions
fetch_quest-action-reward = Reward
fetch_quest-action-reward-text = Take a card of the Fortune Pile, after a defeat.
fetch_quest-action-forage = Forage
fetch_quest-action-forage-text = Take the top Fortune card unseen.
fetch_quest-action-ability = Ability
fetch_quest-action-give = Give
fetch_quest-action-give-text = Hand any number of cards to one player.
fetch_quest-talk = Table talk
fetch_quest-talk-open = Say something
fetch_quest-talk-left = { $n ->
        [0] nothing more in this turn
        [one] one more in this turn
       *[other] { $n } more in this turn
    }
fetch_quest-talk-statements = Statements
fetch_quest-talk-questions = Questions
fetch_quest-talk-emotes = Feelings
fetch_quest-talk-pings = Point
fetch_quest-talk-point = Point at …
fetch_quest-talk-object = Touch it on the table, or choose:
fetch_quest-talk-bare = As it is
fetch_quest-talk-stop = Say nothing
fetch_quest-talk-answer = Answer { $player }
fetch_quest-talk-about-card = This card
fetch_quest-talk-silent = You have said all you can in this turn.
fetch_quest-stage-defeated = Mission completed: { $mission }
fetch_quest-stage-rest = The Rest: retreated pioneers return with one Stamina, then everybody may discard.
fetch_quest-stage-revealed = The next Mission: { $mission }
fetch_quest-stage-retreated = { $pioneer } retreats
fetch_quest-stage-retreated-text = Your pioneer has no Stamina left: your hand is discarded, and until the Rest only the Retreat ability remains.
fetch_quest-result = The result
fetch_quest-won = Won together!
fetch_quest-won-text = All four Missions are done, in turn { $turn }.
fetch_quest-lost = The quest has failed
fetch_quest-lost-text = It ended in Mission { $letter }, { $mission }, in turn { $turn }.
fetch_quest-played-as = { $level } · { $talk }
fetch_quest-mission-done = completed
fetch_quest-mission-open = not completed
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
fetch_quest-give-to = To whom?

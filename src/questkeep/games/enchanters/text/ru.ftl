# Слова игры Enchanters

enchanters-title = Enchanters
enchanters-author = Автор игры — Rafał Cywicki.
enchanters-tagline = Путешествуй, бери найденное и клади поверх того, что есть: побеждает тот, у кого больше славы и меньше ран.

# Имена
enchanters-artifact = { $item } { $enchantment }
enchanters-kingdom-bandits = Разбойники
enchanters-kingdom-cultists = Культисты
enchanters-kingdom-dracons = Дракониды
enchanters-kingdom-gnolls = Гноллы
enchanters-kingdom-goblins = Гоблины
enchanters-kingdom-unicorns = Единороги
enchanters-class-item = Предмет
enchanters-class-enchantment = Зачарование
enchanters-class-monster = Монстр
enchanters-class-dragon = Дракон
enchanters-class-village = Деревня
enchanters-name-fist = Кулак
enchanters-name-enchanting = волшебства
enchanters-name-scimitar = Ятаган
enchanters-name-dagger = Кинжал
enchanters-name-trap = Ловушка
enchanters-name-greed = алчности
enchanters-name-thieves = воров
enchanters-name-bribery = подкупа
enchanters-name-bandit = Разбойник
enchanters-name-highwayman = Налётчик
enchanters-name-pirate-captain = Капитан пиратов
enchanters-name-golden-dragon = Золотой дракон
enchanters-name-sickle = Серп
enchanters-name-whip = Кнут
enchanters-name-voodoo-doll = Кукла вуду
enchanters-name-leeches = пиявок
enchanters-name-pain = боли
enchanters-name-blood = крови
enchanters-name-cultist = Культист
enchanters-name-black-knight = Чёрный рыцарь
enchanters-name-elder-being = Древняя сущность
enchanters-name-shadow-dragon = Теневой дракон
enchanters-name-long-sword = Длинный меч
enchanters-name-flail = Кистень
enchanters-name-dragon-spear = Драконье копьё
enchanters-name-dragon = дракона
enchanters-name-frenzy = неистовства
enchanters-name-scales = чешуи
enchanters-name-serpent-fly = Стрекозмей
enchanters-name-dracon = Драконид
enchanters-name-dragon-turtle = Драконья черепаха
enchanters-name-great-wyrm = Великий змей
enchanters-name-bolas = Бола
enchanters-name-necklace = Ожерелье
enchanters-name-hunting-bow = Охотничий лук
enchanters-name-rage = ярости
enchanters-name-glory = славы
enchanters-name-hunt = охоты
enchanters-name-gnoll = Гнолл
enchanters-name-manticore = Мантикора
enchanters-name-roc = Птица Рух
enchanters-name-bronze-dragon = Бронзовый дракон
enchanters-name-axe = Топор
enchanters-name-helmet = Шлем
enchanters-name-leather-armour = Кожаный доспех
enchanters-name-fire = огня
enchanters-name-stone = камня
enchanters-name-forging = кузни
enchanters-name-goblin = Гоблин
enchanters-name-ogre = Огр
enchanters-name-giant = Великан
enchanters-name-iron-dragon = Железный дракон
enchanters-name-quarterstaff = Боевой посох
enchanters-name-herb-pouch = Травяная сума
enchanters-name-silver-bow = Серебряный лук
enchanters-name-regeneration = регенерации
enchanters-name-light = света
enchanters-name-mercy = милосердия
enchanters-name-unicorn = Единорог
enchanters-name-treant = Древень
enchanters-name-phoenix = Феникс
enchanters-name-pink-dragon = Розовый дракон
enchanters-name-normaltown = Нормальск
enchanters-name-dwarfburg = Гномбург
enchanters-name-port-aurisan = Порт-Аурисан
enchanters-name-dracopolis = Дракополис
enchanters-name-hateville = Злобино
enchanters-name-holy-grove = Священная роща
enchanters-name-temple-of-epiona = Храм Эпионы
enchanters-name-sleepy-rock = Сонная скала
enchanters-name-foxenfurt = Лисий Брод
enchanters-name-north-ridge = Северный хребет
enchanters-name-chapel-of-soulfire = Часовня огня душ
enchanters-name-alea = Алеа
enchanters-name-bloodhaven = Кровавая гавань
enchanters-name-cave-of-fools = Пещера глупцов
enchanters-name-deep-tower = Глубинная башня
enchanters-name-garden-of-thorns = Терновый сад
enchanters-name-old-hunters-keep = Твердыня старого охотника
enchanters-name-pyrkonia = Пиркония
enchanters-name-red-gorge-forge = Кузня Красного ущелья
enchanters-name-scarabvan = Скарабван
enchanters-name-sellsword-camp = Лагерь наёмников

# Что написано на карте
enchanters-kind-now =
    { $creature ->
        [yes] При победе: { $effects }
       *[no] При взятии: { $effects }
    }
enchanters-kind-act = { $cost }: { $effects }
enchanters-below-line = Под чертой: { $sentence }
enchanters-sentence = { $text }.
enchanters-kind-act-free = Действие: { $effects }
enchanters-kind-multi = Сколько угодно раз: { $cost }: { $effects }
enchanters-kind-rest = Отдых: { $effects }
enchanters-kind-rest-cost = Отдых, { $cost }: { $effects }
enchanters-kind-on-turn = В начале твоего хода: { $effects }
enchanters-kind-on-slay = После победы над монстром: { $effects }
enchanters-kind-on-mauled = После раны от существа: { $effects }
enchanters-kind-on-rested = После отдыха: { $effects }
enchanters-kind-on-slay-dragon = После победы над драконом: { $effects }
enchanters-kind-on-took-item = После того как ты взял предмет: { $effects }
enchanters-kind-on-took-enchantment = После того как ты взял зачарование: { $effects }
enchanters-kind-against-monster = Против монстров: { $effects }
enchanters-kind-against-dragon = Против драконов: { $effects }
enchanters-kind-score = Конец игры: { $points } славы { $per }
enchanters-kind-double = Двойной урон
enchanters-kind-sweep = Атакует всех игроков
enchanters-kind-cap = Путешествие никогда не стоит больше { $value ->
        [one] { $value } кристалла
       *[other] { $value } кристаллов
    }
enchanters-kind-stronger = У каждого монстра и дракона +{ $value } силы
enchanters-kind-start = Подготовка: все начинают с { $value ->
        [one] { $value } кристаллом
       *[other] { $value } кристаллами
    } вместо 5
enchanters-cost-crystals = заплати { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[other] { $n } кристаллов
    }
enchanters-cost-wounds = получи { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }
enchanters-cost-defense = потеряй на этот ход { $n } защиты
enchanters-cost-monster = сбрось одного своего монстра
enchanters-cost-this = сбрось эту карту
enchanters-cost-mend = другой игрок исцеляет ровно { $n ->
        [one] { $n } свою рану
        [few] { $n } свои раны
       *[other] { $n } своих ран
    }
enchanters-do-attack = { $n } атаки
enchanters-do-defense = { $n } защиты
enchanters-do-crystals = возьми { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[other] { $n } кристаллов
    }
enchanters-do-heal = исцели { $n }
enchanters-do-rob = отними у другого игрока до { $n ->
        [one] { $n } кристалла
       *[other] { $n } кристаллов
    }
enchanters-do-shift = передай до { $n ->
        [one] { $n } своей раны
       *[other] { $n } своих ран
    } другому игроку
enchanters-do-hurt-me = получи { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }
enchanters-do-hurt-one = другой игрок получает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }
enchanters-do-hurt-others = все другие получают { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }
enchanters-do-hurt-any = названный тобой игрок (можно и ты) получает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }
enchanters-do-fine-me = потеряй { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[other] { $n } кристаллов
    }
enchanters-do-fine-one = другой игрок теряет { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[other] { $n } кристаллов
    }
enchanters-do-fine-others = все другие теряют { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[other] { $n } кристаллов
    }
enchanters-do-fine-any = названный тобой игрок (можно и ты) теряет { $n ->
        [one] { $n } кристалл
        [few] { $n } кристалла
       *[other] { $n } кристаллов
    }
enchanters-do-discard-me = сбрось одного своего монстра
enchanters-do-discard-one = другой игрок сбрасывает монстра
enchanters-do-discard-others = все другие сбрасывают по монстру
enchanters-do-discard-any = названный тобой игрок (можно и ты) сбрасывает монстра
enchanters-do-claim = другой игрок отдаёт тебе монстра, он ложится под эту карту
enchanters-do-gift = отдай эту карту другому игроку, поверх его стопки предметов
enchanters-do-graveyard = отправься к верхней карте кладбища
enchanters-do-free = твоё путешествие в этом ходу бесплатно
enchanters-do-swap = поменяй местами две карты тропы
enchanters-per-attack = { $k ->
        [1] за каждое очко твоей атаки
        [one] за каждые { $k } очко твоей атаки
        [few] за каждые { $k } очка твоей атаки
       *[other] за каждые { $k } очков твоей атаки
    }
enchanters-per-defense = { $k ->
        [1] за каждое очко твоей защиты
        [one] за каждые { $k } очко твоей защиты
        [few] за каждые { $k } очка твоей защиты
       *[other] за каждые { $k } очков твоей защиты
    }
enchanters-per-monsters = { $k ->
        [1] за каждого монстра
        [one] за каждых { $k } монстра
        [few] за каждых { $k } монстров
       *[other] за каждых { $k } монстров
    }
enchanters-per-dragons = { $k ->
        [1] за каждого дракона
        [one] за каждых { $k } дракона
        [few] за каждых { $k } драконов
       *[other] за каждых { $k } драконов
    }
enchanters-per-trophies = { $k ->
        [1] за каждого монстра или дракона
        [one] за каждых { $k } монстра или дракона
        [few] за каждых { $k } монстров или драконов
       *[other] за каждых { $k } монстров или драконов
    }
enchanters-per-items = { $k ->
        [1] за каждый предмет
        [one] за каждые { $k } предмет
        [few] за каждые { $k } предмета
       *[other] за каждые { $k } предметов
    }
enchanters-per-enchantments = { $k ->
        [1] за каждое зачарование
        [one] за каждые { $k } зачарование
        [few] за каждые { $k } зачарования
       *[other] за каждые { $k } зачарований
    }
enchanters-per-pairs = { $k ->
        [1] за каждую пару из предмета и зачарования
        [one] за каждые { $k } пару из предмета и зачарования
        [few] за каждые { $k } пары из предмета и зачарования
       *[other] за каждые { $k } пар из предмета и зачарования
    }
enchanters-per-wounds = { $k ->
        [1] за каждую свою рану
        [one] за каждые { $k } свою рану
        [few] за каждые { $k } свои раны
       *[other] за каждые { $k } своих ран
    }
enchanters-per-crystals = { $k ->
        [1] за каждый кристалл
        [one] за каждые { $k } кристалл
        [few] за каждые { $k } кристалла
       *[other] за каждые { $k } кристаллов
    }
enchanters-per-track-creatures = { $k ->
        [1] за каждого монстра или дракона на тропе
        [one] за каждых { $k } монстра или дракона на тропе
        [few] за каждых { $k } монстров или драконов на тропе
       *[other] за каждых { $k } монстров или драконов на тропе
    }
enchanters-per-track-artifacts = { $k ->
        [1] за каждый предмет или зачарование на тропе
        [one] за каждые { $k } предмет или зачарование на тропе
        [few] за каждые { $k } предмета или зачарования на тропе
       *[other] за каждые { $k } предметов или зачарований на тропе
    }
enchanters-creature = сила { $strength }, здоровье { $health }
enchanters-upper = сверху: { $icons }
enchanters-lower = всегда: { $icons }
enchanters-icon-attack = { $n } атаки
enchanters-icon-defense = { $n } защиты
enchanters-icon-glory = { $n } славы

# Почему ответ отклонён
enchanters-objection-nothing-to-withdraw = Отменять нечего: в этой игре нет тайного выбора.
enchanters-objection-game-over = Игра окончена; начни новую.
enchanters-objection-not-asked = Сейчас спрашивают не тебя; подожди остальных.
enchanters-objection-draft-a-kingdom = Выбери одно из оставшихся королевств, например: draft gnolls.
enchanters-objection-choose-two-spaces = Назови два разных места тропы от 1 до { $spaces }, например: swap 1 2.
enchanters-objection-no-withdrawal = Путешествие оплачено, бой начался; используй действие или продолжай.
enchanters-objection-major-first = Прежде чем закончить ход, нужно путешествовать или отдохнуть.
enchanters-objection-major-done = Ты уже путешествовал или отдыхал; используй действие или закончи ход.
enchanters-objection-no-such-window = Сейчас такого момента нет; он бывает в бою.
enchanters-objection-nobody-to-name = Сейчас никого не нужно называть.
enchanters-objection-nothing-to-drop = Сейчас не нужно отдавать монстра.
enchanters-objection-no-swap = Сейчас карты менять нельзя.
enchanters-objection-name-first = Сначала назови игрока, например: name 1.
enchanters-objection-not-so-wounded = У этого игрока ран меньше { $wounds ->
        [one] { $wounds }
       *[other] { $wounds }
    }; назови другого.
enchanters-objection-name-another = Этого игрока назвать нельзя; назови другого.
enchanters-objection-drop-first = Сначала выбери одного из своих монстров, например: drop GNO-M1.1.
enchanters-objection-dragon-is-no-monster = { $card } — дракон, а дракон не монстр; выбери монстра.
enchanters-objection-not-your-monster = { $card } — не твой монстр; выбери из своей стопки.
enchanters-objection-no-such-space = На месте { $space } карты нет; карт на тропе: { $spaces ->
        [one] { $spaces }
       *[other] { $spaces }
    }.
enchanters-objection-journey-too-dear = Это путешествие стоит { $price ->
        [one] { $price } кристалл
        [few] { $price } кристалла
       *[other] { $price } кристаллов
    }, у тебя { $crystals }; выбери карту поближе или отдохни.
enchanters-objection-covered = { $card } накрыта; это действие есть, только пока карта лежит сверху.
enchanters-objection-not-yours = { $card } лежит не у тебя; используй свои верхние карты или деревню.
enchanters-objection-already-used = Это действие карты { $card } в этом ходу уже использовано; в следующем оно снова доступно.
enchanters-objection-costs-crystals = Это стоит { $price ->
        [one] { $price } кристалл
        [few] { $price } кристалла
       *[other] { $price } кристаллов
    }, у тебя { $crystals }.
enchanters-objection-costs-defense = Это стоит { $price } защиты, у тебя { $defense }.
enchanters-objection-costs-a-monster = Это стоит монстра, а у тебя его нет.
enchanters-objection-nobody-so-wounded = Ни у кого другого нет столько ран: { $wounds ->
        [one] { $wounds }
       *[other] { $wounds }
    }.
enchanters-objection-cost-unpayable = Ты не можешь заплатить эту цену.
enchanters-objection-unknown-card = Карты «{ $card }» нет; карты пишут так: GNO-M1.1.
enchanters-objection-unknown-kingdom = Королевства «{ $kingdom }» нет.
enchanters-objection-unknown-ability = У «{ $said }» нет такого действия; напиши карту или деревню и номер, например: use village.3.
enchanters-objection-wrong-word = Здесь говорят «{ $word }».
enchanters-objection-no-such-village = Деревни «{ $value }» в этой колоде нет.
enchanters-objection-no-such-kingdom = Королевства «{ $value }» в этой колоде нет.
enchanters-objection-not-understood = Не понимаю «{ $said }». Выбери номер или напиши, например: journey 1.

# Пункты правил в одном предложении
enchanters-clause-E-08 = Дракон никогда не монстр, а монстр никогда не дракон.
enchanters-clause-E-10 = Верхняя часть карты действует, только пока карта лежит сверху стопки.
enchanters-clause-E-13 = Можно использовать деревню и свои открытые карты, но не чужие.
enchanters-clause-E-19 = Каждое королевство в игре одно; при выборе берут по очереди.
enchanters-clause-E-27 = Игроки ходят по очереди.
enchanters-clause-E-29 = В ходу одно путешествие или один отдых и сколько угодно малых действий.
enchanters-clause-E-30 = Пропустить ход нельзя: путешествуй или отдыхай.
enchanters-clause-E-32 = Начатое доводится до конца прежде всего остального.
enchanters-clause-E-33 = Ход заканчиваешь ты сам, после путешествия или отдыха.
enchanters-clause-E-37 = Цена платится полностью, иначе действие выбрать нельзя.
enchanters-clause-E-40 = Каждое действие один раз за ход, если не сказано «сколько угодно раз».
enchanters-clause-E-45 = Защитой и чужими ранами можно платить, только если они есть.
enchanters-clause-E-47 = На тропе лежит до шести карт, место 1 — у деревни.
enchanters-clause-E-52 = Обмен двигает две карты тропы; бой продолжается с тем же врагом.
enchanters-clause-E-53 = Один отдых за ход: в деревне или на одной из твоих верхних карт.
enchanters-clause-E-58 = Путешествие стоит кристалл за каждую карту между твоей и деревней.
enchanters-clause-E-74 = Если атака не меньше здоровья врага, ты побеждаешь.
enchanters-clause-E-77 = В бою можно действовать перед ударом врага и ещё раз перед своим.
enchanters-clause-E-78 = Оплаченное путешествие отменить нельзя.
enchanters-clause-E-84 = Проигранный бой тоже стоит первой карты тропы в конце хода.
enchanters-clause-E-91 = Цель называет тот, чей ход.
enchanters-clause-E-92 = Владелец сам выбирает, какой его монстр уйдёт, из любого места стопки.
enchanters-clause-E-105 = Отданный монстр ложится под новый трофей.
enchanters-clause-E-117 = Игра кончается, когда пусты колода и тропа.
enchanters-clause-E-122 = При равенстве: меньше ран, затем больше кристаллов, затем общая победа.
enchanters-clause-E-130 = Скрыт только порядок колоды; тайн ни у кого нет.

# Что спрашивают
enchanters-ask-drafting = Выбери королевство для этой игры.
enchanters-ask-choosing = Отправляйся к карте тропы или отдыхай.
enchanters-ask-done = Используй действие или закончи ход.
enchanters-ask-facing =
    { $card } сейчас ударит: { $wounds ->
        [0] ран тебе не будет
        [one] { $wounds } рана тебе
        [few] { $wounds } раны тебе
       *[other] { $wounds } ран тебе
    }. Используй действие или продолжай.
enchanters-ask-striking =
    { $missing ->
        [0] Твоей атаки хватает: { $card }.
       *[other] Не хватает атаки: { $missing } ({ $card }).
    } Используй действие или бей.
enchanters-ask-naming = { $source }: назови игрока. { $text }.
enchanters-ask-dropping = Выбери одного своего монстра, чтобы сбросить.
enchanters-ask-handing-over = Выбери одного своего монстра, чтобы отдать. Получит: { $player }.
enchanters-ask-swapping = Выбери две карты тропы для обмена.
enchanters-fight =
    { $wounds ->
        [0] без ран
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[other] { $wounds } ран
    }, { $missing ->
        [0] атаки хватает
       *[other] не хватает атаки: { $missing }
    }, слава { $glory }{ $outlook ->
        [hopeless] ; сейчас безнадёжно
       *[open] {""}
    }
enchanters-fight-actions = можно победить: { $actions }
enchanters-fight-first = до путешествия: { $actions }
enchanters-plan-drop = сбросить: { $card }
enchanters-option-draft = { $kingdom }
enchanters-option-drop = { $card }
enchanters-option-journey = { $spacecard }, цена: { $spaceprice ->
        [0] бесплатно
        [one] { $spaceprice } кристалл
        [few] { $spaceprice } кристалла
       *[other] { $spaceprice } кристаллов
    }
enchanters-option-end = Закончить ход
enchanters-option-go-on = Дальше: ждать удара
enchanters-option-strike = Ударить
enchanters-option-name = { $player }
enchanters-option-rest = { $ability }
enchanters-option-swap = поменять { $firstcard } и { $secondcard }
enchanters-option-use = { $ability }

# Стол
enchanters-status-drafting = Выбираются королевства
enchanters-village = Деревня: { $village }
enchanters-track = Тропа
enchanters-deck = Колода { $size } · кладбище { $graveyard }
enchanters-set-aside = На дне колоды: { $cards }
enchanters-lower-half = Драконы лежат среди карт перед ними, всего карт: { $count }.
enchanters-graveyard-top = Сверху на кладбище: { $card }
enchanters-kingdoms = Королевства: { $kingdoms }
enchanters-player = атака { $attack } · защита { $defense } · кристаллы { $crystals } · раны { $wounds } · счёт { $score }
enchanters-trophies = Трофеи: { $cards }

# Что произошло
enchanters-event-kingdom-drafted =
    { $me ->
        [yes] Твой выбор: { $kingdom }.
       *[no] { $player } выбирает: { $kingdom }.
    }
enchanters-event-game-opened = Деревня: { $village }. Королевства: { $kingdoms }. На тропе: { $track }.
enchanters-event-turn-began =
    { $me ->
        [yes] Ход { $turn }: твой.
       *[no] Ход { $turn }: { $player }.
    }
enchanters-event-journey-made =
    { $me ->
        [yes] Твоё путешествие: { $card }. Цена: { $price ->
            [0] бесплатно
            [one] { $price } кристалл
            [few] { $price } кристалла
           *[other] { $price } кристаллов
        }.
       *[no] { $player } путешествует: { $card }. Цена: { $price ->
            [0] бесплатно
            [one] { $price } кристалл
            [few] { $price } кристалла
           *[other] { $price } кристаллов
        }.
    }
enchanters-event-graveyard-sought =
    { $me ->
        [yes] Ты идёшь на кладбище: { $cardhidden ->
            [yes] ничего
           *[no] { $card }
        }.
       *[no] { $player } идёт на кладбище: { $cardhidden ->
            [yes] ничего
           *[no] { $card }
        }.
    }
enchanters-event-rest-taken =
    { $me ->
        [yes] Ты отдыхаешь. { $ability }.
       *[no] { $player } отдыхает. { $ability }.
    }
enchanters-event-action-used =
    { $me ->
        [yes] Ты используешь: { $source }. { $ability }.
       *[no] { $player } использует: { $source }. { $ability }.
    }
enchanters-event-trigger-fired = { $source } ({ $player }). { $ability }.
enchanters-event-bonus-changed =
    { $value ->
        [attack] { $player }: { $change } атаки.
       *[defense] { $player }: { $change } защиты.
    }
enchanters-event-crystals-changed = { $player }: кристаллы { $change }.
enchanters-event-wounds-changed = { $player }: раны { $change }.
enchanters-event-player-named =
    { $me ->
        [yes] Ты называешь: { $namedme ->
            [yes] себя
           *[no] { $named }
        }.
       *[no] { $player } называет: { $namedme ->
            [yes] тебя
           *[no] { $named }
        }.
    }
enchanters-event-card-discarded =
    { $me ->
        [yes] Ты сбрасываешь: { $card }.
       *[no] { $player } сбрасывает: { $card }.
    }
enchanters-event-monster-handed-over = { $giver } → { $player }: { $card }.
enchanters-event-card-given = { $player } → { $taker }: { $card }.
enchanters-event-journey-freed =
    { $me ->
        [yes] Твоё путешествие в этот ход бесплатно.
       *[no] { $player } в этот ход путешествует бесплатно.
    }
enchanters-event-cards-swapped = { $cards } меняются местами.
enchanters-event-creature-attacked = { $card } бьёт с силой { $strength }. Раны: { $wounds }.
enchanters-event-fight-won =
    { $me ->
        [yes] Твоя победа: { $card }. Атака { $attack } против здоровья { $health }.
       *[no] { $player } побеждает: { $card }. Атака { $attack } против здоровья { $health }.
    }
enchanters-event-fight-lost =
    { $me ->
        [yes] Твоё поражение: { $card }. Атака { $attack } против здоровья { $health }.
       *[no] { $player } проигрывает: { $card }. Атака { $attack } против здоровья { $health }.
    }
enchanters-event-card-taken =
    { $me ->
        [yes] Ты берёшь: { $card }.
       *[no] { $player } берёт: { $card }.
    }
enchanters-event-card-placed =
    { $me ->
        [yes] Теперь у тебя: { $card }.
       *[no] Теперь { $card } лежит у игрока { $player }.
    }
enchanters-event-card-drawn = Новая карта тропы: { $card }.
enchanters-event-track-discarded = Сброшено с тропы: { $card }.
enchanters-event-game-scored = Игра окончена: { $scores }.

# Подсчёт
enchanters-score-title = Подсчёт
enchanters-score-player = Игрок
enchanters-score-glory = Слава
enchanters-score-village = Деревня
enchanters-score-wounds = Раны
enchanters-score-total = Счёт
enchanters-score-place = Место
enchanters-removed = Не были в игре: { $cards }.

# Варианты
enchanters-option-invasion = Длина игры
enchanters-option-invasion-standard = обычная: полные колоды
enchanters-option-invasion-fast = быстрая: на пять карт меньше за каждого
enchanters-option-invasion-super-fast = очень быстрая: короткие колоды, по 13 ходов
enchanters-option-depths = Драконы в глубине
enchanters-option-depths-no = нет: драконы лежат где угодно
enchanters-option-depths-yes = да: драконы лежат в нижней половине
enchanters-option-kingdoms = Королевства
enchanters-option-kingdoms-random = случайно
enchanters-option-kingdoms-draft = выбор по очереди
enchanters-option-kingdoms-bandits = { enchanters-kingdom-bandits }
enchanters-option-kingdoms-cultists = { enchanters-kingdom-cultists }
enchanters-option-kingdoms-dracons = { enchanters-kingdom-dracons }
enchanters-option-kingdoms-gnolls = { enchanters-kingdom-gnolls }
enchanters-option-kingdoms-goblins = { enchanters-kingdom-goblins }
enchanters-option-kingdoms-unicorns = { enchanters-kingdom-unicorns }
enchanters-option-village = Деревня
enchanters-option-village-random = случайно
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

# Правила на одной странице
enchanters-rules-title = Enchanters за минуту
enchanters-rules =
    Ты собираешь артефакт из стопки предметов и стопки зачарований; побеждённые существа лежат в третьей стопке.
    Новая карта накрывает прежнюю, и от той действует только нижняя полоса; действия есть лишь у верхних карт.
    В свой ход ты путешествуешь или отдыхаешь и совершаешь столько малых действий, на сколько хватит средств, каждое по разу, если не сказано иное.
    Путь стоит кристалл за каждую пропущенную карту. Предмет или зачарование просто берут, а монстра нужно победить.
    Враг бьёт первым: его сила минус твоя защита — столько ран. Затем твоя атака должна достичь его здоровья.
    Действовать можно перед его ударом и перед своим. Проигранный бой оставляет раны, а первая карта тропы сбрасывается.
    Отдых даёт кристаллы или лечит; в конце хода первая карта тропы сбрасывается.
    Игра кончается, когда пусты колода и тропа. Счёт: слава всех карт и деревни минус один за каждую рану.
    Карты пишут КОРОЛЕВСТВО-КАРТА.КОПИЯ: GNO-M1.3 — третья копия первого монстра гноллов.

# За столом в браузере
enchanters-where =
    { $phase ->
        [over] Игра окончена
        [drafting] { enchanters-status-drafting }
       *[other] Ход { $turnnumber }
    }
enchanters-key-cards = выбрать карту тропы
enchanters-price = место { $space }, { $price ->
        [0] бесплатно
        [one] { $price } кристалл
        [few] { $price } кристалла
       *[other] { $price } кристаллов
    }
enchanters-pile-items = Предметы: { $count }
enchanters-pile-enchantments = Зачарования: { $count }
enchanters-pile-creatures = Трофеи: { $count }
enchanters-mine = Твой артефакт
enchanters-attack = Атака
enchanters-defense = Защита
enchanters-health = Здоровье
enchanters-has-crystals = Кристаллы: { $count }
enchanters-has-wounds = Раны: { $count }
enchanters-has-score = Очки сейчас: { $count }
enchanters-breakdown = { $player }: атака и защита
enchanters-breakdown-open = { $player }: атака { $attack }, защита { $defense }. Показать, откуда они.
enchanters-from = Откуда
enchanters-together = Всего
enchanters-part-upper = сверху
enchanters-part-lower = нижняя полоса
enchanters-part-against = против этого существа
enchanters-part-bonus = бонус этого хода
enchanters-used = использовано в этот ход
enchanters-thinking = отвечает
enchanters-show-piles = Стопки игрока { $player }
enchanters-drafted = выбрано
enchanters-free-journey = Путешествие в этот ход бесплатно.
enchanters-discard-mark = В конце хода карта с места 1 сбрасывается.
enchanters-heap-deck = Колода: { $count }
enchanters-heap-graveyard = Кладбище: { $count }
enchanters-deck-note =
    { $count ->
        [0] Порядок колоды никому не известен.
       *[other] Порядок колоды никому не известен, но в самом низу лежат эти существа.
    }
enchanters-graveyard-note = Верхняя карта показана первой.
enchanters-confirm =
    { $verb ->
        [journey] { $spacecardkind ->
            [monster] В путь и в бой
            [dragon] В путь и в бой
           *[other] В путь
        }
       *[other] { $phase ->
            [naming] Назвать
            [dropping] Отдать
            [swapping] Поменять
            [drafting] Выбрать
           *[other] В путь
        }
    }
enchanters-doubt =
    { $card }: в этот ход не победить, не хватает атаки: { $missing }, ран: { $wounds }. Всё равно отправиться?
enchanters-doubt-first = { $card }: не победить, если отправиться сейчас. Сначала: { $actions }. Всё равно отправиться?
enchanters-outlook = Сила { $strength }, здоровье { $health }, твоя атака { $attack }:
enchanters-stage-won = { $card }: победа
enchanters-stage-lost = { $card }: поражение
enchanters-stage-glory = Трофей твой: { $glory } славы.
enchanters-stage-discard = Раны остаются, а в конце хода сбрасывается карта тропы.
enchanters-winner =
    { $who ->
        [me] Победа за тобой, счёт { $score }!
        [many] { $players } делят победу, счёт { $score }.
       *[one] Победа: { $players }, счёт { $score }.
    }
enchanters-score-items = Предметы
enchanters-score-enchantments = Зачарования
enchanters-score-creatures = Трофеи

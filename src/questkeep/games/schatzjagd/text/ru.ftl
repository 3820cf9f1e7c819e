# Слова Schatzjagd

schatzjagd-title = Schatzjagd
schatzjagd-tagline = Прячь карты в королевстве из ста полей, посылай приспешника, откапывай сокровища и неси их домой.

# Имена
schatzjagd-type-weapon = Оружие
schatzjagd-type-potion = Зелье
schatzjagd-type-trap = Ловушка
schatzjagd-type-special = Особая карта
schatzjagd-type-fiend = Лиходей
schatzjagd-type-spell = Заклинание
schatzjagd-type-map = План клада
schatzjagd-value-life = жизнь
schatzjagd-value-strength = сила
schatzjagd-value-weapons = очки оружия
schatzjagd-value-gold = золото
schatzjagd-name-crown = корона
schatzjagd-name-chalice = кубок
schatzjagd-name-orb = держава
schatzjagd-name-inn = Трактир
schatzjagd-name-healer = Лекарь
schatzjagd-name-school = Школа
schatzjagd-name-smith = Кузнец
schatzjagd-land-red = красный
schatzjagd-land-yellow = жёлтый
schatzjagd-land-blue = синий
schatzjagd-land-green = зелёный
schatzjagd-map-of = План: { $field }

# Что написано на карте
schatzjagd-says-weapon = Очки оружия +{ $n }.
schatzjagd-says-fiend = Боевая мощь { $n }. Награда: { $effects }.
schatzjagd-says-map = Пока твой приспешник стоит на { $field }, выкопай сокровище: в части 2 или сразу, если план найден там.
schatzjagd-says-pay = Заплати { $n } золота: { $effects }.
schatzjagd-says-aimed = Приспешник другого князя вне города: { $effects }.
schatzjagd-says-robbed = Другой князь, у которого есть игровая карта, где бы ни был его приспешник: { $effects }.
schatzjagd-says-discard = После использования сбрасывается.
schatzjagd-says-window-journey = Только до броска или в походе, пока остались шаги.
schatzjagd-says-window-fight = Только в бою.
schatzjagd-says-window-not-fight = Не в бою.
schatzjagd-do-add = { $value } { $n }
schatzjagd-do-set = { $value } { $of ->
        [weapons] становятся равны
        [gold] становится равно
       *[other] становится равна
    } { $n }
schatzjagd-do-half = { $value } { $of ->
        [weapons] делятся
       *[other] делится
    } пополам, с округлением вверх
schatzjagd-do-poison = яд: жизнь −{ $n } сразу и на каждом рассвете, пока не вылечен
schatzjagd-do-cure = яд исцелён
schatzjagd-do-skip = пропущенных походов: { $n }
schatzjagd-do-unskip = походы больше не пропускаются
schatzjagd-do-roll = брось кубик: { $faces }
schatzjagd-do-steps = шагов больше: { $n }
schatzjagd-do-power = боевая мощь +{ $n } до конца боя, и при бегстве тоже
schatzjagd-do-peek-square = посмотри все вложенные карты не дальше { $n ->
        [one] { $n } столбца и { $n } ряда
       *[other] { $n } столбцов и { $n } рядов
    }
schatzjagd-do-fetch-map = возьми на руку последний сброшенный план клада, если стопка сокровищ не пуста
schatzjagd-do-pilfer = возьми втайне с руки этого князя случайную игровую карту, но не сокровище
schatzjagd-do-banish = покажи вложенную карту где угодно и сбрось её без действия
schatzjagd-do-trade = обменяй до { $n } золота на столько же очков оружия
schatzjagd-do-portal = брось кубик: 1 — смерть, 2–5 ведут на любое другое поле удела с этим числом, 6 — на любое другое поле, но не в город
schatzjagd-do-jump = перенеси приспешника на любое другое обычное поле, там его поход кончается
schatzjagd-do-peek = посмотри { $n ->
        [one] { $n } вложенную карту
       *[other] до { $n } вложенных карт
    } где угодно
schatzjagd-do-shift = посмотри вложенную карту в поле без приспешников и вложи её в другое поле
schatzjagd-nothing = ничего

# Вопросы
schatzjagd-ask-choosing-castle = Выбери свой замок.
schatzjagd-ask-resting = Твой приспешник пропускает поход. Колдуй или дай ему отдохнуть.
schatzjagd-ask-rolling = Брось кубик или сначала колдуй.
schatzjagd-ask-stepping = Осталось шагов: { $steps }. Шагай или остановись.
schatzjagd-ask-using = Использовать { $card } или оставить?
schatzjagd-ask-landing = { $die ->
    [0] Выбери, куда попасть.
   *[other] На портале { $die }: выбери, куда попасть.
 }
schatzjagd-ask-finding = Найдено: { $card }. Сыграть сразу или оставить?
schatzjagd-ask-fighting = Боевая мощь { $power } против { $foe } ({ $foepower }): бей, беги или колдуй.
schatzjagd-ask-defending = На тебя напали: бей или беги.
schatzjagd-ask-parting = Противник бежит: ударить вслед или отпустить?
schatzjagd-ask-acting = Здесь можно действовать.
schatzjagd-ask-shopping = Ты в лавке.
schatzjagd-ask-playing = { $forced ->
        [yes] На руке больше четырёх карт: разыграй одну.
       *[no] Сыграй одну карту или пасуй.
    }
schatzjagd-ask-peeking = Осталось взглядов: { $looks }. Выбери поле.
schatzjagd-ask-putting = Это { $card }. Куда её спрятать?
schatzjagd-choose-a-field = Выбери подсвеченное поле.
schatzjagd-ask-cleansing = Катарсис, круг { $round } из 3: убери карту с поля или пасуй.
schatzjagd-ask-banishing = Какую карту убрать?
schatzjagd-ask-shifting = Какую карту переложить?

# Что произошло
schatzjagd-event-city-laid-out = Город, начиная с юго-запада: { $shops }.
schatzjagd-event-cards-drawn = { $player }: взято карт: { $cardshidden ->
        [yes] { $count }
       *[no] { $cards }
    }.
schatzjagd-event-castle-chosen = { $player }: замок — { $castle }.
schatzjagd-event-start-rolled = Бросок за первый ход: { $dice }.
schatzjagd-event-game-begun = Начинает { $player }.
schatzjagd-event-turn-began = День { $day }: { $player }.
schatzjagd-event-poison-worked = { $player }: яд отнимает жизни: { $number }.
schatzjagd-event-skipped = { $player }: приспешник отдыхает.
schatzjagd-event-rolled = { $player }: на кубике { $die }.
schatzjagd-event-stepped = { $player } → { $field }
schatzjagd-event-travelled = { $player }: магия переносит на { $field }.
schatzjagd-event-value-changed = { $player }: { $value } { $change }, теперь { $now }.
schatzjagd-event-poisoned = { $player }: яд, { $number } в день.
schatzjagd-event-must-skip = { $player }: пропущенных походов: { $days }.
schatzjagd-event-die-thrown = { $player }: на кубике { $die }.
schatzjagd-event-cured = { $player }: яд исцелён.
schatzjagd-event-freed = { $player }: походы больше не пропускаются.
schatzjagd-event-card-revealed = На { $field }: { $card }.
schatzjagd-event-card-discarded = { $card }: с { $field } в сброс.
schatzjagd-event-fields-looked-at = { $player } смотрит: { $fieldscount ->
        [0] –
       *[other] { $cardshidden ->
            [yes] { $fields }
           *[no] { $cards }
        }
    }.
schatzjagd-event-map-fetched = { $player } берёт из сброса: { $card }.
schatzjagd-event-card-stolen = { $player } берёт карту, прежний владелец — { $victim }{ $cardhidden ->
        [yes] .
       *[no] : { $card }.
    }
schatzjagd-event-catharsis-began = Начинается катарсис Грандлина.
schatzjagd-event-pile-renewed = Сброс перемешан: карт { $count }.
schatzjagd-event-map-set-aside = { $card } выходит из игры.
schatzjagd-event-treasure-gained = { $player }: сокровище { $treasure }{ $kindhidden ->
        [yes] .
       *[no] : { $kind }.
    }
schatzjagd-event-treasure-laid-down = Сокровище { $treasure } лежит на { $field }.
schatzjagd-event-henchman-died = Приспешник погиб ({ $player }).
schatzjagd-event-hand-discarded = { $player } сбрасывает: { $cards }.
schatzjagd-event-treasure-hidden = { $player } прячет сокровище { $treasure }; всего спрятано: { $count }.
schatzjagd-event-fiend-met = { $card } нападает ({ $player }), мощь { $power }. { schatzjagd-rolls-for-fiend }
schatzjagd-rolls-for-fiend = За лиходея бросает { $roller }.
schatzjagd-event-challenged = { $player } вызывает на бой: { $foe }, { $field }.
schatzjagd-event-blows-exchanged = { $player } против { $foe }: { $mine } — { $theirs }.{ $rollerhidden ->
        [yes] { "" }
       *[no] { " " }{ schatzjagd-rolls-for-fiend }
    }
schatzjagd-event-fiend-defeated = { $player } побеждает: { $card }.
schatzjagd-event-fled = { $player } бежит.
schatzjagd-event-parting-blow = Удар вслед: { $theirs } против { $mine }.{ $rollerhidden ->
        [yes] { "" }
       *[no] { " " }{ schatzjagd-rolls-for-fiend }
    }
schatzjagd-event-blow-waived = { $player } отпускает беглеца.
schatzjagd-event-card-found = { $player } находит: { $card }.
schatzjagd-event-special-left = { $player } не использует: { $card }.
schatzjagd-event-special-used = { $player } использует: { $card }.
schatzjagd-event-portal-entered = { $player } входит в портал: { $die }.
schatzjagd-event-bought = { $player }, { $shop }: золота { $price }.
schatzjagd-event-castle-searched = { $player } обыскивает замок ({ $owner }), день { $days }: { $die }.
schatzjagd-event-card-inserted = { $player } прячет карту на { $field }{ $cardhidden ->
        [yes] .
       *[no] : { $card }.
    }
schatzjagd-event-dug = { $player } копает на { $field }.
schatzjagd-event-spell-cast = { $player } колдует: { $card }{ $targethidden ->
        [yes] .
       *[no] { " " }({ $target }).
    }
schatzjagd-event-card-shifted = { $player } переносит карту: { $from } → { $field }.
schatzjagd-event-game-over = Игра окончена. Победа: { $winners }.

# Карты
schatzjagd-name-knife = Нож
schatzjagd-name-dagger = Кинжал
schatzjagd-name-short-sword = Короткий меч
schatzjagd-name-long-sword = Длинный меч
schatzjagd-name-morning-star = Моргенштерн
schatzjagd-name-battle-axe = Боевой топор
schatzjagd-name-lesser-healing-draught = Малое целебное зелье
schatzjagd-name-greater-healing-draught = Большое целебное зелье
schatzjagd-name-strength-draught = Зелье силы
schatzjagd-name-giants-draught = Зелье великана
schatzjagd-name-antidote = Противоядие
schatzjagd-name-berserker-draught = Зелье берсерка
schatzjagd-name-sleeping-draught = Сонное зелье
schatzjagd-name-pit = Волчья яма
schatzjagd-name-spear-trap = Ловушка с копьями
schatzjagd-name-mantrap = Капкан
schatzjagd-name-net = Сеть
schatzjagd-name-poison-thorns = Ядовитые шипы
schatzjagd-name-viper = Гадюка
schatzjagd-name-cutpurses = Карманники
schatzjagd-name-toll = Дорожная пошлина
schatzjagd-name-rust-rain = Ржавый дождь
schatzjagd-name-acid-bath = Кислотная ванна
schatzjagd-name-curse-of-weakness = Проклятие слабости
schatzjagd-name-teleportal = Телепортал
schatzjagd-name-healing-spring = Целебный источник
schatzjagd-name-gold-mine = Золотой рудник
schatzjagd-name-drill-ground = Учебный плац
schatzjagd-name-travelling-trader = Бродячий торговец
schatzjagd-name-herb-woman = Травница
schatzjagd-name-watchtower = Сторожевая башня
schatzjagd-name-old-shrine = Старое святилище
schatzjagd-name-money-chest = Сундук с деньгами
schatzjagd-name-wishing-well = Колодец желаний
schatzjagd-name-map-maker = Картограф
schatzjagd-name-small-robber = Мелкий разбойник
schatzjagd-name-robber = Разбойник
schatzjagd-name-wolf = Волк
schatzjagd-name-big-robber = Большой разбойник
schatzjagd-name-kobold = Кобольд
schatzjagd-name-robber-captain = Атаман разбойников
schatzjagd-name-orc = Орк
schatzjagd-name-skeleton-warrior = Скелет-воин
schatzjagd-name-wild-boar = Дикий вепрь
schatzjagd-name-ghoul = Гуль
schatzjagd-name-giant-spider = Гигантский паук
schatzjagd-name-troll = Тролль
schatzjagd-name-werewolf = Оборотень
schatzjagd-name-ogre = Огр
schatzjagd-name-warlock = Колдун
schatzjagd-name-minotaur = Минотавр
schatzjagd-name-demon = Демон
schatzjagd-name-dragon = Дракон
schatzjagd-name-warpig = Варпиг
schatzjagd-name-teleportation = Телепортация
schatzjagd-name-seven-league-boots = Семимильные сапоги
schatzjagd-name-healing-spell = Исцеление
schatzjagd-name-purification = Очищение
schatzjagd-name-battle-fury = Боевое неистовство
schatzjagd-name-lightning-bolt = Удар молнии
schatzjagd-name-paralysis = Паралич
schatzjagd-name-clairvoyance = Ясновидение
schatzjagd-name-banishment = Изгнание
schatzjagd-name-displacement = Перемещение
schatzjagd-name-thieving-magpie = Сорока-воровка

# Почему ответ не принят
schatzjagd-objection-game-over = Игра окончена; начни новую.
schatzjagd-objection-nothing-to-withdraw = Здесь нечего брать назад.
schatzjagd-objection-not-asked = Сейчас тебя не спрашивают; подожди остальных.
schatzjagd-objection-not-your-turn = Карты играются только в свой ход.
schatzjagd-objection-one-card-a-turn = В этот ход карта уже сыграна; следующая — завтра.
schatzjagd-objection-not-in-hand = У тебя нет карты { $card }; выбери карту из руки.
schatzjagd-objection-no-window = Сейчас не время колдовать; сначала ответь на вопрос.
schatzjagd-objection-not-now = { $card } сейчас не сыграть; выбери другое.
schatzjagd-objection-no-such-target = У { $card } нет такой цели; выбери другую.
schatzjagd-objection-one-challenge = Один вызов за ход; попробуй в другой день.
schatzjagd-objection-castle-peace = За этим столом никого не вызывают в его замке.
schatzjagd-objection-not-here = Его нет на твоём поле; вызывай того, кто здесь.
schatzjagd-objection-cannot-buy = Не хватает золота, или пользы нет; купи другое или закончи.
schatzjagd-objection-must-play = Карт на руке { $cards }, а можно { $most }: сыграй одну.
schatzjagd-objection-field-not-free = На { $field } ничего не спрятать; выбери обычное поле без карты, сокровища и приспешника.
schatzjagd-objection-no-field-free = Сейчас ни одно поле не примет карту; сыграй другое или пасуй.
schatzjagd-objection-nothing-to-dig = Все сокровища уже выкопаны.
schatzjagd-objection-not-its-field = { $card } ведёт на другое поле; сначала дойди туда.
schatzjagd-objection-not-at-home = Сокровища прячут в своём замке; сначала вернись домой.
schatzjagd-objection-not-carried = Сокровища { $treasure } у тебя нет.
schatzjagd-objection-no-deposit = За этим столом сокровища не оставляют на полях.
schatzjagd-objection-not-open = Сокровище оставляют только на обычных полях.
schatzjagd-objection-in-a-castle = Сокровище оставляют где угодно, только не в замках; дома его прячут.
schatzjagd-objection-night-before-the-wall = На { $field } можно войти лишь первым шагом дня; переночуй у стены.
schatzjagd-objection-not-a-neighbour = До { $field } не один шаг; выбери соседнее поле.
schatzjagd-objection-choose-a-castle = Выбери один из свободных замков, например: castle red.
schatzjagd-objection-rest-or-cast = Скажи rest или колдуй.
schatzjagd-objection-roll-or-cast = Скажи roll или колдуй.
schatzjagd-objection-step-or-stop = Шагни на соседнее поле или скажи stop.
schatzjagd-objection-use-or-leave = Скажи use или leave.
schatzjagd-objection-land-somewhere = Выбери поле, куда ведёт портал, например: go H3.
schatzjagd-objection-play-or-keep = Сыграй найденную карту или скажи keep.
schatzjagd-objection-strike-or-flee = Скажи strike или flee.
schatzjagd-objection-blow-or-waive = Скажи blow или waive.
schatzjagd-objection-act-or-done = Выбери, что сделать здесь, или скажи done.
schatzjagd-objection-buy-or-done = Купи что-нибудь или скажи done.
schatzjagd-objection-play-or-pass = Сыграй карту или скажи pass.
schatzjagd-objection-look-or-enough = Посмотри поле с картой или скажи enough.
schatzjagd-objection-put-somewhere = Выбери обычное поле для карты, например: put C4.
schatzjagd-objection-remove-or-pass = Убери карту с поля или скажи pass.
schatzjagd-objection-choose-a-card = Выбери поле с картой.
schatzjagd-objection-unknown-card = Нет карты «{ $card }»; карты пишутся как F3 или Z1.
schatzjagd-objection-unknown-aim = «{ $said }» — так нельзя; пиши так: insert F3 (потом put C4), cast Z1 (потом go C4) или cast Z6 1.
schatzjagd-objection-too-few-treasures = Сокровищ в этой колоде: { $treasures }. Победить с { $victory } не сможет никто.
schatzjagd-objection-too-few-alike = Одинаковых сокровищ нужно: { $alike }. Столько в этой колоде нет ни одного вида.
schatzjagd-objection-not-understood = Не понимаю «{ $said }». Выбери номер или напиши, например: step C4.

# Параграфы правил одной фразой
schatzjagd-clause-S-02 = Есть семь видов карт: пять белых и два чёрных.
schatzjagd-clause-S-06 = Поля зовутся по столбцу и ряду, от A1 до J10.
schatzjagd-clause-S-15 = У каждого князя свой замок.
schatzjagd-clause-S-16 = Четыре лавки раскладываются по полям города.
schatzjagd-clause-S-19 = Начинает выбросивший больше; ходят по кругу.
schatzjagd-clause-S-23 = Игра кончается, как только выполнено условие победы.
schatzjagd-clause-S-26 = День — это ход каждого князя.
schatzjagd-clause-S-27 = Одна карта за ход.
schatzjagd-clause-S-28 = Колдуют в определённые моменты своего хода.
schatzjagd-clause-S-29 = Никто не играет карт в чужой ход.
schatzjagd-clause-S-30 = Кубик решает, сколько шагов можно сделать за день.
schatzjagd-clause-S-31 = Шаг ведёт на соседнее поле, остановиться можно всегда.
schatzjagd-clause-S-34 = Кого переносит магия, тот дальше не идёт.
schatzjagd-clause-S-39 = Замки не безопасны, если стол не решил иначе.
schatzjagd-clause-S-40 = Ворота открыты лишь тому, кто переночевал у стены.
schatzjagd-clause-S-42 = По прибытии карта открывается и действует; потом можно действовать.
schatzjagd-clause-S-46 = Особую карту используют или нет, не чаще раза в день.
schatzjagd-clause-S-47 = Побеждённый лиходей оставляет награду и сокровища своего поля.
schatzjagd-clause-S-48 = Найденная чёрная карта идёт в руку, её можно сыграть сразу.
schatzjagd-clause-S-49 = В городе покупают и подбирают; боёв там нет.
schatzjagd-clause-S-50 = Не больше одного вызова за ход.
schatzjagd-clause-S-51 = Одна лавка в день.
schatzjagd-clause-S-53 = Нельзя купить то, что ничего не даст.
schatzjagd-clause-S-57 = Во второй части князь может сыграть свою одну карту.
schatzjagd-clause-S-58 = Карты прячут на обычных полях, где ничего и никого нет.
schatzjagd-clause-S-60 = Заклинание показывают, оно действует и сбрасывается.
schatzjagd-clause-S-61 = По плану копают на его поле: во второй части или сразу, если он найден там.
schatzjagd-clause-S-64 = Больше четырёх карт — надо сыграть одну.
schatzjagd-clause-S-67 = В конце хода рука пополняется до четырёх.
schatzjagd-clause-S-68 = Когда стопка кончилась, сброс перемешивают.
schatzjagd-clause-S-69 = Сброшенное видят все.
schatzjagd-clause-S-71 = Когда копать нечего, планы выходят из игры.
schatzjagd-clause-S-72 = Значения — от 0 до 15; лишнее пропадает.
schatzjagd-clause-S-77 = Яд отнимает жизнь каждый день, пока не вылечен.
schatzjagd-clause-S-80 = Яд действует на рассвете, прежде всего.
schatzjagd-clause-S-81 = Яд лечат лекарь и некоторые карты.
schatzjagd-clause-S-82 = Пропускающий теряет поход, но князь сохраняет влияние.
schatzjagd-clause-S-86 = Сокровище прячут в своём замке, одно в день.
schatzjagd-clause-S-90 = Вызвать можно только врага на том же поле.
schatzjagd-clause-S-92 = Слабый удар стоит жизни: разницы.
schatzjagd-clause-S-93 = Каждый бивший приспешник теряет очко оружия.
schatzjagd-clause-S-95 = Перед каждым обменом ударами решает сначала ходящий, потом другой.
schatzjagd-clause-S-96 = Беглец рискует получить удар вслед.
schatzjagd-clause-S-100 = Открытый лиходей нападает сразу, полный сил.
schatzjagd-clause-S-106 = В замке стоит новый приспешник, берутся четыре новые карты.
schatzjagd-clause-S-113 = Оброненные сокровища лежат на поле свободно.
schatzjagd-clause-S-114 = Кубик портала решает, куда можно попасть.
schatzjagd-clause-S-118 = С этой опцией сокровище можно оставить на любом поле, кроме замков.
schatzjagd-clause-S-121 = Обыск удаётся, если кубик не больше числа дней.
schatzjagd-clause-S-124 = В катарсисе каждый князь может убрать три карты с поля.
schatzjagd-clause-S-130 = Тайный взгляд показывает карту лишь одному князю.
schatzjagd-clause-S-131 = Вид сокровища видит тот, кто его получает.
schatzjagd-clause-S-132 = Рука князя, чей приспешник погиб, сбрасывается открыто.
schatzjagd-clause-S-134 = За столом без подсказок памяти раскрытое остаётся только помнить.
schatzjagd-clause-S-140 = Стол спрашивает, а ты отвечаешь на вопрос.

# Настройки стола
schatzjagd-option-memory-aid = Подсказка для памяти
schatzjagd-option-memory-aid-off = нет: запоминать — часть игры
schatzjagd-option-memory-aid-own = свои: видны карты, спрятанные тобой
schatzjagd-option-memory-aid-full = всё: видно всё, что ты когда-либо видел
schatzjagd-option-bot-memory = Память ботов
schatzjagd-option-bot-memory-good = хорошая: ничего не забывают
schatzjagd-option-bot-memory-short = короткая: без подсказки для памяти забывают поле через три дня
schatzjagd-option-plunder = Грабёж
schatzjagd-option-plunder-no = нет
schatzjagd-option-plunder-yes = да: чужие замки можно обыскивать
schatzjagd-option-victory = Победа
schatzjagd-option-victory-guideline = число сокровищ на игрока
schatzjagd-option-victory-1 = одно сокровище
schatzjagd-option-victory-2 = два сокровища
schatzjagd-option-victory-3 = три сокровища
schatzjagd-option-victory-4 = четыре сокровища
schatzjagd-option-victory-5 = пять сокровищ
schatzjagd-option-victory-6 = шесть сокровищ
schatzjagd-option-victory-alike = три одинаковых
schatzjagd-option-victory-each = по одному каждого вида
schatzjagd-option-deposit = Оставлять сокровища
schatzjagd-option-deposit-no = нет
schatzjagd-option-deposit-yes = да: везде, кроме замков
schatzjagd-option-catharsis = Катарсис Грандлина
schatzjagd-option-catharsis-no = нет
schatzjagd-option-catharsis-yes = да: перед перетасовкой поле расчищают
schatzjagd-option-castles = Замки
schatzjagd-option-castles-preset = как предложено
schatzjagd-option-castles-choose = выбирают по очереди
schatzjagd-option-castle-peace = Мир в замках
schatzjagd-option-castle-peace-no = нет: бои везде вне города
schatzjagd-option-castle-peace-yes = да: дома никого не вызывают
schatzjagd-option-city = Город
schatzjagd-option-city-random = лавки случайно
schatzjagd-option-city-fixed = лавки по списку
schatzjagd-option-private-chat = Шёпот
schatzjagd-option-private-chat-yes = да: двое князей могут говорить наедине
schatzjagd-option-private-chat-no = нет: все слышат всё
schatzjagd-option-days = Последний день
schatzjagd-option-days-none = нет: до победы
schatzjagd-option-days-5 = 5 дней
schatzjagd-option-days-10 = 10 дней
schatzjagd-option-days-20 = 20 дней
schatzjagd-option-days-40 = 40 дней
schatzjagd-option-days-60 = 60 дней
schatzjagd-option-days-100 = 100 дней

# Стол
schatzjagd-own-cards = Свои карты: { $deck }
schatzjagd-piles = Колода { $pile } · сброс { $discard } · сокровищ в земле { $treasures }
schatzjagd-lord = жизнь { $life } · сила { $strength } · оружие { $weapons } · золото { $gold } · карты { $cards } · несёт { $carried } · спрятано { $hidden }
schatzjagd-memos = яд { $poison } · пропуск { $skip }
schatzjagd-hand = Твоя рука: { $cardscount ->
        [0] –
       *[other] { $cards }
    }
schatzjagd-more = … и ещё { $count }: напиши карту и поле, например { $example }.
schatzjagd-rules-title = Schatzjagd за минуту
schatzjagd-rules =
    Брось кубик и пройди не больше стольких шагов; карта, сокровище или чужой приспешник останавливают.
    Там, куда ты пришёл, карта открывается: оружие и зелья помогают, ловушки вредят, особую карту можно использовать, лиходей нападает.
    В бою оба бросают кубик и прибавляют силу и оружие; у кого меньше, тот теряет разницу жизнью. Бегство стоит удара вслед.
    В город попадает лишь тот, кто переночевал у стены; в четырёх лавках есть золото, жизнь, сила и оружие.
    Раз за ход можно сыграть карту: спрятать её где угодно, колдовать, копать по плану на его поле или спрятать сокровище дома.
    Погибшего приспешника сменяет новый в замке; его ноша достаётся победителю или остаётся лежать.
    Побеждает тот, кто первым спрячет в своём замке нужные сокровища.

# The table in the browser
schatzjagd-choosing = Выбираются замки
schatzjagd-where = { $phase ->
        [over] Игра окончена
        [choosing-castle] { schatzjagd-choosing }
       *[other] День { $turnday }
    }
schatzjagd-board = Игровое поле
schatzjagd-board-help = Сто полей; стрелки ведут по ним
schatzjagd-zoom = Увеличить поле
schatzjagd-realm-red = красный удел
schatzjagd-realm-yellow = жёлтый удел
schatzjagd-realm-blue = синий удел
schatzjagd-realm-green = зелёный удел
schatzjagd-castle-of = замок: { $player }
schatzjagd-castle-empty = замок без князя
schatzjagd-city-field = город, { $shop }
schatzjagd-road = дорога
schatzjagd-river = река
schatzjagd-dig-field = место клада
schatzjagd-before-gate = перед воротами
schatzjagd-hidden-card = закрытая карта
schatzjagd-hidden-here = спрятано сокровищ: { $count }
schatzjagd-treasures-here = лежит сокровищ: { $count }
schatzjagd-henchman-of = { $me ->
        [yes] твой приспешник
       *[no] приспешник: { $player }
    }
schatzjagd-steps-away = { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    } отсюда
schatzjagd-way = Шагов: { $count }, останется { $left }.
schatzjagd-steps-left = Осталось шагов: { $count }
schatzjagd-objection-out-of-reach = { $field } слишком далеко: осталось шагов: { $steps }, а карты, сокровища и приспешники останавливают. Выбери светящееся поле.
schatzjagd-objection-later = Карты разыгрываются после похода, во второй части; до неё только заклинания.
schatzjagd-status-label = Ход и стопки
schatzjagd-turn = { $phase ->
        [choosing-castle] { schatzjagd-choosing }
       *[other] { $me ->
            [yes] Твой ход
           *[no] Ход: { $player }
        }
    }
schatzjagd-dice = Кубики: { $dice }
schatzjagd-goal = { $victory ->
        [alike] Победа: спрятать дома три одинаковых сокровища
        [each] Победа: спрятать дома корону, кубок и державу
       *[other] Победа: спрятать дома сокровищ: { $count }
    }
schatzjagd-pile-treasures = Невыкопанные сокровища
schatzjagd-pile-draw = Колода
schatzjagd-pile-discard = Сброс
schatzjagd-pile-look = Просмотреть сброс
schatzjagd-traces = Карты, чей след известен: { $count }
schatzjagd-in-hand-of = рука: { $player }
schatzjagd-fold = Свернуть
schatzjagd-my-henchman = Твой приспешник
schatzjagd-you = { $player } (ты)
schatzjagd-thinks = сейчас отвечает
schatzjagd-value-of = { $value }: { $number } из { $most }
schatzjagd-count-cards = Карт на руке: { $count }
schatzjagd-count-carried = Сокровищ при себе: { $count }
schatzjagd-count-hidden = Спрятано сокровищ: { $count }
schatzjagd-poisoned = Отравлен: жизнь −{ $count } в день
schatzjagd-skips = Пропускает походов: { $count }
schatzjagd-your-hand = Твоя рука: { $count }
schatzjagd-hand-empty = На руке нет карт.
schatzjagd-copies = таких карт: { $count }
schatzjagd-carried-treasure = сокровище при себе
schatzjagd-type-treasure = Сокровище
schatzjagd-type-shop = Лавка
schatzjagd-says-treasure = Спрячь его в своём замке, по одному в день.
schatzjagd-offer = { $effect } { $price ->
        [0] даром
       *[other] за { $price } зол.
    }
schatzjagd-option-roll = Бросить кубик
schatzjagd-option-rest = Отдыхать
schatzjagd-option-stop = Остаться здесь
schatzjagd-option-leave = Не трогать
schatzjagd-option-keep = Оставить себе
schatzjagd-option-strike = Бить
schatzjagd-option-flee = Бежать
schatzjagd-option-blow = Ударить вслед
schatzjagd-option-waive = Отпустить
schatzjagd-option-done = Готово
schatzjagd-option-search = Обыскать замок
schatzjagd-option-enough = Хватит
schatzjagd-option-pass = Пас
schatzjagd-option-use = Использовать
schatzjagd-option-use-times = Обменять золотых: { $times }
schatzjagd-option-challenge = Вызвать на бой: { $player }
schatzjagd-option-take = Подобрать сокровище { $treasure }
schatzjagd-hide-treasure = Спрятать: { $treasure }
schatzjagd-deposit-treasure = Оставить здесь: { $treasure }
schatzjagd-option-dig = Выкопать: { $card }
schatzjagd-option-cast = Применить: { $card }
schatzjagd-option-insert = Выложить: { $card }
schatzjagd-option-cast-at = Применить: { $card } → { $aim }
schatzjagd-option-castle = { $castle ->
        [red] Красный замок
        [yellow] Жёлтый замок
        [blue] Синий замок
        [green] Зелёный замок
       *[other] { $castle }
    }
schatzjagd-option-step = Идти на { $field }
schatzjagd-option-go = Перенестись на { $field }
schatzjagd-option-look = Посмотреть { $field }
schatzjagd-option-put = Вложить в { $field }
schatzjagd-option-remove = Убрать с { $field }
schatzjagd-confirm = { $verb ->
        [none] Выбрать
        [castle] Выбрать: { $deed }
        [put] { $phase ->
            [playing] { $card } → { $field }
           *[other] { $deed }
        }
       *[other] { $deed }
    }
schatzjagd-fight = Бой
schatzjagd-fight-title = { $one } против { $other }
schatzjagd-fight-begins = Оба бьют сразу: боевая мощь плюс кубик. У кого меньше, теряет разницу в жизни.
schatzjagd-power = Боевая мощь
schatzjagd-power-parts = сила { $strength } + оружие { $weapons }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ чары { $bonus }
    }
schatzjagd-power-printed = на карте: { $power }
schatzjagd-title-blows-exchanged = Последний обмен ударами
schatzjagd-title-parting-blow = Удар вслед
schatzjagd-blow-hurts = { $loss ->
        [0] Никто не ранен.
       *[other] { $player }: жизнь −{ $loss }.
    }
schatzjagd-flight = { $most ->
        [0] Бегство не отнимет жизни.
       *[other] Бегство отнимет от { $least } до { $most } жизни.
    }
schatzjagd-stage-card-revealed = { $player }: открыто поле { $field }
schatzjagd-stage-henchman-died = Приспешник погиб: { $player }
schatzjagd-stage-dead = В замке стоит новый приспешник, а князь берёт четыре новые карты.
schatzjagd-stage-fiend-defeated = Лиходей побеждён
schatzjagd-stage-parting-blow = Удар вслед
schatzjagd-stage-portal-entered = Сквозь телепортал
schatzjagd-stage-castle-searched = Обыск замка
schatzjagd-stage-fields-looked-at = Только для твоих глаз
schatzjagd-stage-treasure-gained = Сокровище!
schatzjagd-result = Итог
schatzjagd-winner = { $winnerscount ->
        [1] { $me ->
            [yes] Победа за тобой!
           *[no] Победа: { $winners }.
        }
       *[other] Победу делят { $winners }.
    }
schatzjagd-reason = { $reason ->
        [dead-end] Победить уже никто не мог: решает число спрятанных сокровищ. ({ schatzjagd-goal })
        [days] Последний день прошёл: решает число спрятанных сокровищ. ({ schatzjagd-goal })
       *[victory] { schatzjagd-goal }.
    }
schatzjagd-last-hand = Последняя рука
schatzjagd-key-cards = выбрать карту на руке
schatzjagd-key-arrows = от карты к карте; на поле от клетки к клетке
schatzjagd-key-lock = выполнить выбранное

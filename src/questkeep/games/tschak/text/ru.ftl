# Слова игры Tschak!

tschak-title = Tschak!
tschak-author = Автор игры — Доминик Эрар (Dominique Ehrhard).

# Типы, оружие и имена
tschak-type-wizard = маг
tschak-type-warrior = воин
tschak-type-dwarf = гном
tschak-type-artefact = артефакт
# Не больше трёх букв: столько помещается на маленькой карте.
tschak-type-short-wizard = маг
tschak-type-short-warrior = вои
tschak-type-short-dwarf = гно
tschak-type-short-artefact = арт
tschak-weapon-none = без оружия
tschak-weapon-wand = жезл
tschak-weapon-axe = топор
tschak-weapon-other = кирка
tschak-weapon-bare-hands = голые руки
# Не больше пяти букв: столько помещается на маленькой карте.
tschak-weapon-short-none = –
tschak-weapon-short-wand = жезл
tschak-weapon-short-axe = топор
tschak-weapon-short-other = кирка
tschak-weapon-short-bare-hands = руки
tschak-name-chameleon = хамелеон
tschak-name-rat = крыса
tschak-name-imp = бес
tschak-name-spider = паук
tschak-name-ghoul = упырь
tschak-name-golem = голем
tschak-name-basilisk = василиск
tschak-name-hydra = гидра
tschak-name-dragon = дракон
tschak-name-troglodyte = троглодит
tschak-name-chest = сундук
tschak-name-cursed-chest = проклятый сундук
tschak-name-ring = кольцо
tschak-name-trophy = трофей
tschak-name-elixir = эликсир
tschak-adventurer = { $type } { $strength }, { $weapon }

# Что делает карта: по фразе на каждый глагол
tschak-verb-strength = Даёт своему отряду { $strength } к силе.
tschak-verb-weapon = Оружие (важно только при равенстве): { $weapon }.
tschak-verb-copies-best-wizard =
    Стоит столько же, сколько лучший маг с числом в чужих отрядах на этом этаже, а если такого нет — 0. В добыче стоит 0.
tschak-verb-doubles-weakest = Слабейший из двух соседей по отряду считается дважды. Собственной силы у артефакта нет.
tschak-verb-gold =
    Даёт в конце { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
tschak-verb-skulls =
    Отнимает в конце { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
tschak-verb-square-gain = Все такие карты считаются вместе: 1 карта — 1 очко, 2 карты — 4, 3 карты — 9 и так далее.
tschak-verb-square-loss = Все такие карты отнимают очки вместе: 1 карта — 1 очко, 2 карты — 4, 3 карты — 9 и так далее.
tschak-verb-per-monster =
    Даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за каждого монстра, который останется у тебя в конце (вдвоём — { $pointsfortwo }).
tschak-verb-spare-monster = Перед подсчётом можно сбросить одного своего монстра.

# То же в нескольких знаках
tschak-worth-gold = +{ $points }
tschak-worth-skulls = −{ $points }
tschak-worth-square-gain = 1, 4, 9…
tschak-worth-square-loss = −1, −4, −9…
tschak-worth-per-monster = +{ $points } за монстра
tschak-worth-spare-monster = −1 монстр

# Почему ответ не принят
tschak-objection-nothing-to-withdraw = Забирать нечего: окончательного выбора ещё не было.
tschak-objection-game-over = Игра окончена; начни новую, чтобы играть дальше.
tschak-objection-already-locked = Твой выбор сделан. Пока другие думают, его можно забрать.
tschak-objection-not-asked = Сейчас тебя ни о чём не спрашивают; подожди остальных.
tschak-objection-no-such-exchange =
    Так отряд не исправить. Верни { $exchange ->
        [one] { $exchange } карту
        [few] { $exchange } карты
        [many] { $exchange } карт
       *[other] { $exchange } карты
    } повторного типа из только что открытых и возьми столько же недостающих типов, например: D3a > F2n.
tschak-objection-choose-a-discard = Сейчас решает эликсир: назови своего монстра, которого сбросишь, или скажи «discard nothing».
tschak-objection-play-cards =
    Сейчас надо сыграть { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } с руки; назови ключи карт или номер.
tschak-objection-already-played = { $card } в этой башне уже сыграна; выбери карту, которая ещё на руке.
tschak-objection-wrong-count =
    На этом шаге нужно ровно { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }; названо { $given }.
tschak-objection-type-repeated =
    Это был бы второй { $type ->
        [wizard] маг
        [warrior] воин
        [dwarf] гном
       *[artefact] артефакт
    } в твоём отряде; выбери другой тип.
tschak-objection-not-understood = «{ $said }» — непонятно. Назови ключи карт или номер; ? — помощь.
tschak-objection-unknown-card = Карты «{ $card }» нет. Ключи написаны на нижнем крае твоих карт; ? — помощь.
tschak-objection-not-in-hand = Карты { $card } у тебя на руке нет; выбери одну из своих.
tschak-objection-named-twice = Карта { $card } названа дважды; назови каждую один раз.
tschak-objection-not-your-monster = Монстра «{ $card }» у тебя нет; назови своего или скажи «discard nothing».

# Пункты правил одной фразой
tschak-clause-T-03 = У каждой карты есть короткий ключ; последняя буква — оружие, оно важно только при равенстве.
tschak-clause-T-07 = Играют двое, трое или четверо: четыре башни по три этажа, и игра окончена.
tschak-clause-T-10 = Каждый берёт в руку десять карт.
tschak-clause-T-13 = Три монстра и три сокровища лежат открыто, по паре на каждом этаже.
tschak-clause-T-17 = Этаж 1 — по одной карте, этаж 2 — одна, потом две, этаж 3 — сразу три; все открывают одновременно.
tschak-clause-T-18 = Открытые карты остаются в отряде.
tschak-clause-T-20 = Тайный выбор можно менять, пока не выбрал последний игрок.
tschak-clause-T-24 = В отряде не бывает двух карт одного типа; больше ничего не запрещено.
tschak-clause-T-40 = При равной силе сравнивают мага, затем воина, затем гнома: сначала число на карте, потом оружие.
tschak-clause-T-46 = Сильнейший отряд берёт сокровище, слабейший — монстра.
tschak-clause-T-51 = Последняя карта, которая стоит 0, золота не получает.
tschak-clause-T-53 = Сильнейшие последние карты по порядку получают доли добычи.
tschak-clause-T-57 = После каждой башни карты всех мест переходят на одно место влево, и те, что в пути, тоже.
tschak-clause-T-73 = Очки считают после четвёртой башни.
tschak-clause-T-78 = Владелец эликсира может перед подсчётом сбросить одного своего монстра.
tschak-clause-T-82 = За автоматическим столом эликсир сбрасывает то, что оставит владельцу больше всего очков.
tschak-clause-T-85 = При равных очках впереди тот, у кого меньше монстров.
tschak-clause-T-90 = Кто открыл один тип дважды, сразу исправляет отряд и получит наказание, когда решится этаж.
tschak-clause-T-92 = Возвращаются только карты, открытые последними, и по одной карте каждого типа остаётся.
tschak-clause-T-93 = Кто повторил тип, сразу меняет карты; все исправления открываются вместе.
tschak-clause-T-96 = Кто ошибся, берёт ту карту этажа, что обходится дороже, какова бы ни была сила отрядов.
tschak-clause-T-97 = Другая карта достаётся тем, кто не ошибся: сокровище — сильнейшему, монстр — слабейшему.
tschak-clause-T-98 = Если ошиблись несколько, плохие карты идут слабейшим из них, и никто не берёт обе карты.

# О чём спрашивают
tschak-ask-play =
    Выбери { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } для этажа { $floor }.
tschak-ask-team = В твоём отряде уже есть: { $types }.
tschak-ask-exchange =
    Один тип повторяется. Обменяй { $exchange ->
        [one] { $exchange } карту
        [few] { $exchange } карты
        [many] { $exchange } карт
       *[other] { $exchange } карты
    } из только что открытых ({ $cards }).
tschak-ask-elixir = Эликсир: какого из своих монстров ты сбросишь? Выгоднее всего: { $suggestion }.
tschak-option-play = { $cards }
tschak-option-exchange = вернуть { $given }, взять { $taken }
tschak-option-discard = сбросить { $card } → { $total }
tschak-option-discard-nothing = оставить всё → { $total }
tschak-confirm = { house-lock-in }
tschak-hint-mixed = Все выбирают одновременно: кто всегда играет лучшую карту, того легко разгадать. Поэтому чередуй и играй каждую из этих карт примерно так часто, как указано.

# Стол
tschak-where =
    { $phase ->
        [over] Конец
        [using-elixir] Решает эликсир
       *[other] Башня { $keep } · этаж { $floor } · шаг { $step }
    }
tschak-loot-ready = добыча { $hauls }
tschak-floor-cleared = пройден
tschak-card-monster = монстр
tschak-card-treasure = сокровище
tschak-pile-gold = золото
tschak-pile-monsters = монстры
tschak-pile-treasures = сокровища
tschak-strength-so-far = пока { $strength }
tschak-mistake = ошибка { $strength }
tschak-en-route = в пути
tschak-en-route-why = Карты в пути: в этой башне ими никто не играет. Потом карты всех мест переходят на одно место влево, и эти тоже.
tschak-boards =
    «В пути»: { $count ->
        [one] { $count } набор карт
        [few] { $count } набора карт
        [many] { $count } наборов карт
       *[other] { $count } набора карт
    }.
tschak-piles = Твои монстры: { $monsters } · твои сокровища: { $treasures }
tschak-nothing = ничего

# Что произошло: для журнала
tschak-event-keep-opened = Открывается башня { $keep }. Снизу вверх: { $floors }. Добыча: { $hauls }.
tschak-event-floor = { $monster } и { $treasure }
tschak-event-hand-taken =
    { $me ->
        [yes] Ты берёшь карты: { $cards }.
       *[no] { $player } берёт { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }.
    }
tschak-event-choice-locked =
    { $me ->
        [yes] Твой выбор: { $choice }.
       *[no] Выбор сделан: { $player }.
    }
tschak-event-choice-withdrawn =
    { $me ->
        [yes] Ты забираешь свой выбор.
       *[no] { $player } забирает свой выбор.
    }
tschak-event-cards-revealed = Этаж { $floor }, шаг { $step }, карты открыты: { $cards }.
tschak-event-mistake-found =
    { $me ->
        [yes] В твоём отряде повторяется тип
       *[no] { $player }: в отряде повторяется тип
    }; надо обменять { $exchange ->
        [one] { $exchange } карту
        [few] { $exchange } карты
        [many] { $exchange } карт
       *[other] { $exchange } карты
    } [{ $clause }].
tschak-event-cards-exchanged =
    { $me ->
        [yes] Ты возвращаешь { $returned } и играешь взамен { $taken }.
       *[no] { $player } возвращает { $returned } и играет взамен { $taken }.
    }
tschak-event-floor-decided =
    Этаж { $floor } решён. Сокровище: { $treasure } → { $treasureseat }, сила { $best } [{ $treasureclause }]. Монстр: { $monster } → { $monsterseat }, сила { $worst } [{ $monsterclause }].
tschak-event-loot-shared = Добыча башни { $keep }: { $cards }. Золото: { $gold }.
tschak-event-hands-passed = Карты всех мест переходят на одно место влево, и те, что в пути, тоже.
tschak-event-elixir-used =
    { $me ->
        [yes] Твой эликсир сбрасывает
       *[no] { $player }: эликсир сбрасывает
    }: { $discardedcount ->
        [0] { tschak-nothing }
       *[other] { $discarded }
    }.
tschak-event-game-scored = Игра окончена: { $scores }.

# Решающие мгновения
tschak-floor-title = Башня { $keep }, этаж { $floor }: кто победил и почему
tschak-column-player = Игрок
tschak-column-team = Отряд
tschak-column-strength = Сила
tschak-column-next = Выше следующего
tschak-by-strength = сила больше
tschak-by-wizard = маг лучше
tschak-by-warrior = воин лучше
tschak-by-dwarf = гном лучше
tschak-takes-treasure = Сокровище: { $card } ({ $worth }) → { $player }
tschak-takes-monster = Монстр: { $card } ({ $worth }) → { $player }
tschak-copies = Хамелеоны повторяют лучшего чужого мага: { $strength }.
tschak-loot-title = Добыча башни { $keep }
tschak-column-last-card = Последняя карта
tschak-column-gold = Золото
tschak-loot-none = не участвует
tschak-travel-title = Карты уходят налево
tschak-travel-line = { $giver } → { $taker }

# Лист подсчёта
tschak-score-title = Лист подсчёта
tschak-score-gold = золото
tschak-score-chests = сундуки
tschak-score-curses = проклятия
tschak-score-square-gain = кольца
tschak-score-per-monster = трофей
tschak-score-spare-monster = эликсир
tschak-score-creatures = твари
tschak-score-square-loss = троглодиты
tschak-score-discarded = сброшено
tschak-score-total = Итого
tschak-score-place = Место
tschak-score-monsters = Монстры
tschak-winner-you =
    Победа твоя: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }!
tschak-winner-one =
    Побеждает { $player }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }.
tschak-winner-shared =
    Победа на всех: { $players }, у каждого { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    }.
tschak-winner-by-monsters = Очков поровну — решает, у кого меньше монстров.
tschak-removed = Не участвовали в игре: { $cards }.

# Настройки стола
tschak-option-table = Правило отряда
tschak-option-table-guided = с подсказкой: выбрать можно только верный отряд
tschak-option-table-strict = строго: ошибки возможны и наказываются
tschak-option-history = Память
tschak-option-history-open = открыто: всё увиденное можно посмотреть снова
tschak-option-history-memory = по памяти: виден только текущий этаж
tschak-option-elixir = Эликсир
tschak-option-elixir-automatic = сам: сбрасывается самое невыгодное
tschak-option-elixir-manual = вручную: выбирает владелец

# Правила на одной странице
tschak-rules-title = Tschak! за минуту
tschak-rules =
    Четыре башни по три этажа; на каждом этаже ждут монстр и сокровище.
    У тебя десять карт: три мага, три воина, три гнома и артефакт. На каждом этаже ты собираешь отряд из трёх разных типов.
    Этаж 1: по одной карте. Этаж 2: одна карта, потом две. Этаж 3: сразу три. Все выбирают тайно и открывают одновременно.
    Сила отряда — сумма его карт. Хамелеон повторяет лучшего чужого мага с числом; с артефактом слабейший считается дважды.
    Сильнейший отряд берёт сокровище, даже проклятое; слабейший — монстра. При равной силе: лучше маг, затем воин, затем гном.
    Десятая карта спорит за золото башни: больше всего получает наибольшее число, хамелеон и артефакт не получают ничего.
    Затем карты всех мест переходят на одно место влево, и открывается следующая башня.
    После четырёх башен считают золото, сундуки, кольца в квадрате и трофей; черепа и троглодиты в квадрате отнимают очки. Эликсир избавит от одного монстра.
    Ключи карт: W — маг, CM — хамелеон, F — воин, D — гном, AR — артефакт; число — сила, последняя буква — оружие.

## browser

tschak-tagline = Четыре башни по три этажа и десять героев на руке: сильнейший отряд забирает сокровище, слабейший уходит домой с монстром.
tschak-keep = Башня { $keep }
tschak-floor = Этаж { $floor }
tschak-my-team = Твой отряд
tschak-my-hand =
    На руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
tschak-face-down = рубашкой вверх
tschak-has-chosen = выбор сделан
tschak-thinking = думает
tschak-holds = Ещё на руке: { $types }
tschak-piles-spoken = { $player }: золото { $gold }, сокровища { $treasures }, монстры { $monsters }
tschak-piles-empty = Пока ничего не добыто.
tschak-piles-closed = За этим столом в стопку может смотреть только владелец.
tschak-takes = добыча: { $card }
tschak-no-gold = без золота
tschak-card-history = Башня { $keep }, этаж { $floor }: { $name }

# Слова Fetch Quest

fetch_quest-title = Fetch Quest
fetch_quest-tagline = Псы против Тишины: вместе выполните четыре миссии или вместе отступите.

# Термины
fetch_quest-resource-mind = разум
fetch_quest-resource-skill = ловкость
fetch_quest-resource-war = бой
fetch_quest-resource-wild = ★
fetch_quest-resource-any = любых
fetch_quest-tag-sage = Мудрец
fetch_quest-tag-scout = Следопыт
fetch_quest-tag-fang = Клык
fetch_quest-tag-court = Двор
fetch_quest-tag-abbey = Аббатство
fetch_quest-tag-road = Дорога
fetch_quest-danger = Опасность { $n }
fetch_quest-stamina = Выносливость { $n }
fetch_quest-side-active = Активная способность
fetch_quest-side-retreat = Способность отступления

# Что говорит карта: по фразе на каждое действие
fetch_quest-do-draw = Возьми { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }.
fetch_quest-do-draw-one = Игрок с активным первопроходцем берёт { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }.
fetch_quest-do-gain-mind = +{ $n } разум.
fetch_quest-do-gain-skill = +{ $n } ловкость.
fetch_quest-do-gain-war = +{ $n } бой.
fetch_quest-do-gain-wild = +{ $n } ★.
fetch_quest-do-heal-self = Верни { $n ->
        [one] { $n } выносливость
        [few] { $n } выносливости
        [many] { $n } выносливости
       *[other] { $n } выносливости
    } своему первопроходцу.
fetch_quest-do-heal-one = Верни { $n ->
        [one] { $n } выносливость
        [few] { $n } выносливости
        [many] { $n } выносливости
       *[other] { $n } выносливости
    } активному первопроходцу.
fetch_quest-do-heal-each = Верни { $n ->
        [one] { $n } выносливость
        [few] { $n } выносливости
        [many] { $n } выносливости
       *[other] { $n } выносливости
    } каждому активному первопроходцу.
fetch_quest-do-shield = Отведи { $n } опасности в ближайшей фазе врага.
fetch_quest-do-hush = Без активации в ближайшей фазе врага.
fetch_quest-do-scout = Открой верхние испытания ({ $n }); положи каждое на колоду или под неё.
fetch_quest-do-shift = Передвинь испытание не больше чем на { $n ->
        [one] { $n } место
        [few] { $n } места
        [many] { $n } мест
       *[other] { $n } места
    }.
fetch_quest-do-flip = Переверни лицом вниз испытание с суммой требования { $n } или меньше.
fetch_quest-do-refresh = Можешь обновить ряд удачи.
fetch_quest-do-acquire-pile = Положи карту ряда удачи в руку любому игроку.
fetch_quest-do-acquire-top = Возьми верхнюю карту удачи.
fetch_quest-do-acquire-best = Возьми лучшую из { $n } верхних карт удачи.
fetch_quest-do-pass = Отдай до { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    } другому игроку.
fetch_quest-do-recover-self = Верни до { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    } из своей стопки сброса.
fetch_quest-do-recover-other = Положи до { $n ->
        [one] { $n } карты
        [few] { $n } карт
        [many] { $n } карт
       *[other] { $n } карт
    } из своей стопки сброса в руку другому игроку.
fetch_quest-do-scrap = Убери из игры до { $n ->
        [one] { $n } базовой карты
        [few] { $n } базовых карт
        [many] { $n } базовых карт
       *[other] { $n } базовых карт
    }.
fetch_quest-do-rally = Спаси отступившего первопроходца.
fetch_quest-do-wound-self = Твой первопроходец теряет { $n ->
        [one] { $n } выносливость
        [few] { $n } выносливости
        [many] { $n } выносливости
       *[other] { $n } выносливости
    }.
fetch_quest-do-wound-left = Ближайший активный первопроходец слева теряет { $n ->
        [one] { $n } выносливость
        [few] { $n } выносливости
        [many] { $n } выносливости
       *[other] { $n } выносливости
    }.
fetch_quest-do-wound-each = Каждый активный первопроходец теряет { $n ->
        [one] { $n } выносливость
        [few] { $n } выносливости
        [many] { $n } выносливости
       *[other] { $n } выносливости
    }.
fetch_quest-do-drop = Сбрось { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    }.
fetch_quest-do-rouse = Открой { $n ->
        [1] нижнее испытание, лежащее лицом вниз
        [one] { $n } нижнее испытание, лежащее лицом вниз
        [few] { $n } нижних испытания, лежащих лицом вниз
        [many] { $n } нижних испытаний, лежащих лицом вниз
       *[other] { $n } нижних испытания, лежащих лицом вниз
    }.
fetch_quest-do-swarm = Активируется и следующее испытание.
fetch_quest-do-spoil = { $n ->
        [1] Самая старая карта ряда уходит
        [one] Уходит { $n } самая старая карта ряда
        [few] Уходят { $n } самые старые карты ряда
        [many] Уходят { $n } самых старых карт ряда
       *[other] Уходят { $n } самые старые карты ряда
    }.
fetch_quest-do-weaken = Следующий игрок добирает на { $n ->
        [one] { $n } карту
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } меньше.
fetch_quest-mission-facedown = При проверке не меньше { $n } испытаний очереди должны лежать лицом вниз.
fetch_quest-mission-seals = Сломайте три печати – разума, ловкости и боя: каждой нужно { $n } её типа за одну попытку.
fetch_quest-mission-bounty = Одолевайте испытания, пока сумма их опасности не достигнет { $n }.
fetch_quest-mission-grand = Одна попытка: по { $n } каждого типа{ $more ->
        [0] {""}
       *[other] , и ещё { $more } любых
    }.{ $bonus ->
        [0] {""}
       *[other] {" "}Каждое испытание лицом вниз даёт { $bonus } ★.
    }

# Почему ответ не принят
fetch_quest-objection-too-soon = Один жест или указание раз в { $seconds } секунды: подожди немного и повтори.
fetch_quest-objection-claim-a-pioneer = Сначала выбери первопроходца, например: claim P3, или скажи: claim any.
fetch_quest-objection-retreated = Твой первопроходец отступил: примени способность отступления (ability) или пропусти (skip).
fetch_quest-objection-choose-a-target = Выбери цель, например: attempt CA3, или обойдись без попытки: skip.
fetch_quest-objection-play-cards = Сыграй карту, например: play F0M, или заверши попытку: close.
fetch_quest-objection-choose-an-action = Выбери действие: take с картой, forage, ability или give.
fetch_quest-objection-pay-first = Сначала заплати за способность картой из руки, например: discard F0M.
fetch_quest-objection-choose-gifts = Выбери карты для передачи, например: hand F0M, а затем: done.
fetch_quest-objection-discard-down = Сбрасывай, пока не останется четыре карты, например: discard F0M.
fetch_quest-objection-discard-for-activation = Активация велит сбросить карту, например: discard F0M.
fetch_quest-objection-name-a-player = Сначала назови игрока, например: name 1.
fetch_quest-objection-choose-to-flip = Выбери испытание, которое перевернуть, например: flip CA3.
fetch_quest-objection-choose-to-move = Передвинь испытание, например: move CA3 5, или ни одного: stay.
fetch_quest-objection-put-back = Верни открытые испытания, например: top CA3 или under CA3.
fetch_quest-objection-refresh-or-keep = Скажи, обновить ли ряд удачи: refresh или keep.
fetch_quest-objection-take-from-pile = Возьми карту из ряда удачи, например: take FM1.
fetch_quest-objection-take-one = Возьми одну из просмотренных карт, например: take FM1.
fetch_quest-objection-recover-or-done = Верни карту, например: recover F0M, или закончи: done.
fetch_quest-objection-scrap-or-done = Убери базовую карту, например: scrap F0M или scrap discard F0M, или закончи: done.
fetch_quest-objection-rest-discard = На привале сбрось карты, например: discard F0M, а затем: done.
fetch_quest-objection-nothing-to-withdraw = Нет закреплённого выбора, который можно забрать.
fetch_quest-objection-game-over = Игра окончена; начни новую, чтобы играть дальше.
fetch_quest-objection-already-locked = Твой выбор закреплён; забери его: withdraw, или жди остальных.
fetch_quest-objection-not-asked = Сейчас спрашивают не тебя; можешь говорить или ждать остальных.
fetch_quest-objection-not-in-hand = { $card } нет у тебя в руке; выбери свою карту.
fetch_quest-objection-already-defeated = { $challenge } уже лежит лицом вниз; выбери открытое испытание.
fetch_quest-objection-not-in-queue = { $challenge } нет в очереди; выбери одно из лежащих там.
fetch_quest-objection-no-such-mission-attempt = Так миссию не выполнить; выбери из предложенного.
fetch_quest-objection-play-one-first = Сыграй хотя бы одну карту или откажись от попытки: cancel.
fetch_quest-objection-already-played = Карты уже сыграны; заверши попытку: close.
fetch_quest-objection-no-attempt = Карты играют только в попытке; ответь на вопрос.
fetch_quest-objection-already-claimed = { $pioneer } занят; выбери другого.
fetch_quest-objection-claimed-once = Твой выбор уже сделан; подожди, пока выберут остальные.
fetch_quest-objection-not-flippable = { $challenge } нельзя перевернуть: выбери открытое с суммой требования { $most } или меньше, но не цель.
fetch_quest-objection-not-in-pile = { $card } нет в ряду удачи; выбери другую.
fetch_quest-objection-nothing-defeated = Награда – только если ты что-то одолел в этот ход; выбери другое действие.
fetch_quest-objection-fortune-deck-empty = Колода удачи пуста; выбери другое действие.
fetch_quest-objection-no-price = Без победы способность стоит карты из руки, а у тебя их нет; выбери другое действие.
fetch_quest-objection-give-to-another = Себе карты не отдают; назови другого игрока.
fetch_quest-objection-not-yet = Разговоры начнутся, когда первопроходцы выйдут в путь; сначала выбери своего.
fetch_quest-objection-no-such-object = Об этом сейчас так не скажешь; выбери то, что лежит открыто.
fetch_quest-objection-said-already = В этот ход ты это уже сказал; скажи другое или подожди следующего хода.
fetch_quest-objection-nobody-asked-you = Тебя об этом не спрашивали; подожди вопроса.
fetch_quest-objection-said-enough = В этот ход ты уже сказал { $most } раза; подожди следующего.
fetch_quest-objection-unknown-card = Нет карты «{ $card }»; карты пишут как F0M или CA3.
fetch_quest-objection-not-understood = Не понимаю «{ $said }». Выбери номер или напиши, например: attempt CA3.
fetch_quest-objection-no-such-item = «{ $said }» здесь не скажешь; скажи, например: say rely CA3.

# Параграфы правил одной фразой
fetch_quest-clause-F-06 = Каждая карта находится ровно в одном месте.
fetch_quest-clause-F-11 = Выносливость остаётся от 0 до наибольшей.
fetch_quest-clause-F-14 = У всех разные первопроходцы; выбор – за тем, кто раньше.
fetch_quest-clause-F-15 = Втроём или вчетвером разумно иметь все призвания.
fetch_quest-clause-F-22 = Шесть испытаний выкладываются сверху вниз.
fetch_quest-clause-F-26 = Ход – это фаза первопроходца из четырёх шагов, а затем фаза врага.
fetch_quest-clause-F-28 = Отступивший применяет способность отступления или ничего, и ход окончен.
fetch_quest-clause-F-31 = В начале хода берёшь до четырёх карт.
fetch_quest-clause-F-32 = Карты берут по одной; пустую колоду тасуют заново.
fetch_quest-clause-F-35 = Одна попытка за ход – открытое испытание или карточная миссия.
fetch_quest-clause-F-36 = Испытание лицом вниз целью быть не может, миссия с условием тоже.
fetch_quest-clause-F-37 = Карты играют только в своей попытке и только из своей руки.
fetch_quest-clause-F-38 = Попытка сначала называет цель.
fetch_quest-clause-F-39 = Играй сколько угодно карт по одной, но хотя бы одну.
fetch_quest-clause-F-40 = Карта даёт ресурсы, затем действие, если подходит метка.
fetch_quest-clause-F-41 = Эффекты исполняют насколько возможно, выбор – за тобой.
fetch_quest-clause-F-44 = По каждому виду запаса должно хватать.
fetch_quest-clause-F-46 = Когда попытка завершена, запас сравнивают с требованием.
fetch_quest-clause-F-49 = Эффект не переворачивает цель, а перевёрнутое им не считается одолённым.
fetch_quest-clause-F-50 = Ровно одно действие за ход.
fetch_quest-clause-F-51 = Награда – только за победу в этот ход.
fetch_quest-clause-F-52 = Поиск берёт верхнюю карту удачи, скрытно от других.
fetch_quest-clause-F-53 = После победы способность бесплатна, иначе стоит карты из руки.
fetch_quest-clause-F-54 = Отдай сколько угодно карт одному другому игроку.
fetch_quest-clause-F-58 = Из пустой колоды или ряда взять нечего.
fetch_quest-clause-F-59 = В конце хода у тебя не больше четырёх карт.
fetch_quest-clause-F-61 = Миссию проверяют в начале фазы врага.
fetch_quest-clause-F-64 = Побеждённое испытание внизу уходит без вреда.
fetch_quest-clause-F-65 = Открытое испытание стоит выносливости, затем исполняется активация.
fetch_quest-clause-F-67 = Первопроходец с 0 выносливости отступает, рука сбрасывается.
fetch_quest-clause-F-69 = Очередь сдвигается вниз и пополняется до шести.
fetch_quest-clause-F-72 = Игроки ходят по очереди.
fetch_quest-clause-F-73 = На привале отступившие первопроходцы возвращаются с 1 выносливостью.
fetch_quest-clause-F-74 = На привале все тайно и одновременно выбирают, что сбросить.
fetch_quest-clause-F-76 = На привале ряд удачи замешивают и раскладывают заново.
fetch_quest-clause-F-77 = Открывается следующее задание.
fetch_quest-clause-F-82 = Игра выиграна с последней миссией.
fetch_quest-clause-F-83 = Игра проиграна, когда все первопроходцы отступили.
fetch_quest-clause-F-89 = За столом говорят только то, что есть в списке.
fetch_quest-clause-F-90 = До четырёх высказываний за ход, каждое об одном и том же – один раз.
fetch_quest-clause-F-93 = Что видно в колоде испытаний, видят все.
fetch_quest-clause-F-94 = Руки и колоды скрыты; увиденное в одиночку знает один.
fetch_quest-clause-RC-26 = Сломанная печать — победа; все три завершают задание.
fetch_quest-clause-RC-30 = Солнце восходит и делает каждое испытание опаснее.

# Вопросы
fetch_quest-ask-claiming = Каким первопроходцем ты будешь?
fetch_quest-ask-retreating = Применишь способность отступления?
fetch_quest-ask-targeting = Что попробуешь одолеть?
fetch_quest-ask-playing = Играй карты против { $target }: { $short ->
        [0] хватает
       *[other] не хватает { $short }
    }.
fetch_quest-ask-acting = Какое действие выберешь?
fetch_quest-ask-paying = Какую карту сбросишь за способность?
fetch_quest-ask-giving = Какие карты отдашь ({ $player })?
fetch_quest-ask-limiting = Сбрось до четырёх карт: ещё { $amount }.
fetch_quest-ask-dropping = Активация: сбрось ещё { $amount }.
fetch_quest-ask-naming-heal = Чей первопроходец вернёт выносливость?
fetch_quest-ask-naming-draw = Кто берёт карты?
fetch_quest-ask-naming-rally = Кого спасёшь?
fetch_quest-ask-naming-take = Кому достанется { $card }?
fetch_quest-ask-naming-pass = Кому отдашь карты?
fetch_quest-ask-naming-recover = Кому достанется карта из твоей стопки сброса?
fetch_quest-ask-flipping = Какое испытание перевернёшь лицом вниз?
fetch_quest-ask-shifting = Какое испытание передвинешь и куда?
fetch_quest-ask-scouting = Положи открытые испытания на колоду или под неё.
fetch_quest-ask-refreshing = Обновить ряд удачи?
fetch_quest-ask-taking = Какую карту ряда удачи?
fetch_quest-ask-looking = Какую из этих карт возьмёшь?
fetch_quest-ask-recovering = Какую карту вернуть из стопки сброса?
fetch_quest-ask-scrapping = Какая базовая карта покинет игру?
fetch_quest-ask-resting = Привал: сбрось сколько хочешь карт, затем выбери «Готово».

# Варианты
fetch_quest-option-skip = Без попытки
fetch_quest-option-skip-retreating = Пропустить ход
fetch_quest-option-close = Завершить попытку
fetch_quest-option-cancel = Отказаться от попытки
fetch_quest-option-forage = Поиск: верхняя карта удачи
fetch_quest-option-ability = Применить способность
fetch_quest-option-done = Готово
fetch_quest-option-refresh = Обновить ряд удачи
fetch_quest-option-keep = Оставить ряд удачи
fetch_quest-option-stay = Ничего не двигать
fetch_quest-option-attempt = Попытка: { $challenge }
fetch_quest-option-attempt-mission = Попытка: { fetch_quest-target-mission }
fetch_quest-option-attempt-mind = Попытка: { fetch_quest-target-mind }
fetch_quest-option-attempt-skill = Попытка: { fetch_quest-target-skill }
fetch_quest-option-attempt-war = Попытка: { fetch_quest-target-war }
fetch_quest-option-attempt-short = Попытка: { $target }
fetch_quest-remark-short = твоих карт пока не хватает
fetch_quest-option-play = Сыграть: { $card }
fetch_quest-option-discard = Сбросить: { $card }
fetch_quest-option-hand = Отдать: { $card }
fetch_quest-option-take = Взять: { $card }
fetch_quest-option-recover = Вернуть: { $card }
fetch_quest-option-scrap = Убрать: { $card }
fetch_quest-option-scrap-discard = Убрать: { $card }
fetch_quest-option-flip = Перевернуть: { $challenge }
fetch_quest-option-top = { $challenge } – наверх
fetch_quest-option-under = { $challenge } – под колоду
fetch_quest-option-move = { $challenge } – на место { $position }
fetch_quest-option-name = { $player }
fetch_quest-option-give = Отдать карты ({ $player })
fetch_quest-option-claim = { $pioneer }
fetch_quest-option-claim-any = Кто останется
fetch_quest-claim-missing = Пока ни у кого: { $focuses }. Втроём или вчетвером разумно иметь все призвания. [F-15]
fetch_quest-claim-unwise = тогда одного призвания не будет
fetch_quest-target-mission = миссия
fetch_quest-target-mind = печать: { fetch_quest-resource-mind }
fetch_quest-target-skill = печать: { fetch_quest-resource-skill }
fetch_quest-target-war = печать: { fetch_quest-resource-war }

# На столе
fetch_quest-status-claiming = Выбирают первопроходцев
fetch_quest-reached = { $reached } из { $needed }
fetch_quest-sun = Солнце { $sun } · { $count }/{ $step }
fetch_quest-queue = Очередь
fetch_quest-pile = Ряд удачи
fetch_quest-face-down = лицом вниз
fetch_quest-decks = Колода удачи { $fortune } · колода испытаний { $challenges } · сброс { $discard }
fetch_quest-player = Выносливость { $stamina }/{ $most } · рука { $cards } · колода { $deck } · сброс { $discard }
fetch_quest-retreated = отступил
fetch_quest-known = известно: { $cards }
fetch_quest-waiting = Ждёт: защита { $shield } · тишина { $hush } · меньше карт { $weaken }
fetch_quest-hand = Твоя рука: { $cards }
fetch_quest-nothing = ничего
fetch_quest-pool = Запас: { $poolcount ->
        [0] 0
       *[other] { $pool }
    }

# Что произошло, для журнала
fetch_quest-event-pioneer-claimed = { $player }: { $pioneerhidden ->
        [yes] { fetch_quest-option-claim-any }
       *[no] { $pioneer }
    }.
fetch_quest-event-game-opened = Первопроходцы выходят в путь: { $pioneers }. Миссия: { $mission }.
fetch_quest-event-focus-missing = Призвания, которых нет ни у кого: { $focuses }. Втроём или вчетвером так будет труднее.
fetch_quest-event-turn-began = { $player }: ход { $turn }.
fetch_quest-event-cards-drawn = { $player }: взято: { fetch_quest-cards }.
fetch_quest-event-card-foraged = { $player }: найдено: { fetch_quest-cards }.
fetch_quest-event-cards-looked-at = { $player }: просмотрено: { fetch_quest-cards }.
fetch_quest-event-card-kept = { $player }: оставлено: { fetch_quest-cards }.
fetch_quest-event-attempt-opened = { $player }: попытка: { $target }.
fetch_quest-event-attempt-cancelled = { $player }: попытка отменена.
fetch_quest-event-card-played = { $player }: { $card }. { fetch_quest-pool }.
fetch_quest-event-resources-gained = { $player }: +{ $amount } { $resource }.
fetch_quest-event-attempt-closed = { $success ->
        [yes] { $target }: победа ({ $player }).
       *[no] { $target }: не вышло ({ $player }).
    }
fetch_quest-event-seal-broken = Печать сломана: { $seal }.
fetch_quest-event-ability-used = { $player }: { $side }
fetch_quest-event-giving-began = { $player }: карты для игрока { $taker }.
fetch_quest-event-card-given = { $player } → { $taker }: { $cardhidden ->
        [yes] 1 карта
       *[no] { $card }
    }.
fetch_quest-event-card-taken = { $taker }: { $card } из ряда удачи.
fetch_quest-event-pile-filled = Новая карта в ряду удачи: { $card }.
fetch_quest-event-pile-shuffled = Ряд удачи замешан в колоду.
fetch_quest-event-pile-spoiled = { $card } уходит из ряда удачи.
fetch_quest-event-card-discarded = { $player }: сброшено: { $card }.
fetch_quest-event-card-recovered = { $taker }: { $card } из стопки сброса.
fetch_quest-event-card-scrapped = { $player }: { $card } покидает игру.
fetch_quest-event-stamina-changed = { $player }: выносливость { $change }, теперь { $stamina }.
fetch_quest-event-pioneer-retreated = { $player }: первопроходец отступает. Сброшено: { fetch_quest-cards }.
fetch_quest-event-pioneer-returned = { $player }: первопроходец снова активен.
fetch_quest-event-shield-raised = { $player }: будет отведено опасности: { $amount }.
fetch_quest-event-enemies-hushed = { $player }: без активации в ближайшей фазе врага.
fetch_quest-event-draw-weakened = Следующий добор слабее на { $cards }.
fetch_quest-event-challenges-scouted = { $player }: открыто: { $challenges }.
fetch_quest-event-challenge-put-back = { $challenge }: { $where ->
        [top] на колоду
       *[bottom] под колоду
    }.
fetch_quest-event-challenge-moved = { $challenge }: с места { $from } на { $to }.
fetch_quest-event-challenge-turned = { $challenge }: теперь { $face ->
        [up] лицом вверх
       *[down] лицом вниз
    }.
fetch_quest-event-challenge-activated = { $challenge } активируется: опасность { $danger }, отведено { $prevented }.
fetch_quest-event-challenge-left = { $challenge } покидает очередь.
fetch_quest-event-challenge-came = { $challenge } входит в очередь.
fetch_quest-event-sun-rose = { $sets ->
        [yes] Солнце дошло до { $sun }: все первопроходцы отступают.
       *[no] Солнце поднимается до { $sun }.
    }
fetch_quest-event-mission-defeated = Миссия выполнена: { $mission }.
fetch_quest-event-discard-marked = { $player }: выбрано на сброс: { $card }.
fetch_quest-event-choice-locked = { $player }: готово.
fetch_quest-event-choice-withdrawn = { $player } думает ещё.
fetch_quest-event-rest-discarded = { $player }: сброшено: { fetch_quest-cards }.
fetch_quest-event-mission-revealed = Следующая миссия: { $mission }.
fetch_quest-event-said = { $player }: «{ $item }»
fetch_quest-event-game-over = { $won ->
        [yes] Все миссии выполнены: победа.
       *[no] Никто не остался на лапах: поражение, миссий выполнено { $missions } из 4.
    }
fetch_quest-cards =
    { $cardshidden ->
        [yes] { $count ->
            [one] { $count } карта
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        }
       *[no] { $cardscount ->
            [0] { fetch_quest-nothing }
           *[other] { $cards }
        }
    }

# Разговор за столом
fetch_quest-option-talk-rely = Положитесь на меня: { $challenge }.
fetch_quest-option-talk-may = Может, справлюсь: { $challenge }.
fetch_quest-option-talk-not = На меня не рассчитывайте: { $challenge }.
fetch_quest-option-talk-intend = В свой ход возьмусь за { $challenge }.
fetch_quest-option-talk-leave = Оставьте мне { $challenge }.
fetch_quest-option-talk-mission = Возьмусь за миссию.
fetch_quest-option-talk-not-ready = К миссии я не готов.
fetch_quest-option-talk-take = Возьму { $card }.
fetch_quest-option-talk-suits = { $card } подошла бы: { $named }.
fetch_quest-option-talk-ability = Применю свою способность.
fetch_quest-option-talk-ability-on = Применю свою способность: { $challenge }.
fetch_quest-option-talk-ability-for = Применю свою способность: { $named }.
fetch_quest-option-talk-hand = Отдам карты: { $named }.
fetch_quest-option-talk-welcome = Карты мне пригодились бы.
fetch_quest-option-talk-keep = Оставьте карты себе.
fetch_quest-option-talk-finish = Давайте закончим эту миссию сейчас.
fetch_quest-option-talk-gather = Давайте сначала соберёмся с силами.
fetch_quest-option-talk-who = Кто займётся: { $challenge }?
fetch_quest-option-talk-plan = { $named }, что сделаешь в этот ход?
fetch_quest-option-talk-who-mission = Кто возьмётся за миссию?
fetch_quest-option-talk-shall-i = { $named }, дать тебе карты?
fetch_quest-option-talk-yes = Да, пожалуйста.
fetch_quest-option-talk-no = Лучше не надо.
fetch_quest-option-talk-thanks = Спасибо!
fetch_quest-option-talk-well-done = Отлично!
fetch_quest-option-talk-sorry = Прости.
fetch_quest-option-talk-worried = Тревожно мне.
fetch_quest-option-talk-patience = Терпение.
fetch_quest-option-talk-howl = Ауууу!
fetch_quest-option-talk-feel-yes = Да!
fetch_quest-option-talk-feel-no = Нет!
fetch_quest-option-talk-point = Смотрите: { $challenge }.
fetch_quest-option-talk-point-card = Смотрите: { $card }.
fetch_quest-option-talk-point-player = Смотрите: { $named }.
fetch_quest-option-talk-point-mission = Смотрите на миссию.

# Настройки
fetch_quest-option-pioneers = Первопроходцы
fetch_quest-option-pioneers-random = случайно
fetch_quest-option-pioneers-chosen = по выбору: кто раньше занял
fetch_quest-option-first-player = Первый игрок
fetch_quest-option-first-player-mutt = Спайк Дворняга
fetch_quest-option-first-player-random = случайно
fetch_quest-option-talk = Разговоры
fetch_quest-option-talk-structured = по правилам: по списку
fetch_quest-option-talk-free = свободно: чат
fetch_quest-option-talk-open-hands = открытые руки
fetch_quest-option-level = Уровень
fetch_quest-option-level-standard = Стандарт
fetch_quest-option-level-puppy = Щенок: солнце поднимается вдвое медленнее
fetch_quest-option-level-old-dog = Старый пёс: на 1 выносливость меньше
fetch_quest-option-sun = Солнце
fetch_quest-option-sun-on = есть
fetch_quest-option-sun-off = нет: только печатные правила
fetch_quest-apart-talk-open-hands = с открытыми руками
fetch_quest-apart-sun-off = без солнца

# Правила на одной странице
fetch_quest-rules-title = Fetch Quest за минуту
fetch_quest-rules =
    Вы на одной стороне: выполните четыре миссии, пока не отступили все первопроходцы и солнце не дошло до 6.
    В очереди шесть испытаний; то, что на месте 1, бьёт в конце каждого хода, если не лежит лицом вниз.
    Твой ход: добери до четырёх карт, попробуй одолеть испытание или миссию, выбери действие, сбрось до четырёх.
    Сыгранные карты дают ресурсы, а ещё эффект, если у первопроходца есть одна из меток.
    Действие: карта ряда удачи (после победы), поиск, способность или передача карт.
    Первопроходец без выносливости отступает, теряет руку и до привала помогает лишь способностью отступления.
    После миссии – привал: отступившие возвращаются, все могут сбросить и добрать, испытания становятся труднее.
    Нельзя говорить, какие карты в руке; говорите о намерениях: say, ask, answer, feel и point.
    Карты пишут кодами: F0M – базовая карта разума, CA3 – испытание с буквой A.

# Имена
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

# За столом в браузере
fetch_quest-where =
    { $phase ->
        [over] Игра окончена
        [claiming] { fetch_quest-status-claiming }
       *[other] Миссия { $missionletter } · ход { $turnnumber } · { $level ->
            [puppy] { fetch_quest-level-puppy }
            [old-dog] { fetch_quest-level-old-dog }
           *[other] { fetch_quest-level-standard }
        }
    }
fetch_quest-level-standard = Стандарт
fetch_quest-level-puppy = Щенок
fetch_quest-level-old-dog = Старый пёс
fetch_quest-key-cards = выбрать испытание, считая сверху; затем карты руки
fetch_quest-confirm =
    { $verb ->
        [none] { $phase ->
            [acting] Выбери действие
           *[other] Выбрать
        }
        [claim] Взять первопроходца
       *[other] { $deed }
    }
fetch_quest-doubt-close = Запаса не хватает: { $target }. Карты уйдут в сброс, и ничего не будет одолено (F-47). Всё равно закончить попытку?
fetch_quest-doubt-claim = { $pioneer }: с этим первопроходцем в отряде не будет одного из призваний (F-15). Всё равно выбрать?
fetch_quest-card-facedown = Условие: при проверке достаточно испытаний очереди лежит лицом вниз.
fetch_quest-card-seals = Карточная миссия: три печати, разума, ловкости и боя, ломают по одной.
fetch_quest-card-bounty = Условие: опасность одолённых испытаний даёт достаточно добычи.
fetch_quest-card-grand = Карточная миссия: одна большая попытка с разумом, ловкостью и боем.
fetch_quest-card-basic = Базовая карта.
fetch_quest-card-gives = { $gives }.
fetch_quest-card-effect = { $tags }: { $effect }
fetch_quest-card-pioneer =
    { $basics } · { fetch_quest-stamina } · { $tags }.
    { fetch_quest-side-active }: { $active }
    { fetch_quest-side-retreat }: { $retreat }
fetch_quest-card-ability = { $name }. { $effect }
fetch_quest-card-challenge = Испытание { $letter }, требование { $demand }, опасность { $danger }.
fetch_quest-has-stamina = Выносливость { $n } из { $most }
fetch_quest-has-hand = Карт в руке: { $n }
fetch_quest-has-deck = Карт в колоде: { $n }
fetch_quest-has-discard = Стопка сброса: { $n }
fetch_quest-look-at = Первопроходец игрока { $player }: способности и сброс
fetch_quest-on-turn = ходит
fetch_quest-thinking = отвечает
fetch_quest-locked = готово
fetch_quest-says = { $player } говорит:
fetch_quest-is-active = Активен
fetch_quest-is-retreated = Отступил
fetch_quest-hand-of = Рука игрока { $player }
fetch_quest-known-of = Что известно о руке игрока { $player }
fetch_quest-deck-of = Твоя колода, без порядка: { $n }
fetch_quest-challenge-deck = Колода: { $n }
fetch_quest-challenges-about = Испытания вне очереди
fetch_quest-challenges-top = Следующие в колоде, по порядку
fetch_quest-challenges-rest = В колоде, без порядка
fetch_quest-challenges-discard = В сбросе
fetch_quest-challenges-reserve = Придут с миссией { $letter }
fetch_quest-place = место { $n }
fetch_quest-is-defeated = одолено, лицом вниз
fetch_quest-danger-now = Опасность { $n }
fetch_quest-is-target = идёт попытка
fetch_quest-move-to = Передвинуть на место { $n }
fetch_quest-next = Если никто не вмешается:
fetch_quest-threat = { $challenge } ударит в конце этого хода. { $player }: минус { $n } к выносливости.
fetch_quest-threat-none = { $challenge } одолено и уйдёт без вреда.
fetch_quest-threat-away = { $player } отступает: в этот ход никто не ударит.
fetch_quest-threat-sun = Солнце добавляет { $n }.
fetch_quest-threat-shield = Отведено: { $n }.
fetch_quest-threat-hush = На этот раз без активации.
fetch_quest-threat-then = Затем: { $text }
fetch_quest-threat-weaken = Следующий активный игрок берёт на { $n } меньше.
fetch_quest-pay = { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
fetch_quest-pay-with = Начать попытку и выложить: { $cards }
fetch_quest-can-pay = Руки хватает: { $cards }
fetch_quest-lay-out = Выложить: { $cards }
fetch_quest-suggested = предложено
fetch_quest-marked = выбрана для сброса
fetch_quest-mission-label = Миссия { $letter }: { $mission }
fetch_quest-missions-done = Выполнено миссий: { $n } из 4
fetch_quest-progress-facedown = Лицом вниз: { $n } из { $needed }
fetch_quest-progress-seals = Сломано печатей: { $n } из 3
fetch_quest-progress-bounty = Добыча: { $n } из { $needed }
fetch_quest-progress-grand = Очередь добавит { $n } ★
fetch_quest-broken = сломана
fetch_quest-sun-track = Путь солнца
fetch_quest-sun-now = Солнце { $n }: опасность +{ $danger }. До подъёма { $left ->
        [one] { $left } ход
        [few] { $left } хода
       *[other] { $left } ходов
    }; на { $set } всё потеряно.
fetch_quest-sun-rule = [RC-30]
fetch_quest-fortune-deck = Колода: { $n }
fetch_quest-pile-empty = Ряд удачи пуст.
fetch_quest-attempt = { $player }, попытка: { $target }
fetch_quest-demand = Требование
fetch_quest-in-pool = Запас
fetch_quest-bonus = из них { $n } ★ за испытания лицом вниз
fetch_quest-enough = Хватает.
fetch_quest-not-enough = Пока не хватает.
fetch_quest-spread-scouted = Следующие испытания
fetch_quest-spread-looked = Верх колоды удачи
fetch_quest-spread-discard = Твоя стопка сброса
fetch_quest-hand-count = Твоя рука: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    }
fetch_quest-hand-sum = Всего в руке
fetch_quest-hand-empty = Рука пуста.
fetch_quest-actions = Четыре действия
fetch_quest-action-reward = Награда
fetch_quest-action-reward-text = Карта из ряда удачи
fetch_quest-action-forage = Поиск
fetch_quest-action-forage-text = Верхняя карта удачи
fetch_quest-action-ability = Способность
fetch_quest-action-give = Передача
fetch_quest-action-give-text = Любые карты одному игроку
fetch_quest-give-to = Кому?
fetch_quest-talk = Разговор за столом
fetch_quest-talk-open = Сказать
fetch_quest-talk-left = { $n ->
        [0] в этот ход больше ничего
       *[other] в этот ход ещё { $n }
    } [F-90]
fetch_quest-talk-statements = Слова
fetch_quest-talk-questions = Вопросы
fetch_quest-talk-emotes = Эмоции
fetch_quest-talk-pings = Показать
fetch_quest-talk-point = Смотрите: …
fetch_quest-talk-object = Коснись на столе или выбери:
fetch_quest-talk-bare = Просто так
fetch_quest-talk-stop = Промолчать
fetch_quest-talk-answer = Ответить игроку { $player }
fetch_quest-talk-about = Об этом: { $thing }
fetch_quest-talk-silent = В этот ход сказано всё, что можно.
fetch_quest-chat-closed = При разговоре по правилам свободного чата во время игры нет: говори то, что есть в списке [F-89].
fetch_quest-stage-defeated = Миссия выполнена: { $mission }
fetch_quest-stage-rest = Привал: отступившие первопроходцы возвращаются с 1 выносливостью, затем все могут тайно сбросить карты. [F-73]
fetch_quest-stage-revealed = Следующая миссия: { $mission }
fetch_quest-stage-retreated = { $pioneer } отступает
fetch_quest-stage-retreated-text = Выносливости не осталось: рука уходит в сброс, и до привала есть только способность отступления.
fetch_quest-result = Итог
fetch_quest-result-won = Общая победа!
fetch_quest-result-lost = Поход не удался
fetch_quest-won-text = Все четыре миссии выполнены, ход { $turn }.
fetch_quest-lost-text = Конец в миссии { $letter }, { $mission }, ход { $turn }.
fetch_quest-lost-by-sun = Причина: солнце дошло до { $sun } раньше, чем была выполнена миссия, и всем первопроходцам пришлось отступить. [RC-30]
fetch_quest-lost-by-retreat = Причина: все первопроходцы отступили, и идти дальше было некому. [F-83]
fetch_quest-mission-done = выполнена
fetch_quest-mission-open = не выполнена
fetch_quest-statistics = Статистика
fetch_quest-all-together = Всего
fetch_quest-stamina-left = Осталось выносливости
fetch_quest-count-defeated = Удачные попытки
fetch_quest-count-failed = Неудачные попытки
fetch_quest-count-taken = Получено карт удачи
fetch_quest-count-given = Отдано карт
fetch_quest-count-lost = Потеряно выносливости
fetch_quest-count-retreats = Отступления
fetch_quest-last-hands = Последние руки

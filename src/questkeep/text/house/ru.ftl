# Слова дома в браузере.

## Где что находится
house-home = Questkeep, начальная страница
house-menu = Главное меню
house-my-games = Мои игры
house-rulebook = Правила
house-settings = Настройки
house-to-start = На начальную страницу
house-close = Закрыть
house-go-on = Дальше
house-yes = Да
house-no = Нет
house-loading = Минутку …
house-lost = Страница не дошла.
house-try-again = Попробовать ещё раз
house-not-found = Здесь ничего нет
house-not-found-why = Этот адрес не ведёт ни к столу, ни к странице. Возможно, он скопирован не целиком или стол уже убрали.

## Начальная страница
house-your-name = Твоё имя
house-play-now = Играть сейчас
house-play-now-note = «Играть сейчас»: против ботов, сразу; с настройками твоего последнего стола, если он был.
house-new-table = Новый стол
house-continue = Играть дальше
house-no-games = Сейчас нет начатых игр. Начни одну: хватит одного нажатия.
house-no-finished = Законченных игр пока нет.
house-running = Идут
house-finished = Закончены
house-archived = Архив
house-archived-note = Здесь уже месяц никто не делал ходов. Ничего не потеряно: один ход — и игра снова среди идущих.
house-join = Сесть за стол
house-join-link = Ссылка, которую тебе дали
house-join-go = Присоединиться
house-bad-link = Это не ссылка на стол. Скопируй ссылку, которую тебе прислали, целиком.
house-look-around = Осмотреться
house-load-record = Посмотреть запись …
house-credits = Картинки: game-icons.net, CC BY 3.0. Шрифты: Alegreya и Inter.
house-notices = Авторы и лицензии
house-your-turn = Твой ход
house-join-title = Для тебя есть место
house-join-closed = Эта ссылка больше не ведёт к свободному месту
house-join-closed-what-now = Если ты уже сидишь за столом, он есть в списке «Мои игры».
house-join-host = Стол открыт, хозяин: { $name }. За ним:
house-sit-down = Сесть

## Новый стол
house-game = Игра
house-seat-count = Игроков
house-seats = Места
house-seat-who = Кто на месте { $number }
house-seat-level = Уровень бота на месте { $number }
house-seat-name = Имя игрока на месте { $number }
house-seat-me = Я
house-seat-here = Ещё кто-то у этого экрана
house-seat-friend = Друг, по ссылке
house-seat-bot = Бот
house-seat-me-note = Здесь играешь ты.
house-seat-friend-note = Ты получишь ссылку и QR-код.
house-level-novice = Знает правила и часто ошибается.
house-level-apprentice = Играет разумно, но порой оступается.
house-level-adept = Смотрит на один ответ вперёд и редко ошибается.
house-level-master = Думает до двух секунд и строит планы.
house-level-grandmaster = Думает до пяти секунд: сильнейший бот дома.
house-player-number = Игрок { $number }
house-deck = Карты
house-deck-standard = обычные карты
house-more-options = Правила, часы и чат
house-clock = Часы
house-clock-off = без часов
house-clock-bank = минуты на всю игру
house-clock-days = дни на каждый ответ
house-clock-minutes = Минут каждому игроку
house-clock-increment = Секунд добавляется за ответ
house-clock-per-answer = Дней на каждый ответ
house-chat-allowed = Чат за этим столом
house-hints-allowed = Подсказки за этим столом: «Что сделал бы мастер?» Все видят, кто просит.
house-practice-table = Тренировочный стол
house-practice-note = Здесь можно отменить шаг и после того, как что-то показали. Всё скрытое тогда раздают заново, и то, что лежит на поле рубашкой вверх, тоже; твои карты остаются. Результат отмечается как тренировка.
house-practice-alone = С друзьями, которые придут по ссылке, тренироваться нельзя: играй с ботами или с теми, кто рядом, за этим экраном.
house-practice-final = В этой игре шаг уже не отменить, если после него что-то показали, даже на тренировке (правило { $clause }).
house-open-table = Открыть стол
house-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }

## Ожидание
house-waiting-room = Ждём твоих друзей
house-waiting-note = Пошли каждому другу одну из этих ссылок или дай отсканировать код.
house-waiting-meanwhile = На вопрос игры можно ответить уже сейчас.
house-invite = Пригласить
house-to-table = К столу
house-already-here = Уже здесь: { $names }
house-level = Уровень бота
house-link-for = Ссылка для места { $number }
house-qr = QR-код ссылки для места { $number }
house-copy = Скопировать ссылку
house-copied = Скопировано
house-make-link = Сделать ссылку для места { $number }
house-bot-instead = Пусть вместо него играет бот
house-seat-open = Свободное место

## За столом
house-prompt = Что нужно сделать
house-to-hand = К моим картам
house-lock-in = Подтвердить
house-are-you-sure = Точно?
house-not-yet = Ещё нет
house-do-it = Да, вперёд
house-option-parts = Или выбери сам, всего { $needed } (пока { $given }):
house-option-for = когда игроков от { $fewest } до { $most }
house-withdraw = Забрать
house-undo-free = Отменить
house-undo-anew = Отменить и раздать заново
house-undo-ask = Попросить об отмене: { $names }
house-undo-no = Почему нельзя отменить?
house-undo-step = Твой последний шаг: { $step }
house-undo-short-free = Отменить
house-undo-short-ask = Отменить?
house-undo-short-no = Без отмены
house-undo-why-nothing = Отменять нечего.
house-undo-why-final = Этот шаг уже не отменить: после него что-то показали или кто-то ответил. В этой игре это окончательно.
house-undo-why-open = После твоего шага что-то было показано или кто-то ответил. Теперь нужно согласие всех, а одно место ещё свободно.
house-undo-why-stand-in = После твоего шага что-то было показано или кто-то ответил. Теперь нужно согласие всех, а бот не может согласиться за других: { $names }.
house-undo-why-away = После твоего шага что-то было показано или кто-то ответил. Теперь нужно согласие всех. Нет на месте: { $names }.
house-undo-why-bots = После твоего шага что-то было показано или кто-то ответил, а боты ни на что не соглашаются. За тренировочным столом шаг можно было бы отменить.
house-undo-why-too-many-steps = { house-refused-too-many-steps }
house-why = Почему?
house-hint = Подсказка
house-hint-short = Совет
house-hint-seen = Другие видят, что ты просишь совета, но не видят самого совета.
house-hint-title = Что сделал бы мастер
house-hint-thinking = Мастер думает …
house-hint-first = Мастер, скорее всего, выбрал бы: { $answer }
house-hint-best = скорее всего
house-hint-result = { $percent } %
house-hint-share = в { $percent } случаях из 100
house-hint-only = Другого ответа нет.
house-hint-unweighed = Мастер отвечает так, не взвешивая остальных ответов.
house-hint-equal = От всех этих ответов мастер ждёт примерно одного и того же: { $percent } %.
house-hint-note = Полоса — результат, которого мастер ждёт для тебя после этого ответа, исходя из того, что ты можешь знать: 100 % — явная победа, 0 % — явное поражение.
house-hint-note-share = Рядом указано, как часто мастер дал бы этот ответ.
house-hint-play = Выбрать это
house-hint-play-which = Выбрать это: { $answer }
house-hint-asked = { $name } просит совета.
house-hint-count = подсказки: { $count }
house-rule = Правило { $clause }
house-refused-does-not-fit = Эта карта сейчас не подходит.
house-not-playable = сейчас выбрать нельзя
house-locked = Твой выбор сделан. Ждём: { $names }.
house-locked-only = Твой выбор сделан.
house-waiting-for = Ждём: { $names }.
house-waiting-free =
    { $count ->
        [one] Ещё { $count } место свободно: игра продолжится, когда его займут.
        [few] Ещё { $count } места свободны: игра продолжится, когда их займут.
       *[many] Ещё { $count } мест свободно: игра продолжится, когда их займут.
    }
house-over = Игра окончена
house-stage = Что произошло
house-recent = Что было только что
house-log = Журнал
house-chat = Чат
house-rules = Правила
house-log-empty = Пока ничего не произошло.
house-log-taken-back = Отменено:
house-log-closed = То, что было раньше, за этим столом закрыто: помнить — часть игры.
house-log-jump = Посмотреть на это мгновение
house-event-step-undone =
    { $me ->
        [yes] Твой последний шаг отменён.
       *[no] { $player }: последний шаг отменён.
    }
house-event-undo-others =
    { $me ->
        [yes] { $count ->
            [0] Твой выбор тоже отменён: выбери заново.
           *[other] Отменён и твой выбор, и выбор других: { $names }. Выбери заново.
        }
       *[no] Отменён и выбор других: { $names }.
    }
house-event-undo-anew = То, что было скрыто, раздаётся заново, и карты, что лежат на поле рубашкой вверх, тоже; твои карты остаются.
house-nameless = Гость
house-kind-bot = бот, { $level }
house-kind-stand-in = играет бот ({ $level })
house-away = нет на месте
house-reconnecting = Связь прервалась. Соединяемся снова …
house-reconnecting-again = Связь прерывается снова и снова. Твоя игра хранится в доме, а страница продолжает попытки.
house-wish = { $name } просит отменить последний шаг. Разрешить?
house-wish-anew = { $name } просит отменить последний шаг; всё скрытое тогда раздадут заново. Разрешить?
house-wish-step = Шаг: { $step }
house-wish-others =
    { $me ->
        [yes] { $count ->
            [0] Твой выбор тоже отменится: выберешь заново.
           *[other] Отменится и твой выбор, и выбор других: { $names }. Выберешь заново.
        }
       *[no] Отменится и выбор других: { $names }.
    }
house-wish-asked = Ты просишь отменить свой шаг. Ждём согласия: { $names }.
house-wish-give-up = Не надо
house-wish-refused = { $name } не соглашается. Шаг остаётся.
house-wish-given-up = { $name } больше не просит об отмене.
house-wish-lapsed = Просьба об отмене больше не действует.
house-practice = тренировка
house-practice-result = Это была тренировка: шаги можно было отменять и после того, как что-то показали.
house-hand-view = Рука
house-table-menu = Меню стола
house-table-view = Показать на общем экране
house-look-back = Оглянуться назад
house-leave = Уйти; игра подождёт
house-stand-in-me = Пусть за меня играет бот
house-stand-in-for = Пусть играет бот вместо: { $name }
house-stand-in-votes = хотят { $votes } из { $present }
house-come-back = Снова играю сам
house-move-seat = Перенести моё место на другое устройство
house-move-note = Открой эту ссылку на другом устройстве. Она действует один раз, и место переедет туда.
house-pace = Скорость ботов
house-pace-slow = медленно
house-pace-normal = обычно
house-pace-fast = быстро
house-pace-at-once = сразу
house-pass-device = Передай устройство: { $name }
house-pass-note = Остальным сейчас смотреть не стоит.
house-uncover = Это я, { $name }: показать мои карты

## Конец
house-rematch = Ещё раз
house-rematch-open = Новый стол открыт: остальные ждут тебя.
house-replay = Просмотр
house-record = Сохранить запись
house-shuffle = Честно ли перемешали?
house-shuffle-note = До первой карты дом показал хеш своего зерна. Теперь зерно открыто: если из него выходит тот же хеш, ничего не менялось.
house-shuffle-hash = Хеш:
house-shuffle-seed = Зерно:
house-verify = Проверить
house-verified = Сходится: порядок карт был определён до первой карты.
house-not-verified = Не сходится. Этой игре верить нельзя.

## Когда ошиблись мы сами
house-broken = Наша ошибка остановила этот стол
house-broken-why = Ты тут ни при чём. Дом хранит всё, что было сыграно, и остальные столы играют дальше. Как только ошибку исправят, этот стол сможет продолжить с того же места.
house-broken-number = Если сообщишь о ней тому, кто ведёт этот дом, назови этот номер: { $id }
house-broken-again = Начать заново тем же составом
house-broken-account = Сохранить то, что тебе было известно
house-broken-account-seat = Сохранить то, что было известно месту { $number }
house-broken-account-note = Пока игра не окончена, можно сохранить только то, что знаешь ты. Полная запись показала бы и скрытые карты остальных.
house-broken-listed = остановлен из-за нашей ошибки
house-stuck = Это не получается показать
house-stuck-why = Это наша ошибка, а не твоя, и твои игры целы: они хранятся в доме. Загрузи страницу заново или перейди на главную.
house-load-anew = Загрузить страницу заново

## Просмотр
house-back-to-table = Назад к столу
house-first = В начало
house-previous = На шаг назад
house-next = На шаг вперёд
house-last = В конец
house-moment = Мгновение игры
house-eyes = Чьими глазами
house-share = Скопировать ссылку на это мгновение

## Правила
house-search-rules = Искать в правилах
house-found =
    { $count ->
        [0] Ничего не найдено.
        [one] Найдено { $count } место.
        [few] Найдено { $count } места.
        [many] Найдено { $count } мест.
       *[other] Найдено { $count } места.
    }

## Чат
house-chat-empty = Пока никто ничего не сказал.
house-chat-unread =
    { $count ->
        [one] { $count } непрочитанная реплика
        [few] { $count } непрочитанные реплики
       *[many] { $count } непрочитанных реплик
    }
house-chat-line = Скажи что-нибудь
house-chat-to = Кому
house-chat-all = Всем
house-chat-whispered = шепчет: {$name}
house-chat-whispered-to-you = шепчет тебе
house-send = Отправить
house-phrase-hello = Привет!
house-phrase-well-played = Отличный ход!
house-phrase-oops = Ой.
house-phrase-thanks = Спасибо!
house-phrase-hurry = Продолжим?
house-phrase-thinking = Я думаю …

## Настройки
house-language = Язык
house-theme = Свет
house-theme-system = как в системе
house-theme-light = светло
house-theme-dark = темно
house-sound = Звуки
house-calm = Меньше движения
house-patient = Итоги ждут, пока я не пойду дальше
house-chat-shown = Показывать чат и готовые фразы
house-notify = Сообщать, когда мой ход

## Клавиши
house-keys = Клавиши
house-key-cards = выбрать карту с руки
house-key-arrows = перейти от карты к карте
house-key-lock = подтвердить
house-key-withdraw = забрать выбор
house-key-undo = отменить
house-key-why = почему? (правило)
house-key-hint = подсказка: что сделал бы мастер?
house-key-log = открыть или закрыть журнал
house-key-close = закрыть открытое
house-key-keys = этот список

## Отмена
house-help-undo = Как отменить шаг
house-help-undo-free = Свой последний шаг можно отменить, пока не показано ничего скрытого, не вмешался случай и никто другой ещё не ответил; тайный выбор — пока не выбрал последний игрок.
house-help-undo-ask = После этого должны согласиться все люди за столом. Тот, кого нет на месте, согласиться не может; не могут ни свободное место, ни бот на замене. Всё, что было после шага, снова открыто, и выбор, сделанный втайне до него, тоже.
house-help-undo-practice = Боты ни на что не соглашаются. Кто играет только с ботами и с людьми у своего экрана, может открыть тренировочный стол: там шаг отменяют и после того, как что-то показали, а всё скрытое раздают заново.
house-help-stand-in = Если кого-то нет уже минуту, большинство присутствующих может посадить на его место бота, пока он не вернётся. Бот знает только то, что знает его место.

## Почему дом отказывает
house-refused-other = Не получилось. Попробуй ещё раз или загрузи страницу заново.
house-refused-unreachable = Дом не отвечает. Проверь связь и попробуй ещё раз.
house-refused-not-understood = Дом этого не понял. Загрузи страницу заново.
house-refused-not-joined = Ты ещё не за этим столом. Загрузи страницу заново.
house-refused-no-such-match = Такого стола нет.
house-refused-no-such-link = Эта ссылка уже использована или скопирована не целиком. Попроси новую.
house-refused-no-such-game = Такой игры в доме нет.
house-refused-no-such-language = На этом языке дом не говорит.
house-refused-not-your-seat = Это не твоё место.
house-refused-stale-question = Тем временем что-то изменилось. Посмотри ещё раз и выбери.
house-refused-no-undo = Этот шаг отменить нельзя.
house-refused-another-wish = Об отмене уже просит другой. По очереди.
house-refused-no-practice = Тренировочный стол — для тебя, для людей у этого экрана и для ботов, но не для друзей по ссылке.
house-refused-no-such-level = Такого бота в доме нет.
house-refused-away-too-short = { $name } не за столом совсем недолго. Бота можно будет посадить через { $seconds } с.
house-refused-no-wish = Об этом уже никто не просит.
house-refused-chat-closed = Здесь нет чата.
house-refused-no-whisper = Здесь шептать некому. Скажи всем или промолчи.
house-refused-no-advice = За этим столом играют без подсказок.
house-refused-advice-late = Мастер не успел ничего найти: в доме много дел. Спроси ещё раз или реши сам.
house-refused-too-fast = Слишком быстро. Подожди немного.
house-refused-too-busy = Дому сейчас нужно прочитать слишком много файлов. Попробуй ещё раз чуть позже.
house-refused-not-saved = Дом не смог это сохранить, поэтому ничего не произошло. Попробуй ещё раз.
house-refused-not-over = Это откроется, когда игра закончится.
house-refused-memory-table = За этим столом играют по памяти: оглянуться можно будет после конца игры.
house-refused-unknown-option = { $option }: такого выбора нет. Есть: { $known }.
house-refused-unknown-value = { $option }: «{ $value }» нет. Есть: { $known }.
house-refused-wrong-seats = Игроков в этой игре может быть от { $fewest } до { $most }, а не { $seats }.
house-refused-value-for-others = { $option }: «{ $value }» — когда игроков от { $fewest } до { $most }, а не { $seats }.
house-refused-wrong-parts = { $option }: когда игроков { $seats }, выбирают { $needed }, а не { $given }.
house-refused-unknown-deck = Колоды «{ $deck }» в доме нет.
house-refused-bad-deck = Эта колода не годится. { $line ->
        [0] { $field }
       *[other] Строка { $line }, { $field }
    }: { $problem }
house-refused-bad-record = Эту запись дом прочитать не может: { $problem }
house-refused-too-many-tables = Начатых столов у тебя уже { $most }. Сначала доиграй один из них.
house-refused-house-full = Для ещё одного стола в доме сейчас нет места. Зайди позже.
house-refused-too-large = Это слишком велико для дома.
house-refused-wrong-origin = Эта страница не принадлежит дому. Открой его собственный адрес.
house-refused-no-such-page = Такой страницы нет.
house-refused-other-rules = Этот стол начат по другой версии правил и не может продолжаться здесь.
house-refused-too-many-steps = За этим столом отменяли так много, что теперь можно идти только вперёд.
house-refused-our-mistake = Помешала наша ошибка. Если сообщишь о ней тому, кто ведёт этот дом, назови номер { $id }.
house-refused-broken = Наша ошибка остановила этот стол. Если сообщишь о ней тому, кто ведёт этот дом, назови номер { $id }.
house-refused-not-broken = С этим столом всё в порядке: запись можно сохранить, когда игра закончится.
house-refused-unsent = Связь прервалась раньше, чем дошёл твой ответ. Выбери ещё раз.

# Слова дома, не относящиеся к одной игре.

list-last = { $head } и { $last }

# Кто сидит за столом
player-you = Ты
player-human = Гость
bot-name-0 = Брида
bot-name-1 = Осрик
bot-name-2 = Мирра
bot-name-3 = Томке
bot-name-4 = Ивейн
bot-name-5 = Сунна
bot-label = { $name } ({ $bot })
bot-kind-random = наугад
bot-kind-habit = по привычке
bot-kind-greedy = жадный
bot-kind-novice = новичок
bot-kind-apprentice = ученик
bot-kind-adept = адепт
bot-kind-master = мастер
bot-kind-grandmaster = гроссмейстер
spectator = зритель

# Вопросы и ответы
terminal-keys = ? помощь · why · log · quit
terminal-go-on = Enter — дальше
terminal-more = Enter — ещё · q — назад
terminal-back = Enter — назад
terminal-number-range = Варианта { $number } нет; выбери число от 1 до { $most }.
terminal-nothing-yet = Здесь ещё ничего не решено; спроси снова после ближайшего этажа.
terminal-not-known = О «{ $word }» мне ничего не известно. Попробуй карту, например { $card }, или пункт правил, например { $clause }.
terminal-log = Что уже произошло
terminal-log-closed = За этим столом играют по памяти, поэтому журнала нет [{ $clause }].
terminal-option-list = Правила этого стола
terminal-help-title = Как отвечать
terminal-help =
    Число выбирает вариант с этим номером.
    Ключи карт выбирают карты; порядок и регистр букв не важны: { $example }.
    ? показывает эту страницу, ? { $card } объясняет карту, ? { $clause } читает пункт правил.
    why объясняет последнее решение или отказ, log рассказывает, что уже произошло.
    withdraw забирает тайный выбор, пока остальные думают.
    quit — выйти; игра сохраняется после каждого ответа.

# Запись
terminal-saved = Игра сохранена. Продолжить: { $command }
terminal-over-saved = Запись лежит в { $file }. Посмотреть: { $command }
terminal-resume-none = в { $folder } нет неоконченной игры { $game }; начать новую: { $command }
terminal-resume-over = { $file }: эта игра окончена; посмотреть её: { $command }
terminal-resume-other = { $file }: это игра { $other }, а не { $game }
terminal-resume-nobody = { $file }: чтобы продолжить, за столом должен сидеть ровно один человек; здесь их { $count }
terminal-resume-bot = { $file }: на месте { $seat } играет «{ $bot }» — такого бота в этом Questkeep нет
terminal-record-exists = { $file } уже существует; выбери другое имя или продолжи: { $command }

# Выбор в командной строке
terminal-bad-bot = бота «{ $bot }» нет; есть { $bots }
terminal-bad-bot-count =
    для { $seats } мест { $needed ->
        [one] нужен { $needed } бот
        [few] нужны { $needed } бота
       *[other] нужно { $needed } ботов
    } (или одно имя на всех), а не { $given }
terminal-bad-seat = твоё место может быть от 0 до { $last }, но не { $seat }
terminal-bad-option = запиши настройку как имя=значение, а не «{ $option }»

# Просмотр записи
replay-row = момент { $row } из { $rows }
replay-eyes = смотрит: { $who }
replay-keys = n дальше · p назад · число · end · s 0 или s spectator · why · q
replay-not-understood =
    «{ $said }» — непонятно. n — дальше, p — назад, число от 0 до { $rows } — перейти к ходу, end — конец, q — выйти.
replay-bad-seat = Места { $seat } нет; есть { $seats } или spectator.
replay-unfinished = Эта игра ещё идёт; до её конца смотреть можно только глазами зрителя (spectator).
replay-no-more = Это конец записи.
replay-at-start = Это начало записи.

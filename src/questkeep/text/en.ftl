# Words of the house that belong to no single game.

list-last = { $head } and { $last }

# Who sits at the table
player-you = You
player-human = Guest
bot-name-0 = Brida
bot-name-1 = Osric
bot-name-2 = Mirra
bot-name-3 = Tomke
bot-name-4 = Yvain
bot-name-5 = Sunna
bot-label = { $name } ({ $bot })
bot-kind-random = random
bot-kind-habit = by habit
bot-kind-greedy = greedy
bot-kind-novice = novice
bot-kind-apprentice = apprentice
bot-kind-adept = adept
bot-kind-master = master
bot-kind-grandmaster = grandmaster
spectator = spectator

# Asking and answering
terminal-keys = ? help · why · log · quit
terminal-go-on = Enter goes on
terminal-more = Enter shows more · q goes back
terminal-back = Enter goes back
terminal-number-range = There is no option { $number }; choose a number from 1 to { $most }.
terminal-nothing-yet = Nothing has been decided here yet; ask again after the next floor.
terminal-not-known = I know nothing about “{ $word }”. Try a card such as { $card } or a paragraph such as { $clause }.
terminal-log = What has happened
terminal-log-closed = This table is played from memory, so there is no log [{ $clause }].
terminal-option-list = Table options
terminal-help-title = How to answer
terminal-help =
    A number picks the option with that number.
    Card keys pick cards, in any order and letter case: { $example }.
    ? shows this page, ? { $card } explains a card, ? { $clause } reads out a paragraph of the rules.
    why explains the last decision or refusal, log tells what has happened so far.
    withdraw takes back a hidden choice while others are still thinking.
    quit stops; the game is saved after every answer.

# The record
terminal-saved = The game is saved. Go on with: { $command }
terminal-over-saved = The record is in { $file }. Watch it with: { $command }
terminal-resume-none = there is no unfinished game of { $game } in { $folder }; start one with: { $command }
terminal-resume-over = { $file }: this game is over; watch it with: { $command }
terminal-resume-other = { $file }: this is a game of { $other }, not of { $game }
terminal-resume-nobody = { $file }: one person must sit at the table to go on; here it is { $count }
terminal-resume-bot = { $file }: seat { $seat } is played by “{ $bot }”, a bot this Questkeep does not have
terminal-record-exists = { $file } exists already; choose another name, or go on with: { $command }

# Choices on the command line
terminal-bad-bot = there is no bot “{ $bot }”; there is { $bots }
terminal-bad-bot-count =
    { $seats } seats need { $needed ->
        [1] one bot
       *[other] { $needed } bots
    } (or one name for all), not { $given }
terminal-bad-seat = your seat can be 0 to { $last }, not { $seat }
terminal-bad-option = write an option as name=value, not “{ $option }”

# Watching a record
replay-row = pick { $row } of { $rows }
replay-eyes = seen by: { $who }
replay-keys = n next · p back · number · end · s 0 or s spectator · why · q
replay-not-understood =
    I do not understand “{ $said }”. n goes on, p goes back, a number from 0 to { $rows } jumps there, end shows the end, q stops.
replay-bad-seat = Seat { $seat } does not exist; there is { $seats } or spectator.
replay-unfinished = This game is still going on, so only the spectator's eyes are open until it ends.
replay-no-more = This is the end of the record.
replay-at-start = This is the beginning of the record.

# The words of the house in the browser.

## Getting around
house-home = Questkeep, start page
house-menu = Main menu
house-my-games = My games
house-rulebook = Rulebook
house-settings = Settings
house-to-start = To the start page
house-close = Close
house-go-on = Go on
house-yes = Yes
house-no = No
house-loading = One moment …
house-lost = This page did not arrive.
house-try-again = Try again
house-not-found = There is nothing here
house-not-found-why = This address leads to no table and no page. Maybe it was copied only in part, or the table has been cleared away.

## Start page
house-your-name = Your name
house-play-now = Play now
house-play-now-note = “Play now”: against bots, at once; with the settings of your last table, if there is one.
house-new-table = New table
house-continue = Go on playing
house-no-games = No game is running. Start one: it takes one click.
house-no-finished = No game has ended yet.
house-running = Running
house-finished = Finished
house-archived = Archive
house-archived-note = Nobody has moved here for a month. Nothing is lost: one move, and the game is among the running ones again.
house-join = Join a table
house-join-link = Link you were given
house-join-go = Join
house-bad-link = This is no link to a table. Copy the whole link that your friend has sent you.
house-look-around = Look around
house-load-record = Watch a record …
house-credits = Pictures: game-icons.net, CC BY 3.0. Type: Alegreya and Inter.
house-notices = Authors and licences
house-your-turn = Your turn
house-join-title = A seat is free for you
house-join-closed = This link leads to no free seat
house-join-closed-what-now = If you sit at the table already, you find it in “My games”.
house-join-host = { $name } has opened this table. There you will meet:
house-sit-down = Sit down

## New table
house-game = Game
house-seat-count = Players
house-seats = Seats
house-seat-who = Who sits on seat { $number }
house-seat-level = Level of the bot on seat { $number }
house-seat-name = Name of the player on seat { $number }
house-seat-me = Me
house-seat-here = Another person at this screen
house-seat-friend = A friend, by link
house-seat-bot = A bot
house-seat-me-note = You play here.
house-seat-friend-note = You get a link and a QR code.
house-level-novice = Knows the rules and often errs.
house-level-apprentice = Plays soundly, but slips now and then.
house-level-adept = Looks one answer ahead and makes few mistakes.
house-level-master = Thinks for up to two seconds and plans ahead.
house-level-grandmaster = Thinks for up to five seconds: the strongest bot of the house.
house-player-number = Player { $number }
house-deck = Cards
house-deck-standard = the usual cards
house-more-options = Rules, clock and chat
house-clock = Clock
house-clock-off = no clock
house-clock-bank = minutes for the whole game
house-clock-days = days for every answer
house-clock-minutes = Minutes for each player
house-clock-increment = Seconds added per answer
house-clock-per-answer = Days for every answer
house-chat-allowed = Chat at this table
house-hints-allowed = Hints at this table: “What would Master do?” Everybody sees who asks.
house-practice-table = Practice table
house-practice-note = Here you can take a step back even after something was shown. Everything hidden is dealt anew then, cards that lie face down on a board too; your own hand stays. The result is marked as practice.
house-practice-alone = With friends who join by a link there is no practice: for that, play with bots or with people at this screen.
house-practice-final = In this game a step cannot be undone once something has been shown, not even in practice (rule { $clause }).
house-open-table = Open the table
house-days =
    { $days ->
        [1] one day
       *[other] { $days } days
    }

## Waiting room
house-waiting-room = Waiting for your friends
house-waiting-note = Send each friend one of these links, or let them scan the code.
house-waiting-meanwhile = Meanwhile you can answer what you are asked.
house-invite = Invite
house-to-table = To the table
house-already-here = Already here: { $names }
house-level = Level of the bot
house-link-for = Link for seat { $number }
house-qr = QR code of the link for seat { $number }
house-copy = Copy the link
house-copied = Copied
house-make-link = Make a link for seat { $number }
house-bot-instead = Let a bot play instead
house-seat-open = Open seat

## At the table
house-prompt = What is asked
house-to-hand = To my cards
house-lock-in = Lock in
house-are-you-sure = Are you sure?
house-not-yet = Not yet
house-do-it = Yes, go ahead
house-option-parts = Or choose { $needed } of them yourself ({ $given } so far):
house-option-for = for { $fewest } to { $most } players
house-withdraw = Take back
house-undo-free = Undo
house-undo-anew = Undo and deal anew
house-undo-ask = Ask { $names } for an undo
house-undo-no = Why no undo?
house-undo-step = Your last step: { $step }
house-undo-short-free = Undo
house-undo-short-ask = Undo?
house-undo-short-no = No undo
house-undo-why-nothing = There is nothing to take back.
house-undo-why-final = This step can no longer be undone: something has been shown since, or somebody has answered. In this game that is final.
house-undo-why-open = Since your step something was shown or answered. Now everybody must agree, and a seat is still open.
house-undo-why-stand-in = Since your step something was shown or answered. Now everybody must agree, and a bot cannot do that in place of { $names }.
house-undo-why-away = Since your step something was shown or answered. Now everybody must agree. Away: { $names }.
house-undo-why-bots = Since your step something was shown or answered, and bots agree to nothing. At a practice table you could take it back.
house-undo-why-too-many-steps = { house-refused-too-many-steps }
house-why = Why?
house-hint = Hint
house-hint-short = Hint
house-hint-seen = The others see that you ask, but not what you are told.
house-hint-title = What Master would do
house-hint-thinking = Master thinks it over …
house-hint-first = Master would most likely choose: { $answer }
house-hint-best = most likely
house-hint-result = { $percent } %
house-hint-share = in { $percent } of 100 cases
house-hint-only = There is no other answer.
house-hint-unweighed = Master answers like this without weighing the others.
house-hint-equal = Master expects about the same of all these answers: { $percent } %.
house-hint-note = The bar is the result that Master expects for you after this answer, from what you can know: 100 % is a clear victory, 0 % a clear defeat.
house-hint-note-share = Beside it stands how often Master would give this answer.
house-hint-play = Choose this
house-hint-play-which = Choose this: { $answer }
house-hint-asked = { $name } asks for advice.
house-hint-count = hints: { $count }
house-rule = Rule { $clause }
house-refused-does-not-fit = This card does not go with what is asked now.
house-not-playable = cannot be chosen now
house-locked = Your choice is locked in. We wait for { $names }.
house-locked-only = Your choice is locked in.
house-waiting-for = We wait for { $names }.
house-waiting-free =
    { $count ->
        [1] A seat is still free: the game goes on when somebody sits there.
       *[other] { $count } seats are still free: the game goes on when somebody sits there.
    }
house-over = The game is over
house-stage = What happened
house-recent = What happened last
house-log = Log
house-chat = Chat
house-rules = Rules
house-log-empty = Nothing has happened yet.
house-log-taken-back = Taken back:
house-log-closed = What was before is closed at this table: remembering it is part of the game.
house-log-jump = Look at this moment
house-event-step-undone =
    { $me ->
        [yes] You took your last step back.
       *[no] { $player } took the last step back.
    }
house-event-undo-others =
    { $me ->
        [yes] { $count ->
            [0] Your choice was taken back too; you choose again.
           *[other] Your choice and that of { $names } were taken back too; you choose again.
        }
       *[no] The choice of { $names } was taken back too.
    }
house-event-undo-anew = What you could not know is dealt anew, cards that lie face down on a board too; your own hand stays.
house-nameless = Guest
house-kind-bot = bot, { $level }
house-kind-stand-in = bot stands in ({ $level })
house-away = away
house-reconnecting = The line is broken. Reconnecting …
house-reconnecting-again = The line keeps breaking. The house keeps your game, and this page goes on trying.
house-wish = { $name } would like to take the last step back. Do you agree?
house-wish-anew = { $name } would like to take the last step back; everything hidden is dealt anew then. Do you agree?
house-wish-step = The step: { $step }
house-wish-others =
    { $me ->
        [yes] { $count ->
            [0] Your choice is taken back too; you choose again.
           *[other] Your choice and that of { $names } are taken back too; you choose again.
        }
       *[no] The choice of { $names } is taken back too.
    }
house-wish-asked = You would like to take your step back. Still to agree: { $names }.
house-wish-give-up = Never mind
house-wish-refused = { $name } does not agree. The step stays.
house-wish-given-up = { $name } no longer asks to take the step back.
house-wish-lapsed = The wish to take a step back has lapsed.
house-practice = practice
house-practice-result = This was practice: steps could be taken back even after something was shown.
house-hand-view = Hand
house-table-menu = Table menu
house-table-view = Show on a shared screen
house-look-back = Look back
house-leave = Leave; the game waits for you
house-stand-in-me = Let a bot play for me
house-stand-in-for = Let a bot play for { $name }
house-stand-in-votes = { $votes } of { $present } wish it
house-come-back = I play again myself
house-move-seat = Move my seat to another device
house-move-note = Open this link on the other device. It works once, and your seat moves there.
house-pace = Speed of the bots
house-pace-slow = slow
house-pace-normal = normal
house-pace-fast = fast
house-pace-at-once = at once
house-pass-device = Pass the device to { $name }
house-pass-note = Nobody else should look now.
house-uncover = I am { $name }: show my cards

## The end
house-rematch = Play again
house-rematch-open = The new table is open: the others are waiting for you.
house-replay = Replay
house-record = Save the record
house-shuffle = Was the shuffle fair?
house-shuffle-note = Before the first card the house showed a hash of its seed. Now the seed is open: if it gives the same hash, nothing was changed.
house-shuffle-hash = Hash:
house-shuffle-seed = Seed:
house-verify = Verify
house-verified = It fits: the shuffle was fixed before the first card.
house-not-verified = It does not fit. Do not trust this game.

## When we have made a mistake
house-broken = A mistake of ours has stopped this table
house-broken-why = It was not your fault. The house keeps everything that was played, and all other tables go on. As soon as the mistake is mended, this table can go on where it stopped.
house-broken-number = If you report it to whoever runs this house, name this number: { $id }
house-broken-again = Start again with the same people
house-broken-account = Save what you were told
house-broken-account-seat = Save what seat { $number } was told
house-broken-account-note = While the game is not over, you can save what you know yourself. The whole record would also show the hidden cards of the others.
house-broken-listed = stopped by a mistake of ours
house-stuck = This cannot be shown
house-stuck-why = That is our mistake, not yours, and your games are safe with the house. Load the page anew or go to the start page.
house-load-anew = Load the page anew

## Replay
house-back-to-table = Back to the table
house-first = To the beginning
house-previous = One step back
house-next = One step on
house-last = To the end
house-moment = Moment of the game
house-eyes = Seen by
house-share = Copy a link to this moment

## Rulebook
house-search-rules = Search the rules
house-found =
    { $count ->
        [0] Nothing found.
        [1] One place found.
       *[other] { $count } places found.
    }

## Chat
house-chat-empty = Nobody has said anything yet.
house-chat-unread =
    { $count ->
        [1] one unread line
       *[other] { $count } unread lines
    }
house-chat-line = Say something
house-chat-to = Whisper to
house-chat-all = Everybody
house-chat-whispered = whispers to {$name}
house-chat-whispered-to-you = whispers to you
house-send = Send
house-phrase-hello = Hello!
house-phrase-well-played = Well played!
house-phrase-oops = Oops.
house-phrase-thanks = Thank you!
house-phrase-hurry = Shall we go on?
house-phrase-thinking = I am thinking …

## Settings
house-language = Language
house-theme = Light
house-theme-system = as the system
house-theme-light = light
house-theme-dark = dark
house-sound = Sounds
house-calm = Less motion
house-patient = Results stay until I go on
house-chat-shown = Show chat and quick phrases
house-notify = Notify me when it is my turn

## Keys
house-keys = Keys
house-key-cards = choose a card of the hand
house-key-arrows = go from card to card
house-key-lock = lock in
house-key-withdraw = take the choice back
house-key-undo = undo
house-key-why = why? (the rule)
house-key-hint = hint: what would Master do?
house-key-log = open or close the log
house-key-close = close what is open
house-key-keys = this list

## Taking back
house-help-undo = Taking a step back
house-help-undo-free = You can take your last step back as long as nothing hidden was shown, no luck was rolled and nobody else has answered since; a secret choice, until the last player has chosen.
house-help-undo-ask = After that every person at the table must agree. Whoever is away cannot, nor can an open seat or a bot in somebody's place. Whatever came after the step is open again, and so are choices that were locked in before it.
house-help-undo-practice = Bots agree to nothing. If you play only with bots and with people at your own screen, you can open a practice table: there you take steps back even after something was shown, and everything hidden is dealt anew.
house-help-stand-in = When somebody has been away for a minute, most of those present can let a bot play until that person is back. It knows only what its seat knows.

## Why the house says no
house-refused-other = That did not work. Try again, or load the page anew.
house-refused-unreachable = The house does not answer. Check the connection and try again.
house-refused-not-understood = The house did not understand that. Load the page anew.
house-refused-not-joined = You are not at this table yet. Load the page anew.
house-refused-no-such-match = There is no such table.
house-refused-no-such-link = This link has been used already, or it is not complete. Ask for a new one.
house-refused-no-such-game = The house does not have this game.
house-refused-no-such-language = The house does not speak this language.
house-refused-not-your-seat = This seat is not yours.
house-refused-stale-question = Something has changed in the meantime. Look again and choose.
house-refused-no-undo = This step cannot be taken back.
house-refused-another-wish = Somebody else already asks to take a step back. One at a time.
house-refused-no-practice = A practice table is for you, for people at this screen and for bots, not for friends by link.
house-refused-no-such-level = The house does not have this bot.
house-refused-away-too-short = { $name } has only just gone. You can let a bot play in { $seconds } seconds.
house-refused-no-wish = Nobody asks for that any more.
house-refused-chat-closed = There is no chat here.
house-refused-no-whisper = Nobody can be whispered to here. Say it to everybody, or be silent.
house-refused-no-advice = This table plays without hints.
house-refused-advice-late = Master has found nothing in time: the house has much to do. Ask again, or decide yourself.
house-refused-too-fast = That was too fast. Wait a moment.
house-refused-too-busy = The house has too many files to read just now. Try again in a moment.
house-refused-not-saved = The house could not save this, so it did not happen. Try again.
house-refused-not-over = This opens when the game is over.
house-refused-memory-table = This table is played from memory: you can look back when the game is over.
house-refused-unknown-option = { $option }: there is no such choice; there is { $known }.
house-refused-unknown-value = { $option }: there is no “{ $value }”; there is { $known }.
house-refused-wrong-seats = This game is for { $fewest } to { $most } players, not for { $seats }.
house-refused-value-for-others = { $option }: “{ $value }” is for { $fewest } to { $most } players, not for { $seats }.
house-refused-wrong-parts = { $option }: with { $seats } players choose { $needed } of them, not { $given }.
house-refused-unknown-deck = The house has no deck “{ $deck }”.
house-refused-bad-deck = This deck cannot be used. { $line ->
        [0] { $field }
       *[other] Line { $line }, { $field }
    }: { $problem }
house-refused-bad-record = This is no record the house can read: { $problem }
house-refused-too-many-tables = You have { $most } running tables. Finish one first.
house-refused-house-full = The house has no room for another table just now. Come back later.
house-refused-too-large = This is too large for the house.
house-refused-wrong-origin = This page does not belong to the house. Open its own address.
house-refused-no-such-page = There is no such page.
house-refused-other-rules = This table was begun under another version of the rules and cannot go on here.
house-refused-too-many-steps = So much has been taken back at this table that steps only go forward now.
house-refused-our-mistake = A mistake of ours has got in the way. If you report it to whoever runs this house, name the number { $id }.
house-refused-broken = A mistake of ours has stopped this table. If you report it to whoever runs this house, name the number { $id }.
house-refused-not-broken = This table is well: its record can be saved when the game is over.
house-refused-unsent = The line broke before your answer arrived. Choose again.

# Worte des Hauses, die zu keinem einzelnen Spiel gehören.

list-last = { $head } und { $last }

# Wer am Tisch sitzt
player-you = Du
player-human = Gast
bot-name-0 = Brida
bot-name-1 = Osric
bot-name-2 = Mirra
bot-name-3 = Tomke
bot-name-4 = Yvain
bot-name-5 = Sunna
bot-label = { $name } ({ $bot })
bot-kind-random = zufällig
bot-kind-habit = aus Gewohnheit
bot-kind-greedy = gierig
bot-kind-novice = Neuling
bot-kind-apprentice = Lehrling
bot-kind-adept = Adept
bot-kind-master = Meister
bot-kind-grandmaster = Großmeister
spectator = Zuschauer

# Fragen und antworten
terminal-keys = ? Hilfe · why · log · quit
terminal-go-on = Weiter mit Enter
terminal-more = Enter zeigt mehr · q führt zurück
terminal-back = Zurück mit Enter
terminal-number-range = Möglichkeit { $number } gibt es nicht; wähle eine Zahl von 1 bis { $most }.
terminal-nothing-yet = Hier ist noch nichts entschieden; frag nach dem nächsten Stockwerk noch einmal.
terminal-not-known = Über „{ $word }“ weiß ich nichts. Versuch es mit einer Karte wie { $card } oder einem Absatz wie { $clause }.
terminal-log = Was bisher geschah
terminal-log-closed = An diesem Tisch spielt ihr aus dem Gedächtnis, darum gibt es kein Protokoll [{ $clause }].
terminal-option-list = Regeln an diesem Tisch
terminal-help-title = So antwortest du
terminal-help =
    Eine Zahl wählt die Möglichkeit mit dieser Nummer.
    Kartenkürzel wählen Karten, Reihenfolge und Großschreibung sind egal: { $example }.
    ? zeigt diese Seite, ? { $card } erklärt eine Karte, ? { $clause } liest einen Absatz der Regeln vor.
    why erklärt die letzte Entscheidung oder Ablehnung, log erzählt, was bisher geschah.
    withdraw nimmt eine verdeckte Wahl zurück, solange andere noch überlegen.
    quit hört auf; das Spiel wird nach jeder Antwort gespeichert.

# Die Aufzeichnung
terminal-saved = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
terminal-over-saved = Die Aufzeichnung liegt in { $file }. Ansehen mit: { $command }
terminal-resume-none = in { $folder } liegt kein angefangenes Spiel { $game }; beginne eines mit: { $command }
terminal-resume-over = { $file }: dieses Spiel ist zu Ende; ansehen mit: { $command }
terminal-resume-other = { $file }: das ist ein Spiel { $other }, nicht { $game }
terminal-resume-nobody = { $file }: zum Weiterspielen muss genau ein Mensch am Tisch sitzen; hier sind es { $count }
terminal-resume-bot = { $file }: auf Platz { $seat } spielt „{ $bot }“, einen solchen Bot hat dieses Questkeep nicht
terminal-record-exists = { $file } gibt es schon; nimm einen anderen Namen oder spiel weiter mit: { $command }

# Angaben auf der Kommandozeile
terminal-bad-bot = einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }
terminal-bad-bot-count =
    für { $seats } Plätze { $needed ->
        [1] braucht es einen Bot
       *[other] braucht es { $needed } Bots
    } (oder einen Namen für alle), nicht { $given }
terminal-bad-seat = dein Platz kann 0 bis { $last } sein, nicht { $seat }
terminal-bad-option = schreib eine Option als name=wert, nicht „{ $option }“

# Eine Aufzeichnung ansehen
replay-row = Stand { $row } von { $rows }
replay-eyes = Augen: { $who }
replay-keys = n weiter · p zurück · Zahl · end · s 0 oder s spectator · why · q
replay-not-understood =
    „{ $said }“ verstehe ich nicht. n geht weiter, p zurück, eine Zahl von 0 bis { $rows } springt dorthin, end zeigt das Ende, q hört auf.
replay-bad-seat = Platz { $seat } gibt es nicht; es gibt { $seats } oder spectator.
replay-unfinished = Dieses Spiel läuft noch; bis es endet, sieht man nur mit den Augen der Zuschauer (spectator).
replay-no-more = Hier endet die Aufzeichnung.
replay-at-start = Hier beginnt die Aufzeichnung.

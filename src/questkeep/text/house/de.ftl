# Die Worte des Hauses im Browser.

## Sich zurechtfinden
house-home = Questkeep, Startseite
house-menu = Hauptmenü
house-my-games = Meine Spiele
house-rulebook = Regelheft
house-settings = Einstellungen
house-to-start = Zur Startseite
house-close = Schließen
house-go-on = Weiter
house-yes = Ja
house-no = Nein
house-loading = Einen Augenblick …
house-lost = Diese Seite ist nicht angekommen.
house-try-again = Noch einmal versuchen
house-not-found = Hier ist nichts
house-not-found-why = Diese Adresse führt zu keinem Tisch und keiner Seite. Vielleicht wurde sie nur halb kopiert, oder der Tisch ist abgeräumt.

## Startseite
house-your-name = Dein Name
house-play-now = Sofort spielen
house-play-now-note = „Sofort spielen“: gegen Bots, gleich jetzt; mit den Einstellungen deines letzten Tisches, wenn es einen gibt.
house-new-table = Neuer Tisch
house-continue = Weiterspielen
house-no-games = Kein Spiel läuft. Fang eins an: ein Klick genügt.
house-no-finished = Noch kein Spiel ist zu Ende.
house-running = Laufend
house-finished = Beendet
house-archived = Archiv
house-archived-note = Hier hat seit einem Monat niemand gezogen. Verloren ist nichts: ein Zug, und das Spiel steht wieder bei den laufenden.
house-join = An einen Tisch setzen
house-join-link = Link, den du bekommen hast
house-join-go = Mitspielen
house-bad-link = Das ist kein Link zu einem Tisch. Kopiere den ganzen Link, den man dir geschickt hat.
house-look-around = Umsehen
house-load-record = Aufzeichnung ansehen …
house-credits = Bilder: game-icons.net, CC BY 3.0. Schrift: Alegreya und Inter.
house-notices = Urheber und Lizenzen
house-your-turn = Du bist dran
house-join-title = Ein Platz ist für dich frei
house-join-closed = Dieser Link führt zu keinem freien Platz
house-join-closed-what-now = Wenn du schon am Tisch sitzt, findest du ihn unter „Meine Spiele“.
house-join-host = { $name } hat diesen Tisch eröffnet. Du triffst dort:
house-sit-down = Hinsetzen

## Neuer Tisch
house-game = Spiel
house-seat-count = Spieler
house-seats = Plätze
house-seat-who = Wer sitzt auf Platz { $number }
house-seat-level = Stärke des Bots auf Platz { $number }
house-seat-name = Name auf Platz { $number }
house-seat-me = Ich
house-seat-here = Noch jemand an diesem Bildschirm
house-seat-friend = Ein Freund, per Link
house-seat-bot = Ein Bot
house-seat-me-note = Du spielst hier.
house-seat-friend-note = Du bekommst einen Link und einen QR-Code.
house-level-novice = Kennt die Regeln und irrt sich oft.
house-level-apprentice = Spielt solide, patzt aber hin und wieder.
house-level-adept = Blickt eine Antwort voraus und macht wenige Fehler.
house-level-master = Denkt bis zu zwei Sekunden nach und plant voraus.
house-level-grandmaster = Denkt bis zu fünf Sekunden nach: der stärkste Bot des Hauses.
house-player-number = Spieler { $number }
house-deck = Karten
house-deck-standard = die üblichen Karten
house-more-options = Regeln, Uhr und Chat
house-clock = Uhr
house-clock-off = ohne Uhr
house-clock-bank = Minuten für das ganze Spiel
house-clock-days = Tage für jede Antwort
house-clock-minutes = Minuten je Spieler
house-clock-increment = Sekunden dazu je Antwort
house-clock-per-answer = Tage für jede Antwort
house-chat-allowed = Chat an diesem Tisch
house-hints-allowed = Tipps an diesem Tisch: „Was täte der Meister?“ Alle sehen, wer fragt.
house-practice-table = Übungstisch
house-practice-note = Hier kannst du einen Schritt zurücknehmen, auch wenn danach etwas gezeigt wurde. Alles Verborgene wird dann neu ausgeteilt, auch was verdeckt auf einem Spielplan liegt; deine eigene Hand bleibt. Das Ergebnis wird als Übung geführt.
house-practice-alone = Mit Freunden, die über einen Link kommen, kann man nicht üben: Spiele dazu mit Bots oder mit Leuten an diesem Bildschirm.
house-practice-final = In diesem Spiel lässt sich ein Schritt nicht mehr rückgängig machen, wenn danach etwas gezeigt wurde, auch nicht zur Übung (Regel { $clause }).
house-open-table = Tisch eröffnen
house-days =
    { $days ->
        [1] ein Tag
       *[other] { $days } Tage
    }

## Warteraum
house-waiting-room = Warten auf deine Freunde
house-waiting-note = Schick jedem einen dieser Links oder lass den Code scannen.
house-waiting-meanwhile = Was du gefragt bist, kannst du schon beantworten.
house-invite = Einladen
house-to-table = Zum Tisch
house-already-here = Schon da: { $names }
house-level = Stufe des Bots
house-link-for = Link für Platz { $number }
house-qr = QR-Code des Links für Platz { $number }
house-copy = Link kopieren
house-copied = Kopiert
house-make-link = Link für Platz { $number } machen
house-bot-instead = Stattdessen einen Bot spielen lassen
house-seat-open = Freier Platz

## Am Tisch
house-prompt = Was gefragt ist
house-to-hand = Zu meinen Karten
house-lock-in = Festlegen
house-are-you-sure = Ganz sicher?
house-not-yet = Noch nicht
house-do-it = Ja, so machen
house-option-parts = Oder wähle selbst { $needed } davon (bisher { $given }):
house-option-for = für { $fewest } bis { $most } Spieler
house-withdraw = Zurücknehmen
house-undo-free = Rückgängig
house-undo-anew = Rückgängig, neu austeilen
house-undo-ask = { $names } fragen: Schritt zurücknehmen?
house-undo-no = Warum kein Rückgängig?
house-undo-step = Dein letzter Schritt: { $step }
house-undo-short-free = Rückgängig
house-undo-short-ask = Rückgängig?
house-undo-short-no = Kein Rückgängig
house-undo-why-nothing = Es gibt nichts zurückzunehmen.
house-undo-why-final = Dieser Schritt lässt sich nicht mehr rückgängig machen: Seitdem wurde etwas gezeigt, oder jemand hat geantwortet. In diesem Spiel ist das endgültig.
house-undo-why-open = Seit deinem Schritt wurde etwas gezeigt oder geantwortet. Nun müssten alle zustimmen, und ein Platz ist noch frei.
house-undo-why-stand-in = Seit deinem Schritt wurde etwas gezeigt oder geantwortet. Nun müssten alle zustimmen, und ein Bot kann das nicht anstelle von { $names }.
house-undo-why-away = Seit deinem Schritt wurde etwas gezeigt oder geantwortet. Nun müssten alle zustimmen. Nicht da: { $names }.
house-undo-why-bots = Seit deinem Schritt wurde etwas gezeigt oder geantwortet, und Bots stimmen nie zu. An einem Übungstisch ginge es.
house-undo-why-too-many-steps = { house-refused-too-many-steps }
house-why = Warum?
house-hint = Tipp
house-hint-short = Tipp
house-hint-seen = Die anderen sehen, dass du fragst, aber nicht, was du erfährst.
house-hint-title = Was der Meister täte
house-hint-thinking = Der Meister überlegt …
house-hint-first = Der Meister wählte am ehesten: { $answer }
house-hint-best = am ehesten
house-hint-result = { $percent } %
house-hint-share = in { $percent } von 100 Fällen
house-hint-only = Es gibt keine andere Antwort.
house-hint-unweighed = So antwortet der Meister, ohne die anderen Antworten abzuwägen.
house-hint-equal = Von all diesen Antworten erwartet der Meister etwa dasselbe: { $percent } %.
house-hint-note = Der Balken ist das Ergebnis, das der Meister nach dieser Antwort für dich erwartet, aus dem, was du wissen kannst: 100 % ist ein klarer Sieg, 0 % eine klare Niederlage.
house-hint-note-share = Daneben steht, wie oft der Meister diese Antwort gäbe.
house-hint-play = Das wählen
house-hint-play-which = Das wählen: { $answer }
house-hint-asked = { $name } fragt um Rat.
house-hint-count = Tipps: { $count }
house-rule = Regel { $clause }
house-refused-does-not-fit = Diese Karte passt nicht zu dem, was gerade gefragt ist.
house-not-playable = gerade nicht wählbar
house-locked = Deine Wahl liegt fest. Wir warten auf { $names }.
house-locked-only = Deine Wahl liegt fest.
house-waiting-for = Wir warten auf { $names }.
house-waiting-free =
    { $count ->
        [1] Ein Platz ist noch frei: Es geht weiter, sobald dort jemand sitzt.
       *[other] { $count } Plätze sind noch frei: Es geht weiter, sobald dort jemand sitzt.
    }
house-over = Das Spiel ist zu Ende
house-stage = Was geschah
house-recent = Zuletzt geschehen
house-log = Protokoll
house-chat = Chat
house-rules = Regeln
house-log-empty = Noch ist nichts geschehen.
house-log-taken-back = Zurückgenommen:
house-log-closed = Was davor war, ist an diesem Tisch zu: Es sich zu merken gehört zum Spiel.
house-log-jump = Diesen Augenblick ansehen
house-event-step-undone =
    { $me ->
        [yes] Du hast deinen letzten Schritt zurückgenommen.
       *[no] { $player } hat den letzten Schritt zurückgenommen.
    }
house-event-undo-others =
    { $me ->
        [yes] { $count ->
            [0] Auch deine Wahl wurde zurückgenommen; du wählst neu.
           *[other] Auch deine Wahl und die von { $names } wurden zurückgenommen; du wählst neu.
        }
       *[no] Auch die Wahl von { $names } wurde zurückgenommen.
    }
house-event-undo-anew = Was du nicht wissen konntest, wird neu ausgeteilt, auch was verdeckt auf einem Spielplan liegt; deine eigene Hand bleibt.
house-nameless = Gast
house-kind-bot = Bot, { $level }
house-kind-stand-in = Bot springt ein ({ $level })
house-away = abwesend
house-reconnecting = Die Verbindung ist unterbrochen. Neuer Versuch …
house-reconnecting-again = Die Verbindung bricht immer wieder ab. Dein Spiel ist im Haus gut aufgehoben, und diese Seite versucht es weiter.
house-wish = { $name } möchte den letzten Schritt zurücknehmen. Einverstanden?
house-wish-anew = { $name } möchte den letzten Schritt zurücknehmen; alles Verborgene wird dann neu ausgeteilt. Einverstanden?
house-wish-step = Der Schritt: { $step }
house-wish-others =
    { $me ->
        [yes] { $count ->
            [0] Auch deine Wahl wird zurückgenommen; du wählst neu.
           *[other] Auch deine Wahl und die von { $names } werden zurückgenommen; du wählst neu.
        }
       *[no] Auch die Wahl von { $names } wird zurückgenommen.
    }
house-wish-asked = Du möchtest deinen Schritt zurücknehmen. Zustimmen müssen noch: { $names }.
house-wish-give-up = Doch nicht
house-wish-refused = { $name } stimmt nicht zu. Der Schritt bleibt.
house-wish-given-up = { $name } bittet nicht mehr um Rücknahme.
house-wish-lapsed = Die Bitte um Rücknahme hat sich erledigt.
house-practice = Übung
house-practice-result = Das war eine Übung: Schritte durften zurückgenommen werden, auch nachdem etwas gezeigt worden war.
house-hand-view = Hand
house-table-menu = Tischmenü
house-table-view = Auf gemeinsamem Bildschirm zeigen
house-look-back = Zurückblicken
house-leave = Weggehen; das Spiel wartet auf dich
house-stand-in-me = Einen Bot für mich spielen lassen
house-stand-in-for = Einen Bot für { $name } spielen lassen
house-stand-in-votes = { $votes } von { $present } wünschen es
house-come-back = Ich spiele wieder selbst
house-move-seat = Meinen Platz auf ein anderes Gerät holen
house-move-note = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, und dein Platz zieht dorthin um.
house-pace = Tempo der Bots
house-pace-slow = langsam
house-pace-normal = normal
house-pace-fast = schnell
house-pace-at-once = sofort
house-pass-device = Gib das Gerät an { $name }
house-pass-note = Niemand sonst sollte jetzt hinsehen.
house-uncover = Ich bin { $name }: Karten zeigen

## Das Ende
house-rematch = Noch einmal
house-rematch-open = Der neue Tisch ist offen: Die anderen warten auf dich.
house-replay = Wiedergabe
house-record = Aufzeichnung speichern
house-shuffle = Wurde ehrlich gemischt?
house-shuffle-note = Vor der ersten Karte hat das Haus einen Hash seines Startwerts gezeigt. Jetzt liegt der Startwert offen: Ergibt er denselben Hash, wurde nichts verändert.
house-shuffle-hash = Hash:
house-shuffle-seed = Startwert:
house-verify = Prüfen
house-verified = Es stimmt: Die Mischung stand vor der ersten Karte fest.
house-not-verified = Es stimmt nicht. Trau diesem Spiel nicht.

## Wenn wir einen Fehler gemacht haben
house-broken = Ein Fehler von uns hat diesen Tisch angehalten
house-broken-why = Du kannst nichts dafür. Das Haus bewahrt alles auf, was gespielt wurde, und alle anderen Tische spielen weiter. Sobald der Fehler behoben ist, kann dieser Tisch dort weitergehen, wo er stehen blieb.
house-broken-number = Wenn du es dem Betreiber des Hauses meldest, nenne diese Nummer: { $id }
house-broken-again = Mit denselben Leuten neu anfangen
house-broken-account = Speichern, was dir erzählt wurde
house-broken-account-seat = Speichern, was Platz { $number } erzählt wurde
house-broken-account-note = Solange das Spiel nicht zu Ende ist, kannst du speichern, was du selbst weißt. Die ganze Aufzeichnung würde auch die verdeckten Karten der anderen zeigen.
house-broken-listed = durch einen Fehler von uns angehalten
house-stuck = Das lässt sich nicht anzeigen
house-stuck-why = Das ist unser Fehler, nicht deiner, und deine Spiele sind im Haus gut aufgehoben. Lade die Seite neu oder geh zur Startseite.
house-load-anew = Seite neu laden

## Wiedergabe
house-back-to-table = Zurück zum Tisch
house-first = Zum Anfang
house-previous = Einen Schritt zurück
house-next = Einen Schritt weiter
house-last = Zum Ende
house-moment = Augenblick des Spiels
house-eyes = Gesehen von
house-share = Link zu diesem Augenblick kopieren

## Regelheft
house-search-rules = In den Regeln suchen
house-found =
    { $count ->
        [0] Nichts gefunden.
        [1] Eine Stelle gefunden.
       *[other] { $count } Stellen gefunden.
    }

## Chat
house-chat-empty = Noch hat niemand etwas gesagt.
house-chat-unread =
    { $count ->
        [1] eine ungelesene Zeile
       *[other] { $count } ungelesene Zeilen
    }
house-chat-line = Sag etwas
house-chat-to = An
house-chat-all = Alle
house-chat-whispered = flüstert {$name} zu
house-chat-whispered-to-you = flüstert dir zu
house-send = Senden
house-phrase-hello = Hallo!
house-phrase-well-played = Gut gespielt!
house-phrase-oops = Hoppla.
house-phrase-thanks = Danke!
house-phrase-hurry = Geht es weiter?
house-phrase-thinking = Ich überlege …

## Einstellungen
house-language = Sprache
house-theme = Licht
house-theme-system = wie das System
house-theme-light = hell
house-theme-dark = dunkel
house-sound = Töne
house-calm = Weniger Bewegung
house-patient = Ergebnisse bleiben stehen, bis ich weitergehe
house-chat-shown = Chat und Kurzsätze zeigen
house-notify = Benachrichtigen, wenn ich dran bin

## Tasten
house-keys = Tasten
house-key-cards = eine Karte der Hand wählen
house-key-arrows = von Karte zu Karte gehen
house-key-lock = festlegen
house-key-withdraw = die Wahl zurücknehmen
house-key-undo = rückgängig
house-key-why = warum? (die Regel)
house-key-hint = Tipp: Was täte der Meister?
house-key-log = Protokoll öffnen oder schließen
house-key-close = schließen, was offen ist
house-key-keys = diese Liste

## Zurücknehmen
house-help-undo = Einen Schritt zurücknehmen
house-help-undo-free = Deinen letzten Schritt kannst du zurücknehmen, solange nichts Verborgenes gezeigt wurde, kein Zufall im Spiel war und seither niemand geantwortet hat; eine geheime Wahl, bis der Letzte gewählt hat.
house-help-undo-ask = Danach müssen alle Menschen am Tisch zustimmen. Wer nicht da ist, kann das nicht, ein freier Platz und ein einspringender Bot auch nicht. Was nach dem Schritt kam, ist wieder offen, ebenso jede Wahl, die schon vorher festgelegt war.
house-help-undo-practice = Bots stimmen nie zu. Wer nur mit Bots und mit Menschen am eigenen Bildschirm spielt, kann einen Übungstisch eröffnen: Dort nimmt man Schritte auch dann zurück, wenn etwas gezeigt wurde, und alles Verborgene wird neu ausgeteilt.
house-help-stand-in = Ist jemand eine Minute lang nicht da, können die meisten Anwesenden einen Bot spielen lassen, bis er zurück ist. Der Bot weiß nur, was sein Platz weiß.

## Warum das Haus nein sagt
house-refused-other = Das hat nicht geklappt. Versuch es noch einmal oder lade die Seite neu.
house-refused-unreachable = Das Haus antwortet nicht. Prüfe die Verbindung und versuch es noch einmal.
house-refused-not-understood = Das hat das Haus nicht verstanden. Lade die Seite neu.
house-refused-not-joined = Du sitzt noch nicht an diesem Tisch. Lade die Seite neu.
house-refused-no-such-match = Diesen Tisch gibt es nicht.
house-refused-no-such-link = Dieser Link ist schon benutzt oder nicht vollständig. Bitte um einen neuen.
house-refused-no-such-game = Dieses Spiel hat das Haus nicht.
house-refused-no-such-language = Diese Sprache spricht das Haus nicht.
house-refused-not-your-seat = Das ist nicht dein Platz.
house-refused-stale-question = Inzwischen hat sich etwas geändert. Sieh noch einmal hin und wähle.
house-refused-no-undo = Dieser Schritt lässt sich nicht zurücknehmen.
house-refused-another-wish = Es bittet schon jemand um Rücknahme. Eins nach dem anderen.
house-refused-no-practice = Ein Übungstisch ist für dich, für Menschen an diesem Bildschirm und für Bots, nicht für Freunde per Link.
house-refused-no-such-level = Diesen Bot hat das Haus nicht.
house-refused-away-too-short = { $name } ist gerade erst gegangen. In { $seconds } Sekunden könnt ihr einen Bot spielen lassen.
house-refused-no-wish = Darum bittet niemand mehr.
house-refused-chat-closed = Hier gibt es keinen Chat.
house-refused-no-whisper = Hier kann niemandem zugeflüstert werden. Sag es allen, oder schweig.
house-refused-no-advice = An diesem Tisch wird ohne Tipps gespielt.
house-refused-advice-late = Der Meister hat nicht rechtzeitig etwas gefunden: Das Haus hat viel zu tun. Frag noch einmal oder entscheide selbst.
house-refused-too-fast = Das war zu schnell. Warte einen Augenblick.
house-refused-too-busy = Das Haus hat gerade zu viele Dateien zu lesen. Versuch es gleich noch einmal.
house-refused-not-saved = Das Haus konnte das nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
house-refused-not-over = Das öffnet sich, wenn das Spiel zu Ende ist.
house-refused-memory-table = An diesem Tisch zählt das Gedächtnis: Zurückblicken kannst du, wenn das Spiel zu Ende ist.
house-refused-unknown-option = { $option }: Das lässt sich hier nicht wählen. Es gibt: { $known }.
house-refused-unknown-value = { $option }: „{ $value }“ gibt es nicht. Es gibt: { $known }.
house-refused-wrong-seats = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $seats }.
house-refused-value-for-others = { $option }: „{ $value }“ gibt es für { $fewest } bis { $most } Spieler, nicht für { $seats }.
house-refused-wrong-parts = { $option }: Wähle bei { $seats } Spielern { $needed } davon, nicht { $given }.
house-refused-unknown-deck = Ein Deck „{ $deck }“ hat das Haus nicht.
house-refused-bad-deck = Dieses Deck lässt sich nicht verwenden. { $line ->
        [0] { $field }
       *[other] Zeile { $line }, { $field }
    }: { $problem }
house-refused-bad-record = Diese Aufzeichnung kann das Haus nicht lesen: { $problem }
house-refused-too-many-tables = Du hast { $most } laufende Tische. Spiel zuerst einen zu Ende.
house-refused-house-full = Im Haus ist gerade kein Platz für einen weiteren Tisch. Komm später wieder.
house-refused-too-large = Das ist zu groß für das Haus.
house-refused-wrong-origin = Diese Seite gehört nicht zum Haus. Öffne seine eigene Adresse.
house-refused-no-such-page = Diese Seite gibt es nicht.
house-refused-other-rules = Dieser Tisch wurde unter einer anderen Fassung der Regeln begonnen und kann hier nicht weitergehen.
house-refused-too-many-steps = An diesem Tisch wurde so viel zurückgenommen, dass es jetzt nur noch vorwärts geht.
house-refused-our-mistake = Ein Fehler von uns ist dazwischengekommen. Wenn du es dem Betreiber des Hauses meldest, nenne die Nummer { $id }.
house-refused-broken = Ein Fehler von uns hat diesen Tisch angehalten. Wenn du es dem Betreiber des Hauses meldest, nenne die Nummer { $id }.
house-refused-not-broken = Diesem Tisch fehlt nichts: Seine Aufzeichnung kannst du speichern, wenn das Spiel zu Ende ist.
house-refused-unsent = Die Verbindung brach ab, bevor deine Antwort ankam. Wähle noch einmal.

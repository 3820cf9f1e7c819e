# Die Wörter von Schatzjagd

schatzjagd-title = Schatzjagd
schatzjagd-tagline = Stecke Karten in ein Reich aus hundert Feldern, schicke deinen Schergen los, grabe Schätze aus und bring sie heim.

# Namen
schatzjagd-type-weapon = Waffe
schatzjagd-type-potion = Trank
schatzjagd-type-trap = Falle
schatzjagd-type-special = Spezial
schatzjagd-type-fiend = Unhold
schatzjagd-type-spell = Zauber
schatzjagd-type-map = Lageplan
schatzjagd-value-life = Lebenskraft
schatzjagd-value-strength = Stärke
schatzjagd-value-weapons = Waffenpunkte
schatzjagd-value-gold = Gulden
schatzjagd-name-crown = Krone
schatzjagd-name-chalice = Kelch
schatzjagd-name-orb = Reichsapfel
schatzjagd-name-inn = Gasthaus
schatzjagd-name-healer = Heiler
schatzjagd-name-school = Schule
schatzjagd-name-smith = Schmied
schatzjagd-land-red = Rot
schatzjagd-land-yellow = Gelb
schatzjagd-land-blue = Blau
schatzjagd-land-green = Grün
schatzjagd-map-of = Lageplan { $field }

# Was eine Karte sagt
schatzjagd-says-weapon = Waffenpunkte +{ $n }.
schatzjagd-says-fiend = Kampfkraft { $n }. Belohnung: { $effects }.
schatzjagd-says-map = Während dein Scherge auf { $field } steht, hebe einen Schatz: in Teil 2 oder sofort, wenn er den Lageplan dort findet.
schatzjagd-says-pay = Zahle { $n } Gulden: { $effects }.
schatzjagd-says-aimed = Scherge eines anderen Fürsten außerhalb der Stadt: { $effects }.
schatzjagd-says-robbed = Ein anderer Fürst, der eine Spielkarte hat, wo auch immer sein Scherge steht: { $effects }.
schatzjagd-says-discard = Wird nach Gebrauch abgelegt.
schatzjagd-says-window-journey = Nur vor dem Wurf oder auf der Reise, solange Schritte übrig sind.
schatzjagd-says-window-fight = Nur im Kampf.
schatzjagd-says-window-not-fight = Nicht im Kampf.
schatzjagd-do-add = { $value } { $n }
schatzjagd-do-set = { $value } { $of ->
        [weapons] werden
        [gold] werden
       *[other] wird
    } auf { $n } gesetzt
schatzjagd-do-half = { $value } { $of ->
        [weapons] werden
        [gold] werden
       *[other] wird
    } halbiert, aufgerundet
schatzjagd-do-poison = Gift: Lebenskraft −{ $n } sofort und in jedem Morgengrauen, bis es geheilt ist
schatzjagd-do-cure = das Gift ist geheilt
schatzjagd-do-skip = verlorene Reisen: { $n }
schatzjagd-do-unskip = keine Reise geht mehr verloren
schatzjagd-do-roll = würfle: { $faces }
schatzjagd-do-steps = { $n } Schritte mehr
schatzjagd-do-power = Kampfkraft +{ $n } bis zum Ende des Kampfes, auch für die Flucht
schatzjagd-do-peek-square = sieh alle eingesteckten Karten bis zu { $n ->
        [1] eine Spalte und eine Reihe
       *[other] { $n } Spalten und { $n } Reihen
    } weit an
schatzjagd-do-fetch-map = nimm den zuletzt abgelegten Lageplan auf die Hand, solange noch Schätze im Stapel sind
schatzjagd-do-pilfer = nimm dem Fürsten heimlich eine zufällige Spielkarte von der Hand, nie einen Schatz
schatzjagd-do-banish = zeige eine eingesteckte Karte, wo du willst, und lege sie ohne Wirkung ab
schatzjagd-do-trade = tausche bis zu { $n } Gulden gegen ebenso viele Waffenpunkte
schatzjagd-do-portal = würfle: 1 ist der Tod, 2 bis 5 führen auf ein anderes Feld der Länderei mit dieser Zahl, 6 auf irgendein anderes Feld, nie in die Stadt
schatzjagd-do-jump = versetze deinen Schergen auf ein beliebiges anderes Landfeld, wo seine Reise endet
schatzjagd-do-peek = sieh { $n ->
        [1] eine eingesteckte Karte
       *[other] bis zu { $n } eingesteckte Karten
    } an, wo du willst
schatzjagd-do-shift = sieh eine eingesteckte Karte in einem Feld ohne Schergen an und stecke sie in ein anderes Feld
schatzjagd-nothing = nichts

# Was gefragt wird
schatzjagd-ask-choosing-castle = Wähle deine Burg.
schatzjagd-ask-resting = Dein Scherge muss aussetzen. Zaubere, oder lass ihn ruhen.
schatzjagd-ask-rolling = Würfle, oder zaubere vorher.
schatzjagd-ask-stepping = Schritte übrig: { $steps }. Geh weiter, oder bleib stehen.
schatzjagd-ask-using = { $card } benutzen oder lassen?
schatzjagd-ask-landing = { $die ->
    [0] Wähle, wo du ankommst.
   *[other] Das Portal zeigt { $die }: wähle, wo du ankommst.
 }
schatzjagd-ask-finding = Du hast { $card } gefunden. Gleich ausspielen oder behalten?
schatzjagd-ask-fighting = Kampfkraft { $power } gegen { $foe } ({ $foepower }): schlag zu, flieh oder zaubere.
schatzjagd-ask-defending = Du wirst angegriffen: schlag zurück oder flieh.
schatzjagd-ask-parting = Der Gegner flieht: schlag noch einmal zu, oder lass ihn ziehen.
schatzjagd-ask-acting = Du kannst hier noch handeln.
schatzjagd-ask-shopping = Du bist im Laden.
schatzjagd-ask-playing = { $forced ->
        [yes] Du hast mehr als vier Karten: Spiele eine aus.
       *[no] Spiele eine Karte, oder passe.
    }
schatzjagd-ask-peeking = Blicke übrig: { $looks }. Wähle ein Feld.
schatzjagd-ask-putting = Es ist { $card }. Wohin damit?
schatzjagd-choose-a-field = Wähle ein leuchtendes Feld.
schatzjagd-ask-cleansing = Katharsis, Runde { $round } von 3: nimm eine Karte vom Brett, oder passe.
schatzjagd-ask-banishing = Welche Karte soll weg?
schatzjagd-ask-shifting = Welche Karte soll wandern?

# Was geschah
schatzjagd-event-city-laid-out = Die Stadt, von Südwesten: { $shops }.
schatzjagd-event-cards-drawn = { $player }: gezogene Karten: { $cardshidden ->
        [yes] { $count }
       *[no] { $cards }
    }.
schatzjagd-event-castle-chosen = { $player }: Burg { $castle }.
schatzjagd-event-start-rolled = Wurf um den Beginn: { $dice }.
schatzjagd-event-game-begun = { $player } beginnt.
schatzjagd-event-turn-began = Tag { $day }: { $player }.
schatzjagd-event-poison-worked = { $player }: das Gift nimmt { $number } Lebenskraft.
schatzjagd-event-skipped = { $player }: der Scherge setzt aus.
schatzjagd-event-rolled = { $player } würfelt { $die }.
schatzjagd-event-stepped = { $player } → { $field }
schatzjagd-event-travelled = { $player } reist durch Magie nach { $field }.
schatzjagd-event-value-changed = { $player }: { $value } { $change }, jetzt { $now }.
schatzjagd-event-poisoned = { $player } ist vergiftet: { $number } am Tag.
schatzjagd-event-must-skip = { $player }: verlorene Reisen: { $days }.
schatzjagd-event-die-thrown = { $player } würfelt { $die }.
schatzjagd-event-cured = { $player }: das Gift ist geheilt.
schatzjagd-event-freed = { $player }: keine Reise geht mehr verloren.
schatzjagd-event-card-revealed = Auf { $field }: { $card }.
schatzjagd-event-card-discarded = { $card } kommt von { $field } auf den Ablagestapel.
schatzjagd-event-fields-looked-at = { $player } sieht nach: { $fieldscount ->
        [0] –
       *[other] { $cardshidden ->
            [yes] { $fields }
           *[no] { $cards }
        }
    }.
schatzjagd-event-map-fetched = { $player } nimmt { $card } vom Ablagestapel.
schatzjagd-event-card-stolen = { $player } nimmt { $victim } eine Karte{ $cardhidden ->
        [yes] .
       *[no] : { $card }.
    }
schatzjagd-event-catharsis-began = Grandlins Katharsis beginnt.
schatzjagd-event-pile-renewed = Der Ablagestapel wird gemischt: { $count } Karten.
schatzjagd-event-map-set-aside = { $card } verlässt das Spiel.
schatzjagd-event-treasure-gained = { $player } hat Schatz { $treasure }{ $kindhidden ->
        [yes] .
       *[no] : { $kind }.
    }
schatzjagd-event-treasure-laid-down = Schatz { $treasure } liegt auf { $field }.
schatzjagd-event-henchman-died = Der Scherge von { $player } ist tot.
schatzjagd-event-hand-discarded = { $player } legt ab: { $cards }.
schatzjagd-event-treasure-hidden = { $player } versteckt Schatz { $treasure }; nun versteckt: { $count }.
schatzjagd-event-fiend-met = { $card } greift { $player } mit Kampfkraft { $power } an. { schatzjagd-rolls-for-fiend }
schatzjagd-rolls-for-fiend = Für den Unhold würfelt { $roller }.
schatzjagd-event-challenged = { $player } fordert { $foe } auf { $field } heraus.
schatzjagd-event-blows-exchanged = { $player } gegen { $foe }: { $mine } zu { $theirs }.{ $rollerhidden ->
        [yes] { "" }
       *[no] { " " }{ schatzjagd-rolls-for-fiend }
    }
schatzjagd-event-fiend-defeated = { $player } besiegt { $card }.
schatzjagd-event-fled = { $player } flieht.
schatzjagd-event-parting-blow = Der letzte Schlag: { $theirs } gegen { $mine }.{ $rollerhidden ->
        [yes] { "" }
       *[no] { " " }{ schatzjagd-rolls-for-fiend }
    }
schatzjagd-event-blow-waived = { $player } lässt den Fliehenden ziehen.
schatzjagd-event-card-found = { $player } findet { $card }.
schatzjagd-event-special-left = { $player } lässt { $card } unbenutzt.
schatzjagd-event-special-used = { $player } benutzt { $card }.
schatzjagd-event-portal-entered = { $player } betritt das Portal: { $die }.
schatzjagd-event-bought = { $player }, { $shop }: { $price } Gulden.
schatzjagd-event-castle-searched = { $player } durchsucht die Burg von { $owner }, Tag { $days }: { $die }.
schatzjagd-event-card-inserted = { $player } steckt eine Karte in { $field }{ $cardhidden ->
        [yes] .
       *[no] : { $card }.
    }
schatzjagd-event-dug = { $player } gräbt auf { $field }.
schatzjagd-event-spell-cast = { $player } zaubert { $card }{ $targethidden ->
        [yes] .
       *[no] { " " }({ $target }).
    }
schatzjagd-event-card-shifted = { $player } versetzt eine Karte von { $from } nach { $field }.
schatzjagd-event-game-over = Das Spiel ist aus. Sieg: { $winners }.

# Karten
schatzjagd-name-knife = Messer
schatzjagd-name-dagger = Dolch
schatzjagd-name-short-sword = Kurzschwert
schatzjagd-name-long-sword = Langschwert
schatzjagd-name-morning-star = Morgenstern
schatzjagd-name-battle-axe = Streitaxt
schatzjagd-name-lesser-healing-draught = Kleiner Heiltrank
schatzjagd-name-greater-healing-draught = Großer Heiltrank
schatzjagd-name-strength-draught = Krafttrank
schatzjagd-name-giants-draught = Riesentrank
schatzjagd-name-antidote = Gegengift
schatzjagd-name-berserker-draught = Berserkertrank
schatzjagd-name-sleeping-draught = Schlaftrunk
schatzjagd-name-pit = Fallgrube
schatzjagd-name-spear-trap = Speerfalle
schatzjagd-name-mantrap = Fußangel
schatzjagd-name-net = Fangnetz
schatzjagd-name-poison-thorns = Giftdornen
schatzjagd-name-viper = Giftschlange
schatzjagd-name-cutpurses = Taschendiebe
schatzjagd-name-toll = Wegezoll
schatzjagd-name-rust-rain = Rostregen
schatzjagd-name-acid-bath = Säurebad
schatzjagd-name-curse-of-weakness = Schwächefluch
schatzjagd-name-teleportal = Teleportal
schatzjagd-name-healing-spring = Heilquelle
schatzjagd-name-gold-mine = Goldmine
schatzjagd-name-drill-ground = Übungsplatz
schatzjagd-name-travelling-trader = Wanderhändler
schatzjagd-name-herb-woman = Kräuterfrau
schatzjagd-name-watchtower = Wachturm
schatzjagd-name-old-shrine = Alter Schrein
schatzjagd-name-money-chest = Geldtruhe
schatzjagd-name-wishing-well = Wunschbrunnen
schatzjagd-name-map-maker = Kartenzeichner
schatzjagd-name-small-robber = Kleiner Räuber
schatzjagd-name-robber = Räuber
schatzjagd-name-wolf = Wolf
schatzjagd-name-big-robber = Großer Räuber
schatzjagd-name-kobold = Kobold
schatzjagd-name-robber-captain = Räuberhauptmann
schatzjagd-name-orc = Ork
schatzjagd-name-skeleton-warrior = Skelettkrieger
schatzjagd-name-wild-boar = Wildeber
schatzjagd-name-ghoul = Ghul
schatzjagd-name-giant-spider = Riesenspinne
schatzjagd-name-troll = Troll
schatzjagd-name-werewolf = Werwolf
schatzjagd-name-ogre = Oger
schatzjagd-name-warlock = Hexenmeister
schatzjagd-name-minotaur = Minotaurus
schatzjagd-name-demon = Dämon
schatzjagd-name-dragon = Drache
schatzjagd-name-warpig = Warpig
schatzjagd-name-teleportation = Teleportation
schatzjagd-name-seven-league-boots = Siebenmeilenstiefel
schatzjagd-name-healing-spell = Heilzauber
schatzjagd-name-purification = Läuterung
schatzjagd-name-battle-fury = Kampfrausch
schatzjagd-name-lightning-bolt = Blitzschlag
schatzjagd-name-paralysis = Lähmung
schatzjagd-name-clairvoyance = Hellsicht
schatzjagd-name-banishment = Bannspruch
schatzjagd-name-displacement = Verschiebung
schatzjagd-name-thieving-magpie = Diebische Elster

# Warum eine Antwort nicht geht
schatzjagd-objection-game-over = Das Spiel ist aus; beginne ein neues.
schatzjagd-objection-nothing-to-withdraw = Hier gibt es nichts zurückzunehmen.
schatzjagd-objection-not-asked = Du bist gerade nicht gefragt; warte auf die anderen.
schatzjagd-objection-not-your-turn = Karten spielst du nur, wenn du am Zug bist.
schatzjagd-objection-one-card-a-turn = Du hast in diesem Zug schon eine Karte gespielt; die nächste wartet bis morgen.
schatzjagd-objection-not-in-hand = Du hast { $card } nicht auf der Hand; wähle eine deiner Karten.
schatzjagd-objection-no-window = Jetzt ist keine Zeit für Zauber; beantworte erst die Frage.
schatzjagd-objection-not-now = { $card } lässt sich jetzt nicht zaubern; wähle etwas anderes.
schatzjagd-objection-no-such-target = { $card } hat kein solches Ziel; wähle ein anderes.
schatzjagd-objection-one-challenge = Eine Herausforderung je Zug; versuch es an einem anderen Tag.
schatzjagd-objection-castle-peace = An diesem Tisch wird niemand in seiner eigenen Burg gefordert.
schatzjagd-objection-not-here = Der steht nicht auf deinem Feld; fordere jemanden, der hier ist.
schatzjagd-objection-cannot-buy = Das kannst du nicht bezahlen, oder es nützt nichts; kaufe anderes, oder mach Schluss.
schatzjagd-objection-must-play = Du hast { $cards } Karten, erlaubt sind { $most }: spiele eine.
schatzjagd-objection-field-not-free = In { $field } lässt sich nichts einstecken; wähle ein Landfeld ohne Karte, Schatz und Schergen.
schatzjagd-objection-no-field-free = Kein Feld kann jetzt eine Karte aufnehmen; spiel etwas anderes oder passe.
schatzjagd-objection-nothing-to-dig = Alle Schätze sind gehoben.
schatzjagd-objection-not-its-field = { $card } führt zu einem anderen Feld; geh erst dorthin.
schatzjagd-objection-not-at-home = Schätze versteckst du in deiner eigenen Burg; geh erst heim.
schatzjagd-objection-not-carried = Schatz { $treasure } trägst du nicht bei dir.
schatzjagd-objection-no-deposit = An diesem Tisch werden Schätze nicht deponiert.
schatzjagd-objection-not-open = Schätze deponierst du nur auf Landfeldern.
schatzjagd-objection-in-a-castle = Ein Schatz wird überall deponiert, nur nicht in Burgen; daheim wird er versteckt.
schatzjagd-objection-night-before-the-wall = Nach { $field } nur mit dem ersten Schritt eines Tages; übernachte vor der Mauer.
schatzjagd-objection-not-a-neighbour = { $field } liegt nicht neben deinem Feld; wähle ein Nachbarfeld.
schatzjagd-objection-choose-a-castle = Wähle eine der freien Burgen, etwa: castle red.
schatzjagd-objection-rest-or-cast = Sag rest, oder zaubere.
schatzjagd-objection-roll-or-cast = Sag roll, oder zaubere.
schatzjagd-objection-step-or-stop = Geh auf ein Nachbarfeld, oder sag stop.
schatzjagd-objection-use-or-leave = Sag use oder leave.
schatzjagd-objection-land-somewhere = Wähle ein Feld, zu dem das Portal führt, etwa: go H3.
schatzjagd-objection-play-or-keep = Spiele die gefundene Karte, oder sag keep.
schatzjagd-objection-strike-or-flee = Sag strike oder flee.
schatzjagd-objection-blow-or-waive = Sag blow oder waive.
schatzjagd-objection-act-or-done = Wähle, was du hier tust, oder sag done.
schatzjagd-objection-buy-or-done = Kaufe etwas, oder sag done.
schatzjagd-objection-play-or-pass = Spiele eine Karte, oder sag pass.
schatzjagd-objection-look-or-enough = Sieh ein Feld mit Karte an, oder sag enough.
schatzjagd-objection-put-somewhere = Wähle ein Landfeld für die Karte, etwa: put C4.
schatzjagd-objection-remove-or-pass = Nimm eine Karte vom Brett, oder sag pass.
schatzjagd-objection-choose-a-card = Wähle ein Feld mit einer Karte.
schatzjagd-objection-unknown-card = Es gibt keine Karte „{ $card }“; Karten schreibt man wie F3 oder Z1.
schatzjagd-objection-unknown-aim = „{ $said }“ geht so nicht; schreib etwa: insert F3 (dann: put C4), cast Z1 (dann: go C4), oder: cast Z6 1.
schatzjagd-objection-too-few-treasures = Schätze in diesem Deck: { $treasures }. Mit { $victory } kann also niemand gewinnen.
schatzjagd-objection-too-few-alike = Gleiche Schätze, die man braucht: { $alike }. So viele hat dieses Deck von keiner Art.
schatzjagd-objection-not-understood = „{ $said }“ verstehe ich nicht. Wähle eine Nummer, oder schreib etwa: step C4.

# Absätze der Regeln in einem Satz
schatzjagd-clause-S-02 = Es gibt sieben Arten von Spielkarten, fünf weiße und zwei schwarze.
schatzjagd-clause-S-06 = Felder heißen nach Spalte und Reihe, von A1 bis J10.
schatzjagd-clause-S-15 = Jeder Fürst hat seine eigene Burg.
schatzjagd-clause-S-16 = Die vier Läden werden auf die Stadtfelder verteilt.
schatzjagd-clause-S-19 = Der höchste Wurf beginnt; gezogen wird reihum.
schatzjagd-clause-S-23 = Das Spiel endet, sobald die Siegbedingung erfüllt ist.
schatzjagd-clause-S-26 = Ein Tag ist ein Zug für jeden Fürsten.
schatzjagd-clause-S-27 = Eine Karte je Zug.
schatzjagd-clause-S-28 = Gezaubert wird zu bestimmten Zeiten des eigenen Zuges.
schatzjagd-clause-S-29 = Niemand spielt eine Karte im Zug eines anderen.
schatzjagd-clause-S-30 = Der Würfel sagt, wie viele Schritte der Tag erlaubt.
schatzjagd-clause-S-31 = Ein Schritt führt auf ein Nachbarfeld, und du darfst jederzeit anhalten.
schatzjagd-clause-S-34 = Wen Magie versetzt, der geht nicht weiter.
schatzjagd-clause-S-39 = Burgen sind kein sicherer Ort, außer der Tisch will es so.
schatzjagd-clause-S-40 = Die Tore öffnen sich nur dem, der vor der Mauer übernachtet hat.
schatzjagd-clause-S-42 = Bei der Ankunft wird die Karte aufgedeckt und ausgeführt; danach kannst du handeln.
schatzjagd-clause-S-46 = Ein Spezial wird benutzt oder gelassen, höchstens einmal am Tag.
schatzjagd-clause-S-47 = Ein besiegter Unhold lässt Belohnung und Schätze seines Feldes zurück.
schatzjagd-clause-S-48 = Eine gefundene schwarze Karte kommt auf die Hand und darf gleich gespielt werden.
schatzjagd-clause-S-49 = In der Stadt kaufst du ein und hebst auf; gekämpft wird nicht.
schatzjagd-clause-S-50 = Höchstens eine Herausforderung je Zug.
schatzjagd-clause-S-51 = Ein Besuch in einem Laden pro Tag.
schatzjagd-clause-S-53 = Gekauft wird nichts, was nichts bewirkt.
schatzjagd-clause-S-57 = In Teil 2 darf der Fürst seine eine Karte spielen.
schatzjagd-clause-S-58 = Eingesteckt wird in Landfelder, auf denen nichts und niemand ist.
schatzjagd-clause-S-60 = Ein Zauber wird gezeigt, wirkt und wird abgelegt.
schatzjagd-clause-S-61 = Mit einem Lageplan wird auf seinem Feld gegraben, in Teil 2 oder sofort, wenn er dort gefunden wird.
schatzjagd-clause-S-64 = Mehr als vier Karten zwingen zum Ausspielen.
schatzjagd-clause-S-67 = Am Ende des Zuges wird die Hand auf vier ergänzt.
schatzjagd-clause-S-68 = Ist der Nachziehstapel leer, wird der Ablagestapel gemischt.
schatzjagd-clause-S-69 = Was abgelegt wird, sehen alle.
schatzjagd-clause-S-71 = Ist kein Schatz mehr zu heben, verlassen die Lagepläne das Spiel.
schatzjagd-clause-S-72 = Werte gehen von 0 bis 15; was darüber ist, verfällt.
schatzjagd-clause-S-77 = Gift nimmt jeden Tag Lebenskraft, bis es geheilt ist.
schatzjagd-clause-S-80 = Gift wirkt im Morgengrauen, vor allem anderen.
schatzjagd-clause-S-81 = Der Heiler und einige Karten heilen Gift.
schatzjagd-clause-S-82 = Ein aussetzender Scherge verliert die Reise, sein Fürst behält den Einfluss.
schatzjagd-clause-S-86 = Ein Schatz wird in der eigenen Burg versteckt, einer am Tag.
schatzjagd-clause-S-90 = Herausfordern kannst du nur einen Gegner auf demselben Feld.
schatzjagd-clause-S-92 = Der schwächere Schlag kostet Lebenskraft: den Unterschied.
schatzjagd-clause-S-93 = Jeder Scherge, der zuschlug, verliert einen Waffenpunkt.
schatzjagd-clause-S-95 = Vor jedem Schlagwechsel entscheidet erst der Fürst am Zug, dann der andere.
schatzjagd-clause-S-96 = Wer flieht, riskiert einen letzten Schlag.
schatzjagd-clause-S-100 = Ein aufgedeckter Unhold greift sofort an, mit voller Lebenskraft.
schatzjagd-clause-S-106 = Ein neuer Scherge steht in der Burg, vier neue Karten werden gezogen.
schatzjagd-clause-S-113 = Verlorene Schätze liegen frei auf dem Feld.
schatzjagd-clause-S-114 = Der Würfel des Portals sagt, wo du ankommen darfst.
schatzjagd-clause-S-118 = Mit der Option darf ein Schatz auf jedem Feld außer den Burgen deponiert werden.
schatzjagd-clause-S-121 = Die Suche glückt, wenn der Würfel höchstens die Zahl der Tage zeigt.
schatzjagd-clause-S-124 = In der Katharsis darf jeder Fürst drei Karten vom Brett nehmen.
schatzjagd-clause-S-130 = Ein heimlicher Blick zeigt die Karte nur einem Fürsten.
schatzjagd-clause-S-131 = Die Art eines Schatzes sieht, wer ihn bekommt.
schatzjagd-clause-S-132 = Die Hand des Fürsten, dessen Scherge starb, wird offen abgelegt.
schatzjagd-clause-S-134 = Ohne Gedächtnisstütze kann man sich an Aufgedecktes nur erinnern.
schatzjagd-clause-S-140 = Der Tisch fragt, und du beantwortest, was gefragt ist.

# Tischoptionen
schatzjagd-option-memory-aid = Gedächtnisstütze
schatzjagd-option-memory-aid-off = aus: sich zu erinnern gehört zum Spiel
schatzjagd-option-memory-aid-own = eigene: du siehst, was du eingesteckt hast
schatzjagd-option-memory-aid-full = voll: du siehst alles, was du je gesehen hast
schatzjagd-option-plunder = Plündern
schatzjagd-option-plunder-no = nein
schatzjagd-option-plunder-yes = ja: fremde Burgen dürfen durchsucht werden
schatzjagd-option-victory = Sieg
schatzjagd-option-victory-guideline = Zahl der Schätze je Spieler
schatzjagd-option-victory-1 = ein Schatz
schatzjagd-option-victory-2 = zwei Schätze
schatzjagd-option-victory-3 = drei Schätze
schatzjagd-option-victory-4 = vier Schätze
schatzjagd-option-victory-5 = fünf Schätze
schatzjagd-option-victory-6 = sechs Schätze
schatzjagd-option-victory-alike = drei gleiche
schatzjagd-option-victory-each = je einer von jeder Art
schatzjagd-option-deposit = Schätze deponieren
schatzjagd-option-deposit-no = nein
schatzjagd-option-deposit-yes = ja: überall außer in Burgen
schatzjagd-option-catharsis = Grandlins Katharsis
schatzjagd-option-catharsis-no = nein
schatzjagd-option-catharsis-yes = ja: vor dem Mischen wird das Brett geräumt
schatzjagd-option-castles = Burgen
schatzjagd-option-castles-preset = wie vorgeschlagen
schatzjagd-option-castles-choose = der Reihe nach gewählt
schatzjagd-option-castle-peace = Burgfrieden
schatzjagd-option-castle-peace-no = nein: Kämpfe überall außerhalb der Stadt
schatzjagd-option-castle-peace-yes = ja: niemand wird daheim gefordert
schatzjagd-option-city = Stadt
schatzjagd-option-city-random = Läden zufällig
schatzjagd-option-city-fixed = Läden wie aufgeführt
schatzjagd-option-private-chat = Flüstern
schatzjagd-option-private-chat-yes = ja: zwei Fürsten können unter sich reden
schatzjagd-option-private-chat-no = nein: alle hören alles
schatzjagd-option-bot-memory = Gedächtnis der Bots
schatzjagd-option-bot-memory-good = gut: sie vergessen nichts
schatzjagd-option-bot-memory-short = kurz: ohne Gedächtnisstütze vergessen sie ein Feld nach drei Tagen
schatzjagd-option-days = Letzter Tag
schatzjagd-option-days-none = keiner: bis jemand siegt
schatzjagd-option-days-5 = 5 Tage
schatzjagd-option-days-10 = 10 Tage
schatzjagd-option-days-20 = 20 Tage
schatzjagd-option-days-40 = 40 Tage
schatzjagd-option-days-60 = 60 Tage
schatzjagd-option-days-100 = 100 Tage

# Der Tisch
schatzjagd-own-cards = Eigene Karten: { $deck }
schatzjagd-piles = Nachziehstapel { $pile } · Ablagestapel { $discard } · noch zu hebende Schätze { $treasures }
schatzjagd-lord = Leben { $life } · Stärke { $strength } · Waffen { $weapons } · Gulden { $gold } · Karten { $cards } · getragen { $carried } · versteckt { $hidden }
schatzjagd-memos = Gift { $poison } · Aussetzen { $skip }
schatzjagd-hand = Deine Hand: { $cardscount ->
        [0] –
       *[other] { $cards }
    }
schatzjagd-more = … und { $count } weitere: schreib Karte und Feld, etwa { $example }.
schatzjagd-rules-title = Schatzjagd in einer Minute
schatzjagd-rules =
    Würfle und geh höchstens so viele Schritte; eine Karte, ein Schatz oder ein anderer Scherge hält dich auf.
    Wo du ankommst, wird die Karte aufgedeckt: Waffen und Tränke helfen, Fallen schaden, Spezialkarten kannst du benutzen, ein Unhold greift an.
    Im Kampf würfeln beide und zählen Stärke und Waffen dazu; wer weniger hat, verliert den Unterschied an Leben. Fliehen kostet einen letzten Schlag.
    In die Stadt kommt nur, wer vor der Mauer übernachtet hat; ihre vier Läden bieten Gulden, Leben, Stärke und Waffen.
    Einmal je Zug spielst du eine Karte: irgendwo einstecken, zaubern, mit einem Lageplan auf seinem Feld graben oder daheim einen Schatz verstecken.
    Ein toter Scherge wird in seiner Burg ersetzt; was er trug, bekommt sein Bezwinger, oder es bleibt liegen.
    Wer als Erster die vereinbarten Schätze in der eigenen Burg versteckt hat, gewinnt.

# The table in the browser
schatzjagd-choosing = Die Burgen werden gewählt
schatzjagd-where = { $phase ->
        [over] Das Spiel ist aus
        [choosing-castle] { schatzjagd-choosing }
       *[other] Tag { $turnday }
    }
schatzjagd-board = Spielplan
schatzjagd-board-help = Die hundert Felder; die Pfeiltasten führen über sie
schatzjagd-zoom = Spielplan vergrößern
schatzjagd-realm-red = rote Länderei
schatzjagd-realm-yellow = gelbe Länderei
schatzjagd-realm-blue = blaue Länderei
schatzjagd-realm-green = grüne Länderei
schatzjagd-castle-of = Burg von { $player }
schatzjagd-castle-empty = Burg ohne Fürst
schatzjagd-city-field = Stadt, { $shop }
schatzjagd-road = Straße
schatzjagd-river = Fluss
schatzjagd-dig-field = Fundfeld
schatzjagd-before-gate = vor einem Tor
schatzjagd-hidden-card = eine verdeckte Karte
schatzjagd-hidden-here = versteckte Schätze: { $count }
schatzjagd-treasures-here = { $count ->
        [1] ein Schatz liegt
       *[other] { $count } Schätze liegen
    } hier
schatzjagd-henchman-of = { $me ->
        [yes] dein Scherge
       *[no] Scherge von { $player }
    }
schatzjagd-steps-away = { $count ->
        [1] einen Schritt weit
       *[other] { $count } Schritte weit
    }
schatzjagd-way = { $count ->
        [1] Ein Schritt
       *[other] { $count } Schritte
    }, dann noch { $left }.
schatzjagd-steps-left = Noch { $count ->
        [1] ein Schritt
       *[other] { $count } Schritte
    }
schatzjagd-objection-out-of-reach = { $field } ist zu weit: { $steps ->
        [1] ein Schritt bleibt
       *[other] { $steps } Schritte bleiben
    }, und Karten, Schätze und Schergen halten dich auf. Wähle ein Feld, das leuchtet.
schatzjagd-objection-later = Karten werden nach der Reise ausgespielt, in Teil 2; vorher nur Zauber.
schatzjagd-status-label = Der Zug und die Stapel
schatzjagd-turn = { $phase ->
        [choosing-castle] { schatzjagd-choosing }
       *[other] { $me ->
            [yes] Du bist am Zug
           *[no] Am Zug: { $player }
        }
    }
schatzjagd-dice = Würfel: { $dice }
schatzjagd-goal = { $victory ->
        [alike] Sieg: drei gleiche Schätze in der eigenen Burg
        [each] Sieg: Krone, Kelch und Reichsapfel in der eigenen Burg
       *[other] Sieg: { $count ->
            [1] ein Schatz
           *[other] { $count } Schätze
        } in der eigenen Burg
    }
schatzjagd-pile-treasures = Schätze, die noch zu heben sind
schatzjagd-pile-draw = Nachziehstapel
schatzjagd-pile-discard = Ablagestapel
schatzjagd-pile-look = Ablagestapel durchsehen
schatzjagd-traces = Karten, deren Spur du kennst: { $count }
schatzjagd-in-hand-of = Hand von { $player }
schatzjagd-fold = Weniger zeigen
schatzjagd-my-henchman = Dein Scherge
schatzjagd-you = { $player } (du)
schatzjagd-thinks = ist jetzt gefragt
schatzjagd-value-of = { $value }: { $number } von { $most }
schatzjagd-count-cards = Handkarten: { $count }
schatzjagd-count-carried = Getragene Schätze: { $count }
schatzjagd-count-hidden = Versteckte Schätze: { $count }
schatzjagd-poisoned = Vergiftet: Lebenskraft −{ $count } am Tag
schatzjagd-skips = Setzt aus, Reisen: { $count }
schatzjagd-your-hand = Deine Hand: { $count }
schatzjagd-hand-empty = Du hast keine Karten auf der Hand.
schatzjagd-copies = { $count } Stück davon
schatzjagd-carried-treasure = ein Schatz, den du trägst
schatzjagd-type-treasure = Schatz
schatzjagd-type-shop = Laden
schatzjagd-says-treasure = Verstecke ihn in deiner Burg, einen am Tag.
schatzjagd-offer = { $effect } { $price ->
        [0] umsonst
       *[other] für { $price } Gulden
    }
schatzjagd-option-roll = Würfeln
schatzjagd-option-rest = Aussetzen
schatzjagd-option-stop = Hier bleiben
schatzjagd-option-leave = Stehen lassen
schatzjagd-option-keep = Behalten
schatzjagd-option-strike = Zuschlagen
schatzjagd-option-flee = Fliehen
schatzjagd-option-blow = Abschiedshieb führen
schatzjagd-option-waive = Ziehen lassen
schatzjagd-option-done = Fertig
schatzjagd-option-search = Burg durchsuchen
schatzjagd-option-enough = Genug
schatzjagd-option-pass = Passen
schatzjagd-option-use = Benutzen
schatzjagd-option-use-times = { $times } Gulden tauschen
schatzjagd-option-challenge = { $player } herausfordern
schatzjagd-option-take = Schatz { $treasure } aufnehmen
schatzjagd-hide-treasure = Verstecken: { $treasure }
schatzjagd-deposit-treasure = Hier deponieren: { $treasure }
schatzjagd-option-dig = Schatz heben: { $card }
schatzjagd-option-cast = Zauber wirken: { $card }
schatzjagd-option-insert = Auslegen: { $card }
schatzjagd-option-cast-at = Zauber wirken: { $card } → { $aim }
schatzjagd-option-castle = { $castle ->
        [red] Rote Burg
        [yellow] Gelbe Burg
        [blue] Blaue Burg
        [green] Grüne Burg
       *[other] { $castle }
    }
schatzjagd-option-step = Gehe nach { $field }
schatzjagd-option-go = Lande auf { $field }
schatzjagd-option-look = { $field } ansehen
schatzjagd-option-put = In { $field } einstecken
schatzjagd-option-remove = Von { $field } entfernen
schatzjagd-confirm = { $verb ->
        [none] Wählen
        [castle] Wählen: { $deed }
        [put] { $phase ->
            [playing] { $card } → { $field }
           *[other] { $deed }
        }
       *[other] { $deed }
    }
schatzjagd-fight = Der Kampf
schatzjagd-fight-title = { $one } gegen { $other }
schatzjagd-fight-begins = Beide schlagen zugleich: Kampfkraft plus Würfel. Wer darunter liegt, verliert die Differenz an Lebenskraft.
schatzjagd-power = Kampfkraft
schatzjagd-power-parts = Stärke { $strength } + Waffen { $weapons }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ Zauber { $bonus }
    }
schatzjagd-power-printed = wie gedruckt: { $power }
schatzjagd-title-blows-exchanged = Der letzte Schlagabtausch
schatzjagd-title-parting-blow = Der Abschiedshieb
schatzjagd-blow-hurts = { $loss ->
        [0] Niemand wird verletzt.
       *[other] { $player }: Lebenskraft −{ $loss }.
    }
schatzjagd-flight = { $most ->
        [0] Eine Flucht kostet keine Lebenskraft.
       *[other] Eine Flucht kostet { $least } bis { $most } Lebenskraft.
    }
schatzjagd-stage-card-revealed = { $player } deckt { $field } auf
schatzjagd-stage-henchman-died = Der Scherge von { $player } ist tot
schatzjagd-stage-dead = Ein neuer Scherge steht in der Burg, und sein Fürst zieht vier neue Karten.
schatzjagd-stage-fiend-defeated = Der Unhold ist besiegt
schatzjagd-stage-parting-blow = Der Abschiedshieb
schatzjagd-stage-portal-entered = Durch das Teleportal
schatzjagd-stage-castle-searched = Die Burg wird durchsucht
schatzjagd-stage-fields-looked-at = Nur für deine Augen
schatzjagd-stage-treasure-gained = Ein Schatz!
schatzjagd-result = Das Ergebnis
schatzjagd-winner = { $winnerscount ->
        [1] { $me ->
            [yes] Du hast gewonnen!
           *[no] { $winners } hat gewonnen.
        }
       *[other] { $winners } teilen sich den Sieg.
    }
schatzjagd-reason = { $reason ->
        [dead-end] Niemand konnte mehr siegen: Die meisten versteckten Schätze entscheiden. ({ schatzjagd-goal })
        [days] Der letzte Tag ist vorbei: Die meisten versteckten Schätze entscheiden. ({ schatzjagd-goal })
       *[victory] { schatzjagd-goal }.
    }
schatzjagd-last-hand = Letzte Hand
schatzjagd-key-cards = eine Handkarte wählen
schatzjagd-key-arrows = von Karte zu Karte gehen; auf dem Spielplan von Feld zu Feld
schatzjagd-key-lock = ausführen, was gewählt ist

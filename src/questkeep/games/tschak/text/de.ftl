# Die Worte von Tschak!

tschak-title = Tschak!
tschak-author = Ein Spiel von Dominique Ehrhard.

# Typen, Waffen und Namen
tschak-type-wizard = Zauberer
tschak-type-warrior = Krieger
tschak-type-dwarf = Zwerg
tschak-type-artefact = Artefakt
# Höchstens drei Buchstaben: so viel passt auf eine kleine Karte.
tschak-type-short-wizard = Zau
tschak-type-short-warrior = Kri
tschak-type-short-dwarf = Zwe
tschak-type-short-artefact = Art
tschak-weapon-none = unbewaffnet
tschak-weapon-wand = Zauberstab
tschak-weapon-axe = Axt
tschak-weapon-other = Spitzhacke
tschak-weapon-bare-hands = bloße Hände
# Höchstens fünf Buchstaben: so viel passt auf eine kleine Karte.
tschak-weapon-short-none = –
tschak-weapon-short-wand = Stab
tschak-weapon-short-axe = Axt
tschak-weapon-short-other = Hacke
tschak-weapon-short-bare-hands = Hände
tschak-name-chameleon = Chamäleon
tschak-name-rat = Ratte
tschak-name-imp = Kobold
tschak-name-spider = Spinne
tschak-name-ghoul = Ghul
tschak-name-golem = Golem
tschak-name-basilisk = Basilisk
tschak-name-hydra = Hydra
tschak-name-dragon = Drache
tschak-name-troglodyte = Troglodyt
tschak-name-chest = Truhe
tschak-name-cursed-chest = verfluchte Truhe
tschak-name-ring = Ring
tschak-name-trophy = Trophäe
tschak-name-elixir = Elixier
tschak-adventurer = { $type } { $strength }, { $weapon }

# Was eine Karte tut: ein Satz für jedes Verb
tschak-verb-strength = Bringt ihrem Team { $strength } Stärke.
tschak-verb-weapon = Waffe, nur bei Gleichstand wichtig: { $weapon }.
tschak-verb-copies-best-wizard =
    Zählt so viel wie der beste Zauberer mit einer Zahl in den anderen Teams dieses Stockwerks; gibt es keinen, dann 0. Bei der Beute zählt es 0.
tschak-verb-doubles-weakest = Der Schwächere der beiden anderen im Team zählt doppelt. Selbst hat das Artefakt keine Stärke.
tschak-verb-gold =
    Bringt am Ende { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }.
tschak-verb-skulls =
    Kostet am Ende { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }.
tschak-verb-square-gain = Alle Karten dieser Art zählen zusammen: 1 Karte 1 Punkt, 2 Karten 4, 3 Karten 9 und so weiter.
tschak-verb-square-loss = Alle Karten dieser Art kosten zusammen: 1 Karte 1 Punkt, 2 Karten 4, 3 Karten 9 und so weiter.
tschak-verb-per-monster =
    Bringt { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    } für jedes Monster, das du am Ende noch hast (zu zweit { $pointsfortwo }).
tschak-verb-spare-monster = Vor der Wertung darfst du eines deiner Monster abwerfen.

# Dasselbe in wenigen Zeichen
tschak-worth-gold = +{ $points }
tschak-worth-skulls = −{ $points }
tschak-worth-square-gain = 1, 4, 9…
tschak-worth-square-loss = −1, −4, −9…
tschak-worth-per-monster = +{ $points } je Monster
tschak-worth-spare-monster = −1 Monster

# Warum eine Antwort nicht gilt
tschak-objection-nothing-to-withdraw = Es gibt nichts zurückzunehmen: Du hast noch nichts festgelegt.
tschak-objection-game-over = Das Spiel ist zu Ende; fang ein neues an, um weiterzuspielen.
tschak-objection-already-locked = Deine Wahl liegt fest. Du kannst sie zurücknehmen, solange andere noch überlegen.
tschak-objection-not-asked = Gerade wirst du nichts gefragt; warte auf die anderen.
tschak-objection-no-such-exchange =
    So wird dein Team nicht richtig. Nimm { $exchange ->
        [1] eine Karte
       *[other] { $exchange } Karten
    } eines doppelten Typs aus deiner letzten Aufdeckung zurück und spiel ebenso viele von fehlenden Typen, etwa: D3a > F2n.
tschak-objection-choose-a-discard = Jetzt fragt das Elixier: Nenn eines deiner eigenen Monster zum Abwerfen oder sag „discard nothing“.
tschak-objection-play-cards =
    Jetzt { $count ->
        [1] ist eine Karte
       *[other] sind { $count } Karten
    } aus deiner Hand zu spielen; nenn { $count ->
        [1] ihr
       *[other] ihre
    } Kürzel oder eine Nummer.
tschak-objection-already-played = { $card } ist in dieser Burg schon gespielt; nimm eine Karte, die du noch hast.
tschak-objection-wrong-count =
    Dieser Schritt verlangt { $count ->
        [1] genau eine Karte
       *[other] genau { $count } Karten
    }; du hast { $given } genannt.
tschak-objection-type-repeated =
    Das wäre { $type ->
        [wizard] ein zweiter Zauberer
        [warrior] ein zweiter Krieger
        [dwarf] ein zweiter Zwerg
       *[artefact] ein zweites Artefakt
    } in deinem Team; wähle einen anderen Typ.
tschak-objection-not-understood = „{ $said }“ verstehe ich nicht. Nenn Karten mit ihren Kürzeln oder wähle eine Nummer; ? zeigt Hilfe.
tschak-objection-unknown-card = Eine Karte „{ $card }“ gibt es nicht. Die Kürzel stehen auf dem unteren Rand deiner Karten; ? zeigt Hilfe.
tschak-objection-not-in-hand = { $card } ist nicht in deiner Hand; nimm eine Karte, die du hast.
tschak-objection-named-twice = Du hast { $card } zweimal genannt; nenn jede Karte nur einmal.
tschak-objection-not-your-monster = Ein Monster „{ $card }“ hast du nicht; nenn eines deiner eigenen oder sag „discard nothing“.

# Absätze der Regeln in einem Satz
tschak-clause-T-03 = Jede Karte hat ein Kürzel; sein letzter Buchstabe ist die Waffe, die nur bei Gleichstand wichtig ist.
tschak-clause-T-07 = Zwei bis vier Spieler spielen vier Burgen mit je drei Stockwerken, dann ist das Spiel zu Ende.
tschak-clause-T-10 = Alle nehmen eine Hand von zehn Karten auf.
tschak-clause-T-13 = Drei Monster und drei Schätze liegen offen, auf jedem Stockwerk ein Paar.
tschak-clause-T-17 = Stockwerk 1: dreimal eine Karte; Stockwerk 2: eine, dann zwei; Stockwerk 3: drei auf einmal; alle decken zugleich auf.
tschak-clause-T-18 = Aufgedeckte Karten bleiben im Team.
tschak-clause-T-20 = Eine verdeckte Wahl darf man ändern, bis der Letzte gewählt hat.
tschak-clause-T-24 = In einem Team sind nie zwei Karten desselben Typs; sonst ist nichts verboten.
tschak-clause-T-40 = Gleich starke Teams vergleicht man nach Zauberer, dann Krieger, dann Zwerg: erst die gedruckte Zahl, dann die Waffe.
tschak-clause-T-46 = Das stärkste Team nimmt den Schatz, das schwächste das Monster.
tschak-clause-T-51 = Eine letzte Karte, die 0 zählt, bekommt kein Gold.
tschak-clause-T-53 = Die stärksten letzten Karten bekommen der Reihe nach die Beute.
tschak-clause-T-57 = Nach jeder Burg wandert jede Hand einen Platz nach links, auch die unterwegs.
tschak-clause-T-73 = Nach der vierten Burg wird gezählt.
tschak-clause-T-78 = Mit dem Elixier darf sein Besitzer vor der Wertung eines seiner Monster abwerfen.
tschak-clause-T-82 = Am automatischen Tisch wirft das Elixier ab, was seinem Besitzer die meisten Punkte lässt.
tschak-clause-T-85 = Bei gleichen Punkten liegt vorn, wer weniger Monster hat.
tschak-clause-T-90 = Wer einen Typ doppelt zeigt, muss sein Team sofort berichtigen und wird bestraft, wenn das Stockwerk entschieden wird.
tschak-clause-T-92 = Nur Karten der letzten Aufdeckung gehen zurück, und von jedem Typ bleibt eine Karte.
tschak-clause-T-93 = Wer einen Typ doppelt gespielt hat, tauscht sofort; alle Berichtigungen werden zusammen aufgedeckt.
tschak-clause-T-96 = Wer einen Fehler gemacht hat, nimmt die teurere Karte des Stockwerks, wie stark er auch ist.
tschak-clause-T-97 = Die andere Karte geht an die ohne Fehler: ein Schatz an den Stärksten, ein Monster an den Schwächsten.
tschak-clause-T-98 = Bei mehreren Fehlern gehen schlechte Karten an die Schwächsten unter denen, die sie gemacht haben; niemand nimmt beide.

# Was gefragt wird
tschak-ask-play =
    Wähle { $count ->
        [1] eine Karte
       *[other] { $count } Karten
    } für Stockwerk { $floor }.
tschak-ask-team = Dein Team hat schon: { $types }.
tschak-ask-exchange =
    Ein Typ ist doppelt. Tausche { $exchange ->
        [1] eine Karte
       *[other] { $exchange } Karten
    } deiner letzten Aufdeckung ({ $cards }).
tschak-ask-elixir = Das Elixier: Welches deiner Monster wirfst du ab? Am meisten bringt: { $suggestion }.
tschak-option-play = { $cards }
tschak-option-exchange = { $given } zurück, dafür { $taken }
tschak-option-discard = { $card } abwerfen → { $total }
tschak-option-discard-nothing = alles behalten → { $total }
tschak-confirm = { house-lock-in }
tschak-hint-mixed = Alle wählen zugleich: Wer immer die beste Karte spielt, ist zu durchschauen. Darum mische, und spiele jede dieser Karten etwa so oft, wie es dasteht.

# Der Tisch
tschak-where =
    { $phase ->
        [over] Das Ende
        [using-elixir] Das Elixier fragt
       *[other] Burg { $keep } · Stockwerk { $floor } · Schritt { $step }
    }
tschak-loot-ready = Beute { $hauls }
tschak-floor-cleared = leer geräumt
tschak-card-monster = Monster
tschak-card-treasure = Schatz
tschak-pile-gold = Gold
tschak-pile-monsters = Monster
tschak-pile-treasures = Schätze
tschak-strength-so-far = bisher { $strength }
tschak-mistake = Fehler { $strength }
tschak-en-route = unterwegs
tschak-en-route-why = Eine Hand, die unterwegs ist: In dieser Burg spielt sie niemand. Danach wandern alle Hände einen Platz nach links, auch diese.
tschak-boards =
    { $count ->
        [1] Eine Hand ist
       *[other] { $count } Hände sind
    } unterwegs.
tschak-piles = Deine Monster: { $monsters } · deine Schätze: { $treasures }
tschak-nothing = nichts

# Was geschah, für das Protokoll
tschak-event-keep-opened = Burg { $keep } öffnet sich. Von unten nach oben: { $floors }. Beute: { $hauls }.
tschak-event-floor = { $monster } und { $treasure }
tschak-event-hand-taken =
    { $me ->
        [yes] Du nimmst eine Hand auf: { $cards }.
       *[no] { $player } nimmt eine Hand mit { $count ->
            [1] einer Karte
           *[other] { $count } Karten
        } auf.
    }
tschak-event-choice-locked =
    { $me ->
        [yes] Du legst dich fest: { $choice }.
       *[no] { $player } hat gewählt.
    }
tschak-event-choice-withdrawn =
    { $me ->
        [yes] Du nimmst deine Wahl zurück.
       *[no] { $player } nimmt die Wahl zurück.
    }
tschak-event-cards-revealed = Stockwerk { $floor }, Schritt { $step } wird aufgedeckt: { $cards }.
tschak-event-mistake-found =
    { $me ->
        [yes] In deinem Team ist ein Typ doppelt; zu tauschen:
       *[no] Im Team von { $player } ist ein Typ doppelt; zu tauschen:
    } { $exchange ->
        [1] eine Karte
       *[other] { $exchange } Karten
    } [{ $clause }].
tschak-event-cards-exchanged =
    { $me ->
        [yes] Du nimmst { $returned } zurück und spielst dafür { $taken }.
       *[no] { $player } nimmt { $returned } zurück und spielt dafür { $taken }.
    }
tschak-event-floor-decided =
    Stockwerk { $floor } ist entschieden. Schatz: { $treasure } → { $treasureseat }, Stärke { $best } [{ $treasureclause }]. Monster: { $monster } → { $monsterseat }, Stärke { $worst } [{ $monsterclause }].
tschak-event-loot-shared = Die Beute von Burg { $keep }: { $cards }. Gold: { $gold }.
tschak-event-hands-passed = Alle Hände wandern einen Platz nach links, auch die unterwegs.
tschak-event-elixir-used =
    { $me ->
        [yes] Dein Elixier wirft ab
       *[no] Das Elixier von { $player } wirft ab
    }: { $discardedcount ->
        [0] { tschak-nothing }
       *[other] { $discarded }
    }.
tschak-event-game-scored = Das Spiel ist zu Ende: { $scores }.

# Entscheidende Augenblicke
tschak-floor-title = Burg { $keep }, Stockwerk { $floor }: wer gewann und warum
tschak-column-player = Spieler
tschak-column-team = Team
tschak-column-strength = Stärke
tschak-column-next = Vor dem Nächsten durch
tschak-by-strength = Stärke
tschak-by-wizard = Zauberer
tschak-by-warrior = Krieger
tschak-by-dwarf = Zwerg
tschak-takes-treasure = Schatz: { $card } ({ $worth }) → { $player }
tschak-takes-monster = Monster: { $card } ({ $worth }) → { $player }
tschak-copies = Chamäleons zählen wie der beste Zauberer der anderen: { $strength }.
tschak-loot-title = Die Beute von Burg { $keep }
tschak-column-last-card = Letzte Karte
tschak-column-gold = Gold
tschak-loot-none = nimmt nicht teil
tschak-travel-title = Die Hände wandern nach links
tschak-travel-line = { $giver } → { $taker }

# Der Wertungsbogen
tschak-score-title = Der Wertungsbogen
tschak-score-gold = Gold
tschak-score-chests = Truhen
tschak-score-curses = Flüche
tschak-score-square-gain = Ringe
tschak-score-per-monster = Trophäe
tschak-score-spare-monster = Elixier
tschak-score-creatures = Ungeheuer
tschak-score-square-loss = Troglodyten
tschak-score-discarded = abgeworfen
tschak-score-total = Summe
tschak-score-place = Platz
tschak-score-monsters = Monster
tschak-winner-you =
    Du gewinnst mit { $score ->
        [1] einem Punkt
       *[other] { $score } Punkten
    }!
tschak-winner-one =
    { $player } gewinnt mit { $score ->
        [1] einem Punkt
       *[other] { $score } Punkten
    }.
tschak-winner-shared =
    { $players } teilen sich den Sieg mit je { $score ->
        [1] einem Punkt
       *[other] { $score } Punkten
    }.
tschak-winner-by-monsters = Bei gleichen Punkten entscheiden weniger Monster.
tschak-removed = Nie im Spiel: { $cards }.

# Regeln zur Wahl
tschak-option-table = Teamregel
tschak-option-table-guided = geführt: nur erlaubte Teams sind wählbar
tschak-option-table-strict = streng: Fehler sind möglich und werden bestraft
tschak-option-history = Rückblick
tschak-option-history-open = offen: alles Gesehene kann man nachschlagen
tschak-option-history-memory = Gedächtnis: nur das laufende Stockwerk ist zu sehen
tschak-option-elixir = Elixier
tschak-option-elixir-automatic = automatisch: der beste Abwurf geschieht von selbst
tschak-option-elixir-manual = von Hand: der Besitzer wählt

# Die Regeln auf einer Seite
tschak-rules-title = Tschak! in einer Minute
tschak-rules =
    Vier Burgen mit je drei Stockwerken; auf jedem Stockwerk warten ein Monster und ein Schatz.
    Du hast zehn Karten: drei Zauberer, drei Krieger, drei Zwerge und ein Artefakt. Auf jedem Stockwerk bildest du ein Team aus drei verschiedenen Typen.
    Stockwerk 1: dreimal eine Karte. Stockwerk 2: eine Karte, dann zwei. Stockwerk 3: drei auf einmal. Alle wählen verdeckt und decken zugleich auf.
    Die Stärke eines Teams ist die Summe seiner Karten. Ein Chamäleon zählt wie der beste Zauberer der anderen; mit dem Artefakt zählt der Schwächere doppelt.
    Das stärkste Team nimmt den Schatz, auch einen verfluchten; das schwächste nimmt das Monster. Gleich stark: besserer Zauberer, dann Krieger, dann Zwerg.
    Deine zehnte Karte kämpft um das Gold der Burg: Die höchste Zahl bekommt am meisten, ein Chamäleon oder ein Artefakt nichts.
    Dann wandern alle Hände einen Platz nach links, und die nächste Burg öffnet sich.
    Nach vier Burgen zählen Gold, Truhen, Ringe im Quadrat und die Trophäe; Totenköpfe und Troglodyten im Quadrat kosten. Das Elixier erspart dir ein Monster.
    Kürzel der Karten: W Zauberer, CM Chamäleon, F Krieger, D Zwerg, AR Artefakt; die Zahl ist die Stärke, der letzte Buchstabe die Waffe.

## browser

tschak-tagline = Vier Burgen mit je drei Stockwerken und zehn Abenteurer auf deiner Hand: Das stärkste Team nimmt den Schatz, das schwächste geht mit dem Monster nach Hause.
tschak-keep = Burg { $keep }
tschak-floor = Stockwerk { $floor }
tschak-my-team = Dein Team
tschak-my-hand =
    Deine Hand: { $count ->
        [1] eine Karte
       *[other] { $count } Karten
    }
tschak-face-down = verdeckt
tschak-has-chosen = hat gewählt
tschak-thinking = überlegt
tschak-holds = Noch auf der Hand: { $types }
tschak-piles-spoken = { $player }: Gold { $gold }, Schätze { $treasures }, Monster { $monsters }
tschak-piles-empty = Noch nichts gewonnen.
tschak-piles-closed = An diesem Tisch darf nur der Besitzer in den Stapel sehen.
tschak-takes = nimmt: { $card }
tschak-no-gold = kein Gold
tschak-card-history = Burg { $keep }, Stockwerk { $floor }: { $name }

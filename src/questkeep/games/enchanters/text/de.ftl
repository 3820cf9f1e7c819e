# Die Worte von Enchanters

enchanters-title = Enchanters
enchanters-author = Ein Spiel von Rafał Cywicki.
enchanters-tagline = Reise, nimm, was du findest, und lege es auf das, was du hast: Am meisten Ruhm über den wenigsten Wunden gewinnt.

# Namen
enchanters-artifact = { $item } { $enchantment }
enchanters-kingdom-bandits = Banditen
enchanters-kingdom-cultists = Kultisten
enchanters-kingdom-dracons = Drakonier
enchanters-kingdom-gnolls = Gnolle
enchanters-kingdom-goblins = Goblins
enchanters-kingdom-unicorns = Einhörner
enchanters-class-item = Gegenstand
enchanters-class-enchantment = Verzauberung
enchanters-class-monster = Monster
enchanters-class-dragon = Drache
enchanters-class-village = Dorf
enchanters-name-fist = Faust
enchanters-name-enchanting = der Zauberei
enchanters-name-scimitar = Krummsäbel
enchanters-name-dagger = Dolch
enchanters-name-trap = Falle
enchanters-name-greed = der Gier
enchanters-name-thieves = der Diebe
enchanters-name-bribery = der Bestechung
enchanters-name-bandit = Bandit
enchanters-name-highwayman = Wegelagerer
enchanters-name-pirate-captain = Piratenkapitän
enchanters-name-golden-dragon = Golddrache
enchanters-name-sickle = Sichel
enchanters-name-whip = Peitsche
enchanters-name-voodoo-doll = Voodoopuppe
enchanters-name-leeches = der Blutegel
enchanters-name-pain = des Schmerzes
enchanters-name-blood = des Blutes
enchanters-name-cultist = Kultist
enchanters-name-black-knight = Schwarzer Ritter
enchanters-name-elder-being = Uraltes Wesen
enchanters-name-shadow-dragon = Schattendrache
enchanters-name-long-sword = Langschwert
enchanters-name-flail = Streitflegel
enchanters-name-dragon-spear = Drachenspeer
enchanters-name-dragon = des Drachen
enchanters-name-frenzy = der Raserei
enchanters-name-scales = der Schuppen
enchanters-name-serpent-fly = Schlangenfliege
enchanters-name-dracon = Drakonier
enchanters-name-dragon-turtle = Drachenschildkröte
enchanters-name-great-wyrm = Großer Lindwurm
enchanters-name-bolas = Bola
enchanters-name-necklace = Halskette
enchanters-name-hunting-bow = Jagdbogen
enchanters-name-rage = des Zorns
enchanters-name-glory = des Ruhms
enchanters-name-hunt = der Jagd
enchanters-name-gnoll = Gnoll
enchanters-name-manticore = Mantikor
enchanters-name-roc = Vogel Roch
enchanters-name-bronze-dragon = Bronzedrache
enchanters-name-axe = Axt
enchanters-name-helmet = Helm
enchanters-name-leather-armour = Lederrüstung
enchanters-name-fire = des Feuers
enchanters-name-stone = des Steins
enchanters-name-forging = der Schmiede
enchanters-name-goblin = Goblin
enchanters-name-ogre = Oger
enchanters-name-giant = Riese
enchanters-name-iron-dragon = Eisendrache
enchanters-name-quarterstaff = Kampfstab
enchanters-name-herb-pouch = Kräuterbeutel
enchanters-name-silver-bow = Silberbogen
enchanters-name-regeneration = der Regeneration
enchanters-name-light = des Lichts
enchanters-name-mercy = der Barmherzigkeit
enchanters-name-unicorn = Einhorn
enchanters-name-treant = Baumhirte
enchanters-name-phoenix = Phönix
enchanters-name-pink-dragon = Rosa Drache
enchanters-name-normaltown = Normalstadt
enchanters-name-dwarfburg = Zwergenburg
enchanters-name-port-aurisan = Port Aurisan
enchanters-name-dracopolis = Drakopolis
enchanters-name-hateville = Hasshausen
enchanters-name-holy-grove = Heiliger Hain
enchanters-name-temple-of-epiona = Tempel der Epiona
enchanters-name-sleepy-rock = Schlummerfels
enchanters-name-foxenfurt = Fuchsenfurt
enchanters-name-north-ridge = Nordkamm
enchanters-name-chapel-of-soulfire = Kapelle des Seelenfeuers
enchanters-name-alea = Alea
enchanters-name-bloodhaven = Bluthafen
enchanters-name-cave-of-fools = Höhle der Narren
enchanters-name-deep-tower = Tiefenturm
enchanters-name-garden-of-thorns = Dornengarten
enchanters-name-old-hunters-keep = Feste des alten Jägers
enchanters-name-pyrkonia = Pyrkonia
enchanters-name-red-gorge-forge = Schmiede der Roten Schlucht
enchanters-name-scarabvan = Skarabvan
enchanters-name-sellsword-camp = Söldnerlager

# Was eine Karte sagt: ein Satz je Art, eine Wendung je Preis und Wirkung
enchanters-kind-now =
    { $creature ->
        [yes] Beim Sieg: { $effects }
       *[no] Beim Nehmen: { $effects }
    }
enchanters-kind-act = { $cost }: { $effects }
enchanters-below-line = Unter der Linie: { $sentence }
enchanters-sentence = { $text }.
enchanters-kind-act-free = Aktion: { $effects }
enchanters-kind-multi = Beliebig oft: { $cost }: { $effects }
enchanters-kind-rest = Rast: { $effects }
enchanters-kind-rest-cost = Rast, { $cost }: { $effects }
enchanters-kind-on-turn = Zu Beginn deines Zuges: { $effects }
enchanters-kind-on-slay = Nach dem Sieg über ein Monster: { $effects }
enchanters-kind-on-mauled = Nachdem eine Kreatur dich verwundet hat: { $effects }
enchanters-kind-on-rested = Nach deiner Rast: { $effects }
enchanters-kind-on-slay-dragon = Nach dem Sieg über einen Drachen: { $effects }
enchanters-kind-on-took-item = Nachdem du einen Gegenstand genommen hast: { $effects }
enchanters-kind-on-took-enchantment = Nachdem du eine Verzauberung genommen hast: { $effects }
enchanters-kind-against-monster = Gegen Monster: { $effects }
enchanters-kind-against-dragon = Gegen Drachen: { $effects }
enchanters-kind-score = Spielende: { $points } Ruhm { $per }
enchanters-kind-double = Doppelter Schaden
enchanters-kind-sweep = Greift alle Spieler an
enchanters-kind-cap = Eine Reise kostet nie mehr als { $value ->
        [1] 1 Kristall
       *[other] { $value } Kristalle
    }
enchanters-kind-stronger = Jedes Monster und jeder Drache hat +{ $value } Stärke
enchanters-kind-start = Vorbereitung: alle beginnen mit { $value } statt 5 Kristallen
enchanters-cost-crystals = zahl { $n ->
        [1] 1 Kristall
       *[other] { $n } Kristalle
    }
enchanters-cost-wounds = nimm { $n ->
        [1] 1 Wunde
       *[other] { $n } Wunden
    }
enchanters-cost-defense = verlier in diesem Zug { $n } Verteidigung
enchanters-cost-monster = wirf eines deiner Monster ab
enchanters-cost-this = wirf diese Karte ab
enchanters-cost-mend = ein anderer heilt genau { $n } seiner Wunden
enchanters-do-attack = { $n } Angriff
enchanters-do-defense = { $n } Verteidigung
enchanters-do-crystals = nimm { $n ->
        [1] 1 Kristall
       *[other] { $n } Kristalle
    }
enchanters-do-heal = heile { $n }
enchanters-do-rob = raub einem anderen bis zu { $n ->
        [1] 1 Kristall
       *[other] { $n } Kristalle
    }
enchanters-do-shift = gib bis zu { $n } deiner Wunden einem anderen
enchanters-do-hurt-me = nimm { $n ->
        [1] 1 Wunde
       *[other] { $n } Wunden
    }
enchanters-do-hurt-one = ein anderer nimmt { $n ->
        [1] 1 Wunde
       *[other] { $n } Wunden
    }
enchanters-do-hurt-others = alle anderen nehmen { $n ->
        [1] 1 Wunde
       *[other] { $n } Wunden
    }
enchanters-do-hurt-any = ein Spieler deiner Wahl (auch du selbst) nimmt { $n ->
        [1] 1 Wunde
       *[other] { $n } Wunden
    }
enchanters-do-fine-me = verlier { $n ->
        [1] 1 Kristall
       *[other] { $n } Kristalle
    }
enchanters-do-fine-one = ein anderer verliert { $n ->
        [1] 1 Kristall
       *[other] { $n } Kristalle
    }
enchanters-do-fine-others = alle anderen verlieren { $n ->
        [1] 1 Kristall
       *[other] { $n } Kristalle
    }
enchanters-do-fine-any = ein Spieler deiner Wahl (auch du selbst) verliert { $n ->
        [1] 1 Kristall
       *[other] { $n } Kristalle
    }
enchanters-do-discard-me = wirf eines deiner Monster ab
enchanters-do-discard-one = ein anderer wirft ein Monster ab
enchanters-do-discard-others = alle anderen werfen ein Monster ab
enchanters-do-discard-any = ein Spieler deiner Wahl (auch du selbst) wirft ein Monster ab
enchanters-do-claim = ein anderer gibt dir ein Monster; es kommt unter diese Karte
enchanters-do-gift = gib diese Karte einem anderen, oben auf dessen Stapel der Gegenstände
enchanters-do-graveyard = reise zur obersten Karte des Friedhofs
enchanters-do-free = deine Reise kostet in diesem Zug nichts
enchanters-do-swap = vertausche zwei Karten des Pfades
enchanters-per-attack = { $k ->
        [1] je Punkt deines Angriffs
       *[other] je { $k } Punkte deines Angriffs
    }
enchanters-per-defense = { $k ->
        [1] je Punkt deiner Verteidigung
       *[other] je { $k } Punkte deiner Verteidigung
    }
enchanters-per-monsters = { $k ->
        [1] je Monster
       *[other] je { $k } Monster
    }
enchanters-per-dragons = { $k ->
        [1] je Drache
       *[other] je { $k } Drachen
    }
enchanters-per-trophies = { $k ->
        [1] je Monster oder Drache
       *[other] je { $k } Monster oder Drachen
    }
enchanters-per-items = { $k ->
        [1] je Gegenstand
       *[other] je { $k } Gegenstände
    }
enchanters-per-enchantments = { $k ->
        [1] je Verzauberung
       *[other] je { $k } Verzauberungen
    }
enchanters-per-pairs = { $k ->
        [1] je Paar aus Gegenstand und Verzauberung
       *[other] je { $k } Paare aus Gegenstand und Verzauberung
    }
enchanters-per-wounds = { $k ->
        [1] je Wunde, die du hast
       *[other] je { $k } Wunden, die du hast
    }
enchanters-per-crystals = { $k ->
        [1] je Kristall
       *[other] je { $k } Kristalle
    }
enchanters-per-track-creatures = { $k ->
        [1] je Monster oder Drache auf dem Pfad
       *[other] je { $k } Monster oder Drachen auf dem Pfad
    }
enchanters-per-track-artifacts = { $k ->
        [1] je Gegenstand oder Verzauberung auf dem Pfad
       *[other] je { $k } Gegenstände oder Verzauberungen auf dem Pfad
    }
enchanters-creature = Stärke { $strength }, Leben { $health }
enchanters-upper = obenauf: { $icons }
enchanters-lower = immer: { $icons }
enchanters-icon-attack = { $n } Angriff
enchanters-icon-defense = { $n } Verteidigung
enchanters-icon-glory = { $n } Ruhm

# Warum eine Antwort nicht gilt
enchanters-objection-nothing-to-withdraw = Es gibt nichts zurückzunehmen: In diesem Spiel wird nichts geheim gewählt.
enchanters-objection-game-over = Das Spiel ist vorbei; beginne ein neues, um weiterzuspielen.
enchanters-objection-not-asked = Du bist gerade nicht gefragt; warte auf die anderen.
enchanters-objection-draft-a-kingdom = Wähle eines der übrigen Königreiche, etwa: draft gnolls.
enchanters-objection-choose-two-spaces = Nenne zwei verschiedene Felder des Pfades von 1 bis { $spaces }, etwa: swap 1 2.
enchanters-objection-no-withdrawal = Die Reise ist bezahlt und der Kampf hat begonnen; nutze eine Aktion oder mach weiter.
enchanters-objection-major-first = Du musst reisen oder rasten, bevor du deinen Zug beendest.
enchanters-objection-major-done = Du bist schon gereist oder hast gerastet; nutze eine Aktion oder beende deinen Zug.
enchanters-objection-no-such-window = Diesen Augenblick gibt es jetzt nicht; er kommt in einem Kampf.
enchanters-objection-nobody-to-name = Jetzt ist niemand zu nennen.
enchanters-objection-nothing-to-drop = Jetzt ist kein Monster abzugeben.
enchanters-objection-no-swap = Jetzt lassen sich keine Karten vertauschen.
enchanters-objection-name-first = Nenne zuerst jemanden, etwa: name 1.
enchanters-objection-not-so-wounded = Dort sind weniger als { $wounds ->
        [1] eine Wunde
       *[other] { $wounds } Wunden
    }; nenne jemand anderen.
enchanters-objection-name-another = Hier darfst du diesen Namen nicht nennen; nenne jemand anderen.
enchanters-objection-drop-first = Wähle zuerst eines deiner Monster, etwa: drop GNO-M1.1.
enchanters-objection-dragon-is-no-monster = { $card } ist ein Drache, und ein Drache ist kein Monster; wähle ein Monster.
enchanters-objection-not-your-monster = { $card } ist keines deiner Monster; wähle eines aus deinem Stapel.
enchanters-objection-no-such-space = Auf Feld { $space } liegt keine Karte; auf dem Pfad { $spaces ->
        [1] liegt eine Karte
       *[other] liegen { $spaces } Karten
    }.
enchanters-objection-journey-too-dear = Diese Reise kostet { $price ->
        [1] einen Kristall
       *[other] { $price } Kristalle
    }, du hast { $crystals }; wähle eine nähere Karte oder raste.
enchanters-objection-covered = { $card } ist verdeckt; diese Aktion gibt es nur, solange die Karte oben liegt.
enchanters-objection-not-yours = { $card } liegt nicht vor dir; nutze deine obersten Karten oder das Dorf.
enchanters-objection-already-used = Diese Aktion von { $card } wurde in diesem Zug genutzt; im nächsten ist sie wieder bereit.
enchanters-objection-costs-crystals = Das kostet { $price ->
        [1] einen Kristall
       *[other] { $price } Kristalle
    }, du hast { $crystals }.
enchanters-objection-costs-defense = Das kostet { $price } Verteidigung, du hast { $defense }.
enchanters-objection-costs-a-monster = Das kostet ein Monster, und du hast keines.
enchanters-objection-nobody-so-wounded = Niemand sonst hat { $wounds ->
        [1] eine Wunde
       *[other] { $wounds } Wunden
    } zu heilen.
enchanters-objection-cost-unpayable = Du kannst den Preis nicht zahlen.
enchanters-objection-unknown-card = Es gibt keine Karte „{ $card }“; Karten schreibt man wie GNO-M1.1.
enchanters-objection-unknown-kingdom = Es gibt kein Königreich „{ $kingdom }“.
enchanters-objection-unknown-ability = „{ $said }“ hat keine solche Aktion; schreibe eine Karte oder das Dorf und eine Zahl, etwa: use village.3.
enchanters-objection-wrong-word = Hier heißt es „{ $word }“.
enchanters-objection-no-such-village = In diesem Deck gibt es kein Dorf „{ $value }“.
enchanters-objection-no-such-kingdom = In diesem Deck gibt es kein Königreich „{ $value }“.
enchanters-objection-not-understood = „{ $said }“ verstehe ich nicht. Wähle eine Zahl oder schreibe etwa: journey 1.

# Paragrafen der Regeln in einem Satz
enchanters-clause-E-08 = Ein Drache ist nie ein Monster und ein Monster nie ein Drache.
enchanters-clause-E-10 = Der obere Teil einer Karte wirkt nur, solange sie oben auf ihrem Stapel liegt.
enchanters-clause-E-13 = Du nutzt das Dorf und deine eigenen offenen Karten, nie die der anderen.
enchanters-clause-E-19 = Jedes Königreich ist einmal im Spiel; reihum gewählt wird der Reihe nach.
enchanters-clause-E-27 = Gespielt wird der Reihe nach.
enchanters-clause-E-29 = Ein Zug hat eine Reise oder eine Rast und beliebig viele Nebenaktionen.
enchanters-clause-E-30 = Niemand darf passen: Reise oder raste.
enchanters-clause-E-32 = Was begonnen hat, wird zu Ende geführt, ehe etwas anderes geschieht.
enchanters-clause-E-33 = Du beendest deinen Zug selbst, nach deiner Reise oder Rast.
enchanters-clause-E-37 = Ein Preis wird ganz gezahlt, sonst ist die Aktion nicht wählbar.
enchanters-clause-E-40 = Jede Aktion einmal im Zug, außer sie ist beliebig oft erlaubt.
enchanters-clause-E-45 = Verteidigung und Wunden anderer können nur zahlen, wo es sie gibt.
enchanters-clause-E-47 = Bis zu sechs Karten liegen auf dem Pfad, Feld 1 am Dorf.
enchanters-clause-E-52 = Ein Tausch bewegt zwei Karten des Pfades; ein Kampf geht mit seiner Kreatur weiter.
enchanters-clause-E-53 = Eine Rast im Zug, im Dorf oder auf einer deiner obersten Karten.
enchanters-clause-E-58 = Eine Reise kostet einen Kristall für jede Karte zwischen deiner und dem Dorf.
enchanters-clause-E-74 = Mit mindestens so viel Angriff, wie die Kreatur Leben hat, gewinnst du.
enchanters-clause-E-77 = Im Kampf darfst du vor dem Schlag der Kreatur handeln und noch einmal vor deinem.
enchanters-clause-E-78 = Eine bezahlte Reise lässt sich nicht abbrechen.
enchanters-clause-E-84 = Auch ein verlorener Kampf kostet am Ende des Zuges die erste Karte des Pfades.
enchanters-clause-E-91 = Wer am Zug ist, nennt das Ziel.
enchanters-clause-E-92 = Wem die Monster gehören, sucht aus, welches geht, von überall im Stapel.
enchanters-clause-E-105 = Das übergebene Monster kommt unter die neue Trophäe.
enchanters-clause-E-117 = Das Spiel endet, wenn Stapel und Pfad leer sind.
enchanters-clause-E-122 = Bei Gleichstand: weniger Wunden, dann mehr Kristalle, dann geteilter Sieg.
enchanters-clause-E-130 = Verborgen ist nur die Reihenfolge des Stapels; niemand hat ein Geheimnis.

# Was gefragt wird
enchanters-ask-drafting = Wähle ein Königreich für dieses Spiel.
enchanters-ask-choosing = Reise zu einer Karte des Pfades oder raste.
enchanters-ask-done = Nutze eine Aktion oder beende deinen Zug.
enchanters-ask-facing =
    { $card } holt aus: { $wounds ->
        [0] keine Wunde für dich
        [1] eine Wunde für dich
       *[other] { $wounds } Wunden für dich
    }. Nutze eine Aktion oder mach weiter.
enchanters-ask-striking =
    { $missing ->
        [0] Dein Angriff reicht für { $card }.
       *[other] Für { $card } ist dein Angriff um { $missing } zu niedrig.
    } Nutze eine Aktion oder schlag zu.
enchanters-ask-naming = { $source }: Nenne jemanden. { $text }.
enchanters-ask-dropping = Wähle eines deiner Monster zum Abwerfen.
enchanters-ask-handing-over = Wähle eines deiner Monster für { $player }.
enchanters-ask-swapping = Wähle zwei Karten der Pfades zum Vertauschen.
enchanters-fight =
    { $wounds ->
        [0] keine Wunde
        [1] eine Wunde
       *[other] { $wounds } Wunden
    }, { $missing ->
        [0] Angriff reicht
       *[other] Angriff um { $missing } zu niedrig
    }, { $glory } Ruhm{ $outlook ->
        [hopeless] ; jetzt aussichtslos
       *[open] {""}
    }
enchanters-fight-actions = zu gewinnen mit: { $actions }
enchanters-fight-first = vor der Reise: { $actions }
enchanters-plan-drop = { $card } abwerfen
enchanters-option-draft = { $kingdom }
enchanters-option-drop = { $card }
enchanters-option-journey = { $spacecard } { $spaceprice ->
        [0] kostenlos
        [1] für einen Kristall
       *[other] für { $spaceprice } Kristalle
    }
enchanters-option-end = Zug beenden
enchanters-option-go-on = Weiter: Schlag abwarten
enchanters-option-strike = Zuschlagen
enchanters-option-name = { $player }
enchanters-option-rest = { $ability }
enchanters-option-swap = { $firstcard } und { $secondcard } vertauschen
enchanters-option-use = { $ability }

# Der Tisch
enchanters-status-drafting = Die Königreiche werden gewählt
enchanters-village = Dorf: { $village }
enchanters-track = Pfad
enchanters-deck = Stapel { $size } · Friedhof { $graveyard }
enchanters-set-aside = Ganz unten im Stapel: { $cards }
enchanters-lower-half = Drachen liegen in den letzten { $count } Karten davor.
enchanters-graveyard-top = Oben auf dem Friedhof: { $card }
enchanters-kingdoms = Königreiche: { $kingdoms }
enchanters-player = Angriff { $attack } · Verteidigung { $defense } · Kristalle { $crystals } · Wunden { $wounds } · Punkte { $score }
enchanters-trophies = Trophäen: { $cards }

# Was geschehen ist
enchanters-event-kingdom-drafted =
    { $me ->
        [yes] Du wählst: { $kingdom }.
       *[no] { $player } wählt: { $kingdom }.
    }
enchanters-event-game-opened = Ort: { $village }. Königreiche: { $kingdoms }. Auf dem Pfad: { $track }.
enchanters-event-turn-began =
    { $me ->
        [yes] Zug { $turn }: Du bist dran.
       *[no] Zug { $turn }: { $player }.
    }
enchanters-event-journey-made =
    { $me ->
        [yes] Du reist { $price ->
            [0] kostenlos
            [1] für einen Kristall
           *[other] für { $price } Kristalle
        }. Ziel: { $card }.
       *[no] { $player } reist { $price ->
            [0] kostenlos
            [1] für einen Kristall
           *[other] für { $price } Kristalle
        }. Ziel: { $card }.
    }
enchanters-event-graveyard-sought =
    { $me ->
        [yes] Du reist zum Friedhof: { $cardhidden ->
            [yes] nichts
           *[no] { $card }
        }.
       *[no] { $player } reist zum Friedhof: { $cardhidden ->
            [yes] nichts
           *[no] { $card }
        }.
    }
enchanters-event-rest-taken =
    { $me ->
        [yes] Du rastest. { $ability }.
       *[no] { $player } rastet. { $ability }.
    }
enchanters-event-action-used =
    { $me ->
        [yes] Du nutzt: { $source }. { $ability }.
       *[no] { $player } nutzt: { $source }. { $ability }.
    }
enchanters-event-trigger-fired = { $source } ({ $player }). { $ability }.
enchanters-event-bonus-changed =
    { $value ->
        [attack] { $player }: { $change } Angriff.
       *[defense] { $player }: { $change } Verteidigung.
    }
enchanters-event-crystals-changed = { $player }: Kristalle { $change }.
enchanters-event-wounds-changed = { $player }: Wunden { $change }.
enchanters-event-player-named =
    { $me ->
        [yes] Du nennst { $namedme ->
            [yes] dich
           *[no] { $named }
        }.
       *[no] { $player } nennt { $namedme ->
            [yes] dich
           *[no] { $named }
        }.
    }
enchanters-event-card-discarded =
    { $me ->
        [yes] Du wirfst ab: { $card }.
       *[no] { $player } wirft ab: { $card }.
    }
enchanters-event-monster-handed-over = { $giver } → { $player }: { $card }.
enchanters-event-card-given = { $player } → { $taker }: { $card }.
enchanters-event-journey-freed =
    { $me ->
        [yes] Deine Reise in diesem Zug kostet nichts.
       *[no] Die Reise von { $player } kostet in diesem Zug nichts.
    }
enchanters-event-cards-swapped = { $cards } tauschen die Plätze.
enchanters-event-creature-attacked = { $card } schlägt mit Stärke { $strength } zu. Wunden: { $wounds }.
enchanters-event-fight-won =
    { $me ->
        [yes] Du besiegst { $card }: Angriff { $attack } gegen Leben { $health }.
       *[no] { $player } besiegt { $card }: Angriff { $attack } gegen Leben { $health }.
    }
enchanters-event-fight-lost =
    { $me ->
        [yes] Du verlierst gegen { $card }: Angriff { $attack } gegen Leben { $health }.
       *[no] { $player } verliert gegen { $card }: Angriff { $attack } gegen Leben { $health }.
    }
enchanters-event-card-taken =
    { $me ->
        [yes] Du nimmst: { $card }.
       *[no] { $player } nimmt: { $card }.
    }
enchanters-event-card-placed =
    { $me ->
        [yes] { $card } liegt jetzt vor dir.
       *[no] { $card } liegt jetzt vor { $player }.
    }
enchanters-event-card-drawn = Neu auf dem Pfad: { $card }.
enchanters-event-track-discarded = Vom Pfad abgeworfen: { $card }.
enchanters-event-game-scored = Das Spiel ist vorbei: { $scores }.

# Die Wertung
enchanters-score-title = Die Wertung
enchanters-score-player = Wer
enchanters-score-glory = Ruhm
enchanters-score-village = Dorf
enchanters-score-wounds = Wunden
enchanters-score-total = Punkte
enchanters-score-place = Platz
enchanters-removed = Nie im Spiel: { $cards }.

# Tischregeln
enchanters-option-invasion = Länge
enchanters-option-invasion-standard = normal: die ganzen Stapel
enchanters-option-invasion-fast = schnell: fünf Karten pro Kopf weniger
enchanters-option-invasion-super-fast = sehr schnell: kurze Stapel, je 13 Züge
enchanters-option-depths = Drachen in der Tiefe
enchanters-option-depths-no = nein: Drachen liegen überall
enchanters-option-depths-yes = ja: Drachen liegen in der unteren Hälfte
enchanters-option-kingdoms = Königreiche
enchanters-option-kingdoms-random = zufällig
enchanters-option-kingdoms-draft = reihum gewählt
enchanters-option-kingdoms-bandits = { enchanters-kingdom-bandits }
enchanters-option-kingdoms-cultists = { enchanters-kingdom-cultists }
enchanters-option-kingdoms-dracons = { enchanters-kingdom-dracons }
enchanters-option-kingdoms-gnolls = { enchanters-kingdom-gnolls }
enchanters-option-kingdoms-goblins = { enchanters-kingdom-goblins }
enchanters-option-kingdoms-unicorns = { enchanters-kingdom-unicorns }
enchanters-option-village = Dorf
enchanters-option-village-random = zufällig
enchanters-option-village-V01 = { enchanters-name-normaltown }
enchanters-option-village-V02 = { enchanters-name-dwarfburg }
enchanters-option-village-V03 = { enchanters-name-port-aurisan }
enchanters-option-village-V04 = { enchanters-name-dracopolis }
enchanters-option-village-V05 = { enchanters-name-hateville }
enchanters-option-village-V06 = { enchanters-name-holy-grove }
enchanters-option-village-V07 = { enchanters-name-temple-of-epiona }
enchanters-option-village-V08 = { enchanters-name-sleepy-rock }
enchanters-option-village-V09 = { enchanters-name-foxenfurt }
enchanters-option-village-V10 = { enchanters-name-north-ridge }
enchanters-option-village-V11 = { enchanters-name-chapel-of-soulfire }
enchanters-option-village-V12 = { enchanters-name-alea }
enchanters-option-village-V13 = { enchanters-name-bloodhaven }
enchanters-option-village-V14 = { enchanters-name-cave-of-fools }
enchanters-option-village-V15 = { enchanters-name-deep-tower }
enchanters-option-village-V16 = { enchanters-name-garden-of-thorns }
enchanters-option-village-V17 = { enchanters-name-old-hunters-keep }
enchanters-option-village-V18 = { enchanters-name-pyrkonia }
enchanters-option-village-V19 = { enchanters-name-red-gorge-forge }
enchanters-option-village-V20 = { enchanters-name-scarabvan }
enchanters-option-village-V21 = { enchanters-name-sellsword-camp }

# Die Regeln auf einer Seite
enchanters-rules-title = Enchanters in einer Minute
enchanters-rules =
    Du baust ein Artefakt aus einem Stapel Gegenstände und einem Stapel Verzauberungen; besiegte Kreaturen bilden einen dritten.
    Eine neue Karte verdeckt die untere, von der nur der untere Streifen weiter zählt; Aktionen gehören den obersten Karten.
    In deinem Zug reist oder rastest du und nutzt so viele Nebenaktionen, wie du zahlen kannst, jede einmal, wenn nichts anderes dasteht.
    Reisen kostet einen Kristall je übersprungener Karte. Gegenstände und Verzauberungen nimmst du, Kreaturen musst du besiegen.
    Die Kreatur schlägt zuerst: Stärke minus deine Verteidigung in Wunden. Dann muss dein Angriff ihr Leben erreichen.
    Vor ihrem und vor deinem Schlag darfst du handeln. Ein verlorener Kampf lässt die Wunden und kostet die erste Karte des Pfades.
    Rasten bringt Kristalle oder heilt; am Ende des Zuges wird die erste Karte des Pfades abgeworfen.
    Das Spiel endet, wenn Stapel und Pfad leer sind. Punkte: Ruhm aller Karten und des Dorfes, minus eins je Wunde.
    Karten schreibt man REICH-KARTE.EXEMPLAR: GNO-M1.3 ist das dritte Exemplar des ersten Gnoll-Monsters.

# Am Tisch im Browser
enchanters-where =
    { $phase ->
        [over] Das Spiel ist vorbei
        [drafting] { enchanters-status-drafting }
       *[other] Zug { $turnnumber }
    }
enchanters-key-cards = eine Karte des Pfades wählen
enchanters-price = Platz { $space }, { $price ->
        [0] umsonst
        [1] ein Kristall
       *[other] { $price } Kristalle
    }
enchanters-pile-items = Gegenstände: { $count }
enchanters-pile-enchantments = Verzauberungen: { $count }
enchanters-pile-creatures = Trophäen: { $count }
enchanters-mine = Dein Artefakt
enchanters-attack = Angriff
enchanters-defense = Verteidigung
enchanters-health = Leben
enchanters-has-crystals = Kristalle: { $count }
enchanters-has-wounds = Wunden: { $count }
enchanters-has-score = Punkte jetzt: { $count }
enchanters-breakdown = { $player }: Angriff und Verteidigung
enchanters-breakdown-open = { $player }: Angriff { $attack }, Verteidigung { $defense }. Zeigen, woher sie kommen.
enchanters-from = Woher
enchanters-together = Zusammen
enchanters-part-upper = obenauf
enchanters-part-lower = unterer Streifen
enchanters-part-against = gegen diese Kreatur
enchanters-part-bonus = Bonus dieses Zuges
enchanters-used = in diesem Zug benutzt
enchanters-thinking = ist gefragt
enchanters-show-piles = Stapel von { $player }
enchanters-drafted = gewählt
enchanters-free-journey = Die Reise dieses Zuges ist umsonst.
enchanters-discard-mark = Am Ende des Zuges wird die Karte auf Feld 1 abgeworfen.
enchanters-heap-deck = Deck: { $count }
enchanters-heap-graveyard = Friedhof: { $count }
enchanters-deck-note =
    { $count ->
        [0] Niemand kennt die Reihenfolge des Decks.
       *[other] Niemand kennt die Reihenfolge des Decks, aber ganz unten liegen diese Kreaturen.
    }
enchanters-graveyard-note = Die oberste Karte steht vorn.
enchanters-confirm =
    { $verb ->
        [journey] { $spacecardkind ->
            [monster] Reisen und kämpfen
            [dragon] Reisen und kämpfen
           *[other] Reisen
        }
       *[other] { $phase ->
            [naming] Nennen
            [dropping] Abgeben
            [swapping] Tauschen
            [drafting] Wählen
           *[other] Reisen
        }
    }
enchanters-doubt =
    { $card }: in diesem Zug nicht zu besiegen. Dein Angriff ist um { $missing } zu niedrig, und du bekommst { $wounds ->
        [0] keine Wunde
        [1] eine Wunde
       *[other] { $wounds } Wunden
    }. Trotzdem hinreisen?
enchanters-doubt-first = { $card }: nicht zu besiegen, wenn du jetzt aufbrichst. Vorher: { $actions }. Trotzdem hinreisen?
enchanters-outlook = Stärke { $strength }, Leben { $health }, dein Angriff { $attack }:
enchanters-stage-won = { $card }: besiegt
enchanters-stage-lost = { $card }: nicht besiegt
enchanters-stage-glory = Die Trophäe gehört dir: { $glory } Ruhm.
enchanters-stage-discard = Die Wunden bleiben, und am Ende des Zuges wird eine Karte des Pfades abgeworfen.
enchanters-winner =
    { $who ->
        [me] Du gewinnst mit { $score }!
        [many] { $players } teilen sich den Sieg mit { $score }.
       *[one] { $players } gewinnt mit { $score }.
    }
enchanters-score-items = Gegenstände
enchanters-score-enchantments = Verzauberungen
enchanters-score-creatures = Trophäen

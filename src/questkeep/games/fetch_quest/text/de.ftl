# Die Wörter von Fetch Quest

fetch_quest-title = Fetch Quest
fetch_quest-tagline = Hunde gegen die Stille: Gemeinsam erfüllt ihr vier Missionen, oder gemeinsam zieht ihr euch zurück.

# Begriffe
fetch_quest-resource-mind = Geist
fetch_quest-resource-skill = Geschick
fetch_quest-resource-war = Kampf
fetch_quest-resource-wild = ★
fetch_quest-resource-any = beliebige
fetch_quest-tag-sage = Weiser
fetch_quest-tag-scout = Späher
fetch_quest-tag-fang = Reißzahn
fetch_quest-tag-court = Hof
fetch_quest-tag-abbey = Abtei
fetch_quest-tag-road = Straße
fetch_quest-danger = Gefahr { $n }
fetch_quest-stamina = Ausdauer { $n }
fetch_quest-side-active = Aktive Fähigkeit
fetch_quest-side-retreat = Rückzugsfähigkeit

# Was eine Karte sagt: ein Satz für jedes Verb
fetch_quest-do-draw = Zieh { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    }.
fetch_quest-do-draw-one = Jemand mit aktivem Pionier zieht { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    }.
fetch_quest-do-gain-mind = +{ $n } Geist.
fetch_quest-do-gain-skill = +{ $n } Geschick.
fetch_quest-do-gain-war = +{ $n } Kampf.
fetch_quest-do-gain-wild = +{ $n } ★.
fetch_quest-do-heal-self = Dein Pionier gewinnt { $n } Ausdauer zurück.
fetch_quest-do-heal-one = Ein aktiver Pionier gewinnt { $n } Ausdauer zurück.
fetch_quest-do-heal-each = Jeder aktive Pionier gewinnt { $n } Ausdauer zurück.
fetch_quest-do-shield = Verhindere { $n } Gefahr in der kommenden Feindphase.
fetch_quest-do-hush = Keine Aktivierung in der kommenden Feindphase.
fetch_quest-do-scout = Deck die { $n ->
        [1] oberste Herausforderung
       *[other] obersten { $n } Herausforderungen
    } auf; leg jede auf das Deck oder darunter.
fetch_quest-do-shift = Verschieb eine Herausforderung um bis zu { $n ->
        [1] 1 Platz
       *[other] { $n } Plätze
    }.
fetch_quest-do-flip = Verdeck eine Herausforderung mit gesamter Forderung { $n } oder weniger.
fetch_quest-do-refresh = Du darfst die Auslage erneuern.
fetch_quest-do-acquire-pile = Gib jemandem eine Karte der Auslage auf die Hand.
fetch_quest-do-acquire-top = Nimm die oberste Glückskarte.
fetch_quest-do-acquire-best = Nimm die beste der obersten { $n } Glückskarten.
fetch_quest-do-pass = Gib jemand anderem bis zu { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    }.
fetch_quest-do-recover-self = Hol bis zu { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    } von deinem Ablagestapel zurück.
fetch_quest-do-recover-other = Gib jemand anderem bis zu { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    } von deinem Ablagestapel auf die Hand.
fetch_quest-do-scrap = Entfern bis zu { $n ->
        [1] 1 Grundkarte
       *[other] { $n } Grundkarten
    } aus dem Spiel.
fetch_quest-do-rally = Rette einen Pionier auf dem Rückzug.
fetch_quest-do-wound-self = Dein Pionier verliert { $n } Ausdauer.
fetch_quest-do-wound-left = Der nächste aktive Pionier links verliert { $n } Ausdauer.
fetch_quest-do-wound-each = Jeder aktive Pionier verliert { $n } Ausdauer.
fetch_quest-do-drop = Wirf { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    } ab.
fetch_quest-do-rouse = Deck die { $n ->
        [1] unterste verdeckte Herausforderung
       *[other] { $n } untersten verdeckten Herausforderungen
    } auf.
fetch_quest-do-swarm = Auch die nächste Herausforderung wird aktiviert.
fetch_quest-do-spoil = Die { $n ->
        [1] älteste Karte der Auslage geht
       *[other] { $n } ältesten Karten der Auslage gehen
    }.
fetch_quest-do-weaken = Der Nächste zieht { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    } weniger.
fetch_quest-mission-facedown = Bei der Prüfung müssen mindestens { $n } Herausforderungen der Reihe verdeckt sein.
fetch_quest-mission-seals = Brecht drei Siegel, eines von Geist, Geschick und Kampf: Jedes braucht { $n } seiner Art in einem Versuch.
fetch_quest-mission-bounty = Besiegt Herausforderungen, bis ihre Gefahr zusammen { $n } ergibt.
fetch_quest-mission-grand = Ein Versuch mit { $n } von jeder Art{ $more ->
        [0] {""}
       *[other] , und { $more } beliebige mehr
    }.{ $bonus ->
        [0] {""}
       *[other] {" "}Jede verdeckte Herausforderung bringt { $bonus } ★.
    }

# Warum eine Antwort nicht gilt
fetch_quest-objection-too-soon = Eine Regung oder ein Fingerzeig alle { $seconds } Sekunden: warte kurz und sag es dann noch einmal.
fetch_quest-objection-claim-a-pioneer = Wähle erst einen Pionier, etwa: claim P3, oder sag: claim any.
fetch_quest-objection-retreated = Dein Pionier ist auf dem Rückzug: Nutze die Rückzugsfähigkeit (ability) oder tu nichts (skip).
fetch_quest-objection-choose-a-target = Wähle ein Ziel, etwa: attempt CA3, oder keinen Versuch: skip.
fetch_quest-objection-play-cards = Spiel eine Karte, etwa: play F0M, oder schließ den Versuch ab: close.
fetch_quest-objection-choose-an-action = Wähle eine Aktion: take mit einer Karte, forage, ability oder give.
fetch_quest-objection-pay-first = Bezahl die Fähigkeit zuerst mit einer Handkarte, etwa: discard F0M.
fetch_quest-objection-choose-gifts = Wähle Karten zum Geben, etwa: hand F0M, und dann: done.
fetch_quest-objection-discard-down = Wirf ab, bis du vier Karten hältst, etwa: discard F0M.
fetch_quest-objection-discard-for-activation = Die Aktivierung verlangt, dass du abwirfst, etwa: discard F0M.
fetch_quest-objection-name-a-player = Nenne zuerst jemanden, etwa: name 1.
fetch_quest-objection-choose-to-flip = Wähle eine Herausforderung zum Verdecken, etwa: flip CA3.
fetch_quest-objection-choose-to-move = Verschieb eine Herausforderung, etwa: move CA3 5, oder keine: stay.
fetch_quest-objection-put-back = Leg die aufgedeckten Herausforderungen zurück, etwa: top CA3 oder under CA3.
fetch_quest-objection-refresh-or-keep = Sag, ob du die Auslage erneuerst: refresh oder keep.
fetch_quest-objection-take-from-pile = Nimm eine Karte der Auslage, etwa: take FM1.
fetch_quest-objection-take-one = Nimm eine der angesehenen Karten, etwa: take FM1.
fetch_quest-objection-recover-or-done = Hol eine Karte zurück, etwa: recover F0M, oder hör auf: done.
fetch_quest-objection-scrap-or-done = Entfern eine Grundkarte, etwa: scrap F0M oder scrap discard F0M, oder hör auf: done.
fetch_quest-objection-rest-discard = In der Rast wirfst du ab, etwa: discard F0M, und dann: done.
fetch_quest-objection-nothing-to-withdraw = Es gibt keine festgelegte Wahl zurückzunehmen.
fetch_quest-objection-game-over = Das Spiel ist vorbei; beginne ein neues, um weiterzuspielen.
fetch_quest-objection-already-locked = Deine Wahl steht fest; nimm sie zurück mit: withdraw, oder warte auf die anderen.
fetch_quest-objection-not-asked = Du bist gerade nicht gefragt; du darfst reden oder auf die anderen warten.
fetch_quest-objection-not-in-hand = { $card } ist nicht auf deiner Hand; wähle eine deiner Karten.
fetch_quest-objection-already-defeated = { $challenge } liegt schon verdeckt; wähle eine offene Herausforderung.
fetch_quest-objection-not-in-queue = { $challenge } liegt nicht in der Reihe; wähle eine, die dort liegt.
fetch_quest-objection-no-such-mission-attempt = So lässt sich die Mission nicht versuchen; wähle, was angeboten ist.
fetch_quest-objection-play-one-first = Spiel mindestens eine Karte oder gib den Versuch auf: cancel.
fetch_quest-objection-already-played = Es sind schon Karten gespielt; schließ den Versuch ab: close.
fetch_quest-objection-no-attempt = Karten spielt man nur in einem Versuch; wähle, wonach gefragt ist.
fetch_quest-objection-already-claimed = { $pioneer } ist vergeben; wähle einen anderen.
fetch_quest-objection-claimed-once = Du hast schon gewählt; warte, bis auch die anderen gewählt haben.
fetch_quest-objection-not-flippable = { $challenge } lässt sich nicht verdecken: wähle eine offene mit gesamter Forderung { $most } oder weniger, die nicht das Ziel ist.
fetch_quest-objection-not-in-pile = { $card } liegt nicht in der Auslage; wähle eine, die dort liegt.
fetch_quest-objection-nothing-defeated = Eine Belohnung gibt es nur, wenn du in diesem Zug etwas besiegt hast; wähle eine andere Aktion.
fetch_quest-objection-fortune-deck-empty = Das Glücksdeck ist leer; wähle eine andere Aktion.
fetch_quest-objection-no-price = Ohne Sieg kostet die Fähigkeit eine Handkarte, und du hast keine; wähle eine andere Aktion.
fetch_quest-objection-give-to-another = Dir selbst kannst du nichts geben; nenne jemand anderen.
fetch_quest-objection-not-yet = Geredet wird, wenn die Pioniere aufgebrochen sind; wähle erst einen.
fetch_quest-objection-no-such-object = Das lässt sich darüber jetzt nicht sagen; wähle etwas, das offen liegt.
fetch_quest-objection-said-already = Das hast du in diesem Zug schon gesagt; sag etwas anderes oder warte auf den nächsten Zug.
fetch_quest-objection-nobody-asked-you = Danach hat dich niemand gefragt; warte auf die Frage.
fetch_quest-objection-said-enough = Du hast in diesem Zug schon { $most } Dinge gesagt; warte auf den nächsten.
fetch_quest-objection-unknown-card = Es gibt keine Karte „{ $card }“; Karten schreibt man wie F0M oder CA3.
fetch_quest-objection-not-understood = „{ $said }“ verstehe ich nicht. Wähle eine Zahl oder schreibe etwa: attempt CA3.
fetch_quest-objection-no-such-item = „{ $said }“ lässt sich hier nicht sagen; sag zum Beispiel: say rely CA3.

# Paragrafen der Regeln in einem Satz
fetch_quest-clause-F-06 = Jede Karte liegt an genau einem Ort.
fetch_quest-clause-F-11 = Ausdauer bleibt zwischen 0 und dem Höchstwert.
fetch_quest-clause-F-14 = Alle spielen verschiedene Pioniere; die erste Wahl gilt.
fetch_quest-clause-F-15 = Zu dritt oder viert ist es klug, alle Schwerpunkte zu haben.
fetch_quest-clause-F-22 = Sechs Herausforderungen werden von oben nach unten ausgelegt.
fetch_quest-clause-F-26 = Ein Zug ist eine Pionierphase mit vier Schritten und dann eine Feindphase.
fetch_quest-clause-F-28 = Auf dem Rückzug nutzt man die Rückzugsfähigkeit oder nichts, und der Zug ist vorbei.
fetch_quest-clause-F-31 = Zu Beginn deines Zuges ziehst du auf vier Karten nach.
fetch_quest-clause-F-32 = Karten werden einzeln gezogen; ein leeres Deck wird neu gemischt.
fetch_quest-clause-F-35 = Ein Versuch im Zug, an einer offenen Herausforderung oder einer Kartenmission.
fetch_quest-clause-F-36 = Eine verdeckte Herausforderung ist kein Ziel, eine Bedingungsmission auch nicht.
fetch_quest-clause-F-37 = Karten spielst du nur in deinem Versuch und aus deiner Hand.
fetch_quest-clause-F-38 = Ein Versuch nennt zuerst sein Ziel.
fetch_quest-clause-F-39 = Spiel beliebig viele Karten nacheinander, mindestens eine.
fetch_quest-clause-F-40 = Eine Karte gibt ihre Ressourcen, dann bei passendem Merkmal ihre Wirkung.
fetch_quest-clause-F-41 = Effekte werden ausgeführt, so weit es geht, und du triffst die Wahl.
fetch_quest-clause-F-44 = Von jeder Art muss der Vorrat die Forderung erreichen.
fetch_quest-clause-F-46 = Wenn du den Versuch abschließt, wird dein Vorrat mit der Forderung verglichen.
fetch_quest-clause-F-49 = Effekte dürfen das Ziel nicht verdecken, und was sie verdecken, ist nicht besiegt.
fetch_quest-clause-F-50 = Genau eine Aktion im Zug.
fetch_quest-clause-F-51 = Belohnung gibt es nur für einen Sieg in diesem Zug.
fetch_quest-clause-F-52 = Stöbern nimmt die oberste Glückskarte, ungesehen von den anderen.
fetch_quest-clause-F-53 = Nach einem Sieg ist die Fähigkeit frei, sonst kostet sie eine Handkarte.
fetch_quest-clause-F-54 = Gib einer anderen Person beliebig viele Karten.
fetch_quest-clause-F-58 = Aus einem leeren Deck oder einer leeren Auslage ist nichts zu nehmen.
fetch_quest-clause-F-59 = Am Ende deines Zuges hältst du höchstens vier Karten.
fetch_quest-clause-F-61 = Die Mission wird zu Beginn der Feindphase geprüft.
fetch_quest-clause-F-64 = Eine besiegte Herausforderung unten verschwindet ohne Schaden.
fetch_quest-clause-F-65 = Eine offene Herausforderung kostet Ausdauer, dann folgt ihre Aktivierung.
fetch_quest-clause-F-67 = Ein Pionier mit 0 Ausdauer zieht sich zurück, und die Hand wird abgeworfen.
fetch_quest-clause-F-69 = Die Reihe rückt nach unten und wird auf sechs ergänzt.
fetch_quest-clause-F-72 = Gespielt wird der Reihe nach.
fetch_quest-clause-F-73 = Bei der Rast kommen zurückgezogene Pioniere mit 1 Ausdauer wieder.
fetch_quest-clause-F-74 = In der Rast wählen alle gleichzeitig und geheim, was sie abwerfen.
fetch_quest-clause-F-76 = Bei der Rast wird die Auslage eingemischt und neu ausgelegt.
fetch_quest-clause-F-77 = Die nächste Mission wird aufgedeckt.
fetch_quest-clause-F-82 = Gewonnen ist das Spiel mit der letzten Mission.
fetch_quest-clause-F-83 = Verloren ist das Spiel, wenn alle Pioniere auf dem Rückzug sind.
fetch_quest-clause-F-89 = Am Tisch sagt man nur, was auf der Liste steht.
fetch_quest-clause-F-90 = Bis zu vier Aussagen im Zug, jede nur einmal über dasselbe.
fetch_quest-clause-F-93 = Was man vom Herausforderungsdeck sieht, sehen alle.
fetch_quest-clause-F-94 = Hände und Decks sind verdeckt; was einer allein sah, weiß er allein.
fetch_quest-clause-RC-26 = Ein gebrochenes Siegel gilt als Sieg; alle drei bezwingen die Mission.
fetch_quest-clause-RC-30 = Die Sonne steigt und macht jede Herausforderung gefährlicher.

# Fragen
fetch_quest-ask-claiming = Welcher Pionier willst du sein?
fetch_quest-ask-retreating = Nutzt du deine Rückzugsfähigkeit?
fetch_quest-ask-targeting = Woran versuchst du dich?
fetch_quest-ask-playing = Spiel Karten gegen { $target }: { $short ->
        [0] es reicht
       *[other] es fehlen { $short }
    }.
fetch_quest-ask-acting = Welche Aktion wählst du?
fetch_quest-ask-paying = Welche Karte wirfst du für deine Fähigkeit ab?
fetch_quest-ask-giving = Welche Karten gibst du an { $player }?
fetch_quest-ask-limiting = Wirf ab, bis du vier Karten hast: noch { $amount }.
fetch_quest-ask-dropping = Die Aktivierung: wirf noch { $amount } ab.
fetch_quest-ask-naming-heal = Wessen Pionier gewinnt Ausdauer zurück?
fetch_quest-ask-naming-draw = Wer zieht?
fetch_quest-ask-naming-rally = Welchen Pionier rettest du?
fetch_quest-ask-naming-take = Wer bekommt { $card }?
fetch_quest-ask-naming-pass = Wem gibst du Karten?
fetch_quest-ask-naming-recover = Wer bekommt eine Karte deines Ablagestapels?
fetch_quest-ask-flipping = Welche Herausforderung verdeckst du?
fetch_quest-ask-shifting = Welche Herausforderung verschiebst du, und wohin?
fetch_quest-ask-scouting = Leg die aufgedeckten Herausforderungen auf das Deck oder darunter.
fetch_quest-ask-refreshing = Eine neue Auslage?
fetch_quest-ask-taking = Welche Karte der Auslage?
fetch_quest-ask-looking = Welche dieser Karten nimmst du?
fetch_quest-ask-recovering = Welche Karte kommt von deinem Ablagestapel zurück?
fetch_quest-ask-scrapping = Welche Grundkarte verlässt das Spiel?
fetch_quest-ask-resting = Die Rast: Wirf beliebig viele Karten ab und wähle dann „Fertig“.

# Möglichkeiten
fetch_quest-option-skip = Kein Versuch
fetch_quest-option-skip-retreating = Zug verstreichen lassen
fetch_quest-option-close = Den Versuch abschließen
fetch_quest-option-cancel = Den Versuch aufgeben
fetch_quest-option-forage = Stöbern: die oberste Glückskarte
fetch_quest-option-ability = Deine Fähigkeit nutzen
fetch_quest-option-done = Fertig
fetch_quest-option-refresh = Neue Auslage
fetch_quest-option-keep = Auslage behalten
fetch_quest-option-stay = Nichts verschieben
fetch_quest-option-attempt = { $challenge } versuchen
fetch_quest-option-attempt-mission = { fetch_quest-target-mission } versuchen
fetch_quest-option-attempt-mind = { fetch_quest-target-mind } versuchen
fetch_quest-option-attempt-skill = { fetch_quest-target-skill } versuchen
fetch_quest-option-attempt-war = { fetch_quest-target-war } versuchen
fetch_quest-option-attempt-short = { $target } versuchen
fetch_quest-remark-short = noch reichen deine Karten nicht
fetch_quest-option-play = { $card } spielen
fetch_quest-option-discard = { $card } abwerfen
fetch_quest-option-hand = { $card } geben
fetch_quest-option-take = { $card } nehmen
fetch_quest-option-recover = { $card } zurückholen
fetch_quest-option-scrap = { $card } entfernen
fetch_quest-option-scrap-discard = { $card } entfernen
fetch_quest-option-flip = { $challenge } verdecken
fetch_quest-option-top = { $challenge } nach oben
fetch_quest-option-under = { $challenge } unter das Deck
fetch_quest-option-move = { $challenge } auf Platz { $position }
fetch_quest-option-name = { $player }
fetch_quest-option-give = Karten an { $player } geben
fetch_quest-option-claim = { $pioneer }
fetch_quest-option-claim-any = Wer übrig bleibt
fetch_quest-claim-missing = Noch bei niemandem: { $focuses }. Zu dritt oder viert ist es klug, alle Schwerpunkte zu haben. [F-15]
fetch_quest-claim-unwise = dann fehlt euch ein Schwerpunkt
fetch_quest-target-mission = die Mission
fetch_quest-target-mind = das Siegel: { fetch_quest-resource-mind }
fetch_quest-target-skill = das Siegel: { fetch_quest-resource-skill }
fetch_quest-target-war = das Siegel: { fetch_quest-resource-war }

# Auf dem Tisch
fetch_quest-status-claiming = Pioniere werden gewählt
fetch_quest-reached = { $reached } von { $needed }
fetch_quest-sun = Sonne { $sun } · { $count }/{ $step }
fetch_quest-queue = Reihe
fetch_quest-pile = Auslage
fetch_quest-face-down = verdeckt
fetch_quest-decks = Glücksdeck { $fortune } · Herausforderungsdeck { $challenges } · Ablage { $discard }
fetch_quest-player = Ausdauer { $stamina }/{ $most } · Hand { $cards } · Deck { $deck } · Ablage { $discard }
fetch_quest-retreated = auf dem Rückzug
fetch_quest-known = bekannt: { $cards }
fetch_quest-waiting = Wartet: Schutz { $shield } · Ruhe { $hush } · weniger Karten { $weaken }
fetch_quest-hand = Deine Hand: { $cards }
fetch_quest-nothing = nichts
fetch_quest-pool = Vorrat: { $poolcount ->
        [0] 0
       *[other] { $pool }
    }

# Was geschah, für das Protokoll
fetch_quest-event-pioneer-claimed = { $player }: { $pioneerhidden ->
        [yes] { fetch_quest-option-claim-any }
       *[no] { $pioneer }
    }.
fetch_quest-event-game-opened = Die Pioniere brechen auf: { $pioneers }. Mission: { $mission }.
fetch_quest-event-focus-missing = Schwerpunkte, die niemand hat: { $focuses }. Zu dritt oder viert wird es so schwerer.
fetch_quest-event-turn-began = { $player }: Zug { $turn }.
fetch_quest-event-cards-drawn = { $player }: gezogen: { fetch_quest-cards }.
fetch_quest-event-card-foraged = { $player }: gestöbert: { fetch_quest-cards }.
fetch_quest-event-cards-looked-at = { $player }: angesehen: { fetch_quest-cards }.
fetch_quest-event-card-kept = { $player }: behalten: { fetch_quest-cards }.
fetch_quest-event-attempt-opened = { $player }: Versuch: { $target }.
fetch_quest-event-attempt-cancelled = { $player }: doch kein Versuch.
fetch_quest-event-card-played = { $player }: { $card }. { fetch_quest-pool }.
fetch_quest-event-resources-gained = { $player }: +{ $amount } { $resource }.
fetch_quest-event-attempt-closed = { $success ->
        [yes] { $target }: besiegt ({ $player }).
       *[no] { $target }: nicht geschafft ({ $player }).
    }
fetch_quest-event-seal-broken = Das Siegel ist gebrochen: { $seal }.
fetch_quest-event-ability-used = { $player }: { $side }
fetch_quest-event-giving-began = { $player }: Karten für { $taker }.
fetch_quest-event-card-given = { $player } → { $taker }: { $cardhidden ->
        [yes] eine Karte
       *[no] { $card }
    }.
fetch_quest-event-card-taken = { $taker }: { $card } aus der Auslage.
fetch_quest-event-pile-filled = Neu in der Auslage: { $card }.
fetch_quest-event-pile-shuffled = Die Auslage wird in das Deck gemischt.
fetch_quest-event-pile-spoiled = { $card } verlässt die Auslage.
fetch_quest-event-card-discarded = { $player }: abgeworfen: { $card }.
fetch_quest-event-card-recovered = { $taker }: { $card } vom Ablagestapel.
fetch_quest-event-card-scrapped = { $player }: { $card } verlässt das Spiel.
fetch_quest-event-stamina-changed = { $player }: Ausdauer { $change }, jetzt { $stamina }.
fetch_quest-event-pioneer-retreated = { $player }: Der Pionier zieht sich zurück. Abgeworfen: { fetch_quest-cards }.
fetch_quest-event-pioneer-returned = { $player }: Der Pionier ist wieder aktiv.
fetch_quest-event-shield-raised = { $player }: { $amount } Gefahr wird verhindert.
fetch_quest-event-enemies-hushed = { $player }: keine Aktivierung in der kommenden Feindphase.
fetch_quest-event-draw-weakened = Das nächste Ziehen ist um { $cards } schwächer.
fetch_quest-event-challenges-scouted = { $player }: aufgedeckt: { $challenges }.
fetch_quest-event-challenge-put-back = { $challenge }: { $where ->
        [top] auf das Deck
       *[bottom] unter das Deck
    }.
fetch_quest-event-challenge-moved = { $challenge }: von Platz { $from } auf { $to }.
fetch_quest-event-challenge-turned = { $challenge } ist jetzt { $face ->
        [up] offen
       *[down] verdeckt
    }.
fetch_quest-event-challenge-activated = { $challenge } wird aktiviert: Gefahr { $danger }, verhindert { $prevented }.
fetch_quest-event-challenge-left = { $challenge } verlässt die Reihe.
fetch_quest-event-challenge-came = { $challenge } kommt in die Reihe.
fetch_quest-event-sun-rose = { $sets ->
        [yes] Die Sonne hat { $sun } erreicht: Alle Pioniere ziehen sich zurück.
       *[no] Die Sonne steigt auf { $sun }.
    }
fetch_quest-event-mission-defeated = Die Mission ist erfüllt: { $mission }.
fetch_quest-event-discard-marked = { $player }: zum Abwerfen gewählt: { $card }.
fetch_quest-event-choice-locked = { $player }: bereit.
fetch_quest-event-choice-withdrawn = { $player } überlegt noch einmal.
fetch_quest-event-rest-discarded = { $player }: abgeworfen: { fetch_quest-cards }.
fetch_quest-event-mission-revealed = Die nächste Mission: { $mission }.
fetch_quest-event-said = { $player }: „{ $item }“
fetch_quest-event-game-over = { $won ->
        [yes] Alle Missionen sind erfüllt: Ihr habt gewonnen.
       *[no] Kein Pionier ist mehr auf den Pfoten: Ihr habt verloren, mit { $missions } von 4 Missionen.
    }
fetch_quest-cards =
    { $cardshidden ->
        [yes] { $count ->
            [1] eine Karte
           *[other] { $count } Karten
        }
       *[no] { $cardscount ->
            [0] { fetch_quest-nothing }
           *[other] { $cards }
        }
    }

# Gespräch am Tisch
fetch_quest-option-talk-rely = Bei { $challenge } könnt ihr auf mich zählen.
fetch_quest-option-talk-may = { $challenge } schaffe ich vielleicht.
fetch_quest-option-talk-not = Bei { $challenge } zählt nicht auf mich.
fetch_quest-option-talk-intend = In meinem Zug nehme ich mir { $challenge } vor.
fetch_quest-option-talk-leave = Überlasst { $challenge } mir.
fetch_quest-option-talk-mission = Ich nehme mir die Mission vor.
fetch_quest-option-talk-not-ready = Für die Mission bin ich nicht bereit.
fetch_quest-option-talk-take = Ich nehme { $card }.
fetch_quest-option-talk-suits = { $card } würde zu { $named } passen.
fetch_quest-option-talk-ability = Ich nutze meine Fähigkeit.
fetch_quest-option-talk-ability-on = Ich nutze meine Fähigkeit für { $challenge }.
fetch_quest-option-talk-ability-for = Ich nutze meine Fähigkeit für { $named }.
fetch_quest-option-talk-hand = Ich gebe Karten an { $named }.
fetch_quest-option-talk-welcome = Über Karten würde ich mich freuen.
fetch_quest-option-talk-keep = Behaltet bitte eure Karten.
fetch_quest-option-talk-finish = Lasst uns diese Mission jetzt erfüllen.
fetch_quest-option-talk-gather = Lasst uns erst Kräfte sammeln.
fetch_quest-option-talk-who = Wer kümmert sich um { $challenge }?
fetch_quest-option-talk-plan = { $named }, was hast du in diesem Zug vor?
fetch_quest-option-talk-who-mission = Wer nimmt sich die Mission vor?
fetch_quest-option-talk-shall-i = { $named }, soll ich dir Karten geben?
fetch_quest-option-talk-yes = Ja, bitte.
fetch_quest-option-talk-no = Lieber nicht.
fetch_quest-option-talk-thanks = Danke!
fetch_quest-option-talk-well-done = Gut gemacht!
fetch_quest-option-talk-sorry = Tut mir leid.
fetch_quest-option-talk-worried = Ich mache mir Sorgen.
fetch_quest-option-talk-patience = Geduld.
fetch_quest-option-talk-howl = Awuuu!
fetch_quest-option-talk-feel-yes = Ja!
fetch_quest-option-talk-feel-no = Nein!
fetch_quest-option-talk-point = Seht mal: { $challenge }.
fetch_quest-option-talk-point-card = Seht mal: { $card }.
fetch_quest-option-talk-point-player = Seht mal: { $named }.
fetch_quest-option-talk-point-mission = Seht auf die Mission.

# Optionen
fetch_quest-option-pioneers = Pioniere
fetch_quest-option-pioneers-random = zufällig
fetch_quest-option-pioneers-chosen = gewählt: die erste Wahl gilt
fetch_quest-option-first-player = Wer beginnt
fetch_quest-option-first-player-mutt = Spike Mischling
fetch_quest-option-first-player-random = zufällig
fetch_quest-option-talk = Gespräch
fetch_quest-option-talk-structured = geregelt: von einer Liste
fetch_quest-option-talk-free = frei: Chat
fetch_quest-option-talk-open-hands = offene Hände
fetch_quest-option-level = Stufe
fetch_quest-option-level-standard = Standard
fetch_quest-option-level-puppy = Welpe: Die Sonne steigt halb so schnell
fetch_quest-option-level-old-dog = Alter Hund: 1 Ausdauer weniger
fetch_quest-option-sun = Die Sonne
fetch_quest-option-sun-on = an
fetch_quest-option-sun-off = aus: nur die gedruckten Regeln
fetch_quest-apart-talk-open-hands = mit offenen Händen
fetch_quest-apart-sun-off = ohne die Sonne

# Die Regeln auf einer Seite
fetch_quest-rules-title = Fetch Quest in einer Minute
fetch_quest-rules =
    Ihr steht alle auf einer Seite: Erfüllt vier Missionen, bevor alle Pioniere auf dem Rückzug sind oder die Sonne auf 6 steht.
    Sechs Herausforderungen liegen in der Reihe; die auf Platz 1 schlägt am Ende jedes Zuges zu, wenn sie nicht verdeckt ist.
    Dein Zug: Zieh bis vier Karten, versuch eine Herausforderung oder die Mission, wähle eine Aktion, wirf bis auf vier ab.
    Gespielte Karten geben Ressourcen und einen Effekt, wenn dein Pionier eines der Merkmale hat.
    Die Aktion: eine Karte der Auslage (nach einem Sieg), stöbern, die Fähigkeit nutzen oder Karten geben.
    Ein Pionier ohne Ausdauer zieht sich zurück, verliert die Hand und hilft bis zur Rast nur mit der Rückzugsfähigkeit.
    Nach einer Mission rastet ihr: Pioniere kehren zurück, alle dürfen abwerfen und ziehen, und Schwereres kommt dazu.
    Niemand darf sagen, welche Karten er hält; sagt, was ihr vorhabt: say, ask, answer, feel und point.
    Karten schreibt man mit ihren Codes: F0M ist eine Grundkarte des Geistes, CA3 eine Herausforderung mit dem Buchstaben A.

# Namen
fetch_quest-name-princess-yosha-pug = Prinzessin Yosha Mops
fetch_quest-name-bright-idea = Geistesblitz
fetch_quest-name-letters-home = Briefe nach Hause
fetch_quest-name-sister-picassa-collie = Schwester Picassa Collie
fetch_quest-name-warm-blessing = Warmer Segen
fetch_quest-name-bedside-prayer = Gebet am Krankenbett
fetch_quest-name-pan-dachshund = Pan Dackel
fetch_quest-name-find-another-path = Ein anderer Weg
fetch_quest-name-notes-from-the-ridge = Notizen vom Grat
fetch_quest-name-jack-rat-terrier = Jack Rattler
fetch_quest-name-light-fingers = Lange Finger
fetch_quest-name-hidden-cache = Geheimes Versteck
fetch_quest-name-sgt-leo-bulldog = Feldwebel Leo Bulldogge
fetch_quest-name-hold-the-line = Stellung halten
fetch_quest-name-shout-a-warning = Warnruf
fetch_quest-name-spike-mutt = Spike Mischling
fetch_quest-name-rough-and-tumble = Balgerei
fetch_quest-name-throw-a-stone = Steinwurf
fetch_quest-name-keen-thought = Scharfer Gedanke
fetch_quest-name-sure-paw = Sichere Pfote
fetch_quest-name-bared-teeth = Gefletschte Zähne
fetch_quest-name-dog-eared-atlas = Atlas mit Eselsohren
fetch_quest-name-kind-word = Gutes Wort
fetch_quest-name-cipher-ribbon = Chiffrierband
fetch_quest-name-moonlit-omen = Omen im Mondlicht
fetch_quest-name-makers-lens = Linse der Schöpfer
fetch_quest-name-hymn-of-the-first-howl = Hymne des ersten Heulens
fetch_quest-name-glass-bell = Gläserne Glocke
fetch_quest-name-humming-ball = Summender Ball
fetch_quest-name-nimble-paws = Flinke Pfoten
fetch_quest-name-grappling-leash = Enterleine
fetch_quest-name-herb-satchel = Kräutertasche
fetch_quest-name-couriers-whistle = Kurierpfeife
fetch_quest-name-shadow-step = Schattenschritt
fetch_quest-name-tripwire-bundle = Bund Stolperdraht
fetch_quest-name-tunnel-sketch = Tunnelskizze
fetch_quest-name-lucky-collar = Glückshalsband
fetch_quest-name-iron-bite = Eiserner Biss
fetch_quest-name-oaken-shield = Eichenschild
fetch_quest-name-hunting-horn = Jagdhorn
fetch_quest-name-banner-of-the-hearth = Banner des Herdfeuers
fetch_quest-name-champions-blade = Heldenklinge
fetch_quest-name-watchdogs-oath = Eid des Wachhunds
fetch_quest-name-rescue-sled = Rettungsschlitten
fetch_quest-name-marrow-of-giants = Mark der Riesen
fetch_quest-name-disconcerting-illusion = Verstörendes Trugbild
fetch_quest-name-riddle-locked-door = Tür mit Rätselschloss
fetch_quest-name-whispering-fog = Flüsternder Nebel
fetch_quest-name-bramble-maze = Dornenlabyrinth
fetch_quest-name-snap-jaw-trap = Schnappfalle
fetch_quest-name-ragged-rope-bridge = Zerschlissene Hängebrücke
fetch_quest-name-toll-bandits = Zollbanditen
fetch_quest-name-bloated-tick = Vollgesogene Zecke
fetch_quest-name-yard-bullies = Hinterhofrüpel
fetch_quest-name-rusted-sentinel = Rostiger Wächter
fetch_quest-name-masked-lookout = Maskierter Posten
fetch_quest-name-swollen-ford = Reißende Furt
fetch_quest-name-beetle-carpet = Käferteppich
fetch_quest-name-coil-acolytes = Akolythen der Schlinge
fetch_quest-name-clockwork-ferret = Uhrwerkfrettchen
fetch_quest-name-mirror-hall = Spiegelsaal
fetch_quest-name-stoat-raiders = Hermelinräuber
fetch_quest-name-sealed-crawlway = Verschlossener Kriechgang
fetch_quest-name-whisper-ridden-hound = Vom Flüstern besessener Hund
fetch_quest-name-marsh-serpent = Sumpfschlange
fetch_quest-name-vault-of-gears = Zahnradgewölbe
fetch_quest-name-coil-inquisitor = Inquisitor der Schlinge
fetch_quest-name-pack-of-hollow-strays = Rudel hohler Streuner
fetch_quest-name-hollow-knight-mastiff = Hohler Mastiffritter
fetch_quest-name-dream-eater = Traumfresser
fetch_quest-name-collapsing-archive = Einstürzendes Archiv
fetch_quest-name-two-tailed-horror = Zweischweifiges Grauen
fetch_quest-name-herald-of-the-quiet = Herold der Stille
fetch_quest-name-light-the-beacon-road = Entzündet die Leuchtfeuer
fetch_quest-name-the-three-seals = Die drei Siegel
fetch_quest-name-break-the-coil = Zerreißt die Schlinge
fetch_quest-name-the-quiet-king = Der König der Stille

# Am Tisch im Browser
fetch_quest-where =
    { $phase ->
        [over] Das Spiel ist vorbei
        [claiming] { fetch_quest-status-claiming }
       *[other] Mission { $missionletter } · Zug { $turnnumber } · { $level ->
            [puppy] { fetch_quest-level-puppy }
            [old-dog] { fetch_quest-level-old-dog }
           *[other] { fetch_quest-level-standard }
        }
    }
fetch_quest-level-standard = Standard
fetch_quest-level-puppy = Welpe
fetch_quest-level-old-dog = Alter Hund
fetch_quest-key-cards = eine Herausforderung wählen, von oben; danach Karten deiner Hand
fetch_quest-confirm =
    { $verb ->
        [none] { $phase ->
            [acting] Aktion wählen
           *[other] Wählen
        }
        [claim] Diesen Pionier nehmen
       *[other] { $deed }
    }
fetch_quest-doubt-close = Der Vorrat reicht nicht für { $target }: Die Karten würden abgelegt und nichts besiegt (F-47). Den Versuch trotzdem beenden?
fetch_quest-doubt-claim = Mit { $pioneer } fehlt eurer Mannschaft ein Schwerpunkt (F-15). Trotzdem diesen Pionier wählen?
fetch_quest-card-facedown = Eine Bedingung: Bei der Prüfung liegen genug Herausforderungen der Reihe verdeckt.
fetch_quest-card-seals = Eine Kartenmission: Drei Siegel, Geist, Geschick und Kampf, werden einzeln gebrochen.
fetch_quest-card-bounty = Eine Bedingung: Die Gefahr der besiegten Herausforderungen ergibt genug Beute.
fetch_quest-card-grand = Eine Kartenmission: ein großer Versuch mit Geist, Geschick und Kampf.
fetch_quest-card-basic = Eine Grundkarte.
fetch_quest-card-gives = { $gives }.
fetch_quest-card-effect = { $tags }: { $effect }
fetch_quest-card-pioneer =
    { $basics } · { fetch_quest-stamina } · { $tags }.
    { fetch_quest-side-active }: { $active }
    { fetch_quest-side-retreat }: { $retreat }
fetch_quest-card-ability = { $name }. { $effect }
fetch_quest-card-challenge = Herausforderung { $letter }, Forderung { $demand }, Gefahr { $danger }.
fetch_quest-has-stamina = Ausdauer { $n } von { $most }
fetch_quest-has-hand = Handkarten: { $n }
fetch_quest-has-deck = Karten im Deck: { $n }
fetch_quest-has-discard = Ablagestapel: { $n }
fetch_quest-look-at = Der Pionier von { $player }: Fähigkeiten und Ablagestapel
fetch_quest-on-turn = am Zug
fetch_quest-thinking = ist gefragt
fetch_quest-locked = bereit
fetch_quest-says = { $player } sagt:
fetch_quest-is-active = Aktiv
fetch_quest-is-retreated = Auf dem Rückzug
fetch_quest-hand-of = Die Hand von { $player }
fetch_quest-known-of = Was du von der Hand von { $player } weißt
fetch_quest-deck-of = Dein Deck, ungeordnet: { $n }
fetch_quest-challenge-deck = Deck: { $n }
fetch_quest-challenges-about = Herausforderungen außerhalb der Reihe
fetch_quest-challenges-top = Die nächsten im Deck, der Reihe nach
fetch_quest-challenges-rest = Im Deck, ungeordnet
fetch_quest-challenges-discard = Abgelegt
fetch_quest-challenges-reserve = Kommt mit Mission { $letter }
fetch_quest-place = Platz { $n }
fetch_quest-is-defeated = besiegt, verdeckt
fetch_quest-danger-now = Gefahr { $n }
fetch_quest-is-target = wird gerade versucht
fetch_quest-move-to = Auf Platz { $n } verschieben
fetch_quest-next = Wenn niemand handelt:
fetch_quest-threat = { $challenge } schlägt am Ende dieses Zuges zu. { $player } verliert { $n } Ausdauer.
fetch_quest-threat-none = { $challenge } ist besiegt und geht ohne Schaden.
fetch_quest-threat-away = { $player } ist auf dem Rückzug: In diesem Zug schlägt nichts zu.
fetch_quest-threat-sun = Die Sonne gibt { $n } dazu.
fetch_quest-threat-shield = { $n } verhindert.
fetch_quest-threat-hush = Diesmal keine Aktivierung.
fetch_quest-threat-then = Danach: { $text }
fetch_quest-threat-weaken = Der nächste aktive Spieler zieht { $n } weniger.
fetch_quest-pay = { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    }
fetch_quest-pay-with = Versuchen und ausspielen: { $cards }
fetch_quest-can-pay = Deine Hand reicht: { $cards }
fetch_quest-lay-out = Ausspielen: { $cards }
fetch_quest-suggested = Vorschlag
fetch_quest-marked = zum Abwerfen gewählt
fetch_quest-mission-label = Mission { $letter }: { $mission }
fetch_quest-missions-done = Erfüllte Missionen: { $n } von 4
fetch_quest-progress-facedown = { $n } von { $needed } verdeckt
fetch_quest-progress-seals = { $n } von 3 Siegeln gebrochen
fetch_quest-progress-bounty = Beute { $n } von { $needed }
fetch_quest-progress-grand = Die Reihe gibt { $n } ★ dazu
fetch_quest-broken = gebrochen
fetch_quest-sun-track = Sonnenleiste
fetch_quest-sun-now = Sonne { $n }: Gefahr +{ $danger }. Sie steigt in { $left ->
        [1] 1 Zug
       *[other] { $left } Zügen
    }; bei { $set } ist alles verloren.
fetch_quest-sun-rule = [RC-30]
fetch_quest-fortune-deck = Deck: { $n }
fetch_quest-pile-empty = Die Auslage ist leer.
fetch_quest-attempt = { $player } versucht: { $target }
fetch_quest-demand = Forderung
fetch_quest-in-pool = Vorrat
fetch_quest-bonus = davon { $n } ★ durch verdeckte Herausforderungen
fetch_quest-enough = Es reicht.
fetch_quest-not-enough = Noch nicht genug.
fetch_quest-spread-scouted = Die nächsten Herausforderungen
fetch_quest-spread-looked = Die obersten Glückskarten
fetch_quest-spread-discard = Dein Ablagestapel
fetch_quest-hand-count = Deine Hand: { $n ->
        [1] 1 Karte
       *[other] { $n } Karten
    }
fetch_quest-hand-sum = Zusammen auf der Hand
fetch_quest-hand-empty = Deine Hand ist leer.
fetch_quest-actions = Die vier Aktionen
fetch_quest-action-reward = Belohnung
fetch_quest-action-reward-text = Eine Karte der Auslage
fetch_quest-action-forage = Stöbern
fetch_quest-action-forage-text = Die oberste Glückskarte
fetch_quest-action-ability = Fähigkeit
fetch_quest-action-give = Geben
fetch_quest-action-give-text = Beliebig viele Karten an einen
fetch_quest-give-to = Wem?
fetch_quest-talk = Tischgespräch
fetch_quest-talk-open = Etwas sagen
fetch_quest-talk-left = { $n ->
        [0] in diesem Zug nichts mehr
        [1] in diesem Zug noch 1
       *[other] in diesem Zug noch { $n }
    } [F-90]
fetch_quest-talk-statements = Aussagen
fetch_quest-talk-questions = Fragen
fetch_quest-talk-emotes = Gefühle
fetch_quest-talk-pings = Zeigen
fetch_quest-talk-point = Seht mal: …
fetch_quest-talk-object = Berühr es auf dem Tisch oder wähl:
fetch_quest-talk-bare = Einfach so
fetch_quest-talk-stop = Nichts sagen
fetch_quest-talk-answer = { $player } antworten
fetch_quest-talk-about = Über { $thing }
fetch_quest-talk-silent = In diesem Zug hast du alles gesagt, was erlaubt ist.
fetch_quest-chat-closed = Im geregelten Gespräch gibt es keinen freien Chat, solange das Spiel läuft: Sag, was auf der Liste des Tischgesprächs steht [F-89].
fetch_quest-stage-defeated = Mission erfüllt: { $mission }
fetch_quest-stage-rest = Die Rast: Pioniere auf dem Rückzug kehren mit 1 Ausdauer wieder, dann dürfen alle geheim abwerfen. [F-73]
fetch_quest-stage-revealed = Die nächste Mission: { $mission }
fetch_quest-stage-retreated = { $pioneer } zieht sich zurück
fetch_quest-stage-retreated-text = Keine Ausdauer mehr: Deine Hand wird abgelegt, und bis zur Rast bleibt nur die Rückzugsfähigkeit.
fetch_quest-result = Das Ergebnis
fetch_quest-result-won = Gemeinsam gewonnen!
fetch_quest-result-lost = Die Reise ist gescheitert
fetch_quest-won-text = Alle vier Missionen sind erfüllt, in Zug { $turn }.
fetch_quest-lost-text = Sie endete in Mission { $letter }, { $mission }, in Zug { $turn }.
fetch_quest-lost-by-sun = Warum: Die Sonne hatte { $sun } erreicht, bevor die Mission erfüllt war, und alle Pioniere mussten sich zurückziehen. [RC-30]
fetch_quest-lost-by-retreat = Warum: Alle Pioniere hatten sich zurückgezogen; keiner konnte mehr weiter. [F-83]
fetch_quest-mission-done = erfüllt
fetch_quest-mission-open = nicht erfüllt
fetch_quest-statistics = Statistik
fetch_quest-all-together = Zusammen
fetch_quest-stamina-left = Ausdauer übrig
fetch_quest-count-defeated = Gelungene Versuche
fetch_quest-count-failed = Misslungene Versuche
fetch_quest-count-taken = Gewonnene Glückskarten
fetch_quest-count-given = Gegebene Karten
fetch_quest-count-lost = Verlorene Ausdauer
fetch_quest-count-retreats = Rückzüge
fetch_quest-last-hands = Die letzten Hände

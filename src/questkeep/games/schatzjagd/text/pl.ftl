# Słowa Schatzjagd

schatzjagd-title = Schatzjagd
schatzjagd-tagline = Ukrywaj karty w krainie stu pól, wysyłaj swojego pachołka, wykopuj skarby i zanoś je do domu.

# Nazwy
schatzjagd-type-weapon = Broń
schatzjagd-type-potion = Mikstura
schatzjagd-type-trap = Pułapka
schatzjagd-type-special = Karta specjalna
schatzjagd-type-fiend = Łotr
schatzjagd-type-spell = Zaklęcie
schatzjagd-type-map = Mapa
schatzjagd-value-life = życie
schatzjagd-value-strength = siła
schatzjagd-value-weapons = punkty broni
schatzjagd-value-gold = złoto
schatzjagd-name-crown = korona
schatzjagd-name-chalice = kielich
schatzjagd-name-orb = jabłko królewskie
schatzjagd-name-inn = Gospoda
schatzjagd-name-healer = Uzdrowiciel
schatzjagd-name-school = Szkoła
schatzjagd-name-smith = Kowal
schatzjagd-land-red = czerwony
schatzjagd-land-yellow = żółty
schatzjagd-land-blue = niebieski
schatzjagd-land-green = zielony
schatzjagd-map-of = Mapa: { $field }

# Co mówi karta
schatzjagd-says-weapon = Punkty broni +{ $n }.
schatzjagd-says-fiend = Moc bojowa { $n }. Nagroda: { $effects }.
schatzjagd-says-map = Gdy twój pachołek stoi na { $field }, wykop skarb: w części 2 albo od razu, jeśli tam znalazł mapę.
schatzjagd-says-pay = Zapłać { $n } złota: { $effects }.
schatzjagd-says-aimed = Pachołek innego księcia poza miastem: { $effects }.
schatzjagd-says-robbed = Inny książę, który ma kartę gry, gdziekolwiek jest jego pachołek: { $effects }.
schatzjagd-says-discard = Po użyciu odrzucana.
schatzjagd-says-window-journey = Tylko przed rzutem albo w podróży, póki zostały kroki.
schatzjagd-says-window-fight = Tylko w walce.
schatzjagd-says-window-not-fight = Nie w walce.
schatzjagd-do-add = { $value } { $n }
schatzjagd-do-set = { $value } { $of ->
        [weapons] wynoszą
       *[other] wynosi
    } odtąd { $n }
schatzjagd-do-half = { $value } { $of ->
        [weapons] dzielą
       *[other] dzieli
    } się na pół, z zaokrągleniem w górę
schatzjagd-do-poison = trucizna: życie −{ $n } od razu i o każdym świcie, aż do wyleczenia
schatzjagd-do-cure = trucizna wyleczona
schatzjagd-do-skip = straconych podróży: { $n }
schatzjagd-do-unskip = żadna podróż już nie przepada
schatzjagd-do-roll = rzuć kością: { $faces }
schatzjagd-do-steps = dodatkowe kroki: { $n }
schatzjagd-do-power = moc bojowa +{ $n } do końca walki, także przy ucieczce
schatzjagd-do-peek-square = obejrzyj wszystkie wsunięte karty nie dalej niż { $n ->
        [one] { $n } kolumnę i { $n } rząd
        [few] { $n } kolumny i { $n } rzędy
       *[many] { $n } kolumn i { $n } rzędów
    }
schatzjagd-do-fetch-map = weź do ręki ostatnio odrzuconą mapę, jeśli stos skarbów nie jest pusty
schatzjagd-do-pilfer = weź w tajemnicy z ręki tego księcia losową kartę gry, nigdy skarb
schatzjagd-do-banish = pokaż wsuniętą kartę, gdziekolwiek leży, i odrzuć ją bez skutku
schatzjagd-do-trade = wymień do { $n } szt. złota na tyle samo punktów broni
schatzjagd-do-portal = rzuć kością: 1 to śmierć, 2–5 prowadzą na dowolne inne pole krainy z tą liczbą, 6 na dowolne inne pole, nigdy do miasta
schatzjagd-do-jump = przenieś pachołka na dowolne inne zwykłe pole, gdzie kończy się jego podróż
schatzjagd-do-peek = obejrzyj { $n ->
        [one] { $n } wsuniętą kartę
       *[other] do { $n } wsuniętych kart
    }, gdziekolwiek
schatzjagd-do-shift = obejrzyj wsuniętą kartę w polu bez pachołków i wsuń ją w inne pole
schatzjagd-nothing = nic

# Pytania
schatzjagd-ask-choosing-castle = Wybierz swój zamek.
schatzjagd-ask-resting = Twój pachołek musi odpocząć. Rzuć zaklęcie albo pozwól mu odpocząć.
schatzjagd-ask-rolling = Rzuć kością albo najpierw zaklęciem.
schatzjagd-ask-stepping = Pozostałe kroki: { $steps }. Idź dalej albo stań.
schatzjagd-ask-using = Użyć: { $card }, czy zostawić?
schatzjagd-ask-landing = { $die ->
    [0] Wybierz, dokąd trafisz.
   *[other] Portal pokazuje { $die }: wybierz, dokąd trafisz.
 }
schatzjagd-ask-finding = Znaleziono: { $card }. Zagrać od razu czy zachować?
schatzjagd-ask-fighting = Moc bojowa { $power } przeciw { $foe } ({ $foepower }): uderz, uciekaj albo rzuć zaklęcie.
schatzjagd-ask-defending = Jesteś atakowany: uderz albo uciekaj.
schatzjagd-ask-parting = Przeciwnik ucieka: uderz na pożegnanie albo puść go wolno.
schatzjagd-ask-acting = Możesz tu jeszcze działać.
schatzjagd-ask-shopping = Jesteś w sklepie.
schatzjagd-ask-playing = { $forced ->
        [yes] Masz więcej niż cztery karty: zagraj jedną.
       *[no] Zagraj jedną kartę albo spasuj.
    }
schatzjagd-ask-peeking = Pozostałe spojrzenia: { $looks }. Wybierz pole.
schatzjagd-ask-putting = To { $card }. Dokąd ją włożyć?
schatzjagd-choose-a-field = Wybierz podświetlone pole.
schatzjagd-ask-cleansing = Katharsis, runda { $round } z 3: usuń kartę z planszy albo spasuj.
schatzjagd-ask-banishing = Która karta ma zniknąć?
schatzjagd-ask-shifting = Którą kartę przełożyć?

# Co się stało
schatzjagd-event-city-laid-out = Miasto, od południowego zachodu: { $shops }.
schatzjagd-event-cards-drawn = { $player }: dobrane karty: { $cardshidden ->
        [yes] { $count }
       *[no] { $cards }
    }.
schatzjagd-event-castle-chosen = { $player }: zamek { $castle }.
schatzjagd-event-start-rolled = Rzut o początek: { $dice }.
schatzjagd-event-game-begun = Zaczyna { $player }.
schatzjagd-event-turn-began = Dzień { $day }: { $player }.
schatzjagd-event-poison-worked = { $player }: trucizna odbiera życie: { $number }.
schatzjagd-event-skipped = { $player }: pachołek odpoczywa.
schatzjagd-event-rolled = { $player }: na kości { $die }.
schatzjagd-event-stepped = { $player } → { $field }
schatzjagd-event-travelled = { $player }: magia przenosi na { $field }.
schatzjagd-event-value-changed = { $player }: { $value } { $change }, teraz { $now }.
schatzjagd-event-poisoned = { $player }: trucizna, { $number } dziennie.
schatzjagd-event-must-skip = { $player }: straconych podróży: { $days }.
schatzjagd-event-die-thrown = { $player }: na kości { $die }.
schatzjagd-event-cured = { $player }: trucizna wyleczona.
schatzjagd-event-freed = { $player }: żadna podróż już nie przepada.
schatzjagd-event-card-revealed = Na { $field }: { $card }.
schatzjagd-event-card-discarded = { $card }: z { $field } na stos odrzuconych.
schatzjagd-event-fields-looked-at = { $player } ogląda: { $fieldscount ->
        [0] –
       *[other] { $cardshidden ->
            [yes] { $fields }
           *[no] { $cards }
        }
    }.
schatzjagd-event-map-fetched = { $player } bierze ze stosu odrzuconych: { $card }.
schatzjagd-event-card-stolen = { $player } zabiera kartę, poprzedni właściciel: { $victim }{ $cardhidden ->
        [yes] .
       *[no] : { $card }.
    }
schatzjagd-event-catharsis-began = Zaczyna się Katharsis Grandlina.
schatzjagd-event-pile-renewed = Stos odrzuconych przetasowany: { $count }.
schatzjagd-event-map-set-aside = { $card } opuszcza grę.
schatzjagd-event-treasure-gained = { $player }: skarb { $treasure }{ $kindhidden ->
        [yes] .
       *[no] : { $kind }.
    }
schatzjagd-event-treasure-laid-down = Skarb { $treasure } leży na { $field }.
schatzjagd-event-henchman-died = Pachołek zginął ({ $player }).
schatzjagd-event-hand-discarded = { $player } odrzuca: { $cards }.
schatzjagd-event-treasure-hidden = { $player } ukrywa skarb { $treasure }; razem ukrytych: { $count }.
schatzjagd-event-fiend-met = { $card } atakuje ({ $player }), moc { $power }. { schatzjagd-rolls-for-fiend }
schatzjagd-rolls-for-fiend = Za łotra rzuca { $roller }.
schatzjagd-event-challenged = { $player } wyzywa do walki: { $foe }, { $field }.
schatzjagd-event-blows-exchanged = { $player } przeciw { $foe }: { $mine } do { $theirs }.{ $rollerhidden ->
        [yes] { "" }
       *[no] { " " }{ schatzjagd-rolls-for-fiend }
    }
schatzjagd-event-fiend-defeated = { $player } pokonuje: { $card }.
schatzjagd-event-fled = { $player } ucieka.
schatzjagd-event-parting-blow = Cios na pożegnanie: { $theirs } przeciw { $mine }.{ $rollerhidden ->
        [yes] { "" }
       *[no] { " " }{ schatzjagd-rolls-for-fiend }
    }
schatzjagd-event-blow-waived = { $player } puszcza uciekającego wolno.
schatzjagd-event-card-found = { $player } znajduje: { $card }.
schatzjagd-event-special-left = { $player } nie używa: { $card }.
schatzjagd-event-special-used = { $player } używa: { $card }.
schatzjagd-event-portal-entered = { $player } wchodzi w portal: { $die }.
schatzjagd-event-bought = { $player }, { $shop }: złota { $price }.
schatzjagd-event-castle-searched = { $player } przeszukuje zamek ({ $owner }), dzień { $days }: { $die }.
schatzjagd-event-card-inserted = { $player } wkłada kartę na { $field }{ $cardhidden ->
        [yes] .
       *[no] : { $card }.
    }
schatzjagd-event-dug = { $player } kopie na { $field }.
schatzjagd-event-spell-cast = { $player } rzuca: { $card }{ $targethidden ->
        [yes] .
       *[no] { " " }({ $target }).
    }
schatzjagd-event-card-shifted = { $player } przenosi kartę: { $from } → { $field }.
schatzjagd-event-game-over = Koniec gry. Zwycięstwo: { $winners }.

# Karty
schatzjagd-name-knife = Nóż
schatzjagd-name-dagger = Sztylet
schatzjagd-name-short-sword = Krótki miecz
schatzjagd-name-long-sword = Długi miecz
schatzjagd-name-morning-star = Morgensztern
schatzjagd-name-battle-axe = Topór bojowy
schatzjagd-name-lesser-healing-draught = Mała mikstura lecząca
schatzjagd-name-greater-healing-draught = Duża mikstura lecząca
schatzjagd-name-strength-draught = Mikstura siły
schatzjagd-name-giants-draught = Mikstura olbrzyma
schatzjagd-name-antidote = Odtrutka
schatzjagd-name-berserker-draught = Mikstura berserkera
schatzjagd-name-sleeping-draught = Mikstura nasenna
schatzjagd-name-pit = Wilczy dół
schatzjagd-name-spear-trap = Pułapka z włóczniami
schatzjagd-name-mantrap = Potrzask
schatzjagd-name-net = Sieć
schatzjagd-name-poison-thorns = Zatrute ciernie
schatzjagd-name-viper = Żmija
schatzjagd-name-cutpurses = Kieszonkowcy
schatzjagd-name-toll = Myto
schatzjagd-name-rust-rain = Rdzawy deszcz
schatzjagd-name-acid-bath = Kwasowa kąpiel
schatzjagd-name-curse-of-weakness = Klątwa słabości
schatzjagd-name-teleportal = Teleportal
schatzjagd-name-healing-spring = Lecznicze źródło
schatzjagd-name-gold-mine = Kopalnia złota
schatzjagd-name-drill-ground = Plac ćwiczeń
schatzjagd-name-travelling-trader = Wędrowny handlarz
schatzjagd-name-herb-woman = Zielarka
schatzjagd-name-watchtower = Strażnica
schatzjagd-name-old-shrine = Stara kapliczka
schatzjagd-name-money-chest = Skrzynia pieniędzy
schatzjagd-name-wishing-well = Studnia życzeń
schatzjagd-name-map-maker = Kartograf
schatzjagd-name-small-robber = Mały zbój
schatzjagd-name-robber = Zbój
schatzjagd-name-wolf = Wilk
schatzjagd-name-big-robber = Duży zbój
schatzjagd-name-kobold = Kobold
schatzjagd-name-robber-captain = Herszt zbójów
schatzjagd-name-orc = Ork
schatzjagd-name-skeleton-warrior = Szkielet wojownik
schatzjagd-name-wild-boar = Odyniec
schatzjagd-name-ghoul = Ghul
schatzjagd-name-giant-spider = Olbrzymi pająk
schatzjagd-name-troll = Troll
schatzjagd-name-werewolf = Wilkołak
schatzjagd-name-ogre = Ogr
schatzjagd-name-warlock = Czarnoksiężnik
schatzjagd-name-minotaur = Minotaur
schatzjagd-name-demon = Demon
schatzjagd-name-dragon = Smok
schatzjagd-name-warpig = Warpig
schatzjagd-name-teleportation = Teleportacja
schatzjagd-name-seven-league-boots = Siedmiomilowe buty
schatzjagd-name-healing-spell = Uzdrowienie
schatzjagd-name-purification = Oczyszczenie
schatzjagd-name-battle-fury = Szał bojowy
schatzjagd-name-lightning-bolt = Grom
schatzjagd-name-paralysis = Paraliż
schatzjagd-name-clairvoyance = Jasnowidzenie
schatzjagd-name-banishment = Wygnanie
schatzjagd-name-displacement = Przesunięcie
schatzjagd-name-thieving-magpie = Sroka złodziejka

# Dlaczego odpowiedź odrzucono
schatzjagd-objection-game-over = Gra się skończyła; zacznij nową.
schatzjagd-objection-nothing-to-withdraw = Nie ma tu czego cofać.
schatzjagd-objection-not-asked = Teraz nikt cię nie pyta; poczekaj na innych.
schatzjagd-objection-not-your-turn = Karty zagrywa się tylko w swojej turze.
schatzjagd-objection-one-card-a-turn = W tej turze zagrano już kartę; następna dopiero jutro.
schatzjagd-objection-not-in-hand = Nie masz karty { $card }; wybierz kartę z ręki.
schatzjagd-objection-no-window = To nie chwila na zaklęcie; najpierw odpowiedz na pytanie.
schatzjagd-objection-not-now = { $card } nie da się teraz rzucić; wybierz coś innego.
schatzjagd-objection-no-such-target = { $card } nie ma takiego celu; wybierz inny.
schatzjagd-objection-one-challenge = Jedno wyzwanie na turę; spróbuj innego dnia.
schatzjagd-objection-castle-peace = Przy tym stole nikogo nie wyzywa się w jego zamku.
schatzjagd-objection-not-here = Nie ma go na twoim polu; wyzwij kogoś, kto tu jest.
schatzjagd-objection-cannot-buy = Nie stać cię na to albo nic nie da; kup coś innego albo zakończ.
schatzjagd-objection-must-play = Masz { $cards } kart, a limit to { $most }: zagraj jedną.
schatzjagd-objection-field-not-free = Na { $field } nic nie włożysz; wybierz zwykłe pole bez karty, skarbu i pachołka.
schatzjagd-objection-no-field-free = Żadne pole nie przyjmie teraz karty; zagraj coś innego albo spasuj.
schatzjagd-objection-nothing-to-dig = Wszystkie skarby już wykopano.
schatzjagd-objection-not-its-field = { $card } prowadzi na inne pole; najpierw tam dojdź.
schatzjagd-objection-not-at-home = Skarby ukrywa się we własnym zamku; najpierw wróć do domu.
schatzjagd-objection-not-carried = Nie niesiesz skarbu { $treasure }.
schatzjagd-objection-no-deposit = Przy tym stole nie zostawia się skarbów na polach.
schatzjagd-objection-not-open = Skarb zostawia się tylko na zwykłych polach.
schatzjagd-objection-in-a-castle = Skarb zostawia się wszędzie, tylko nie w zamkach; w domu się go ukrywa.
schatzjagd-objection-night-before-the-wall = Na { $field } tylko pierwszym krokiem dnia; przenocuj przed murem.
schatzjagd-objection-not-a-neighbour = { $field } nie leży o krok; wybierz sąsiednie pole.
schatzjagd-objection-choose-a-castle = Wybierz jeden z wolnych zamków, na przykład: castle red.
schatzjagd-objection-rest-or-cast = Powiedz rest albo rzuć zaklęcie.
schatzjagd-objection-roll-or-cast = Powiedz roll albo rzuć zaklęcie.
schatzjagd-objection-step-or-stop = Idź na sąsiednie pole albo powiedz stop.
schatzjagd-objection-use-or-leave = Powiedz use albo leave.
schatzjagd-objection-land-somewhere = Wybierz pole, dokąd prowadzi portal, na przykład: go H3.
schatzjagd-objection-play-or-keep = Zagraj znalezioną kartę albo powiedz keep.
schatzjagd-objection-strike-or-flee = Powiedz strike albo flee.
schatzjagd-objection-blow-or-waive = Powiedz blow albo waive.
schatzjagd-objection-act-or-done = Wybierz, co tu zrobić, albo powiedz done.
schatzjagd-objection-buy-or-done = Kup coś albo powiedz done.
schatzjagd-objection-play-or-pass = Zagraj kartę albo powiedz pass.
schatzjagd-objection-look-or-enough = Obejrzyj pole z kartą albo powiedz enough.
schatzjagd-objection-put-somewhere = Wybierz zwykłe pole dla karty, na przykład: put C4.
schatzjagd-objection-remove-or-pass = Usuń kartę z planszy albo powiedz pass.
schatzjagd-objection-choose-a-card = Wybierz pole z kartą.
schatzjagd-objection-unknown-card = Nie ma karty „{ $card }”; karty pisze się jak F3 albo Z1.
schatzjagd-objection-unknown-aim = „{ $said }” tak się nie da; pisz na przykład: insert F3 (potem put C4), cast Z1 (potem go C4) albo cast Z6 1.
schatzjagd-objection-too-few-treasures = Skarbów w tej talii: { $treasures }. Nikt więc nie wygra z { $victory }.
schatzjagd-objection-too-few-alike = Jednakowych skarbów trzeba: { $alike }. Tylu nie ma w tej talii z żadnego rodzaju.
schatzjagd-objection-not-understood = Nie rozumiem „{ $said }”. Wybierz numer albo napisz na przykład: step C4.

# Paragrafy reguł w jednym zdaniu
schatzjagd-clause-S-02 = Jest siedem rodzajów kart: pięć białych i dwa czarne.
schatzjagd-clause-S-06 = Pola nazywają się od kolumny i rzędu, od A1 do J10.
schatzjagd-clause-S-15 = Każdy książę ma własny zamek.
schatzjagd-clause-S-16 = Cztery sklepy rozkłada się na polach miasta.
schatzjagd-clause-S-19 = Zaczyna najwyższy rzut; tury idą dookoła.
schatzjagd-clause-S-23 = Gra kończy się, gdy tylko spełniono warunek zwycięstwa.
schatzjagd-clause-S-26 = Dzień to tura każdego księcia.
schatzjagd-clause-S-27 = Jedna karta na turę.
schatzjagd-clause-S-28 = Zaklęcia rzuca się w określonych chwilach własnej tury.
schatzjagd-clause-S-29 = Nikt nie zagrywa kart w cudzej turze.
schatzjagd-clause-S-30 = Kostka mówi, ile kroków wolno zrobić tego dnia.
schatzjagd-clause-S-31 = Krok prowadzi na sąsiednie pole i zawsze można stanąć.
schatzjagd-clause-S-34 = Kogo przenosi magia, ten dalej nie idzie.
schatzjagd-clause-S-39 = Zamki nie są bezpieczne, chyba że tak ustalono przy stole.
schatzjagd-clause-S-40 = Bramy otwierają się tylko przed tym, kto nocował pod murem.
schatzjagd-clause-S-42 = Po przybyciu odkrywa się kartę i wykonuje ją; potem można działać.
schatzjagd-clause-S-46 = Karty specjalnej używa się albo nie, najwyżej raz dziennie.
schatzjagd-clause-S-47 = Pokonany łotr zostawia nagrodę i skarby swojego pola.
schatzjagd-clause-S-48 = Znaleziona czarna karta trafia na rękę i można ją zagrać od razu.
schatzjagd-clause-S-49 = W mieście kupuje się i podnosi; nikt tam nie walczy.
schatzjagd-clause-S-50 = Najwyżej jedno wyzwanie na turę.
schatzjagd-clause-S-51 = Jeden sklep dziennie.
schatzjagd-clause-S-53 = Nie kupuje się niczego, co nic nie da.
schatzjagd-clause-S-57 = W części 2 książę może zagrać swoją jedną kartę.
schatzjagd-clause-S-58 = Karty wkłada się na zwykłe pola, gdzie niczego i nikogo nie ma.
schatzjagd-clause-S-60 = Zaklęcie pokazuje się, działa i zostaje odrzucone.
schatzjagd-clause-S-61 = Z mapą kopie się na jej polu: w części 2 albo od razu, jeśli tam ją znaleziono.
schatzjagd-clause-S-64 = Więcej niż cztery karty zmuszają do zagrania.
schatzjagd-clause-S-67 = Na koniec tury uzupełnia się rękę do czterech.
schatzjagd-clause-S-68 = Gdy stos się wyczerpie, tasuje się odrzucone.
schatzjagd-clause-S-69 = Odrzucone karty widzą wszyscy.
schatzjagd-clause-S-71 = Gdy nie ma już czego kopać, mapy opuszczają grę.
schatzjagd-clause-S-72 = Wartości są od 0 do 15; nadmiar przepada.
schatzjagd-clause-S-77 = Trucizna co dzień zabiera życie, aż do wyleczenia.
schatzjagd-clause-S-80 = Trucizna działa o świcie, przed wszystkim.
schatzjagd-clause-S-81 = Truciznę leczą uzdrowiciel i niektóre karty.
schatzjagd-clause-S-82 = Odpoczywający traci podróż, jego książę zachowuje wpływ.
schatzjagd-clause-S-86 = Skarb ukrywa się we własnym zamku, jeden dziennie.
schatzjagd-clause-S-90 = Wyzwać można tylko wroga na tym samym polu.
schatzjagd-clause-S-92 = Słabszy cios kosztuje życie: różnicę.
schatzjagd-clause-S-93 = Każdy pachołek, który uderzał, traci punkt broni.
schatzjagd-clause-S-95 = Przed każdą wymianą ciosów decyduje najpierw książę będący w turze, potem drugi.
schatzjagd-clause-S-96 = Kto ucieka, ryzykuje cios na pożegnanie.
schatzjagd-clause-S-100 = Odkryty łotr atakuje od razu, w pełni sił.
schatzjagd-clause-S-106 = W zamku staje nowy pachołek, dobiera się cztery nowe karty.
schatzjagd-clause-S-113 = Upuszczone skarby leżą na polu wolne.
schatzjagd-clause-S-114 = Kostka portalu mówi, gdzie można trafić.
schatzjagd-clause-S-118 = Z tą opcją skarb można zostawić na każdym polu prócz zamków.
schatzjagd-clause-S-121 = Przeszukanie udaje się, gdy kość nie przekracza liczby dni.
schatzjagd-clause-S-124 = W Katharsis każdy książę może usunąć trzy karty z planszy.
schatzjagd-clause-S-130 = Tajne spojrzenie pokazuje kartę tylko jednemu księciu.
schatzjagd-clause-S-131 = Rodzaj skarbu widzi ten, kto go dostaje.
schatzjagd-clause-S-132 = Rękę księcia, którego pachołek zginął, odrzuca się odkrytą.
schatzjagd-clause-S-134 = Przy stole bez pomocy dla pamięci to, co odkryto, można tylko pamiętać.
schatzjagd-clause-S-140 = Stół pyta, a ty odpowiadasz na pytanie.

# Opcje stołu
schatzjagd-option-memory-aid = Pomoc dla pamięci
schatzjagd-option-memory-aid-off = brak: pamiętanie jest częścią gry
schatzjagd-option-memory-aid-own = własne: widać karty włożone przez ciebie
schatzjagd-option-memory-aid-full = pełna: widać wszystko, co już widziano
schatzjagd-option-bot-memory = Pamięć botów
schatzjagd-option-bot-memory-good = dobra: niczego nie zapominają
schatzjagd-option-bot-memory-short = krótka: bez pomocy dla pamięci zapominają pole po trzech dniach
schatzjagd-option-plunder = Plądrowanie
schatzjagd-option-plunder-no = nie
schatzjagd-option-plunder-yes = tak: obce zamki można przeszukiwać
schatzjagd-option-victory = Zwycięstwo
schatzjagd-option-victory-guideline = liczba skarbów na gracza
schatzjagd-option-victory-1 = jeden skarb
schatzjagd-option-victory-2 = dwa skarby
schatzjagd-option-victory-3 = trzy skarby
schatzjagd-option-victory-4 = cztery skarby
schatzjagd-option-victory-5 = pięć skarbów
schatzjagd-option-victory-6 = sześć skarbów
schatzjagd-option-victory-alike = trzy jednakowe
schatzjagd-option-victory-each = po jednym każdego rodzaju
schatzjagd-option-deposit = Zostawianie skarbów
schatzjagd-option-deposit-no = nie
schatzjagd-option-deposit-yes = tak: wszędzie prócz zamków
schatzjagd-option-catharsis = Katharsis Grandlina
schatzjagd-option-catharsis-no = nie
schatzjagd-option-catharsis-yes = tak: przed tasowaniem czyści się planszę
schatzjagd-option-castles = Zamki
schatzjagd-option-castles-preset = jak zaproponowano
schatzjagd-option-castles-choose = wybierane po kolei
schatzjagd-option-castle-peace = Pokój zamków
schatzjagd-option-castle-peace-no = nie: walki wszędzie poza miastem
schatzjagd-option-castle-peace-yes = tak: nikogo nie wyzywa się w domu
schatzjagd-option-city = Miasto
schatzjagd-option-city-random = sklepy losowo
schatzjagd-option-city-fixed = sklepy według listy
schatzjagd-option-private-chat = Szepty
schatzjagd-option-private-chat-yes = tak: dwaj książęta mogą mówić na osobności
schatzjagd-option-private-chat-no = nie: wszyscy słyszą wszystko
schatzjagd-option-days = Ostatni dzień
schatzjagd-option-days-none = brak: do zwycięstwa
schatzjagd-option-days-5 = 5 dni
schatzjagd-option-days-10 = 10 dni
schatzjagd-option-days-20 = 20 dni
schatzjagd-option-days-40 = 40 dni
schatzjagd-option-days-60 = 60 dni
schatzjagd-option-days-100 = 100 dni

# Stół
schatzjagd-own-cards = Własne karty: { $deck }
schatzjagd-piles = Stos { $pile } · odrzucone { $discard } · skarby do wykopania { $treasures }
schatzjagd-lord = życie { $life } · siła { $strength } · broń { $weapons } · złoto { $gold } · karty { $cards } · niesie { $carried } · ukryte { $hidden }
schatzjagd-memos = trucizna { $poison } · pauza { $skip }
schatzjagd-hand = Twoja ręka: { $cardscount ->
        [0] –
       *[other] { $cards }
    }
schatzjagd-more = … i jeszcze { $count }: napisz kartę i pole, na przykład { $example }.
schatzjagd-rules-title = Schatzjagd w minutę
schatzjagd-rules =
    Rzuć kością i idź najwyżej tyle kroków; karta, skarb albo cudzy pachołek zatrzymują.
    Na miejscu odkrywa się kartę: broń i mikstury pomagają, pułapki szkodzą, karty specjalnej można użyć, łotr atakuje.
    W walce obaj rzucają i dodają siłę i broń; kto ma mniej, traci różnicę w życiu. Ucieczka grozi ciosem na pożegnanie.
    Do miasta wejdzie tylko ten, kto nocował pod murem; cztery sklepy dają złoto, życie, siłę i broń.
    Raz na turę zagrywasz kartę: wkładasz ją gdziekolwiek, rzucasz zaklęcie, kopiesz z mapą na jej polu albo ukrywasz skarb w domu.
    Zabitego pachołka zastępuje nowy w zamku; to, co niósł, bierze zwycięzca albo zostaje na polu.
    Wygrywa ten, kto pierwszy ukryje umówione skarby we własnym zamku.

# The table in the browser
schatzjagd-choosing = Wybór zamków
schatzjagd-where = { $phase ->
        [over] Gra skończona
        [choosing-castle] { schatzjagd-choosing }
       *[other] Dzień { $turnday }
    }
schatzjagd-board = Plansza
schatzjagd-board-help = Sto pól; strzałki prowadzą po nich
schatzjagd-zoom = Powiększ planszę
schatzjagd-realm-red = czerwona kraina
schatzjagd-realm-yellow = żółta kraina
schatzjagd-realm-blue = niebieska kraina
schatzjagd-realm-green = zielona kraina
schatzjagd-castle-of = zamek: { $player }
schatzjagd-castle-empty = zamek bez księcia
schatzjagd-city-field = miasto, { $shop }
schatzjagd-road = droga
schatzjagd-river = rzeka
schatzjagd-dig-field = miejsce skarbu
schatzjagd-before-gate = przed bramą
schatzjagd-hidden-card = zakryta karta
schatzjagd-hidden-here = ukryte skarby: { $count }
schatzjagd-treasures-here = leżące skarby: { $count }
schatzjagd-henchman-of = { $me ->
        [yes] twój pachołek
       *[no] pachołek: { $player }
    }
schatzjagd-steps-away = { $count ->
        [1] jeden krok stąd
        [few] { $count } kroki stąd
       *[many] { $count } kroków stąd
    }
schatzjagd-way = Kroki: { $count }, zostanie { $left }.
schatzjagd-steps-left = Pozostałe kroki: { $count }
schatzjagd-objection-out-of-reach = { $field } jest za daleko: zostało kroków: { $steps }, a karty, skarby i pachołkowie zatrzymują. Wybierz podświetlone pole.
schatzjagd-objection-later = Karty zagrywa się po podróży, w części 2; wcześniej tylko zaklęcia.
schatzjagd-status-label = Tura i stosy
schatzjagd-turn = { $phase ->
        [choosing-castle] { schatzjagd-choosing }
       *[other] { $me ->
            [yes] Twoja tura
           *[no] Tura: { $player }
        }
    }
schatzjagd-dice = Kości: { $dice }
schatzjagd-goal = { $victory ->
        [alike] Zwycięstwo: trzy jednakowe skarby ukryte w domu
        [each] Zwycięstwo: korona, kielich i jabłko ukryte w domu
       *[other] Zwycięstwo: ukryte w domu skarby: { $count }
    }
schatzjagd-pile-treasures = Skarby do wykopania
schatzjagd-pile-draw = Talia
schatzjagd-pile-discard = Stos kart odrzuconych
schatzjagd-pile-look = Przejrzyj stos kart odrzuconych
schatzjagd-traces = Karty, których ślad znasz: { $count }
schatzjagd-in-hand-of = ręka: { $player }
schatzjagd-fold = Pokaż mniej
schatzjagd-my-henchman = Twój pachołek
schatzjagd-you = { $player } (ty)
schatzjagd-thinks = teraz odpowiada
schatzjagd-value-of = { $value }: { $number } z { $most }
schatzjagd-count-cards = Karty na ręce: { $count }
schatzjagd-count-carried = Niesione skarby: { $count }
schatzjagd-count-hidden = Ukryte skarby: { $count }
schatzjagd-poisoned = Zatruty: życie −{ $count } dziennie
schatzjagd-skips = Opuszczane podróże: { $count }
schatzjagd-your-hand = Twoja ręka: { $count }
schatzjagd-hand-empty = Nie masz kart na ręce.
schatzjagd-copies = takich kart: { $count }
schatzjagd-carried-treasure = niesiony skarb
schatzjagd-type-treasure = Skarb
schatzjagd-type-shop = Sklep
schatzjagd-says-treasure = Ukryj go we własnym zamku, jeden dziennie.
schatzjagd-offer = { $effect } { $price ->
        [0] za darmo
       *[other] za { $price } szt. złota
    }
schatzjagd-option-roll = Rzuć kością
schatzjagd-option-rest = Odpoczywaj
schatzjagd-option-stop = Zostań tutaj
schatzjagd-option-leave = Zostaw
schatzjagd-option-keep = Zatrzymaj
schatzjagd-option-strike = Uderz
schatzjagd-option-flee = Uciekaj
schatzjagd-option-blow = Zadaj cios na odchodne
schatzjagd-option-waive = Puść wolno
schatzjagd-option-done = Gotowe
schatzjagd-option-search = Przeszukaj zamek
schatzjagd-option-enough = Wystarczy
schatzjagd-option-pass = Pas
schatzjagd-option-use = Użyj
schatzjagd-option-use-times = Wymień złoto: { $times }
schatzjagd-option-challenge = Wyzwij na walkę: { $player }
schatzjagd-option-take = Podnieś skarb { $treasure }
schatzjagd-hide-treasure = Ukryj: { $treasure }
schatzjagd-deposit-treasure = Zostaw tutaj: { $treasure }
schatzjagd-option-dig = Wykop: { $card }
schatzjagd-option-cast = Rzuć zaklęcie: { $card }
schatzjagd-option-insert = Wyłóż: { $card }
schatzjagd-option-cast-at = Rzuć zaklęcie: { $card } → { $aim }
schatzjagd-option-castle = { $castle ->
        [red] Czerwony zamek
        [yellow] Żółty zamek
        [blue] Niebieski zamek
        [green] Zielony zamek
       *[other] { $castle }
    }
schatzjagd-option-step = Idź na { $field }
schatzjagd-option-go = Wyląduj na { $field }
schatzjagd-option-look = Obejrzyj { $field }
schatzjagd-option-put = Wsuń w { $field }
schatzjagd-option-remove = Usuń z { $field }
schatzjagd-confirm = { $verb ->
        [none] Wybierz
        [castle] Wybierz: { $deed }
        [put] { $phase ->
            [playing] { $card } → { $field }
           *[other] { $deed }
        }
       *[other] { $deed }
    }
schatzjagd-fight = Walka
schatzjagd-fight-title = { $one } kontra { $other }
schatzjagd-fight-begins = Obaj uderzają naraz: moc bojowa plus kość. Słabszy traci różnicę z życia.
schatzjagd-power = Moc bojowa
schatzjagd-power-parts = siła { $strength } + broń { $weapons }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ czary { $bonus }
    }
schatzjagd-power-printed = z karty: { $power }
schatzjagd-title-blows-exchanged = Ostatnia wymiana ciosów
schatzjagd-title-parting-blow = Cios na odchodne
schatzjagd-blow-hurts = { $loss ->
        [0] Nikt nie jest ranny.
       *[other] { $player }: życie −{ $loss }.
    }
schatzjagd-flight = { $most ->
        [0] Ucieczka nie kosztuje życia.
       *[other] Ucieczka kosztuje od { $least } do { $most } życia.
    }
schatzjagd-stage-card-revealed = { $player }: odkryto pole { $field }
schatzjagd-stage-henchman-died = Pachołek nie żyje: { $player }
schatzjagd-stage-dead = W zamku stoi nowy pachołek, a jego książę dobiera cztery nowe karty.
schatzjagd-stage-fiend-defeated = Łotr pokonany
schatzjagd-stage-parting-blow = Cios na odchodne
schatzjagd-stage-portal-entered = Przez teleportal
schatzjagd-stage-castle-searched = Przeszukanie zamku
schatzjagd-stage-fields-looked-at = Tylko dla twoich oczu
schatzjagd-stage-treasure-gained = Skarb!
schatzjagd-result = Wynik
schatzjagd-winner = { $winnerscount ->
        [1] { $me ->
            [yes] Zwycięstwo jest twoje!
           *[no] Zwycięstwo: { $winners }.
        }
       *[other] Zwycięstwo dzielą { $winners }.
    }
schatzjagd-reason = { $reason ->
        [dead-end] Nikt nie mógł już zwyciężyć: decyduje liczba ukrytych skarbów. ({ schatzjagd-goal })
        [days] Minął ostatni dzień: decyduje liczba ukrytych skarbów. ({ schatzjagd-goal })
       *[victory] { schatzjagd-goal }.
    }
schatzjagd-last-hand = Ostatnia ręka
schatzjagd-key-cards = wybierz kartę z ręki
schatzjagd-key-arrows = od karty do karty; na planszy od pola do pola
schatzjagd-key-lock = wykonaj wybrane

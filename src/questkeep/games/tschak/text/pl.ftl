# Słowa gry Tschak!

tschak-title = Tschak!
tschak-author = Autorem gry jest Dominique Ehrhard.

# Typy, broń i nazwy
tschak-type-wizard = czarodziej
tschak-type-warrior = wojownik
tschak-type-dwarf = krasnolud
tschak-type-artefact = artefakt
# Najwyżej trzy litery: tyle mieści się na małej karcie.
tschak-type-short-wizard = cza
tschak-type-short-warrior = woj
tschak-type-short-dwarf = kra
tschak-type-short-artefact = art
tschak-weapon-none = bez broni
tschak-weapon-wand = różdżka
tschak-weapon-axe = topór
tschak-weapon-other = kilof
tschak-weapon-bare-hands = gołe ręce
# Najwyżej pięć liter: tyle mieści się na małej karcie.
tschak-weapon-short-none = –
tschak-weapon-short-wand = różdż
tschak-weapon-short-axe = topór
tschak-weapon-short-other = kilof
tschak-weapon-short-bare-hands = ręce
tschak-name-chameleon = kameleon
tschak-name-rat = szczur
tschak-name-imp = chochlik
tschak-name-spider = pająk
tschak-name-ghoul = ghul
tschak-name-golem = golem
tschak-name-basilisk = bazyliszek
tschak-name-hydra = hydra
tschak-name-dragon = smok
tschak-name-troglodyte = troglodyta
tschak-name-chest = skrzynia
tschak-name-cursed-chest = przeklęta skrzynia
tschak-name-ring = pierścień
tschak-name-trophy = trofeum
tschak-name-elixir = eliksir
tschak-adventurer = { $type } { $strength }, { $weapon }

# Co robi karta: jedno zdanie na czasownik
tschak-verb-strength = Daje swojej drużynie { $strength } do siły.
tschak-verb-weapon = Broń (ważna tylko przy remisie): { $weapon }.
tschak-verb-copies-best-wizard =
    Jest wart tyle, co najlepszy czarodziej z liczbą w cudzych drużynach na tym piętrze, a jeśli takiego nie ma — 0. Przy podziale łupu jest wart 0.
tschak-verb-doubles-weakest = Słabszy z dwojga towarzyszy w drużynie liczy się podwójnie. Sam artefakt nie ma siły.
tschak-verb-gold =
    Na koniec daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
tschak-verb-skulls =
    Na koniec zabiera { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
tschak-verb-square-gain = Wszystkie takie karty liczą się razem: 1 karta — 1 punkt, 2 karty — 4, 3 karty — 9 i tak dalej.
tschak-verb-square-loss = Wszystkie takie karty zabierają punkty razem: 1 karta — 1 punkt, 2 karty — 4, 3 karty — 9 i tak dalej.
tschak-verb-per-monster =
    Daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za każdego potwora, który zostanie ci na koniec (we dwoje — { $pointsfortwo }).
tschak-verb-spare-monster = Przed liczeniem możesz odrzucić jednego ze swoich potworów.

# To samo w kilku znakach
tschak-worth-gold = +{ $points }
tschak-worth-skulls = −{ $points }
tschak-worth-square-gain = 1, 4, 9…
tschak-worth-square-loss = −1, −4, −9…
tschak-worth-per-monster = +{ $points } za potwora
tschak-worth-spare-monster = −1 potwór

# Dlaczego odpowiedź nie przechodzi
tschak-objection-nothing-to-withdraw = Nie ma czego cofać: nic jeszcze nie jest przez ciebie wybrane.
tschak-objection-game-over = Gra jest skończona; zacznij nową, żeby grać dalej.
tschak-objection-already-locked = Twój wybór zapadł. Dopóki inni myślą, możesz go wycofać.
tschak-objection-not-asked = Teraz nikt cię o nic nie pyta; poczekaj na innych.
tschak-objection-no-such-exchange =
    To nie naprawi twojej drużyny. Oddaj { $exchange ->
        [one] { $exchange } kartę
        [few] { $exchange } karty
        [many] { $exchange } kart
       *[other] { $exchange } karty
    } powtórzonego typu z ostatnio odsłoniętych i weź tyle samo brakujących typów, na przykład: D3a > F2n.
tschak-objection-choose-a-discard = Teraz pyta eliksir: wskaż własnego potwora do odrzucenia albo powiedz „discard nothing”.
tschak-objection-play-cards =
    Teraz trzeba zagrać { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } z ręki; podaj klucze kart albo numer.
tschak-objection-already-played = Karta { $card } została już zagrana w tej wieży; wybierz kartę, którą jeszcze masz.
tschak-objection-wrong-count =
    Ten krok wymaga { $count ->
        [one] dokładnie { $count } karty
        [few] dokładnie { $count } kart
        [many] dokładnie { $count } kart
       *[other] dokładnie { $count } karty
    }; podano { $given }.
tschak-objection-type-repeated =
    To byłby drugi { $type ->
        [wizard] czarodziej
        [warrior] wojownik
        [dwarf] krasnolud
       *[artefact] artefakt
    } w twojej drużynie; wybierz inny typ.
tschak-objection-not-understood = Nie rozumiem „{ $said }”. Podaj klucze kart albo numer; ? pokazuje pomoc.
tschak-objection-unknown-card = Nie ma karty „{ $card }”. Klucze są na dolnej krawędzi twoich kart; ? pokazuje pomoc.
tschak-objection-not-in-hand = Karty { $card } nie masz w ręce; wybierz jedną ze swoich.
tschak-objection-named-twice = Karta { $card } podana dwa razy; podaj każdą raz.
tschak-objection-not-your-monster = Nie masz potwora „{ $card }”; wskaż własnego albo powiedz „discard nothing”.

# Punkty zasad w jednym zdaniu
tschak-clause-T-03 = Każda karta ma krótki klucz; jego ostatnia litera to broń, ważna tylko przy remisie.
tschak-clause-T-07 = Gra dwoje, troje lub czworo graczy: cztery wieże po trzy piętra i gra się kończy.
tschak-clause-T-10 = Każdy bierze na rękę dziesięć kart.
tschak-clause-T-13 = Trzy potwory i trzy skarby leżą odkryte, po jednej parze na każdym piętrze.
tschak-clause-T-17 = Piętro 1 — po jednej karcie, piętro 2 — jedna, potem dwie, piętro 3 — trzy naraz; wszyscy odsłaniają jednocześnie.
tschak-clause-T-18 = Odsłonięte karty zostają w drużynie.
tschak-clause-T-20 = Tajny wybór można zmieniać, dopóki nie wybierze ostatni gracz.
tschak-clause-T-24 = W drużynie nigdy nie ma dwóch kart tego samego typu; nic innego nie jest zabronione.
tschak-clause-T-40 = Przy równej sile porównuje się czarodzieja, potem wojownika, potem krasnoluda: najpierw liczbę na karcie, potem broń.
tschak-clause-T-46 = Najsilniejsza drużyna bierze skarb, najsłabsza — potwora.
tschak-clause-T-51 = Ostatnia karta warta 0 nie dostaje złota.
tschak-clause-T-53 = Najsilniejsze ostatnie karty po kolei dostają części łupu.
tschak-clause-T-57 = Po każdej wieży karty ze wszystkich miejsc przechodzą o jedno miejsce w lewo, także te w drodze.
tschak-clause-T-73 = Punkty liczy się po czwartej wieży.
tschak-clause-T-78 = Właściciel eliksiru może przed liczeniem odrzucić jednego własnego potwora.
tschak-clause-T-82 = Przy automatycznym stole eliksir odrzuca to, co zostawi właścicielowi najwięcej punktów.
tschak-clause-T-85 = Przy równych punktach wyżej jest ten, kto ma mniej potworów.
tschak-clause-T-90 = Kto pokaże jeden typ dwa razy, od razu poprawia drużynę, a kara przychodzi z rozstrzygnięciem piętra.
tschak-clause-T-92 = Wracają tylko karty odsłonięte ostatnio, a z każdego typu jedna zostaje.
tschak-clause-T-93 = Kto powtórzył typ, od razu wymienia karty; wszystkie poprawki odkrywa się razem.
tschak-clause-T-96 = Kto popełnił błąd, bierze droższą kartę piętra, bez względu na siłę drużyn.
tschak-clause-T-97 = Druga karta przypada tym, którzy się nie pomylili: skarb najsilniejszemu, potwór najsłabszemu.
tschak-clause-T-98 = Gdy myli się kilka osób, złe karty biorą najsłabsi z nich, a nikt nie bierze obu kart.

# O co się pyta
tschak-ask-play =
    Wybierz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    } na piętro { $floor }.
tschak-ask-team = Typy już obecne w twojej drużynie: { $types }.
tschak-ask-exchange =
    Jeden typ się powtarza. Wymień { $exchange ->
        [one] { $exchange } kartę
        [few] { $exchange } karty
        [many] { $exchange } kart
       *[other] { $exchange } karty
    } z ostatnio odsłoniętych ({ $cards }).
tschak-ask-elixir = Eliksir: którego ze swoich potworów odrzucasz? Najkorzystniej: { $suggestion }.
tschak-option-play = { $cards }
tschak-option-exchange = { $given } wraca, { $taken } wchodzi
tschak-option-discard = odrzuć { $card } → { $total }
tschak-option-discard-nothing = zachowaj wszystko → { $total }
tschak-confirm = { house-lock-in }
tschak-hint-mixed = Wszyscy wybierają jednocześnie: kto zawsze gra najlepszą kartą, tego łatwo przejrzeć. Dlatego mieszaj i graj każdą z tych kart mniej więcej tak często, jak podano.

# Stół
tschak-where =
    { $phase ->
        [over] Koniec
        [using-elixir] Pyta eliksir
       *[other] Wieża { $keep } · piętro { $floor } · krok { $step }
    }
tschak-loot-ready = łup { $hauls }
tschak-floor-cleared = zdobyte
tschak-card-monster = potwór
tschak-card-treasure = skarb
tschak-pile-gold = złoto
tschak-pile-monsters = potwory
tschak-pile-treasures = skarby
tschak-strength-so-far = na razie { $strength }
tschak-mistake = błąd { $strength }
tschak-en-route = w drodze
tschak-en-route-why = Karty w drodze: w tej wieży nikt nimi nie gra. Potem karty ze wszystkich miejsc przechodzą o jedno miejsce w lewo, te także.
tschak-boards =
    W drodze: { $count ->
        [one] { $count } zestaw kart
        [few] { $count } zestawy kart
        [many] { $count } zestawów kart
       *[other] { $count } zestawu kart
    }.
tschak-piles = Twoje potwory: { $monsters } · twoje skarby: { $treasures }
tschak-nothing = nic

# Co się stało: do dziennika
tschak-event-keep-opened = Otwiera się wieża { $keep }. Od dołu: { $floors }. Łup: { $hauls }.
tschak-event-floor = { $monster } i { $treasure }
tschak-event-hand-taken =
    { $me ->
        [yes] Bierzesz karty: { $cards }.
       *[no] { $player } bierze { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }.
    }
tschak-event-choice-locked =
    { $me ->
        [yes] Twój wybór: { $choice }.
       *[no] Wybór zapadł: { $player }.
    }
tschak-event-choice-withdrawn =
    { $me ->
        [yes] Cofasz swój wybór.
       *[no] { $player } cofa swój wybór.
    }
tschak-event-cards-revealed = Piętro { $floor }, krok { $step }, karty odsłonięte: { $cards }.
tschak-event-mistake-found =
    { $me ->
        [yes] W twojej drużynie powtarza się typ
       *[no] { $player }: w drużynie powtarza się typ
    }; do wymiany: { $exchange ->
        [one] { $exchange } karta
        [few] { $exchange } karty
        [many] { $exchange } kart
       *[other] { $exchange } karty
    } [{ $clause }].
tschak-event-cards-exchanged =
    { $me ->
        [yes] Cofasz { $returned } i zagrywasz w zamian { $taken }.
       *[no] { $player } cofa { $returned } i zagrywa w zamian { $taken }.
    }
tschak-event-floor-decided =
    Piętro { $floor } rozstrzygnięte. Skarb: { $treasure } → { $treasureseat }, siła { $best } [{ $treasureclause }]. Potwór: { $monster } → { $monsterseat }, siła { $worst } [{ $monsterclause }].
tschak-event-loot-shared = Łup wieży { $keep }: { $cards }. Złoto: { $gold }.
tschak-event-hands-passed = Karty ze wszystkich miejsc przechodzą o jedno miejsce w lewo, także te w drodze.
tschak-event-elixir-used =
    { $me ->
        [yes] Twój eliksir odrzuca
       *[no] { $player }: eliksir odrzuca
    }: { $discardedcount ->
        [0] { tschak-nothing }
       *[other] { $discarded }
    }.
tschak-event-game-scored = Gra skończona: { $scores }.

# Chwile rozstrzygnięcia
tschak-floor-title = Wieża { $keep }, piętro { $floor }: kto wygrał i dlaczego
tschak-column-player = Gracz
tschak-column-team = Drużyna
tschak-column-strength = Siła
tschak-column-next = Wyżej niż następny
tschak-by-strength = większa siła
tschak-by-wizard = lepszy czarodziej
tschak-by-warrior = lepszy wojownik
tschak-by-dwarf = lepszy krasnolud
tschak-takes-treasure = Skarb: { $card } ({ $worth }) → { $player }
tschak-takes-monster = Potwór: { $card } ({ $worth }) → { $player }
tschak-copies = Kameleony naśladują najlepszego cudzego czarodzieja: { $strength }.
tschak-loot-title = Łup wieży { $keep }
tschak-column-last-card = Ostatnia karta
tschak-column-gold = Złoto
tschak-loot-none = nie bierze udziału
tschak-travel-title = Karty idą w lewo
tschak-travel-line = { $giver } → { $taker }

# Arkusz punktów
tschak-score-title = Arkusz punktów
tschak-score-gold = złoto
tschak-score-chests = skrzynie
tschak-score-curses = klątwy
tschak-score-square-gain = pierścienie
tschak-score-per-monster = trofeum
tschak-score-spare-monster = eliksir
tschak-score-creatures = stwory
tschak-score-square-loss = troglodyci
tschak-score-discarded = odrzucone
tschak-score-total = Razem
tschak-score-place = Miejsce
tschak-score-monsters = Potwory
tschak-winner-you =
    Wygrywasz: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }!
tschak-winner-one =
    Wygrywa { $player }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
tschak-winner-shared =
    Wspólne zwycięstwo: { $players }, po { $score ->
        [one] { $score } punkcie
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }.
tschak-winner-by-monsters = Punktów po równo, więc decyduje mniejsza liczba potworów.
tschak-removed = Nie brały udziału w grze: { $cards }.

# Ustawienia stołu
tschak-option-table = Zasada drużyny
tschak-option-table-guided = z podpowiedzią: można wybrać tylko poprawną drużynę
tschak-option-table-strict = surowo: błędy są możliwe i karane
tschak-option-history = Pamięć
tschak-option-history-open = otwarta: wszystko, co było widać, można sprawdzić
tschak-option-history-memory = z pamięci: widać tylko bieżące piętro
tschak-option-elixir = Eliksir
tschak-option-elixir-automatic = sam: odrzuca to, co najkorzystniejsze
tschak-option-elixir-manual = ręcznie: wybiera właściciel

# Zasady na jednej stronie
tschak-rules-title = Tschak! w minutę
tschak-rules =
    Cztery wieże po trzy piętra; na każdym piętrze czekają potwór i skarb.
    Masz dziesięć kart: trzech czarodziejów, trzech wojowników, trzech krasnoludów i artefakt. Na każdym piętrze zbierasz drużynę z trzech różnych typów.
    Piętro 1: po jednej karcie. Piętro 2: jedna karta, potem dwie. Piętro 3: trzy naraz. Wszyscy wybierają w tajemnicy i odsłaniają jednocześnie.
    Siła drużyny to suma jej kart. Kameleon naśladuje najlepszego cudzego czarodzieja z liczbą; z artefaktem słabszy z towarzyszy liczy się podwójnie.
    Najsilniejsza drużyna bierze skarb, nawet przeklęty; najsłabsza — potwora. Przy równej sile: lepszy czarodziej, potem wojownik, potem krasnolud.
    Dziesiąta karta walczy o złoto wieży: najwyższa liczba dostaje najwięcej, kameleon i artefakt nic.
    Potem karty ze wszystkich miejsc przechodzą o jedno miejsce w lewo i otwiera się następna wieża.
    Po czterech wieżach liczą się złoto, skrzynie, pierścienie do kwadratu i trofeum; czaszki i troglodyci do kwadratu zabierają punkty. Eliksir uwolni cię od jednego potwora.
    Klucze kart: W czarodziej, CM kameleon, F wojownik, D krasnolud, AR artefakt; liczba to siła, ostatnia litera to broń.

## browser

tschak-tagline = Cztery wieże po trzy piętra i dziesięcioro śmiałków na ręce: najsilniejsza drużyna bierze skarb, najsłabsza wraca do domu z potworem.
tschak-keep = Wieża { $keep }
tschak-floor = Piętro { $floor }
tschak-my-team = Twoja drużyna
tschak-my-hand =
    Na ręce: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
tschak-face-down = zakryta
tschak-has-chosen = wybór zapadł
tschak-thinking = myśli
tschak-holds = Jeszcze na ręce: { $types }
tschak-piles-spoken = { $player }: złoto { $gold }, skarby { $treasures }, potwory { $monsters }
tschak-piles-empty = Jeszcze nic nie zdobyto.
tschak-piles-closed = Przy tym stole do stosu może zajrzeć tylko właściciel.
tschak-takes = bierze: { $card }
tschak-no-gold = bez złota
tschak-card-history = Wieża { $keep }, piętro { $floor }: { $name }

# Słowa gry Enchanters

enchanters-title = Enchanters
enchanters-author = Autorem gry jest Rafał Cywicki.
enchanters-tagline = Podróżuj, bierz, co znajdziesz, i kładź na tym, co masz: wygrywa ten, kto ma najwięcej chwały i najmniej ran.

# Nazwy
enchanters-artifact = { $item } { $enchantment }
enchanters-kingdom-bandits = Bandyci
enchanters-kingdom-cultists = Kultyści
enchanters-kingdom-dracons = Drakonidy
enchanters-kingdom-gnolls = Gnolle
enchanters-kingdom-goblins = Gobliny
enchanters-kingdom-unicorns = Jednorożce
enchanters-class-item = Przedmiot
enchanters-class-enchantment = Zaklęcie
enchanters-class-monster = Potwór
enchanters-class-dragon = Smok
enchanters-class-village = Wioska
enchanters-name-fist = Pięść
enchanters-name-enchanting = czarów
enchanters-name-scimitar = Bułat
enchanters-name-dagger = Sztylet
enchanters-name-trap = Pułapka
enchanters-name-greed = chciwości
enchanters-name-thieves = złodziei
enchanters-name-bribery = przekupstwa
enchanters-name-bandit = Bandyta
enchanters-name-highwayman = Rozbójnik
enchanters-name-pirate-captain = Kapitan piratów
enchanters-name-golden-dragon = Złoty smok
enchanters-name-sickle = Sierp
enchanters-name-whip = Bicz
enchanters-name-voodoo-doll = Lalka voodoo
enchanters-name-leeches = pijawek
enchanters-name-pain = bólu
enchanters-name-blood = krwi
enchanters-name-cultist = Kultysta
enchanters-name-black-knight = Czarny rycerz
enchanters-name-elder-being = Pradawna istota
enchanters-name-shadow-dragon = Smok cienia
enchanters-name-long-sword = Długi miecz
enchanters-name-flail = Korbacz
enchanters-name-dragon-spear = Smocza włócznia
enchanters-name-dragon = smoka
enchanters-name-frenzy = szału
enchanters-name-scales = łusek
enchanters-name-serpent-fly = Wężomucha
enchanters-name-dracon = Drakonid
enchanters-name-dragon-turtle = Smoczy żółw
enchanters-name-great-wyrm = Wielki żmij
enchanters-name-bolas = Bola
enchanters-name-necklace = Naszyjnik
enchanters-name-hunting-bow = Łuk myśliwski
enchanters-name-rage = gniewu
enchanters-name-glory = chwały
enchanters-name-hunt = łowów
enchanters-name-gnoll = Gnoll
enchanters-name-manticore = Mantykora
enchanters-name-roc = Ptak Rok
enchanters-name-bronze-dragon = Spiżowy smok
enchanters-name-axe = Topór
enchanters-name-helmet = Hełm
enchanters-name-leather-armour = Skórzana zbroja
enchanters-name-fire = ognia
enchanters-name-stone = kamienia
enchanters-name-forging = kuźni
enchanters-name-goblin = Goblin
enchanters-name-ogre = Ogr
enchanters-name-giant = Olbrzym
enchanters-name-iron-dragon = Żelazny smok
enchanters-name-quarterstaff = Kostur
enchanters-name-herb-pouch = Sakwa zielarska
enchanters-name-silver-bow = Srebrny łuk
enchanters-name-regeneration = regeneracji
enchanters-name-light = światła
enchanters-name-mercy = miłosierdzia
enchanters-name-unicorn = Jednorożec
enchanters-name-treant = Drzewiec
enchanters-name-phoenix = Feniks
enchanters-name-pink-dragon = Różowy smok
enchanters-name-normaltown = Normalnów
enchanters-name-dwarfburg = Krasnogród
enchanters-name-port-aurisan = Port Aurisan
enchanters-name-dracopolis = Drakopolis
enchanters-name-hateville = Nienawistów
enchanters-name-holy-grove = Święty Gaj
enchanters-name-temple-of-epiona = Świątynia Epiony
enchanters-name-sleepy-rock = Senna Skała
enchanters-name-foxenfurt = Lisi Bród
enchanters-name-north-ridge = Północna Grań
enchanters-name-chapel-of-soulfire = Kaplica Ognia Dusz
enchanters-name-alea = Alea
enchanters-name-bloodhaven = Krwawa Przystań
enchanters-name-cave-of-fools = Jaskinia Głupców
enchanters-name-deep-tower = Głęboka Wieża
enchanters-name-garden-of-thorns = Ogród Cierni
enchanters-name-old-hunters-keep = Twierdza Starego Łowcy
enchanters-name-pyrkonia = Pyrkonia
enchanters-name-red-gorge-forge = Kuźnia w Czerwonym Wąwozie
enchanters-name-scarabvan = Skarabwan
enchanters-name-sellsword-camp = Obóz Najemników

# Co mówi karta
enchanters-kind-now =
    { $creature ->
        [yes] Gdy pokonasz: { $effects }
       *[no] Gdy weźmiesz: { $effects }
    }
enchanters-kind-act = { $cost }: { $effects }
enchanters-below-line = Pod linią: { $sentence }
enchanters-sentence = { $text }.
enchanters-kind-act-free = Akcja: { $effects }
enchanters-kind-multi = Dowolną liczbę razy: { $cost }: { $effects }
enchanters-kind-rest = Odpoczynek: { $effects }
enchanters-kind-rest-cost = Odpoczynek, { $cost }: { $effects }
enchanters-kind-on-turn = Na początku twojej tury: { $effects }
enchanters-kind-on-slay = Po pokonaniu potwora: { $effects }
enchanters-kind-on-mauled = Po ranie od stwora: { $effects }
enchanters-kind-on-rested = Po odpoczynku: { $effects }
enchanters-kind-on-slay-dragon = Po pokonaniu smoka: { $effects }
enchanters-kind-on-took-item = Po wzięciu przedmiotu: { $effects }
enchanters-kind-on-took-enchantment = Po wzięciu zaklęcia: { $effects }
enchanters-kind-against-monster = Przeciw potworom: { $effects }
enchanters-kind-against-dragon = Przeciw smokom: { $effects }
enchanters-kind-score = Koniec gry: { $points } chwały { $per }
enchanters-kind-double = Podwójne obrażenia
enchanters-kind-sweep = Atakuje wszystkich graczy
enchanters-kind-cap = Podróż nigdy nie kosztuje więcej niż { $value ->
        [1] 1 kryształ
        [few] { $value } kryształy
       *[other] { $value } kryształów
    }
enchanters-kind-stronger = Każdy potwór i smok ma +{ $value } siły
enchanters-kind-start = Przygotowanie: wszyscy zaczynają z { $value ->
        [1] 1 kryształem
       *[other] { $value } kryształami
    } zamiast 5
enchanters-cost-crystals = zapłać { $n ->
        [1] 1 kryształ
        [few] { $n } kryształy
       *[other] { $n } kryształów
    }
enchanters-cost-wounds = przyjmij { $n ->
        [1] 1 ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
enchanters-cost-defense = strać na tę turę { $n } obrony
enchanters-cost-monster = odrzuć jednego ze swoich potworów
enchanters-cost-this = odrzuć tę kartę
enchanters-cost-mend = inny gracz leczy dokładnie { $n ->
        [1] 1 swoją ranę
        [few] { $n } swoje rany
       *[other] { $n } swoich ran
    }
enchanters-do-attack = { $n } ataku
enchanters-do-defense = { $n } obrony
enchanters-do-crystals = weź { $n ->
        [1] 1 kryształ
        [few] { $n } kryształy
       *[other] { $n } kryształów
    }
enchanters-do-heal = ulecz { $n }
enchanters-do-rob = zrabuj innemu graczowi do { $n ->
        [1] 1 kryształu
       *[other] { $n } kryształów
    }
enchanters-do-shift = przenieś do { $n ->
        [1] 1 swojej rany
       *[other] { $n } swoich ran
    } na innego gracza
enchanters-do-hurt-me = otrzymujesz { $n ->
        [1] 1 ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
enchanters-do-hurt-one = inny gracz otrzymuje { $n ->
        [1] 1 ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
enchanters-do-hurt-others = wszyscy inni otrzymują { $n ->
        [1] 1 ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
enchanters-do-hurt-any = wskazany przez ciebie gracz (także ty) otrzymuje { $n ->
        [1] 1 ranę
        [few] { $n } rany
       *[other] { $n } ran
    }
enchanters-do-fine-me = tracisz { $n ->
        [1] 1 kryształ
        [few] { $n } kryształy
       *[other] { $n } kryształów
    }
enchanters-do-fine-one = inny gracz traci { $n ->
        [1] 1 kryształ
        [few] { $n } kryształy
       *[other] { $n } kryształów
    }
enchanters-do-fine-others = wszyscy inni tracą { $n ->
        [1] 1 kryształ
        [few] { $n } kryształy
       *[other] { $n } kryształów
    }
enchanters-do-fine-any = wskazany przez ciebie gracz (także ty) traci { $n ->
        [1] 1 kryształ
        [few] { $n } kryształy
       *[other] { $n } kryształów
    }
enchanters-do-discard-me = odrzuć jednego ze swoich potworów
enchanters-do-discard-one = inny gracz odrzuca potwora
enchanters-do-discard-others = wszyscy inni odrzucają po potworze
enchanters-do-discard-any = wskazany przez ciebie gracz (także ty) odrzuca potwora
enchanters-do-claim = inny gracz oddaje ci potwora, który trafia pod tę kartę
enchanters-do-gift = oddaj tę kartę innemu graczowi, na wierzch jego stosu przedmiotów
enchanters-do-graveyard = rusz w podróż do wierzchniej karty cmentarza
enchanters-do-free = twoja podróż w tej turze nic nie kosztuje
enchanters-do-swap = zamień miejscami dwie karty szlaku
enchanters-per-attack = { $k ->
        [1] za każdy punkt twojego ataku
        [few] za każde { $k } punkty twojego ataku
       *[other] za każde { $k } punktów twojego ataku
    }
enchanters-per-defense = { $k ->
        [1] za każdy punkt twojej obrony
        [few] za każde { $k } punkty twojej obrony
       *[other] za każde { $k } punktów twojej obrony
    }
enchanters-per-monsters = { $k ->
        [1] za każdego potwora
        [few] za każde { $k } potwory
       *[other] za każde { $k } potworów
    }
enchanters-per-dragons = { $k ->
        [1] za każdego smoka
        [few] za każde { $k } smoki
       *[other] za każde { $k } smoków
    }
enchanters-per-trophies = { $k ->
        [1] za każdego potwora lub smoka
        [few] za każde { $k } potwory lub smoki
       *[other] za każde { $k } potworów lub smoków
    }
enchanters-per-items = { $k ->
        [1] za każdy przedmiot
        [few] za każde { $k } przedmioty
       *[other] za każde { $k } przedmiotów
    }
enchanters-per-enchantments = { $k ->
        [1] za każde zaklęcie
        [few] za każde { $k } zaklęcia
       *[other] za każde { $k } zaklęć
    }
enchanters-per-pairs = { $k ->
        [1] za każdą parę przedmiotu i zaklęcia
        [few] za każde { $k } pary przedmiotu i zaklęcia
       *[other] za każde { $k } par przedmiotu i zaklęcia
    }
enchanters-per-wounds = { $k ->
        [1] za każdą swoją ranę
        [few] za każde { $k } swoje rany
       *[other] za każde { $k } swoich ran
    }
enchanters-per-crystals = { $k ->
        [1] za każdy kryształ
        [few] za każde { $k } kryształy
       *[other] za każde { $k } kryształów
    }
enchanters-per-track-creatures = { $k ->
        [1] za każdego potwora lub smoka na szlaku
        [few] za każde { $k } potwory lub smoki na szlaku
       *[other] za każde { $k } potworów lub smoków na szlaku
    }
enchanters-per-track-artifacts = { $k ->
        [1] za każdy przedmiot lub zaklęcie na szlaku
        [few] za każde { $k } przedmioty lub zaklęcia na szlaku
       *[other] za każde { $k } przedmiotów lub zaklęć na szlaku
    }
enchanters-creature = siła { $strength }, życie { $health }
enchanters-upper = na wierzchu: { $icons }
enchanters-lower = zawsze: { $icons }
enchanters-icon-attack = { $n } ataku
enchanters-icon-defense = { $n } obrony
enchanters-icon-glory = { $n } chwały

# Dlaczego odpowiedź jest odrzucona
enchanters-objection-nothing-to-withdraw = Nie ma czego cofać: w tej grze nic nie wybiera się w tajemnicy.
enchanters-objection-game-over = Gra jest skończona; zacznij nową, aby grać dalej.
enchanters-objection-not-asked = Teraz nikt cię nie pyta; poczekaj na innych.
enchanters-objection-draft-a-kingdom = Wybierz jedno z pozostałych królestw, na przykład: draft gnolls.
enchanters-objection-choose-two-spaces = Podaj dwa różne pola szlaku od 1 do { $spaces }, na przykład: swap 1 2.
enchanters-objection-no-withdrawal = Podróż jest opłacona i walka trwa; użyj akcji albo idź dalej.
enchanters-objection-major-first = Zanim skończysz turę, musisz podróżować albo odpocząć.
enchanters-objection-major-done = Podróż lub odpoczynek już za tobą; użyj akcji albo zakończ turę.
enchanters-objection-no-such-window = Teraz nie ma takiej chwili; zdarza się w walce.
enchanters-objection-nobody-to-name = Teraz nie trzeba nikogo wskazywać.
enchanters-objection-nothing-to-drop = Teraz nie trzeba oddawać potwora.
enchanters-objection-no-swap = Teraz nie można zamieniać kart.
enchanters-objection-name-first = Najpierw wskaż gracza, na przykład: name 1.
enchanters-objection-not-so-wounded = Ten gracz ma mniej niż { $wounds ->
        [1] 1 ranę
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }; wskaż innego.
enchanters-objection-name-another = Tego gracza nie możesz wskazać; wskaż innego.
enchanters-objection-drop-first = Najpierw wybierz jednego ze swoich potworów, na przykład: drop GNO-M1.1.
enchanters-objection-dragon-is-no-monster = { $card } to smok, a smok nie jest potworem; wybierz potwora.
enchanters-objection-not-your-monster = { $card } nie jest twoim potworem; wybierz ze swojego stosu.
enchanters-objection-no-such-space = Na polu { $space } nie ma karty; na szlaku: { $spaces ->
        [1] 1 karta
        [few] { $spaces } karty
       *[other] { $spaces } kart
    }.
enchanters-objection-journey-too-dear = Ta podróż kosztuje { $price ->
        [1] 1 kryształ
        [few] { $price } kryształy
       *[other] { $price } kryształów
    }, masz { $crystals }; wybierz bliższą kartę albo odpocznij.
enchanters-objection-covered = { $card } jest zakryta; ta akcja działa tylko wtedy, gdy karta leży na wierzchu.
enchanters-objection-not-yours = { $card } nie leży przed tobą; użyj swoich wierzchnich kart albo wioski.
enchanters-objection-already-used = Ta akcja karty { $card } była już użyta w tej turze; w następnej znów będzie gotowa.
enchanters-objection-costs-crystals = To kosztuje { $price ->
        [1] 1 kryształ
        [few] { $price } kryształy
       *[other] { $price } kryształów
    }, masz { $crystals }.
enchanters-objection-costs-defense = To kosztuje { $price } obrony, masz { $defense }.
enchanters-objection-costs-a-monster = To kosztuje potwora, a nie masz żadnego.
enchanters-objection-nobody-so-wounded = Nikt inny nie ma tylu ran do wyleczenia: { $wounds ->
        [one] { $wounds }
       *[other] { $wounds }
    }.
enchanters-objection-cost-unpayable = Nie możesz zapłacić tej ceny.
enchanters-objection-unknown-card = Nie ma karty „{ $card }”; karty zapisuje się tak: GNO-M1.1.
enchanters-objection-unknown-kingdom = Nie ma królestwa „{ $kingdom }”.
enchanters-objection-unknown-ability = „{ $said }” nie ma takiej akcji; napisz kartę albo wioskę i numer, na przykład: use village.3.
enchanters-objection-wrong-word = Tutaj mówi się „{ $word }”.
enchanters-objection-no-such-village = W tej talii nie ma wioski „{ $value }”.
enchanters-objection-no-such-kingdom = W tej talii nie ma królestwa „{ $value }”.
enchanters-objection-not-understood = Nie rozumiem „{ $said }”. Wybierz numer albo napisz na przykład: journey 1.

# Punkty zasad w jednym zdaniu
enchanters-clause-E-08 = Smok nigdy nie jest potworem, a potwór nigdy nie jest smokiem.
enchanters-clause-E-10 = Górna część karty działa tylko, póki karta leży na wierzchu stosu.
enchanters-clause-E-13 = Używasz wioski i własnych odkrytych kart, nigdy cudzych.
enchanters-clause-E-19 = Każde królestwo jest w grze raz; wybiera się po kolei.
enchanters-clause-E-27 = Gracze wykonują tury po kolei.
enchanters-clause-E-29 = W turze jest jedna podróż albo jeden odpoczynek i dowolnie wiele akcji pobocznych.
enchanters-clause-E-30 = Nie wolno pasować: podróżuj albo odpocznij.
enchanters-clause-E-32 = To, co się zaczęło, kończy się przed wszystkim innym.
enchanters-clause-E-33 = Turę kończysz sam, po podróży albo odpoczynku.
enchanters-clause-E-37 = Cenę płaci się w całości, inaczej akcji nie można wybrać.
enchanters-clause-E-40 = Każda akcja raz na turę, chyba że wolno jej używać dowolną liczbę razy.
enchanters-clause-E-45 = Obroną i cudzymi ranami można płacić tylko, gdy są.
enchanters-clause-E-47 = Na szlaku leży do sześciu kart, pole 1 przy wiosce.
enchanters-clause-E-52 = Zamiana przesuwa dwie karty szlaku; walka trwa z tym samym stworem.
enchanters-clause-E-53 = Jeden odpoczynek na turę, w wiosce albo na jednej z twoich wierzchnich kart.
enchanters-clause-E-58 = Podróż kosztuje kryształ za każdą kartę między twoją a wioską.
enchanters-clause-E-74 = Gdy atak jest co najmniej równy życiu stwora, wygrywasz.
enchanters-clause-E-77 = W walce możesz działać przed ciosem stwora i jeszcze raz przed własnym.
enchanters-clause-E-78 = Opłaconej podróży nie można odwołać.
enchanters-clause-E-84 = Przegrana walka też kosztuje pierwszą kartę szlaku na koniec tury.
enchanters-clause-E-91 = Cel wskazuje gracz, którego jest tura.
enchanters-clause-E-92 = Właściciel wybiera, który jego potwór odejdzie, z dowolnego miejsca stosu.
enchanters-clause-E-105 = Oddany potwór trafia pod nowe trofeum.
enchanters-clause-E-117 = Gra kończy się, gdy talia i szlak są puste.
enchanters-clause-E-122 = Przy remisie: mniej ran, potem więcej kryształów, potem wspólne zwycięstwo.
enchanters-clause-E-130 = Ukryta jest tylko kolejność talii; nikt nie ma tajemnic.

# O co się pyta
enchanters-ask-drafting = Wybierz królestwo do tej gry.
enchanters-ask-choosing = Podróżuj do karty szlaku albo odpocznij.
enchanters-ask-done = Użyj akcji albo zakończ turę.
enchanters-ask-facing =
    { $card } zaraz uderzy: { $wounds ->
        [0] żadnej rany dla ciebie
        [1] 1 rana dla ciebie
        [few] { $wounds } rany dla ciebie
       *[other] { $wounds } ran dla ciebie
    }. Użyj akcji albo idź dalej.
enchanters-ask-striking =
    { $missing ->
        [0] Twój atak wystarczy: { $card }.
       *[other] Brakuje ataku: { $missing } ({ $card }).
    } Użyj akcji albo uderz.
enchanters-ask-naming = { $source }: wskaż gracza. { $text }.
enchanters-ask-dropping = Wybierz jednego ze swoich potworów do odrzucenia.
enchanters-ask-handing-over = Wybierz jednego ze swoich potworów do oddania. Dostanie: { $player }.
enchanters-ask-swapping = Wybierz dwie karty szlaku do zamiany.
enchanters-fight =
    { $wounds ->
        [0] bez ran
        [1] 1 rana
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }, { $missing ->
        [0] atak wystarczy
       *[other] brakuje ataku: { $missing }
    }, chwała { $glory }{ $outlook ->
        [hopeless] ; teraz beznadziejne
       *[open] {""}
    }
enchanters-fight-actions = da się wygrać: { $actions }
enchanters-fight-first = przed podróżą: { $actions }
enchanters-plan-drop = odrzuć: { $card }
enchanters-option-draft = { $kingdom }
enchanters-option-drop = { $card }
enchanters-option-journey = { $spacecard }, cena: { $spaceprice ->
        [0] nic
        [1] 1 kryształ
        [few] { $spaceprice } kryształy
       *[other] { $spaceprice } kryształów
    }
enchanters-option-end = Zakończ turę
enchanters-option-go-on = Dalej: czekaj na cios
enchanters-option-strike = Uderz
enchanters-option-name = { $player }
enchanters-option-rest = { $ability }
enchanters-option-swap = zamień { $firstcard } i { $secondcard }
enchanters-option-use = { $ability }

# Stół
enchanters-status-drafting = Wybór królestw
enchanters-village = Wioska: { $village }
enchanters-track = Szlak
enchanters-deck = Talia { $size } · cmentarz { $graveyard }
enchanters-set-aside = Na dnie talii: { $cards }
enchanters-lower-half = Smoki leżą wśród kart przed nimi, liczba kart: { $count }.
enchanters-graveyard-top = Na wierzchu cmentarza: { $card }
enchanters-kingdoms = Królestwa: { $kingdoms }
enchanters-player = atak { $attack } · obrona { $defense } · kryształy { $crystals } · rany { $wounds } · wynik { $score }
enchanters-trophies = Trofea: { $cards }

# Co się stało
enchanters-event-kingdom-drafted =
    { $me ->
        [yes] Wybierasz: { $kingdom }.
       *[no] { $player } wybiera: { $kingdom }.
    }
enchanters-event-game-opened = Wioska: { $village }. Królestwa: { $kingdoms }. Na szlaku: { $track }.
enchanters-event-turn-began =
    { $me ->
        [yes] Tura { $turn }: twoja.
       *[no] Tura { $turn }: { $player }.
    }
enchanters-event-journey-made =
    { $me ->
        [yes] Podróżujesz: { $card }. Cena: { $price ->
            [0] nic
            [1] 1 kryształ
            [few] { $price } kryształy
           *[other] { $price } kryształów
        }.
       *[no] { $player } podróżuje: { $card }. Cena: { $price ->
            [0] nic
            [1] 1 kryształ
            [few] { $price } kryształy
           *[other] { $price } kryształów
        }.
    }
enchanters-event-graveyard-sought =
    { $me ->
        [yes] Idziesz na cmentarz: { $cardhidden ->
            [yes] nic
           *[no] { $card }
        }.
       *[no] { $player } idzie na cmentarz: { $cardhidden ->
            [yes] nic
           *[no] { $card }
        }.
    }
enchanters-event-rest-taken =
    { $me ->
        [yes] Odpoczywasz. { $ability }.
       *[no] { $player } odpoczywa. { $ability }.
    }
enchanters-event-action-used =
    { $me ->
        [yes] Używasz: { $source }. { $ability }.
       *[no] { $player } używa: { $source }. { $ability }.
    }
enchanters-event-trigger-fired = { $source } ({ $player }). { $ability }.
enchanters-event-bonus-changed =
    { $value ->
        [attack] { $player }: { $change } ataku.
       *[defense] { $player }: { $change } obrony.
    }
enchanters-event-crystals-changed = { $player }: kryształy { $change }.
enchanters-event-wounds-changed = { $player }: rany { $change }.
enchanters-event-player-named =
    { $me ->
        [yes] Wskazujesz: { $namedme ->
            [yes] siebie
           *[no] { $named }
        }.
       *[no] { $player } wskazuje: { $namedme ->
            [yes] ciebie
           *[no] { $named }
        }.
    }
enchanters-event-card-discarded =
    { $me ->
        [yes] Odrzucasz: { $card }.
       *[no] { $player } odrzuca: { $card }.
    }
enchanters-event-monster-handed-over = { $giver } → { $player }: { $card }.
enchanters-event-card-given = { $player } → { $taker }: { $card }.
enchanters-event-journey-freed =
    { $me ->
        [yes] Twoja podróż w tej turze nic nie kosztuje.
       *[no] { $player } w tej turze podróżuje za darmo.
    }
enchanters-event-cards-swapped = { $cards } zamieniają się miejscami.
enchanters-event-creature-attacked = { $card } uderza z siłą { $strength }. Rany: { $wounds }.
enchanters-event-fight-won =
    { $me ->
        [yes] Wygrywasz: { $card }. Atak { $attack } przeciw życiu { $health }.
       *[no] { $player } wygrywa: { $card }. Atak { $attack } przeciw życiu { $health }.
    }
enchanters-event-fight-lost =
    { $me ->
        [yes] Przegrywasz: { $card }. Atak { $attack } przeciw życiu { $health }.
       *[no] { $player } przegrywa: { $card }. Atak { $attack } przeciw życiu { $health }.
    }
enchanters-event-card-taken =
    { $me ->
        [yes] Bierzesz: { $card }.
       *[no] { $player } bierze: { $card }.
    }
enchanters-event-card-placed =
    { $me ->
        [yes] Teraz masz: { $card }.
       *[no] Teraz { $player } ma: { $card }.
    }
enchanters-event-card-drawn = Nowa karta szlaku: { $card }.
enchanters-event-track-discarded = Odrzucono ze szlaku: { $card }.
enchanters-event-game-scored = Gra jest skończona: { $scores }.

# Wynik
enchanters-score-title = Wynik
enchanters-score-player = Gracz
enchanters-score-glory = Chwała
enchanters-score-village = Wioska
enchanters-score-wounds = Rany
enchanters-score-total = Wynik
enchanters-score-place = Miejsce
enchanters-removed = Nie było w grze: { $cards }.

# Warianty
enchanters-option-invasion = Długość gry
enchanters-option-invasion-standard = zwykła: całe talie
enchanters-option-invasion-fast = szybka: o pięć kart mniej na gracza
enchanters-option-invasion-super-fast = bardzo szybka: krótkie talie, po 13 tur
enchanters-option-depths = Smoki w głębinach
enchanters-option-depths-no = nie: smoki leżą wszędzie
enchanters-option-depths-yes = tak: smoki leżą w dolnej połowie
enchanters-option-kingdoms = Królestwa
enchanters-option-kingdoms-random = losowo
enchanters-option-kingdoms-draft = wybór po kolei
enchanters-option-kingdoms-bandits = { enchanters-kingdom-bandits }
enchanters-option-kingdoms-cultists = { enchanters-kingdom-cultists }
enchanters-option-kingdoms-dracons = { enchanters-kingdom-dracons }
enchanters-option-kingdoms-gnolls = { enchanters-kingdom-gnolls }
enchanters-option-kingdoms-goblins = { enchanters-kingdom-goblins }
enchanters-option-kingdoms-unicorns = { enchanters-kingdom-unicorns }
enchanters-option-village = Wioska
enchanters-option-village-random = losowo
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

# Zasady na jednej stronie
enchanters-rules-title = Enchanters w minutę
enchanters-rules =
    Budujesz artefakt ze stosu przedmiotów i stosu zaklęć; pokonane stwory tworzą trzeci stos.
    Nowa karta zakrywa poprzednią, z której liczy się już tylko dolny pasek; akcje mają karty na wierzchu.
    W swojej turze podróżujesz albo odpoczywasz i używasz tylu akcji pobocznych, na ile cię stać, każdej raz, chyba że napisano inaczej.
    Podróż kosztuje kryształ za każdą pominiętą kartę. Przedmiot lub zaklęcie po prostu bierzesz, stwora trzeba pokonać.
    Stwór uderza pierwszy: jego siła minus twoja obrona to rany. Potem twój atak musi dorównać jego życiu.
    Możesz działać przed jego ciosem i przed swoim. Przegrana walka zostawia rany i kosztuje pierwszą kartę szlaku.
    Odpoczynek daje kryształy albo leczy; na koniec tury pierwsza karta szlaku jest odrzucana.
    Gra kończy się, gdy talia i szlak są puste. Wynik: chwała wszystkich kart i wioski minus jeden za każdą ranę.
    Karty zapisuje się KRÓLESTWO-KARTA.KOPIA: GNO-M1.3 to trzecia kopia pierwszego potwora gnolli.

# Przy stole w przeglądarce
enchanters-where =
    { $phase ->
        [over] Gra jest skończona
        [drafting] { enchanters-status-drafting }
       *[other] Tura { $turnnumber }
    }
enchanters-key-cards = wybierz kartę szlaku
enchanters-price = pole { $space }, { $price ->
        [0] za darmo
        [1] jeden kryształ
        [few] { $price } kryształy
       *[other] { $price } kryształów
    }
enchanters-pile-items = Przedmioty: { $count }
enchanters-pile-enchantments = Zaklęcia: { $count }
enchanters-pile-creatures = Trofea: { $count }
enchanters-mine = Twój artefakt
enchanters-attack = Atak
enchanters-defense = Obrona
enchanters-health = Życie
enchanters-has-crystals = Kryształy: { $count }
enchanters-has-wounds = Rany: { $count }
enchanters-has-score = Wynik teraz: { $count }
enchanters-breakdown = { $player }: atak i obrona
enchanters-breakdown-open = { $player }: atak { $attack }, obrona { $defense }. Pokaż, skąd się biorą.
enchanters-from = Skąd
enchanters-together = Razem
enchanters-part-upper = na wierzchu
enchanters-part-lower = dolny pasek
enchanters-part-against = przeciw tej istocie
enchanters-part-bonus = premia tej tury
enchanters-used = użyte w tej turze
enchanters-thinking = odpowiada
enchanters-show-piles = Stosy gracza { $player }
enchanters-drafted = wybrane
enchanters-free-journey = Podróż w tej turze jest za darmo.
enchanters-discard-mark = Na koniec tury karta z pola 1 jest odrzucana.
enchanters-heap-deck = Talia: { $count }
enchanters-heap-graveyard = Cmentarz: { $count }
enchanters-deck-note =
    { $count ->
        [0] Kolejności talii nikt nie zna.
       *[other] Kolejności talii nikt nie zna, ale na samym dole leżą te istoty.
    }
enchanters-graveyard-note = Wierzchnia karta jest pierwsza.
enchanters-confirm =
    { $verb ->
        [journey] { $spacecardkind ->
            [monster] W drogę i do walki
            [dragon] W drogę i do walki
           *[other] W drogę
        }
       *[other] { $phase ->
            [naming] Wskaż
            [dropping] Oddaj
            [swapping] Zamień
            [drafting] Wybierz
           *[other] W drogę
        }
    }
enchanters-doubt =
    { $card }: w tej turze nie do pokonania, brakuje ataku: { $missing }, ran do przyjęcia: { $wounds }. Mimo to wyruszyć?
enchanters-doubt-first = { $card }: nie do pokonania, jeśli wyruszysz teraz. Najpierw: { $actions }. Mimo to wyruszyć?
enchanters-outlook = Siła { $strength }, życie { $health }, twój atak { $attack }:
enchanters-stage-won = { $card }: zwycięstwo
enchanters-stage-lost = { $card }: porażka
enchanters-stage-glory = Trofeum jest twoje: { $glory } chwały.
enchanters-stage-discard = Rany zostają, a na koniec tury przepada karta szlaku.
enchanters-winner =
    { $who ->
        [me] Wygrywasz z wynikiem { $score }!
        [many] { $players } dzielą zwycięstwo z wynikiem { $score }.
       *[one] Zwycięstwo: { $players }, wynik { $score }.
    }
enchanters-score-items = Przedmioty
enchanters-score-enchantments = Zaklęcia
enchanters-score-creatures = Trofea

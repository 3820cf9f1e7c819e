# Słowa Fetch Quest

fetch_quest-title = Fetch Quest
fetch_quest-tagline = Psy przeciw Ciszy: razem wykonacie cztery misje albo razem przejdziecie do odwrotu.

# Pojęcia
fetch_quest-resource-mind = umysł
fetch_quest-resource-skill = zręczność
fetch_quest-resource-war = walka
fetch_quest-resource-wild = ★
fetch_quest-resource-any = dowolnych
fetch_quest-tag-sage = Mędrzec
fetch_quest-tag-scout = Tropiciel
fetch_quest-tag-fang = Kieł
fetch_quest-tag-court = Dwór
fetch_quest-tag-abbey = Opactwo
fetch_quest-tag-road = Droga
fetch_quest-danger = Zagrożenie { $n }
fetch_quest-stamina = Wytrzymałość { $n }
fetch_quest-side-active = Zdolność aktywna
fetch_quest-side-retreat = Zdolność odwrotu

# Co mówi karta: zdanie na każdy czasownik
fetch_quest-do-draw = Dobierz { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
fetch_quest-do-draw-one = Gracz z aktywnym pionierem dobiera { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
fetch_quest-do-gain-mind = +{ $n } umysł.
fetch_quest-do-gain-skill = +{ $n } zręczność.
fetch_quest-do-gain-war = +{ $n } walka.
fetch_quest-do-gain-wild = +{ $n } ★.
fetch_quest-do-heal-self = Twój pionier odzyskuje { $n ->
        [one] { $n } wytrzymałość
        [few] { $n } wytrzymałości
        [many] { $n } wytrzymałości
       *[other] { $n } wytrzymałości
    }.
fetch_quest-do-heal-one = Jeden aktywny pionier odzyskuje { $n ->
        [one] { $n } wytrzymałość
        [few] { $n } wytrzymałości
        [many] { $n } wytrzymałości
       *[other] { $n } wytrzymałości
    }.
fetch_quest-do-heal-each = Każdy aktywny pionier odzyskuje { $n ->
        [one] { $n } wytrzymałość
        [few] { $n } wytrzymałości
        [many] { $n } wytrzymałości
       *[other] { $n } wytrzymałości
    }.
fetch_quest-do-shield = Odeprzyj zagrożenie: łącznie { $n } w najbliższej fazie wroga.
fetch_quest-do-hush = Bez aktywacji w najbliższej fazie wroga.
fetch_quest-do-scout = Odkryj wierzchnie wyzwania ({ $n }); połóż każde na talii lub pod nią.
fetch_quest-do-shift = Przesuń wyzwanie najwyżej o { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
        [many] { $n } miejsc
       *[other] { $n } miejsca
    }.
fetch_quest-do-flip = Zakryj wyzwanie o sumie wymagań { $n } lub mniej.
fetch_quest-do-refresh = Możesz odnowić wystawkę.
fetch_quest-do-acquire-pile = Włóż kartę z wystawki do ręki dowolnego gracza.
fetch_quest-do-acquire-top = Weź wierzchnią kartę fortuny.
fetch_quest-do-acquire-best = Weź najlepszą z { $n } wierzchnich kart fortuny.
fetch_quest-do-pass = Przekaż do { $n ->
        [one] { $n } karty
        [few] { $n } kart
        [many] { $n } kart
       *[other] { $n } kart
    } innemu graczowi.
fetch_quest-do-recover-self = Przywróć do { $n ->
        [one] { $n } karty
        [few] { $n } kart
        [many] { $n } kart
       *[other] { $n } kart
    } ze swojego stosu odrzuconych.
fetch_quest-do-recover-other = Włóż do { $n ->
        [one] { $n } karty
        [few] { $n } kart
        [many] { $n } kart
       *[other] { $n } kart
    } ze swojego stosu odrzuconych do ręki innego gracza.
fetch_quest-do-scrap = Usuń z gry do { $n ->
        [one] { $n } karty podstawowej
        [few] { $n } kart podstawowych
        [many] { $n } kart podstawowych
       *[other] { $n } kart podstawowych
    }.
fetch_quest-do-rally = Uratuj pioniera w odwrocie.
fetch_quest-do-wound-self = Twój pionier traci { $n ->
        [one] { $n } wytrzymałość
        [few] { $n } wytrzymałości
        [many] { $n } wytrzymałości
       *[other] { $n } wytrzymałości
    }.
fetch_quest-do-wound-left = Najbliższy aktywny pionier po lewej traci { $n ->
        [one] { $n } wytrzymałość
        [few] { $n } wytrzymałości
        [many] { $n } wytrzymałości
       *[other] { $n } wytrzymałości
    }.
fetch_quest-do-wound-each = Każdy aktywny pionier traci { $n ->
        [one] { $n } wytrzymałość
        [few] { $n } wytrzymałości
        [many] { $n } wytrzymałości
       *[other] { $n } wytrzymałości
    }.
fetch_quest-do-drop = Odrzuć { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
fetch_quest-do-rouse = Odkryj { $n ->
        [1] najniższe zakryte wyzwanie
        [few] { $n } najniższe zakryte wyzwania
        [many] { $n } najniższych zakrytych wyzwań
       *[other] { $n } najniższe zakryte wyzwania
    }.
fetch_quest-do-swarm = Aktywuje się także następne wyzwanie.
fetch_quest-do-spoil = { $n ->
        [1] Najstarsza karta wystawki odchodzi
        [few] Odchodzą { $n } najstarsze karty wystawki
        [many] Odchodzi { $n } najstarszych kart wystawki
       *[other] Odchodzą { $n } najstarsze karty wystawki
    }.
fetch_quest-do-weaken = Następny gracz dobiera o { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } mniej.
fetch_quest-mission-facedown = Przy sprawdzeniu co najmniej { $n } wyzwań kolejki musi być zakrytych.
fetch_quest-mission-seals = Złamcie trzy pieczęcie: umysłu, zręczności i walki; każda wymaga { $n } swojego typu w jednej próbie.
fetch_quest-mission-bounty = Pokonujcie wyzwania, aż suma ich zagrożenia wyniesie { $n }.
fetch_quest-mission-grand = Jedna próba: po { $n } każdego typu{ $more ->
        [0] {""}
       *[other] , i jeszcze { $more } dowolnych
    }.{ $bonus ->
        [0] {""}
       *[other] {" "}Każde zakryte wyzwanie daje { $bonus } ★.
    }

# Dlaczego odpowiedź odrzucono
fetch_quest-objection-too-soon = Jeden gest albo wskazanie na { $seconds } sekundy: poczekaj chwilę i powtórz.
fetch_quest-objection-claim-a-pioneer = Najpierw wybierz pioniera, na przykład: claim P3, albo powiedz: claim any.
fetch_quest-objection-retreated = Twój pionier jest w odwrocie: użyj zdolności odwrotu (ability) albo nie rób nic (skip).
fetch_quest-objection-choose-a-target = Wybierz cel, na przykład: attempt CA3, albo zrezygnuj z próby: skip.
fetch_quest-objection-play-cards = Zagraj kartę, na przykład: play F0M, albo zakończ próbę: close.
fetch_quest-objection-choose-an-action = Wybierz akcję: take z kartą, forage, ability albo give.
fetch_quest-objection-pay-first = Najpierw zapłać za zdolność kartą z ręki, na przykład: discard F0M.
fetch_quest-objection-choose-gifts = Wybierz karty do przekazania, na przykład: hand F0M, a potem: done.
fetch_quest-objection-discard-down = Odrzucaj, aż zostaną ci cztery karty, na przykład: discard F0M.
fetch_quest-objection-discard-for-activation = Aktywacja każe odrzucić kartę, na przykład: discard F0M.
fetch_quest-objection-name-a-player = Najpierw wskaż gracza, na przykład: name 1.
fetch_quest-objection-choose-to-flip = Wybierz wyzwanie do zakrycia, na przykład: flip CA3.
fetch_quest-objection-choose-to-move = Przesuń wyzwanie, na przykład: move CA3 5, albo żadne: stay.
fetch_quest-objection-put-back = Odłóż odkryte wyzwania, na przykład: top CA3 albo under CA3.
fetch_quest-objection-refresh-or-keep = Powiedz, czy odnowić wystawkę: refresh albo keep.
fetch_quest-objection-take-from-pile = Weź kartę z wystawki, na przykład: take FM1.
fetch_quest-objection-take-one = Weź jedną z oglądanych kart, na przykład: take FM1.
fetch_quest-objection-recover-or-done = Przywróć kartę, na przykład: recover F0M, albo skończ: done.
fetch_quest-objection-scrap-or-done = Usuń kartę podstawową, na przykład: scrap F0M albo scrap discard F0M, albo skończ: done.
fetch_quest-objection-rest-discard = Podczas odpoczynku odrzuć karty, na przykład: discard F0M, a potem: done.
fetch_quest-objection-nothing-to-withdraw = Nie ma zatwierdzonego wyboru do cofnięcia.
fetch_quest-objection-game-over = Gra skończona; zacznij nową, aby grać dalej.
fetch_quest-objection-already-locked = Twój wybór jest zatwierdzony; cofnij go: withdraw, albo poczekaj na innych.
fetch_quest-objection-not-asked = Teraz nie pytamy ciebie; możesz rozmawiać albo poczekać na innych.
fetch_quest-objection-not-in-hand = { $card } nie ma w twojej ręce; wybierz własną kartę.
fetch_quest-objection-already-defeated = { $challenge } jest już zakryte; wybierz odkryte wyzwanie.
fetch_quest-objection-not-in-queue = { $challenge } nie ma w kolejce; wybierz jedno z leżących tam.
fetch_quest-objection-no-such-mission-attempt = Tak nie można podjąć misji; wybierz z tego, co jest dostępne.
fetch_quest-objection-play-one-first = Zagraj choć jedną kartę albo zrezygnuj z próby: cancel.
fetch_quest-objection-already-played = Karty już zagrano; zakończ próbę: close.
fetch_quest-objection-no-attempt = Karty gra się tylko w próbie; odpowiedz na pytanie.
fetch_quest-objection-already-claimed = { $pioneer } jest zajęty; wybierz innego.
fetch_quest-objection-claimed-once = Twój wybór już znamy; poczekaj, aż wybiorą pozostali.
fetch_quest-objection-not-flippable = { $challenge } nie można zakryć: wybierz odkryte o sumie wymagań { $most } lub mniej, które nie jest celem.
fetch_quest-objection-not-in-pile = { $card } nie ma na wystawce; wybierz inną.
fetch_quest-objection-nothing-defeated = Nagroda należy się tylko temu, kto coś pokonał w tej turze; wybierz inną akcję.
fetch_quest-objection-fortune-deck-empty = Talia fortuny jest pusta; wybierz inną akcję.
fetch_quest-objection-no-price = Bez pokonania zdolność kosztuje kartę z ręki, a nie masz żadnej; wybierz inną akcję.
fetch_quest-objection-give-to-another = Nie możesz dać kart sobie; wskaż innego gracza.
fetch_quest-objection-not-yet = Rozmowy zaczną się, gdy pionierzy wyruszą; najpierw wybierz swojego.
fetch_quest-objection-no-such-object = Tego nie można teraz o tym powiedzieć; wybierz coś, co leży odkryte.
fetch_quest-objection-said-already = W tej turze już to padło; powiedz coś innego albo poczekaj na następną turę.
fetch_quest-objection-nobody-asked-you = Nikt cię o to nie pytał; poczekaj na pytanie.
fetch_quest-objection-said-enough = W tej turze padły już { $most } wypowiedzi; poczekaj na następną.
fetch_quest-objection-unknown-card = Nie ma karty „{ $card }”; karty zapisuje się jak F0M albo CA3.
fetch_quest-objection-not-understood = Nie rozumiem „{ $said }”. Wybierz numer albo napisz na przykład: attempt CA3.
fetch_quest-objection-no-such-item = „{ $said }” nie można tu powiedzieć; powiedz na przykład: say rely CA3.

# Paragrafy zasad w jednym zdaniu
fetch_quest-clause-F-06 = Każda karta jest dokładnie w jednym miejscu.
fetch_quest-clause-F-11 = Wytrzymałość mieści się między 0 a maksimum.
fetch_quest-clause-F-14 = Każdy ma innego pioniera; liczy się pierwszy wybór.
fetch_quest-clause-F-15 = Przy trzech lub czterech graczach rozsądnie jest mieć każdą specjalność.
fetch_quest-clause-F-22 = Sześć wyzwań wykłada się od góry do dołu.
fetch_quest-clause-F-26 = Tura to faza pioniera w czterech krokach, a potem faza wroga.
fetch_quest-clause-F-28 = W odwrocie używa się zdolności odwrotu albo niczego i tura się kończy.
fetch_quest-clause-F-31 = Na początku tury dobierasz do czterech kart.
fetch_quest-clause-F-32 = Karty dobiera się po jednej; pustą talię tasuje się od nowa.
fetch_quest-clause-F-35 = Jedna próba na turę: odkryte wyzwanie albo misja karciana.
fetch_quest-clause-F-36 = Zakryte wyzwanie nie może być celem, misja warunkowa też nie.
fetch_quest-clause-F-37 = Karty gra się tylko we własnej próbie i z własnej ręki.
fetch_quest-clause-F-38 = Próba najpierw wskazuje cel.
fetch_quest-clause-F-39 = Zagraj dowolnie wiele kart po kolei, co najmniej jedną.
fetch_quest-clause-F-40 = Karta daje zasoby, potem efekt, jeśli pasuje cecha.
fetch_quest-clause-F-41 = Efekty wykonuje się, na ile się da, a wybór należy do ciebie.
fetch_quest-clause-F-44 = Z każdego rodzaju musi wystarczyć.
fetch_quest-clause-F-46 = Gdy kończysz próbę, pulę porównuje się z wymaganiami.
fetch_quest-clause-F-49 = Efekt nie zakrywa celu, a to, co zakryje, nie jest pokonane.
fetch_quest-clause-F-50 = Dokładnie jedna akcja na turę.
fetch_quest-clause-F-51 = Nagroda tylko za pokonanie w tej turze.
fetch_quest-clause-F-52 = Szperanie bierze wierzchnią kartę fortuny, niewidoczną dla innych.
fetch_quest-clause-F-53 = Po pokonaniu zdolność jest darmowa, inaczej kosztuje kartę z ręki.
fetch_quest-clause-F-54 = Daj dowolnie wiele kart jednemu innemu graczowi.
fetch_quest-clause-F-58 = Z pustej talii ani wystawki nie ma co brać.
fetch_quest-clause-F-59 = Na koniec tury masz najwyżej cztery karty.
fetch_quest-clause-F-61 = Misję sprawdza się na początku fazy wroga.
fetch_quest-clause-F-64 = Pokonane wyzwanie na dole odchodzi bez szkody.
fetch_quest-clause-F-65 = Odkryte wyzwanie kosztuje wytrzymałość, potem następuje aktywacja.
fetch_quest-clause-F-67 = Pionier z 0 wytrzymałości przechodzi do odwrotu, a rękę się odrzuca.
fetch_quest-clause-F-69 = Kolejka przesuwa się w dół i jest uzupełniana do sześciu.
fetch_quest-clause-F-72 = Gracze wykonują tury po kolei.
fetch_quest-clause-F-73 = W czasie odpoczynku wycofani pionierzy wracają z 1 wytrzymałością.
fetch_quest-clause-F-74 = Podczas odpoczynku wszyscy tajnie i jednocześnie wybierają, co odrzucić.
fetch_quest-clause-F-76 = W czasie odpoczynku wystawkę wtasowuje się i wykłada na nowo.
fetch_quest-clause-F-77 = Odkrywa się następną misję.
fetch_quest-clause-F-82 = Grę wygrywa się ostatnią misją.
fetch_quest-clause-F-83 = Gra jest przegrana, gdy wszyscy pionierzy są w odwrocie.
fetch_quest-clause-F-89 = Przy stole mówi się tylko to, co jest na liście.
fetch_quest-clause-F-90 = Do czterech wypowiedzi na turę, każda o tym samym tylko raz.
fetch_quest-clause-F-93 = Co widać z talii wyzwań, widzą wszyscy.
fetch_quest-clause-F-94 = Ręce i talie są zakryte; co widział jeden, wie tylko on.
fetch_quest-clause-RC-26 = Złamana pieczęć liczy się jako pokonanie; wszystkie trzy kończą misję.
fetch_quest-clause-RC-30 = Słońce wschodzi i czyni każde wyzwanie groźniejszym.

# Pytania
fetch_quest-ask-claiming = Którym pionierem będziesz?
fetch_quest-ask-retreating = Użyjesz zdolności odwrotu?
fetch_quest-ask-targeting = Czego spróbujesz?
fetch_quest-ask-playing = Zagrywaj karty przeciw { $target }: { $short ->
        [0] wystarczy
       *[other] brakuje { $short }
    }.
fetch_quest-ask-acting = Którą akcję wybierasz?
fetch_quest-ask-paying = Którą kartę odrzucisz za zdolność?
fetch_quest-ask-giving = Które karty dasz ({ $player })?
fetch_quest-ask-limiting = Odrzuć do czterech kart: jeszcze { $amount }.
fetch_quest-ask-dropping = Aktywacja: odrzuć jeszcze { $amount }.
fetch_quest-ask-naming-heal = Czyj pionier odzyska wytrzymałość?
fetch_quest-ask-naming-draw = Kto dobiera?
fetch_quest-ask-naming-rally = Kogo uratujesz?
fetch_quest-ask-naming-take = Kto dostanie { $card }?
fetch_quest-ask-naming-pass = Komu dasz karty?
fetch_quest-ask-naming-recover = Kto dostanie kartę z twojego stosu odrzuconych?
fetch_quest-ask-flipping = Które wyzwanie zakryjesz?
fetch_quest-ask-shifting = Które wyzwanie przesuniesz i dokąd?
fetch_quest-ask-scouting = Połóż odkryte wyzwania na talii lub pod nią.
fetch_quest-ask-refreshing = Nowa wystawka?
fetch_quest-ask-taking = Którą kartę z wystawki?
fetch_quest-ask-looking = Którą z tych kart bierzesz?
fetch_quest-ask-recovering = Która karta wraca ze stosu odrzuconych?
fetch_quest-ask-scrapping = Która karta podstawowa opuszcza grę?
fetch_quest-ask-resting = Odpoczynek: odrzuć dowolnie wiele kart, potem wybierz „Gotowe”.

# Możliwości
fetch_quest-option-skip = Bez próby
fetch_quest-option-skip-retreating = Przepuścić turę
fetch_quest-option-close = Zakończ próbę
fetch_quest-option-cancel = Zrezygnuj z próby
fetch_quest-option-forage = Szperanie: wierzchnia karta fortuny
fetch_quest-option-ability = Użyj zdolności
fetch_quest-option-done = Gotowe
fetch_quest-option-refresh = Nowa wystawka
fetch_quest-option-keep = Zostaw wystawkę
fetch_quest-option-stay = Nie przesuwaj
fetch_quest-option-attempt = Próba: { $challenge }
fetch_quest-option-attempt-mission = Próba: { fetch_quest-target-mission }
fetch_quest-option-attempt-mind = Próba: { fetch_quest-target-mind }
fetch_quest-option-attempt-skill = Próba: { fetch_quest-target-skill }
fetch_quest-option-attempt-war = Próba: { fetch_quest-target-war }
fetch_quest-option-attempt-short = Próba: { $target }
fetch_quest-remark-short = na razie twoje karty nie wystarczą
fetch_quest-option-play = Zagraj: { $card }
fetch_quest-option-discard = Odrzuć: { $card }
fetch_quest-option-hand = Daj: { $card }
fetch_quest-option-take = Weź: { $card }
fetch_quest-option-recover = Przywróć: { $card }
fetch_quest-option-scrap = Usuń: { $card }
fetch_quest-option-scrap-discard = Usuń: { $card }
fetch_quest-option-flip = Zakryj: { $challenge }
fetch_quest-option-top = { $challenge } na wierzch
fetch_quest-option-under = { $challenge } pod talię
fetch_quest-option-move = { $challenge } na miejsce { $position }
fetch_quest-option-name = { $player }
fetch_quest-option-give = Daj karty ({ $player })
fetch_quest-option-claim = { $pioneer }
fetch_quest-option-claim-any = Kto zostanie
fetch_quest-claim-missing = Na razie u nikogo: { $focuses }. Przy trzech lub czterech graczach rozsądnie jest mieć każdą specjalność. [F-15]
fetch_quest-claim-unwise = wtedy zabraknie jednej specjalności
fetch_quest-target-mission = misja
fetch_quest-target-mind = pieczęć: { fetch_quest-resource-mind }
fetch_quest-target-skill = pieczęć: { fetch_quest-resource-skill }
fetch_quest-target-war = pieczęć: { fetch_quest-resource-war }

# Na stole
fetch_quest-status-claiming = Trwa wybór pionierów
fetch_quest-reached = { $reached } z { $needed }
fetch_quest-sun = Słońce { $sun } · { $count }/{ $step }
fetch_quest-queue = Kolejka
fetch_quest-pile = Wystawka
fetch_quest-face-down = zakryte
fetch_quest-decks = Talia fortuny { $fortune } · talia wyzwań { $challenges } · odrzucone { $discard }
fetch_quest-player = Wytrzymałość { $stamina }/{ $most } · ręka { $cards } · talia { $deck } · odrzucone { $discard }
fetch_quest-retreated = w odwrocie
fetch_quest-known = znane: { $cards }
fetch_quest-waiting = Czeka: osłona { $shield } · cisza { $hush } · mniej kart { $weaken }
fetch_quest-hand = Twoja ręka: { $cards }
fetch_quest-nothing = nic
fetch_quest-pool = Pula: { $poolcount ->
        [0] 0
       *[other] { $pool }
    }

# Co się stało, do dziennika
fetch_quest-event-pioneer-claimed = { $player }: { $pioneerhidden ->
        [yes] { fetch_quest-option-claim-any }
       *[no] { $pioneer }
    }.
fetch_quest-event-game-opened = Pionierzy wyruszają: { $pioneers }. Misja: { $mission }.
fetch_quest-event-focus-missing = Specjalności, których nikt nie ma: { $focuses }. Przy trzech lub czterech graczach będzie przez to trudniej.
fetch_quest-event-turn-began = { $player }: tura { $turn }.
fetch_quest-event-cards-drawn = { $player }: dobrane: { fetch_quest-cards }.
fetch_quest-event-card-foraged = { $player }: wyszperane: { fetch_quest-cards }.
fetch_quest-event-cards-looked-at = { $player }: obejrzane: { fetch_quest-cards }.
fetch_quest-event-card-kept = { $player }: zatrzymane: { fetch_quest-cards }.
fetch_quest-event-attempt-opened = { $player }: próba: { $target }.
fetch_quest-event-attempt-cancelled = { $player }: jednak bez próby.
fetch_quest-event-card-played = { $player }: { $card }. { fetch_quest-pool }.
fetch_quest-event-resources-gained = { $player }: +{ $amount } { $resource }.
fetch_quest-event-attempt-closed = { $success ->
        [yes] { $target }: pokonane ({ $player }).
       *[no] { $target }: nie udało się ({ $player }).
    }
fetch_quest-event-seal-broken = Pieczęć złamana: { $seal }.
fetch_quest-event-ability-used = { $player }: { $side }
fetch_quest-event-giving-began = { $player }: karty dla gracza { $taker }.
fetch_quest-event-card-given = { $player } → { $taker }: { $cardhidden ->
        [yes] 1 karta
       *[no] { $card }
    }.
fetch_quest-event-card-taken = { $taker }: { $card } z wystawki.
fetch_quest-event-pile-filled = Nowa na wystawce: { $card }.
fetch_quest-event-pile-shuffled = Wystawka wtasowana w talię.
fetch_quest-event-pile-spoiled = { $card } odchodzi z wystawki.
fetch_quest-event-card-discarded = { $player }: odrzucone: { $card }.
fetch_quest-event-card-recovered = { $taker }: { $card } ze stosu odrzuconych.
fetch_quest-event-card-scrapped = { $player }: { $card } opuszcza grę.
fetch_quest-event-stamina-changed = { $player }: wytrzymałość { $change }, teraz { $stamina }.
fetch_quest-event-pioneer-retreated = { $player }: pionier przechodzi do odwrotu. Odrzucone: { fetch_quest-cards }.
fetch_quest-event-pioneer-returned = { $player }: pionier jest znów aktywny.
fetch_quest-event-shield-raised = { $player }: w najbliższej fazie wroga odparte zagrożenie: { $amount }.
fetch_quest-event-enemies-hushed = { $player }: bez aktywacji w najbliższej fazie wroga.
fetch_quest-event-draw-weakened = Następne dobieranie słabsze o { $cards }.
fetch_quest-event-challenges-scouted = { $player }: odkryte: { $challenges }.
fetch_quest-event-challenge-put-back = { $challenge }: { $where ->
        [top] na talię
       *[bottom] pod talię
    }.
fetch_quest-event-challenge-moved = { $challenge }: z miejsca { $from } na { $to }.
fetch_quest-event-challenge-turned = { $challenge }: teraz { $face ->
        [up] odkryte
       *[down] zakryte
    }.
fetch_quest-event-challenge-activated = { $challenge } aktywuje się: zagrożenie { $danger }, odparte { $prevented }.
fetch_quest-event-challenge-left = { $challenge } opuszcza kolejkę.
fetch_quest-event-challenge-came = { $challenge } dołącza do kolejki.
fetch_quest-event-sun-rose = { $sets ->
        [yes] Słońce doszło do { $sun }: wszyscy pionierzy przechodzą do odwrotu.
       *[no] Słońce wschodzi na { $sun }.
    }
fetch_quest-event-mission-defeated = Misja wykonana: { $mission }.
fetch_quest-event-discard-marked = { $player }: wybrane do odrzucenia: { $card }.
fetch_quest-event-choice-locked = { $player }: gotowe.
fetch_quest-event-choice-withdrawn = { $player } zastanawia się jeszcze.
fetch_quest-event-rest-discarded = { $player }: odrzucone: { fetch_quest-cards }.
fetch_quest-event-mission-revealed = Następna misja: { $mission }.
fetch_quest-event-said = { $player }: „{ $item }”
fetch_quest-event-game-over = { $won ->
        [yes] Wszystkie misje wykonane: zwycięstwo.
       *[no] Nikt nie został na łapach: porażka, wykonano misji: { $missions } z 4.
    }
fetch_quest-cards =
    { $cardshidden ->
        [yes] { $count ->
            [one] { $count } karta
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        }
       *[no] { $cardscount ->
            [0] { fetch_quest-nothing }
           *[other] { $cards }
        }
    }

# Rozmowa przy stole
fetch_quest-option-talk-rely = Możecie na mnie liczyć: { $challenge }.
fetch_quest-option-talk-may = Może dam radę: { $challenge }.
fetch_quest-option-talk-not = Nie liczcie na mnie: { $challenge }.
fetch_quest-option-talk-intend = W swojej turze wezmę się za { $challenge }.
fetch_quest-option-talk-leave = Zostawcie mi { $challenge }.
fetch_quest-option-talk-mission = Wezmę się za misję.
fetch_quest-option-talk-not-ready = Nie jestem gotów na misję.
fetch_quest-option-talk-take = Wezmę { $card }.
fetch_quest-option-talk-suits = { $card } pasowałaby: { $named }.
fetch_quest-option-talk-ability = Użyję swojej zdolności.
fetch_quest-option-talk-ability-on = Użyję swojej zdolności: { $challenge }.
fetch_quest-option-talk-ability-for = Użyję swojej zdolności: { $named }.
fetch_quest-option-talk-hand = Dam karty: { $named }.
fetch_quest-option-talk-welcome = Karty by mi się przydały.
fetch_quest-option-talk-keep = Zatrzymajcie swoje karty.
fetch_quest-option-talk-finish = Skończmy tę misję teraz.
fetch_quest-option-talk-gather = Najpierw zbierzmy siły.
fetch_quest-option-talk-who = Kto zajmie się: { $challenge }?
fetch_quest-option-talk-plan = { $named }, co zrobisz w tej turze?
fetch_quest-option-talk-who-mission = Kto weźmie się za misję?
fetch_quest-option-talk-shall-i = { $named }, dać ci karty?
fetch_quest-option-talk-yes = Tak, poproszę.
fetch_quest-option-talk-no = Raczej nie.
fetch_quest-option-talk-thanks = Dzięki!
fetch_quest-option-talk-well-done = Świetnie!
fetch_quest-option-talk-sorry = Przepraszam.
fetch_quest-option-talk-worried = Martwię się.
fetch_quest-option-talk-patience = Cierpliwości.
fetch_quest-option-talk-howl = Auuuu!
fetch_quest-option-talk-feel-yes = Tak!
fetch_quest-option-talk-feel-no = Nie!
fetch_quest-option-talk-point = Patrzcie: { $challenge }.
fetch_quest-option-talk-point-card = Patrzcie: { $card }.
fetch_quest-option-talk-point-player = Patrzcie: { $named }.
fetch_quest-option-talk-point-mission = Patrzcie na misję.

# Opcje
fetch_quest-option-pioneers = Pionierzy
fetch_quest-option-pioneers-random = losowo
fetch_quest-option-pioneers-chosen = z wyboru: kto pierwszy, ten lepszy
fetch_quest-option-first-player = Pierwszy gracz
fetch_quest-option-first-player-mutt = Spike Kundel
fetch_quest-option-first-player-random = losowo
fetch_quest-option-talk = Rozmowy
fetch_quest-option-talk-structured = według listy
fetch_quest-option-talk-free = swobodnie: czat
fetch_quest-option-talk-open-hands = odkryte ręce
fetch_quest-option-level = Poziom
fetch_quest-option-level-standard = Standard
fetch_quest-option-level-puppy = Szczeniak: słońce wschodzi dwa razy wolniej
fetch_quest-option-level-old-dog = Stary pies: o 1 wytrzymałość mniej
fetch_quest-option-sun = Słońce
fetch_quest-option-sun-on = jest
fetch_quest-option-sun-off = nie ma: tylko zasady drukowane
fetch_quest-apart-talk-open-hands = z odkrytymi rękami
fetch_quest-apart-sun-off = bez słońca

# Zasady na jednej stronie
fetch_quest-rules-title = Fetch Quest w minutę
fetch_quest-rules =
    Gracie po jednej stronie: wykonajcie cztery misje, zanim wszyscy pionierzy będą w odwrocie albo słońce dojdzie do 6.
    W kolejce leży sześć wyzwań; to na miejscu 1 uderza na końcu każdej tury, chyba że jest zakryte.
    Twoja tura: dobierz do czterech kart, spróbuj pokonać wyzwanie lub misję, wybierz akcję, odrzuć do czterech.
    Zagrane karty dają zasoby, a także efekt, jeśli twój pionier ma jedną z cech.
    Akcja: karta z wystawki (po pokonaniu), szperanie, zdolność albo przekazanie kart.
    Pionier bez wytrzymałości przechodzi do odwrotu, traci rękę i do odpoczynku pomaga tylko zdolnością odwrotu.
    Po misji odpoczywacie: pionierzy wracają, wszyscy mogą odrzucić i dobrać, dochodzą trudniejsze wyzwania.
    Nie wolno mówić, jakie karty ma się w ręce; mówcie o zamiarach: say, ask, answer, feel i point.
    Karty zapisuje się kodami: F0M to podstawowa karta umysłu, CA3 to wyzwanie z literą A.

# Nazwy
fetch_quest-name-princess-yosha-pug = Księżniczka Yosha Mops
fetch_quest-name-bright-idea = Olśnienie
fetch_quest-name-letters-home = Listy do domu
fetch_quest-name-sister-picassa-collie = Siostra Picassa Collie
fetch_quest-name-warm-blessing = Ciepłe błogosławieństwo
fetch_quest-name-bedside-prayer = Modlitwa przy łóżku
fetch_quest-name-pan-dachshund = Pan Jamnik
fetch_quest-name-find-another-path = Inna ścieżka
fetch_quest-name-notes-from-the-ridge = Zapiski z grani
fetch_quest-name-jack-rat-terrier = Jack Szczurołap
fetch_quest-name-light-fingers = Lepkie łapki
fetch_quest-name-hidden-cache = Skrytka
fetch_quest-name-sgt-leo-bulldog = Sierżant Leo Buldog
fetch_quest-name-hold-the-line = Trzymać szyk
fetch_quest-name-shout-a-warning = Ostrzegawczy okrzyk
fetch_quest-name-spike-mutt = Spike Kundel
fetch_quest-name-rough-and-tumble = Szamotanina
fetch_quest-name-throw-a-stone = Rzut kamieniem
fetch_quest-name-keen-thought = Bystra myśl
fetch_quest-name-sure-paw = Pewna łapa
fetch_quest-name-bared-teeth = Obnażone kły
fetch_quest-name-dog-eared-atlas = Atlas z oślimi uszami
fetch_quest-name-kind-word = Dobre słowo
fetch_quest-name-cipher-ribbon = Wstążka z szyfrem
fetch_quest-name-moonlit-omen = Znak w blasku księżyca
fetch_quest-name-makers-lens = Soczewka Stwórców
fetch_quest-name-hymn-of-the-first-howl = Hymn pierwszego wycia
fetch_quest-name-glass-bell = Szklany dzwonek
fetch_quest-name-humming-ball = Brzęcząca piłka
fetch_quest-name-nimble-paws = Zwinne łapy
fetch_quest-name-grappling-leash = Smycz z hakiem
fetch_quest-name-herb-satchel = Torba z ziołami
fetch_quest-name-couriers-whistle = Gwizdek gońca
fetch_quest-name-shadow-step = Krok w cień
fetch_quest-name-tripwire-bundle = Wiązka potykaczy
fetch_quest-name-tunnel-sketch = Szkic tunelu
fetch_quest-name-lucky-collar = Szczęśliwa obroża
fetch_quest-name-iron-bite = Żelazne szczęki
fetch_quest-name-oaken-shield = Dębowa tarcza
fetch_quest-name-hunting-horn = Róg myśliwski
fetch_quest-name-banner-of-the-hearth = Sztandar ogniska
fetch_quest-name-champions-blade = Ostrze bohatera
fetch_quest-name-watchdogs-oath = Przysięga stróża
fetch_quest-name-rescue-sled = Sanie ratunkowe
fetch_quest-name-marrow-of-giants = Szpik olbrzymów
fetch_quest-name-disconcerting-illusion = Niepokojąca iluzja
fetch_quest-name-riddle-locked-door = Drzwi na zagadkę
fetch_quest-name-whispering-fog = Szepcząca mgła
fetch_quest-name-bramble-maze = Cierniowy labirynt
fetch_quest-name-snap-jaw-trap = Potrzask
fetch_quest-name-ragged-rope-bridge = Postrzępiony most linowy
fetch_quest-name-toll-bandits = Zbóje od myta
fetch_quest-name-bloated-tick = Opity kleszcz
fetch_quest-name-yard-bullies = Podwórkowe zabijaki
fetch_quest-name-rusted-sentinel = Zardzewiały strażnik
fetch_quest-name-masked-lookout = Zamaskowany wartownik
fetch_quest-name-swollen-ford = Wezbrany bród
fetch_quest-name-beetle-carpet = Dywan chrząszczy
fetch_quest-name-coil-acolytes = Akolici Splotu
fetch_quest-name-clockwork-ferret = Nakręcana fretka
fetch_quest-name-mirror-hall = Sala luster
fetch_quest-name-stoat-raiders = Gronostajowi grabieżcy
fetch_quest-name-sealed-crawlway = Zamurowany przełaz
fetch_quest-name-whisper-ridden-hound = Ogar opętany szeptem
fetch_quest-name-marsh-serpent = Bagienny wąż
fetch_quest-name-vault-of-gears = Skarbiec trybów
fetch_quest-name-coil-inquisitor = Inkwizytor Splotu
fetch_quest-name-pack-of-hollow-strays = Wataha wydrążonych włóczęgów
fetch_quest-name-hollow-knight-mastiff = Wydrążony rycerz-mastif
fetch_quest-name-dream-eater = Pożeracz snów
fetch_quest-name-collapsing-archive = Walące się archiwum
fetch_quest-name-two-tailed-horror = Dwuogoniasty koszmar
fetch_quest-name-herald-of-the-quiet = Herold Ciszy
fetch_quest-name-light-the-beacon-road = Rozpalcie ognie na drodze
fetch_quest-name-the-three-seals = Trzy pieczęcie
fetch_quest-name-break-the-coil = Rozerwijcie Splot
fetch_quest-name-the-quiet-king = Król Ciszy

# Przy stole w przeglądarce
fetch_quest-where =
    { $phase ->
        [over] Gra skończona
        [claiming] { fetch_quest-status-claiming }
       *[other] Misja { $missionletter } · tura { $turnnumber } · { $level ->
            [puppy] { fetch_quest-level-puppy }
            [old-dog] { fetch_quest-level-old-dog }
           *[other] { fetch_quest-level-standard }
        }
    }
fetch_quest-level-standard = Standard
fetch_quest-level-puppy = Szczeniak
fetch_quest-level-old-dog = Stary pies
fetch_quest-key-cards = wybrać wyzwanie, licząc od góry; potem karty z ręki
fetch_quest-confirm =
    { $verb ->
        [none] { $phase ->
            [acting] Wybierz akcję
           *[other] Wybierz
        }
        [claim] Weź tego pioniera
       *[other] { $deed }
    }
fetch_quest-doubt-close = Pula nie wystarcza: { $target }. Karty trafią na stos odrzuconych i nic nie zostanie pokonane (F-47). Mimo to zakończyć próbę?
fetch_quest-doubt-claim = { $pioneer }: z tym pionierem w drużynie zabraknie jednej specjalności (F-15). Mimo to go wybrać?
fetch_quest-card-facedown = Warunek: przy sprawdzeniu dość wyzwań kolejki leży zakrytych.
fetch_quest-card-seals = Misja karciana: trzy pieczęcie, umysłu, zręczności i walki, łamie się po jednej.
fetch_quest-card-bounty = Warunek: zagrożenie pokonanych wyzwań daje dość łupu.
fetch_quest-card-grand = Misja karciana: jedna wielka próba z umysłem, zręcznością i walką.
fetch_quest-card-basic = Karta podstawowa.
fetch_quest-card-gives = { $gives }.
fetch_quest-card-effect = { $tags }: { $effect }
fetch_quest-card-pioneer =
    { $basics } · { fetch_quest-stamina } · { $tags }.
    { fetch_quest-side-active }: { $active }
    { fetch_quest-side-retreat }: { $retreat }
fetch_quest-card-ability = { $name }. { $effect }
fetch_quest-card-challenge = Wyzwanie { $letter }, wymagania { $demand }, zagrożenie { $danger }.
fetch_quest-has-stamina = Wytrzymałość { $n } z { $most }
fetch_quest-has-hand = Kart na ręce: { $n }
fetch_quest-has-deck = Kart w talii: { $n }
fetch_quest-has-discard = Stos kart odrzuconych: { $n }
fetch_quest-look-at = Pionier gracza { $player }: zdolności i stos odrzuconych
fetch_quest-on-turn = gra teraz
fetch_quest-thinking = odpowiada
fetch_quest-locked = gotowe
fetch_quest-says = { $player } mówi:
fetch_quest-is-active = Aktywny
fetch_quest-is-retreated = W odwrocie
fetch_quest-hand-of = Ręka gracza { $player }
fetch_quest-known-of = Co wiesz o ręce gracza { $player }
fetch_quest-deck-of = Twoja talia, bez kolejności: { $n }
fetch_quest-challenge-deck = Talia: { $n }
fetch_quest-challenges-about = Wyzwania poza kolejką
fetch_quest-challenges-top = Następne w talii, po kolei
fetch_quest-challenges-rest = W talii, bez kolejności
fetch_quest-challenges-discard = Odrzucone
fetch_quest-challenges-reserve = Przyjdą z misją { $letter }
fetch_quest-place = miejsce { $n }
fetch_quest-is-defeated = pokonane, zakryte
fetch_quest-danger-now = Zagrożenie { $n }
fetch_quest-is-target = trwa próba
fetch_quest-move-to = Przesuń na miejsce { $n }
fetch_quest-next = Jeśli nikt nie zadziała:
fetch_quest-threat = { $challenge } uderzy na końcu tej tury. { $player } traci { $n } wytrzymałości.
fetch_quest-threat-none = { $challenge } jest pokonane i odejdzie bez szkody.
fetch_quest-threat-away = { $player } jest w odwrocie: w tej turze nic nie uderzy.
fetch_quest-threat-sun = Słońce dodaje { $n }.
fetch_quest-threat-shield = Odjęto: { $n }.
fetch_quest-threat-hush = Tym razem bez aktywacji.
fetch_quest-threat-then = Potem: { $text }
fetch_quest-threat-weaken = Następny aktywny gracz dobiera o { $n } mniej.
fetch_quest-pay = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
fetch_quest-pay-with = Zacznij próbę i wyłóż: { $cards }
fetch_quest-can-pay = Ręka wystarcza: { $cards }
fetch_quest-lay-out = Wyłóż: { $cards }
fetch_quest-suggested = propozycja
fetch_quest-marked = wybrana do odrzucenia
fetch_quest-mission-label = Misja { $letter }: { $mission }
fetch_quest-missions-done = Wykonane misje: { $n } z 4
fetch_quest-progress-facedown = Zakryte: { $n } z { $needed }
fetch_quest-progress-seals = Złamane pieczęcie: { $n } z 3
fetch_quest-progress-bounty = Łup: { $n } z { $needed }
fetch_quest-progress-grand = Kolejka doda { $n } ★
fetch_quest-broken = złamana
fetch_quest-sun-track = Tor słońca
fetch_quest-sun-now = Słońce { $n }: zagrożenie +{ $danger }. Wzejdzie za { $left ->
        [one] { $left } turę
        [few] { $left } tury
       *[many] { $left } tur
    }; przy { $set } wszystko stracone.
fetch_quest-sun-rule = [RC-30]
fetch_quest-fortune-deck = Talia: { $n }
fetch_quest-pile-empty = Wystawka jest pusta.
fetch_quest-attempt = { $player }, próba: { $target }
fetch_quest-demand = Wymagania
fetch_quest-in-pool = Pula
fetch_quest-bonus = w tym { $n } ★ za zakryte wyzwania
fetch_quest-enough = Wystarczy.
fetch_quest-not-enough = Jeszcze za mało.
fetch_quest-spread-scouted = Następne wyzwania
fetch_quest-spread-looked = Wierzch talii fortuny
fetch_quest-spread-discard = Twój stos kart odrzuconych
fetch_quest-hand-count = Twoja ręka: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
fetch_quest-hand-sum = Razem na ręce
fetch_quest-hand-empty = Twoja ręka jest pusta.
fetch_quest-actions = Cztery akcje
fetch_quest-action-reward = Nagroda
fetch_quest-action-reward-text = Karta z wystawki
fetch_quest-action-forage = Szperanie
fetch_quest-action-forage-text = Wierzchnia karta fortuny
fetch_quest-action-ability = Zdolność
fetch_quest-action-give = Przekazanie
fetch_quest-action-give-text = Dowolne karty jednemu graczowi
fetch_quest-give-to = Komu?
fetch_quest-talk = Rozmowa przy stole
fetch_quest-talk-open = Powiedz coś
fetch_quest-talk-left = { $n ->
        [0] w tej turze już nic
       *[other] w tej turze jeszcze { $n }
    } [F-90]
fetch_quest-talk-statements = Zdania
fetch_quest-talk-questions = Pytania
fetch_quest-talk-emotes = Emocje
fetch_quest-talk-pings = Wskaż
fetch_quest-talk-point = Patrzcie: …
fetch_quest-talk-object = Dotknij na stole albo wybierz:
fetch_quest-talk-bare = Po prostu
fetch_quest-talk-stop = Nic nie mów
fetch_quest-talk-answer = Odpowiedz graczowi { $player }
fetch_quest-talk-about = O tym: { $thing }
fetch_quest-talk-silent = W tej turze powiedziane jest już wszystko, co wolno.
fetch_quest-chat-closed = W rozmowie według listy nie ma wolnego czatu, dopóki trwa gra: mów to, co jest na liście [F-89].
fetch_quest-stage-defeated = Misja wykonana: { $mission }
fetch_quest-stage-rest = Odpoczynek: pionierzy w odwrocie wracają z 1 wytrzymałością, potem wszyscy mogą w tajemnicy odrzucać karty. [F-73]
fetch_quest-stage-revealed = Następna misja: { $mission }
fetch_quest-stage-retreated = { $pioneer } przechodzi do odwrotu
fetch_quest-stage-retreated-text = Brak wytrzymałości: ręka zostaje odrzucona, a do odpoczynku zostaje tylko zdolność odwrotu.
fetch_quest-result = Wynik
fetch_quest-result-won = Wspólne zwycięstwo!
fetch_quest-result-lost = Wyprawa się nie udała
fetch_quest-won-text = Wszystkie cztery misje wykonane, tura { $turn }.
fetch_quest-lost-text = Koniec w misji { $letter }, { $mission }, tura { $turn }.
fetch_quest-lost-by-sun = Powód: słońce doszło do { $sun }, zanim misja została wykonana, i wszyscy pionierzy musieli przejść do odwrotu. [RC-30]
fetch_quest-lost-by-retreat = Powód: wszyscy pionierzy byli w odwrocie i nie miał kto iść dalej. [F-83]
fetch_quest-mission-done = wykonana
fetch_quest-mission-open = niewykonana
fetch_quest-statistics = Statystyka
fetch_quest-all-together = Razem
fetch_quest-stamina-left = Pozostała wytrzymałość
fetch_quest-count-defeated = Udane próby
fetch_quest-count-failed = Nieudane próby
fetch_quest-count-taken = Zdobyte karty fortuny
fetch_quest-count-given = Przekazane karty
fetch_quest-count-lost = Utracona wytrzymałość
fetch_quest-count-retreats = Odwroty
fetch_quest-last-hands = Ostatnie ręce

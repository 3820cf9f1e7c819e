# Słowa domu w przeglądarce.

## Co gdzie jest
house-home = Questkeep, strona startowa
house-menu = Menu główne
house-my-games = Moje gry
house-rulebook = Zasady
house-settings = Ustawienia
house-to-start = Na stronę startową
house-close = Zamknij
house-go-on = Dalej
house-yes = Tak
house-no = Nie
house-loading = Chwileczkę …
house-lost = Ta strona nie dotarła.
house-try-again = Spróbuj jeszcze raz
house-not-found = Nic tu nie ma
house-not-found-why = Ten adres nie prowadzi do żadnego stołu ani strony. Może skopiowano go tylko w części albo stół już sprzątnięto.

## Strona startowa
house-your-name = Twoje imię
house-play-now = Graj teraz
house-play-now-note = „Graj teraz”: z botami, od razu; z ustawieniami ostatniego stołu, jeśli taki był.
house-new-table = Nowy stół
house-continue = Graj dalej
house-no-games = Żadna gra nie trwa. Zacznij jakąś: wystarczy jedno kliknięcie.
house-no-finished = Żadna gra jeszcze się nie skończyła.
house-running = Trwające
house-finished = Zakończone
house-archived = Archiwum
house-archived-note = Od miesiąca nikt nie wykonał tu ruchu. Nic nie przepadło: jeden ruch i gra wróci do trwających.
house-join = Dosiądź się do stołu
house-join-link = Otrzymany link
house-join-go = Dołącz
house-bad-link = To nie jest link do stołu. Skopiuj cały link, który ktoś ci przysłał.
house-look-around = Rozejrzyj się
house-load-record = Obejrzyj zapis …
house-credits = Obrazki: game-icons.net, CC BY 3.0. Czcionki: Alegreya i Inter.
house-notices = Autorzy i licencje
house-your-turn = Twoja kolej
house-join-title = Czeka na ciebie miejsce
house-join-closed = Ten link nie prowadzi już do wolnego miejsca
house-join-closed-what-now = Jeśli siedzisz już przy stole, znajdziesz go w „Moje gry”.
house-join-host = Stół otworzył gracz { $name }. Przy stole:
house-sit-down = Usiądź

## Nowy stół
house-game = Gra
house-seat-count = Graczy
house-seats = Miejsca
house-seat-who = Kto siedzi na miejscu { $number }
house-seat-level = Poziom bota na miejscu { $number }
house-seat-name = Imię gracza na miejscu { $number }
house-seat-me = Ja
house-seat-here = Inna osoba przy tym ekranie
house-seat-friend = Znajomy, przez link
house-seat-bot = Bot
house-seat-me-note = Tu grasz ty.
house-seat-friend-note = Dostaniesz link i kod QR.
house-level-novice = Zna zasady i często się myli.
house-level-apprentice = Gra solidnie, ale czasem się potyka.
house-level-adept = Patrzy na jedną odpowiedź naprzód i rzadko się myli.
house-level-master = Myśli do dwóch sekund i planuje naprzód.
house-level-grandmaster = Myśli do pięciu sekund: najsilniejszy bot domu.
house-player-number = Gracz { $number }
house-deck = Karty
house-deck-standard = zwykłe karty
house-more-options = Zasady, zegar i czat
house-clock = Zegar
house-clock-off = bez zegara
house-clock-bank = minuty na całą grę
house-clock-days = dni na każdą odpowiedź
house-clock-minutes = Minut dla każdego gracza
house-clock-increment = Sekund dodanych za odpowiedź
house-clock-per-answer = Dni na każdą odpowiedź
house-chat-allowed = Czat przy tym stole
house-hints-allowed = Podpowiedzi przy tym stole: „Co zrobiłby mistrz?” Wszyscy widzą, kto pyta.
house-practice-table = Stół treningowy
house-practice-note = Tu możesz cofnąć krok nawet wtedy, gdy coś już pokazano. Wszystko, co zakryte, zostaje wtedy rozdane na nowo, także to, co leży zakryte na planszy; twoje karty zostają. Wynik jest oznaczony jako trening.
house-practice-alone = Ze znajomymi, którzy dołączą przez link, nie można trenować: zagraj z botami albo z osobami przy tym ekranie.
house-practice-final = W tej grze nie da się cofnąć kroku, po którym coś pokazano, nawet na treningu (zasada { $clause }).
house-open-table = Otwórz stół
house-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }

## Poczekalnia
house-waiting-room = Czekamy na twoich znajomych
house-waiting-note = Wyślij każdemu jeden z tych linków albo daj zeskanować kod.
house-waiting-meanwhile = Na pytanie gry możesz odpowiedzieć już teraz.
house-invite = Zaproś
house-to-table = Do stołu
house-already-here = Już są: { $names }
house-level = Poziom bota
house-link-for = Link do miejsca { $number }
house-qr = Kod QR linku do miejsca { $number }
house-copy = Skopiuj link
house-copied = Skopiowano
house-make-link = Utwórz link do miejsca { $number }
house-bot-instead = Niech zamiast niego gra bot
house-seat-open = Wolne miejsce

## Przy stole
house-prompt = Co trzeba zrobić
house-to-hand = Do moich kart
house-lock-in = Zatwierdź
house-are-you-sure = Na pewno?
house-not-yet = Jeszcze nie
house-do-it = Tak, zrób to
house-option-parts = Albo wybierz samodzielnie, razem { $needed } (dotąd { $given }):
house-option-for = gdy graczy jest od { $fewest } do { $most }
house-withdraw = Wycofaj
house-undo-free = Cofnij
house-undo-anew = Cofnij i rozdaj na nowo
house-undo-ask = Poproś o cofnięcie: { $names }
house-undo-no = Czemu nie można cofnąć?
house-undo-step = Twój ostatni krok: { $step }
house-undo-short-free = Cofnij
house-undo-short-ask = Cofnąć?
house-undo-short-no = Bez cofania
house-undo-why-nothing = Nie ma czego cofać.
house-undo-why-final = Tego kroku nie da się już cofnąć: po nim coś pokazano albo ktoś odpowiedział. W tej grze to ostateczne.
house-undo-why-open = Od twojego kroku coś pokazano albo ktoś odpowiedział. Teraz muszą się zgodzić wszyscy, a jedno miejsce jest jeszcze wolne.
house-undo-why-stand-in = Od twojego kroku coś pokazano albo ktoś odpowiedział. Teraz muszą się zgodzić wszyscy, a bot nie może zgodzić się za innych: { $names }.
house-undo-why-away = Od twojego kroku coś pokazano albo ktoś odpowiedział. Teraz muszą się zgodzić wszyscy. Poza stołem: { $names }.
house-undo-why-bots = Od twojego kroku coś pokazano albo ktoś odpowiedział, a boty nigdy się nie zgadzają. Przy stole treningowym można by go cofnąć.
house-undo-why-too-many-steps = { house-refused-too-many-steps }
house-why = Dlaczego?
house-hint = Podpowiedź
house-hint-short = Rada
house-hint-seen = Pozostali widzą, że pytasz o radę, ale samej rady nie widzą.
house-hint-title = Co zrobiłby mistrz
house-hint-thinking = Mistrz się zastanawia …
house-hint-first = Mistrz najchętniej wybrałby: { $answer }
house-hint-best = najchętniej
house-hint-result = { $percent } %
house-hint-share = w { $percent } przypadkach na 100
house-hint-only = Nie ma innej odpowiedzi.
house-hint-unweighed = Mistrz odpowiada tak, nie rozważając innych odpowiedzi.
house-hint-equal = Po wszystkich tych odpowiedziach mistrz spodziewa się mniej więcej tego samego: { $percent } %.
house-hint-note = Pasek to wynik, jakiego mistrz spodziewa się dla ciebie po tej odpowiedzi, z tego, co możesz wiedzieć: 100 % to wyraźne zwycięstwo, 0 % wyraźna porażka.
house-hint-note-share = Obok widać, jak często mistrz dałby tę odpowiedź.
house-hint-play = Wybierz to
house-hint-play-which = Wybierz to: { $answer }
house-hint-asked = { $name } prosi o radę.
house-hint-count = podpowiedzi: { $count }
house-rule = Zasada { $clause }
house-refused-does-not-fit = Ta karta teraz nie pasuje.
house-not-playable = teraz nie można wybrać
house-locked = Twój wybór zapadł. Czekamy: { $names }.
house-locked-only = Twój wybór zapadł.
house-waiting-for = Czekamy: { $names }.
house-waiting-free =
    { $count ->
        [1] Jedno miejsce jest jeszcze wolne: gra ruszy dalej, gdy ktoś tam usiądzie.
        [few] { $count } miejsca są jeszcze wolne: gra ruszy dalej, gdy ktoś tam usiądzie.
       *[many] { $count } miejsc jest jeszcze wolnych: gra ruszy dalej, gdy ktoś tam usiądzie.
    }
house-over = Gra skończona
house-stage = Co się stało
house-recent = Co się właśnie stało
house-log = Dziennik
house-chat = Czat
house-rules = Zasady
house-log-empty = Nic się jeszcze nie wydarzyło.
house-log-taken-back = Cofnięte:
house-log-closed = To, co było wcześniej, jest przy tym stole zamknięte: pamiętanie należy do gry.
house-log-jump = Zobacz tę chwilę
house-event-step-undone =
    { $me ->
        [yes] Twój ostatni krok został cofnięty.
       *[no] { $player }: ostatni krok został cofnięty.
    }
house-event-undo-others =
    { $me ->
        [yes] { $count ->
            [0] Twój wybór też został cofnięty: wybierz jeszcze raz.
           *[other] Cofnięto też twój wybór i wybór innych: { $names }. Wybierz jeszcze raz.
        }
       *[no] Cofnięto też wybór innych: { $names }.
    }
house-event-undo-anew = To, czego nie można było wiedzieć, zostaje rozdane na nowo, także to, co leży zakryte na planszy; twoje karty zostają.
house-nameless = Gość
house-kind-bot = bot, { $level }
house-kind-stand-in = zastępuje bot ({ $level })
house-away = poza stołem
house-reconnecting = Połączenie przerwane. Łączymy ponownie …
house-reconnecting-again = Połączenie wciąż się zrywa. Dom przechowuje twoją grę, a ta strona próbuje dalej.
house-wish = { $name } prosi o cofnięcie ostatniego kroku. Zgadzasz się?
house-wish-anew = { $name } prosi o cofnięcie ostatniego kroku; wszystko, co zakryte, będzie wtedy rozdane na nowo. Zgadzasz się?
house-wish-step = Krok: { $step }
house-wish-others =
    { $me ->
        [yes] { $count ->
            [0] Twój wybór też zostanie cofnięty: wybierzesz jeszcze raz.
           *[other] Cofnięty zostanie też twój wybór i wybór innych: { $names }. Wybierzesz jeszcze raz.
        }
       *[no] Cofnięty zostanie też wybór innych: { $names }.
    }
house-wish-asked = Prosisz o cofnięcie swojego kroku. Czekamy na zgodę: { $names }.
house-wish-give-up = Jednak nie
house-wish-refused = { $name } się nie zgadza. Krok zostaje.
house-wish-given-up = { $name } nie prosi już o cofnięcie.
house-wish-lapsed = Prośba o cofnięcie kroku jest już nieaktualna.
house-practice = trening
house-practice-result = To był trening: kroki można było cofać nawet wtedy, gdy coś już pokazano.
house-hand-view = Ręka
house-table-menu = Menu stołu
house-table-view = Pokaż na wspólnym ekranie
house-look-back = Spójrz wstecz
house-leave = Odejdź; gra na ciebie poczeka
house-stand-in-me = Niech za mnie gra bot
house-stand-in-for = Niech gra bot zamiast: { $name }
house-stand-in-votes = chce { $votes } z { $present }
house-come-back = Znowu gram osobiście
house-move-seat = Przenieś moje miejsce na inne urządzenie
house-move-note = Otwórz ten link na drugim urządzeniu. Działa raz, a twoje miejsce przeniesie się tam.
house-pace = Tempo botów
house-pace-slow = wolno
house-pace-normal = zwykle
house-pace-fast = szybko
house-pace-at-once = od razu
house-pass-device = Podaj urządzenie: { $name }
house-pass-note = Nikt inny nie powinien teraz patrzeć.
house-uncover = To ja, { $name }: pokaż moje karty

## Koniec
house-rematch = Jeszcze raz
house-rematch-open = Nowy stół jest otwarty: pozostali czekają na ciebie.
house-replay = Powtórka
house-record = Zapisz przebieg
house-shuffle = Czy tasowanie było uczciwe?
house-shuffle-note = Przed pierwszą kartą dom pokazał skrót swojego ziarna. Teraz ziarno jest jawne: jeśli daje ten sam skrót, niczego nie zmieniono.
house-shuffle-hash = Skrót:
house-shuffle-seed = Ziarno:
house-verify = Sprawdź
house-verified = Zgadza się: kolejność kart ustalono przed pierwszą kartą.
house-not-verified = Nie zgadza się. Nie ufaj tej grze.

## Kiedy to my popełniliśmy błąd
house-broken = Nasz błąd zatrzymał ten stół
house-broken-why = To nie twoja wina. Dom przechowuje wszystko, co rozegrano, a pozostałe stoły grają dalej. Gdy tylko błąd zostanie naprawiony, ten stół będzie mógł ruszyć od miejsca, w którym stanął.
house-broken-number = Jeśli zgłosisz to osobie, która prowadzi ten dom, podaj ten numer: { $id }
house-broken-again = Zacznij od nowa w tym samym gronie
house-broken-account = Zapisz to, co było ci wiadome
house-broken-account-seat = Zapisz to, co wiedziało miejsce { $number }
house-broken-account-note = Dopóki gra się nie skończyła, możesz zapisać tylko to, co jest ci wiadome. Pełny przebieg pokazałby też zakryte karty pozostałych.
house-broken-listed = zatrzymany przez nasz błąd
house-stuck = Nie da się tego pokazać
house-stuck-why = To nasz błąd, nie twój, a twoje gry są w domu bezpieczne. Wczytaj stronę od nowa albo przejdź na stronę startową.
house-load-anew = Wczytaj stronę od nowa

## Powtórka
house-back-to-table = Wróć do stołu
house-first = Na początek
house-previous = Krok wstecz
house-next = Krok naprzód
house-last = Na koniec
house-moment = Chwila gry
house-eyes = Czyimi oczami
house-share = Skopiuj link do tej chwili

## Zasady
house-search-rules = Szukaj w zasadach
house-found =
    { $count ->
        [0] Nic nie znaleziono.
        [one] Znaleziono { $count } miejsce.
        [few] Znaleziono { $count } miejsca.
        [many] Znaleziono { $count } miejsc.
       *[other] Znaleziono { $count } miejsca.
    }

## Czat
house-chat-empty = Nikt jeszcze nic nie powiedział.
house-chat-unread =
    { $count ->
        [1] jedna nieprzeczytana wypowiedź
        [few] { $count } nieprzeczytane wypowiedzi
       *[many] { $count } nieprzeczytanych wypowiedzi
    }
house-chat-line = Powiedz coś
house-chat-to = Do
house-chat-all = Wszyscy
house-chat-whispered = szepcze do: {$name}
house-chat-whispered-to-you = szepcze do ciebie
house-send = Wyślij
house-phrase-hello = Cześć!
house-phrase-well-played = Dobrze zagrane!
house-phrase-oops = Ojej.
house-phrase-thanks = Dziękuję!
house-phrase-hurry = Gramy dalej?
house-phrase-thinking = Myślę …

## Ustawienia
house-language = Język
house-theme = Światło
house-theme-system = jak w systemie
house-theme-light = jasno
house-theme-dark = ciemno
house-sound = Dźwięki
house-calm = Mniej ruchu
house-patient = Wyniki czekają, aż pójdę dalej
house-chat-shown = Pokazuj czat i gotowe zwroty
house-notify = Powiadamiaj, gdy moja kolej

## Klawisze
house-keys = Klawisze
house-key-cards = wybierz kartę z ręki
house-key-arrows = przejdź od karty do karty
house-key-lock = zatwierdź
house-key-withdraw = wycofaj wybór
house-key-undo = cofnij
house-key-why = dlaczego? (zasada)
house-key-hint = podpowiedź: co zrobiłby mistrz?
house-key-log = otwórz lub zamknij dziennik
house-key-close = zamknij, co otwarte
house-key-keys = ta lista

## Cofanie
house-help-undo = Cofanie kroku
house-help-undo-free = Swój ostatni krok możesz cofnąć, dopóki nie pokazano niczego zakrytego, nie wmieszał się los i nikt inny jeszcze nie odpowiedział; tajny wybór – dopóki nie wybierze ostatni gracz.
house-help-undo-ask = Potem muszą się zgodzić wszyscy ludzie przy stole. Kto jest poza stołem, nie może; nie mogą też wolne miejsce ani bot w zastępstwie. Wszystko, co było po tym kroku, jest znowu otwarte, także to, co ktoś zatwierdził wcześniej w tajemnicy.
house-help-undo-practice = Boty nigdy się nie zgadzają. Kto gra tylko z botami i z ludźmi przy swoim ekranie, może otworzyć stół treningowy: tam cofa się kroki nawet wtedy, gdy coś już pokazano, a wszystko, co zakryte, zostaje rozdane na nowo.
house-help-stand-in = Gdy kogoś nie ma od minuty, większość obecnych może posadzić na jego miejscu bota, dopóki nie wróci. Bot wie tylko to, co wie jego miejsce.

## Dlaczego dom odmawia
house-refused-other = Nie udało się. Spróbuj jeszcze raz albo wczytaj stronę od nowa.
house-refused-unreachable = Dom nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
house-refused-not-understood = Dom tego nie zrozumiał. Wczytaj stronę od nowa.
house-refused-not-joined = Nie ma cię jeszcze przy tym stole. Wczytaj stronę od nowa.
house-refused-no-such-match = Nie ma takiego stołu.
house-refused-no-such-link = Ten link został już użyty albo jest niepełny. Poproś o nowy.
house-refused-no-such-game = Dom nie ma tej gry.
house-refused-no-such-language = Dom nie mówi w tym języku.
house-refused-not-your-seat = To nie twoje miejsce.
house-refused-stale-question = W międzyczasie coś się zmieniło. Spójrz jeszcze raz i wybierz.
house-refused-no-undo = Tego kroku nie da się cofnąć.
house-refused-another-wish = Ktoś inny już prosi o cofnięcie. Po kolei.
house-refused-no-practice = Stół treningowy jest dla ciebie, dla ludzi przy tym ekranie i dla botów, nie dla znajomych z linku.
house-refused-no-such-level = Dom nie ma takiego bota.
house-refused-away-too-short = { $name } dopiero co odchodzi od stołu. Bota można posadzić za { $seconds } s.
house-refused-no-wish = Nikt już o to nie prosi.
house-refused-chat-closed = Tu nie ma czatu.
house-refused-no-whisper = Tu nie można szeptać. Powiedz to wszystkim albo milcz.
house-refused-no-advice = Przy tym stole gra się bez podpowiedzi.
house-refused-advice-late = Mistrz nie zdążył nic znaleźć: dom ma dużo pracy. Zapytaj jeszcze raz albo zdecyduj sam.
house-refused-too-fast = Za szybko. Poczekaj chwilę.
house-refused-too-busy = Dom ma teraz zbyt wiele plików do przeczytania. Spróbuj jeszcze raz za chwilę.
house-refused-not-saved = Dom nie mógł tego zapisać, więc to się nie stało. Spróbuj jeszcze raz.
house-refused-not-over = To się otworzy, gdy gra się skończy.
house-refused-memory-table = Przy tym stole gra się z pamięci: wstecz spojrzysz po końcu gry.
house-refused-unknown-option = { $option }: takiego wyboru nie ma. Są: { $known }.
house-refused-unknown-value = { $option }: nie ma „{ $value }”. Są: { $known }.
house-refused-wrong-seats = Graczy w tej grze może być od { $fewest } do { $most }, a nie { $seats }.
house-refused-value-for-others = { $option }: „{ $value }” jest wtedy, gdy graczy jest od { $fewest } do { $most }, a nie { $seats }.
house-refused-wrong-parts = { $option }: gdy graczy jest { $seats }, wybiera się { $needed }, a nie { $given }.
house-refused-unknown-deck = Talii „{ $deck }” dom nie ma.
house-refused-bad-deck = Tej talii nie da się użyć. { $line ->
        [0] { $field }
       *[other] Wiersz { $line }, { $field }
    }: { $problem }
house-refused-bad-record = Dom nie umie odczytać tego zapisu: { $problem }
house-refused-too-many-tables = Liczba twoich trwających stołów: { $most }. Najpierw dokończ jeden z nich.
house-refused-house-full = W domu nie ma teraz miejsca na kolejny stół. Wróć później.
house-refused-too-large = To za duże dla domu.
house-refused-wrong-origin = Ta strona nie należy do domu. Otwórz jego własny adres.
house-refused-no-such-page = Nie ma takiej strony.
house-refused-other-rules = Ten stół zaczęto według innej wersji zasad i nie może tu trwać dalej.
house-refused-too-many-steps = Przy tym stole cofano już tyle razy, że teraz można iść tylko naprzód.
house-refused-our-mistake = Przeszkodził w tym nasz błąd. Jeśli zgłosisz go osobie, która prowadzi ten dom, podaj numer { $id }.
house-refused-broken = Nasz błąd zatrzymał ten stół. Jeśli zgłosisz go osobie, która prowadzi ten dom, podaj numer { $id }.
house-refused-not-broken = Z tym stołem wszystko w porządku: przebieg można zapisać, gdy gra się skończy.
house-refused-unsent = Połączenie zerwało się, zanim dotarła twoja odpowiedź. Wybierz jeszcze raz.

# Słowa domu, które nie należą do jednej gry.

list-last = { $head } i { $last }

# Kto siedzi przy stole
player-you = Ty
player-human = Gość
bot-name-0 = Brida
bot-name-1 = Osric
bot-name-2 = Mirra
bot-name-3 = Tomke
bot-name-4 = Yvain
bot-name-5 = Sunna
bot-label = { $name } ({ $bot })
bot-kind-random = losowy
bot-kind-habit = z nawyku
bot-kind-greedy = chciwy
bot-kind-novice = nowicjusz
bot-kind-apprentice = uczeń
bot-kind-adept = adept
bot-kind-master = mistrz
bot-kind-grandmaster = arcymistrz
spectator = widz

# Pytania i odpowiedzi
terminal-keys = ? pomoc · why · log · quit
terminal-go-on = Enter — dalej
terminal-more = Enter — więcej · q — wróć
terminal-back = Enter — wróć
terminal-number-range = Nie ma możliwości { $number }; wybierz liczbę od 1 do { $most }.
terminal-nothing-yet = Tu nic jeszcze nie jest rozstrzygnięte; zapytaj ponownie po najbliższym piętrze.
terminal-not-known = O „{ $word }” nic nie wiem. Spróbuj karty, na przykład { $card }, albo punktu zasad, na przykład { $clause }.
terminal-log = Co się dotąd wydarzyło
terminal-log-closed = Przy tym stole gra się z pamięci, więc nie ma dziennika [{ $clause }].
terminal-option-list = Zasady tego stołu
terminal-help-title = Jak odpowiadać
terminal-help =
    Liczba wybiera możliwość o tym numerze.
    Klucze kart wybierają karty; kolejność i wielkość liter nie mają znaczenia: { $example }.
    ? pokazuje tę stronę, ? { $card } objaśnia kartę, ? { $clause } czyta punkt zasad.
    why objaśnia ostatnie rozstrzygnięcie albo odmowę, log opowiada, co się dotąd wydarzyło.
    withdraw cofa tajny wybór, dopóki inni jeszcze myślą.
    quit kończy; gra zapisuje się po każdej odpowiedzi.

# Zapis gry
terminal-saved = Gra jest zapisana. Graj dalej poleceniem: { $command }
terminal-over-saved = Zapis leży w { $file }. Obejrzyj go poleceniem: { $command }
terminal-resume-none = w { $folder } nie ma niedokończonej gry { $game }; zacznij nową poleceniem: { $command }
terminal-resume-over = { $file }: ta gra jest skończona; obejrzyj ją poleceniem: { $command }
terminal-resume-other = { $file }: to jest gra { $other }, a nie { $game }
terminal-resume-nobody = { $file }: żeby grać dalej, przy stole musi siedzieć dokładnie jeden człowiek; tu jest ich { $count }
terminal-resume-bot = { $file }: na miejscu { $seat } gra „{ $bot }” — takiego bota ten Questkeep nie ma
terminal-record-exists = { $file } już istnieje; wybierz inną nazwę albo graj dalej poleceniem: { $command }

# Wybór w wierszu poleceń
terminal-bad-bot = nie ma bota „{ $bot }”; są { $bots }
terminal-bad-bot-count =
    { $seats } miejsca przy stole to { $needed ->
        [one] { $needed } bot
        [few] { $needed } boty
       *[other] { $needed } botów
    } (albo jedna nazwa dla wszystkich), a nie { $given }
terminal-bad-seat = twoje miejsce może być od 0 do { $last }, a nie { $seat }
terminal-bad-option = zapisz opcję jako nazwa=wartość, a nie „{ $option }”

# Oglądanie zapisu
replay-row = moment { $row } z { $rows }
replay-eyes = patrzy: { $who }
replay-keys = n dalej · p wstecz · liczba · end · s 0 albo s spectator · why · q
replay-not-understood =
    Nie rozumiem „{ $said }”. n — dalej, p — wstecz, liczba od 0 do { $rows } — przejdź do ruchu, end — koniec, q — wyjdź.
replay-bad-seat = Nie ma miejsca { $seat }; są { $seats } albo spectator.
replay-unfinished = Ta gra jeszcze trwa; do jej końca można patrzeć tylko oczami widza (spectator).
replay-no-more = To koniec zapisu.
replay-at-start = To początek zapisu.

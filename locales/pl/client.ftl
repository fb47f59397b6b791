### Sam dom: ekrany, przyciski, kłopoty, zwroty. Gry mają własne pliki.

app-name = Kvartal
title-of = { $title } · Kvartal
# $count: stoły, które czekają na czytelnika.
title-awaited = ({ $count }) { $title }
skip-to-content = Przejdź do treści
screen-failed = Nie udało się wczytać strony
part-late = Coś się nie wczytało. Próbujemy ponownie…
close = Zamknij
# Dla czytników ekranu: tu słychać nowiny.
announcements = Komunikaty
cancel = Anuluj

header-home = Kvartal, strona główna
header-navigation = Nawigacja
header-waiting = Czekają na ciebie
header-waiting-count = { $count ->
    [one] Czeka na ciebie { $count } stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
header-settings = Ustawienia
notify-your-turn = Twoja tura

## Gry

game-plots = Działki
game-neighbours = Sąsiedzi

## Strona główna

home-title = Zbuduj szczęśliwe miasteczko
home-explained = Gry planszowe o miastach – w całości i ściśle według zasad. Bez konta i bez instalowania: otwórz stół, wyślij link, graj.
# $game: nazwa gry.
home-play = Zagraj w „{ $game }”
home-dealing = Przygotowujemy stół…
home-new = Otwórz stół dla znajomych
home-mine = Twoje stoły
home-games = Gry
home-with-bots = Z botami
home-alone = Solo
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka na graczy. Otwórz stół – niech przyjdą do ciebie.
home-open-seats = Wolne miejsca: { $free } z { $seats }
home-open-join = Dołącz

## Pierwsza gra z trenerem

first-title = Pierwsza gra w „{ $game }”?
first-explained = Obok siedzi trener i wyjaśnia każde pytanie wtedy, gdy się pojawia. Prawdziwe boty, około dziesięciu minut i żadnych zasad do czytania.
first-guided = Zagraj z trenerem
first-without = Umiem w to grać
coach-title = Trener
coach-go-on = Rozumiem
coach-stop = Bez trenera
coach-hear = Posłuchaj znów trenera
coach-confirm = Jeszcze nic się nie stało: obejrzyj to spokojnie, cofnij, jeśli chcesz, a potem potwierdź. Od tej chwili się liczy.
learned-title = Pierwsza gra za tobą. Teraz wiesz:
learned-next = W tej pierwszej grze karty są zawsze te same. Od następnej są tasowane.
learned-play-on = Graj dalej

## Stoły na liście

tables-your-turn = Twoja tura
tables-others = Grają inni
tables-lobby = Przed startem
tables-over = Zakończona
tables-abandoned = Porzucona
# $points: in words, with their noun.
tables-place = Miejsce { $rank } z { $count }, { $points }
# $names: pozostali gracze, jako lista.
tables-with = Grają z tobą: { $names }
tables-alone = Na razie nikt więcej
# $time: na przykład 4:05 albo „2 d 3 godz.”.
tables-left = Pozostało { $time }
tables-unreadable = { $count ->
    [one] Nie można teraz otworzyć { $count } twojego stołu. Zajrzyj później.
    [few] Nie można teraz otworzyć { $count } twoich stołów. Zajrzyj później.
   *[many] Nie można teraz otworzyć { $count } twoich stołów. Zajrzyj później.
}

waiting-title = Czekają na ciebie
waiting-none = Żaden stół na ciebie nie czeka. Dobra robota!
waiting-others = Grają inni
waiting-over = Zakończone

## Nowy stół

new-title = Nowy stół
new-of = Nowy stół: { $game }
new-seats = Gracze
new-bots = W tym boty
new-limit = Tylko dla { $least }–{ $most } graczy
new-level = Jak dobrze grają boty
new-visibility = Kto może przyjść
new-each = Miejsca na osobę
new-each-one = Jedno
new-each-any = Ile kto chce
new-hints = Podpowiedzi
new-hints-yes = Dozwolone
new-hints-no = Bez nich
new-pace = Tempo
new-more = Więcej ustawień
new-make = Otwórz stół

visibility-link = Przez link
visibility-link-blurb = Usiąść lub oglądać może każdy, kto ma link.
visibility-open = Dla wszystkich
visibility-open-blurb = Stół widać na stronie głównej.
visibility-private = Prywatny
visibility-private-blurb = Bez zaproszenia nikt go nie zobaczy.

pace-none = Bez zegara
pace-none-blurb = Myśl tak długo, jak chcesz.
pace-live = Na żywo
pace-live-blurb = 45 sekund na turę i 5 minut zapasu.
pace-quick = Szybko
pace-quick-blurb = 20 sekund na turę i 2 minuty zapasu.
pace-slow = Dzień na turę
pace-slow-blurb = Graj, gdy znajdziesz chwilę.
pace-slower = Trzy dni na turę
pace-slower-blurb = Na zabiegane tygodnie. Urlop zatrzymuje zegar.
# $time: na przykład 0:45 albo „1 d 0 godz.”.
pace-live-of = Na żywo, { $time } na turę
pace-slow-of = Bez pośpiechu, { $time } na turę

level-random = Marzyciel
level-random-blurb = Gra, co mu przyjdzie do głowy.
level-greedy = Sąsiad
level-greedy-blurb = Bierze to, co teraz wygląda najlepiej.
level-beginner = Początkujący
level-beginner-blurb = Uczy się i wiele przeocza.
level-casual = Amator
level-casual-blurb = Planuje turę, ale to i owo przeocza.
level-regular = Stały gracz
level-regular-blurb = Planuje całą turę, ma doświadczenie.
level-expert = Ekspert
level-expert-blurb = Patrzy naprzód, do następnej tury.
level-master = Mistrz
level-master-blurb = Patrzy naprzód i rozważa wiele planów.

table-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
table-fixed = Stałe rozdanie { $number }
# Whoever plays alone or with bots may ask for them.
table-hints = Podpowiedzi dozwolone
# Opcja gry i to, co dla niej wybrano.
table-option = { $name }: { $value }
table-opening = Otwieramy stół…
table-failed = Nie udało się pokazać tego stołu

## Przed grą

seat-free = Wolne miejsce
lobby-sit = Usiądź tutaj
lobby-guest = Ktoś obok mnie
lobby-sit-guest = Posadź
lobby-bot = Dodaj bota
lobby-fill = Uzupełnij botami
lobby-level = Jak dobrze gra { $name }
lobby-leave = Odejdź
lobby-remove = Usuń
lobby-start = Zacznij grę
lobby-free = { $count ->
    [one] Jest jeszcze { $count } wolne miejsce. Wyślij link albo dodaj bota.
    [few] Są jeszcze { $count } wolne miejsca. Wyślij link albo dodaj boty.
   *[many] Jest jeszcze { $count } wolnych miejsc. Wyślij link albo dodaj boty.
}
lobby-free-guest = { $count ->
    [one] Jest jeszcze { $count } wolne miejsce.
    [few] Są jeszcze { $count } wolne miejsca.
   *[many] Jest jeszcze { $count } wolnych miejsc.
}
lobby-wait-host = Wszyscy już są. Grę zaczyna gospodarz.
lobby-ready = Wszyscy już są: możesz zacząć.
# $names: who has no page of this table open at the moment.
lobby-not-here = Teraz nie ma przy stole: { $names }.
lobby-start-anyway = Możesz zacząć albo chwilę zaczekać.
lobby-host-starts = Grę zaczyna gospodarz.
lobby-starting = Tasowanie: każda przeglądarka dorzuca losowe bajty…
lobby-sit-named = Siadam tutaj
lobby-name-hint = Tak zobaczą cię inni.
watchers-title = Oglądają
# Who watches without a name.
watchers-others = { $count ->
    [one] { $count } gość
    [few] { $count } goście
   *[many] { $count } gości
}
lobby-given-up = Stół zamknięty, gry nie będzie.
guest-name = Imię

share-title = Zaproś innych
share-table = Link do tego stołu
share-private = W linku jest zaproszenie: przekaż go tylko znajomym.
share-qr = Kod QR linku
share-copy = Kopiuj
share-copied = Skopiowano
share-pass = Udostępnij…
# $name: gracz z tej przeglądarki.
share-seat = { $name } na innym urządzeniu
share-seat-explained = Ten tajny link otworzy twoje miejsce na telefonie – albo znów tutaj, jeśli przeglądarka o tobie zapomni.
share-seat-show = Pokaż tajny link
share-seat-link = Tajny link do twojego miejsca
share-renew = Zmień link i odłącz inne urządzenia
share-renewed = Starsze linki już nie działają

take-title = Zajmujemy twoje miejsce…
take-failed = Ten link nie działa
take-malformed = Jest niepełny. Skopiuj go jeszcze raz, w całości.
take-watch = Oglądaj grę

## Gracze

player-you = ty
player-you-large = Ty
player-bot = Bot · { $level }
player-your-turn = Twoja tura
player-thinking = Myśli…
player-choosing = Wybiera…
player-on-holiday = Na urlopie
player-gone = Teraz nie ma przy stole
player-away-resigned = Gra poddana: dogrywa bot
player-away-timed_out = Poza stołem: gra bot
player-away-returning = Wraca w następnej turze
player-score = { $score }
players-title = Gracze
players-all = Wszyscy gracze: { $count }
# Koniec listy graczy.
players-others = { $count ->
    [one] jeszcze { $count } gracz
    [few] jeszcze { $count } graczy
   *[many] jeszcze { $count } graczy
}
clock-left = Pozostały czas
time-hours = { $hours } godz. { $minutes } min
time-days = { $days } d { $hours } godz.

# Boty mają imiona według miejsc, a kolejne – numery.
bot-name-0 = Adela
bot-name-1 = Borys
bot-name-2 = Celina
bot-name-3 = Darek
bot-name-4 = Ela
bot-name-5 = Feliks
bot-name = Bot nr { $number }
player-number = Gracz nr { $number }

person-menu = { $name }: opcje
person-mute = Wycisz wypowiedzi
person-hide = Ukryj imię i awatar
person-here = Inni tego nie zauważą.
person-report = Zgłoś imię
person-reported = Zgłoszono. Imię jest tu ukryte.

away-explained = Twój czas minął i gra za ciebie bot.
away-come-back = Wróć do gry
away-returning = Od następnej tury znów grasz ty: tę zagra bot.

## Przy stole

prompt-title = Co trzeba zrobić
prompt-your-turn = Twoja tura
# Kilku graczy przy jednym ekranie.
prompt-turn-of = Tura: { $name }
prompt-choose = Wybierz
prompt-reveals = Potwierdź albo cofnij
prompt-wait = Nie twoja tura
prompt-playing = Gra { $name }
prompt-watching = Oglądasz grę
prompt-waiting = { $count ->
    [one] { $names } wybiera
    [few] { $names } wybierają
   *[many] { $names } wybierają
}
prompt-how = Wybierz na planszy albo z listy.
prompt-over = Koniec gry
prompt-steps = Już wybrane
prompt-undo = Cofnij
prompt-confirm = Potwierdź

## Hints

hint-title = Podpowiedź
# On the button that asks for one.
hint-ask = Podpowiedź
hint-thinking = Zastanawiamy się …
# $worlds: in how many imagined worlds the choices were tried; 0 if in none.
hint-how = { $worlds ->
    [0] Oceniono tylko według planu.
    [one] Sprawdzono w jednym wyobrażonym świecie – tylko według tego, co możesz wiedzieć.
    [few] Sprawdzono w { $worlds } wyobrażonych światach – tylko według tego, co możesz wiedzieć.
   *[many] Sprawdzono w { $worlds } wyobrażonych światach – tylko według tego, co możesz wiedzieć.
}
# Stands after it if there is something below.
hint-why = Niżej: różnica punktów na końcu.
hint-best = Najlepszy wybór
# There is another that cannot be told from it.
hint-good = Dobry wybór
hint-as-good = Równie dobry
# What is lost against the best, and its error.
hint-less-points = Punkty: −{ $loss } ± { $error }
hint-less-share = Szansa: −{ $loss } % ± { $error }
# How many points more or fewer come from something: a card, or a part of the score.
hint-reason = { $source }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}
# The same of somebody else.
hint-reason-of = { $name }, { $source }: { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}

choices-title = Możliwości
choices-open = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
log-title = Przebieg gry
log-short = Dziennik
log-new = Nowe
log-others = { $count ->
    [one] Jeszcze { $count } gracz
    [few] Jeszcze { $count } graczy
   *[many] Jeszcze { $count } graczy
}
log-sum = Razem
recap-title = Od twojego ruchu
recap-again = Pokaż jeszcze raz
stage-go-on = Dalej
key-space = Spacja

curtain-one = Podaj dalej: teraz { $name }
curtain-several = Kto następny?
curtain-why = Pozostali nie patrzą: to, co dalej, jest tajne.
curtain-take = To ja, { $name }

connection-lost = Połączenie zerwane. Próbujemy ponownie…
connection-back = Połączenie przywrócone. Nic cię nie ominęło.

menu-title = Menu gry
menu-say = Powiedz coś
menu-share = Zaproś innych lub zmień urządzenie
menu-known = Co już było, a co zostało
menu-known-share = { $name }: { $left } z { $all }
menu-how = Jak grać
menu-replay = Powtórka
menu-holiday = Idę na urlop: mój zegar stoi
menu-holiday-end = Wracam z urlopu
menu-holiday-left = Pozostały urlop w tej grze: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
menu-report = Zgłoś błąd
menu-resign = Poddaj grę

resign-title = Poddać grę?
resign-explained = Bot dogra za ciebie do końca. Możesz oglądać, ale nie wrócić.
resign-do = Poddaj grę

report-title = Zgłoś błąd
report-explained = W jednym pliku jest wszystko, by odtworzyć błąd: sytuacja taka, jaką znasz, jej numer, twoje miejsce i wersja. Wyślij go osobie, która prowadzi ten serwer, albo dołącz do zgłoszenia.
report-what = Co poszło nie tak?
report-save = Zapisz plik

## Koniec

end-you-win = Wygrywasz!
end-wins = Wygrywa { $name }
end-win-together = Wspólne zwycięstwo: { $names }
# Czytane na głos na końcu. $points: liczba z minusem, jeśli go ma; $count: bez niego, do liczby mnogiej.
end-points-of = { $count ->
    [one] { $name }: { $points } punkt
    [few] { $name }: { $points } punkty
   *[many] { $name }: { $points } punktów
}
# Beside the points: $margin points more or fewer than $name.
end-ahead = o { $margin } więcej niż { $name }
end-behind = Jesteś na { $rank }. miejscu, { $margin } za zwycięzcą
# As many points, but ahead by the tie-break.
end-level = remis z graczem { $name }, rozstrzygnęła zasada dodatkowa
end-behind-level = Jesteś na { $rank }. miejscu z tą samą liczbą punktów, rozstrzygnęła zasada dodatkowa
# $points: the number as it is printed; $count: without its minus, for the plural.
end-points = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
# Somebody who plays alone, compared with earlier games.
end-best-new = twój najlepszy wynik, dotąd { $points }
end-best-still = twój najlepszy wynik: { $points }
end-ranking = Miejsca
end-reasons = Co przesądziło
# What decided the game. Between asterisks: bold. $line: where the points come from; $worth: yes if $part counts by what it is multiplied with.
end-reason-line = { $worth ->
    [yes] { $you ->
        [first] Ty: { $line }, { $part-low } { $amount }, *{ $points }*.
       *[no] { $name }: { $line }, { $part-low } { $amount }, *{ $points }*.
    }
   *[no] { $you ->
        [first] Ty: { $line }, *{ $points }*.
       *[no] { $name }: { $line }, *{ $points }*.
    }
}
# $name has more of $part than $other; $you: which of the two reads it.
end-reason-part = { $you ->
    [first] { $part }: ty *{ $more }*, { $other } *{ $less }*
    [second] { $part }: { $name } *{ $more }*, ty *{ $less }*
   *[no] { $part }: { $name } *{ $more }*, { $other } *{ $less }*
}{ $worth ->
    [yes] {" "}(*{ $points }*).
   *[no] .
}
end-sheet = Skąd te punkty
end-share = Pokaż swoje miasto
end-picture = Obrazek miasta z wynikiem
end-picture-pass = Wyślij obrazek
end-picture-save = Zapisz obrazek
end-replay-link = Link do powtórki
end-abandoned = Ta gra została porzucona
end-rematch = Zagraj jeszcze raz
end-join-rematch = Do następnej gry
end-record = Pobierz zapis
end-check = Sprawdź tasowanie
end-checked = Tasowanie sprawdzone
end-check-fixed = Stałe rozdanie
end-check-left-out = Potasowano bez twoich bajtów
end-check-broken = Tasowanie się nie zgadza!
end-home = Strona główna

sheet-title = Punktacja
sheet-rank = Miejsce { $rank }
sheet-points = Punkty
sheet-ties = Przy remisie

shuffle-checked = Sprawdziła to ta przeglądarka: rozdanie wynika z tego, co ustalono, zanim ktokolwiek znał losowe bajty innych.
shuffle-fits = Wszystko do siebie pasuje. Ta przeglądarka nic nie dorzuciła, więc więcej powiedzieć nie może.
shuffle-left-out = Brakuje twoich losowych bajtów: przyszły za późno albo serwer je pominął.
shuffle-first = Z góry ustalono tylko sekret, jak przy wszystkich stołach z tamtego czasu. Zgadza się.
shuffle-fixed = To było stałe rozdanie numer { $number }: nic nie tasowano, żeby każdy, kto się uczy, miał te same karty.
shuffle-without = Bez losowych bajtów: { $names }.
shuffle-broken = To nie jest to, co ustalono przed grą!
shuffle-ours = { $count ->
    [one] Zawiera też twoje losowe bajty.
    [few] Zawiera wszystkie { $count } porcje twoich losowych bajtów.
   *[many] Zawiera wszystkie { $count } porcji twoich losowych bajtów.
}
shuffle-explained = Przed pierwszą kartą serwer ustalił sekret, a każda przeglądarka swoje losowe bajty; dopiero potem je ujawniono. Rozdanie wynika ze wszystkiego naraz, więc nikt nie mógł go wybrać. Polecenie „kvartal verify” sprawdzi każdą kartę zapisu.
shuffle-branch = Ten stół kontynuuje wcześniejszą grę od tury { $turn }. To, co było przedtem, jest takie jak tam; wszystko potem wynika z tego ziarna.
shuffle-commitment = Zobowiązanie, znane od początku
shuffle-roster = Kto gdzie siedział i co obiecał
shuffle-secret = Sekret
shuffle-contributions = Losowe bajty graczy
shuffle-seed = Ziarno rozdania
shuffle-command = Sprawdzenie każdej karty

replay-title = Powtórka: { $game }
replay-controls = Powtórka
replay-play = Odtwórz
replay-pause = Pauza
replay-before = Turę wstecz
replay-after = Turę naprzód
replay-turn = Tura
replay-at = { $at } z { $last }
replay-so-far = Ruch { $at }
replay-whole = Pokaż całą długość
replay-link = Link do tej tury
replay-back = Wróć do stołu
replay-not-started = Ta gra jeszcze się nie zaczęła.

## Review

review-open = Analiza
review-title = Analiza gry { $game }
review-none = Tej gry nie można przeanalizować
review-about = Serwer wiele razy dogrywa tę grę od różnych ruchów i znajduje, gdzie się rozstrzygnęła, ile w niej było szczęścia i które decyzje byłyby lepsze.
review-ask = Przeanalizuj tę grę
review-again = Spróbuj ponownie
# $ahead: how many reviews come first.
review-waiting = { $ahead ->
    [0] Twoja jest następna.
    [one] Wcześniej jeszcze { $ahead } analiza.
    [few] Wcześniej jeszcze { $ahead } analizy.
    [many] Wcześniej jeszcze { $ahead } analiz.
   *[other] Wcześniej jeszcze { $ahead } analizy.
}
review-working = Dogrywamy od każdego ruchu: { $percent }
review-leave = Analiza powstaje w wolnym czasie serwera i zostaje przy grze: możesz opuścić tę stronę i wrócić.
review-failed = Analiza się nie udała.
review-off = Ten serwer nie robi analiz.
review-ready = Analiza jest gotowa.
review-curve-chance = Szansa na wygraną
review-curve-share = Szansa na pokonanie rywala, średnio
review-curve-points = Oczekiwane punkty
review-at = Moment gry
review-opening = Otwieramy ten moment gry…
review-move = Ruch { $move }
review-column-move = Ruch
review-value = { $name }: { $value }
# A mark on the curve.
review-mark = { $name }, ruch { $move }: strata { $loss }
review-made = Z { $worlds } gier dogranych do końca, błąd do { $error }
review-table = Jako tabela
review-balance = Szczęście i umiejętności
review-start = Początek
review-luck = Szczęście
review-choices = Decyzje
review-choices-parts = własne { $own }, innych { $others }
review-final = Wynik
review-balance-about = Oczekiwanie na początku, szczęście i decyzje razem dają wynik, każde z błędem do { $error }.
review-choices-about = Decyzje porównuje się z tym, co gra nauczyła się dostrzegać. To zgrubna miara: same własne albo same cudze mogą wyglądać zbyt dobrze lub zbyt źle. Liczy się ich suma.
review-mistakes = Najdroższe decyzje
review-of = Czyje decyzje
review-no-mistakes = { $name }: żadnej decyzji, która na pewno coś kosztowała.
# $loss and $error: per cent, or points.
review-cost-chance = To kosztowało { $loss } (± { $error }) szansy na wygraną.
review-cost-share = To kosztowało { $loss } (± { $error }) szansy na pokonanie rywala.
review-cost-points = Stracone punkty: { $loss } (± { $error }).
review-played = Zagrano
review-better = Lepiej
review-as-good = Nie gorzej niż to
review-why = Dlaczego: punkty na końcu, średnio
# $amount: points with their sign.
review-reason = { $you ->
    [yes] { $source }: { $amount } dla ciebie
   *[no] { $source }: { $amount } ({ $name })
}
review-question = Pytanie { $at } z { $count }
review-what-now = A co ty tu wybierzesz?
review-tell = Po prostu pokaż
review-verdict-best = Dobrze: nie znaleziono niczego na pewno lepszego.
review-verdict-played = Tak właśnie zagrano. Było coś lepszego.
review-verdict-other = Nie ma tego wśród najlepszych znalezionych.
review-next = Następne pytanie
review-replay = Pokaż w powtórce

## Gra dalej od tury zakończonej gry

branch-play-on = Graj dalej stąd
branch-title = Graj dalej od tury { $turn }
branch-explained = Nowy stół z dokładnie tą pozycją. Każde miejsce zachowuje karty, które miało na ręce; to, co dopiero nadejdzie, jest tasowane od nowa.
branch-seat = Twoje miejsce
branch-with = Z kim
branch-with-bots = Boty
branch-with-bots-blurb = Gra zacznie się od razu.
branch-with-same = To samo towarzystwo
branch-with-same-blurb = Przyjdą z twojego linku albo znajdą stół w tej powtórce.
branch-begin = Graj dalej
branch-from = Ciąg dalszy wcześniejszej gry, od tury { $turn }
branch-list = Dalsze gry stąd
branch-turn = Od tury { $turn }
branch-then = Wtedy tutaj: { $name }
branch-compare = Porównaj obie gry
branch-compare-short = Porównaj

compare-title = Porównanie
compare-of = { $game }: dwie drogi
compare-opening = Kładziemy obie gry obok siebie…
compare-nothing = Na razie nie ma z czym porównać.
compare-with = Porównaj z
compare-origin = Tak jak było
compare-origin-blurb = Gra, od której się zaczęło
compare-table = Do stołu
compare-curve = Oczekiwane punkty
compare-curve-explained = Na co można było liczyć po każdej turze; na końcu same punkty. Kółko pokazuje, gdzie gry się rozchodzą.
compare-curve-label = Punkty po każdej turze, { $name }: na końcu { $first } w pierwszej grze i { $second } w drugiej
compare-player = Gracz
compare-difference = Różnica

## Ustawienia

settings-title = Ustawienia
settings-name = Twoje imię
settings-keep = Zapisz
settings-kept = Zapisano. Tak zobaczą cię przy nowych stołach.
settings-language = Język
settings-theme = Kolory
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Dzień
settings-theme-dark = Wieczór
settings-size = Wielkość tekstu
settings-size-normal = Zwykła
settings-size-large = Duża
settings-size-larger = Bardzo duża
settings-motion = Animacje
settings-motion-auto = Jak w urządzeniu
settings-motion-none = Bez animacji
settings-pace = Tury innych
settings-pace-calm = Spokojnie
settings-pace-brisk = Żwawo
settings-pace-instant = Od razu
settings-confirm-at-once = Zatwierdzaj od razu, gdy wybór jest jednoznaczny
settings-turn = Gdy jest moja tura, a patrzę gdzie indziej
settings-sound = Dźwięki
settings-sound-off = Wyłączone
settings-sound-quiet = Cicho
settings-sound-full = Głośno
settings-notify = Pokaż powiadomienie
settings-push = Pokaż powiadomienie nawet wtedy, gdy Kvartal jest zamknięty
settings-push-explained = Przychodzi przez usługę powiadomień twojej przeglądarki, która nie może go przeczytać. Mówi tylko, że to twoja tura i w której grze.
settings-push-denied = Powiadomienia z tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki i odśwież stronę.
settings-erase = Usuń mnie
settings-erase-explained = Twoje imię, awatar i linki znikną, także przy dawnych stołach; twoje gry dokończy bot. Tego nie da się cofnąć.
settings-erase-sure = Usunąć wszystko?
home-erased = Usunięto. Kvartal już cię nie zna.

how-title = Jak grać w „{ $game }”
how-none = Ta gra nie ma jeszcze wprowadzenia.
how-try-title = Spróbuj
how-try = Najlepiej uczyć się, grając: pierwsza gra z trenerem, który wyjaśnia każde pytanie wtedy, gdy się pojawia, w około dziesięć minut.
how-try-now = Zagraj pierwszą grę

offline-title = Brak sieci
offline-explained = Bez sieci działają te strony:
offline-not = Stoły potrzebują serwera: gdy wróci połączenie, gry potoczą się dalej od tego samego miejsca.
offline-again = Spróbuj ponownie

not-found-title = Nic tu nie ma
not-found-explained = Może w adresie jest literówka, a może to, co tu było, zniknęło.
not-found-home = Na stronę główną

## Galeria: cała oprawa na jednej stronie, dla tych, którzy ją tworzą

gallery-title = Galeria
gallery-cards = Karty
gallery-signs = Znaki
gallery-controls = Przyciski i okna
gallery-dialog = Otwórz okno
gallery-notice = Pokaż komunikat
gallery-board = Plansza
gallery-facades = Fasady

## Portrety

face-title = Awatar
face-fox = Lis
face-owl = Sowa
face-cat = Kot
face-bear = Niedźwiedź
face-hare = Zając
face-heron = Czapla
face-otter = Wydra
face-robin = Rudzik
face-tram = Tramwaj
face-bike = Rower
face-boat = Żaglówka
face-balloon = Balon
face-lamp = Latarnia
face-clock = Zegar
face-bell = Dzwonek
face-key = Klucz
face-tree = Drzewo
face-tulip = Tulipan
face-cactus = Kaktus
face-acorn = Żołądź
face-cloud = Chmura
face-moon = Księżyc
face-star = Gwiazda
face-kite = Latawiec

## Zwroty

phrase-hello = Cześć!
phrase-good_luck = Powodzenia!
phrase-your_turn = Twoja kolej!
phrase-thinking = Chwila, myślę…
phrase-nice_move = Dobry ruch!
phrase-well_played = Dobrze zagrane!
phrase-oops = Ojej!
phrase-lucky = Ale fart!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-back_soon = Zaraz wracam
phrase-good_game = Dzięki za grę!
phrase-again = Jeszcze raz?

## Co dzieje się przy stole poza grą

table-fact-created = Nowy stół: { $game }
table-fact-sat = { $seat-you ->
    [yes] Siadasz do stołu
   *[no] { $name } siada do stołu
}
table-fact-bot_sat = Do stołu siada bot: { $seat }, { $level }
table-fact-left = { $removed ->
    [yes] Zwalnia się miejsce
   *[no] Ktoś odchodzi, miejsce jest wolne
}
table-fact-linked = { $seat-you ->
    [yes] Do twojego miejsca dołącza kolejne urządzenie; nowy tajny link odłączy wszystkie inne
   *[no] { $seat }: do miejsca dołącza kolejne urządzenie; nowy tajny link odłączy wszystkie inne
}
table-fact-started = Gra się zaczyna
table-fact-branched = Odtąd na nowo: tura { $turn } wcześniejszej gry
table-fact-said = { $seat-you ->
    [yes] Mówisz: { $phrase }
   *[no] { $seat }: { $phrase }
}
table-fact-resigned = { $seat-you ->
    [yes] Poddajesz grę, dalej gra bot
   *[no] { $seat } poddaje grę, dalej gra bot
}
table-fact-timed_out = { $seat-you ->
    [yes] Twój czas minął, dalej gra bot
   *[no] { $seat }: czas minął, dalej gra bot
}
table-fact-returning = { $seat-you ->
    [yes] Wracasz w swojej następnej turze
   *[no] { $seat } wraca w następnej turze
}
table-fact-returned = { $seat-you ->
    [yes] Wracasz do gry
   *[no] { $seat } wraca do gry
}
table-fact-holiday = { $on ->
    [yes] { $seat-you ->
        [yes] Idziesz na urlop
       *[no] { $seat } idzie na urlop
    }
   *[no] { $seat-you ->
        [yes] Wracasz z urlopu
       *[no] { $seat } wraca z urlopu
    }
}
table-fact-rematched = Następna gra czeka przy innym stole
table-fact-abandoned = Stół zamknięty: { $reason }
reason-empty = wszyscy odeszli
reason-idle = zbyt długo nic się nie działo
reason-other_rules = serwer nie ma już jego zasad

## Dlaczego nie, w każdej grze

kvartal-refusal-KV-1 = To nie twoja tura.
kvartal-refusal-KV-2 = Teraz trzeba zrobić coś innego.

## Kłopoty: jak nazywa je serwer i co człowiek może na nie poradzić.

problem-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
problem-push_unreachable = Usługa powiadomień twojej przeglądarki nie odpowiada. Spróbuj później.
problem-unknown_push_service = Ten serwer nie współpracuje z usługą powiadomień twojej przeglądarki.
problem-internal = Coś zepsuło się po naszej stronie. Spróbuj ponownie. { $incident }
problem-bad_request = Serwer tego nie zrozumiał. Odśwież stronę.
problem-bad_name = Wybierz, proszę, inne imię.
problem-bad_face = Nie ma takiego awatara.
problem-bad_notation = Serwer nie zna takiego ruchu. Odśwież stronę.
problem-bad_option = Te opcje nie pasują do siebie.
problem-bad_pace = Tura i zapas razem muszą mieć co najmniej { $least ->
    [one] { $least } sekundę.
    [few] { $least } sekundy.
   *[many] { $least } sekund.
}
problem-bad_seats = Liczba graczy w tej grze: od { $least } do { $most }.
problem-no_seat_left = Zostaw miejsce dla siebie: same boty grać nie mogą.
problem-no_such_phrase = Nie ma takiego zwrotu.
problem-too_many_tables = Za dużo stołów naraz (najwyżej { $most }).
problem-no_session = Serwer już cię nie poznaje. Odśwież stronę.
problem-cross_site = Żądanie przyszło z innej witryny i zostało odrzucone.
problem-link_void = Ten link zastąpiono nowszym.
problem-not_host = To może zrobić tylko gospodarz stołu.
problem-not_your_seat = To nie twoje miejsce.
problem-not_found = Nic tu nie ma.
problem-no_such_method = Serwer tego nie zrozumiał. Odśwież stronę.
problem-no_such_game = Na tym serwerze nie ma tej gry.
problem-no_such_number = Gra jeszcze tak daleko nie zaszła.
problem-no_such_seat = Nie ma takiego miejsca.
problem-no_such_table = Nie ma takiego stołu albo trzeba zaproszenia, by go zobaczyć.
problem-archived = Ten stół jest w archiwum i nie można go już zmienić.
problem-against_rule = Zasady gry na to nie pozwalają.
problem-not_a_bot = Na tym miejscu nie gra bot.
problem-not_awaited = To nie twoja tura.
problem-not_lobby = Gra już się zaczęła.
problem-not_running = Gra teraz nie trwa.
problem-not_starting = Gra teraz się nie zaczyna.
problem-not_promised = Obiecano inne losowe bajty.
problem-not_over = Gra jeszcze się nie skończyła.
problem-no_review = Tej gry nie dograno do końca albo grano według zasad, których ten serwer już nie ma: nie można jej przeanalizować.
problem-not_begun = Ta gra nigdy się nie zaczęła.
problem-no_turn_there = W tym miejscu gry nie ma czego kontynuować.
problem-rules_gone = Tę grę rozegrano według starszych zasad, których ten serwer już nie ma. Nie można jej kontynuować.
problem-branched_too_often = Ta gra rozgałęziła się już zbyt wiele razy.
problem-too_long = Ta gra jest za długa, żeby ją kontynuować.
problem-not_settled = Najpierw potwierdź swój wybór.
problem-not_slow = Urlop jest tylko w grach bez pośpiechu.
problem-no_holiday_left = Twój urlop w tej grze jest wykorzystany.
problem-no_hint = Tym razem nie ma podpowiedzi: serwer jest zajęty. Zapytaj za chwilę jeszcze raz.
problem-no_hints = Przy tym stole nie ma podpowiedzi.
problem-out_of_time = Twój czas minął: tę turę zagra bot.
problem-resigned = Ta gra jest poddana, nie możesz już grać.
problem-seat_away = Na tym miejscu gra teraz bot. Najpierw wróć do gry.
problem-seat_taken = Ktoś był szybszy: miejsce zajęte.
problem-too_many_seats = Przy tym stole nie możesz zająć kolejnego miejsca.
problem-removed = Gospodarz odprawił cię od tego stołu.
problem-deal_for_one = Stałe rozdanie jest dla jednej osoby i botów: inni mogliby znać karty.
problem-seats_free = Są jeszcze wolne miejsca.
problem-step_from_the_future = Przeglądarka wyprzedziła stół. Teraz na ekranie wszystko się zgadza.
problem-step_taken = Zdecydowano o tym na innym urządzeniu. Teraz na ekranie wszystko się zgadza.
problem-too_many_devices = Na tym miejscu gra za dużo urządzeń. Zmień link, by je odłączyć.
problem-enough_here = Przy tym stole było tego już za dużo.
problem-too_many = Za szybko. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę.
    [few] { $seconds } sekundy.
   *[many] { $seconds } sekund.
}
problem-too_many_streams = Za dużo otwartych okien. Zamknij kilka.
problem-crowded = Serwer jest teraz pełny. Spróbuj za chwilę.
problem-other_rules = Serwer ma inną wersję zasad niż ten stół. Spróbuj za chwilę.
problem-unreadable = Serwer nie może teraz otworzyć tego stołu. Spróbuj później. { $incident }
problem-store_down = Serwer nie może sięgnąć do swoich danych. Spróbuj za chwilę.
problem-too_large = To za dużo naraz.
problem-too_slow = Połączenie jest zbyt wolne. Spróbuj ponownie.
problem-not_json = Serwer tego nie zrozumiał. Odśwież stronę.

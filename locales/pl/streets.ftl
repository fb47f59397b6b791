### Streets. Argumenty komunikatów: locales/README.md.
### Słowa ze słowniczka w docs/rules/streets.md. Pieniądze to dolary, znak $ po liczbie.

## Na pudełku

game-streets = Streets
game-streets-blurb = Budujcie ulice razem i ściągajcie ludzi tam, gdzie jest najweselej.

## Opcje

streets-option-business = Moduł biznesu
streets-option-business-blurb = Ulice dają też żetony: 10 $ za najwięcej jednego rodzaju i 10 $ za każdy zestaw czterech.
streets-option-consultants = Doradcy
streets-option-consultants-blurb = Każdy ma doradcę z własną zdolnością.
streets-option-difficulty = Spryciarz (gra w pojedynkę)
streets-option-difficulty-easy = Łatwy
streets-option-difficulty-easy-blurb = Spryciarz zaczyna bez pieniędzy.
streets-option-difficulty-normal = Średni
streets-option-difficulty-normal-blurb = Spryciarz ma na początku 20 $.
streets-option-difficulty-hard = Trudny
streets-option-difficulty-hard-blurb = Spryciarz ma na początku 50 $.
streets-option-first = Pierwszy gracz
streets-option-first-random = Losowo
streets-option-first-0 = Gracz 1
streets-option-first-1 = Gracz 2
streets-option-first-2 = Gracz 3
streets-option-first-3 = Gracz 4
streets-option-first-4 = Gracz 5

## Kto gra sam, obok graczy przy stole

streets-automaton = Spryciarz

## Budynki

streets-card-central_station = Dworzec Centralny
streets-card-city_park = Park Miejski
streets-card-chillax_spa = Spa „Na luzie”
streets-card-souvenir_shop = Sklep z pamiątkami
streets-card-boutique_hotel = Hotel butikowy
streets-card-observation_deck = Taras widokowy
streets-card-tapas_bar = Bar z tapasami
streets-card-backpacker_hostel = Hostel dla plecakowiczów
streets-card-seafood_terrace = Taras z owocami morza
streets-card-postcard_kiosk = Kiosk z pocztówkami
streets-card-starter_home = Pierwszy dom
streets-card-flea_market = Pchli targ
streets-card-trendy_lofts = Modne lofty
streets-card-toy_store = Sklep z zabawkami
streets-card-family_diner = Bar rodzinny
streets-card-petting_farm = Minizoo
streets-card-adventure_playground = Park linowy
streets-card-neighbourhood_bakery = Piekarnia za rogiem
streets-card-art_gallery = Galeria sztuki
streets-card-student_house = Dom studencki
streets-card-micro_brewery = Minibrowar
streets-card-vinyl_shop = Sklep z winylami
streets-card-concept_store = Sklep konceptowy
streets-card-tattoo_studio = Studio tatuażu
streets-card-street_food_yard = Podwórko ze street foodem
streets-card-live_work_studios = Pracownie z mieszkaniem
streets-card-shoe_store = Sklep obuwniczy
streets-card-bubble_tea_bar = Bar z bubble tea
streets-card-department_store = Dom towarowy
streets-card-video_arcade = Salon gier
streets-card-food_court = Strefa restauracyjna
streets-card-cinema_complex = Multikino
streets-card-arcade_flats = Mieszkania nad pasażem
streets-card-serviced_apartments = Apartamenty na doby
streets-card-hardware_store = Sklep z narzędziami
streets-card-copy_shop = Punkt ksero
streets-card-popup_space = Lokal na chwilę
streets-card-corner_pub = Pub na rogu
streets-card-gatehouse_flats = Dom przy bramie
streets-card-community_centre = Dom sąsiedzki
streets-card-mixed_use_tower = Wieża na wszystko
streets-card-startup_hub = Centrum start-upów
streets-card-bike_tours = Wycieczki rowerowe
streets-card-terraced_houses = Domy szeregowe
streets-card-barber_shop = Salon barberski
streets-card-ramen_counter = Bar z ramenem
streets-card-market_hall = Hala targowa

## To samo, gdzie mało miejsca: najwyżej 12 liter

streets-short-central_station = Dworzec
streets-short-city_park = Park Miejski
streets-short-chillax_spa = Spa
streets-short-souvenir_shop = Pamiątki
streets-short-boutique_hotel = Hotel butik.
streets-short-observation_deck = Widok
streets-short-tapas_bar = Tapasy
streets-short-backpacker_hostel = Hostel
streets-short-seafood_terrace = Owoce morza
streets-short-postcard_kiosk = Pocztówki
streets-short-starter_home = Pierwszy dom
streets-short-flea_market = Pchli targ
streets-short-trendy_lofts = Modne lofty
streets-short-toy_store = Zabawki
streets-short-family_diner = Bar rodzinny
streets-short-petting_farm = Minizoo
streets-short-adventure_playground = Park linowy
streets-short-neighbourhood_bakery = Piekarnia
streets-short-art_gallery = Galeria
streets-short-student_house = Akademik
streets-short-micro_brewery = Minibrowar
streets-short-vinyl_shop = Winyle
streets-short-concept_store = Koncept
streets-short-tattoo_studio = Tatuaże
streets-short-street_food_yard = Podwórko
streets-short-live_work_studios = Pracownie
streets-short-shoe_store = Buty
streets-short-bubble_tea_bar = Herbatka
streets-short-department_store = Dom towarowy
streets-short-video_arcade = Salon gier
streets-short-food_court = Restauracje
streets-short-cinema_complex = Multikino
streets-short-arcade_flats = Pasaż
streets-short-serviced_apartments = Apartamenty
streets-short-hardware_store = Narzędzia
streets-short-copy_shop = Punkt ksero
streets-short-popup_space = Na chwilę
streets-short-corner_pub = Pub na rogu
streets-short-gatehouse_flats = Brama
streets-short-community_centre = Sąsiedzi
streets-short-mixed_use_tower = Wieża
streets-short-startup_hub = Start-upy
streets-short-bike_tours = Rowery
streets-short-terraced_houses = Szeregowce
streets-short-barber_shop = Barber
streets-short-ramen_counter = Bar z ramen
streets-short-market_hall = Hala targowa

## Rodzaje budynków, symbole i ludzie

streets-card-tourist = Turysta
streets-card-hipster = Hipster
streets-card-parent = Rodzic
streets-card-shopper = Kupujący
streets-card-wild = Dowolny
# Część zdań: $count osób w kolorze $colour.
streets-people = { $colour-id ->
    [tourist] { $count ->
        [one] { $count } turysta
        [few] { $count } turystów
       *[many] { $count } turystów
    }
    [hipster] { $count ->
        [one] { $count } hipster
        [few] { $count } hipsterów
       *[many] { $count } hipsterów
    }
    [parent] { $count ->
        [one] { $count } rodzic
        [few] { $count } rodziców
       *[many] { $count } rodziców
    }
   *[shopper] { $count ->
        [one] { $count } kupujący
        [few] { $count } kupujących
       *[many] { $count } kupujących
    }
}
# Część zdań: osoby w kolorze $colour w ogóle.
streets-crowd = { $colour-id ->
    [tourist] Turyści
    [hipster] Hipsterzy
    [parent] Rodzice
   *[shopper] Kupujący
}

## Rodzaje biznesu

streets-card-restaurant = Restauracja
streets-card-housing = Mieszkania
streets-card-leisure = Rozrywka
streets-card-retail = Handel
streets-business-universal = Dowolny rodzaj
# Część zdań: $count żetonów rodzaju $business.
streets-tokens = { $business-id ->
    [restaurant] { $count ->
        [one] { $count } żeton restauracji
        [few] { $count } żetony restauracji
       *[many] { $count } żetonów restauracji
    }
    [housing] { $count ->
        [one] { $count } żeton mieszkań
        [few] { $count } żetony mieszkań
       *[many] { $count } żetonów mieszkań
    }
    [leisure] { $count ->
        [one] { $count } żeton rozrywki
        [few] { $count } żetony rozrywki
       *[many] { $count } żetonów rozrywki
    }
   *[retail] { $count ->
        [one] { $count } żeton handlu
        [few] { $count } żetony handlu
       *[many] { $count } żetonów handlu
    }
}

## Doradcy

streets-card-contractor = Wykonawca
streets-card-hacker = Haker
streets-card-entrepreneur = Przedsiębiorca
streets-card-investor = Inwestor
streets-card-hipster_legend = Legenda hipsterów
streets-card-renovator = Renowator
streets-card-location_scout = Łowca lokalizacji
streets-does-contractor = Dopóki jest stos, w turze budujesz dwa kafelki i dobierasz dwa.
streets-does-hacker = Na każdej punktowanej ulicy twoje budynki liczą też jeden dowolny symbol i rewersy kafelków z twojej ręki.
streets-does-entrepreneur = Na punktowanej ulicy możesz wycenić jeden swój budynek według kafelka z ręki.
streets-does-investor = Budując, możesz położyć na kafelku dwa znaki: jego wartość się podwaja. Dwa znaki może mieć tylko jeden twój budynek.
streets-does-hipster_legend = Dla ciebie symbole hipsterów są dowolne. Na każdej punktowanej ulicy liczysz jeszcze jeden.
streets-does-renovator = Możesz budować na kafelku przy zamkniętej ulicy. Ta ulica od razu jest punktowana.
streets-does-location_scout = Na punktowanej ulicy twoje budynki liczą też symbole twoich budynków przy innych ulicach, ale nie na koniec gry.

## Ile daje budynek. $per: dolary; $one, $other: nazwy kolorów.

streets-value-people = { $per } $ za każdą osobę na ulicy: { $one }
streets-value-symbol = { $per } $ za każdy symbol: { $one }
streets-value-set = { $per } $ za każdą parę: { $one } + { $other }
streets-value-wild = { $per } $ za każdy dowolny symbol
streets-value-ownership = { $per } $ za każdy twój znak na ulicy
streets-value-street_size = { $per } $ za każdy budynek na ulicy
streets-value-adjacency = { $per } $ za każdy budynek dookoła
streets-value-enclosure = { $per } $, jeśli zamyka ulicę
streets-value-copy = Tyle, ile jest wart inny budynek na ulicy

## Co trzeba zrobić

streets-ask-consultant = Wybierz doradcę
streets-ask-abandon = Nie masz już znaków: porzuć budynek
streets-ask-build = Wybierz kafelek do zbudowania
streets-ask-place = Wybierz miejsce i stronę drogi
streets-ask-return = Nie ma gdzie budować: oddaj kafelek
streets-ask-street = Która ulica jest punktowana następna?
streets-ask-business = Za który budynek wziąć żetony?
streets-ask-token = Wybierz żeton biznesu
streets-ask-swap = Wycenić budynek według kafelka z ręki?
streets-ask-move = Wybierz, dokąd idzie ta osoba
streets-ask-grifter_place = Wybierz, gdzie buduje Spryciarz
streets-ask-grifter_token = Wybierz, co bierze Spryciarz
streets-ask-over = Koniec gry

## Decyzje. $cell: miejsce w mieście, na wschód i na południe od Dworca Centralnego.

streets-action-hire = Weź doradcę: { $consultant }
streets-action-draw = Weź dowolnego doradcę
streets-action-abandon = Porzuć: { $tile }
streets-action-build = Zbuduj: { $tile }
streets-action-invest = Zbuduj z dwoma znakami: { $tile }
streets-action-return = Oddaj: { $tile }
streets-action-place = Miejsce { $cell }, { $facing }
streets-action-cover = Na wierzchu: { $tile }
streets-action-score = Ulica: { $tile }
streets-action-business = Żetony za budynek: { $tile }
streets-action-token = { $business }
streets-action-claim = { $business } – za budynek: { $tile }
streets-action-swap = Wyceń: { $tile } – jak { $instead }
streets-action-decline = Zostaw, jak jest
streets-action-move = Tutaj: { $tile }
streets-facing-n = droga od północy
streets-facing-e = droga od wschodu
streets-facing-s = droga od południa
streets-facing-w = droga od zachodu

## Co się stało. $kinds, $back: rodzaje kafelków, jak na rewersach; $origin: skąd idą ludzie.

streets-fact-hired = { $seat-you ->
    [yes] Twój doradca: { $consultant }
   *[no] { $seat } – doradca: { $consultant }
}
streets-fact-removed = Poza grą, bez oglądania: { $kinds }
streets-fact-drew = { $seat-you ->
    [yes] Dobierasz: { $kinds }
   *[no] { $seat } dobiera: { $kinds }
}
streets-fact-drew_tiles = { $seat-you ->
    [yes] Dobierasz: { $tiles }
   *[no] { $seat } dobiera: { $tiles }
}
streets-fact-top_seen = Na wierzchu stosu: { $back }
streets-fact-turned_up = Odkryty na stosie: { $tile }
streets-fact-drew_open = { $seat-you ->
    [yes] Bierzesz odkryty kafelek: { $tile }
   *[no] { $seat } bierze odkryty kafelek: { $tile }
}
streets-fact-endgame_laid = Na wierzchu stosu końcowego Spryciarza: { $back }
streets-fact-endgame_began = Stos jest pusty: Spryciarz buduje ze stosu końcowego
streets-fact-turn_began = { $seat-you ->
    [yes] Twoja tura
   *[no] Tura: { $seat }
}
streets-fact-abandoned = { $seat-you ->
    [yes] Porzucasz budynek: { $tile }
   *[no] { $seat } porzuca budynek: { $tile }
}
streets-fact-took = { $seat-you ->
    [yes] { $signs ->
        [1] Wybierasz: { $tile }
       *[other] Wybierasz z dwoma znakami: { $tile }
    }
   *[no] { $signs ->
        [1] { $seat } wybiera: { $tile }
       *[other] { $seat } wybiera z dwoma znakami: { $tile }
    }
}
streets-fact-built = { $seat-you ->
    [yes] { $signs ->
        [1] Budujesz: { $tile }, { $facing }
       *[other] Budujesz z dwoma znakami: { $tile }, { $facing }
    }
   *[no] { $signs ->
        [1] { $seat } buduje: { $tile }, { $facing }
       *[other] { $seat } buduje z dwoma znakami: { $tile }, { $facing }
    }
}
streets-fact-built_over = { $seat-you ->
    [yes] Budujesz na innym budynku: { $tile } ← { $covered }
   *[no] { $seat } buduje na innym budynku: { $tile } ← { $covered }
}
streets-fact-returned = { $seat-you ->
    [yes] Nie ma gdzie budować: oddajesz kafelek { $tile }
   *[no] Nie ma gdzie budować: { $seat } oddaje kafelek { $tile }
}
streets-fact-sent = { $origin } → { $tile }, wciąż szukają: { streets-people }
streets-fact-came_new = { $tile }, nowi ludzie: { streets-people }
streets-fact-found_home = Szukający znajdują miejsce: { streets-people }, { $origin } → { $tile }
streets-fact-enclosed = { $seat-you ->
    [yes] Punktujesz ulicę: { $tiles }
   *[no] { $seat } punktuje ulicę: { $tiles }
}
streets-fact-chose_business = { $seat-you ->
    [yes] Bierzesz żetony za budynek: { $tile }
   *[no] { $seat } bierze żetony za budynek: { $tile }
}
streets-fact-got_tokens = { $seat-you ->
    [yes] Dostajesz { streets-tokens }
   *[no] { $seat } dostaje { streets-tokens }
}
streets-fact-swapped = { $seat-you ->
    [yes] Pokazujesz kafelek { $instead } i według niego wyceniasz: { $tile }
   *[no] { $seat } pokazuje kafelek { $instead } i według niego wycenia: { $tile }
}
streets-fact-declined = { $seat-you ->
    [yes] Wyceniasz swoje budynki, jak są
   *[no] { $seat } wycenia swoje budynki, jak są
}
streets-fact-income = { $seat-you ->
    [yes] Dostajesz { $total } $: { $tile }
   *[no] { $seat } dostaje { $total } $: { $tile }
}
streets-fact-moved = { $seat-you ->
    [yes] Przenosisz: { streets-people }, { $origin } → { $tile }
   *[no] { $seat } przenosi: { streets-people }, { $origin } → { $tile }
}
streets-fact-became_seekers = { $tile } – nie ma dokąd iść, szukają miejsca: { streets-people }
streets-fact-final_income = { $seat-you ->
    [yes] Na koniec dostajesz połowę, { $total } $: { $tile }
   *[no] Na koniec { $seat } dostaje połowę, { $total } $: { $tile }
}
streets-fact-bonus = { $seat-you ->
    [yes] Twoje żetony dają { $total } $
   *[no] { $seat } – żetony dają { $total } $
}
streets-fact-ended = Koniec gry

## Dlaczego nie

streets-refusal-ST-28 = Graczy przy tym stole: { $seats }. Pierwszy gracz musi być jednym z nich.
streets-refusal-ST-60 = Tego kafelka nie masz na ręce.
streets-refusal-ST-62 = Tam już coś stoi.
streets-refusal-ST-63 = Droga nie dotykałaby żadnej innej. Musi przedłużać inną w linii prostej albo spotykać ją pod kątem prostym.
streets-refusal-ST-64 = Dwie drogi leżałyby obok siebie.
streets-refusal-ST-65 = Budynków na ulicy byłoby { $length }, a może być najwyżej { $most }.
streets-refusal-ST-74 = Ta ulica nie została właśnie zamknięta.
streets-refusal-ST-111 = { streets-crowd } idą tylko do swojego symbolu na otwartej ulicy, nigdy do porzuconego budynku ani na kafelek początkowy.
streets-refusal-ST-120 = Na tym budynku nie ma twojego znaku.
streets-refusal-ST-162 = Wybierz jeden ze swoich budynków na tej ulicy.
streets-refusal-ST-164 = Nie ma już żetonów tego rodzaju.
streets-refusal-ST-198 = Wybierz jeden ze swoich budynków na tej ulicy i kafelek z ręki.
streets-refusal-ST-199 = Kafelek, który kopiuje inne, się do tego nie nadaje.
streets-refusal-ST-202 = Potrzeba dwóch wolnych znaków i żaden inny twój budynek nie może mieć dwóch.
streets-refusal-ST-205 = Tylko Renowator buduje na innych: przy zamkniętych ulicach i nigdy na Dworcu Centralnym ani w Parku Miejskim.
streets-refusal-ST-231 = Spryciarz buduje tam, gdzie kafelek jest najwięcej wart: { $tile }.
streets-refusal-ST-241 = { streets-crowd } idą najpierw do budynków Spryciarza, jeśli jest tam dla nich miejsce.
streets-refusal-ST-250 = Spryciarz bierze rodzaj, którego ma najmniej.
streets-refusal-ST-251 = Ten doradca nie pracuje przy takim stole.

## Z czego składają się kwoty. $source to budynek, czyja to wartość; sama kwota stoi obok.

streets-line-ST-82 = Ludzie na nim: { $count } × { $each }
streets-line-ST-84 = Zamknięte ulice
streets-line-ST-90 = { $source }, ludzie na ulicy: { $count } × { $each }
streets-line-ST-91 = { $source }, symbole: { $count } × { $each }
streets-line-ST-92 = { $source }, pary: { $count } × { $each }
streets-line-ST-93 = { $source }, dowolne symbole: { $count } × { $each }
streets-line-ST-94 = { $source }, własne znaki: { $count } × { $each }
streets-line-ST-95 = { $source }, budynki na ulicy: { $count } × { $each }
streets-line-ST-96 = { $source }, budynki dookoła: { $count } × { $each }
streets-line-ST-97 = { $count ->
    [0] { $source }: bez zamkniętej ulicy
   *[other] { $source }: zamknięcie ulicy
}
streets-line-ST-99 = { $source } – nie ma czego kopiować
streets-line-ST-151 = { $source-id ->
    [final] Budynki na koniec
   *[other] Tylko połowa, w górę
}
streets-line-ST-171 = { $source-id ->
    [majority] Najwięcej żetonów jednego rodzaju
   *[other] Najwięcej żetonów: { $source }
}
streets-line-ST-172 = { $source-id ->
    [sets] Zestawy czterech żetonów
   *[other] Zestawy czterech żetonów: { $count } × { $each }
}
streets-line-ST-203 = Drugi znak: jeszcze raz tyle
streets-line-ST-221 = Pieniądze na początku

## Z czego składa się wynik

streets-part-start = Początek
streets-part-streets = Zamknięte ulice
streets-part-final = Budynki na koniec
streets-part-majority = Najwięcej żetonów
streets-part-sets = Zestawy żetonów

## Przy stole, w przeglądarce

streets-board-map = Mapa
streets-board-nearer = Przybliż
streets-board-farther = Oddal
streets-board-all = Pokaż całe miasto
streets-board-hand = Twoja ręka
streets-board-stack = { $count ->
    [one] { $count } kafelek w stosie
    [few] { $count } kafelki w stosie
   *[many] { $count } kafelków w stosie
}
# W pojedynkę: kafelek, który leży odkryty na stosie.
streets-board-next = Odkryty na stosie: { $tile }
streets-board-turn = Obróć
streets-board-money = Pieniądze
streets-board-signs = Wolne znaki: { $count }
streets-board-kinds = Kafelki na ręce
streets-board-tokens = Żetony biznesu
streets-board-owner = Właściciel: { $name }
streets-board-abandoned = Porzucony
streets-board-seekers = Szukają miejsca: { $people }
streets-board-symbols = { $count ->
    [one] { $kind }: { $count } symbol
    [few] { $kind }: { $count } symbole
   *[many] { $kind }: { $count } symboli
}
# $business: nazwa rodzaju. Dwa żetony, gdy znak jest podwójny.
streets-board-business = Znak biznesu: { $business } × { $count }
# Ile budynek dałby właścicielowi, gdyby jego ulica była teraz punktowana.
streets-board-worth = { $name } – teraz byłoby { $amount } $
streets-board-enclosed = { $count ->
    [one] Zamknięta ulica, { $count } budynek
    [few] Zamknięta ulica, { $count } budynki
   *[many] Zamknięta ulica, { $count } budynków
}
streets-board-open = { $count ->
    [one] Otwarta ulica, { $count } budynek
    [few] Otwarta ulica, { $count } budynki
   *[many] Otwarta ulica, { $count } budynków
}
streets-board-start = Kafelek początkowy: niczyj, i nikt się tu nie wprowadza.
streets-board-closes = Zamyka ulicę, budynków: { $count }
streets-board-later = Gdy ulica się zamknie: { $amount } $
# To samo, gdzie mało miejsca.
streets-board-later-short = potem { $amount }
# Dlaczego kafelka nie można tak obrócić, gdzie mało miejsca.
streets-board-not-wide = za szeroko
streets-board-not-apart = bez drogi
streets-board-not-long = za długo
streets-board-not-taken = zajęte
# Dokąd poszliby ludzie. $people: ilu i kto.
streets-board-go-to = { $people } → { $tile }
streets-board-go-choice = { $people }: miejsc do wyboru: { $count }
streets-board-go-nowhere = { $people }: nie ma dokąd iść, szukają miejsca
# Gdzie jest wolne miejsce.
streets-board-cell-n = Na północ: { $tile }
streets-board-cell-e = Na wschód: { $tile }
streets-board-cell-s = Na południe: { $tile }
streets-board-cell-w = Na zachód: { $tile }
streets-board-ask-place = Gdzie zbudować: { $tile }?
streets-board-ask-move = Dokąd idą: { $people }?
streets-board-together = Ilu idzie razem
streets-board-all-of = Wszyscy: { $count }
# Na liście decyzji, obok miejsca: z której strony jest droga.
streets-board-road-n = północ
streets-board-road-e = wschód
streets-board-road-s = południe
streets-board-road-w = zachód

## Jak grać

streets-how-goal-title = Cel
streets-how-goal = Razem budujecie jedno miasto. Gdy ulica się zamyka, jej budynki płacą właścicielom, a ludzie idą dalej. Wygrywa ten, kto na koniec ma najwięcej pieniędzy.
streets-how-turn-title = Twoja tura
streets-how-turn-build-title = Buduj
streets-how-turn-build = Wybierz jeden ze swoich 3 kafelków, miejsce dla niego i stronę, po której leży droga. Z kafelkiem przychodzi tyle osób jego koloru, ile ma symboli, a twój znak mówi, że jest twój.
streets-how-turn-score-title = Punktuj
streets-how-turn-score = Jeśli to zamyka ulicę, każdy, kto ma na niej znak, dostaje pieniądze i bierze znak z powrotem, a ty decydujesz, dokąd pójdą ludzie.
streets-how-turn-draw-title = Dobierz
streets-how-turn-draw = Weź nowy kafelek ze stosu, dopóki jakiś jest.
streets-how-place-title = Gdzie można budować
streets-how-place = Droga biegnie wzdłuż jednego z boków kafelka. Musi przedłużać inną drogę w linii prostej albo spotykać ją pod kątem prostym. Dwie drogi nigdy nie leżą obok siebie.
streets-how-street = Kafelki, których drogi się przedłużają, to ulica, najwyżej 5 kafelków. Jest zamknięta, gdy na obu końcach coś stoi.
streets-how-income-title = Ile daje budynek
streets-how-income = Każdy budynek ma wartość: tyle a tyle dolarów za symbole, pary, ludzi, znaki albo sąsiadów. Daje ją i jeszcze 1 $ za każdą osobę na nim.
streets-how-symbols = Liczą się wszystkie symbole na ulicy, czyjekolwiek są, i te na jej końcach, które na nią wskazują. Dowolny symbol liczy się jako każdy.
streets-how-people-title = Ludzie idą dalej
streets-how-people = Gdy wszyscy dostali pieniądze, ludzie z ulicy idą do budynków ze swoim symbolem na otwartych ulicach. Jeśli jest ich kilka, wybierasz dla każdej osoby.
streets-how-seekers = Kto nie ma miejsca, wstaje i szuka. Wszyscy szukający jednego koloru wprowadzają się do następnego kafelka swojego koloru, gdziekolwiek powstanie.
streets-how-example-start = Początek: Dworzec Centralny i Park Miejski. Spa na zachód od dworca zamknęłoby ulicę dworca.
streets-how-example-income = Niedźwiedź buduje Dom studencki. Zamyka on ulicę trzech budynków: Galeria sztuki daje 9 $, sowa dostaje 7 $ i 11 $. Dom studencki i Sklep z narzędziami wskazują na ulicę, więc ich symbole się liczą.
streets-how-example-moved = 3 hipsterów idzie do jedynego otwartego budynku swojego rodzaju, Domu studenckiego: teraz jest ich tam 4. 2 rodziców nie ma dokąd iść i szuka.
streets-how-example-seekers = Sowa buduje Modne lofty: z kafelkiem przychodzi 2 rodziców, a oboje szukających też się wprowadza.
streets-how-signs-title = Nie ma już znaków
streets-how-signs = Masz 5 znaków. Jeśli wszystkie są w mieście, a trzeba budować, najpierw porzuć budynek: jego znak wraca bez pieniędzy, a ludzie odchodzą.
streets-how-end-title = Koniec
streets-how-end = Gra kończy się, gdy wszystkie kafelki są zbudowane. Każdy budynek, na którym wciąż jest znak, daje połowę swojego dochodu, w górę.
streets-how-modules-title = Jak jeszcze grać
streets-how-module-business = Biznes: za każdą zamkniętą ulicę każdy jej właściciel bierze żetony za jeden budynek.
streets-how-module-consultants = Doradcy: każdy ma swojego, z własną zdolnością.
streets-how-module-solo = W pojedynkę: grasz ze Spryciarzem, który zawsze buduje tam, gdzie kafelek jest najwięcej wart.
streets-how-tokens = Żetony biznesu dają 10 $ za najwięcej jednego rodzaju i 10 $ za każdy zestaw czterech.
streets-how-table-title = Przy tym stole
streets-how-table-map = Przeciągaj miasto, przybliżaj je kółkiem albo dwoma palcami, a przycisk w rogu pokazuje je całe.
streets-how-table-turn = Z kafelkiem w ręce wskaż wolne miejsce: widać, co tam da. Obracaj go klawiszem R, kółkiem albo krążkami po bokach.
streets-how-table-move = Wybierz, ile osób idzie razem, i kliknij, dokąd idą, albo je tam przeciągnij.
streets-how-table-why = Wskaż dowolny budynek, a zobaczysz, ile dałby teraz i dlaczego.
streets-how-tips-title = Warto wiedzieć
streets-how-tips-close = Ulica płaci wszystkim, którzy na niej są. Zamykaj ją, gdy jest głównie twoja.
streets-how-tips-people = Ludzie dają pieniądze tam, gdzie mieszkają. Przygotuj dla nich budynek na otwartej ulicy, zanim zamkniesz ich ulicę.
streets-how-tips-signs = Znaki wracają tylko z zamkniętych ulic. Nie zaczynaj pięciu ulic naraz.
streets-how-ours = Listy prawdziwych kafelków nikt nie opublikował: 36 z 45 kafelków jest naszych, według zasad, które podaje instrukcja.

## Na plakacie miasta

streets-poster-buildings = { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[many] { $count } budynków
}
streets-poster-finished = { $count ->
    [one] { $count } zamknięta ulica
    [few] { $count } zamknięte ulice
   *[many] { $count } zamkniętych ulic
}
streets-poster-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}

## Pierwsza gra z trenerem

streets-coach-goal = Witaj na budowie! We dwoje budujecie jedno miasto, ulica po ulicy; zamknięta ulica płaci, a wygrywa ten, kto ma najwięcej pieniędzy.
streets-coach-build = Wybierz jeden ze swoich 3 kafelków. Przychodzą z nim ludzie, po jednej osobie za każdy symbol, a moneta u góry mówi, za co płaci.
streets-coach-place = Wybierz podświetlone miejsce i obróć kafelek tak, żeby jego droga połączyła się z inną. Wskaż miejsce, żeby zobaczyć, ile kafelek tam zarobi.
streets-coach-road = Drogi, które przedłużają się w linii prostej, to jedna ulica, najwyżej 5 kafelków. Zamyka ją coś zbudowanego na obu końcach.
streets-coach-sign = Na twoim budynku stoi teraz jeden z twoich 5 znaków. Wróci, gdy ulica się zamknie i zapłaci.
streets-coach-less = Ta ulica dała tobie { $mine } $, a rywalowi { $theirs } $. Zamykaj ulice, przy których jest więcej twoich budynków.
streets-coach-more = Ta ulica dała tobie { $mine } $, a rywalowi { $theirs } $. Tak trzeba: niech rośnie, dopóki jest twoja, a potem ją zamknij.
streets-coach-street = Zamknęły się dwie ulice naraz. Wybierz, która jest punktowana pierwsza: jej ludzie mogą przejść na drugą.
streets-coach-move = Ludzie z ulicy idą dalej, a ty decydujesz dokąd. Na twoim budynku każda osoba będzie warta o 1 $ więcej.
streets-coach-seekers = Niektórzy nie znaleźli domu, więc stoją i szukają. Wprowadzą się do następnego kafelka swojego koloru, ktokolwiek go zbuduje.
streets-coach-home = Szukający mają dom: { $tile }. Kafelek w kolorze, którego szuka wiele osób, warto budować szybko.
streets-coach-abandon = Wszystkie twoje znaki stoją w mieście, więc trzeba porzucić budynek. Wybierz taki, który dałby mało, przy ulicy dalekiej od zamknięcia.
streets-coach-abandoned = Trzeba było porzucić budynek bez zapłaty: { $tile }. Zamknij swoją ulicę, zanim skończą się znaki.
streets-coach-return = Żaden z twoich kafelków nigdzie nie pasuje. Oddaj jeden: wypada z gry.
streets-coach-worth = Wskaż dowolny budynek, żeby zobaczyć, ile dałby teraz i dlaczego. Symbol liczy się dla całej ulicy, czyjkolwiek jest.
streets-coach-end = Gra kończy się, gdy wszystkie kafelki są zbudowane. Znak, który wtedy jeszcze stoi, daje tylko połowę, więc zamykaj, co się da.
streets-coach-learned-enclose = Zamknięta ulica płaci wszystkim, którzy na niej są: zamykaj te, które są głównie twoje.
streets-coach-learned-people = Ludzie dają pieniądze i idą dalej; szukający idą do następnego kafelka swojego koloru.
streets-coach-learned-signs = Masz 5 znaków, a wracają one tylko z zamkniętych ulic.
streets-coach-learned-end = Gdy wszystkie kafelki są zbudowane, to, co otwarte, daje połowę.

## Co już było, a co zostało

streets-known-how = Wszystkie kafelki według rodzajów. Część mogła przed grą odpaść bez oglądania: nikt nie wie które.
streets-known-left = Niewidziane: { $count }
streets-known-open = Widoczne, niezbudowane: { $count }
streets-known-gone = Zbudowane albo usunięte: { $count }
streets-known-where = stos { $stack } · ręce { $hands } · usunięte { $removed }
streets-known-tile = { $tile } – { $state ->
    [left] niewidziany
    [open] widoczny
   *[gone] zbudowany albo usunięty
}
streets-known-tokens = Pozostałe żetony biznesu

### Szczęśliwice Wielkie. Argumenty komunikatów: locales/README.md.
### Słowa według słowniczka w docs/rules/happy_city.md.

## Na pudełku

game-happy_city = Szczęśliwice Wielkie
game-happy_city-blurb = Dziesięć kart i miasto gotowe. Sprowadź mieszkańców, uszczęśliw ich i mądrze wydaj każdą monetę.

## Opcje

happy_city-option-mode = Tryb
happy_city-option-mode-family = Rodzinny
happy_city-option-mode-family-blurb = Gra w pełnej krasie: mieszkańcy × serca.
happy_city-option-mode-junior = Dziecięcy
happy_city-option-mode-junior-blurb = Prostsze liczenie dla młodszych: mieszkańcy + serca.
happy_city-option-mode-expert = Ekspercki
happy_city-option-mode-expert-blurb = Kolorowe targi i budynki specjalne z własnymi zdolnościami.
happy_city-option-first = Pierwszy gracz
happy_city-option-first-random = Losowo
happy_city-option-first-0 = Gracz 1
happy_city-option-first-1 = Gracz 2
happy_city-option-first-2 = Gracz 3
happy_city-option-first-3 = Gracz 4
happy_city-option-first-4 = Gracz 5

## Kolory, osobno lub na liście

happy_city-colour-yellow = żółty
happy_city-colour-blue = niebieski
happy_city-colour-green = zielony
happy_city-colour-orange = pomarańczowy
happy_city-colour-purple = fioletowy

## Budynki z talii 1

happy_city-card-haunted_house = Nawiedzony dom
happy_city-card-factory = Fabryka
happy_city-card-steelworks = Huta stali
happy_city-card-grocery = Sklep spożywczy
happy_city-card-shoe_shop = Sklep obuwniczy
happy_city-card-school = Szkoła
happy_city-card-police_station = Komisariat
happy_city-card-library = Biblioteka
happy_city-card-town_park = Park miejski
happy_city-card-florist = Kwiaciarnia
happy_city-card-pastry_shop = Cukiernia
happy_city-card-bookshop = Księgarnia
happy_city-card-bank = Bank
happy_city-card-igloo = Igloo

## Budynki z talii 2

happy_city-card-museum = Muzeum
happy_city-card-observatory = Obserwatorium
happy_city-card-hospital = Szpital
happy_city-card-hardware_store = Sklep z narzędziami
happy_city-card-perfumery = Perfumeria
happy_city-card-shopping_mall = Centrum handlowe
happy_city-card-garage = Warsztat
happy_city-card-offices = Biurowiec
happy_city-card-grand_hotel = Grand Hotel
happy_city-card-restaurant = Restauracja

## Budynki z talii 3

happy_city-card-laboratory = Laboratorium
happy_city-card-university = Uniwersytet
happy_city-card-spa = Spa
happy_city-card-casino = Kasyno
happy_city-card-ski_resort = Stacja narciarska
happy_city-card-zoo = Zoo
happy_city-card-tree_house = Domek na drzewie
happy_city-card-stadium = Stadion
happy_city-card-amusement_park = Wesołe miasteczko

## Mieszkania

happy_city-card-house = Domek
happy_city-card-apartment_building = Blok mieszkalny
happy_city-card-luxury_residence = Luksusowa rezydencja

## Targi

happy_city-card-market = Szczęśliwy Targ
happy_city-card-market_yellow = Żółty Szczęśliwy Targ
happy_city-card-market_blue = Niebieski Szczęśliwy Targ
happy_city-card-market_green = Zielony Szczęśliwy Targ
happy_city-card-market_orange = Pomarańczowy Szczęśliwy Targ
happy_city-card-market_purple = Fioletowy Szczęśliwy Targ

## Budynki specjalne gry rodzinnej

happy_city-card-dinosaur_park = Park dinozaurów
happy_city-card-ball_pit = Basen z kulkami
happy_city-card-cat_cafe = Kocia kawiarnia
happy_city-card-toy_store = Sklep z zabawkami
happy_city-card-disco = Dyskoteka
happy_city-card-superhero_academy = Akademia superbohaterów
happy_city-card-dragon_parking = Parking dla smoków
happy_city-card-candy_factory = Fabryka cukierków
happy_city-card-film_studio = Studio filmowe
happy_city-card-maze = Labirynt
happy_city-card-ghost_hunters_hq = Kwatera łowców duchów
happy_city-card-mars_embassy = Ambasada Marsa
happy_city-card-pirate_ship = Statek piracki
happy_city-card-chocolate_factory = Fabryka czekolady
happy_city-card-unicorn_ranch = Ranczo jednorożców
happy_city-card-dream_factory = Fabryka snów
happy_city-card-aqua_pony_club = Klub wodnych kucyków
happy_city-card-wizard_school = Szkoła magii

## Budynki specjalne gry eksperckiej i co robią

happy_city-card-great_pyramid = Wielka Piramida
happy_city-does-great_pyramid = Na koniec kopiuje kartę sąsiada z tego samego miejsca.
happy_city-card-castle = Zamek
happy_city-does-castle = 1 moneta za każdym razem, gdy sąsiad płaci za kartę 4 lub więcej.
happy_city-card-joke_shop = Sklep z psikusami
happy_city-does-joke_shop = Gdy go bierzesz: 1 moneta za każdą kartę w twoim mieście, także za tę.
happy_city-card-harbor = Port
happy_city-does-harbor = Niebieskie karty kosztują cię o 3 mniej.
happy_city-card-airport = Lotnisko
happy_city-does-airport = Zielone karty kosztują cię o 3 mniej.
happy_city-card-art_gallery = Galeria sztuki
happy_city-does-art_gallery = Kopiuje kartę z poprzedniego miejsca: dochód, mieszkańców i serca.
happy_city-card-bowling_alley = Kręgielnia
happy_city-does-bowling_alley = +3 do dochodu za każdą twoją fioletową kartę.
happy_city-card-concert_arena = Arena koncertowa
happy_city-does-concert_arena = Gdy ją bierzesz: 2 × twój dochód w monetach. Na koniec tracisz tyle punktów, ile wynosi twój dochód.
happy_city-card-moai = Moai
happy_city-does-moai = Na koniec: 2 serca, jeśli masz w mieście dokładnie 9 kart, 4 serca, jeśli mniej.
happy_city-card-train_station = Dworzec
happy_city-does-train_station = Pomarańczowe karty kosztują cię o 3 mniej.
happy_city-card-statue_of_liberty = Statua Wolności
happy_city-does-statue_of_liberty = Zastępuje ostatnią kartę twojego miasta, nawet gdy jest ono pełne.
happy_city-card-hot_dog_stand = Budka z hot dogami
happy_city-does-hot_dog_stand = Karty z talii 1, 2 i 3 kosztują cię 1, 4 i 6.
happy_city-card-barber_shop = Salon fryzjerski
happy_city-does-barber_shop = +3 do dochodu, dopóki twój dochód jest niższy niż u wszystkich innych.
happy_city-card-sphinx = Sfinks
happy_city-does-sphinx = Na koniec kopiuje budynek specjalny przeciwnika albo losowy z pudełka.
happy_city-card-royal_palace = Pałac królewski
happy_city-does-royal_palace = Po dochodzie: weź 1 monetę od najbogatszego przeciwnika, a przy remisie od każdego z nich.
happy_city-card-burger_joint = Burgerownia
happy_city-does-burger_joint = Najwięcej niebieskich kart: 3 serca. Remis: 2. W innym razie: 1.
happy_city-card-underwater_tunnel = Podwodny tunel
happy_city-does-underwater_tunnel = Następną kartę kupujesz za darmo.
happy_city-card-water_park = Park wodny
happy_city-does-water_park = Gdy go bierzesz: 1 moneta dla każdego.
happy_city-card-escape_room = Escape room
happy_city-does-escape_room = +2 do dochodu, dopóki nikt nie ma mniej żółtych kart od ciebie.
happy_city-card-machu_picchu = Machu Picchu
happy_city-does-machu_picchu = 1 mieszkaniec za każdą pomarańczową kartę sąsiada z lewej.
happy_city-card-big_ben = Big Ben
happy_city-does-big_ben = Jeśli nic nie kupujesz, bierzesz 5 monet.
happy_city-card-golden_gate_bridge = Most Golden Gate
happy_city-does-golden_gate_bridge = Karty stykające się z mostem: 2 w jednym kolorze dają 1 serce i 1 mieszkańca, 3 dają 2 serca i 1 mieszkańca.
happy_city-card-stonehenge = Stonehenge
happy_city-does-stonehenge = 1 mieszkaniec za każdą niebieską kartę jednego z sąsiadów.
happy_city-card-sushi_bar = Sushi bar
happy_city-does-sushi_bar = +1 do dochodu za każdą twoją niebieską kartę.
happy_city-card-wind_turbine = Wiatrak
happy_city-does-wind_turbine = 1 serce za każdą twoją zieloną kartę.
happy_city-card-taj_mahal = Tadż Mahal
happy_city-does-taj_mahal = 3 serca, jeśli twój dochód jest niższy niż u każdego z sąsiadów, w przeciwnym razie 1.
happy_city-card-louvre = Luwr
happy_city-does-louvre = W następnych 2 fazach dochodu dostajesz też dochód jednego przeciwnika.
happy_city-card-greengrocer = Warzywniak
happy_city-does-greengrocer = +1 do dochodu za każdą parę serce–mieszkaniec w twoim mieście.
happy_city-card-croissant_bakery = Piekarnia croissantów
happy_city-does-croissant_bakery = +2 do dochodu za każdą twoją zieloną kartę.
happy_city-card-mayan_pyramid = Piramida Majów
happy_city-does-mayan_pyramid = Najwięcej zielonych kart: 3 serca. Remis: 1. W innym razie: 1.
happy_city-card-leaning_tower = Krzywa Wieża
happy_city-does-leaning_tower = 1 serce za każdą żółtą kartę jednego z sąsiadów.
happy_city-card-arcade = Salon gier
happy_city-does-arcade = Przed dochodem: 2 monety, jeśli masz choć jedną.
happy_city-card-great_wall = Wielki Mur
happy_city-does-great_wall = 3 serca, jeśli dwie następne karty są w jednym kolorze, w przeciwnym razie 1.
happy_city-card-billiard_hall = Sala bilardowa
happy_city-does-billiard_hall = +1 do dochodu za każdy kolor na miejscach przed nią.
happy_city-card-domed_cathedral = Katedra z kopułami
happy_city-does-domed_cathedral = 3 serca, jeśli na koniec nie masz pomarańczowych kart.
happy_city-card-japanese_garden = Ogród japoński
happy_city-does-japanese_garden = 2 × twoje punkty, jeśli jest ich mniej niż 30.
happy_city-card-parthenon = Partenon
happy_city-does-parthenon = 4 mieszkańców, jeśli na koniec nie masz zielonych kart.
happy_city-card-colosseum = Koloseum
happy_city-does-colosseum = Najwięcej pomarańczowych kart: 3 mieszkańców. Remis: 2. W innym razie: 1.

## Co trzeba zrobić

happy_city-ask-draft = Wybierz Szczęśliwy Targ: jego kolor się liczy
happy_city-ask-louvre = Luwr: czyj jeszcze dochód dostajesz?
happy_city-ask-discard = Odrzuć odkrytą kartę albo zostaw wszystkie
happy_city-ask-reveal = Wybierz talię i odkryj jej wierzchnią kartę
happy_city-ask-buy = Kup budynek lub mieszkanie albo weź monety
happy_city-ask-special = Bierzesz budynek specjalny? Możesz mieć tylko jeden
happy_city-ask-sphinx = Sfinks: który budynek specjalny kopiuje?
happy_city-ask-pyramid = Wielka Piramida: czyją kartę kopiuje?
happy_city-ask-over = Koniec gry

## Decyzje

happy_city-action-draft = Weź: { $card }
happy_city-action-louvre = Weź dochód przeciwnika: { $seat }
happy_city-action-discard = Odrzuć: { $card }
happy_city-action-keep = Zostaw wszystkie karty
happy_city-action-reveal = Odkryj z talii { $deck }
happy_city-action-buy = Kup: { $card }
happy_city-action-pass = Nie kupuj, weź monety
happy_city-action-take = Weź: { $card }
happy_city-action-decline = Nie bierz
happy_city-action-copy = Skopiuj: { $card }
happy_city-action-refuse = Wylosuj z pudełka
happy_city-action-pyramid = Skopiuj kartę sąsiada: { $seat }

## Co się stało

happy_city-fact-market_taken = { $seat-you ->
    [yes] Bierzesz: { $market }
   *[no] { $seat } bierze: { $market }
}
happy_city-fact-round_began = Zaczyna się runda { $round }
happy_city-fact-income = { $seat-you ->
    [yes] { $total ->
        [one] Dostajesz { $total } monetę dochodu
        [few] Dostajesz { $total } monety dochodu
       *[many] Dostajesz { $total } monet dochodu
    }
   *[no] { $total ->
        [one] { $seat } dostaje { $total } monetę dochodu
        [few] { $seat } dostaje { $total } monety dochodu
       *[many] { $seat } dostaje { $total } monet dochodu
    }
}
# Monety poza dochodem: $source to budynek, który je daje lub zabiera, $amount – ile,
# $sign – "plus" albo "minus".
happy_city-fact-coins = { $seat-you ->
    [yes] { $sign ->
        [minus] { $amount ->
            [one] { $source }: tracisz { $amount } monetę
            [few] { $source }: tracisz { $amount } monety
           *[many] { $source }: tracisz { $amount } monet
        }
       *[plus] { $amount ->
            [one] { $source }: dostajesz { $amount } monetę
            [few] { $source }: dostajesz { $amount } monety
           *[many] { $source }: dostajesz { $amount } monet
        }
    }
   *[no] { $sign ->
        [minus] { $amount ->
            [one] { $source }: { $seat } traci { $amount } monetę
            [few] { $source }: { $seat } traci { $amount } monety
           *[many] { $source }: { $seat } traci { $amount } monet
        }
       *[plus] { $amount ->
            [one] { $source }: { $seat } dostaje { $amount } monetę
            [few] { $source }: { $seat } dostaje { $amount } monety
           *[many] { $source }: { $seat } dostaje { $amount } monet
        }
    }
}
happy_city-fact-louvre_chose = { $seat-you ->
    [yes] Luwr: dostajesz też dochód, który ma { $opponent }
   *[no] { $opponent-you ->
        [yes] Luwr: { $seat } dostaje też twój dochód
       *[no] Luwr: { $seat } dostaje też dochód, który ma { $opponent }
    }
}
happy_city-fact-turn_began = { $seat-you ->
    [yes] Twoja tura
   *[no] Tura: { $seat }
}
happy_city-fact-discarded = { $seat-you ->
    [yes] Odrzucasz: { $card }
   *[no] { $seat } odrzuca: { $card }
}
happy_city-fact-kept = { $seat-you ->
    [yes] Zostawiasz wszystkie odkryte karty
   *[no] { $seat } zostawia wszystkie odkryte karty
}
happy_city-fact-revealed = { $seat-you ->
    [yes] Odkrywasz z talii { $deck }: { $card }
   *[no] { $seat } odkrywa z talii { $deck }: { $card }
}
happy_city-fact-reshuffled = { $cards ->
    [one] Talia { $deck } się skończyła: po tasowaniu wraca do niej { $cards } odrzucona karta
    [few] Talia { $deck } się skończyła: po tasowaniu wracają do niej { $cards } odrzucone karty
   *[many] Talia { $deck } się skończyła: po tasowaniu wraca do niej { $cards } odrzuconych kart
}
# $slot: miejsce w mieście, od 1 do 10.
happy_city-fact-bought = { $seat-you ->
    [yes] { $total ->
        [0] Kupujesz za darmo: { $card }
        [one] Kupujesz za { $total } monetę: { $card }
        [few] Kupujesz za { $total } monety: { $card }
       *[many] Kupujesz za { $total } monet: { $card }
    }
   *[no] { $total ->
        [0] { $seat } kupuje za darmo: { $card }
        [one] { $seat } kupuje za { $total } monetę: { $card }
        [few] { $seat } kupuje za { $total } monety: { $card }
       *[many] { $seat } kupuje za { $total } monet: { $card }
    }
}
happy_city-fact-passed = { $seat-you ->
    [yes] { $total ->
        [one] Nic nie kupujesz i bierzesz { $total } monetę
        [few] Nic nie kupujesz i bierzesz { $total } monety
       *[many] Nic nie kupujesz i bierzesz { $total } monet
    }
   *[no] { $total ->
        [one] { $seat } nic nie kupuje i bierze { $total } monetę
        [few] { $seat } nic nie kupuje i bierze { $total } monety
       *[many] { $seat } nic nie kupuje i bierze { $total } monet
    }
}
happy_city-fact-took = { $seat-you ->
    [yes] Bierzesz budynek specjalny: { $card }
   *[no] { $seat } bierze budynek specjalny: { $card }
}
happy_city-fact-declined = { $seat-you ->
    [yes] Nie bierzesz budynku specjalnego
   *[no] { $seat } nie bierze budynku specjalnego
}
happy_city-fact-lost = { $seat-you ->
    [yes] Twoje miasto opuszcza { $card }
   *[no] { $seat }: miasto opuszcza { $card }
}
happy_city-fact-final_began = Runda { $round } była ostatnia
# $drawn: "yes", jeśli kartę wylosowano z pudełka.
happy_city-fact-sphinx_copied = { $seat-you ->
    [yes] { $drawn ->
        [yes] Twój Sfinks kopiuje kartę z pudełka: { $card }
       *[no] Twój Sfinks kopiuje: { $card }
    }
   *[no] { $drawn ->
        [yes] { $seat }: Sfinks kopiuje kartę z pudełka – { $card }
       *[no] { $seat }: Sfinks kopiuje budynek – { $card }
    }
}
happy_city-fact-pyramid_copied = { $seat-you ->
    [yes] Twoja Wielka Piramida kopiuje: { $card } ({ $neighbour })
   *[no] { $neighbour-you ->
        [yes] { $seat }: Wielka Piramida kopiuje twoją kartę – { $card }
       *[no] { $seat }: Wielka Piramida kopiuje kartę – { $card } ({ $neighbour })
    }
}
happy_city-fact-ended = Koniec gry

## Dlaczego nie

happy_city-refusal-HC-60 = Tej karty nie ma wśród odkrytych: { $card }.
happy_city-refusal-HC-68 = Ta talia jest pusta, jej stos kart odrzuconych też.
happy_city-refusal-HC-70 = Tej karty nie ma wśród odkrytych: { $card }.
happy_city-refusal-HC-71 = W tym stosie nie ma już kart: { $card }.
happy_city-refusal-HC-74 = Koszt: { $price }. Twoje monety: { $coins }.
happy_city-refusal-HC-75 = W twoim mieście jest już { $card }. Nie może w nim być dwóch kart o tej samej nazwie.
happy_city-refusal-HC-80 = Tej karty nie ma w rzędzie budynków specjalnych: { $card }.
happy_city-refusal-HC-81 = Potrzebne { $colour-id ->
    [yellow] żółte
    [blue] niebieskie
    [green] zielone
    [orange] pomarańczowe
   *[purple] fioletowe
} karty: { $needed }. Masz: { $has }.
happy_city-refusal-HC-84 = Masz już budynek specjalny. Każdy może wziąć tylko jeden.
happy_city-refusal-HC-87 = Twoje miasto jest pełne: ma 10 kart.
happy_city-refusal-HC-133 = Ta karta jest już zajęta: { $card }.
happy_city-refusal-HC-140 = Wielka Piramida kopiuje kartę sąsiada z tego samego miejsca, ale nie budynek specjalny.
happy_city-refusal-HC-151 = Sfinks kopiuje budynek specjalny przeciwnika.
happy_city-refusal-HC-162 = Luwr daje ci dochód przeciwnika.
happy_city-refusal-HC-201 = Graczy przy tym stole: { $seats }. Pierwszy gracz musi być jednym z nich.

## Z czego składają się kwoty. $source to karta, $sign – "plus" albo "minus"; sama kwota stoi obok.

happy_city-line-HC-50 = { $source }
happy_city-line-HC-72 = Bez zakupu
happy_city-line-HC-74 = { $source }
happy_city-line-HC-110 = { $source }
happy_city-line-HC-111 = { $source }
happy_city-line-HC-112 = Mieszkańcy × serca: { $count } × { $each }
happy_city-line-HC-116 = Monety
happy_city-line-HC-120 = { $source }
happy_city-line-HC-140 = { $source }: jak skopiowana karta
happy_city-line-HC-141 = { $source }: sąsiad płaci 4 lub więcej
happy_city-line-HC-142 = { $source }: za każdą kartę w mieście
happy_city-line-HC-143 = { $source }: zniżka
happy_city-line-HC-144 = { $source }: jak poprzednia karta
happy_city-line-HC-145 = { $source }: za każdą kartę w danym kolorze
happy_city-line-HC-146 = { $sign ->
    [minus] { $source }: minus dochód
   *[plus] { $source }: 2 × dochód
}
happy_city-line-HC-147 = { $source }: za wielkość miasta
happy_city-line-HC-149 = { $source }: najniższy koszt w talii
happy_city-line-HC-150 = { $source }: najniższy dochód
happy_city-line-HC-152 = { $source }: od najbogatszego
happy_city-line-HC-153 = { $source }: kto ma więcej kart
happy_city-line-HC-154 = { $source }: za darmo
happy_city-line-HC-155 = { $source }: dla każdego
happy_city-line-HC-156 = { $source }: nikt nie ma mniej żółtych kart
happy_city-line-HC-157 = { $source }: za każdą kartę sąsiada
happy_city-line-HC-158 = { $source }: bez zakupu
happy_city-line-HC-159 = { $source }: stykające się karty w jednym kolorze
happy_city-line-HC-160 = { $source }: za każdą zieloną kartę
happy_city-line-HC-161 = { $source }: dochód na tle sąsiadów
happy_city-line-HC-162 = { $source }: dochód przeciwnika
happy_city-line-HC-163 = { $source }: pary serce–mieszkaniec
happy_city-line-HC-164 = { $source }: przed dochodem
happy_city-line-HC-165 = { $source }: dwie następne karty
happy_city-line-HC-166 = { $source }: różne kolory poprzednich kart
happy_city-line-HC-167 = { $source }: brak kart w tym kolorze
happy_city-line-HC-168 = { $source }: podwojone

## Z czego składa się wynik

happy_city-part-residents = Mieszkańcy
happy_city-part-hearts = Serca

## Plansza: podpisy i karty czytane na głos

happy_city-board-display = Odkryte karty
happy_city-board-dwellings = Mieszkania
happy_city-board-decks = Talie
happy_city-board-specials = Budynki specjalne
happy_city-board-markets = Szczęśliwe Targi
happy_city-board-yours = Twoje miasto
# Lista wszystkich miast.
happy_city-board-cities = Miasta
# $coins: ile monet bierze patrzący.
happy_city-board-pass = { $coins ->
    [one] Nie kupuj, weź { $coins } monetę
    [few] Nie kupuj, weź { $coins } monety
   *[many] Nie kupuj, weź { $coins } monet
}
happy_city-board-coins = Monety
happy_city-board-income-each-round = Dochód co rundę
happy_city-board-cards = Karty w mieście
# Miasto czytane na głos. Wszystko poza $seat to liczby; $residents i $hearts mogą być poniżej 0.
happy_city-board-city-about = { $seat-you ->
    [yes] Twoje miasto: monety { $coins }, dochód { $income }, mieszkańcy { $residents }, serca { $hearts }, karty { $cards }
   *[no] { $seat }, miasto: monety { $coins }, dochód { $income }, mieszkańcy { $residents }, serca { $hearts }, karty { $cards }
}
# Talia czytana na głos: ile kosztują jej karty, ile zostało, ile leży na stosie odrzuconych.
happy_city-board-deck-about = Talia { $deck }, koszt od { $low } do { $high }, pozostałe karty { $cards }, odrzucone { $discarded }
# $slot: miejsce w mieście, od 1 do 10; $card: karta czytana na głos.
happy_city-board-plot = { $slot }: { $card }
happy_city-board-free-plot = { $slot }: wolna działka
# Ile działek miasta jest zabudowanych.
happy_city-board-plots-used = { $used } z { $plots } działek
# Ile z kart wymaganych przez budynek specjalny ma miasto.
happy_city-board-met = { $met } z { $needed }
# Ile kart zostało w stosie mieszkań.
happy_city-board-left = zostało { $count }
# Karta czytana na głos, część po części, z przecinkami. $count może być poniżej 0.
happy_city-board-cost = koszt { $coins }
# Ile płaci patrzący, jeśli budynek specjalny zmienia koszt z karty.
happy_city-board-cost-instead = koszt { $coins } zamiast { $printed }
happy_city-board-income = dochód { $count }
happy_city-board-residents = mieszkańcy { $count }
happy_city-board-hearts = serca { $count }
# $needs: lista z następnego komunikatu, na przykład „niebieski × 2 i zielony × 1”.
happy_city-board-needs = wymaga kolorów: { $needs }
# $colour: nazwa, jak w happy_city-colour-…
happy_city-board-need = { $colour } × { $count }

## Jak grać: strona na pięć minut

happy_city-how-goal-title = Cel
happy_city-how-goal = Budujesz miasto z najwyżej 10 kart, po jednej na turę. Wprowadzają się mieszkańcy, a serca pokazują, jak bardzo są szczęśliwi. Na koniec mnożysz: mieszkańcy × serca. Nawet tłum mieszkańców bez jednego serca nie jest nic wart, więc dbaj o jedno i drugie.

happy_city-how-card-title = Co mówi karta
happy_city-how-card-cost-title = Koszt
happy_city-how-card-cost = Płacisz go tylko raz.
happy_city-how-card-income-title = Dochód
happy_city-how-card-income = Monety, które karta daje ci na początku każdej rundy.
happy_city-how-card-people-title = Mieszkańcy i serca
happy_city-how-card-people = To, co liczy się na koniec. Przekreślony symbol odejmuje jeden.
happy_city-how-card-colour-title = Kolor
happy_city-how-card-colour = Sam nic nie daje, ale wymagają go budynki specjalne. Każdy kolor ma swój symbol.

happy_city-how-start-title = Początek
happy_city-how-start = Każdy ma 2 monety i jedną kartę w mieście: Szczęśliwy Targ z dochodem 1.

happy_city-how-round-title = Runda
happy_city-how-round-income = Najpierw dochód: wszyscy naraz dostają monety ze wszystkich swoich kart.
happy_city-how-round-turns = Potem gracze rozgrywają swoje tury, zaczynając od pierwszego gracza – tego samego przez całą grę.

happy_city-how-turn-title = Twoja tura w czterech krokach
happy_city-how-turn-discard-title = Odrzucenie
happy_city-how-turn-discard = Możesz odrzucić jedną z odkrytych kart albo zostawić wszystkie.
happy_city-how-turn-reveal-title = Nowe karty
happy_city-how-turn-reveal = Dopóki odkrytych kart jest mniej niż 3, wybieraj talię i odkrywaj jej wierzchnią kartę. W talii 1 są karty tanie (koszt 1–3), w talii 2 średnie (4–5), a w talii 3 te najokazalsze (6–9).
happy_city-how-turn-buy-title = Zakup
happy_city-how-turn-buy = Weź jedną z odkrytych kart albo mieszkanie i zapłać koszt. Albo nie kupuj nic i weź 1 monetę. W mieście nie może być dwóch kart o tej samej nazwie.
happy_city-how-turn-special-title = Budynek specjalny
happy_city-how-turn-special = Jeśli masz w mieście kolory, których wymaga budynek specjalny, możesz go wziąć. Jest za darmo, a twoje karty zostają na miejscu. W całej grze możesz mieć tylko jeden, więc wybierz dobrze.
happy_city-how-figure-buy = Pora na zakup, masz 5 monet. Muzeum kosztuje 4 i daje 2 serca. To także twoja druga niebieska karta.
happy_city-how-figure-special = Z 2 niebieskimi kartami i 1 zieloną Studio filmowe może być twoje: 2 monety co rundę i 2 serca na koniec.

happy_city-how-end-title = Koniec gry
happy_city-how-end-when = Gdy w którymś mieście jest 10 kart, ta runda jest ostatnia. Gra się ją do końca, żeby każdy miał tyle samo tur.
happy_city-how-end-score = Policz wszystkich mieszkańców i wszystkie serca swojego miasta, a potem pomnóż jedno przez drugie. Liczbę ujemną traktujemy przy tym jak zero (tak to rozumiemy: instrukcja o tym milczy). Wygrywa ten, kto ma najwięcej punktów. Monety nie dają punktów, ale rozstrzygają remisy.
happy_city-how-figure-end = Gotowe miasto: 5 mieszkańców i 9 − 1 = 8 serc. 5 × 8 = 40 punktów.

happy_city-how-junior-title = Tryb dziecięcy: dla młodszych
happy_city-how-junior = Wszystko jest tak samo, tylko na koniec mieszkańców i serca się dodaje. Miasto powyżej ma 5 + 8 = 13 punktów.

happy_city-how-expert-title = Tryb ekspercki: gdy znasz już grę
happy_city-how-expert-market = Przed pierwszą rundą każdy wybiera kolorowy Szczęśliwy Targ; pierwszy wybiera ostatni gracz. Kolor targu liczy się tak jak kolor każdej innej karty.
happy_city-how-expert-special = Budynki specjalne mają własne zdolności: jedne obniżają koszt kart, inne dają monety, jeszcze inne patrzą na sąsiadów, a niektóre liczą się dopiero na koniec. Co robi każdy z nich, przeczytasz obok niego.
happy_city-how-figure-expert = Wybór targów, gdy widać już budynki specjalne: których kolorów będziesz potrzebować?

happy_city-how-table-title = Przy tym stole
happy_city-how-table-choices = To, co możesz teraz zrobić, jest podświetlone na planszy i wypisane na liście możliwości. Wskaż jedną z nich, a zobaczysz, co ci da.
happy_city-how-table-undo = Krok, który nie odkrywa niczego nowego, możesz cofnąć, dopóki go nie potwierdzisz.
happy_city-how-table-why = Niedostępna możliwość wyjaśnia, dlaczego nie można jej wybrać. Każda kwota w dzienniku pokaże, z czego się składa.

happy_city-how-tips-title = Trzy rady
happy_city-how-tips-income = Najpierw monety: w pierwszych rundach każdy dochód zwraca się wiele razy.
happy_city-how-tips-balance = Sześciu mieszkańców i sześć serc to więcej niż dziesięciu mieszkańców i dwa serca.
happy_city-how-tips-watch = Patrz na innych: kartę, która pomoże sąsiadowi, można odrzucić.

## Pierwsza gra z trenerem

happy_city-coach-goal = Witaj w ratuszu! Zapełniasz miasto 10 kartami, a na koniec mieszkańcy razy serca to twoje punkty.
happy_city-coach-reveal = Odkrywaj karty, aż będą 3. Talia 1 jest tania, w talii 2 karty kosztują 4 lub 5 monet, w talii 3 są okazałe i drogie: masz 3 monety.
happy_city-coach-buy = Teraz kup jedną: moneta na karcie to jej koszt. Karty, które dają monety co rundę, najbardziej opłacają się na początku.
happy_city-coach-poor = Na razie wszystko tu jest za drogie. Weź monetę: w następnej rundzie miasto znów da dochód.
happy_city-coach-passed = Nic nie powstało, bierzesz tylko 1 monetę. To o kartę mniej w mieście i o rundę mniej dochodu z niej.
happy_city-coach-income = Każda runda zaczyna się od dochodu: tym razem miasto dało { $total }. Kto zarabia więcej, wkrótce buduje okazale.
happy_city-coach-discard = Zanim odkryjesz nowe karty, możesz odrzucić jedną z tych. Odrzuć taką, która pomoże tylko rywalowi, albo za drogą dla wszystkich.
happy_city-coach-balance = Te dwie liczby na koniec się mnoży: mieszkańcy i serca. Zwiększaj mniejszą, bo 6 × 6 to więcej niż 10 × 2.
happy_city-coach-special = Twoje kolory pasują: ten budynek specjalny jest za darmo. W całej grze możesz mieć tylko jeden, więc zobacz, co daje.
happy_city-coach-colours = Oto budynki specjalne. Każdy wymaga kolorów, więc patrz też na kolor tego, co kupujesz.
happy_city-coach-declined = Zostaje na swoim miejscu. Twoje karty zachowują kolory: dopóki tu leży, możesz go wziąć po każdej swojej turze.
happy_city-coach-taken = Rywal bierze budynek specjalny: { $card }. Dla ciebie już go nie ma, reszta wciąż czeka.
happy_city-coach-end = Runda, w której któreś miasto ma 10 kart, jest ostatnia. Monety nic wtedy nie znaczą: zamień je na mieszkańców i serca.
happy_city-coach-learned-income = Dochód przychodzi co rundę, więc kupuj go wcześnie.
happy_city-coach-learned-points = Punkty to mieszkańcy × serca: rosnąć musi jedno i drugie.
happy_city-coach-learned-special = Kolory otwierają budynki specjalne, ale tylko jeden na miasto.
happy_city-coach-learned-end = Gdy miasto ma 10 kart, rundę gra się do końca, a monety nic nie znaczą.

## Co już było, a co zostało

happy_city-known-how = Każdy budynek jest w dwóch egzemplarzach. Odrzucone karty wracają, gdy ich talia się skończy.
happy_city-known-left = W taliach: { $count }
happy_city-known-open = Odkryte: { $count }
happy_city-known-back = Odrzucone: { $count }
happy_city-known-gone = W miastach: { $count }
happy_city-known-name = { $name }, koszt { $cost }: { $where }
happy_city-known-is-left = w talii
happy_city-known-is-open = odkryta
happy_city-known-is-back = odrzucona
happy_city-known-is-gone = w mieście

### Welcome To…. Argumenty komunikatów: locales/README.md.
### Słowa według słowniczka w docs/rules/welcome.md. Domy zapisuje się jako ulica.dom.

## Na pudełku

game-welcome = Welcome To…
game-welcome-blurb = Trzy ulice, domy z numerami, parki i baseny – a wszyscy grają jednocześnie.

## Opcje

welcome-option-draft_rules = Zasady draftu
welcome-option-draft_rules-blurb = Każdy ma na ręce trzy karty, zagrywa dwie, a trzecią przekazuje w prawo.
welcome-option-expert_variant = Wariant zaawansowany
welcome-option-expert_variant-blurb = Ronda i plany miejscowe z gwiazdką.

## Efekty

welcome-card-fence = Płot
welcome-card-agent = Agent nieruchomości
welcome-card-park = Park
welcome-card-pool = Basen
welcome-card-temp = Pracownicy tymczasowi
welcome-card-bis = Bis
welcome-does-fence = Postaw płot między dwoma domami.
welcome-does-agent = Podnieś wartość wszystkich osiedli jednej wielkości.
welcome-does-park = Skreśl park przy ulicy, przy której wpisujesz numer.
welcome-does-pool = Zbuduj basen, jeśli przy domu jest na niego miejsce.
welcome-does-temp = Zmień numer najwyżej o 2.
welcome-does-bis = Skopiuj numer do pustego domu obok.

## Karty budowy: numer i efekt

welcome-card-c_01_fence_a = 1 · { welcome-card-fence }
welcome-card-c_01_park_a = 1 · { welcome-card-park }
welcome-card-c_01_agent_a = 1 · { welcome-card-agent }
welcome-card-c_02_fence_a = 2 · { welcome-card-fence }
welcome-card-c_02_park_a = 2 · { welcome-card-park }
welcome-card-c_02_agent_a = 2 · { welcome-card-agent }
welcome-card-c_03_fence_a = 3 · { welcome-card-fence }
welcome-card-c_03_pool_a = 3 · { welcome-card-pool }
welcome-card-c_03_temp_a = 3 · { welcome-card-temp }
welcome-card-c_03_bis_a = 3 · { welcome-card-bis }
welcome-card-c_04_pool_a = 4 · { welcome-card-pool }
welcome-card-c_04_temp_a = 4 · { welcome-card-temp }
welcome-card-c_04_bis_a = 4 · { welcome-card-bis }
welcome-card-c_04_park_a = 4 · { welcome-card-park }
welcome-card-c_04_agent_a = 4 · { welcome-card-agent }
welcome-card-c_05_fence_a = 5 · { welcome-card-fence }
welcome-card-c_05_fence_b = 5 · { welcome-card-fence }
welcome-card-c_05_park_a = 5 · { welcome-card-park }
welcome-card-c_05_park_b = 5 · { welcome-card-park }
welcome-card-c_05_agent_a = 5 · { welcome-card-agent }
welcome-card-c_05_agent_b = 5 · { welcome-card-agent }
welcome-card-c_06_fence_a = 6 · { welcome-card-fence }
welcome-card-c_06_fence_b = 6 · { welcome-card-fence }
welcome-card-c_06_pool_a = 6 · { welcome-card-pool }
welcome-card-c_06_temp_a = 6 · { welcome-card-temp }
welcome-card-c_06_bis_a = 6 · { welcome-card-bis }
welcome-card-c_06_park_a = 6 · { welcome-card-park }
welcome-card-c_06_agent_a = 6 · { welcome-card-agent }
welcome-card-c_07_fence_a = 7 · { welcome-card-fence }
welcome-card-c_07_pool_a = 7 · { welcome-card-pool }
welcome-card-c_07_temp_a = 7 · { welcome-card-temp }
welcome-card-c_07_bis_a = 7 · { welcome-card-bis }
welcome-card-c_07_park_a = 7 · { welcome-card-park }
welcome-card-c_07_park_b = 7 · { welcome-card-park }
welcome-card-c_07_agent_a = 7 · { welcome-card-agent }
welcome-card-c_07_agent_b = 7 · { welcome-card-agent }
welcome-card-c_08_fence_a = 8 · { welcome-card-fence }
welcome-card-c_08_fence_b = 8 · { welcome-card-fence }
welcome-card-c_08_pool_a = 8 · { welcome-card-pool }
welcome-card-c_08_temp_a = 8 · { welcome-card-temp }
welcome-card-c_08_bis_a = 8 · { welcome-card-bis }
welcome-card-c_08_park_a = 8 · { welcome-card-park }
welcome-card-c_08_park_b = 8 · { welcome-card-park }
welcome-card-c_08_agent_a = 8 · { welcome-card-agent }
welcome-card-c_08_agent_b = 8 · { welcome-card-agent }
welcome-card-c_09_fence_a = 9 · { welcome-card-fence }
welcome-card-c_09_pool_a = 9 · { welcome-card-pool }
welcome-card-c_09_temp_a = 9 · { welcome-card-temp }
welcome-card-c_09_bis_a = 9 · { welcome-card-bis }
welcome-card-c_09_park_a = 9 · { welcome-card-park }
welcome-card-c_09_park_b = 9 · { welcome-card-park }
welcome-card-c_09_agent_a = 9 · { welcome-card-agent }
welcome-card-c_09_agent_b = 9 · { welcome-card-agent }
welcome-card-c_10_fence_a = 10 · { welcome-card-fence }
welcome-card-c_10_fence_b = 10 · { welcome-card-fence }
welcome-card-c_10_pool_a = 10 · { welcome-card-pool }
welcome-card-c_10_temp_a = 10 · { welcome-card-temp }
welcome-card-c_10_bis_a = 10 · { welcome-card-bis }
welcome-card-c_10_park_a = 10 · { welcome-card-park }
welcome-card-c_10_agent_a = 10 · { welcome-card-agent }
welcome-card-c_11_fence_a = 11 · { welcome-card-fence }
welcome-card-c_11_fence_b = 11 · { welcome-card-fence }
welcome-card-c_11_park_a = 11 · { welcome-card-park }
welcome-card-c_11_park_b = 11 · { welcome-card-park }
welcome-card-c_11_agent_a = 11 · { welcome-card-agent }
welcome-card-c_11_agent_b = 11 · { welcome-card-agent }
welcome-card-c_12_pool_a = 12 · { welcome-card-pool }
welcome-card-c_12_temp_a = 12 · { welcome-card-temp }
welcome-card-c_12_bis_a = 12 · { welcome-card-bis }
welcome-card-c_12_park_a = 12 · { welcome-card-park }
welcome-card-c_12_agent_a = 12 · { welcome-card-agent }
welcome-card-c_13_fence_a = 13 · { welcome-card-fence }
welcome-card-c_13_pool_a = 13 · { welcome-card-pool }
welcome-card-c_13_temp_a = 13 · { welcome-card-temp }
welcome-card-c_13_bis_a = 13 · { welcome-card-bis }
welcome-card-c_14_fence_a = 14 · { welcome-card-fence }
welcome-card-c_14_park_a = 14 · { welcome-card-park }
welcome-card-c_14_agent_a = 14 · { welcome-card-agent }
welcome-card-c_15_fence_a = 15 · { welcome-card-fence }
welcome-card-c_15_park_a = 15 · { welcome-card-park }
welcome-card-c_15_agent_a = 15 · { welcome-card-agent }

## Plany miejscowe

welcome-card-plan1_estates_111111 = Osiedla 1 + 1 + 1 + 1 + 1 + 1
welcome-card-plan1_estates_2222 = Osiedla 2 + 2 + 2 + 2
welcome-card-plan1_estates_333 = Osiedla 3 + 3 + 3
welcome-card-plan1_estates_44 = Osiedla 4 + 4
welcome-card-plan1_estates_55 = Osiedla 5 + 5
welcome-card-plan1_estates_66 = Osiedla 6 + 6
welcome-card-plan2_estates_1116 = Osiedla 1 + 1 + 1 + 6
welcome-card-plan2_estates_225 = Osiedla 2 + 2 + 5
welcome-card-plan2_estates_334 = Osiedla 3 + 3 + 4
welcome-card-plan2_estates_36 = Osiedla 3 + 6
welcome-card-plan2_estates_45 = Osiedla 4 + 5
welcome-card-plan2_estates_1114 = Osiedla 1 + 1 + 1 + 4
welcome-card-plan3_estates_126 = Osiedla 1 + 2 + 6
welcome-card-plan3_estates_145 = Osiedla 1 + 4 + 5
welcome-card-plan3_estates_34 = Osiedla 3 + 4
welcome-card-plan3_estates_25 = Osiedla 2 + 5
welcome-card-plan3_estates_1223 = Osiedla 1 + 2 + 2 + 3
welcome-card-plan3_estates_235 = Osiedla 2 + 3 + 5
welcome-card-plan1x_full_street_3 = Wszystkie domy przy ulicy 3
welcome-card-plan1x_full_street_1 = Wszystkie domy przy ulicy 1
welcome-card-plan1x_five_bis = 5 domów bis przy jednej ulicy
welcome-card-plan1x_seven_temps = 7 pracowników tymczasowych
welcome-card-plan1x_street_ends = Pierwszy i ostatni dom przy każdej ulicy
welcome-card-plan2x_parks_two_streets = Wszystkie parki przy 2 ulicach
welcome-card-plan2x_pools_two_streets = Wszystkie baseny przy 2 ulicach
welcome-card-plan2x_parks_pools_street_3 = Wszystkie parki i baseny przy ulicy 3
welcome-card-plan2x_parks_pools_street_2 = Wszystkie parki i baseny przy ulicy 2
welcome-card-plan2x_parks_pools_roundabout = Wszystkie parki i baseny oraz rondo przy jednej ulicy
welcome-card-solo_card = Karta solo
welcome-card-sheet = Arkusz

## Z czego składa się wynik

welcome-part-plans = Plany miejscowe
welcome-part-parks = Parki
welcome-part-pools = Baseny
welcome-part-temps = Pracownicy
welcome-part-estates = Osiedla
welcome-part-bis = Bis
welcome-part-roundabouts = Ronda
welcome-part-refusals = Odmowy
welcome-part-total = Razem

welcome-part-park_1 = Parki przy ulicy 1
welcome-part-park_2 = Parki przy ulicy 2
welcome-part-park_3 = Parki przy ulicy 3
welcome-part-estates_1 = Osiedla wielkości 1
welcome-part-estates_2 = Osiedla wielkości 2
welcome-part-estates_3 = Osiedla wielkości 3
welcome-part-estates_4 = Osiedla wielkości 4
welcome-part-estates_5 = Osiedla wielkości 5
welcome-part-estates_6 = Osiedla wielkości 6

## Decyzje

welcome-action-take = Weź kombinację { $combination }
welcome-action-play = Numer z karty { $number_card }, efekt z karty { $effect_card }
welcome-action-refuse = Przyjmij odmowę pozwolenia
welcome-action-write = Wpisz { $number } w domu { $house }
welcome-action-fence = Płot za domem { $gap }
welcome-action-agent = Podnieś wartość osiedli: { $size ->
    [one] { $size } dom
    [few] { $size } domy
   *[many] { $size } domów
}
welcome-action-park = Skreśl park
welcome-action-pool = Zbuduj basen
welcome-action-temp = Zatrudnij pracownika
welcome-action-bis = Bis: dom { $house } jak dom { $source }
welcome-action-skip = Bez efektu
welcome-action-roundabout = Rondo zamiast domu { $house }
welcome-action-claim = Zrealizuj plan miejscowy { $plan }
welcome-action-estate = Zalicz osiedle od domu { $house }
welcome-action-wish = { $answer-id ->
    [yes] Przetasuj wszystkie karty
   *[no] Nie tasuj
}
welcome-action-pass = Przekaż kartę { $card }
welcome-action-done = Gotowe

## Co trzeba zrobić

welcome-ask-choose = Wybierz numer i jego efekt
welcome-ask-choose-two = Wybierz jedną kartę dla numeru, a inną dla efektu
welcome-ask-write = Wpisz numer w którymś z domów
welcome-ask-effect = Użyj efektu albo go pomiń
welcome-ask-pass = Odmowa pozwolenia. Wybierz kartę do przekazania
welcome-ask-finish = Zrealizuj plan miejscowy albo zakończ turę
welcome-ask-refused = Odmowa pozwolenia. { welcome-ask-finish }
welcome-ask-refused-only = Odmowa pozwolenia: zakończ turę
welcome-ask-estate = Wybierz osiedle do planu
welcome-ask-wish = Przetasować wszystkie karty?
welcome-ask-committed = Twoja tura jest zakończona

## Co się dzieje, dla wszystkich

# Za tym, co ktoś robi: punkty, które to przynosi, jeśli są.
welcome-gained = { $total ->
    [0] { "" }
   *[other] { $sign ->
        [minus] { " " }(−{ $amount })
       *[plus] { " " }(+{ $total })
    }
}
# To samo ze źródłem, jeśli jest tylko jedno.
welcome-earned = { $lines-count ->
    [0] { "" }
    [1] { $sign ->
        [minus] { " " }({ $source }: −{ $amount })
       *[plus] { " " }({ $source }: +{ $total })
    }
   *[other] { welcome-gained }
}
# The same for a turn; at a large table only the number.
welcome-brought = { $lines-count ->
    [0] { $gained ->
        [0] { "" }
       *[other] { " " }({ $gained })
    }
   *[other] { welcome-earned }
}
welcome-fact-plans_dealt = Plany miejscowe: { $plans }
welcome-fact-round_began = Runda { $round }
welcome-fact-marker_placed = { $seat-you ->
    [yes] Masz kartę solo: rozdawanie zaczyna się od ciebie
   *[no] { $seat } ma kartę solo: od tego miejsca zaczyna się rozdawanie
}
welcome-fact-drawn = Dobrane karty: { $cards }
welcome-fact-solo_card_drawn = Karta solo: wszystkie plany miejscowe są zatwierdzone
welcome-fact-dealt = { $seat-you ->
    [yes] Dostajesz: { $effects }
   *[no] { $seat } dostaje: { $effects }
}
welcome-fact-dealt_cards = Twoje nowe karty: { $cards }
welcome-fact-discarded = { $seat-you ->
    [yes] Odrzucasz: { $effects-count ->
        [one] { $number } i { $effects }
        [few] { $effects }
       *[many] { $effects }
    }
   *[no] { $seat } odrzuca: { $effects-count ->
        [one] { $number } i { $effects }
        [few] { $effects }
       *[many] { $effects }
    }
}
welcome-fact-passed_on = { $seat-you ->
    [yes] { $to } dostaje od ciebie: { $effect }
   *[no] { $seat } przekazuje kartę, dostaje ją { $to }: { $effect }
}
welcome-fact-passed_card = { $seat-you ->
    [yes] { $to } dostaje od ciebie: { $card }
   *[no] { $seat } przekazuje ci: { $card }
}
welcome-fact-top_seen = Na wierzchu talii: { $effect }
welcome-fact-reshuffled = { $wished ->
    [yes] Tasowanie na życzenie
   *[no] Nowe tasowanie
}: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
welcome-fact-committed = { $seat-you ->
    [yes] Kończysz turę
   *[no] { $seat } kończy turę
}
welcome-fact-turn = { $seat-you ->
    [yes] Wpisujesz { $number } w domu { $house }
   *[no] { $seat } wpisuje { $number } w domu { $house }
}{ $effect-id ->
    [fence] , płot za domem { $target }
    [agent] , agent dla osiedli wielkości { $target }
    [park] , park
    [pool] , basen
    [temp] , z pracownikami tymczasowymi
    [bis] , bis w domu { $target }
   *[other] { "" }
}{ welcome-brought }
welcome-fact-turn_refused = { $seat-you ->
    [yes] Dostajesz odmowę nr { $refusals }
   *[no] { $seat } dostaje odmowę nr { $refusals }
}{ welcome-brought }
welcome-fact-turn_roundabout = { $seat-you ->
    [yes] Budujesz rondo zamiast domu { $house }
   *[no] { $seat } buduje rondo zamiast domu { $house }
}
welcome-fact-plan_scored = { $seat-you ->
    [yes] Realizujesz plan miejscowy: { $plan }
   *[no] { $seat } realizuje plan miejscowy: { $plan }
}{ welcome-gained }
welcome-fact-plan_approved = Plan zatwierdzony: { $plan }
welcome-fact-ended = Koniec gry: { $reasons }
welcome-reasons-refusals = 3 odmowy pozwolenia
welcome-reasons-plans = wszystkie plany miejscowe zrealizowane
welcome-reasons-full = wszystkie domy zapełnione
welcome-reasons-deck = brak kart

## Co się dzieje, tylko dla ciebie

welcome-fact-chose = Wybierasz { $number } z efektem: { $effect }
welcome-fact-wrote = Wpisujesz { $number } w domu { $house }{ welcome-earned }
welcome-fact-refused = { $forced ->
    [yes] Żaden numer nie pasuje: odmowa pozwolenia
   *[no] Przyjmujesz odmowę pozwolenia
}{ welcome-earned }
welcome-fact-used = { $effect-id ->
    [fence] Stawiasz płot za domem { $target }
    [agent] Osiedla wielkości { $target } są teraz warte po { $amount }
    [park] Park przy ulicy { $target }: parki przy niej są teraz warte { $amount }
    [pool] Basen przy domu { $target }: twoje baseny są teraz warte { $amount }
    [temp] Pracownicy tymczasowi: { $amount }
   *[bis] Kopiujesz { $amount } do domu { $target }
}{ welcome-earned }
welcome-fact-skipped = { $forced ->
    [yes] { $effect }: nie da się użyć
   *[no] { $effect }: pomijasz
}
welcome-fact-roundabout_built = Budujesz rondo zamiast domu { $house }{ welcome-earned }
welcome-fact-claim_began = Wybierasz osiedla do planu miejscowego: { $plan }
welcome-fact-estate_counted = Osiedle wielkości { $size } od domu { $house } liczy się do planu: { $plan }
welcome-fact-claimed = Realizujesz plan miejscowy: { $plan }{ welcome-gained }
welcome-fact-wished = { $yes ->
    [yes] Życzysz sobie tasowania wszystkich kart
   *[no] Nie chcesz tasowania
}
welcome-fact-pass_chosen = Przekażesz kartę: { $card }

## Dlaczego nie

welcome-refusal-WT-26 = Draft wymaga co najmniej dwóch graczy: ktoś musi wziąć przekazaną kartę.
welcome-refusal-WT-40 = Wybrany numer trzeba wpisać w jednym z domów, do których pasuje.
welcome-refusal-WT-47 = Ten dom nie jest pusty.
welcome-refusal-WT-48 = { $number } tu nie pasuje: numery rosną od lewej do prawej.
welcome-refusal-WT-49 = { $number } już jest przy tej ulicy: powtórzyć numer może tylko bis.
welcome-refusal-WT-58 = Da się wpisać numer, więc odmowa nie jest dozwolona.
welcome-refusal-WT-64 = Możesz użyć tylko efektu, który należy do twojego numeru.
welcome-refusal-WT-70 = Tu już stoi płot.
welcome-refusal-WT-71 = Między dwoma jednakowymi numerami nie może stać płot.
welcome-refusal-WT-72 = To osiedle liczy się już do planu miejscowego: nie można go podzielić.
welcome-refusal-WT-81 = Ta kolumna jest pełna.
welcome-refusal-WT-87 = Pracownicy tymczasowi zmieniają { $number } najwyżej o 2, nigdy poniżej 0 ani powyżej 17.
welcome-refusal-WT-93 = Numer można skopiować tylko do pustego domu tuż obok.
welcome-refusal-WT-95 = Między nimi stoi płot.
welcome-refusal-WT-96 = Ronda nie można skopiować.
welcome-refusal-WT-102 = Ten plan miejscowy już masz.
welcome-refusal-WT-103 = Ten plan miejscowy wymaga wolnych osiedli dokładnie tych wielkości.
welcome-refusal-WT-118 = Dwa ronda na grę, jedno na turę.
welcome-refusal-WT-119 = Rondo buduje się przed wyborem albo po efekcie.
welcome-refusal-WT-120 = Rondo wymaga pustego domu.
welcome-refusal-WT-126 = Wszystkie domy przy tej ulicy muszą być zapełnione, a żaden nie może liczyć się do innego planu.
welcome-refusal-WT-127 = Pierwszy i ostatni dom przy każdej ulicy muszą być zapełnione, a żaden nie może liczyć się do innego planu.
welcome-refusal-WT-128 = Potrzeba 7 pracowników tymczasowych.
welcome-refusal-WT-129 = Potrzeba 5 domów bis przy jednej ulicy.
welcome-refusal-WT-130 = Potrzebne są wszystkie parki i baseny przy tej ulicy.
welcome-refusal-WT-131 = Potrzebne są wszystkie parki przy 2 ulicach.
welcome-refusal-WT-132 = Potrzebne są wszystkie baseny przy 2 ulicach.
welcome-refusal-WT-133 = Potrzebne są wszystkie parki i baseny oraz rondo przy jednej ulicy.
welcome-refusal-WT-156 = W drafcie kart wystarcza najwyżej dla { $most } graczy.

## Z czego składają się kwoty

welcome-line-WT-107 = { $source }
welcome-line-WT-108 = { $source }
welcome-line-WT-144 = Co najmniej 6 pracowników tymczasowych
welcome-line-WT-158 = Plany miejscowe
welcome-line-WT-159 = { $source }
welcome-line-WT-160 = Baseny
welcome-line-WT-161 = { $count ->
    [one] { $source }
    [few] { $source }: { $count } × { $each }
   *[many] { $source }: { $count } × { $each }
}
welcome-line-WT-162 = Pracownicy tymczasowi, według miejsca
welcome-line-WT-165 = { $source }
welcome-line-WT-168 = { $source }

## Arkusz i plansza

welcome-sheet-town = Miasteczko
welcome-sheet-plan = nr { $level }
welcome-board-street = Ulica { $street }: { $houses }
welcome-board-fence = płot
welcome-board-empty = pusty
welcome-board-roundabout = rondo
welcome-board-used = liczy się do planu
welcome-board-plan-points = Punkty: { $points }
welcome-board-crossed = Skreślone: { $counts }
welcome-board-combination = { $number }, efekt: { $effect }; efekt w następnej rundzie: { $next }
welcome-board-pair = { $number }, efekt: { $effect }
welcome-board-pair-passing = { welcome-board-pair }, do przekazania: { $card }
welcome-board-passing = Przekaż: { $card }
welcome-board-hand-card = { $number } albo { $effect }
welcome-board-now-effect = Teraz wybierz kartę, której efektu chcesz użyć.
welcome-board-plan = Plan miejscowy { $level }: { $plan }. Punkty: { $first }, później { $later }. { $approved ->
    [yes] Zatwierdzony
   *[no] Jeszcze niezatwierdzony
}. Masz { $have } z { $need }.
welcome-board-plan-title = Plan miejscowy { $level }
welcome-board-plan-worth = { $first } pkt dla wszystkich, którzy zrealizują go w rundzie, w której komuś uda się to po raz pierwszy; później { $later } pkt.
welcome-board-plan-done = Gotowe: { $points }
welcome-board-approved = Przyjęty
welcome-board-street-name = Ulica { $street }
welcome-board-towns = Wszystkie miasteczka
welcome-board-town = { $name }: miejsce { $rank }, punkty: { $points }, { $state }
welcome-board-yours = Twoje miasteczko
welcome-board-ready = gotowe
welcome-board-thinking = jeszcze w namyśle
welcome-board-all-towns = Wszystkie: { $count }
welcome-board-still = { $count ->
    [one] { $count } jeszcze myśli
    [few] { $count } jeszcze myślą
   *[many] { $count } jeszcze myśli
}
welcome-board-follow = Obserwuj: { $name }
welcome-board-which-number = Który numer
welcome-board-holds = Na ręce:
welcome-board-roundabout-build = Zbuduj rondo
welcome-board-no-roundabout = Bez ronda

## Jak grać

welcome-how-goal-title = Cel
welcome-how-goal = Na kartce papieru planujesz trzy ulice nowego przedmieścia. Ponumeruj domy, podziel je płotami na osiedla, dodaj parki i baseny i nie zwlekaj z planami miejscowymi. Wygrywa ten, kto ma najwięcej punktów.
welcome-how-round-title = Runda
welcome-how-round = Wszyscy grają jednocześnie i mają do wyboru te same trzy kombinacje: numer, a obok niego efekt. Mały symbol w rogu karty z numerem to jej efekt: będzie dostępny w następnej rundzie. To, co robisz, pozostaje tajne, dopóki wszyscy nie skończą.
welcome-how-step-choose-title = Wybierz jedną z trzech kombinacji
welcome-how-step-choose = Inni mogą wybrać tę samą.
welcome-how-step-write-title = Wpisz jej numer w pustym domu
welcome-how-step-write = Przy każdej ulicy numery rosną od lewej do prawej. Możesz pomijać numery i domy, ale żaden numer nie może się przy ulicy powtórzyć.
welcome-how-step-effect-title = Użyj jej efektu, jeśli chcesz
welcome-how-step-effect = Efekty nigdy nie są obowiązkowe.
welcome-how-step-plans-title = Realizuj plany miejscowe
welcome-how-step-plans = Jeśli na twoim arkuszu jest to, czego wymaga plan, możesz go teraz zrealizować.
welcome-how-figure-write = Numer 5 pasuje do obu podświetlonych domów między 4 a 7, a przy pustych ulicach gdziekolwiek. Gdy wpiszesz 5 w trzecim domu, między 4 a 5 nie zmieści się już żaden numer.
welcome-how-refusal = Jeśli żaden z trzech numerów nie pasuje, dostajesz odmowę pozwolenia. Pierwsza nic nie kosztuje, po drugiej tracisz 3 punkty, a po trzeciej łącznie 5 i gra się kończy.
welcome-board-effects-title = Sześć efektów
welcome-how-effect-fence = Narysuj płot między dwoma sąsiednimi domami przy dowolnej ulicy, ale nigdy między dwoma jednakowymi numerami.
welcome-how-effect-agent = Skreśl pole w kolumnie jednej wielkości osiedli: na koniec wszystkie twoje osiedla tej wielkości są więcej warte.
welcome-how-effect-park = Skreśl drzewo przy ulicy, przy której właśnie wpisujesz numer. Komplet drzew przy ulicy jest wart bardzo dużo.
welcome-how-effect-pool = Jeśli przy domu, w którym właśnie wpisujesz numer, jest miejsce na basen, basen powstaje.
welcome-how-effect-temp = Wpisując numer, dodaj lub odejmij 1 albo 2; możliwe są więc także 0, 16 i 17. Kto zatrudni najwięcej pracowników tymczasowych, dostaje 7 punktów, drugi 4, trzeci 1.
welcome-how-effect-bis = Skopiuj numer do pustego domu tuż obok, jeśli nie dzieli ich płot. Każdy bis kosztuje punkty.
welcome-how-estates-title = Osiedla
welcome-how-estates = Między dwoma płotami od 1 do 6 domów tworzy osiedle, jeśli każdy z nich ma numer. Na końcach ulic płoty stoją od początku. Siedem lub więcej domów w rzędzie to już nie osiedle.
welcome-how-figure-fence = Nowy płot, na razie narysowany kredką, dzieli osiedle wielkości 3 na dwa: wielkości 1 i 2.
welcome-how-plans-title = Plany miejscowe
welcome-how-plans = Są trzy, te same dla wszystkich. Każdy, kto realizuje plan w rundzie, w której komuś udaje się to po raz pierwszy, dostaje wyższą liczbę punktów; później plan jest wart mniej. Kto realizuje plan za wyższą liczbę punktów, może zażyczyć sobie tasowania wszystkich kart.
welcome-how-plans-used = Nad osiedlami, które zaliczasz do planu, pojawia się kreska. Nie można ich zaliczyć drugi raz ani podzielić, ale zachowują swoje punkty.
welcome-how-end-title = Koniec gry
welcome-how-end = Gra kończy się po rundzie, w której ktoś
welcome-how-end-plans = ma już zrealizowane wszystkie trzy plany miejscowe,
welcome-how-end-refusals = dostaje trzecią odmowę pozwolenia
welcome-how-end-full = albo zapełnia wszystkie domy.
welcome-how-score = Dodaj plany, parki, baseny, pracowników tymczasowych i osiedla; odejmij bis, ronda i odmowy. Kolumna jest warta tyle, ile jej pierwsza nieskreślona wartość. Przy remisie wygrywa ten, kto ma więcej osiedli, potem więcej osiedli wielkości 1, 2 i tak dalej.
welcome-how-figure-end = Arkusz na koniec: 7 za plan, 16 za parki, 13 za baseny, 4 za pracowników tymczasowych i 22 za osiedla, minus 1 za bis, 3 za rondo i 3 za odmowy: 55 punktów.
welcome-how-solo-title = Solo
welcome-how-solo = Co rundę dobierasz trzy karty: jedna daje numer, inna efekt. Gdy w dolnej połowie talii pojawi się karta solo, wszystkie plany przynoszą już tylko niższą liczbę punktów. Za 6 pracowników tymczasowych dostajesz 7 punktów. Talia kończy się najpóźniej po 27 rundach.
welcome-how-expert-title = Wariant zaawansowany
welcome-how-expert = Raz w turze, przed wyborem albo po efekcie, możesz zbudować rondo zamiast pustego domu: 2 na grę, pierwsze kosztuje 3 punkty, drugie kolejne 5. Rondo ma płoty po obu stronach, a numery na lewo i na prawo od niego tworzą dwa osobne rzędy. Do pozostałych planów dochodzą plany z gwiazdką.
welcome-how-draft-title = Zasady draftu
welcome-how-draft = Każdy ma na ręce trzy karty: jedną zagrywa dla numeru, drugą dla efektu, a trzecią przekazuje w prawo. Efekty na twojej ręce widzą wszyscy, numery tylko ty.
welcome-how-table-title = Przy tym stole
welcome-how-table-pencil = To, co jeszcze niepotwierdzone, jest narysowane kredką. „Cofnij” cofa jeden krok, „Potwierdź” kończy turę.
welcome-how-table-reasons = Wskaż pusty dom, do którego numer nie pasuje, a dowiesz się dlaczego.
welcome-how-table-towns = Nad twoim arkuszem są pozostałe miasteczka w stanie z końca ostatniej rundy. W dużym gronie obserwuj ulubione.
welcome-how-tips-title = Trzy rady
welcome-how-tips-middle = Niskie numery na lewo, wysokie na prawo; najczęstsza jest 8, a 1 i 15 są rzadkie.
welcome-how-tips-watch = Rogi kart zdradzają, jakie efekty będą następne.
welcome-how-tips-fences = Zanim postawisz pierwsze płoty, spójrz na plany miejscowe.

## Pierwsza gra z trenerem

welcome-coach-goal = Witaj w pracowni architekta! Numerujesz domy przy trzech ulicach, a punkty dają płoty, parki, baseny i plany miejscowe.
welcome-coach-choose = Wszyscy mają te same trzy pary: numer, a obok niego efekt. Weź jedną parę, a dostaniesz jedno i drugie.
welcome-coach-write = Przy każdej ulicy numery muszą rosnąć od lewej do prawej. Zostaw więc miejsce: niskie po lewej, wysokie po prawej, 8 mniej więcej w środku.
welcome-coach-fence = Płot zamyka osiedle: od 1 do 6 domów między dwoma płotami, wszystkie z numerami. Spójrz na plany miejscowe: mówią, jakie wielkości są potrzebne.
welcome-coach-park = Park przy ulicy, przy której właśnie powstał numer: skreśl drzewo. Każde następne przy tej samej ulicy jest warte więcej.
welcome-coach-pool = Ten dom ma basen, więc możesz go zbudować. Baseny są warte coraz więcej punktów, ale tylko tam, gdzie są narysowane.
welcome-coach-agent = Agent podnosi wartość osiedli jednej wielkości. Wybierz wielkość, której chcesz mieć dużo.
welcome-coach-temp = Pracownicy tymczasowi pozwalają zmienić numer najwyżej o 2. Kto zatrudni ich najwięcej, dostaje na koniec 7 punktów.
welcome-coach-bis = Bis kopiuje numer do pustego domu tuż obok. Tak zapełnia się luki, ale każdy bis kosztuje punkty.
welcome-coach-claim = Na twoim arkuszu jest to, czego wymaga ten plan miejscowy: zrealizuj go teraz. Kto zrobi to w późniejszej rundzie, dostanie mniej punktów.
welcome-coach-estate = Wybierz, które osiedle liczy się do planu. Zachowa swoje punkty, ale nie posłuży innemu planowi i nie można go podzielić.
welcome-coach-wish = Kto pierwszy realizuje plan, może przetasować wszystkie karty. To zmienia, jakie numery są jeszcze przed wami.
welcome-coach-skipped = Efekt został niewykorzystany: { $effect }. Już nie wróci, a prawie wszystkie punkty dają właśnie efekty.
welcome-coach-refused = Nic już nie pasowało, więc to odmowa pozwolenia. Pierwsza nic nie kosztuje, dwie kosztują 3 punkty, a trzecia kończy grę.
welcome-coach-corner = Widzisz mały symbol w rogu każdej karty z numerem? To efekt, który ta karta będzie miała w następnej rundzie.
welcome-coach-gained = Twoja ostatnia tura zmieniła wynik o { $total }. Pola na dole arkusza pokazują, z czego składa się każdy punkt.
welcome-coach-plans = Te trzy plany miejscowe dają dużo, a najwięcej pierwszemu. Stawiaj płoty tak, żeby osiedla do nich pasowały.
welcome-coach-rival = Rywal pierwszy realizuje plan miejscowy: { $plan }. Odtąd dla ciebie jest wart mniej, ale wciąż się liczy.
welcome-coach-end = Gra kończy się, gdy ktoś ma wszystkie trzy plany, trzy odmowy albo żadnego pustego domu. Najdroższe są teraz luki, do których nic nie pasuje.
welcome-coach-learned-rising = Numery rosną od lewej do prawej, a miejsce w środku jest cenne.
welcome-coach-learned-effects = Para daje numer i efekt, a punkty dają efekty.
welcome-coach-learned-plans = Plany miejscowe chcą osiedli o określonych wielkościach, a pierwszy dostaje więcej.
welcome-coach-learned-end = Grę kończą trzy plany, trzy odmowy albo pełny arkusz.

## Co już było, a co zostało

welcome-known-how = Każde piętro to karta: pod spodem jej numer, a znak to jej efekt.
welcome-known-standard = To, co zeszło, wraca po tasowaniu.
welcome-known-solo = Talii się nie tasuje: co zeszło, już nie wróci.
welcome-known-draft = To, co zakryte, może być w talii, na czyjejś ręce albo wśród zakrytych kart odrzuconych.
welcome-known-solo-card = { $left ->
    [yes] Karta solo jest jeszcze w talii.
   *[no] Karta solo już się pojawiła.
}
welcome-known-left = Jeszcze zakryte: { $count }
welcome-known-open = Teraz w grze: { $count }
welcome-known-gone = Zeszło: { $count }
welcome-known-tower = Numer { $number }, jeszcze zakryte: { $left } z { $all }. { $effects }
welcome-known-effects = Efekty, które są jeszcze w talii
welcome-known-nobody = Jeszcze nikt

### Ginkgopolis. Argumenty komunikatów każdego rodzaju: locales/README.md.
### Słowa pochodzą ze słowniczka w docs/rules/ginkgopolis.md. Kafelek i karta jego budynku nazywają się tak samo.

## Na pudełku

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Zielone miasto, które kafelek po kafelku rośnie wszerz i wzwyż.

## Ustawienia

ginkgopolis-option-mode = Tryb
ginkgopolis-option-mode-intro = Pierwsza gra
ginkgopolis-option-mode-intro-blurb = Każdy zaczyna z trzema postaciami, które do siebie pasują.
ginkgopolis-option-mode-draft = Draft
ginkgopolis-option-mode-draft-blurb = Każdy wybiera trzy postacie: jedną zostawia, pozostałe przekazuje dalej.
ginkgopolis-option-mode-solo_normal = Solo
ginkgopolis-option-mode-solo_normal-blurb = Jeden gracz przeciw Goszy, który co rundę coś buduje.
ginkgopolis-option-mode-solo_expert = Solo dla ekspertów
ginkgopolis-option-mode-solo_expert-blurb = Gosza może poszukać lepszej karty.
ginkgopolis-option-open_counts = Jawne liczby
ginkgopolis-option-open_counts-blurb = Wszyscy widzą, ile kafelków i zasobów mają inni.

## Kolory

ginkgopolis-colour-blue = niebieski
ginkgopolis-colour-red = czerwony
ginkgopolis-colour-yellow = żółty

## Kafelki, karty, litery, postacie

ginkgopolis-card-tile_blue_1 = Niebieska 1
ginkgopolis-card-tile_blue_2 = Niebieska 2
ginkgopolis-card-tile_blue_3 = Niebieska 3
ginkgopolis-card-tile_blue_4 = Niebieska 4
ginkgopolis-card-tile_blue_5 = Niebieska 5
ginkgopolis-card-tile_blue_6 = Niebieska 6
ginkgopolis-card-tile_blue_7 = Niebieska 7
ginkgopolis-card-tile_blue_8 = Niebieska 8
ginkgopolis-card-tile_blue_9 = Niebieska 9
ginkgopolis-card-tile_blue_10 = Niebieska 10
ginkgopolis-card-tile_blue_11 = Niebieska 11
ginkgopolis-card-tile_blue_12 = Niebieska 12
ginkgopolis-card-tile_blue_13 = Niebieska 13
ginkgopolis-card-tile_blue_14 = Niebieska 14
ginkgopolis-card-tile_blue_15 = Niebieska 15
ginkgopolis-card-tile_blue_16 = Niebieska 16
ginkgopolis-card-tile_blue_17 = Niebieska 17
ginkgopolis-card-tile_blue_18 = Niebieska 18
ginkgopolis-card-tile_blue_19 = Niebieska 19
ginkgopolis-card-tile_blue_20 = Niebieska 20
ginkgopolis-card-tile_red_1 = Czerwona 1
ginkgopolis-card-tile_red_2 = Czerwona 2
ginkgopolis-card-tile_red_3 = Czerwona 3
ginkgopolis-card-tile_red_4 = Czerwona 4
ginkgopolis-card-tile_red_5 = Czerwona 5
ginkgopolis-card-tile_red_6 = Czerwona 6
ginkgopolis-card-tile_red_7 = Czerwona 7
ginkgopolis-card-tile_red_8 = Czerwona 8
ginkgopolis-card-tile_red_9 = Czerwona 9
ginkgopolis-card-tile_red_10 = Czerwona 10
ginkgopolis-card-tile_red_11 = Czerwona 11
ginkgopolis-card-tile_red_12 = Czerwona 12
ginkgopolis-card-tile_red_13 = Czerwona 13
ginkgopolis-card-tile_red_14 = Czerwona 14
ginkgopolis-card-tile_red_15 = Czerwona 15
ginkgopolis-card-tile_red_16 = Czerwona 16
ginkgopolis-card-tile_red_17 = Czerwona 17
ginkgopolis-card-tile_red_18 = Czerwona 18
ginkgopolis-card-tile_red_19 = Czerwona 19
ginkgopolis-card-tile_red_20 = Czerwona 20
ginkgopolis-card-tile_yellow_1 = Żółta 1
ginkgopolis-card-tile_yellow_2 = Żółta 2
ginkgopolis-card-tile_yellow_3 = Żółta 3
ginkgopolis-card-tile_yellow_4 = Żółta 4
ginkgopolis-card-tile_yellow_5 = Żółta 5
ginkgopolis-card-tile_yellow_6 = Żółta 6
ginkgopolis-card-tile_yellow_7 = Żółta 7
ginkgopolis-card-tile_yellow_8 = Żółta 8
ginkgopolis-card-tile_yellow_9 = Żółta 9
ginkgopolis-card-tile_yellow_10 = Żółta 10
ginkgopolis-card-tile_yellow_11 = Żółta 11
ginkgopolis-card-tile_yellow_12 = Żółta 12
ginkgopolis-card-tile_yellow_13 = Żółta 13
ginkgopolis-card-tile_yellow_14 = Żółta 14
ginkgopolis-card-tile_yellow_15 = Żółta 15
ginkgopolis-card-tile_yellow_16 = Żółta 16
ginkgopolis-card-tile_yellow_17 = Żółta 17
ginkgopolis-card-tile_yellow_18 = Żółta 18
ginkgopolis-card-tile_yellow_19 = Żółta 19
ginkgopolis-card-tile_yellow_20 = Żółta 20
ginkgopolis-card-card_blue_1 = Niebieska 1
ginkgopolis-card-card_blue_2 = Niebieska 2
ginkgopolis-card-card_blue_3 = Niebieska 3
ginkgopolis-card-card_blue_4 = Niebieska 4
ginkgopolis-card-card_blue_5 = Niebieska 5
ginkgopolis-card-card_blue_6 = Niebieska 6
ginkgopolis-card-card_blue_7 = Niebieska 7
ginkgopolis-card-card_blue_8 = Niebieska 8
ginkgopolis-card-card_blue_9 = Niebieska 9
ginkgopolis-card-card_blue_10 = Niebieska 10
ginkgopolis-card-card_blue_11 = Niebieska 11
ginkgopolis-card-card_blue_12 = Niebieska 12
ginkgopolis-card-card_blue_13 = Niebieska 13
ginkgopolis-card-card_blue_14 = Niebieska 14
ginkgopolis-card-card_blue_15 = Niebieska 15
ginkgopolis-card-card_blue_16 = Niebieska 16
ginkgopolis-card-card_blue_17 = Niebieska 17
ginkgopolis-card-card_blue_18 = Niebieska 18
ginkgopolis-card-card_blue_19 = Niebieska 19
ginkgopolis-card-card_blue_20 = Niebieska 20
ginkgopolis-card-card_red_1 = Czerwona 1
ginkgopolis-card-card_red_2 = Czerwona 2
ginkgopolis-card-card_red_3 = Czerwona 3
ginkgopolis-card-card_red_4 = Czerwona 4
ginkgopolis-card-card_red_5 = Czerwona 5
ginkgopolis-card-card_red_6 = Czerwona 6
ginkgopolis-card-card_red_7 = Czerwona 7
ginkgopolis-card-card_red_8 = Czerwona 8
ginkgopolis-card-card_red_9 = Czerwona 9
ginkgopolis-card-card_red_10 = Czerwona 10
ginkgopolis-card-card_red_11 = Czerwona 11
ginkgopolis-card-card_red_12 = Czerwona 12
ginkgopolis-card-card_red_13 = Czerwona 13
ginkgopolis-card-card_red_14 = Czerwona 14
ginkgopolis-card-card_red_15 = Czerwona 15
ginkgopolis-card-card_red_16 = Czerwona 16
ginkgopolis-card-card_red_17 = Czerwona 17
ginkgopolis-card-card_red_18 = Czerwona 18
ginkgopolis-card-card_red_19 = Czerwona 19
ginkgopolis-card-card_red_20 = Czerwona 20
ginkgopolis-card-card_yellow_1 = Żółta 1
ginkgopolis-card-card_yellow_2 = Żółta 2
ginkgopolis-card-card_yellow_3 = Żółta 3
ginkgopolis-card-card_yellow_4 = Żółta 4
ginkgopolis-card-card_yellow_5 = Żółta 5
ginkgopolis-card-card_yellow_6 = Żółta 6
ginkgopolis-card-card_yellow_7 = Żółta 7
ginkgopolis-card-card_yellow_8 = Żółta 8
ginkgopolis-card-card_yellow_9 = Żółta 9
ginkgopolis-card-card_yellow_10 = Żółta 10
ginkgopolis-card-card_yellow_11 = Żółta 11
ginkgopolis-card-card_yellow_12 = Żółta 12
ginkgopolis-card-card_yellow_13 = Żółta 13
ginkgopolis-card-card_yellow_14 = Żółta 14
ginkgopolis-card-card_yellow_15 = Żółta 15
ginkgopolis-card-card_yellow_16 = Żółta 16
ginkgopolis-card-card_yellow_17 = Żółta 17
ginkgopolis-card-card_yellow_18 = Żółta 18
ginkgopolis-card-card_yellow_19 = Żółta 19
ginkgopolis-card-card_yellow_20 = Żółta 20
ginkgopolis-card-urban_a = Litera A
ginkgopolis-card-urban_b = Litera B
ginkgopolis-card-urban_c = Litera C
ginkgopolis-card-urban_d = Litera D
ginkgopolis-card-urban_e = Litera E
ginkgopolis-card-urban_f = Litera F
ginkgopolis-card-urban_g = Litera G
ginkgopolis-card-urban_h = Litera H
ginkgopolis-card-urban_i = Litera I
ginkgopolis-card-urban_j = Litera J
ginkgopolis-card-urban_k = Litera K
ginkgopolis-card-urban_l = Litera L
ginkgopolis-card-char_01 = Biotechnolog (urbanizacja)
ginkgopolis-card-char_02 = Bioplanista (poziomy)
ginkgopolis-card-char_03 = Bioinżynier (poziomy)
ginkgopolis-card-char_04 = Biotechnolog (poziomy)
ginkgopolis-card-char_05 = Bioplanista (poziomy)
ginkgopolis-card-char_06 = Bioinżynier (sama karta)
ginkgopolis-card-char_07 = Biotechnolog (sama karta)
ginkgopolis-card-char_08 = Bioplanista (urbanizacja)
ginkgopolis-card-char_09 = Bioinżynier (urbanizacja)
ginkgopolis-card-char_10 = Biotechnolog (urbanizacja)
ginkgopolis-card-char_11 = Bioplanista (urbanizacja)
ginkgopolis-card-char_12 = Bioinżynier (poziomy)
ginkgopolis-card-char_13 = Biotechnolog (sama karta)
ginkgopolis-card-char_14 = Bioplanista (sama karta)
ginkgopolis-card-char_15 = Bioinżynier (poziomy)
ginkgopolis-card-char_16 = Biotechnolog (urbanizacja)
ginkgopolis-card-char_17 = Bioplanista (sama karta)
ginkgopolis-card-char_18 = Bioinżynier (sama karta)
ginkgopolis-card-char_19 = Bioinżynier (urbanizacja)
ginkgopolis-card-char_20 = Bioinżynier (urbanizacja)
ginkgopolis-card-char_21 = Biotechnolog (poziomy)
ginkgopolis-card-char_22 = Biotechnolog (poziomy)
ginkgopolis-card-char_23 = Biotechnolog (poziomy)
ginkgopolis-card-char_24 = Biotechnolog (sama karta)
ginkgopolis-card-char_25 = Biotechnolog (sama karta)
ginkgopolis-card-char_26 = Bioinżynier (sama karta)
ginkgopolis-card-char_27 = Biotechnolog (urbanizacja)

## Automatyczny przeciwnik w grze solo

ginkgopolis-automaton = Gosza

## Premie. $of: kolor albo co trzeba zrobić; $vp: punkty sukcesu

ginkgopolis-trigger-exploit = Sama karta
ginkgopolis-trigger-urbanize = Urbanizacja
ginkgopolis-trigger-construct = Nadbudowa
ginkgopolis-asset-resource = { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}
ginkgopolis-asset-vp = { $count ->
    [one] { $count } punkt sukcesu
    [few] { $count } punkty sukcesu
   *[many] { $count } punktów sukcesu
}
ginkgopolis-asset-tile = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
   *[many] { $count } kafelków
}
ginkgopolis-bonus-own_resources_on_colour = { $of ->
    [blue] { $vp } za każdy własny zasób na niebieskich budynkach
    [red] { $vp } za każdy własny zasób na czerwonych budynkach
   *[yellow] { $vp } za każdy własny zasób na żółtych budynkach
}
# $most to 0: bez górnej granicy.
ginkgopolis-bonus-own_buildings_height = { $most ->
    [0] { $vp } za każdy własny budynek o wysokości co najmniej { $least } poziomów
   *[other] { $vp } za każdy własny budynek o wysokości od { $least } do { $most } poziomów
}
ginkgopolis-bonus-cards_with_trigger = { $of ->
    [exploit] { $vp } za każdą własną kartę z premią za samą kartę
    [urbanize] { $vp } za każdą własną kartę z premią za urbanizację
   *[construct] { $vp } za każdą własną kartę z premią za nadbudowę
}
ginkgopolis-bonus-cards_of_colour = { $of ->
    [blue] { $vp } za każdą własną niebieską kartę
    [red] { $vp } za każdą własną czerwoną kartę
   *[yellow] { $vp } za każdą własną żółtą kartę
}
ginkgopolis-bonus-flat = { $vp ->
    [one] { $vp } punkt sukcesu
    [few] { $vp } punkty sukcesu
   *[many] { $vp } punktów sukcesu
}

## O co pytamy

ginkgopolis-ask-draft_character = Wybierz, którą postać zostawiasz
ginkgopolis-ask-choose_action = Wybierz kartę, samą lub z kafelkiem
ginkgopolis-ask-exploit_urban_choice = Weź zasób albo kafelek
ginkgopolis-ask-move_token = Dokąd idzie litera?
ginkgopolis-ask-relocate_token = Wybierz literze miejsce na obrzeżu
ginkgopolis-ask-push_tokens = W którą stronę przesunąć litery?
ginkgopolis-ask-return_tiles = Które kafelki wracają do rezerwy?
ginkgopolis-ask-over = Koniec gry

## Decyzje

ginkgopolis-action-draft = Zostaw: { $character }
ginkgopolis-action-exploit = { $card }, bez kafelka
ginkgopolis-action-build = { $card } z kafelkiem: { $tile }
ginkgopolis-action-new_hand = Weź nową rękę
ginkgopolis-action-take_resource = Weź zasób
ginkgopolis-action-take_tile = Weź kafelek
ginkgopolis-action-move = { $side-id ->
    [north] Przesuń literę w górę
    [east] Przesuń literę w prawo
    [south] Przesuń literę w dół
   *[west] Przesuń literę w lewo
}
ginkgopolis-action-relocate = Przenieś literę na miejsce { $place } na obrzeżu
ginkgopolis-action-push_clockwise = Przesuń litery zgodnie z ruchem wskazówek zegara
ginkgopolis-action-push_counterclockwise = Przesuń litery przeciwnie do ruchu wskazówek zegara
ginkgopolis-action-return = Zwróć: { $tile }
ginkgopolis-action-done = Nie zwracaj więcej

## Co się stało. Pusty kafelek ma id „none”.

ginkgopolis-fact-draft_began = Wszyscy wybierają postacie
ginkgopolis-fact-draft_hand = { $seat-you ->
    [yes] Wybierasz spośród: { $characters }
   *[no] { $seat } wybiera spośród: { $characters }
}
ginkgopolis-fact-picked = { $seat-you ->
    [yes] Zostawiasz postać
   *[no] { $seat } zostawia postać
}
ginkgopolis-fact-picked_character = { $seat-you ->
    [yes] Zostawiasz: { $character }
   *[no] { $seat } zostawia: { $character }
}
ginkgopolis-fact-packets_passed = Pozostałe postacie wędrują w lewo
ginkgopolis-fact-characters_shown = { $seat-you ->
    [yes] Twoje postacie: { $characters }
   *[no] { $seat }, postacie: { $characters }
}
ginkgopolis-fact-round_began = { $first-you ->
    [yes] Zaczyna się runda { $round }; pierwszy gracz to ty
   *[no] Zaczyna się runda { $round }; pierwszy gracz: { $first }
}
ginkgopolis-fact-drew = { $seat-you ->
    [yes] Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
   *[no] { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
}
ginkgopolis-fact-drew_cards = { $seat-you ->
    [yes] Dobierasz: { $cards }
   *[no] { $seat } dobiera: { $cards }
}
ginkgopolis-fact-laid_for_gosha = Dla Goszy leży zakryta karta
ginkgopolis-fact-last_card = To była ostatnia karta talii, więc ją znasz: { $card }
ginkgopolis-fact-opened = Pierwsze karty talii idą na stos odrzuconych: { $cards }
ginkgopolis-fact-rebuilt = { $entered-count ->
    [0] Stos odrzuconych staje się talią, { $size ->
        [one] { $size } karta
        [few] { $size } karty
       *[many] { $size } kart
    }
   *[other] Stos odrzuconych staje się talią, { $size ->
        [one] { $size } karta
        [few] { $size } karty
       *[many] { $size } kart
    }, z nowymi budynkami: { $entered }
}
ginkgopolis-fact-chose = { $seat-you ->
    [yes] { $with_tile ->
        [yes] Wybierasz kartę z kafelkiem
       *[no] Wybierasz samą kartę
    }
   *[no] { $with_tile ->
        [yes] { $seat } wybiera kartę z kafelkiem
       *[no] { $seat } wybiera samą kartę
    }
}
ginkgopolis-fact-chose_card = { $seat-you ->
    [yes] { $tile-id ->
        [none] Wybierasz samą kartę: { $card }
       *[other] Wybierasz: { $card } z kafelkiem { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } wybiera samą kartę: { $card }
       *[other] { $seat } wybiera: { $card } z kafelkiem { $tile }
    }
}
ginkgopolis-fact-new_hand_taken = { $seat-you ->
    [yes] Bierzesz nową rękę (zostało { $left }), odrzucasz: { $discarded }
   *[no] { $seat } bierze nową rękę (zostało { $left }), odrzuca: { $discarded }
}
ginkgopolis-fact-revealed = { $seat-you ->
    [yes] { $tile-id ->
        [none] Zagrywasz kartę: { $card }
       *[other] Zagrywasz kartę: { $card }, z kafelkiem { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } zagrywa kartę: { $card }
       *[other] { $seat } zagrywa kartę: { $card }, z kafelkiem { $tile }
    }
}
ginkgopolis-fact-fell_back = { $seat-you ->
    [yes] Nie masz czym zapłacić za kafelek: { $tile } (potrzeba: zasobów { $resources }, punktów sukcesu { $vp }; jest: { $resources_had } i { $vp_had }), więc liczy się sama karta
   *[no] { $seat } nie ma czym zapłacić za kafelek: { $tile } (potrzeba: zasobów { $resources }, punktów sukcesu { $vp }; jest: { $resources_had } i { $vp_had }), więc liczy się sama karta
}
ginkgopolis-fact-urbanized = { $seat-you ->
    [yes] Urbanizujesz: { $tile } w miejsce „{ $card }”
   *[no] { $seat } urbanizuje: { $tile } w miejsce „{ $card }”
}
ginkgopolis-fact-constructed = { $seat-you ->
    [yes] Nadbudowujesz: { $tile } na { $card }, poziom { $height }
   *[no] { $seat } nadbudowuje: { $tile } na { $card }, poziom { $height }
}
# $total jest większe od 0, gdy buduje tam ktoś inny: punkt za każdy zasób.
ginkgopolis-fact-took_back = { $seat-you ->
    [yes] { $total ->
        [0] Odzyskujesz { $resources ->
            [one] { $resources } zasób
            [few] { $resources } zasoby
           *[many] { $resources } zasobów
        }
       *[other] Odzyskujesz { $resources ->
            [one] { $resources } zasób
            [few] { $resources } zasoby
           *[many] { $resources } zasobów
        }, każdy z punktem sukcesu
    }
   *[no] { $total ->
        [0] { $seat } odzyskuje { $resources ->
            [one] { $resources } zasób
            [few] { $resources } zasoby
           *[many] { $resources } zasobów
        }
       *[other] { $seat } odzyskuje { $resources ->
            [one] { $resources } zasób
            [few] { $resources } zasoby
           *[many] { $resources } zasobów
        }, każdy z punktem sukcesu
    }
}
ginkgopolis-fact-paid_resources = { $seat-you ->
    [yes] Płacisz { $total ->
        [one] { $total } zasób
        [few] { $total } zasoby
       *[many] { $total } zasobów
    }
   *[no] { $seat } płaci { $total ->
        [one] { $total } zasób
        [few] { $total } zasoby
       *[many] { $total } zasobów
    }
}
ginkgopolis-fact-paid_vp = { $seat-you ->
    [yes] Płacisz { $total ->
        [one] { $total } punkt sukcesu
        [few] { $total } punkty sukcesu
       *[many] { $total } punktów sukcesu
    }
   *[no] { $seat } płaci { $total ->
        [one] { $total } punkt sukcesu
        [few] { $total } punkty sukcesu
       *[many] { $total } punktów sukcesu
    }
}
ginkgopolis-fact-letter_moved = { $card } przesuwa się po obrzeżu
ginkgopolis-fact-gained_resources = { $seat-you ->
    [yes] { $total ->
        [0] Nie dostajesz zasobów: twoja rezerwa jest pusta
        [one] Dostajesz { $total } zasób
        [few] Dostajesz { $total } zasoby
       *[many] Dostajesz { $total } zasobów
    }
   *[no] { $total ->
        [0] { $seat } nie dostaje zasobów: rezerwa jest pusta
        [one] { $seat } dostaje { $total } zasób
        [few] { $seat } dostaje { $total } zasoby
       *[many] { $seat } dostaje { $total } zasobów
    }
}
ginkgopolis-fact-gained_vp = { $seat-you ->
    [yes] Dostajesz { $total ->
        [one] { $total } punkt sukcesu
        [few] { $total } punkty sukcesu
       *[many] { $total } punktów sukcesu
    }
   *[no] { $seat } dostaje { $total ->
        [one] { $total } punkt sukcesu
        [few] { $total } punkty sukcesu
       *[many] { $total } punktów sukcesu
    }
}
# Dobiera się je po jednym.
ginkgopolis-fact-tiles_due = { $seat-you ->
    [yes] Możesz dobrać { $total ->
        [one] { $total } kafelek
        [few] { $total } kafelki
       *[many] { $total } kafelków
    }
   *[no] { $seat } może dobrać { $total ->
        [one] { $total } kafelek
        [few] { $total } kafelki
       *[many] { $total } kafelków
    }
}
ginkgopolis-fact-drew_tile = { $seat-you ->
    [yes] Dobierasz kafelek (zostało { $left })
   *[no] { $seat } dobiera kafelek (zostało { $left })
}
ginkgopolis-fact-drew_tile_face = { $seat-you ->
    [yes] Dobierasz kafelek: { $tile }
   *[no] { $seat } dobiera kafelek: { $tile }
}
ginkgopolis-fact-tiles_lost = { $seat-you ->
    [yes] Nie ma już kafelków: tracisz { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
   *[no] Nie ma już kafelków: { $seat } traci { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
}
ginkgopolis-fact-reserve_empty = { $time ->
    [1] Rezerwa kafelków jest pusta
   *[other] Rezerwa kafelków jest pusta po raz drugi: to ostatnia runda
}
ginkgopolis-fact-return_began = Można teraz zwrócić kafelki: { $seats }
ginkgopolis-fact-return_picked = { $seat-you ->
    [yes] Zwrócisz: { $tile }
   *[no] { $seat } zwróci: { $tile }
}
ginkgopolis-fact-return_decided = { $seat-you ->
    [yes] Twoja decyzja, co zwrócić, zapadła
   *[no] { $seat }: decyzja, co zwrócić, zapadła
}
ginkgopolis-fact-tiles_returned = { $seat-you ->
    [yes] Zwracasz { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }, każdy za punkt sukcesu
   *[no] { $seat } zwraca { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }, każdy za punkt sukcesu
}
ginkgopolis-fact-card_kept = { $seat-you ->
    [yes] Zatrzymujesz kartę: { $card }
   *[no] { $seat } zatrzymuje kartę: { $card }
}
ginkgopolis-fact-card_discarded = Na stos odrzuconych: { $card }
ginkgopolis-fact-unused_discarded = { $seat-you ->
    [yes] Odrzucasz pozostałe karty: { $cards }
   *[no] { $seat } odrzuca pozostałe karty: { $cards }
}
ginkgopolis-fact-hands_passed = Karty z ręki wędrują w lewo
ginkgopolis-fact-received_hand = { $seat-you ->
    [yes] Otrzymujesz: { $cards }
   *[no] { $seat } otrzymuje: { $cards }
}
ginkgopolis-fact-gosha_redrew = Gosza szuka czegoś lepszego niż { $card } i dobiera { $drawn }; zagrywa { $used }
# $resources to 0, gdy nie ma dla niego kafelka.
ginkgopolis-fact-gosha_cannot = { $resources ->
    [0] Nie ma kafelka dla Goszy: to ostatnia runda
   *[other] Gosza nie może budować (zasoby: { $resources_had } z { $resources }): to ostatnia runda
}
ginkgopolis-fact-resources_placed = { $seat-you ->
    [yes] Wszystkie twoje zasoby są w mieście: to ostatnia runda
   *[no] { $seat }: wszystkie zasoby są w mieście, to ostatnia runda
}
ginkgopolis-fact-ended = Koniec gry

## Dlaczego nie

ginkgopolis-refusal-GK-21 = W pojedynkę gra się przeciw Goszy: wybierz tryb solo.
ginkgopolis-refusal-GK-24 = Tej postaci nie ma wśród tych, spośród których wybierasz.
ginkgopolis-refusal-GK-32 = Na ręce nie masz: { $card }.
ginkgopolis-refusal-GK-35 = Za zasłonką nie masz kafelka: { $tile }.
ginkgopolis-refusal-GK-39 = Nie masz już żetonów nowej ręki.
ginkgopolis-refusal-GK-62 = Litera przechodzi na puste miejsce obok nowego budynku.
ginkgopolis-refusal-GK-93 = { $tile }: nie można zwrócić. Tylko kafelki zza twojej zasłonki, rosnąco.
ginkgopolis-refusal-GK-95 = { $tile } leży na wybranej karcie, nie można zwrócić.
ginkgopolis-refusal-GK-123 = Tryby solo są dla jednego gracza. Graczy przy tym stole: { $seats }.
ginkgopolis-refusal-GK-136 = W grze solo nie ma nowych rąk.
ginkgopolis-refusal-GK-T4 = Litera trafia na puste miejsce obrzeża, na którym litery pozostaną w kolejności alfabetycznej.

## Z czego składają się kwoty. $source to kafelek lub karta; sama kwota stoi obok.

ginkgopolis-line-GK-26 = { $source }
ginkgopolis-line-GK-42 = Pozostałe żetony nowej ręki: { $count } × { $each }
ginkgopolis-line-GK-49 = W rezerwie nie ma więcej
ginkgopolis-line-GK-54 = { $source }
ginkgopolis-line-GK-55 = { $source }, to, co zostało
ginkgopolis-line-GK-56 = { $source }, { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
   *[many] { $count } poziomów
}
ginkgopolis-line-GK-57 = Premia: { $source }
ginkgopolis-line-GK-61 = Na nowy budynek: { $source }
ginkgopolis-line-GK-64 = Obok: { $source }, { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
   *[many] { $count } poziomów
}
ginkgopolis-line-GK-66 = Premia: { $source }
ginkgopolis-line-GK-72 = Za odzyskane: { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}
ginkgopolis-line-GK-73 = { $source }: o { $count } mniej
ginkgopolis-line-GK-74 = { $source }: inny kolor
ginkgopolis-line-GK-76 = { $source }, { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
   *[many] { $count } poziomów
}
ginkgopolis-line-GK-78 = Premia: { $source }
ginkgopolis-line-GK-94 = Zwrócone kafelki
# $source: jedna z części poniżej.
ginkgopolis-line-GK-103 = { $source }
# $source: najwyższa liczba dzielnicy, od niej jej nazwa.
ginkgopolis-line-GK-108 = Pierwsze miejsce w dzielnicy: { $source }
ginkgopolis-line-GK-109 = Drugie miejsce w dzielnicy: { $source }
ginkgopolis-line-GK-111 = Jedyny właściciel w dzielnicy: { $source }, { $count } × { $each }
ginkgopolis-line-GK-118 = { $source }: { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
} × { $each }
ginkgopolis-line-GK-119 = { $source }: { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
   *[many] { $count } budynków
} × { $each }
ginkgopolis-line-GK-120 = { $source }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} × { $each }
ginkgopolis-line-GK-121 = { $source }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} × { $each }
ginkgopolis-line-GK-122 = { $source }
ginkgopolis-line-GK-124 = Na początek
ginkgopolis-line-GK-131 = Obok: { $source }, { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
   *[many] { $count } poziomów
}

## Z czego składa się wynik

ginkgopolis-part-vp = Punkty sukcesu
ginkgopolis-part-cards = Karty
ginkgopolis-part-districts = Dzielnice
ginkgopolis-part-new_hands = Nowe ręce

## W przeglądarce: plansza

ginkgopolis-board-city = Miasto
ginkgopolis-board-screen = Za twoją zasłonką
ginkgopolis-board-hand = Ręka
ginkgopolis-board-your-tiles = Twoje kafelki
ginkgopolis-board-no-tile = Bez kafelka
ginkgopolis-board-no-tiles = Nie masz kafelków.
# Karta jest już podniesiona.
ginkgopolis-board-ask-tile = { $card }: wybierz do niej kafelek albo żaden
ginkgopolis-board-pick = Wybierz: { $card }
ginkgopolis-board-return-how = Za każdy zwrócony kafelek dostajesz 1 punkt sukcesu.
ginkgopolis-board-first = pierwszy
ginkgopolis-board-last-round = Ostatnia runda
ginkgopolis-board-laid-alone = Karta wybrana
ginkgopolis-board-laid-with_tile = Karta z kafelkiem wybrana
# $tile to „none”, gdy na karcie nie ma kafelka.
ginkgopolis-board-only-you = { $tile ->
    [none] Wiesz tylko ty: { $card }, bez kafelka
   *[other] Wiesz tylko ty: { $card } z kafelkiem { $tile }
}
ginkgopolis-board-kept-so-far = Dotąd zostawione
ginkgopolis-board-starts-with = Na początek: { $gain }
ginkgopolis-board-flat = Płaskie miasto
ginkgopolis-board-districts = Dzielnice
ginkgopolis-board-known = Co już wiem
ginkgopolis-board-legend-red = Czerwone budynki dają zasoby
ginkgopolis-board-legend-blue = Niebieskie budynki dają kafelki
ginkgopolis-board-legend-yellow = Żółte budynki dają punkty sukcesu

## W przeglądarce: liczby i stosy

ginkgopolis-board-figure-resource = Zasoby
ginkgopolis-board-figure-resource-why = Stawiasz po jednym na każdym zbudowanym poziomie. Poziom w innym kolorze kosztuje o jeden więcej.
ginkgopolis-board-figure-tile = Kafelki
ginkgopolis-board-figure-tile-why = Kafelek staje się nowym budynkiem albo kolejnym poziomem.
ginkgopolis-board-figure-vp = Punkty sukcesu
ginkgopolis-board-figure-vp-why = Liczą się na koniec. Do tego czasu płaci się nimi za kafelki z niższą liczbą.
ginkgopolis-board-figure-new_hands = Nowe ręce
ginkgopolis-board-figure-new_hands-why = Odrzuć swoje karty i dobierz inne. Każda niewykorzystana nowa ręka jest na koniec warta 2 punkty sukcesu.
# Zasoby: $count z $all.
ginkgopolis-board-in-the-city = { $count } z { $all } w mieście
ginkgopolis-board-of-all = z { $all }
ginkgopolis-board-in-reserve = { $count } w rezerwie
ginkgopolis-board-in-the-city-why = Gdy ktoś ma w mieście wszystkie zasoby ({ $all }), runda jest ostatnia.
ginkgopolis-board-pile-reserve = { $count ->
    [one] { $count } kafelek w rezerwie
    [few] { $count } kafelki w rezerwie
   *[many] { $count } kafelków w rezerwie
}
ginkgopolis-board-pile-reserve-name = kafelki
ginkgopolis-board-pile-reserve-why = Gdy pierwszy raz jest pusta, można zwracać kafelki; za drugim razem runda jest ostatnia.
ginkgopolis-board-pile-deck = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
ginkgopolis-board-pile-deck-name = talia
ginkgopolis-board-pile-deck-why = Gdy jest pusta, talią staje się stos odrzuconych, z kartami wszystkich placów budowy.
ginkgopolis-board-pile-discard = { $count ->
    [one] { $count } karta odrzucona
    [few] { $count } karty odrzucone
   *[many] { $count } kart odrzuconych
}
ginkgopolis-board-pile-discard-name = odrzucone
ginkgopolis-board-pile-discard-why = Karty zagrane bez kafelka i zabudowane litery.

## W przeglądarce: karty, budynki i premie

ginkgopolis-board-nothing = nic
# $gain: „2 zasoby”.
ginkgopolis-board-alone = Sama daje: { $gain }
ginkgopolis-board-alone-letter = Sama daje 1 zasób albo 1 kafelek
ginkgopolis-board-with-tile-letter = Z kafelkiem: nowy budynek w miejscu tej litery za 1 zasób. Wszystko obok daje ci to, co ma.
ginkgopolis-board-with-tile-building = Z kafelkiem: kolejny poziom za tyle zasobów, ile będzie wtedy poziomów. Inny kolor kosztuje o 1 zasób więcej, niższa liczba różnicę w punktach sukcesu.
ginkgopolis-board-kept = Potem karta zostaje u ciebie: { $bonus }
# $trigger: co trzeba zrobić.
ginkgopolis-board-bonus = { $trigger }: { $gain }
ginkgopolis-board-bonus-end = Na koniec: { $what }
ginkgopolis-board-at-the-end = Na koniec
ginkgopolis-board-no-bonus = Żadna karta przed zasłonką nic tu nie daje.
ginkgopolis-board-your-bonuses-title = Twoje premie
ginkgopolis-board-floors = { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
   *[many] { $count } poziomów
}
ginkgopolis-board-nobodys = niczyj
ginkgopolis-board-nobodys-why = Nikt tu jeszcze nie budował.
ginkgopolis-board-your-card = twoja karta
ginkgopolis-board-site = plac budowy
ginkgopolis-board-site-why = Plac budowy: jego karta wejdzie do gry z następną talią.
ginkgopolis-board-owned = { $count ->
    [one] { $name }: stoi na nim { $count } zasób
    [few] { $name }: stoją na nim { $count } zasoby
   *[many] { $name }: stoi na nim { $count } zasobów
}
ginkgopolis-board-below = Pod dachem: { $tiles }
ginkgopolis-board-tile-gives = Budynek w tym kolorze daje za każdy poziom: { $gain }.
ginkgopolis-board-tile-waits = Najpierw wybierz kartę: wtedy widać, ile kafelek tam kosztuje.

## W przeglądarce: prognoza. Tak, jak jest teraz; inni mogą zagrać wcześniej.

ginkgopolis-board-title-exploit = { $card }, bez kafelka
ginkgopolis-board-title-urbanize = { $tile } w miejsce „{ $card }”
ginkgopolis-board-title-construct = { $floors ->
    [one] { $tile } na { $card }: { $floors } poziom
    [few] { $tile } na { $card }: { $floors } poziomy
   *[many] { $tile } na { $card }: { $floors } poziomów
}
ginkgopolis-board-costs = Kosztuje: { $what }
# $what: „1 zasób”.
ginkgopolis-board-short = Teraz nie wystarczy, brakuje: { $what }
ginkgopolis-board-too-dear = teraz za drogo: { $what }
ginkgopolis-board-falls-back = Jeśli i wtedy nie będzie czym zapłacić, kafelek wraca, a liczy się sama karta.
ginkgopolis-board-onto-it = { $count ->
    [one] na budynek
    [few] na budynek, po jednym na poziom
   *[many] na budynek, po jednym na poziom
}
ginkgopolis-board-other-colour = inny kolor
ginkgopolis-board-lower-number = o { $count } mniej
# $name: właściciel. Dalej idą ilości.
ginkgopolis-board-takes-back = { $name } odzyskuje
ginkgopolis-board-building-gives = budynek daje
ginkgopolis-board-neighbours-give = obok: { $tiles }
ginkgopolis-board-your-bonuses = twoje premie
ginkgopolis-board-stays = { $card } zostaje u ciebie
# Dalej idą punkty sukcesu.
ginkgopolis-board-district-alone = dzielnica: tylko ty
ginkgopolis-board-district-place = { $place ->
    [1] dzielnica: pierwsze miejsce jest twoje
    [2] dzielnica: drugie miejsce jest twoje
   *[other] dzielnica: miejsce { $place }
}
ginkgopolis-board-ends = Wszystkie twoje zasoby byłyby w mieście: ostatnia runda
ginkgopolis-board-then-you-have = Wtedy masz

## W przeglądarce: dzielnice

# $tile: jej najwyższa liczba, od niej nazwa.
ginkgopolis-board-district-of = Dzielnica: { $tile }
ginkgopolis-board-resources-in-all = { $count ->
    [one] razem { $count } zasób
    [few] razem { $count } zasoby
   *[many] razem { $count } zasobów
}
ginkgopolis-board-place = { $place }.
ginkgopolis-board-no-districts = Nikt nie ma zasobów w żadnej dzielnicy.
# $count: zasoby.
ginkgopolis-board-why-alone = Tylko jeden właściciel, więc oba miejsca: 2 × { $count }
# $count: zasoby każdego; $a i $b: poziomy ich najwyższych budynków.
ginkgopolis-board-why-height = Po { $count }: decyduje wysokość, { $a } przeciw { $b }
# $count: zasoby każdego; $floors: poziomy najwyższych budynków obu; $a i $b: liczby na nich.
ginkgopolis-board-why-number = Po { $count }, poziomów też po równo ({ $floors }): liczba { $a } jest wyższa niż { $b }

## W przeglądarce: co wie uważny gracz

ginkgopolis-known-how = Wszystko, co można było zauważyć: karty przekazane dalej, odrzucone, to, co stoi w mieście, i kafelki pokazane, bo nie było czym za nie zapłacić.
ginkgopolis-known-tiles = Kafelki
ginkgopolis-known-cards = Karty
ginkgopolis-known-tiles-own = Za twoją zasłonką: { $count }
ginkgopolis-known-tiles-other = { $name }, pokazane i za zasłonką: { $count }
ginkgopolis-known-tiles-unseen = W rezerwie, za innymi zasłonkami albo poza grą: { $count }
ginkgopolis-known-tiles-returned = Zwrócone przez ciebie: { $count }
ginkgopolis-known-tiles-city = W mieście: { $count }
ginkgopolis-known-cards-own = Na twojej ręce: { $count }
ginkgopolis-known-cards-other = { $name }, na ręce: { $count }
ginkgopolis-known-cards-unseen = W talii albo na innych rękach: { $count }
ginkgopolis-known-cards-discard = Odrzucone: { $count }
ginkgopolis-known-cards-next = Przyjdą z następną talią: { $count }
ginkgopolis-known-cards-kept = { $name }, przed zasłonką: { $count }
ginkgopolis-known-cards-future = Jeszcze nie w grze: { $count }

## Jak grać: strona na pięć minut

ginkgopolis-how-goal-title = Cel
ginkgopolis-how-goal = Razem budujecie jedno zielone miasto, wszerz i wzwyż. Wygrywa ten, kto na koniec ma najwięcej punktów sukcesu: z kart i z pierwszych miejsc w dzielnicach.
ginkgopolis-how-building = Budynek ma kolor i liczbę swojego wierzchniego kafelka. Chorągiewka mówi, ile ma poziomów i czyje zasoby na nim stoją: po jednym na poziom. Dziewięć budynków na początku nie należy do nikogo.
ginkgopolis-how-round-title = Runda
ginkgopolis-how-round-choose-title = Wybór
ginkgopolis-how-round-choose = Każdy w tajemnicy wybiera jedną z 4 kart, samą albo z kafelkiem zza zasłonki.
ginkgopolis-how-round-act-title = Wykonanie
ginkgopolis-how-round-act = Od pierwszego gracza każdy odkrywa kartę i kafelek i robi to, co oznaczają.
ginkgopolis-how-round-pass-title = Przekazanie
ginkgopolis-how-round-pass = Pozostałe 3 karty idą do sąsiada po lewej i każdy dobiera kartę. Wiesz, co przekazujesz.
ginkgopolis-how-alone-title = Sama karta
ginkgopolis-how-alone = Budynek z karty daje ci tyle, ile ma poziomów, czyjkolwiek jest: czerwony zasoby, niebieski kafelki, żółty punkty sukcesu. Litera daje 1 zasób albo 1 kafelek. Karta jest odrzucana.
ginkgopolis-how-outwards-title = Litera z kafelkiem: nowy budynek
ginkgopolis-how-outwards = Połóż kafelek w miejscu litery i postaw na nim 1 zasób. Litera przechodzi na puste miejsce obok. Potem wszystkie budynki obok nowego dają ci to, co mają.
ginkgopolis-how-upwards-title = Karta budynku z kafelkiem: kolejny poziom
ginkgopolis-how-upwards = Właściciel odzyskuje zasoby i dostaje 1 punkt sukcesu za każdy. Potem budynek jest twój: postaw na nim zasób za każdy poziom. Inny kolor kosztuje o 1 zasób więcej, niższa liczba różnicę w punktach sukcesu. Karta zostaje u ciebie i daje premię do końca gry. Jeśli nie masz czym zapłacić, kafelek wraca, a liczy się sama karta.
ginkgopolis-how-example-alone = { ginkgopolis-card-card_red_6 } ma 2 poziomy, więc daje ci 2 zasoby. Twoje dwie karty dają 1 kafelek i 1 punkt sukcesu.
ginkgopolis-how-example-outwards = { ginkgopolis-card-tile_red_8 } zajmuje miejsce C za 1 zasób. Obok { ginkgopolis-card-tile_red_2 } daje ci 1 zasób, a { ginkgopolis-card-tile_blue_9 } 2 kafelki; twoja karta daje jeszcze 1 zasób.
ginkgopolis-how-example-upwards = { ginkgopolis-card-tile_yellow_4 } trafia na { ginkgopolis-card-tile_red_7 }: 3 zasoby za 3 poziomy, 1 za inny kolor i 3 punkty sukcesu, bo 4 to o 3 mniej niż 7. Poprzedni właściciel odzyskuje 2 zasoby i dostaje 2 punkty sukcesu. Twoje karty dają ci 1 zasób i 1 punkt sukcesu, a zagrana karta zostaje u ciebie.
ginkgopolis-how-deck-title = Talia i place budowy
ginkgopolis-how-deck = Na tym, co tak powstało, stoi dźwig: karta wejdzie do gry, gdy talia się skończy, a stos odrzuconych stanie się nową talią.
ginkgopolis-how-new-hand = Dwa razy w grze możesz przed wyborem odrzucić całą rękę i dobrać 4 inne karty. Każdy niewykorzystany raz jest na koniec wart 2 punkty sukcesu.
ginkgopolis-how-end-title = Koniec
ginkgopolis-how-end-when = Gdy kafelki kończą się pierwszy raz, możesz je zwracać po 1 punkcie sukcesu za każdy. Gdy kończą się znowu albo ktoś ma w mieście wszystkie zasoby, rundę gra się do końca.
ginkgopolis-how-end-score = Liczą się twoje punkty sukcesu, końcowe premie kart, 2 za każdą pozostałą nową rękę i dzielnice.
ginkgopolis-how-end-districts = Dzielnica to co najmniej 2 budynki jednego koloru obok siebie. Kto ma w niej najwięcej zasobów, dostaje 1 punkt sukcesu za każdy jej zasób, czyjkolwiek jest; drugi dostaje 1 za każdy własny. Przy remisie decyduje wyższy budynek, potem wyższa liczba. Kto jest w niej sam, dostaje 2 za każdy.
ginkgopolis-how-example-end = W niebieskiej dzielnicy stoi 7 zasobów. Trzy z nich ma pierwszy, który dostaje 7. Dwóch graczy ma po 2, na budynkach o 2 poziomach: 14 to więcej niż 9, więc drugi jest ten z 14. Żółta dzielnica ma jednego właściciela: 2 × 3.
ginkgopolis-how-solo-title = W pojedynkę przeciw Goszy
ginkgopolis-how-solo = Co rundę wybierasz jedną z 3 kart i nie masz postaci ani nowych rąk. Potem Gosza odkrywa kartę, buduje kafelkiem z rezerwy i dostaje punkty sukcesu za to, co stoi obok.
# Najmniej pewne odczytania zasad; GK-R23 i GK-R24 to id rozstrzygnięć.
ginkgopolis-how-solo-readings = Dwa odczytania zasad nie są pewne: że karta Goszy pochodzi z talii, a nie z twoich (GK-R23), i że Gosza nic nie płaci za inny kolor ani niższą liczbę (GK-R24).
ginkgopolis-how-table-title = Przy tym stole
ginkgopolis-how-table-place = Karta to miejsce: wybierz ją na ręce albo w mieście. Potem wybierz kafelek albo żaden.
ginkgopolis-how-table-forecast = Ramka mówi, ile to kosztuje i co przyniesie, tak jak jest teraz. Inni mogą zagrać przed tobą.
ginkgopolis-how-table-flat = Klawisz V spłaszcza miasto, żeby budynki się nie zasłaniały.
ginkgopolis-how-table-keys = Klawisze: 1–4 podnoszą kartę, Q, W, E, R … wybierają kafelki i miejsca po kolei, 0 żadnego, N nową rękę.
ginkgopolis-how-table-known = „{ ginkgopolis-board-known }” pokazuje, co wie uważny gracz.
ginkgopolis-how-tips-title = Trzy rady
ginkgopolis-how-tips-bonuses = Nadbudowuj wcześnie: karty z niskimi liczbami stają się premiami na całą grę.
ginkgopolis-how-tips-height = Wysoki budynek trudno przejąć, a przy remisie decyduje.
ginkgopolis-how-tips-pace = Patrz, ile zasobów innych jest już w mieście: koniec może przyjść szybciej, niż myślisz.

## Pierwsza gra z trenerem

ginkgopolis-coach-goal = Witaj w biurze planowania! We dwoje budujecie jedno miasto, wszerz i wzwyż; wygrywa więcej punktów sukcesu, z kart i z dzielnic.
ginkgopolis-coach-choose = Wybierz kartę: oznacza miejsce w mieście. Sama daje to, co daje tamten budynek: czerwony zasoby, niebieski kafelki, żółty punkty.
ginkgopolis-coach-tile = Z kafelkiem natomiast tam budujesz: przy literze nowy budynek, na budynku jeszcze jeden poziom. Każdy poziom kosztuje zasób.
ginkgopolis-coach-letter = Litera bez kafelka daje 1 zasób albo 1 kafelek. Do budowy potrzeba jednego i drugiego, więc weź to, czego ci brakuje.
ginkgopolis-coach-move = Nowy budynek zajął miejsce litery. Wybierz, dokąd idzie litera: tam miasto będzie mogło dalej rosnąć.
ginkgopolis-coach-relocate = Obok nie ma wolnego miejsca, więc litera idzie wzdłuż obrzeża. Wybierz dowolne z proponowanych miejsc.
ginkgopolis-coach-push = Litery wchodzą sobie w drogę. Wybierz, w którą stronę przesunąć je wzdłuż obrzeża.
ginkgopolis-coach-return = Kafelki skończyły się po raz pierwszy. Każdy zwrócony kafelek to 1 punkt sukcesu; zatrzymaj te, z których chcesz jeszcze budować.
ginkgopolis-coach-fell = Nie było czym zapłacić: kafelek wrócił, a liczyła się sama karta. Ramka przy mieście pokazuje cenę jeszcze przed potwierdzeniem.
ginkgopolis-coach-paid = To kosztowało punkty sukcesu: { $amount }, bo twoja liczba jest niższa od tej, którą przykryła. Wyższa ich nie kosztuje.
ginkgopolis-coach-outwards = Nowy budynek, a sąsiednie oddały ci to, co mają. Buduj więc tam, gdzie są bogaci sąsiedzi.
ginkgopolis-coach-upwards = Nadbudowujesz budynek i zatrzymujesz jego kartę. Takie karty płacą za każdym razem, gdy robisz to samo.
ginkgopolis-coach-back = Rywal buduje na twoim budynku. Zasoby wróciły, a z nimi punkty sukcesu: { $amount }; ale miejsce przepadło.
ginkgopolis-coach-passed = Niewykorzystane karty poszły do rywala, a te przyszły do ciebie. Wiesz, co może teraz zrobić.
ginkgopolis-coach-districts = Budynki jednego koloru obok siebie to dzielnica. Na koniec ten, kto ma w niej najwięcej zasobów, dostaje punkt za każdy, czyjkolwiek jest.
ginkgopolis-coach-hand = Jeśli karty nie pomagają, możesz wziąć nową rękę, dwa razy w grze. Każdy niewykorzystany raz jest na koniec wart 2 punkty.
ginkgopolis-coach-end = Gra kończy się, gdy ta rezerwa opustoszeje po raz drugi albo ktoś ma w mieście wszystkie zasoby. Teraz decydują dzielnice.
ginkgopolis-coach-learned-card = Sama karta daje to, co stoi na jej miejscu.
ginkgopolis-coach-learned-build = Karta z kafelkiem buduje: wszerz przy literze, wzwyż na budynku, a wtedy karta zostaje u ciebie.
ginkgopolis-coach-learned-districts = W dzielnicy punkty za wszystkie zasoby dostaje ten, kto ma ich tam najwięcej.
ginkgopolis-coach-learned-end = Grę kończy pusta rezerwa albo gracz bez zasobów.

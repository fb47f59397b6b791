### Ginkgopolis. Argumentele mesajelor de fiecare fel: locales/README.md.
### Cuvintele sunt cele din glosarul din docs/rules/ginkgopolis.md. O piesă și cartea clădirii ei se numesc la fel.

## Pe cutie

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Un oraș verde care crește în lățime și în înălțime, piesă cu piesă.

## Opțiuni

ginkgopolis-option-mode = Mod de joc
ginkgopolis-option-mode-intro = Prima partidă
ginkgopolis-option-mode-intro-blurb = Fiecare începe cu trei personaje care se potrivesc între ele.
ginkgopolis-option-mode-draft = Draft
ginkgopolis-option-mode-draft-blurb = Fiecare își alege trei personaje: păstrează unul și le dă mai departe pe celelalte.
ginkgopolis-option-mode-solo_normal = Solo
ginkgopolis-option-mode-solo_normal-blurb = Un jucător împotriva lui Goșa, care construiește ceva în fiecare rundă.
ginkgopolis-option-mode-solo_expert = Solo pentru experți
ginkgopolis-option-mode-solo_expert-blurb = Goșa poate căuta o carte mai bună.
ginkgopolis-option-open_counts = Numere la vedere
ginkgopolis-option-open_counts-blurb = Toți văd câte piese și resurse au ceilalți.

## Culori

ginkgopolis-colour-blue = albastru
ginkgopolis-colour-red = roșu
ginkgopolis-colour-yellow = galben

## Piese, cărți, litere, personaje

ginkgopolis-card-tile_blue_1 = Albastru 1
ginkgopolis-card-tile_blue_2 = Albastru 2
ginkgopolis-card-tile_blue_3 = Albastru 3
ginkgopolis-card-tile_blue_4 = Albastru 4
ginkgopolis-card-tile_blue_5 = Albastru 5
ginkgopolis-card-tile_blue_6 = Albastru 6
ginkgopolis-card-tile_blue_7 = Albastru 7
ginkgopolis-card-tile_blue_8 = Albastru 8
ginkgopolis-card-tile_blue_9 = Albastru 9
ginkgopolis-card-tile_blue_10 = Albastru 10
ginkgopolis-card-tile_blue_11 = Albastru 11
ginkgopolis-card-tile_blue_12 = Albastru 12
ginkgopolis-card-tile_blue_13 = Albastru 13
ginkgopolis-card-tile_blue_14 = Albastru 14
ginkgopolis-card-tile_blue_15 = Albastru 15
ginkgopolis-card-tile_blue_16 = Albastru 16
ginkgopolis-card-tile_blue_17 = Albastru 17
ginkgopolis-card-tile_blue_18 = Albastru 18
ginkgopolis-card-tile_blue_19 = Albastru 19
ginkgopolis-card-tile_blue_20 = Albastru 20
ginkgopolis-card-tile_red_1 = Roșu 1
ginkgopolis-card-tile_red_2 = Roșu 2
ginkgopolis-card-tile_red_3 = Roșu 3
ginkgopolis-card-tile_red_4 = Roșu 4
ginkgopolis-card-tile_red_5 = Roșu 5
ginkgopolis-card-tile_red_6 = Roșu 6
ginkgopolis-card-tile_red_7 = Roșu 7
ginkgopolis-card-tile_red_8 = Roșu 8
ginkgopolis-card-tile_red_9 = Roșu 9
ginkgopolis-card-tile_red_10 = Roșu 10
ginkgopolis-card-tile_red_11 = Roșu 11
ginkgopolis-card-tile_red_12 = Roșu 12
ginkgopolis-card-tile_red_13 = Roșu 13
ginkgopolis-card-tile_red_14 = Roșu 14
ginkgopolis-card-tile_red_15 = Roșu 15
ginkgopolis-card-tile_red_16 = Roșu 16
ginkgopolis-card-tile_red_17 = Roșu 17
ginkgopolis-card-tile_red_18 = Roșu 18
ginkgopolis-card-tile_red_19 = Roșu 19
ginkgopolis-card-tile_red_20 = Roșu 20
ginkgopolis-card-tile_yellow_1 = Galben 1
ginkgopolis-card-tile_yellow_2 = Galben 2
ginkgopolis-card-tile_yellow_3 = Galben 3
ginkgopolis-card-tile_yellow_4 = Galben 4
ginkgopolis-card-tile_yellow_5 = Galben 5
ginkgopolis-card-tile_yellow_6 = Galben 6
ginkgopolis-card-tile_yellow_7 = Galben 7
ginkgopolis-card-tile_yellow_8 = Galben 8
ginkgopolis-card-tile_yellow_9 = Galben 9
ginkgopolis-card-tile_yellow_10 = Galben 10
ginkgopolis-card-tile_yellow_11 = Galben 11
ginkgopolis-card-tile_yellow_12 = Galben 12
ginkgopolis-card-tile_yellow_13 = Galben 13
ginkgopolis-card-tile_yellow_14 = Galben 14
ginkgopolis-card-tile_yellow_15 = Galben 15
ginkgopolis-card-tile_yellow_16 = Galben 16
ginkgopolis-card-tile_yellow_17 = Galben 17
ginkgopolis-card-tile_yellow_18 = Galben 18
ginkgopolis-card-tile_yellow_19 = Galben 19
ginkgopolis-card-tile_yellow_20 = Galben 20
ginkgopolis-card-card_blue_1 = Albastru 1
ginkgopolis-card-card_blue_2 = Albastru 2
ginkgopolis-card-card_blue_3 = Albastru 3
ginkgopolis-card-card_blue_4 = Albastru 4
ginkgopolis-card-card_blue_5 = Albastru 5
ginkgopolis-card-card_blue_6 = Albastru 6
ginkgopolis-card-card_blue_7 = Albastru 7
ginkgopolis-card-card_blue_8 = Albastru 8
ginkgopolis-card-card_blue_9 = Albastru 9
ginkgopolis-card-card_blue_10 = Albastru 10
ginkgopolis-card-card_blue_11 = Albastru 11
ginkgopolis-card-card_blue_12 = Albastru 12
ginkgopolis-card-card_blue_13 = Albastru 13
ginkgopolis-card-card_blue_14 = Albastru 14
ginkgopolis-card-card_blue_15 = Albastru 15
ginkgopolis-card-card_blue_16 = Albastru 16
ginkgopolis-card-card_blue_17 = Albastru 17
ginkgopolis-card-card_blue_18 = Albastru 18
ginkgopolis-card-card_blue_19 = Albastru 19
ginkgopolis-card-card_blue_20 = Albastru 20
ginkgopolis-card-card_red_1 = Roșu 1
ginkgopolis-card-card_red_2 = Roșu 2
ginkgopolis-card-card_red_3 = Roșu 3
ginkgopolis-card-card_red_4 = Roșu 4
ginkgopolis-card-card_red_5 = Roșu 5
ginkgopolis-card-card_red_6 = Roșu 6
ginkgopolis-card-card_red_7 = Roșu 7
ginkgopolis-card-card_red_8 = Roșu 8
ginkgopolis-card-card_red_9 = Roșu 9
ginkgopolis-card-card_red_10 = Roșu 10
ginkgopolis-card-card_red_11 = Roșu 11
ginkgopolis-card-card_red_12 = Roșu 12
ginkgopolis-card-card_red_13 = Roșu 13
ginkgopolis-card-card_red_14 = Roșu 14
ginkgopolis-card-card_red_15 = Roșu 15
ginkgopolis-card-card_red_16 = Roșu 16
ginkgopolis-card-card_red_17 = Roșu 17
ginkgopolis-card-card_red_18 = Roșu 18
ginkgopolis-card-card_red_19 = Roșu 19
ginkgopolis-card-card_red_20 = Roșu 20
ginkgopolis-card-card_yellow_1 = Galben 1
ginkgopolis-card-card_yellow_2 = Galben 2
ginkgopolis-card-card_yellow_3 = Galben 3
ginkgopolis-card-card_yellow_4 = Galben 4
ginkgopolis-card-card_yellow_5 = Galben 5
ginkgopolis-card-card_yellow_6 = Galben 6
ginkgopolis-card-card_yellow_7 = Galben 7
ginkgopolis-card-card_yellow_8 = Galben 8
ginkgopolis-card-card_yellow_9 = Galben 9
ginkgopolis-card-card_yellow_10 = Galben 10
ginkgopolis-card-card_yellow_11 = Galben 11
ginkgopolis-card-card_yellow_12 = Galben 12
ginkgopolis-card-card_yellow_13 = Galben 13
ginkgopolis-card-card_yellow_14 = Galben 14
ginkgopolis-card-card_yellow_15 = Galben 15
ginkgopolis-card-card_yellow_16 = Galben 16
ginkgopolis-card-card_yellow_17 = Galben 17
ginkgopolis-card-card_yellow_18 = Galben 18
ginkgopolis-card-card_yellow_19 = Galben 19
ginkgopolis-card-card_yellow_20 = Galben 20
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
ginkgopolis-card-char_01 = Biotehnolog (urbanizare)
ginkgopolis-card-char_02 = Bioplanificator (niveluri)
ginkgopolis-card-char_03 = Bioinginer (niveluri)
ginkgopolis-card-char_04 = Biotehnolog (niveluri)
ginkgopolis-card-char_05 = Bioplanificator (niveluri)
ginkgopolis-card-char_06 = Bioinginer (cartea singură)
ginkgopolis-card-char_07 = Biotehnolog (cartea singură)
ginkgopolis-card-char_08 = Bioplanificator (urbanizare)
ginkgopolis-card-char_09 = Bioinginer (urbanizare)
ginkgopolis-card-char_10 = Biotehnolog (urbanizare)
ginkgopolis-card-char_11 = Bioplanificator (urbanizare)
ginkgopolis-card-char_12 = Bioinginer (niveluri)
ginkgopolis-card-char_13 = Biotehnolog (cartea singură)
ginkgopolis-card-char_14 = Bioplanificator (cartea singură)
ginkgopolis-card-char_15 = Bioinginer (niveluri)
ginkgopolis-card-char_16 = Biotehnolog (urbanizare)
ginkgopolis-card-char_17 = Bioplanificator (cartea singură)
ginkgopolis-card-char_18 = Bioinginer (cartea singură)
ginkgopolis-card-char_19 = Bioinginer (urbanizare)
ginkgopolis-card-char_20 = Bioinginer (urbanizare)
ginkgopolis-card-char_21 = Biotehnolog (niveluri)
ginkgopolis-card-char_22 = Biotehnolog (niveluri)
ginkgopolis-card-char_23 = Biotehnolog (niveluri)
ginkgopolis-card-char_24 = Biotehnolog (cartea singură)
ginkgopolis-card-char_25 = Biotehnolog (cartea singură)
ginkgopolis-card-char_26 = Bioinginer (cartea singură)
ginkgopolis-card-char_27 = Biotehnolog (urbanizare)

## Adversarul automat din jocul solo

ginkgopolis-automaton = Goșa

## Bonusuri. $of: o culoare sau ce trebuie făcut; $vp: puncte de succes

ginkgopolis-trigger-exploit = Cartea singură
ginkgopolis-trigger-urbanize = Urbanizare
ginkgopolis-trigger-construct = Supraetajare
ginkgopolis-asset-resource = { $count ->
    [one] { $count } resursă
    [few] { $count } resurse
   *[other] { $count } de resurse
}
ginkgopolis-asset-vp = { $count ->
    [one] { $count } punct de succes
    [few] { $count } puncte de succes
   *[other] { $count } de puncte de succes
}
ginkgopolis-asset-tile = { $count ->
    [one] { $count } piesă
    [few] { $count } piese
   *[other] { $count } de piese
}
ginkgopolis-bonus-own_resources_on_colour = { $of ->
    [blue] { $vp } pentru fiecare resursă proprie de pe clădiri albastre
    [red] { $vp } pentru fiecare resursă proprie de pe clădiri roșii
   *[yellow] { $vp } pentru fiecare resursă proprie de pe clădiri galbene
}
# $most e 0: fără limită de sus.
ginkgopolis-bonus-own_buildings_height = { $most ->
    [0] { $vp } pentru fiecare clădire proprie cu cel puțin { $least } niveluri
   *[other] { $vp } pentru fiecare clădire proprie cu { $least } până la { $most } niveluri
}
ginkgopolis-bonus-cards_with_trigger = { $of ->
    [exploit] { $vp } pentru fiecare carte proprie cu bonus pentru cartea singură
    [urbanize] { $vp } pentru fiecare carte proprie cu bonus pentru urbanizare
   *[construct] { $vp } pentru fiecare carte proprie cu bonus pentru supraetajare
}
ginkgopolis-bonus-cards_of_colour = { $of ->
    [blue] { $vp } pentru fiecare carte albastră proprie
    [red] { $vp } pentru fiecare carte roșie proprie
   *[yellow] { $vp } pentru fiecare carte galbenă proprie
}
ginkgopolis-bonus-flat = { $vp ->
    [one] { $vp } punct de succes
    [few] { $vp } puncte de succes
   *[other] { $vp } de puncte de succes
}

## Ce se întreabă

ginkgopolis-ask-draft_character = Alege ce personaj păstrezi
ginkgopolis-ask-choose_action = Alege o carte, singură sau cu o piesă
ginkgopolis-ask-exploit_urban_choice = Ia o resursă sau o piesă
ginkgopolis-ask-move_token = Unde merge litera?
ginkgopolis-ask-relocate_token = Alege un loc pentru literă de-a lungul marginii
ginkgopolis-ask-push_tokens = În ce direcție sunt împinse literele?
ginkgopolis-ask-return_tiles = Ce piese pui înapoi în rezervă?
ginkgopolis-ask-over = Jocul s-a încheiat

## Decizii

ginkgopolis-action-draft = Păstrează: { $character }
ginkgopolis-action-exploit = { $card }, fără piesă
ginkgopolis-action-build = { $card } cu piesa: { $tile }
ginkgopolis-action-new_hand = Ia o mână nouă
ginkgopolis-action-take_resource = Ia o resursă
ginkgopolis-action-take_tile = Ia o piesă
ginkgopolis-action-move = { $side-id ->
    [north] Mută litera în sus
    [east] Mută litera la dreapta
    [south] Mută litera în jos
   *[west] Mută litera la stânga
}
ginkgopolis-action-relocate = Mută litera pe locul { $place } al marginii
ginkgopolis-action-push_clockwise = Împinge literele în sensul acelor de ceas
ginkgopolis-action-push_counterclockwise = Împinge literele în sens invers acelor de ceas
ginkgopolis-action-return = Pune înapoi: { $tile }
ginkgopolis-action-done = Nu mai pune nimic înapoi

## Ce s-a întâmplat. O piesă lipsă are id-ul „none”.

ginkgopolis-fact-draft_began = Toți își aleg personajele
ginkgopolis-fact-draft_hand = { $seat-you ->
    [yes] Alegi dintre: { $characters }
   *[no] { $seat } alege dintre: { $characters }
}
ginkgopolis-fact-picked = { $seat-you ->
    [yes] Păstrezi un personaj
   *[no] { $seat } păstrează un personaj
}
ginkgopolis-fact-picked_character = { $seat-you ->
    [yes] Păstrezi: { $character }
   *[no] { $seat } păstrează: { $character }
}
ginkgopolis-fact-packets_passed = Celelalte personaje trec la stânga
ginkgopolis-fact-characters_shown = { $seat-you ->
    [yes] Personajele tale: { $characters }
   *[no] { $seat }, personaje: { $characters }
}
ginkgopolis-fact-round_began = { $first-you ->
    [yes] Începe runda { $round }; primul jucător ești tu
   *[no] Începe runda { $round }; primul jucător: { $first }
}
ginkgopolis-fact-drew = { $seat-you ->
    [yes] Tragi { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
   *[no] { $seat } trage { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
}
ginkgopolis-fact-drew_cards = { $seat-you ->
    [yes] Tragi: { $cards }
   *[no] { $seat } trage: { $cards }
}
ginkgopolis-fact-laid_for_gosha = Pentru Goșa se pune o carte cu fața în jos
ginkgopolis-fact-last_card = Era ultima din pachet, așa că o știi: { $card }
ginkgopolis-fact-opened = Primele cărți din pachet merg la decartate: { $cards }
ginkgopolis-fact-rebuilt = { $entered-count ->
    [0] Cărțile decartate devin pachetul nou, { $size ->
        [one] { $size } carte
        [few] { $size } cărți
       *[other] { $size } de cărți
    }
   *[other] Cărțile decartate devin pachetul nou, { $size ->
        [one] { $size } carte
        [few] { $size } cărți
       *[other] { $size } de cărți
    }, cu noile clădiri: { $entered }
}
ginkgopolis-fact-chose = { $seat-you ->
    [yes] { $with_tile ->
        [yes] Alegi o carte cu o piesă
       *[no] Alegi o carte fără piesă
    }
   *[no] { $with_tile ->
        [yes] { $seat } alege o carte cu o piesă
       *[no] { $seat } alege o carte fără piesă
    }
}
ginkgopolis-fact-chose_card = { $seat-you ->
    [yes] { $tile-id ->
        [none] Alegi fără piesă: { $card }
       *[other] Alegi: { $card } cu piesa { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } alege fără piesă: { $card }
       *[other] { $seat } alege: { $card } cu piesa { $tile }
    }
}
ginkgopolis-fact-new_hand_taken = { $seat-you ->
    [yes] Iei o mână nouă (rămase: { $left }) și decartezi: { $discarded }
   *[no] { $seat } ia o mână nouă (rămase: { $left }) și decartează: { $discarded }
}
ginkgopolis-fact-revealed = { $seat-you ->
    [yes] { $tile-id ->
        [none] Joci cartea: { $card }
       *[other] Joci cartea: { $card }, cu piesa { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } joacă o carte: { $card }
       *[other] { $seat } joacă o carte: { $card }, cu piesa { $tile }
    }
}
ginkgopolis-fact-fell_back = { $seat-you ->
    [yes] Nu poți plăti piesa: { $tile } (trebuie: resurse { $resources }, puncte de succes { $vp }; ai: { $resources_had } și { $vp_had }), deci contează doar cartea
   *[no] { $seat } nu poate plăti piesa: { $tile } (trebuie: resurse { $resources }, puncte de succes { $vp }; are: { $resources_had } și { $vp_had }), deci contează doar cartea
}
ginkgopolis-fact-urbanized = { $seat-you ->
    [yes] Urbanizezi: { $tile } în loc de „{ $card }”
   *[no] { $seat } urbanizează: { $tile } în loc de „{ $card }”
}
ginkgopolis-fact-constructed = { $seat-you ->
    [yes] Supraetajezi: { $tile } peste { $card }, nivelul { $height }
   *[no] { $seat } supraetajează: { $tile } peste { $card }, nivelul { $height }
}
# $total e peste 0 dacă acolo construiește altcineva: un punct pentru fiecare resursă.
ginkgopolis-fact-took_back = { $seat-you ->
    [yes] { $total ->
        [0] Iei înapoi { $resources ->
            [one] { $resources } resursă
            [few] { $resources } resurse
           *[other] { $resources } de resurse
        }
       *[other] Iei înapoi { $resources ->
            [one] { $resources } resursă
            [few] { $resources } resurse
           *[other] { $resources } de resurse
        }, fiecare cu un punct de succes
    }
   *[no] { $total ->
        [0] { $seat } ia înapoi { $resources ->
            [one] { $resources } resursă
            [few] { $resources } resurse
           *[other] { $resources } de resurse
        }
       *[other] { $seat } ia înapoi { $resources ->
            [one] { $resources } resursă
            [few] { $resources } resurse
           *[other] { $resources } de resurse
        }, fiecare cu un punct de succes
    }
}
ginkgopolis-fact-paid_resources = { $seat-you ->
    [yes] Plătești { $total ->
        [one] { $total } resursă
        [few] { $total } resurse
       *[other] { $total } de resurse
    }
   *[no] { $seat } plătește { $total ->
        [one] { $total } resursă
        [few] { $total } resurse
       *[other] { $total } de resurse
    }
}
ginkgopolis-fact-paid_vp = { $seat-you ->
    [yes] Plătești { $total ->
        [one] { $total } punct de succes
        [few] { $total } puncte de succes
       *[other] { $total } de puncte de succes
    }
   *[no] { $seat } plătește { $total ->
        [one] { $total } punct de succes
        [few] { $total } puncte de succes
       *[other] { $total } de puncte de succes
    }
}
ginkgopolis-fact-letter_moved = { $card } se mută de-a lungul marginii
ginkgopolis-fact-gained_resources = { $seat-you ->
    [yes] { $total ->
        [0] Nu primești resurse: rezerva ta e goală
        [one] Primești { $total } resursă
        [few] Primești { $total } resurse
       *[other] Primești { $total } de resurse
    }
   *[no] { $total ->
        [0] { $seat } nu primește resurse: rezerva e goală
        [one] { $seat } primește { $total } resursă
        [few] { $seat } primește { $total } resurse
       *[other] { $seat } primește { $total } de resurse
    }
}
ginkgopolis-fact-gained_vp = { $seat-you ->
    [yes] Primești { $total ->
        [one] { $total } punct de succes
        [few] { $total } puncte de succes
       *[other] { $total } de puncte de succes
    }
   *[no] { $seat } primește { $total ->
        [one] { $total } punct de succes
        [few] { $total } puncte de succes
       *[other] { $total } de puncte de succes
    }
}
# Se trag una câte una.
ginkgopolis-fact-tiles_due = { $seat-you ->
    [yes] Poți trage { $total ->
        [one] { $total } piesă
        [few] { $total } piese
       *[other] { $total } de piese
    }
   *[no] { $seat } poate trage { $total ->
        [one] { $total } piesă
        [few] { $total } piese
       *[other] { $total } de piese
    }
}
ginkgopolis-fact-drew_tile = { $seat-you ->
    [yes] Tragi o piesă (rămase: { $left })
   *[no] { $seat } trage o piesă (rămase: { $left })
}
ginkgopolis-fact-drew_tile_face = { $seat-you ->
    [yes] Tragi piesa: { $tile }
   *[no] { $seat } trage piesa: { $tile }
}
ginkgopolis-fact-tiles_lost = { $seat-you ->
    [yes] Nu mai sunt piese: pierzi { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }
   *[no] Nu mai sunt piese: { $seat } pierde { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }
}
ginkgopolis-fact-reserve_empty = { $time ->
    [1] Rezerva de piese e goală
   *[other] Rezerva de piese e goală a doua oară: aceasta e ultima rundă
}
ginkgopolis-fact-return_began = Acum se pot pune piese înapoi: { $seats }
ginkgopolis-fact-return_picked = { $seat-you ->
    [yes] Vei pune înapoi: { $tile }
   *[no] { $seat } va pune înapoi: { $tile }
}
ginkgopolis-fact-return_decided = { $seat-you ->
    [yes] Ai hotărât ce pui înapoi
   *[no] { $seat } a hotărât ce pune înapoi
}
ginkgopolis-fact-tiles_returned = { $seat-you ->
    [yes] Pui înapoi { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }, fiecare pentru un punct de succes
   *[no] { $seat } pune înapoi { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    }, fiecare pentru un punct de succes
}
ginkgopolis-fact-card_kept = { $seat-you ->
    [yes] Păstrezi cartea: { $card }
   *[no] { $seat } păstrează cartea: { $card }
}
ginkgopolis-fact-card_discarded = La decartate: { $card }
ginkgopolis-fact-unused_discarded = { $seat-you ->
    [yes] Decartezi celelalte cărți: { $cards }
   *[no] { $seat } decartează celelalte cărți: { $cards }
}
ginkgopolis-fact-hands_passed = Cărțile din mână trec la stânga
ginkgopolis-fact-received_hand = { $seat-you ->
    [yes] Primești: { $cards }
   *[no] { $seat } primește: { $cards }
}
ginkgopolis-fact-gosha_redrew = Goșa caută ceva mai bun decât { $card } și trage { $drawn }; joacă { $used }
# $resources e 0 dacă nu mai e nicio piesă pentru el.
ginkgopolis-fact-gosha_cannot = { $resources ->
    [0] Nu mai e nicio piesă pentru Goșa: aceasta e ultima rundă
   *[other] Goșa nu poate construi (resurse: { $resources_had } din { $resources }): aceasta e ultima rundă
}
ginkgopolis-fact-resources_placed = { $seat-you ->
    [yes] Toate resursele tale sunt în oraș: aceasta e ultima rundă
   *[no] { $seat }: toate resursele sunt în oraș, aceasta e ultima rundă
}
ginkgopolis-fact-ended = Jocul s-a încheiat

## De ce nu

ginkgopolis-refusal-GK-21 = De unul singur se joacă împotriva lui Goșa: alege un mod solo.
ginkgopolis-refusal-GK-24 = Personajul acesta nu e printre cele din care alegi.
ginkgopolis-refusal-GK-32 = Nu ai în mână: { $card }.
ginkgopolis-refusal-GK-35 = Nu ai în spatele paravanului piesa: { $tile }.
ginkgopolis-refusal-GK-39 = Nu mai ai niciun jeton de mână nouă.
ginkgopolis-refusal-GK-62 = Litera se mută pe un loc gol de lângă clădirea nouă.
ginkgopolis-refusal-GK-93 = { $tile }: nu se poate pune înapoi. Doar piese din spatele paravanului tău, în ordine crescătoare.
ginkgopolis-refusal-GK-95 = { $tile } e pe cartea aleasă și nu se poate pune înapoi.
ginkgopolis-refusal-GK-123 = Modurile solo sunt pentru un singur jucător. Jucători la această masă: { $seats }.
ginkgopolis-refusal-GK-136 = În jocul solo nu există mâini noi.
ginkgopolis-refusal-GK-T4 = Litera merge pe un loc gol al marginii unde literele rămân în ordine alfabetică.

## Rândurile sumelor. $source e o piesă sau o carte; suma însăși stă alături.

ginkgopolis-line-GK-26 = { $source }
ginkgopolis-line-GK-42 = Jetoane de mână nouă rămase: { $count } × { $each }
ginkgopolis-line-GK-49 = Rezerva nu are mai mult
ginkgopolis-line-GK-54 = { $source }
ginkgopolis-line-GK-55 = { $source }, ce a mai rămas
ginkgopolis-line-GK-56 = { $source }, { $count ->
    [one] { $count } nivel
    [few] { $count } niveluri
   *[other] { $count } de niveluri
}
ginkgopolis-line-GK-57 = Bonus: { $source }
ginkgopolis-line-GK-61 = Pe clădirea nouă: { $source }
ginkgopolis-line-GK-64 = Alături: { $source }, { $count ->
    [one] { $count } nivel
    [few] { $count } niveluri
   *[other] { $count } de niveluri
}
ginkgopolis-line-GK-66 = Bonus: { $source }
ginkgopolis-line-GK-72 = Pentru { $count ->
    [one] { $count } resursă
    [few] { $count } resurse
   *[other] { $count } de resurse
} înapoi
ginkgopolis-line-GK-73 = { $source }: mai mic cu { $count }
ginkgopolis-line-GK-74 = { $source }: altă culoare
ginkgopolis-line-GK-76 = { $source }, { $count ->
    [one] { $count } nivel
    [few] { $count } niveluri
   *[other] { $count } de niveluri
}
ginkgopolis-line-GK-78 = Bonus: { $source }
ginkgopolis-line-GK-94 = Piese puse înapoi
# $source: una dintre părțile de mai jos.
ginkgopolis-line-GK-103 = { $source }
# $source: cel mai mare număr al cartierului, după care își ia numele.
ginkgopolis-line-GK-108 = Primul loc în cartierul { $source }
ginkgopolis-line-GK-109 = Al doilea loc în cartierul { $source }
ginkgopolis-line-GK-111 = Singur în cartierul { $source }: { $count } × { $each }
ginkgopolis-line-GK-118 = { $source }: { $count ->
    [one] { $count } resursă
    [few] { $count } resurse
   *[other] { $count } de resurse
} × { $each }
ginkgopolis-line-GK-119 = { $source }: { $count ->
    [one] { $count } clădire
    [few] { $count } clădiri
   *[other] { $count } de clădiri
} × { $each }
ginkgopolis-line-GK-120 = { $source }: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} × { $each }
ginkgopolis-line-GK-121 = { $source }: { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} × { $each }
ginkgopolis-line-GK-122 = { $source }
ginkgopolis-line-GK-124 = La început
ginkgopolis-line-GK-131 = Alături: { $source }, { $count ->
    [one] { $count } nivel
    [few] { $count } niveluri
   *[other] { $count } de niveluri
}

## Din ce e făcut punctajul

ginkgopolis-part-vp = Puncte de succes
ginkgopolis-part-cards = Cărți
ginkgopolis-part-districts = Cartiere
ginkgopolis-part-new_hands = Mâini noi

## În browser: masa de joc

ginkgopolis-board-city = Orașul
ginkgopolis-board-screen = În spatele paravanului tău
ginkgopolis-board-hand = Mâna
ginkgopolis-board-your-tiles = Piesele tale
ginkgopolis-board-no-tile = Fără piesă
ginkgopolis-board-no-tiles = Nu ai piese.
# Cartea a fost deja luată.
ginkgopolis-board-ask-tile = { $card }: alege-i o piesă sau niciuna
ginkgopolis-board-pick = Alege: { $card }
ginkgopolis-board-return-how = Pentru fiecare piesă pusă înapoi primești 1 punct de succes.
ginkgopolis-board-first = primul
ginkgopolis-board-last-round = Ultima rundă
ginkgopolis-board-laid-alone = A ales o carte
ginkgopolis-board-laid-with_tile = A ales o carte cu o piesă
# $tile e „none” dacă pe carte nu e nicio piesă.
ginkgopolis-board-only-you = { $tile ->
    [none] Doar tu știi: { $card }, fără piesă
   *[other] Doar tu știi: { $card } cu piesa { $tile }
}
ginkgopolis-board-kept-so-far = Păstrate până acum
ginkgopolis-board-starts-with = La început: { $gain }
ginkgopolis-board-flat = Oraș plat
ginkgopolis-board-districts = Cartiere
ginkgopolis-board-known = Ce știu deja
ginkgopolis-board-legend-red = Clădirile roșii dau resurse
ginkgopolis-board-legend-blue = Clădirile albastre dau piese
ginkgopolis-board-legend-yellow = Clădirile galbene dau puncte de succes

## În browser: cifre și teancuri

ginkgopolis-board-figure-resource = Resurse
ginkgopolis-board-figure-resource-why = Pui câte una pe fiecare nivel pe care îl construiești. Un nivel de altă culoare costă cu una mai mult.
ginkgopolis-board-figure-tile = Piese
ginkgopolis-board-figure-tile-why = O piesă devine o clădire nouă sau încă un nivel.
ginkgopolis-board-figure-vp = Puncte de succes
ginkgopolis-board-figure-vp-why = Contează la sfârșit. Până atunci, cu ele se plătesc piesele cu număr mai mic.
ginkgopolis-board-figure-new_hands = Mâini noi
ginkgopolis-board-figure-new_hands-why = Decartează-ți cărțile și trage altele. Fiecare mână nouă nefolosită valorează la sfârșit 2 puncte de succes.
# Resurse: $count din $all.
ginkgopolis-board-in-the-city = { $count } din { $all } în oraș
ginkgopolis-board-of-all = din { $all }
ginkgopolis-board-in-reserve = { $count } în rezervă
ginkgopolis-board-in-the-city-why = Când cineva are toate resursele ({ $all }) în oraș, runda e ultima.
ginkgopolis-board-pile-reserve = { $count ->
    [one] { $count } piesă în rezervă
    [few] { $count } piese în rezervă
   *[other] { $count } de piese în rezervă
}
ginkgopolis-board-pile-reserve-name = piese
ginkgopolis-board-pile-reserve-why = Când e goală prima dată, se pot pune piese înapoi; a doua oară, runda e ultima.
ginkgopolis-board-pile-deck = { $count ->
    [one] { $count } carte în pachet
    [few] { $count } cărți în pachet
   *[other] { $count } de cărți în pachet
}
ginkgopolis-board-pile-deck-name = pachet
ginkgopolis-board-pile-deck-why = Când e gol, cărțile decartate devin pachetul, împreună cu cărțile tuturor șantierelor.
ginkgopolis-board-pile-discard = { $count ->
    [one] { $count } carte decartată
    [few] { $count } cărți decartate
   *[other] { $count } de cărți decartate
}
ginkgopolis-board-pile-discard-name = decartate
ginkgopolis-board-pile-discard-why = Cărțile jucate singure și literele pe care s-a construit.

## În browser: cărți, clădiri și bonusuri

ginkgopolis-board-nothing = nimic
# $gain: „2 resurse”.
ginkgopolis-board-alone = Singură dă: { $gain }
ginkgopolis-board-alone-letter = Singură dă 1 resursă sau 1 piesă
ginkgopolis-board-with-tile-letter = Cu o piesă: o clădire nouă pe această literă, pentru 1 resursă. Tot ce e alături îți dă ce are.
ginkgopolis-board-with-tile-building = Cu o piesă: încă un nivel, pentru atâtea resurse câte niveluri va avea. Altă culoare costă cu 1 resursă mai mult, un număr mai mic diferența în puncte de succes.
ginkgopolis-board-kept = Apoi cartea rămâne la tine: { $bonus }
# $trigger: ce trebuie făcut.
ginkgopolis-board-bonus = { $trigger }: { $gain }
ginkgopolis-board-bonus-end = La sfârșit: { $what }
ginkgopolis-board-at-the-end = La sfârșit
ginkgopolis-board-no-bonus = Nicio carte din fața paravanului nu dă nimic aici.
ginkgopolis-board-your-bonuses-title = Bonusurile tale
ginkgopolis-board-floors = { $count ->
    [one] { $count } nivel
    [few] { $count } niveluri
   *[other] { $count } de niveluri
}
ginkgopolis-board-nobodys = a nimănui
ginkgopolis-board-nobodys-why = Aici nu a construit încă nimeni.
ginkgopolis-board-your-card = cartea ta
ginkgopolis-board-site = șantier
ginkgopolis-board-site-why = Un șantier: cartea lui intră în joc cu următorul pachet.
ginkgopolis-board-owned = { $count ->
    [one] { $name }: pe ea stă { $count } resursă
    [few] { $name }: pe ea stau { $count } resurse
   *[other] { $name }: pe ea stau { $count } de resurse
}
ginkgopolis-board-below = Sub acoperiș: { $tiles }
ginkgopolis-board-tile-gives = O clădire de această culoare dă pentru fiecare nivel: { $gain }.
ginkgopolis-board-tile-waits = Alege întâi o carte: atunci vezi cât costă piesa acolo.

## În browser: prognoza. Cum stau lucrurile acum; alții pot juca înainte.

ginkgopolis-board-title-exploit = { $card }, fără piesă
ginkgopolis-board-title-urbanize = { $tile } în loc de „{ $card }”
ginkgopolis-board-title-construct = { $floors ->
    [one] { $tile } peste { $card }: { $floors } nivel
    [few] { $tile } peste { $card }: { $floors } niveluri
   *[other] { $tile } peste { $card }: { $floors } de niveluri
}
ginkgopolis-board-costs = Costă: { $what }
# $what: „1 resursă”.
ginkgopolis-board-short = Acum nu ajunge, lipsesc: { $what }
ginkgopolis-board-too-dear = prea scump acum: { $what }
ginkgopolis-board-falls-back = Dacă nici atunci nu poți plăti, piesa se întoarce și contează doar cartea.
ginkgopolis-board-onto-it = { $count ->
    [one] pe clădire
    [few] pe clădire, câte una pe nivel
   *[other] pe clădire, câte una pe nivel
}
ginkgopolis-board-other-colour = altă culoare
ginkgopolis-board-lower-number = mai mic cu { $count }
# $name: proprietarul. Urmează cantitățile.
ginkgopolis-board-takes-back = { $name } ia înapoi
ginkgopolis-board-building-gives = clădirea dă
ginkgopolis-board-neighbours-give = alături: { $tiles }
ginkgopolis-board-your-bonuses = bonusurile tale
ginkgopolis-board-stays = { $card } rămâne la tine
# Urmează punctele de succes.
ginkgopolis-board-district-alone = cartier: doar tu
ginkgopolis-board-district-place = { $place ->
    [1] cartier: primul loc e al tău
    [2] cartier: al doilea loc e al tău
   *[other] cartier: locul { $place }
}
ginkgopolis-board-ends = Toate resursele tale ar fi în oraș: ultima rundă
ginkgopolis-board-then-you-have = Atunci ai

## În browser: cartiere

# $tile: cel mai mare număr al lui, după care își ia numele.
ginkgopolis-board-district-of = Cartierul { $tile }
ginkgopolis-board-resources-in-all = { $count ->
    [one] { $count } resursă în total
    [few] { $count } resurse în total
   *[other] { $count } de resurse în total
}
ginkgopolis-board-place = { $place }.
ginkgopolis-board-no-districts = Nimeni nu are resurse în vreun cartier.
# $count: resurse.
ginkgopolis-board-why-alone = Un singur proprietar, deci ambele locuri: 2 × { $count }
# $count: resursele fiecăruia; $a și $b: nivelurile celor mai înalte clădiri ale lor.
ginkgopolis-board-why-height = Câte { $count }: decide înălțimea, { $a } față de { $b }
# $count: resursele fiecăruia; $floors: nivelurile celor mai înalte clădiri ale ambilor; $a și $b: numerele de pe ele.
ginkgopolis-board-why-number = Câte { $count }, la fel și nivelurile ({ $floors }): numărul { $a } e mai mare decât { $b }

## În browser: ce știe un jucător atent

ginkgopolis-known-how = Tot ce se putea observa: mâinile date mai departe, ce s-a decartat, ce stă în oraș și piesele arătate fiindcă nu au putut fi plătite.
ginkgopolis-known-tiles = Piese
ginkgopolis-known-cards = Cărți
ginkgopolis-known-tiles-own = În spatele paravanului tău: { $count }
ginkgopolis-known-tiles-other = { $name }, arătate și în spatele paravanului: { $count }
ginkgopolis-known-tiles-unseen = În rezervă, în spatele altor paravane sau în afara jocului: { $count }
ginkgopolis-known-tiles-returned = Puse înapoi de tine: { $count }
ginkgopolis-known-tiles-city = În oraș: { $count }
ginkgopolis-known-cards-own = În mâna ta: { $count }
ginkgopolis-known-cards-other = { $name }, în mână: { $count }
ginkgopolis-known-cards-unseen = În pachet sau în alte mâini: { $count }
ginkgopolis-known-cards-discard = Decartate: { $count }
ginkgopolis-known-cards-next = Vin cu următorul pachet: { $count }
ginkgopolis-known-cards-kept = { $name }, în fața paravanului: { $count }
ginkgopolis-known-cards-future = Încă nu sunt în joc: { $count }

## Cum se joacă: o pagină de cinci minute

ginkgopolis-how-goal-title = Scopul
ginkgopolis-how-goal = Construiți împreună un singur oraș verde, în lățime și în înălțime. Câștigă cine are la sfârșit cele mai multe puncte de succes: din cărți și din primele locuri în cartiere.
ginkgopolis-how-building = O clădire are culoarea și numărul piesei de deasupra. Steagul spune câte niveluri are și ale cui resurse stau pe ea: câte una pe nivel. Cele nouă clădiri de la început nu sunt ale nimănui.
ginkgopolis-how-round-title = O rundă
ginkgopolis-how-round-choose-title = Alegerea
ginkgopolis-how-round-choose = Fiecare alege în secret una din 4 cărți, singură sau cu o piesă din spatele paravanului.
ginkgopolis-how-round-act-title = Acțiunea
ginkgopolis-how-round-act = Începând cu primul jucător, fiecare arată cartea și piesa și face ce spun ele.
ginkgopolis-how-round-pass-title = Trecerea
ginkgopolis-how-round-pass = Celelalte 3 cărți merg la vecinul din stânga și fiecare trage o carte. Știi ce ai dat mai departe.
ginkgopolis-how-alone-title = Cartea singură
ginkgopolis-how-alone = Clădirea de pe carte îți dă atâtea câte niveluri are, oricui i-ar aparține: cea roșie resurse, cea albastră piese, cea galbenă puncte de succes. O literă dă 1 resursă sau 1 piesă. Cartea se decartează.
ginkgopolis-how-outwards-title = O literă cu o piesă: o clădire nouă
ginkgopolis-how-outwards = Pune piesa în locul literei și 1 resursă pe ea. Litera se mută pe un loc gol de alături. Apoi toate clădirile de lângă cea nouă îți dau ce au.
ginkgopolis-how-upwards-title = O carte de clădire cu o piesă: încă un nivel
ginkgopolis-how-upwards = Proprietarul își ia resursele înapoi și primește 1 punct de succes pentru fiecare. Apoi clădirea e a ta: pune pe ea câte o resursă pentru fiecare nivel. Altă culoare costă cu 1 resursă mai mult, un număr mai mic diferența în puncte de succes. Cartea rămâne la tine și dă un bonus până la sfârșitul jocului. Dacă nu poți plăti, piesa se întoarce și contează doar cartea.
ginkgopolis-how-example-alone = { ginkgopolis-card-card_red_6 } are 2 niveluri, deci îți dă 2 resurse. Cele două cărți ale tale dau 1 piesă și 1 punct de succes.
ginkgopolis-how-example-outwards = { ginkgopolis-card-tile_red_8 } ia locul lui C, pentru 1 resursă. Alături, { ginkgopolis-card-tile_red_2 } îți dă 1 resursă și { ginkgopolis-card-tile_blue_9 } 2 piese; cartea ta mai dă 1 resursă.
ginkgopolis-how-example-upwards = { ginkgopolis-card-tile_yellow_4 } merge peste { ginkgopolis-card-tile_red_7 }: 3 resurse pentru 3 niveluri, 1 pentru altă culoare și 3 puncte de succes, fiindcă 4 e cu 3 mai puțin decât 7. Fostul proprietar primește înapoi 2 resurse și 2 puncte de succes. Cărțile tale îți dau 1 resursă și 1 punct de succes, iar cartea jucată rămâne la tine.
ginkgopolis-how-deck-title = Pachetul și șantierele
ginkgopolis-how-deck = Pe ce s-a construit așa stă o macara: cartea intră în joc când pachetul se golește și cărțile decartate devin noul pachet.
ginkgopolis-how-new-hand = De două ori pe joc poți decarta toată mâna înainte de a alege și poți trage alte 4 cărți. Fiecare dată nefolosită valorează la sfârșit 2 puncte de succes.
ginkgopolis-how-end-title = Sfârșitul
ginkgopolis-how-end-when = Când piesele se termină prima dată, le poți pune înapoi pentru câte 1 punct de succes. Când se termină din nou sau cineva are toate resursele în oraș, runda se joacă până la capăt.
ginkgopolis-how-end-score = Contează punctele tale de succes, bonusurile de final ale cărților, 2 pentru fiecare mână nouă rămasă și cartierele.
ginkgopolis-how-end-districts = Un cartier înseamnă cel puțin 2 clădiri de aceeași culoare alăturate. Cine are în el cele mai multe resurse primește 1 punct de succes pentru fiecare resursă din el, a oricui ar fi; al doilea primește 1 pentru fiecare resursă proprie. La egalitate decide clădirea mai înaltă, apoi numărul mai mare. Cine e singur în el primește 2 pentru fiecare.
ginkgopolis-how-example-end = În cartierul albastru stau 7 resurse. Trei sunt ale primului, care primește 7. Doi jucători au câte 2, pe clădiri de 2 niveluri: 14 e mai mult decât 9, deci al doilea e cel cu 14. Cartierul galben are un singur proprietar: 2 × 3.
ginkgopolis-how-solo-title = De unul singur împotriva lui Goșa
ginkgopolis-how-solo = În fiecare rundă alegi una din 3 cărți și nu ai nici personaje, nici mâini noi. Apoi Goșa arată o carte, construiește cu o piesă din rezervă și primește puncte de succes pentru ce stă alături.
# Cele mai nesigure citiri ale regulilor; GK-R23 și GK-R24 sunt id-urile unor hotărâri.
ginkgopolis-how-solo-readings = Două citiri ale regulilor nu sunt sigure: că cartea lui Goșa vine din pachet, nu dintre ale tale (GK-R23), și că Goșa nu plătește nimic pentru altă culoare sau un număr mai mic (GK-R24).
ginkgopolis-how-table-title = La această masă
ginkgopolis-how-table-place = O carte e un loc: alege-o din mână sau din oraș. Apoi alege o piesă sau niciuna.
ginkgopolis-how-table-forecast = Chenarul spune cât ar costa și ce ar aduce, așa cum stau lucrurile. Alții pot juca înaintea ta.
ginkgopolis-how-table-flat = Tasta V face orașul plat, ca nicio clădire să nu ascundă alta.
ginkgopolis-how-table-keys = Taste: 1–4 ridică o carte, Q, W, E, R … aleg piese și locuri în ordinea lor, 0 niciuna, N o mână nouă.
ginkgopolis-how-table-known = „{ ginkgopolis-board-known }” arată ce știe un jucător atent.
ginkgopolis-how-tips-title = Trei sfaturi
ginkgopolis-how-tips-bonuses = Supraetajează devreme: cărțile cu numere mici devin bonusuri pentru tot jocul.
ginkgopolis-how-tips-height = O clădire înaltă e greu de preluat, iar la egalitate ea decide.
ginkgopolis-how-tips-pace = Urmărește câte resurse au ceilalți în oraș: sfârșitul poate veni mai repede decât crezi.

## Primul joc, cu antrenor

ginkgopolis-coach-goal = Bine ai venit la urbanism! Construiți în doi un singur oraș, în lățime și în înălțime; câștigă cele mai multe puncte de succes, din cărți și din cartiere.
ginkgopolis-coach-choose = Alege o carte: ea înseamnă un loc din oraș. Singură dă ce dă clădirea de acolo: cea roșie resurse, cea albastră piese, cea galbenă puncte.
ginkgopolis-coach-tile = Cu o piesă însă construiești acolo: la o literă o clădire nouă, pe o clădire încă un nivel. Fiecare nivel costă o resursă.
ginkgopolis-coach-letter = O literă fără piesă dă 1 resursă sau 1 piesă. Ca să construiești îți trebuie amândouă, așa că ia ce îți lipsește.
ginkgopolis-coach-move = Clădirea nouă a luat locul literei. Alege unde merge litera: acolo va putea crește orașul.
ginkgopolis-coach-relocate = Alături nu e loc liber, așa că litera merge de-a lungul marginii. Alege oricare dintre locurile oferite.
ginkgopolis-coach-push = Literele își stau în cale. Alege în ce direcție sunt împinse de-a lungul marginii.
ginkgopolis-coach-return = Piesele s-au terminat prima dată. Fiecare piesă pusă înapoi e 1 punct de succes; păstrează-le pe cele cu care mai vrei să construiești.
ginkgopolis-coach-fell = Nu aveai cu ce plăti: piesa s-a întors și a contat doar cartea. Caseta de lângă oraș arată prețul înainte să confirmi.
ginkgopolis-coach-paid = A costat puncte de succes: { $amount }, fiindcă numărul tău e mai mic decât cel acoperit. Un număr mai mare nu costă niciunul.
ginkgopolis-coach-outwards = O clădire nouă, iar cele de alături ți-au dat ce au. Construiește deci unde sunt vecini bogați.
ginkgopolis-coach-upwards = Supraetajezi o clădire și îi păstrezi cartea. Astfel de cărți plătesc de fiecare dată când faci același lucru.
ginkgopolis-coach-back = Rivalul construiește pe clădirea ta. Resursele s-au întors și, cu ele, puncte de succes: { $amount }; dar locul e pierdut.
ginkgopolis-coach-passed = Cărțile nefolosite au mers la rival, iar acestea au venit la tine. Știi ce poate face acum.
ginkgopolis-coach-districts = Clădirile de aceeași culoare alăturate sunt un cartier. La sfârșit, cine are acolo cele mai multe resurse primește un punct pentru fiecare, a oricui ar fi.
ginkgopolis-coach-hand = Dacă nu te ajută cărțile, poți lua o mână nouă, de două ori pe joc. Fiecare dată nefolosită valorează la sfârșit 2 puncte.
ginkgopolis-coach-end = Jocul se încheie când această rezervă se golește a doua oară sau când cineva are toate resursele în oraș. Acum decid cartierele.
ginkgopolis-coach-learned-card = O carte singură dă ce se află în locul ei.
ginkgopolis-coach-learned-build = O carte cu o piesă construiește: în lățime la o literă, în înălțime pe o clădire, iar atunci cartea rămâne la tine.
ginkgopolis-coach-learned-districts = Într-un cartier, cine are cele mai multe resurse primește puncte pentru toate.
ginkgopolis-coach-learned-end = O rezervă goală sau un jucător fără resurse încheie jocul.

### Ginkgopolis. Argumenty správ každého druhu: locales/README.md.
### Slová sú zo slovníčka v docs/rules/ginkgopolis.md. Dielik a karta jeho budovy sa volajú rovnako.

## Na krabici

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Zelené mesto, ktoré rastie do šírky aj do výšky, dielik po dieliku.

## Nastavenia

ginkgopolis-option-mode = Variant
ginkgopolis-option-mode-intro = Prvá hra
ginkgopolis-option-mode-intro-blurb = Každý začína s tromi postavami, ktoré sa k sebe hodia.
ginkgopolis-option-mode-draft = Draftovanie
ginkgopolis-option-mode-draft-blurb = Každý si vyberá tri postavy: jednu si nechá, ostatné pošle ďalej.
ginkgopolis-option-mode-solo_normal = Sólo
ginkgopolis-option-mode-solo_normal-blurb = Jeden hráč proti Gošovi, ktorý každé kolo niečo postaví.
ginkgopolis-option-mode-solo_expert = Sólo pre pokročilých
ginkgopolis-option-mode-solo_expert-blurb = Goša si smie nájsť lepšiu kartu.
ginkgopolis-option-open_counts = Odkryté počty
ginkgopolis-option-open_counts-blurb = Všetci vidia, koľko dielikov a zdrojov majú ostatní.

## Farby

ginkgopolis-colour-blue = modrá
ginkgopolis-colour-red = červená
ginkgopolis-colour-yellow = žltá

## Dieliky, karty, písmená, postavy

ginkgopolis-card-tile_blue_1 = Modrá 1
ginkgopolis-card-tile_blue_2 = Modrá 2
ginkgopolis-card-tile_blue_3 = Modrá 3
ginkgopolis-card-tile_blue_4 = Modrá 4
ginkgopolis-card-tile_blue_5 = Modrá 5
ginkgopolis-card-tile_blue_6 = Modrá 6
ginkgopolis-card-tile_blue_7 = Modrá 7
ginkgopolis-card-tile_blue_8 = Modrá 8
ginkgopolis-card-tile_blue_9 = Modrá 9
ginkgopolis-card-tile_blue_10 = Modrá 10
ginkgopolis-card-tile_blue_11 = Modrá 11
ginkgopolis-card-tile_blue_12 = Modrá 12
ginkgopolis-card-tile_blue_13 = Modrá 13
ginkgopolis-card-tile_blue_14 = Modrá 14
ginkgopolis-card-tile_blue_15 = Modrá 15
ginkgopolis-card-tile_blue_16 = Modrá 16
ginkgopolis-card-tile_blue_17 = Modrá 17
ginkgopolis-card-tile_blue_18 = Modrá 18
ginkgopolis-card-tile_blue_19 = Modrá 19
ginkgopolis-card-tile_blue_20 = Modrá 20
ginkgopolis-card-tile_red_1 = Červená 1
ginkgopolis-card-tile_red_2 = Červená 2
ginkgopolis-card-tile_red_3 = Červená 3
ginkgopolis-card-tile_red_4 = Červená 4
ginkgopolis-card-tile_red_5 = Červená 5
ginkgopolis-card-tile_red_6 = Červená 6
ginkgopolis-card-tile_red_7 = Červená 7
ginkgopolis-card-tile_red_8 = Červená 8
ginkgopolis-card-tile_red_9 = Červená 9
ginkgopolis-card-tile_red_10 = Červená 10
ginkgopolis-card-tile_red_11 = Červená 11
ginkgopolis-card-tile_red_12 = Červená 12
ginkgopolis-card-tile_red_13 = Červená 13
ginkgopolis-card-tile_red_14 = Červená 14
ginkgopolis-card-tile_red_15 = Červená 15
ginkgopolis-card-tile_red_16 = Červená 16
ginkgopolis-card-tile_red_17 = Červená 17
ginkgopolis-card-tile_red_18 = Červená 18
ginkgopolis-card-tile_red_19 = Červená 19
ginkgopolis-card-tile_red_20 = Červená 20
ginkgopolis-card-tile_yellow_1 = Žltá 1
ginkgopolis-card-tile_yellow_2 = Žltá 2
ginkgopolis-card-tile_yellow_3 = Žltá 3
ginkgopolis-card-tile_yellow_4 = Žltá 4
ginkgopolis-card-tile_yellow_5 = Žltá 5
ginkgopolis-card-tile_yellow_6 = Žltá 6
ginkgopolis-card-tile_yellow_7 = Žltá 7
ginkgopolis-card-tile_yellow_8 = Žltá 8
ginkgopolis-card-tile_yellow_9 = Žltá 9
ginkgopolis-card-tile_yellow_10 = Žltá 10
ginkgopolis-card-tile_yellow_11 = Žltá 11
ginkgopolis-card-tile_yellow_12 = Žltá 12
ginkgopolis-card-tile_yellow_13 = Žltá 13
ginkgopolis-card-tile_yellow_14 = Žltá 14
ginkgopolis-card-tile_yellow_15 = Žltá 15
ginkgopolis-card-tile_yellow_16 = Žltá 16
ginkgopolis-card-tile_yellow_17 = Žltá 17
ginkgopolis-card-tile_yellow_18 = Žltá 18
ginkgopolis-card-tile_yellow_19 = Žltá 19
ginkgopolis-card-tile_yellow_20 = Žltá 20
ginkgopolis-card-card_blue_1 = Modrá 1
ginkgopolis-card-card_blue_2 = Modrá 2
ginkgopolis-card-card_blue_3 = Modrá 3
ginkgopolis-card-card_blue_4 = Modrá 4
ginkgopolis-card-card_blue_5 = Modrá 5
ginkgopolis-card-card_blue_6 = Modrá 6
ginkgopolis-card-card_blue_7 = Modrá 7
ginkgopolis-card-card_blue_8 = Modrá 8
ginkgopolis-card-card_blue_9 = Modrá 9
ginkgopolis-card-card_blue_10 = Modrá 10
ginkgopolis-card-card_blue_11 = Modrá 11
ginkgopolis-card-card_blue_12 = Modrá 12
ginkgopolis-card-card_blue_13 = Modrá 13
ginkgopolis-card-card_blue_14 = Modrá 14
ginkgopolis-card-card_blue_15 = Modrá 15
ginkgopolis-card-card_blue_16 = Modrá 16
ginkgopolis-card-card_blue_17 = Modrá 17
ginkgopolis-card-card_blue_18 = Modrá 18
ginkgopolis-card-card_blue_19 = Modrá 19
ginkgopolis-card-card_blue_20 = Modrá 20
ginkgopolis-card-card_red_1 = Červená 1
ginkgopolis-card-card_red_2 = Červená 2
ginkgopolis-card-card_red_3 = Červená 3
ginkgopolis-card-card_red_4 = Červená 4
ginkgopolis-card-card_red_5 = Červená 5
ginkgopolis-card-card_red_6 = Červená 6
ginkgopolis-card-card_red_7 = Červená 7
ginkgopolis-card-card_red_8 = Červená 8
ginkgopolis-card-card_red_9 = Červená 9
ginkgopolis-card-card_red_10 = Červená 10
ginkgopolis-card-card_red_11 = Červená 11
ginkgopolis-card-card_red_12 = Červená 12
ginkgopolis-card-card_red_13 = Červená 13
ginkgopolis-card-card_red_14 = Červená 14
ginkgopolis-card-card_red_15 = Červená 15
ginkgopolis-card-card_red_16 = Červená 16
ginkgopolis-card-card_red_17 = Červená 17
ginkgopolis-card-card_red_18 = Červená 18
ginkgopolis-card-card_red_19 = Červená 19
ginkgopolis-card-card_red_20 = Červená 20
ginkgopolis-card-card_yellow_1 = Žltá 1
ginkgopolis-card-card_yellow_2 = Žltá 2
ginkgopolis-card-card_yellow_3 = Žltá 3
ginkgopolis-card-card_yellow_4 = Žltá 4
ginkgopolis-card-card_yellow_5 = Žltá 5
ginkgopolis-card-card_yellow_6 = Žltá 6
ginkgopolis-card-card_yellow_7 = Žltá 7
ginkgopolis-card-card_yellow_8 = Žltá 8
ginkgopolis-card-card_yellow_9 = Žltá 9
ginkgopolis-card-card_yellow_10 = Žltá 10
ginkgopolis-card-card_yellow_11 = Žltá 11
ginkgopolis-card-card_yellow_12 = Žltá 12
ginkgopolis-card-card_yellow_13 = Žltá 13
ginkgopolis-card-card_yellow_14 = Žltá 14
ginkgopolis-card-card_yellow_15 = Žltá 15
ginkgopolis-card-card_yellow_16 = Žltá 16
ginkgopolis-card-card_yellow_17 = Žltá 17
ginkgopolis-card-card_yellow_18 = Žltá 18
ginkgopolis-card-card_yellow_19 = Žltá 19
ginkgopolis-card-card_yellow_20 = Žltá 20
ginkgopolis-card-urban_a = Písmeno A
ginkgopolis-card-urban_b = Písmeno B
ginkgopolis-card-urban_c = Písmeno C
ginkgopolis-card-urban_d = Písmeno D
ginkgopolis-card-urban_e = Písmeno E
ginkgopolis-card-urban_f = Písmeno F
ginkgopolis-card-urban_g = Písmeno G
ginkgopolis-card-urban_h = Písmeno H
ginkgopolis-card-urban_i = Písmeno I
ginkgopolis-card-urban_j = Písmeno J
ginkgopolis-card-urban_k = Písmeno K
ginkgopolis-card-urban_l = Písmeno L
ginkgopolis-card-char_01 = Biotechnológ (urbanizácia)
ginkgopolis-card-char_02 = Bioplánovač (podlažia)
ginkgopolis-card-char_03 = Bioinžinier (podlažia)
ginkgopolis-card-char_04 = Biotechnológ (podlažia)
ginkgopolis-card-char_05 = Bioplánovač (podlažia)
ginkgopolis-card-char_06 = Bioinžinier (samotná karta)
ginkgopolis-card-char_07 = Biotechnológ (samotná karta)
ginkgopolis-card-char_08 = Bioplánovač (urbanizácia)
ginkgopolis-card-char_09 = Bioinžinier (urbanizácia)
ginkgopolis-card-char_10 = Biotechnológ (urbanizácia)
ginkgopolis-card-char_11 = Bioplánovač (urbanizácia)
ginkgopolis-card-char_12 = Bioinžinier (podlažia)
ginkgopolis-card-char_13 = Biotechnológ (samotná karta)
ginkgopolis-card-char_14 = Bioplánovač (samotná karta)
ginkgopolis-card-char_15 = Bioinžinier (podlažia)
ginkgopolis-card-char_16 = Biotechnológ (urbanizácia)
ginkgopolis-card-char_17 = Bioplánovač (samotná karta)
ginkgopolis-card-char_18 = Bioinžinier (samotná karta)
ginkgopolis-card-char_19 = Bioinžinier (urbanizácia)
ginkgopolis-card-char_20 = Bioinžinier (urbanizácia)
ginkgopolis-card-char_21 = Biotechnológ (podlažia)
ginkgopolis-card-char_22 = Biotechnológ (podlažia)
ginkgopolis-card-char_23 = Biotechnológ (podlažia)
ginkgopolis-card-char_24 = Biotechnológ (samotná karta)
ginkgopolis-card-char_25 = Biotechnológ (samotná karta)
ginkgopolis-card-char_26 = Bioinžinier (samotná karta)
ginkgopolis-card-char_27 = Biotechnológ (urbanizácia)

## Automatický súper sólovej hry

ginkgopolis-automaton = Goša

## Bonusy. $of: farba alebo čo treba urobiť; $vp: body úspechu

ginkgopolis-trigger-exploit = Samotná karta
ginkgopolis-trigger-urbanize = Urbanizácia
ginkgopolis-trigger-construct = Nadstavba
ginkgopolis-asset-resource = { $count ->
    [one] { $count } zdroj
    [few] { $count } zdroje
   *[other] { $count } zdrojov
}
ginkgopolis-asset-vp = { $count ->
    [one] { $count } bod úspechu
    [few] { $count } body úspechu
   *[other] { $count } bodov úspechu
}
ginkgopolis-asset-tile = { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
   *[other] { $count } dielikov
}
ginkgopolis-bonus-own_resources_on_colour = { $of ->
    [blue] { $vp } za každý vlastný zdroj na modrých budovách
    [red] { $vp } za každý vlastný zdroj na červených budovách
   *[yellow] { $vp } za každý vlastný zdroj na žltých budovách
}
# $most je 0: bez hornej hranice.
ginkgopolis-bonus-own_buildings_height = { $most ->
    [0] { $vp } za každú vlastnú budovu vysokú aspoň { $least } podlažia
   *[other] { $vp } za každú vlastnú budovu vysokú { $least } až { $most } podlažia
}
ginkgopolis-bonus-cards_with_trigger = { $of ->
    [exploit] { $vp } za každú vlastnú kartu s bonusom za samotnú kartu
    [urbanize] { $vp } za každú vlastnú kartu s bonusom za urbanizáciu
   *[construct] { $vp } za každú vlastnú kartu s bonusom za nadstavbu
}
ginkgopolis-bonus-cards_of_colour = { $of ->
    [blue] { $vp } za každú vlastnú modrú kartu
    [red] { $vp } za každú vlastnú červenú kartu
   *[yellow] { $vp } za každú vlastnú žltú kartu
}
ginkgopolis-bonus-flat = { $vp ->
    [one] { $vp } bod úspechu
    [few] { $vp } body úspechu
   *[other] { $vp } bodov úspechu
}

## Na čo sa pýtame

ginkgopolis-ask-draft_character = Vyber, ktorú postavu si necháš
ginkgopolis-ask-choose_action = Vyber kartu, samotnú alebo s dielikom
ginkgopolis-ask-exploit_urban_choice = Vezmi si zdroj alebo dielik
ginkgopolis-ask-move_token = Kam sa posunie písmeno?
ginkgopolis-ask-relocate_token = Vyber písmenu miesto na okraji
ginkgopolis-ask-push_tokens = Ktorým smerom sa písmená odsunú?
ginkgopolis-ask-return_tiles = Ktoré dieliky vrátiš do zásoby?
ginkgopolis-ask-over = Koniec hry

## Rozhodnutia

ginkgopolis-action-draft = Nechať si: { $character }
ginkgopolis-action-exploit = { $card }, bez dielika
ginkgopolis-action-build = { $card } s dielikom: { $tile }
ginkgopolis-action-new_hand = Vziať si novú ruku
ginkgopolis-action-take_resource = Vziať si zdroj
ginkgopolis-action-take_tile = Vziať si dielik
ginkgopolis-action-move = { $side-id ->
    [north] Posunúť písmeno hore
    [east] Posunúť písmeno doprava
    [south] Posunúť písmeno dole
   *[west] Posunúť písmeno doľava
}
ginkgopolis-action-relocate = Presunúť písmeno na { $place }. miesto okraja
ginkgopolis-action-push_clockwise = Odsunúť písmená v smere hodín
ginkgopolis-action-push_counterclockwise = Odsunúť písmená proti smeru hodín
ginkgopolis-action-return = Vrátiť: { $tile }
ginkgopolis-action-done = Už nič nevracať

## Čo sa stalo. Prázdny dielik má id „none“.

ginkgopolis-fact-draft_began = Všetci si vyberajú postavy
ginkgopolis-fact-draft_hand = { $seat-you ->
    [yes] Vyberáš z týchto: { $characters }
   *[no] { $seat } vyberá z týchto: { $characters }
}
ginkgopolis-fact-picked = { $seat-you ->
    [yes] Nechávaš si postavu
   *[no] { $seat } si necháva postavu
}
ginkgopolis-fact-picked_character = { $seat-you ->
    [yes] Nechávaš si: { $character }
   *[no] { $seat } si necháva: { $character }
}
ginkgopolis-fact-packets_passed = Ostatné postavy putujú doľava
ginkgopolis-fact-characters_shown = { $seat-you ->
    [yes] Tvoje postavy: { $characters }
   *[no] { $seat }, postavy: { $characters }
}
ginkgopolis-fact-round_began = { $first-you ->
    [yes] Začína sa { $round }. kolo; prvý hráč si ty
   *[no] Začína sa { $round }. kolo; prvý hráč: { $first }
}
ginkgopolis-fact-drew = { $seat-you ->
    [yes] Ťaháš { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }
   *[no] { $seat } ťahá { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }
}
ginkgopolis-fact-drew_cards = { $seat-you ->
    [yes] Ťaháš: { $cards }
   *[no] { $seat } ťahá: { $cards }
}
ginkgopolis-fact-laid_for_gosha = Pre Gošu leží karta lícom nadol
ginkgopolis-fact-last_card = Bola to posledná karta balíčka, takže ju poznáš: { $card }
ginkgopolis-fact-opened = Prvé karty balíčka idú na odhadzovaciu kôpku: { $cards }
ginkgopolis-fact-rebuilt = { $entered-count ->
    [0] Z odhodených kariet je nový balíček, { $size ->
        [one] { $size } karta
        [few] { $size } karty
       *[other] { $size } kariet
    }
   *[other] Z odhodených kariet je nový balíček, { $size ->
        [one] { $size } karta
        [few] { $size } karty
       *[other] { $size } kariet
    }, s novými budovami: { $entered }
}
ginkgopolis-fact-chose = { $seat-you ->
    [yes] { $with_tile ->
        [yes] Vyberáš kartu s dielikom
       *[no] Vyberáš samotnú kartu
    }
   *[no] { $with_tile ->
        [yes] { $seat } vyberá kartu s dielikom
       *[no] { $seat } vyberá samotnú kartu
    }
}
ginkgopolis-fact-chose_card = { $seat-you ->
    [yes] { $tile-id ->
        [none] Vyberáš samotnú kartu: { $card }
       *[other] Vyberáš: { $card } s dielikom { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } vyberá samotnú kartu: { $card }
       *[other] { $seat } vyberá: { $card } s dielikom { $tile }
    }
}
ginkgopolis-fact-new_hand_taken = { $seat-you ->
    [yes] Berieš si novú ruku (zostáva { $left }), odhadzuješ: { $discarded }
   *[no] { $seat } si berie novú ruku (zostáva { $left }), odhadzuje: { $discarded }
}
ginkgopolis-fact-revealed = { $seat-you ->
    [yes] { $tile-id ->
        [none] Hráš kartu: { $card }
       *[other] Hráš kartu: { $card }, s dielikom { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } hrá kartu: { $card }
       *[other] { $seat } hrá kartu: { $card }, s dielikom { $tile }
    }
}
ginkgopolis-fact-fell_back = { $seat-you ->
    [yes] Dielik nemáš čím zaplatiť: { $tile } (treba: zdrojov { $resources }, bodov úspechu { $vp }; k dispozícii: { $resources_had } a { $vp_had }), karta teda platí samotná
   *[no] { $seat } nemá čím zaplatiť dielik: { $tile } (treba: zdrojov { $resources }, bodov úspechu { $vp }; k dispozícii: { $resources_had } a { $vp_had }), karta teda platí samotná
}
ginkgopolis-fact-urbanized = { $seat-you ->
    [yes] Urbanizuješ: { $tile } namiesto „{ $card }“
   *[no] { $seat } urbanizuje: { $tile } namiesto „{ $card }“
}
ginkgopolis-fact-constructed = { $seat-you ->
    [yes] Staviaš { $height }. podlažie: { $tile } na { $card }
   *[no] { $seat } stavia { $height }. podlažie: { $tile } na { $card }
}
# $total je viac ako 0, keď tam stavia niekto iný: bod za každý zdroj.
ginkgopolis-fact-took_back = { $seat-you ->
    [yes] { $total ->
        [0] Vracia sa ti { $resources ->
            [one] { $resources } zdroj
            [few] { $resources } zdroje
           *[other] { $resources } zdrojov
        }
       *[other] Vracia sa ti { $resources ->
            [one] { $resources } zdroj
            [few] { $resources } zdroje
           *[other] { $resources } zdrojov
        } a za každý bod úspechu
    }
   *[no] { $total ->
        [0] { $seat } dostáva späť { $resources ->
            [one] { $resources } zdroj
            [few] { $resources } zdroje
           *[other] { $resources } zdrojov
        }
       *[other] { $seat } dostáva späť { $resources ->
            [one] { $resources } zdroj
            [few] { $resources } zdroje
           *[other] { $resources } zdrojov
        } a za každý bod úspechu
    }
}
ginkgopolis-fact-paid_resources = { $seat-you ->
    [yes] Platíš { $total ->
        [one] { $total } zdroj
        [few] { $total } zdroje
       *[other] { $total } zdrojov
    }
   *[no] { $seat } platí { $total ->
        [one] { $total } zdroj
        [few] { $total } zdroje
       *[other] { $total } zdrojov
    }
}
ginkgopolis-fact-paid_vp = { $seat-you ->
    [yes] Platíš { $total ->
        [one] { $total } bod úspechu
        [few] { $total } body úspechu
       *[other] { $total } bodov úspechu
    }
   *[no] { $seat } platí { $total ->
        [one] { $total } bod úspechu
        [few] { $total } body úspechu
       *[other] { $total } bodov úspechu
    }
}
ginkgopolis-fact-letter_moved = { $card } sa posúva po okraji
ginkgopolis-fact-gained_resources = { $seat-you ->
    [yes] { $total ->
        [0] Nedostávaš žiadne zdroje: tvoja zásoba je prázdna
        [one] Dostávaš { $total } zdroj
        [few] Dostávaš { $total } zdroje
       *[other] Dostávaš { $total } zdrojov
    }
   *[no] { $total ->
        [0] { $seat } nedostáva žiadne zdroje: zásoba je prázdna
        [one] { $seat } dostáva { $total } zdroj
        [few] { $seat } dostáva { $total } zdroje
       *[other] { $seat } dostáva { $total } zdrojov
    }
}
ginkgopolis-fact-gained_vp = { $seat-you ->
    [yes] Dostávaš { $total ->
        [one] { $total } bod úspechu
        [few] { $total } body úspechu
       *[other] { $total } bodov úspechu
    }
   *[no] { $seat } dostáva { $total ->
        [one] { $total } bod úspechu
        [few] { $total } body úspechu
       *[other] { $total } bodov úspechu
    }
}
# Ťahajú sa po jednom.
ginkgopolis-fact-tiles_due = { $seat-you ->
    [yes] Smieš si potiahnuť { $total ->
        [one] { $total } dielik
        [few] { $total } dieliky
       *[other] { $total } dielikov
    }
   *[no] { $seat } si smie potiahnuť { $total ->
        [one] { $total } dielik
        [few] { $total } dieliky
       *[other] { $total } dielikov
    }
}
ginkgopolis-fact-drew_tile = { $seat-you ->
    [yes] Ťaháš dielik (zostáva { $left })
   *[no] { $seat } ťahá dielik (zostáva { $left })
}
ginkgopolis-fact-drew_tile_face = { $seat-you ->
    [yes] Ťaháš dielik: { $tile }
   *[no] { $seat } ťahá dielik: { $tile }
}
ginkgopolis-fact-tiles_lost = { $seat-you ->
    [yes] Dieliky sa minuli: prichádzaš o { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
       *[other] { $count } dielikov
    }
   *[no] Dieliky sa minuli: { $seat } prichádza o { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
       *[other] { $count } dielikov
    }
}
ginkgopolis-fact-reserve_empty = { $time ->
    [1] Zásoba dielikov je prázdna
   *[other] Zásoba dielikov je prázdna druhýkrát: toto kolo je posledné
}
ginkgopolis-fact-return_began = Teraz možno vracať dieliky: { $seats }
ginkgopolis-fact-return_picked = { $seat-you ->
    [yes] Vrátiš: { $tile }
   *[no] { $seat } vráti: { $tile }
}
ginkgopolis-fact-return_decided = { $seat-you ->
    [yes] Už je rozhodnuté, čo vrátiš
   *[no] { $seat }: rozhodnuté, čo vrátiť
}
ginkgopolis-fact-tiles_returned = { $seat-you ->
    [yes] Vraciaš { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
       *[other] { $count } dielikov
    }, každý za bod úspechu
   *[no] { $seat } vracia { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
       *[other] { $count } dielikov
    }, každý za bod úspechu
}
ginkgopolis-fact-card_kept = { $seat-you ->
    [yes] Nechávaš si kartu: { $card }
   *[no] { $seat } si necháva kartu: { $card }
}
ginkgopolis-fact-card_discarded = Na odhadzovaciu kôpku: { $card }
ginkgopolis-fact-unused_discarded = { $seat-you ->
    [yes] Odhadzuješ ostatné karty: { $cards }
   *[no] { $seat } odhadzuje ostatné karty: { $cards }
}
ginkgopolis-fact-hands_passed = Karty v ruke putujú doľava
ginkgopolis-fact-received_hand = { $seat-you ->
    [yes] Dostávaš: { $cards }
   *[no] { $seat } dostáva: { $cards }
}
ginkgopolis-fact-gosha_redrew = Goša hľadá niečo lepšie ako { $card } a ťahá { $drawn }; hrá { $used }
# $resources je 0, keď naňho nezostal dielik.
ginkgopolis-fact-gosha_cannot = { $resources ->
    [0] Pre Gošu nie je dielik: toto kolo je posledné
   *[other] Goša nemôže stavať (zdroje: { $resources_had } z { $resources }): toto kolo je posledné
}
ginkgopolis-fact-resources_placed = { $seat-you ->
    [yes] Všetky tvoje zdroje sú v meste: toto kolo je posledné
   *[no] { $seat }: všetky zdroje sú v meste, toto kolo je posledné
}
ginkgopolis-fact-ended = Koniec hry

## Prečo to nejde

ginkgopolis-refusal-GK-21 = V jednom hráčovi sa hrá proti Gošovi: vyber sólový variant.
ginkgopolis-refusal-GK-24 = Táto postava nie je medzi tými, z ktorých vyberáš.
ginkgopolis-refusal-GK-32 = V ruke nemáš: { $card }.
ginkgopolis-refusal-GK-35 = Za zástenou nemáš dielik: { $tile }.
ginkgopolis-refusal-GK-39 = Nezostal ti žiadny žetón novej ruky.
ginkgopolis-refusal-GK-62 = Písmeno sa posúva na prázdne miesto vedľa novej budovy.
ginkgopolis-refusal-GK-93 = { $tile }: vrátiť sa nedá. Len dieliky za tvojou zástenou, vzostupne.
ginkgopolis-refusal-GK-95 = { $tile } leží na vybranej karte, vrátiť sa nedá.
ginkgopolis-refusal-GK-123 = Sólové varianty sú pre jedného hráča. Hráči pri tomto stole: { $seats }.
ginkgopolis-refusal-GK-136 = V sólovej hre nie sú nové ruky.
ginkgopolis-refusal-GK-T4 = Písmeno patrí na prázdne miesto okraja, kde písmená zostanú podľa abecedy.

## Riadky súm. $source je dielik alebo karta; samotná suma stojí vedľa.

ginkgopolis-line-GK-26 = { $source }
ginkgopolis-line-GK-42 = Zvyšné žetóny novej ruky: { $count } × { $each }
ginkgopolis-line-GK-49 = Viac v zásobe nie je
ginkgopolis-line-GK-54 = { $source }
ginkgopolis-line-GK-55 = { $source }, čo ešte zostalo
ginkgopolis-line-GK-56 = { $source }, { $count ->
    [one] { $count } podlažie
    [few] { $count } podlažia
   *[other] { $count } podlaží
}
ginkgopolis-line-GK-57 = Bonus: { $source }
ginkgopolis-line-GK-61 = Na novú budovu: { $source }
ginkgopolis-line-GK-64 = Vedľa: { $source }, { $count ->
    [one] { $count } podlažie
    [few] { $count } podlažia
   *[other] { $count } podlaží
}
ginkgopolis-line-GK-66 = Bonus: { $source }
ginkgopolis-line-GK-72 = Za vrátené: { $count ->
    [one] { $count } zdroj
    [few] { $count } zdroje
   *[other] { $count } zdrojov
}
ginkgopolis-line-GK-73 = { $source }: o { $count } menej
ginkgopolis-line-GK-74 = { $source }: iná farba
ginkgopolis-line-GK-76 = { $source }, { $count ->
    [one] { $count } podlažie
    [few] { $count } podlažia
   *[other] { $count } podlaží
}
ginkgopolis-line-GK-78 = Bonus: { $source }
ginkgopolis-line-GK-94 = Vrátené dieliky
# $source: jedna z častí nižšie.
ginkgopolis-line-GK-103 = { $source }
# $source: najvyššie číslo štvrte, podľa neho sa volá.
ginkgopolis-line-GK-108 = Prvé miesto v štvrti: { $source }
ginkgopolis-line-GK-109 = Druhé miesto v štvrti: { $source }
ginkgopolis-line-GK-111 = Jediný majiteľ v štvrti: { $source }, { $count } × { $each }
ginkgopolis-line-GK-118 = { $source }: { $count ->
    [one] { $count } zdroj
    [few] { $count } zdroje
   *[other] { $count } zdrojov
} × { $each }
ginkgopolis-line-GK-119 = { $source }: { $count ->
    [one] { $count } budova
    [few] { $count } budovy
   *[other] { $count } budov
} × { $each }
ginkgopolis-line-GK-120 = { $source }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
} × { $each }
ginkgopolis-line-GK-121 = { $source }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
} × { $each }
ginkgopolis-line-GK-122 = { $source }
ginkgopolis-line-GK-124 = Na začiatok
ginkgopolis-line-GK-131 = Vedľa: { $source }, { $count ->
    [one] { $count } podlažie
    [few] { $count } podlažia
   *[other] { $count } podlaží
}

## Z čoho sa skladajú body

ginkgopolis-part-vp = Body úspechu
ginkgopolis-part-cards = Karty
ginkgopolis-part-districts = Štvrte
ginkgopolis-part-new_hands = Nové ruky

## V prehliadači: doska

ginkgopolis-board-city = Mesto
ginkgopolis-board-screen = Za tvojou zástenou
ginkgopolis-board-hand = Ruka
ginkgopolis-board-your-tiles = Tvoje dieliky
ginkgopolis-board-no-tile = Bez dielika
ginkgopolis-board-no-tiles = Nemáš žiadne dieliky.
# Karta je už vzatá.
ginkgopolis-board-ask-tile = { $card }: vyber k nej dielik alebo žiadny
ginkgopolis-board-pick = Vybrať: { $card }
ginkgopolis-board-return-how = Za každý vrátený dielik dostávaš 1 bod úspechu.
ginkgopolis-board-first = prvý
ginkgopolis-board-last-round = Posledné kolo
ginkgopolis-board-laid-alone = Karta je vybraná
ginkgopolis-board-laid-with_tile = Karta s dielikom je vybraná
# $tile je „none“, keď na karte dielik nie je.
ginkgopolis-board-only-you = { $tile ->
    [none] Vieš len ty: { $card }, bez dielika
   *[other] Vieš len ty: { $card } s dielikom { $tile }
}
ginkgopolis-board-kept-so-far = Zatiaľ ponechané
ginkgopolis-board-starts-with = Na začiatok: { $gain }
ginkgopolis-board-flat = Ploché mesto
ginkgopolis-board-districts = Štvrte
ginkgopolis-board-known = Čo už poznám
ginkgopolis-board-legend-red = Červené budovy dávajú zdroje
ginkgopolis-board-legend-blue = Modré budovy dávajú dieliky
ginkgopolis-board-legend-yellow = Žlté budovy dávajú body úspechu

## V prehliadači: čísla a kôpky

ginkgopolis-board-figure-resource = Zdroje
ginkgopolis-board-figure-resource-why = Na každé podlažie, ktoré staviaš, dáš jeden. Podlažie v inej farbe stojí o jeden viac.
ginkgopolis-board-figure-tile = Dieliky
ginkgopolis-board-figure-tile-why = Z dielika je nová budova alebo ďalšie podlažie.
ginkgopolis-board-figure-vp = Body úspechu
ginkgopolis-board-figure-vp-why = Počítajú sa na konci. Dovtedy sa nimi platí za dieliky s nižším číslom.
ginkgopolis-board-figure-new_hands = Nové ruky
ginkgopolis-board-figure-new_hands-why = Odhoď svoje karty a potiahni si iné. Každá nevyužitá nová ruka má na konci cenu 2 bodov úspechu.
# Zdroje: $count z $all.
ginkgopolis-board-in-the-city = { $count } z { $all } v meste
ginkgopolis-board-of-all = z { $all }
ginkgopolis-board-in-reserve = { $count } v zásobe
ginkgopolis-board-in-the-city-why = Keď má niekto v meste všetky zdroje ({ $all }), kolo je posledné.
ginkgopolis-board-pile-reserve = { $count ->
    [one] { $count } dielik v zásobe
    [few] { $count } dieliky v zásobe
   *[other] { $count } dielikov v zásobe
}
ginkgopolis-board-pile-reserve-name = dieliky
ginkgopolis-board-pile-reserve-why = Keď je prázdna prvýkrát, možno dieliky vracať; keď druhýkrát, kolo je posledné.
ginkgopolis-board-pile-deck = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } kariet v balíčku
}
ginkgopolis-board-pile-deck-name = balíček
ginkgopolis-board-pile-deck-why = Keď je prázdny, balíčkom sa stane odhadzovacia kôpka, aj s kartami všetkých stavenísk.
ginkgopolis-board-pile-discard = { $count ->
    [one] { $count } odhodená karta
    [few] { $count } odhodené karty
   *[other] { $count } odhodených kariet
}
ginkgopolis-board-pile-discard-name = odhodené
ginkgopolis-board-pile-discard-why = Karty zahrané samotné a zastavané písmená.

## V prehliadači: karty, budovy a bonusy

ginkgopolis-board-nothing = nič
# $gain: „2 zdroje“.
ginkgopolis-board-alone = Samotná dáva: { $gain }
ginkgopolis-board-alone-letter = Samotná dáva 1 zdroj alebo 1 dielik
ginkgopolis-board-with-tile-letter = S dielikom: nová budova na tomto písmene za 1 zdroj. Všetko vedľa ti dá, čo má.
ginkgopolis-board-with-tile-building = S dielikom: ďalšie podlažie za toľko zdrojov, koľko ich potom bude. Iná farba stojí o 1 zdroj viac, nižšie číslo rozdiel v bodoch úspechu.
ginkgopolis-board-kept = Potom ti karta zostane: { $bonus }
# $trigger: čo treba urobiť.
ginkgopolis-board-bonus = { $trigger }: { $gain }
ginkgopolis-board-bonus-end = Na konci: { $what }
ginkgopolis-board-at-the-end = Na konci
ginkgopolis-board-no-bonus = Žiadna karta pred zástenou tu nič nedáva.
ginkgopolis-board-your-bonuses-title = Tvoje bonusy
ginkgopolis-board-floors = { $count ->
    [one] { $count } podlažie
    [few] { $count } podlažia
   *[other] { $count } podlaží
}
ginkgopolis-board-nobodys = ničia
ginkgopolis-board-nobodys-why = Tu ešte nikto nestaval.
ginkgopolis-board-your-card = tvoja karta
ginkgopolis-board-site = stavenisko
ginkgopolis-board-site-why = Stavenisko: jeho karta príde do hry s ďalším balíčkom.
ginkgopolis-board-owned = { $count ->
    [one] { $name }: stojí na nej { $count } zdroj
    [few] { $name }: stoja na nej { $count } zdroje
   *[other] { $name }: stojí na nej { $count } zdrojov
}
ginkgopolis-board-below = Pod strechou: { $tiles }
ginkgopolis-board-tile-gives = Budova tejto farby dáva za každé podlažie: { $gain }.
ginkgopolis-board-tile-waits = Najprv vyber kartu: potom uvidíš, koľko tam dielik stojí.

## V prehliadači: predpoveď. Ako je to teraz; ostatní môžu hrať skôr.

ginkgopolis-board-title-exploit = { $card }, bez dielika
ginkgopolis-board-title-urbanize = { $tile } namiesto „{ $card }“
ginkgopolis-board-title-construct = { $floors ->
    [one] { $tile } na { $card }: { $floors } podlažie
    [few] { $tile } na { $card }: { $floors } podlažia
   *[other] { $tile } na { $card }: { $floors } podlaží
}
ginkgopolis-board-costs = Stojí: { $what }
# $what: „1 zdroj“.
ginkgopolis-board-short = Teraz to nestačí, chýba: { $what }
ginkgopolis-board-too-dear = zatiaľ pridrahé: { $what }
ginkgopolis-board-falls-back = Ak ani potom nebude čím platiť, dielik sa vráti a karta platí samotná.
ginkgopolis-board-onto-it = { $count ->
    [one] na budovu
    [few] na budovu, jeden na každé podlažie
   *[other] na budovu, jeden na každé podlažie
}
ginkgopolis-board-other-colour = iná farba
ginkgopolis-board-lower-number = o { $count } menej
# $name: majiteľ. Nasledujú počty.
ginkgopolis-board-takes-back = { $name } dostáva späť
ginkgopolis-board-building-gives = budova dáva
ginkgopolis-board-neighbours-give = vedľa: { $tiles }
ginkgopolis-board-your-bonuses = tvoje bonusy
ginkgopolis-board-stays = { $card } ti zostáva
# Nasledujú body úspechu.
ginkgopolis-board-district-alone = štvrť: len ty
ginkgopolis-board-district-place = { $place ->
    [1] štvrť: prvé miesto je tvoje
    [2] štvrť: druhé miesto je tvoje
   *[other] štvrť: { $place }. miesto
}
ginkgopolis-board-ends = Všetky tvoje zdroje by boli v meste: posledné kolo
ginkgopolis-board-then-you-have = Potom máš

## V prehliadači: štvrte

# $tile: jej najvyššie číslo, podľa neho sa volá.
ginkgopolis-board-district-of = Štvrť: { $tile }
ginkgopolis-board-resources-in-all = { $count ->
    [one] spolu { $count } zdroj
    [few] spolu { $count } zdroje
   *[other] spolu { $count } zdrojov
}
ginkgopolis-board-place = { $place }.
ginkgopolis-board-no-districts = Nikto nemá v žiadnej štvrti zdroje.
# $count: zdroje.
ginkgopolis-board-why-alone = Len jeden majiteľ, teda obe miesta: 2 × { $count }
# $count: zdroje každého; $a a $b: podlažia ich najvyšších budov.
ginkgopolis-board-why-height = Každý má { $count }: rozhoduje výška, { $a } proti { $b }
# $count: zdroje každého; $floors: podlažia najvyšších budov oboch; $a a $b: čísla na nich.
ginkgopolis-board-why-number = Každý má { $count } a rovnako podlaží ({ $floors }): číslo { $a } je viac ako { $b }

## V prehliadači: čo vie pozorný hráč

ginkgopolis-known-how = Všetko, čo sa dalo všimnúť: karty poslané ďalej, odhodené karty, čo stojí v meste, a dieliky, ktoré sa ukázali, lebo ich nebolo čím zaplatiť.
ginkgopolis-known-tiles = Dieliky
ginkgopolis-known-cards = Karty
ginkgopolis-known-tiles-own = Za tvojou zástenou: { $count }
ginkgopolis-known-tiles-other = { $name }, ukázané a za zástenou: { $count }
ginkgopolis-known-tiles-unseen = V zásobe, za cudzími zástenami alebo mimo hry: { $count }
ginkgopolis-known-tiles-returned = Vrátené tebou: { $count }
ginkgopolis-known-tiles-city = V meste: { $count }
ginkgopolis-known-cards-own = V tvojej ruke: { $count }
ginkgopolis-known-cards-other = { $name }, v ruke: { $count }
ginkgopolis-known-cards-unseen = V balíčku alebo v cudzích rukách: { $count }
ginkgopolis-known-cards-discard = Odhodené: { $count }
ginkgopolis-known-cards-next = Prídu s ďalším balíčkom: { $count }
ginkgopolis-known-cards-kept = { $name }, pred zástenou: { $count }
ginkgopolis-known-cards-future = Ešte nie sú v hre: { $count }

## Ako sa hrá: stránka na päť minút

ginkgopolis-how-goal-title = Cieľ
ginkgopolis-how-goal = Spoločne staviate jedno zelené mesto, do šírky aj do výšky. Vyhráva, kto má na konci najviac bodov úspechu: z kariet a z prvých miest v štvrtiach.
ginkgopolis-how-building = Budova má farbu a číslo svojho vrchného dielika. Zástavka hovorí, koľko má podlaží a čie zdroje na nej stoja: na každé podlažie jeden. Deväť budov na začiatku nepatrí nikomu.
ginkgopolis-how-round-title = Kolo
ginkgopolis-how-round-choose-title = Výber
ginkgopolis-how-round-choose = Každý si tajne vyberie jednu zo 4 kariet, samotnú alebo s dielikom spoza zásteny.
ginkgopolis-how-round-act-title = Vykonanie
ginkgopolis-how-round-act = Od prvého hráča každý odkryje kartu a dielik a vykoná, čo znamenajú.
ginkgopolis-how-round-pass-title = Odovzdanie
ginkgopolis-how-round-pass = Zvyšné 3 karty idú susedovi vľavo a každý si potiahne kartu. Čo posielaš ďalej, vieš.
ginkgopolis-how-alone-title = Samotná karta
ginkgopolis-how-alone = Budova na karte ti dá toľko, koľko má podlaží, nech patrí komukoľvek: červená zdroje, modrá dieliky, žltá body úspechu. Písmeno dá 1 zdroj alebo 1 dielik. Karta sa odhodí.
ginkgopolis-how-outwards-title = Písmeno s dielikom: nová budova
ginkgopolis-how-outwards = Polož dielik na miesto písmena a naň 1 zdroj. Písmeno sa posunie na prázdne miesto vedľa. Potom ti všetky budovy vedľa novej dajú, čo majú.
ginkgopolis-how-upwards-title = Karta budovy s dielikom: ďalšie podlažie
ginkgopolis-how-upwards = Majiteľ si vezme zdroje späť a za každý dostane 1 bod úspechu. Potom je budova tvoja: polož na ňu zdroj za každé podlažie. Iná farba stojí o 1 zdroj viac, nižšie číslo rozdiel v bodoch úspechu. Karta ti zostane a dáva bonus do konca hry. Ak nemáš čím zaplatiť, dielik sa vráti a karta platí samotná.
ginkgopolis-how-example-alone = { ginkgopolis-card-card_red_6 } má 2 podlažia, takže ti dá 2 zdroje. Tvoje dve karty dávajú 1 dielik a 1 bod úspechu.
ginkgopolis-how-example-outwards = { ginkgopolis-card-tile_red_8 } príde na miesto C za 1 zdroj. Vedľa ti { ginkgopolis-card-tile_red_2 } dá 1 zdroj a { ginkgopolis-card-tile_blue_9 } 2 dieliky; tvoja karta dá ešte 1 zdroj.
ginkgopolis-how-example-upwards = { ginkgopolis-card-tile_yellow_4 } príde na { ginkgopolis-card-tile_red_7 }: 3 zdroje za 3 podlažia, 1 za inú farbu a 3 body úspechu, lebo 4 je o 3 menej ako 7. Predchádzajúci majiteľ dostane späť 2 zdroje a 2 body úspechu. Tvoje karty ti dajú 1 zdroj a 1 bod úspechu a zahraná karta ti zostane.
ginkgopolis-how-deck-title = Balíček a staveniská
ginkgopolis-how-deck = Na tom, čo tak vzniklo, stojí žeriav: karta príde do hry, keď bude balíček prázdny a novým balíčkom sa stane odhadzovacia kôpka.
ginkgopolis-how-new-hand = Dvakrát za hru smieš pred výberom odhodiť celú ruku a potiahnuť si 4 iné karty. Každé nevyužité má na konci cenu 2 bodov úspechu.
ginkgopolis-how-end-title = Koniec
ginkgopolis-how-end-when = Keď sa dieliky minú prvýkrát, smieš ich vracať, každý za 1 bod úspechu. Keď sa minú znova alebo má niekto v meste všetky zdroje, kolo sa dohrá.
ginkgopolis-how-end-score = Počítajú sa tvoje body úspechu, koncové bonusy kariet, 2 za každú zvyšnú novú ruku a štvrte.
ginkgopolis-how-end-districts = Štvrť sú aspoň 2 budovy rovnakej farby vedľa seba. Kto v nej má najviac zdrojov, dostane 1 bod úspechu za každý zdroj v nej, nech je čí chce; druhý dostane 1 za každý svoj. Pri zhode rozhoduje vyššia budova, potom vyššie číslo. Kto je v nej sám, dostane 2 za každý.
ginkgopolis-how-example-end = V modrej štvrti stojí 7 zdrojov. Tri z nich má prvý, ten dostane 7. Dvaja hráči majú po 2, na budovách s 2 podlažiami: 14 je viac ako 9, druhý je teda ten so 14. Žltá štvrť má jedného majiteľa: 2 × 3.
ginkgopolis-how-solo-title = Sám proti Gošovi
ginkgopolis-how-solo = Každé kolo vyberáš jednu z 3 kariet a nemáš postavy ani nové ruky. Potom Goša odkryje kartu, stavia dielikom zo zásoby a dostáva body úspechu za to, čo stojí vedľa.
# Najmenej isté čítania pravidiel; GK-R23 a GK-R24 sú id výkladov.
ginkgopolis-how-solo-readings = Dve čítania pravidiel nie sú isté: že Gošova karta je z balíčka, a nie z tvojich (GK-R23), a že Goša neplatí nič za inú farbu ani za nižšie číslo (GK-R24).
ginkgopolis-how-table-title = Pri tomto stole
ginkgopolis-how-table-place = Karta je miesto: vyber ju v ruke alebo v meste. Potom vyber dielik alebo žiadny.
ginkgopolis-how-table-forecast = Rámček hovorí, koľko by to stálo a čo by to prinieslo, ako veci stoja. Ostatní môžu hrať skôr ako ty.
ginkgopolis-how-table-flat = Kláves V mesto sploští, aby žiadna budova nezakrývala inú.
ginkgopolis-how-table-keys = Klávesy: 1 až 4 vezmú kartu, Q, W, E, R … vyberajú dieliky a miesta v ich poradí, 0 žiadny, N novú ruku.
ginkgopolis-how-table-known = „{ ginkgopolis-board-known }“ ukazuje, čo vie pozorný hráč.
ginkgopolis-how-tips-title = Tri rady
ginkgopolis-how-tips-bonuses = Stavaj podlažia skoro: z kariet s nízkymi číslami sú bonusy na celú hru.
ginkgopolis-how-tips-height = Vysokú budovu je ťažké prevziať a pri zhode rozhoduje.
ginkgopolis-how-tips-pace = Sleduj, koľko zdrojov ostatných je už v meste: koniec môže prísť skôr, než myslíš.

## Prvá hra s trénerom

ginkgopolis-coach-goal = Vitaj v plánovacej kancelárii! Vo dvojici staviate jedno mesto, do šírky aj do výšky; vyhráva viac bodov úspechu, z kariet a zo štvrtí.
ginkgopolis-coach-choose = Vyber kartu: znamená miesto v meste. Samotná dá to, čo dáva tamojšia budova: červená zdroje, modrá dieliky, žltá body.
ginkgopolis-coach-tile = S dielikom tam však staviaš: pri písmene novú budovu, na budove ďalšie podlažie. Každé podlažie stojí zdroj.
ginkgopolis-coach-letter = Písmeno bez dielika dá 1 zdroj alebo 1 dielik. Na stavbu potrebuješ oboje, tak ber to, čo ti chýba.
ginkgopolis-coach-move = Nová budova zabrala miesto písmena. Vyber, kam písmeno pôjde: tam môže mesto ďalej rásť.
ginkgopolis-coach-relocate = Vedľa nie je voľné miesto, takže písmeno ide pozdĺž okraja. Vyber ktorékoľvek z ponúkaných miest.
ginkgopolis-coach-push = Písmená si prekážajú. Vyber, ktorým smerom sa pozdĺž okraja odsunú.
ginkgopolis-coach-return = Dieliky sa minuli prvýkrát. Každý vrátený dielik je 1 bod úspechu; nechaj si tie, z ktorých chceš ešte stavať.
ginkgopolis-coach-fell = Nebolo čím zaplatiť: dielik sa vrátil a karta platila samotná. Rámik pri meste ukazuje cenu ešte pred potvrdením.
ginkgopolis-coach-paid = Stálo to body úspechu: { $amount }, lebo tvoje číslo je nižšie ako to, ktoré zakrylo. Vyššie číslo ich nestojí.
ginkgopolis-coach-outwards = Nová budova, a susedné ti dali, čo majú. Stavaj teda tam, kde sú bohatí susedia.
ginkgopolis-coach-upwards = Zvyšuješ budovu a jej karta ti zostáva. Také karty platia zakaždým, keď robíš to isté.
ginkgopolis-coach-back = Súper stavia na tvojej budove. Zdroje sa vrátili a s nimi body úspechu: { $amount }; miesto je však preč.
ginkgopolis-coach-passed = Nevyužité karty išli k súperovi a tieto prišli k tebe. Vieš, čo teraz môže urobiť.
ginkgopolis-coach-districts = Budovy rovnakej farby vedľa seba sú štvrť. Kto v nej má na konci najviac zdrojov, dostane bod za každý z nich, nech je čí chce.
ginkgopolis-coach-hand = Keď ti karty nepomáhajú, smieš si vziať novú ruku, dvakrát za hru. Každé nevyužité má na konci cenu 2 bodov.
ginkgopolis-coach-end = Hra sa končí, keď sa táto zásoba minie druhýkrát alebo keď má niekto v meste všetky zdroje. Teraz rozhodujú štvrte.
ginkgopolis-coach-learned-card = Samotná karta dá to, čo stojí na jej mieste.
ginkgopolis-coach-learned-build = Karta s dielikom stavia: pri písmene do šírky, na budove do výšky, a potom ti karta zostane.
ginkgopolis-coach-learned-districts = V štvrti dostane body za všetky zdroje ten, kto ich tam má najviac.
ginkgopolis-coach-learned-end = Hru ukončí prázdna zásoba alebo hráč bez zdrojov.

### Ginkgopolis. Argumenty zpráv každého druhu: locales/README.md.
### Slova jsou ze slovníčku v docs/rules/ginkgopolis.md. Dílek a karta jeho budovy se jmenují stejně.

## Na krabici

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Zelené město, které roste do šířky i do výšky, dílek po dílku.

## Nastavení

ginkgopolis-option-mode = Varianta
ginkgopolis-option-mode-intro = První hra
ginkgopolis-option-mode-intro-blurb = Každý začíná se třemi postavami, které se k sobě hodí.
ginkgopolis-option-mode-draft = Draftování
ginkgopolis-option-mode-draft-blurb = Každý si vybírá tři postavy: jednu si nechá, ostatní pošle dál.
ginkgopolis-option-mode-solo_normal = Sólo
ginkgopolis-option-mode-solo_normal-blurb = Jeden hráč proti Gošovi, který každé kolo něco postaví.
ginkgopolis-option-mode-solo_expert = Sólo pro pokročilé
ginkgopolis-option-mode-solo_expert-blurb = Goša si smí najít lepší kartu.
ginkgopolis-option-open_counts = Odkryté počty
ginkgopolis-option-open_counts-blurb = Všichni vidí, kolik dílků a zdrojů mají ostatní.

## Barvy

ginkgopolis-colour-blue = modrá
ginkgopolis-colour-red = červená
ginkgopolis-colour-yellow = žlutá

## Dílky, karty, písmena, postavy

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
ginkgopolis-card-tile_yellow_1 = Žlutá 1
ginkgopolis-card-tile_yellow_2 = Žlutá 2
ginkgopolis-card-tile_yellow_3 = Žlutá 3
ginkgopolis-card-tile_yellow_4 = Žlutá 4
ginkgopolis-card-tile_yellow_5 = Žlutá 5
ginkgopolis-card-tile_yellow_6 = Žlutá 6
ginkgopolis-card-tile_yellow_7 = Žlutá 7
ginkgopolis-card-tile_yellow_8 = Žlutá 8
ginkgopolis-card-tile_yellow_9 = Žlutá 9
ginkgopolis-card-tile_yellow_10 = Žlutá 10
ginkgopolis-card-tile_yellow_11 = Žlutá 11
ginkgopolis-card-tile_yellow_12 = Žlutá 12
ginkgopolis-card-tile_yellow_13 = Žlutá 13
ginkgopolis-card-tile_yellow_14 = Žlutá 14
ginkgopolis-card-tile_yellow_15 = Žlutá 15
ginkgopolis-card-tile_yellow_16 = Žlutá 16
ginkgopolis-card-tile_yellow_17 = Žlutá 17
ginkgopolis-card-tile_yellow_18 = Žlutá 18
ginkgopolis-card-tile_yellow_19 = Žlutá 19
ginkgopolis-card-tile_yellow_20 = Žlutá 20
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
ginkgopolis-card-card_yellow_1 = Žlutá 1
ginkgopolis-card-card_yellow_2 = Žlutá 2
ginkgopolis-card-card_yellow_3 = Žlutá 3
ginkgopolis-card-card_yellow_4 = Žlutá 4
ginkgopolis-card-card_yellow_5 = Žlutá 5
ginkgopolis-card-card_yellow_6 = Žlutá 6
ginkgopolis-card-card_yellow_7 = Žlutá 7
ginkgopolis-card-card_yellow_8 = Žlutá 8
ginkgopolis-card-card_yellow_9 = Žlutá 9
ginkgopolis-card-card_yellow_10 = Žlutá 10
ginkgopolis-card-card_yellow_11 = Žlutá 11
ginkgopolis-card-card_yellow_12 = Žlutá 12
ginkgopolis-card-card_yellow_13 = Žlutá 13
ginkgopolis-card-card_yellow_14 = Žlutá 14
ginkgopolis-card-card_yellow_15 = Žlutá 15
ginkgopolis-card-card_yellow_16 = Žlutá 16
ginkgopolis-card-card_yellow_17 = Žlutá 17
ginkgopolis-card-card_yellow_18 = Žlutá 18
ginkgopolis-card-card_yellow_19 = Žlutá 19
ginkgopolis-card-card_yellow_20 = Žlutá 20
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
ginkgopolis-card-char_01 = Biotechnolog (urbanizace)
ginkgopolis-card-char_02 = Bioplánovač (podlaží)
ginkgopolis-card-char_03 = Bioinženýr (podlaží)
ginkgopolis-card-char_04 = Biotechnolog (podlaží)
ginkgopolis-card-char_05 = Bioplánovač (podlaží)
ginkgopolis-card-char_06 = Bioinženýr (samotná karta)
ginkgopolis-card-char_07 = Biotechnolog (samotná karta)
ginkgopolis-card-char_08 = Bioplánovač (urbanizace)
ginkgopolis-card-char_09 = Bioinženýr (urbanizace)
ginkgopolis-card-char_10 = Biotechnolog (urbanizace)
ginkgopolis-card-char_11 = Bioplánovač (urbanizace)
ginkgopolis-card-char_12 = Bioinženýr (podlaží)
ginkgopolis-card-char_13 = Biotechnolog (samotná karta)
ginkgopolis-card-char_14 = Bioplánovač (samotná karta)
ginkgopolis-card-char_15 = Bioinženýr (podlaží)
ginkgopolis-card-char_16 = Biotechnolog (urbanizace)
ginkgopolis-card-char_17 = Bioplánovač (samotná karta)
ginkgopolis-card-char_18 = Bioinženýr (samotná karta)
ginkgopolis-card-char_19 = Bioinženýr (urbanizace)
ginkgopolis-card-char_20 = Bioinženýr (urbanizace)
ginkgopolis-card-char_21 = Biotechnolog (podlaží)
ginkgopolis-card-char_22 = Biotechnolog (podlaží)
ginkgopolis-card-char_23 = Biotechnolog (podlaží)
ginkgopolis-card-char_24 = Biotechnolog (samotná karta)
ginkgopolis-card-char_25 = Biotechnolog (samotná karta)
ginkgopolis-card-char_26 = Bioinženýr (samotná karta)
ginkgopolis-card-char_27 = Biotechnolog (urbanizace)

## Automatický soupeř sólové hry

ginkgopolis-automaton = Goša

## Bonusy. $of: barva, nebo co je třeba udělat; $vp: body úspěchu

ginkgopolis-trigger-exploit = Samotná karta
ginkgopolis-trigger-urbanize = Urbanizace
ginkgopolis-trigger-construct = Nástavba
ginkgopolis-asset-resource = { $count ->
    [one] { $count } zdroj
    [few] { $count } zdroje
   *[other] { $count } zdrojů
}
ginkgopolis-asset-vp = { $count ->
    [one] { $count } bod úspěchu
    [few] { $count } body úspěchu
   *[other] { $count } bodů úspěchu
}
ginkgopolis-asset-tile = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
   *[other] { $count } dílků
}
ginkgopolis-bonus-own_resources_on_colour = { $of ->
    [blue] { $vp } za každý vlastní zdroj na modrých budovách
    [red] { $vp } za každý vlastní zdroj na červených budovách
   *[yellow] { $vp } za každý vlastní zdroj na žlutých budovách
}
# $most je 0: bez horní meze.
ginkgopolis-bonus-own_buildings_height = { $most ->
    [0] { $vp } za každou vlastní budovu vysokou aspoň { $least } podlaží
   *[other] { $vp } za každou vlastní budovu vysokou { $least } až { $most } podlaží
}
ginkgopolis-bonus-cards_with_trigger = { $of ->
    [exploit] { $vp } za každou vlastní kartu s bonusem za samotnou kartu
    [urbanize] { $vp } za každou vlastní kartu s bonusem za urbanizaci
   *[construct] { $vp } za každou vlastní kartu s bonusem za nástavbu
}
ginkgopolis-bonus-cards_of_colour = { $of ->
    [blue] { $vp } za každou vlastní modrou kartu
    [red] { $vp } za každou vlastní červenou kartu
   *[yellow] { $vp } za každou vlastní žlutou kartu
}
ginkgopolis-bonus-flat = { $vp ->
    [one] { $vp } bod úspěchu
    [few] { $vp } body úspěchu
   *[other] { $vp } bodů úspěchu
}

## Na co se ptáme

ginkgopolis-ask-draft_character = Vyber, kterou postavu si necháš
ginkgopolis-ask-choose_action = Vyber kartu, samotnou nebo s dílkem
ginkgopolis-ask-exploit_urban_choice = Vezmi si zdroj, nebo dílek
ginkgopolis-ask-move_token = Kam se posune písmeno?
ginkgopolis-ask-relocate_token = Vyber písmenu místo na okraji
ginkgopolis-ask-push_tokens = Kterým směrem se písmena odsunou?
ginkgopolis-ask-return_tiles = Které dílky vrátíš do zásoby?
ginkgopolis-ask-over = Konec hry

## Rozhodnutí

ginkgopolis-action-draft = Nechat si: { $character }
ginkgopolis-action-exploit = { $card }, bez dílku
ginkgopolis-action-build = { $card } s dílkem: { $tile }
ginkgopolis-action-new_hand = Vzít si novou ruku
ginkgopolis-action-take_resource = Vzít si zdroj
ginkgopolis-action-take_tile = Vzít si dílek
ginkgopolis-action-move = { $side-id ->
    [north] Posunout písmeno nahoru
    [east] Posunout písmeno doprava
    [south] Posunout písmeno dolů
   *[west] Posunout písmeno doleva
}
ginkgopolis-action-relocate = Přesunout písmeno na { $place }. místo okraje
ginkgopolis-action-push_clockwise = Odsunout písmena po směru hodin
ginkgopolis-action-push_counterclockwise = Odsunout písmena proti směru hodin
ginkgopolis-action-return = Vrátit: { $tile }
ginkgopolis-action-done = Už nic nevracet

## Co se stalo. Prázdný dílek má id „none“.

ginkgopolis-fact-draft_began = Všichni si vybírají postavy
ginkgopolis-fact-draft_hand = { $seat-you ->
    [yes] Vybíráš z těchto: { $characters }
   *[no] { $seat } vybírá z těchto: { $characters }
}
ginkgopolis-fact-picked = { $seat-you ->
    [yes] Necháváš si postavu
   *[no] { $seat } si nechává postavu
}
ginkgopolis-fact-picked_character = { $seat-you ->
    [yes] Necháváš si: { $character }
   *[no] { $seat } si nechává: { $character }
}
ginkgopolis-fact-packets_passed = Ostatní postavy putují doleva
ginkgopolis-fact-characters_shown = { $seat-you ->
    [yes] Tvé postavy: { $characters }
   *[no] { $seat }, postavy: { $characters }
}
ginkgopolis-fact-round_began = { $first-you ->
    [yes] Začíná { $round }. kolo; první hráč jsi ty
   *[no] Začíná { $round }. kolo; první hráč: { $first }
}
ginkgopolis-fact-drew = { $seat-you ->
    [yes] Dobíráš { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
   *[no] { $seat } dobírá { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }
}
ginkgopolis-fact-drew_cards = { $seat-you ->
    [yes] Dobíráš: { $cards }
   *[no] { $seat } dobírá: { $cards }
}
ginkgopolis-fact-laid_for_gosha = Pro Gošu leží karta lícem dolů
ginkgopolis-fact-last_card = Byla to poslední karta balíčku, takže ji znáš: { $card }
ginkgopolis-fact-opened = První karty balíčku jdou na odkládací hromádku: { $cards }
ginkgopolis-fact-rebuilt = { $entered-count ->
    [0] Z odhozených karet je nový balíček, { $size ->
        [one] { $size } karta
        [few] { $size } karty
       *[other] { $size } karet
    }
   *[other] Z odhozených karet je nový balíček, { $size ->
        [one] { $size } karta
        [few] { $size } karty
       *[other] { $size } karet
    }, s novými budovami: { $entered }
}
ginkgopolis-fact-chose = { $seat-you ->
    [yes] { $with_tile ->
        [yes] Vybíráš kartu s dílkem
       *[no] Vybíráš samotnou kartu
    }
   *[no] { $with_tile ->
        [yes] { $seat } vybírá kartu s dílkem
       *[no] { $seat } vybírá samotnou kartu
    }
}
ginkgopolis-fact-chose_card = { $seat-you ->
    [yes] { $tile-id ->
        [none] Vybíráš samotnou kartu: { $card }
       *[other] Vybíráš: { $card } s dílkem { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } vybírá samotnou kartu: { $card }
       *[other] { $seat } vybírá: { $card } s dílkem { $tile }
    }
}
ginkgopolis-fact-new_hand_taken = { $seat-you ->
    [yes] Bereš si novou ruku (zbývá { $left }), odhazuješ: { $discarded }
   *[no] { $seat } si bere novou ruku (zbývá { $left }), odhazuje: { $discarded }
}
ginkgopolis-fact-revealed = { $seat-you ->
    [yes] { $tile-id ->
        [none] Hraješ kartu: { $card }
       *[other] Hraješ kartu: { $card }, s dílkem { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } hraje kartu: { $card }
       *[other] { $seat } hraje kartu: { $card }, s dílkem { $tile }
    }
}
ginkgopolis-fact-fell_back = { $seat-you ->
    [yes] Dílek nemáš čím zaplatit: { $tile } (potřeba: zdrojů { $resources }, bodů úspěchu { $vp }; k dispozici: { $resources_had } a { $vp_had }), karta tedy platí samotná
   *[no] { $seat } nemá čím zaplatit dílek: { $tile } (potřeba: zdrojů { $resources }, bodů úspěchu { $vp }; k dispozici: { $resources_had } a { $vp_had }), karta tedy platí samotná
}
ginkgopolis-fact-urbanized = { $seat-you ->
    [yes] Urbanizuješ: { $tile } místo „{ $card }“
   *[no] { $seat } urbanizuje: { $tile } místo „{ $card }“
}
ginkgopolis-fact-constructed = { $seat-you ->
    [yes] Stavíš { $height }. podlaží: { $tile } na { $card }
   *[no] { $seat } staví { $height }. podlaží: { $tile } na { $card }
}
# $total je větší než 0, když tam staví někdo jiný: bod za každý zdroj.
ginkgopolis-fact-took_back = { $seat-you ->
    [yes] { $total ->
        [0] Vrací se ti { $resources ->
            [one] { $resources } zdroj
            [few] { $resources } zdroje
           *[other] { $resources } zdrojů
        }
       *[other] Vrací se ti { $resources ->
            [one] { $resources } zdroj
            [few] { $resources } zdroje
           *[other] { $resources } zdrojů
        } a za každý bod úspěchu
    }
   *[no] { $total ->
        [0] { $seat } dostává zpět { $resources ->
            [one] { $resources } zdroj
            [few] { $resources } zdroje
           *[other] { $resources } zdrojů
        }
       *[other] { $seat } dostává zpět { $resources ->
            [one] { $resources } zdroj
            [few] { $resources } zdroje
           *[other] { $resources } zdrojů
        } a za každý bod úspěchu
    }
}
ginkgopolis-fact-paid_resources = { $seat-you ->
    [yes] Platíš { $total ->
        [one] { $total } zdroj
        [few] { $total } zdroje
       *[other] { $total } zdrojů
    }
   *[no] { $seat } platí { $total ->
        [one] { $total } zdroj
        [few] { $total } zdroje
       *[other] { $total } zdrojů
    }
}
ginkgopolis-fact-paid_vp = { $seat-you ->
    [yes] Platíš { $total ->
        [one] { $total } bod úspěchu
        [few] { $total } body úspěchu
       *[other] { $total } bodů úspěchu
    }
   *[no] { $seat } platí { $total ->
        [one] { $total } bod úspěchu
        [few] { $total } body úspěchu
       *[other] { $total } bodů úspěchu
    }
}
ginkgopolis-fact-letter_moved = { $card } se posouvá po okraji
ginkgopolis-fact-gained_resources = { $seat-you ->
    [yes] { $total ->
        [0] Nedostáváš žádné zdroje: tvá zásoba je prázdná
        [one] Dostáváš { $total } zdroj
        [few] Dostáváš { $total } zdroje
       *[other] Dostáváš { $total } zdrojů
    }
   *[no] { $total ->
        [0] { $seat } nedostává žádné zdroje: zásoba je prázdná
        [one] { $seat } dostává { $total } zdroj
        [few] { $seat } dostává { $total } zdroje
       *[other] { $seat } dostává { $total } zdrojů
    }
}
ginkgopolis-fact-gained_vp = { $seat-you ->
    [yes] Dostáváš { $total ->
        [one] { $total } bod úspěchu
        [few] { $total } body úspěchu
       *[other] { $total } bodů úspěchu
    }
   *[no] { $seat } dostává { $total ->
        [one] { $total } bod úspěchu
        [few] { $total } body úspěchu
       *[other] { $total } bodů úspěchu
    }
}
# Dobírají se po jednom.
ginkgopolis-fact-tiles_due = { $seat-you ->
    [yes] Smíš si dobrat { $total ->
        [one] { $total } dílek
        [few] { $total } dílky
       *[other] { $total } dílků
    }
   *[no] { $seat } si smí dobrat { $total ->
        [one] { $total } dílek
        [few] { $total } dílky
       *[other] { $total } dílků
    }
}
ginkgopolis-fact-drew_tile = { $seat-you ->
    [yes] Dobíráš dílek (zbývá { $left })
   *[no] { $seat } dobírá dílek (zbývá { $left })
}
ginkgopolis-fact-drew_tile_face = { $seat-you ->
    [yes] Dobíráš dílek: { $tile }
   *[no] { $seat } dobírá dílek: { $tile }
}
ginkgopolis-fact-tiles_lost = { $seat-you ->
    [yes] Dílky došly: přicházíš o { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }
   *[no] Dílky došly: { $seat } přichází o { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }
}
ginkgopolis-fact-reserve_empty = { $time ->
    [1] Zásoba dílků je prázdná
   *[other] Zásoba dílků je prázdná podruhé: tohle kolo je poslední
}
ginkgopolis-fact-return_began = Teď lze vracet dílky: { $seats }
ginkgopolis-fact-return_picked = { $seat-you ->
    [yes] Vrátíš: { $tile }
   *[no] { $seat } vrátí: { $tile }
}
ginkgopolis-fact-return_decided = { $seat-you ->
    [yes] Už je rozhodnuto, co vrátíš
   *[no] { $seat }: rozhodnuto, co vrátit
}
ginkgopolis-fact-tiles_returned = { $seat-you ->
    [yes] Vracíš { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }, každý za bod úspěchu
   *[no] { $seat } vrací { $count ->
        [one] { $count } dílek
        [few] { $count } dílky
       *[other] { $count } dílků
    }, každý za bod úspěchu
}
ginkgopolis-fact-card_kept = { $seat-you ->
    [yes] Necháváš si kartu: { $card }
   *[no] { $seat } si nechává kartu: { $card }
}
ginkgopolis-fact-card_discarded = Na odkládací hromádku: { $card }
ginkgopolis-fact-unused_discarded = { $seat-you ->
    [yes] Odhazuješ ostatní karty: { $cards }
   *[no] { $seat } odhazuje ostatní karty: { $cards }
}
ginkgopolis-fact-hands_passed = Karty v ruce putují doleva
ginkgopolis-fact-received_hand = { $seat-you ->
    [yes] Dostáváš: { $cards }
   *[no] { $seat } dostává: { $cards }
}
ginkgopolis-fact-gosha_redrew = Goša hledá něco lepšího než { $card } a dobírá { $drawn }; hraje { $used }
# $resources je 0, když na něj nezbyl dílek.
ginkgopolis-fact-gosha_cannot = { $resources ->
    [0] Pro Gošu není dílek: tohle kolo je poslední
   *[other] Goša nemůže stavět (zdroje: { $resources_had } z { $resources }): tohle kolo je poslední
}
ginkgopolis-fact-resources_placed = { $seat-you ->
    [yes] Všechny tvé zdroje jsou ve městě: tohle kolo je poslední
   *[no] { $seat }: všechny zdroje jsou ve městě, tohle kolo je poslední
}
ginkgopolis-fact-ended = Konec hry

## Proč to nejde

ginkgopolis-refusal-GK-21 = V jednom hráči se hraje proti Gošovi: vyber sólovou variantu.
ginkgopolis-refusal-GK-24 = Tahle postava není mezi těmi, ze kterých vybíráš.
ginkgopolis-refusal-GK-32 = V ruce nemáš: { $card }.
ginkgopolis-refusal-GK-35 = Za zástěnou nemáš dílek: { $tile }.
ginkgopolis-refusal-GK-39 = Nezbyl ti žádný žeton nové ruky.
ginkgopolis-refusal-GK-62 = Písmeno se posouvá na prázdné místo vedle nové budovy.
ginkgopolis-refusal-GK-93 = { $tile }: vrátit nelze. Jen dílky za tvou zástěnou, vzestupně.
ginkgopolis-refusal-GK-95 = { $tile } leží na vybrané kartě, vrátit nelze.
ginkgopolis-refusal-GK-123 = Sólové varianty jsou pro jednoho hráče. Hráči u tohoto stolu: { $seats }.
ginkgopolis-refusal-GK-136 = V sólové hře nejsou nové ruce.
ginkgopolis-refusal-GK-T4 = Písmeno patří na prázdné místo okraje, kde písmena zůstanou podle abecedy.

## Řádky částek. $source je dílek nebo karta; samotná částka stojí vedle.

ginkgopolis-line-GK-26 = { $source }
ginkgopolis-line-GK-42 = Zbylé žetony nové ruky: { $count } × { $each }
ginkgopolis-line-GK-49 = Víc v zásobě není
ginkgopolis-line-GK-54 = { $source }
ginkgopolis-line-GK-55 = { $source }, co ještě zbylo
ginkgopolis-line-GK-56 = { $source }, { $count ->
    [one] { $count } podlaží
    [few] { $count } podlaží
   *[other] { $count } podlaží
}
ginkgopolis-line-GK-57 = Bonus: { $source }
ginkgopolis-line-GK-61 = Na novou budovu: { $source }
ginkgopolis-line-GK-64 = Vedle: { $source }, { $count ->
    [one] { $count } podlaží
    [few] { $count } podlaží
   *[other] { $count } podlaží
}
ginkgopolis-line-GK-66 = Bonus: { $source }
ginkgopolis-line-GK-72 = Za vrácené: { $count ->
    [one] { $count } zdroj
    [few] { $count } zdroje
   *[other] { $count } zdrojů
}
ginkgopolis-line-GK-73 = { $source }: o { $count } méně
ginkgopolis-line-GK-74 = { $source }: jiná barva
ginkgopolis-line-GK-76 = { $source }, { $count ->
    [one] { $count } podlaží
    [few] { $count } podlaží
   *[other] { $count } podlaží
}
ginkgopolis-line-GK-78 = Bonus: { $source }
ginkgopolis-line-GK-94 = Vrácené dílky
# $source: jedna z částí níže.
ginkgopolis-line-GK-103 = { $source }
# $source: nejvyšší číslo čtvrti, podle něj se jmenuje.
ginkgopolis-line-GK-108 = První místo ve čtvrti: { $source }
ginkgopolis-line-GK-109 = Druhé místo ve čtvrti: { $source }
ginkgopolis-line-GK-111 = Jediný majitel ve čtvrti: { $source }, { $count } × { $each }
ginkgopolis-line-GK-118 = { $source }: { $count ->
    [one] { $count } zdroj
    [few] { $count } zdroje
   *[other] { $count } zdrojů
} × { $each }
ginkgopolis-line-GK-119 = { $source }: { $count ->
    [one] { $count } budova
    [few] { $count } budovy
   *[other] { $count } budov
} × { $each }
ginkgopolis-line-GK-120 = { $source }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
} × { $each }
ginkgopolis-line-GK-121 = { $source }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
} × { $each }
ginkgopolis-line-GK-122 = { $source }
ginkgopolis-line-GK-124 = Do začátku
ginkgopolis-line-GK-131 = Vedle: { $source }, { $count ->
    [one] { $count } podlaží
    [few] { $count } podlaží
   *[other] { $count } podlaží
}

## Z čeho se skládají body

ginkgopolis-part-vp = Body úspěchu
ginkgopolis-part-cards = Karty
ginkgopolis-part-districts = Čtvrti
ginkgopolis-part-new_hands = Nové ruce

## V prohlížeči: deska

ginkgopolis-board-city = Město
ginkgopolis-board-screen = Za tvou zástěnou
ginkgopolis-board-hand = Ruka
ginkgopolis-board-your-tiles = Tvé dílky
ginkgopolis-board-no-tile = Bez dílku
ginkgopolis-board-no-tiles = Nemáš žádné dílky.
# Karta už je vzatá.
ginkgopolis-board-ask-tile = { $card }: vyber k ní dílek, nebo žádný
ginkgopolis-board-pick = Vybrat: { $card }
ginkgopolis-board-return-how = Za každý vrácený dílek dostáváš 1 bod úspěchu.
ginkgopolis-board-first = první
ginkgopolis-board-last-round = Poslední kolo
ginkgopolis-board-laid-alone = Karta je vybraná
ginkgopolis-board-laid-with_tile = Karta s dílkem je vybraná
# $tile je „none“, když na kartě dílek není.
ginkgopolis-board-only-you = { $tile ->
    [none] Víš jen ty: { $card }, bez dílku
   *[other] Víš jen ty: { $card } s dílkem { $tile }
}
ginkgopolis-board-kept-so-far = Zatím ponecháno
ginkgopolis-board-starts-with = Do začátku: { $gain }
ginkgopolis-board-flat = Ploché město
ginkgopolis-board-districts = Čtvrti
ginkgopolis-board-known = Co už znám
ginkgopolis-board-legend-red = Červené budovy dávají zdroje
ginkgopolis-board-legend-blue = Modré budovy dávají dílky
ginkgopolis-board-legend-yellow = Žluté budovy dávají body úspěchu

## V prohlížeči: čísla a hromádky

ginkgopolis-board-figure-resource = Zdroje
ginkgopolis-board-figure-resource-why = Na každé podlaží, které stavíš, dáš jeden. Podlaží v jiné barvě stojí o jeden víc.
ginkgopolis-board-figure-tile = Dílky
ginkgopolis-board-figure-tile-why = Z dílku je nová budova nebo další podlaží.
ginkgopolis-board-figure-vp = Body úspěchu
ginkgopolis-board-figure-vp-why = Počítají se na konci. Do té doby se jimi platí za dílky s nižším číslem.
ginkgopolis-board-figure-new_hands = Nové ruce
ginkgopolis-board-figure-new_hands-why = Odhoď své karty a dober jiné. Každá nevyužitá nová ruka má na konci cenu 2 bodů úspěchu.
# Zdroje: $count z $all.
ginkgopolis-board-in-the-city = { $count } z { $all } ve městě
ginkgopolis-board-of-all = z { $all }
ginkgopolis-board-in-reserve = { $count } v zásobě
ginkgopolis-board-in-the-city-why = Když má někdo ve městě všechny zdroje ({ $all }), kolo je poslední.
ginkgopolis-board-pile-reserve = { $count ->
    [one] { $count } dílek v zásobě
    [few] { $count } dílky v zásobě
   *[other] { $count } dílků v zásobě
}
ginkgopolis-board-pile-reserve-name = dílky
ginkgopolis-board-pile-reserve-why = Když je prázdná poprvé, smí se dílky vracet; když podruhé, kolo je poslední.
ginkgopolis-board-pile-deck = { $count ->
    [one] { $count } karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
}
ginkgopolis-board-pile-deck-name = balíček
ginkgopolis-board-pile-deck-why = Když je prázdný, stane se balíčkem odkládací hromádka, i s kartami všech stavenišť.
ginkgopolis-board-pile-discard = { $count ->
    [one] { $count } odhozená karta
    [few] { $count } odhozené karty
   *[other] { $count } odhozených karet
}
ginkgopolis-board-pile-discard-name = odhozené
ginkgopolis-board-pile-discard-why = Karty zahrané samotné a zastavěná písmena.

## V prohlížeči: karty, budovy a bonusy

ginkgopolis-board-nothing = nic
# $gain: „2 zdroje“.
ginkgopolis-board-alone = Samotná dává: { $gain }
ginkgopolis-board-alone-letter = Samotná dává 1 zdroj, nebo 1 dílek
ginkgopolis-board-with-tile-letter = S dílkem: nová budova na tomto písmenu za 1 zdroj. Všechno vedle ti dá, co má.
ginkgopolis-board-with-tile-building = S dílkem: další podlaží za tolik zdrojů, kolik jich pak bude. Jiná barva stojí o 1 zdroj víc, nižší číslo rozdíl v bodech úspěchu.
ginkgopolis-board-kept = Pak ti karta zůstane: { $bonus }
# $trigger: co je třeba udělat.
ginkgopolis-board-bonus = { $trigger }: { $gain }
ginkgopolis-board-bonus-end = Na konci: { $what }
ginkgopolis-board-at-the-end = Na konci
ginkgopolis-board-no-bonus = Žádná karta před zástěnou tu nic nedává.
ginkgopolis-board-your-bonuses-title = Tvé bonusy
ginkgopolis-board-floors = { $count ->
    [one] { $count } podlaží
    [few] { $count } podlaží
   *[other] { $count } podlaží
}
ginkgopolis-board-nobodys = ničí
ginkgopolis-board-nobodys-why = Tady ještě nikdo nestavěl.
ginkgopolis-board-your-card = tvá karta
ginkgopolis-board-site = staveniště
ginkgopolis-board-site-why = Staveniště: jeho karta přijde do hry s příštím balíčkem.
ginkgopolis-board-owned = { $count ->
    [one] { $name }: stojí na ní { $count } zdroj
    [few] { $name }: stojí na ní { $count } zdroje
   *[other] { $name }: stojí na ní { $count } zdrojů
}
ginkgopolis-board-below = Pod střechou: { $tiles }
ginkgopolis-board-tile-gives = Budova této barvy dává za každé podlaží: { $gain }.
ginkgopolis-board-tile-waits = Nejdřív vyber kartu: pak uvidíš, kolik tam dílek stojí.

## V prohlížeči: předpověď. Jak je to teď; ostatní mohou hrát dřív.

ginkgopolis-board-title-exploit = { $card }, bez dílku
ginkgopolis-board-title-urbanize = { $tile } místo „{ $card }“
ginkgopolis-board-title-construct = { $floors ->
    [one] { $tile } na { $card }: { $floors } podlaží
    [few] { $tile } na { $card }: { $floors } podlaží
   *[other] { $tile } na { $card }: { $floors } podlaží
}
ginkgopolis-board-costs = Stojí: { $what }
# $what: „1 zdroj“.
ginkgopolis-board-short = Teď to nestačí, chybí: { $what }
ginkgopolis-board-too-dear = zatím moc drahé: { $what }
ginkgopolis-board-falls-back = Když ani pak nebude čím platit, dílek se vrátí a karta platí samotná.
ginkgopolis-board-onto-it = { $count ->
    [one] na budovu
    [few] na budovu, jeden na každé podlaží
   *[other] na budovu, jeden na každé podlaží
}
ginkgopolis-board-other-colour = jiná barva
ginkgopolis-board-lower-number = o { $count } méně
# $name: majitel. Následují počty.
ginkgopolis-board-takes-back = { $name } dostává zpět
ginkgopolis-board-building-gives = budova dává
ginkgopolis-board-neighbours-give = vedle: { $tiles }
ginkgopolis-board-your-bonuses = tvé bonusy
ginkgopolis-board-stays = { $card } ti zůstává
# Následují body úspěchu.
ginkgopolis-board-district-alone = čtvrť: jen ty
ginkgopolis-board-district-place = { $place ->
    [1] čtvrť: první místo je tvé
    [2] čtvrť: druhé místo je tvé
   *[other] čtvrť: { $place }. místo
}
ginkgopolis-board-ends = Všechny tvé zdroje by byly ve městě: poslední kolo
ginkgopolis-board-then-you-have = Pak máš

## V prohlížeči: čtvrti

# $tile: její nejvyšší číslo, podle něj se jmenuje.
ginkgopolis-board-district-of = Čtvrť: { $tile }
ginkgopolis-board-resources-in-all = { $count ->
    [one] celkem { $count } zdroj
    [few] celkem { $count } zdroje
   *[other] celkem { $count } zdrojů
}
ginkgopolis-board-place = { $place }.
ginkgopolis-board-no-districts = Nikdo nemá v žádné čtvrti zdroje.
# $count: zdroje.
ginkgopolis-board-why-alone = Jen jeden majitel, tedy obě místa: 2 × { $count }
# $count: zdroje každého; $a a $b: podlaží jejich nejvyšších budov.
ginkgopolis-board-why-height = Každý má { $count }: rozhoduje výška, { $a } proti { $b }
# $count: zdroje každého; $floors: podlaží nejvyšších budov obou; $a a $b: čísla na nich.
ginkgopolis-board-why-number = Každý má { $count } a podlaží { $floors }: číslo { $a } je víc než { $b }

## V prohlížeči: co ví pozorný hráč

ginkgopolis-known-how = Všechno, čeho si šlo všimnout: karty poslané dál, odhozené karty, co stojí ve městě, a dílky, které se ukázaly, protože je nebylo čím zaplatit.
ginkgopolis-known-tiles = Dílky
ginkgopolis-known-cards = Karty
ginkgopolis-known-tiles-own = Za tvou zástěnou: { $count }
ginkgopolis-known-tiles-other = { $name }, ukázané a za zástěnou: { $count }
ginkgopolis-known-tiles-unseen = V zásobě, za cizími zástěnami nebo mimo hru: { $count }
ginkgopolis-known-tiles-returned = Vráceno tebou: { $count }
ginkgopolis-known-tiles-city = Ve městě: { $count }
ginkgopolis-known-cards-own = V tvé ruce: { $count }
ginkgopolis-known-cards-other = { $name }, v ruce: { $count }
ginkgopolis-known-cards-unseen = V balíčku nebo v cizích rukou: { $count }
ginkgopolis-known-cards-discard = Odhozené: { $count }
ginkgopolis-known-cards-next = Přijdou s příštím balíčkem: { $count }
ginkgopolis-known-cards-kept = { $name }, před zástěnou: { $count }
ginkgopolis-known-cards-future = Ještě nejsou ve hře: { $count }

## Jak se hraje: stránka na pět minut

ginkgopolis-how-goal-title = Cíl
ginkgopolis-how-goal = Společně stavíte jedno zelené město, do šířky i do výšky. Vyhrává, kdo má na konci nejvíc bodů úspěchu: z karet a z prvních míst ve čtvrtích.
ginkgopolis-how-building = Budova má barvu a číslo svého vrchního dílku. Praporek říká, kolik má podlaží a čí zdroje na ní stojí: na každé podlaží jeden. Devět budov na začátku nepatří nikomu.
ginkgopolis-how-round-title = Kolo
ginkgopolis-how-round-choose-title = Výběr
ginkgopolis-how-round-choose = Každý si tajně vybere jednu ze 4 karet, samotnou nebo s dílkem zpoza zástěny.
ginkgopolis-how-round-act-title = Provedení
ginkgopolis-how-round-act = Od prvního hráče každý odkryje kartu a dílek a provede, co znamenají.
ginkgopolis-how-round-pass-title = Předání
ginkgopolis-how-round-pass = Zbylé 3 karty jdou sousedovi vlevo a každý si dobere kartu. Co posíláš dál, víš.
ginkgopolis-how-alone-title = Samotná karta
ginkgopolis-how-alone = Budova na kartě ti dá tolik, kolik má podlaží, ať patří komukoli: červená zdroje, modrá dílky, žlutá body úspěchu. Písmeno dá 1 zdroj, nebo 1 dílek. Karta se odhodí.
ginkgopolis-how-outwards-title = Písmeno s dílkem: nová budova
ginkgopolis-how-outwards = Polož dílek na místo písmena a na něj 1 zdroj. Písmeno se posune na prázdné místo vedle. Pak ti všechny budovy vedle nové dají, co mají.
ginkgopolis-how-upwards-title = Karta budovy s dílkem: další podlaží
ginkgopolis-how-upwards = Majitel si vezme zdroje zpět a za každý dostane 1 bod úspěchu. Pak je budova tvá: polož na ni zdroj za každé podlaží. Jiná barva stojí o 1 zdroj víc, nižší číslo rozdíl v bodech úspěchu. Karta ti zůstane a dává bonus do konce hry. Když nemáš čím zaplatit, dílek se vrátí a karta platí samotná.
ginkgopolis-how-example-alone = { ginkgopolis-card-card_red_6 } má 2 podlaží, takže ti dá 2 zdroje. Tvé dvě karty dávají 1 dílek a 1 bod úspěchu.
ginkgopolis-how-example-outwards = { ginkgopolis-card-tile_red_8 } přijde na místo C za 1 zdroj. Vedle ti { ginkgopolis-card-tile_red_2 } dá 1 zdroj a { ginkgopolis-card-tile_blue_9 } 2 dílky; tvá karta dá ještě 1 zdroj.
ginkgopolis-how-example-upwards = { ginkgopolis-card-tile_yellow_4 } přijde na { ginkgopolis-card-tile_red_7 }: 3 zdroje za 3 podlaží, 1 za jinou barvu a 3 body úspěchu, protože 4 je o 3 méně než 7. Předchozí majitel dostane zpět 2 zdroje a 2 body úspěchu. Tvé karty ti dají 1 zdroj a 1 bod úspěchu a zahraná karta ti zůstane.
ginkgopolis-how-deck-title = Balíček a staveniště
ginkgopolis-how-deck = Na tom, co tak vzniklo, stojí jeřáb: karta přijde do hry, až bude balíček prázdný a novým balíčkem se stane odkládací hromádka.
ginkgopolis-how-new-hand = Dvakrát za hru smíš před výběrem odhodit celou ruku a dobrat 4 jiné karty. Každé nevyužité má na konci cenu 2 bodů úspěchu.
ginkgopolis-how-end-title = Konec
ginkgopolis-how-end-when = Když dílky dojdou poprvé, smíš je vracet, každý za 1 bod úspěchu. Když dojdou znovu, nebo má někdo ve městě všechny zdroje, kolo se dohraje.
ginkgopolis-how-end-score = Počítají se tvé body úspěchu, koncové bonusy karet, 2 za každou zbylou novou ruku a čtvrti.
ginkgopolis-how-end-districts = Čtvrť jsou nejméně 2 budovy stejné barvy vedle sebe. Kdo v ní má nejvíc zdrojů, dostane 1 bod úspěchu za každý zdroj v ní, ať je čí chce; druhý dostane 1 za každý svůj. Při shodě rozhoduje vyšší budova, pak vyšší číslo. Kdo je v ní sám, dostane 2 za každý.
ginkgopolis-how-example-end = V modré čtvrti stojí 7 zdrojů. Tři z nich má první, ten dostane 7. Dva hráči mají po 2, na budovách o 2 podlažích: 14 je víc než 9, druhý je tedy ten se 14. Žlutá čtvrť má jednoho majitele: 2 × 3.
ginkgopolis-how-solo-title = Sám proti Gošovi
ginkgopolis-how-solo = Každé kolo vybíráš jednu ze 3 karet a nemáš postavy ani nové ruce. Pak Goša odkryje kartu, staví dílkem ze zásoby a dostává body úspěchu za to, co stojí vedle.
# Nejméně jistá čtení pravidel; GK-R23 a GK-R24 jsou id výkladů.
ginkgopolis-how-solo-readings = Dvě čtení pravidel nejsou jistá: že Gošova karta pochází z balíčku, a ne z tvých (GK-R23), a že Goša neplatí nic za jinou barvu ani za nižší číslo (GK-R24).
ginkgopolis-how-table-title = U tohoto stolu
ginkgopolis-how-table-place = Karta je místo: vyber ji v ruce, nebo ve městě. Pak vyber dílek, nebo žádný.
ginkgopolis-how-table-forecast = Rámeček říká, kolik by to stálo a co by to přineslo, jak věci stojí. Ostatní mohou hrát dřív než ty.
ginkgopolis-how-table-flat = Klávesa V město zploští, aby žádná budova nezakrývala jinou.
ginkgopolis-how-table-keys = Klávesy: 1 až 4 vezmou kartu, Q, W, E, R … vybírají dílky a místa v jejich pořadí, 0 žádný, N novou ruku.
ginkgopolis-how-table-known = „{ ginkgopolis-board-known }“ ukazuje, co ví pozorný hráč.
ginkgopolis-how-tips-title = Tři rady
ginkgopolis-how-tips-bonuses = Stav podlaží brzy: z karet s nízkými čísly jsou bonusy na celou hru.
ginkgopolis-how-tips-height = Vysokou budovu je těžké převzít a při shodě rozhoduje.
ginkgopolis-how-tips-pace = Sleduj, kolik zdrojů ostatních už je ve městě: konec může přijít dřív, než myslíš.

## První hra s trenérem

ginkgopolis-coach-goal = Vítej v plánovací kanceláři! Ve dvou stavíte jedno město, do šířky i do výšky; vyhrává víc bodů úspěchu, z karet a ze čtvrtí.
ginkgopolis-coach-choose = Vyber kartu: znamená místo ve městě. Samotná dá to, co dává tamní budova: červená zdroje, modrá dílky, žlutá body.
ginkgopolis-coach-tile = S dílkem tam ale stavíš: u písmena novou budovu, na budově další podlaží. Každé podlaží stojí zdroj.
ginkgopolis-coach-letter = Písmeno bez dílku dá 1 zdroj, nebo 1 dílek. Na stavbu potřebuješ obojí, tak ber to, co ti chybí.
ginkgopolis-coach-move = Nová budova zabrala místo písmena. Vyber, kam písmeno půjde: tam může město dál růst.
ginkgopolis-coach-relocate = Vedle není volné místo, takže písmeno jde podél okraje. Vyber kterékoli z nabízených míst.
ginkgopolis-coach-push = Písmena si překážejí. Vyber, kterým směrem se podél okraje odsunou.
ginkgopolis-coach-return = Dílky došly poprvé. Každý vrácený dílek je 1 bod úspěchu; nech si ty, ze kterých chceš ještě stavět.
ginkgopolis-coach-fell = Nebylo čím zaplatit: dílek se vrátil a karta platila samotná. Rámeček u města ukazuje cenu ještě před potvrzením.
ginkgopolis-coach-paid = Stálo to body úspěchu: { $amount }, protože tvé číslo je nižší než to, které zakrylo. Vyšší číslo je nestojí.
ginkgopolis-coach-outwards = Nová budova, a sousední ti daly, co mají. Stav tedy tam, kde jsou bohatí sousedé.
ginkgopolis-coach-upwards = Zvyšuješ budovu a její karta ti zůstává. Takové karty platí pokaždé, když děláš totéž.
ginkgopolis-coach-back = Soupeř staví na tvé budově. Zdroje se vrátily a s nimi body úspěchu: { $amount }; místo je ale pryč.
ginkgopolis-coach-passed = Nevyužité karty šly k soupeři a tyhle přišly k tobě. Víš, co teď může udělat.
ginkgopolis-coach-districts = Budovy stejné barvy vedle sebe jsou čtvrť. Kdo v ní má na konci nejvíc zdrojů, dostane bod za každý z nich, ať je čí chce.
ginkgopolis-coach-hand = Když ti karty nepomáhají, smíš si vzít novou ruku, dvakrát za hru. Každé nevyužité má na konci cenu 2 bodů.
ginkgopolis-coach-end = Hra končí, když tahle zásoba dojde podruhé, nebo když má někdo ve městě všechny zdroje. Teď rozhodují čtvrti.
ginkgopolis-coach-learned-card = Samotná karta dá to, co stojí na jejím místě.
ginkgopolis-coach-learned-build = Karta s dílkem staví: u písmena do šířky, na budově do výšky, a pak ti karta zůstane.
ginkgopolis-coach-learned-districts = Ve čtvrti dostane body za všechny zdroje ten, kdo jich tam má nejvíc.
ginkgopolis-coach-learned-end = Hru ukončí prázdná zásoba, nebo hráč bez zdrojů.

### Ginkgopolis. Az egyes üzenetfajták argumentumai: locales/README.md.
### A szavak a docs/rules/ginkgopolis.md szójegyzékéből valók. A lapkának és az épülete kártyájának ugyanaz a neve.

## A dobozon

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = Zöld város, amely lapkáról lapkára terjeszkedik és magasodik.

## Beállítások

ginkgopolis-option-mode = Játékmód
ginkgopolis-option-mode-intro = Első játék
ginkgopolis-option-mode-intro-blurb = Mindenki három olyan szereplővel kezd, akik jól illenek egymáshoz.
ginkgopolis-option-mode-draft = Draft
ginkgopolis-option-mode-draft-blurb = Mindenki három szereplőt választ: egyet megtart, a többit továbbadja.
ginkgopolis-option-mode-solo_normal = Egyszemélyes
ginkgopolis-option-mode-solo_normal-blurb = Egy játékos Gósa ellen, aki minden fordulóban épít valamit.
ginkgopolis-option-mode-solo_expert = Egyszemélyes, haladó
ginkgopolis-option-mode-solo_expert-blurb = Gósa jobb kártyát is kereshet.
ginkgopolis-option-open_counts = Nyílt számok
ginkgopolis-option-open_counts-blurb = Mindenki látja, hány lapkája és erőforrása van a többieknek.

## Színek

ginkgopolis-colour-blue = kék
ginkgopolis-colour-red = piros
ginkgopolis-colour-yellow = sárga

## Lapkák, kártyák, betűk, szereplők

ginkgopolis-card-tile_blue_1 = Kék 1
ginkgopolis-card-tile_blue_2 = Kék 2
ginkgopolis-card-tile_blue_3 = Kék 3
ginkgopolis-card-tile_blue_4 = Kék 4
ginkgopolis-card-tile_blue_5 = Kék 5
ginkgopolis-card-tile_blue_6 = Kék 6
ginkgopolis-card-tile_blue_7 = Kék 7
ginkgopolis-card-tile_blue_8 = Kék 8
ginkgopolis-card-tile_blue_9 = Kék 9
ginkgopolis-card-tile_blue_10 = Kék 10
ginkgopolis-card-tile_blue_11 = Kék 11
ginkgopolis-card-tile_blue_12 = Kék 12
ginkgopolis-card-tile_blue_13 = Kék 13
ginkgopolis-card-tile_blue_14 = Kék 14
ginkgopolis-card-tile_blue_15 = Kék 15
ginkgopolis-card-tile_blue_16 = Kék 16
ginkgopolis-card-tile_blue_17 = Kék 17
ginkgopolis-card-tile_blue_18 = Kék 18
ginkgopolis-card-tile_blue_19 = Kék 19
ginkgopolis-card-tile_blue_20 = Kék 20
ginkgopolis-card-tile_red_1 = Piros 1
ginkgopolis-card-tile_red_2 = Piros 2
ginkgopolis-card-tile_red_3 = Piros 3
ginkgopolis-card-tile_red_4 = Piros 4
ginkgopolis-card-tile_red_5 = Piros 5
ginkgopolis-card-tile_red_6 = Piros 6
ginkgopolis-card-tile_red_7 = Piros 7
ginkgopolis-card-tile_red_8 = Piros 8
ginkgopolis-card-tile_red_9 = Piros 9
ginkgopolis-card-tile_red_10 = Piros 10
ginkgopolis-card-tile_red_11 = Piros 11
ginkgopolis-card-tile_red_12 = Piros 12
ginkgopolis-card-tile_red_13 = Piros 13
ginkgopolis-card-tile_red_14 = Piros 14
ginkgopolis-card-tile_red_15 = Piros 15
ginkgopolis-card-tile_red_16 = Piros 16
ginkgopolis-card-tile_red_17 = Piros 17
ginkgopolis-card-tile_red_18 = Piros 18
ginkgopolis-card-tile_red_19 = Piros 19
ginkgopolis-card-tile_red_20 = Piros 20
ginkgopolis-card-tile_yellow_1 = Sárga 1
ginkgopolis-card-tile_yellow_2 = Sárga 2
ginkgopolis-card-tile_yellow_3 = Sárga 3
ginkgopolis-card-tile_yellow_4 = Sárga 4
ginkgopolis-card-tile_yellow_5 = Sárga 5
ginkgopolis-card-tile_yellow_6 = Sárga 6
ginkgopolis-card-tile_yellow_7 = Sárga 7
ginkgopolis-card-tile_yellow_8 = Sárga 8
ginkgopolis-card-tile_yellow_9 = Sárga 9
ginkgopolis-card-tile_yellow_10 = Sárga 10
ginkgopolis-card-tile_yellow_11 = Sárga 11
ginkgopolis-card-tile_yellow_12 = Sárga 12
ginkgopolis-card-tile_yellow_13 = Sárga 13
ginkgopolis-card-tile_yellow_14 = Sárga 14
ginkgopolis-card-tile_yellow_15 = Sárga 15
ginkgopolis-card-tile_yellow_16 = Sárga 16
ginkgopolis-card-tile_yellow_17 = Sárga 17
ginkgopolis-card-tile_yellow_18 = Sárga 18
ginkgopolis-card-tile_yellow_19 = Sárga 19
ginkgopolis-card-tile_yellow_20 = Sárga 20
ginkgopolis-card-card_blue_1 = Kék 1
ginkgopolis-card-card_blue_2 = Kék 2
ginkgopolis-card-card_blue_3 = Kék 3
ginkgopolis-card-card_blue_4 = Kék 4
ginkgopolis-card-card_blue_5 = Kék 5
ginkgopolis-card-card_blue_6 = Kék 6
ginkgopolis-card-card_blue_7 = Kék 7
ginkgopolis-card-card_blue_8 = Kék 8
ginkgopolis-card-card_blue_9 = Kék 9
ginkgopolis-card-card_blue_10 = Kék 10
ginkgopolis-card-card_blue_11 = Kék 11
ginkgopolis-card-card_blue_12 = Kék 12
ginkgopolis-card-card_blue_13 = Kék 13
ginkgopolis-card-card_blue_14 = Kék 14
ginkgopolis-card-card_blue_15 = Kék 15
ginkgopolis-card-card_blue_16 = Kék 16
ginkgopolis-card-card_blue_17 = Kék 17
ginkgopolis-card-card_blue_18 = Kék 18
ginkgopolis-card-card_blue_19 = Kék 19
ginkgopolis-card-card_blue_20 = Kék 20
ginkgopolis-card-card_red_1 = Piros 1
ginkgopolis-card-card_red_2 = Piros 2
ginkgopolis-card-card_red_3 = Piros 3
ginkgopolis-card-card_red_4 = Piros 4
ginkgopolis-card-card_red_5 = Piros 5
ginkgopolis-card-card_red_6 = Piros 6
ginkgopolis-card-card_red_7 = Piros 7
ginkgopolis-card-card_red_8 = Piros 8
ginkgopolis-card-card_red_9 = Piros 9
ginkgopolis-card-card_red_10 = Piros 10
ginkgopolis-card-card_red_11 = Piros 11
ginkgopolis-card-card_red_12 = Piros 12
ginkgopolis-card-card_red_13 = Piros 13
ginkgopolis-card-card_red_14 = Piros 14
ginkgopolis-card-card_red_15 = Piros 15
ginkgopolis-card-card_red_16 = Piros 16
ginkgopolis-card-card_red_17 = Piros 17
ginkgopolis-card-card_red_18 = Piros 18
ginkgopolis-card-card_red_19 = Piros 19
ginkgopolis-card-card_red_20 = Piros 20
ginkgopolis-card-card_yellow_1 = Sárga 1
ginkgopolis-card-card_yellow_2 = Sárga 2
ginkgopolis-card-card_yellow_3 = Sárga 3
ginkgopolis-card-card_yellow_4 = Sárga 4
ginkgopolis-card-card_yellow_5 = Sárga 5
ginkgopolis-card-card_yellow_6 = Sárga 6
ginkgopolis-card-card_yellow_7 = Sárga 7
ginkgopolis-card-card_yellow_8 = Sárga 8
ginkgopolis-card-card_yellow_9 = Sárga 9
ginkgopolis-card-card_yellow_10 = Sárga 10
ginkgopolis-card-card_yellow_11 = Sárga 11
ginkgopolis-card-card_yellow_12 = Sárga 12
ginkgopolis-card-card_yellow_13 = Sárga 13
ginkgopolis-card-card_yellow_14 = Sárga 14
ginkgopolis-card-card_yellow_15 = Sárga 15
ginkgopolis-card-card_yellow_16 = Sárga 16
ginkgopolis-card-card_yellow_17 = Sárga 17
ginkgopolis-card-card_yellow_18 = Sárga 18
ginkgopolis-card-card_yellow_19 = Sárga 19
ginkgopolis-card-card_yellow_20 = Sárga 20
ginkgopolis-card-urban_a = A betű
ginkgopolis-card-urban_b = B betű
ginkgopolis-card-urban_c = C betű
ginkgopolis-card-urban_d = D betű
ginkgopolis-card-urban_e = E betű
ginkgopolis-card-urban_f = F betű
ginkgopolis-card-urban_g = G betű
ginkgopolis-card-urban_h = H betű
ginkgopolis-card-urban_i = I betű
ginkgopolis-card-urban_j = J betű
ginkgopolis-card-urban_k = K betű
ginkgopolis-card-urban_l = L betű
ginkgopolis-card-char_01 = Biotechnológus (urbanizáció)
ginkgopolis-card-char_02 = Biotervező (szintek)
ginkgopolis-card-char_03 = Biomérnök (szintek)
ginkgopolis-card-char_04 = Biotechnológus (szintek)
ginkgopolis-card-char_05 = Biotervező (szintek)
ginkgopolis-card-char_06 = Biomérnök (kártya magában)
ginkgopolis-card-char_07 = Biotechnológus (kártya magában)
ginkgopolis-card-char_08 = Biotervező (urbanizáció)
ginkgopolis-card-char_09 = Biomérnök (urbanizáció)
ginkgopolis-card-char_10 = Biotechnológus (urbanizáció)
ginkgopolis-card-char_11 = Biotervező (urbanizáció)
ginkgopolis-card-char_12 = Biomérnök (szintek)
ginkgopolis-card-char_13 = Biotechnológus (kártya magában)
ginkgopolis-card-char_14 = Biotervező (kártya magában)
ginkgopolis-card-char_15 = Biomérnök (szintek)
ginkgopolis-card-char_16 = Biotechnológus (urbanizáció)
ginkgopolis-card-char_17 = Biotervező (kártya magában)
ginkgopolis-card-char_18 = Biomérnök (kártya magában)
ginkgopolis-card-char_19 = Biomérnök (urbanizáció)
ginkgopolis-card-char_20 = Biomérnök (urbanizáció)
ginkgopolis-card-char_21 = Biotechnológus (szintek)
ginkgopolis-card-char_22 = Biotechnológus (szintek)
ginkgopolis-card-char_23 = Biotechnológus (szintek)
ginkgopolis-card-char_24 = Biotechnológus (kártya magában)
ginkgopolis-card-char_25 = Biotechnológus (kártya magában)
ginkgopolis-card-char_26 = Biomérnök (kártya magában)
ginkgopolis-card-char_27 = Biotechnológus (urbanizáció)

## Az egyszemélyes játék automata ellenfele

ginkgopolis-automaton = Gósa

## Bónuszok. $of: egy szín, vagy amit tenni kell; $vp: sikerpontok

ginkgopolis-trigger-exploit = Kártya magában
ginkgopolis-trigger-urbanize = Urbanizáció
ginkgopolis-trigger-construct = Ráépítés
ginkgopolis-asset-resource = { $count ->
    [one] { $count } erőforrás
   *[other] { $count } erőforrás
}
ginkgopolis-asset-vp = { $count ->
    [one] { $count } sikerpont
   *[other] { $count } sikerpont
}
ginkgopolis-asset-tile = { $count ->
    [one] { $count } lapka
   *[other] { $count } lapka
}
ginkgopolis-bonus-own_resources_on_colour = { $of ->
    [blue] { $vp } minden saját erőforrásért a kék épületeken
    [red] { $vp } minden saját erőforrásért a piros épületeken
   *[yellow] { $vp } minden saját erőforrásért a sárga épületeken
}
# $most 0: nincs felső határ.
ginkgopolis-bonus-own_buildings_height = { $most ->
    [0] { $vp } minden legalább { $least } szintes saját épületért
   *[other] { $vp } minden { $least }–{ $most } szintes saját épületért
}
ginkgopolis-bonus-cards_with_trigger = { $of ->
    [exploit] { $vp } minden saját kártyáért, amely magában kijátszott kártyáért ad bónuszt
    [urbanize] { $vp } minden saját kártyáért, amely urbanizációért ad bónuszt
   *[construct] { $vp } minden saját kártyáért, amely ráépítésért ad bónuszt
}
ginkgopolis-bonus-cards_of_colour = { $of ->
    [blue] { $vp } minden saját kék kártyáért
    [red] { $vp } minden saját piros kártyáért
   *[yellow] { $vp } minden saját sárga kártyáért
}
ginkgopolis-bonus-flat = { $vp ->
    [one] { $vp } sikerpont
   *[other] { $vp } sikerpont
}

## Mit kérdezünk

ginkgopolis-ask-draft_character = Válaszd ki, melyik szereplőt tartod meg
ginkgopolis-ask-choose_action = Válassz kártyát, magában vagy lapkával
ginkgopolis-ask-exploit_urban_choice = Vegyél el egy erőforrást vagy egy lapkát
ginkgopolis-ask-move_token = Hová kerül a betű?
ginkgopolis-ask-relocate_token = Válassz helyet a betűnek a város szélén
ginkgopolis-ask-push_tokens = Merre tolódjanak a betűk?
ginkgopolis-ask-return_tiles = Melyik lapkákat teszed vissza a készletbe?
ginkgopolis-ask-over = Vége a játéknak

## Döntések

ginkgopolis-action-draft = Megtartom: { $character }
ginkgopolis-action-exploit = { $card }, lapka nélkül
ginkgopolis-action-build = { $card } lapkával: { $tile }
ginkgopolis-action-new_hand = Új kezet kérek
ginkgopolis-action-take_resource = Erőforrást veszek el
ginkgopolis-action-take_tile = Lapkát veszek el
ginkgopolis-action-move = { $side-id ->
    [north] A betű felfelé lép
    [east] A betű jobbra lép
    [south] A betű lefelé lép
   *[west] A betű balra lép
}
ginkgopolis-action-relocate = A betű a szél { $place }. helyére kerül
ginkgopolis-action-push_clockwise = A betűk az óramutató járásával tolódnak
ginkgopolis-action-push_counterclockwise = A betűk az óramutatóval szemben tolódnak
ginkgopolis-action-return = Visszateszem: { $tile }
ginkgopolis-action-done = Nem teszek vissza többet

## Mi történt. Az üres lapka azonosítója „none”.

ginkgopolis-fact-draft_began = Mindenki szereplőket választ
ginkgopolis-fact-draft_hand = { $seat-you ->
    [yes] Ezek közül választasz: { $characters }
   *[no] { $seat } ezek közül választ: { $characters }
}
ginkgopolis-fact-picked = { $seat-you ->
    [yes] Megtartasz egy szereplőt
   *[no] { $seat } megtart egy szereplőt
}
ginkgopolis-fact-picked_character = { $seat-you ->
    [yes] Megtartod: { $character }
   *[no] { $seat } megtartja: { $character }
}
ginkgopolis-fact-packets_passed = A többi szereplő balra vándorol
ginkgopolis-fact-characters_shown = { $seat-you ->
    [yes] A szereplőid: { $characters }
   *[no] { $seat } szereplői: { $characters }
}
ginkgopolis-fact-round_began = { $first-you ->
    [yes] Kezdődik: { $round }. forduló; te vagy a kezdőjátékos
   *[no] Kezdődik: { $round }. forduló; kezdőjátékos: { $first }
}
ginkgopolis-fact-drew = { $seat-you ->
    [yes] Húzol { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    }
   *[no] { $seat } húz { $count ->
        [one] { $count } kártyát
       *[other] { $count } kártyát
    }
}
ginkgopolis-fact-drew_cards = { $seat-you ->
    [yes] Húzod: { $cards }
   *[no] { $seat } húzza: { $cards }
}
ginkgopolis-fact-laid_for_gosha = Gósának egy kártya fekszik képpel lefelé
ginkgopolis-fact-last_card = Ez volt a pakli utolsó kártyája, így ismered: { $card }
ginkgopolis-fact-opened = A pakli első kártyái a dobópakliba kerülnek: { $cards }
ginkgopolis-fact-rebuilt = { $entered-count ->
    [0] A dobópakliból új pakli lesz, { $size ->
        [one] { $size } kártya
       *[other] { $size } kártya
    }
   *[other] A dobópakliból új pakli lesz, { $size ->
        [one] { $size } kártya
       *[other] { $size } kártya
    }, az új épületekkel: { $entered }
}
ginkgopolis-fact-chose = { $seat-you ->
    [yes] { $with_tile ->
        [yes] Kártyát választasz lapkával
       *[no] Kártyát választasz lapka nélkül
    }
   *[no] { $with_tile ->
        [yes] { $seat } kártyát választ lapkával
       *[no] { $seat } kártyát választ lapka nélkül
    }
}
ginkgopolis-fact-chose_card = { $seat-you ->
    [yes] { $tile-id ->
        [none] Lapka nélkül választod: { $card }
       *[other] Választod: { $card }, lapkával: { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } lapka nélkül választja: { $card }
       *[other] { $seat } választja: { $card }, lapkával: { $tile }
    }
}
ginkgopolis-fact-new_hand_taken = { $seat-you ->
    [yes] Új kezet kérsz (maradt { $left }), eldobod: { $discarded }
   *[no] { $seat } új kezet kér (maradt { $left }), eldobja: { $discarded }
}
ginkgopolis-fact-revealed = { $seat-you ->
    [yes] { $tile-id ->
        [none] Kijátszod: { $card }
       *[other] Kijátszod: { $card }, lapkával: { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } kijátssza: { $card }
       *[other] { $seat } kijátssza: { $card }, lapkával: { $tile }
    }
}
ginkgopolis-fact-fell_back = { $seat-you ->
    [yes] Nem tudod kifizetni a lapkát: { $tile } (kell: { $resources } erőforrás és { $vp } sikerpont, van: { $resources_had } és { $vp_had }), így a kártya magában számít
   *[no] { $seat } nem tudja kifizetni a lapkát: { $tile } (kell: { $resources } erőforrás és { $vp } sikerpont, van: { $resources_had } és { $vp_had }), így a kártya magában számít
}
ginkgopolis-fact-urbanized = { $seat-you ->
    [yes] Urbanizálsz: { $tile } kerül ide: { $card }
   *[no] { $seat } urbanizál: { $tile } kerül ide: { $card }
}
ginkgopolis-fact-constructed = { $seat-you ->
    [yes] Ráépítesz: { $tile } kerül erre: { $card }, { $height }. szint
   *[no] { $seat } ráépít: { $tile } kerül erre: { $card }, { $height }. szint
}
# $total nagyobb 0-nál, ha más épít oda: minden erőforrásért egy pont.
ginkgopolis-fact-took_back = { $seat-you ->
    [yes] { $total ->
        [0] Visszakapsz { $resources ->
            [one] { $resources } erőforrást
           *[other] { $resources } erőforrást
        }
       *[other] Visszakapsz { $resources ->
            [one] { $resources } erőforrást
           *[other] { $resources } erőforrást
        }, mindegyikért egy sikerponttal
    }
   *[no] { $total ->
        [0] { $seat } visszakap { $resources ->
            [one] { $resources } erőforrást
           *[other] { $resources } erőforrást
        }
       *[other] { $seat } visszakap { $resources ->
            [one] { $resources } erőforrást
           *[other] { $resources } erőforrást
        }, mindegyikért egy sikerponttal
    }
}
ginkgopolis-fact-paid_resources = { $seat-you ->
    [yes] Fizetsz { $total ->
        [one] { $total } erőforrást
       *[other] { $total } erőforrást
    }
   *[no] { $seat } fizet { $total ->
        [one] { $total } erőforrást
       *[other] { $total } erőforrást
    }
}
ginkgopolis-fact-paid_vp = { $seat-you ->
    [yes] Fizetsz { $total ->
        [one] { $total } sikerpontot
       *[other] { $total } sikerpontot
    }
   *[no] { $seat } fizet { $total ->
        [one] { $total } sikerpontot
       *[other] { $total } sikerpontot
    }
}
ginkgopolis-fact-letter_moved = { $card } odébb kerül a város szélén
ginkgopolis-fact-gained_resources = { $seat-you ->
    [yes] { $total ->
        [0] Nem kapsz erőforrást: üres a készleted
        [one] Kapsz { $total } erőforrást
       *[other] Kapsz { $total } erőforrást
    }
   *[no] { $total ->
        [0] { $seat } nem kap erőforrást: üres a készlete
        [one] { $seat } kap { $total } erőforrást
       *[other] { $seat } kap { $total } erőforrást
    }
}
ginkgopolis-fact-gained_vp = { $seat-you ->
    [yes] Kapsz { $total ->
        [one] { $total } sikerpontot
       *[other] { $total } sikerpontot
    }
   *[no] { $seat } kap { $total ->
        [one] { $total } sikerpontot
       *[other] { $total } sikerpontot
    }
}
# Egyesével húzzák őket.
ginkgopolis-fact-tiles_due = { $seat-you ->
    [yes] Húzhatsz { $total ->
        [one] { $total } lapkát
       *[other] { $total } lapkát
    }
   *[no] { $seat } húzhat { $total ->
        [one] { $total } lapkát
       *[other] { $total } lapkát
    }
}
ginkgopolis-fact-drew_tile = { $seat-you ->
    [yes] Húzol egy lapkát (maradt { $left })
   *[no] { $seat } húz egy lapkát (maradt { $left })
}
ginkgopolis-fact-drew_tile_face = { $seat-you ->
    [yes] Ezt a lapkát húzod: { $tile }
   *[no] { $seat } ezt a lapkát húzza: { $tile }
}
ginkgopolis-fact-tiles_lost = { $seat-you ->
    [yes] Elfogytak a lapkák: elveszítesz { $count ->
        [one] { $count } lapkát
       *[other] { $count } lapkát
    }
   *[no] Elfogytak a lapkák: { $seat } elveszít { $count ->
        [one] { $count } lapkát
       *[other] { $count } lapkát
    }
}
ginkgopolis-fact-reserve_empty = { $time ->
    [1] Kiürült a lapkakészlet
   *[other] Másodszor is kiürült a lapkakészlet: ez az utolsó forduló
}
ginkgopolis-fact-return_began = Most lapkákat tehet vissza: { $seats }
ginkgopolis-fact-return_picked = { $seat-you ->
    [yes] Vissza fogod tenni: { $tile }
   *[no] { $seat } vissza fogja tenni: { $tile }
}
ginkgopolis-fact-return_decided = { $seat-you ->
    [yes] Eldöntötted, mit teszel vissza
   *[no] { $seat } eldöntötte, mit tesz vissza
}
ginkgopolis-fact-tiles_returned = { $seat-you ->
    [yes] Visszateszel { $count ->
        [one] { $count } lapkát
       *[other] { $count } lapkát
    }, mindegyikért egy sikerpont jár
   *[no] { $seat } visszatesz { $count ->
        [one] { $count } lapkát
       *[other] { $count } lapkát
    }, mindegyikért egy sikerpont jár
}
ginkgopolis-fact-card_kept = { $seat-you ->
    [yes] Megtartod a kártyát: { $card }
   *[no] { $seat } megtartja a kártyát: { $card }
}
ginkgopolis-fact-card_discarded = A dobópakliba kerül: { $card }
ginkgopolis-fact-unused_discarded = { $seat-you ->
    [yes] Eldobod a többi kártyát: { $cards }
   *[no] { $seat } eldobja a többi kártyát: { $cards }
}
ginkgopolis-fact-hands_passed = A kézben lévő kártyák balra vándorolnak
ginkgopolis-fact-received_hand = { $seat-you ->
    [yes] Megkapod: { $cards }
   *[no] { $seat } megkapja: { $cards }
}
ginkgopolis-fact-gosha_redrew = Gósa jobbat keres ennél: { $card }; húzása { $drawn }, kijátssza: { $used }
# $resources 0, ha nem jut neki lapka.
ginkgopolis-fact-gosha_cannot = { $resources ->
    [0] Gósának nem jut lapka: ez az utolsó forduló
   *[other] Gósa nem tud építeni (erőforrás: { $resources_had } / { $resources }): ez az utolsó forduló
}
ginkgopolis-fact-resources_placed = { $seat-you ->
    [yes] Minden erőforrásod a városban van: ez az utolsó forduló
   *[no] { $seat }: minden erőforrás a városban van, ez az utolsó forduló
}
ginkgopolis-fact-ended = Vége a játéknak

## Miért nem

ginkgopolis-refusal-GK-21 = Egyedül Gósa ellen lehet játszani: válassz egyszemélyes módot.
ginkgopolis-refusal-GK-24 = Ez a szereplő nincs azok között, akik közül választasz.
ginkgopolis-refusal-GK-32 = Nincs a kezedben: { $card }.
ginkgopolis-refusal-GK-35 = Nincs ilyen lapka a paravánod mögött: { $tile }.
ginkgopolis-refusal-GK-39 = Nem maradt kézcserejelződ.
ginkgopolis-refusal-GK-62 = A betű egy üres helyre lép az új épület mellé.
ginkgopolis-refusal-GK-93 = { $tile } nem tehető vissza: csak a paravánod mögötti lapkák, növekvő sorrendben.
ginkgopolis-refusal-GK-95 = { $tile } a kiválasztott kártyádon fekszik, nem tehető vissza.
ginkgopolis-refusal-GK-123 = Az egyszemélyes módok egy játékosnak valók. Játékosok ennél az asztalnál: { $seats }.
ginkgopolis-refusal-GK-136 = Az egyszemélyes játékban nincs új kéz.
ginkgopolis-refusal-GK-T4 = A betű a város szélének olyan üres helyére kerül, ahol a betűk ábécérendben maradnak.

## Összegek tételei. $source egy lapka vagy kártya; maga az összeg mellette áll.

ginkgopolis-line-GK-26 = { $source }
ginkgopolis-line-GK-42 = Megmaradt kézcserejelzők: { $count } × { $each }
ginkgopolis-line-GK-49 = Nincs több a készletben
ginkgopolis-line-GK-54 = { $source }
ginkgopolis-line-GK-55 = { $source }, ami még maradt
ginkgopolis-line-GK-56 = { $source }, { $count ->
    [one] { $count } szint
   *[other] { $count } szint
}
ginkgopolis-line-GK-57 = Bónusz: { $source }
ginkgopolis-line-GK-61 = Az új épületre: { $source }
ginkgopolis-line-GK-64 = Mellette: { $source }, { $count ->
    [one] { $count } szint
   *[other] { $count } szint
}
ginkgopolis-line-GK-66 = Bónusz: { $source }
ginkgopolis-line-GK-72 = Visszakapott: { $count ->
    [one] { $count } erőforrás
   *[other] { $count } erőforrás
}
ginkgopolis-line-GK-73 = { $source }: ennyivel kisebb: { $count }
ginkgopolis-line-GK-74 = { $source }: más szín
ginkgopolis-line-GK-76 = { $source }, { $count ->
    [one] { $count } szint
   *[other] { $count } szint
}
ginkgopolis-line-GK-78 = Bónusz: { $source }
ginkgopolis-line-GK-94 = Visszatett lapkák
# $source: az alábbi részek egyike.
ginkgopolis-line-GK-103 = { $source }
# $source: a negyed legnagyobb száma, erről kapta a nevét.
ginkgopolis-line-GK-108 = Első a negyedben: { $source }
ginkgopolis-line-GK-109 = Második a negyedben: { $source }
ginkgopolis-line-GK-111 = Egyedül a negyedben: { $source }, { $count } × { $each }
ginkgopolis-line-GK-118 = { $source }: { $count ->
    [one] { $count } erőforrás
   *[other] { $count } erőforrás
} × { $each }
ginkgopolis-line-GK-119 = { $source }: { $count ->
    [one] { $count } épület
   *[other] { $count } épület
} × { $each }
ginkgopolis-line-GK-120 = { $source }: { $count ->
    [one] { $count } kártya
   *[other] { $count } kártya
} × { $each }
ginkgopolis-line-GK-121 = { $source }: { $count ->
    [one] { $count } kártya
   *[other] { $count } kártya
} × { $each }
ginkgopolis-line-GK-122 = { $source }
ginkgopolis-line-GK-124 = Kezdésnek
ginkgopolis-line-GK-131 = Mellette: { $source }, { $count ->
    [one] { $count } szint
   *[other] { $count } szint
}

## Miből áll a pontszám

ginkgopolis-part-vp = Sikerpontok
ginkgopolis-part-cards = Kártyák
ginkgopolis-part-districts = Negyedek
ginkgopolis-part-new_hands = Új kezek

## A böngészőben: a tábla

ginkgopolis-board-city = A város
ginkgopolis-board-screen = A paravánod mögött
ginkgopolis-board-hand = Kéz
ginkgopolis-board-your-tiles = A lapkáid
ginkgopolis-board-no-tile = Lapka nélkül
ginkgopolis-board-no-tiles = Nincs lapkád.
# A kártya már fel van véve.
ginkgopolis-board-ask-tile = { $card }: válassz hozzá lapkát, vagy egyet se
ginkgopolis-board-pick = Kiválasztás: { $card }
ginkgopolis-board-return-how = Minden visszatett lapka 1 sikerpontot ér.
ginkgopolis-board-first = első
ginkgopolis-board-last-round = Utolsó forduló
ginkgopolis-board-laid-alone = Kártyát választott
ginkgopolis-board-laid-with_tile = Kártyát választott lapkával
# $tile „none”, ha nincs lapka a kártyán.
ginkgopolis-board-only-you = { $tile ->
    [none] Csak te tudod: { $card }, lapka nélkül
   *[other] Csak te tudod: { $card }, lapkával: { $tile }
}
ginkgopolis-board-kept-so-far = Eddig megtartva
ginkgopolis-board-starts-with = Kezdésnek: { $gain }
ginkgopolis-board-flat = Lapos város
ginkgopolis-board-districts = Negyedek
ginkgopolis-board-known = Amit már láttam
ginkgopolis-board-legend-red = A piros épületek erőforrást adnak
ginkgopolis-board-legend-blue = A kék épületek lapkát adnak
ginkgopolis-board-legend-yellow = A sárga épületek sikerpontot adnak

## A böngészőben: számok és paklik

ginkgopolis-board-figure-resource = Erőforrások
ginkgopolis-board-figure-resource-why = Minden megépített szintre egyet teszel. Más színű szint eggyel többe kerül.
ginkgopolis-board-figure-tile = Lapkák
ginkgopolis-board-figure-tile-why = Egy lapkából új épület vagy még egy szint lesz.
ginkgopolis-board-figure-vp = Sikerpontok
ginkgopolis-board-figure-vp-why = A végén számítanak. Addig a kisebb számú lapkákért lehet velük fizetni.
ginkgopolis-board-figure-new_hands = Új kezek
ginkgopolis-board-figure-new_hands-why = Dobd el a kártyáidat, és húzz másokat. Minden fel nem használt új kéz 2 sikerpontot ér a végén.
# Erőforrások: $count / $all.
ginkgopolis-board-in-the-city = { $count } / { $all } a városban
ginkgopolis-board-of-all = / { $all }
ginkgopolis-board-in-reserve = { $count } a készletben
ginkgopolis-board-in-the-city-why = Ha valakinek minden erőforrása ({ $all }) a városban van, ez az utolsó forduló.
ginkgopolis-board-pile-reserve = { $count ->
    [one] { $count } lapka a készletben
   *[other] { $count } lapka a készletben
}
ginkgopolis-board-pile-reserve-name = lapkák
ginkgopolis-board-pile-reserve-why = Amikor először kiürül, lapkákat lehet visszatenni; másodszorra ez az utolsó forduló.
ginkgopolis-board-pile-deck = { $count ->
    [one] { $count } kártya a pakliban
   *[other] { $count } kártya a pakliban
}
ginkgopolis-board-pile-deck-name = pakli
ginkgopolis-board-pile-deck-why = Ha kiürül, a dobópakliból lesz az új pakli, az összes építkezés kártyájával.
ginkgopolis-board-pile-discard = { $count ->
    [one] { $count } eldobott kártya
   *[other] { $count } eldobott kártya
}
ginkgopolis-board-pile-discard-name = eldobott
ginkgopolis-board-pile-discard-why = A magukban kijátszott kártyák és a beépített betűk.

## A böngészőben: kártyák, épületek és bónuszok

ginkgopolis-board-nothing = semmi
# $gain: „2 erőforrás”.
ginkgopolis-board-alone = Magában ennyit ad: { $gain }
ginkgopolis-board-alone-letter = Magában 1 erőforrást vagy 1 lapkát ad
ginkgopolis-board-with-tile-letter = Lapkával: új épület ezen a betűn, 1 erőforrásért. Minden, ami mellette áll, odaadja neked, amije van.
ginkgopolis-board-with-tile-building = Lapkával: még egy szint, annyi erőforrásért, ahány szintje akkor lesz. Más szín 1 erőforrással többe kerül, kisebb szám a különbségbe, sikerpontban.
ginkgopolis-board-kept = Utána megtartod a kártyát: { $bonus }
# $trigger: amit tenni kell.
ginkgopolis-board-bonus = { $trigger }: { $gain }
ginkgopolis-board-bonus-end = A végén: { $what }
ginkgopolis-board-at-the-end = A végén
ginkgopolis-board-no-bonus = A paraván előtti kártyák közül itt egyik sem ad semmit.
ginkgopolis-board-your-bonuses-title = A bónuszaid
ginkgopolis-board-floors = { $count ->
    [one] { $count } szint
   *[other] { $count } szint
}
ginkgopolis-board-nobodys = senkié
ginkgopolis-board-nobodys-why = Itt még senki sem épített.
ginkgopolis-board-your-card = a te kártyád
ginkgopolis-board-site = építkezés
ginkgopolis-board-site-why = Építkezés: a kártyája a következő paklival kerül játékba.
ginkgopolis-board-owned = { $count ->
    [one] { $name }: { $count } erőforrás áll rajta
   *[other] { $name }: { $count } erőforrás áll rajta
}
ginkgopolis-board-below = A tető alatt: { $tiles }
ginkgopolis-board-tile-gives = Egy ilyen színű épület szintenként ennyit ad: { $gain }.
ginkgopolis-board-tile-waits = Előbb válassz kártyát: akkor látod, mennyibe kerül ott a lapka.

## A böngészőben: az előrejelzés. Ahogy most áll; mások előbb léphetnek.

ginkgopolis-board-title-exploit = { $card }, lapka nélkül
ginkgopolis-board-title-urbanize = { $tile } ide: { $card }
ginkgopolis-board-title-construct = { $floors ->
    [one] { $tile } erre: { $card }, { $floors } szint
   *[other] { $tile } erre: { $card }, { $floors } szint
}
ginkgopolis-board-costs = Ára: { $what }
# $what: „1 erőforrás”.
ginkgopolis-board-short = Most nem elég, hiányzik: { $what }
ginkgopolis-board-too-dear = most túl drága: { $what }
ginkgopolis-board-falls-back = Ha akkor sem tudsz fizetni, a lapka visszakerül, és a kártya magában számít.
ginkgopolis-board-onto-it = { $count ->
    [one] az épületre
   *[other] az épületre, szintenként egy
}
ginkgopolis-board-other-colour = más szín
ginkgopolis-board-lower-number = ennyivel kisebb: { $count }
# $name: a tulajdonos. Mennyiségek következnek.
ginkgopolis-board-takes-back = { $name } visszakapja
ginkgopolis-board-building-gives = az épület ad
ginkgopolis-board-neighbours-give = mellette: { $tiles }
ginkgopolis-board-your-bonuses = a bónuszaid
ginkgopolis-board-stays = { $card } nálad marad
# Sikerpontok következnek.
ginkgopolis-board-district-alone = negyed: csak te
ginkgopolis-board-district-place = { $place ->
    [1] negyed: te vagy az első
    [2] negyed: te vagy a második
   *[other] negyed: { $place }. hely
}
ginkgopolis-board-ends = Minden erőforrásod a városban lenne: utolsó forduló
ginkgopolis-board-then-you-have = Akkor ennyid van

## A böngészőben: negyedek

# $tile: a legnagyobb száma, erről kapta a nevét.
ginkgopolis-board-district-of = Negyed: { $tile }
ginkgopolis-board-resources-in-all = { $count ->
    [one] összesen { $count } erőforrás
   *[other] összesen { $count } erőforrás
}
ginkgopolis-board-place = { $place }.
ginkgopolis-board-no-districts = Senkinek sincs erőforrása egyik negyedben sem.
# $count: erőforrások.
ginkgopolis-board-why-alone = Egyetlen tulajdonos, tehát mindkét hely: 2 × { $count }
# $count: mindkettejük erőforrásai; $a és $b: a legmagasabb épületeik szintjei.
ginkgopolis-board-why-height = Fejenként { $count }: a magasság dönt, { $a } és { $b } szint
# $count: mindkettejük erőforrásai; $floors: mindkettejük legmagasabb épületének szintjei; $a és $b: a számok rajtuk.
ginkgopolis-board-why-number = Fejenként { $count }, szintből is ugyanannyi ({ $floors }): a nagyobb szám dönt, { $a } és { $b }

## A böngészőben: amit egy figyelmes játékos tud

ginkgopolis-known-how = Minden, amit észre lehetett venni: a továbbadott kezek, az eldobott kártyák, ami a városban áll, és a lapkák, amelyeket megmutattak, mert nem volt miből kifizetni őket.
ginkgopolis-known-tiles = Lapkák
ginkgopolis-known-cards = Kártyák
ginkgopolis-known-tiles-own = A paravánod mögött: { $count }
ginkgopolis-known-tiles-other = { $name }, megmutatva és a paraván mögött: { $count }
ginkgopolis-known-tiles-unseen = A készletben, más paravánok mögött vagy játékon kívül: { $count }
ginkgopolis-known-tiles-returned = Te tetted vissza: { $count }
ginkgopolis-known-tiles-city = A városban: { $count }
ginkgopolis-known-cards-own = A kezedben: { $count }
ginkgopolis-known-cards-other = { $name }, kézben: { $count }
ginkgopolis-known-cards-unseen = A pakliban vagy más kezekben: { $count }
ginkgopolis-known-cards-discard = Eldobva: { $count }
ginkgopolis-known-cards-next = A következő paklival jönnek: { $count }
ginkgopolis-known-cards-kept = { $name }, a paraván előtt: { $count }
ginkgopolis-known-cards-future = Még nincsenek játékban: { $count }

## Hogyan kell játszani: ötperces oldal

ginkgopolis-how-goal-title = A cél
ginkgopolis-how-goal = Közösen építetek egyetlen zöld várost, kifelé és felfelé. Az nyer, akinek a végén a legtöbb sikerpontja van: kártyákból és a negyedek első helyeiből.
ginkgopolis-how-building = Egy épület színe és száma a legfelső lapkájáé. A zászló mutatja, hány szintje van, és kinek az erőforrásai állnak rajta: szintenként egy. A kezdő kilenc épület senkié.
ginkgopolis-how-round-title = Egy forduló
ginkgopolis-how-round-choose-title = Választás
ginkgopolis-how-round-choose = Mindenki titokban választ egyet 4 kártya közül, magában vagy egy lapkával a paraván mögül.
ginkgopolis-how-round-act-title = Végrehajtás
ginkgopolis-how-round-act = A kezdőjátékossal kezdve mindenki felfedi a kártyáját és a lapkáját, és megteszi, amit jelentenek.
ginkgopolis-how-round-pass-title = Továbbadás
ginkgopolis-how-round-pass = A másik 3 kártyád a bal szomszédodhoz kerül, és mindenki húz egy kártyát. Tudod, mit adtál tovább.
ginkgopolis-how-alone-title = Kártya magában
ginkgopolis-how-alone = A kártyán lévő épület annyit ad neked, ahány szintje van, bárkié is: a piros erőforrást, a kék lapkát, a sárga sikerpontot. Egy betű 1 erőforrást vagy 1 lapkát ad. A kártyát el kell dobni.
ginkgopolis-how-outwards-title = Betű lapkával: új épület
ginkgopolis-how-outwards = Tedd a lapkát a betű helyére, rá pedig 1 erőforrást. A betű egy üres helyre lép mellé. Utána az új melletti összes épület odaadja neked, amije van.
ginkgopolis-how-upwards-title = Épületkártya lapkával: még egy szint
ginkgopolis-how-upwards = A tulajdonosa visszaveszi az erőforrásait, és mindegyikért 1 sikerpontot kap. Utána az épület a tiéd: tegyél rá szintenként egy erőforrást. Más szín 1 erőforrással többe kerül, kisebb szám a különbségbe, sikerpontban. A kártyát megtartod: a játék végéig bónuszt ad. Ha nem tudsz fizetni, a lapka visszakerül, és a kártya magában számít.
ginkgopolis-how-example-alone = { ginkgopolis-card-card_red_6 }: 2 szintje van, ezért 2 erőforrást ad neked. A két kártyád 1 lapkát és 1 sikerpontot ad.
ginkgopolis-how-example-outwards = { ginkgopolis-card-tile_red_8 } kerül a C helyére, 1 erőforrásért. Mellette { ginkgopolis-card-tile_red_2 } 1 erőforrást ad neked, { ginkgopolis-card-tile_blue_9 } pedig 2 lapkát; a kártyád még 1 erőforrást ad.
ginkgopolis-how-example-upwards = { ginkgopolis-card-tile_yellow_4 } kerül erre: { ginkgopolis-card-tile_red_7 }. Ez 3 erőforrás 3 szintért, 1 a más színért, és 3 sikerpont, mert a 4 a 7-nél 3-mal kevesebb. Az előző tulajdonos visszakap 2 erőforrást, és kap 2 sikerpontot. A kártyáid 1 erőforrást és 1 sikerpontot adnak neked, a kijátszott kártyát pedig megtartod.
ginkgopolis-how-deck-title = A pakli és az építkezések
ginkgopolis-how-deck = Ami így épült, azon daru áll: a kártyája akkor kerül játékba, amikor a pakli kiürül, és a dobópakliból új pakli lesz.
ginkgopolis-how-new-hand = A játékban kétszer a választás előtt eldobhatod az egész kezedet, és húzhatsz 4 másik kártyát. Minden elmaradt alkalom 2 sikerpontot ér a végén.
ginkgopolis-how-end-title = A vége
ginkgopolis-how-end-when = Amikor a lapkák először fogynak el, darabonként 1 sikerpontért visszatehetsz lapkákat. Amikor újra elfogynak, vagy valakinek minden erőforrása a városban van, a fordulót még végigjátsszátok.
ginkgopolis-how-end-score = Számítanak a sikerpontjaid, a kártyáid végső bónuszai, 2 minden megmaradt új kézért, és a negyedek.
ginkgopolis-how-end-districts = Egy negyed legalább 2 azonos színű épület egymás mellett. Akinek a legtöbb erőforrása van benne, 1 sikerpontot kap minden ottani erőforrásért, bárkié is; a második 1-et minden sajátjáért. Döntetlennél a magasabb épület dönt, aztán a nagyobb szám. Aki egyedül van benne, mindegyikért 2-t kap.
ginkgopolis-how-example-end = A kék negyedben 7 erőforrás áll. Három közülük az elsőé, aki 7 pontot kap. Két játékosnak 2 van, 2 szintes épületeken: a 14 több, mint a 9, így a második az, akié a 14. A sárga negyednek egy tulajdonosa van: 2 × 3.
ginkgopolis-how-solo-title = Egyedül Gósa ellen
ginkgopolis-how-solo = Minden fordulóban egyet választasz 3 kártya közül, és nincsenek szereplőid, sem új kezeid. Utána Gósa felfed egy kártyát, épít egy lapkával a készletből, és sikerpontokat kap azért, ami mellette áll.
# A szabálykönyv legbizonytalanabb olvasatai; GK-R23 és GK-R24 döntések azonosítói.
ginkgopolis-how-solo-readings = A szabálykönyv két olvasata nem biztos: hogy Gósa kártyája a pakliból jön, nem a tieid közül (GK-R23), és hogy Gósa nem fizet a más színért vagy a kisebb számért (GK-R24).
ginkgopolis-how-table-title = Ennél az asztalnál
ginkgopolis-how-table-place = Egy kártya egy hely: válaszd ki a kezedben vagy a városban. Aztán válassz lapkát, vagy egyet se.
ginkgopolis-how-table-forecast = A keret megmondja, mennyibe kerülne és mit hozna, ahogy most állnak a dolgok. Mások előbb léphetnek nálad.
ginkgopolis-how-table-flat = A V billentyű lapossá teszi a várost, hogy egyik épület se takarja a másikat.
ginkgopolis-how-table-keys = Billentyűk: 1–4 felvesz egy kártyát, Q, W, E, R … sorban lapkákat és helyeket választ, 0 egyet se, N új kezet kér.
ginkgopolis-how-table-known = „{ ginkgopolis-board-known }”: itt látod, amit egy figyelmes játékos tud.
ginkgopolis-how-tips-title = Három tanács
ginkgopolis-how-tips-bonuses = Építs rá korán: a kis számú kártyákból egész játékra szóló bónusz lesz.
ginkgopolis-how-tips-height = Egy magas épületet nehéz elvenni, és döntetlennél ő dönt.
ginkgopolis-how-tips-pace = Figyeld, hány erőforrásuk van már a többieknek a városban: a vége hamarabb jöhet, mint gondolnád.

## Az első játék edzővel

ginkgopolis-coach-goal = Üdv a tervezőhivatalban! Ketten építetek egy várost, kifelé és felfelé; a több sikerpont nyer, kártyákból és negyedekből.
ginkgopolis-coach-choose = Válassz egy kártyát: egy helyet jelent a városban. Magában azt adja, amit az ottani épület: a piros erőforrást, a kék lapkát, a sárga pontot.
ginkgopolis-coach-tile = Lapkával viszont építesz oda: betűnél új épületet, épületre még egy szintet. Minden szint egy erőforrásba kerül.
ginkgopolis-coach-letter = Egy betű lapka nélkül 1 erőforrást vagy 1 lapkát ad. Az építéshez mindkettő kell, azt vedd el, amiből kevés van.
ginkgopolis-coach-move = Az új épületed a betű helyére került. Válaszd ki, hova megy a betű: ott nőhet tovább a város.
ginkgopolis-coach-relocate = Mellette nincs szabad hely, ezért a betű a szélen halad tovább. Válassz bármelyik felkínált helyet.
ginkgopolis-coach-push = A betűk egymás útjában vannak. Válaszd ki, merre tolódjanak a szélen.
ginkgopolis-coach-return = Először fogytak el a lapkák. Minden visszatett lapka 1 sikerpont; azt tartsd meg, amivel még építeni akarsz.
ginkgopolis-coach-fell = Ezt nem tudtad kifizetni: a lapka visszakerült, és a kártya magában számított. A városnál lévő keret még a megerősítés előtt mutatja az árat.
ginkgopolis-coach-paid = Ez sikerpontba került: { $amount }, mert a számod kisebb annál, amit letakar. A nagyobb szám nem kerül pontba.
ginkgopolis-coach-outwards = Új épület, és a szomszédai odaadták, amijük van. Oda építs hát, ahol gazdagok a szomszédok.
ginkgopolis-coach-upwards = Ráépítettél egy épületre, és megtartod a kártyáját. Az ilyen kártya minden alkalommal fizet, amikor ugyanazt teszed.
ginkgopolis-coach-back = Az ellenfeled a te épületedre épített. Az erőforrásaid visszajöttek, velük sikerpontok: { $amount }; de a hely elveszett.
ginkgopolis-coach-passed = A fel nem használt kártyáid az ellenfeledhez kerültek, ezek pedig hozzád. Tudod, mit tehet most.
ginkgopolis-coach-districts = Az azonos színű épületek egymás mellett egy negyedet alkotnak. A végén az, akinek ott a legtöbb erőforrása van, mindegyikért pontot kap, bárkié is.
ginkgopolis-coach-hand = Ha nem segítenek a kártyáid, új kezet húzhatsz, kétszer a játékban. Minden elmaradt alkalom 2 pontot ér a végén.
ginkgopolis-coach-end = A játéknak vége, ha ez a készlet másodszor is kiürül, vagy valakinek minden erőforrása a városban van. Most a negyedek döntenek.
ginkgopolis-coach-learned-card = Egy kártya magában azt adja, ami a helyén áll.
ginkgopolis-coach-learned-build = Kártya lapkával: betűnél kifelé, épületen felfelé építesz, és akkor a kártya a tiéd marad.
ginkgopolis-coach-learned-districts = Egy negyedben a legtöbb erőforrás gazdája minden ottaniért pontot kap.
ginkgopolis-coach-learned-end = Üres készlet vagy erőforrás nélküli játékos vet véget a játéknak.

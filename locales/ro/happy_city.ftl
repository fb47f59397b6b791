### Happy City. Argumentele fiecărui fel de mesaj: locales/README.md.
### Cuvintele sunt cele din glosarul din docs/rules/happy_city.md.

## Pe cutie

game-happy_city = Happy City
game-happy_city-blurb = Un oraș din zece cărți. Adu locuitori, fă-i fericiți și cheltuiește cu cap fiecare monedă.

## Opțiuni

happy_city-option-mode = Mod de joc
happy_city-option-mode-family = Familie
happy_city-option-mode-family-blurb = Jocul așa cum a fost gândit: locuitori × inimi.
happy_city-option-mode-junior = Juniori
happy_city-option-mode-junior-blurb = Un calcul mai blând, pentru cei mici: locuitori + inimi.
happy_city-option-mode-expert = Experți
happy_city-option-mode-expert-blurb = Piețe colorate și clădiri speciale cu puteri proprii.
happy_city-option-first = Primul jucător
happy_city-option-first-random = La sorți
happy_city-option-first-0 = Jucătorul 1
happy_city-option-first-1 = Jucătorul 2
happy_city-option-first-2 = Jucătorul 3
happy_city-option-first-3 = Jucătorul 4
happy_city-option-first-4 = Jucătorul 5

## Culori, singure sau într-o listă

happy_city-colour-yellow = galben
happy_city-colour-blue = albastru
happy_city-colour-green = verde
happy_city-colour-orange = portocaliu
happy_city-colour-purple = mov

## Clădirile din pachetul 1

happy_city-card-haunted_house = Casă bântuită
happy_city-card-factory = Fabrică
happy_city-card-steelworks = Oțelărie
happy_city-card-grocery = Băcănie
happy_city-card-shoe_shop = Magazin de pantofi
happy_city-card-school = Școală
happy_city-card-police_station = Secție de poliție
happy_city-card-library = Bibliotecă
happy_city-card-town_park = Parcul orașului
happy_city-card-florist = Florărie
happy_city-card-pastry_shop = Cofetărie
happy_city-card-bookshop = Librărie
happy_city-card-bank = Bancă
happy_city-card-igloo = Iglu

## Clădirile din pachetul 2

happy_city-card-museum = Muzeu
happy_city-card-observatory = Observator
happy_city-card-hospital = Spital
happy_city-card-hardware_store = Bricolaj
happy_city-card-perfumery = Parfumerie
happy_city-card-shopping_mall = Centru comercial
happy_city-card-garage = Garaj
happy_city-card-offices = Birouri
happy_city-card-grand_hotel = Grand Hotel
happy_city-card-restaurant = Restaurant

## Clădirile din pachetul 3

happy_city-card-laboratory = Laborator
happy_city-card-university = Universitate
happy_city-card-spa = Spa
happy_city-card-casino = Cazinou
happy_city-card-ski_resort = Stațiune de schi
happy_city-card-zoo = Grădină zoologică
happy_city-card-tree_house = Casă în copac
happy_city-card-stadium = Stadion
happy_city-card-amusement_park = Parc de distracții

## Locuințe

happy_city-card-house = Casă
happy_city-card-apartment_building = Bloc
happy_city-card-luxury_residence = Reședință de lux

## Piețe

happy_city-card-market = Piața fericirii
happy_city-card-market_yellow = Piața galbenă a fericirii
happy_city-card-market_blue = Piața albastră a fericirii
happy_city-card-market_green = Piața verde a fericirii
happy_city-card-market_orange = Piața portocalie a fericirii
happy_city-card-market_purple = Piața mov a fericirii

## Clădirile speciale ale jocului în familie

happy_city-card-dinosaur_park = Parcul dinozaurilor
happy_city-card-ball_pit = Piscina cu bile
happy_city-card-cat_cafe = Cafeneaua pisicilor
happy_city-card-toy_store = Magazin de jucării
happy_city-card-disco = Discotecă
happy_city-card-superhero_academy = Academia supereroilor
happy_city-card-dragon_parking = Parcare pentru dragoni
happy_city-card-candy_factory = Fabrica de bomboane
happy_city-card-film_studio = Studio de film
happy_city-card-maze = Labirint
happy_city-card-ghost_hunters_hq = Sediul vânătorilor de fantome
happy_city-card-mars_embassy = Ambasada marțiană
happy_city-card-pirate_ship = Corabia piraților
happy_city-card-chocolate_factory = Fabrica de ciocolată
happy_city-card-unicorn_ranch = Ranchul unicornilor
happy_city-card-dream_factory = Fabrica de vise
happy_city-card-aqua_pony_club = Clubul poneilor de apă
happy_city-card-wizard_school = Școala de vrăjitorie

## Clădirile speciale ale jocului pentru experți și ce fac ele

happy_city-card-great_pyramid = Marea Piramidă
happy_city-does-great_pyramid = La final copiază cartea unui vecin de pe același loc.
happy_city-card-castle = Castel
happy_city-does-castle = 1 monedă de fiecare dată când un vecin plătește 4 sau mai mult pentru o carte.
happy_city-card-joke_shop = Magazin de farse
happy_city-does-joke_shop = Când o iei: 1 monedă pentru fiecare carte din orașul tău, inclusiv aceasta.
happy_city-card-harbor = Port
happy_city-does-harbor = Cărțile albastre te costă cu 3 mai puțin.
happy_city-card-airport = Aeroport
happy_city-does-airport = Cărțile verzi te costă cu 3 mai puțin.
happy_city-card-art_gallery = Galerie de artă
happy_city-does-art_gallery = Copiază cartea de pe locul dinaintea ei: venit, locuitori și inimi.
happy_city-card-bowling_alley = Sală de bowling
happy_city-does-bowling_alley = +3 la venit pentru fiecare carte mov din orașul tău.
happy_city-card-concert_arena = Arenă de concerte
happy_city-does-concert_arena = Când o iei: 2 × venitul tău, în monede. La final pierzi puncte cât venitul tău.
happy_city-card-moai = Moai
happy_city-does-moai = La final: 2 inimi cu exact 9 cărți în orașul tău, 4 inimi cu mai puține.
happy_city-card-train_station = Gară
happy_city-does-train_station = Cărțile portocalii te costă cu 3 mai puțin.
happy_city-card-statue_of_liberty = Statuia Libertății
happy_city-does-statue_of_liberty = Înlocuiește ultima carte din orașul tău, chiar și când orașul e plin.
happy_city-card-hot_dog_stand = Chioșc cu hot dog
happy_city-does-hot_dog_stand = Cărțile din pachetele 1, 2 și 3 te costă 1, 4 și 6.
happy_city-card-barber_shop = Frizerie
happy_city-does-barber_shop = +3 la venit cât timp al tău e mai mic decât al tuturor celorlalți.
happy_city-card-sphinx = Sfinx
happy_city-does-sphinx = La final copiază clădirea specială a unui adversar sau una trasă din cutie.
happy_city-card-royal_palace = Palat regal
happy_city-does-royal_palace = După venit: iei 1 monedă de la cel mai bogat adversar; la egalitate, de la fiecare dintre ei.
happy_city-card-burger_joint = Casa burgerului
happy_city-does-burger_joint = Cele mai multe cărți albastre: 3 inimi. Egalitate: 2. Altfel: 1.
happy_city-card-underwater_tunnel = Tunel subacvatic
happy_city-does-underwater_tunnel = Următoarea carte pe care o cumperi e gratuită.
happy_city-card-water_park = Parc acvatic
happy_city-does-water_park = Când o iei: 1 monedă pentru fiecare jucător.
happy_city-card-escape_room = Camera enigmelor
happy_city-does-escape_room = +2 la venit cât timp nimeni nu are mai puține cărți galbene decât tine.
happy_city-card-machu_picchu = Machu Picchu
happy_city-does-machu_picchu = 1 locuitor pentru fiecare carte portocalie a vecinului din stânga.
happy_city-card-big_ben = Big Ben
happy_city-does-big_ben = Dacă nu cumperi nimic, iei 5 monede.
happy_city-card-golden_gate_bridge = Podul Golden Gate
happy_city-does-golden_gate_bridge = Cărțile alăturate: 2 de aceeași culoare aduc 1 inimă și 1 locuitor, 3 aduc 2 inimi și 1 locuitor.
happy_city-card-stonehenge = Stonehenge
happy_city-does-stonehenge = 1 locuitor pentru fiecare carte albastră a unuia dintre vecini.
happy_city-card-sushi_bar = Bar de sushi
happy_city-does-sushi_bar = +1 la venit pentru fiecare carte albastră din orașul tău.
happy_city-card-wind_turbine = Turbină eoliană
happy_city-does-wind_turbine = 1 inimă pentru fiecare carte verde din orașul tău.
happy_city-card-taj_mahal = Taj Mahal
happy_city-does-taj_mahal = 3 inimi dacă venitul tău e mai mic decât al fiecărui vecin, altfel 1.
happy_city-card-louvre = Luvru
happy_city-does-louvre = În următoarele 2 faze de venit încasezi în plus cât venitul unui adversar.
happy_city-card-greengrocer = Aprozar
happy_city-does-greengrocer = +1 la venit pentru fiecare pereche inimă–locuitor din orașul tău.
happy_city-card-croissant_bakery = Croissanterie
happy_city-does-croissant_bakery = +2 la venit pentru fiecare carte verde din orașul tău.
happy_city-card-mayan_pyramid = Piramidă mayașă
happy_city-does-mayan_pyramid = Cele mai multe cărți verzi: 3 inimi. Egalitate: 1. Altfel: 1.
happy_city-card-leaning_tower = Turnul din Pisa
happy_city-does-leaning_tower = 1 inimă pentru fiecare carte galbenă a unuia dintre vecini.
happy_city-card-arcade = Sală de jocuri
happy_city-does-arcade = Înainte de venit: 2 monede, dacă ai măcar una.
happy_city-card-great_wall = Marele Zid
happy_city-does-great_wall = 3 inimi dacă următoarele două cărți au aceeași culoare, altfel 1.
happy_city-card-billiard_hall = Sală de biliard
happy_city-does-billiard_hall = +1 la venit pentru fiecare culoare diferită de pe locurile dinaintea ei.
happy_city-card-domed_cathedral = Catedrală cu cupolă
happy_city-does-domed_cathedral = 3 inimi dacă la final nu ai nicio carte portocalie.
happy_city-card-japanese_garden = Grădină japoneză
happy_city-does-japanese_garden = 2 × punctele tale, dacă sunt sub 30.
happy_city-card-parthenon = Partenon
happy_city-does-parthenon = 4 locuitori dacă la final nu ai nicio carte verde.
happy_city-card-colosseum = Colosseumul
happy_city-does-colosseum = Cele mai multe cărți portocalii: 3 locuitori. Egalitate: 2. Altfel: 1.

## Ce se cere

happy_city-ask-draft = Alege o Piață a fericirii: culoarea ei contează
happy_city-ask-louvre = Luvru: al cui venit îl încasezi în plus?
happy_city-ask-discard = Decartează o carte vizibilă sau păstrează-le pe toate
happy_city-ask-reveal = Alege un pachet și dezvăluie prima lui carte
happy_city-ask-buy = Cumpără o clădire sau o locuință, ori ia monede
happy_city-ask-special = Iei o clădire specială? Poți avea doar una
happy_city-ask-sphinx = Sfinx: ce clădire specială copiază?
happy_city-ask-pyramid = Marea Piramidă: de la cine copiază?
happy_city-ask-over = Jocul s-a încheiat

## Decizii

happy_city-action-draft = Ia: { $card }
happy_city-action-louvre = Încasează cât { $seat }
happy_city-action-discard = Decartează: { $card }
happy_city-action-keep = Păstrează toate cărțile
happy_city-action-reveal = Dezvăluie din pachetul { $deck }
happy_city-action-buy = Cumpără: { $card }
happy_city-action-pass = Nu cumpăra, ia monede
happy_city-action-take = Ia: { $card }
happy_city-action-decline = Nu lua niciuna
happy_city-action-copy = Copiază: { $card }
happy_city-action-refuse = Trage una din cutie
happy_city-action-pyramid = Copiază de la { $seat }

## Ce s-a întâmplat

happy_city-fact-market_taken = { $seat-you ->
    [yes] Iei: { $market }
   *[no] { $seat } ia: { $market }
}
happy_city-fact-round_began = Începe runda { $round }
happy_city-fact-income = { $seat-you ->
    [yes] { $total ->
        [one] Încasezi { $total } monedă
        [few] Încasezi { $total } monede
       *[other] Încasezi { $total } de monede
    }
   *[no] { $total ->
        [one] { $seat } încasează { $total } monedă
        [few] { $seat } încasează { $total } monede
       *[other] { $seat } încasează { $total } de monede
    }
}
# Monede care nu sunt venit: $source e clădirea care le aduce sau le ia, $amount e numărul lor,
# $sign "plus" sau "minus".
happy_city-fact-coins = { $seat-you ->
    [yes] { $sign ->
        [minus] { $amount ->
            [one] { $source }: pierzi { $amount } monedă
            [few] { $source }: pierzi { $amount } monede
           *[other] { $source }: pierzi { $amount } de monede
        }
       *[plus] { $amount ->
            [one] { $source }: primești { $amount } monedă
            [few] { $source }: primești { $amount } monede
           *[other] { $source }: primești { $amount } de monede
        }
    }
   *[no] { $sign ->
        [minus] { $amount ->
            [one] { $source }: { $seat } pierde { $amount } monedă
            [few] { $source }: { $seat } pierde { $amount } monede
           *[other] { $source }: { $seat } pierde { $amount } de monede
        }
       *[plus] { $amount ->
            [one] { $source }: { $seat } primește { $amount } monedă
            [few] { $source }: { $seat } primește { $amount } monede
           *[other] { $source }: { $seat } primește { $amount } de monede
        }
    }
}
happy_city-fact-louvre_chose = { $seat-you ->
    [yes] Luvru: încasezi în plus cât { $opponent }
   *[no] { $opponent-you ->
        [yes] Luvru: { $seat } încasează în plus cât tine
       *[no] Luvru: { $seat } încasează în plus cât { $opponent }
    }
}
happy_city-fact-turn_began = { $seat-you ->
    [yes] E rândul tău
   *[no] La rând: { $seat }
}
happy_city-fact-discarded = { $seat-you ->
    [yes] Decartezi: { $card }
   *[no] { $seat } decartează: { $card }
}
happy_city-fact-kept = { $seat-you ->
    [yes] Păstrezi toate cărțile vizibile
   *[no] { $seat } păstrează toate cărțile vizibile
}
happy_city-fact-revealed = { $seat-you ->
    [yes] Dezvălui din pachetul { $deck }: { $card }
   *[no] { $seat } dezvăluie din pachetul { $deck }: { $card }
}
happy_city-fact-reshuffled = { $cards ->
    [one] Pachetul { $deck } e gol: se amestecă teancul lui de decartare ({ $cards } carte)
    [few] Pachetul { $deck } e gol: se amestecă teancul lui de decartare ({ $cards } cărți)
   *[other] Pachetul { $deck } e gol: se amestecă teancul lui de decartare ({ $cards } de cărți)
}
# $slot: locul în oraș, de la 1 la 10.
happy_city-fact-bought = { $seat-you ->
    [yes] { $total ->
        [0] Cumperi gratuit: { $card }
        [one] Cumperi cu { $total } monedă: { $card }
        [few] Cumperi cu { $total } monede: { $card }
       *[other] Cumperi cu { $total } de monede: { $card }
    }
   *[no] { $total ->
        [0] { $seat } cumpără gratuit: { $card }
        [one] { $seat } cumpără cu { $total } monedă: { $card }
        [few] { $seat } cumpără cu { $total } monede: { $card }
       *[other] { $seat } cumpără cu { $total } de monede: { $card }
    }
}
happy_city-fact-passed = { $seat-you ->
    [yes] { $total ->
        [one] Nu cumperi nimic și iei { $total } monedă
        [few] Nu cumperi nimic și iei { $total } monede
       *[other] Nu cumperi nimic și iei { $total } de monede
    }
   *[no] { $total ->
        [one] { $seat } nu cumpără nimic și ia { $total } monedă
        [few] { $seat } nu cumpără nimic și ia { $total } monede
       *[other] { $seat } nu cumpără nimic și ia { $total } de monede
    }
}
happy_city-fact-took = { $seat-you ->
    [yes] Iei o clădire specială: { $card }
   *[no] { $seat } ia o clădire specială: { $card }
}
happy_city-fact-declined = { $seat-you ->
    [yes] Nu iei nicio clădire specială
   *[no] { $seat } nu ia nicio clădire specială
}
happy_city-fact-lost = { $seat-you ->
    [yes] Din orașul tău dispare: { $card }
   *[no] { $seat } pierde din oraș: { $card }
}
happy_city-fact-final_began = Runda { $round } a fost ultima
# $drawn: "yes" dacă a fost trasă din cutie.
happy_city-fact-sphinx_copied = { $seat-you ->
    [yes] { $drawn ->
        [yes] Sfinxul tău copiază o carte din cutie: { $card }
       *[no] Sfinxul tău copiază: { $card }
    }
   *[no] { $drawn ->
        [yes] Cu Sfinxul, { $seat } copiază o carte din cutie: { $card }
       *[no] Cu Sfinxul, { $seat } copiază: { $card }
    }
}
happy_city-fact-pyramid_copied = { $seat-you ->
    [yes] Marea ta Piramidă copiază de la { $neighbour }: { $card }
   *[no] { $neighbour-you ->
        [yes] Cu Marea Piramidă, { $seat } îți copiază cartea: { $card }
       *[no] Cu Marea Piramidă, { $seat } copiază de la { $neighbour }: { $card }
    }
}
happy_city-fact-ended = Jocul s-a încheiat

## De ce nu

happy_city-refusal-HC-60 = „{ $card }” nu e printre cărțile vizibile.
happy_city-refusal-HC-68 = Pachetul acesta e gol, la fel și teancul lui de decartare.
happy_city-refusal-HC-70 = „{ $card }” nu e printre cărțile vizibile.
happy_city-refusal-HC-71 = În teancul acesta nu mai sunt cărți: { $card }.
happy_city-refusal-HC-74 = Preț: { $price }. Monedele tale: { $coins }.
happy_city-refusal-HC-75 = Ai deja „{ $card }”. Un oraș nu are niciodată două cărți cu același nume.
happy_city-refusal-HC-80 = „{ $card }” nu e în rândul clădirilor speciale.
happy_city-refusal-HC-81 = Cărți { $colour-id ->
    [yellow] galbene
    [blue] albastre
    [green] verzi
    [orange] portocalii
   *[purple] mov
} necesare: { $needed }. Tu ai { $has }.
happy_city-refusal-HC-84 = Ai deja o clădire specială. Fiecare poate lua doar una.
happy_city-refusal-HC-87 = Orașul tău e plin: are 10 cărți.
happy_city-refusal-HC-133 = Cartea „{ $card }” a fost luată deja.
happy_city-refusal-HC-140 = Marea Piramidă copiază cartea unui vecin de pe același loc cu ea, dar nu o clădire specială.
happy_city-refusal-HC-151 = Sfinxul copiază clădirea specială a unui adversar.
happy_city-refusal-HC-162 = Luvrul îți aduce cât venitul unui adversar.
happy_city-refusal-HC-201 = Jucători la această masă: { $seats }. Primul jucător trebuie să fie unul dintre ei.

## Rândurile sumelor. $source e cartea, $sign "plus" sau "minus"; suma însăși stă alături.

happy_city-line-HC-50 = { $source }
happy_city-line-HC-72 = Nimic cumpărat
happy_city-line-HC-74 = { $source }
happy_city-line-HC-110 = { $source }
happy_city-line-HC-111 = { $source }
happy_city-line-HC-112 = Locuitori × inimi: { $count } × { $each }
happy_city-line-HC-116 = Monede
happy_city-line-HC-120 = { $source }
happy_city-line-HC-140 = { $source }: ca la cartea copiată
happy_city-line-HC-141 = { $source }: un vecin a plătit 4 sau mai mult
happy_city-line-HC-142 = { $source }: pentru fiecare carte din oraș
happy_city-line-HC-143 = { $source }: mai ieftin
happy_city-line-HC-144 = { $source }: ca la cartea dinainte
happy_city-line-HC-145 = { $source }: pentru fiecare carte de culoarea cerută
happy_city-line-HC-146 = { $sign ->
    [minus] { $source }: minus venitul
   *[plus] { $source }: 2 × venitul
}
happy_city-line-HC-147 = { $source }: după mărimea orașului
happy_city-line-HC-149 = { $source }: cel mai mic preț al pachetului
happy_city-line-HC-150 = { $source }: cel mai mic venit
happy_city-line-HC-152 = { $source }: de la cel mai bogat
happy_city-line-HC-153 = { $source }: comparând numărul de cărți
happy_city-line-HC-154 = { $source }: gratuit
happy_city-line-HC-155 = { $source }: pentru toți
happy_city-line-HC-156 = { $source }: nimeni nu are mai puține cărți galbene
happy_city-line-HC-157 = { $source }: pentru fiecare carte a unui vecin
happy_city-line-HC-158 = { $source }: nimic cumpărat
happy_city-line-HC-159 = { $source }: cărți alăturate de aceeași culoare
happy_city-line-HC-160 = { $source }: pentru fiecare carte verde
happy_city-line-HC-161 = { $source }: comparând venitul cu al vecinilor
happy_city-line-HC-162 = { $source }: cât venitul unui adversar
happy_city-line-HC-163 = { $source }: perechi inimă–locuitor
happy_city-line-HC-164 = { $source }: înainte de venit
happy_city-line-HC-165 = { $source }: următoarele două cărți
happy_city-line-HC-166 = { $source }: culori diferite dinainte
happy_city-line-HC-167 = { $source }: nicio carte de acea culoare
happy_city-line-HC-168 = { $source }: dublat

## Din ce e făcut punctajul

happy_city-part-residents = Locuitori
happy_city-part-hearts = Inimi

## Masa de joc: etichete și cărți citite cu voce tare

happy_city-board-display = Cărți vizibile
happy_city-board-dwellings = Locuințe
happy_city-board-decks = Pachete
happy_city-board-specials = Clădiri speciale
happy_city-board-markets = Piețele fericirii
happy_city-board-yours = Orașul tău
# Lista tuturor orașelor.
happy_city-board-cities = Orașe
# $coins: câte monede ia cel care se uită.
happy_city-board-pass = { $coins ->
    [one] Nu cumpăra, ia { $coins } monedă
    [few] Nu cumpăra, ia { $coins } monede
   *[other] Nu cumpăra, ia { $coins } de monede
}
happy_city-board-coins = Monede
happy_city-board-income-each-round = Venit pe rundă
happy_city-board-cards = Cărți în oraș
# Un oraș citit cu voce tare. Toate sunt numere, în afară de $seat; $residents și $hearts pot fi sub 0.
happy_city-board-city-about = { $seat-you ->
    [yes] Orașul tău: monede { $coins }, venit { $income }, locuitori { $residents }, inimi { $hearts }, cărți { $cards }
   *[no] Oraș, { $seat }: monede { $coins }, venit { $income }, locuitori { $residents }, inimi { $hearts }, cărți { $cards }
}
# Un pachet citit cu voce tare: cât costă cărțile lui, câte au rămas, câte sunt în teancul de decartare.
happy_city-board-deck-about = Pachetul { $deck }, cost de la { $low } la { $high }, cărți rămase { $cards }, decartate { $discarded }
# $slot: locul în oraș, de la 1 la 10; $card: o carte citită cu voce tare.
happy_city-board-plot = { $slot }: { $card }
happy_city-board-free-plot = { $slot }: loc liber
# Cât din oraș e construit.
happy_city-board-plots-used = { $used } din { $plots } locuri
# Câte din cărțile cerute de o clădire specială are orașul.
happy_city-board-met = { $met } din { $needed }
# Câte cărți mai are un teanc de locuințe.
happy_city-board-left = rămase { $count }
# O carte citită cu voce tare, pe bucăți, cu virgule între ele. $count poate fi sub 0.
happy_city-board-cost = costă { $coins }
# Cât plătește cel care se uită, dacă o clădire specială schimbă costul tipărit.
happy_city-board-cost-instead = costă { $coins } în loc de { $printed }
happy_city-board-income = venit { $count }
happy_city-board-residents = locuitori { $count }
happy_city-board-hearts = inimi { $count }
# $needs: o listă din mesajul următor, de pildă „2 × albastru și 1 × verde”.
happy_city-board-needs = cere { $needs }
# $colour: numele ei, ca în happy_city-colour-…
happy_city-board-need = { $count } × { $colour }

## Cum se joacă: o pagină de cinci minute

happy_city-how-goal-title = Scopul
happy_city-how-goal = Construiești un oraș de cel mult 10 cărți, câte una pe tură. În el se mută locuitori, iar inimile arată cât sunt de fericiți. La final înmulțești: locuitori × inimi. Mulți locuitori fără nicio inimă nu valorează nimic, așa că ai grijă de amândouă.

happy_city-how-card-title = Ce îți spune o carte
happy_city-how-card-cost-title = Costul
happy_city-how-card-cost = Cât plătești pentru ea, o singură dată.
happy_city-how-card-income-title = Venitul
happy_city-how-card-income = Monedele pe care ți le aduce la începutul fiecărei runde.
happy_city-how-card-people-title = Locuitorii și inimile
happy_city-how-card-people = Ce contează la final. Un simbol tăiat înseamnă unul în minus.
happy_city-how-card-colour-title = Culoarea
happy_city-how-card-colour = Singură nu aduce nimic, dar o cer clădirile speciale. Fiecare culoare are semnul ei.

happy_city-how-start-title = Începutul
happy_city-how-start = Fiecare are 2 monede și o carte în oraș: Piața fericirii, cu venit 1.

happy_city-how-round-title = O rundă
happy_city-how-round-income = Mai întâi vine venitul: toți încasează deodată monedele aduse de cărțile lor.
happy_city-how-round-turns = Apoi jucătorii își joacă tura pe rând, începând cu primul jucător, care rămâne același tot jocul.

happy_city-how-turn-title = Tura ta, în patru pași
happy_city-how-turn-discard-title = Decartezi
happy_city-how-turn-discard = Poți da deoparte una dintre cărțile vizibile sau le păstrezi pe toate.
happy_city-how-turn-reveal-title = Dezvălui
happy_city-how-turn-reveal = Cât timp sunt mai puțin de 3 cărți cu fața în sus, alegi un pachet și îi întorci prima carte. Pachetul 1 are cărțile ieftine (cost 1–3), pachetul 2 pe cele de mijloc (4–5), pachetul 3 pe cele grandioase (6–9).
happy_city-how-turn-buy-title = Cumperi
happy_city-how-turn-buy = Iei una dintre cărțile vizibile sau una dintre locuințe și îi plătești costul. Ori nu cumperi nimic și iei 1 monedă. Un oraș nu are niciodată două cărți cu același nume.
happy_city-how-turn-special-title = Clădirea specială
happy_city-how-turn-special = Dacă orașul tău are culorile pe care le cere o clădire specială, o poți lua. E gratuită, iar cărțile tale rămân la locul lor. Poți avea doar una în tot jocul, așa că alege bine.
happy_city-how-figure-buy = E rândul tău să cumperi și ai 5 monede. Muzeul costă 4 și aduce 2 inimi. E și a doua ta carte albastră.
happy_city-how-figure-special = Cu 2 cărți albastre și 1 verde, Studioul de film poate fi al tău: 2 monede în fiecare rundă și 2 inimi la final.

happy_city-how-end-title = Sfârșitul
happy_city-how-end-when = Când un oraș are 10 cărți, runda aceea e ultima. Se joacă până la capăt, ca toți să aibă același număr de ture.
happy_city-how-end-score = Acum numeri toți locuitorii și toate inimile din orașul tău și înmulțești cele două numere. Un număr negativ contează aici ca zero (așa înțelegem noi; regulamentul nu spune). Câștigă cine are cele mai multe puncte. Monedele nu aduc puncte, dar hotărăsc la egalitate.
happy_city-how-figure-end = Un oraș terminat: 5 locuitori și 9 − 1 = 8 inimi. 5 × 8 = 40 de puncte.

happy_city-how-junior-title = Juniori: pentru cei mici
happy_city-how-junior = Totul e la fel, doar că la final locuitorii și inimile se adună. Orașul de mai sus are 5 + 8 = 13 puncte.

happy_city-how-expert-title = Experți: când cunoști deja jocul
happy_city-how-expert-market = Înainte de prima rundă, fiecare alege o Piață a fericirii colorată; ultimul jucător alege primul. Culoarea ei contează ca a oricărei alte cărți.
happy_city-how-expert-special = Clădirile speciale au puteri proprii: unele ieftinesc cărți, altele aduc monede, altele se uită la vecini, iar unele contează abia la final. Ce face fiecare scrie lângă ea.
happy_city-how-figure-expert = Alegerea piețelor, cu clădirile speciale deja la vedere: de ce culori vei avea nevoie?

happy_city-how-table-title = La această masă
happy_city-how-table-choices = Ce poți face acum e luminat pe tablă și apare în lista de opțiuni. Oprește-te pe o opțiune ca să vezi ce ți-ar aduce.
happy_city-how-table-undo = Un pas care nu dezvăluie nimic nou poate fi anulat până îl confirmi.
happy_city-how-table-why = O opțiune care nu e posibilă îți spune de ce. Fiecare sumă din jurnal arată din ce e făcută.

happy_city-how-tips-title = Trei sfaturi
happy_city-how-tips-income = Întâi banii: în primele runde, orice venit se întoarce înzecit.
happy_city-how-tips-balance = Șase locuitori și șase inimi valorează mai mult decât zece și două.
happy_city-how-tips-watch = Fii cu ochii pe ceilalți: o carte bună pentru vecin poate fi decartată.

## Primul joc, cu antrenor

happy_city-coach-goal = Bine ai venit la primărie! Umpli orașul cu 10 cărți, iar la final locuitorii înmulțiți cu inimile sunt punctele tale.
happy_city-coach-reveal = Întoarce cărți până sunt 3. Pachetul 1 e ieftin, în pachetul 2 cărțile costă 4 sau 5 monede, în pachetul 3 sunt grandioase și scumpe: ai 3 monede.
happy_city-coach-buy = Acum cumpără una: moneda de pe carte e costul ei. Cărțile care aduc monede în fiecare rundă sunt cele mai bune la început.
happy_city-coach-poor = Deocamdată totul e prea scump aici. Ia o monedă: runda viitoare orașul îți aduce iar venit.
happy_city-coach-passed = Nu construiești nimic și iei 1 monedă. Înseamnă o carte mai puțin în oraș și o rundă mai puțin de venit din ea.
happy_city-coach-income = Fiecare rundă începe cu venitul: de data aceasta orașul a adus { $total }. Cine câștigă mai mult construiește în curând grandios.
happy_city-coach-discard = Înainte să fie întoarse cărți noi, poți decarta una dintre acestea. Alege una care îl ajută doar pe rival sau una prea scumpă pentru toți.
happy_city-coach-balance = Aceste două numere se înmulțesc la final: locuitorii și inimile. Crește-l pe cel mai mic, fiindcă 6 × 6 e mai mult decât 10 × 2.
happy_city-coach-special = Culorile tale se potrivesc: această clădire specială e gratuită. Poți avea doar una în tot jocul, așa că uită-te ce aduce.
happy_city-coach-colours = Iată clădirile speciale. Fiecare cere anumite culori, așa că uită-te și la culoarea a ceea ce cumperi.
happy_city-coach-declined = Rămâne la locul ei. Cărțile tale își păstrează culorile: cât timp e aici, o poți lua după oricare dintre turele tale.
happy_city-coach-taken = Rivalul ia o clădire specială: { $card }. Pentru tine nu mai e, celelalte încă așteaptă.
happy_city-coach-end = Runda în care un oraș ajunge la 10 cărți e ultima. Monedele nu mai valorează atunci nimic: transformă-le în locuitori și inimi.
happy_city-coach-learned-income = Venitul vine în fiecare rundă, așa că ia-l devreme.
happy_city-coach-learned-points = Punctele sunt locuitori × inimi: trebuie să crească amândouă.
happy_city-coach-learned-special = Culorile deschid clădiri speciale, dar numai una de fiecare oraș.
happy_city-coach-learned-end = Când un oraș are 10 cărți, runda se joacă până la capăt, iar monedele nu valorează nimic.

## Ce a ieșit și ce a rămas

happy_city-known-how = Din fiecare clădire sunt două cărți. Cele decartate revin când li se termină pachetul.
happy_city-known-left = În pachete: { $count }
happy_city-known-open = La vedere: { $count }
happy_city-known-back = Decartate: { $count }
happy_city-known-gone = În orașe: { $count }
happy_city-known-name = { $name }, preț { $cost }: { $where }
happy_city-known-is-left = în pachet
happy_city-known-is-open = la vedere
happy_city-known-is-back = decartată
happy_city-known-is-gone = într-un oraș

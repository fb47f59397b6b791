### Šťastné mestečko (Happy City). Argumenty každého druhu správy: locales/README.md.
### Slová zodpovedajú slovníčku v docs/rules/happy_city.md.

## Na krabici

game-happy_city = Šťastné mestečko
game-happy_city-blurb = Desať kariet, jedno mesto. Prilákaj obyvateľov, urob im radosť a dobre využi každú mincu.

## Voľby

happy_city-option-mode = Variant
happy_city-option-mode-family = Rodinný
happy_city-option-mode-family-blurb = Hra tak, ako má byť: obyvatelia × srdiečka.
happy_city-option-mode-junior = Juniorský
happy_city-option-mode-junior-blurb = Ľahšie počítanie pre mladších hráčov: obyvatelia + srdiečka.
happy_city-option-mode-expert = Pokročilý
happy_city-option-mode-expert-blurb = Farebné trhy a špeciálne budovy s vlastnými schopnosťami.
happy_city-option-first = Prvý hráč
happy_city-option-first-random = Žrebom
happy_city-option-first-0 = Hráč 1
happy_city-option-first-1 = Hráč 2
happy_city-option-first-2 = Hráč 3
happy_city-option-first-3 = Hráč 4
happy_city-option-first-4 = Hráč 5

## Farby, samostatne alebo vo výpočte

happy_city-colour-yellow = žltá
happy_city-colour-blue = modrá
happy_city-colour-green = zelená
happy_city-colour-orange = oranžová
happy_city-colour-purple = fialová

## Budovy z balíčka 1

happy_city-card-haunted_house = Strašidelný dom
happy_city-card-factory = Továreň
happy_city-card-steelworks = Oceliareň
happy_city-card-grocery = Potraviny
happy_city-card-shoe_shop = Obuv
happy_city-card-school = Škola
happy_city-card-police_station = Policajná stanica
happy_city-card-library = Knižnica
happy_city-card-town_park = Mestský park
happy_city-card-florist = Kvetinárstvo
happy_city-card-pastry_shop = Cukráreň
happy_city-card-bookshop = Kníhkupectvo
happy_city-card-bank = Banka
happy_city-card-igloo = Iglu

## Budovy z balíčka 2

happy_city-card-museum = Múzeum
happy_city-card-observatory = Hvezdáreň
happy_city-card-hospital = Nemocnica
happy_city-card-hardware_store = Železiarstvo
happy_city-card-perfumery = Parfuméria
happy_city-card-shopping_mall = Nákupné centrum
happy_city-card-garage = Autoservis
happy_city-card-offices = Kancelárie
happy_city-card-grand_hotel = Grandhotel
happy_city-card-restaurant = Reštaurácia

## Budovy z balíčka 3

happy_city-card-laboratory = Laboratórium
happy_city-card-university = Univerzita
happy_city-card-spa = Kúpele
happy_city-card-casino = Kasíno
happy_city-card-ski_resort = Lyžiarske stredisko
happy_city-card-zoo = Zoo
happy_city-card-tree_house = Dom na strome
happy_city-card-stadium = Štadión
happy_city-card-amusement_park = Zábavný park

## Obydlia

happy_city-card-house = Domček
happy_city-card-apartment_building = Bytový dom
happy_city-card-luxury_residence = Luxusná rezidencia

## Trhy

happy_city-card-market = Trh šťastia
happy_city-card-market_yellow = Žltý trh šťastia
happy_city-card-market_blue = Modrý trh šťastia
happy_city-card-market_green = Zelený trh šťastia
happy_city-card-market_orange = Oranžový trh šťastia
happy_city-card-market_purple = Fialový trh šťastia

## Špeciálne budovy rodinnej hry

happy_city-card-dinosaur_park = Dinosaurí park
happy_city-card-ball_pit = Loptičkový bazén
happy_city-card-cat_cafe = Mačacia kaviareň
happy_city-card-toy_store = Hračkárstvo
happy_city-card-disco = Diskotéka
happy_city-card-superhero_academy = Akadémia superhrdinov
happy_city-card-dragon_parking = Parkovisko pre draky
happy_city-card-candy_factory = Továreň na cukríky
happy_city-card-film_studio = Filmové štúdio
happy_city-card-maze = Bludisko
happy_city-card-ghost_hunters_hq = Základňa lovcov duchov
happy_city-card-mars_embassy = Veľvyslanectvo Marsu
happy_city-card-pirate_ship = Pirátska loď
happy_city-card-chocolate_factory = Čokoládovňa
happy_city-card-unicorn_ranch = Ranč jednorožcov
happy_city-card-dream_factory = Továreň na sny
happy_city-card-aqua_pony_club = Klub vodných poníkov
happy_city-card-wizard_school = Škola čarodejníkov

## Špeciálne budovy pokročilej hry a čo dokážu

happy_city-card-great_pyramid = Veľká pyramída
happy_city-does-great_pyramid = Na konci skopíruje susedovu kartu na rovnakom mieste.
happy_city-card-castle = Hrad
happy_city-does-castle = 1 minca zakaždým, keď sused zaplatí za kartu 4 alebo viac.
happy_city-card-joke_shop = Obchodík so žartíkmi
happy_city-does-joke_shop = Pri získaní: 1 minca za každú kartu v tvojom meste vrátane tejto.
happy_city-card-harbor = Prístav
happy_city-does-harbor = Modré karty máš o 3 lacnejšie.
happy_city-card-airport = Letisko
happy_city-does-airport = Zelené karty máš o 3 lacnejšie.
happy_city-card-art_gallery = Galéria umenia
happy_city-does-art_gallery = Kopíruje kartu na predchádzajúcom mieste: príjem, obyvateľov aj srdiečka.
happy_city-card-bowling_alley = Bowling
happy_city-does-bowling_alley = +3 k príjmu za každú tvoju fialovú kartu.
happy_city-card-concert_arena = Koncertná hala
happy_city-does-concert_arena = Pri získaní: mince vo výške 2 × tvoj príjem. Na konci strácaš toľko bodov, koľko je tvoj príjem.
happy_city-card-moai = Moai
happy_city-does-moai = Na konci: 2 srdiečka za presne 9 kariet v meste, 4 srdiečka, keď ich je menej.
happy_city-card-train_station = Železničná stanica
happy_city-does-train_station = Oranžové karty máš o 3 lacnejšie.
happy_city-card-statue_of_liberty = Socha slobody
happy_city-does-statue_of_liberty = Nahradí poslednú kartu tvojho mesta, aj keď je mesto plné.
happy_city-card-hot_dog_stand = Stánok s hotdogmi
happy_city-does-hot_dog_stand = Karty z balíčkov 1, 2 a 3 ťa stoja 1, 4 a 6.
happy_city-card-barber_shop = Holičstvo
happy_city-does-barber_shop = +3 k príjmu, kým majú všetci ostatní vyšší príjem ako ty.
happy_city-card-sphinx = Sfinga
happy_city-does-sphinx = Na konci skopíruje špeciálnu budovu súpera alebo inú, vyžrebovanú zo škatule.
happy_city-card-royal_palace = Kráľovský palác
happy_city-does-royal_palace = Po príjme: vezmi 1 mincu najbohatšiemu súperovi; ak ich je viac, každému z nich.
happy_city-card-burger_joint = Burgráreň
happy_city-does-burger_joint = Najviac modrých kariet: 3 srdiečka. Zhoda: 2. Inak: 1.
happy_city-card-underwater_tunnel = Podmorský tunel
happy_city-does-underwater_tunnel = Ďalšia karta, ktorú kúpiš, je zadarmo.
happy_city-card-water_park = Akvapark
happy_city-does-water_park = Pri získaní: 1 minca pre každého.
happy_city-card-escape_room = Úniková hra
happy_city-does-escape_room = +2 k príjmu, kým nikto nemá menej žltých kariet ako ty.
happy_city-card-machu_picchu = Machu Picchu
happy_city-does-machu_picchu = 1 obyvateľ za každú oranžovú kartu suseda po ľavici.
happy_city-card-big_ben = Big Ben
happy_city-does-big_ben = Keď nič nekúpiš, berieš si 5 mincí.
happy_city-card-golden_gate_bridge = Most Golden Gate
happy_city-does-golden_gate_bridge = Karty, ktoré sa ho dotýkajú: 2 rovnakej farby dávajú 1 srdiečko a 1 obyvateľa, 3 dávajú 2 srdiečka a 1 obyvateľa.
happy_city-card-stonehenge = Stonehenge
happy_city-does-stonehenge = 1 obyvateľ za každú modrú kartu jedného zo susedov.
happy_city-card-sushi_bar = Sushi bar
happy_city-does-sushi_bar = +1 k príjmu za každú tvoju modrú kartu.
happy_city-card-wind_turbine = Veterná elektráreň
happy_city-does-wind_turbine = 1 srdiečko za každú tvoju zelenú kartu.
happy_city-card-taj_mahal = Tádž Mahal
happy_city-does-taj_mahal = 3 srdiečka, keď máš nižší príjem ako každý zo susedov, inak 1.
happy_city-card-louvre = Louvre
happy_city-does-louvre = V nasledujúcich 2 fázach príjmu dostaneš navyše toľko, koľko je príjem jedného súpera.
happy_city-card-greengrocer = Ovocie a zelenina
happy_city-does-greengrocer = +1 k príjmu za každú dvojicu srdiečka a obyvateľa v tvojom meste.
happy_city-card-croissant_bakery = Pekáreň s croissantmi
happy_city-does-croissant_bakery = +2 k príjmu za každú tvoju zelenú kartu.
happy_city-card-mayan_pyramid = Mayská pyramída
happy_city-does-mayan_pyramid = Najviac zelených kariet: 3 srdiečka. Zhoda: 1. Inak: 1.
happy_city-card-leaning_tower = Šikmá veža
happy_city-does-leaning_tower = 1 srdiečko za každú žltú kartu jedného zo susedov.
happy_city-card-arcade = Videoherňa
happy_city-does-arcade = Pred príjmom: 2 mince, ak aspoň nejakú máš.
happy_city-card-great_wall = Veľký čínsky múr
happy_city-does-great_wall = 3 srdiečka, keď majú dve nasledujúce karty rovnakú farbu, inak 1.
happy_city-card-billiard_hall = Biliardová herňa
happy_city-does-billiard_hall = +1 k príjmu za každú farbu na miestach pred ňou.
happy_city-card-domed_cathedral = Katedrála s kupolou
happy_city-does-domed_cathedral = 3 srdiečka, ak na konci nemáš žiadnu oranžovú kartu.
happy_city-card-japanese_garden = Japonská záhrada
happy_city-does-japanese_garden = 2 × tvoje body, ak ich je menej ako 30.
happy_city-card-parthenon = Partenón
happy_city-does-parthenon = 4 obyvatelia, ak na konci nemáš žiadnu zelenú kartu.
happy_city-card-colosseum = Koloseum
happy_city-does-colosseum = Najviac oranžových kariet: 3 obyvatelia. Zhoda: 2. Inak: 1.

## Na čo sa hra pýta

happy_city-ask-draft = Vyber si Trh šťastia: na farbe záleží
happy_city-ask-louvre = Louvre: čí príjem dostaneš navyše?
happy_city-ask-discard = Odhoď odkrytú kartu alebo nechaj všetky
happy_city-ask-reveal = Vyber balíček a odkry jeho vrchnú kartu
happy_city-ask-buy = Kúp budovu alebo obydlie, alebo si vezmi mince
happy_city-ask-special = Vezmeš si špeciálnu budovu? Môžeš mať len jednu
happy_city-ask-sphinx = Sfinga: ktorú špeciálnu budovu skopíruje?
happy_city-ask-pyramid = Veľká pyramída: čiu kartu skopíruje?
happy_city-ask-over = Koniec hry

## Rozhodnutia

happy_city-action-draft = Vziať: { $card }
happy_city-action-louvre = Dostať navyše toľko ako { $seat }
happy_city-action-discard = Odhodiť: { $card }
happy_city-action-keep = Nechať všetky karty
happy_city-action-reveal = Odkryť z balíčka { $deck }
happy_city-action-buy = Kúpiť: { $card }
happy_city-action-pass = Nekúpiť nič, vziať mince
happy_city-action-take = Vziať: { $card }
happy_city-action-decline = Nebrať žiadnu
happy_city-action-copy = Skopírovať: { $card }
happy_city-action-refuse = Vyžrebovať zo škatule
happy_city-action-pyramid = Skopírovať kartu: { $seat }

## Čo sa stalo

happy_city-fact-market_taken = { $seat-you ->
    [yes] Berieš si: { $market }
   *[no] { $seat } si berie: { $market }
}
happy_city-fact-round_began = Začína sa { $round }. kolo
happy_city-fact-income = { $seat-you ->
    [yes] { $total ->
        [one] Tvoj príjem: { $total } minca
        [few] Tvoj príjem: { $total } mince
       *[other] Tvoj príjem: { $total } mincí
    }
   *[no] { $total ->
        [one] { $seat } dostáva príjem: { $total } minca
        [few] { $seat } dostáva príjem: { $total } mince
       *[other] { $seat } dostáva príjem: { $total } mincí
    }
}
# Mince, ktoré nie sú príjmom: $source je budova, ktorá ich dáva alebo berie, $amount koľko,
# $sign "plus" alebo "minus".
happy_city-fact-coins = { $seat-you ->
    [yes] { $sign ->
        [minus] { $amount ->
            [one] { $source }: strácaš { $amount } mincu
            [few] { $source }: strácaš { $amount } mince
           *[other] { $source }: strácaš { $amount } mincí
        }
       *[plus] { $amount ->
            [one] { $source }: získavaš { $amount } mincu
            [few] { $source }: získavaš { $amount } mince
           *[other] { $source }: získavaš { $amount } mincí
        }
    }
   *[no] { $sign ->
        [minus] { $amount ->
            [one] { $source }: { $seat } stráca { $amount } mincu
            [few] { $source }: { $seat } stráca { $amount } mince
           *[other] { $source }: { $seat } stráca { $amount } mincí
        }
       *[plus] { $amount ->
            [one] { $source }: { $seat } získava { $amount } mincu
            [few] { $source }: { $seat } získava { $amount } mince
           *[other] { $source }: { $seat } získava { $amount } mincí
        }
    }
}
happy_city-fact-louvre_chose = { $seat-you ->
    [yes] Louvre: dostávaš navyše toľko ako { $opponent }
   *[no] { $opponent-you ->
        [yes] Louvre: { $seat } dostáva navyše toľko ako ty
       *[no] Louvre: { $seat } dostáva navyše toľko ako { $opponent }
    }
}
happy_city-fact-turn_began = { $seat-you ->
    [yes] Si na ťahu
   *[no] { $seat } je na ťahu
}
happy_city-fact-discarded = { $seat-you ->
    [yes] Odhadzuješ: { $card }
   *[no] { $seat } odhadzuje: { $card }
}
happy_city-fact-kept = { $seat-you ->
    [yes] Nechávaš všetky odkryté karty
   *[no] { $seat } necháva všetky odkryté karty
}
happy_city-fact-revealed = { $seat-you ->
    [yes] Odkrývaš z balíčka { $deck }: { $card }
   *[no] { $seat } odkrýva z balíčka { $deck }: { $card }
}
happy_city-fact-reshuffled = { $cards ->
    [one] Balíček { $deck } je prázdny: miešajú sa jeho odhodené karty ({ $cards } karta)
    [few] Balíček { $deck } je prázdny: miešajú sa jeho odhodené karty ({ $cards } karty)
   *[other] Balíček { $deck } je prázdny: miešajú sa jeho odhodené karty ({ $cards } kariet)
}
# $slot: miesto v meste, 1 až 10.
happy_city-fact-bought = { $seat-you ->
    [yes] { $total ->
        [0] Kupuješ zadarmo: { $card }
        [one] Kupuješ za { $total } mincu: { $card }
        [few] Kupuješ za { $total } mince: { $card }
       *[other] Kupuješ za { $total } mincí: { $card }
    }
   *[no] { $total ->
        [0] { $seat } kupuje zadarmo: { $card }
        [one] { $seat } kupuje za { $total } mincu: { $card }
        [few] { $seat } kupuje za { $total } mince: { $card }
       *[other] { $seat } kupuje za { $total } mincí: { $card }
    }
}
happy_city-fact-passed = { $seat-you ->
    [yes] { $total ->
        [one] Nič nekupuješ a berieš si { $total } mincu
        [few] Nič nekupuješ a berieš si { $total } mince
       *[other] Nič nekupuješ a berieš si { $total } mincí
    }
   *[no] { $total ->
        [one] { $seat } nič nekupuje a berie si { $total } mincu
        [few] { $seat } nič nekupuje a berie si { $total } mince
       *[other] { $seat } nič nekupuje a berie si { $total } mincí
    }
}
happy_city-fact-took = { $seat-you ->
    [yes] Berieš si špeciálnu budovu: { $card }
   *[no] { $seat } si berie špeciálnu budovu: { $card }
}
happy_city-fact-declined = { $seat-you ->
    [yes] Neberieš si žiadnu špeciálnu budovu
   *[no] { $seat } si neberie žiadnu špeciálnu budovu
}
happy_city-fact-lost = { $seat-you ->
    [yes] Z tvojho mesta mizne: { $card }
   *[no] { $seat } prichádza o kartu: { $card }
}
happy_city-fact-final_began = { $round }. kolo bolo posledné
# $drawn: "yes", ak sa žrebovalo zo škatule.
happy_city-fact-sphinx_copied = { $seat-you ->
    [yes] { $drawn ->
        [yes] Tvoja Sfinga kopíruje kartu zo škatule: { $card }
       *[no] Tvoja Sfinga kopíruje: { $card }
    }
   *[no] { $drawn ->
        [yes] Sfinga ({ $seat }) kopíruje kartu zo škatule: { $card }
       *[no] Sfinga ({ $seat }) kopíruje: { $card }
    }
}
happy_city-fact-pyramid_copied = { $seat-you ->
    [yes] Tvoja Veľká pyramída kopíruje: { $card } ({ $neighbour })
   *[no] { $neighbour-you ->
        [yes] Veľká pyramída ({ $seat }) kopíruje tvoju kartu: { $card }
       *[no] Veľká pyramída ({ $seat }) kopíruje: { $card } ({ $neighbour })
    }
}
happy_city-fact-ended = Koniec hry

## Prečo to nejde

happy_city-refusal-HC-60 = Medzi odkrytými kartami nie je: { $card }.
happy_city-refusal-HC-68 = Tento balíček je prázdny a odhodené karty sa tiež minuli.
happy_city-refusal-HC-70 = Medzi odkrytými kartami nie je: { $card }.
happy_city-refusal-HC-71 = Tieto obydlia sa už minuli: { $card }.
happy_city-refusal-HC-74 = Cena: { $price }. Tvoje mince: { $coins }.
happy_city-refusal-HC-75 = Túto kartu už v meste máš: { $card }. Dve karty s rovnakým názvom v ňom byť nesmú.
happy_city-refusal-HC-80 = V rade špeciálnych budov nie je: { $card }.
happy_city-refusal-HC-81 = { $colour-id ->
    [yellow] Potrebné žlté karty: { $needed }. Máš: { $has }.
    [blue] Potrebné modré karty: { $needed }. Máš: { $has }.
    [green] Potrebné zelené karty: { $needed }. Máš: { $has }.
    [orange] Potrebné oranžové karty: { $needed }. Máš: { $has }.
   *[purple] Potrebné fialové karty: { $needed }. Máš: { $has }.
}
happy_city-refusal-HC-84 = Špeciálnu budovu už máš. Každý si smie vziať len jednu.
happy_city-refusal-HC-87 = Tvoje mesto je plné: má 10 kariet.
happy_city-refusal-HC-133 = Túto kartu už niekto má: { $card }.
happy_city-refusal-HC-140 = Veľká pyramída kopíruje susedovu kartu na rovnakom mieste, ale žiadnu špeciálnu budovu.
happy_city-refusal-HC-151 = Sfinga kopíruje špeciálnu budovu niektorého súpera.
happy_city-refusal-HC-162 = Louvre ti vypláca príjem niektorého súpera.
happy_city-refusal-HC-201 = Hráči pri tomto stole: { $seats }. Prvý hráč musí byť jedným z nich.

## Riadky súm. $source je karta, $sign "plus" alebo "minus"; samotná suma stojí vedľa.

happy_city-line-HC-50 = { $source }
happy_city-line-HC-72 = Bez nákupu
happy_city-line-HC-74 = { $source }
happy_city-line-HC-110 = { $source }
happy_city-line-HC-111 = { $source }
happy_city-line-HC-112 = Obyvatelia × srdiečka: { $count } × { $each }
happy_city-line-HC-116 = Mince
happy_city-line-HC-120 = { $source }
happy_city-line-HC-140 = { $source }: ako skopírovaná karta
happy_city-line-HC-141 = { $source }: sused platí 4 alebo viac
happy_city-line-HC-142 = { $source }: za každú kartu v meste
happy_city-line-HC-143 = { $source }: lacnejšie
happy_city-line-HC-144 = { $source }: ako predchádzajúca karta
happy_city-line-HC-145 = { $source }: za každú kartu danej farby
happy_city-line-HC-146 = { $sign ->
    [minus] { $source }: mínus príjem
   *[plus] { $source }: 2 × príjem
}
happy_city-line-HC-147 = { $source }: za veľkosť mesta
happy_city-line-HC-149 = { $source }: najnižšia cena v balíčku
happy_city-line-HC-150 = { $source }: najnižší príjem
happy_city-line-HC-152 = { $source }: od najbohatších
happy_city-line-HC-153 = { $source }: porovnanie počtu kariet
happy_city-line-HC-154 = { $source }: zadarmo
happy_city-line-HC-155 = { $source }: pre každého
happy_city-line-HC-156 = { $source }: nikto nemá menej žltých kariet
happy_city-line-HC-157 = { $source }: za každú kartu suseda
happy_city-line-HC-158 = { $source }: bez nákupu
happy_city-line-HC-159 = { $source }: dotýkajúce sa karty rovnakej farby
happy_city-line-HC-160 = { $source }: za každú zelenú kartu
happy_city-line-HC-161 = { $source }: porovnanie príjmu so susedmi
happy_city-line-HC-162 = { $source }: príjem súpera
happy_city-line-HC-163 = { $source }: dvojice srdiečka a obyvateľa
happy_city-line-HC-164 = { $source }: pred príjmom
happy_city-line-HC-165 = { $source }: dve nasledujúce karty
happy_city-line-HC-166 = { $source }: rôzne farby pred touto kartou
happy_city-line-HC-167 = { $source }: žiadna karta danej farby
happy_city-line-HC-168 = { $source }: dvojnásobok

## Z čoho sa skladajú body

happy_city-part-residents = Obyvatelia
happy_city-part-hearts = Srdiečka

## Doska: popisky a karty čítané nahlas

happy_city-board-display = Odkryté karty
happy_city-board-dwellings = Obydlia
happy_city-board-decks = Balíčky
happy_city-board-specials = Špeciálne budovy
happy_city-board-markets = Trhy šťastia
happy_city-board-yours = Tvoje mesto
# Zoznam všetkých miest.
happy_city-board-cities = Mestá
# $coins: koľko mincí si berie ten, kto sa pozerá.
happy_city-board-pass = { $coins ->
    [one] Nekúpiť nič, vziať { $coins } mincu
    [few] Nekúpiť nič, vziať { $coins } mince
   *[other] Nekúpiť nič, vziať { $coins } mincí
}
happy_city-board-coins = Mince
happy_city-board-income-each-round = Príjem každé kolo
happy_city-board-cards = Karty v meste
# Mesto čítané nahlas. Všetko okrem $seat sú čísla; $residents a $hearts môžu byť menšie ako 0.
happy_city-board-city-about = { $seat-you ->
    [yes] Tvoje mesto: mince { $coins }, príjem { $income }, obyvatelia { $residents }, srdiečka { $hearts }, karty { $cards }
   *[no] { $seat }, mesto: mince { $coins }, príjem { $income }, obyvatelia { $residents }, srdiečka { $hearts }, karty { $cards }
}
# Balíček čítaný nahlas: čo stoja jeho karty, koľko ich zostáva a koľko ich je odhodených.
happy_city-board-deck-about = Balíček { $deck }, cena { $low } až { $high }, zostáva kariet: { $cards }, odhodených: { $discarded }
# $slot: miesto v meste, 1 až 10; $card: karta čítaná nahlas.
happy_city-board-plot = { $slot }: { $card }
happy_city-board-free-plot = { $slot }: voľné miesto
# Koľko miest v meste je zastavaných.
happy_city-board-plots-used = { $used } z { $plots } miest
# Koľko z kariet, ktoré chce špeciálna budova, mesto má.
happy_city-board-met = { $met } z { $needed }
# Koľko kariet zostáva na kôpke obydlí.
happy_city-board-left = zostáva { $count }
# Karta čítaná nahlas, po častiach, s čiarkami medzi nimi. $count môže byť menšie ako 0.
happy_city-board-cost = cena { $coins }
# Čo platí ten, kto sa pozerá, ak špeciálna budova mení cenu na karte.
happy_city-board-cost-instead = cena { $coins } namiesto { $printed }
happy_city-board-income = príjem { $count }
happy_city-board-residents = obyvatelia { $count }
happy_city-board-hearts = srdiečka { $count }
# $needs: výpočet z nasledujúcej správy, napríklad „2× modrá a 1× zelená“.
happy_city-board-needs = podmienky: { $needs }
# $colour: jej názov, ako v happy_city-colour-…
happy_city-board-need = { $count }× { $colour }

## Ako sa hrá: stránka na päť minút

happy_city-how-goal-title = Cieľ hry
happy_city-how-goal = Staviaš mesto z najviac 10 kariet, za ťah pridáš jednu. Sťahujú sa doň obyvatelia a srdiečka ukazujú, akí sú šťastní. Na konci násobíš: obyvatelia × srdiečka. Veľa obyvateľov bez jediného srdiečka nemá nijakú hodnotu, tak mysli na oboje.

happy_city-how-card-title = Čo nájdeš na karte
happy_city-how-card-cost-title = Cena
happy_city-how-card-cost = Koľko za kartu raz zaplatíš.
happy_city-how-card-income-title = Príjem
happy_city-how-card-income = Mince, ktoré ti prinesie na začiatku každého kola.
happy_city-how-card-people-title = Obyvatelia a srdiečka
happy_city-how-card-people = To, čo sa počíta na konci. Prečiarknutý symbol znamená o jeden menej.
happy_city-how-card-colour-title = Farba
happy_city-how-card-colour = Sama nič nerobí, ale chcú ju špeciálne budovy. Každá farba má svoju značku.

happy_city-how-start-title = Začiatok
happy_city-how-start = Každý má 2 mince a v meste jednu kartu: Trh šťastia s príjmom 1.

happy_city-how-round-title = Kolo
happy_city-how-round-income = Najprv príjem: všetci naraz dostanú mince zo všetkých svojich kariet.
happy_city-how-round-turns = Potom hráte jeden po druhom. Začína prvý hráč, ktorý sa po celú hru nemení.

happy_city-how-turn-title = Tvoj ťah v štyroch krokoch
happy_city-how-turn-discard-title = Odhodenie
happy_city-how-turn-discard = Môžeš odhodiť jednu z odkrytých kariet alebo nechať všetky.
happy_city-how-turn-reveal-title = Odkrytie
happy_city-how-turn-reveal = Kým nie sú odkryté 3 karty, vyber balíček a otoč jeho vrchnú kartu. V balíčku 1 sú lacné karty (cena 1–3), v balíčku 2 stredné (4–5), v balíčku 3 veľkolepé (6–9).
happy_city-how-turn-buy-title = Nákup
happy_city-how-turn-buy = Vezmi si jednu z odkrytých kariet alebo jedno z obydlí a zaplať cenu. Alebo nekupuj nič a vezmi si 1 mincu. Dve karty s rovnakým názvom v jednom meste byť nesmú.
happy_city-how-turn-special-title = Špeciálna budova
happy_city-how-turn-special = Ak má tvoje mesto farby, ktoré špeciálna budova chce, môžeš si ju vziať. Je zadarmo a tvoje karty zostávajú na mieste. Za celú hru môžeš mať len jednu, tak vyberaj dobre.
happy_city-how-figure-buy = Si na ťahu, nakupuješ a máš 5 mincí. Múzeum stojí 4 a prináša 2 srdiečka. Je to zároveň tvoja druhá modrá karta.
happy_city-how-figure-special = S 2 modrými kartami a 1 zelenou si môžeš vziať Filmové štúdio: 2 mince každé kolo a 2 srdiečka na konci.

happy_city-how-end-title = Koniec hry
happy_city-how-end-when = Len čo má niektoré mesto 10 kariet, je toto kolo posledné. Dohrá sa celé, aby mali všetci rovnaký počet ťahov.
happy_city-how-end-score = Teraz spočítaj zvlášť všetkých obyvateľov a zvlášť všetky srdiečka svojho mesta a vynásob ich medzi sebou. Záporné číslo pritom berieme ako nulu (tak to chápeme my, pravidlá o tom mlčia). Kto má najviac bodov, vyhráva. Mince body neprinášajú, ale rozhodujú pri zhode.
happy_city-how-figure-end = Hotové mesto: 5 obyvateľov a 9 − 1 = 8 srdiečok. 5 × 8 = 40 bodov.

happy_city-how-junior-title = Juniorský variant: pre mladších hráčov
happy_city-how-junior = Všetko je rovnaké, len sa na konci obyvatelia a srdiečka sčítajú. Mesto vyššie má 5 + 8 = 13 bodov.

happy_city-how-expert-title = Pokročilý variant: keď sa v hre vyznáš
happy_city-how-expert-market = Pred prvým kolom si každý vyberie farebný Trh šťastia, posledný hráč vyberá ako prvý. Jeho farba sa počíta ako pri každej inej karte.
happy_city-how-expert-special = Špeciálne budovy majú vlastné schopnosti: niektoré zlacňujú karty, niektoré prinášajú mince, niektoré si všímajú susedov a niektoré sa počítajú až na konci. Čo ktorá dokáže, je napísané vedľa nej.
happy_city-how-figure-expert = Výber trhov, špeciálne budovy už ležia na stole: ktoré farby budeš potrebovať?

happy_city-how-table-title = Pri tomto stole
happy_city-how-table-choices = Čo teraz môžeš urobiť, to na hracej ploche svieti a nájdeš to aj v zozname možností. Ukáž na možnosť a uvidíš, čo by priniesla.
happy_city-how-table-undo = Krok, ktorý neodkryl nič nové, môžeš vziať späť, kým ho nepotvrdíš.
happy_city-how-table-why = Keď niečo nejde, dozvieš sa prečo. A pri každej sume v denníku vidíš, z čoho sa skladá.

happy_city-how-tips-title = Tri rady
happy_city-how-tips-income = Najprv mince: v prvých kolách sa každý príjem mnohokrát vráti.
happy_city-how-tips-balance = Šesť obyvateľov a šesť srdiečok má väčšiu hodnotu ako desať a dve.
happy_city-how-tips-watch = Sleduj ostatných: kartu, ktorá by pomohla susedovi, môžeš odhodiť.

## Prvá hra s trénerom

happy_city-coach-goal = Vitaj na radnici! Zapĺňaš mesto 10 kartami a na konci sú obyvatelia krát srdiečka tvoje body.
happy_city-coach-reveal = Otáčaj karty, kým nebudú 3. Balíček 1 je lacný, v balíčku 2 stoja karty 4 alebo 5 mincí, v balíčku 3 sú veľkolepé a drahé: máš 3 mince.
happy_city-coach-buy = Teraz jednu kúp: minca na karte je jej cena. Karty, ktoré nosia mince každé kolo, sa najviac oplatia na začiatku.
happy_city-coach-poor = Zatiaľ je tu všetko pridrahé. Vezmi si mincu: v ďalšom kole ti mesto zase zaplatí.
happy_city-coach-passed = Nič nestaviaš, berieš len 1 mincu. Je to o kartu menej v meste a o kolo menej príjmu z nej.
happy_city-coach-income = Každé kolo sa začína príjmom: tentoraz mesto vynieslo { $total }. Kto zarába viac, čoskoro stavia veľkolepo.
happy_city-coach-discard = Skôr než sa otočia nové karty, môžeš jednu z týchto odhodiť. Odhoď takú, ktorá pomôže len súperovi, alebo príliš drahú pre všetkých.
happy_city-coach-balance = Tieto dve hodnoty sa na konci násobia: obyvatelia a srdiečka. Zvyšuj tú menšiu, lebo 6 × 6 je viac ako 10 × 2.
happy_city-coach-special = Tvoje farby sedia: táto špeciálna budova je zadarmo. Za celú hru môžeš mať len jednu, tak sa pozri, čo prináša.
happy_city-coach-colours = Tu sú špeciálne budovy. Každá chce určité farby, tak sa pozeraj aj na farbu toho, čo kupuješ.
happy_city-coach-declined = Zostáva na svojom mieste. Tvojim kartám farby zostanú: kým tu leží, smieš si ju vziať po ktoromkoľvek svojom ťahu.
happy_city-coach-taken = Súper si berie špeciálnu budovu: { $card }. Pre teba už nie je, ostatné stále čakajú.
happy_city-coach-end = Kolo, v ktorom má niektoré mesto 10 kariet, je posledné. Mince potom nemajú hodnotu: premeň ich na obyvateľov a srdiečka.
happy_city-coach-learned-income = Príjem chodí každé kolo, tak ho kupuj skoro.
happy_city-coach-learned-points = Body sú obyvatelia × srdiečka: rásť musí oboje.
happy_city-coach-learned-special = Farby otvárajú špeciálne budovy, ale len jednu pre každé mesto.
happy_city-coach-learned-end = Keď má mesto 10 kariet, kolo sa dohrá a mince nemajú hodnotu.

## Čo už bolo a čo zostáva

happy_city-known-how = Každá budova je tu dvakrát. Odhodené karty sa vrátia, keď sa ich balíček minie.
happy_city-known-left = V balíčkoch: { $count }
happy_city-known-open = Odkryté: { $count }
happy_city-known-back = Odhodené: { $count }
happy_city-known-gone = V mestách: { $count }
happy_city-known-name = { $name }, cena { $cost }: { $where }
happy_city-known-is-left = v balíčku
happy_city-known-is-open = odkrytá
happy_city-known-is-back = odhodená
happy_city-known-is-gone = v meste

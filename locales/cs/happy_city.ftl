### Šťastné městečko (Happy City). Argumenty každého druhu zprávy: locales/README.md.
### Slova odpovídají slovníčku v docs/rules/happy_city.md.

## Na krabici

game-happy_city = Šťastné městečko
game-happy_city-blurb = Deset karet, jedno město. Přilákej obyvatele, udělej jim radost a dobře utrať každou minci.

## Volby

happy_city-option-mode = Varianta
happy_city-option-mode-family = Rodinná
happy_city-option-mode-family-blurb = Hra tak, jak má být: obyvatelé × srdíčka.
happy_city-option-mode-junior = Juniorská
happy_city-option-mode-junior-blurb = Snazší počítání pro mladší hráče: obyvatelé + srdíčka.
happy_city-option-mode-expert = Pokročilá
happy_city-option-mode-expert-blurb = Barevné trhy a speciální budovy s vlastními schopnostmi.
happy_city-option-first = První hráč
happy_city-option-first-random = Losem
happy_city-option-first-0 = Hráč 1
happy_city-option-first-1 = Hráč 2
happy_city-option-first-2 = Hráč 3
happy_city-option-first-3 = Hráč 4
happy_city-option-first-4 = Hráč 5

## Barvy, samostatně nebo ve výčtu

happy_city-colour-yellow = žlutá
happy_city-colour-blue = modrá
happy_city-colour-green = zelená
happy_city-colour-orange = oranžová
happy_city-colour-purple = fialová

## Budovy z balíčku 1

happy_city-card-haunted_house = Strašidelný dům
happy_city-card-factory = Továrna
happy_city-card-steelworks = Ocelárna
happy_city-card-grocery = Potraviny
happy_city-card-shoe_shop = Obuvnictví
happy_city-card-school = Škola
happy_city-card-police_station = Policejní stanice
happy_city-card-library = Knihovna
happy_city-card-town_park = Městský park
happy_city-card-florist = Květinářství
happy_city-card-pastry_shop = Cukrárna
happy_city-card-bookshop = Knihkupectví
happy_city-card-bank = Banka
happy_city-card-igloo = Iglú

## Budovy z balíčku 2

happy_city-card-museum = Muzeum
happy_city-card-observatory = Hvězdárna
happy_city-card-hospital = Nemocnice
happy_city-card-hardware_store = Železářství
happy_city-card-perfumery = Parfumerie
happy_city-card-shopping_mall = Nákupní centrum
happy_city-card-garage = Autoservis
happy_city-card-offices = Kanceláře
happy_city-card-grand_hotel = Grandhotel
happy_city-card-restaurant = Restaurace

## Budovy z balíčku 3

happy_city-card-laboratory = Laboratoř
happy_city-card-university = Univerzita
happy_city-card-spa = Lázně
happy_city-card-casino = Kasino
happy_city-card-ski_resort = Lyžařský areál
happy_city-card-zoo = Zoo
happy_city-card-tree_house = Dům na stromě
happy_city-card-stadium = Stadion
happy_city-card-amusement_park = Zábavní park

## Obydlí

happy_city-card-house = Domek
happy_city-card-apartment_building = Bytový dům
happy_city-card-luxury_residence = Luxusní rezidence

## Trhy

happy_city-card-market = Trh štěstí
happy_city-card-market_yellow = Žlutý trh štěstí
happy_city-card-market_blue = Modrý trh štěstí
happy_city-card-market_green = Zelený trh štěstí
happy_city-card-market_orange = Oranžový trh štěstí
happy_city-card-market_purple = Fialový trh štěstí

## Speciální budovy rodinné hry

happy_city-card-dinosaur_park = Dinosauří park
happy_city-card-ball_pit = Míčkový bazén
happy_city-card-cat_cafe = Kočičí kavárna
happy_city-card-toy_store = Hračkářství
happy_city-card-disco = Diskotéka
happy_city-card-superhero_academy = Akademie superhrdinů
happy_city-card-dragon_parking = Parkoviště pro draky
happy_city-card-candy_factory = Továrna na bonbony
happy_city-card-film_studio = Filmové studio
happy_city-card-maze = Bludiště
happy_city-card-ghost_hunters_hq = Základna lovců duchů
happy_city-card-mars_embassy = Velvyslanectví Marsu
happy_city-card-pirate_ship = Pirátská loď
happy_city-card-chocolate_factory = Čokoládovna
happy_city-card-unicorn_ranch = Ranč jednorožců
happy_city-card-dream_factory = Továrna na sny
happy_city-card-aqua_pony_club = Klub vodních poníků
happy_city-card-wizard_school = Škola čarodějů

## Speciální budovy pokročilé hry a co umějí

happy_city-card-great_pyramid = Velká pyramida
happy_city-does-great_pyramid = Na konci zkopíruje sousedovu kartu na stejném místě.
happy_city-card-castle = Hrad
happy_city-does-castle = 1 mince pokaždé, když soused zaplatí za kartu 4 nebo víc.
happy_city-card-joke_shop = Krámek s žertíky
happy_city-does-joke_shop = Při získání: 1 mince za každou kartu ve tvém městě včetně této.
happy_city-card-harbor = Přístav
happy_city-does-harbor = Modré karty máš o 3 levnější.
happy_city-card-airport = Letiště
happy_city-does-airport = Zelené karty máš o 3 levnější.
happy_city-card-art_gallery = Galerie umění
happy_city-does-art_gallery = Kopíruje kartu na předchozím místě: příjem, obyvatele i srdíčka.
happy_city-card-bowling_alley = Bowling
happy_city-does-bowling_alley = +3 k příjmu za každou tvou fialovou kartu.
happy_city-card-concert_arena = Koncertní hala
happy_city-does-concert_arena = Při získání: mince ve výši 2 × tvůj příjem. Na konci ztrácíš tolik bodů, kolik činí tvůj příjem.
happy_city-card-moai = Moai
happy_city-does-moai = Na konci: 2 srdíčka za přesně 9 karet ve městě, 4 srdíčka, když jich je méně.
happy_city-card-train_station = Nádraží
happy_city-does-train_station = Oranžové karty máš o 3 levnější.
happy_city-card-statue_of_liberty = Socha Svobody
happy_city-does-statue_of_liberty = Nahradí poslední kartu tvého města, i když je město plné.
happy_city-card-hot_dog_stand = Stánek s hotdogy
happy_city-does-hot_dog_stand = Karty z balíčků 1, 2 a 3 tě stojí 1, 4 a 6.
happy_city-card-barber_shop = Holičství
happy_city-does-barber_shop = +3 k příjmu, dokud mají všichni ostatní vyšší příjem než ty.
happy_city-card-sphinx = Sfinga
happy_city-does-sphinx = Na konci zkopíruje speciální budovu soupeře, nebo jinou vylosovanou z krabice.
happy_city-card-royal_palace = Královský palác
happy_city-does-royal_palace = Po příjmu: vezmi 1 minci nejbohatšímu soupeři; je-li jich víc, každému z nich.
happy_city-card-burger_joint = Burgrárna
happy_city-does-burger_joint = Nejvíc modrých karet: 3 srdíčka. Shoda: 2. Jinak: 1.
happy_city-card-underwater_tunnel = Podmořský tunel
happy_city-does-underwater_tunnel = Příští karta, kterou koupíš, je zdarma.
happy_city-card-water_park = Aquapark
happy_city-does-water_park = Při získání: 1 mince pro každého.
happy_city-card-escape_room = Úniková hra
happy_city-does-escape_room = +2 k příjmu, dokud nikdo nemá méně žlutých karet než ty.
happy_city-card-machu_picchu = Machu Picchu
happy_city-does-machu_picchu = 1 obyvatel za každou oranžovou kartu souseda po levici.
happy_city-card-big_ben = Big Ben
happy_city-does-big_ben = Když nic nekoupíš, bereš si 5 mincí.
happy_city-card-golden_gate_bridge = Most Golden Gate
happy_city-does-golden_gate_bridge = Karty, které se ho dotýkají: 2 stejné barvy dávají 1 srdíčko a 1 obyvatele, 3 dávají 2 srdíčka a 1 obyvatele.
happy_city-card-stonehenge = Stonehenge
happy_city-does-stonehenge = 1 obyvatel za každou modrou kartu jednoho ze sousedů.
happy_city-card-sushi_bar = Sushi bar
happy_city-does-sushi_bar = +1 k příjmu za každou tvou modrou kartu.
happy_city-card-wind_turbine = Větrná elektrárna
happy_city-does-wind_turbine = 1 srdíčko za každou tvou zelenou kartu.
happy_city-card-taj_mahal = Tádž Mahal
happy_city-does-taj_mahal = 3 srdíčka, když máš nižší příjem než každý ze sousedů, jinak 1.
happy_city-card-louvre = Louvre
happy_city-does-louvre = V příštích 2 fázích příjmu bereš navíc i příjem jednoho soupeře.
happy_city-card-greengrocer = Zelinářství
happy_city-does-greengrocer = +1 k příjmu za každou dvojici srdíčka a obyvatele ve tvém městě.
happy_city-card-croissant_bakery = Pekárna s croissanty
happy_city-does-croissant_bakery = +2 k příjmu za každou tvou zelenou kartu.
happy_city-card-mayan_pyramid = Mayská pyramida
happy_city-does-mayan_pyramid = Nejvíc zelených karet: 3 srdíčka. Shoda: 1. Jinak: 1.
happy_city-card-leaning_tower = Šikmá věž
happy_city-does-leaning_tower = 1 srdíčko za každou žlutou kartu jednoho ze sousedů.
happy_city-card-arcade = Videoherna
happy_city-does-arcade = Před příjmem: 2 mince, pokud aspoň nějakou máš.
happy_city-card-great_wall = Velká čínská zeď
happy_city-does-great_wall = 3 srdíčka, když mají dvě následující karty stejnou barvu, jinak 1.
happy_city-card-billiard_hall = Kulečníkový sál
happy_city-does-billiard_hall = +1 k příjmu za každou barvu na místech před ním.
happy_city-card-domed_cathedral = Katedrála s kupolí
happy_city-does-domed_cathedral = 3 srdíčka, pokud na konci nemáš žádnou oranžovou kartu.
happy_city-card-japanese_garden = Japonská zahrada
happy_city-does-japanese_garden = 2 × tvoje body, pokud jich je méně než 30.
happy_city-card-parthenon = Parthenon
happy_city-does-parthenon = 4 obyvatelé, pokud na konci nemáš žádnou zelenou kartu.
happy_city-card-colosseum = Koloseum
happy_city-does-colosseum = Nejvíc oranžových karet: 3 obyvatelé. Shoda: 2. Jinak: 1.

## Na co se hra ptá

happy_city-ask-draft = Vyber si Trh štěstí: na barvě záleží
happy_city-ask-louvre = Louvre: čí příjem si vezmeš navíc?
happy_city-ask-discard = Odhoď odkrytou kartu, nebo nech všechny
happy_city-ask-reveal = Vyber balíček a odkryj jeho vrchní kartu
happy_city-ask-buy = Kup budovu nebo obydlí, nebo si vezmi mince
happy_city-ask-special = Vezmeš si speciální budovu? Můžeš mít jen jednu
happy_city-ask-sphinx = Sfinga: kterou speciální budovu zkopíruje?
happy_city-ask-pyramid = Velká pyramida: čí kartu zkopíruje?
happy_city-ask-over = Konec hry

## Rozhodnutí

happy_city-action-draft = Vzít: { $card }
happy_city-action-louvre = Vzít příjem soupeře: { $seat }
happy_city-action-discard = Odhodit: { $card }
happy_city-action-keep = Nechat všechny karty
happy_city-action-reveal = Odkrýt z balíčku { $deck }
happy_city-action-buy = Koupit: { $card }
happy_city-action-pass = Nekoupit nic, vzít mince
happy_city-action-take = Vzít: { $card }
happy_city-action-decline = Nebrat žádnou
happy_city-action-copy = Zkopírovat: { $card }
happy_city-action-refuse = Vylosovat z krabice
happy_city-action-pyramid = Zkopírovat kartu souseda: { $seat }

## Co se stalo

happy_city-fact-market_taken = { $seat-you ->
    [yes] Bereš si: { $market }
   *[no] { $seat } si bere: { $market }
}
happy_city-fact-round_began = Začíná { $round }. kolo
happy_city-fact-income = { $seat-you ->
    [yes] { $total ->
        [one] Tvůj příjem: { $total } mince
        [few] Tvůj příjem: { $total } mince
       *[other] Tvůj příjem: { $total } mincí
    }
   *[no] { $total ->
        [one] { $seat } dostává příjem: { $total } mince
        [few] { $seat } dostává příjem: { $total } mince
       *[other] { $seat } dostává příjem: { $total } mincí
    }
}
# Mince, které nejsou příjmem: $source je budova, která je dává nebo bere, $amount kolik,
# $sign "plus" nebo "minus".
happy_city-fact-coins = { $seat-you ->
    [yes] { $sign ->
        [minus] { $amount ->
            [one] { $source }: ztrácíš { $amount } minci
            [few] { $source }: ztrácíš { $amount } mince
           *[other] { $source }: ztrácíš { $amount } mincí
        }
       *[plus] { $amount ->
            [one] { $source }: získáváš { $amount } minci
            [few] { $source }: získáváš { $amount } mince
           *[other] { $source }: získáváš { $amount } mincí
        }
    }
   *[no] { $sign ->
        [minus] { $amount ->
            [one] { $source }: { $seat } ztrácí { $amount } minci
            [few] { $source }: { $seat } ztrácí { $amount } mince
           *[other] { $source }: { $seat } ztrácí { $amount } mincí
        }
       *[plus] { $amount ->
            [one] { $source }: { $seat } získává { $amount } minci
            [few] { $source }: { $seat } získává { $amount } mince
           *[other] { $source }: { $seat } získává { $amount } mincí
        }
    }
}
happy_city-fact-louvre_chose = { $seat-you ->
    [yes] Louvre: bereš si navíc příjem, který má { $opponent }
   *[no] { $opponent-you ->
        [yes] Louvre: { $seat } si bere navíc tvůj příjem
       *[no] Louvre: { $seat } si bere navíc příjem, který má { $opponent }
    }
}
happy_city-fact-turn_began = { $seat-you ->
    [yes] Jsi na tahu
   *[no] { $seat } je na tahu
}
happy_city-fact-discarded = { $seat-you ->
    [yes] Odhazuješ: { $card }
   *[no] { $seat } odhazuje: { $card }
}
happy_city-fact-kept = { $seat-you ->
    [yes] Necháváš všechny odkryté karty
   *[no] { $seat } nechává všechny odkryté karty
}
happy_city-fact-revealed = { $seat-you ->
    [yes] Odkrýváš z balíčku { $deck }: { $card }
   *[no] { $seat } odkrývá z balíčku { $deck }: { $card }
}
happy_city-fact-reshuffled = { $cards ->
    [one] Balíček { $deck } je prázdný: míchají se jeho odhozené karty ({ $cards } karta)
    [few] Balíček { $deck } je prázdný: míchají se jeho odhozené karty ({ $cards } karty)
   *[other] Balíček { $deck } je prázdný: míchají se jeho odhozené karty ({ $cards } karet)
}
# $slot: místo ve městě, 1 až 10.
happy_city-fact-bought = { $seat-you ->
    [yes] { $total ->
        [0] Kupuješ zdarma: { $card }
        [one] Kupuješ za { $total } minci: { $card }
        [few] Kupuješ za { $total } mince: { $card }
       *[other] Kupuješ za { $total } mincí: { $card }
    }
   *[no] { $total ->
        [0] { $seat } kupuje zdarma: { $card }
        [one] { $seat } kupuje za { $total } minci: { $card }
        [few] { $seat } kupuje za { $total } mince: { $card }
       *[other] { $seat } kupuje za { $total } mincí: { $card }
    }
}
happy_city-fact-passed = { $seat-you ->
    [yes] { $total ->
        [one] Nic nekupuješ a bereš si { $total } minci
        [few] Nic nekupuješ a bereš si { $total } mince
       *[other] Nic nekupuješ a bereš si { $total } mincí
    }
   *[no] { $total ->
        [one] { $seat } nic nekupuje a bere si { $total } minci
        [few] { $seat } nic nekupuje a bere si { $total } mince
       *[other] { $seat } nic nekupuje a bere si { $total } mincí
    }
}
happy_city-fact-took = { $seat-you ->
    [yes] Bereš si speciální budovu: { $card }
   *[no] { $seat } si bere speciální budovu: { $card }
}
happy_city-fact-declined = { $seat-you ->
    [yes] Nebereš si žádnou speciální budovu
   *[no] { $seat } si nebere žádnou speciální budovu
}
happy_city-fact-lost = { $seat-you ->
    [yes] Z tvého města mizí: { $card }
   *[no] { $seat } přichází o kartu: { $card }
}
happy_city-fact-final_began = { $round }. kolo bylo poslední
# $drawn: "yes", pokud se losovalo z krabice.
happy_city-fact-sphinx_copied = { $seat-you ->
    [yes] { $drawn ->
        [yes] Tvoje Sfinga kopíruje kartu z krabice: { $card }
       *[no] Tvoje Sfinga kopíruje: { $card }
    }
   *[no] { $drawn ->
        [yes] Sfinga ({ $seat }) kopíruje kartu z krabice: { $card }
       *[no] Sfinga ({ $seat }) kopíruje: { $card }
    }
}
happy_city-fact-pyramid_copied = { $seat-you ->
    [yes] Tvoje Velká pyramida kopíruje: { $card } ({ $neighbour })
   *[no] { $neighbour-you ->
        [yes] Velká pyramida ({ $seat }) kopíruje tvou kartu: { $card }
       *[no] Velká pyramida ({ $seat }) kopíruje: { $card } ({ $neighbour })
    }
}
happy_city-fact-ended = Konec hry

## Proč to nejde

happy_city-refusal-HC-60 = Mezi odkrytými kartami není: { $card }.
happy_city-refusal-HC-68 = Tento balíček je prázdný a odhozené karty také došly.
happy_city-refusal-HC-70 = Mezi odkrytými kartami není: { $card }.
happy_city-refusal-HC-71 = Tato obydlí už došla: { $card }.
happy_city-refusal-HC-74 = Cena: { $price }. Tvoje mince: { $coins }.
happy_city-refusal-HC-75 = { $card } už ve tvém městě stojí. Dvě karty se stejným názvem v něm být nesmějí.
happy_city-refusal-HC-80 = V řadě speciálních budov není: { $card }.
happy_city-refusal-HC-81 = { $colour-id ->
    [yellow] Potřebné žluté karty: { $needed }. Máš: { $has }.
    [blue] Potřebné modré karty: { $needed }. Máš: { $has }.
    [green] Potřebné zelené karty: { $needed }. Máš: { $has }.
    [orange] Potřebné oranžové karty: { $needed }. Máš: { $has }.
   *[purple] Potřebné fialové karty: { $needed }. Máš: { $has }.
}
happy_city-refusal-HC-84 = Speciální budovu už máš. Každý si smí vzít jen jednu.
happy_city-refusal-HC-87 = Tvoje město je plné: má 10 karet.
happy_city-refusal-HC-133 = Tuto kartu už někdo má: { $card }.
happy_city-refusal-HC-140 = Velká pyramida kopíruje sousedovu kartu na stejném místě, ale žádnou speciální budovu.
happy_city-refusal-HC-151 = Sfinga kopíruje speciální budovu některého soupeře.
happy_city-refusal-HC-162 = Louvre ti vyplácí příjem některého soupeře.
happy_city-refusal-HC-201 = Hráči u tohoto stolu: { $seats }. První hráč musí být jedním z nich.

## Řádky částek. $source je karta, $sign "plus" nebo "minus"; samotná částka stojí vedle.

happy_city-line-HC-50 = { $source }
happy_city-line-HC-72 = Bez nákupu
happy_city-line-HC-74 = { $source }
happy_city-line-HC-110 = { $source }
happy_city-line-HC-111 = { $source }
happy_city-line-HC-112 = Obyvatelé × srdíčka: { $count } × { $each }
happy_city-line-HC-116 = Mince
happy_city-line-HC-120 = { $source }
happy_city-line-HC-140 = { $source }: jako zkopírovaná karta
happy_city-line-HC-141 = { $source }: soused platí 4 nebo víc
happy_city-line-HC-142 = { $source }: za každou kartu ve městě
happy_city-line-HC-143 = { $source }: levněji
happy_city-line-HC-144 = { $source }: jako předchozí karta
happy_city-line-HC-145 = { $source }: za každou kartu dané barvy
happy_city-line-HC-146 = { $sign ->
    [minus] { $source }: minus příjem
   *[plus] { $source }: 2 × příjem
}
happy_city-line-HC-147 = { $source }: za velikost města
happy_city-line-HC-149 = { $source }: nejnižší cena v balíčku
happy_city-line-HC-150 = { $source }: nejnižší příjem
happy_city-line-HC-152 = { $source }: od nejbohatších
happy_city-line-HC-153 = { $source }: porovnání počtu karet
happy_city-line-HC-154 = { $source }: zdarma
happy_city-line-HC-155 = { $source }: pro každého
happy_city-line-HC-156 = { $source }: nikdo nemá méně žlutých karet
happy_city-line-HC-157 = { $source }: za každou kartu souseda
happy_city-line-HC-158 = { $source }: bez nákupu
happy_city-line-HC-159 = { $source }: dotýkající se karty stejné barvy
happy_city-line-HC-160 = { $source }: za každou zelenou kartu
happy_city-line-HC-161 = { $source }: porovnání příjmu se sousedy
happy_city-line-HC-162 = { $source }: příjem soupeře
happy_city-line-HC-163 = { $source }: dvojice srdíčka a obyvatele
happy_city-line-HC-164 = { $source }: před příjmem
happy_city-line-HC-165 = { $source }: dvě následující karty
happy_city-line-HC-166 = { $source }: různé barvy před touto kartou
happy_city-line-HC-167 = { $source }: žádná karta dané barvy
happy_city-line-HC-168 = { $source }: dvojnásobek

## Z čeho se skládají body

happy_city-part-residents = Obyvatelé
happy_city-part-hearts = Srdíčka

## Deska: popisky a karty čtené nahlas

happy_city-board-display = Odkryté karty
happy_city-board-dwellings = Obydlí
happy_city-board-decks = Balíčky
happy_city-board-specials = Speciální budovy
happy_city-board-markets = Trhy štěstí
happy_city-board-yours = Tvoje město
# Seznam všech měst.
happy_city-board-cities = Města
# $coins: kolik mincí si bere ten, kdo se dívá.
happy_city-board-pass = { $coins ->
    [one] Nekoupit nic, vzít { $coins } minci
    [few] Nekoupit nic, vzít { $coins } mince
   *[other] Nekoupit nic, vzít { $coins } mincí
}
happy_city-board-coins = Mince
happy_city-board-income-each-round = Příjem každé kolo
happy_city-board-cards = Karty ve městě
# Město čtené nahlas. Vše kromě $seat jsou čísla; $residents a $hearts mohou být menší než 0.
happy_city-board-city-about = { $seat-you ->
    [yes] Tvoje město: mince { $coins }, příjem { $income }, obyvatelé { $residents }, srdíčka { $hearts }, karty { $cards }
   *[no] { $seat }, město: mince { $coins }, příjem { $income }, obyvatelé { $residents }, srdíčka { $hearts }, karty { $cards }
}
# Balíček čtený nahlas: co jeho karty stojí, kolik jich zbývá a kolik jich je odhozených.
happy_city-board-deck-about = Balíček { $deck }, cena { $low } až { $high }, zbývá karet: { $cards }, odhozeno: { $discarded }
# $slot: místo ve městě, 1 až 10; $card: karta čtená nahlas.
happy_city-board-plot = { $slot }: { $card }
happy_city-board-free-plot = { $slot }: volné místo
# Kolik míst města je zastavěno.
happy_city-board-plots-used = { $used } z { $plots } míst
# Kolik z karet, které chce zvláštní budova, město má.
happy_city-board-met = { $met } z { $needed }
# Kolik karet zbývá ve sloupečku obydlí.
happy_city-board-left = zbývá { $count }
# Karta čtená nahlas, po částech, s čárkami mezi nimi. $count může být menší než 0.
happy_city-board-cost = cena { $coins }
# Co platí ten, kdo se dívá, pokud speciální budova mění cenu na kartě.
happy_city-board-cost-instead = cena { $coins } místo { $printed }
happy_city-board-income = příjem { $count }
happy_city-board-residents = obyvatelé { $count }
happy_city-board-hearts = srdíčka { $count }
# $needs: výčet z následující zprávy, například „2× modrá a 1× zelená“.
happy_city-board-needs = podmínky: { $needs }
# $colour: její jméno, jako v happy_city-colour-…
happy_city-board-need = { $count }× { $colour }

## Jak se hraje: stránka na pět minut

happy_city-how-goal-title = Cíl hry
happy_city-how-goal = Stavíš město až z 10 karet, za tah přidáš jednu. Stěhují se do něj obyvatelé a srdíčka ukazují, jak jsou šťastní. Na konci násobíš: obyvatelé × srdíčka. Spousta obyvatel bez jediného srdíčka nemá žádnou cenu, tak mysli na obojí.

happy_city-how-card-title = Co najdeš na kartě
happy_city-how-card-cost-title = Cena
happy_city-how-card-cost = Kolik za kartu jednou zaplatíš.
happy_city-how-card-income-title = Příjem
happy_city-how-card-income = Mince, které ti přinese na začátku každého kola.
happy_city-how-card-people-title = Obyvatelé a srdíčka
happy_city-how-card-people = To, co se počítá na konci. Přeškrtnutý symbol znamená o jeden méně.
happy_city-how-card-colour-title = Barva
happy_city-how-card-colour = Sama nic nedělá, ale chtějí ji speciální budovy. Každá barva má svou značku.

happy_city-how-start-title = Začátek
happy_city-how-start = Každý má 2 mince a ve městě jednu kartu: Trh štěstí s příjmem 1.

happy_city-how-round-title = Kolo
happy_city-how-round-income = Nejdřív příjem: všichni najednou dostanou mince ze všech svých karet.
happy_city-how-round-turns = Potom jste jeden po druhém na tahu. Začíná první hráč, a ten je po celou hru stejný.

happy_city-how-turn-title = Tvůj tah ve čtyřech krocích
happy_city-how-turn-discard-title = Odhození
happy_city-how-turn-discard = Můžeš odhodit jednu z odkrytých karet, nebo nechat všechny.
happy_city-how-turn-reveal-title = Odkrytí
happy_city-how-turn-reveal = Dokud jsou odkryté méně než 3 karty, vždy vyber balíček a odkryj jeho vrchní kartu. V balíčku 1 jsou levné karty (cena 1–3), v balíčku 2 střední (4–5), v balíčku 3 velkolepé (6–9).
happy_city-how-turn-buy-title = Nákup
happy_city-how-turn-buy = Vezmi si jednu z odkrytých karet nebo jedno z obydlí a zaplať cenu. Nebo nekupuj nic a vezmi si 1 minci. Dvě karty se stejným názvem v jednom městě být nesmějí.
happy_city-how-turn-special-title = Speciální budova
happy_city-how-turn-special = Má-li tvé město barvy, které speciální budova chce, můžeš si ji vzít. Je zdarma a tvé karty zůstávají na místě. Za celou hru můžeš mít jen jednu, tak vybírej dobře.
happy_city-how-figure-buy = Jdeš nakupovat a máš 5 mincí. Muzeum stojí 4 a přináší 2 srdíčka. Je to zároveň tvoje druhá modrá karta.
happy_city-how-figure-special = Se 2 modrými kartami a 1 zelenou si můžeš vzít Filmové studio: 2 mince každé kolo a 2 srdíčka na konci.

happy_city-how-end-title = Konec hry
happy_city-how-end-when = Jakmile má některé město 10 karet, je toto kolo poslední. Dohraje se celé, aby měli všichni stejný počet tahů.
happy_city-how-end-score = Teď sečti zvlášť všechny obyvatele a zvlášť všechna srdíčka svého města a vynásob je mezi sebou. Záporné číslo přitom bereme jako nulu (tak to chápeme my, pravidla o tom mlčí). Kdo má nejvíc bodů, vyhrává. Mince body nepřinášejí, ale rozhodují při shodě.
happy_city-how-figure-end = Hotové město: 5 obyvatel a 9 − 1 = 8 srdíček. 5 × 8 = 40 bodů.

happy_city-how-junior-title = Juniorská varianta: pro mladší hráče
happy_city-how-junior = Všechno je stejné, jen se na konci obyvatelé a srdíčka sčítají. Město výše má 5 + 8 = 13 bodů.

happy_city-how-expert-title = Pokročilá varianta: až se ve hře vyznáš
happy_city-how-expert-market = Před prvním kolem si každý vybere barevný Trh štěstí, poslední hráč vybírá jako první. Jeho barva se počítá jako u každé jiné karty.
happy_city-how-expert-special = Speciální budovy mají vlastní schopnosti: některé zlevňují karty, některé přinášejí mince, některé si všímají sousedů a některé se počítají až na konci. Co která umí, je napsáno vedle ní.
happy_city-how-figure-expert = Výběr trhů, speciální budovy už leží na stole: které barvy budeš potřebovat?

happy_city-how-table-title = U tohoto stolu
happy_city-how-table-choices = Co teď můžeš udělat, to na stole svítí a najdeš to i v seznamu možností. Ukaž na možnost a uvidíš, co by přinesla.
happy_city-how-table-undo = Krok, který neodkryl nic nového, můžeš vzít zpět, dokud ho nepotvrdíš.
happy_city-how-table-why = Když něco nejde, dozvíš se proč. A u každé částky v deníku vidíš, z čeho se skládá.

happy_city-how-tips-title = Tři rady
happy_city-how-tips-income = Nejdřív mince: v prvních kolech se každý příjem mnohokrát vrátí.
happy_city-how-tips-balance = Šest obyvatel a šest srdíček má větší cenu než deset a dvě.
happy_city-how-tips-watch = Sleduj ostatní: kartu, která by pomohla sousedovi, můžeš odhodit.

## První hra s trenérem

happy_city-coach-goal = Vítej na radnici! Zaplňuješ město 10 kartami a na konci jsou obyvatelé krát srdíčka tvé body.
happy_city-coach-reveal = Odkrývej karty, až budou 3. Balíček 1 je levný, v balíčku 2 stojí karty 4 nebo 5 mincí, v balíčku 3 jsou velkolepé a drahé: máš 3 mince.
happy_city-coach-buy = Teď jednu kup: mince na kartě je její cena. Karty, které nosí mince každé kolo, se nejvíc vyplatí na začátku.
happy_city-coach-poor = Zatím je tu všechno moc drahé. Vezmi si minci: v příštím kole ti město zase zaplatí.
happy_city-coach-passed = Nic nestavíš, bereš jen 1 minci. Je to o kartu méně ve městě a o kolo méně příjmu z ní.
happy_city-coach-income = Každé kolo začíná příjmem: tentokrát město vyneslo { $total }. Kdo vydělává víc, brzy staví velkolepě.
happy_city-coach-discard = Než se odkryjí nové karty, můžeš jednu z těchto odhodit. Odhoď takovou, která pomůže jen soupeři, nebo příliš drahou pro všechny.
happy_city-coach-balance = Tyhle dvě hodnoty se na konci násobí: obyvatelé a srdíčka. Zvyšuj tu menší, protože 6 × 6 je víc než 10 × 2.
happy_city-coach-special = Tvé barvy sedí: tahle speciální budova je zdarma. Za celou hru můžeš mít jen jednu, tak se podívej, co přináší.
happy_city-coach-colours = Tady jsou speciální budovy. Každá chce určité barvy, tak se dívej i na barvu toho, co kupuješ.
happy_city-coach-declined = Zůstává na svém místě. Tvým kartám barvy zůstanou: dokud tu leží, smíš si ji vzít po kterémkoli svém tahu.
happy_city-coach-taken = Soupeř si bere speciální budovu: { $card }. Pro tebe už není, ostatní pořád čekají.
happy_city-coach-end = Kolo, ve kterém má některé město 10 karet, je poslední. Mince pak nemají cenu: proměň je v obyvatele a srdíčka.
happy_city-coach-learned-income = Příjem chodí každé kolo, tak ho kupuj brzy.
happy_city-coach-learned-points = Body jsou obyvatelé × srdíčka: růst musí obojí.
happy_city-coach-learned-special = Barvy otevírají speciální budovy, ale jen jednu pro každé město.
happy_city-coach-learned-end = Když má město 10 karet, kolo se dohraje a mince nemají cenu.

## Co už bylo a co zbývá

happy_city-known-how = Každá budova je tu dvakrát. Odhozené karty se vrátí, až jejich balíček dojde.
happy_city-known-left = V balíčcích: { $count }
happy_city-known-open = Odkryté: { $count }
happy_city-known-back = Odhozené: { $count }
happy_city-known-gone = Ve městech: { $count }
happy_city-known-name = { $name }, cena { $cost }: { $where }
happy_city-known-is-left = v balíčku
happy_city-known-is-open = odkrytá
happy_city-known-is-back = odhozená
happy_city-known-is-gone = ve městě

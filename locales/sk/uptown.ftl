### UpTown. Argumenty každého druhu správy: locales/README.md.
### Slová zodpovedajú slovníčku v docs/rules/uptown.md. Peniaze sú upcoiny, písané $ za číslom.

## Na krabici

game-uptown = UpTown
game-uptown-blurb = Z kariet projektov postav päť budov až po strechu a získaj najviac prestíže.

## Voľby

uptown-option-first = Prvý hráč
uptown-option-first-random = Žrebom
uptown-option-first-0 = Hráč 1
uptown-option-first-1 = Hráč 2
uptown-option-first-2 = Hráč 3
uptown-option-first-3 = Hráč 4

## Projekty, dva na karte

uptown-card-student_digs = Študentský byt
uptown-card-flea_market = Blší trh
uptown-card-typing_pool = Pisáreň
uptown-card-copy_and_print = Kopírovanie a tlač
uptown-card-bedsit = Garsónka
uptown-card-sinking_foundations = Prepadnuté základy
uptown-card-phone_repair_nook = Oprava telefónov
uptown-card-tin_roof = Plechová strecha
uptown-card-shoeshine_stand = Čistič topánok
uptown-card-attic_hideaway = Podkrovný úkryt
uptown-card-backpackers_dorm = Nocľaháreň pre turistov
uptown-card-abandoned_floor = Opustené poschodie
uptown-card-laundrette = Práčovňa
uptown-card-slanted_studio = Šikmý ateliér
uptown-card-corner_shop = Obchod na rohu
uptown-card-artists_attic = Umelecké podkrovie
uptown-card-porters_lodge = Vrátnikov byt
uptown-card-asbestos_scare = Azbestový poplach
uptown-card-greengrocer = Ovocie a zelenina
uptown-card-pigeon_colony = Holubia kolónia
uptown-card-espresso_bar = Espresso bar
uptown-card-concrete_canopy = Betónová strieška
uptown-card-temp_agency = Agentúra práce
uptown-card-broken_lift = Pokazený výťah
uptown-card-nail_bar = Nechtové štúdio
uptown-card-dovecote_flat = Byt v holubníku
uptown-card-garden_gazebo = Záhradný altánok
uptown-card-haunted_flat = Strašidelný byt
uptown-card-milk_bar = Mliečny bar
uptown-card-weather_bureau = Meteorologický ústav
uptown-card-cellar_bar = Pivničný bar
uptown-card-debt_collectors = Vymáhači dlhov
uptown-card-basement_flat = Suterénny byt
uptown-card-leaky_pipes = Deravé rúry
uptown-card-vending_gallery = Predajné automaty
uptown-card-builders_tarpaulin = Stavebná plachta
uptown-card-open_plan_offices = Zdieľané kancelárie
uptown-card-courtyard_flats = Byty do dvora
uptown-card-accountants_row = Účtovné kancelárie
uptown-card-family_flat = Rodinný byt
uptown-card-map_and_survey_bureau = Zememeračský úrad
uptown-card-studio_with_skylight = Ateliér so svetlíkom
uptown-card-tea_room = Čajovňa
uptown-card-law_chambers = Advokátska kancelária
uptown-card-dance_school = Tanečná škola
uptown-card-filing_rooms = Kartotéka
uptown-card-notarys_chambers = Notársky úrad
uptown-card-garret_studio = Podkrovná garsónka
uptown-card-umbrella_stall = Stánok s dáždnikmi
uptown-card-box_room_flats = Maličké byty
uptown-card-newlyweds_nest = Hniezdočko mladomanželov
uptown-card-bookshop = Kníhkupectvo
uptown-card-dental_surgery = Zubná ambulancia
uptown-card-roof_terrace_flat = Byt s terasou
uptown-card-toy_shop = Hračkárstvo
uptown-card-photo_loft = Fotoateliér
uptown-card-bungalow = Bungalov
uptown-card-noisy_nightclub = Hlučný klub
uptown-card-filling_station = Čerpacia stanica
uptown-card-radio_station = Rozhlasové štúdio
uptown-card-pancake_house = Palacinkáreň
uptown-card-accordion_flats = Harmonikové byty
uptown-card-beehives = Včelie úle
uptown-card-rubble_lot = Hromada sutiny
uptown-card-capsule_hotel = Kapsulový hotel
uptown-card-pawnshop = Záložňa
uptown-card-newsroom = Redakcia
uptown-card-delicatessen = Lahôdky
uptown-card-bay_window_flat = Byt s arkierom
uptown-card-art_gallery = Galéria umenia
uptown-card-startup_hive = Startupový úľ
uptown-card-loft_conversion = Povalová vstavba
uptown-card-tailors_workshop = Krajčírstvo
uptown-card-bell_tower_flat = Byt v zvonici
uptown-card-ice_cream_parlour = Zmrzlináreň
uptown-card-puppet_theatre = Bábkové divadlo
uptown-card-boiler_room_offices = Kancelárie v kotolni
uptown-card-gabled_loft = Loft pod štítom
uptown-card-solar_array = Solárne panely
uptown-card-jackhammer_crew = Partia so zbíjačkami
uptown-card-design_studio = Dizajnové štúdio
uptown-card-yoga_loft = Jogový loft
uptown-card-house_manager = Správa domu
uptown-card-bed_and_breakfast = Penzión s raňajkami
uptown-card-mansard_flats = Mansardové byty
uptown-card-reading_terrace = Čitateľská terasa
uptown-card-mansard_offices = Mansardové kancelárie
uptown-card-florist = Kvetinárstvo
uptown-card-sauna_and_steam_room = Sauna a para
uptown-card-attic_bookroom = Knihy na povale
uptown-card-foyer_with_fountain = Foyer s fontánou
uptown-card-fast_food_fumes = Zápach z fast foodu
uptown-card-neon_sign = Neónový nápis
uptown-card-tax_inspectors = Daňová kontrola
uptown-card-patent_office = Patentový úrad
uptown-card-turret_rooms = Izby vo vežičke
uptown-card-game_studio = Herné štúdio
uptown-card-water_tower = Vodárenská veža
uptown-card-shipping_agency = Lodná agentúra
uptown-card-twin_flats = Dvojbyty
uptown-card-stockbrokers = Burzoví makléri
uptown-card-garden_maisonette = Mezonet so záhradkou
uptown-card-book_cafe = Knižná kaviareň
uptown-card-balcony_flat = Byt s balkónom
uptown-card-chocolate_lounge = Čokoládový salónik
uptown-card-lantern_hall = Sála s lucernou
uptown-card-patisserie = Cukráreň
uptown-card-winter_garden = Zimná záhrada
uptown-card-escape_rooms = Únikové hry
uptown-card-editors_eyrie = Orlie hniezdo redaktora
uptown-card-gated_court = Strážený dvor
uptown-card-basement_bistro = Bistro v suteréne
uptown-card-stonemasons_flat = Kamenárov byt
uptown-card-rooftop_garden = Strešná záhrada
uptown-card-museum_of_curiosities = Múzeum kuriozít
uptown-card-boutique_hotel = Butikový hotel
uptown-card-coffee_roastery = Pražiareň kávy
uptown-card-corner_suite = Rohová kancelária
uptown-card-summer_pavilion = Letný pavilón
uptown-card-climbing_gym = Lezecká stena
uptown-card-pocket_park = Vreckový park
uptown-card-fashion_arcade = Módna pasáž
uptown-card-insurance_tower = Poisťovacia veža
uptown-card-rooftop_bar = Bar na streche
uptown-card-publishing_house = Vydavateľstvo
uptown-card-rooftop_cinema = Kino na streche
uptown-card-consulate = Konzulát
uptown-card-optician = Očná optika
uptown-card-market_hall = Tržnica
uptown-card-sky_villa = Nebeská vila
uptown-card-jewellers = Klenotníctvo
uptown-card-sky_lounge = Nebeský salónik
uptown-card-think_tank = Analytický ústav
uptown-card-glass_dome_cafe = Kaviareň pod kupolou
uptown-card-music_school = Hudobná škola
uptown-card-family_terrace = Rodinná terasa
uptown-card-airport_hotel = Letiskový hotel
uptown-card-sculpture_garden = Záhrada sôch
uptown-card-twenty_four_hour_shop = Obchod 24 hodín
uptown-card-hotel_belvedere = Hotel Belveder
uptown-card-company_canteen = Závodná jedáleň
uptown-card-aquarium_hall = Akvárium
uptown-card-marble_penthouse = Mramorový penthouse
uptown-card-trading_floor = Burzový parket
uptown-card-cake_theatre = Tortové divadlo
uptown-card-corner_tower = Nárožná veža
uptown-card-helipad = Heliport
uptown-card-department_store = Obchodný dom
uptown-card-clock_tower = Hodinová veža
uptown-card-business_hotel = Biznis hotel
uptown-card-antique_dealer = Starožitníctvo
uptown-card-opera_house = Opera
uptown-card-garden_terrace_suite = Apartmán s terasou
uptown-card-copper_spire = Medená vežička
uptown-card-boardroom_floor = Poschodie riaditeľov
uptown-card-panorama_restaurant = Vyhliadková reštaurácia
uptown-card-tourist_information = Turistické informácie
uptown-card-rooftop_pool = Bazén na streche
uptown-card-casino_hotel = Hotel s kasínom
uptown-card-language_institute = Jazykový inštitút
uptown-card-crown_residence = Korunná rezidencia
uptown-card-wellness_centre = Centrum wellness
uptown-card-cookery_school = Škola varenia
uptown-card-observatory = Hvezdáreň
uptown-card-tenants_association = Spolok nájomníkov
uptown-card-regional_headquarters = Oblastné riaditeľstvo
uptown-card-brand_outlet = Značkový outlet
uptown-card-grand_hotel = Grandhotel

## Mestské projekty, štyri na karte

uptown-card-council_flat = Obecný byt
uptown-card-slate_roof = Bridlicová strecha
uptown-card-library_branch = Pobočka knižnice
uptown-card-newspaper_kiosk = Novinový stánok
uptown-card-town_clerks_office = Kancelária tajomníka
uptown-card-tiled_roof = Škridlová strecha
uptown-card-soup_kitchen = Výdajňa polievky
uptown-card-sheltered_flats = Chránené byty
uptown-card-parcel_depot = Výdajňa zásielok
uptown-card-shingle_roof = Šindľová strecha
uptown-card-community_cafe = Komunitná kaviareň
uptown-card-records_room = Registratúra
uptown-card-charity_shop = Dobročinný obchod
uptown-card-thatched_roof = Slamená strecha
uptown-card-key_worker_flat = Služobný byt
uptown-card-health_centre = Zdravotné stredisko
uptown-card-youth_hostel = Mládežnícka ubytovňa
uptown-card-zinc_roof = Zinková strecha
uptown-card-job_centre = Úrad práce
uptown-card-caretakers_flat = Domovníkov byt
uptown-card-playground = Detské ihrisko
uptown-card-rates_office = Berný úrad
uptown-card-nursery_school = Materská škola
uptown-card-farmers_stall = Farmársky stánok
uptown-card-public_fountain = Verejná fontána
uptown-card-starter_flats = Štartovacie byty
uptown-card-lost_property_office = Straty a nálezy
uptown-card-school_canteen = Školská jedáleň
uptown-card-skate_ramp = Skejtová rampa
uptown-card-evening_classes = Večerné kurzy
uptown-card-ticket_booth = Pokladnica
uptown-card-veterans_flat = Byt veterána
uptown-card-weather_vane = Veterná korúhvička
uptown-card-social_flats = Sociálne byty
uptown-card-water_board = Vodárenský úrad
uptown-card-tram_stop_cafe = Kaviareň pri električke
uptown-card-recycling_point = Zberný dvor
uptown-card-housing_office = Bytový úrad
uptown-card-garden_flat = Byt so záhradkou
uptown-card-glazed_roof = Presklená strecha
uptown-card-parking_meters = Parkovacie automaty
uptown-card-first_aid_post = Prvá pomoc
uptown-card-porridge_bar = Kašový bar
uptown-card-copper_sheet_roof = Medená strecha
uptown-card-roadworks = Rozkopaná ulica
uptown-card-municipal_archive = Mestský archív
uptown-card-ward_surgery = Obvodná ambulancia
uptown-card-turf_roof = Trávnatá strecha
uptown-card-night_shelter = Nočný útulok
uptown-card-pay_office = Výplatná pokladňa
uptown-card-seed_store = Semená a osivá
uptown-card-timber_roof = Drevená strecha
uptown-card-flagpole = Vlajkový stožiar
uptown-card-bus_pass_counter = Predaj lístkov
uptown-card-wardens_flat = Správcov byt
uptown-card-dormer_roof = Strecha s vikiermi
uptown-card-siren_mast = Stožiar so sirénou
uptown-card-census_bureau = Štatistický úrad
uptown-card-repair_cafe = Opravárenská kaviareň
uptown-card-barge_board_gable = Vyrezávaný štít
uptown-card-town_band_room = Skúšobňa kapely
uptown-card-chess_pavilion = Šachový pavilón
uptown-card-clerks_flat = Úradníkov byt
uptown-card-covered_stalls = Kryté stánky
uptown-card-public_baths = Mestské kúpele
uptown-card-bell_gable = Štít so zvonom
uptown-card-works_department = Technické služby
uptown-card-nurses_flat = Byt zdravotnej sestry
uptown-card-fire_station = Hasičská stanica
uptown-card-lodging_house = Ubytovňa
uptown-card-allotment_shop = Záhradkárske potreby
uptown-card-felt_roof = Lepenková strecha
uptown-card-police_box = Policajná búdka
uptown-card-reading_room = Čitáreň
uptown-card-lunch_club = Obedový klub
uptown-card-pantile_roof = Prejzová strecha
uptown-card-lookout_bench = Vyhliadková lavička
uptown-card-mothers_cafe = Kaviareň pre mamičky
uptown-card-planning_office = Územné plánovanie
uptown-card-gambrel_roof = Lomená strecha
uptown-card-bicycle_racks = Stojany na bicykle
uptown-card-interpreters_office = Tlmočnícka kancelária
uptown-card-tenement_rooms = Činžové byty
uptown-card-bottle_bank = Kontajnery na sklo
uptown-card-band_shell = Hudobný pavilón
uptown-card-co_op_store = Družstevná predajňa
uptown-card-advice_bureau = Poradňa
uptown-card-attic_dormitory = Podkrovná nocľaháreň
uptown-card-gasworks_annexe = Prístavba plynárne
uptown-card-swap_shop = Burza vecí
uptown-card-rest_home = Domov dôchodcov
uptown-card-barrel_roof = Valená strecha
uptown-card-lightning_rod = Bleskozvod
uptown-card-milk_kitchens = Mliečne kuchynky
uptown-card-polling_station = Volebná miestnosť
uptown-card-saddle_roof = Sedlová strecha
uptown-card-toll_booth = Mýtna búdka
uptown-card-vaccination_room = Očkovacia miestnosť
uptown-card-twin_kiosks = Dvojica stánkov
uptown-card-stepped_gable = Stupňovitý štít
uptown-card-museum_annexe = Krídlo múzea
uptown-card-workers_flats = Robotnícke byty
uptown-card-canteen_hatch = Výdajné okienko
uptown-card-hipped_roof = Valbová strecha
uptown-card-neighbourhood_watch = Susedská hliadka
uptown-card-stamp_counter = Predaj známok
uptown-card-welfare_offices = Sociálny odbor
uptown-card-lean_to_roof = Pultová strecha
uptown-card-lamplighters_loft = Lampárov loft
uptown-card-sorting_office = Triedenie pošty
uptown-card-teachers_flat = Učiteľský byt
uptown-card-sawtooth_roof = Pílová strecha

## Na čo sa hra pýta

uptown-ask-first_action = Postav z karty zadarmo alebo ju zahoď
uptown-ask-second_action = Kúp kartu alebo použi mestskú
uptown-ask-place = Vyber políčko: { $project }
uptown-ask-over = Koniec hry

## Rozhodnutia

uptown-action-build = Postaviť: { $project }, políčko { $plot }
uptown-action-give = Darovať: { $project } – { $seat }, políčko { $plot }
uptown-action-discard = Zahodiť kartu zadarmo
uptown-action-decline = Zahodiť mestskú kartu
uptown-action-pass = Pasovať

## Čo sa stalo. $projects: čo karta ponúka; $floor: 1 je prízemie.

uptown-fact-round_began = Začína sa { $round }. kolo
uptown-fact-turn_began = { $seat-you ->
    [yes] Si na ťahu
   *[no] { $seat } je na ťahu
}
uptown-fact-collected = { $seat-you ->
    [yes] Berieš si zo svojho balíčka { $total } $
   *[no] { $seat } si berie zo svojho balíčka { $total } $
}
uptown-fact-took = { $seat-you ->
    [yes] Berieš si kartu zadarmo: { $projects }
   *[no] { $seat } si berie kartu zadarmo: { $projects }
}
uptown-fact-took_municipal = { $seat-you ->
    [yes] Berieš si mestskú kartu: { $projects }
   *[no] { $seat } si berie mestskú kartu: { $projects }
}
# $deck: na čiom balíčku karta ležala. Z vlastného balíčka sa platí banke, inak na ten balíček.
uptown-fact-paid = { $seat-you ->
    [yes] { $deck-you ->
        [yes] Platíš banke { $total } $: { $project }
       *[no] Platíš { $total } $ na cudzí balíček ({ $deck }): { $project }
    }
   *[no] { $deck-you ->
        [yes] { $seat } platí { $total } $ na tvoj balíček: { $project }
       *[no] { $seat } platí { $total } $: { $project } (balíček: { $deck })
    }
}
uptown-fact-built = { $seat-you ->
    [yes] { $floor ->
        [1] Staviaš: { $project }, políčko { $plot }, prízemie
       *[other] Staviaš: { $project }, políčko { $plot }, { $floor }. podlažie
    }
   *[no] { $floor ->
        [1] { $seat } stavia: { $project }, políčko { $plot }, prízemie
       *[other] { $seat } stavia: { $project }, políčko { $plot }, { $floor }. podlažie
    }
}
uptown-fact-gave = { $seat-you ->
    [yes] Dávaš dar: { $project } – { $receiver }, políčko { $plot }, { $floor }. podlažie
   *[no] { $receiver-you ->
        [yes] { $seat } ti dáva dar: { $project }, políčko { $plot }, { $floor }. podlažie
       *[no] { $seat } dáva dar: { $project } – { $receiver }, políčko { $plot }, { $floor }. podlažie
    }
}
uptown-fact-income = { $seat-you ->
    [yes] { $total ->
        [0] Tvoje políčko { $plot } je uzavreté, ale ulica nevynáša nič
       *[other] Tvoje políčko { $plot } je uzavreté: ulica ti vynáša { $total } $
    }
   *[no] { $total ->
        [0] { $seat }: políčko { $plot } je uzavreté, ale ulica nevynáša nič
       *[other] { $seat }: políčko { $plot } je uzavreté, ulica vynáša { $total } $
    }
}
uptown-fact-discarded = { $seat-you ->
    [yes] Zahadzuješ kartu zadarmo: { $projects }
   *[no] { $seat } zahadzuje kartu zadarmo: { $projects }
}
uptown-fact-declined = { $seat-you ->
    [yes] Zahadzuješ mestskú kartu: { $projects }
   *[no] { $seat } zahadzuje mestskú kartu: { $projects }
}
uptown-fact-passed = { $seat-you ->
    [yes] Pasuješ
   *[no] { $seat } pasuje
}
# $left: koľko kariet balíček má aj s touto.
uptown-fact-opened = { $seat-you ->
    [yes] Ďalšia karta tvojho balíčka (zostáva { $left }): { $projects }
   *[no] { $seat } – ďalšia karta balíčka (zostáva { $left }): { $projects }
}
uptown-fact-municipal_opened = Ďalšia karta spoločnej kôpky (zostáva { $left }): { $projects }
uptown-fact-deck_ended = { $seat-you ->
    [yes] Tvoj balíček sa minul: toto kolo je posledné
   *[no] { $seat }: balíček sa minul, toto kolo je posledné
}
uptown-fact-street_ended = { $seat-you ->
    [yes] Všetky tvoje políčka sú uzavreté: toto kolo je posledné
   *[no] { $seat }: všetky políčka sú uzavreté, toto kolo je posledné
}
uptown-fact-ended = Koniec hry

## Prečo to nejde

uptown-refusal-UP-23 = Hráči pri tomto stole: { $seats }. Prvý hráč musí byť jedným z nich.
uptown-refusal-UP-43 = Najprv karta zadarmo, a toto na nej nie je: { $project }.
uptown-refusal-UP-48 = Navrchu žiadneho balíčka nie je: { $project }.
uptown-refusal-UP-52 = Na tomto balíčku sú peniaze: { $money } $. Kým si ich majiteľ nevezme, nikto z neho nekupuje.
uptown-refusal-UP-53 = Stojí { $cost } $ a ty máš { $wallet } $.
uptown-refusal-UP-78 = Dar patrí na ulicu niekoho iného.
uptown-refusal-UP-79 = Len na prízemie: potrebuje prázdne políčko.
uptown-refusal-UP-80 = Len na poschodie: pod ním už musí niečo stáť.
uptown-refusal-UP-81 = Len na streche: toto políčko ešte nie je uzavreté.
uptown-refusal-UP-82 = Toto políčko je uzavreté. Pridať sa dá len to, čo stojí na streche.
uptown-refusal-UP-83 = Do tejto budovy dary nemôžu.
uptown-refusal-UP-219 = Pasovať sa dá len s prázdnou spoločnou kôpkou; kým sú v nej karty, vezmi vrchnú, hoci len na zahodenie.

## Riadky súm. $source je projekt; samotná suma stojí vedľa.

uptown-line-UP-42 = Peniaze na balíčku
uptown-line-UP-48 = { $source }
uptown-line-UP-103 = Ulica nikdy nevynáša menej než nič
uptown-line-UP-106 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-151 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-153 = 1 bod za každé 3 $
uptown-line-UP-154 = { $source }
uptown-line-UP-160 = Najvyššia budova

## Z čoho sa skladajú body

uptown-part-plot_1 = Políčko 1
uptown-part-plot_2 = Políčko 2
uptown-part-plot_3 = Políčko 3
uptown-part-plot_4 = Políčko 4
uptown-part-plot_5 = Políčko 5
uptown-part-money = Peniaze

## Doska: popisky a čítanie nahlas

uptown-board-chapter-office = Kancelárie
uptown-board-chapter-services = Služby
uptown-board-chapter-apartment = Byty
uptown-board-chapter-cafe = Kaviarne
uptown-board-chapter-shop = Obchody
uptown-board-chapter-hotel = Hotely
uptown-board-chapter-none = Bez druhu
uptown-board-chapter-gift = Dary
uptown-board-chapter-roof = Strechy
uptown-board-chapter-pavilion = Prízemie a strecha v jednom
uptown-board-chapter-on_roof = Na streche
uptown-board-streets = Ulice
uptown-board-floors = { $count ->
    [one] { $count } podlažie
    [few] { $count } podlažia
   *[other] { $count } podlaží
}
uptown-board-market = Balíčky a spoločná kôpka
uptown-board-you = Ty
uptown-board-pile-municipal = Mestské
uptown-board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
uptown-board-to-buy = na predaj
uptown-board-free = zadarmo
uptown-board-turn = Obrátiť kartu
# $name: na čiom balíčku leží.
uptown-board-sale-to = { $cost } $ pre: { $name }
uptown-board-sale-bank = { $cost } $ banke
uptown-board-sale-leaves = zostane ti { $left } $
uptown-board-sale-free = Zadarmo
# $count: koľko projektov je na druhej strane.
uptown-board-sale-back = na druhej strane ďalšie: { $count }
uptown-board-sale-money = Je na ňom { $money } $
uptown-board-sale-costs = Stojí { $cost } $
uptown-board-sale-have = máš { $wallet }
uptown-board-sale-nowhere = Nie je kam postaviť
uptown-board-sale-empty = Prázdny
uptown-board-kind = Druh: { $kind }
uptown-board-kind-duo = Druh: { $kind }, počíta sa dvakrát
uptown-board-kind-office = kancelária
uptown-board-kind-services = služby
uptown-board-kind-apartment = byt
uptown-board-kind-cafe = kaviareň
uptown-board-kind-shop = obchod
uptown-board-kind-hotel = hotel
uptown-board-kind-gift = dar
uptown-board-is-roof = Strecha: uzavrie políčko a ulica vypláca
uptown-board-is-gift = Dar: len na ulicu niekoho iného
uptown-board-bars-gifts = Do jeho budovy sa nedá pridať dar
uptown-board-place-ground = Len ako prvá karta na políčku
uptown-board-place-upper = Nikdy ako prvá karta na políčku
uptown-board-place-roof = Len na uzavreté políčko
# Čo je vytlačené: jedna z ďalších dvoch a za ňou jedna z nasledujúcich štyroch. $amount môže byť pod 0.
uptown-board-income = { $amount } $ pri každej výplate
uptown-board-prestige = prestíž { $amount }
uptown-board-per_floor_below = za každé podlažie pod ním
uptown-board-per_kind_on_plot = za každý priestor na políčku ({ $kind })
uptown-board-per_kind_on_street = za každý priestor na ulici ({ $kind })
uptown-board-if_ground_floor = na prízemí
uptown-board-plot = Políčko { $plot }
uptown-board-plot-closed = Políčko { $plot }, uzavreté
uptown-board-plot-empty = Tu ešte nič nestojí.
uptown-board-wallet = Peňaženka
uptown-board-points = Body
uptown-board-points-how = Prestíž a bod za každé 3 $
uptown-board-prestige-name = Prestíž
uptown-board-closed-plots = uzavreté políčka: { $count } z 5
# $whose: "own" alebo "other"; $name: čia ulica. Za tým stojí suma.
uptown-board-closing-pays = { $whose ->
    [own] Po uzavretí políčka { $plot } ti ulica vynesie
   *[other] Po uzavretí políčka { $plot } ulica vynesie ({ $name })
}
uptown-board-roof-then-pays = { $whose ->
    [own] Strecha by ti potom vyniesla
   *[other] Strecha by potom vyniesla ({ $name })
}
uptown-board-pays-nothing = nič
uptown-board-roof-pays = strecha vynesie { $amount }
uptown-board-roof-pays-nothing = strecha nič nevynesie
uptown-board-roof-pays-how = Koľko by teraz tejto ulici vynieslo uzavretie políčka, bez zisku samotnej strechy
uptown-board-gift = dar
uptown-board-counted-per_floor_below = { $count ->
    [one] { $count } podlažie pod ním
    [few] { $count } podlažia pod ním
   *[other] { $count } podlaží pod ním
}
uptown-board-counted-per_kind_on_plot = { $kind } × { $count }
uptown-board-counted-per_kind_on_street = { $kind } × { $count }
uptown-board-counted-if_ground_floor = na prízemí

## Doska: ulice a voľby

# Ulica čítaná nahlas. $payout môže byť pod 0.
uptown-board-street-about = { $seat-you ->
    [yes] Tvoja ulica: peňaženka { $wallet } $, zisk { $payout } $, body { $points }
   *[no] Ulica, { $seat }: peňaženka { $wallet } $, zisk { $payout } $, body { $points }
}
uptown-board-last-round = Posledné kolo

## Ako sa hrá: stránka na päť minút

uptown-how-goal-title = Cieľ hry
uptown-how-goal = Staviaš ulicu z piatich domov, kartu na kartu. Strechy prinášajú peniaze a na konci vyhráva ulica s najväčšou prestížou.
uptown-how-start-title = Začiatok
uptown-how-start = Každý má prázdnu ulicu s 5 políčkami, 10 $ a balíček kariet projektov. Vidno len vrchnú kartu každého balíčka, s oboma projektmi. Mestské karty tvoria spoločnú kôpku.
uptown-how-turn-title = Tvoj ťah, dva kroky
uptown-how-turn-first-title = Prvý krok
uptown-how-turn-first = Sú na tvojom balíčku peniaze? Tak si ich vezmi, a to je všetko. Ak nie, vezmi si zadarmo vrchnú kartu: postav jeden z jej projektov alebo kartu zahoď.
uptown-how-turn-second-title = Druhý krok
uptown-how-turn-second = Kúp vrchnú kartu ktoréhokoľvek balíčka a hneď ju postav. Alebo si vezmi mestskú kartu: je zadarmo, ponúka štyri projekty a smieš ju zahodiť.
uptown-how-money = Za kartu z vlastného balíčka platíš banke. Za cudziu položíš peniaze na daný balíček: kým si ich majiteľ nevezme, nie je na predaj.
uptown-how-build-title = Stavba
uptown-how-build = Vyber jeden projekt karty a jedno svoje políčko. Na prázdnom sa stane prízemím, inde novým najvyšším podlažím. Druhý projekt karty prepadá.
uptown-how-build-signs = Niektoré projekty chcú prízemie, iné poschodie, ďalšie strechu uzavretého políčka.
uptown-how-roof-title = Strechy a zisk
uptown-how-roof = Projekt so strechou políčko uzavrie. V tej chvíli vynáša celá ulica: sčítaj zisk zo všetkých 5 políčok, aj zo samotnej strechy. Každý zisk tak môže vyniesť až 5-krát. Záporný súčet ťa nestojí nič.
uptown-how-gift-title = Dary
uptown-how-gift = Dar sa stavia na ulici niekoho iného a málokedy poteší. Keď dar uzavrie políčko, peniaze dostane majiteľ tej ulice.
uptown-how-example-title = Príklad ťahu
uptown-how-example-free = Na karte zadarmo stojí 3 $, ale neplatíš nič. Na políčko 2 pridáš projekt { uptown-card-courtyard_flats }. Je to Duo, takže ulica má teraz 3 byty.
uptown-how-example-buy = Susedova karta stojí 6 $. Peniaze položíš na daný balíček a zostanú ti 4 $.
uptown-how-example-build = Oba jej projekty chcú prízemie a prázdne je len políčko 5. Postavíš tam { uptown-card-pocket_park }. Je to aj strecha: políčko 5 je uzavreté.
uptown-how-example-income = Ulica vynáša: { uptown-card-delicatessen }, 2 $; { uptown-card-twenty_four_hour_shop }, 1 $ za každý z 3 bytov; { uptown-card-pocket_park }, 1 $. To je 6 $ a máš znova 10 $.
uptown-how-end-title = Koniec
uptown-how-end-when = Keď sa minie niektorý balíček alebo má niekto všetkých 5 políčok uzavretých, kolo sa dohrá.
uptown-how-end-score = Sčítaj prestíž všetkých svojich projektov, aj darov, a pridaj 1 bod za každé 3 $ v peňaženke. Peniaze na balíčku prepadajú. Najviac bodov vyhráva; pri zhode najvyššia budova.
uptown-how-table-title = Pri tomto stole
uptown-how-table-choices = Čo teraz môžeš urobiť, to na hracej ploche svieti. Ukáž na miesto a uvidíš, čo by tam karta priniesla.
uptown-how-table-undo = Krok, ktorý neodkryl nič nové, môžeš vziať späť, kým ho nepotvrdíš.
uptown-how-table-why = Balíček, z ktorého sa nedá kupovať, povie prečo. Pri každej sume v denníku vidíš, z čoho sa skladá.
uptown-how-tips-title = Tri rady
uptown-how-tips-income = Najprv zisk: čo postavíš pred prvou strechou, vynáša s každou strechou.
uptown-how-tips-decks = Leží dobrá karta na tvojom balíčku? Kúp ju skôr než ostatní.
uptown-how-tips-gifts = Skôr než strechu daruješ, pozri sa, čo by tá ulica vyniesla.

## Prvá hra s trénerom

uptown-coach-goal = Vitaj na svojej ulici! Na týchto piatich políčkach staviaš poschodie po poschodí a na konci vyhráva prestíž.
uptown-coach-first = Prvá akcia: tvoja odkrytá karta je zadarmo. Vyber jeden z dvoch projektov, potom políčko; tam uvidíš, čo prinesie.
uptown-coach-second = Druhá akcia: kúp odkrytú kartu a hneď ju postav alebo vezmi mestskú kartu, ktorá je zadarmo. Stavia sa len jeden z jej projektov.
uptown-coach-good-roof = Strecha uzavrela políčko a celá ulica vyniesla { $total } $. S každou ďalšou strechou všetky zisky vynesú znova.
uptown-coach-poor-roof = Strecha vyniesla len { $total } $, lebo platí, čo zarába celá ulica. Najprv stavaj zisky a strechy až potom.
uptown-coach-collected = Niekto kúpil kartu z tvojho balíčka, takže berieš { $total } $. To bola prvá akcia: tentoraz bez karty zadarmo.
uptown-coach-bought = Súper kúpil a postavil: { $project }. Dobré karty rýchlo miznú, tak sa pred výberom pozri na všetky odkryté balíčky.
uptown-coach-gift = Na tvojej ulici stojí dar od súpera: { $project }. Dary málokedy potešia a zaberajú miesto.
uptown-coach-give = Medzi týmito projektmi je dar: stavia sa na ulici súpera. Strecha tam platí súperovi, tak sa pozri, čo prinesie.
uptown-coach-discarded = Karta zadarmo je zahodená. Je to o poschodie menej; na začiatku sa oplatí takmer každé poschodie.
uptown-coach-passed = Pas, takže nič nestojí. Mestská karta je zadarmo: často sa ešte hodí niektorý z jej projektov.
uptown-coach-neighbours = Mnohé projekty počítajú iné: byty, obchody, poschodia pod sebou. Ukáž na políčko a uvidíš, čo by projekt vyniesol práve tam.
uptown-coach-prestige = Peniaze sú len prostriedok: 3 $ sú na konci 1 bod. Míňaj ich na projekty s prestížou.
uptown-coach-end = Hra sa končí, keď sa minie balíček alebo má niekto uzavretých päť políčok. Kolo sa dohrá, tak sleduj strechy.
uptown-coach-last = Balíček je prázdny: toto je posledné kolo. Stavaj to, čo má najviac prestíže.
uptown-coach-closed = Ulica je hotová: toto je posledné kolo. Stavaj to, čo má najviac prestíže.
uptown-coach-learned-actions = Najprv karta zadarmo alebo peniaze z tvojho balíčka, potom niečo kúpené či mestské.
uptown-coach-learned-roofs = Strecha platí za celú ulicu, takže najprv zisky.
uptown-coach-learned-gifts = Dary patria na iné ulice a strechy medzi nimi platia majiteľovi.
uptown-coach-learned-end = Vyhráva prestíž a 3 $ sú 1 bod.

## Čo už bolo a čo zostáva

uptown-known-how = Každé okno je projekt v dome svojho druhu. Keď je karta postavená alebo zahodená, jej ďalšie projekty už neprídu.
uptown-known-left = Ešte skryté: { $count }
uptown-known-open = Práve odkryté: { $count }
uptown-known-gone = Preč: { $count }
uptown-known-decks = Ešte skryté karty projektov: { $count }
uptown-known-municipal = Ešte skryté mestské karty: { $count }
uptown-known-special = Medzi nimi ešte skryté

### UpTown. Argumenty každého druhu zprávy: locales/README.md.
### Slova odpovídají slovníčku v docs/rules/uptown.md. Peníze jsou upcoiny, psané $ za číslem.

## Na krabici

game-uptown = UpTown
game-uptown-blurb = Z karet projektů postav pět domů až po střechy a získej nejvíc prestiže.

## Volby

uptown-option-first = První hráč
uptown-option-first-random = Losem
uptown-option-first-0 = Hráč 1
uptown-option-first-1 = Hráč 2
uptown-option-first-2 = Hráč 3
uptown-option-first-3 = Hráč 4

## Projekty, dva na kartě

uptown-card-student_digs = Studentský byt
uptown-card-flea_market = Bleší trh
uptown-card-typing_pool = Písárna
uptown-card-copy_and_print = Kopírka a tisk
uptown-card-bedsit = Garsonka
uptown-card-sinking_foundations = Propadlé základy
uptown-card-phone_repair_nook = Opravna telefonů
uptown-card-tin_roof = Plechová střecha
uptown-card-shoeshine_stand = Čistič bot
uptown-card-attic_hideaway = Podkrovní skrýš
uptown-card-backpackers_dorm = Noclehárna pro batůžkáře
uptown-card-abandoned_floor = Opuštěné patro
uptown-card-laundrette = Prádelna
uptown-card-slanted_studio = Ateliér pod šikminou
uptown-card-corner_shop = Obchod na rohu
uptown-card-artists_attic = Umělcovo podkroví
uptown-card-porters_lodge = Byt vrátného
uptown-card-asbestos_scare = Azbestový poplach
uptown-card-greengrocer = Zelinářství
uptown-card-pigeon_colony = Holubí kolonie
uptown-card-espresso_bar = Espresso bar
uptown-card-concrete_canopy = Betonová stříška
uptown-card-temp_agency = Agentura práce
uptown-card-broken_lift = Rozbitý výtah
uptown-card-nail_bar = Nehtové studio
uptown-card-dovecote_flat = Byt v holubníku
uptown-card-garden_gazebo = Zahradní altán
uptown-card-haunted_flat = Strašidelný byt
uptown-card-milk_bar = Mléčný bar
uptown-card-weather_bureau = Meteorologický ústav
uptown-card-cellar_bar = Sklepní bar
uptown-card-debt_collectors = Vymahači dluhů
uptown-card-basement_flat = Suterénní byt
uptown-card-leaky_pipes = Děravé trubky
uptown-card-vending_gallery = Prodejní automaty
uptown-card-builders_tarpaulin = Stavební plachta
uptown-card-open_plan_offices = Sdílené kanceláře
uptown-card-courtyard_flats = Byty do dvora
uptown-card-accountants_row = Účetní kanceláře
uptown-card-family_flat = Rodinný byt
uptown-card-map_and_survey_bureau = Zeměměřický úřad
uptown-card-studio_with_skylight = Ateliér se světlíkem
uptown-card-tea_room = Čajovna
uptown-card-law_chambers = Advokátní kancelář
uptown-card-dance_school = Taneční škola
uptown-card-filing_rooms = Kartotéka
uptown-card-notarys_chambers = Notářství
uptown-card-garret_studio = Podkrovní garsonka
uptown-card-umbrella_stall = Stánek s deštníky
uptown-card-box_room_flats = Miniaturní byty
uptown-card-newlyweds_nest = Hnízdečko novomanželů
uptown-card-bookshop = Knihkupectví
uptown-card-dental_surgery = Zubní ordinace
uptown-card-roof_terrace_flat = Byt s terasou
uptown-card-toy_shop = Hračkářství
uptown-card-photo_loft = Fotoateliér
uptown-card-bungalow = Bungalov
uptown-card-noisy_nightclub = Hlučný klub
uptown-card-filling_station = Čerpací stanice
uptown-card-radio_station = Rozhlasové studio
uptown-card-pancake_house = Palačinkárna
uptown-card-accordion_flats = Harmonikové byty
uptown-card-beehives = Včelí úly
uptown-card-rubble_lot = Suťoviště
uptown-card-capsule_hotel = Kapslový hotel
uptown-card-pawnshop = Zastavárna
uptown-card-newsroom = Redakce
uptown-card-delicatessen = Lahůdky
uptown-card-bay_window_flat = Byt s arkýřem
uptown-card-art_gallery = Galerie umění
uptown-card-startup_hive = Startupový úl
uptown-card-loft_conversion = Půdní vestavba
uptown-card-tailors_workshop = Krejčovství
uptown-card-bell_tower_flat = Byt ve zvonici
uptown-card-ice_cream_parlour = Zmrzlinárna
uptown-card-puppet_theatre = Loutkové divadlo
uptown-card-boiler_room_offices = Kanceláře v kotelně
uptown-card-gabled_loft = Loft pod štítem
uptown-card-solar_array = Solární panely
uptown-card-jackhammer_crew = Parta se sbíječkami
uptown-card-design_studio = Designové studio
uptown-card-yoga_loft = Jógový loft
uptown-card-house_manager = Správa domu
uptown-card-bed_and_breakfast = Penzion se snídaní
uptown-card-mansard_flats = Mansardové byty
uptown-card-reading_terrace = Čtenářská terasa
uptown-card-mansard_offices = Mansardové kanceláře
uptown-card-florist = Květinářství
uptown-card-sauna_and_steam_room = Sauna a pára
uptown-card-attic_bookroom = Antikvariát na půdě
uptown-card-foyer_with_fountain = Foyer s fontánou
uptown-card-fast_food_fumes = Zápach z fast foodu
uptown-card-neon_sign = Neonový nápis
uptown-card-tax_inspectors = Daňová kontrola
uptown-card-patent_office = Patentový úřad
uptown-card-turret_rooms = Pokoje ve věžičce
uptown-card-game_studio = Herní studio
uptown-card-water_tower = Vodárenská věž
uptown-card-shipping_agency = Lodní agentura
uptown-card-twin_flats = Dvojbyty
uptown-card-stockbrokers = Burzovní makléři
uptown-card-garden_maisonette = Mezonet se zahrádkou
uptown-card-book_cafe = Knižní kavárna
uptown-card-balcony_flat = Byt s balkonem
uptown-card-chocolate_lounge = Čokoládový salonek
uptown-card-lantern_hall = Síň s lucernou
uptown-card-patisserie = Cukrárna
uptown-card-winter_garden = Zimní zahrada
uptown-card-escape_rooms = Únikové hry
uptown-card-editors_eyrie = Orlí hnízdo redaktora
uptown-card-gated_court = Hlídaný dvůr
uptown-card-basement_bistro = Bistro v suterénu
uptown-card-stonemasons_flat = Kameníkův byt
uptown-card-rooftop_garden = Střešní zahrada
uptown-card-museum_of_curiosities = Muzeum kuriozit
uptown-card-boutique_hotel = Butikový hotel
uptown-card-coffee_roastery = Pražírna kávy
uptown-card-corner_suite = Rohová kancelář
uptown-card-summer_pavilion = Letní pavilon
uptown-card-climbing_gym = Lezecká stěna
uptown-card-pocket_park = Kapesní park
uptown-card-fashion_arcade = Módní pasáž
uptown-card-insurance_tower = Pojišťovací věž
uptown-card-rooftop_bar = Bar na střeše
uptown-card-publishing_house = Nakladatelství
uptown-card-rooftop_cinema = Kino na střeše
uptown-card-consulate = Konzulát
uptown-card-optician = Oční optika
uptown-card-market_hall = Tržnice
uptown-card-sky_villa = Nebeská vila
uptown-card-jewellers = Klenotnictví
uptown-card-sky_lounge = Nebeský salonek
uptown-card-think_tank = Analytický ústav
uptown-card-glass_dome_cafe = Kavárna pod kupolí
uptown-card-music_school = Hudební škola
uptown-card-family_terrace = Rodinná terasa
uptown-card-airport_hotel = Letištní hotel
uptown-card-sculpture_garden = Zahrada soch
uptown-card-twenty_four_hour_shop = Obchod 24 hodin
uptown-card-hotel_belvedere = Hotel Belveder
uptown-card-company_canteen = Závodní jídelna
uptown-card-aquarium_hall = Akvárium
uptown-card-marble_penthouse = Mramorový penthouse
uptown-card-trading_floor = Burzovní parket
uptown-card-cake_theatre = Dortové divadlo
uptown-card-corner_tower = Nárožní věž
uptown-card-helipad = Heliport
uptown-card-department_store = Obchodní dům
uptown-card-clock_tower = Hodinová věž
uptown-card-business_hotel = Byznys hotel
uptown-card-antique_dealer = Starožitnictví
uptown-card-opera_house = Opera
uptown-card-garden_terrace_suite = Apartmá s terasou
uptown-card-copper_spire = Měděná věžička
uptown-card-boardroom_floor = Patro ředitelů
uptown-card-panorama_restaurant = Vyhlídková restaurace
uptown-card-tourist_information = Turistické informace
uptown-card-rooftop_pool = Bazén na střeše
uptown-card-casino_hotel = Hotel s kasinem
uptown-card-language_institute = Jazykový institut
uptown-card-crown_residence = Korunní rezidence
uptown-card-wellness_centre = Centrum wellness
uptown-card-cookery_school = Škola vaření
uptown-card-observatory = Hvězdárna
uptown-card-tenants_association = Spolek nájemníků
uptown-card-regional_headquarters = Oblastní ředitelství
uptown-card-brand_outlet = Značkový outlet
uptown-card-grand_hotel = Grandhotel

## Městské projekty, čtyři na kartě

uptown-card-council_flat = Obecní byt
uptown-card-slate_roof = Břidlicová střecha
uptown-card-library_branch = Pobočka knihovny
uptown-card-newspaper_kiosk = Novinový stánek
uptown-card-town_clerks_office = Kancelář tajemníka
uptown-card-tiled_roof = Tašková střecha
uptown-card-soup_kitchen = Vývařovna
uptown-card-sheltered_flats = Chráněné byty
uptown-card-parcel_depot = Výdejna zásilek
uptown-card-shingle_roof = Šindelová střecha
uptown-card-community_cafe = Komunitní kavárna
uptown-card-records_room = Spisovna
uptown-card-charity_shop = Dobročinný obchod
uptown-card-thatched_roof = Došková střecha
uptown-card-key_worker_flat = Služební byt
uptown-card-health_centre = Zdravotní středisko
uptown-card-youth_hostel = Mládežnická ubytovna
uptown-card-zinc_roof = Zinková střecha
uptown-card-job_centre = Úřad práce
uptown-card-caretakers_flat = Domovníkův byt
uptown-card-playground = Dětské hřiště
uptown-card-rates_office = Berní úřad
uptown-card-nursery_school = Mateřská škola
uptown-card-farmers_stall = Farmářský stánek
uptown-card-public_fountain = Veřejná kašna
uptown-card-starter_flats = Startovací byty
uptown-card-lost_property_office = Ztráty a nálezy
uptown-card-school_canteen = Školní jídelna
uptown-card-skate_ramp = Skateová rampa
uptown-card-evening_classes = Večerní kurzy
uptown-card-ticket_booth = Pokladna
uptown-card-veterans_flat = Byt veterána
uptown-card-weather_vane = Větrná korouhvička
uptown-card-social_flats = Sociální byty
uptown-card-water_board = Vodárenský úřad
uptown-card-tram_stop_cafe = Kavárna u tramvaje
uptown-card-recycling_point = Sběrný dvůr
uptown-card-housing_office = Bytový úřad
uptown-card-garden_flat = Byt se zahrádkou
uptown-card-glazed_roof = Prosklená střecha
uptown-card-parking_meters = Parkovací automaty
uptown-card-first_aid_post = První pomoc
uptown-card-porridge_bar = Kašový bar
uptown-card-copper_sheet_roof = Měděná střecha
uptown-card-roadworks = Rozkopaná ulice
uptown-card-municipal_archive = Městský archiv
uptown-card-ward_surgery = Obvodní ordinace
uptown-card-turf_roof = Travnatá střecha
uptown-card-night_shelter = Noční útulek
uptown-card-pay_office = Výplatní pokladna
uptown-card-seed_store = Semena a osiva
uptown-card-timber_roof = Dřevěná střecha
uptown-card-flagpole = Vlajkový stožár
uptown-card-bus_pass_counter = Prodej jízdenek
uptown-card-wardens_flat = Správcův byt
uptown-card-dormer_roof = Střecha s vikýři
uptown-card-siren_mast = Stožár se sirénou
uptown-card-census_bureau = Statistický úřad
uptown-card-repair_cafe = Opravárenská kavárna
uptown-card-barge_board_gable = Vyřezávaný štít
uptown-card-town_band_room = Zkušebna kapely
uptown-card-chess_pavilion = Šachový pavilon
uptown-card-clerks_flat = Úředníkův byt
uptown-card-covered_stalls = Kryté stánky
uptown-card-public_baths = Městské lázně
uptown-card-bell_gable = Štít se zvonem
uptown-card-works_department = Technické služby
uptown-card-nurses_flat = Byt zdravotní sestry
uptown-card-fire_station = Hasičská stanice
uptown-card-lodging_house = Ubytovna
uptown-card-allotment_shop = Zahrádkářské potřeby
uptown-card-felt_roof = Lepenková střecha
uptown-card-police_box = Policejní budka
uptown-card-reading_room = Čítárna
uptown-card-lunch_club = Obědový klub
uptown-card-pantile_roof = Prejzová střecha
uptown-card-lookout_bench = Vyhlídková lavička
uptown-card-mothers_cafe = Kavárna pro maminky
uptown-card-planning_office = Odbor plánování
uptown-card-gambrel_roof = Lomená střecha
uptown-card-bicycle_racks = Stojany na kola
uptown-card-interpreters_office = Tlumočnická kancelář
uptown-card-tenement_rooms = Činžovní byty
uptown-card-bottle_bank = Kontejnery na sklo
uptown-card-band_shell = Hudební pavilon
uptown-card-co_op_store = Družstevní prodejna
uptown-card-advice_bureau = Poradna
uptown-card-attic_dormitory = Podkrovní noclehárna
uptown-card-gasworks_annexe = Přístavek plynárny
uptown-card-swap_shop = Výměnný obchod
uptown-card-rest_home = Domov důchodců
uptown-card-barrel_roof = Valená střecha
uptown-card-lightning_rod = Hromosvod
uptown-card-milk_kitchens = Mléčné kuchyně
uptown-card-polling_station = Volební místnost
uptown-card-saddle_roof = Sedlová střecha
uptown-card-toll_booth = Mýtná budka
uptown-card-vaccination_room = Očkovací místnost
uptown-card-twin_kiosks = Dvojice stánků
uptown-card-stepped_gable = Stupňovitý štít
uptown-card-museum_annexe = Křídlo muzea
uptown-card-workers_flats = Dělnické byty
uptown-card-canteen_hatch = Výdejní okénko
uptown-card-hipped_roof = Valbová střecha
uptown-card-neighbourhood_watch = Sousedská hlídka
uptown-card-stamp_counter = Prodej známek
uptown-card-welfare_offices = Sociální odbor
uptown-card-lean_to_roof = Pultová střecha
uptown-card-lamplighters_loft = Lampářův loft
uptown-card-sorting_office = Třídírna pošty
uptown-card-teachers_flat = Učitelský byt
uptown-card-sawtooth_roof = Pilová střecha

## Na co se hra ptá

uptown-ask-first_action = Postav z karty zdarma, nebo ji zahoď
uptown-ask-second_action = Kup kartu, nebo použij městskou
uptown-ask-place = Vyber pozemek: { $project }
uptown-ask-over = Konec hry

## Rozhodnutí

uptown-action-build = Postavit: { $project }, pozemek { $plot }
uptown-action-give = Darovat: { $project } – { $seat }, pozemek { $plot }
uptown-action-discard = Zahodit kartu zdarma
uptown-action-decline = Zahodit městskou kartu
uptown-action-pass = Pasovat

## Co se stalo. $projects: co karta nabízí; $floor: 1 je přízemí.

uptown-fact-round_began = Začíná { $round }. kolo
uptown-fact-turn_began = { $seat-you ->
    [yes] Jsi na tahu
   *[no] { $seat } je na tahu
}
uptown-fact-collected = { $seat-you ->
    [yes] Bereš si ze svého balíčku { $total } $
   *[no] { $seat } si bere ze svého balíčku { $total } $
}
uptown-fact-took = { $seat-you ->
    [yes] Bereš si kartu zdarma: { $projects }
   *[no] { $seat } si bere kartu zdarma: { $projects }
}
uptown-fact-took_municipal = { $seat-you ->
    [yes] Bereš si městskou kartu: { $projects }
   *[no] { $seat } si bere městskou kartu: { $projects }
}
# $deck: na čím balíčku karta ležela. Z vlastního balíčku se platí bance, jinak na ten balíček.
uptown-fact-paid = { $seat-you ->
    [yes] { $deck-you ->
        [yes] Platíš bance { $total } $: { $project }
       *[no] Platíš { $total } $ na cizí balíček ({ $deck }): { $project }
    }
   *[no] { $deck-you ->
        [yes] { $seat } platí { $total } $ na tvůj balíček: { $project }
       *[no] { $seat } platí { $total } $: { $project } (balíček: { $deck })
    }
}
uptown-fact-built = { $seat-you ->
    [yes] { $floor ->
        [1] Stavíš: { $project }, pozemek { $plot }, přízemí
       *[other] Stavíš: { $project }, pozemek { $plot }, { $floor }. podlaží
    }
   *[no] { $floor ->
        [1] { $seat } staví: { $project }, pozemek { $plot }, přízemí
       *[other] { $seat } staví: { $project }, pozemek { $plot }, { $floor }. podlaží
    }
}
uptown-fact-gave = { $seat-you ->
    [yes] Dáváš dárek: { $project } – { $receiver }, pozemek { $plot }, { $floor }. podlaží
   *[no] { $receiver-you ->
        [yes] { $seat } ti dává dárek: { $project }, pozemek { $plot }, { $floor }. podlaží
       *[no] { $seat } dává dárek: { $project } – { $receiver }, pozemek { $plot }, { $floor }. podlaží
    }
}
uptown-fact-income = { $seat-you ->
    [yes] { $total ->
        [0] Tvůj pozemek { $plot } je zastřešený, ale ulice nevynáší nic
       *[other] Tvůj pozemek { $plot } je zastřešený: ulice ti vynáší { $total } $
    }
   *[no] { $total ->
        [0] { $seat }: pozemek { $plot } je zastřešený, ale ulice nevynáší nic
       *[other] { $seat }: pozemek { $plot } je zastřešený, ulice vynáší { $total } $
    }
}
uptown-fact-discarded = { $seat-you ->
    [yes] Zahazuješ kartu zdarma: { $projects }
   *[no] { $seat } zahazuje kartu zdarma: { $projects }
}
uptown-fact-declined = { $seat-you ->
    [yes] Zahazuješ městskou kartu: { $projects }
   *[no] { $seat } zahazuje městskou kartu: { $projects }
}
uptown-fact-passed = { $seat-you ->
    [yes] Pasuješ
   *[no] { $seat } pasuje
}
# $left: kolik karet balíček má i s touto.
uptown-fact-opened = { $seat-you ->
    [yes] Další karta tvého balíčku (zbývá { $left }): { $projects }
   *[no] { $seat } – další karta balíčku (zbývá { $left }): { $projects }
}
uptown-fact-municipal_opened = Další karta společného balíčku (zbývá { $left }): { $projects }
uptown-fact-deck_ended = { $seat-you ->
    [yes] Tvůj balíček došel: tohle kolo je poslední
   *[no] { $seat }: balíček došel, tohle kolo je poslední
}
uptown-fact-street_ended = { $seat-you ->
    [yes] Všechny tvé pozemky jsou zastřešené: tohle kolo je poslední
   *[no] { $seat }: všechny pozemky jsou zastřešené, tohle kolo je poslední
}
uptown-fact-ended = Konec hry

## Proč to nejde

uptown-refusal-UP-23 = Hráči u tohoto stolu: { $seats }. První hráč musí být jedním z nich.
uptown-refusal-UP-43 = Nejdřív karta zdarma, a tohle na ní není: { $project }.
uptown-refusal-UP-48 = Navrchu žádného balíčku není: { $project }.
uptown-refusal-UP-52 = Na tomto balíčku leží { $money } $. Dokud si je majitel nevezme, nikdo z něj nekupuje.
uptown-refusal-UP-53 = Stojí { $cost } $, a ty máš { $wallet } $.
uptown-refusal-UP-78 = Dárek patří na ulici někoho jiného.
uptown-refusal-UP-79 = Jen do přízemí: potřebuje prázdný pozemek.
uptown-refusal-UP-80 = Jen do patra: pod ním už musí něco stát.
uptown-refusal-UP-81 = Pouze na střechu: tento pozemek ještě není zastřešený.
uptown-refusal-UP-82 = Tento pozemek je zastřešený. Přidat jde jen to, co stojí na střeše.
uptown-refusal-UP-83 = V této budově dárky nelze.
uptown-refusal-UP-219 = Pasovat jde jen s prázdným společným balíčkem; dokud v něm karty jsou, vezmi vrchní, třeba jen k zahození.

## Řádky částek. $source je projekt; samotná částka stojí vedle.

uptown-line-UP-42 = Peníze na balíčku
uptown-line-UP-48 = { $source }
uptown-line-UP-103 = Ulice nikdy nevynáší méně než nic
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
uptown-line-UP-160 = Nejvyšší budova

## Z čeho se skládají body

uptown-part-plot_1 = Pozemek 1
uptown-part-plot_2 = Pozemek 2
uptown-part-plot_3 = Pozemek 3
uptown-part-plot_4 = Pozemek 4
uptown-part-plot_5 = Pozemek 5
uptown-part-money = Peníze

## Deska: popisky a čtení nahlas

uptown-board-chapter-office = Kanceláře
uptown-board-chapter-services = Služby
uptown-board-chapter-apartment = Byty
uptown-board-chapter-cafe = Kavárny
uptown-board-chapter-shop = Obchody
uptown-board-chapter-hotel = Hotely
uptown-board-chapter-none = Bez druhu
uptown-board-chapter-gift = Dárky
uptown-board-chapter-roof = Střechy
uptown-board-chapter-pavilion = Přízemí a střecha v jednom
uptown-board-chapter-on_roof = Na střeše
uptown-board-streets = Ulice
uptown-board-floors = { $count ->
    [one] { $count } podlaží
    [few] { $count } podlaží
   *[other] { $count } podlaží
}
uptown-board-market = Balíčky a společný balíček
uptown-board-you = Ty
uptown-board-pile-municipal = Městské
uptown-board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
uptown-board-to-buy = ke koupi
uptown-board-free = zdarma
uptown-board-turn = Obrátit kartu
# $name: na čím balíčku leží.
uptown-board-sale-to = { $cost } $ pro: { $name }
uptown-board-sale-bank = { $cost } $ bance
uptown-board-sale-leaves = zbude ti { $left } $
uptown-board-sale-free = Zdarma
# $count: kolik projektů je na druhé straně.
uptown-board-sale-back = na druhé straně další: { $count }
uptown-board-sale-money = Leží na něm { $money } $
uptown-board-sale-costs = Stojí { $cost } $
uptown-board-sale-have = máš { $wallet }
uptown-board-sale-nowhere = Není kam postavit
uptown-board-sale-empty = Prázdný
uptown-board-kind = Druh: { $kind }
uptown-board-kind-duo = Druh: { $kind }, počítá se dvakrát
uptown-board-kind-office = kancelář
uptown-board-kind-services = služby
uptown-board-kind-apartment = byt
uptown-board-kind-cafe = kavárna
uptown-board-kind-shop = obchod
uptown-board-kind-hotel = hotel
uptown-board-kind-gift = dárek
uptown-board-is-roof = Střecha: zastřeší pozemek a ulice vyplácí
uptown-board-is-gift = Dárek: jen na ulici někoho jiného
uptown-board-bars-gifts = Do jeho budovy nelze přidat dárek
uptown-board-place-ground = Jen jako první karta na pozemku
uptown-board-place-upper = Nikdy jako první karta na pozemku
uptown-board-place-roof = Jen na zastřešený pozemek
# Co je natištěno: jedna z příštích dvou a za ní jedna z dalších čtyř. $amount může být pod 0.
uptown-board-income = { $amount } $ při každé výplatě
uptown-board-prestige = prestiž { $amount }
uptown-board-per_floor_below = za každé podlaží pod ním
uptown-board-per_kind_on_plot = za každý podnik na pozemku ({ $kind })
uptown-board-per_kind_on_street = za každý podnik na ulici ({ $kind })
uptown-board-if_ground_floor = v přízemí
uptown-board-plot = Pozemek { $plot }
uptown-board-plot-closed = Pozemek { $plot }, zastřešený
uptown-board-plot-empty = Tady ještě nic nestojí.
uptown-board-wallet = Peněženka
uptown-board-points = Body
uptown-board-points-how = Prestiž a bod za každé 3 $
uptown-board-prestige-name = Prestiž
uptown-board-closed-plots = zastřešené pozemky: { $count } z 5
# $whose: "own" nebo "other"; $name: čí ulice. Za tím stojí částka.
uptown-board-closing-pays = { $whose ->
    [own] Po zastřešení pozemku { $plot } ti ulice vynese
   *[other] Po zastřešení pozemku { $plot } ulice vynese ({ $name })
}
uptown-board-roof-then-pays = { $whose ->
    [own] Střecha by ti pak vynesla
   *[other] Střecha by pak vynesla ({ $name })
}
uptown-board-pays-nothing = nic
uptown-board-roof-pays = střecha vynese { $amount }
uptown-board-roof-pays-nothing = střecha nic nevynese
uptown-board-roof-pays-how = Kolik by teď této ulici vyneslo zastřešení pozemku, bez příjmu samotné střechy
uptown-board-gift = dárek
uptown-board-counted-per_floor_below = { $count ->
    [one] { $count } podlaží pod ním
    [few] { $count } podlaží pod ním
   *[other] { $count } podlaží pod ním
}
uptown-board-counted-per_kind_on_plot = { $kind } × { $count }
uptown-board-counted-per_kind_on_street = { $kind } × { $count }
uptown-board-counted-if_ground_floor = v přízemí

## Deska: ulice a volby

# Ulice čtená nahlas. $payout může být pod 0.
uptown-board-street-about = { $seat-you ->
    [yes] Tvoje ulice: peněženka { $wallet } $, příjem { $payout } $, body { $points }
   *[no] Ulice, { $seat }: peněženka { $wallet } $, příjem { $payout } $, body { $points }
}
uptown-board-last-round = Poslední kolo

## Jak se hraje: stránka na pět minut

uptown-how-goal-title = Cíl hry
uptown-how-goal = Stavíš ulici o pěti domech, kartu na kartu. Střechy přinášejí peníze a na konci vyhrává ulice s největší prestiží.
uptown-how-start-title = Začátek
uptown-how-start = Každý má prázdnou ulici s 5 pozemky, 10 $ a balíček karet projektů. Vidět je jen vrchní karta každého balíčku, s oběma projekty. Městské karty tvoří společný balíček.
uptown-how-turn-title = Tvůj tah, dvě akce
uptown-how-turn-first-title = I. akce
uptown-how-turn-first = Leží na tvém balíčku peníze? Pak si je vezmi, a to je vše. Když ne, vezmi si zdarma vrchní kartu: postav jeden z jejích projektů, nebo kartu zahoď.
uptown-how-turn-second-title = II. akce
uptown-how-turn-second = Kup vrchní kartu kteréhokoli balíčku a hned ji postav. Nebo si vezmi městskou kartu: je zdarma, nabízí čtyři projekty a smíš ji zahodit.
uptown-how-money = Za kartu z vlastního balíčku platíš bance. Za cizí položíš peníze na onen balíček: dokud si je majitel nevezme, není na prodej.
uptown-how-build-title = Stavba
uptown-how-build = Vyber jeden projekt karty a jeden svůj pozemek. Na prázdném se stane přízemím, jinde novým nejvyšším podlažím. Druhý projekt karty propadá.
uptown-how-build-signs = Některé projekty chtějí přízemí, jiné patro, další střechu zastřešeného pozemku.
uptown-how-roof-title = Střechy a příjmy
uptown-how-roof = Projekt se střechou pozemek zastřeší. V tu chvíli vynáší celá ulice: sečti příjmy ze všech 5 pozemků, i ze střechy samotné. Každý příjem tak může vynést až 5krát. Záporný součet tě nestojí nic.
uptown-how-gift-title = Dárky
uptown-how-gift = Dárek se staví na ulici někoho jiného a málokdy potěší. Když dárek zastřeší pozemek, peníze dostane majitel té ulice.
uptown-how-example-title = Příklad tahu
uptown-how-example-free = Na kartě zdarma stojí 3 $, ale neplatíš nic. Na pozemek 2 přidáš projekt { uptown-card-courtyard_flats }. Je to Duo, takže ulice má teď 3 byty.
uptown-how-example-buy = Sousedova karta stojí 6 $. Peníze položíš na onen balíček a zbudou ti 4 $.
uptown-how-example-build = Oba její projekty chtějí přízemí a prázdný je jen pozemek 5. Postavíš tam { uptown-card-pocket_park }. Je to i střecha: pozemek 5 je zastřešený.
uptown-how-example-income = Ulice vynáší: { uptown-card-delicatessen }, 2 $; { uptown-card-twenty_four_hour_shop }, 1 $ za každý ze 3 bytů; { uptown-card-pocket_park }, 1 $. To je 6 $, a máš zase 10 $.
uptown-how-end-title = Konec
uptown-how-end-when = Když dojde některý balíček nebo má někdo všech 5 pozemků zastřešených, dohraje se kolo.
uptown-how-end-score = Sečti prestiž všech svých projektů, i dárků, a přidej 1 bod za každé 3 $ v peněžence. Peníze na balíčku propadají. Nejvíc bodů vyhrává; při shodě nejvyšší budova.
uptown-how-table-title = U tohoto stolu
uptown-how-table-choices = Co teď můžeš udělat, to na stole svítí. Ukaž na místo a uvidíš, co by tam karta přinesla.
uptown-how-table-undo = Krok, který neodkryl nic nového, můžeš vzít zpět, dokud ho nepotvrdíš.
uptown-how-table-why = Balíček, z něhož se nedá kupovat, řekne proč. U každé částky v deníku vidíš, z čeho se skládá.
uptown-how-tips-title = Tři rady
uptown-how-tips-income = Nejdřív příjmy: co postavíš před první střechou, vynáší s každou střechou.
uptown-how-tips-decks = Leží dobrá karta na tvém balíčku? Kup ji dřív než ostatní.
uptown-how-tips-gifts = Než střechu daruješ, podívej se, co by ta ulice vynesla.

## První hra s trenérem

uptown-coach-goal = Vítej na své ulici! Na těchto pěti pozemcích stavíš patro po patru a na konci vyhrává prestiž.
uptown-coach-first = První akce: tvá odkrytá karta je zdarma. Vyber jeden ze dvou projektů, pak pozemek; tam uvidíš, co přinese.
uptown-coach-second = Druhá akce: kup odkrytou kartu a hned ji postav, nebo vezmi městskou kartu, která je zdarma. Staví se jen jeden z jejích projektů.
uptown-coach-good-roof = Střecha zastřešila pozemek a celá ulice vynesla { $total } $. S každou další střechou všechny příjmy vynesou znovu.
uptown-coach-poor-roof = Střecha vynesla jen { $total } $, protože platí, co vydělává celá ulice. Nejdřív stav příjmy a střechy až potom.
uptown-coach-collected = Někdo koupil kartu z tvého balíčku, takže bereš { $total } $. To byla první akce: tentokrát bez karty zdarma.
uptown-coach-bought = Soupeř koupil a postavil: { $project }. Dobré karty rychle mizí, tak se před výběrem podívej na všechny odkryté balíčky.
uptown-coach-gift = Na tvé ulici stojí dárek od soupeře: { $project }. Dárky málokdy potěší a zabírají místo.
uptown-coach-give = Mezi těmito projekty je dárek: staví se na ulici soupeře. Střecha tam platí soupeři, tak se podívej, co přinese.
uptown-coach-discarded = Karta zdarma je zahozená. Je to o patro méně; na začátku se vyplatí skoro každé patro.
uptown-coach-passed = Pas, takže nic nestojí. Městská karta je zdarma: často se ještě hodí některý z jejích projektů.
uptown-coach-neighbours = Mnoho projektů počítá jiné: byty, obchody, patra pod sebou. Ukaž na pozemek a uvidíš, co by projekt vynesl právě tam.
uptown-coach-prestige = Peníze jsou jen prostředek: 3 $ jsou na konci 1 bod. Utrácej je za projekty s prestiží.
uptown-coach-end = Hra končí, když dojde balíček, nebo má někdo zastřešených pět pozemků. Kolo se dohraje, tak sleduj střechy.
uptown-coach-last = Balíček je prázdný: tohle je poslední kolo. Stav to, co má nejvíc prestiže.
uptown-coach-closed = Ulice je hotová: tohle je poslední kolo. Stav to, co má nejvíc prestiže.
uptown-coach-learned-actions = Nejdřív karta zdarma nebo peníze z tvého balíčku, pak něco koupeného či městského.
uptown-coach-learned-roofs = Střecha platí za celou ulici, takže nejdřív příjmy.
uptown-coach-learned-gifts = Dárky patří na jiné ulice a střechy mezi nimi platí majiteli.
uptown-coach-learned-end = Vyhrává prestiž a 3 $ jsou 1 bod.

## Co už bylo a co zbývá

uptown-known-how = Každé okno je projekt v domě svého druhu. Když je karta postavená nebo zahozená, její další projekty už nepřijdou.
uptown-known-left = Ještě skryté: { $count }
uptown-known-open = Právě odkryté: { $count }
uptown-known-gone = Pryč: { $count }
uptown-known-decks = Ještě skryté karty projektů: { $count }
uptown-known-municipal = Ještě skryté městské karty: { $count }
uptown-known-special = Mezi nimi ještě skryté

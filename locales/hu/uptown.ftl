### UpTown. Az egyes üzenetfajták argumentumai: locales/README.md.
### A szavak a docs/rules/uptown.md szójegyzékéből valók. A pénz upcoin, a szám után $ jelöli.

## A dobozon

game-uptown = UpTown
game-uptown-blurb = Építs tervkártyákból öt házat, egészen a tetőig, és szerezd a legtöbb presztízst.

## Beállítások

uptown-option-first = Első játékos
uptown-option-first-random = Sorsolással
uptown-option-first-0 = 1. játékos
uptown-option-first-1 = 2. játékos
uptown-option-first-2 = 3. játékos
uptown-option-first-3 = 4. játékos

## Tervek, kettő egy lapon

uptown-card-student_digs = Diákszállás
uptown-card-flea_market = Bolhapiac
uptown-card-typing_pool = Gépírószoba
uptown-card-copy_and_print = Fénymásoló
uptown-card-bedsit = Albérleti szoba
uptown-card-sinking_foundations = Süllyedő alapok
uptown-card-phone_repair_nook = Telefonjavító
uptown-card-tin_roof = Bádogtető
uptown-card-shoeshine_stand = Cipőtisztító
uptown-card-attic_hideaway = Padlásrejtek
uptown-card-backpackers_dorm = Hátizsákos szállás
uptown-card-abandoned_floor = Elhagyott emelet
uptown-card-laundrette = Mosoda
uptown-card-slanted_studio = Ferde műterem
uptown-card-corner_shop = Sarki bolt
uptown-card-artists_attic = Művészpadlás
uptown-card-porters_lodge = Portáslakás
uptown-card-asbestos_scare = Azbesztriadó
uptown-card-greengrocer = Zöldséges
uptown-card-pigeon_colony = Galambtanya
uptown-card-espresso_bar = Eszpresszó
uptown-card-concrete_canopy = Beton előtető
uptown-card-temp_agency = Munkaközvetítő
uptown-card-broken_lift = Elromlott lift
uptown-card-nail_bar = Körömszalon
uptown-card-dovecote_flat = Galambdúclakás
uptown-card-garden_gazebo = Kerti lugas
uptown-card-haunted_flat = Kísértetlakás
uptown-card-milk_bar = Tejbár
uptown-card-weather_bureau = Időjárás-szolgálat
uptown-card-cellar_bar = Pincebár
uptown-card-debt_collectors = Adósságbehajtók
uptown-card-basement_flat = Pincelakás
uptown-card-leaky_pipes = Csöpögő csövek
uptown-card-vending_gallery = Automatasor
uptown-card-builders_tarpaulin = Építési ponyva
uptown-card-open_plan_offices = Egyterű irodák
uptown-card-courtyard_flats = Udvari lakások
uptown-card-accountants_row = Könyvelők sora
uptown-card-family_flat = Családi lakás
uptown-card-map_and_survey_bureau = Térképészeti iroda
uptown-card-studio_with_skylight = Tetőablakos stúdió
uptown-card-tea_room = Teaház
uptown-card-law_chambers = Ügyvédi iroda
uptown-card-dance_school = Tánciskola
uptown-card-filing_rooms = Irattárszobák
uptown-card-notarys_chambers = Közjegyző
uptown-card-garret_studio = Padlásstúdió
uptown-card-umbrella_stall = Esernyős stand
uptown-card-box_room_flats = Apró lakások
uptown-card-newlyweds_nest = Ifjú pár fészke
uptown-card-bookshop = Könyvesbolt
uptown-card-dental_surgery = Fogászat
uptown-card-roof_terrace_flat = Tetőteraszos lakás
uptown-card-toy_shop = Játékbolt
uptown-card-photo_loft = Fotóloft
uptown-card-bungalow = Bungaló
uptown-card-noisy_nightclub = Zajos diszkó
uptown-card-filling_station = Benzinkút
uptown-card-radio_station = Rádióállomás
uptown-card-pancake_house = Palacsintázó
uptown-card-accordion_flats = Harmonikalakások
uptown-card-beehives = Méhkasok
uptown-card-rubble_lot = Törmeléktelep
uptown-card-capsule_hotel = Kapszulahotel
uptown-card-pawnshop = Zálogház
uptown-card-newsroom = Szerkesztőség
uptown-card-delicatessen = Csemegebolt
uptown-card-bay_window_flat = Zárterkélyes lakás
uptown-card-art_gallery = Képtár
uptown-card-startup_hive = Startupkas
uptown-card-loft_conversion = Tetőtér-beépítés
uptown-card-tailors_workshop = Szabóműhely
uptown-card-bell_tower_flat = Harangtoronylakás
uptown-card-ice_cream_parlour = Fagyizó
uptown-card-puppet_theatre = Bábszínház
uptown-card-boiler_room_offices = Kazánházi irodák
uptown-card-gabled_loft = Oromlakás
uptown-card-solar_array = Napelemek
uptown-card-jackhammer_crew = Légkalapácsosok
uptown-card-design_studio = Tervezőstúdió
uptown-card-yoga_loft = Jógaloft
uptown-card-house_manager = Házkezelő
uptown-card-bed_and_breakfast = Szoba reggelivel
uptown-card-mansard_flats = Manzárdlakások
uptown-card-reading_terrace = Olvasóterasz
uptown-card-mansard_offices = Manzárdirodák
uptown-card-florist = Virágbolt
uptown-card-sauna_and_steam_room = Szauna és gőz
uptown-card-attic_bookroom = Padláskönyvtár
uptown-card-foyer_with_fountain = Előcsarnok szökőkúttal
uptown-card-fast_food_fumes = Gyorséttermi bűz
uptown-card-neon_sign = Neonreklám
uptown-card-tax_inspectors = Adóellenőrök
uptown-card-patent_office = Szabadalmi hivatal
uptown-card-turret_rooms = Toronyszobák
uptown-card-game_studio = Játékfejlesztők
uptown-card-water_tower = Víztorony
uptown-card-shipping_agency = Hajózási ügynökség
uptown-card-twin_flats = Ikerlakások
uptown-card-stockbrokers = Tőzsdeügynökök
uptown-card-garden_maisonette = Kertes kétszintes
uptown-card-book_cafe = Könyveskávézó
uptown-card-balcony_flat = Erkélyes lakás
uptown-card-chocolate_lounge = Csokoládészalon
uptown-card-lantern_hall = Lámpáscsarnok
uptown-card-patisserie = Cukrászda
uptown-card-winter_garden = Télikert
uptown-card-escape_rooms = Szabadulószobák
uptown-card-editors_eyrie = Szerkesztői sasfészek
uptown-card-gated_court = Kapus udvar
uptown-card-basement_bistro = Pincebisztró
uptown-card-stonemasons_flat = Kőfaragó lakása
uptown-card-rooftop_garden = Tetőkert
uptown-card-museum_of_curiosities = Furcsaságok múzeuma
uptown-card-boutique_hotel = Butikhotel
uptown-card-coffee_roastery = Kávépörkölő
uptown-card-corner_suite = Saroklakosztály
uptown-card-summer_pavilion = Nyári pavilon
uptown-card-climbing_gym = Mászóterem
uptown-card-pocket_park = Zsebpark
uptown-card-fashion_arcade = Divatpasszázs
uptown-card-insurance_tower = Biztosítótorony
uptown-card-rooftop_bar = Tetőbár
uptown-card-publishing_house = Könyvkiadó
uptown-card-rooftop_cinema = Tetőmozi
uptown-card-consulate = Konzulátus
uptown-card-optician = Optika
uptown-card-market_hall = Vásárcsarnok
uptown-card-sky_villa = Égi villa
uptown-card-jewellers = Ékszerész
uptown-card-sky_lounge = Égi társalgó
uptown-card-think_tank = Agytröszt
uptown-card-glass_dome_cafe = Kupolakávézó
uptown-card-music_school = Zeneiskola
uptown-card-family_terrace = Családi terasz
uptown-card-airport_hotel = Reptéri szálloda
uptown-card-sculpture_garden = Szoborkert
uptown-card-twenty_four_hour_shop = 24 órás bolt
uptown-card-hotel_belvedere = Belvedere szálló
uptown-card-company_canteen = Céges étkezde
uptown-card-aquarium_hall = Akváriumcsarnok
uptown-card-marble_penthouse = Márvány penthouse
uptown-card-trading_floor = Tőzsdeterem
uptown-card-cake_theatre = Tortaszínház
uptown-card-corner_tower = Saroktorony
uptown-card-helipad = Helikopter-leszálló
uptown-card-department_store = Áruház
uptown-card-clock_tower = Óratorony
uptown-card-business_hotel = Üzleti szálloda
uptown-card-antique_dealer = Régiségkereskedő
uptown-card-opera_house = Operaház
uptown-card-garden_terrace_suite = Kertteraszos lakosztály
uptown-card-copper_spire = Réztorony
uptown-card-boardroom_floor = Igazgatói emelet
uptown-card-panorama_restaurant = Panorámaétterem
uptown-card-tourist_information = Turistainformáció
uptown-card-rooftop_pool = Tetőmedence
uptown-card-casino_hotel = Kaszinóhotel
uptown-card-language_institute = Nyelvintézet
uptown-card-crown_residence = Koronarezidencia
uptown-card-wellness_centre = Wellnessközpont
uptown-card-cookery_school = Főzőiskola
uptown-card-observatory = Csillagvizsgáló
uptown-card-tenants_association = Bérlők egyesülete
uptown-card-regional_headquarters = Regionális központ
uptown-card-brand_outlet = Márkaoutlet
uptown-card-grand_hotel = Nagyszálló

## Városi tervek, négy egy lapon

uptown-card-council_flat = Önkormányzati lakás
uptown-card-slate_roof = Palatető
uptown-card-library_branch = Fiókkönyvtár
uptown-card-newspaper_kiosk = Újságosbódé
uptown-card-town_clerks_office = Jegyzői iroda
uptown-card-tiled_roof = Cseréptető
uptown-card-soup_kitchen = Népkonyha
uptown-card-sheltered_flats = Védett lakások
uptown-card-parcel_depot = Csomagpont
uptown-card-shingle_roof = Zsindelytető
uptown-card-community_cafe = Közösségi kávézó
uptown-card-records_room = Irattár
uptown-card-charity_shop = Jótékonysági bolt
uptown-card-thatched_roof = Zsúptető
uptown-card-key_worker_flat = Szolgálati lakás
uptown-card-health_centre = Egészségház
uptown-card-youth_hostel = Ifjúsági szállás
uptown-card-zinc_roof = Horganytető
uptown-card-job_centre = Munkaügyi központ
uptown-card-caretakers_flat = Házmesterlakás
uptown-card-playground = Játszótér
uptown-card-rates_office = Adóiroda
uptown-card-nursery_school = Óvoda
uptown-card-farmers_stall = Gazdastand
uptown-card-public_fountain = Közkút
uptown-card-starter_flats = Fecskelakások
uptown-card-lost_property_office = Talált tárgyak
uptown-card-school_canteen = Iskolai étkezde
uptown-card-skate_ramp = Gördeszkapálya
uptown-card-evening_classes = Esti tanfolyamok
uptown-card-ticket_booth = Jegypénztár
uptown-card-veterans_flat = Veteránlakás
uptown-card-weather_vane = Szélkakas
uptown-card-social_flats = Szociális lakások
uptown-card-water_board = Vízművek
uptown-card-tram_stop_cafe = Villamosmegálló-kávézó
uptown-card-recycling_point = Hulladékudvar
uptown-card-housing_office = Lakásügyi iroda
uptown-card-garden_flat = Kertes lakás
uptown-card-glazed_roof = Üvegtető
uptown-card-parking_meters = Parkolóórák
uptown-card-first_aid_post = Elsősegélyhely
uptown-card-porridge_bar = Kásabár
uptown-card-copper_sheet_roof = Rézlemez tető
uptown-card-roadworks = Útépítés
uptown-card-municipal_archive = Városi levéltár
uptown-card-ward_surgery = Körzeti orvos
uptown-card-turf_roof = Gyeptető
uptown-card-night_shelter = Éjjeli menedék
uptown-card-pay_office = Bérpénztár
uptown-card-seed_store = Magbolt
uptown-card-timber_roof = Fatető
uptown-card-flagpole = Zászlórúd
uptown-card-bus_pass_counter = Bérletpénztár
uptown-card-wardens_flat = Gondnoki lakás
uptown-card-dormer_roof = Padlásablakos tető
uptown-card-siren_mast = Szirénaoszlop
uptown-card-census_bureau = Népszámláló hivatal
uptown-card-repair_cafe = Javítókávézó
uptown-card-barge_board_gable = Faragott oromzat
uptown-card-town_band_room = Zenekari próbaterem
uptown-card-chess_pavilion = Sakkpavilon
uptown-card-clerks_flat = Írnoklakás
uptown-card-covered_stalls = Fedett standok
uptown-card-public_baths = Közfürdő
uptown-card-bell_gable = Harangos oromzat
uptown-card-works_department = Műszaki osztály
uptown-card-nurses_flat = Nővérlakás
uptown-card-fire_station = Tűzoltóság
uptown-card-lodging_house = Panzió
uptown-card-allotment_shop = Kertészbolt
uptown-card-felt_roof = Kátránypapír tető
uptown-card-police_box = Rendőrbódé
uptown-card-reading_room = Olvasóterem
uptown-card-lunch_club = Ebédklub
uptown-card-pantile_roof = Hullámcserép tető
uptown-card-lookout_bench = Kilátópad
uptown-card-mothers_cafe = Mamakávézó
uptown-card-planning_office = Tervezési osztály
uptown-card-gambrel_roof = Manzárdtető
uptown-card-bicycle_racks = Kerékpártárolók
uptown-card-interpreters_office = Tolmácsiroda
uptown-card-tenement_rooms = Bérházi szobák
uptown-card-bottle_bank = Üveggyűjtő
uptown-card-band_shell = Zenepavilon
uptown-card-co_op_store = Szövetkezeti bolt
uptown-card-advice_bureau = Tanácsadó iroda
uptown-card-attic_dormitory = Padlásszállás
uptown-card-gasworks_annexe = Gázművek toldaléka
uptown-card-swap_shop = Cserebolt
uptown-card-rest_home = Nyugdíjasház
uptown-card-barrel_roof = Dongatető
uptown-card-lightning_rod = Villámhárító
uptown-card-milk_kitchens = Tejkonyhák
uptown-card-polling_station = Szavazóhelyiség
uptown-card-saddle_roof = Nyeregtető
uptown-card-toll_booth = Vámbódé
uptown-card-vaccination_room = Oltószoba
uptown-card-twin_kiosks = Ikerbódék
uptown-card-stepped_gable = Lépcsős oromzat
uptown-card-museum_annexe = Múzeumszárny
uptown-card-workers_flats = Munkáslakások
uptown-card-canteen_hatch = Étkezdeablak
uptown-card-hipped_roof = Kontytető
uptown-card-neighbourhood_watch = Szomszédőrség
uptown-card-stamp_counter = Bélyegablak
uptown-card-welfare_offices = Népjóléti irodák
uptown-card-lean_to_roof = Félnyeregtető
uptown-card-lamplighters_loft = Lámpagyújtó padlása
uptown-card-sorting_office = Postaelosztó
uptown-card-teachers_flat = Tanítólakás
uptown-card-sawtooth_roof = Fűrésztető

## Ami a kérdés

uptown-ask-first_action = Építs az ingyenes lapról, vagy dobd el
uptown-ask-second_action = Vegyél, vagy használd a városi lapot
uptown-ask-place = Válassz telket: { $project }
uptown-ask-over = Vége a játéknak

## Döntések

uptown-action-build = Megépítem: { $project }, { $plot }. telek
uptown-action-give = Ajándék: { $project } – { $seat }, { $plot }. telek
uptown-action-discard = Eldobom az ingyen lapot
uptown-action-decline = Eldobom a városi lapot
uptown-action-pass = Passzolok

## Mi történt. $projects: amit a lap kínál; $floor: az 1 a földszint.

uptown-fact-round_began = Kezdődik: { $round }. forduló
uptown-fact-turn_began = { $seat-you ->
    [yes] Te jössz
   *[no] { $seat } jön
}
uptown-fact-collected = { $seat-you ->
    [yes] Beszedsz { $total } $-t a paklidról
   *[no] { $seat } beszed { $total } $-t a paklijáról
}
uptown-fact-took = { $seat-you ->
    [yes] Felveszed az ingyen lapot: { $projects }
   *[no] { $seat } felveszi az ingyen lapot: { $projects }
}
uptown-fact-took_municipal = { $seat-you ->
    [yes] Felveszed a városi lapot: { $projects }
   *[no] { $seat } felveszi a városi lapot: { $projects }
}
# $deck: kinek a pakliján feküdt a lap. A saját pakliért a banknak fizetünk, különben arra a paklira.
uptown-fact-paid = { $seat-you ->
    [yes] { $deck-you ->
        [yes] { $total } $-t fizetsz a banknak: { $project }
       *[no] { $total } $-t fizetsz { $deck } paklijára: { $project }
    }
   *[no] { $deck-you ->
        [yes] { $seat } { $total } $-t fizet a te paklidra: { $project }
       *[no] { $seat } { $total } $-t fizet: { $project } ({ $deck } paklijáról)
    }
}
uptown-fact-built = { $seat-you ->
    [yes] { $floor ->
        [1] Megépíted: { $project }, { $plot }. telek, földszint
       *[other] Megépíted: { $project }, { $plot }. telek, { $floor }. szint
    }
   *[no] { $floor ->
        [1] { $seat } megépíti: { $project }, { $plot }. telek, földszint
       *[other] { $seat } megépíti: { $project }, { $plot }. telek, { $floor }. szint
    }
}
uptown-fact-gave = { $seat-you ->
    [yes] Ajándékot adsz: { $project } – { $receiver }, { $plot }. telek, { $floor }. szint
   *[no] { $receiver-you ->
        [yes] { $seat } ajándékot ad neked: { $project }, { $plot }. telek, { $floor }. szint
       *[no] { $seat } ajándékot ad: { $project } – { $receiver }, { $plot }. telek, { $floor }. szint
    }
}
uptown-fact-income = { $seat-you ->
    [yes] { $total ->
        [0] Lezárult a telked ({ $plot }.), de az utca nem fizet semmit
       *[other] Lezárult a telked ({ $plot }.): az utca { $total } $-t fizet neked
    }
   *[no] { $total ->
        [0] { $seat }: lezárult egy telek ({ $plot }.), de az utca nem fizet semmit
       *[other] { $seat }: lezárult egy telek ({ $plot }.), az utca { $total } $-t fizet
    }
}
uptown-fact-discarded = { $seat-you ->
    [yes] Eldobod az ingyen lapot: { $projects }
   *[no] { $seat } eldobja az ingyen lapot: { $projects }
}
uptown-fact-declined = { $seat-you ->
    [yes] Eldobod a városi lapot: { $projects }
   *[no] { $seat } eldobja a városi lapot: { $projects }
}
uptown-fact-passed = { $seat-you ->
    [yes] Passzolsz
   *[no] { $seat } passzol
}
# $left: hány lapja van a paklinak ezzel együtt.
uptown-fact-opened = { $seat-you ->
    [yes] A paklid következő lapja (maradt { $left }): { $projects }
   *[no] { $seat } paklijának következő lapja (maradt { $left }): { $projects }
}
uptown-fact-municipal_opened = A közös alap következő lapja (maradt { $left }): { $projects }
uptown-fact-deck_ended = { $seat-you ->
    [yes] Elfogyott a paklid: ez az utolsó forduló
   *[no] { $seat }: elfogyott a pakli, ez az utolsó forduló
}
uptown-fact-street_ended = { $seat-you ->
    [yes] Minden telked lezárult: ez az utolsó forduló
   *[no] { $seat }: minden telek lezárult, ez az utolsó forduló
}
uptown-fact-ended = Vége a játéknak

## Miért nem

uptown-refusal-UP-23 = Játékosok ennél az asztalnál: { $seats }. Az első játékos csak közülük kerülhet ki.
uptown-refusal-UP-43 = Előbb az ingyen lap jön, és ez nincs rajta: { $project }.
uptown-refusal-UP-48 = Nincs egyik pakli tetején sem: { $project }.
uptown-refusal-UP-52 = Ezen a paklin pénz van: { $money } $. Amíg a gazdája be nem szedi, senki sem vehet róla.
uptown-refusal-UP-53 = Ára { $cost } $, neked { $wallet } $-od van.
uptown-refusal-UP-78 = Az ajándék másvalaki utcájába kerül.
uptown-refusal-UP-79 = Csak földszintre: üres telek kell hozzá.
uptown-refusal-UP-80 = Csak emeletre: állnia kell alatta valaminek.
uptown-refusal-UP-81 = Csak a tetőn: ez a telek még nincs lezárva.
uptown-refusal-UP-82 = Ez a telek le van zárva. Csak olyasmi jöhet rá, ami a tetőn áll.
uptown-refusal-UP-83 = Ebbe az épületbe nem jöhet ajándék.
uptown-refusal-UP-219 = Passzolni csak üres közös alapnál lehet; amíg van benne lap, vedd fel a felsőt, akár csak azért, hogy eldobd.

## Összegek tételei. $source a terv; maga az összeg mellette áll.

uptown-line-UP-42 = Pénz a paklin
uptown-line-UP-48 = { $source }
uptown-line-UP-103 = Az utca sosem fizet a semminél kevesebbet
uptown-line-UP-106 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-151 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-153 = 1 pont minden 3 $ után
uptown-line-UP-154 = { $source }
uptown-line-UP-160 = A legmagasabb épület

## Miből áll a pontszám

uptown-part-plot_1 = 1. telek
uptown-part-plot_2 = 2. telek
uptown-part-plot_3 = 3. telek
uptown-part-plot_4 = 4. telek
uptown-part-plot_5 = 5. telek
uptown-part-money = Pénz

## A tábla: feliratok és felolvasás

uptown-board-chapter-office = Irodák
uptown-board-chapter-services = Szolgáltatások
uptown-board-chapter-apartment = Lakások
uptown-board-chapter-cafe = Kávézók
uptown-board-chapter-shop = Üzletek
uptown-board-chapter-hotel = Szállodák
uptown-board-chapter-none = Fajta nélkül
uptown-board-chapter-gift = Ajándékok
uptown-board-chapter-roof = Tetők
uptown-board-chapter-pavilion = Földszint és tető egyben
uptown-board-chapter-on_roof = A tetőn
uptown-board-streets = Utcák
uptown-board-floors = { $count ->
    [one] { $count } szint
   *[other] { $count } szint
}
uptown-board-market = A paklik és a közös alap
uptown-board-you = Te
uptown-board-pile-municipal = Városi
uptown-board-cards = { $count ->
    [one] { $count } lap
   *[other] { $count } lap
}
uptown-board-to-buy = eladó
uptown-board-free = ingyen
uptown-board-turn = A lap megfordítása
# $name: kinek a pakliján van.
uptown-board-sale-to = { $cost } $ neki: { $name }
uptown-board-sale-bank = { $cost } $ a banknak
uptown-board-sale-leaves = { $left } $-od marad
uptown-board-sale-free = Ingyen
# $count: hány terv van a másik oldalon.
uptown-board-sale-back = a hátoldalán még { $count }
uptown-board-sale-money = { $money } $ van rajta
uptown-board-sale-costs = Ára { $cost } $
uptown-board-sale-have = neked { $wallet } van
uptown-board-sale-nowhere = Nincs hová építeni
uptown-board-sale-empty = Üres
uptown-board-kind = Fajtája: { $kind }
uptown-board-kind-duo = Fajtája: { $kind }, kettőnek számít
uptown-board-kind-office = iroda
uptown-board-kind-services = szolgáltatás
uptown-board-kind-apartment = lakás
uptown-board-kind-cafe = kávézó
uptown-board-kind-shop = üzlet
uptown-board-kind-hotel = szálloda
uptown-board-kind-gift = ajándék
uptown-board-is-roof = Tető: lezárja a telket, és az utca fizet
uptown-board-is-gift = Ajándék: csak másvalaki utcájába
uptown-board-bars-gifts = Az épületébe nem jöhet ajándék
uptown-board-place-ground = Csak a telek első lapjaként
uptown-board-place-upper = Sosem a telek első lapjaként
uptown-board-place-roof = Csak lezárt telekre
# Ami rá van nyomtatva: a következő kettő egyike, és mögötte a további négy egyike. $amount lehet 0 alatt is.
uptown-board-income = { $amount } $ minden kifizetéskor
uptown-board-prestige = { $amount } presztízs
uptown-board-per_floor_below = minden alatta lévő szintért
uptown-board-per_kind_on_plot = a telken minden ilyen helyiségért ({ $kind })
uptown-board-per_kind_on_street = az utcában minden ilyen helyiségért ({ $kind })
uptown-board-if_ground_floor = a földszinten
uptown-board-plot = { $plot }. telek
uptown-board-plot-closed = { $plot }. telek, lezárva
uptown-board-plot-empty = Itt még nem áll semmi.
uptown-board-wallet = Tárca
uptown-board-points = Pontok
uptown-board-points-how = Presztízs, és egy pont minden 3 $ után
uptown-board-prestige-name = Presztízs
uptown-board-closed-plots = lezárt telkek: { $count } / 5
# $whose: "own" vagy "other"; $name: kinek az utcája. Utána az összeg áll.
uptown-board-closing-pays = { $whose ->
    [own] Ha lezárul a telek ({ $plot }.), az utcád fizet
   *[other] Ha lezárul a telek ({ $plot }.), { $name } utcája fizet
}
uptown-board-roof-then-pays = { $whose ->
    [own] Egy tető ezután neked fizetne
   *[other] Egy tető ezután fizetne ({ $name })
}
uptown-board-pays-nothing = semmit
uptown-board-roof-pays = egy tető ennyit fizet: { $amount }
uptown-board-roof-pays-nothing = egy tető semmit sem fizet
uptown-board-roof-pays-how = Mennyit fizetne most ennek az utcának egy telek lezárása, a tető saját bevétele nélkül
uptown-board-gift = ajándék
uptown-board-counted-per_floor_below = { $count ->
    [one] { $count } szint alatta
   *[other] { $count } szint alatta
}
uptown-board-counted-per_kind_on_plot = { $kind } × { $count }
uptown-board-counted-per_kind_on_street = { $kind } × { $count }
uptown-board-counted-if_ground_floor = a földszinten

## A tábla: utcák és választások

# Egy utca felolvasva. $payout lehet 0 alatt is.
uptown-board-street-about = { $seat-you ->
    [yes] A te utcád: tárca { $wallet } $, bevétel { $payout } $, pontok { $points }
   *[no] { $seat } utcája: tárca { $wallet } $, bevétel { $payout } $, pontok { $points }
}
uptown-board-last-round = Utolsó forduló

## Így játsszuk: ötperces oldal

uptown-how-goal-title = A cél
uptown-how-goal = Öt házból álló utcát építesz, lapra lapot. A tetők pénzt hoznak, a végén pedig a legnagyobb presztízsű utca nyer.
uptown-how-start-title = A kezdet
uptown-how-start = Mindenkinek van egy üres utcája 5 telekkel, 10 $-a és egy pakli tervkártyája. Minden pakliból csak a felső lap látszik, mindkét tervével. A városi lapok alkotják a közös alapot.
uptown-how-turn-title = A köröd két akciója
uptown-how-turn-first-title = Első akció
uptown-how-turn-first = Pénz van a paklidon? Akkor szedd be, és ennyi. Ha nincs, vedd fel ingyen a felső lapot: építsd meg az egyik tervét, vagy dobd el.
uptown-how-turn-second-title = Második akció
uptown-how-turn-second = Vedd meg bármelyik pakli felső lapját, és rögtön építsd meg. Vagy vedd fel a városi lapot: ingyen van, négy terv közül választhatsz, és el is dobhatod.
uptown-how-money = A saját paklid lapjáért a banknak fizetsz. A máséért arra a paklira teszed a pénzt: amíg a gazdája be nem szedi, nem eladó.
uptown-how-build-title = Építkezés
uptown-how-build = Válaszd ki a lap egyik tervét és az egyik telkedet. Üres telken ez lesz a földszint, máshol az új legfelső szint. A lap másik terve elvész.
uptown-how-build-signs = Van terv, amely földszintre való, van, amely emeletre, és van, amely egy lezárt telek tetejére.
uptown-how-roof-title = Tetők és bevétel
uptown-how-roof = A tetős terv lezárja a telket. Ekkor az egész utcád fizet: add össze mind az 5 telek bevételét, a tetőét is. Így minden bevétel akár 5 alkalommal is fizethet. A negatív összeg nem kerül semmibe.
uptown-how-gift-title = Ajándékok
uptown-how-gift = Az ajándék másvalaki utcájában épül, és ritkán szerez örömöt. Ha egy ajándék lezár egy telket, az utca gazdája kapja a pénzt.
uptown-how-example-title = Egy példakör
uptown-how-example-free = Az ingyen lapon 3 $ áll, de nem fizetsz semmit. A 2. telekre ez kerül: { uptown-card-courtyard_flats }. Ez Duó, így az utcádban most 3 lakás van.
uptown-how-example-buy = A szomszéd lapja 6 $. A pénzt arra a paklira teszed, és 4 $-od marad.
uptown-how-example-build = Mindkét terve földszintre való, és csak az 5. telek üres. Ide ez épül: { uptown-card-pocket_park }. Egyben tető is: az 5. telek lezárult.
uptown-how-example-income = Az utcád fizet: { uptown-card-delicatessen }, 2 $; { uptown-card-twenty_four_hour_shop }, 1 $ mind a 3 lakásért; { uptown-card-pocket_park }, 1 $. Ez 6 $, és megint 10 $-od van.
uptown-how-end-title = A vége
uptown-how-end-when = Ha elfogy egy pakli, vagy valakinek mind az 5 telke lezárult, a fordulót még végigjátsszuk.
uptown-how-end-score = Add össze minden terved presztízsét, az ajándékokét is, és adj hozzá 1 pontot a tárcádban lévő minden 3 $ után. A paklidon maradt pénz elvész. A legtöbb pont nyer; egyenlőségnél a legmagasabb épület.
uptown-how-table-title = Ennél az asztalnál
uptown-how-table-choices = Amit most megtehetsz, az világít a táblán. Mutass egy helyre, és látod, mit hozna ott a lap.
uptown-how-table-undo = Amíg meg nem erősíted, minden lépés visszavonható, ha nem fedett fel semmi újat.
uptown-how-table-why = Ha egy pakli nem eladó, megmondja, miért. A naplóban minden összegnél látszik, miből áll.
uptown-how-tips-title = Három tanács
uptown-how-tips-income = Előbb a bevétel: ami az első tető előtt épül, minden tetőnél fizet.
uptown-how-tips-decks = Jó lap van a paklidon? Vedd meg, mielőtt más teszi.
uptown-how-tips-gifts = Mielőtt tetőt ajándékozol, nézd meg, mennyit fizetne az az utca a gazdájának.

## Az első játék edzővel

uptown-coach-goal = Üdv az utcádban! Ezen az öt telken emeletről emeletre építesz, és a végén a presztízs nyer.
uptown-coach-first = Első akció: a saját felcsapott lapod ingyen van. Válassz egyet a két terve közül, aztán egy telket; ott látod, mit hozna.
uptown-coach-second = Második akció: vegyél meg egy felcsapott lapot, és rögtön építsd meg, vagy vedd fel a városi lapot, az ingyen van. Csak egy terve épül meg.
uptown-coach-good-roof = A tető lezárt egy telket, és az egész utcád { $total } $-t fizetett. Minden további tetőnél újra fizet az összes bevételed.
uptown-coach-poor-roof = A tetőd csak { $total } $-t hozott, mert annyit fizet, amennyit az egész utca keres. Előbb bevételt építs, tetőt később.
uptown-coach-collected = Valaki a te paklidból vett, ezért { $total } $-t szedtél be. Ez volt az első akciód: most nincs ingyenlap.
uptown-coach-bought = Az ellenfeled vett és épített: { $project }. A jó lapok hamar elkelnek, ezért választás előtt nézd meg az összes felcsapott lapot.
uptown-coach-gift = Az ellenfeled ajándéka áll az utcádban: { $project }. Az ajándék ritkán szerez örömöt, és helyet foglal.
uptown-coach-give = E tervek közt ajándék is van: az ellenfeled utcájában épül. Ott a tető neki fizet, úgyhogy nézd meg, mit hoz.
uptown-coach-discarded = Eldobtad az ingyenlapodat. Egy emelettel kevesebb; az elején szinte minden emelet megéri.
uptown-coach-passed = Passzoltál, így semmi sem épült. A városi lap ingyen van: gyakran belefér valamelyik terve.
uptown-coach-neighbours = Sok terv másokat számol: lakásokat, boltokat, az alatta lévő emeleteket. Mutass egy telekre, és látod, mit hozna éppen ott.
uptown-coach-prestige = A pénz csak eszköz: 3 $ a végén 1 pont. Presztízst adó tervekre költsd.
uptown-coach-end = A játéknak vége, ha elfogy egy pakli, vagy valakinek mind az öt telke lezárult. A fordulót végigjátsszuk, ezért figyeld a tetőket.
uptown-coach-last = Elfogyott egy pakli: ez az utolsó forduló. Azt építsd, aminek a legtöbb a presztízse.
uptown-coach-closed = Kész egy utca: ez az utolsó forduló. Azt építsd, aminek a legtöbb a presztízse.
uptown-coach-learned-actions = Előbb az ingyenlap vagy a paklidon lévő pénz, aztán valami vett vagy városi.
uptown-coach-learned-roofs = A tető az egész utcáért fizet, ezért előbb a bevétel.
uptown-coach-learned-gifts = Az ajándékok más utcákba kerülnek, és köztük a tetők a gazdának fizetnek.
uptown-coach-learned-end = A presztízs nyer, és 3 $ az 1 pont.

## Mi fogyott el, és mi van még

uptown-known-how = Minden ablak egy terv, a saját fajtája házában. Ha egy lapot megépítettek vagy eldobtak, a többi terve már nem jön.
uptown-known-left = Még rejtve: { $count }
uptown-known-open = Most látható: { $count }
uptown-known-gone = Elment: { $count }
uptown-known-decks = Még rejtett tervkártyák: { $count }
uptown-known-municipal = Még rejtett városi lapok: { $count }
uptown-known-special = Köztük még rejtve

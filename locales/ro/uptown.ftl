### UpTown. Argumentele fiecărui fel de mesaj: locales/README.md.
### Cuvintele sunt cele din glosarul din docs/rules/uptown.md. Banii sunt upcoini, scriși $ după număr.

## Pe cutie

game-uptown = UpTown
game-uptown-blurb = Înalță cinci clădiri din cartonașe de proiect, până la acoperiș, și câștigă cel mai mult prestigiu.

## Opțiuni

uptown-option-first = Primul jucător
uptown-option-first-random = La sorți
uptown-option-first-0 = Jucătorul 1
uptown-option-first-1 = Jucătorul 2
uptown-option-first-2 = Jucătorul 3
uptown-option-first-3 = Jucătorul 4

## Proiecte, două pe un cartonaș

uptown-card-student_digs = Cămin studențesc
uptown-card-flea_market = Târg de vechituri
uptown-card-typing_pool = Birou de dactilografe
uptown-card-copy_and_print = Copiere și tipar
uptown-card-bedsit = Cameră mobilată
uptown-card-sinking_foundations = Fundație scufundată
uptown-card-phone_repair_nook = Reparații telefoane
uptown-card-tin_roof = Acoperiș de tablă
uptown-card-shoeshine_stand = Lustragiu
uptown-card-attic_hideaway = Ascunziș la mansardă
uptown-card-backpackers_dorm = Hostel pentru rucsacari
uptown-card-abandoned_floor = Etaj abandonat
uptown-card-laundrette = Spălătorie
uptown-card-slanted_studio = Atelier oblic
uptown-card-corner_shop = Magazin de colț
uptown-card-artists_attic = Mansarda artiștilor
uptown-card-porters_lodge = Loja portarului
uptown-card-asbestos_scare = Alertă de azbest
uptown-card-greengrocer = Aprozar
uptown-card-pigeon_colony = Colonie de porumbei
uptown-card-espresso_bar = Espresso bar
uptown-card-concrete_canopy = Copertină de beton
uptown-card-temp_agency = Agenție de plasare
uptown-card-broken_lift = Lift stricat
uptown-card-nail_bar = Salon de manichiură
uptown-card-dovecote_flat = Apartament-hulubărie
uptown-card-garden_gazebo = Foișor de grădină
uptown-card-haunted_flat = Apartament bântuit
uptown-card-milk_bar = Lactobar
uptown-card-weather_bureau = Biroul vremii
uptown-card-cellar_bar = Bar la beci
uptown-card-debt_collectors = Recuperatori
uptown-card-basement_flat = Apartament la demisol
uptown-card-leaky_pipes = Țevi sparte
uptown-card-vending_gallery = Galerie de automate
uptown-card-builders_tarpaulin = Prelată de șantier
uptown-card-open_plan_offices = Birouri deschise
uptown-card-courtyard_flats = Apartamente la curte
uptown-card-accountants_row = Șir de contabili
uptown-card-family_flat = Apartament de familie
uptown-card-map_and_survey_bureau = Birou de cadastru
uptown-card-studio_with_skylight = Studio cu luminator
uptown-card-tea_room = Ceainărie
uptown-card-law_chambers = Birou de avocatură
uptown-card-dance_school = Școală de dans
uptown-card-filing_rooms = Camere cu dosare
uptown-card-notarys_chambers = Birou notarial
uptown-card-garret_studio = Garsonieră la pod
uptown-card-umbrella_stall = Tarabă de umbrele
uptown-card-box_room_flats = Cămăruțe
uptown-card-newlyweds_nest = Cuib de tineri căsătoriți
uptown-card-bookshop = Librărie
uptown-card-dental_surgery = Cabinet stomatologic
uptown-card-roof_terrace_flat = Apartament cu terasă
uptown-card-toy_shop = Magazin de jucării
uptown-card-photo_loft = Studio foto
uptown-card-bungalow = Bungalou
uptown-card-noisy_nightclub = Club gălăgios
uptown-card-filling_station = Benzinărie
uptown-card-radio_station = Post de radio
uptown-card-pancake_house = Clătitărie
uptown-card-accordion_flats = Apartamente-acordeon
uptown-card-beehives = Stupi
uptown-card-rubble_lot = Teren cu moloz
uptown-card-capsule_hotel = Hotel capsulă
uptown-card-pawnshop = Casă de amanet
uptown-card-newsroom = Redacție
uptown-card-delicatessen = Delicatese
uptown-card-bay_window_flat = Apartament cu bovindou
uptown-card-art_gallery = Galerie de artă
uptown-card-startup_hive = Stup de start-upuri
uptown-card-loft_conversion = Pod amenajat
uptown-card-tailors_workshop = Croitorie
uptown-card-bell_tower_flat = Apartament în clopotniță
uptown-card-ice_cream_parlour = Gelaterie
uptown-card-puppet_theatre = Teatru de păpuși
uptown-card-boiler_room_offices = Birouri în centrala termică
uptown-card-gabled_loft = Loft sub fronton
uptown-card-solar_array = Panouri solare
uptown-card-jackhammer_crew = Echipă cu picamere
uptown-card-design_studio = Studio de design
uptown-card-yoga_loft = Loft de yoga
uptown-card-house_manager = Administrator de bloc
uptown-card-bed_and_breakfast = Pensiune cu mic dejun
uptown-card-mansard_flats = Apartamente la mansardă
uptown-card-reading_terrace = Terasă de lectură
uptown-card-mansard_offices = Birouri la mansardă
uptown-card-florist = Florărie
uptown-card-sauna_and_steam_room = Saună și baie de aburi
uptown-card-attic_bookroom = Anticariat la mansardă
uptown-card-foyer_with_fountain = Foaier cu fântână
uptown-card-fast_food_fumes = Miros de fast-food
uptown-card-neon_sign = Firmă cu neon
uptown-card-tax_inspectors = Inspectori fiscali
uptown-card-patent_office = Oficiu de brevete
uptown-card-turret_rooms = Camere în turn
uptown-card-game_studio = Studio de jocuri
uptown-card-water_tower = Castel de apă
uptown-card-shipping_agency = Agenție maritimă
uptown-card-twin_flats = Apartamente gemene
uptown-card-stockbrokers = Brokeri de bursă
uptown-card-garden_maisonette = Duplex cu grădină
uptown-card-book_cafe = Cafenea cu cărți
uptown-card-balcony_flat = Apartament cu balcon
uptown-card-chocolate_lounge = Salon de ciocolată
uptown-card-lantern_hall = Sală cu lanternou
uptown-card-patisserie = Patiserie
uptown-card-winter_garden = Grădină de iarnă
uptown-card-escape_rooms = Camere de evadare
uptown-card-editors_eyrie = Cuibul redactorului
uptown-card-gated_court = Curte păzită
uptown-card-basement_bistro = Bistro la demisol
uptown-card-stonemasons_flat = Apartamentul pietrarului
uptown-card-rooftop_garden = Grădină pe acoperiș
uptown-card-museum_of_curiosities = Muzeul curiozităților
uptown-card-boutique_hotel = Hotel boutique
uptown-card-coffee_roastery = Prăjitorie de cafea
uptown-card-corner_suite = Birou de colț
uptown-card-summer_pavilion = Pavilion de vară
uptown-card-climbing_gym = Sală de escaladă
uptown-card-pocket_park = Parc de buzunar
uptown-card-fashion_arcade = Pasaj de modă
uptown-card-insurance_tower = Turnul asigurărilor
uptown-card-rooftop_bar = Bar pe acoperiș
uptown-card-publishing_house = Editură
uptown-card-rooftop_cinema = Cinema pe acoperiș
uptown-card-consulate = Consulat
uptown-card-optician = Optică
uptown-card-market_hall = Hală de piață
uptown-card-sky_villa = Vilă în nori
uptown-card-jewellers = Bijuterie
uptown-card-sky_lounge = Salon în nori
uptown-card-think_tank = Centru de analiză
uptown-card-glass_dome_cafe = Cafenea sub cupolă
uptown-card-music_school = Școală de muzică
uptown-card-family_terrace = Terasă de familie
uptown-card-airport_hotel = Hotel la aeroport
uptown-card-sculpture_garden = Grădină cu sculpturi
uptown-card-twenty_four_hour_shop = Magazin 24 de ore
uptown-card-hotel_belvedere = Hotel Belvedere
uptown-card-company_canteen = Cantina firmei
uptown-card-aquarium_hall = Sală cu acvarii
uptown-card-marble_penthouse = Penthouse de marmură
uptown-card-trading_floor = Sală de tranzacții
uptown-card-cake_theatre = Teatrul torturilor
uptown-card-corner_tower = Turn de colț
uptown-card-helipad = Heliport
uptown-card-department_store = Magazin universal
uptown-card-clock_tower = Turn cu ceas
uptown-card-business_hotel = Hotel de afaceri
uptown-card-antique_dealer = Anticar
uptown-card-opera_house = Operă
uptown-card-garden_terrace_suite = Suită cu terasă
uptown-card-copper_spire = Turlă de cupru
uptown-card-boardroom_floor = Etajul directorilor
uptown-card-panorama_restaurant = Restaurant panoramic
uptown-card-tourist_information = Informații turistice
uptown-card-rooftop_pool = Piscină pe acoperiș
uptown-card-casino_hotel = Hotel cu cazinou
uptown-card-language_institute = Institut de limbi
uptown-card-crown_residence = Reședința Coroanei
uptown-card-wellness_centre = Centru wellness
uptown-card-cookery_school = Școală de gătit
uptown-card-observatory = Observator astronomic
uptown-card-tenants_association = Asociația locatarilor
uptown-card-regional_headquarters = Sediu regional
uptown-card-brand_outlet = Outlet de firmă
uptown-card-grand_hotel = Marele Hotel

## Proiecte municipale, patru pe un cartonaș

uptown-card-council_flat = Locuință de stat
uptown-card-slate_roof = Acoperiș de ardezie
uptown-card-library_branch = Filială de bibliotecă
uptown-card-newspaper_kiosk = Chioșc de ziare
uptown-card-town_clerks_office = Biroul grefierului
uptown-card-tiled_roof = Acoperiș de țiglă
uptown-card-soup_kitchen = Cantină socială
uptown-card-sheltered_flats = Locuințe protejate
uptown-card-parcel_depot = Punct de colete
uptown-card-shingle_roof = Acoperiș de șindrilă
uptown-card-community_cafe = Cafenea comunitară
uptown-card-records_room = Arhivă de acte
uptown-card-charity_shop = Magazin caritabil
uptown-card-thatched_roof = Acoperiș de stuf
uptown-card-key_worker_flat = Locuință de serviciu
uptown-card-health_centre = Dispensar
uptown-card-youth_hostel = Hostel de tineret
uptown-card-zinc_roof = Acoperiș de zinc
uptown-card-job_centre = Oficiu de muncă
uptown-card-caretakers_flat = Locuința îngrijitorului
uptown-card-playground = Loc de joacă
uptown-card-rates_office = Biroul taxelor
uptown-card-nursery_school = Grădiniță
uptown-card-farmers_stall = Taraba fermierilor
uptown-card-public_fountain = Fântână publică
uptown-card-starter_flats = Primele locuințe
uptown-card-lost_property_office = Obiecte pierdute
uptown-card-school_canteen = Cantină școlară
uptown-card-skate_ramp = Rampă de skate
uptown-card-evening_classes = Cursuri serale
uptown-card-ticket_booth = Casă de bilete
uptown-card-veterans_flat = Locuința veteranului
uptown-card-weather_vane = Giruetă
uptown-card-social_flats = Locuințe sociale
uptown-card-water_board = Regia apelor
uptown-card-tram_stop_cafe = Cafenea la tramvai
uptown-card-recycling_point = Punct de reciclare
uptown-card-housing_office = Spațiu locativ
uptown-card-garden_flat = Apartament cu grădină
uptown-card-glazed_roof = Acoperiș de sticlă
uptown-card-parking_meters = Parcometre
uptown-card-first_aid_post = Punct de prim ajutor
uptown-card-porridge_bar = Bar cu terci
uptown-card-copper_sheet_roof = Acoperiș de cupru
uptown-card-roadworks = Lucrări la drum
uptown-card-municipal_archive = Arhiva municipală
uptown-card-ward_surgery = Cabinet de cartier
uptown-card-turf_roof = Acoperiș înierbat
uptown-card-night_shelter = Adăpost de noapte
uptown-card-pay_office = Casierie
uptown-card-seed_store = Magazin de semințe
uptown-card-timber_roof = Acoperiș de lemn
uptown-card-flagpole = Catarg
uptown-card-bus_pass_counter = Ghișeu de abonamente
uptown-card-wardens_flat = Locuința paznicului
uptown-card-dormer_roof = Acoperiș cu lucarne
uptown-card-siren_mast = Stâlp cu sirenă
uptown-card-census_bureau = Birou de recensământ
uptown-card-repair_cafe = Cafenea de reparații
uptown-card-barge_board_gable = Fronton sculptat
uptown-card-town_band_room = Sala fanfarei
uptown-card-chess_pavilion = Pavilion de șah
uptown-card-clerks_flat = Locuința funcționarului
uptown-card-covered_stalls = Tarabe acoperite
uptown-card-public_baths = Baie publică
uptown-card-bell_gable = Fronton cu clopot
uptown-card-works_department = Direcția lucrărilor
uptown-card-nurses_flat = Locuința asistentei
uptown-card-fire_station = Pompieri
uptown-card-lodging_house = Casă de oaspeți
uptown-card-allotment_shop = Totul pentru grădină
uptown-card-felt_roof = Acoperiș de carton
uptown-card-police_box = Post de poliție
uptown-card-reading_room = Sală de lectură
uptown-card-lunch_club = Clubul prânzului
uptown-card-pantile_roof = Acoperiș de olane
uptown-card-lookout_bench = Bancă de belvedere
uptown-card-mothers_cafe = Cafeneaua mamelor
uptown-card-planning_office = Birou de urbanism
uptown-card-gambrel_roof = Acoperiș frânt
uptown-card-bicycle_racks = Rastel de biciclete
uptown-card-interpreters_office = Birou de interpreți
uptown-card-tenement_rooms = Camere de închiriat
uptown-card-bottle_bank = Container de sticle
uptown-card-band_shell = Scenă-scoică
uptown-card-co_op_store = Cooperativă
uptown-card-advice_bureau = Birou de consiliere
uptown-card-attic_dormitory = Dormitor la mansardă
uptown-card-gasworks_annexe = Anexa uzinei de gaz
uptown-card-swap_shop = Magazin de schimb
uptown-card-rest_home = Cămin de bătrâni
uptown-card-barrel_roof = Acoperiș boltit
uptown-card-lightning_rod = Paratrăsnet
uptown-card-milk_kitchens = Bucătării de lapte
uptown-card-polling_station = Secție de votare
uptown-card-saddle_roof = Acoperiș în două ape
uptown-card-toll_booth = Gheretă de taxare
uptown-card-vaccination_room = Cabinet de vaccinare
uptown-card-twin_kiosks = Chioșcuri gemene
uptown-card-stepped_gable = Fronton în trepte
uptown-card-museum_annexe = Anexa muzeului
uptown-card-workers_flats = Locuințe muncitorești
uptown-card-canteen_hatch = Ghișeul cantinei
uptown-card-hipped_roof = Acoperiș în patru ape
uptown-card-neighbourhood_watch = Paza cartierului
uptown-card-stamp_counter = Ghișeu de timbre
uptown-card-welfare_offices = Asistență socială
uptown-card-lean_to_roof = Acoperiș într-o apă
uptown-card-lamplighters_loft = Podul lampagiului
uptown-card-sorting_office = Sortare poștală
uptown-card-teachers_flat = Locuința profesorului
uptown-card-sawtooth_roof = Acoperiș zimțat

## Ce se cere

uptown-ask-first_action = Clădește gratuit sau aruncă cartonașul
uptown-ask-second_action = Cumpără sau ia cartonașul municipal
uptown-ask-place = Alege o parcelă: { $project }
uptown-ask-over = Jocul s-a încheiat

## Decizii

uptown-action-build = Construiește: { $project }, parcela { $plot }
uptown-action-give = Dăruiește: { $project } – { $seat }, parcela { $plot }
uptown-action-discard = Aruncă cartonașul gratuit
uptown-action-decline = Aruncă cartonașul municipal
uptown-action-pass = Pas

## Ce s-a întâmplat. $projects: ce oferă cartonașul; $floor: 1 e parterul.

uptown-fact-round_began = Începe runda { $round }
uptown-fact-turn_began = { $seat-you ->
    [yes] E rândul tău
   *[no] La rând: { $seat }
}
uptown-fact-collected = { $seat-you ->
    [yes] Iei { $total } $ de pe teancul tău
   *[no] { $seat } ia { $total } $ de pe teancul propriu
}
uptown-fact-took = { $seat-you ->
    [yes] Iei cartonașul gratuit: { $projects }
   *[no] { $seat } ia cartonașul gratuit: { $projects }
}
uptown-fact-took_municipal = { $seat-you ->
    [yes] Iei cartonașul municipal: { $projects }
   *[no] { $seat } ia cartonașul municipal: { $projects }
}
# $deck: pe teancul cui era cartonașul. Din teancul propriu se plătește băncii, altfel pe acel teanc.
uptown-fact-paid = { $seat-you ->
    [yes] { $deck-you ->
        [yes] Plătești băncii { $total } $: { $project }
       *[no] Plătești { $total } $ pe alt teanc ({ $deck }): { $project }
    }
   *[no] { $deck-you ->
        [yes] { $seat } plătește { $total } $ pe teancul tău: { $project }
       *[no] { $seat } plătește { $total } $: { $project } (teancul: { $deck })
    }
}
uptown-fact-built = { $seat-you ->
    [yes] { $floor ->
        [1] Construiești: { $project }, parcela { $plot }, parter
       *[other] Construiești: { $project }, parcela { $plot }, nivelul { $floor }
    }
   *[no] { $floor ->
        [1] { $seat } construiește: { $project }, parcela { $plot }, parter
       *[other] { $seat } construiește: { $project }, parcela { $plot }, nivelul { $floor }
    }
}
uptown-fact-gave = { $seat-you ->
    [yes] Faci un cadou: { $project } – { $receiver }, parcela { $plot }, nivelul { $floor }
   *[no] { $receiver-you ->
        [yes] { $seat } îți face un cadou: { $project }, parcela { $plot }, nivelul { $floor }
       *[no] { $seat } face un cadou: { $project } – { $receiver }, parcela { $plot }, nivelul { $floor }
    }
}
uptown-fact-income = { $seat-you ->
    [yes] { $total ->
        [0] Parcela ta { $plot } e închisă, dar strada nu plătește nimic
       *[other] Parcela ta { $plot } e închisă: strada îți plătește { $total } $
    }
   *[no] { $total ->
        [0] { $seat }: parcela { $plot } e închisă, dar strada nu plătește nimic
       *[other] { $seat }: parcela { $plot } e închisă, strada plătește { $total } $
    }
}
uptown-fact-discarded = { $seat-you ->
    [yes] Arunci cartonașul gratuit: { $projects }
   *[no] { $seat } aruncă cartonașul gratuit: { $projects }
}
uptown-fact-declined = { $seat-you ->
    [yes] Arunci cartonașul municipal: { $projects }
   *[no] { $seat } aruncă cartonașul municipal: { $projects }
}
uptown-fact-passed = { $seat-you ->
    [yes] Zici pas
   *[no] { $seat } zice pas
}
# $left: câte cartonașe are teancul, cu acesta cu tot.
uptown-fact-opened = { $seat-you ->
    [yes] Următorul pe teancul tău (rămase { $left }): { $projects }
   *[no] { $seat } – următorul pe teanc (rămase { $left }): { $projects }
}
uptown-fact-municipal_opened = Următorul pe teancul comun (rămase { $left }): { $projects }
uptown-fact-deck_ended = { $seat-you ->
    [yes] Teancul tău s-a terminat: aceasta e ultima rundă
   *[no] { $seat }: teancul s-a terminat, aceasta e ultima rundă
}
uptown-fact-street_ended = { $seat-you ->
    [yes] Toate parcelele tale sunt închise: aceasta e ultima rundă
   *[no] { $seat }: toate parcelele sunt închise, aceasta e ultima rundă
}
uptown-fact-ended = Jocul s-a încheiat

## De ce nu

uptown-refusal-UP-23 = Jucători la această masă: { $seats }. Primul jucător trebuie să fie unul dintre ei.
uptown-refusal-UP-43 = Întâi cartonașul gratuit, iar pe el nu este: { $project }.
uptown-refusal-UP-48 = Nu e deasupra niciunui teanc: { $project }.
uptown-refusal-UP-52 = Pe acest teanc sunt bani: { $money } $. Până nu îi ia proprietarul, nimeni nu cumpără de pe el.
uptown-refusal-UP-53 = Costă { $cost } $, iar tu ai { $wallet } $.
uptown-refusal-UP-78 = Un cadou merge pe strada altcuiva.
uptown-refusal-UP-79 = Doar la parter: are nevoie de o parcelă goală.
uptown-refusal-UP-80 = Doar la etaj: ceva trebuie să stea dedesubt.
uptown-refusal-UP-81 = Doar pe acoperiș: parcela aceasta nu e închisă încă.
uptown-refusal-UP-82 = Parcela aceasta e închisă. Se adaugă doar ce stă pe acoperiș.
uptown-refusal-UP-83 = Clădirea aceasta nu primește cadouri.
uptown-refusal-UP-219 = Zici pas doar când teancul comun e gol; cât mai are cartonașe, ia-l pe cel de sus, fie și ca să îl arunci.

## Rândurile sumelor. $source e proiectul; suma însăși stă alături.

uptown-line-UP-42 = Bani pe teanc
uptown-line-UP-48 = { $source }
uptown-line-UP-103 = O stradă nu plătește niciodată mai puțin decât nimic
uptown-line-UP-106 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-151 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-153 = 1 punct pentru fiecare 3 $
uptown-line-UP-154 = { $source }
uptown-line-UP-160 = Cea mai înaltă clădire

## Din ce e făcut punctajul

uptown-part-plot_1 = Parcela 1
uptown-part-plot_2 = Parcela 2
uptown-part-plot_3 = Parcela 3
uptown-part-plot_4 = Parcela 4
uptown-part-plot_5 = Parcela 5
uptown-part-money = Bani

## Masa de joc: etichete și citire cu voce tare

uptown-board-chapter-office = Birouri
uptown-board-chapter-services = Servicii
uptown-board-chapter-apartment = Apartamente
uptown-board-chapter-cafe = Cafenele
uptown-board-chapter-shop = Magazine
uptown-board-chapter-hotel = Hoteluri
uptown-board-chapter-none = Fără fel
uptown-board-chapter-gift = Cadouri
uptown-board-chapter-roof = Acoperișuri
uptown-board-chapter-pavilion = Parter și acoperiș într-unul
uptown-board-chapter-on_roof = Pe acoperiș
uptown-board-streets = Străzi
uptown-board-floors = { $count ->
    [one] { $count } nivel
    [few] { $count } niveluri
   *[other] { $count } de niveluri
}
uptown-board-market = Teancurile și teancul comun
uptown-board-you = Tu
uptown-board-pile-municipal = Municipale
uptown-board-cards = { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}
uptown-board-to-buy = de vânzare
uptown-board-free = gratuit
uptown-board-turn = Întoarce cartonașul
# $name: pe teancul cui este.
uptown-board-sale-to = { $cost } $ pentru { $name }
uptown-board-sale-bank = { $cost } $ băncii
uptown-board-sale-leaves = îți rămân { $left } $
uptown-board-sale-free = Gratuit
# $count: câte proiecte sunt pe cealaltă față.
uptown-board-sale-back = pe verso încă { $count }
uptown-board-sale-money = { $money } $ pe el
uptown-board-sale-costs = Costă { $cost } $
uptown-board-sale-have = ai { $wallet }
uptown-board-sale-nowhere = Nu e unde să îl construiești
uptown-board-sale-empty = Gol
uptown-board-kind = Felul: { $kind }
uptown-board-kind-duo = Felul: { $kind }, contează de două ori
uptown-board-kind-office = birou
uptown-board-kind-services = servicii
uptown-board-kind-apartment = apartament
uptown-board-kind-cafe = cafenea
uptown-board-kind-shop = magazin
uptown-board-kind-hotel = hotel
uptown-board-kind-gift = cadou
uptown-board-is-roof = Acoperiș: închide parcela, iar strada plătește
uptown-board-is-gift = Cadou: doar pe strada altcuiva
uptown-board-bars-gifts = Clădirea lui nu primește cadouri
uptown-board-place-ground = Doar ca prim cartonaș al parcelei
uptown-board-place-upper = Niciodată ca prim cartonaș al parcelei
uptown-board-place-roof = Doar pe o parcelă închisă
# Ce e tipărit: unul din următoarele două, iar după el unul din cele patru de mai jos. $amount poate fi sub 0.
uptown-board-income = { $amount } $ la fiecare plată
uptown-board-prestige = prestigiu { $amount }
uptown-board-per_floor_below = pentru fiecare nivel de dedesubt
uptown-board-per_kind_on_plot = pentru fiecare construcție de pe parcelă ({ $kind })
uptown-board-per_kind_on_street = pentru fiecare construcție de pe stradă ({ $kind })
uptown-board-if_ground_floor = la parter
uptown-board-plot = Parcela { $plot }
uptown-board-plot-closed = Parcela { $plot }, închisă
uptown-board-plot-empty = Aici nu s-a construit încă nimic.
uptown-board-wallet = Portofel
uptown-board-points = Puncte
uptown-board-points-how = Prestigiul și câte un punct pentru fiecare 3 $
uptown-board-prestige-name = Prestigiu
uptown-board-closed-plots = parcele închise: { $count } din 5
# $whose: "own" sau "other"; $name: a cui e strada. Urmează o sumă.
uptown-board-closing-pays = { $whose ->
    [own] Dacă se închide parcela { $plot }, strada ta plătește
   *[other] Dacă se închide parcela { $plot }, strada plătește ({ $name })
}
uptown-board-roof-then-pays = { $whose ->
    [own] Un acoperiș ți-ar aduce atunci
   *[other] Un acoperiș ar aduce atunci ({ $name })
}
uptown-board-pays-nothing = nimic
uptown-board-roof-pays = un acoperiș aduce { $amount }
uptown-board-roof-pays-nothing = un acoperiș nu aduce nimic
uptown-board-roof-pays-how = Cât ar aduce acum acestei străzi închiderea unei parcele, fără încasările acoperișului
uptown-board-gift = cadou
uptown-board-counted-per_floor_below = { $count ->
    [one] { $count } nivel dedesubt
    [few] { $count } niveluri dedesubt
   *[other] { $count } de niveluri dedesubt
}
uptown-board-counted-per_kind_on_plot = { $kind } × { $count }
uptown-board-counted-per_kind_on_street = { $kind } × { $count }
uptown-board-counted-if_ground_floor = la parter

## Masa de joc: străzi și alegeri

# O stradă citită cu voce tare. $payout poate fi sub 0.
uptown-board-street-about = { $seat-you ->
    [yes] Strada ta: portofel { $wallet } $, încasări { $payout } $, puncte { $points }
   *[no] Strada, { $seat }: portofel { $wallet } $, încasări { $payout } $, puncte { $points }
}
uptown-board-last-round = Ultima rundă

## Cum se joacă: o pagină de cinci minute

uptown-how-goal-title = Scopul
uptown-how-goal = Construiești o stradă cu cinci case, cartonaș peste cartonaș. Acoperișurile aduc bani, iar la final câștigă strada cu cel mai mare prestigiu.
uptown-how-start-title = Începutul
uptown-how-start = Fiecare are o stradă goală cu 5 parcele, 10 $ și un teanc de cartonașe de proiect. Se vede doar cartonașul de sus al fiecărui teanc, cu ambele proiecte. Cartonașele municipale formează teancul comun.
uptown-how-turn-title = Tura ta, în două acțiuni
uptown-how-turn-first-title = Prima acțiune
uptown-how-turn-first = Sunt bani pe teancul tău? Ia-i, și atât. Dacă nu, ia gratuit cartonașul de sus: construiește unul dintre proiectele lui sau aruncă-l.
uptown-how-turn-second-title = A doua acțiune
uptown-how-turn-second = Cumpără cartonașul de sus al oricărui teanc și construiește-l pe loc. Sau ia cartonașul municipal: e gratuit, are patru proiecte și îl poți arunca.
uptown-how-money = Pentru un cartonaș din teancul tău plătești băncii. Pentru al altcuiva pui banii pe acel teanc: până nu îi ia proprietarul, nu e de vânzare.
uptown-how-build-title = Construcția
uptown-how-build = Alege un proiect al cartonașului și una dintre parcelele tale. Pe una goală devine parter, pe celelalte noul nivel de sus. Celălalt proiect al cartonașului se pierde.
uptown-how-build-signs = Unele proiecte vor parterul, altele un etaj, altele acoperișul unei parcele închise.
uptown-how-roof-title = Acoperișuri și încasări
uptown-how-roof = Un proiect cu acoperiș închide parcela. În clipa aceea plătește toată strada: adună încasările de pe toate cele 5 parcele, și ale acoperișului. Așa, fiecare poate plăti de până la 5 ori. O sumă negativă nu te costă nimic.
uptown-how-gift-title = Cadouri
uptown-how-gift = Un cadou se construiește pe strada altcuiva și rareori bucură. Dacă un cadou închide o parcelă, banii îi ia proprietarul acelei străzi.
uptown-how-example-title = Un exemplu de tură
uptown-how-example-free = Pe cartonașul gratuit scrie 3 $, dar nu plătești nimic. Pe parcela 2 adaugi { uptown-card-courtyard_flats }. E un Duo, așa că strada are acum 3 apartamente.
uptown-how-example-buy = Cartonașul unui vecin costă 6 $. Pui banii pe acel teanc și îți rămân 4 $.
uptown-how-example-build = Ambele lui proiecte vor parterul, și doar parcela 5 e goală. Acolo construiești { uptown-card-pocket_park }. E și acoperiș: parcela 5 e închisă.
uptown-how-example-income = Strada plătește: { uptown-card-delicatessen }, 2 $; { uptown-card-twenty_four_hour_shop }, 1 $ pentru fiecare din cele 3 apartamente; { uptown-card-pocket_park }, 1 $. În total 6 $, și ai din nou 10 $.
uptown-how-end-title = Sfârșitul
uptown-how-end-when = Când se termină un teanc sau cineva are toate cele 5 parcele închise, runda se joacă până la capăt.
uptown-how-end-score = Adună prestigiul tuturor proiectelor tale, și al cadourilor, plus 1 punct pentru fiecare 3 $ din portofel. Banii de pe teanc se pierd. Câștigă cine are cele mai multe puncte; la egalitate, cea mai înaltă clădire.
uptown-how-table-title = La această masă
uptown-how-table-choices = Ce poți face acum e luminat pe tablă. Oprește-te pe un loc ca să vezi ce ar aduce acolo cartonașul.
uptown-how-table-undo = Un pas care nu dezvăluie nimic nou poate fi anulat până îl confirmi.
uptown-how-table-why = Un teanc care nu e de vânzare spune de ce. Fiecare sumă din jurnal arată din ce e făcută.
uptown-how-tips-title = Trei sfaturi
uptown-how-tips-income = Întâi încasările: ce construiești înainte de primul acoperiș plătește la fiecare acoperiș.
uptown-how-tips-decks = Un cartonaș bun pe teancul tău? Cumpără-l înaintea celorlalți.
uptown-how-tips-gifts = Înainte să dăruiești un acoperiș, vezi cât i-ar plăti strada proprietarului.

## Primul joc, cu antrenor

uptown-coach-goal = Bine ai venit pe strada ta! Pe aceste cinci parcele construiești etaj peste etaj, iar la final câștigă prestigiul.
uptown-coach-first = Prima acțiune: cartonașul tău vizibil e gratuit. Alege unul dintre cele două proiecte, apoi o parcelă; acolo se vede ce aduce.
uptown-coach-second = A doua acțiune: cumpără un cartonaș vizibil și construiește-l pe loc sau ia cartonașul municipal, care e gratuit. Se construiește doar unul dintre proiectele lui.
uptown-coach-good-roof = Acoperișul a închis o parcelă și toată strada a adus { $total } $. Cu fiecare acoperiș următor, toate încasările plătesc din nou.
uptown-coach-poor-roof = Acoperișul a adus doar { $total } $, fiindcă plătește cât câștigă toată strada. Construiește întâi încasări și apoi acoperișuri.
uptown-coach-collected = Cineva a cumpărat de pe teancul tău, așa că iei { $total } $. Aceasta a fost prima acțiune: fără cartonaș gratuit de data asta.
uptown-coach-bought = Rivalul a cumpărat și a construit: { $project }. Cartonașele bune dispar repede, așa că uită-te la toate teancurile înainte să alegi.
uptown-coach-gift = Pe strada ta stă un cadou de la rival: { $project }. Cadourile rareori bucură și ocupă loc.
uptown-coach-give = Printre aceste proiecte e un cadou: se construiește pe strada rivalului. Un acoperiș acolo îl plătește pe rival, așa că vezi ce aduce.
uptown-coach-discarded = Ai aruncat cartonașul gratuit. Înseamnă un etaj mai puțin; la început aproape orice etaj merită.
uptown-coach-passed = Pas, deci nu s-a construit nimic. Cartonașul municipal e gratuit: deseori unul dintre proiectele lui tot se potrivește.
uptown-coach-neighbours = Multe proiecte numără altele: apartamente, magazine, etajele de dedesubt. Arată spre o parcelă ca să vezi ce ar aduce proiectul chiar acolo.
uptown-coach-prestige = Banii sunt doar un mijloc: 3 $ înseamnă la final 1 punct. Cheltuiește-i pe proiecte cu prestigiu.
uptown-coach-end = Jocul se încheie când se termină un teanc sau cineva are cinci parcele închise. Runda se joacă până la capăt, așa că fii cu ochii pe acoperișuri.
uptown-coach-last = Un teanc e gol: aceasta e ultima rundă. Construiește ce are cel mai mult prestigiu.
uptown-coach-closed = O stradă e gata: aceasta e ultima rundă. Construiește ce are cel mai mult prestigiu.
uptown-coach-learned-actions = Întâi cartonașul gratuit sau banii de pe teancul tău, apoi ceva cumpărat sau municipal.
uptown-coach-learned-roofs = Un acoperiș plătește toată strada, deci întâi încasările.
uptown-coach-learned-gifts = Cadourile merg pe alte străzi, iar acoperișurile dintre ele îl plătesc pe proprietar.
uptown-coach-learned-end = Câștigă prestigiul, iar 3 $ înseamnă 1 punct.

## Ce a ieșit și ce a rămas

uptown-known-how = Fiecare fereastră e un proiect, în casa felului său. Când un cartonaș e construit sau aruncat, celelalte proiecte ale lui nu mai apar.
uptown-known-left = Încă ascunse: { $count }
uptown-known-open = Acum la vedere: { $count }
uptown-known-gone = Ieșite: { $count }
uptown-known-decks = Cartonașe de proiect încă ascunse: { $count }
uptown-known-municipal = Cartonașe municipale încă ascunse: { $count }
uptown-known-special = Printre ele, încă ascunse

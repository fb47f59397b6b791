### UpTown. Argumenty komunikatów: locales/README.md.
### Słowa według słowniczka w docs/rules/uptown.md. Pieniądze to upcoiny, zapisywane jako $ po liczbie.

## Na pudełku

game-uptown = UpTown
game-uptown-blurb = Z kart projektów zbuduj pięć budynków, aż po dachy, i zdobądź najwięcej prestiżu.

## Opcje

uptown-option-first = Pierwszy gracz
uptown-option-first-random = Losowo
uptown-option-first-0 = Gracz 1
uptown-option-first-1 = Gracz 2
uptown-option-first-2 = Gracz 3
uptown-option-first-3 = Gracz 4

## Projekty, po dwa na karcie

uptown-card-student_digs = Stancja studencka
uptown-card-flea_market = Pchli targ
uptown-card-typing_pool = Pokój maszynistek
uptown-card-copy_and_print = Ksero i druk
uptown-card-bedsit = Kawalerka
uptown-card-sinking_foundations = Zapadłe fundamenty
uptown-card-phone_repair_nook = Naprawa telefonów
uptown-card-tin_roof = Blaszany dach
uptown-card-shoeshine_stand = Pucybut
uptown-card-attic_hideaway = Kryjówka na strychu
uptown-card-backpackers_dorm = Hostel plecakowiczów
uptown-card-abandoned_floor = Opuszczone piętro
uptown-card-laundrette = Pralnia
uptown-card-slanted_studio = Skośna pracownia
uptown-card-corner_shop = Sklep na rogu
uptown-card-artists_attic = Strych artystów
uptown-card-porters_lodge = Stróżówka
uptown-card-asbestos_scare = Alarm azbestowy
uptown-card-greengrocer = Warzywniak
uptown-card-pigeon_colony = Kolonia gołębi
uptown-card-espresso_bar = Bar espresso
uptown-card-concrete_canopy = Betonowy daszek
uptown-card-temp_agency = Agencja pracy
uptown-card-broken_lift = Zepsuta winda
uptown-card-nail_bar = Studio paznokci
uptown-card-dovecote_flat = Mieszkanie w gołębniku
uptown-card-garden_gazebo = Altana ogrodowa
uptown-card-haunted_flat = Nawiedzone mieszkanie
uptown-card-milk_bar = Bar mleczny
uptown-card-weather_bureau = Biuro pogody
uptown-card-cellar_bar = Bar w piwnicy
uptown-card-debt_collectors = Windykatorzy
uptown-card-basement_flat = Mieszkanie w suterenie
uptown-card-leaky_pipes = Cieknące rury
uptown-card-vending_gallery = Galeria automatów
uptown-card-builders_tarpaulin = Plandeka budowlana
uptown-card-open_plan_offices = Biura bez ścian
uptown-card-courtyard_flats = Mieszkania od podwórza
uptown-card-accountants_row = Rząd księgowych
uptown-card-family_flat = Mieszkanie rodzinne
uptown-card-map_and_survey_bureau = Biuro geodezji
uptown-card-studio_with_skylight = Studio ze świetlikiem
uptown-card-tea_room = Herbaciarnia
uptown-card-law_chambers = Kancelaria prawna
uptown-card-dance_school = Szkoła tańca
uptown-card-filing_rooms = Kartoteki
uptown-card-notarys_chambers = Kancelaria notarialna
uptown-card-garret_studio = Studio na poddaszu
uptown-card-umbrella_stall = Stragan z parasolami
uptown-card-box_room_flats = Mikromieszkania
uptown-card-newlyweds_nest = Gniazdko nowożeńców
uptown-card-bookshop = Księgarnia
uptown-card-dental_surgery = Gabinet dentystyczny
uptown-card-roof_terrace_flat = Mieszkanie z tarasem
uptown-card-toy_shop = Sklep z zabawkami
uptown-card-photo_loft = Fotoloft
uptown-card-bungalow = Bungalow
uptown-card-noisy_nightclub = Hałaśliwy klub
uptown-card-filling_station = Stacja paliw
uptown-card-radio_station = Rozgłośnia radiowa
uptown-card-pancake_house = Naleśnikarnia
uptown-card-accordion_flats = Mieszkania w harmonijkę
uptown-card-beehives = Ule
uptown-card-rubble_lot = Gruzowisko
uptown-card-capsule_hotel = Hotel kapsułowy
uptown-card-pawnshop = Lombard
uptown-card-newsroom = Redakcja
uptown-card-delicatessen = Delikatesy
uptown-card-bay_window_flat = Mieszkanie z wykuszem
uptown-card-art_gallery = Galeria sztuki
uptown-card-startup_hive = Inkubator startupów
uptown-card-loft_conversion = Adaptacja strychu
uptown-card-tailors_workshop = Pracownia krawiecka
uptown-card-bell_tower_flat = Mieszkanie w dzwonnicy
uptown-card-ice_cream_parlour = Lodziarnia
uptown-card-puppet_theatre = Teatr lalek
uptown-card-boiler_room_offices = Biura w kotłowni
uptown-card-gabled_loft = Loft pod szczytem
uptown-card-solar_array = Panele słoneczne
uptown-card-jackhammer_crew = Ekipa z młotami
uptown-card-design_studio = Studio projektowe
uptown-card-yoga_loft = Loft jogi
uptown-card-house_manager = Administracja domu
uptown-card-bed_and_breakfast = Pokoje ze śniadaniem
uptown-card-mansard_flats = Mieszkania w mansardzie
uptown-card-reading_terrace = Taras czytelniczy
uptown-card-mansard_offices = Biura w mansardzie
uptown-card-florist = Kwiaciarnia
uptown-card-sauna_and_steam_room = Sauna i łaźnia parowa
uptown-card-attic_bookroom = Książki na strychu
uptown-card-foyer_with_fountain = Foyer z fontanną
uptown-card-fast_food_fumes = Opary z fast foodu
uptown-card-neon_sign = Neon
uptown-card-tax_inspectors = Kontrola skarbowa
uptown-card-patent_office = Urząd patentowy
uptown-card-turret_rooms = Pokoje w wieżyczce
uptown-card-game_studio = Studio gier
uptown-card-water_tower = Wieża ciśnień
uptown-card-shipping_agency = Agencja morska
uptown-card-twin_flats = Mieszkania bliźniacze
uptown-card-stockbrokers = Maklerzy giełdowi
uptown-card-garden_maisonette = Apartament z ogródkiem
uptown-card-book_cafe = Kawiarnia z książkami
uptown-card-balcony_flat = Mieszkanie z balkonem
uptown-card-chocolate_lounge = Pijalnia czekolady
uptown-card-lantern_hall = Sala z latarnią
uptown-card-patisserie = Cukiernia
uptown-card-winter_garden = Ogród zimowy
uptown-card-escape_rooms = Pokoje zagadek
uptown-card-editors_eyrie = Gniazdo redaktora
uptown-card-gated_court = Strzeżony dziedziniec
uptown-card-basement_bistro = Bistro w suterenie
uptown-card-stonemasons_flat = Mieszkanie kamieniarza
uptown-card-rooftop_garden = Ogród na dachu
uptown-card-museum_of_curiosities = Muzeum osobliwości
uptown-card-boutique_hotel = Hotel butikowy
uptown-card-coffee_roastery = Palarnia kawy
uptown-card-corner_suite = Gabinet narożny
uptown-card-summer_pavilion = Pawilon letni
uptown-card-climbing_gym = Ścianka wspinaczkowa
uptown-card-pocket_park = Park kieszonkowy
uptown-card-fashion_arcade = Pasaż mody
uptown-card-insurance_tower = Wieża ubezpieczeń
uptown-card-rooftop_bar = Bar na dachu
uptown-card-publishing_house = Wydawnictwo
uptown-card-rooftop_cinema = Kino na dachu
uptown-card-consulate = Konsulat
uptown-card-optician = Optyk
uptown-card-market_hall = Hala targowa
uptown-card-sky_villa = Podniebna willa
uptown-card-jewellers = Jubiler
uptown-card-sky_lounge = Podniebny salon
uptown-card-think_tank = Ośrodek analiz
uptown-card-glass_dome_cafe = Kawiarnia pod kopułą
uptown-card-music_school = Szkoła muzyczna
uptown-card-family_terrace = Taras rodzinny
uptown-card-airport_hotel = Hotel przy lotnisku
uptown-card-sculpture_garden = Ogród rzeźb
uptown-card-twenty_four_hour_shop = Sklep 24 h
uptown-card-hotel_belvedere = Hotel Belweder
uptown-card-company_canteen = Stołówka firmowa
uptown-card-aquarium_hall = Sala akwariów
uptown-card-marble_penthouse = Marmurowy penthouse
uptown-card-trading_floor = Parkiet giełdowy
uptown-card-cake_theatre = Teatr tortów
uptown-card-corner_tower = Wieża narożna
uptown-card-helipad = Lądowisko
uptown-card-department_store = Dom towarowy
uptown-card-clock_tower = Wieża zegarowa
uptown-card-business_hotel = Hotel biznesowy
uptown-card-antique_dealer = Antykwariat
uptown-card-opera_house = Opera
uptown-card-garden_terrace_suite = Apartament z tarasem
uptown-card-copper_spire = Miedziana iglica
uptown-card-boardroom_floor = Piętro zarządu
uptown-card-panorama_restaurant = Restauracja widokowa
uptown-card-tourist_information = Informacja turystyczna
uptown-card-rooftop_pool = Basen na dachu
uptown-card-casino_hotel = Hotel z kasynem
uptown-card-language_institute = Instytut językowy
uptown-card-crown_residence = Rezydencja koronna
uptown-card-wellness_centre = Centrum odnowy
uptown-card-cookery_school = Szkoła gotowania
uptown-card-observatory = Obserwatorium
uptown-card-tenants_association = Związek lokatorów
uptown-card-regional_headquarters = Siedziba regionalna
uptown-card-brand_outlet = Outlet marek
uptown-card-grand_hotel = Wielki Hotel

## Projekty komunalne, po cztery na karcie

uptown-card-council_flat = Mieszkanie komunalne
uptown-card-slate_roof = Dach łupkowy
uptown-card-library_branch = Filia biblioteki
uptown-card-newspaper_kiosk = Kiosk z gazetami
uptown-card-town_clerks_office = Biuro sekretarza
uptown-card-tiled_roof = Dach z dachówki
uptown-card-soup_kitchen = Kuchnia dla ubogich
uptown-card-sheltered_flats = Mieszkania chronione
uptown-card-parcel_depot = Punkt paczek
uptown-card-shingle_roof = Dach gontowy
uptown-card-community_cafe = Kawiarnia sąsiedzka
uptown-card-records_room = Kancelaria akt
uptown-card-charity_shop = Sklep charytatywny
uptown-card-thatched_roof = Dach strzechowy
uptown-card-key_worker_flat = Mieszkanie służbowe
uptown-card-health_centre = Przychodnia
uptown-card-youth_hostel = Schronisko młodzieżowe
uptown-card-zinc_roof = Dach cynkowy
uptown-card-job_centre = Urząd pracy
uptown-card-caretakers_flat = Mieszkanie dozorcy
uptown-card-playground = Plac zabaw
uptown-card-rates_office = Urząd podatkowy
uptown-card-nursery_school = Przedszkole
uptown-card-farmers_stall = Stragan rolnika
uptown-card-public_fountain = Fontanna miejska
uptown-card-starter_flats = Mieszkania na start
uptown-card-lost_property_office = Biuro rzeczy znalezionych
uptown-card-school_canteen = Stołówka szkolna
uptown-card-skate_ramp = Rampa deskorolkowa
uptown-card-evening_classes = Kursy wieczorowe
uptown-card-ticket_booth = Kasa biletowa
uptown-card-veterans_flat = Mieszkanie weterana
uptown-card-weather_vane = Kurek na dachu
uptown-card-social_flats = Mieszkania socjalne
uptown-card-water_board = Wodociągi miejskie
uptown-card-tram_stop_cafe = Kawiarnia przy tramwaju
uptown-card-recycling_point = Punkt recyklingu
uptown-card-housing_office = Wydział mieszkaniowy
uptown-card-garden_flat = Mieszkanie z ogródkiem
uptown-card-glazed_roof = Dach szklany
uptown-card-parking_meters = Parkomaty
uptown-card-first_aid_post = Punkt pierwszej pomocy
uptown-card-porridge_bar = Bar z owsianką
uptown-card-copper_sheet_roof = Dach z blachy miedzianej
uptown-card-roadworks = Roboty drogowe
uptown-card-municipal_archive = Archiwum miejskie
uptown-card-ward_surgery = Gabinet rejonowy
uptown-card-turf_roof = Dach darniowy
uptown-card-night_shelter = Noclegownia
uptown-card-pay_office = Kasa wypłat
uptown-card-seed_store = Sklep z nasionami
uptown-card-timber_roof = Dach drewniany
uptown-card-flagpole = Maszt flagowy
uptown-card-bus_pass_counter = Punkt biletowy
uptown-card-wardens_flat = Mieszkanie strażnika
uptown-card-dormer_roof = Dach z lukarnami
uptown-card-siren_mast = Maszt syreny
uptown-card-census_bureau = Biuro spisowe
uptown-card-repair_cafe = Kawiarnia naprawcza
uptown-card-barge_board_gable = Szczyt zdobiony
uptown-card-town_band_room = Sala orkiestry
uptown-card-chess_pavilion = Pawilon szachowy
uptown-card-clerks_flat = Mieszkanie urzędnika
uptown-card-covered_stalls = Zadaszone stragany
uptown-card-public_baths = Łaźnia miejska
uptown-card-bell_gable = Szczyt z dzwonem
uptown-card-works_department = Wydział robót
uptown-card-nurses_flat = Mieszkanie pielęgniarki
uptown-card-fire_station = Straż pożarna
uptown-card-lodging_house = Dom noclegowy
uptown-card-allotment_shop = Sklep działkowca
uptown-card-felt_roof = Dach z papy
uptown-card-police_box = Budka policyjna
uptown-card-reading_room = Czytelnia
uptown-card-lunch_club = Klub obiadowy
uptown-card-pantile_roof = Dach z esówki
uptown-card-lookout_bench = Ławka widokowa
uptown-card-mothers_cafe = Kawiarnia dla mam
uptown-card-planning_office = Wydział planowania
uptown-card-gambrel_roof = Dach łamany
uptown-card-bicycle_racks = Stojaki na rowery
uptown-card-interpreters_office = Biuro tłumaczy
uptown-card-tenement_rooms = Pokoje czynszowe
uptown-card-bottle_bank = Pojemniki na szkło
uptown-card-band_shell = Muszla koncertowa
uptown-card-co_op_store = Sklep spółdzielczy
uptown-card-advice_bureau = Biuro porad
uptown-card-attic_dormitory = Nocleg na strychu
uptown-card-gasworks_annexe = Przybudówka gazowni
uptown-card-swap_shop = Punkt wymiany
uptown-card-rest_home = Dom seniora
uptown-card-barrel_roof = Dach kolebkowy
uptown-card-lightning_rod = Piorunochron
uptown-card-milk_kitchens = Kuchnie mleczne
uptown-card-polling_station = Lokal wyborczy
uptown-card-saddle_roof = Dach siodłowy
uptown-card-toll_booth = Budka poboru opłat
uptown-card-vaccination_room = Punkt szczepień
uptown-card-twin_kiosks = Dwa kioski
uptown-card-stepped_gable = Szczyt schodkowy
uptown-card-museum_annexe = Skrzydło muzeum
uptown-card-workers_flats = Mieszkania robotnicze
uptown-card-canteen_hatch = Okienko stołówki
uptown-card-hipped_roof = Dach czterospadowy
uptown-card-neighbourhood_watch = Straż sąsiedzka
uptown-card-stamp_counter = Okienko ze znaczkami
uptown-card-welfare_offices = Opieka społeczna
uptown-card-lean_to_roof = Dach pulpitowy
uptown-card-lamplighters_loft = Strych latarnika
uptown-card-sorting_office = Sortownia poczty
uptown-card-teachers_flat = Mieszkanie nauczyciela
uptown-card-sawtooth_roof = Dach pilasty

## Co trzeba zrobić

uptown-ask-first_action = Zbuduj z darmowej karty albo ją odrzuć
uptown-ask-second_action = Kup kartę albo użyj komunalnej
uptown-ask-place = Wybierz działkę: { $project }
uptown-ask-over = Koniec gry

## Decyzje

uptown-action-build = Zbuduj: { $project }, działka { $plot }
uptown-action-give = Podaruj: { $project } – { $seat }, działka { $plot }
uptown-action-discard = Odrzuć darmową kartę
uptown-action-decline = Odrzuć kartę komunalną
uptown-action-pass = Pasuj

## Co się stało. $projects: co oferuje karta; $floor: 1 to parter.

uptown-fact-round_began = Zaczyna się runda { $round }
uptown-fact-turn_began = { $seat-you ->
    [yes] Twoja tura
   *[no] Tura: { $seat }
}
uptown-fact-collected = { $seat-you ->
    [yes] Zabierasz ze swojej talii { $total } $
   *[no] { $seat } zabiera ze swojej talii { $total } $
}
uptown-fact-took = { $seat-you ->
    [yes] Bierzesz darmową kartę: { $projects }
   *[no] { $seat } bierze darmową kartę: { $projects }
}
uptown-fact-took_municipal = { $seat-you ->
    [yes] Bierzesz kartę komunalną: { $projects }
   *[no] { $seat } bierze kartę komunalną: { $projects }
}
# $deck: na czyjej talii leżała karta. Za kartę z własnej talii płaci się bankowi, za inną – na tamtą talię.
uptown-fact-paid = { $seat-you ->
    [yes] { $deck-you ->
        [yes] Płacisz bankowi { $total } $: { $project }
       *[no] Płacisz { $total } $ na cudzą talię ({ $deck }): { $project }
    }
   *[no] { $deck-you ->
        [yes] { $seat } płaci { $total } $ na twoją talię: { $project }
       *[no] { $seat } płaci { $total } $: { $project } (talia: { $deck })
    }
}
uptown-fact-built = { $seat-you ->
    [yes] { $floor ->
        [1] Budujesz: { $project }, działka { $plot }, parter
       *[other] Budujesz: { $project }, działka { $plot }, poziom { $floor }
    }
   *[no] { $floor ->
        [1] { $seat } buduje: { $project }, działka { $plot }, parter
       *[other] { $seat } buduje: { $project }, działka { $plot }, poziom { $floor }
    }
}
uptown-fact-gave = { $seat-you ->
    [yes] Dajesz prezent: { $project } – { $receiver }, działka { $plot }, poziom { $floor }
   *[no] { $receiver-you ->
        [yes] { $seat } daje ci prezent: { $project }, działka { $plot }, poziom { $floor }
       *[no] { $seat } daje prezent: { $project } – { $receiver }, działka { $plot }, poziom { $floor }
    }
}
uptown-fact-income = { $seat-you ->
    [yes] { $total ->
        [0] Twoja działka { $plot } jest zamknięta, ale ulica nie płaci nic
       *[other] Twoja działka { $plot } jest zamknięta: ulica płaci ci { $total } $
    }
   *[no] { $total ->
        [0] { $seat }: działka { $plot } jest zamknięta, ale ulica nie płaci nic
       *[other] { $seat }: działka { $plot } jest zamknięta, ulica płaci { $total } $
    }
}
uptown-fact-discarded = { $seat-you ->
    [yes] Odrzucasz darmową kartę: { $projects }
   *[no] { $seat } odrzuca darmową kartę: { $projects }
}
uptown-fact-declined = { $seat-you ->
    [yes] Odrzucasz kartę komunalną: { $projects }
   *[no] { $seat } odrzuca kartę komunalną: { $projects }
}
uptown-fact-passed = { $seat-you ->
    [yes] Pasujesz
   *[no] { $seat } pasuje
}
# $left: ile kart ma talia razem z tą.
uptown-fact-opened = { $seat-you ->
    [yes] Następna karta twojej talii (zostało { $left }): { $projects }
   *[no] { $seat } – następna karta talii (zostało { $left }): { $projects }
}
uptown-fact-municipal_opened = Następna karta wspólnego stosu (zostało { $left }): { $projects }
uptown-fact-deck_ended = { $seat-you ->
    [yes] Twoja talia się skończyła: to ostatnia runda
   *[no] { $seat }: talia się skończyła, to ostatnia runda
}
uptown-fact-street_ended = { $seat-you ->
    [yes] Wszystkie twoje działki są zamknięte: to ostatnia runda
   *[no] { $seat }: wszystkie działki są zamknięte, to ostatnia runda
}
uptown-fact-ended = Koniec gry

## Dlaczego nie

uptown-refusal-UP-23 = Graczy przy tym stole: { $seats }. Pierwszy gracz musi być jednym z nich.
uptown-refusal-UP-43 = Najpierw darmowa karta, a tego na niej nie ma: { $project }.
uptown-refusal-UP-48 = Na wierzchu żadnej talii nie leży: { $project }.
uptown-refusal-UP-52 = Na tej talii leży { $money } $. Dopóki właściciel ich nie zabierze, nikt z niej nie kupuje.
uptown-refusal-UP-53 = Kosztuje { $cost } $, a masz { $wallet } $.
uptown-refusal-UP-78 = Prezent trafia na ulicę innego gracza.
uptown-refusal-UP-79 = Tylko na parterze: potrzebna jest pusta działka.
uptown-refusal-UP-80 = Tylko na piętrze: coś musi już stać pod spodem.
uptown-refusal-UP-81 = Wyłącznie na dachu: ta działka nie jest jeszcze zamknięta.
uptown-refusal-UP-82 = Ta działka jest zamknięta. Można dodać tylko to, co stoi na dachu.
uptown-refusal-UP-83 = W tym budynku nie można zagrywać prezentów.
uptown-refusal-UP-219 = Pasować można tylko przy pustym wspólnym stosie; dopóki są w nim karty, weź wierzchnią, choćby po to, by ją odrzucić.

## Z czego składają się kwoty. $source to projekt; sama kwota stoi obok.

uptown-line-UP-42 = Pieniądze na talii
uptown-line-UP-48 = { $source }
uptown-line-UP-103 = Ulica nigdy nie płaci mniej niż nic
uptown-line-UP-106 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-151 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-153 = 1 punkt za każde 3 $
uptown-line-UP-154 = { $source }
uptown-line-UP-160 = Najwyższy budynek

## Z czego składa się wynik

uptown-part-plot_1 = Działka 1
uptown-part-plot_2 = Działka 2
uptown-part-plot_3 = Działka 3
uptown-part-plot_4 = Działka 4
uptown-part-plot_5 = Działka 5
uptown-part-money = Pieniądze

## Plansza: podpisy i czytanie na głos

uptown-board-chapter-office = Biura
uptown-board-chapter-services = Usługi
uptown-board-chapter-apartment = Mieszkania
uptown-board-chapter-cafe = Kawiarnie
uptown-board-chapter-shop = Sklepy
uptown-board-chapter-hotel = Hotele
uptown-board-chapter-none = Bez rodzaju
uptown-board-chapter-gift = Prezenty
uptown-board-chapter-roof = Dachy
uptown-board-chapter-pavilion = Parter i dach w jednym
uptown-board-chapter-on_roof = Na dachu
uptown-board-streets = Ulice
uptown-board-floors = { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
   *[many] { $count } poziomów
}
uptown-board-market = Talie i wspólny stos
uptown-board-you = Ty
uptown-board-pile-municipal = Komunalne
uptown-board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
uptown-board-to-buy = na sprzedaż
uptown-board-free = za darmo
uptown-board-turn = Odwróć kartę
# $name: na czyjej talii leży.
uptown-board-sale-to = { $cost } $ dla: { $name }
uptown-board-sale-bank = { $cost } $ do banku
uptown-board-sale-leaves = zostanie ci { $left } $
uptown-board-sale-free = Za darmo
# $count: ile projektów jest na odwrocie.
uptown-board-sale-back = na odwrocie jeszcze: { $count }
uptown-board-sale-money = Leży na niej { $money } $
uptown-board-sale-costs = Kosztuje { $cost } $
uptown-board-sale-have = masz { $wallet }
uptown-board-sale-nowhere = Nie ma gdzie zbudować
uptown-board-sale-empty = Pusta
uptown-board-kind = Rodzaj: { $kind }
uptown-board-kind-duo = Rodzaj: { $kind }, liczy się podwójnie
uptown-board-kind-office = biuro
uptown-board-kind-services = usługi
uptown-board-kind-apartment = mieszkanie
uptown-board-kind-cafe = kawiarnia
uptown-board-kind-shop = sklep
uptown-board-kind-hotel = hotel
uptown-board-kind-gift = prezent
uptown-board-is-roof = Dach: zamyka działkę, a ulica płaci
uptown-board-is-gift = Prezent: tylko na ulicę innego gracza
uptown-board-bars-gifts = Do tego budynku nie można dodać prezentu
uptown-board-place-ground = Tylko jako pierwsza karta na działce
uptown-board-place-upper = Nigdy jako pierwsza karta na działce
uptown-board-place-roof = Tylko na zamkniętej działce
# Co jest nadrukowane: jedno z następnych dwóch, a za nim jedno z kolejnych czterech. $amount może być poniżej 0.
uptown-board-income = { $amount } $ przy każdej wypłacie
uptown-board-prestige = prestiż { $amount }
uptown-board-per_floor_below = za każdy poziom poniżej
uptown-board-per_kind_on_plot = za każdy lokal na działce ({ $kind })
uptown-board-per_kind_on_street = za każdy lokal na ulicy ({ $kind })
uptown-board-if_ground_floor = na parterze
uptown-board-plot = Działka { $plot }
uptown-board-plot-closed = Działka { $plot }, zamknięta
uptown-board-plot-empty = Nic tu jeszcze nie stoi.
uptown-board-wallet = Portfel
uptown-board-points = Punkty
uptown-board-points-how = Prestiż i punkt za każde 3 $
uptown-board-prestige-name = Prestiż
uptown-board-closed-plots = zamknięte działki: { $count } z 5
# $whose: "own" albo "other"; $name: czyja ulica. Dalej stoi kwota.
uptown-board-closing-pays = { $whose ->
    [own] Po zamknięciu działki { $plot } twoja ulica zapłaci
   *[other] Po zamknięciu działki { $plot } ulica zapłaci ({ $name })
}
uptown-board-roof-then-pays = { $whose ->
    [own] Dach dałby ci wtedy
   *[other] Dach dałby wtedy ({ $name })
}
uptown-board-pays-nothing = nic
uptown-board-roof-pays = dach da { $amount }
uptown-board-roof-pays-nothing = dach nic nie da
uptown-board-roof-pays-how = Ile zamknięcie działki dałoby teraz tej ulicy, bez przychodu z samego dachu
uptown-board-gift = prezent
uptown-board-counted-per_floor_below = { $count ->
    [one] { $count } poziom poniżej
    [few] { $count } poziomy poniżej
   *[many] { $count } poziomów poniżej
}
uptown-board-counted-per_kind_on_plot = { $kind } × { $count }
uptown-board-counted-per_kind_on_street = { $kind } × { $count }
uptown-board-counted-if_ground_floor = na parterze

## Plansza: ulice i wybory

# Ulica czytana na głos. $payout może być poniżej 0.
uptown-board-street-about = { $seat-you ->
    [yes] Twoja ulica: portfel { $wallet } $, przychód { $payout } $, punkty { $points }
   *[no] Ulica, { $seat }: portfel { $wallet } $, przychód { $payout } $, punkty { $points }
}
uptown-board-last-round = Ostatnia runda

## Jak grać: strona na pięć minut

uptown-how-goal-title = Cel
uptown-how-goal = Budujesz ulicę z pięciu domów, karta na karcie. Dachy przynoszą pieniądze, a na koniec wygrywa ulica z największym prestiżem.
uptown-how-start-title = Początek
uptown-how-start = Każdy ma pustą ulicę z 5 działkami, 10 $ i talię kart projektów. Widać tylko wierzchnią kartę każdej talii, z obydwoma projektami. Karty komunalne tworzą wspólny stos.
uptown-how-turn-title = Twoja tura, dwie akcje
uptown-how-turn-first-title = I akcja
uptown-how-turn-first = Na twojej talii leżą pieniądze? Zabierz je i na tym koniec. Jeśli nie, weź za darmo wierzchnią kartę: zbuduj jeden z jej projektów albo ją odrzuć.
uptown-how-turn-second-title = II akcja
uptown-how-turn-second = Kup wierzchnią kartę dowolnej talii i od razu zbuduj. Albo weź kartę komunalną: jest darmowa, ma cztery projekty i możesz ją odrzucić.
uptown-how-money = Za kartę z własnej talii płacisz bankowi. Za cudzą kładziesz pieniądze na tamtej talii: dopóki właściciel ich nie zabierze, nie jest na sprzedaż.
uptown-how-build-title = Budowa
uptown-how-build = Wybierz jeden projekt z karty i jedną ze swoich działek. Na pustej będzie parterem, na innych nową najwyższą kondygnacją. Drugi projekt z karty przepada.
uptown-how-build-signs = Niektóre projekty chcą parteru, inne piętra, jeszcze inne dachu zamkniętej działki.
uptown-how-roof-title = Dachy i przychód
uptown-how-roof = Projekt z dachem zamyka działkę. W tej chwili płaci cała ulica: zsumuj przychód ze wszystkich 5 działek, także z samego dachu. Każdy przychód może więc zadziałać aż 5 razy. Ujemna suma nic cię nie kosztuje.
uptown-how-gift-title = Prezenty
uptown-how-gift = Prezent buduje się na ulicy innego gracza i rzadko cieszy. Jeśli prezent zamknie działkę, pieniądze dostaje właściciel tej ulicy.
uptown-how-example-title = Przykładowa tura
uptown-how-example-free = Na darmowej karcie widać 3 $, ale nie płacisz nic. Na działce 2 dokładasz projekt { uptown-card-courtyard_flats }. To Duo, więc na ulicy są teraz 3 mieszkania.
uptown-how-example-buy = Karta sąsiada kosztuje 6 $. Kładziesz pieniądze na jego talii i zostaje ci 4 $.
uptown-how-example-build = Oba jej projekty chcą parteru, a pusta jest tylko działka 5. Budujesz tam { uptown-card-pocket_park }. To zarazem dach: działka 5 jest zamknięta.
uptown-how-example-income = Ulica płaci: { uptown-card-delicatessen }, 2 $; { uptown-card-twenty_four_hour_shop }, 1 $ za każde z 3 mieszkań; { uptown-card-pocket_park }, 1 $. Razem 6 $ i znów masz 10 $.
uptown-how-end-title = Koniec
uptown-how-end-when = Gdy skończy się któraś talia albo ktoś ma zamknięte wszystkie 5 działek, runda jest dogrywana do końca.
uptown-how-end-score = Zsumuj prestiż wszystkich swoich projektów, także prezentów, i dodaj 1 punkt za każde 3 $ w portfelu. Pieniądze na talii przepadają. Wygrywa najwięcej punktów; przy remisie najwyższy budynek.
uptown-how-table-title = Przy tym stole
uptown-how-table-choices = To, co możesz teraz zrobić, jest podświetlone na planszy. Wskaż miejsce, a zobaczysz, co da tam karta.
uptown-how-table-undo = Krok, który nie odkrywa niczego nowego, możesz cofnąć, dopóki go nie potwierdzisz.
uptown-how-table-why = Talia, z której nie można kupić, mówi dlaczego. Każda kwota w dzienniku pokaże, z czego się składa.
uptown-how-tips-title = Trzy rady
uptown-how-tips-income = Najpierw przychód: co zbudujesz przed pierwszym dachem, zarabia przy każdym dachu.
uptown-how-tips-decks = Dobra karta na twojej talii? Kup ją, zanim zrobi to ktoś inny.
uptown-how-tips-gifts = Zanim podarujesz dach, zobacz, ile ta ulica zapłaci właścicielowi.

## Pierwsza gra z trenerem

uptown-coach-goal = Witaj na swojej ulicy! Na tych pięciu działkach budujesz piętro za piętrem, a na koniec wygrywa prestiż.
uptown-coach-first = Pierwsza akcja: twoja odkryta karta jest darmowa. Wybierz jeden z dwóch projektów, potem działkę; tam widać, co to da.
uptown-coach-second = Druga akcja: kup odkrytą kartę i od razu zbuduj albo weź kartę komunalną, która jest darmowa. Buduje się tylko jeden z jej projektów.
uptown-coach-good-roof = Dach zamknął działkę i cała ulica dała { $total } $. Z każdym następnym dachem wszystkie przychody zadziałają znowu.
uptown-coach-poor-roof = Dach dał tylko { $total } $, bo płaci to, co zarabia cała ulica. Najpierw buduj przychody, a dachy później.
uptown-coach-collected = Ktoś kupił kartę z twojej talii, więc zabierasz { $total } $. To była pierwsza akcja: tym razem bez darmowej karty.
uptown-coach-bought = Rywal kupił i zbudował: { $project }. Dobre karty szybko znikają, więc przed wyborem spójrz na wszystkie odkryte talie.
uptown-coach-gift = Na twojej ulicy stoi prezent od rywala: { $project }. Prezenty rzadko cieszą, a zajmują miejsce.
uptown-coach-give = Wśród tych projektów jest prezent: buduje się go na ulicy rywala. Dach płaci tam rywalowi, więc zobacz, co to da.
uptown-coach-discarded = Darmowa karta odrzucona. To o piętro mniej; na początku opłaca się prawie każde piętro.
uptown-coach-passed = Pas, więc nic nie powstało. Karta komunalna jest darmowa: często pasuje jeszcze jeden z jej projektów.
uptown-coach-neighbours = Wiele projektów liczy inne: mieszkania, sklepy, piętra pod sobą. Wskaż działkę, żeby zobaczyć, co projekt da właśnie tam.
uptown-coach-prestige = Pieniądze to tylko środek: 3 $ to na koniec 1 punkt. Wydawaj je na projekty z prestiżem.
uptown-coach-end = Gra kończy się, gdy skończy się talia albo ktoś ma zamknięte pięć działek. Rundę gra się do końca, więc patrz na dachy.
uptown-coach-last = Talia jest pusta: to ostatnia runda. Buduj to, co ma najwięcej prestiżu.
uptown-coach-closed = Ulica jest gotowa: to ostatnia runda. Buduj to, co ma najwięcej prestiżu.
uptown-coach-learned-actions = Najpierw darmowa karta albo pieniądze z twojej talii, potem coś kupionego lub komunalnego.
uptown-coach-learned-roofs = Dach płaci za całą ulicę, więc najpierw przychody.
uptown-coach-learned-gifts = Prezenty idą na inne ulice, a dachy wśród nich płacą właścicielowi.
uptown-coach-learned-end = Wygrywa prestiż, a 3 $ to 1 punkt.

## Co już było, a co zostało

uptown-known-how = Każde okno to projekt w domu swojego rodzaju. Gdy karta jest zbudowana albo odrzucona, jej pozostałe projekty przepadają.
uptown-known-left = Jeszcze zakryte: { $count }
uptown-known-open = Teraz odkryte: { $count }
uptown-known-gone = Zeszło: { $count }
uptown-known-decks = Zakryte jeszcze karty projektów: { $count }
uptown-known-municipal = Zakryte jeszcze karty komunalne: { $count }
uptown-known-special = Wśród nich jeszcze zakryte

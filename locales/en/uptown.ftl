### UpTown. Arguments of each kind of message: locales/README.md.
### Words are those of the glossary in docs/rules/uptown.md. Money is upcoins, written $ after the number.
### May be the same in other languages: card-bungalow, card-espresso_bar, card-hotel_belvedere, board-kind-hotel

## On its box

game-uptown = UpTown
game-uptown-blurb = Stack project cards into five buildings, roof and all, and earn the most prestige in town.

## Options

uptown-option-first = First player
uptown-option-first-random = Random
uptown-option-first-0 = Player 1
uptown-option-first-1 = Player 2
uptown-option-first-2 = Player 3
uptown-option-first-3 = Player 4

## Projects, two on a card

uptown-card-student_digs = Student Digs
uptown-card-flea_market = Flea Market
uptown-card-typing_pool = Typing Pool
uptown-card-copy_and_print = Copy & Print
uptown-card-bedsit = Bedsit
uptown-card-sinking_foundations = Sinking Foundations
uptown-card-phone_repair_nook = Phone Repair Nook
uptown-card-tin_roof = Tin Roof
uptown-card-shoeshine_stand = Shoeshine Stand
uptown-card-attic_hideaway = Attic Hideaway
uptown-card-backpackers_dorm = Backpackers’ Dorm
uptown-card-abandoned_floor = Abandoned Floor
uptown-card-laundrette = Laundrette
uptown-card-slanted_studio = Slanted Studio
uptown-card-corner_shop = Corner Shop
uptown-card-artists_attic = Artists’ Attic
uptown-card-porters_lodge = Porter’s Lodge
uptown-card-asbestos_scare = Asbestos Scare
uptown-card-greengrocer = Greengrocer
uptown-card-pigeon_colony = Pigeon Colony
uptown-card-espresso_bar = Espresso Bar
uptown-card-concrete_canopy = Concrete Canopy
uptown-card-temp_agency = Temp Agency
uptown-card-broken_lift = Broken Lift
uptown-card-nail_bar = Nail Bar
uptown-card-dovecote_flat = Dovecote Flat
uptown-card-garden_gazebo = Garden Gazebo
uptown-card-haunted_flat = Haunted Flat
uptown-card-milk_bar = Milk Bar
uptown-card-weather_bureau = Weather Bureau
uptown-card-cellar_bar = Cellar Bar
uptown-card-debt_collectors = Debt Collectors
uptown-card-basement_flat = Basement Flat
uptown-card-leaky_pipes = Leaky Pipes
uptown-card-vending_gallery = Vending Gallery
uptown-card-builders_tarpaulin = Builders’ Tarpaulin
uptown-card-open_plan_offices = Open-Plan Offices
uptown-card-courtyard_flats = Courtyard Flats
uptown-card-accountants_row = Accountants’ Row
uptown-card-family_flat = Family Flat
uptown-card-map_and_survey_bureau = Map & Survey Bureau
uptown-card-studio_with_skylight = Studio with Skylight
uptown-card-tea_room = Tea Room
uptown-card-law_chambers = Law Chambers
uptown-card-dance_school = Dance School
uptown-card-filing_rooms = Filing Rooms
uptown-card-notarys_chambers = Notary’s Chambers
uptown-card-garret_studio = Garret Studio
uptown-card-umbrella_stall = Umbrella Stall
uptown-card-box_room_flats = Box-Room Flats
uptown-card-newlyweds_nest = Newlyweds’ Nest
uptown-card-bookshop = Bookshop
uptown-card-dental_surgery = Dental Surgery
uptown-card-roof_terrace_flat = Roof Terrace Flat
uptown-card-toy_shop = Toy Shop
uptown-card-photo_loft = Photo Loft
uptown-card-bungalow = Bungalow
uptown-card-noisy_nightclub = Noisy Nightclub
uptown-card-filling_station = Filling Station
uptown-card-radio_station = Radio Station
uptown-card-pancake_house = Pancake House
uptown-card-accordion_flats = Accordion Flats
uptown-card-beehives = Beehives
uptown-card-rubble_lot = Rubble Lot
uptown-card-capsule_hotel = Capsule Hotel
uptown-card-pawnshop = Pawnshop
uptown-card-newsroom = Newsroom
uptown-card-delicatessen = Delicatessen
uptown-card-bay_window_flat = Bay Window Flat
uptown-card-art_gallery = Art Gallery
uptown-card-startup_hive = Startup Hive
uptown-card-loft_conversion = Loft Conversion
uptown-card-tailors_workshop = Tailor’s Workshop
uptown-card-bell_tower_flat = Bell Tower Flat
uptown-card-ice_cream_parlour = Ice Cream Parlour
uptown-card-puppet_theatre = Puppet Theatre
uptown-card-boiler_room_offices = Boiler Room Offices
uptown-card-gabled_loft = Gabled Loft
uptown-card-solar_array = Solar Array
uptown-card-jackhammer_crew = Jackhammer Crew
uptown-card-design_studio = Design Studio
uptown-card-yoga_loft = Yoga Loft
uptown-card-house_manager = House Manager
uptown-card-bed_and_breakfast = Bed & Breakfast
uptown-card-mansard_flats = Mansard Flats
uptown-card-reading_terrace = Reading Terrace
uptown-card-mansard_offices = Mansard Offices
uptown-card-florist = Florist
uptown-card-sauna_and_steam_room = Sauna & Steam Room
uptown-card-attic_bookroom = Attic Bookroom
uptown-card-foyer_with_fountain = Foyer with Fountain
uptown-card-fast_food_fumes = Fast Food Fumes
uptown-card-neon_sign = Neon Sign
uptown-card-tax_inspectors = Tax Inspectors
uptown-card-patent_office = Patent Office
uptown-card-turret_rooms = Turret Rooms
uptown-card-game_studio = Game Studio
uptown-card-water_tower = Water Tower
uptown-card-shipping_agency = Shipping Agency
uptown-card-twin_flats = Twin Flats
uptown-card-stockbrokers = Stockbrokers
uptown-card-garden_maisonette = Garden Maisonette
uptown-card-book_cafe = Book Café
uptown-card-balcony_flat = Balcony Flat
uptown-card-chocolate_lounge = Chocolate Lounge
uptown-card-lantern_hall = Lantern Hall
uptown-card-patisserie = Pâtisserie
uptown-card-winter_garden = Winter Garden
uptown-card-escape_rooms = Escape Rooms
uptown-card-editors_eyrie = Editor’s Eyrie
uptown-card-gated_court = Gated Court
uptown-card-basement_bistro = Basement Bistro
uptown-card-stonemasons_flat = Stonemason’s Flat
uptown-card-rooftop_garden = Rooftop Garden
uptown-card-museum_of_curiosities = Museum of Curiosities
uptown-card-boutique_hotel = Boutique Hotel
uptown-card-coffee_roastery = Coffee Roastery
uptown-card-corner_suite = Corner Suite
uptown-card-summer_pavilion = Summer Pavilion
uptown-card-climbing_gym = Climbing Gym
uptown-card-pocket_park = Pocket Park
uptown-card-fashion_arcade = Fashion Arcade
uptown-card-insurance_tower = Insurance Tower
uptown-card-rooftop_bar = Rooftop Bar
uptown-card-publishing_house = Publishing House
uptown-card-rooftop_cinema = Rooftop Cinema
uptown-card-consulate = Consulate
uptown-card-optician = Optician
uptown-card-market_hall = Market Hall
uptown-card-sky_villa = Sky Villa
uptown-card-jewellers = Jeweller’s
uptown-card-sky_lounge = Sky Lounge
uptown-card-think_tank = Think Tank
uptown-card-glass_dome_cafe = Glass Dome Café
uptown-card-music_school = Music School
uptown-card-family_terrace = Family Terrace
uptown-card-airport_hotel = Airport Hotel
uptown-card-sculpture_garden = Sculpture Garden
uptown-card-twenty_four_hour_shop = 24-Hour Shop
uptown-card-hotel_belvedere = Hotel Belvedere
uptown-card-company_canteen = Company Canteen
uptown-card-aquarium_hall = Aquarium Hall
uptown-card-marble_penthouse = Marble Penthouse
uptown-card-trading_floor = Trading Floor
uptown-card-cake_theatre = Cake Theatre
uptown-card-corner_tower = Corner Tower
uptown-card-helipad = Helipad
uptown-card-department_store = Department Store
uptown-card-clock_tower = Clock Tower
uptown-card-business_hotel = Business Hotel
uptown-card-antique_dealer = Antique Dealer
uptown-card-opera_house = Opera House
uptown-card-garden_terrace_suite = Garden Terrace Suite
uptown-card-copper_spire = Copper Spire
uptown-card-boardroom_floor = Boardroom Floor
uptown-card-panorama_restaurant = Panorama Restaurant
uptown-card-tourist_information = Tourist Information
uptown-card-rooftop_pool = Rooftop Pool
uptown-card-casino_hotel = Casino Hotel
uptown-card-language_institute = Language Institute
uptown-card-crown_residence = Crown Residence
uptown-card-wellness_centre = Wellness Centre
uptown-card-cookery_school = Cookery School
uptown-card-observatory = Observatory
uptown-card-tenants_association = Tenants’ Association
uptown-card-regional_headquarters = Regional Headquarters
uptown-card-brand_outlet = Brand Outlet
uptown-card-grand_hotel = Grand Hotel

## Municipal projects, four on a card

uptown-card-council_flat = Council Flat
uptown-card-slate_roof = Slate Roof
uptown-card-library_branch = Library Branch
uptown-card-newspaper_kiosk = Newspaper Kiosk
uptown-card-town_clerks_office = Town Clerk’s Office
uptown-card-tiled_roof = Tiled Roof
uptown-card-soup_kitchen = Soup Kitchen
uptown-card-sheltered_flats = Sheltered Flats
uptown-card-parcel_depot = Parcel Depot
uptown-card-shingle_roof = Shingle Roof
uptown-card-community_cafe = Community Café
uptown-card-records_room = Records Room
uptown-card-charity_shop = Charity Shop
uptown-card-thatched_roof = Thatched Roof
uptown-card-key_worker_flat = Key Worker’s Flat
uptown-card-health_centre = Health Centre
uptown-card-youth_hostel = Youth Hostel
uptown-card-zinc_roof = Zinc Roof
uptown-card-job_centre = Job Centre
uptown-card-caretakers_flat = Caretaker’s Flat
uptown-card-playground = Playground
uptown-card-rates_office = Rates Office
uptown-card-nursery_school = Nursery School
uptown-card-farmers_stall = Farmers’ Stall
uptown-card-public_fountain = Public Fountain
uptown-card-starter_flats = Starter Flats
uptown-card-lost_property_office = Lost Property Office
uptown-card-school_canteen = School Canteen
uptown-card-skate_ramp = Skate Ramp
uptown-card-evening_classes = Evening Classes
uptown-card-ticket_booth = Ticket Booth
uptown-card-veterans_flat = Veteran’s Flat
uptown-card-weather_vane = Weather Vane
uptown-card-social_flats = Social Flats
uptown-card-water_board = Water Board
uptown-card-tram_stop_cafe = Tram Stop Café
uptown-card-recycling_point = Recycling Point
uptown-card-housing_office = Housing Office
uptown-card-garden_flat = Garden Flat
uptown-card-glazed_roof = Glazed Roof
uptown-card-parking_meters = Parking Meters
uptown-card-first_aid_post = First Aid Post
uptown-card-porridge_bar = Porridge Bar
uptown-card-copper_sheet_roof = Copper Sheet Roof
uptown-card-roadworks = Roadworks
uptown-card-municipal_archive = Municipal Archive
uptown-card-ward_surgery = Ward Surgery
uptown-card-turf_roof = Turf Roof
uptown-card-night_shelter = Night Shelter
uptown-card-pay_office = Pay Office
uptown-card-seed_store = Seed Store
uptown-card-timber_roof = Timber Roof
uptown-card-flagpole = Flagpole
uptown-card-bus_pass_counter = Bus Pass Counter
uptown-card-wardens_flat = Warden’s Flat
uptown-card-dormer_roof = Dormer Roof
uptown-card-siren_mast = Siren Mast
uptown-card-census_bureau = Census Bureau
uptown-card-repair_cafe = Repair Café
uptown-card-barge_board_gable = Bargeboard Gable
uptown-card-town_band_room = Town Band Room
uptown-card-chess_pavilion = Chess Pavilion
uptown-card-clerks_flat = Clerk’s Flat
uptown-card-covered_stalls = Covered Stalls
uptown-card-public_baths = Public Baths
uptown-card-bell_gable = Bell Gable
uptown-card-works_department = Works Department
uptown-card-nurses_flat = Nurse’s Flat
uptown-card-fire_station = Fire Station
uptown-card-lodging_house = Lodging House
uptown-card-allotment_shop = Allotment Shop
uptown-card-felt_roof = Felt Roof
uptown-card-police_box = Police Box
uptown-card-reading_room = Reading Room
uptown-card-lunch_club = Lunch Club
uptown-card-pantile_roof = Pantile Roof
uptown-card-lookout_bench = Lookout Bench
uptown-card-mothers_cafe = Mothers’ Café
uptown-card-planning_office = Planning Office
uptown-card-gambrel_roof = Gambrel Roof
uptown-card-bicycle_racks = Bicycle Racks
uptown-card-interpreters_office = Interpreters’ Office
uptown-card-tenement_rooms = Tenement Rooms
uptown-card-bottle_bank = Bottle Bank
uptown-card-band_shell = Band Shell
uptown-card-co_op_store = Co-op Store
uptown-card-advice_bureau = Advice Bureau
uptown-card-attic_dormitory = Attic Dormitory
uptown-card-gasworks_annexe = Gasworks Annexe
uptown-card-swap_shop = Swap Shop
uptown-card-rest_home = Rest Home
uptown-card-barrel_roof = Barrel Roof
uptown-card-lightning_rod = Lightning Rod
uptown-card-milk_kitchens = Milk Kitchens
uptown-card-polling_station = Polling Station
uptown-card-saddle_roof = Saddle Roof
uptown-card-toll_booth = Toll Booth
uptown-card-vaccination_room = Vaccination Room
uptown-card-twin_kiosks = Twin Kiosks
uptown-card-stepped_gable = Stepped Gable
uptown-card-museum_annexe = Museum Annexe
uptown-card-workers_flats = Workers’ Flats
uptown-card-canteen_hatch = Canteen Hatch
uptown-card-hipped_roof = Hipped Roof
uptown-card-neighbourhood_watch = Neighbourhood Watch
uptown-card-stamp_counter = Stamp Counter
uptown-card-welfare_offices = Welfare Offices
uptown-card-lean_to_roof = Lean-to Roof
uptown-card-lamplighters_loft = Lamplighter’s Loft
uptown-card-sorting_office = Sorting Office
uptown-card-teachers_flat = Teacher’s Flat
uptown-card-sawtooth_roof = Sawtooth Roof

## What is asked

uptown-ask-first_action = Build from your free card, or discard it
uptown-ask-second_action = Buy and build, or use the municipal card
# While a project is in the hand, and has no place yet.
uptown-ask-place = Choose a plot for { $project }
uptown-ask-over = The game is over

## Decisions

uptown-action-build = Build { $project } on plot { $plot }
uptown-action-give = Give { $project } to { $seat }, plot { $plot }
uptown-action-discard = Discard the free card
uptown-action-decline = Discard the municipal card
uptown-action-pass = Pass

## What happened. $projects: what a card offers; $floor: 1 is the ground floor.

uptown-fact-round_began = Round { $round } begins
uptown-fact-turn_began = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
uptown-fact-collected = { $seat-you ->
    [yes] You collect { $total } $ from your deck
   *[no] { $seat } collects { $total } $ from their deck
}
uptown-fact-took = { $seat-you ->
    [yes] You take your free card: { $projects }
   *[no] { $seat } takes a free card: { $projects }
}
uptown-fact-took_municipal = { $seat-you ->
    [yes] You take the municipal card: { $projects }
   *[no] { $seat } takes the municipal card: { $projects }
}
# $deck: whose deck the card lay on. From the own deck it is paid to the bank, else onto that deck.
uptown-fact-paid = { $seat-you ->
    [yes] { $deck-you ->
        [yes] You pay the bank { $total } $ for { $project }
       *[no] You pay { $total } $ for { $project }, onto { $deck }’s deck
    }
   *[no] { $deck-you ->
        [yes] { $seat } pays { $total } $ for { $project }, onto your deck
       *[no] { $seat } pays { $total } $ for { $project } from { $deck }’s deck
    }
}
uptown-fact-built = { $seat-you ->
    [yes] { $floor ->
        [1] You build { $project } on plot { $plot }, ground floor
       *[other] You build { $project } on plot { $plot }, level { $floor }
    }
   *[no] { $floor ->
        [1] { $seat } builds { $project } on plot { $plot }, ground floor
       *[other] { $seat } builds { $project } on plot { $plot }, level { $floor }
    }
}
uptown-fact-gave = { $seat-you ->
    [yes] You give { $receiver } a gift: { $project }, plot { $plot }, level { $floor }
   *[no] { $receiver-you ->
        [yes] { $seat } gives you a gift: { $project }, plot { $plot }, level { $floor }
       *[no] { $seat } gives { $receiver } a gift: { $project }, plot { $plot }, level { $floor }
    }
}
uptown-fact-income = { $seat-you ->
    [yes] { $total ->
        [0] Your plot { $plot } is closed, but your street pays nothing
       *[other] Your plot { $plot } is closed: your street pays you { $total } $
    }
   *[no] { $total ->
        [0] { $seat }’s plot { $plot } is closed, but the street pays nothing
       *[other] { $seat }’s plot { $plot } is closed: the street pays { $total } $
    }
}
uptown-fact-discarded = { $seat-you ->
    [yes] You discard the free card: { $projects }
   *[no] { $seat } discards the free card: { $projects }
}
uptown-fact-declined = { $seat-you ->
    [yes] You discard the municipal card: { $projects }
   *[no] { $seat } discards the municipal card: { $projects }
}
uptown-fact-passed = { $seat-you ->
    [yes] You pass
   *[no] { $seat } passes
}
# $left: how many cards the deck has, this one included.
uptown-fact-opened = { $seat-you ->
    [yes] Next on your deck ({ $left } left): { $projects }
   *[no] Next on { $seat }’s deck ({ $left } left): { $projects }
}
uptown-fact-municipal_opened = Next on the common pile ({ $left } left): { $projects }
uptown-fact-deck_ended = { $seat-you ->
    [yes] Your deck is empty: this is the last round
   *[no] { $seat }’s deck is empty: this is the last round
}
uptown-fact-street_ended = { $seat-you ->
    [yes] All your plots are closed: this is the last round
   *[no] All of { $seat }’s plots are closed: this is the last round
}
uptown-fact-ended = The game is over

## Why not

uptown-refusal-UP-23 = Players at this table: { $seats }. The first player must be one of them.
uptown-refusal-UP-43 = First comes your free card, and { $project } is not on it.
uptown-refusal-UP-48 = { $project } is not on top of any deck.
uptown-refusal-UP-52 = There is money on this deck: { $money } $. Nobody buys from it until its owner collects.
uptown-refusal-UP-53 = It costs { $cost } $, and you have { $wallet } $.
uptown-refusal-UP-78 = A gift goes to somebody else’s street.
uptown-refusal-UP-79 = Ground floor only: it needs an empty plot.
uptown-refusal-UP-80 = Upper floor only: something must stand below it.
uptown-refusal-UP-81 = On a roof only: this plot is not closed yet.
uptown-refusal-UP-82 = This plot is closed. Only what stands on roofs can be added.
uptown-refusal-UP-83 = This building takes no gifts.
uptown-refusal-UP-219 = You pass only when the common pile is empty; while it has cards, take its top card, if only to discard it.

## Lines of amounts. $source is the project; the amount itself stands beside it.

uptown-line-UP-42 = Money on the deck
uptown-line-UP-48 = { $source }
uptown-line-UP-103 = A street never pays less than nothing
uptown-line-UP-106 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-151 = { $count ->
    [1] { $source }
   *[other] { $source }: { $count } × { $each }
}
uptown-line-UP-153 = 1 point for every 3 $
uptown-line-UP-154 = { $source }
uptown-line-UP-160 = Tallest building

## What a score is made of

uptown-part-plot_1 = Plot 1
uptown-part-plot_2 = Plot 2
uptown-part-plot_3 = Plot 3
uptown-part-plot_4 = Plot 4
uptown-part-plot_5 = Plot 5
uptown-part-money = Money

## The board: labels, and things read aloud

uptown-board-chapter-office = Offices
uptown-board-chapter-services = Services
uptown-board-chapter-apartment = Apartments
uptown-board-chapter-cafe = Cafés
uptown-board-chapter-shop = Shops
uptown-board-chapter-hotel = Hotels
uptown-board-chapter-none = No kind
uptown-board-chapter-gift = Gifts
uptown-board-chapter-roof = Roofs
uptown-board-chapter-pavilion = Ground floor and roof in one
uptown-board-chapter-on_roof = On a roof
uptown-board-streets = Streets
uptown-board-floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
uptown-board-market = Decks and the municipal pile
uptown-board-you = You
uptown-board-pile-municipal = Municipal
uptown-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
uptown-board-to-buy = to buy
uptown-board-free = free
uptown-board-turn = Turn the card over
# $name: whose deck it lies on.
uptown-board-sale-to = { $cost } $ to { $name }
uptown-board-sale-bank = { $cost } $ to the bank
uptown-board-sale-leaves = leaves you { $left } $
uptown-board-sale-free = Free
# $count: how many projects are on the other side.
uptown-board-sale-back = { $count } more on its back
uptown-board-sale-money = { $money } $ lie on it
uptown-board-sale-costs = Costs { $cost } $
uptown-board-sale-have = you have { $wallet }
uptown-board-sale-nowhere = Nowhere to build it
uptown-board-sale-empty = Empty
uptown-board-kind = Counts as { $kind }
uptown-board-kind-duo = Counts as { $kind } twice
uptown-board-kind-office = office
uptown-board-kind-services = services
uptown-board-kind-apartment = apartment
uptown-board-kind-cafe = café
uptown-board-kind-shop = shop
uptown-board-kind-hotel = hotel
uptown-board-kind-gift = gift
uptown-board-is-roof = A roof: it closes the plot, and the street is paid
uptown-board-is-gift = A gift: only for somebody else’s street
uptown-board-bars-gifts = No gift may be added to its building
uptown-board-place-ground = Only as the first card of a plot
uptown-board-place-upper = Never as the first card of a plot
uptown-board-place-roof = Only on a closed plot
# What is printed: one of the next two, and behind it one of the next four. $amount may be below 0.
uptown-board-income = { $amount } $ at every payout
uptown-board-prestige = { $amount } prestige
uptown-board-per_floor_below = for each floor below
uptown-board-per_kind_on_plot = for each { $kind } on its plot
uptown-board-per_kind_on_street = for each { $kind } on the street
uptown-board-if_ground_floor = on the ground floor
uptown-board-plot = Plot { $plot }
uptown-board-plot-closed = Plot { $plot }, closed
uptown-board-plot-empty = Nothing is built here yet.
uptown-board-wallet = Wallet
uptown-board-points = Points
uptown-board-points-how = Prestige, and a point for every 3 $
uptown-board-prestige-name = Prestige
uptown-board-closed-plots = { $count } of 5 plots closed
# $whose: "own" or "other"; $name: whose street. An amount follows.
uptown-board-closing-pays = { $whose ->
    [own] If plot { $plot } closes, your street pays
   *[other] If plot { $plot } closes, { $name }’s street pays
}
uptown-board-roof-then-pays = { $whose ->
    [own] A roof would then pay you
   *[other] A roof would then pay { $name }
}
uptown-board-pays-nothing = nothing
uptown-board-roof-pays = a roof pays { $amount }
uptown-board-roof-pays-nothing = a roof pays nothing
uptown-board-roof-pays-how = What closing a plot would pay this street now, without the roof’s own income
uptown-board-gift = gift
uptown-board-counted-per_floor_below = { $count ->
    [one] { $count } floor below
   *[other] { $count } floors below
}
uptown-board-counted-per_kind_on_plot = { $kind } × { $count }
uptown-board-counted-per_kind_on_street = { $kind } × { $count }
uptown-board-counted-if_ground_floor = on the ground floor

## The board: streets and choices

# A street read aloud. $payout may be below 0.
uptown-board-street-about = { $seat-you ->
    [yes] Your street: wallet { $wallet } $, income { $payout } $, points { $points }
   *[no] { $seat }’s street: wallet { $wallet } $, income { $payout } $, points { $points }
}
uptown-board-last-round = Last round

## How to play: a page of five minutes

uptown-how-goal-title = The goal
uptown-how-goal = You build a street of five houses, one card on top of another. Roofs bring money, and at the end the most prestigious street wins.
uptown-how-start-title = The start
uptown-how-start = Everybody has an empty street of 5 plots, 10 $ and a deck of project cards. Only the top card of each deck can be seen, with both its projects. The municipal cards make the common pile.
uptown-how-turn-title = Your turn, in two actions
uptown-how-turn-first-title = First action
uptown-how-turn-first = Is there money on your deck? Then collect it, and that is all. If not, take your top card for free: build one of its projects, or discard the card.
uptown-how-turn-second-title = Second action
uptown-how-turn-second = Buy the top card of any deck and build it at once. Or take the municipal card: it is free, offers four projects, and you may discard it.
uptown-how-money = You pay the bank for a card of your own deck. For somebody else’s, you put the money on that deck: it is not for sale until its owner collects.
uptown-how-build-title = Building
uptown-how-build = Choose one project of the card and one of your plots. On an empty plot it becomes the ground floor, on others the new top floor. The other project of the card is gone.
uptown-how-build-signs = Some projects want the ground floor, some an upper floor, some the roof of a closed plot.
uptown-how-roof-title = Roofs and income
uptown-how-roof = A project with a roof closes its plot. At that moment your whole street pays: add up the income of all 5 plots, the roof’s too. So every income can pay up to 5 times. A sum below zero costs you nothing.
uptown-how-gift-title = Gifts
uptown-how-gift = A gift is built on somebody else’s street, and it is rarely a nice one. If a gift closes a plot, the owner of that street is paid.
uptown-how-example-title = An example turn
uptown-how-example-free = Your free card says 3 $, but you pay nothing. You add { uptown-card-courtyard_flats } to plot 2. They are a Duo, so your street has 3 apartments now.
uptown-how-example-buy = A neighbour’s card costs 6 $. You put the money on that deck and keep 4 $.
uptown-how-example-build = Both its projects want the ground floor, and only plot 5 is empty. You build { uptown-card-pocket_park } there. It is a roof as well: plot 5 is closed.
uptown-how-example-income = Your street pays: { uptown-card-delicatessen }, 2 $; { uptown-card-twenty_four_hour_shop }, 1 $ for each of 3 apartments; { uptown-card-pocket_park }, 1 $. That makes 6 $, and you have 10 $ again.
uptown-how-end-title = The end
uptown-how-end-when = When a deck runs out or somebody’s 5 plots are all closed, the round is played to its end.
uptown-how-end-score = Add the prestige of all your projects, gifts too, and 1 point for every 3 $ in your wallet. Money on your deck is lost. Most points win; in a tie, the tallest building.
uptown-how-table-title = At this table
uptown-how-table-choices = What you can do now is lit on the board. Point at a place to see what the card would bring there.
uptown-how-table-undo = A step that shows nothing new can be undone until you confirm it.
uptown-how-table-why = A pile that is not for sale says why. Every amount in the log shows what it is made of.
uptown-how-tips-title = Three hints
uptown-how-tips-income = Income first: build it before your first roof, and it pays with every roof.
uptown-how-tips-decks = A good card on your own deck? Buy it before somebody else does.
uptown-how-tips-gifts = Before you give a roof away, look at what that street would pay its owner.

## A first game, guided: what the coach says. Two sentences at most.

uptown-coach-goal = Welcome to your street! On these five plots you build floor upon floor, and in the end prestige wins.
uptown-coach-first = First action: your own open card is free. Choose one of its two projects, then a plot; what it would bring is shown there.
uptown-coach-second = Second action: buy an open card and build it at once, or take the municipal card, which is free. Only one of its projects is built.
# $total: dollars
uptown-coach-good-roof = The roof closed a plot, and your whole street paid { $total } $. With every further roof all your incomes pay again.
# $total: dollars
uptown-coach-poor-roof = Your roof brought only { $total } $, for it pays what the whole street earns. Build incomes first and roofs later.
# $total: dollars
uptown-coach-collected = Somebody had bought from your deck, so you collected { $total } $. That was your first action: no free card this time.
# $project: what was bought
uptown-coach-bought = Your rival bought and built: { $project }. Good cards go fast, so look at all open decks before you choose.
# $project: the gift
uptown-coach-gift = A gift from your rival stands on your street: { $project }. Gifts are rarely nice, and they take up room.
uptown-coach-give = Among these projects is a gift: it is built on your rival’s street. A roof there pays your rival, so look at what it brings.
uptown-coach-discarded = You discarded your free card. That is a floor less than you could have; early on nearly every floor pays.
uptown-coach-passed = You passed, so nothing was built. The municipal card costs nothing: often one of its projects still fits.
uptown-coach-neighbours = Many projects count others: apartments, shops, floors below. Point at a plot to see what a project would earn just there.
uptown-coach-prestige = Money is only a means: 3 $ are 1 point in the end. Spend it on projects with prestige.
uptown-coach-end = The game ends when a deck is empty or somebody’s five plots are closed. The round is played to its end, so keep an eye on the roofs.
uptown-coach-last = A deck is empty: this is the last round. Build what has most prestige now.
uptown-coach-closed = A street is complete: this is the last round. Build what has most prestige now.
uptown-coach-learned-actions = First the free card or the money on your deck, then something bought or municipal.
uptown-coach-learned-roofs = A roof pays the whole street, so incomes come first.
uptown-coach-learned-gifts = Gifts go to other streets, and roofs among them pay their owner.
uptown-coach-learned-end = Prestige wins, and 3 $ are 1 point.

## What is gone, and what is left

uptown-known-how = Each window is a project, in the house of its kind. Of a card that is built or discarded no other project comes any more.
# Here and in the next two, $count: projects.
uptown-known-left = Still hidden: { $count }
uptown-known-open = Open now: { $count }
uptown-known-gone = Gone: { $count }
# Here and in the next, $count: cards.
uptown-known-decks = Project cards still hidden: { $count }
uptown-known-municipal = Municipal cards still hidden: { $count }
uptown-known-special = Still hidden among them

### Streets. Arguments of each kind of message: locales/README.md.
### Words are those of the glossary in docs/rules/streets.md. Money is dollars, written $ after the number.
### May be the same in other languages: card-hipster, card-hacker, card-investor, card-renovator, short-backpacker_hostel, short-boutique_hotel

## On its box

game-streets = Streets
game-streets-blurb = Build streets together, and move people to wherever the fun is.

## Options

streets-option-business = Business module
streets-option-business-blurb = Streets bring tokens, too: 10 $ for the most of a type and for every set of four.
streets-option-consultants = Consultants
streets-option-consultants-blurb = Everybody gets a consultant with a power of its own.
streets-option-difficulty = The Grifter (playing alone)
streets-option-difficulty-easy = Easy
streets-option-difficulty-easy-blurb = The Grifter starts with nothing.
streets-option-difficulty-normal = Normal
streets-option-difficulty-normal-blurb = The Grifter starts with 20 $.
streets-option-difficulty-hard = Hard
streets-option-difficulty-hard-blurb = The Grifter starts with 50 $.
streets-option-first = First player
streets-option-first-random = Random
streets-option-first-0 = Player 1
streets-option-first-1 = Player 2
streets-option-first-2 = Player 3
streets-option-first-3 = Player 4
streets-option-first-4 = Player 5

## Who plays on their own, beside those at the table

streets-automaton = Grifter

## Buildings

streets-card-central_station = Central Station
streets-card-city_park = City Park
streets-card-chillax_spa = Chillax Spa
streets-card-souvenir_shop = Souvenir Shop
streets-card-boutique_hotel = Boutique Hotel
streets-card-observation_deck = Observation Deck
streets-card-tapas_bar = Tapas Bar
streets-card-backpacker_hostel = Backpacker Hostel
streets-card-seafood_terrace = Seafood Terrace
streets-card-postcard_kiosk = Postcard Kiosk
streets-card-starter_home = Starter Home
streets-card-flea_market = Flea Market
streets-card-trendy_lofts = Trendy Lofts
streets-card-toy_store = Toy Store
streets-card-family_diner = Family Diner
streets-card-petting_farm = Petting Farm
streets-card-adventure_playground = Adventure Playground
streets-card-neighbourhood_bakery = Neighbourhood Bakery
streets-card-art_gallery = Art Gallery
streets-card-student_house = Student House
streets-card-micro_brewery = Micro Brewery
streets-card-vinyl_shop = Vinyl Shop
streets-card-concept_store = Concept Store
streets-card-tattoo_studio = Tattoo Studio
streets-card-street_food_yard = Street Food Yard
streets-card-live_work_studios = Live-Work Studios
streets-card-shoe_store = Shoe Store
streets-card-bubble_tea_bar = Bubble Tea Bar
streets-card-department_store = Department Store
streets-card-video_arcade = Video Arcade
streets-card-food_court = Food Court
streets-card-cinema_complex = Cinema Complex
streets-card-arcade_flats = Arcade Flats
streets-card-serviced_apartments = Serviced Apartments
streets-card-hardware_store = Hardware Store
streets-card-copy_shop = Copy Shop
streets-card-popup_space = Pop-Up Space
streets-card-corner_pub = Corner Pub
streets-card-gatehouse_flats = Gatehouse Flats
streets-card-community_centre = Community Centre
streets-card-mixed_use_tower = Mixed-Use Tower
streets-card-startup_hub = Startup Hub
streets-card-bike_tours = Bike Tours
streets-card-terraced_houses = Terraced Houses
streets-card-barber_shop = Barber Shop
streets-card-ramen_counter = Ramen Counter
streets-card-market_hall = Market Hall

## The same where there is little room: at most 12 letters

streets-short-central_station = Station
streets-short-city_park = City Park
streets-short-chillax_spa = Chillax Spa
streets-short-souvenir_shop = Souvenirs
streets-short-boutique_hotel = Hotel
streets-short-observation_deck = Lookout
streets-short-tapas_bar = Tapas Bar
streets-short-backpacker_hostel = Hostel
streets-short-seafood_terrace = Seafood
streets-short-postcard_kiosk = Postcards
streets-short-starter_home = Starter Home
streets-short-flea_market = Flea Market
streets-short-trendy_lofts = Trendy Lofts
streets-short-toy_store = Toy Store
streets-short-family_diner = Family Diner
streets-short-petting_farm = Petting Farm
streets-short-adventure_playground = Playground
streets-short-neighbourhood_bakery = Bakery
streets-short-art_gallery = Art Gallery
streets-short-student_house = Students
streets-short-micro_brewery = Brewery
streets-short-vinyl_shop = Vinyl Shop
streets-short-concept_store = Concept
streets-short-tattoo_studio = Tattoos
streets-short-street_food_yard = Street Food
streets-short-live_work_studios = Studios
streets-short-shoe_store = Shoe Store
streets-short-bubble_tea_bar = Bubble Tea
streets-short-department_store = Dept. Store
streets-short-video_arcade = Video Arcade
streets-short-food_court = Food Court
streets-short-cinema_complex = Cinema
streets-short-arcade_flats = Arcade Flats
streets-short-serviced_apartments = Apartments
streets-short-hardware_store = Hardware
streets-short-copy_shop = Copy Shop
streets-short-popup_space = Pop-Up Space
streets-short-corner_pub = Corner Pub
streets-short-gatehouse_flats = Gatehouse
streets-short-community_centre = Community
streets-short-mixed_use_tower = Mixed Tower
streets-short-startup_hub = Startup Hub
streets-short-bike_tours = Bike Tours
streets-short-terraced_houses = Terrace
streets-short-barber_shop = Barber Shop
streets-short-ramen_counter = Ramen
streets-short-market_hall = Market Hall

## Kinds of buildings, symbols and people

streets-card-tourist = Tourist
streets-card-hipster = Hipster
streets-card-parent = Parent
streets-card-shopper = Shopper
streets-card-wild = Wild
# A part of sentences. $count people of the colour $colour.
streets-people = { $colour-id ->
    [tourist] { $count ->
        [one] { $count } tourist
       *[other] { $count } tourists
    }
    [hipster] { $count ->
        [one] { $count } hipster
       *[other] { $count } hipsters
    }
    [parent] { $count ->
        [one] { $count } parent
       *[other] { $count } parents
    }
   *[shopper] { $count ->
        [one] { $count } shopper
       *[other] { $count } shoppers
    }
}
# A part of sentences: people of the colour $colour, as such.
streets-crowd = { $colour-id ->
    [tourist] Tourists
    [hipster] Hipsters
    [parent] Parents
   *[shopper] Shoppers
}

## Business types

streets-card-restaurant = Restaurant
streets-card-housing = Residential
streets-card-leisure = Leisure
streets-card-retail = Retail
streets-business-universal = Any type
# A part of sentences. $count tokens of the type $business.
streets-tokens = { $business-id ->
    [restaurant] { $count ->
        [one] { $count } restaurant token
       *[other] { $count } restaurant tokens
    }
    [housing] { $count ->
        [one] { $count } residential token
       *[other] { $count } residential tokens
    }
    [leisure] { $count ->
        [one] { $count } leisure token
       *[other] { $count } leisure tokens
    }
   *[retail] { $count ->
        [one] { $count } retail token
       *[other] { $count } retail tokens
    }
}

## Consultants

streets-card-contractor = Contractor
streets-card-hacker = Hacker
streets-card-entrepreneur = Entrepreneur
streets-card-investor = Investor
streets-card-hipster_legend = Hipster Legend
streets-card-renovator = Renovator
streets-card-location_scout = Location Scout
streets-does-contractor = As long as there is a stack, you build two tiles a turn and draw two.
streets-does-hacker = In every street that is scored, your buildings also count one wild symbol and the backs of the tiles in your hand.
streets-does-entrepreneur = In a street that is scored, you may value one of your buildings by a tile in your hand.
streets-does-investor = When you build, you may put two signs on the tile: its valuation is doubled. Only one of your buildings can have two.
streets-does-hipster_legend = For you, hipster symbols are wild. One more counts in every street that is scored.
streets-does-renovator = You may build on top of a tile in an enclosed street. That street is scored at once.
streets-does-location_scout = In a street that is scored, your buildings also count the symbols of your buildings in other streets, except at the end of the game.

## What a building pays. $per: dollars; $one, $other: names of colours.

streets-value-people = { $per } $ for each of them in the street: { $one }
streets-value-symbol = { $per } $ for each symbol: { $one }
streets-value-set = { $per } $ for each pair: { $one } + { $other }
streets-value-wild = { $per } $ for each wild symbol
streets-value-ownership = { $per } $ for each of your signs in the street
streets-value-street_size = { $per } $ for each building in the street
streets-value-adjacency = { $per } $ for each building around it
streets-value-enclosure = { $per } $ if it encloses a street
streets-value-copy = What another building in the street is worth

## What is asked

streets-ask-consultant = Choose your consultant
streets-ask-abandon = You have no sign left: abandon a building
streets-ask-build = Choose a tile to build
streets-ask-place = Choose a place, and where its road lies
streets-ask-return = Nothing can be built: give a tile back
streets-ask-street = Which street is scored next?
streets-ask-business = Choose a building to take tokens for
streets-ask-token = Choose a business token
streets-ask-swap = Value a building by a tile in your hand?
streets-ask-move = Choose where this person moves
streets-ask-grifter_place = Choose where the Grifter builds
streets-ask-grifter_token = Choose what the Grifter takes
streets-ask-over = The game is over

## Decisions. $cell: a place in the city, to the east and to the south of Central Station.

streets-action-hire = Take this consultant: { $consultant }
streets-action-draw = Take any consultant
streets-action-abandon = Abandon { $tile }
streets-action-build = Build { $tile }
streets-action-invest = Build { $tile } with two signs
streets-action-return = Give { $tile } back
streets-action-place = At { $cell }, { $facing }
streets-action-cover = On top of { $tile }
streets-action-score = The street of { $tile }
streets-action-business = Tokens for { $tile }
streets-action-token = { $business }
streets-action-claim = { $business } for { $tile }
streets-action-swap = Value { $tile } as { $instead }
streets-action-decline = Leave it as it is
streets-action-move = To { $tile }
streets-facing-n = road to the north
streets-facing-e = road to the east
streets-facing-s = road to the south
streets-facing-w = road to the west

## What happened. $kinds, $back: kinds of tiles, as their backs show; $origin: where people come from.

streets-fact-hired = { $seat-you ->
    [yes] Your consultant: { $consultant }
   *[no] { $seat }’s consultant: { $consultant }
}
streets-fact-removed = Out of the game, unseen: { $kinds }
streets-fact-drew = { $seat-you ->
    [yes] You draw: { $kinds }
   *[no] { $seat } draws: { $kinds }
}
streets-fact-drew_tiles = { $seat-you ->
    [yes] You draw: { $tiles }
   *[no] { $seat } draws: { $tiles }
}
streets-fact-top_seen = On top of the stack: { $back }
streets-fact-turned_up = Open on the stack: { $tile }
streets-fact-drew_open = { $seat-you ->
    [yes] You take the open tile: { $tile }
   *[no] { $seat } takes the open tile: { $tile }
}
streets-fact-endgame_laid = On top of the Grifter’s endgame stack: { $back }
streets-fact-endgame_began = The stack is empty: the Grifter builds from the endgame stack
streets-fact-turn_began = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
streets-fact-abandoned = { $seat-you ->
    [yes] You abandon { $tile }
   *[no] { $seat } abandons { $tile }
}
streets-fact-took = { $seat-you ->
    [yes] { $signs ->
        [1] You choose { $tile }
       *[other] You choose { $tile }, with two signs
    }
   *[no] { $signs ->
        [1] { $seat } chooses { $tile }
       *[other] { $seat } chooses { $tile }, with two signs
    }
}
streets-fact-built = { $seat-you ->
    [yes] { $signs ->
        [1] You build { $tile }, { $facing }
       *[other] You build { $tile } with two signs, { $facing }
    }
   *[no] { $signs ->
        [1] { $seat } builds { $tile }, { $facing }
       *[other] { $seat } builds { $tile } with two signs, { $facing }
    }
}
streets-fact-built_over = { $seat-you ->
    [yes] You build { $tile } on top of { $covered }
   *[no] { $seat } builds { $tile } on top of { $covered }
}
streets-fact-returned = { $seat-you ->
    [yes] Nothing can be built: you give back { $tile }
   *[no] Nothing can be built: { $seat } gives back { $tile }
}
streets-fact-sent = From { $origin } to { $tile }, still seeking: { streets-people }
streets-fact-came_new = New at { $tile }: { streets-people }
streets-fact-found_home = Seekers from { $origin } settle at { $tile }: { streets-people }
streets-fact-enclosed = { $seat-you ->
    [yes] You score a street: { $tiles }
   *[no] { $seat } scores a street: { $tiles }
}
streets-fact-chose_business = { $seat-you ->
    [yes] You take tokens for { $tile }
   *[no] { $seat } takes tokens for { $tile }
}
streets-fact-got_tokens = { $seat-you ->
    [yes] You get { streets-tokens }
   *[no] { $seat } gets { streets-tokens }
}
streets-fact-swapped = { $seat-you ->
    [yes] You show { $instead } and value { $tile } by it
   *[no] { $seat } shows { $instead } and values { $tile } by it
}
streets-fact-declined = { $seat-you ->
    [yes] You value your buildings as they are
   *[no] { $seat } values the buildings as they are
}
streets-fact-income = { $seat-you ->
    [yes] You get { $total } $ for { $tile }
   *[no] { $seat } gets { $total } $ for { $tile }
}
streets-fact-moved = { $seat-you ->
    [yes] You move { streets-people } from { $origin } to { $tile }
   *[no] { $seat } moves { streets-people } from { $origin } to { $tile }
}
streets-fact-became_seekers = Nowhere to go, seeking at { $tile }: { streets-people }
streets-fact-final_income = { $seat-you ->
    [yes] At the end you get half for { $tile }: { $total } $
   *[no] At the end { $seat } gets half for { $tile }: { $total } $
}
streets-fact-bonus = { $seat-you ->
    [yes] Your tokens bring { $total } $
   *[no] { $seat }’s tokens bring { $total } $
}
streets-fact-ended = The game is over

## Why not

streets-refusal-ST-28 = Players at this table: { $seats }. The first player must be one of them.
streets-refusal-ST-60 = This tile is not in your hand.
streets-refusal-ST-62 = Something stands there already.
streets-refusal-ST-63 = Its road would touch no other road. It must go on in a straight line, or meet one at a right angle.
streets-refusal-ST-64 = Two roads would lie side by side.
streets-refusal-ST-65 = The street would have { $length } buildings. The most is { $most }.
streets-refusal-ST-74 = This street has not just been enclosed.
streets-refusal-ST-111 = { streets-crowd } move only to their symbol in an open street, never to an abandoned building or a start tile.
streets-refusal-ST-120 = This is not a building with your sign.
streets-refusal-ST-162 = Choose one of your own buildings in this street.
streets-refusal-ST-164 = No token of this type is left.
streets-refusal-ST-198 = Choose one of your own buildings in this street, and a tile in your hand.
streets-refusal-ST-199 = A tile that copies others cannot be used for this.
streets-refusal-ST-202 = Two signs need two unused ones, and no other building of yours may have two.
streets-refusal-ST-205 = Only the Renovator builds on top of others: in enclosed streets, and never on Central Station or City Park.
streets-refusal-ST-231 = The Grifter builds where the tile is worth most: { $tile }.
streets-refusal-ST-241 = { streets-crowd } go to the Grifter’s buildings first, if there are any for them.
streets-refusal-ST-250 = The Grifter takes a type it has fewest of.
streets-refusal-ST-251 = This consultant does not work at this table.

## Lines of amounts. $source is the building whose valuation it is; the amount itself stands beside it.

streets-line-ST-82 = People on it: { $count } × { $each }
streets-line-ST-84 = Enclosed streets
streets-line-ST-90 = { $source }, people in the street: { $count } × { $each }
streets-line-ST-91 = { $source }, symbols: { $count } × { $each }
streets-line-ST-92 = { $source }, pairs: { $count } × { $each }
streets-line-ST-93 = { $source }, wild symbols: { $count } × { $each }
streets-line-ST-94 = { $source }, own signs: { $count } × { $each }
streets-line-ST-95 = { $source }, buildings in the street: { $count } × { $each }
streets-line-ST-96 = { $source }, buildings around it: { $count } × { $each }
streets-line-ST-97 = { $count ->
    [0] { $source }, enclosing no street
   *[other] { $source }, enclosing a street
}
streets-line-ST-99 = { $source }, nothing to copy
streets-line-ST-151 = { $source-id ->
    [final] Buildings at the end
   *[other] Only half, rounded up
}
streets-line-ST-171 = { $source-id ->
    [majority] Most tokens of a type
   *[other] Most tokens: { $source }
}
streets-line-ST-172 = { $source-id ->
    [sets] Sets of four tokens
   *[other] Sets of four tokens: { $count } × { $each }
}
streets-line-ST-203 = Second sign: the same again
streets-line-ST-221 = Money at the start

## What a score is made of

streets-part-start = Start
streets-part-streets = Enclosed streets
streets-part-final = Buildings at the end
streets-part-majority = Most tokens
streets-part-sets = Token sets

## At the table, in the browser

streets-board-map = The map
streets-board-nearer = Zoom in
streets-board-farther = Zoom out
streets-board-all = Show the whole city
streets-board-hand = Your hand
streets-board-stack = { $count ->
    [one] { $count } tile in the stack
   *[other] { $count } tiles in the stack
}
# Alone: the tile that lies open on the stack.
streets-board-next = Open on the stack: { $tile }
streets-board-turn = Turn
streets-board-money = Money
streets-board-signs = Unused signs: { $count }
streets-board-kinds = Tiles in hand
streets-board-tokens = Business tokens
streets-board-owner = Owner: { $name }
streets-board-abandoned = Abandoned
streets-board-seekers = Seeking: { $people }
streets-board-symbols = { $count ->
    [one] { $kind }: { $count } symbol
   *[other] { $kind }: { $count } symbols
}
# $business: the name of a type. Two tokens where the sign is doubled.
streets-board-business = Business sign: { $business } × { $count }
# What a building would pay its owner if its street were scored now.
streets-board-worth = { $name } would get { $amount } $ now
streets-board-enclosed = { $count ->
    [one] Enclosed street of { $count } building
   *[other] Enclosed street of { $count } buildings
}
streets-board-open = { $count ->
    [one] Open street of { $count } building
   *[other] Open street of { $count } buildings
}
streets-board-start = A start tile: nobody owns it, and nobody moves in.
streets-board-closes = Encloses a street of { $count }
streets-board-later = When its street is enclosed: { $amount } $
# The same, with little room.
streets-board-later-short = later { $amount }
# Why a tile cannot be turned so, with little room.
streets-board-not-wide = too wide
streets-board-not-apart = no road
streets-board-not-long = too long
streets-board-not-taken = taken
# Where people would go. $people: how many, and who.
streets-board-go-to = { $people }: to { $tile }
streets-board-go-choice = { $people }: you choose one of { $count }
streets-board-go-nowhere = { $people }: nowhere to go, they seek
# Where a free cell is.
streets-board-cell-n = North of { $tile }
streets-board-cell-e = East of { $tile }
streets-board-cell-s = South of { $tile }
streets-board-cell-w = West of { $tile }
streets-board-ask-place = Where do you build { $tile }?
streets-board-ask-move = Where do they move: { $people }?
streets-board-together = How many go together
streets-board-all-of = All { $count }
# In the list of choices, beside a cell: to which side the road lies.
streets-board-road-n = north
streets-board-road-e = east
streets-board-road-s = south
streets-board-road-w = west

## How to play

streets-how-goal-title = The goal
streets-how-goal = Together you build one city. When a street is enclosed, its buildings pay their owners and its people move on. Whoever has the most money in the end wins.
streets-how-turn-title = Your turn
streets-how-turn-build-title = Build
streets-how-turn-build = Choose one of your 3 tiles, a place for it, and to which side its road lies. As many people of its colour as it has symbols come with it, and one of your signs says that it is yours.
streets-how-turn-score-title = Score
streets-how-turn-score = If that encloses a street, everybody with a sign there is paid, takes the sign back, and you decide where the people go.
streets-how-turn-draw-title = Draw
streets-how-turn-draw = Take a new tile from the stack, as long as there is one.
streets-how-place-title = Where you may build
streets-how-place = The road of a tile runs along one of its sides. It has to go on in a straight line from another road, or to meet one at a right angle. Two roads may never lie side by side.
streets-how-street = Tiles whose roads run on in a straight line are a street, 5 tiles at most. It is enclosed as soon as something stands at both ends.
streets-how-income-title = What a building pays
streets-how-income = Every building has a valuation: so many dollars for symbols, pairs, people, signs or neighbours. It pays that, and 1 $ for each person on it.
streets-how-symbols = All symbols in the street count, whosever they are, and those at its ends that point into it. A wild symbol counts as any.
streets-how-people-title = People move on
streets-how-people = When all are paid, the people of the street go to buildings with their symbol in open streets. If there are several, you choose for each of them.
streets-how-seekers = Who finds no place stands up and seeks. All seekers of a colour move into the next tile of their colour, wherever it is built.
streets-how-example-start = The beginning: Central Station and City Park. A spa west of the station would enclose the station’s street.
streets-how-example-income = The bear builds the Student House. It encloses a street of three: the Art Gallery pays 9 $, the owl gets 7 $ and 11 $. The Student House and the Hardware Store point into the street, so their symbols count.
streets-how-example-moved = The 3 hipsters go to the only open building of their kind, the Student House: now there are 4. The 2 parents find no home, and seek.
streets-how-example-seekers = The owl builds the Trendy Lofts: 2 parents come with the tile, and both seekers move in.
streets-how-signs-title = No sign left
streets-how-signs = You have 5 signs. If all of them stand in the city when you have to build, you first abandon a building: its sign comes back without money, and its people leave.
streets-how-end-title = The end
streets-how-end = The game ends when all tiles are built. Every building that still has a sign pays half of its value, rounded up.
streets-how-modules-title = More ways to play
streets-how-module-business = Business: for each enclosed street, every owner there takes tokens for one building.
streets-how-module-consultants = Consultants: everybody has one, with a power of its own.
streets-how-module-solo = Alone: you play against the Grifter, who always builds where a tile is worth most.
streets-how-tokens = Business tokens are worth 10 $ for the most of a type, and 10 $ for every set of four.
streets-how-table-title = At this table
streets-how-table-map = Drag the city to move it, zoom with the wheel or two fingers, and see all of it with the button in its corner.
streets-how-table-turn = With a tile in hand, point at a free place: it shows what it would bring. Turn the tile with R, the wheel, or the discs on its sides.
streets-how-table-move = Choose how many people go together, then click where they go, or drag them there.
streets-how-table-why = Point at any building to see what it would pay now, and why.
streets-how-tips-title = Good to know
streets-how-tips-close = A street pays everybody in it. Enclose it when most of it is yours.
streets-how-tips-people = People bring money wherever they live. Have a building ready for them in an open street before you enclose theirs.
streets-how-tips-signs = Signs come back only from enclosed streets. Do not begin five streets at once.
streets-how-ours = No list of the real tiles is public: 36 of the 45 tiles are ours, made by the rules that the rulebook prints.

## On a poster of the city

streets-poster-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
streets-poster-finished = { $count ->
    [one] { $count } enclosed street
   *[other] { $count } enclosed streets
}
streets-poster-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}

## A first game, guided: what the coach says. Two sentences at most.

streets-coach-goal = Welcome, builder! You two build one city, street by street; when a street is enclosed it pays, and the most money wins.
streets-coach-build = Choose one of your 3 tiles. People come with it, one for each of its symbols, and the coin at its top says what it pays for.
streets-coach-place = Choose a lit place and turn the tile so that its road joins another. Point at a place to see what the tile would earn there.
streets-coach-road = Roads that run on in a straight line are one street, 5 tiles at most. Something built at both ends encloses it.
streets-coach-sign = One of your 5 signs stands on your building now. It comes back when its street is enclosed and paid.
# $mine, $theirs: dollars
streets-coach-less = This street paid you { $mine } $ and your rival { $theirs } $. Enclose streets in which more of the buildings are yours.
# $mine, $theirs: dollars
streets-coach-more = This street paid you { $mine } $ and your rival { $theirs } $. That is the way: let it grow while it is yours, then enclose it.
streets-coach-street = Two streets were enclosed at once. Choose which one is scored first: its people may move into the other one.
streets-coach-move = The people of the street move on, and you decide where. On a building of yours each of them will be worth 1 $ more.
streets-coach-seekers = Some people found no home, so they stand and seek. They will move into the next tile of their colour, whoever builds it.
# $tile: the building
streets-coach-home = Seekers have found a home: { $tile }. A tile in the colour of many seekers is worth building soon.
streets-coach-abandon = All your signs stand in the city, so one building has to be given up. Choose one that would pay little, in a street that is far from enclosed.
# $tile: the building
streets-coach-abandoned = You had to give up a building without being paid: { $tile }. Enclose a street of yours before the last sign is gone.
streets-coach-return = None of your tiles fits anywhere. Give one back: it leaves the game.
streets-coach-worth = Point at any building to see what it would pay now, and why. A symbol counts for the whole street, whoever built it.
streets-coach-end = The game ends when all tiles are built. A sign that still stands then brings only half, so enclose what you can.
streets-coach-learned-enclose = An enclosed street pays everybody in it: enclose those that are mostly yours.
streets-coach-learned-people = People bring money and move on; seekers go to the next tile of their colour.
streets-coach-learned-signs = You have 5 signs, and they come back only from enclosed streets.
streets-coach-learned-end = When all tiles are built, what is still open pays half.

## What is gone, and what is left

streets-known-how = All tiles by kind. Some may have been removed unseen before the game: nobody knows which.
# Here and in the next two, $count: tiles.
streets-known-left = Not seen: { $count }
streets-known-open = In view, not built: { $count }
streets-known-gone = Built or gone: { $count }
# Where the unseen tiles of a kind are: how many in the stack, in hands, and removed before the game.
streets-known-where = stack { $stack } · hands { $hands } · removed { $removed }
# $tile: its name and what it is worth; $state: left, open or gone.
streets-known-tile = { $tile } – { $state ->
    [left] not seen
    [open] in view
   *[gone] built or gone
}
streets-known-tokens = Business tokens left

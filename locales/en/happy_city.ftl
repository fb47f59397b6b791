### Happy City. Arguments of each kind of message: locales/README.md.
### Words are those of the glossary in docs/rules/happy_city.md.
### May be the same in other languages: card-school, card-bank, card-igloo, card-museum, card-garage, card-grand_hotel, card-restaurant, card-laboratory, card-spa, card-casino, card-zoo, card-stadium, card-disco, card-moai, card-machu_picchu, card-big_ben, card-stonehenge, card-sushi_bar, card-taj_mahal, card-louvre, card-parthenon
### Rules without amounts of their own: HC-148, HC-151

## On its box

game-happy_city = Happy City
game-happy_city-blurb = Ten cards make a city. Bring in residents, make them happy, and spend every coin well.

## Options

happy_city-option-mode = Mode
happy_city-option-mode-family = Family
happy_city-option-mode-family-blurb = The game as it is meant: residents × hearts.
happy_city-option-mode-junior = Junior
happy_city-option-mode-junior-blurb = Gentler counting for younger players: residents + hearts.
happy_city-option-mode-expert = Expert
happy_city-option-mode-expert-blurb = Coloured markets, and special buildings with powers of their own.
happy_city-option-first = First player
happy_city-option-first-random = Random
happy_city-option-first-0 = Player 1
happy_city-option-first-1 = Player 2
happy_city-option-first-2 = Player 3
happy_city-option-first-3 = Player 4
happy_city-option-first-4 = Player 5

## Colours, alone or in a list

happy_city-colour-yellow = yellow
happy_city-colour-blue = blue
happy_city-colour-green = green
happy_city-colour-orange = orange
happy_city-colour-purple = purple

## Buildings of deck 1

happy_city-card-haunted_house = Haunted House
happy_city-card-factory = Factory
happy_city-card-steelworks = Steelworks
happy_city-card-grocery = Grocery
happy_city-card-shoe_shop = Shoe Shop
happy_city-card-school = School
happy_city-card-police_station = Police Station
happy_city-card-library = Library
happy_city-card-town_park = Town Park
happy_city-card-florist = Florist
happy_city-card-pastry_shop = Pastry Shop
happy_city-card-bookshop = Bookshop
happy_city-card-bank = Bank
happy_city-card-igloo = Igloo

## Buildings of deck 2

happy_city-card-museum = Museum
happy_city-card-observatory = Observatory
happy_city-card-hospital = Hospital
happy_city-card-hardware_store = Hardware Store
happy_city-card-perfumery = Perfumery
happy_city-card-shopping_mall = Shopping Mall
happy_city-card-garage = Garage
happy_city-card-offices = Offices
happy_city-card-grand_hotel = Grand Hotel
happy_city-card-restaurant = Restaurant

## Buildings of deck 3

happy_city-card-laboratory = Laboratory
happy_city-card-university = University
happy_city-card-spa = Spa
happy_city-card-casino = Casino
happy_city-card-ski_resort = Ski Resort
happy_city-card-zoo = Zoo
happy_city-card-tree_house = Tree House
happy_city-card-stadium = Stadium
happy_city-card-amusement_park = Amusement Park

## Dwellings

happy_city-card-house = House
happy_city-card-apartment_building = Apartment Building
happy_city-card-luxury_residence = Luxury Residence

## Markets

happy_city-card-market = Happy Market
happy_city-card-market_yellow = Yellow Happy Market
happy_city-card-market_blue = Blue Happy Market
happy_city-card-market_green = Green Happy Market
happy_city-card-market_orange = Orange Happy Market
happy_city-card-market_purple = Purple Happy Market

## Special buildings of the family game

happy_city-card-dinosaur_park = Dinosaur Park
happy_city-card-ball_pit = Ball Pit
happy_city-card-cat_cafe = Cat Café
happy_city-card-toy_store = Toy Store
happy_city-card-disco = Disco
happy_city-card-superhero_academy = Superhero Academy
happy_city-card-dragon_parking = Dragon Parking
happy_city-card-candy_factory = Candy Factory
happy_city-card-film_studio = Film Studio
happy_city-card-maze = Maze
happy_city-card-ghost_hunters_hq = Ghost Hunters’ HQ
happy_city-card-mars_embassy = Mars Embassy
happy_city-card-pirate_ship = Pirate Ship
happy_city-card-chocolate_factory = Chocolate Factory
happy_city-card-unicorn_ranch = Unicorn Ranch
happy_city-card-dream_factory = Dream Factory
happy_city-card-aqua_pony_club = Aqua Pony Club
happy_city-card-wizard_school = Wizard School

## Special buildings of the expert game, and what they do

happy_city-card-great_pyramid = Great Pyramid
happy_city-does-great_pyramid = At the end it copies a neighbour’s card in the same slot.
happy_city-card-castle = Castle
happy_city-does-castle = 1 coin each time a neighbour pays 4 or more for a card.
happy_city-card-joke_shop = Joke Shop
happy_city-does-joke_shop = When taken: 1 coin for each card in your city, this one too.
happy_city-card-harbor = Harbour
happy_city-does-harbor = Blue cards cost you 3 less.
happy_city-card-airport = Airport
happy_city-does-airport = Green cards cost you 3 less.
happy_city-card-art_gallery = Art Gallery
happy_city-does-art_gallery = Copies the card in the slot before it: income, residents and hearts.
happy_city-card-bowling_alley = Bowling Alley
happy_city-does-bowling_alley = +3 income for each of your purple cards.
happy_city-card-concert_arena = Concert Arena
happy_city-does-concert_arena = When taken: 2 × your income in coins. At the end you lose points equal to your income.
happy_city-card-moai = Moai
happy_city-does-moai = At the end: 2 hearts with exactly 9 cards in your city, 4 hearts with fewer.
happy_city-card-train_station = Train Station
happy_city-does-train_station = Orange cards cost you 3 less.
happy_city-card-statue_of_liberty = Statue of Liberty
happy_city-does-statue_of_liberty = Replaces the last card of your city, even when the city is full.
happy_city-card-hot_dog_stand = Hot Dog Stand
happy_city-does-hot_dog_stand = Cards from decks 1, 2 and 3 cost you 1, 4 and 6.
happy_city-card-barber_shop = Barber Shop
happy_city-does-barber_shop = +3 income while yours is lower than everybody else’s.
happy_city-card-sphinx = Sphinx
happy_city-does-sphinx = At the end it copies an opponent’s special building, or one drawn from the box.
happy_city-card-royal_palace = Royal Palace
happy_city-does-royal_palace = After income: take 1 coin from your richest opponent, or from each of them if tied.
happy_city-card-burger_joint = Burger Joint
happy_city-does-burger_joint = Most blue cards: 3 hearts. Tied: 2. Otherwise: 1.
happy_city-card-underwater_tunnel = Underwater Tunnel
happy_city-does-underwater_tunnel = The next card you buy is free.
happy_city-card-water_park = Water Park
happy_city-does-water_park = When taken: 1 coin for everybody.
happy_city-card-escape_room = Escape Room
happy_city-does-escape_room = +2 income while nobody has fewer yellow cards than you.
happy_city-card-machu_picchu = Machu Picchu
happy_city-does-machu_picchu = 1 resident for each orange card of your left neighbour.
happy_city-card-big_ben = Big Ben
happy_city-does-big_ben = If you buy nothing you take 5 coins.
happy_city-card-golden_gate_bridge = Golden Gate Bridge
happy_city-does-golden_gate_bridge = Cards touching it: 2 of one colour bring 1 heart and 1 resident, 3 bring 2 hearts and 1 resident.
happy_city-card-stonehenge = Stonehenge
happy_city-does-stonehenge = 1 resident for each blue card of one neighbour.
happy_city-card-sushi_bar = Sushi Bar
happy_city-does-sushi_bar = +1 income for each of your blue cards.
happy_city-card-wind_turbine = Wind Turbine
happy_city-does-wind_turbine = 1 heart for each of your green cards.
happy_city-card-taj_mahal = Taj Mahal
happy_city-does-taj_mahal = 3 hearts if your income is lower than each neighbour’s, otherwise 1.
happy_city-card-louvre = Louvre
happy_city-does-louvre = In the next 2 income phases you also collect an opponent’s income.
happy_city-card-greengrocer = Greengrocer
happy_city-does-greengrocer = +1 income for each pair of heart and resident in your city.
happy_city-card-croissant_bakery = Croissant Bakery
happy_city-does-croissant_bakery = +2 income for each of your green cards.
happy_city-card-mayan_pyramid = Mayan Pyramid
happy_city-does-mayan_pyramid = Most green cards: 3 hearts. Tied: 1. Otherwise: 1.
happy_city-card-leaning_tower = Leaning Tower
happy_city-does-leaning_tower = 1 heart for each yellow card of one neighbour.
happy_city-card-arcade = Arcade
happy_city-does-arcade = Before income: 2 coins, if you have any.
happy_city-card-great_wall = Great Wall
happy_city-does-great_wall = 3 hearts if the next two cards share a colour, otherwise 1.
happy_city-card-billiard_hall = Billiard Hall
happy_city-does-billiard_hall = +1 income for each different colour in the slots before it.
happy_city-card-domed_cathedral = Domed Cathedral
happy_city-does-domed_cathedral = 3 hearts if you have no orange card at the end.
happy_city-card-japanese_garden = Japanese Garden
happy_city-does-japanese_garden = 2 × your points if they are below 30.
happy_city-card-parthenon = Parthenon
happy_city-does-parthenon = 4 residents if you have no green card at the end.
happy_city-card-colosseum = Colosseum
happy_city-does-colosseum = Most orange cards: 3 residents. Tied: 2. Otherwise: 1.

## What is asked

happy_city-ask-draft = Choose a Happy Market: its colour counts
happy_city-ask-louvre = Louvre: whose income do you collect as well?
happy_city-ask-discard = Discard a face-up card, or keep them all
happy_city-ask-reveal = Choose a deck and reveal its top card
happy_city-ask-buy = Buy a building or a dwelling, or take coins
happy_city-ask-special = Take a special building? You may have only one
happy_city-ask-sphinx = Sphinx: which special building does it copy?
happy_city-ask-pyramid = Great Pyramid: whose card does it copy?
happy_city-ask-over = The game is over

## Decisions

happy_city-action-draft = Take { $card }
happy_city-action-louvre = Collect { $seat }’s income
happy_city-action-discard = Discard { $card }
happy_city-action-keep = Keep all cards
happy_city-action-reveal = Reveal from deck { $deck }
happy_city-action-buy = Buy { $card }
happy_city-action-pass = Buy nothing, take coins
happy_city-action-take = Take { $card }
happy_city-action-decline = Take none
happy_city-action-copy = Copy { $card }
happy_city-action-refuse = Draw one from the box
happy_city-action-pyramid = Copy { $seat }’s card

## What happened

happy_city-fact-market_taken = { $seat-you ->
    [yes] You take { $market }
   *[no] { $seat } takes { $market }
}
happy_city-fact-round_began = Round { $round } begins
happy_city-fact-income = { $seat-you ->
    [yes] { $total ->
        [one] You collect { $total } coin
       *[other] You collect { $total } coins
    }
   *[no] { $total ->
        [one] { $seat } collects { $total } coin
       *[other] { $seat } collects { $total } coins
    }
}
# Coins that are not income: $source is the building that brings or takes them, $amount how many,
# $sign "plus" or "minus".
happy_city-fact-coins = { $seat-you ->
    [yes] { $sign ->
        [minus] { $amount ->
            [one] { $source }: you lose { $amount } coin
           *[other] { $source }: you lose { $amount } coins
        }
       *[plus] { $amount ->
            [one] { $source }: you gain { $amount } coin
           *[other] { $source }: you gain { $amount } coins
        }
    }
   *[no] { $sign ->
        [minus] { $amount ->
            [one] { $source }: { $seat } loses { $amount } coin
           *[other] { $source }: { $seat } loses { $amount } coins
        }
       *[plus] { $amount ->
            [one] { $source }: { $seat } gains { $amount } coin
           *[other] { $source }: { $seat } gains { $amount } coins
        }
    }
}
happy_city-fact-louvre_chose = { $seat-you ->
    [yes] Louvre: you also collect { $opponent }’s income
   *[no] { $opponent-you ->
        [yes] Louvre: { $seat } also collects your income
       *[no] Louvre: { $seat } also collects { $opponent }’s income
    }
}
happy_city-fact-turn_began = { $seat-you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
happy_city-fact-discarded = { $seat-you ->
    [yes] You discard { $card }
   *[no] { $seat } discards { $card }
}
happy_city-fact-kept = { $seat-you ->
    [yes] You keep all face-up cards
   *[no] { $seat } keeps all face-up cards
}
happy_city-fact-revealed = { $seat-you ->
    [yes] You reveal { $card } from deck { $deck }
   *[no] { $seat } reveals { $card } from deck { $deck }
}
happy_city-fact-reshuffled = { $cards ->
    [one] Deck { $deck } is empty: its discard pile is shuffled, { $cards } card
   *[other] Deck { $deck } is empty: its discard pile is shuffled, { $cards } cards
}
# $slot: the place in the city, 1 to 10.
happy_city-fact-bought = { $seat-you ->
    [yes] { $total ->
        [0] You buy { $card } for free
        [one] You buy { $card } for { $total } coin
       *[other] You buy { $card } for { $total } coins
    }
   *[no] { $total ->
        [0] { $seat } buys { $card } for free
        [one] { $seat } buys { $card } for { $total } coin
       *[other] { $seat } buys { $card } for { $total } coins
    }
}
happy_city-fact-passed = { $seat-you ->
    [yes] { $total ->
        [one] You buy nothing and take { $total } coin
       *[other] You buy nothing and take { $total } coins
    }
   *[no] { $total ->
        [one] { $seat } buys nothing and takes { $total } coin
       *[other] { $seat } buys nothing and takes { $total } coins
    }
}
happy_city-fact-took = { $seat-you ->
    [yes] You take a special building: { $card }
   *[no] { $seat } takes a special building: { $card }
}
happy_city-fact-declined = { $seat-you ->
    [yes] You take no special building
   *[no] { $seat } takes no special building
}
happy_city-fact-lost = { $seat-you ->
    [yes] { $card } leaves your city
   *[no] { $card } leaves { $seat }’s city
}
happy_city-fact-final_began = Round { $round } was the last one
# $drawn: "yes" if it was drawn from the box.
happy_city-fact-sphinx_copied = { $seat-you ->
    [yes] { $drawn ->
        [yes] Your Sphinx copies a card from the box: { $card }
       *[no] Your Sphinx copies { $card }
    }
   *[no] { $drawn ->
        [yes] { $seat }’s Sphinx copies a card from the box: { $card }
       *[no] { $seat }’s Sphinx copies { $card }
    }
}
happy_city-fact-pyramid_copied = { $seat-you ->
    [yes] Your Great Pyramid copies { $neighbour }’s card: { $card }
   *[no] { $neighbour-you ->
        [yes] { $seat }’s Great Pyramid copies your card: { $card }
       *[no] { $seat }’s Great Pyramid copies { $neighbour }’s card: { $card }
    }
}
happy_city-fact-ended = The game is over

## Why not

happy_city-refusal-HC-60 = { $card } is not among the face-up cards.
happy_city-refusal-HC-68 = This deck is empty, and so is its discard pile.
happy_city-refusal-HC-70 = { $card } is not among the face-up cards.
happy_city-refusal-HC-71 = No cards are left on this stack: { $card }.
happy_city-refusal-HC-74 = Price: { $price }. Your coins: { $coins }.
happy_city-refusal-HC-75 = You already have { $card }. A city never holds two cards of the same name.
happy_city-refusal-HC-80 = { $card } is not in the row of special buildings.
happy_city-refusal-HC-81 = It needs { $colour } cards: { $needed }. You have { $has }.
happy_city-refusal-HC-84 = You already have a special building. Everybody may take only one.
happy_city-refusal-HC-87 = Your city is full: it has 10 cards.
happy_city-refusal-HC-133 = { $card } has been taken already.
happy_city-refusal-HC-140 = The Great Pyramid copies a neighbour’s card in its own slot, and no special building.
happy_city-refusal-HC-151 = The Sphinx copies a special building of an opponent.
happy_city-refusal-HC-162 = The Louvre pays you the income of an opponent.
happy_city-refusal-HC-201 = Players at this table: { $seats }. The first player must be one of them.

## Lines of amounts. $source is the card, $sign "plus" or "minus"; the amount itself stands beside it.

happy_city-line-HC-50 = { $source }
happy_city-line-HC-72 = Bought nothing
happy_city-line-HC-74 = { $source }
happy_city-line-HC-110 = { $source }
happy_city-line-HC-111 = { $source }
happy_city-line-HC-112 = Residents × hearts: { $count } × { $each }
happy_city-line-HC-116 = Coins
happy_city-line-HC-120 = { $source }
happy_city-line-HC-140 = { $source }: as the card it copies
happy_city-line-HC-141 = { $source }: a neighbour paid 4 or more
happy_city-line-HC-142 = { $source }: for each card in the city
happy_city-line-HC-143 = { $source }: cheaper
happy_city-line-HC-144 = { $source }: as the card before it
happy_city-line-HC-145 = { $source }: for each card of its colour
happy_city-line-HC-146 = { $sign ->
    [minus] { $source }: minus the income
   *[plus] { $source }: 2 × the income
}
happy_city-line-HC-147 = { $source }: for the size of the city
happy_city-line-HC-149 = { $source }: lowest price of the deck
happy_city-line-HC-150 = { $source }: the lowest income
happy_city-line-HC-152 = { $source }: from the richest
happy_city-line-HC-153 = { $source }: number of cards compared
happy_city-line-HC-154 = { $source }: free
happy_city-line-HC-155 = { $source }: for everybody
happy_city-line-HC-156 = { $source }: nobody has fewer yellow cards
happy_city-line-HC-157 = { $source }: for each card of a neighbour
happy_city-line-HC-158 = { $source }: bought nothing
happy_city-line-HC-159 = { $source }: touching cards of one colour
happy_city-line-HC-160 = { $source }: for each green card
happy_city-line-HC-161 = { $source }: income compared with the neighbours
happy_city-line-HC-162 = { $source }: an opponent’s income
happy_city-line-HC-163 = { $source }: pairs of heart and resident
happy_city-line-HC-164 = { $source }: before income
happy_city-line-HC-165 = { $source }: the next two cards
happy_city-line-HC-166 = { $source }: different colours before it
happy_city-line-HC-167 = { $source }: no card of that colour
happy_city-line-HC-168 = { $source }: doubled

## What a score is made of

happy_city-part-residents = Residents
happy_city-part-hearts = Hearts

## The board: labels, and cards read aloud

happy_city-board-display = Face-up cards
happy_city-board-dwellings = Dwellings
happy_city-board-decks = Decks
happy_city-board-specials = Special buildings
happy_city-board-markets = Happy Markets
happy_city-board-yours = Your city
# The list of all cities.
happy_city-board-cities = Cities
# $coins: how many the viewer takes.
happy_city-board-pass = { $coins ->
    [one] Buy nothing, take { $coins } coin
   *[other] Buy nothing, take { $coins } coins
}
happy_city-board-coins = Coins
happy_city-board-income-each-round = Income each round
happy_city-board-cards = Cards in the city
# A city read aloud. All are numbers but $seat; $residents and $hearts may be below 0.
happy_city-board-city-about = { $seat-you ->
    [yes] Your city: coins { $coins }, income { $income }, residents { $residents }, hearts { $hearts }, cards { $cards }
   *[no] { $seat }’s city: coins { $coins }, income { $income }, residents { $residents }, hearts { $hearts }, cards { $cards }
}
# A deck read aloud: what its cards cost, how many are left, how many lie on its discard pile.
happy_city-board-deck-about = Deck { $deck }, cost { $low } to { $high }, { $cards } left, { $discarded } discarded
# $slot: the place in a city, 1 to 10; $card: a card read aloud.
happy_city-board-plot = { $slot }: { $card }
happy_city-board-free-plot = { $slot }: free plot
# How much of a city is built on.
happy_city-board-plots-used = { $used } of { $plots } plots
# How many of the cards that a special building asks for the city has.
happy_city-board-met = { $met } of { $needed }
# How many cards a stack of dwellings has left.
happy_city-board-left = { $count } left
# A card read aloud, part by part, with commas between. $count may be below 0.
happy_city-board-cost = cost { $coins }
# What the viewer pays, if a special building changes what is printed.
happy_city-board-cost-instead = cost { $coins } instead of { $printed }
happy_city-board-income = income { $count }
happy_city-board-residents = residents { $count }
happy_city-board-hearts = hearts { $count }
# $needs: a list of the next message, such as “2 blue and 1 green”.
happy_city-board-needs = needs { $needs }
# $colour: its name, as in happy_city-colour-…
happy_city-board-need = { $count } { $colour }

## How to play: a page of five minutes

happy_city-how-goal-title = The goal
happy_city-how-goal = You build a city of up to 10 cards, one card a turn. Residents move in, and hearts show how happy they are. At the end you multiply: residents × hearts. Many residents without a single heart are worth nothing, so look after both.

happy_city-how-card-title = What a card tells you
happy_city-how-card-cost-title = Cost
happy_city-how-card-cost = What you pay for it, once.
happy_city-how-card-income-title = Income
happy_city-how-card-income = The coins it brings you at the start of every round.
happy_city-how-card-people-title = Residents and hearts
happy_city-how-card-people = What counts at the end. A crossed-out one takes one away.
happy_city-how-card-colour-title = Colour
happy_city-how-card-colour = Nothing by itself, but special buildings ask for it. Every colour has its own sign.

happy_city-how-start-title = The start
happy_city-how-start = Everybody has 2 coins and one card in the city: the Happy Market, with an income of 1.

happy_city-how-round-title = A round
happy_city-how-round-income = First comes income: everybody collects coins from all their cards at once.
happy_city-how-round-turns = Then the players take their turns one after another, beginning with the first player, who stays the same for the whole game.

happy_city-how-turn-title = Your turn, in four steps
happy_city-how-turn-discard-title = Discard
happy_city-how-turn-discard = You may put away one of the face-up cards, or keep them all.
happy_city-how-turn-reveal-title = Reveal
happy_city-how-turn-reveal = While fewer than 3 cards are face up, choose a deck and turn its top card. Deck 1 has the cheap cards (cost 1–3), deck 2 the middle ones (4–5), deck 3 the grand ones (6–9).
happy_city-how-turn-buy-title = Buy
happy_city-how-turn-buy = Take one of the face-up cards or one of the dwellings and pay its cost. Or buy nothing and take 1 coin. A city never holds two cards of the same name.
happy_city-how-turn-special-title = Special building
happy_city-how-turn-special = If your city has the colours that a special building asks for, you may take it. It is free, and your cards stay where they are. You may have only one in the whole game, so choose well.
happy_city-how-figure-buy = Your turn to buy, with 5 coins. The Museum costs 4 and brings 2 hearts. It is also your second blue card.
happy_city-how-figure-special = With 2 blue cards and 1 green one the Film Studio can be yours: 2 coins every round, and 2 hearts at the end.

happy_city-how-end-title = The end
happy_city-how-end-when = When a city has 10 cards, this round is the last. It is played to its end, so that everybody has had the same number of turns.
happy_city-how-end-score = Now add up all residents and all hearts of your city and multiply the two. A negative number counts as zero here (our reading: the rulebook does not say). Whoever has the most points wins. Coins bring no points, but they break ties.
happy_city-how-figure-end = A finished city: 5 residents and 9 − 1 = 8 hearts. 5 × 8 = 40 points.

happy_city-how-junior-title = Junior: for younger players
happy_city-how-junior = Everything is the same, but at the end residents and hearts are added. The city above has 5 + 8 = 13 points.

happy_city-how-expert-title = Expert: when you know your way around
happy_city-how-expert-market = Before the first round everybody chooses a coloured Happy Market; the last player chooses first. Its colour counts like that of any other card.
happy_city-how-expert-special = The special buildings have powers of their own: some make cards cheaper, some bring coins, some look at your neighbours, some count only at the end. What each of them does is written beside it.
happy_city-how-figure-expert = The choice of the markets, with the special buildings already in view: which colours will you need?

happy_city-how-table-title = At this table
happy_city-how-table-choices = What you can do now is lit on the board and stands in the list of choices. Point at a choice to see what it would bring.
happy_city-how-table-undo = A step that shows nothing new can be undone until you confirm it.
happy_city-how-table-why = A choice that is not possible says why. Every amount in the log shows what it is made of.

happy_city-how-tips-title = Three hints
happy_city-how-tips-income = Coins first: in the early rounds every bit of income pays for itself many times over.
happy_city-how-tips-balance = Six residents and six hearts are worth more than ten and two.
happy_city-how-tips-watch = Watch the others: a card that helps your neighbour can be discarded.

## A first game, guided: what the coach says. Two sentences at most.

happy_city-coach-goal = Welcome, mayor! You fill your city with 10 cards; in the end its residents times its hearts are your points.
happy_city-coach-reveal = Turn up cards until 3 lie open. Deck 1 is cheap, deck 2 costs 4 or 5 coins, deck 3 is grand and dear: you have 3 coins.
happy_city-coach-buy = Now buy one: the coin on a card is its price. Cards that bring coins every round pay best when they come early.
happy_city-coach-poor = Nothing here is cheap enough for you yet. Take a coin: next round your city pays you again.
happy_city-coach-passed = You built nothing and took 1 coin. That is one card fewer in your city, and one round less in which it would have paid.
# $total: coins
happy_city-coach-income = Every round begins with income: your city has paid { $total } this time. Whoever earns more can soon build what is grand.
happy_city-coach-discard = You may put one of these cards away before new ones are turned up. Take one that only helps your rival, or one nobody can pay.
happy_city-coach-balance = These two are multiplied in the end: residents and hearts. Raise the smaller one, for 6 × 6 is more than 10 × 2.
happy_city-coach-special = Your colours fit: this special building is free. You may have only one in the whole game, so look at what it brings.
happy_city-coach-colours = Here are the special buildings. Each asks for colours, so look at the colour of what you buy, too.
happy_city-coach-declined = You left it where it is. Your cards keep their colours: as long as it lies there, you may take it after any of your turns.
# $card: a special building
happy_city-coach-taken = Your rival has taken a special building: { $card }. It is gone for you; the others still wait.
happy_city-coach-end = The round in which a city reaches 10 cards is the last. Coins count for nothing then: turn them into residents and hearts.
happy_city-coach-learned-income = Income comes every round, so buy it early.
happy_city-coach-learned-points = Points are residents × hearts: both have to grow.
happy_city-coach-learned-special = Colours open special buildings, but only one for each city.
happy_city-coach-learned-end = When a city has 10 cards, the round is played to its end, and coins are worth nothing.

## What is gone, and what is left

happy_city-known-how = There are two of each building. Discarded cards come back when their deck runs out.
# Here and in the next three, $count: cards.
happy_city-known-left = In the decks: { $count }
happy_city-known-open = Open: { $count }
happy_city-known-back = Discarded: { $count }
happy_city-known-gone = In cities: { $count }
# $where: one of the next four for each of its two cards.
happy_city-known-name = { $name }, cost { $cost }: { $where }
happy_city-known-is-left = in the deck
happy_city-known-is-open = open
happy_city-known-is-back = discarded
happy_city-known-is-gone = in a city

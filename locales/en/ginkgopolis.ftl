### Ginkgopolis. Arguments of each kind of message: locales/README.md.
### Words are those of the glossary in docs/rules/ginkgopolis.md. A tile and the card of its building have the same name.
### May be the same in other languages: line-GK-57, line-GK-66, line-GK-78, option-mode-draft, option-mode-solo_normal

## On its box

game-ginkgopolis = Ginkgopolis
game-ginkgopolis-blurb = A green city that grows outwards and upwards, tile by tile.

## Options

ginkgopolis-option-mode = Mode
ginkgopolis-option-mode-intro = First game
ginkgopolis-option-mode-intro-blurb = Everybody begins with three characters that go well together.
ginkgopolis-option-mode-draft = Draft
ginkgopolis-option-mode-draft-blurb = Everybody chooses three characters: keep one, pass on the others.
ginkgopolis-option-mode-solo_normal = Solo
ginkgopolis-option-mode-solo_normal-blurb = One player against Gosha, who builds something every round.
ginkgopolis-option-mode-solo_expert = Solo, expert
ginkgopolis-option-mode-solo_expert-blurb = Gosha may look for a better card.
ginkgopolis-option-open_counts = Open counts
ginkgopolis-option-open_counts-blurb = Everybody sees how many tiles and resources the others have.

## Colours

ginkgopolis-colour-blue = blue
ginkgopolis-colour-red = red
ginkgopolis-colour-yellow = yellow

## Tiles, cards, letters, characters

ginkgopolis-card-tile_blue_1 = Blue 1
ginkgopolis-card-tile_blue_2 = Blue 2
ginkgopolis-card-tile_blue_3 = Blue 3
ginkgopolis-card-tile_blue_4 = Blue 4
ginkgopolis-card-tile_blue_5 = Blue 5
ginkgopolis-card-tile_blue_6 = Blue 6
ginkgopolis-card-tile_blue_7 = Blue 7
ginkgopolis-card-tile_blue_8 = Blue 8
ginkgopolis-card-tile_blue_9 = Blue 9
ginkgopolis-card-tile_blue_10 = Blue 10
ginkgopolis-card-tile_blue_11 = Blue 11
ginkgopolis-card-tile_blue_12 = Blue 12
ginkgopolis-card-tile_blue_13 = Blue 13
ginkgopolis-card-tile_blue_14 = Blue 14
ginkgopolis-card-tile_blue_15 = Blue 15
ginkgopolis-card-tile_blue_16 = Blue 16
ginkgopolis-card-tile_blue_17 = Blue 17
ginkgopolis-card-tile_blue_18 = Blue 18
ginkgopolis-card-tile_blue_19 = Blue 19
ginkgopolis-card-tile_blue_20 = Blue 20
ginkgopolis-card-tile_red_1 = Red 1
ginkgopolis-card-tile_red_2 = Red 2
ginkgopolis-card-tile_red_3 = Red 3
ginkgopolis-card-tile_red_4 = Red 4
ginkgopolis-card-tile_red_5 = Red 5
ginkgopolis-card-tile_red_6 = Red 6
ginkgopolis-card-tile_red_7 = Red 7
ginkgopolis-card-tile_red_8 = Red 8
ginkgopolis-card-tile_red_9 = Red 9
ginkgopolis-card-tile_red_10 = Red 10
ginkgopolis-card-tile_red_11 = Red 11
ginkgopolis-card-tile_red_12 = Red 12
ginkgopolis-card-tile_red_13 = Red 13
ginkgopolis-card-tile_red_14 = Red 14
ginkgopolis-card-tile_red_15 = Red 15
ginkgopolis-card-tile_red_16 = Red 16
ginkgopolis-card-tile_red_17 = Red 17
ginkgopolis-card-tile_red_18 = Red 18
ginkgopolis-card-tile_red_19 = Red 19
ginkgopolis-card-tile_red_20 = Red 20
ginkgopolis-card-tile_yellow_1 = Yellow 1
ginkgopolis-card-tile_yellow_2 = Yellow 2
ginkgopolis-card-tile_yellow_3 = Yellow 3
ginkgopolis-card-tile_yellow_4 = Yellow 4
ginkgopolis-card-tile_yellow_5 = Yellow 5
ginkgopolis-card-tile_yellow_6 = Yellow 6
ginkgopolis-card-tile_yellow_7 = Yellow 7
ginkgopolis-card-tile_yellow_8 = Yellow 8
ginkgopolis-card-tile_yellow_9 = Yellow 9
ginkgopolis-card-tile_yellow_10 = Yellow 10
ginkgopolis-card-tile_yellow_11 = Yellow 11
ginkgopolis-card-tile_yellow_12 = Yellow 12
ginkgopolis-card-tile_yellow_13 = Yellow 13
ginkgopolis-card-tile_yellow_14 = Yellow 14
ginkgopolis-card-tile_yellow_15 = Yellow 15
ginkgopolis-card-tile_yellow_16 = Yellow 16
ginkgopolis-card-tile_yellow_17 = Yellow 17
ginkgopolis-card-tile_yellow_18 = Yellow 18
ginkgopolis-card-tile_yellow_19 = Yellow 19
ginkgopolis-card-tile_yellow_20 = Yellow 20
ginkgopolis-card-card_blue_1 = Blue 1
ginkgopolis-card-card_blue_2 = Blue 2
ginkgopolis-card-card_blue_3 = Blue 3
ginkgopolis-card-card_blue_4 = Blue 4
ginkgopolis-card-card_blue_5 = Blue 5
ginkgopolis-card-card_blue_6 = Blue 6
ginkgopolis-card-card_blue_7 = Blue 7
ginkgopolis-card-card_blue_8 = Blue 8
ginkgopolis-card-card_blue_9 = Blue 9
ginkgopolis-card-card_blue_10 = Blue 10
ginkgopolis-card-card_blue_11 = Blue 11
ginkgopolis-card-card_blue_12 = Blue 12
ginkgopolis-card-card_blue_13 = Blue 13
ginkgopolis-card-card_blue_14 = Blue 14
ginkgopolis-card-card_blue_15 = Blue 15
ginkgopolis-card-card_blue_16 = Blue 16
ginkgopolis-card-card_blue_17 = Blue 17
ginkgopolis-card-card_blue_18 = Blue 18
ginkgopolis-card-card_blue_19 = Blue 19
ginkgopolis-card-card_blue_20 = Blue 20
ginkgopolis-card-card_red_1 = Red 1
ginkgopolis-card-card_red_2 = Red 2
ginkgopolis-card-card_red_3 = Red 3
ginkgopolis-card-card_red_4 = Red 4
ginkgopolis-card-card_red_5 = Red 5
ginkgopolis-card-card_red_6 = Red 6
ginkgopolis-card-card_red_7 = Red 7
ginkgopolis-card-card_red_8 = Red 8
ginkgopolis-card-card_red_9 = Red 9
ginkgopolis-card-card_red_10 = Red 10
ginkgopolis-card-card_red_11 = Red 11
ginkgopolis-card-card_red_12 = Red 12
ginkgopolis-card-card_red_13 = Red 13
ginkgopolis-card-card_red_14 = Red 14
ginkgopolis-card-card_red_15 = Red 15
ginkgopolis-card-card_red_16 = Red 16
ginkgopolis-card-card_red_17 = Red 17
ginkgopolis-card-card_red_18 = Red 18
ginkgopolis-card-card_red_19 = Red 19
ginkgopolis-card-card_red_20 = Red 20
ginkgopolis-card-card_yellow_1 = Yellow 1
ginkgopolis-card-card_yellow_2 = Yellow 2
ginkgopolis-card-card_yellow_3 = Yellow 3
ginkgopolis-card-card_yellow_4 = Yellow 4
ginkgopolis-card-card_yellow_5 = Yellow 5
ginkgopolis-card-card_yellow_6 = Yellow 6
ginkgopolis-card-card_yellow_7 = Yellow 7
ginkgopolis-card-card_yellow_8 = Yellow 8
ginkgopolis-card-card_yellow_9 = Yellow 9
ginkgopolis-card-card_yellow_10 = Yellow 10
ginkgopolis-card-card_yellow_11 = Yellow 11
ginkgopolis-card-card_yellow_12 = Yellow 12
ginkgopolis-card-card_yellow_13 = Yellow 13
ginkgopolis-card-card_yellow_14 = Yellow 14
ginkgopolis-card-card_yellow_15 = Yellow 15
ginkgopolis-card-card_yellow_16 = Yellow 16
ginkgopolis-card-card_yellow_17 = Yellow 17
ginkgopolis-card-card_yellow_18 = Yellow 18
ginkgopolis-card-card_yellow_19 = Yellow 19
ginkgopolis-card-card_yellow_20 = Yellow 20
ginkgopolis-card-urban_a = Letter A
ginkgopolis-card-urban_b = Letter B
ginkgopolis-card-urban_c = Letter C
ginkgopolis-card-urban_d = Letter D
ginkgopolis-card-urban_e = Letter E
ginkgopolis-card-urban_f = Letter F
ginkgopolis-card-urban_g = Letter G
ginkgopolis-card-urban_h = Letter H
ginkgopolis-card-urban_i = Letter I
ginkgopolis-card-urban_j = Letter J
ginkgopolis-card-urban_k = Letter K
ginkgopolis-card-urban_l = Letter L
ginkgopolis-card-char_01 = Bio-technologist (urbanize)
ginkgopolis-card-char_02 = Bio-planner (floors)
ginkgopolis-card-char_03 = Bio-engineer (floors)
ginkgopolis-card-char_04 = Bio-technologist (floors)
ginkgopolis-card-char_05 = Bio-planner (floors)
ginkgopolis-card-char_06 = Bio-engineer (exploit)
ginkgopolis-card-char_07 = Bio-technologist (exploit)
ginkgopolis-card-char_08 = Bio-planner (urbanize)
ginkgopolis-card-char_09 = Bio-engineer (urbanize)
ginkgopolis-card-char_10 = Bio-technologist (urbanize)
ginkgopolis-card-char_11 = Bio-planner (urbanize)
ginkgopolis-card-char_12 = Bio-engineer (floors)
ginkgopolis-card-char_13 = Bio-technologist (exploit)
ginkgopolis-card-char_14 = Bio-planner (exploit)
ginkgopolis-card-char_15 = Bio-engineer (floors)
ginkgopolis-card-char_16 = Bio-technologist (urbanize)
ginkgopolis-card-char_17 = Bio-planner (exploit)
ginkgopolis-card-char_18 = Bio-engineer (exploit)
ginkgopolis-card-char_19 = Bio-engineer (urbanize)
ginkgopolis-card-char_20 = Bio-engineer (urbanize)
ginkgopolis-card-char_21 = Bio-technologist (floors)
ginkgopolis-card-char_22 = Bio-technologist (floors)
ginkgopolis-card-char_23 = Bio-technologist (floors)
ginkgopolis-card-char_24 = Bio-technologist (exploit)
ginkgopolis-card-char_25 = Bio-technologist (exploit)
ginkgopolis-card-char_26 = Bio-engineer (exploit)
ginkgopolis-card-char_27 = Bio-technologist (urbanize)

## The automatic opponent of the solo game

ginkgopolis-automaton = Gosha

## Bonuses. $of: a colour, or what has to be done; $vp: success points

ginkgopolis-trigger-exploit = Exploit
ginkgopolis-trigger-urbanize = Urbanize
ginkgopolis-trigger-construct = Raise a floor
ginkgopolis-asset-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
ginkgopolis-asset-vp = { $count ->
    [one] { $count } success point
   *[other] { $count } success points
}
ginkgopolis-asset-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
ginkgopolis-bonus-own_resources_on_colour = { $of ->
    [blue] { $vp } for each own resource on blue buildings
    [red] { $vp } for each own resource on red buildings
   *[yellow] { $vp } for each own resource on yellow buildings
}
# $most is 0: no upper bound.
ginkgopolis-bonus-own_buildings_height = { $most ->
    [0] { $vp } for each own building of { $least } or more floors
   *[other] { $vp } for each own building of { $least } to { $most } floors
}
ginkgopolis-bonus-cards_with_trigger = { $of ->
    [exploit] { $vp } for each own card with a bonus for exploiting
    [urbanize] { $vp } for each own card with a bonus for urbanizing
   *[construct] { $vp } for each own card with a bonus for raising a floor
}
ginkgopolis-bonus-cards_of_colour = { $of ->
    [blue] { $vp } for each own blue card
    [red] { $vp } for each own red card
   *[yellow] { $vp } for each own yellow card
}
ginkgopolis-bonus-flat = { $vp ->
    [one] { $vp } success point
   *[other] { $vp } success points
}

## What is asked

ginkgopolis-ask-draft_character = Choose a character to keep
ginkgopolis-ask-choose_action = Choose a card, alone or with a tile
ginkgopolis-ask-exploit_urban_choice = Take a resource or a tile
ginkgopolis-ask-move_token = Where does the letter go?
ginkgopolis-ask-relocate_token = Choose a place for the letter along the edge
ginkgopolis-ask-push_tokens = Which way are the letters pushed?
ginkgopolis-ask-return_tiles = Which tiles go back into the reserve?
ginkgopolis-ask-over = The game is over

## Decisions

ginkgopolis-action-draft = Keep { $character }
ginkgopolis-action-exploit = { $card } alone
ginkgopolis-action-build = { $card } with tile { $tile }
ginkgopolis-action-new_hand = Take a new hand
ginkgopolis-action-take_resource = Take a resource
ginkgopolis-action-take_tile = Take a tile
ginkgopolis-action-move = { $side-id ->
    [north] Move the letter up
    [east] Move the letter right
    [south] Move the letter down
   *[west] Move the letter left
}
ginkgopolis-action-relocate = Move the letter to place { $place } of the edge
ginkgopolis-action-push_clockwise = Push the letters clockwise
ginkgopolis-action-push_counterclockwise = Push the letters counter-clockwise
ginkgopolis-action-return = Return { $tile }
ginkgopolis-action-done = Return no more tiles

## What happened. An empty tile has the id "none".

ginkgopolis-fact-draft_began = Everybody chooses characters
ginkgopolis-fact-draft_hand = { $seat-you ->
    [yes] You choose from: { $characters }
   *[no] { $seat } chooses from: { $characters }
}
ginkgopolis-fact-picked = { $seat-you ->
    [yes] You keep a character
   *[no] { $seat } keeps a character
}
ginkgopolis-fact-picked_character = { $seat-you ->
    [yes] You keep { $character }
   *[no] { $seat } keeps { $character }
}
ginkgopolis-fact-packets_passed = The other characters go to the left
ginkgopolis-fact-characters_shown = { $seat-you ->
    [yes] Your characters: { $characters }
   *[no] { $seat }’s characters: { $characters }
}
ginkgopolis-fact-round_began = { $first-you ->
    [yes] Round { $round } begins; you are first player
   *[no] Round { $round } begins; first player: { $first }
}
ginkgopolis-fact-drew = { $seat-you ->
    [yes] You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[no] { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
ginkgopolis-fact-drew_cards = { $seat-you ->
    [yes] You draw: { $cards }
   *[no] { $seat } draws: { $cards }
}
ginkgopolis-fact-laid_for_gosha = A card lies face down for { ginkgopolis-automaton }
ginkgopolis-fact-last_card = It was the last of the deck, so you know it: { $card }
ginkgopolis-fact-opened = The first cards of the deck are discarded: { $cards }
ginkgopolis-fact-rebuilt = { $entered-count ->
    [0] The discard pile becomes the deck, { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }
   *[other] The discard pile becomes the deck, { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }, with the new buildings: { $entered }
}
ginkgopolis-fact-chose = { $seat-you ->
    [yes] { $with_tile ->
        [yes] You choose a card with a tile
       *[no] You choose a card alone
    }
   *[no] { $with_tile ->
        [yes] { $seat } chooses a card with a tile
       *[no] { $seat } chooses a card alone
    }
}
ginkgopolis-fact-chose_card = { $seat-you ->
    [yes] { $tile-id ->
        [none] You choose { $card } alone
       *[other] You choose { $card } with tile { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } chooses { $card } alone
       *[other] { $seat } chooses { $card } with tile { $tile }
    }
}
ginkgopolis-fact-new_hand_taken = { $seat-you ->
    [yes] You take a new hand ({ $left } left) and discard { $discarded }
   *[no] { $seat } takes a new hand ({ $left } left) and discards { $discarded }
}
ginkgopolis-fact-revealed = { $seat-you ->
    [yes] { $tile-id ->
        [none] You play the card { $card }
       *[other] You play { $card } with tile { $tile }
    }
   *[no] { $tile-id ->
        [none] { $seat } plays the card { $card }
       *[other] { $seat } plays { $card } with tile { $tile }
    }
}
ginkgopolis-fact-fell_back = { $seat-you ->
    [yes] You cannot pay for { $tile } (resources: you need { $resources } and have { $resources_had }; success points: you need { $vp } and have { $vp_had }), so the card counts alone
   *[no] { $seat } cannot pay for { $tile } (resources: needs { $resources }, has { $resources_had }; success points: needs { $vp }, has { $vp_had }), so the card counts alone
}
ginkgopolis-fact-urbanized = { $seat-you ->
    [yes] You urbanize: { $tile } in place of { $card }
   *[no] { $seat } urbanizes: { $tile } in place of { $card }
}
ginkgopolis-fact-constructed = { $seat-you ->
    [yes] You raise a floor: { $tile } on { $card }, level { $height }
   *[no] { $seat } raises a floor: { $tile } on { $card }, level { $height }
}
# $total is above 0 if somebody else builds there: a point for each resource.
ginkgopolis-fact-took_back = { $seat-you ->
    [yes] { $total ->
        [0] You take back { $resources ->
            [one] { $resources } resource
           *[other] { $resources } resources
        }
       *[other] You take back { $resources ->
            [one] { $resources } resource
           *[other] { $resources } resources
        }, each with a success point
    }
   *[no] { $total ->
        [0] { $seat } takes back { $resources ->
            [one] { $resources } resource
           *[other] { $resources } resources
        }
       *[other] { $seat } takes back { $resources ->
            [one] { $resources } resource
           *[other] { $resources } resources
        }, each with a success point
    }
}
ginkgopolis-fact-paid_resources = { $seat-you ->
    [yes] You pay { $total ->
        [one] { $total } resource
       *[other] { $total } resources
    }
   *[no] { $seat } pays { $total ->
        [one] { $total } resource
       *[other] { $total } resources
    }
}
ginkgopolis-fact-paid_vp = { $seat-you ->
    [yes] You pay { $total ->
        [one] { $total } success point
       *[other] { $total } success points
    }
   *[no] { $seat } pays { $total ->
        [one] { $total } success point
       *[other] { $total } success points
    }
}
ginkgopolis-fact-letter_moved = { $card } moves along the edge
ginkgopolis-fact-gained_resources = { $seat-you ->
    [yes] { $total ->
        [0] You get no resources: your reserve is empty
        [one] You get { $total } resource
       *[other] You get { $total } resources
    }
   *[no] { $total ->
        [0] { $seat } gets no resources: the reserve is empty
        [one] { $seat } gets { $total } resource
       *[other] { $seat } gets { $total } resources
    }
}
ginkgopolis-fact-gained_vp = { $seat-you ->
    [yes] You get { $total ->
        [one] { $total } success point
       *[other] { $total } success points
    }
   *[no] { $seat } gets { $total ->
        [one] { $total } success point
       *[other] { $total } success points
    }
}
# They are drawn one by one.
ginkgopolis-fact-tiles_due = { $seat-you ->
    [yes] You may draw { $total ->
        [one] { $total } tile
       *[other] { $total } tiles
    }
   *[no] { $seat } may draw { $total ->
        [one] { $total } tile
       *[other] { $total } tiles
    }
}
ginkgopolis-fact-drew_tile = { $seat-you ->
    [yes] You draw a tile ({ $left } left)
   *[no] { $seat } draws a tile ({ $left } left)
}
ginkgopolis-fact-drew_tile_face = { $seat-you ->
    [yes] You draw tile { $tile }
   *[no] { $seat } draws tile { $tile }
}
ginkgopolis-fact-tiles_lost = { $seat-you ->
    [yes] There are no tiles left: you go without { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[no] There are no tiles left: { $seat } goes without { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
}
ginkgopolis-fact-reserve_empty = { $time ->
    [1] The tile reserve is empty
   *[other] The tile reserve is empty for the second time: this is the last round
}
ginkgopolis-fact-return_began = Tiles may be returned now: { $seats }
ginkgopolis-fact-return_picked = { $seat-you ->
    [yes] You are going to return { $tile }
   *[no] { $seat } is going to return { $tile }
}
ginkgopolis-fact-return_decided = { $seat-you ->
    [yes] You have decided what to return
   *[no] { $seat } has decided what to return
}
ginkgopolis-fact-tiles_returned = { $seat-you ->
    [yes] You return { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, each for a success point
   *[no] { $seat } returns { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, each for a success point
}
ginkgopolis-fact-card_kept = { $seat-you ->
    [yes] You keep the card { $card }
   *[no] { $seat } keeps the card { $card }
}
ginkgopolis-fact-card_discarded = { $card } is discarded
ginkgopolis-fact-unused_discarded = { $seat-you ->
    [yes] You discard the other cards: { $cards }
   *[no] { $seat } discards the other cards: { $cards }
}
ginkgopolis-fact-hands_passed = The hands go to the left
ginkgopolis-fact-received_hand = { $seat-you ->
    [yes] You receive: { $cards }
   *[no] { $seat } receives: { $cards }
}
ginkgopolis-fact-gosha_redrew = { ginkgopolis-automaton } looks for something better than { $card } and draws { $drawn }; the card used is { $used }
# $resources is 0 if there is no tile for him.
ginkgopolis-fact-gosha_cannot = { $resources ->
    [0] There is no tile for { ginkgopolis-automaton }: this is the last round
   *[other] { ginkgopolis-automaton } cannot build (resources: { $resources_had } of { $resources }): this is the last round
}
ginkgopolis-fact-resources_placed = { $seat-you ->
    [yes] All your resources are in the city: this is the last round
   *[no] All of { $seat }’s resources are in the city: this is the last round
}
ginkgopolis-fact-ended = The game is over

## Why not

ginkgopolis-refusal-GK-21 = Alone one plays against { ginkgopolis-automaton }: choose a solo mode.
ginkgopolis-refusal-GK-24 = This character is not among those you choose from.
ginkgopolis-refusal-GK-32 = { $card } is not in your hand.
ginkgopolis-refusal-GK-35 = You have no tile { $tile } behind your screen.
ginkgopolis-refusal-GK-39 = You have no new-hand token left.
ginkgopolis-refusal-GK-62 = The letter goes to an empty place beside the new building.
ginkgopolis-refusal-GK-93 = { $tile } cannot be returned: only tiles behind your screen, in ascending order.
ginkgopolis-refusal-GK-95 = { $tile } lies on your chosen card and cannot be returned.
ginkgopolis-refusal-GK-123 = The solo modes are for one player. Players at this table: { $seats }.
ginkgopolis-refusal-GK-136 = There are no new hands in the solo game.
ginkgopolis-refusal-GK-T4 = The letter goes to an empty place of the edge where the letters stay in alphabetical order.

## Lines of amounts. $source is a tile or a card; the amount itself stands beside it.

ginkgopolis-line-GK-26 = { $source }
ginkgopolis-line-GK-42 = New hands left: { $count } × { $each }
ginkgopolis-line-GK-49 = The reserve has no more
ginkgopolis-line-GK-54 = { $source }
ginkgopolis-line-GK-55 = { $source }, all that is left
ginkgopolis-line-GK-56 = { $source }, { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
ginkgopolis-line-GK-57 = Bonus: { $source }
ginkgopolis-line-GK-61 = On the new building: { $source }
ginkgopolis-line-GK-64 = Beside it: { $source }, { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
ginkgopolis-line-GK-66 = Bonus: { $source }
ginkgopolis-line-GK-72 = For { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} taken back
ginkgopolis-line-GK-73 = { $source }: lower by { $count }
ginkgopolis-line-GK-74 = { $source }: another colour
ginkgopolis-line-GK-76 = { $source }, { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
ginkgopolis-line-GK-78 = Bonus: { $source }
ginkgopolis-line-GK-94 = Returned tiles
# $source: one of the parts below.
ginkgopolis-line-GK-103 = { $source }
# $source: the highest number of the district, which gives it its name.
ginkgopolis-line-GK-108 = First in the district of { $source }
ginkgopolis-line-GK-109 = Second in the district of { $source }
ginkgopolis-line-GK-111 = Alone in the district of { $source }: { $count } × { $each }
ginkgopolis-line-GK-118 = { $source }: { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} × { $each }
ginkgopolis-line-GK-119 = { $source }: { $count ->
    [one] { $count } building
   *[other] { $count } buildings
} × { $each }
ginkgopolis-line-GK-120 = { $source }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} × { $each }
ginkgopolis-line-GK-121 = { $source }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} × { $each }
ginkgopolis-line-GK-122 = { $source }
ginkgopolis-line-GK-124 = To begin with
ginkgopolis-line-GK-131 = Beside it: { $source }, { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}

## What a score is made of

ginkgopolis-part-vp = Success points
ginkgopolis-part-cards = Cards
ginkgopolis-part-districts = Districts
ginkgopolis-part-new_hands = New hands

## In the browser: the board

ginkgopolis-board-city = The city
ginkgopolis-board-screen = Behind your screen
ginkgopolis-board-hand = Hand
ginkgopolis-board-your-tiles = Your tiles
ginkgopolis-board-no-tile = No tile
ginkgopolis-board-no-tiles = You have no tiles.
# The card has been picked up.
ginkgopolis-board-ask-tile = { $card }: choose a tile for it, or none
ginkgopolis-board-pick = Choose { $card }
ginkgopolis-board-return-how = Each tile you return is worth 1 success point.
ginkgopolis-board-first = first
ginkgopolis-board-last-round = Last round
ginkgopolis-board-laid-alone = Has chosen a card
ginkgopolis-board-laid-with_tile = Has chosen a card with a tile
# $tile is "none" if there is no tile on the card.
ginkgopolis-board-only-you = { $tile ->
    [none] Only you know: { $card } alone
   *[other] Only you know: { $card } with tile { $tile }
}
ginkgopolis-board-kept-so-far = Kept so far
ginkgopolis-board-starts-with = To begin with: { $gain }
ginkgopolis-board-flat = Flat city
ginkgopolis-board-districts = Districts
ginkgopolis-board-known = What I have seen
ginkgopolis-board-legend-red = Red buildings give resources
ginkgopolis-board-legend-blue = Blue buildings give tiles
ginkgopolis-board-legend-yellow = Yellow buildings give success points

## In the browser: figures and piles

ginkgopolis-board-figure-resource = Resources
ginkgopolis-board-figure-resource-why = You put one on every floor you build. A floor in another colour costs one more.
ginkgopolis-board-figure-tile = Tiles
ginkgopolis-board-figure-tile-why = A tile becomes a new building or another floor.
ginkgopolis-board-figure-vp = Success points
ginkgopolis-board-figure-vp-why = They count at the end. Until then they pay for tiles with a lower number.
ginkgopolis-board-figure-new_hands = New hands
ginkgopolis-board-figure-new_hands-why = Discard your cards and draw others. Each that you do not use is worth 2 success points at the end.
# Resources: $count of $all.
ginkgopolis-board-in-the-city = { $count } of { $all } in the city
ginkgopolis-board-of-all = of { $all }
ginkgopolis-board-in-reserve = { $count } in reserve
ginkgopolis-board-in-the-city-why = When somebody has all { $all } resources in the city, the round is the last.
ginkgopolis-board-pile-reserve = { $count ->
    [one] { $count } tile in the reserve
   *[other] { $count } tiles in the reserve
}
ginkgopolis-board-pile-reserve-name = tiles
ginkgopolis-board-pile-reserve-why = When it is empty for the first time, tiles may be returned; the second time, the round is the last.
ginkgopolis-board-pile-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
ginkgopolis-board-pile-deck-name = deck
ginkgopolis-board-pile-deck-why = When it is empty, the discard pile becomes the deck, with the cards of all construction sites.
ginkgopolis-board-pile-discard = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
ginkgopolis-board-pile-discard-name = discarded
ginkgopolis-board-pile-discard-why = Cards that were played alone, and letters that were built.

## In the browser: cards, buildings and bonuses

ginkgopolis-board-nothing = nothing
# $gain: “2 resources”.
ginkgopolis-board-alone = Alone it gives { $gain }
ginkgopolis-board-alone-letter = Alone it gives 1 resource or 1 tile
ginkgopolis-board-with-tile-letter = With a tile: a new building on this letter, for 1 resource. Everything beside it gives you what it has.
ginkgopolis-board-with-tile-building = With a tile: one more floor, for as many resources as it has floors then. Another colour costs 1 resource more, a lower number the difference in success points.
ginkgopolis-board-kept = Then you keep the card: { $bonus }
# $trigger: what has to be done.
ginkgopolis-board-bonus = { $trigger }: { $gain }
ginkgopolis-board-bonus-end = At the end: { $what }
ginkgopolis-board-at-the-end = At the end
ginkgopolis-board-no-bonus = No card before the screen gives anything here.
ginkgopolis-board-your-bonuses-title = Your bonuses
ginkgopolis-board-floors = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
ginkgopolis-board-nobodys = nobody’s
ginkgopolis-board-nobodys-why = Nobody has built here yet.
ginkgopolis-board-your-card = your card
ginkgopolis-board-site = construction site
ginkgopolis-board-site-why = A construction site: its card comes into play with the next deck.
ginkgopolis-board-owned = { $count ->
    [one] { $name }: { $count } resource stands on it
   *[other] { $name }: { $count } resources stand on it
}
ginkgopolis-board-below = Below the roof: { $tiles }
ginkgopolis-board-tile-gives = A building of this colour gives { $gain } for each floor.
ginkgopolis-board-tile-waits = Choose a card first: then you see what the tile costs there.

## In the browser: the forecast. As it stands now, for others may act before.

ginkgopolis-board-title-exploit = { $card } alone
ginkgopolis-board-title-urbanize = { $tile } on { $card }
ginkgopolis-board-title-construct = { $floors ->
    [one] { $tile } on { $card }: { $floors } floor
   *[other] { $tile } on { $card }: { $floors } floors
}
ginkgopolis-board-costs = Costs { $what }
# $what: “1 resource”.
ginkgopolis-board-short = Not enough now, missing: { $what }
ginkgopolis-board-too-dear = too dear now: { $what }
ginkgopolis-board-falls-back = If you still cannot pay then, the tile comes back and the card counts alone.
ginkgopolis-board-onto-it = { $count ->
    [one] onto it
   *[other] onto it, one for each floor
}
ginkgopolis-board-other-colour = another colour
ginkgopolis-board-lower-number = lower by { $count }
# $name: the owner. Amounts follow.
ginkgopolis-board-takes-back = { $name } gets back
ginkgopolis-board-building-gives = the building gives
ginkgopolis-board-neighbours-give = beside it: { $tiles }
ginkgopolis-board-your-bonuses = your bonuses
ginkgopolis-board-stays = { $card } stays with you
# Success points follow.
ginkgopolis-board-district-alone = district: only you
ginkgopolis-board-district-place = { $place ->
    [1] district: you are first
    [2] district: you are second
   *[other] district: place { $place }
}
ginkgopolis-board-ends = All your resources would be in the city: the last round
ginkgopolis-board-then-you-have = Then you have

## In the browser: districts

# $tile: its highest number, which gives it its name.
ginkgopolis-board-district-of = District of { $tile }
ginkgopolis-board-resources-in-all = { $count ->
    [one] { $count } resource in all
   *[other] { $count } resources in all
}
ginkgopolis-board-place = { $place }.
ginkgopolis-board-no-districts = Nobody has resources in a district.
# $count: resources.
ginkgopolis-board-why-alone = Only one owner, so both places: 2 × { $count }
# $count: resources of each; $a and $b: floors of their tallest buildings.
ginkgopolis-board-why-height = { $count } each: { $a } floors beat { $b }
# $count: resources of each; $floors: of both their tallest buildings; $a and $b: the numbers on these.
ginkgopolis-board-why-number = { $count } each, both with { $floors } floors: number { $a } beats { $b }

## In the browser: what a careful player knows

ginkgopolis-known-how = All that you could have noticed: hands you passed on, what was discarded, what stands in the city, and tiles that were shown because they could not be paid.
ginkgopolis-known-tiles = Tiles
ginkgopolis-known-cards = Cards
ginkgopolis-known-tiles-own = Behind your screen: { $count }
ginkgopolis-known-tiles-other = Shown, and behind the screen of { $name }: { $count }
ginkgopolis-known-tiles-unseen = In the reserve, behind other screens, or not in the game: { $count }
ginkgopolis-known-tiles-returned = Returned by you: { $count }
ginkgopolis-known-tiles-city = In the city: { $count }
ginkgopolis-known-cards-own = In your hand: { $count }
ginkgopolis-known-cards-other = In the hand of { $name }: { $count }
ginkgopolis-known-cards-unseen = In the deck or in other hands: { $count }
ginkgopolis-known-cards-discard = Discarded: { $count }
ginkgopolis-known-cards-next = They come with the next deck: { $count }
ginkgopolis-known-cards-kept = Before the screen of { $name }: { $count }
ginkgopolis-known-cards-future = Not in play yet: { $count }

## How to play: a page of five minutes

ginkgopolis-how-goal-title = The goal
ginkgopolis-how-goal = Together you build one green city, outwards and upwards. Whoever has the most success points at the end wins: from cards, and from being first in the districts.
ginkgopolis-how-building = A building has the colour and number of its top tile. The flag says how many floors it has, and whose resources stand on it: one for each floor. The nine buildings at the start belong to nobody.
ginkgopolis-how-round-title = A round
ginkgopolis-how-round-choose-title = Choose
ginkgopolis-how-round-choose = Everybody secretly chooses one of 4 cards, alone or with a tile from behind the screen.
ginkgopolis-how-round-act-title = Carry out
ginkgopolis-how-round-act = From the first player on, each reveals card and tile and does what they say.
ginkgopolis-how-round-pass-title = Pass on
ginkgopolis-how-round-pass = Your 3 other cards go to your left neighbour, and everybody draws a card. You know what you passed on.
ginkgopolis-how-alone-title = A card alone
ginkgopolis-how-alone = The building on the card gives you as many as it has floors, whoever owns it: red resources, blue tiles, yellow success points. A letter gives 1 resource or 1 tile. The card is discarded.
ginkgopolis-how-outwards-title = A letter with a tile: a new building
ginkgopolis-how-outwards = Put the tile in place of the letter and 1 resource on it. The letter moves to an empty place beside it. Then all buildings beside the new one give you what they have.
ginkgopolis-how-upwards-title = A building card with a tile: one more floor
ginkgopolis-how-upwards = Its owner takes the resources back and gets 1 success point for each. Then the building is yours: put one resource on it for each floor. Another colour costs 1 resource more, a lower number the difference in success points. You keep the card: it gives a bonus for the rest of the game. If you cannot pay, the tile comes back and the card counts alone.
ginkgopolis-how-example-alone = { ginkgopolis-card-card_red_6 } has 2 floors, so it gives you 2 resources. Your two cards give 1 tile and 1 success point.
ginkgopolis-how-example-outwards = { ginkgopolis-card-tile_red_8 } takes the place of C, for 1 resource. Beside it, { ginkgopolis-card-tile_red_2 } gives you 1 resource and { ginkgopolis-card-tile_blue_9 } 2 tiles; your card gives 1 more resource.
ginkgopolis-how-example-upwards = { ginkgopolis-card-tile_yellow_4 } goes on { ginkgopolis-card-tile_red_7 }: 3 resources for 3 floors, 1 for the other colour, and 3 success points because 4 is 3 less than 7. The owner before gets back 2 resources and 2 success points. Your cards give you 1 resource and 1 success point, and you keep the card.
ginkgopolis-how-deck-title = Deck and construction sites
ginkgopolis-how-deck = What was built this way has a crane: its card comes into play when the deck is empty and the discard pile becomes the new deck.
ginkgopolis-how-new-hand = Twice in the game you may discard your whole hand before you choose, and draw 4 other cards. Each time you do not is worth 2 success points at the end.
ginkgopolis-how-end-title = The end
ginkgopolis-how-end-when = When the tiles run out for the first time, you may return tiles for 1 success point each. When they run out again, or somebody has all resources in the city, the round is played to its end.
ginkgopolis-how-end-score = Your success points count, the end bonuses of your cards, 2 for each new hand that is left, and the districts.
ginkgopolis-how-end-districts = A district is 2 or more buildings of one colour side by side. Whoever has the most resources in it gets 1 success point for each resource in it, whosever they are; the second gets 1 for each of their own. Ties go to the taller building, then to the higher number. Whoever is alone in it gets 2 for each.
ginkgopolis-how-example-end = In the blue district 7 resources stand. Three of them belong to the first, who gets 7. Two players have 2 each, on buildings of 2 floors: 14 is more than 9, so the one with 14 is second. The yellow district has one owner: 2 × 3.
ginkgopolis-how-solo-title = Alone against { ginkgopolis-automaton }
ginkgopolis-how-solo = You choose one of 3 cards each round and have no characters and no new hands. Then { ginkgopolis-automaton } reveals a card and builds with a tile from the reserve, and gets success points for what stands beside it.
# The least certain readings of the rulebook; GK-R23 and GK-R24 are ids of rulings.
ginkgopolis-how-solo-readings = Two readings of the rulebook are not certain: that { ginkgopolis-automaton }’s card comes from the deck and not from yours (GK-R23), and that { ginkgopolis-automaton } pays nothing for another colour or a lower number (GK-R24).
ginkgopolis-how-table-title = At this table
ginkgopolis-how-table-place = A card is a place: choose it in your hand or in the city. Then choose a tile, or none.
ginkgopolis-how-table-forecast = The box tells what it would cost and bring as things stand. Others may act before you.
ginkgopolis-how-table-flat = V makes the city flat, so that no building hides another.
ginkgopolis-how-table-keys = Keys: 1 to 4 pick up a card, Q, W, E, R … choose tiles and places in their order, 0 none, N a new hand.
ginkgopolis-how-table-known = “{ ginkgopolis-board-known }” lists what a careful player knows.
ginkgopolis-how-tips-title = Three hints
ginkgopolis-how-tips-bonuses = Raise floors early: cards with low numbers become bonuses that pay all game long.
ginkgopolis-how-tips-height = A tall building is hard to take over, and it breaks ties.
ginkgopolis-how-tips-pace = Watch how many resources others have in the city: the end may come sooner than you think.

## A first game, guided: what the coach says. Two sentences at most.

ginkgopolis-coach-goal = Welcome, planner! You two build one city, outwards and upwards, and the most success points win: from cards and from districts.
ginkgopolis-coach-choose = Choose a card: it stands for a place in the city. Alone it gives you what that building gives: red resources, blue tiles, yellow points.
ginkgopolis-coach-tile = With a tile you build there instead: at a letter a new building, on a building one more floor. Every floor costs a resource.
ginkgopolis-coach-letter = A letter without a tile gives 1 resource or 1 tile. You need both to build, so take what you are short of.
ginkgopolis-coach-move = Your new building took the place of the letter. Choose where the letter goes: the city can grow there next.
ginkgopolis-coach-relocate = There is no free place beside it, so the letter moves along the edge. Choose any place that is offered.
ginkgopolis-coach-push = The letters are in each other’s way. Choose in which direction they are pushed along the edge.
ginkgopolis-coach-return = The tiles have run out for the first time. Each tile you give back is 1 success point; keep those you still want to build.
ginkgopolis-coach-fell = You could not pay for that: the tile came back, and the card counted alone. The box at the city shows the price before you confirm.
# $amount: success points
ginkgopolis-coach-paid = That cost you success points: { $amount }, because your number is lower than the one it covers. A higher number costs none.
ginkgopolis-coach-outwards = A new building, and those beside it gave you what they have. So build where rich neighbours are.
ginkgopolis-coach-upwards = You raised a building and keep its card here. Such cards pay you every time you do the same kind of thing.
# $amount: success points
ginkgopolis-coach-back = Your rival built on a building of yours. Your resources came back, and with them success points: { $amount }; but the place is lost.
ginkgopolis-coach-passed = The cards you did not use went to your rival, and these came to you. You know what your rival can do now.
ginkgopolis-coach-districts = Buildings of one colour side by side are a district. In the end whoever has the most resources there gets a point for each of them, whosever they are.
ginkgopolis-coach-hand = If your cards do not help you, you may take a new hand, twice in the game. Each time you do not is worth 2 points at the end.
ginkgopolis-coach-end = The game ends when this reserve is empty for the second time, or when all resources of a player are in the city. Now districts decide.
ginkgopolis-coach-learned-card = A card alone brings what stands in its place.
ginkgopolis-coach-learned-build = A card with a tile builds: outwards at a letter, upwards on a building, and then you keep the card.
ginkgopolis-coach-learned-districts = In a district the one with the most resources gets points for all of them.
ginkgopolis-coach-learned-end = An empty reserve or a player without resources ends the game.

### Welcome To…. Arguments of each kind of message: locales/README.md.
### Words are those of the glossary in docs/rules/welcome.md. Houses are written street.house.
### May be the same in other languages: card-park, card-bis, part-bis, part-total

## On its box

game-welcome = Welcome To…
game-welcome-blurb = Number the houses of three streets, with parks and pools, all at the same time.

## Options

welcome-option-draft_rules = Draft rules
welcome-option-draft_rules-blurb = Everybody holds three cards, plays two and passes the third to the right.
welcome-option-expert_variant = Expert variant
welcome-option-expert_variant-blurb = Roundabouts, and city plans with a star.

## Effects

welcome-card-fence = Fence
welcome-card-agent = Estate agent
welcome-card-park = Park
welcome-card-pool = Pool
welcome-card-temp = Temp workers
welcome-card-bis = Bis
welcome-does-fence = Build a fence between two houses.
welcome-does-agent = Raise the value of all estates of one size.
welcome-does-park = Cross off a park in the street where you have written.
welcome-does-pool = Build the pool of the house, if it has one.
welcome-does-temp = Change the number by up to 2.
welcome-does-bis = Copy a number to an empty house right beside it.

## Construction cards: number and effect

welcome-card-c_01_fence_a = 1 · { welcome-card-fence }
welcome-card-c_01_park_a = 1 · { welcome-card-park }
welcome-card-c_01_agent_a = 1 · { welcome-card-agent }
welcome-card-c_02_fence_a = 2 · { welcome-card-fence }
welcome-card-c_02_park_a = 2 · { welcome-card-park }
welcome-card-c_02_agent_a = 2 · { welcome-card-agent }
welcome-card-c_03_fence_a = 3 · { welcome-card-fence }
welcome-card-c_03_pool_a = 3 · { welcome-card-pool }
welcome-card-c_03_temp_a = 3 · { welcome-card-temp }
welcome-card-c_03_bis_a = 3 · { welcome-card-bis }
welcome-card-c_04_pool_a = 4 · { welcome-card-pool }
welcome-card-c_04_temp_a = 4 · { welcome-card-temp }
welcome-card-c_04_bis_a = 4 · { welcome-card-bis }
welcome-card-c_04_park_a = 4 · { welcome-card-park }
welcome-card-c_04_agent_a = 4 · { welcome-card-agent }
welcome-card-c_05_fence_a = 5 · { welcome-card-fence }
welcome-card-c_05_fence_b = 5 · { welcome-card-fence }
welcome-card-c_05_park_a = 5 · { welcome-card-park }
welcome-card-c_05_park_b = 5 · { welcome-card-park }
welcome-card-c_05_agent_a = 5 · { welcome-card-agent }
welcome-card-c_05_agent_b = 5 · { welcome-card-agent }
welcome-card-c_06_fence_a = 6 · { welcome-card-fence }
welcome-card-c_06_fence_b = 6 · { welcome-card-fence }
welcome-card-c_06_pool_a = 6 · { welcome-card-pool }
welcome-card-c_06_temp_a = 6 · { welcome-card-temp }
welcome-card-c_06_bis_a = 6 · { welcome-card-bis }
welcome-card-c_06_park_a = 6 · { welcome-card-park }
welcome-card-c_06_agent_a = 6 · { welcome-card-agent }
welcome-card-c_07_fence_a = 7 · { welcome-card-fence }
welcome-card-c_07_pool_a = 7 · { welcome-card-pool }
welcome-card-c_07_temp_a = 7 · { welcome-card-temp }
welcome-card-c_07_bis_a = 7 · { welcome-card-bis }
welcome-card-c_07_park_a = 7 · { welcome-card-park }
welcome-card-c_07_park_b = 7 · { welcome-card-park }
welcome-card-c_07_agent_a = 7 · { welcome-card-agent }
welcome-card-c_07_agent_b = 7 · { welcome-card-agent }
welcome-card-c_08_fence_a = 8 · { welcome-card-fence }
welcome-card-c_08_fence_b = 8 · { welcome-card-fence }
welcome-card-c_08_pool_a = 8 · { welcome-card-pool }
welcome-card-c_08_temp_a = 8 · { welcome-card-temp }
welcome-card-c_08_bis_a = 8 · { welcome-card-bis }
welcome-card-c_08_park_a = 8 · { welcome-card-park }
welcome-card-c_08_park_b = 8 · { welcome-card-park }
welcome-card-c_08_agent_a = 8 · { welcome-card-agent }
welcome-card-c_08_agent_b = 8 · { welcome-card-agent }
welcome-card-c_09_fence_a = 9 · { welcome-card-fence }
welcome-card-c_09_pool_a = 9 · { welcome-card-pool }
welcome-card-c_09_temp_a = 9 · { welcome-card-temp }
welcome-card-c_09_bis_a = 9 · { welcome-card-bis }
welcome-card-c_09_park_a = 9 · { welcome-card-park }
welcome-card-c_09_park_b = 9 · { welcome-card-park }
welcome-card-c_09_agent_a = 9 · { welcome-card-agent }
welcome-card-c_09_agent_b = 9 · { welcome-card-agent }
welcome-card-c_10_fence_a = 10 · { welcome-card-fence }
welcome-card-c_10_fence_b = 10 · { welcome-card-fence }
welcome-card-c_10_pool_a = 10 · { welcome-card-pool }
welcome-card-c_10_temp_a = 10 · { welcome-card-temp }
welcome-card-c_10_bis_a = 10 · { welcome-card-bis }
welcome-card-c_10_park_a = 10 · { welcome-card-park }
welcome-card-c_10_agent_a = 10 · { welcome-card-agent }
welcome-card-c_11_fence_a = 11 · { welcome-card-fence }
welcome-card-c_11_fence_b = 11 · { welcome-card-fence }
welcome-card-c_11_park_a = 11 · { welcome-card-park }
welcome-card-c_11_park_b = 11 · { welcome-card-park }
welcome-card-c_11_agent_a = 11 · { welcome-card-agent }
welcome-card-c_11_agent_b = 11 · { welcome-card-agent }
welcome-card-c_12_pool_a = 12 · { welcome-card-pool }
welcome-card-c_12_temp_a = 12 · { welcome-card-temp }
welcome-card-c_12_bis_a = 12 · { welcome-card-bis }
welcome-card-c_12_park_a = 12 · { welcome-card-park }
welcome-card-c_12_agent_a = 12 · { welcome-card-agent }
welcome-card-c_13_fence_a = 13 · { welcome-card-fence }
welcome-card-c_13_pool_a = 13 · { welcome-card-pool }
welcome-card-c_13_temp_a = 13 · { welcome-card-temp }
welcome-card-c_13_bis_a = 13 · { welcome-card-bis }
welcome-card-c_14_fence_a = 14 · { welcome-card-fence }
welcome-card-c_14_park_a = 14 · { welcome-card-park }
welcome-card-c_14_agent_a = 14 · { welcome-card-agent }
welcome-card-c_15_fence_a = 15 · { welcome-card-fence }
welcome-card-c_15_park_a = 15 · { welcome-card-park }
welcome-card-c_15_agent_a = 15 · { welcome-card-agent }

## City plans

welcome-card-plan1_estates_111111 = Estates of 1 + 1 + 1 + 1 + 1 + 1
welcome-card-plan1_estates_2222 = Estates of 2 + 2 + 2 + 2
welcome-card-plan1_estates_333 = Estates of 3 + 3 + 3
welcome-card-plan1_estates_44 = Estates of 4 + 4
welcome-card-plan1_estates_55 = Estates of 5 + 5
welcome-card-plan1_estates_66 = Estates of 6 + 6
welcome-card-plan2_estates_1116 = Estates of 1 + 1 + 1 + 6
welcome-card-plan2_estates_225 = Estates of 2 + 2 + 5
welcome-card-plan2_estates_334 = Estates of 3 + 3 + 4
welcome-card-plan2_estates_36 = Estates of 3 + 6
welcome-card-plan2_estates_45 = Estates of 4 + 5
welcome-card-plan2_estates_1114 = Estates of 1 + 1 + 1 + 4
welcome-card-plan3_estates_126 = Estates of 1 + 2 + 6
welcome-card-plan3_estates_145 = Estates of 1 + 4 + 5
welcome-card-plan3_estates_34 = Estates of 3 + 4
welcome-card-plan3_estates_25 = Estates of 2 + 5
welcome-card-plan3_estates_1223 = Estates of 1 + 2 + 2 + 3
welcome-card-plan3_estates_235 = Estates of 2 + 3 + 5
welcome-card-plan1x_full_street_3 = All houses of street 3
welcome-card-plan1x_full_street_1 = All houses of street 1
welcome-card-plan1x_five_bis = 5 bis houses in one street
welcome-card-plan1x_seven_temps = 7 temp workers
welcome-card-plan1x_street_ends = First and last house of every street
welcome-card-plan2x_parks_two_streets = All parks of 2 streets
welcome-card-plan2x_pools_two_streets = All pools of 2 streets
welcome-card-plan2x_parks_pools_street_3 = All parks and pools of street 3
welcome-card-plan2x_parks_pools_street_2 = All parks and pools of street 2
welcome-card-plan2x_parks_pools_roundabout = All parks, all pools and a roundabout in one street
welcome-card-solo_card = Solo card
welcome-card-sheet = Sheet

## What a score is made of

welcome-part-plans = City plans
welcome-part-parks = Parks
welcome-part-pools = Pools
welcome-part-temps = Temp workers
welcome-part-estates = Estates
welcome-part-bis = Bis
welcome-part-roundabouts = Roundabouts
welcome-part-refusals = Permit refusals
welcome-part-total = Total

welcome-part-park_1 = Parks of street 1
welcome-part-park_2 = Parks of street 2
welcome-part-park_3 = Parks of street 3
welcome-part-estates_1 = Estates of 1
welcome-part-estates_2 = Estates of 2
welcome-part-estates_3 = Estates of 3
welcome-part-estates_4 = Estates of 4
welcome-part-estates_5 = Estates of 5
welcome-part-estates_6 = Estates of 6

## Decisions

welcome-action-take = Take combination { $combination }
welcome-action-play = Number from card { $number_card }, effect from card { $effect_card }
welcome-action-refuse = Take a permit refusal
welcome-action-write = Write { $number } on house { $house }
welcome-action-fence = Fence after house { $gap }
welcome-action-agent = Raise value: estates of { $size ->
    [one] { $size } house
   *[other] { $size } houses
}
welcome-action-park = Cross off a park
welcome-action-pool = Build the pool
welcome-action-temp = Cross off a temp worker
welcome-action-bis = Bis: copy house { $source } to house { $house }
welcome-action-skip = Skip the effect
welcome-action-roundabout = Roundabout on house { $house }
welcome-action-claim = Claim city plan { $plan }
welcome-action-estate = Use the estate that begins at { $house }
welcome-action-wish = { $answer-id ->
    [yes] Reshuffle all cards
   *[no] Do not reshuffle
}
welcome-action-pass = Pass on card { $card }
welcome-action-done = Done

## What is asked

welcome-ask-choose = Choose a number with its effect
welcome-ask-choose-two = Choose one card for its number and another for its effect
welcome-ask-write = Write the number on a house
welcome-ask-effect = Use the effect, or skip it
welcome-ask-pass = A permit refusal. Choose the card to pass on
welcome-ask-finish = Claim a city plan, or end your turn
welcome-ask-refused = A permit refusal. { welcome-ask-finish }
welcome-ask-refused-only = A permit refusal: end your turn
welcome-ask-estate = Choose an estate for the plan
welcome-ask-wish = Reshuffle all cards?
welcome-ask-committed = Your turn is done

## What happens, to all

# Behind what somebody has done: the points it brings, if any.
welcome-gained = { $total ->
    [0] { "" }
   *[other] { $sign ->
        [minus] { " " }(−{ $amount })
       *[plus] { " " }(+{ $total })
    }
}
# The same with its origin, if it is a single one.
welcome-earned = { $lines-count ->
    [0] { "" }
    [1] { $sign ->
        [minus] { " " }({ $source }: −{ $amount })
       *[plus] { " " }({ $source }: +{ $total })
    }
   *[other] { welcome-gained }
}
# The same for a turn; at a large table only the number.
welcome-brought = { $lines-count ->
    [0] { $gained ->
        [0] { "" }
       *[other] { " " }({ $gained })
    }
   *[other] { welcome-earned }
}
welcome-fact-plans_dealt = City plans: { $plans }
welcome-fact-round_began = Round { $round }
welcome-fact-marker_placed = { $seat-you ->
    [yes] You have the solo card: dealing begins with you
   *[no] { $seat } has the solo card: dealing begins there
}
welcome-fact-drawn = Drawn: { $cards }
welcome-fact-solo_card_drawn = The solo card turns up: all city plans are approved
welcome-fact-dealt = { $seat-you ->
    [yes] You are dealt { $effects }
   *[no] { $seat } is dealt { $effects }
}
welcome-fact-dealt_cards = Your new cards: { $cards }
welcome-fact-discarded = { $seat-you ->
    [yes] You discard { $effects-count ->
        [one] { $number } and { $effects }
       *[other] { $effects }
    }
   *[no] { $seat } discards { $effects-count ->
        [one] { $number } and { $effects }
       *[other] { $effects }
    }
}
welcome-fact-passed_on = { $seat-you ->
    [yes] You pass a card to { $to }: { $effect }
   *[no] { $to-you ->
        [yes] { $seat } passes you a card: { $effect }
       *[no] { $seat } passes a card to { $to }: { $effect }
    }
}
welcome-fact-passed_card = { $seat-you ->
    [yes] You pass a card to { $to }: { $card }
   *[no] { $seat } passes you a card: { $card }
}
welcome-fact-top_seen = On top of the deck: { $effect }
welcome-fact-reshuffled = { $wished ->
    [yes] By request, { $cards } cards are reshuffled
   *[no] { $cards } cards are reshuffled
}
welcome-fact-committed = { $seat-you ->
    [yes] You have ended your turn
   *[no] { $seat } has ended their turn
}
welcome-fact-turn = { $seat-you ->
    [yes] You write { $number } on { $house }
   *[no] { $seat } writes { $number } on { $house }
}{ $effect-id ->
    [fence] , fence after { $target }
    [agent] , agent for estates of { $target }
    [park] , a park
    [pool] , a pool
    [temp] , with temp workers
    [bis] , bis on { $target }
   *[other] { "" }
}{ welcome-brought }
welcome-fact-turn_refused = { $seat-you ->
    [yes] You take permit refusal { $refusals }
   *[no] { $seat } takes permit refusal { $refusals }
}{ welcome-brought }
welcome-fact-turn_roundabout = { $seat-you ->
    [yes] You build a roundabout on { $house }
   *[no] { $seat } builds a roundabout on { $house }
}
welcome-fact-plan_scored = { $seat-you ->
    [yes] You complete a city plan: { $plan }
   *[no] { $seat } completes a city plan: { $plan }
}{ welcome-gained }
welcome-fact-plan_approved = Approved: { $plan }
welcome-fact-ended = The game ends: { $reasons }
welcome-reasons-refusals = 3 permit refusals
welcome-reasons-plans = all city plans completed
welcome-reasons-full = all houses filled
welcome-reasons-deck = no cards left

## What happens, to oneself

welcome-fact-chose = You choose { $number } with { $effect }
welcome-fact-wrote = You write { $number } on { $house }{ welcome-earned }
welcome-fact-refused = { $forced ->
    [yes] No number fits: a permit refusal
   *[no] You take a permit refusal
}{ welcome-earned }
welcome-fact-used = { $effect-id ->
    [fence] You build a fence after { $target }
    [agent] Estates of { $target } are now worth { $amount } each
    [park] A park in street { $target }: its parks are now worth { $amount }
    [pool] A pool at { $target }: your pools are now worth { $amount }
    [temp] Temp workers: { $amount }
   *[bis] You copy { $amount } to { $target }
}{ welcome-earned }
welcome-fact-skipped = { $forced ->
    [yes] { $effect }: nothing to do
   *[no] { $effect }: not used
}
welcome-fact-roundabout_built = You build a roundabout on { $house }{ welcome-earned }
welcome-fact-claim_began = You choose estates for a city plan: { $plan }
welcome-fact-estate_counted = The estate of { $size } at { $house } is used for: { $plan }
welcome-fact-claimed = You complete a city plan: { $plan }{ welcome-gained }
welcome-fact-wished = { $yes ->
    [yes] You ask for a reshuffle
   *[no] You do not ask for a reshuffle
}
welcome-fact-pass_chosen = You will pass on: { $card }

## Why not

welcome-refusal-WT-26 = The draft needs at least two players: somebody must take the card that is passed on.
welcome-refusal-WT-40 = The number that you have chosen must be written on one of the houses where it fits.
welcome-refusal-WT-47 = This house is not empty.
welcome-refusal-WT-48 = { $number } does not fit here: numbers rise from left to right.
welcome-refusal-WT-49 = { $number } is already in this street: only bis writes a number twice.
welcome-refusal-WT-58 = You can write a number, so you may not take a refusal.
welcome-refusal-WT-64 = Only the effect that came with your number can be used.
welcome-refusal-WT-70 = There is a fence already.
welcome-refusal-WT-71 = No fence between two equal numbers.
welcome-refusal-WT-72 = This estate was used for a city plan: it cannot be split.
welcome-refusal-WT-81 = This column is full.
welcome-refusal-WT-87 = Temp workers change { $number } by 2 at most, and never below 0 or above 17.
welcome-refusal-WT-93 = A number can only be copied to an empty house right beside it.
welcome-refusal-WT-95 = There is a fence between them.
welcome-refusal-WT-96 = A roundabout cannot be copied.
welcome-refusal-WT-102 = You have this city plan already.
welcome-refusal-WT-103 = This city plan needs unused estates of exactly these sizes.
welcome-refusal-WT-118 = At most two roundabouts a game, and one a turn.
welcome-refusal-WT-119 = A roundabout is built before you choose, or after the effect.
welcome-refusal-WT-120 = A roundabout needs an empty house.
welcome-refusal-WT-126 = Every house of this street must be filled, and none used for another plan.
welcome-refusal-WT-127 = The first and last house of every street must be filled, and none used for another plan.
welcome-refusal-WT-128 = You need 7 temp workers.
welcome-refusal-WT-129 = You need 5 bis houses in one street.
welcome-refusal-WT-130 = You need all parks and pools of this street.
welcome-refusal-WT-131 = You need all parks of 2 streets.
welcome-refusal-WT-132 = You need all pools of 2 streets.
welcome-refusal-WT-133 = You need all parks, all pools and a roundabout in one street.
welcome-refusal-WT-156 = The draft has cards for { $most } players at most.

## Lines of amounts

welcome-line-WT-107 = { $source }
welcome-line-WT-108 = { $source }
welcome-line-WT-144 = At least 6 temp workers
welcome-line-WT-158 = City plans
welcome-line-WT-159 = { $source }
welcome-line-WT-160 = Pools
welcome-line-WT-161 = { $count ->
    [one] { $source }
   *[other] { $source }: { $count } × { $each }
}
welcome-line-WT-162 = Temp workers, by rank
welcome-line-WT-165 = { $source }
welcome-line-WT-168 = { $source }

## The sheet and the board

welcome-sheet-town = Town
welcome-sheet-plan = No. { $level }
welcome-board-street = Street { $street }: { $houses }
welcome-board-fence = fence
welcome-board-empty = empty
welcome-board-roundabout = roundabout
welcome-board-used = used for a plan
welcome-board-plan-points = Points: { $points }
welcome-board-crossed = Crossed off: { $counts }
welcome-board-combination = { $number } with { $effect }; effect of the next round: { $next }
welcome-board-pair = { $number } with { $effect }
welcome-board-pair-passing = { welcome-board-pair }, passing on { $card }
welcome-board-passing = Pass on { $card }
welcome-board-hand-card = { $number }, or { $effect }
welcome-board-now-effect = Now choose the card whose effect you want.
welcome-board-plan = City plan { $level }: { $plan }. { $first } points, later { $later }. { $approved ->
    [yes] Approved
   *[no] Not approved yet
}. You have { $have } of { $need }.
welcome-board-plan-title = City plan { $level }
welcome-board-plan-worth = Worth { $first } points to everybody who completes it in the round in which it is first completed; after that, { $later }.
welcome-board-plan-done = Done: { $points }
welcome-board-approved = Approved
welcome-board-street-name = Street { $street }
welcome-board-towns = All towns
welcome-board-town = { $name }: place { $rank }, { $points } points, { $state }
welcome-board-yours = Your town
welcome-board-ready = ready
welcome-board-thinking = still thinking
welcome-board-all-towns = All { $count }
welcome-board-still = { $count ->
    [one] { $count } still thinking
   *[other] { $count } still thinking
}
welcome-board-follow = Follow { $name }
welcome-board-which-number = Which number
welcome-board-holds = Holds:
welcome-board-roundabout-build = Build a roundabout
welcome-board-no-roundabout = No roundabout

## How to play

welcome-how-goal-title = The goal
welcome-how-goal = You plan three streets of a new suburb on a sheet of paper. Number the houses, fence them into estates, add parks and pools, and be quick with the city plans. Whoever has the most points wins.
welcome-how-round-title = A round
welcome-how-round = Everybody plays at the same time, with the same three combinations: a number and, beside it, an effect. The small sign in the corner of a number card is that card’s own effect: it comes in the next round. What you do stays hidden until everybody is done.
welcome-how-step-choose-title = Choose one of the three combinations
welcome-how-step-choose = Others may choose the same one.
welcome-how-step-write-title = Write its number on an empty house
welcome-how-step-write = In each street numbers rise from left to right. You may skip numbers and leave houses empty, but no number may appear twice in a street.
welcome-how-step-effect-title = Use its effect, if you like
welcome-how-step-effect = Effects are never compulsory.
welcome-how-step-plans-title = Claim city plans
welcome-how-step-plans = If your sheet shows what a plan asks for, you may claim it now.
welcome-how-figure-write = The 5 fits on both lit houses between 4 and 7, and anywhere in the empty streets. With the 5 on the third house, no number fits between 4 and 5 any more.
welcome-how-refusal = If none of the three numbers fits, you get a permit refusal. One costs nothing, two cost 3 points in all, three cost 5 and end the game.
welcome-board-effects-title = The six effects
welcome-how-effect-fence = Draw a fence between two neighbouring houses in any street, but never between two equal numbers.
welcome-how-effect-agent = Cross off a box in the column of one estate size: at the end all your estates of that size are worth more.
welcome-how-effect-park = Cross off a tree in the street where you have just written. Crossing off all trees of a street is worth a lot.
welcome-how-effect-pool = If the house you have just written on has a pool, you may build it.
welcome-how-effect-temp = Add or subtract 1 or 2 while you write; so 0, 16 and 17 are possible. Whoever employs the most temp workers gets 7 points, the second 4, the third 1.
welcome-how-effect-bis = Copy a number to an empty house right beside it, if there is no fence between them. Each bis costs points.
welcome-how-estates-title = Estates
welcome-how-estates = Between two fences, 1 to 6 houses make an estate if all of them have a number. The ends of the streets have fences from the beginning. Seven or more houses in a row are not an estate.
welcome-how-figure-fence = The new fence, still in pencil, splits an estate of 3 into one of 1 and one of 2.
welcome-how-plans-title = City plans
welcome-how-plans = There are three, the same for all. Everybody who completes a plan in the round in which it is first completed gets the higher points; after that it is worth less. Whoever claims a plan for the higher points may have the cards reshuffled.
welcome-how-plans-used = The estates that you use for a plan get a line above them. They cannot be used again or split, but they keep their points.
welcome-how-end-title = The end
welcome-how-end = The game ends after the round in which somebody
welcome-how-end-plans = has completed all three city plans,
welcome-how-end-refusals = has taken the third permit refusal,
welcome-how-end-full = or has filled all houses.
welcome-how-score = Add plans, parks, pools, temp workers and estates; subtract bis, roundabouts and refusals. A column is worth its first value that is not crossed off. In a tie, whoever has more estates wins; then more estates of size 1, then of size 2, and so on.
welcome-how-figure-end = A sheet at the end: 7 for the plan, 16 for parks, 13 for pools, 4 for temp workers and 22 for estates, less 1 for bis, 3 for the roundabout and 3 for refusals: 55 points.
welcome-how-solo-title = Alone
welcome-how-solo = You draw three cards each round: one gives its number, another its effect. Once the solo card turns up, in the lower half of the deck, all plans are worth only the lower points. With at least 6 temp workers you get 7 points. After 27 rounds at most the deck is empty.
welcome-how-expert-title = Expert variant
welcome-how-expert = Once a turn, before you choose or after the effect, you may build a roundabout on an empty house, at most 2 in a game: the first costs 3 points, the second 5 more. It has fences on both sides, and the numbers left and right of it are two rows of their own. Plans with a star join the others.
welcome-how-draft-title = Draft rules
welcome-how-draft = Everybody holds three cards, plays one for its number and one for its effect, and passes the third to the right. Everybody sees the effects in your hand, only you see the numbers.
welcome-how-table-title = At this table
welcome-how-table-pencil = What is not confirmed yet is in coloured pencil. Undo takes back one step, Confirm ends your turn.
welcome-how-table-reasons = Choose an empty house where the number does not fit, and you are told why.
welcome-how-table-towns = Above your sheet are the other towns, as they stood after the last round. At a big table, follow your favourites.
welcome-how-tips-title = Three hints
welcome-how-tips-middle = Low numbers to the left, high ones to the right; 8 is the most common, 1 and 15 are rare.
welcome-how-tips-watch = The corners of the cards tell which effects come next.
welcome-how-tips-fences = Look at the city plans before you build your first fences.

## A first game, guided: what the coach says. Two sentences at most.

welcome-coach-goal = Welcome, architect! You number the houses of three streets; fences, parks, pools and city plans bring the points.
welcome-coach-choose = Everybody has the same three pairs: a number, and beside it an effect. Take one pair, and you get both.
welcome-coach-write = Numbers must rise from left to right in each street. So keep room: low ones to the left, high ones to the right, 8 about in the middle.
welcome-coach-fence = A fence ends an estate: 1 to 6 houses between two fences, all with a number. Look at the city plans: they say which sizes are wanted.
welcome-coach-park = A park for the street you have just written in: cross off a tree. Each one more in the same street is worth more points.
welcome-coach-pool = This house has a pool, so you may build it. Pools are worth more and more points, but only on houses that have one.
welcome-coach-agent = The agent raises what estates of one size are worth. Choose the size of which you mean to have many.
welcome-coach-temp = Temp workers let you change the number by up to 2. Whoever has employed the most of them gets 7 points in the end.
welcome-coach-bis = Bis copies a number to the empty house right beside it. That fills gaps, but every bis costs points.
welcome-coach-claim = Your sheet shows what this city plan asks for: claim it now. Whoever completes it in a later round gets fewer points.
welcome-coach-estate = Choose which estate counts for the plan. It keeps its points, but it cannot be used for another plan or split.
welcome-coach-wish = Being first with a plan, you may have all cards reshuffled. That changes which numbers are still to come.
# $effect: the one that was not used
welcome-coach-skipped = You left an effect unused: { $effect }. It is gone, and effects are where nearly all points come from.
welcome-coach-refused = Nothing fitted any more, so you took a permit refusal. One costs nothing, two cost 3 points, and the third ends the game.
welcome-coach-corner = See the small sign in the corner of each number card? It is the effect that this card will have next round.
# $total: points
welcome-coach-gained = Your last turn changed your score by { $total }. The boxes at the bottom of your sheet show what each point is made of.
welcome-coach-plans = These three city plans bring a lot, most of all to whoever is first. Put your fences so that your estates fit them.
# $plan: a city plan
welcome-coach-rival = Your rival was first with a city plan: { $plan }. From now on it is worth less to you, but it still counts.
welcome-coach-end = The game ends when somebody has all three plans, three refusals or no empty house. Gaps that nothing fits into cost you most now.
welcome-coach-learned-rising = Numbers rise from left to right, and room in the middle is precious.
welcome-coach-learned-effects = A pair gives number and effect, and effects bring the points.
welcome-coach-learned-plans = City plans want estates of certain sizes, and the first to complete one gets more.
welcome-coach-learned-end = Three plans, three refusals or a full sheet end the game.

## What is gone, and what is left

welcome-known-how = Each storey is a card: its number stands below, its sign is its effect.
welcome-known-standard = What is gone comes back when the cards are reshuffled.
welcome-known-solo = The deck is never reshuffled: what is gone does not come back.
welcome-known-draft = What is hidden may be in the deck, in somebody’s hand or face down among the discards.
# $left: yes or no.
welcome-known-solo-card = { $left ->
    [yes] The solo card is still in the deck.
   *[no] The solo card has been drawn.
}
# Here and below, $count: cards.
welcome-known-left = Still hidden: { $count }
welcome-known-open = In play now: { $count }
welcome-known-gone = Gone: { $count }
# $left of $all cards with this number; $effects: those that are left.
welcome-known-tower = Number { $number }, still hidden: { $left } of { $all }. { $effects }
welcome-known-effects = Effects still in the deck
welcome-known-nobody = Nobody yet

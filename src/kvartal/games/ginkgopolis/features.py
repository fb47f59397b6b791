"""What can be counted about a side's prospects, for values learned from play."""

from kvartal.games.ginkgopolis.advice import prospect_of, rounds_left, settled
from kvartal.games.ginkgopolis.components import COLOUR, NEW_HAND_VP, NONE, TRIGGER
from kvartal.games.ginkgopolis.scoring import FIRST, SECOND, card_lines, district_points, districts
from kvartal.games.ginkgopolis.state import GinkgopolisState
from kvartal.kit.lines import total

COLOURS = range(3)
TRIGGERS = range(3)

NAMES: tuple[str, ...] = (
    "prospect",
    "vp",
    "end_bonuses",
    "districts",
    "new_hands",
    "rounds",
    "few_rounds",
    "last",
    "resources",
    "resources_in_time",
    "no_resource",
    "stock",
    "tiles",
    "tiles_in_time",
    "no_tile",
    "cards",
    *(f"trigger_{trigger}" for trigger in TRIGGERS),
    *(f"trigger_{trigger}_in_time" for trigger in TRIGGERS),
    "buildings",
    "placed",
    "tallest",
    "in_districts",
    "districts_led",
    "lead",
    "seconds",
    "behind",
    "own_alone",
    *(f"placed_on_{colour}" for colour in COLOURS),
    "placed_in_time",
    "lead_in_time",
)


def features(state: GinkgopolisState, side: int) -> list[float]:
    state = settled(state)
    found = districts(state.city)
    left = rounds_left(state)
    time = min(1.0, left / 4)
    is_seat = side < state.seats
    resources = float(state.resources[side])
    tiles = float(len(state.screens[side])) if is_seat else 0.0
    own = [building for building in state.city if building.owner == side]
    heights = [building.height for building in own]
    on_colour = [0.0, 0.0, 0.0]
    for building in own:
        on_colour[COLOUR[building.top]] += building.height
    in_districts = led = lead = seconds = behind = alone = 0
    for district in found:
        for place, share in enumerate(district.shares):
            if share.side != side:
                continue
            in_districts += share.resources
            if place == FIRST:
                led += 1
                if len(district.shares) == 1:
                    alone += share.resources
                else:
                    lead += min(4, share.resources - district.shares[SECOND].resources)
            else:
                seconds += place == SECOND
                behind += min(6, district.shares[FIRST].resources - share.resources)
    triggers = [0.0, 0.0, 0.0]
    for card in state.cards[side]:
        if TRIGGER[card] != NONE:
            triggers[TRIGGER[card]] += 1.0
    placed = float(sum(heights))
    counted = [
        prospect_of(state, side, found),
        float(state.vp[side]),
        float(total(card_lines(state, side))),
        float(district_points(found, side)),
        0.0 if state.solo else float(NEW_HAND_VP * state.new_hands[side]),
        left,
        time,
        float(state.is_last),
        resources,
        resources * time,
        float(resources == 0) * time,
        float(state.stock[side]),
        tiles,
        tiles * time,
        float(tiles == 0) * time,
        float(len(state.cards[side])),
    ]
    counted += triggers
    counted += [count * left for count in triggers]
    counted += [
        float(len(own)),
        placed,
        float(max(heights, default=0)),
        float(in_districts),
        float(led),
        float(lead),
        float(seconds),
        float(behind),
        float(alone),
    ]
    counted += on_colour
    counted += [placed * time, lead * time]
    return counted

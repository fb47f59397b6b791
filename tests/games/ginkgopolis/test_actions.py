"""Sections 3.4 to 3.7 of the ledger: gains, exploiting, urbanizing, constructing."""

import pytest

from kvartal.games.ginkgopolis.facts import FellBack, GainedResources, GainedVp, TilesDue
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import TAKE
from kvartal.kit.lines import total
from tests.games.ginkgopolis.positions import (
    act,
    assets,
    at,
    cards,
    do,
    kinds,
    legal,
    rule_against,
    table,
    token,
    top,
)
from tests.marks import rule

# A: a card alone


@rule("GK-E2", "GK-56", "GK-57", "GK-10", "GK-8", "GK-53", "GK-45")
@pytest.mark.parametrize("owner", ["", " @0", " @1"])
def test_anya_exploits_red_6(owner: str) -> None:
    state = table(
        {(1, 0): f"red_1 red_6{owner}", (-1, 0): "yellow_2"},
        hands=["red_6"],
        before=["blue_1 yellow_1"],
    )
    facts = act(state, "exploit card_red_6")
    assert assets(state) == (2, 1, 1)
    assert state.discard == cards("red_6")
    assert at(state, (1, 0)).height == 2
    assert kinds(facts)[2:7] == [
        "revealed",
        "gained_resources",
        "gained_vp",
        "tiles_due",
        "drew_tile",
    ]


@rule("GK-10", "GK-56")
@pytest.mark.parametrize(
    ("card", "gained"), [("red_9", (3, 0, 0)), ("blue_9", (0, 3, 0)), ("yellow_9", (0, 0, 3))]
)
def test_the_colour_says_what_the_height_how_much(card: str, gained: tuple[int, int, int]) -> None:
    state = table({(0, -2): f"blue_4 yellow_5 {card} @1"}, hands=[card])
    act(state, f"exploit card_{card}")
    assert assets(state) == gained


@rule("GK-8", "GK-R47")
def test_only_the_top_tile_counts() -> None:
    state = table({(0, -2): "blue_4 red_5 yellow_6 @1"}, hands=["yellow_6"])
    act(state, "exploit card_yellow_6")
    assert assets(state) == (0, 0, 3)
    assert GAME.public(state)["city"][-1]["tiles"] == ["tile_blue_4", "tile_red_5", "tile_yellow_6"]


@rule("GK-54")
@pytest.mark.parametrize(
    ("answer", "gained"), [("take_resource", (1, 0, 0)), ("take_tile", (0, 1, 0))]
)
def test_an_urbanisation_card_alone(answer: str, gained: tuple[int, int, int]) -> None:
    state = table(hands=["urban_c"])
    act(state, "exploit urban_c")
    assert state.question == TAKE
    assert legal(state) == ["take_resource", "take_tile"]
    assert rule_against(state, "done") == "KV-2"
    do(state, f"0 {answer}")
    assert assets(state) == gained
    assert state.discard == cards("urban_c")


@rule("GK-55", "GK-R11")
@pytest.mark.parametrize(
    ("stock", "reserve", "gained"),
    [(0, 5, (0, 1, 0)), (3, 0, (1, 0, 0)), (0, 0, (0, 0, 0))],
)
def test_only_what_is_available_can_be_taken(
    stock: int, reserve: int, gained: tuple[int, int, int]
) -> None:
    state = table(hands=["urban_c"], stock=[stock, 25], reserve=reserve)
    if reserve == 0:
        state.exhaustions = 2
    facts = act(state, "exploit urban_c")
    assert state.asked() == 1  # nothing to choose: it is the turn of the next player
    assert assets(state) == gained
    assert "revealed" in kinds(facts)


@rule("GK-49", "GK-R9", "GK-48", "GK-R8")
def test_no_more_resources_than_the_reserve_holds() -> None:
    state = table({(0, -2): "red_4 red_5 red_6 @1"}, hands=["red_6"], stock=[2, 22])
    facts = act(state, "exploit card_red_6")
    assert assets(state) == (2, 0, 0)
    assert state.stock[0] == 0
    (gained,) = [fact for fact in facts if isinstance(fact, GainedResources)]
    assert [(line.rule, line.amount) for line in gained.lines] == [("GK-56", 3), ("GK-49", -1)]
    assert total(gained.lines) == 2


@rule("GK-50", "GK-52")
def test_tiles_come_from_the_reserve_and_points_from_nowhere() -> None:
    state = table({(0, -2): "red_4 yellow_5 @1"}, hands=["yellow_5"], before=["blue_4"], reserve=9)
    act(state, "exploit card_yellow_5")
    assert assets(state) == (0, 1, 2)
    assert state.reserve.size == 8


@rule("GK-53", "GK-R10", "GK-57", "GK-114")
def test_bonuses_come_after_the_yield_and_each_in_order() -> None:
    state = table(
        {(0, -2): "red_4 blue_8 @1"}, hands=["blue_8"], before=["blue_7 red_7 yellow_7 char_07"]
    )
    facts = act(state, "exploit card_blue_8")
    steps = [
        (fact.kind, total(fact.lines))
        for fact in facts
        if isinstance(fact, GainedResources | GainedVp | TilesDue)
    ]
    # blue 8 is 2 high; then red 7 and the character, 1 + 1 + 2 points, and a tile
    assert steps == [("tiles_due", 2), ("gained_resources", 2), ("gained_vp", 4), ("tiles_due", 1)]
    assert assets(state) == (2, 3, 4)


# B: an urbanisation card with a tile


E3 = {(0, -2): "blue_5 blue_9 @1"}


@rule("GK-E3", "GK-60", "GK-61", "GK-62", "GK-64", "GK-65", "GK-66", "GK-67", "GK-R12")
@pytest.mark.parametrize("exploiting", ["", " red_1 blue_1"])
@pytest.mark.parametrize(("side", "to"), [("north", (1, -3)), ("east", (2, -2))])
def test_alyona_urbanizes(exploiting: str, side: str, to: tuple[int, int]) -> None:
    state = table(
        E3,
        tokens={"B": (0, -3)},
        hands=["urban_c"],
        screens=["red_8 red_9 red_10"],
        before=["red_2" + exploiting],
        resources=[2, 0],
    )
    act(state, "build urban_c tile_red_8")
    assert legal(state) == ["move north", "move east"]
    do(state, f"0 move {side}")
    building = at(state, (1, -2))
    assert (top(state, (1, -2)), building.owner, building.height, building.site) == (
        "red_8",
        0,
        1,
        True,
    )
    assert token(state, "C") == to
    assert assets(state) == (3, 4, 0)
    assert state.discard == cards("urban_c")


@rule("GK-59", "GK-46", "GK-54")
def test_without_a_resource_the_tile_goes_back() -> None:
    state = table(hands=["urban_c"], screens=["red_8"])
    facts = act(state, "build urban_c tile_red_8", "take_resource")
    assert "fell_back" in kinds(facts)
    assert assets(state) == (1, 1, 0)
    assert token(state, "C") == (1, -2)
    assert state.at(state.tokens[2]) < 0


@rule("GK-68")
@pytest.mark.parametrize("tile", ["blue_4", "yellow_20"])
def test_the_number_and_colour_of_a_new_building_are_free(tile: str) -> None:
    state = table(hands=["urban_b"], screens=[tile], resources=[1, 0])
    act(state, f"build urban_b tile_{tile}")
    assert top(state, (0, -2)) == tile
    assert state.vp[0] == 0


@rule("GK-64")
def test_the_new_building_itself_is_not_activated() -> None:
    state = table(hands=["urban_b"], screens=["yellow_9"], resources=[1, 0])
    act(state, "build urban_b tile_yellow_9")
    assert assets(state) == (0, 1, 0)  # the neighbour is blue 2


# C: a building card with a tile


@rule("GK-E4", "GK-69", "GK-72", "GK-73", "GK-74", "GK-76", "GK-77", "GK-78", "GK-79", "GK-9")
@rule("GK-R35")
def test_alisa_builds_on_anyas_building() -> None:
    state = table(
        {(0, -2): "blue_4 red_7 @1"},
        hands=["red_7"],
        screens=["yellow_4"],
        before=["yellow_3 red_3"],
        resources=[5, 0],
        vp=[4, 0],
    )
    stock = state.stock[0]
    act(state, "build card_red_7 tile_yellow_4")
    assert assets(state, 1) == (2, 0, 2)
    assert assets(state, 0) == (2, 0, 2)
    building = at(state, (0, -2))
    assert (building.height, top(state, (0, -2)), building.owner, building.site) == (
        3,
        "yellow_4",
        0,
        True,
    )
    assert state.stock[0] == stock + 1 - 1  # the colour's comes back, the bonus is taken
    assert state.cards[0] == cards("yellow_3 red_3 red_7")


@rule("GK-E5", "GK-73", "GK-74")
@pytest.mark.parametrize(
    ("tile", "resources", "vp"), [("red_8", 2, 3), ("blue_11", 3, 0), ("red_12", 2, 0)]
)
def test_what_the_number_and_the_colour_cost(tile: str, resources: int, vp: int) -> None:
    state = table(
        {(0, -2): "red_11"}, hands=["red_11"], screens=[tile], resources=[9, 0], vp=[9, 0]
    )
    act(state, f"build card_red_11 tile_{tile}")
    assert (state.resources[0], state.vp[0]) == (9 - resources, 9 - vp)


@rule("GK-75")
def test_the_costs_are_the_same_on_ones_own_building() -> None:
    state = table(
        {(0, -2): "red_11 @0"}, hands=["red_11"], screens=["blue_8"], resources=[9, 0], vp=[9, 0]
    )
    act(state, "build card_red_11 tile_blue_8")
    assert (state.resources[0], state.vp[0]) == (9 + 1 - 2 - 1, 9 - 3)


@rule("GK-E12", "GK-70", "GK-R13", "GK-72", "GK-R36")
def test_own_resources_come_back_first() -> None:
    state = table(
        {(0, -2): "red_4 blue_5 @0"}, hands=["blue_5"], screens=["blue_9"], resources=[1, 0]
    )
    act(state, "build card_blue_5 tile_blue_9")
    assert assets(state) == (0, 0, 0)
    assert (at(state, (0, -2)).height, at(state, (0, -2)).owner) == (3, 0)


@rule("GK-E12", "GK-71", "GK-46", "GK-56")
def test_a_colour_too_much_and_the_building_is_exploited() -> None:
    state = table(
        {(0, -2): "red_4 blue_5 @0"},
        hands=["blue_5"],
        screens=["red_9"],
        before=["yellow_1"],
        resources=[1, 0],
    )
    facts = act(state, "build card_blue_5 tile_red_9")
    (back,) = [fact for fact in facts if isinstance(fact, FellBack)]
    assert (back.resources, back.resources_had) == (4, 3)
    assert assets(state) == (1, 1 + 2, 1)
    assert state.discard == cards("blue_5")
    assert (at(state, (0, -2)).height, at(state, (0, -2)).owner) == (2, 0)


@rule("GK-E13", "GK-71", "GK-R14")
def test_points_that_are_missing_are_like_resources_that_are() -> None:
    state = table(
        {(0, -2): "red_4 yellow_12 @1"},
        hands=["yellow_12"],
        screens=["yellow_8"],
        resources=[9, 0],
        vp=[2, 0],
    )
    act(state, "build card_yellow_12 tile_yellow_8")
    assert assets(state) == (9, 1, 4)
    assert assets(state, 1) == (0, 0, 0)  # the old owner gets nothing
    assert at(state, (0, -2)).owner == 1


@rule("GK-E13", "GK-72")
@pytest.mark.parametrize("tile", ["red_4", "red_20"])
def test_nothing_below_four_is_built_so_the_square_costs_no_points(tile: str) -> None:
    state = table(hands=["red_3"], screens=[tile], resources=[9, 0])
    act(state, f"build card_red_3 tile_{tile}")
    assert assets(state) == (7, 0, 0)
    assert at(state, (0, 1)).owner == 0


@rule("GK-47", "GK-R7")
def test_who_can_pay_must_build() -> None:
    state = table(hands=["red_3"], screens=["red_4"], resources=[2, 0])
    facts = act(state, "build card_red_3 tile_red_4")
    assert "fell_back" not in kinds(facts)
    assert at(state, (0, 1)).height == 2


@rule("GK-78", "GK-79")
def test_the_played_card_gives_its_bonus_from_the_next_action_on() -> None:
    state = table(hands=["red_3"], screens=["red_4"], resources=[2, 0])
    act(state, "build card_red_3 tile_red_4")
    assert assets(state) == (0, 0, 0)
    assert state.cards[0] == cards("red_3")


@rule("GK-80", "GK-R12")
def test_constructing_activates_nothing() -> None:
    state = table(
        {(0, -2): "blue_9 @1"},
        hands=["blue_2"],
        screens=["blue_10"],
        before=["red_1 red_2"],
        resources=[2, 0],
    )
    act(state, "build card_blue_2 tile_blue_10")
    assert assets(state) == (0, 0, 0)


@rule("GK-R29")
def test_a_card_designates_one_building_and_marked_ones_have_none_in_play() -> None:
    state = table({(0, -2): "blue_9 @1 *"}, hands=["blue_2"])
    assert at(state, (0, -1)).top == cards("blue_2")[0]
    assert state.city[state.designated(cards("blue_2")[0])] is at(state, (0, -1))
    with pytest.raises(AssertionError):
        state.designated(cards("blue_20")[0])
    circulating = [*state.deck.cards, *state.discard, *(c for h in state.hands for c in h.faces)]
    assert cards("blue_9")[0] not in circulating


@rule("GK-7", "GK-R1")
def test_markers_never_run_out() -> None:
    row = {(x, -2): f"{colour}_{number} @1 *" for x, (colour, number) in enumerate(SIXTEEN)}
    state = table(row, hands=["urban_h"], screens=["red_8"], resources=[1, 0])
    act(state, "build urban_h tile_red_8")
    assert sum(building.site for building in state.city) == 17


SIXTEEN = [("blue", number) for number in range(4, 20)]

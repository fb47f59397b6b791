"""The second engine agrees with the first, and would notice if it did not."""

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from kvartal.games.streets import (
    business,
    city,
    components,
    consultants,
    enclosing,
    people,
    scoring,
    solo,
    valuation,
)
from kvartal.games.streets.moments import Consultant
from tests.games.streets.referee import (
    FRAGMENTS,
    LETTERS,
    TILES,
    Building,
    City,
    Disagreement,
    Referee,
    amount_of,
    compare_configs,
    compare_positions,
    every_table,
    follow,
    fragment,
    pairs,
    play_position,
    written,
)

pytestmark = pytest.mark.slow

TABLES = every_table()
Table = tuple[int, dict[str, Any]]


def test_fifty_games_without_a_disagreement() -> None:
    """All numbers of seats, with all modules and levels."""
    decisions = [follow(*TABLES[number % len(TABLES)], number) for number in range(56)]
    assert min(decisions) > 30


def test_positions_without_a_disagreement() -> None:
    assert compare_positions(100, seed=1) == 100


def test_tables_without_a_disagreement() -> None:
    assert compare_configs() > 0


# --- the referee itself: what the ledger works out ------------------------------------------------

USUAL: dict[str, Any] = {
    "business": False,
    "consultants": False,
    "difficulty": "normal",
    "first": "random",
}
FOUND: list[tuple[str, str, dict[tuple[int, int], str]]] = [
    ("ST-401", "v <", {(1, -1): "sw", (-1, 0): "es", (0, 1): "ew", (1, 1): "nw", (0, -1): ""}),
    ("ST-402", "v", {(-1, 0): "es", (1, 0): "sw", (0, 1): "ew", (0, -1): ""}),
    ("ST-403", "v\n.\n^", {(0, 1): "ew"}),
    ("ST-404", "v v v v v", {(5, 0): "w", (-1, 0): "e", (0, 1): "ew", (0, -1): ""}),
    ("ST-405", "v v . v v", {(2, 0): "esw"}),
    ("ST-406", "v v v . v v", {(3, 0): "ew"}),
    ("ST-407", "v . ^", {(1, 0): "nesw"}),
    ("ST-408", ". <\nv .", {(0, 0): "ns", (1, 1): "nsw"}),
    ("ST-409", ". v\n^ .", {(0, 0): "ew", (1, 1): "ew"}),
    ("ST-410", "v <\n. ^", {(0, 1): "ew"}),
    ("ST-414", "> v v .", {(3, 0): "sw"}),
    ("ST-415", "> . <", {(1, 0): "ns"}),
    ("ST-416", "> v . v <", {(2, 0): "esw"}),
    ("ST-423", "> v v v v v .", {(6, 0): "w"}),
]


def drawn_city(drawn: str, tiles: str = "") -> City:
    """With these tiles, in reading order; any if none are named."""
    found = City()
    for building in fragment(drawn, tiles.split()[::-1] or list(TILES), (0, 0)):
        found.add(building)
    return found


@pytest.mark.parametrize(("rule", "drawn", "legal"), FOUND)
def test_the_referee_knows_where_to_build(
    rule: str, drawn: str, legal: dict[tuple[int, int], str]
) -> None:
    own = drawn_city(drawn)
    for cell, facings in legal.items():
        free = [LETTERS[f] for f in range(4) if not own.objections(cell, f)]
        assert "".join(free) == facings


@pytest.mark.parametrize(
    ("rule", "drawn", "cell", "facing", "closed"),
    [
        ("ST-414", "> v v .", (3, 0), "w", 1),
        ("ST-414", "> v v .", (3, 0), "s", 0),
        ("ST-415", "> . <", (1, 0), "n", 1),
        ("ST-416", "> v . v <", (2, 0), "w", 2),
        ("ST-416", "> v . v <", (2, 0), "s", 1),
        ("ST-417", FRAGMENTS[0], (2, 2), "s", 3),
        ("ST-418", FRAGMENTS[1], (3, 2), "s", 5),
        ("ST-419", "> v v . <", (3, 0), "s", 1),
        ("ST-423", "> v v v v v .", (6, 0), "w", 1),
    ],
)
def test_the_referee_knows_what_encloses(
    rule: str, drawn: str, cell: tuple[int, int], facing: str, closed: int
) -> None:
    own = drawn_city(drawn)
    before = own.enclosed_streets()
    own.add(Building("copy_shop", cell, LETTERS.index(facing)))
    assert len(own.closed_by(cell, before)) == closed


def example(drawn: str, tiles: str, owners: dict[str, int], crowd: dict[str, list[int]]) -> Referee:
    table = Referee(3, USUAL)
    table.city = drawn_city(drawn, tiles)
    for tile, owner in owners.items():
        building = table.city.building(tile)
        building.owner, building.signs = owner, 1
    for tile, lying in crowd.items():
        table.city.building(tile).people = lying
    return table


def rulebook_street() -> Referee:
    """ST-432."""
    return example(
        "> v v v <",
        "student_house starter_home flea_market art_gallery hardware_store",
        {"student_house": 0, "starter_home": 1, "flea_market": 1, "art_gallery": 0},
        {
            "student_house": [0, 1, 0, 0],
            "starter_home": [0, 0, 1, 0],
            "flea_market": [0, 0, 1, 0],
            "art_gallery": [0, 3, 0, 0],
        },
    )


def pays(table: Referee, tile: str, final: bool = False, instead: str = "") -> int:
    building = table.city.building(tile)
    return amount_of(table.income(building, building.owner, final, instead))


def test_the_referee_knows_the_income_example() -> None:
    table = rulebook_street()
    assert [pays(table, tile) for tile in ("art_gallery", "starter_home", "flea_market")] == [
        9,
        7,
        11,
    ]
    assert [each.tile for each in table.city.destinations(1)] == ["student_house"]  # ST-433
    assert table.city.destinations(2) == []


@pytest.mark.parametrize(
    ("rule", "consultant", "hand", "worth"),
    [
        ("ST-446", "hipster_legend", [], 8 + 3),
        ("ST-447", "hacker", ["vinyl_shop", "copy_shop"], 12 + 3),
        ("ST-448", "location_scout", [], 8 + 3),
    ],
)
def test_the_referee_knows_consultants(
    rule: str, consultant: str, hand: list[str], worth: int
) -> None:
    table = rulebook_street()
    table.consultants[0] = consultant
    table.hands[0] = hand
    assert pays(table, "art_gallery") == worth
    assert pays(table, "starter_home") == 7


@pytest.mark.parametrize(
    ("instead", "worth"),
    [("vinyl_shop", 9), ("food_court", 9), ("tapas_bar", 15), ("community_centre", 7)],
)
def test_the_referee_knows_the_entrepreneur(instead: str, worth: int) -> None:
    """ST-450."""
    assert pays(rulebook_street(), "art_gallery", instead=instead) == worth


def test_the_referee_knows_the_investor() -> None:
    """ST-449, ST-441."""
    table = rulebook_street()
    table.city.building("art_gallery").signs = 2
    assert pays(table, "art_gallery") == 15
    assert pays(table, "art_gallery", final=True) == 8


def test_the_referee_knows_copies() -> None:
    """ST-437, ST-438."""
    table = example(
        "> v v v <",
        "student_house starter_home flea_market copy_shop hardware_store",
        {"starter_home": 1, "flea_market": 1, "copy_shop": 0},
        {},
    )
    worths = [pays(table, tile) for tile in ("starter_home", "flea_market", "copy_shop")]
    assert worths == [8, 10, 10]
    table = example(
        "> v v v <",
        "corner_pub neighbourhood_bakery copy_shop toy_store gatehouse_flats",
        {"neighbourhood_bakery": 0, "copy_shop": 1, "toy_store": 1},
        {"neighbourhood_bakery": [0, 0, 1, 0], "toy_store": [0, 0, 1, 0]},
    )
    worths = [pays(table, tile) for tile in ("neighbourhood_bakery", "toy_store", "copy_shop")]
    assert worths == [4, 5, 6]


@pytest.mark.parametrize(("drawn", "worth"), [("> v v < v", 6), (". v v < v", 0)])
def test_the_referee_knows_enclosing_buildings(drawn: str, worth: int) -> None:
    """ST-439."""
    tiles = "art_gallery toy_store vinyl_shop corner_pub shoe_store"
    if drawn.startswith("."):
        tiles = tiles.removeprefix("art_gallery ")
    assert pays(example(drawn, tiles, {"corner_pub": 0}, {}), "corner_pub") == worth


def test_the_referee_knows_pairs() -> None:
    """ST-436."""
    known = {
        (2, 2, 1): 2,
        (1, 0, 1): 1,
        (0, 0, 1): 0,
        (0, 0, 2): 1,
        (0, 0, 3): 1,
        (3, 1, 1): 2,
        (4, 0, 2): 2,
        (5, 1, 0): 1,
        (0, 3, 1): 1,
        (1, 1, 4): 3,
        (2, 2, 2): 3,
    }
    assert {counts: pairs(*counts) for counts in known} == known


def test_the_referee_knows_business_bonuses() -> None:
    """ST-444."""
    table = Referee(2, USUAL | {"business": True})
    table.tokens = [[1, 3, 4, 2], [3, 2, 2, 2]]
    points = [table.points(side) for side in range(2)]
    assert [(each["majority"], each["sets"]) for each in points] == [(25, 10), (15, 20)]


@pytest.mark.parametrize(
    ("tile", "count", "only"),
    [
        ("art_gallery", 1, "place -1,0 s"),
        ("observation_deck", 1, "place -1,0 s"),
        ("tapas_bar", 3, ""),
        ("startup_hub", 6, ""),
        ("community_centre", 3, ""),
        ("neighbourhood_bakery", 8, ""),
        ("copy_shop", 8, ""),
        ("corner_pub", 1, "place -1,0 e"),
    ],
)
def test_the_referee_knows_where_the_grifter_builds(tile: str, count: int, only: str) -> None:
    """ST-453."""
    table = Referee(1, USUAL)
    table.tile, table.signs = tile, 1
    spots = {written(spot) for spot in table.grifters_spots()}
    assert len(spots) == count
    if only:
        assert spots == {only}


# --- mistakes that are planted in the game --------------------------------------------------------


def _no_wild(one: int, other: int, wild: int) -> int:
    return min(one, other)


def _nobody_gained(state: Any, trial: Any) -> int:
    return 0


ANY: Table = (3, {})
BUSINESS: Table = (3, {"business": True})
HIRED: Table = (4, {"consultants": True})
ALONE: Table = (1, {"difficulty": "easy"})

MISTAKES: dict[str, tuple[Any, str, Any, Table]] = {
    "streets of four": (city, "MOST_IN_STREET", 4, ANY),
    "pairs without wild symbols": (valuation, "pairs", _no_wild, ANY),
    "people enter abandoned buildings": (people, "PEOPLE_ENTER_ABANDONED", True, ANY),
    "people enter the station": (people, "PEOPLE_ENTER_START_TILES", True, ANY),
    "a higher majority bonus": (scoring, "MAJORITY", 11, BUSINESS),
    "the Hacker forgets the hand": (consultants.Hacker, "count", Consultant.count, HIRED),
    "the Scout finds nothing": (consultants.LocationScout, "count", Consultant.count, HIRED),
    "the Grifter does not look at people": (solo, "_people_gained", _nobody_gained, ALONE),
    "the Renovator covers start tiles": (consultants, "COVERS_START_TILES", True, HIRED),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_planted_mistakes_are_found(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    where, name, wrong, table = MISTAKES[mistake]
    monkeypatch.setattr(where, name, wrong)
    with pytest.raises(Disagreement):
        _follow_thirty(table)


def _follow_thirty(table: Table) -> None:
    for seed in range(30):
        follow(*table, seed)


# --- more of them, as functions -------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]
MORE: dict[str, Plant] = {}
POSITIONS = 120


def mistake(plant: Plant) -> Plant:
    MORE[plant.__name__] = plant
    return plant


def _replace(patch: pytest.MonkeyPatch, module: Any, name: str, new: Any) -> None:
    """In every module of the game that has it by this name."""
    old = getattr(module, name)
    for path, each in list(sys.modules.items()):
        if path.startswith("kvartal.games.streets.") and vars(each).get(name) is old:
            patch.setattr(each, name, new)


@mistake
def the_end_of_an_open_street_encloses(patch: pytest.MonkeyPatch) -> None:
    def wrong(own: Any, building: int) -> bool:
        return bool(own.streets_ending_at(building))

    patch.setattr(city.City, "is_enclosing", wrong)


@mistake
def tiles_point_backwards_too(patch: pytest.MonkeyPatch) -> None:
    def wrong(own: Any, street: Any) -> list[int]:
        return [building for building in own.ends(street) if building >= 0]

    patch.setattr(city.City, "pointing_in", wrong)


@mistake
def halves_are_rounded_down(patch: pytest.MonkeyPatch) -> None:
    right = scoring.final_lines

    def wrong(state: Any, side: int) -> Any:
        found = right(state, side)
        for lines in found.values():
            lines[-1].each = -((sum(line.amount for line in lines[:-1]) + 1) // 2)
        return found

    _replace(patch, scoring, "final_lines", wrong)


@mistake
def a_tie_with_the_grifter_is_shared(patch: pytest.MonkeyPatch) -> None:
    right = scoring.outcome

    def wrong(state: Any) -> Any:
        standings = right(state)
        for own in standings or []:
            own.rank = 1 + sum(other.score > own.score for other in standings or [])
        return standings

    _replace(patch, scoring, "outcome", wrong)


@mistake
def the_scout_still_scouts_at_the_end(patch: pytest.MonkeyPatch) -> None:
    right = consultants.LocationScout.count

    def wrong(own: Any, state: Any, seat: int, street: Any, symbols: Any, is_final: bool) -> None:
        right(own, state, seat, street, symbols, False)

    patch.setattr(consultants.LocationScout, "count", wrong)


@mistake
def the_legend_leaves_the_card_out(patch: pytest.MonkeyPatch) -> None:
    right = consultants.HipsterLegend.count

    def wrong(own: Any, state: Any, seat: int, street: Any, symbols: Any, is_final: bool) -> None:
        right(own, state, seat, street, symbols, is_final)
        symbols[-1] -= 1

    patch.setattr(consultants.HipsterLegend, "count", wrong)


@mistake
def the_contractor_never_rests(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(consultants.Contractor, "builds", lambda own, state: 2)


@mistake
def signs_without_tokens_give_nothing(patch: pytest.MonkeyPatch) -> None:
    right = business.take_for

    def wrong(state: Any, side: int, tile: int, tell: Any) -> None:
        right(state, side, tile, tell)
        if components.TILES[tile].business != components.UNIVERSAL:
            state.free_tokens = 0

    _replace(patch, business, "take_for", wrong)


@mistake
def the_grifter_takes_any_token(patch: pytest.MonkeyPatch) -> None:
    right = business.grifter_claims

    def wrong(state: Any, street: Any) -> Any:
        without = state.copy()
        without.tokens = [[0] * 4 for _ in state.tokens]
        return right(without, street)

    _replace(patch, business, "grifter_claims", wrong)


@mistake
def the_grifter_moves_people_anywhere(patch: pytest.MonkeyPatch) -> None:
    def wrong(state: Any, colour: int) -> list[int]:
        return people.destinations(state.city, colour)

    _replace(patch, enclosing, "move_targets", wrong)


@mistake
def people_sent_to_the_station_lie_down(patch: pytest.MonkeyPatch) -> None:
    right = people.send_to_station

    def wrong(own: Any, building: int, staying: int, station: int, tell: Any) -> None:
        before = own.seekers[:]
        right(own, building, staying, station, tell)
        for colour in range(4):
            at = 4 * station + colour
            own.lying[at] += own.seekers[at] - before[at]
            own.seekers[at] = before[at]

    _replace(patch, people, "send_to_station", wrong)


@mistake
def neighbours_can_be_copied(patch: pytest.MonkeyPatch) -> None:
    wrong = components.IS_COPYABLE[:]
    wrong[components.ADJACENCY] = True
    _replace(patch, components, "IS_COPYABLE", wrong)


@pytest.mark.parametrize("name", MORE)
def test_more_planted_mistakes_are_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each within a few games or positions."""
    MORE[name](monkeypatch)
    assert found_after(POSITIONS) >= 0


def found_after(most: int) -> int:
    """At which number the referee objects, with a position to each and a game to every third."""
    for number in range(most):
        try:
            if number % 3 == 0:
                follow(*TABLES[7 * number % len(TABLES)], number)
            play_position(number, 1, Counter())
        except Disagreement:
            return number
    return -1

"""The game and its referee agree, and the referee would notice if they did not."""

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kvartal.games.uptown import components, course, rules, scoring, street
from tests.games.uptown import referee
from tests.games.uptown.referee import Disagreement, Referee, check

GAMES = range(50)
POSITIONS = range(300)


def test_games_follow_the_referee() -> None:
    tally, found = check(GAMES, ())
    assert found == []
    assert tally["games"] == len(GAMES)
    # Enough of everything: bots that never give would prove nothing about gifts.
    for what in ("gave", "income below nothing", "collected", "declined", "discarded"):
        assert tally[what] > 0, what
    assert tally["ends by a deck"] > 0
    assert tally["ends by a street"] > 0


def test_positions_follow_the_referee() -> None:
    tally, found = check((), POSITIONS)
    assert found == []
    assert tally["final positions"] == len(POSITIONS) // 2
    assert tally["passed"] > 0
    assert 0 < tally["shared victories"] < tally["ties for the victory"]


# --- the referee itself: what the ledger works out ------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "plots", "prestige", "income"),
    [
        ("UP-301", "think_tank; sinking_foundations, slate_roof", 2, -2),
        ("UP-302", "family_flat, law_chambers, insurance_tower, clock_tower", 7, 2),
        ("UP-303", "family_flat, law_chambers, insurance_tower, clock_tower, rooftop_pool", 11, 2),
        (
            "UP-304",
            "open_plan_offices, newsroom; typing_pool; patent_office, boardroom_floor",
            13,
            1,
        ),
        ("UP-305", "museum_of_curiosities, abandoned_floor; pawnshop", -2, 1),
        ("UP-306", "notarys_chambers, umbrella_stall", 2, 1),
        ("UP-306", "umbrella_stall, notarys_chambers", 2, 1),
        ("UP-307", "bungalow, rooftop_garden, beehives", 9, None),
        ("UP-308", "delicatessen, family_flat, law_chambers, marble_penthouse", 10, -1),
        ("UP-309", "delicatessen, accountants_row; laundrette; family_flat, tin_roof", 2, 4),
        ("UP-310", "family_flat, courtyard_flats, noisy_nightclub; bungalow", 2, -1),
        ("UP-311", "haunted_flat, bay_window_flat; twenty_four_hour_shop", -2, 2),
        ("UP-312", "airport_hotel; grand_hotel, tourist_information; boutique_hotel", 17, 9),
        (
            "UP-315",
            (
                "delicatessen, radio_station; family_flat, courtyard_flats, artists_attic; "
                "greengrocer, yoga_loft, abandoned_floor; "
                "notarys_chambers, game_studio, typing_pool; pocket_park, beehives"
            ),
            15,
            9,
        ),
    ],
)
def test_the_referee_knows_the_worked_examples(
    rule: str, plots: str, prestige: int, income: int | None
) -> None:
    built = [plot.split(", ") for plot in plots.split("; ")]
    own: list[referee.Plot] = built + [[] for _ in range(5 - len(built))]
    assert referee.prestige(own) == prestige
    if income is not None:
        assert referee.summed(referee.street_amounts("income", own)) == income


def test_the_referee_knows_the_example_turn() -> None:
    table = Referee(2, 0)
    table.streets[0] = [
        ["delicatessen"],
        ["family_flat"],
        ["law_chambers"],
        ["twenty_four_hour_shop"],
        [],
    ]
    table.lay(0, referee.card_showing(["open_plan_offices", "courtyard_flats"]))
    table.lay(1, referee.card_showing(["pocket_park", "fashion_arcade"]))
    table.turned.extend([(0, "project_50"), (1, "project_51")])
    table.begin()
    assert len(table.answers()) == 11
    table.decide(0, "build courtyard_flats 2")
    assert {answer for answer in table.answers() if "pocket" in answer or "arcade" in answer} == {
        "build pocket_park 5",
        "build fashion_arcade 5",
    }
    table.decide(0, "build pocket_park 5")
    assert (
        "income",
        0,
        5,
        [("delicatessen", 2), ("twenty_four_hour_shop", 3), ("pocket_park", 1)],
        6,
    ) in (table.events)
    assert (table.wallet, table.player) == ([10, 16], 1)
    assert referee.prestige(table.streets[0]) == 8
    assert table.points(0) == 11


# --- mistakes that are planted in the game --------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]
MISTAKES: dict[str, Plant] = {}


def mistake(plant: Plant) -> Plant:
    MISTAKES[plant.__name__] = plant
    return plant


def _modules() -> Iterator[Any]:
    for name, module in list(sys.modules.items()):
        if name.startswith("kvartal.games.uptown."):
            yield module


def _replace(patch: pytest.MonkeyPatch, module: Any, name: str, new: Any) -> None:
    """In every module of the game that has it by this name."""
    old = getattr(module, name)
    for each in _modules():
        if vars(each).get(name) is old:
            patch.setattr(each, name, new)


@mistake
def the_ground_floor_is_no_floor_below(patch: pytest.MonkeyPatch) -> None:
    right = street.how_many

    def wrong(symbol: Any, own: Any, plot: int, floor: int) -> int:
        count = right(symbol, own, plot, floor)
        return max(0, count - 1) if symbol.counts == components.PER_FLOOR_BELOW else count

    _replace(patch, street, "how_many", wrong)


@mistake
def a_duo_counts_once(patch: pytest.MonkeyPatch) -> None:
    _replace(patch, components, "PREMISES", [min(1, count) for count in components.PREMISES])


@mistake
def money_on_a_deck_blocks_nothing(patch: pytest.MonkeyPatch) -> None:
    for name in ("legal", "rule_against"):
        right = getattr(rules, name)

        def wrong(state: Any, *rest: Any, right: Any = right) -> Any:
            without = state.copy()
            without.money = [0] * state.seats
            return right(without, *rest)

        patch.setattr(rules, name, wrong)


@mistake
def the_giver_of_a_roof_is_paid(patch: pytest.MonkeyPatch) -> None:
    right = course._pay_street

    def wrong(state: Any, owner: int, plot: int, tell: Any) -> None:
        before = state.wallet[owner]
        right(state, owner, plot, tell)
        paid = state.wallet[owner] - before
        state.wallet[owner] -= paid
        state.wallet[state.acting()] += paid

    patch.setattr(course, "_pay_street", wrong)


@mistake
def a_sum_below_nothing_is_paid_by_the_player(patch: pytest.MonkeyPatch) -> None:
    right = course._pay_street

    def wrong(state: Any, owner: int, plot: int, tell: Any) -> None:
        right(state, owner, plot, tell)
        owed = street.worth(components.INCOME, state.streets[owner])
        state.wallet[owner] = max(0, state.wallet[owner] + min(0, owed))

    patch.setattr(course, "_pay_street", wrong)


@mistake
def the_end_comes_at_once(patch: pytest.MonkeyPatch) -> None:
    right = course._end_turn

    def wrong(state: Any, chance: Any, tell: Any) -> None:
        if state.is_last:
            state.turn = state.seats - 1
        right(state, chance, tell)

    patch.setattr(course, "_end_turn", wrong)


@mistake
def equal_points_are_equal(patch: pytest.MonkeyPatch) -> None:
    right = scoring.outcome

    def wrong(state: Any) -> Any:
        standings = right(state)
        for own in standings or []:
            own.rank = 1 + sum(other.score > own.score for other in standings or [])
        return standings

    _replace(patch, scoring, "outcome", wrong)


@mistake
def the_price_stays_with_nobody(patch: pytest.MonkeyPatch) -> None:
    right = course._pay

    def wrong(state: Any, seat: int, deck: int, project: int, tell: Any) -> None:
        before = state.money[:]
        right(state, seat, deck, project, tell)
        state.money[:] = before

    patch.setattr(course, "_pay", wrong)


@mistake
def gifts_are_welcome_everywhere(patch: pytest.MonkeyPatch) -> None:
    _replace(patch, components, "BARS_GIFTS", [False] * len(components.BARS_GIFTS))


@mistake
def a_card_does_not_count_itself(patch: pytest.MonkeyPatch) -> None:
    right = street.how_many

    def wrong(symbol: Any, own: Any, plot: int, floor: int) -> int:
        count = right(symbol, own, plot, floor)
        itself = components.KIND[own[plot][floor]] == symbol.kind
        return count - 1 if itself and symbol.kind != components.NO_KIND else count

    _replace(patch, street, "how_many", wrong)


@pytest.mark.parametrize("name", MISTAKES)
def test_the_referee_notices(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each within a few games or positions, and none of them without the mistake."""
    MISTAKES[name](monkeypatch)
    assert found_after(10) > 0


def found_after(most: int) -> int:
    """At the how manieth game, with two positions after each, the referee objected; 0: never."""
    for number in range(most):
        if check([number], [2 * number, 2 * number + 1])[1]:
            return number + 1
    return 0


def test_an_answer_that_is_not_allowed_is_refused() -> None:
    table = Referee(2, 0)
    table.lay(0, "project_01")
    table.lay(1, "project_02")
    table.turned.append((0, "project_03"))
    table.begin()
    with pytest.raises(Disagreement):
        table.decide(0, "pass")

"""Section 1 of the ledger: what lies in the box."""

from collections import Counter

from kvartal.games.uptown.components import (
    CARDS,
    COUNTS,
    GIFT,
    GROUND,
    KINDS,
    MUNICIPAL_CARDS,
    NO_KIND,
    NOTHING,
    ON_ROOF,
    PLOTS,
    PROJECT_CARDS,
    PROJECTS,
    UPPER,
)
from kvartal.games.uptown.game import GAME
from tests.games.turns import LUCK
from tests.games.uptown.positions import EMPTY, do, points, table
from tests.kit.helpers import config_of
from tests.marks import rule

# Section "symbols" of the rulebook's legend, as the ledger reads it (UP-151, UP-240).
PRESTIGE_FLAT = {-4, -3, -2, -1, 1, 2, 3, 4, 5, 6}
PRESTIGE_ON_PLOT = {
    (1, "office"),
    (-1, "office"),
    (1, "apartment"),
    (-1, "apartment"),
    (2, "shop"),
    (2, "cafe"),
}
PRESTIGE_ON_STREET = {
    (1, "office"),
    (2, "services"),
    (2, "cafe"),
    (2, "shop"),
    (2, "gift"),
    (1, "apartment"),
    (3, "hotel"),
}


def printed(symbol: str, counts: str) -> set[tuple[int, str]]:
    """The amounts and kinds with which a rule occurs on the cards."""
    names = [*KINDS, "gift", ""]
    symbols = [getattr(project, symbol) for project in PROJECTS]
    return {(s.amount, names[s.kind]) for s in symbols if COUNTS[s.counts] == counts}


@rule("UP-1", "UP-2", "UP-30", "UP-27")
def test_streets_of_five_plots_all_alike() -> None:
    for seats in GAME.seat_counts:
        state = GAME.setup(config_of(GAME, seats), LUCK)
        assert state.streets == [[[]] * 5] * seats
    assert PLOTS == 5


@rule("UP-3", "UP-7", "UP-253")
def test_84_project_cards_with_one_cost_and_two_projects() -> None:
    assert len(PROJECT_CARDS) == 84
    assert {len(CARDS[card].projects) for card in PROJECT_CARDS} == {2}
    assert min(CARDS[card].cost for card in PROJECT_CARDS) >= 1


@rule("UP-4", "UP-8")
def test_28_municipal_cards_free_with_four_projects() -> None:
    assert len(MUNICIPAL_CARDS) == 28
    assert {len(CARDS[card].projects) for card in MUNICIPAL_CARDS} == {4}
    assert {CARDS[card].cost for card in MUNICIPAL_CARDS} == {0}


@rule("UP-5", "UP-250")
def test_the_bank_pays_on_when_all_notes_are_out() -> None:
    """96 notes of 10 at most."""
    state = table("delicatessen | filling_station", EMPTY, wallet=[960, 960], free="pocket_park")
    do(state, "0 build pocket_park 3")
    assert state.wallet[0] == 960 + 2 + 2 + 1


@rule("UP-6")
def test_the_score_sheet_has_plots_money_and_total() -> None:
    state = table("family_flat | law_chambers", EMPTY, wallet=[7, 0], over=True)
    standings = GAME.outcome(state)
    assert standings is not None
    lines = {line.source: line.amount for line in standings[0].lines}
    assert lines == {"plot_1": 2, "plot_2": 2, "plot_3": 0, "plot_4": 0, "plot_5": 0, "money": 2}
    assert points(state, 0) == 6


@rule("UP-9")
def test_any_symbol_may_be_missing() -> None:
    for project in PROJECTS:
        assert project.income.counts == NOTHING or project.income.amount
        assert project.prestige.counts == NOTHING or project.prestige.amount
    for missing in (
        {project.kind == NO_KIND for project in PROJECTS},
        {project.duo for project in PROJECTS},
        {project.roof for project in PROJECTS},
        {project.gift for project in PROJECTS},
        {project.no_gifts for project in PROJECTS},
        {project.income.counts == NOTHING for project in PROJECTS},
        {project.prestige.counts == NOTHING for project in PROJECTS},
    ):
        assert missing == {False, True}


@rule("UP-10")
def test_six_kinds() -> None:
    assert KINDS == ("office", "services", "apartment", "cafe", "shop", "hotel")
    assert {project.kind for project in PROJECTS} == {*range(6), NO_KIND}


@rule("UP-11")
def test_duo_but_no_duo_hotel() -> None:
    duos = {KINDS[project.kind] for project in PROJECTS if project.duo}
    assert duos == {"office", "apartment", "shop", "cafe", "services"}


@rule("UP-12", "UP-13")
def test_two_to_four_seats_and_one_mode() -> None:
    assert list(GAME.seat_counts) == [2, 3, 4]
    assert list(GAME.options.__dataclass_fields__) == ["first"]


@rule("UP-151", "UP-240", "UP-241")
def test_every_prestige_of_the_legend_and_no_other() -> None:
    assert {amount for amount, _ in printed("prestige", "flat")} == PRESTIGE_FLAT
    assert printed("prestige", "per_kind_on_plot") == PRESTIGE_ON_PLOT
    assert printed("prestige", "per_kind_on_street") == PRESTIGE_ON_STREET
    assert printed("prestige", "per_floor_below") == {(1, "")}
    assert printed("prestige", "if_ground_floor") == {(1, ""), (2, "")}


@rule("UP-106", "UP-230")
def test_every_income_of_the_legend() -> None:
    assert {amount for amount, _ in printed("income", "flat")} == {-2, -1, 1, 2, 3}
    assert {amount for amount, _ in printed("income", "per_floor_below")} == {-1, 1}
    assert {amount for amount, _ in printed("income", "per_kind_on_plot")} == {1}
    assert {amount for amount, _ in printed("income", "per_kind_on_street")} == {1, 2}
    assert printed("income", "if_ground_floor") == {(1, "")}
    assert GIFT not in {project.income.kind for project in PROJECTS}


@rule("UP-236", "UP-237")
def test_every_roof_says_where_and_none_stands_on_another() -> None:
    assert {project.place for project in PROJECTS if project.roof} == {GROUND, UPPER}
    assert ON_ROOF in {project.place for project in PROJECTS}


def test_ids_are_unique_and_a_card_has_one_gift_at_most() -> None:
    assert max(Counter(project.id for project in PROJECTS).values()) == 1
    for card in CARDS:
        assert sum(PROJECTS[project].gift for project in card.projects) <= 1

"""The plans that measure Ginkgopolis do what their names say."""

from collections import Counter
from random import Random

import pytest
from tools.games.ginkgopolis.plans import PLANS
from tools.plans.drawing import draw
from tools.plans.matches import Duel

from kvartal.games.ginkgopolis.components import TRIGGER
from kvartal.games.ginkgopolis.game import GAME
from kvartal.kit.bot import Budget
from kvartal.kit.facts import Log
from kvartal.kit.game import observe
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for
from tests.games.ginkgopolis.positions import cards, table
from tests.kit.helpers import config_of


def choice(plan: str, **position: object) -> str:
    state = table(**position)  # type: ignore[arg-type]
    legal = GAME.legal(state, 0)
    return PLANS[plan]().choose(observe(GAME, state, 0), legal, Random(1), Budget(1)).notation


def test_cards_alone_are_played_alone_and_others_build() -> None:
    there = {"hands": ["yellow_2 urban_a"], "screens": ["red_8"], "resources": [6, 0]}
    assert choice("alone", **there) in ("exploit card_yellow_2", "exploit urban_a")
    assert choice("outwards", **there) == "build urban_a tile_red_8"
    assert choice("upwards", **there).startswith("build")


def test_upwards_looks_for_the_better_district() -> None:
    """The blue square has two more blue buildings beside it, the yellow one would stay alone."""
    there = {
        "buildings": {(5, 5): "red_5"},
        "hands": ["blue_1 red_5"],
        "screens": ["blue_8 red_8"],
        "resources": [9, 0],
    }
    assert choice("upwards", **there) == "build card_blue_1 tile_blue_8"


def test_bonuses_keep_the_cards_that_count_at_the_end() -> None:
    there = {
        "buildings": {(2, 0): "red_20", (-2, 0): "red_4"},
        "hands": ["red_20 red_4"],
        "screens": ["red_19"],
        "resources": [9, 0],
        "vp": [1, 0],
    }
    assert TRIGGER[cards("red_20")[0]] == -1
    assert choice("bonuses", **there) == "build card_red_20 tile_red_19"


def test_nobody_builds_what_cannot_be_paid() -> None:
    there = {"hands": ["yellow_2 urban_a"], "screens": ["red_8"], "resources": [0, 0]}
    for plan in PLANS:
        assert choice(plan, **there).startswith("exploit"), plan


@pytest.mark.slow
@pytest.mark.engine
def test_plans_show_in_whole_games() -> None:
    """Who plays alone builds least, who goes outwards has most new buildings."""
    done: dict[str, Counter[str]] = {}
    for plan, bot in PLANS.items():
        log, config = Log(), config_of(GAME, 2)
        play_out(GAME, config, header_for(GAME, config, 3).chance(), [bot(), bot()], "", tell=log)
        done[plan] = Counter(told.fact.kind for told in log.told)
    built = {plan: kinds["urbanized"] + kinds["constructed"] for plan, kinds in done.items()}
    assert min(built, key=lambda plan: built[plan]) == "alone"
    outwards = {plan: kinds["urbanized"] / built[plan] for plan, kinds in done.items()}
    assert max(outwards, key=lambda plan: outwards[plan]) == "outwards"


def test_the_matrix_shows_every_duel_from_both_sides() -> None:
    text = draw("Plans", ["one", "two"], [Duel("one", "two", 200, 0.75, [9, 8], 0.69, 0.8)])
    assert ">75%<" in text
    assert ">69% – 80%<" in text
    assert ">25%<" in text
    assert ">20% – 31%<" in text

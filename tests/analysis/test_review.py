"""Reviews add up, repeat themselves, and are about what a seat could know."""

from functools import cache
from random import Random

import pytest
from tools.review_truth.games import recorded

from kvartal.analysis.course import NotOverError, Position, follow
from kvartal.analysis.findings import Review
from kvartal.analysis.glances import glance
from kvartal.analysis.playouts import Playouts
from kvartal.analysis.review import review
from kvartal.analysis.values import currency_of
from kvartal.analysis.verdicts import Weighing
from kvartal.games.catalogue import GAMES
from kvartal.kit.bot import Budget
from kvartal.kit.chance import QuickChance
from kvartal.kit.conformance import small_configs
from kvartal.kit.data import canonical
from kvartal.kit.game import AnyConfig, AnyGame, Config, observe
from kvartal.kit.record import Record, header_for, read, write
from tests.kit.helpers import record_of
from tests.kit.test_branches import branched

pytestmark = pytest.mark.engine

EFFORT = 6_000
SMALL = GAMES["neighbours"]


@cache
def _small() -> Record:
    return recorded(SMALL, Config(3, SMALL.options()), ["casual"] * 3, 1, 60)


def _review(game: AnyGame, record: Record, effort: int = EFFORT, seed: int = 0) -> Review:
    return review(game, record, Budget(effort), lambda _done, _of: None, seed)


def _modes() -> list[object]:
    return [
        pytest.param(
            game,
            config,
            id=f"{game.id}-{config.seats}-{number}",
            marks=() if game is SMALL else pytest.mark.slow,
        )
        for game in GAMES.values()
        for number, config in enumerate(small_configs(game, 2))
    ]


def test_of_a_branch_only_what_was_decided_there_is_judged() -> None:
    record = read(branched(record_of("neighbours", 2), 7))
    found = _review(SMALL, record)
    assert record.header.origin is not None
    assert found["decisions"]
    assert all(each["move"] >= record.header.origin.moves for each in found["decisions"])


@pytest.mark.parametrize(("game", "config"), _modes())
def test_luck_own_and_others_are_the_result(game: AnyGame, config: AnyConfig) -> None:
    record = recorded(game, config, ["random"] * config.seats, 3, 1)
    found = _review(game, record, 2_000)
    assert len(found["sides"]) == game.sides(config)
    for side in found["sides"]:
        booked = side["luck"] + side["own"] + side["others"]
        assert side["final"] - side["start"] == pytest.approx(booked, abs=1e-9)
    assert found["curve"][-1]["values"] == [side["final"] for side in found["sides"]]


def test_the_same_seed_gives_the_same_review() -> None:
    one, same = (_review(SMALL, _small()) for _ in range(2))
    other = _review(SMALL, _small(), seed=1)
    assert canonical(one) == canonical(same)
    assert canonical(one) != canonical(other)


def test_whoever_waits_is_told_how_far_it_is() -> None:
    told: list[tuple[int, int]] = []
    review(SMALL, _small(), Budget(EFFORT), lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert {of for _, of in told} == {told[0][1]}
    assert told[-1][0] == told[-1][1]


def test_only_decisions_are_weighed_and_the_costliest_are_mistakes() -> None:
    found, course = _review(SMALL, _small(), 60_000), follow(SMALL, _small(), Random(0))
    positions = {position.move: position for position in course.positions}
    assert found["decisions"]
    for decision in found["decisions"]:
        position = positions[decision["move"]]
        assert decision["seat"] == position.seat
        assert decision["played"]["action"] == position.action.notation
        assert position.choices > 1
        assert decision["loss"] >= 0
    for seat, side in enumerate(found["sides"]):
        told = [found["decisions"][number] for number in side["costliest"]]
        assert all(each["seat"] == seat and each["significant"] for each in told)
        assert [each["loss"] for each in told] == sorted((e["loss"] for e in told), reverse=True)


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """In another world that the seat cannot tell from the true one, the verdict is the same."""
    course = follow(SMALL, _small(), Random(0))
    weighing = Weighing(SMALL, currency_of(SMALL, course.config), Playouts(SMALL))
    differ, decided = 0, 0
    for position in [each for each in course.positions if each.choices > 1][:12]:
        worlds = SMALL.worlds(observe(SMALL, position.state, position.seat))
        other = worlds.determinize(Random(position.move))
        differ += other != position.state
        imagined = Position(position.move, position.seat, position.action, other, position.choices)
        verdicts = []
        for each in (position, imagined):
            looked = glance(SMALL, each, Random(1), Budget(500))
            suspicion = weighing.suspect(looked, Random(2), Budget(500))
            verdicts.append(weighing.decide(suspicion, Random(3), Budget(1_000), 1))
        assert verdicts[0] == verdicts[1]
        decided += verdicts[0] is not None
    assert differ
    assert decided


def test_what_is_over_already_costs_effort_too() -> None:
    """Otherwise the last decision of a game would be played out for ever."""
    course = follow(SMALL, _small(), Random(0))
    over = course.positions[-1].state.copy()
    while pending := SMALL.pending(over):
        action = SMALL.rollout_action(over, pending[0], Random(0))
        SMALL.apply(over, pending[0], action, QuickChance(0))
    assert len([*Playouts(SMALL).of_position(over, Random(0), Budget(20))]) == 20


def test_a_game_without_an_end_has_no_review() -> None:
    header = header_for(SMALL, Config(2, SMALL.options()), 1)
    record = read(write(SMALL, Config(2, SMALL.options()), header, []))
    with pytest.raises(NotOverError):
        _review(SMALL, record)

"""Nothing is lost, whatever breaks; and if something were lost, it would be found."""

import asyncio

import pytest

from tests.server.chaos.cluster import CLOCK_OFF
from tests.server.chaos.faults import FAULTS
from tests.server.chaos.planted import PLANTED
from tests.server.chaos.run import run

GAMES = 200


@pytest.mark.slow
def test_nothing_is_lost_while_everything_breaks_again_and_again() -> None:
    report = asyncio.run(run(GAMES, seed=0))
    assert not report.findings, "\n".join([*map(str, report.findings), str(report)])
    assert not report.errors, "\n".join([*report.errors, str(report)])
    assert report.journal.ended == GAMES
    assert report.journal.acknowledged > 5 * GAMES
    possible = set(FAULTS) - ({"disk full"} if report.not_possible else set())
    assert set(report.faults) == possible, str(report)
    assert report.signs[CLOCK_OFF], str(report)


@pytest.mark.slow
@pytest.mark.parametrize("planted", PLANTED)
def test_a_server_that_is_broken_on_purpose_is_found_out(planted: str) -> None:
    report = asyncio.run(run(GAMES, seed=0, planted=planted))
    assert report.findings, str(report)

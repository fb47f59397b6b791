"""Nothing is lost, whatever dies."""

import asyncio

import pytest

from tests.server.chaos.run import run

GAMES = 200


@pytest.mark.slow
def test_nothing_is_lost_while_everything_is_killed_again_and_again() -> None:
    report = asyncio.run(run(GAMES, seed=0))
    assert not report.findings, "\n".join([*report.findings, str(report)])
    assert not report.errors, "\n".join([*report.errors, str(report)])
    assert report.games == GAMES
    assert report.turns > 5 * GAMES
    assert report.kills["serve"] > 5
    assert report.kills["worker"] > 5
    assert report.kills["nats"] == report.kills["postgresql"] == 1

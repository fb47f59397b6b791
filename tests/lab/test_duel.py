"""A duel stops when it is decided, whichever games end first."""

from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from kvartal.lab.duel import Duel
from kvartal.lab.plan import Plan
from kvartal.lab.playing import Played, play_encounter
from kvartal.lab.results import Results, ResultsError
from kvartal.lab.runners.pool import Pool
from kvartal.lab.schedule import Encounter, encounters
from kvartal.lab.sprt import Sprt
from kvartal.lab.tournament import Tournament
from tests.lab.plans import small_plan

SPRT = Sprt(0.5, 0.7)


class Backwards:
    """Of each ten deals, the last ends first."""

    def where(self) -> str:
        return "here"

    def play(self, plan: Plan, encounters: Sequence[Encounter]) -> Generator[Played]:
        for start in range(0, len(encounters), 10):
            for encounter in reversed(encounters[start : start + 10]):
                yield play_encounter(plan, encounter)


def test_it_is_decided_before_the_last_deal(tmp_path: Path) -> None:
    plan = small_plan("greedy", "random", deals=200)
    tournament = Tournament(Results(tmp_path, plan), Pool(1), SPRT)
    for _ in tournament.run():
        pass
    assert tournament.duel is not None
    assert tournament.duel.walk.verdict == "high"
    assert len(tournament.duel.shares) < 50
    again = Tournament(Results(tmp_path, plan), Pool(1), SPRT)
    assert list(again.run()) == []


def test_which_games_end_first_does_not_matter(tmp_path: Path) -> None:
    plan = small_plan("greedy", "random", deals=200)
    paths = []
    for name, runner in (("a", Pool(1)), ("b", Backwards())):
        tournament = Tournament(Results(tmp_path / name, plan), runner, SPRT)
        for _ in tournament.run():
            pass
        assert tournament.duel is not None
        paths.append(tournament.duel.walk.path)
    assert paths[0] == paths[1]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_deal_counts_when_all_its_games_are_there(seats: int) -> None:
    game = "neighbours" if seats > 1 else "plots"
    plan = small_plan("random", "greedy", deals=1, seats=seats, game=game)
    duel = Duel(plan, SPRT)
    *early, last = [play_encounter(plan, each).rows for each in encounters(plan)]
    for rows in early:
        duel.add(rows)
    assert duel.shares == []
    duel.add(last[:-1])
    assert duel.shares == []
    duel.add(last[-1:])
    (share,) = duel.shares
    assert 0 <= share <= 1


def test_only_two_can_duel(tmp_path: Path) -> None:
    plan = small_plan("greedy", "random", "casual:5")
    with pytest.raises(ResultsError, match="duel of two"):
        Tournament(Results(tmp_path, plan), Pool(1), SPRT)

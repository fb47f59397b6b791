"""Results are kept, go on where they were, and are never mixed up."""

import json
from dataclasses import replace
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from kvartal.lab import results as results_module
from kvartal.lab.plan import Plan
from kvartal.lab.playing import Row, play_encounter
from kvartal.lab.results import PARTS, WHOLE, Results, ResultsError
from kvartal.lab.runners.pool import Pool
from kvartal.lab.schedule import count_games, encounters
from kvartal.lab.tournament import Tournament
from kvartal.lab.versions import Versions, versions_of
from tests.lab.plans import small_plan


def play(folder: Path, plan: Plan, processes: int = 1) -> Results:
    results = Results(folder, plan)
    for _ in Tournament(results, Pool(processes)).run():
        pass
    return Results(folder)


def games_in(rows: list[Row]) -> list[tuple[str, int, int]]:
    return [(row.lineup, row.deal, row.rotation) for row in rows if row.seat == 0]


def test_processes_do_not_change_the_result(tmp_path: Path) -> None:
    plan = small_plan("greedy", "random", alternatives=2)
    one, two = play(tmp_path / "1", plan), play(tmp_path / "2", plan, processes=2)
    assert one.rows == two.rows
    assert len(one.rows) == 2 * count_games(plan)


def test_what_was_stopped_goes_on_and_counts_every_game_once(tmp_path: Path) -> None:
    plan = small_plan("greedy", "random", "casual:5")
    stopped = Results(tmp_path, plan)
    running = Tournament(stopped, Pool(1)).run()
    for _ in range(4):
        next(running)
    running.close()  # type: ignore[attr-defined]
    before = Results(tmp_path)
    assert len(games_in(before.rows)) == 8
    begun: list[int] = []
    going_on = Results(tmp_path, plan)
    for rows in Tournament(going_on, Pool(1)).run():
        begun += [row.deal for row in rows if row.seat == 0]
    assert len(begun) == count_games(plan) - 8
    rows = Results(tmp_path).rows
    assert len(set(games_in(rows))) == len(games_in(rows)) == count_games(plan)
    assert rows == play(tmp_path / "at once", plan).rows


def test_deals_and_entrants_can_be_added(tmp_path: Path) -> None:
    play(tmp_path, small_plan("greedy", "random", deals=2))
    more = Results(tmp_path, small_plan("casual:5", deals=3))
    played = [rows[0].lineup for rows in Tournament(more, Pool(1)).run()]
    assert sorted(played) == ["casual:5 greedy"] * 3 + ["casual:5 random"] * 3 + ["greedy random"]
    assert Results(tmp_path).rows == play(tmp_path / "b", more.plan).rows


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    """A merge that was interrupted leaves its parts behind."""
    plan = small_plan("greedy", "random")
    rows = play(tmp_path, plan).rows
    (tmp_path / PARTS).mkdir()
    (tmp_path / PARTS / "left.parquet").write_bytes((tmp_path / WHOLE).read_bytes())
    assert Results(tmp_path).rows == rows
    again = play(tmp_path, plan)
    assert again.rows == rows
    assert not (tmp_path / PARTS).exists()


def test_two_results_of_one_game_are_refused(tmp_path: Path) -> None:
    plan = small_plan("greedy", "random", deals=1)
    results = Results(tmp_path, plan)
    (encounter,) = encounters(plan)
    rows = play_encounter(plan, encounter).rows
    results.add(rows)
    results.flush()
    results.add([replace(rows[0], score=rows[0].score + 1), *rows[1:]])
    results.flush()
    with pytest.raises(ResultsError, match="another result"):
        Results(tmp_path)


def test_a_file_that_was_not_finished_is_not_read(tmp_path: Path) -> None:
    rows = play(tmp_path, small_plan("greedy", "random")).rows
    (tmp_path / PARTS).mkdir()
    (tmp_path / PARTS / "half.new").write_bytes(b"PAR1 half of a fi")
    assert Results(tmp_path).rows == rows


@pytest.mark.parametrize(
    ("name", "value"), [("seed", 8), ("seats", 3), ("alternatives", 4), ("game", "plots")]
)
def test_another_tournament_needs_another_folder(tmp_path: Path, name: str, value: object) -> None:
    plan = small_plan("greedy", "random", deals=1)
    Results(tmp_path, plan)
    setattr(plan, name, value)
    with pytest.raises(ResultsError, match=name):
        Results(tmp_path, plan)


def test_a_label_is_always_the_same_bot(tmp_path: Path) -> None:
    Results(tmp_path, small_plan("greedy", "random"))
    other = small_plan("greedy", "random")
    other.entrants[0].budget = 99
    with pytest.raises(ResultsError, match="greedy was another bot"):
        Results(tmp_path, other)


def other_weights(game: str) -> Versions:
    return replace(versions_of(game), weights="0123456789abcdef")


def test_games_of_two_programs_are_never_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = small_plan("greedy", "random")
    Results(tmp_path, plan)
    monkeypatch.setattr(results_module, "versions_of", other_weights)
    with pytest.raises(ResultsError, match="other weights"):
        Results(tmp_path, plan)


def test_a_node_with_another_program_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results_module, "versions_of", other_weights)
    results = Results(tmp_path, small_plan("greedy", "random"))
    with pytest.raises(ResultsError, match="a node has another Kvartal"):
        next(Tournament(results, Pool(1)).run())
    assert results.rows == []


def test_the_file_says_what_exactly_has_played(tmp_path: Path) -> None:
    results = play(tmp_path, small_plan("greedy", "random"))
    file = pq.read_table(tmp_path / WHOLE)
    about = json.loads(file.schema.metadata[b"kvartal"])
    assert about == json.loads((tmp_path / "tournament.json").read_text())
    assert about["versions"]["package"]
    assert about["versions"]["rules"] == versions_of("neighbours").rules
    assert set(about["settings"]) == {"greedy", "random"}
    assert len(set(about["settings"].values())) == 2
    assert file.num_rows == len(results.rows)

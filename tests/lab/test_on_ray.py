"""A tournament on two Ray nodes, one of which dies in the middle: every game counts once."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ray.cluster_utils import Cluster

from kvartal.lab.playing import play_encounter
from kvartal.lab.results import Results
from kvartal.lab.runners.on_ray import OnRay
from kvartal.lab.schedule import count_games, encounters
from kvartal.lab.tournament import Tournament
from tests.lab.plans import small_plan

PLAN = small_plan("greedy", "casual:20", deals=80)
NODE: dict[str, Any] = {
    "num_cpus": 1,
    "include_dashboard": False,
    "object_store_memory": 80_000_000,
}


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    started = Cluster(initialize_head=True, head_node_args=NODE)
    yield started
    started.shutdown()  # type: ignore[no-untyped-call]


def is_playing(raylet: int) -> bool:
    """Whether a process of this node is in the middle of a game: Ray names it after its task."""
    children = Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split()
    titles = [Path(f"/proc/{child}/cmdline").read_bytes() for child in children]
    return any(title.startswith(b"ray::play_encounter") for title in titles)


@pytest.mark.slow
def test_a_node_that_dies_loses_and_doubles_nothing(cluster: Cluster, tmp_path: Path) -> None:
    doomed = cluster.add_node(**NODE)
    cluster.wait_for_nodes()
    (raylet,) = doomed.all_processes["raylet"]
    runner = OnRay(cluster.address)
    results, died_after = Results(tmp_path, PLAN), None
    tournament = Tournament(results, runner)
    for number, _ in enumerate(tournament.run()):
        if number == 1:
            assert runner.where() == "Ray: 2 nodes, 2 cores"
        if number > 3 and died_after is None and is_playing(raylet.process.pid):
            raylet.process.kill()
            raylet.process.wait()
            died_after = number
    assert died_after is not None
    assert died_after < PLAN.deals - 1
    rows = Results(tmp_path).rows
    games = [(row.lineup, row.deal, row.rotation) for row in rows if row.seat == 0]
    assert len(set(games)) == len(games) == count_games(PLAN)
    assert rows == [row for each in encounters(PLAN) for row in play_encounter(PLAN, each).rows]

"""A tournament whose process is killed loses what was not written yet, and nothing else."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kvartal.lab.playing import play_encounter
from kvartal.lab.results import PARTS, Results
from kvartal.lab.runners.pool import Pool
from kvartal.lab.schedule import encounters
from kvartal.lab.tournament import Tournament
from tests.lab.plans import small_plan

PLAN = small_plan("greedy", "casual:5", deals=30)

PROGRAM = """
import sys
import time
from pathlib import Path
from kvartal.lab import tournament
from kvartal.lab.results import Results
from kvartal.lab.runners.pool import Pool
from tests.lab.test_stopping import PLAN

if __name__ == "__main__":
    tournament.WRITE_EVERY = 0.1
    for _ in tournament.Tournament(Results(Path(sys.argv[1]), PLAN), Pool(2)).run():
        time.sleep(0.1)  # else it could be over before anybody kills it
"""


@pytest.mark.slow
def test_killed_in_the_middle_it_goes_on_and_counts_every_game_once(tmp_path: Path) -> None:
    program, folder = tmp_path / "program.py", tmp_path / "results"
    program.write_text(PROGRAM)
    root = Path(__file__).parents[2]
    running = subprocess.Popen(
        [sys.executable, str(program), str(folder)], env={"PYTHONPATH": str(root)}, cwd=root
    )
    deadline = time.monotonic() + 120
    while len(list((folder / PARTS).glob("*.parquet"))) < 2:
        assert running.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)
    running.send_signal(signal.SIGKILL)
    running.wait()
    there = len(Results(folder).rows)
    assert 0 < there < 4 * PLAN.deals
    results = Results(folder, PLAN)
    played = sum(len(rows) for rows in Tournament(results, Pool(1)).run())
    assert there + played == 4 * PLAN.deals
    everything = [row for each in encounters(PLAN) for row in play_encounter(PLAN, each).rows]
    assert Results(folder).rows == everything

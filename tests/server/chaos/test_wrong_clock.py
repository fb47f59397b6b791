"""A process of the nursery can be given a wrong clock, and notices it."""

import subprocess
import sys

PROGRAM = """
import time
from kvartal.server.machine_clock import steady, wall
from kvartal.server.node import store_time
from tests.server.chaos.wrong_clock import set_wrong

real_wall, real_steady = wall(), steady()
set_wrong(-3600.0, 1.5)
print(wall() - real_wall, store_time.steady() / real_steady)
"""


def test_it_is_set_and_it_runs_as_it_was_told() -> None:
    command = [sys.executable, "-c", PROGRAM]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    ahead, rate = map(float, told.split())
    assert -3_600_000 <= ahead < -3_500_000
    assert 1.49 < rate < 1.6

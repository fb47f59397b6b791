"""On a Ray cluster, or on Ray's own processes on this machine.

Nodes may come and go. An encounter whose node died is played again elsewhere, by the same cards and
dice; its result comes back once, to this process, which alone writes. Every node needs the same
Kvartal: results say what was installed where they were made, and others are refused.
"""

import logging
import os
from collections.abc import Generator, Sequence
from itertools import islice
from typing import Any

from kvartal.lab.plan import Plan
from kvartal.lab.playing import Played, play_encounter
from kvartal.lab.schedule import Encounter

AHEAD = 2
PATIENCE = 1.0
"""Seconds after which it is looked again how large the cluster is."""


class OnRay:
    """`address`: of a cluster's head, as `ray start --head` prints it; None: on this machine."""

    def __init__(self, address: str | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # tells nobody that it is used
        self._address = address
        self._nodes = 0
        self._cores = 0

    def where(self) -> str:
        return f"Ray: {self._nodes} nodes, {self._cores} cores"

    def play(self, plan: Plan, encounters: Sequence[Encounter]) -> Generator[Played]:
        import ray  # noqa: PLC0415 (slow to import, and an extra of its own)

        ray.init(
            address=self._address,
            include_dashboard=None if self._address else False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
        try:
            # A node that dies takes its games along: they are played again, as often as needed. A
            # bot that fails would fail again.
            task: Any = ray.remote(max_retries=-1, num_cpus=1, scheduling_strategy="SPREAD")(
                play_encounter
            )
            left, begun = iter(encounters), list[Any]()
            while True:
                self._look(ray)
                for encounter in islice(left, max(0, AHEAD * self._cores - len(begun))):
                    begun.append(task.remote(plan, encounter))
                if not begun:
                    return
                done, begun = ray.wait(begun, num_returns=1, timeout=PATIENCE)
                for reference in done:
                    yield ray.get(reference)
        finally:
            ray.shutdown()

    def _look(self, ray: Any) -> None:
        alive = [node for node in ray.nodes() if node["Alive"]]
        self._nodes = len(alive)
        self._cores = max(1, int(sum(node["Resources"].get("CPU", 0) for node in alive)))

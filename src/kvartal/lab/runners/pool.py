"""On this machine: in this process, or in some beside it."""

from collections.abc import Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context

from kvartal.lab.plan import Plan
from kvartal.lab.playing import Played, play_encounter
from kvartal.lab.schedule import Encounter

AHEAD = 4
"""So many encounters lie ready for each process: none waits, and little is in vain at the end."""


class Pool:
    def __init__(self, processes: int) -> None:
        self._processes = processes

    def where(self) -> str:
        return "1 process" if self._processes == 1 else f"{self._processes} processes"

    def play(self, plan: Plan, encounters: Sequence[Encounter]) -> Generator[Played]:
        if self._processes == 1:
            for encounter in encounters:
                yield play_encounter(plan, encounter)
            return
        # Spawned, not forked: the same on every system, and nothing is inherited by accident.
        pool = ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))
        try:
            left, begun = iter(encounters), set[Future[Played]]()
            while True:
                for encounter in islice(left, AHEAD * self._processes - len(begun)):
                    begun.add(pool.submit(play_encounter, plan, encounter))
                if not begun:
                    return
                done, begun = wait(begun, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)

"""What the process does in which a finished game is looked at again: a record in, a review out.

Whoever else wants the machine comes first: bots, persons and the database. But it is never starved:
on a server that is busy all day reviews take longer, and are made.
"""

import multiprocessing
import os
import sys
import time
import zlib
from collections.abc import Callable
from multiprocessing.connection import Connection

import msgspec

from kvartal.analysis.review import EFFORT, review
from kvartal.games.catalogue import GAMES
from kvartal.kit.bot import Budget
from kvartal.kit.record import read
from kvartal.server.telemetry import where
from kvartal.server.worker.bot_process import prepare

EVERY = 0.5
"""Seconds between reports of how far it has come."""
USUAL = 60
"""Seconds that the usual effort takes on most machines; on a slow one the clock ends it."""
PATIENCE = 4
GRACE = 60
"""After so many times the seconds it was given, and these, the system ends it."""

HUMBLE = 10
"""Beside others it has a tenth of what they have."""

_spawn = multiprocessing.get_context("spawn")


class Request(msgspec.Struct, frozen=True):
    game: str
    rules: int
    record: str
    seconds: int
    """Of computing."""


class Progress(msgspec.Struct, frozen=True, tag=True):
    done: int
    total: int


class Made(msgspec.Struct, frozen=True, tag=True):
    written: bytes


class Fell(msgspec.Struct, frozen=True, tag=True):
    """It could not be made, and could not be made again either."""

    error: str
    where: list[str]


Said = Progress | Made | Fell


class ReviewProcess:
    """At work until it has ended, or is."""

    def __init__(self, request: Request) -> None:
        self._heard, says = _spawn.Pipe(duplex=False)
        self._process = _spawn.Process(target=_look_again, args=(request, says), daemon=True)
        self._process.start()
        says.close()

    def says(self) -> Said | None:
        """What it said last, None if nothing. Raises EOFError if it is gone."""
        said: Said | None = None
        while not isinstance(said, Made | Fell) and self._heard.poll():
            said = self._heard.recv()
        return said

    def end(self) -> None:
        """At once, even from the midst of it."""
        self._process.kill()
        self._process.join()
        self._heard.close()


def _look_again(request: Request, says: Connection) -> None:
    prepare()
    _give_way()
    _limit(request.seconds * PATIENCE + GRACE)
    try:
        says.send(Made(_made(request, _told_now_and_then(says.send))))
    except Exception as error:  # noqa: BLE001 (of whatever game)
        says.send(Fell(type(error).__name__, where(error)))


def _made(request: Request, progress: Callable[[int, int], None]) -> bytes:
    game = GAMES[request.game].under(request.rules)
    began = time.process_time()
    end = began + request.seconds
    assert game is not None, "a worker asks only about rules that it carries"
    effort = Budget(EFFORT * request.seconds // USUAL, lambda: time.process_time() > end)
    found = review(game, read(request.record), effort, progress)
    found["seconds"] = round(time.process_time() - began, 1)
    return zlib.compress(msgspec.json.encode(found), 9)


def _told_now_and_then(tell: Callable[[Progress], None]) -> Callable[[int, int], None]:
    told = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal told
        now = time.monotonic()
        if now - told >= EVERY:
            told = now
            tell(Progress(done, total))

    return progress


def _give_way() -> None:
    if sys.platform != "win32":
        os.nice(HUMBLE)


def _limit(seconds: int) -> None:
    """Of the processor's time."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 (not made for Windows)

        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

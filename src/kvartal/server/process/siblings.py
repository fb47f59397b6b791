"""Several nodes on one machine: a process for each, on a port of its own, and one that looks after
them. It serves nobody itself. Who dies comes back; when the one that looks after them is told to
stop, or is killed, all stop."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection, wait

from kvartal.server.process.main import run_server
from kvartal.server.settings import Settings
from kvartal.server.store import StoreDown
from kvartal.server.telemetry import log, set_up_logs

PAUSE = 1.0
"""Seconds before who has died is started again."""

_spawn = multiprocessing.get_context("spawn")


class NotOpenedError(OSError):
    """One of them could not be opened, so none is."""


def run_siblings(settings: Settings, opened: Callable[[list[str]], None]) -> None:
    """Until a signal comes. `opened` is told all addresses as soon as there are answers there."""
    set_up_logs(settings.log_level, settings.log_json)
    siblings = [Sibling(one) for one in settings_of_each(settings)]
    with passed_on(siblings) as told:
        for sibling in siblings:
            sibling.start()
        try:
            opened([sibling.address() for sibling in siblings])
            _look_after(siblings, told)
        finally:
            for sibling in siblings:
                sibling.end()


def settings_of_each(settings: Settings) -> list[Settings]:
    """One port after the other; if any free one would do, any."""
    return [
        replace(settings, processes=1, port=settings.port + number if settings.port else 0)
        for number in range(settings.processes)
    ]


class Sibling:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._heard: Connection
        self.process: multiprocessing.process.BaseProcess

    def start(self) -> None:
        self._heard, says = _spawn.Pipe(duplex=False)
        self.process = _spawn.Process(target=_serve, args=(self._settings, says))
        self.process.start()
        says.close()

    def address(self) -> str:
        """Waits until it is open."""
        try:
            is_open, text = self._heard.recv()
        except EOFError:
            is_open, text = False, f"it ended with {self.process.exitcode}"
        if not is_open:
            raise NotOpenedError(text)
        return str(text)

    def tell(self, which: int) -> None:
        if self.process.is_alive() and self.process.pid is not None:
            os.kill(self.process.pid, which)

    def end(self) -> None:
        self.tell(signal.SIGTERM)
        self.process.join()


@contextmanager
def passed_on(siblings: list[Sibling]) -> Iterator[threading.Event]:
    """Signals go to all of them; the event says that there was one."""
    told = threading.Event()

    def hear(which: int, _: object) -> None:
        told.set()
        for sibling in siblings:
            sibling.tell(which)

    before = {which: signal.signal(which, hear) for which in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield told
    finally:
        for which, handler in before.items():
            signal.signal(which, handler)


def _look_after(siblings: list[Sibling], told: threading.Event) -> None:
    while not told.is_set():
        wait([sibling.process.sentinel for sibling in siblings])  # also of who is dead already
        for sibling in siblings:
            if not told.is_set() and not sibling.process.is_alive():
                log().error("process_ended", code=sibling.process.exitcode)
                time.sleep(PAUSE)
                sibling.start()
                if told.is_set():  # just now: it may not have heard
                    sibling.tell(signal.SIGTERM)
    for sibling in siblings:
        sibling.process.join()


def _serve(settings: Settings, says: Connection) -> None:
    """One of them."""
    if sys.platform != "win32":
        os.setsid()  # a Ctrl+C is passed on, once
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        run_server(settings, lambda url: says.send((True, url)))
    except (StoreDown, OSError, ValueError) as error:
        says.send((False, str(error)))
        sys.exit(1)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)

"""A preview as a browser gets it: from a server of its own, over one connection."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any

from kvartal.games.catalogue import GAMES

ASKED = 200
MOVES = 5
"""Played before, so that there is something on the table."""
APP = "kvartal.server.process.main:app_from_environment"


class Browser:
    def __init__(self, port: int) -> None:
        self._line = HTTPConnection("127.0.0.1", port)
        self._cookie = ""

    def ask(self, method: str, path: str, **body: Any) -> Any:
        headers = {"content-type": "application/json", "cookie": self._cookie}
        self._line.request(method, path, json.dumps(body) if body else None, headers)
        answer = self._line.getresponse()
        self._cookie = (answer.getheader("set-cookie") or self._cookie).split(";")[0]
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(text.decode())
        return json.loads(text or b"null")


def preview_at_the_api(seats: int) -> Iterator[tuple[str, float]]:
    """For each game, microseconds of one request in the middle."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        server = subprocess.Popen(
            [sys.executable, "-m", "uvicorn", APP, "--factory", "--port", str(port)],
            env={
                **os.environ,
                "KVARTAL_DATABASE": f"sqlite:///{Path(folder, 'kvartal.db')}",
                "KVARTAL_CREDITS_EACH_SECOND": "0",
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(port)
            for game in GAMES.values():
                if seats in game.seat_counts:
                    yield game.id, _measure(Browser(port), game.id, seats)
        finally:
            server.terminate()
            server.wait()


def _wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError("the server does not answer")


def _measure(browser: Browser, game: str, seats: int) -> float:
    browser.ask("POST", "/api/session", name="Ann", face="fox")
    wanted = {"game": game, "seats": seats, "options": {}, "visibility": "link", "bots": {}}
    pace = {"kind": "none", "turn": 0, "reserve": 0}
    made = browser.ask("POST", "/api/tables", **wanted, pace=pace, sit=True)
    table = f"/api/tables/{made['table']}"
    for seat in range(1, seats):
        browser.ask("POST", f"{table}/seats", seat=seat, name=f"P{seat}", face="owl")
    browser.ask("POST", f"{table}/start")
    for _ in range(MOVES):
        seat, own = _awaited(browser, table)
        turn = {"step": own["step"], "actions": [own["legal"][0]]}
        browser.ask("POST", f"{table}/seats/{seat}/turns", **turn)
    seat, own = _awaited(browser, table)
    took: list[float] = []
    for asked in range(ASKED):
        actions = [own["legal"][asked % len(own["legal"])]]
        started = time.perf_counter()
        browser.ask("POST", f"{table}/seats/{seat}/preview", actions=actions)
        took.append(time.perf_counter() - started)
    return median(took) * 1e6


def _awaited(browser: Browser, table: str) -> tuple[int, dict[str, Any]]:
    position = browser.ask("GET", table)
    own = next(one for one in position["seats"] if one["seat"] in position["awaited"])
    return own["seat"], own

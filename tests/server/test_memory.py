"""What a node holds in memory, as a process of its own."""

import json
import re
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.hostile.unread import unread
from tests.web.serving import serving

STREAMS = 300
MANY = 100
"""Events, more than may wait for a reader: each has 17 KB."""
FEW = 10
MOST_MORE = 30_000_000
SLOW = {"kind": "slow", "turn": 86_400, "reserve": 0}


class Watched:
    """With a table of a hundred, all played by its one visitor."""

    def __init__(self, visitor: httpx.Client) -> None:
        self._visitor = visitor
        self._post("/api/session", name="Olha", face="fox")
        self.table = str(self._post("/api/tables", game="plots", seats=100, pace=SLOW)["table"])
        with httpx.Client(base_url=visitor.base_url, timeout=60) as guest:
            guest.post("/api/session", json={"name": "Petro", "face": "owl"}).raise_for_status()
            for _ in range(99):
                guest.post(f"/api/tables/{self.table}/seats", json={}).raise_for_status()
        self._post(f"/api/tables/{self.table}/start")

    def be_busy(self, events: int) -> int:
        """Somebody goes on holiday and comes back, and everybody gets the card of all hundred; the
        number of the last event."""
        holiday = f"/api/tables/{self.table}/seats/0/holiday"
        done = [self._post(holiday, on=event % 2 == 0) for event in range(events)]
        return int(str(done[-1]["number"]))

    def memory(self) -> float:
        return self._figure("process_resident_memory_bytes")

    def streams(self) -> float:
        return self._figure("kvartal_streams")

    def _figure(self, name: str) -> float:
        found = re.search(rf"^{name} (\S+)$", self._visitor.get("/metrics").text, re.MULTILINE)
        assert found is not None
        return float(found[1])

    def _post(self, path: str, **body: object) -> dict[str, object]:
        answer = self._visitor.post(path, json=body)
        assert answer.is_success, answer.text
        said: dict[str, object] = answer.json()
        return said


class Reader:
    """Hears a table, in a thread of its own; `number` says how far, without a gap."""

    def __init__(self, url: str, table: str) -> None:
        self.number = -1
        self._address, self._table = f"{url}/api/stream?table={table}", table
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        with httpx.stream("GET", self._address, timeout=None) as answer:
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    self._hear(json.loads(line.removeprefix("data: ")))

    def _hear(self, event: dict[str, object]) -> None:
        if isinstance(event.get("tables"), dict):
            self.number = event["tables"][self._table]  # type: ignore[index]
        elif event.get("since") == self.number:
            self.number = int(str(event["number"]))


def until(holds: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.slow
@pytest.mark.parametrize("events", [MANY, FEW], ids=["too much waits", "nobody reads"])
def test_streams_that_nobody_reads_cost_nothing_after_a_minute(tmp_path: Path, events: int) -> None:
    with (
        serving(tmp_path, WORKERS="0") as url,
        httpx.Client(base_url=url, timeout=60) as visitor,
        ExitStack() as opened,
    ):
        site = Watched(visitor)
        reader = Reader(url, site.table)
        until(lambda: site.streams() == 1, 10)
        site.be_busy(20)
        before = site.memory()
        port = visitor.base_url.port or 0
        for _ in range(STREAMS):
            opened.enter_context(unread(port, f"/api/stream?table={site.table}"))
        until(lambda: site.streams() == STREAMS + 1, 30)
        last = site.be_busy(events)
        until(lambda: site.streams() == 1, 65)
        assert site.memory() < before + MOST_MORE
        until(lambda: reader.number == last, 10)

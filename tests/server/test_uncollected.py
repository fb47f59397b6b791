"""What a node has put aside is not searched for circles. So nothing that comes and goes may end as
one: whatever a node does all day is freed without the garbage collector."""

import asyncio
import gc
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from kvartal.server.errors import Forbidden, NotFound, Unavailable
from kvartal.server.ids import new_id
from kvartal.server.node.hub import Hub
from kvartal.server.store import StoreDown
from kvartal.server.tables import membership
from kvartal.server.tables.draft import Draft
from tests.server.conftest import Stack
from tests.server.nodes import nodes, start
from tests.server.running import in_loop
from tests.server.uncollected import ask, circles
from tests.web.serving import serving

TIMES = 20
STRAY = 3 * TIMES
"""Objects that may be found all the same: libraries leave a circle when something is new to them.
What is left each time has a dozen objects or more."""


class Site:
    """A server, two visitors, and a table where both sit."""

    def __init__(self, url: str) -> None:
        self.host, self.guest = (httpx.Client(base_url=url, timeout=30) for _ in range(2))
        for visitor, name in ((self.host, "Olha"), (self.guest, "Petro")):
            visitor.post("/api/session", json={"name": name, "face": "fox"}).raise_for_status()
        self.table = self.open_table()

    def __enter__(self) -> "Site":
        return self

    def __exit__(self, *_: object) -> None:
        self.host.close()
        self.guest.close()

    def open_table(self) -> str:
        asked = {"game": "neighbours", "seats": 2}
        table = str(self.host.post("/api/tables", json=asked).json()["table"])
        self.guest.post(f"/api/tables/{table}/seats", json={}).raise_for_status()
        self.host.post(f"/api/tables/{table}/start").raise_for_status()
        return table

    def take_turn(self) -> None:
        players = (self.host, self.guest)
        (seat, *_) = self.host.get(f"/api/tables/{self.table}").json()["awaited"]
        (own,) = players[seat].get(f"/api/tables/{self.table}").json()["seats"]
        turn = {"step": own["step"], "actions": own["legal"][:1]}
        taken = players[seat].post(f"/api/tables/{self.table}/seats/{seat}/turns", json=turn)
        assert taken.status_code == 200, taken.text
        if not taken.json()["awaited"]:
            self.table = self.open_table()

    def be_refused(self) -> None:
        turn = {"step": 0, "actions": ["nonsense"]}
        for seat in (0, 1):
            path = f"/api/tables/{self.table}/seats/{seat}/turns"
            assert self.host.post(path, json=turn).status_code in (400, 403, 409)
        assert self.host.get(f"/api/tables/{new_id()}").status_code == 404
        assert self.host.post(f"/api/tables/{new_id()}/start").status_code == 404

    def preview(self) -> None:
        path = f"/api/tables/{self.table}/seats/0/preview"
        assert self.host.post(path, json={"actions": []}).status_code == 200

    def come_and_go(self) -> None:
        """A connection that ends without a word."""
        with self._wire("/health/live"):
            pass

    def listen(self) -> None:
        """To a table that nobody else listens to, while something happens there."""
        table = self.open_table()
        with self._wire(f"/api/stream?table={table}") as wire:
            said = self.host.post(f"/api/tables/{table}/seats/0/say", json={"phrase": "hello"})
            assert said.status_code == 200, said.text
            heard = b""
            while b"event: changed" not in heard:
                heard += wire.recv(65_536)

    @contextmanager
    def _wire(self, path: str) -> Iterator[socket.socket]:
        port = self.host.base_url.port or 0
        with socket.create_connection(("127.0.0.1", port), timeout=30) as wire:
            wire.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\n\r\n".encode())
            assert wire.recv(12) == b"HTTP/1.1 200"
            yield wire


DEEDS: list[Callable[[Site], None]] = [
    Site.take_turn,
    Site.be_refused,
    Site.preview,
    Site.come_and_go,
    Site.listen,
]


@pytest.mark.slow
def test_what_comes_and_goes_is_freed_without_the_collector(stack: Stack, tmp_path: Path) -> None:
    settings = {"DATABASE": stack.store_url, "BUS": stack.bus_url, "WORKERS": "0"}
    with serving(tmp_path, "tests.server.uncollected", **settings) as url, Site(url) as site:
        for deed in DEEDS:
            deed(site)
        time.sleep(1)
        ask(tmp_path)
        for deed in DEEDS:
            for _ in range(TIMES):
                deed(site)
            time.sleep(1)
            found = ask(tmp_path)
            assert found.total() < STRAY, (deed.__name__, found.most_common(10))


@contextmanager
def uncollected() -> Iterator[None]:
    """Fails if circles were left inside."""
    circles()
    gc.disable()
    try:
        yield
        found = circles()
    finally:
        gc.enable()
    assert found.total() < STRAY, found.most_common(10)


def refuse(_: Draft) -> None:
    raise Forbidden("not_host")


@in_loop
async def test_a_refusal_is_freed_without_the_collector(stack: Stack) -> None:
    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        with uncollected():
            for _ in range(TIMES):
                with pytest.raises(Forbidden):
                    await node.propose(table.id, refuse)
                with pytest.raises(NotFound):
                    await node.table(new_id())
            await asyncio.sleep(0.1)


@in_loop
async def test_an_outage_of_the_store_is_freed_without_the_collector(
    stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(*_: object) -> None:
        raise StoreDown

    async with nodes(stack) as (node,):
        table = await start(node, "plots", 2)
        hub = Hub(node)
        with monkeypatch.context() as broken:
            broken.setattr(node.store, "write", down)
            broken.setattr(node.store, "read", down)
            with uncollected():
                for _ in range(TIMES):
                    with pytest.raises(Unavailable):
                        await node.propose(table.id, membership.say("p0", 0, "hello"))
                    with pytest.raises(Unavailable):
                        await hub.listen("p0", [table.id])
                await asyncio.sleep(0.1)
        await hub.close()

"""The servers, started once for each process of the test run and only if wanted."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kvartal.server.bus import Bus
from kvartal.server.bus.local import LocalBus
from kvartal.server.bus.opening import bus_for
from kvartal.server.store import Store
from kvartal.server.store.opening import store_for
from tests.server.servers import NatsServer, PostgresServer


class Stack:
    """A fresh database and a bus. Each store and bus is what one node has of it, not yet open."""

    def __init__(self, store_url: str, bus_url: str) -> None:
        self.store_url = store_url
        self.bus_url = bus_url
        # Nodes of one process share the local bus.
        self._local = LocalBus()

    def store(self) -> Store:
        return store_for(self.store_url)

    def bus(self) -> Bus:
        return self._local if self.bus_url == "local:" else bus_for(self.bus_url)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    server = PostgresServer()
    server.start()
    yield server
    server.remove()


@pytest.fixture(scope="session")
def nats_server() -> Iterator[NatsServer]:
    server = NatsServer()
    server.start()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite+local", "postgresql+nats"])
def stack(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stack]:
    if request.param == "sqlite+local":
        yield Stack(f"sqlite:///{tmp_path / 'kvartal.db'}", "local:")
    else:
        yield from big_stack(request)


@pytest.fixture
def cluster(request: pytest.FixtureRequest) -> Iterator[Stack]:
    """PostgreSQL and NATS only."""
    yield from big_stack(request)


def big_stack(request: pytest.FixtureRequest) -> Iterator[Stack]:
    postgres: PostgresServer = request.getfixturevalue("postgres_server")
    nats: NatsServer = request.getfixturevalue("nats_server")
    database = postgres.new_database()
    yield Stack(database, nats.url)
    postgres.empty(database)

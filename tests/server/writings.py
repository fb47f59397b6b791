"""Stores and small things to write into them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kvartal.server.store import Listing, Store, Writing
from kvartal.server.tables.entries import Row
from tests.server.conftest import Stack


@asynccontextmanager
async def opened(stack: Stack) -> AsyncIterator[Store]:
    store = stack.store()
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def row(table: str, number: int, what: str = "[]") -> Row:
    return Row(table, number, 1000 + number, what)


def turn(table: str, number: int, what: str = "[]", due: int = 5000) -> Writing:
    return Writing(row(table, number, what), due)


def listing(table: str, **changes: object) -> Listing:
    fields = {"game": "plots", "phase": "lobby", "visibility": "open", "seats": 3, "free": 1}
    return Listing(**{"table": table, "changed": 1, **fields, **changes})  # type: ignore[arg-type]


async def write_all(store: Store, table: str, count: int) -> None:
    for number in range(count):
        assert await store.write([turn(table, number)]) == {table}

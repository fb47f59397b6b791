"""Nodes for tests: several on one stack, tables with everybody seated."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from kvartal.games.catalogue import GAMES
from kvartal.server.node.commit_queue import Settled
from kvartal.server.node.node import Node
from kvartal.server.tables import membership
from kvartal.server.tables.clock import Timing
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.table import Table
from kvartal.server.tables.turns import take_turn
from tests.server.conftest import Stack

QUICK = Timing(bot_least=0, bot_most=0)


@asynccontextmanager
async def nodes(stack: Stack, count: int = 1, **kwargs: Any) -> AsyncIterator[list[Node]]:
    opened = [Node(stack.store(), stack.bus(), GAMES, QUICK, **kwargs) for _ in range(count)]
    for node in opened:
        await node.open()
    try:
        yield opened
    finally:
        for node in opened:
            await node.close()


async def seat_all(
    node: Node, game: str, seats: int, called: Sequence[str] = (), **options: Any
) -> Table:
    """A table where `p0`, `p1` and so on sit; `p0` is the host."""
    table = await node.create("p0", game, seats, options)
    for seat in range(seats):
        name = called[seat] if called else f"Name {seat}"
        await node.propose(table.id, membership.sit(f"p{seat}", seat, name, "fox"))
    return await node.newest(table.id)


async def start(node: Node, game: str, seats: int, **options: Any) -> Table:
    table = await seat_all(node, game, seats, **options)
    return (await node.propose(table.id, membership.start("p0"))).table


def anybody(_: Seat) -> None:
    """Whoever asks may act."""


async def take(node: Node, table: str, seat: int, step: int, *actions: str) -> Settled:
    return await node.propose(table, take_turn(seat, step, list(actions), anybody))

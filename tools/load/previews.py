"""What a preview costs a node, through HTTP, for each game."""

import asyncio

from tools.load.bench import Bench
from tools.load.node import NodeProcess
from tools.load.plan import Scale
from tools.load.prepared import SEATS, Kind, Prepared
from tools.load.wires import connect

from kvartal.games.catalogue import GAMES

TABLES = 40
PLAYED = 4
"""Turns before: the shortest game has eight."""


async def measure_previews(bench: Bench) -> None:
    for name in bench.plan.previewed:
        if SEATS in GAMES[name].seat_counts:
            await _measure_one(bench, Kind(name, {}, PLAYED, left=1))


async def _measure_one(bench: Bench, kind: Kind) -> None:
    database = bench.postgres.new_database()
    async with bench.opened(database) as store:
        deck = await bench.prepare(store, Scale(TABLES, 1, kind), 0)
        node = await bench.start_node(database, TABLES)
        requests = [_request(table) for table in deck.tables]
        await _ask(node, requests, len(requests))
        before, count = node.seconds(), bench.plan.previews
        await _ask(node, requests, count)
        each = (node.seconds() - before) / count * 1000
        bench.note(f"A preview, {kind.game}: CPU of the node", TABLES, each, "ms")
        await asyncio.to_thread(node.remove)


def _request(table: Prepared) -> bytes:
    """Of the next turn, to whoever takes it."""
    turn = table.turns[table.kind.played]
    body = b'{"actions":["%b"]}' % turn.actions[0].encode()
    head = (
        f"POST /api/tables/{table.id}/seats/{turn.seat}/preview HTTP/1.1\r\n"
        f"host: localhost\r\ncookie: {table.cookies[turn.seat]}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


async def _ask(node: NodeProcess, requests: list[bytes], count: int) -> None:
    """One after the other."""
    answers: asyncio.Queue[bytes] = asyncio.Queue()
    (wire,) = await connect(node.port, 1, lambda _, answer: answers.put_nowait(answer))
    for number in range(count):
        wire.transport.write(requests[number % len(requests)])
        async with asyncio.timeout(30):
            answer = await answers.get()
        assert answer.startswith(b"HTTP/1.1 200"), answer
    wire.transport.close()

"""When PostgreSQL goes away."""

import asyncio

from kvartal.server.store import Store, StoreDown
from tests.server.conftest import Stack
from tests.server.running import in_loop
from tests.server.servers import PostgresServer
from tests.server.writings import opened, turn, write_all


@in_loop
async def test_a_restart_of_postgresql_is_survived(
    cluster: Stack, postgres_server: PostgresServer
) -> None:
    async with opened(cluster) as store:
        await write_all(store, "a", 3)
        await asyncio.to_thread(postgres_server.restart)
        # The lost connections were noticed while nobody used them.
        assert await store.write([turn("a", 3)]) == {"a"}
        assert len(await store.read("a")) == 4


@in_loop
async def test_without_postgresql_every_call_says_so_soon(
    cluster: Stack, postgres_server: PostgresServer
) -> None:
    async with opened(cluster) as store:
        await write_all(store, "a", 3)
        postgres_server.kill()
        try:
            calls = [
                *(store.write([turn("a", 3)]) for _ in range(5)),
                *(store.read("a") for _ in range(10)),
                store.lease_clocks(1, 2, 3),
                store.lease_bots(1, 2, 3),
                store.ping(),
            ]
            async with asyncio.timeout(10):
                answers = await asyncio.gather(*calls, return_exceptions=True)
            assert {type(answer) for answer in answers} == {StoreDown}
        finally:
            postgres_server.start()
        assert await store.write([turn("a", 3)]) == {"a"}
        assert [row.number for row in await store.read("a")] == [0, 1, 2, 3]


@in_loop
async def test_what_was_acknowledged_survives_kills_in_mid_use(
    cluster: Stack, postgres_server: PostgresServer
) -> None:
    acknowledged: dict[str, int] = {}
    trouble = 0
    stopping = False

    async def play(store: Store, table: str) -> None:
        nonlocal trouble
        while not stopping:
            try:
                number = (await store.numbers([table])).get(table, -1) + 1
                if await store.write([turn(table, number)]):
                    acknowledged[table] = number
            except StoreDown:
                trouble += 1

    async with opened(cluster) as store:
        players = [asyncio.create_task(play(store, f"t{number}")) for number in range(20)]
        for _ in range(2):
            await asyncio.sleep(0.5)
            noticed = trouble
            await asyncio.to_thread(postgres_server.kill)
            async with asyncio.timeout(30):
                while trouble == noticed:
                    await asyncio.sleep(0.01)
            await asyncio.to_thread(postgres_server.start)
        before = dict(acknowledged)
        async with asyncio.timeout(30):
            while not all(acknowledged[table] > before[table] for table in before):
                await asyncio.sleep(0.05)
        stopping = True
        await asyncio.gather(*players)
        assert acknowledged
        for table, number in acknowledged.items():
            assert [row.number for row in await store.read(table)][: number + 1] == list(
                range(number + 1)
            )

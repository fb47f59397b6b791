"""What does a full archive cost? Fills a database with archived games and measures the store.

    python -m tools.load.archive --games 200000 --database postgresql://…

The database must be an empty one of its own. The games are real ones, played by bots, each stored
under many random ids. Figures of the same machine and run can be compared; others cannot.
"""

import argparse
import asyncio
import hashlib
import json
import random
import time
from collections.abc import Awaitable, Callable, Sequence

import asyncpg  # type: ignore[import-untyped]
from tools.load.plan import ARCHIVED

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.game import Config
from kvartal.kit.options import parse
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for
from kvartal.server.store import Listing, Store, Writing
from kvartal.server.store.opening import store_for
from kvartal.server.store.packing import pack
from kvartal.server.tables.entries import Created, Entry, Row, Sat, Started, Turn, encode

SAMPLES = 40
BATCH = 50_000
GAMES_A_PERSON = 50
BEGAN = 1_700_000_000_000
MEASURED = 2000
LOBBIES = 500

FILL = """
with new as materialized (
    select number, substr(md5('table' || number), 1, 22) as table_id,
        1700000000000 + number * 1000 as ended
    from generate_series($1::bigint, $2::bigint) as number
), packed as (
    insert into archive (table_id, ended, rows)
    select table_id, ended, ($4::bytea[])[1 + number % cardinality($4::bytea[])] from new
)
insert into people (person, table_id, looked, since)
select substr(md5('person' || (hashint8(number * 2 + seat)::bigint + 2147483648) % $3), 1, 22),
    table_id, 60, ended
from new, generate_series(0, 1) as seat
on conflict do nothing
"""


def id_of(kind: str, number: int) -> str:
    """As FILL makes them."""
    return hashlib.md5(f"{kind}{number}".encode()).hexdigest()[:22]


def played(seed: int) -> list[Row]:
    """The log of a whole game of two to four, as the server writes it."""
    dice = random.Random(seed)
    seats = 2 + seed % 3
    kind = ARCHIVED[seed % 2]
    game = GAMES[kind.game]
    config = Config(seats, parse(game.options, kind.options))
    chance = header_for(game, config, seed).chance()
    _, turns = play_out(game, config, chance, [BOTS["random"](game)] * seats, str(seed))
    secret, invitation = dice.randbytes(32).hex(), dice.randbytes(8).hex()
    written: list[list[Entry]] = [
        [Created(game.id, 1, seats, dict(kind.options), "p", secret, invitation=invitation)]
    ]
    for seat in range(seats):
        person = dice.randbytes(11).hex()
        sat = Sat(seat, person, f"Guest {seat}", "fox", dice.randbytes(16).hex())
        written.append([sat])
    written.append([Started()])
    steps = [0] * seats
    for turn in turns:
        last = written[-1][-1]
        if isinstance(last, Turn) and last.seat == turn.seat:
            last.actions.append(turn.action.notation)
        else:
            written.append([Turn(turn.seat, steps[turn.seat], [turn.action.notation])])
        steps[turn.seat] += 1
    at = BEGAN
    rows = []
    for number, entries in enumerate(written):
        at += dice.randrange(500, 40_000)
        rows.append(Row("", number, at, encode(entries)))
    return rows


def moved_to(table: str, rows: Sequence[Row]) -> list[Row]:
    return [Row(table, row.number, row.at, row.entries) for row in rows]


async def fill(connection: asyncpg.Connection, games: int, packed: list[bytes]) -> None:
    people = max(1, games * 2 // GAMES_A_PERSON)
    began = time.monotonic()
    for first in range(0, games, BATCH):
        last = min(first + BATCH, games) - 1
        await connection.execute(FILL, first, last, people, packed)
        rate = (last + 1) / (time.monotonic() - began)
        print(f"\r{last + 1:,} of {games:,} games, {rate:,.0f} a second", end="", flush=True)
    print("\nvacuum and analyze", flush=True)
    await connection.execute("vacuum analyze archive")
    await connection.execute("vacuum analyze people")
    await connection.execute("checkpoint")


async def timed(call: Callable[[int], Awaitable[object]], count: int) -> dict[str, float]:
    """Milliseconds of single calls, one after the other."""
    taken = []
    for number in range(count):
        began = time.perf_counter()
        await call(number)
        taken.append((time.perf_counter() - began) * 1000)
    taken.sort()
    return {"p50": taken[count // 2], "p99": taken[count * 99 // 100]}


async def measure_live(store: Store, name: str, logs: list[list[Row]]) -> dict[str, object]:
    """Turns at new tables, by one writer and as many at once as there are tables."""
    tables = [f"{name}{number}" for number in range(MEASURED // 10)]
    rows = [moved_to(table, logs[number % SAMPLES]) for number, table in enumerate(tables)]

    async def write(number: int) -> None:
        row = rows[number // 10][number % 10]
        assert await store.write([Writing(row, row.at)])

    single = await timed(write, MEASURED)
    began = time.perf_counter()
    for number in range(10, 20):
        batch = [Writing(log[number], log[number].at) for log in rows]
        assert len(await store.write(batch)) == len(tables)
    batched = 10 * len(tables) / (time.perf_counter() - began)
    lobby = await timed(lambda _: store.open_tables(None, 50), 500)
    return {"write": single, "rows a second in batches": batched, "open_tables": lobby}


async def measure_archive(store: Store, games: int, logs: list[list[Row]]) -> dict[str, object]:
    dice = random.Random(1)
    people = max(1, games * 2 // GAMES_A_PERSON)
    fresh = [moved_to(f"fresh{number}", logs[number % SAMPLES]) for number in range(300)]
    for number in range(max(len(log) for log in fresh)):
        batch = [Writing(log[number], BEGAN) for log in fresh if number < len(log)]
        await store.write(batch)

    async def read(_: int) -> None:
        assert await store.read(id_of("table", dice.randrange(games)))

    async def tables_of(_: int) -> None:
        assert len(await store.tables_of(id_of("person", dice.randrange(people)), 50)) > 5

    return {
        "read": await timed(read, MEASURED),
        "tables_of": await timed(tables_of, MEASURED),
        "archive": await timed(lambda number: store.archive(f"fresh{number}"), len(fresh)),
    }


async def sizes(connection: asyncpg.Connection, games: int) -> dict[str, float]:
    sizes = {}
    for name in ("archive", "people"):
        size = await connection.fetchval("select pg_total_relation_size($1::regclass)", name)
        sizes[f"{name}, bytes a game"] = size / games
        sizes[f"{name}, gigabytes"] = size / 1e9
    return sizes


async def main(games: int, url: str) -> None:
    logs = [played(seed) for seed in range(SAMPLES)]
    packed = [pack(log) for log in logs]
    store = store_for(url)
    await store.open()
    connection = await asyncpg.connect(url)
    await connection.execute("set synchronous_commit = off")
    listings = [
        Listing(f"lobby{number}", ARCHIVED[0].game, "lobby", "open", 4, 2, BEGAN + number)
        for number in range(LOBBIES)
    ]
    await store.write([Writing(Row(each.table, 0, 1, "[]"), BEGAN, each) for each in listings])
    report: dict[str, object] = {
        "games": games,
        "log, bytes": sum(len(row.entries) for log in logs for row in log) / SAMPLES,
        "log, rows": sum(map(len, logs)) / SAMPLES,
        "packed log, bytes": sum(map(len, packed)) / SAMPLES,
    }
    before = await measure_live(store, "before", logs)
    await fill(connection, games, packed)
    report |= await sizes(connection, games)
    report |= await measure_archive(store, games, logs)
    after = await measure_live(store, "after", logs)
    for what, value in before.items():
        report[f"{what}, archive empty"] = value
        report[f"{what}, archive full"] = after[what]
    await connection.close()
    await store.close()
    for what, value in report.items():
        shown = value if isinstance(value, dict) else {"": value}
        words = "  ".join(f"{name} {number:,.2f}".strip() for name, number in shown.items())
        print(f"{what:44} {words}")
    print(json.dumps(report))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--database", required=True)
    arguments = parser.parse_args()
    asyncio.run(main(arguments.games, arguments.database))

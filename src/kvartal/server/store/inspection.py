"""Looking at a whole database without writing to it, a few tables at a time.

What is read in one moment fits together, whatever is written meanwhile. A moment is short: neither
of the databases can tidy up behind a reader that stays.
"""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from msgspec import Struct

from kvartal.server.store import Listing
from kvartal.server.tables.entries import Row

Ask = Callable[..., Awaitable[list[Any]]]
"""Takes a statement as PostgreSQL spells it, and its values."""


class Reader(Protocol):
    """A database that is only read. Everything may raise StoreDown."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def version(self) -> str | None:
        """Of its schema; None if it has nothing of ours."""

    def moment(self) -> AbstractAsyncContextManager[Ask]:
        """All that is asked until its end is answered as of one moment."""


class Archived(Struct, frozen=True):
    ended: int
    rows: bytes
    chain: bytes | None


class Kept(Struct):
    """All that a database holds of one table."""

    table: str
    rows: list[Row]
    due: int | None = None
    """The number that is said to be the newest."""
    listing: Listing | None = None
    archived: Archived | None = None
    written: bytes | None = None


class Place(Struct, frozen=True):
    """That a person was at a table, and whether there is such a table."""

    person: str
    table: str
    is_there: bool


_EACH = "select table_id from (select distinct table_id from {0} where table_id > $1"
_EACH += " order by table_id limit $2) as {0}"
TABLES = " union ".join(_EACH.format(n) for n in ("log", "due", "listing", "archive", "ends"))
TABLES += " order by table_id limit $2"

_OF = "where table_id = any($1::text[])"
LOG = f"select table_id, number, at, entries, chain from log {_OF} order by table_id, number"
DUE = f"select table_id, number from due {_OF}"
LISTING = f"select table_id, game, phase, visibility, seats, free, changed from listing {_OF}"
ARCHIVE = f"select table_id, ended, rows, chain from archive {_OF}"
ENDS = f"select table_id, written from ends {_OF}"

SEATED = "select person from people where table_id = $1 and person = any($2::text[])"

PLACES = """
select person, table_id, exists (select 1 from due where due.table_id = people.table_id)
    or exists (select 1 from archive where archive.table_id = people.table_id)
    or exists (select 1 from log where log.table_id = people.table_id)
from people where (person, table_id) > ($1, $2) order by person, table_id limit $3
"""

HOW_MANY = "select (select count(*) from due) + (select count(*) from archive)"


async def tables_after(ask: Ask, table: str, limit: int) -> list[str]:
    """Ids, in order, of all that there is anything of."""
    return [found for (found,) in await ask(TABLES, table, limit)]


async def kept(ask: Ask, tables: Sequence[str]) -> list[Kept]:
    ids = list(tables)
    logs: dict[str, list[Row]] = defaultdict(list)
    for found in await ask(LOG, ids):
        logs[found[0]].append(Row(*found))
    due = dict(await ask(DUE, ids))
    listings = {found[0]: Listing(*found) for found in await ask(LISTING, ids)}
    archives = {table: Archived(*found) for table, *found in await ask(ARCHIVE, ids)}
    ends = dict(await ask(ENDS, ids))
    return [
        Kept(
            table,
            logs[table],
            due.get(table),
            listings.get(table),
            archives.get(table),
            ends.get(table),
        )
        for table in ids
    ]


async def seated(ask: Ask, table: str, people: Iterable[str]) -> set[str]:
    """Those of these persons who are known to have been at the table."""
    return {person for (person,) in await ask(SEATED, table, list(people))}


async def places_after(ask: Ask, person: str, table: str, limit: int) -> list[Place]:
    found = await ask(PLACES, person, table, limit)
    return [Place(person, table, bool(is_there)) for person, table, is_there in found]


async def how_many(ask: Ask) -> int:
    """Tables, about: while others write."""
    return int((await ask(HOW_MANY))[0][0])

"""The whole database, from the first table to the last."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from kvartal.server.doctor.checkup import Checkup, named_in, rows_of
from kvartal.server.doctor.findings import Finding, Tally
from kvartal.server.store import StoreDown, inspection, schema
from kvartal.server.store.inspection import Kept, Reader, places_after, seated, tables_after
from kvartal.server.store.opening import reader_for
from kvartal.server.tables.entries import Row
from kvartal.server.tables.table import Games

AT_ONCE = 32
"""Tables that are in memory together."""
PLACES = 1000


class NotExaminable(Exception):
    """A database that this version cannot look through, and why."""


class Examination:
    """`tally` grows while the findings come."""

    def __init__(self, reader: Reader, games: Games, version: str) -> None:
        self.tally = Tally()
        self.version = version
        """Of the schema."""
        self.is_newer = version > schema.NEWEST
        """Than this program knows of."""
        self._reader = reader
        self._checkup = Checkup(games, self.tally)

    async def how_many(self) -> int:
        async with self._reader.moment() as ask:
            return await inspection.how_many(ask)

    async def findings(self, done: Callable[[int], None]) -> AsyncIterator[Finding]:
        """`done` hears how many tables were looked at."""
        last = ""
        while some := await self._some_after(last):
            if some[-1][0].table == last:
                raise StoreDown("a table has an id that cannot be read")
            for kept, rows, strangers in some:
                for wrong in self._checkup.wrong(kept, rows, strangers):
                    yield Finding(kept.table, wrong.kind, wrong.words)
                last = kept.table
            done(len(some))
        async for table in self._lost():
            yield Finding(table, "lost", "people were there, and nothing else is left of it")

    async def _some_after(self, table: str) -> list[tuple[Kept, list[Row], bool]]:
        """As of one moment; it is over before anything is played."""
        some = []
        async with self._reader.moment() as ask:
            for kept in await inspection.kept(ask, await tables_after(ask, table, AT_ONCE)):
                rows = rows_of(kept)
                named = named_in(rows)
                known = await seated(ask, kept.table, named) if named else set()
                some.append((kept, rows, named != known))
        return some

    async def _lost(self) -> AsyncIterator[str]:
        found = set()
        person = table = ""
        while True:
            async with self._reader.moment() as ask:
                places = await places_after(ask, person, table, PLACES)
            if not places:
                return
            self.tally.places += len(places)
            for place in places:
                person, table = place.person, place.table
                if not place.is_there and table not in found:
                    found.add(table)
                    yield table


@asynccontextmanager
async def examining(url: str, games: Games) -> AsyncIterator[Examination]:
    """Raises NotExaminable or StoreDown."""
    try:
        reader = reader_for(url)
    except ValueError as error:
        raise NotExaminable(f"its address is {error}") from None
    await reader.open()
    try:
        version = await reader.version()
        if version is None:
            raise NotExaminable("there are no tables of Kvartal in it")
        if version < schema.NEWEST:
            raise NotExaminable(
                f"it is of version {version}; a server of this one brings it up to date"
            )
        yield Examination(reader, games, version)
    finally:
        await reader.close()

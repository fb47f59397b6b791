"""Reviews of games that are over: asked for, under way, and kept for as long as their tables.

The same statements, spelled alike, serve both databases. Whoever leases one has a number of its
own (`tries`), and nothing that it says counts once somebody else has leased the same.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from msgspec import Struct

Ask = Callable[..., Awaitable[list[Any]]]
"""Takes a statement as PostgreSQL spells it, and its values."""

State = Literal["waiting", "working", "ready", "failed"]

_ASK = """
insert into reviews (table_id, made, lane, asked, at, tries, done, total)
values ($1, $2, $3, $4, $4, 0, 0, 0)
on conflict (table_id) do update set
    made = excluded.made, lane = excluded.lane, asked = excluded.asked, at = excluded.at,
    tries = 0, done = 0, total = 0, written = null
where reviews.made <> excluded.made or (reviews.at is null and reviews.written is null)
returning table_id
"""

_FIND = "select made, at, tries, done, total, written, asked from reviews where table_id = $1"

_AHEAD = "select count(*) from reviews where at is not null and asked < $1"

_WAITING = "select count(*) from reviews where at is not null and lane = $1"

# Lanes take turns; in each, those that are leased have had theirs.
_LEASE = """
update reviews set at = $2, tries = tries + 1
where at <= $1 and table_id = (
    select table_id from (
        select table_id, at, asked,
            row_number() over (partition by lane order by at <= $1, asked) as turn
        from reviews where at is not null
    ) as waiting
    where at <= $1 order by turn, asked limit 1
)
returning table_id, made, tries, asked
"""

_MINE = "where table_id = $1 and made = $2 and tries = $3 and at is not null"
_REPORT = f"update reviews set done = $4, total = $5, at = $6 {_MINE} returning table_id"
_FINISH = f"update reviews set written = $4, at = null {_MINE}"
_FAIL = f"update reviews set at = null {_MINE}"
_LET_GO = f"update reviews set at = $4, tries = tries - 1 {_MINE}"


class Job(Struct, frozen=True):
    """A review that a worker has leased."""

    table: str
    made: str
    """By which rules and which analysis: of others, it would be another review."""
    tries: int
    asked: int
    """When."""


class Kept(Struct, frozen=True):
    made: str
    state: State
    done: int
    total: int
    """How far it has come, once it is being made."""
    asked: int
    written: bytes | None


class Reviews:
    """All times are milliseconds since 1970. Everything may raise StoreDown."""

    def __init__(self, ask: Ask, change: Ask) -> None:
        self._ask = ask
        self._change = change

    async def ask(self, table: str, made: str, lane: int, now: int) -> bool:
        """Whether it has to be made; not if it is there, or asked for already."""
        return bool(await self._change(_ASK, table, made, lane, now))

    async def find(self, table: str) -> Kept | None:
        for made, at, tries, done, total, written, asked in await self._ask(_FIND, table):
            kept = None if written is None else bytes(written)
            return Kept(made, _state(at, tries, kept), done, total, asked, kept)
        return None

    async def ahead(self, asked: int) -> int:
        """How many that were asked for before then are not done."""
        return int((await self._ask(_AHEAD, asked))[0][0])

    async def waiting(self, lane: int) -> int:
        """How many of a lane are not done."""
        return int((await self._ask(_WAITING, lane))[0][0])

    async def lease(self, now: int, until: int) -> Job | None:
        """The one whose turn it is; leased to the caller `until` then."""
        for found in await self._change(_LEASE, now, until):
            return Job(*found)
        return None

    async def report(self, job: Job, done: int, total: int, until: int) -> bool:
        """Tells how far it is, and holds it `until` then. Whether it is still the caller's."""
        return bool(await self._change(_REPORT, *_of(job), done, total, until))

    async def finish(self, job: Job, written: bytes) -> None:
        await self._change(_FINISH, *_of(job), written)

    async def fail(self, job: Job) -> None:
        """Nobody tries again, unless somebody asks again."""
        await self._change(_FAIL, *_of(job))

    async def let_go(self, job: Job, due: int) -> None:
        """As if it had not been leased, but not `due` before then."""
        await self._change(_LET_GO, *_of(job), due)


def _of(job: Job) -> tuple[str, str, int]:
    return job.table, job.made, job.tries


def _state(at: int | None, tries: int, written: bytes | None) -> State:
    if written is not None:
        return "ready"
    if at is None:
        return "failed"
    return "working" if tries else "waiting"

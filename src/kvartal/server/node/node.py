"""One node: any table, from the log and back into it. It keeps no truth, and may be killed."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, cast

from msgspec.structs import replace

from kvartal.kit.chance import secret_of_seed_number
from kvartal.kit.game import Config
from kvartal.kit.options import OptionError, parse
from kvartal.server.background import repeat
from kvartal.server.bus import Bus, Unsubscribe
from kvartal.server.errors import AgainstRule, Fault, NotFound, Unavailable
from kvartal.server.ids import is_id, new_id
from kvartal.server.node.batch_writer import BatchWriter
from kvartal.server.node.cache import Cache
from kvartal.server.node.commit_queue import CommitQueues, Settled, listing_of, people_of
from kvartal.server.node.store_time import EVERY, StoreTime
from kvartal.server.store import Store, StoreDown, Writing
from kvartal.server.tables import bygone, clock, membership
from kvartal.server.tables import entries as log
from kvartal.server.tables.anonymity import Change
from kvartal.server.tables.folding import new_table
from kvartal.server.tables.membership import Proposal, T
from kvartal.server.tables.table import FIXED, Games, Table
from kvartal.server.telemetry import incident

CACHED = 10_000
SOON = 5000
"""Workers are told of tables that are due within so many milliseconds; the rest they find."""


class Node:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        games: Games,
        timing: clock.Timing | None = None,
        cached: int = CACHED,
    ) -> None:
        self.store = store
        self.bus = bus
        self.games = games
        self.timing = timing or clock.Timing()
        self.cache = Cache(store, games, cached)
        self.writer = BatchWriter(store)
        self.time = StoreTime(store)
        self._looking: asyncio.Task[None] | None = None
        self._queues = CommitQueues(self.cache, self.writer, self.time, self.timing, self._written)
        self._watchers: list[Callable[[Table], None]] = []
        self._unsubscribe: Unsubscribe | None = None
        self.rewritten: Callable[[str], None] = lambda _: None
        """Hears of every table whose log was rewritten, at any node."""

    def watch(self, hear: Callable[[Table], None]) -> None:
        """It hears of every row that this node has written, at once; of others' by the bus."""
        self._watchers.append(hear)

    def unwatch(self, hear: Callable[[Table], None]) -> None:
        if hear in self._watchers:
            self._watchers.remove(hear)

    async def open(self) -> None:
        await self.store.open()
        await self.time.look()
        self._looking = asyncio.create_task(repeat(EVERY, self.time.look))
        await self.bus.open()
        self._unsubscribe = await self.bus.subscribe("rewritten", self._read_anew)

    async def close(self) -> None:
        """Finishes what was begun."""
        await self._queues.drain()
        await self.writer.drain()
        if self._looking is not None:
            self._looking.cancel()
        if self._unsubscribe is not None:
            await self._unsubscribe()
        await self.bus.close()
        await self.store.close()

    async def create(
        self,
        host: str,
        game: str,
        seats: int,
        options: dict[str, Any],
        visibility: log.Visibility = "link",
        pace: log.Pace | None = None,
        bots: dict[int, str] | None = None,
        lane: int = 0,
        each: int = 0,
        deal: int | None = None,
        hints: bool = True,
    ) -> Table:
        """A new table, with bots at some of its seats, which will wait in this lane. `each`: the
        seats that one person may take. `deal`: the number of a fixed deal. `hints`: whether they
        may be asked for by a person who plays with nobody but bots."""
        created = self._created(host, game, seats, options, visibility, pace or log.Pace())
        created.lane, created.each, created.hints = lane, each, hints
        if deal is not None:
            created.secret = secret_of_seed_number(deal).hex()
        shuffle = log.Shuffle(2) if deal is None else log.Shuffle(FIXED, deal)
        table = new_table(new_id(), self.games, created)
        return await self._open(table, [created, shuffle], bots or {})

    async def branch(
        self,
        host: str,
        origin: Table,
        branched: log.Branched,
        bots: dict[int, str],
        pace: log.Pace,
        lane: int,
    ) -> Table:
        """A new table that goes on from a turn of another, under the same rules."""
        created = replace(
            origin.created,
            host=host,
            secret=secrets.token_hex(32),
            visibility="private" if origin.created.visibility == "private" else "link",
            pace=pace,
            invitation=new_id() if origin.created.visibility == "private" else "",
            lane=lane,
        )
        table = new_table(new_id(), self.games, created)
        try:
            # First where it is looked for: a table that nobody finds is worse than none.
            await self.store.branch(origin.id, table.id, self.time.now())
        except StoreDown:
            raise Unavailable("store_down") from None
        return await self._open(table, [created, log.Shuffle(2), branched], bots)

    async def _open(self, table: Table, entries: list[log.Entry], bots: dict[int, str]) -> Table:
        """Writes its first row."""
        for seat, level in sorted(bots.items()):
            membership.seat_of(table, seat)
            entries.append(log.BotSat(seat, level))
        at = self.time.now()

        def apply() -> None:
            for entry in entries:
                table.apply(entry, at)

        await asyncio.to_thread(apply)  # a branch plays all that it takes along
        row = table.write(entries, at)
        due = clock.due(table, self.timing)
        people = tuple(sorted(people_of(table)))
        try:
            won = await self.writer.write(Writing(row, due, listing_of(table), people))
        except StoreDown:
            raise Unavailable("store_down") from None
        assert won, "an id was drawn twice"
        self.cache.keep(table)
        return table

    async def propose(self, table: str, proposal: Proposal[T]) -> Settled:
        """Puts a proposal to a table; answered when it is durable."""
        _check(table)
        return await self._queues.propose(table, proposal)

    async def rewrite(self, table: str, change: Change) -> None:
        """Puts other entries in the place of a table's, and lets every node read it anew. Raises
        StoreDown."""
        await self.store.rewrite(table, change)
        try:
            await self._rename_end(table)
        except StoreDown:
            raise
        except Exception as error:  # noqa: BLE001 (its log is damaged: nobody is shown it)
            incident(error)
        self.bus.publish("rewritten", table.encode())

    async def _rename_end(self, table: str) -> None:
        """What was written down of how it ended has the names that its log has."""
        written = await self.store.written(table)
        rows = [] if written is None else await self.store.read(table)
        if written is not None and rows:
            renamed = await asyncio.to_thread(bygone.renamed, written, table, rows)
            if renamed != written:
                await self.store.rewrite_end(table, written, renamed)

    async def table(self, table: str, at_least: int = 0) -> Table:
        """As far as this node knows it, at least up to this number."""
        _check(table)
        try:
            return await self.cache.some(table, at_least)
        except StoreDown:
            raise Unavailable("store_down") from None

    async def newest(self, table: str) -> Table:
        """With everything that any node has written."""
        _check(table)
        try:
            return await self.cache.newest(table)
        except StoreDown:
            raise Unavailable("store_down") from None

    async def table_at(self, table: str, number: int) -> Table:
        """As it was at an earlier number."""
        _check(table)
        try:
            return await self.cache.at(table, number)
        except StoreDown:
            raise Unavailable("store_down") from None

    def _created(
        self,
        host: str,
        game_id: str,
        seats: int,
        given: dict[str, Any],
        visibility: log.Visibility,
        pace: log.Pace,
    ) -> log.Created:
        game = self.games.get(game_id)
        if game is None:
            raise NotFound("no_such_game")
        if seats not in game.seat_counts:
            raise Fault("bad_seats", least=game.seat_counts[0], most=game.seat_counts[-1])
        try:
            options = parse(game.options, given)
        except OptionError:
            raise Fault("bad_option") from None
        refusal = game.rule_against_config(Config(seats, options))
        if refusal is not None:
            raise AgainstRule(refusal)
        return log.Created(
            game_id,
            game.version,
            seats,
            cast("dict[str, bool | int | str]", options.to_json()),
            host,
            secrets.token_hex(32),
            visibility,
            pace,
            new_id() if visibility == "private" else "",
        )

    def _read_anew(self, message: bytes) -> None:
        table = message.decode("ascii", "replace")
        if is_id(table):
            self.cache.read_anew(table)
            self.rewritten(table)

    def _written(self, table: Table, due: int) -> None:
        for hear in self._watchers:
            hear(table)
        self.bus.publish(f"table.{table.id}", b"%d" % table.number)
        if due <= table.at + SOON:
            self.bus.publish("due", b"%d" % due)


def _check(table: str) -> None:
    if not is_id(table):
        raise NotFound("no_such_table")

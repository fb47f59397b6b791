"""Event streams: one a browser, for all its tables. What is public is encoded once for all.

A listener hears `changed` when something has happened that it may know, and `progress` (a few a
second at most) while seats that decide at once are still deciding: those rows bring nothing to
the others but who has decided, so they travel with the next change. Whoever commits gets its own
part with the answer. `presence` says who has the table open.
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

import msgspec

from kvartal.server.background import Tasks, in_slices, repeat
from kvartal.server.bus import Unsubscribe
from kvartal.server.errors import Fault, Unreadable
from kvartal.server.ids import new_id
from kvartal.server.node.attendance import Attendance
from kvartal.server.node.commit_queue import people_of
from kvartal.server.node.node import Node
from kvartal.server.node.patch import patch
from kvartal.server.node.stream import Stream, in_pieces
from kvartal.server.tables import views
from kvartal.server.tables.table import Table
from kvartal.server.tables.view_types import Presence, Progress, TableCard
from kvartal.server.telemetry import incident

QUIET = 0.25
"""Seconds between two `progress` events of a table."""
CATCH_UP = 5.0
"""Seconds between looks at the store for what the bus did not bring."""
PULSE = 1.0
"""Seconds between two signs of life of a node."""
SILENT = 3 * PULSE
"""Seconds without one after which a node is taken for dead, and whoever it saw for gone."""
HEARTBEAT = 20.0
"""Seconds after which a stream on which nothing happens gives a sign of life."""
AT_ONCE = 100
"""Tables or streams that are looked after before others get their turn: about a millisecond."""

_encode = msgspec.json.Encoder().encode


class Channel:
    """One table with listeners at this node."""

    def __init__(
        self, table: Table, node: str, now: Callable[[], int], publish: Callable[[bytes], None]
    ) -> None:
        self.sent = table
        """What listeners know."""
        self.public: Any = views.public(table)
        self.newest = table
        self.streams: set[Stream] = set()
        self.now = now
        self.attendance = Attendance(node, table, self.streams, publish, self._send_presence)
        self.unsubscribe: list[Unsubscribe] = []
        self.progress: asyncio.TimerHandle | None = None

    def hear(self, table: Table) -> None:
        """The table has gone on."""
        if table.number <= self.newest.number:
            return
        company = self.newest.company
        self.newest = table
        self._turn_out()
        if table.company != company:
            self.attendance.stir(table)
        if _only_fewer_awaited(self.sent, table):
            if self.progress is None:
                loop = asyncio.get_running_loop()
                self.progress = loop.call_later(QUIET, self._send_progress)
        else:
            self._send_change()

    def show_anew(self, table: Table) -> None:
        """Its log was rewritten: what listeners were told of who sits there does not hold."""
        before = self.newest.history
        self.hear(table)
        if table.number < self.newest.number:
            return
        self.newest = table
        self._turn_out()
        self.attendance.stir(table)
        if table.history[: len(before)] != before:
            event = _event("renamed", _encode({"table": table.id}))
            for stream in self.streams:
                stream.send(event)

    def join(self, stream: Stream) -> None:
        self.streams.add(stream)
        if self.attendance.presence is not None:
            stream.send(_event("presence", _encode(self.attendance.presence)))
        self.attendance.stir()

    def leave(self, stream: Stream) -> None:
        self.streams.discard(stream)
        self.attendance.stir()

    def stop(self) -> None:
        self.attendance.close()
        if self.progress is not None:
            self.progress.cancel()
            self.progress = None

    def _turn_out(self) -> None:
        """Who has left the company of a private table hears no more of it than that."""
        table = self.newest
        if table.created.visibility != "private":
            return
        people, is_renewed = people_of(table), table.invitation != self.sent.invitation
        for stream in [stream for stream in self.streams if stream.person not in people]:
            if is_renewed or table.id not in stream.invited:
                self.streams.discard(stream)
                stream.send(_event("gone", _encode({"table": table.id})))

    def _send_presence(self, presence: Presence) -> None:
        event = _event("presence", _encode(presence))
        for stream in self.streams:
            stream.send(event)

    def _send_progress(self) -> None:
        self.progress = None
        table = self.newest
        if table.number == self.sent.number:
            return
        event = _event(
            "progress", _encode(Progress(table.id, table.number, self.now(), list(table.awaited)))
        )
        for stream in self.streams:
            stream.send(event)

    def _send_change(self) -> None:
        before, table = self.sent, self.newest
        public = views.public(table)
        card = views.card(table) if table.company > before.number else None
        shared = in_pieces(_shared(before, table, self.now(), patch(self.public, public), card))
        own: dict[tuple[bool, tuple[int, ...]], list[bytes]] = {}
        for stream in self.streams:
            viewer = (table.host == stream.person, tuple(table.seats_of(stream.person)))
            if viewer not in own:
                own[viewer] = in_pieces(_own_part(table, before.number, *viewer))
            stream.send(*shared, *own[viewer])
        self.sent, self.public = table, public


class Hub:
    def __init__(self, node: Node) -> None:
        self._node = node
        node.watch(self._hear)
        node.rewritten = lambda table: self._tasks.start(self._show_anew(table))
        self._id = new_id()
        self._alive: dict[str, float] = {}
        """Nodes, and when each last gave a sign of life."""
        self._channels: dict[str, Channel] = {}
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._tasks = Tasks()
        self._streams: set[Stream] = set()
        self._regularly: list[asyncio.Task[None]] = []
        self._unsubscribe: Unsubscribe | None = None

    def __len__(self) -> int:
        return len(self._streams)

    async def open(self) -> None:
        self._unsubscribe = await self._node.bus.subscribe("pulse", self._feel)
        self._regularly = [
            asyncio.create_task(repeat(CATCH_UP, self._catch_up)),
            asyncio.create_task(repeat(PULSE, self._beat)),
            asyncio.create_task(repeat(HEARTBEAT / 2, self._keep_awake)),
        ]

    async def close(self) -> None:
        """Ends all streams; their browsers will find another node."""
        self._node.unwatch(self._hear)
        for stream in self._streams:
            stream.send(BYE)
            stream.close()
        for task in self._regularly:
            task.cancel()
        for channel in self._channels.values():
            channel.stop()
        unsubscribe, self._unsubscribe = self._unsubscribe, None
        if unsubscribe is not None:
            await unsubscribe()

    async def listen(
        self,
        person: str,
        tables: Sequence[str],
        invited: Collection[str] = (),
        cut_off: Callable[[], None] = lambda: None,
        name: str = "",
        face: str = "",
    ) -> Stream:
        """All that this person may know of these tables, from now on until `leave`. The first
        event, `hello`, says at which number each table is: whoever is behind asks for the rest. A
        table that cannot be read is left out, unless there is no other. `invited`: where an
        invitation was shown, so that it does not matter who sits there. `cut_off` is called if the
        reader is too slow. `name` and `face` are for others who are there."""
        stream = Stream(person, invited, cut_off, name, face)
        self._streams.add(stream)
        try:
            await self._join(stream, tables)
        except BaseException:
            self.leave(stream)
            raise
        numbers = {table: self._channels[table].sent.number for table in stream.tables}
        stream.greet(_event("hello", _encode({"time": self._node.time.now(), "tables": numbers})))
        return stream

    def leave(self, stream: Stream) -> None:
        """Its reader is gone."""
        stream.drop()
        self._streams.discard(stream)
        for table in stream.tables:
            self._leave(stream, table)

    async def _join(self, stream: Stream, tables: Sequence[str]) -> None:
        unreadable: Unreadable | None = None
        for table in tables:
            try:
                while table not in self._channels:  # it may be gone again before we are there
                    await self._open(table)
            except Unreadable as fault:
                unreadable = fault
                continue
            self._channels[table].join(stream)
            stream.tables.append(table)
        if unreadable is not None and not stream.tables:
            raise unreadable

    def _leave(self, stream: Stream, table: str) -> None:
        channel = self._channels.get(table)
        if channel is None:
            return
        channel.leave(stream)
        if not channel.streams:
            del self._channels[table]
            channel.stop()
            for unsubscribe in channel.unsubscribe:
                self._tasks.start(unsubscribe())

    async def _open(self, table: str) -> None:
        """Several listeners at once open one channel."""
        opening = self._opening.get(table)
        if opening is None:
            opening = asyncio.create_task(self._open_channel(table))
            self._opening[table] = opening
            opening.add_done_callback(lambda _: self._opening.pop(table, None))
        try:
            await asyncio.shield(opening)
        finally:
            del opening  # a fault would hold this frame, and this frame the fault: a circle

    async def _open_channel(self, table: str) -> None:
        def hear(message: bytes) -> None:
            channel, number = self._channels.get(table), int(message)
            if channel is not None and number > channel.newest.number:
                self._tasks.start(self._follow(table, number))

        bus, about_people = self._node.bus, f"presence.{table}"
        unsubscribe = await bus.subscribe(f"table.{table}", hear)
        try:
            newest = await self._node.newest(table)
            channel = Channel(
                newest, self._id, self._node.time.now, partial(bus.publish, about_people)
            )
            channel.unsubscribe = [
                unsubscribe,
                await bus.subscribe(about_people, channel.attendance.hear),
            ]
        except BaseException:
            await unsubscribe()
            raise
        self._channels[table] = channel
        channel.attendance.open()
        known = self._node.cache.known(table)
        if known is not None:
            self._hear(known)  # what was written here while the channel was not yet there
        if self._node.cache.is_outdated(newest):
            await self._show_anew(table)

    def _hear(self, table: Table) -> None:
        """This node has written it: nothing needs to be looked up."""
        channel = self._channels.get(table.id)
        if channel is None:
            return
        try:
            channel.hear(table)
        except Exception as error:  # noqa: BLE001 (whoever wrote it has nothing to do with it)
            incident(error)

    async def _follow(self, table: str, number: int) -> None:
        """Another node has: the table is at this number."""
        channel = self._channels.get(table)
        if channel is None or number <= channel.newest.number:
            return
        try:
            channel.hear(await self._node.table(table, number))
        except Fault:
            pass  # the store is away, or the row makes no sense: catching up will bring it
        except Exception as error:  # noqa: BLE001 (of this table alone)
            incident(error)

    async def _show_anew(self, table: str) -> None:
        channel = self._channels.get(table)
        if channel is None:
            return
        try:
            channel.show_anew(await self._node.newest(table))
        except Fault:
            pass  # the store is away, or it makes no sense: whoever asks anew will see
        except Exception as error:  # noqa: BLE001 (of this table alone)
            incident(error)

    async def _catch_up(self) -> None:
        """A few at a time, so that turns are not kept waiting."""
        tables = list(self._channels)
        for first in range(0, len(tables), AT_ONCE):
            numbers = await self._node.store.numbers(tables[first : first + AT_ONCE])
            for table, number in numbers.items():
                await self._follow(table, number)

    def _feel(self, message: bytes) -> None:
        self._alive[message.decode()] = asyncio.get_running_loop().time()

    async def _beat(self) -> None:
        self._node.bus.publish("pulse", self._id.encode())
        since = asyncio.get_running_loop().time() - SILENT
        self._alive = {node: at for node, at in self._alive.items() if at > since}
        async for channel in in_slices(list(self._channels.values()), AT_ONCE):
            channel.attendance.freshen(self._alive.keys())

    async def _keep_awake(self) -> None:
        async for stream in in_slices(list(self._streams), AT_ONCE):
            stream.beat()


def _only_fewer_awaited(before: Table, after: Table) -> bool:
    """Whether some of the seats that decide at once have decided, and nothing else."""
    return (
        after.phase == before.phase == "running"
        and len(after.awaited) < len(before.awaited)
        and set(after.awaited) < set(before.awaited)
        and not any(_has_decided(before, after, seat) for seat in after.awaited)
        and all(
            not fact.startswith(b'{"kind":"table.')
            for row in after.history[before.number + 1 :]
            for _, fact in row.facts
        )
    )


def _has_decided(before: Table, after: Table, seat: int) -> bool:
    """Who has, and is awaited, is asked something else: all have decided, and it was played out."""
    return len(after.seats[seat].actions) > len(before.seats[seat].actions)


def _shared(
    before: Table, table: Table, now: int, public: list[dict[str, Any]], card: TableCard | None
) -> bytes:
    """The part of a change that is the same for every viewer: an event without its end."""
    whole: bytes = _encode(
        {
            "table": table.id,
            "since": before.number,
            "number": table.number,
            "time": now,
            "card": card,
            "awaited": list(table.awaited),
            "clocks": views.clocks(table) if table.phase == "running" else [],
            "public": public,
            "standings": views.standings(table),
        }
    )
    return b"event: changed\ndata: " + whole[:-1]


def _own_part(table: Table, after: int, is_host: bool, mine: Sequence[int]) -> bytes:
    """What differs between viewers; continues `_shared` to the end of the event."""
    own: bytes = _encode(
        {
            "is_host": is_host,
            "mine": mine,
            "seats": views.seat_views(table, mine),
            "log": views.rows(table, mine, after),
        }
    )
    return b"," + own[1:] + b"\n\n"


def _event(kind: str, data: bytes) -> bytes:
    return b"event: %b\ndata: %b\n\n" % (kind.encode(), data)


BYE = _event("bye", b"{}")

"""Answers persons who ask for a hint, with the thinkers of the bots, in turn with these."""

import asyncio
import hashlib
from contextlib import suppress

import msgspec

from kvartal.analysis.findings import Hint
from kvartal.analysis.hints import LEVEL
from kvartal.server.background import Tasks
from kvartal.server.errors import Fault
from kvartal.server.node.hints import (
    ASKED,
    PATIENCE,
    HintAnswer,
    HintQuestion,
    Wanted,
    answered_to,
)
from kvartal.server.node.node import Node
from kvartal.server.settings import Settings
from kvartal.server.store import Queue
from kvartal.server.tables.table import Table
from kvartal.server.telemetry import incident, log
from kvartal.server.worker.bot_pool import BotPool
from kvartal.server.worker.hint_process import HintTask

MOST = 64
"""Questions in hand. Who asks beyond that is told at once."""


class Hinter:
    def __init__(self, node: Node, thinkers: BotPool, settings: Settings) -> None:
        self._node = node
        self._thinkers = thinkers
        self._milliseconds = min(settings.bot_thought, LEVEL.milliseconds)
        self._tasks = Tasks()
        self._in_hand = 0
        self._stopped = asyncio.Event()

    async def run(self) -> None:
        """Until `stop`."""
        unsubscribe = await self._node.bus.subscribe(ASKED, self._hear, "workers")
        try:
            await self._stopped.wait()
        finally:
            await unsubscribe()
            await self._tasks.finish(0)

    def stop(self) -> None:
        self._stopped.set()

    def _hear(self, message: bytes) -> None:
        try:
            question = msgspec.json.decode(message, type=HintQuestion)
        except msgspec.MsgspecError:
            log().warning("hint_not_understood")
            return
        self._tasks.start(self._answer(question))

    async def _answer(self, question: HintQuestion) -> None:
        hint: Hint | None = None
        self._in_hand += 1
        try:
            if self._in_hand <= MOST:
                with suppress(TimeoutError, Fault):
                    async with asyncio.timeout(PATIENCE):
                        hint = await self._think(question.wanted)
        except Exception as error:  # noqa: BLE001 (of whatever game: who asked is told all the same)
            incident(error)
        finally:
            self._in_hand -= 1
        answer = msgspec.json.encode(HintAnswer(question.wanted, hint))
        self._node.bus.publish(answered_to(question.node), answer)

    async def _think(self, wanted: Wanted) -> Hint | None:
        table = await self._node.newest(wanted.table)
        if wanted.seat not in table.awaited:
            return None
        if len(table.seats[wanted.seat].actions) != wanted.step:
            return None
        queue = Queue(table.created.lane, table.created.host)
        hint = await self._thinkers.hint(self._task(table, wanted), queue)
        return hint if hint["choices"] else None

    def _task(self, table: Table, wanted: Wanted) -> HintTask:
        """The same question is thought about alike, whoever is asked."""
        steps = " ".join(wanted.actions)
        address = f"{table.created.secret}/hint/{wanted.seat}/{wanted.step}/{steps}"
        return HintTask(
            table.created.game,
            table.created.rules,
            table.created.seats,
            dict(table.created.options),
            wanted.seat,
            table.game.public(table.state),
            table.game.private(table.state, wanted.seat),
            wanted.actions,
            hashlib.sha256(address.encode()).hexdigest(),
            self._milliseconds,
        )

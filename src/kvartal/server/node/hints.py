"""Hints are asked of workers, by the bus: nothing is lost if one gets lost, whoever wants it asks
again. Nothing of it is written down, least of all in the log of the table."""

import asyncio
from collections import OrderedDict
from secrets import token_hex

import msgspec
from msgspec import Struct

from kvartal.analysis.findings import Hint
from kvartal.server.bus import Bus, Unsubscribe
from kvartal.server.errors import Unavailable
from kvartal.server.telemetry import log

ASKED = "hint"
PATIENCE = 30.0
"""Seconds after which nobody waits any more. Thinking takes two; the rest is queueing."""
REMEMBERED = 500
"""Hints that are not thought of again when they are asked for again."""


class Wanted(Struct, frozen=True):
    """What a seat should do that has taken so many steps, and these in thought."""

    table: str
    seat: int
    step: int
    actions: tuple[str, ...]


class HintQuestion(Struct, frozen=True):
    node: str
    """Who wants to hear the answer."""
    wanted: Wanted


class HintAnswer(Struct, frozen=True):
    wanted: Wanted
    hint: Hint | None
    """None: whoever was asked does not know the table like that, or has too much to do."""


def answered_to(node: str) -> str:
    """The subject on which a node hears answers."""
    return f"hinted.{node}"


class Hints:
    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._name = token_hex(8)
        self._waiting: dict[Wanted, asyncio.Future[Hint]] = {}
        self._known: OrderedDict[Wanted, Hint] = OrderedDict()
        self._unsubscribe: Unsubscribe | None = None

    async def open(self) -> None:
        self._unsubscribe = await self._bus.subscribe(answered_to(self._name), self._hear)

    async def close(self) -> None:
        if self._unsubscribe is not None:
            await self._unsubscribe()

    def knows(self, wanted: Wanted) -> bool:
        """Whether asking costs nothing."""
        return wanted in self._known or wanted in self._waiting

    async def ask(self, wanted: Wanted) -> Hint:
        """Raises Unavailable if no worker answers."""
        known = self._known.get(wanted)
        if known is not None:
            return known
        answer = self._waiting.get(wanted)
        if answer is None:
            answer = asyncio.get_running_loop().create_future()
            self._waiting[wanted] = answer
            answer.add_done_callback(lambda _: self._waiting.pop(wanted, None))
            asyncio.get_running_loop().call_later(PATIENCE, answer.cancel)
            self._bus.publish(ASKED, msgspec.json.encode(HintQuestion(self._name, wanted)))
        await asyncio.wait({answer})  # others may wait for the same: who gives up leaves it to them
        if answer.cancelled():
            raise Unavailable("no_hint")
        return answer.result()

    def _hear(self, message: bytes) -> None:
        try:
            said = msgspec.json.decode(message, type=HintAnswer)
        except msgspec.MsgspecError:  # of a worker of another version
            log().warning("hint_not_understood")
            return
        answer = self._waiting.get(said.wanted)
        if answer is None or answer.done():
            return
        if said.hint is None:
            answer.cancel()
            return
        self._known[said.wanted] = said.hint
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        answer.set_result(said.hint)

"""The bus of a cluster: NATS, core subjects only."""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from dataclasses import dataclass

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error as NatsError

from kvartal.server.bus import Hear, Unsubscribe
from kvartal.server.bus.local import LocalBus, tell
from kvartal.server.telemetry import incident

log = logging.getLogger(__name__)

PREFIX = "kvartal."
FIRST_WAIT = 2.0
"""Seconds that opening waits for the first connection."""
LAST_WORDS = 0.5
"""Seconds that closing waits for what is on its way out."""
SHORTEST_PAUSE = 0.05
LONGEST_PAUSE = 2.0
MOST_WAITING = 10_000
"""Messages on their way out; the oldest are dropped."""
_NODE_BYTES = 8


@dataclass(eq=False)
class _Wanted:
    """What somebody wants to hear, whether NATS is there or not."""

    subject: str
    hear: Hear
    group: str
    subscription: Subscription | None = None


class NatsBus:
    """The client of nats-py gives up for good on some errors and remembers what to send after a
    loss. Here a client lives for one connection only; what is wanted is told to the next."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._node = secrets.token_bytes(_NODE_BYTES)
        self._here = LocalBus()
        self._wanted: set[_Wanted] = set()
        self._waiting: deque[tuple[str, bytes]] = deque(maxlen=MOST_WAITING)
        self._something_waits = asyncio.Event()
        self._was_up = asyncio.Event()
        self._pause = SHORTEST_PAUSE
        self._client: Client | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._keeper = asyncio.create_task(self._keep_connected())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._was_up.wait(), FIRST_WAIT)

    async def close(self) -> None:
        """What was published just before is still sent."""
        client = self._client
        if client is not None and client.is_connected:
            with contextlib.suppress(NatsError, OSError, TimeoutError):
                async with asyncio.timeout(LAST_WORDS):
                    while self._waiting:
                        await asyncio.sleep(0.01)
                    await client.flush()
        if self._keeper is not None:
            while not self._keeper.done():  # nats-py swallows a cancellation now and then
                self._keeper.cancel()
                await asyncio.wait({self._keeper}, timeout=0.1)

    def is_up(self) -> bool:
        return self._client is not None and self._client.is_connected

    def publish(self, subject: str, message: bytes) -> None:
        self._here.publish_to_all(subject, message)
        if self.is_up():
            # To groups by NATS alone, here too: it picks one member in the whole cluster.
            self._waiting.append((subject, message))
            self._something_waits.set()
        else:
            self._here.publish_to_groups(subject, message)

    async def subscribe(self, subject: str, hear: Hear, group: str = "") -> Unsubscribe:
        wanted = _Wanted(subject, hear, group)
        not_here = await self._here.subscribe(subject, hear, group)
        self._wanted.add(wanted)
        if self._client is not None:
            with contextlib.suppress(NatsError, OSError):
                await self._tell_server(self._client, wanted)

        async def unsubscribe() -> None:
            await not_here()
            self._wanted.discard(wanted)
            subscription, wanted.subscription = wanted.subscription, None
            if subscription is not None:
                await _end(subscription)

        return unsubscribe

    async def _tell_server(self, client: Client, wanted: _Wanted) -> None:
        async def hear(message: Msg) -> None:
            data = message.data
            # The others on this node have heard it when it was published.
            if wanted in self._wanted and (wanted.group or data[:_NODE_BYTES] != self._node):
                tell(wanted.hear, data[_NODE_BYTES:])

        subscription = await client.subscribe(PREFIX + wanted.subject, wanted.group, cb=hear)
        if wanted in self._wanted:
            wanted.subscription = subscription
        else:  # unwanted meanwhile
            await _end(subscription)

    async def _keep_connected(self) -> None:
        while True:
            try:
                await self._serve_one_connection()
            except (NatsError, OSError, TimeoutError) as error:
                log.info("no connection to NATS: %r", error)
            except Exception as error:  # noqa: BLE001 (it goes on)
                incident(error)
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, LONGEST_PAUSE)

    async def _serve_one_connection(self) -> None:
        client = Client()
        try:
            await client.connect(
                self._url,
                allow_reconnect=False,
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                connect_timeout=2,
                ping_interval=10,
                closed_cb=self._wake_sender,
                error_cb=_note,
            )
            self._client = client
            for wanted in list(self._wanted):
                await self._tell_server(client, wanted)
            await client.flush()
            self._pause = SHORTEST_PAUSE
            self._was_up.set()
            await self._send(client)
        finally:
            self._client = None
            self._waiting.clear()
            await client.close()

    async def _send(self, client: Client) -> None:
        while client.is_connected:
            while self._waiting:
                subject, message = self._waiting.popleft()
                try:
                    await client.publish(PREFIX + subject, self._node + message)
                except NatsError as error:  # a hint less
                    log.info("not sent to %s: %r", subject, error)
            self._something_waits.clear()
            if client.is_connected:
                await self._something_waits.wait()

    async def _wake_sender(self) -> None:
        self._something_waits.set()


async def _end(subscription: Subscription) -> None:
    with contextlib.suppress(NatsError, OSError):
        await subscription.unsubscribe()
    subscription._wait_for_msgs_task = None  # they hold each other: a circle for each table


async def _note(error: Exception) -> None:
    log.info("NATS: %r", error)

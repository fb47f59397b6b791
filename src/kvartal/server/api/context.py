"""What every handler finds around it, and whom it works for."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

from litestar import Request
from litestar.datastructures import State

from kvartal.server.errors import Fault, Unavailable, Unwelcome
from kvartal.server.identity.rate_limits import Limits, address_key
from kvartal.server.identity.seat_links import Links
from kvartal.server.identity.sessions import Session, Sessions
from kvartal.server.node.commit_queue import Settled
from kvartal.server.node.hub import Hub
from kvartal.server.node.node import Node
from kvartal.server.push.services import Services
from kvartal.server.push.vapid import Vapid
from kvartal.server.settings import Settings
from kvartal.server.store import StoreDown
from kvartal.server.tables import membership
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.membership import Proposal
from kvartal.server.tables.table import Table
from kvartal.server.telemetry import COMMIT, look_for_tracing, span

T = TypeVar("T")
Asking: TypeAlias = Request[Session | None, Any, State]

THINKING = 2
"""Previews, forecasts and records at work at once; more would only wait for each other."""
LONGEST_HOST = 253 + 6
"""A name and a port."""


class AppContext:
    def __init__(self, node: Node, hub: Hub, settings: Settings) -> None:
        self.node = node
        self.hub = hub
        self.settings = settings
        self.sessions = Sessions(node.store, node.bus)
        self.links = Links(node.store)
        self.services = Services(settings.push_services)
        self.vapid = Vapid(node.store, settings.public_url)
        self.limits = Limits(settings.credits, settings.credits_each_second)
        self.draining = False
        """No new visitors, please: this node is about to close."""
        self._thinking = asyncio.Semaphore(THINKING)

    async def open(self) -> None:
        look_for_tracing()
        await self.node.open()
        await self.sessions.open(self.settings.secret)
        await self.links.open(self.settings.secret)
        await self.hub.open()

    async def close(self) -> None:
        self.draining = True
        await self.hub.close()
        await self.sessions.close()
        await self.node.close()

    async def settle(
        self, table: str, person: str, proposal: Proposal[Any], invitation: str = ""
    ) -> Settled:
        """Puts the proposal of a person, who must be allowed to know of the table."""

        def propose(draft: Draft) -> Any:
            membership.may_see(draft.table, person, invitation)
            return proposal(draft)

        began = time.perf_counter()
        with span("commit"):
            settled = await self.node.propose(table, propose)
        COMMIT.observe(time.perf_counter() - began)
        return settled

    async def seen(self, table: str, person: str, invitation: str = "") -> Table:
        """The newest of a table that this person may see."""
        with span("fold"):
            newest = await self.node.newest(table)
        membership.may_see(newest, person, invitation)
        return newest

    async def with_company(self, table: str) -> Table:
        """For a look at who may see it. Of a private table the newest: a node that is behind would
        turn away who has just sat down elsewhere, and let in who has left."""
        known = await self.node.table(table)
        if known.created.visibility == "private":
            return await self.node.newest(table)
        return known

    async def think(self, work: Callable[[], T]) -> T:
        """Beside the event loop, a few at a time."""
        async with self._thinking:
            return await asyncio.to_thread(work)

    def origin(self, request: Asking) -> str:
        """How browsers reach this server."""
        if self.settings.public_url:
            return self.settings.public_url.rstrip("/")
        host = request.headers.get("host", "localhost")
        if len(host) > LONGEST_HOST:
            raise Fault("bad_request")
        return f"{request.scope['scheme']}://{host}"


def context_of(request: Asking) -> AppContext:
    return cast(AppContext, request.app.state.context)


def session_of(request: Asking) -> Session:
    session = request.scope["user"]
    if session is None:
        raise Unwelcome("no_session")
    return cast(Session, session)


def person_of(request: Asking) -> str:
    """The person who asks; whoever has no session is turned away."""
    return session_of(request).person


def viewer_of(request: Asking) -> str:
    """The person who looks; empty for a stranger."""
    session: Session | None = request.scope["user"]
    return "" if session is None else session.person


def asker_of(session: Session | None, client: tuple[str, int] | None) -> str:
    """Whose credits are spent."""
    return session.id if session is not None else address_key(client[0] if client else "")


def charge(request: Asking, cost: int) -> None:
    asker = asker_of(request.scope["user"], request.scope["client"])
    context_of(request).limits.charge(asker, cost)


async def charge_for_route(request: Asking) -> None:
    """The middleware has taken one credit; dearer routes say so in `opt`."""
    cost = request.route_handler.opt.get("cost", 1)
    if cost > 1:
        charge(request, cost - 1)


class StoreAnswers:
    """Around what handlers ask the store themselves."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and issubclass(kind, StoreDown):
            raise Unavailable("store_down") from None

"""What every handler finds around it, and whom it works for."""

import time
from typing import Any, TypeAlias, cast

from litestar import Request
from litestar.datastructures import State

from kvartal.server.api.thinking import Thinking
from kvartal.server.errors import Conflict, Fault, Unavailable, Unwelcome
from kvartal.server.identity.rate_limits import Allowance, Asker, Lanes, Limits, address_key
from kvartal.server.identity.reports import Reports
from kvartal.server.identity.seat_links import Links
from kvartal.server.identity.sessions import Session, Sessions
from kvartal.server.identity.turnstile import Turnstile
from kvartal.server.node.commit_queue import Settled
from kvartal.server.node.hints import Hints
from kvartal.server.node.hub import Hub
from kvartal.server.node.node import Node
from kvartal.server.open_files import most_streams
from kvartal.server.push.services import Services
from kvartal.server.push.vapid import Vapid
from kvartal.server.settings import Settings
from kvartal.server.store import StoreDown
from kvartal.server.tables import membership
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.membership import Proposal
from kvartal.server.tables.table import Table
from kvartal.server.telemetry import COMMIT, look_for_tracing, span

Asking: TypeAlias = Request[Session | None, Any, State]

MOST_LIVE = 100
"""Tables of one person that are not over."""
SEATS_A_CREDIT = 10
"""At a table of a hundred there is much to show and to think of."""
LONGEST_HOST = 253 + 6
"""A name and a port."""


class AppContext:
    def __init__(self, node: Node, hub: Hub, settings: Settings) -> None:
        self.node = node
        self.hub = hub
        self.settings = settings
        self.sessions = Sessions(node.store, node.bus, node.time.now)
        self.links = Links(node.store)
        self.services = Services(settings.push_services)
        self.vapid = Vapid(node.store, settings.public_url)
        self.limits = Limits(
            settings.credits, settings.credits_each_second, settings.crowd, most_streams()
        )
        self.turnstile = Turnstile()
        self.lanes = Lanes()
        self.draining = False
        """No new visitors, please: this node is about to close."""
        self.thinking = Thinking()
        self.hints = Hints(node.bus)
        self.reports = Reports()

    async def open(self) -> None:
        look_for_tracing()
        await self.node.open()
        await self.sessions.open(self.settings.secrets())
        await self.links.open(self.settings.secrets())
        await self.hub.open()
        await self.hints.open()

    async def close(self) -> None:
        self.draining = True
        await self.hints.close()
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

    async def may_join_one_more(self, person: str) -> None:
        """Raises if this person is at very many tables that are not over."""
        if not self.limits.is_on:
            return
        with StoreAnswers():
            live = await self.node.store.live_tables(person)
        if live >= MOST_LIVE:
            raise Conflict("too_many_tables", most=MOST_LIVE)

    async def with_company(self, table: str) -> Table:
        """For a look at who may see it. Of a private table the newest: a node that is behind would
        turn away who has just sat down elsewhere, and let in who has left."""
        known = await self.node.table(table)
        if known.created.visibility == "private":
            return await self.node.newest(table)
        return known

    def is_https(self, scheme: str) -> bool:
        """Whether browsers come by HTTPS, as far as is known."""
        return scheme == "https" or self.settings.public_url.startswith("https:")

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


def known(session: Session | None) -> Session:
    """Whoever has none is turned away."""
    if session is None:
        raise Unwelcome("no_session")
    return session


def session_of(request: Asking) -> Session:
    return known(request.scope["user"])


def person_of(request: Asking) -> str:
    """The person who asks; whoever has no session is turned away."""
    return session_of(request).person


def viewer_of(request: Asking) -> str:
    """The person who looks; empty for a stranger."""
    session: Session | None = request.scope["user"]
    return "" if session is None else session.person


def asker_of(session: Session | None, client: tuple[str, int] | None) -> Asker:
    """Whose credits are spent."""
    address = address_key(client[0] if client else "")
    return Asker("" if session is None else session.id, address)


def charge(request: Asking, cost: int, allowance: Allowance | None = None) -> None:
    """Credits, or something that there is less of."""
    asker = asker_of(request.scope["user"], request.scope["client"])
    context_of(request).limits.charge(asker, cost, allowance)


def charge_for_size(request: Asking, table: Table) -> None:
    """Before it is shown, or thought about."""
    charge(request, len(table.seats) // SEATS_A_CREDIT)


def lane_of(request: Asking) -> int:
    """Where the bots of tables that are opened by this asker wait."""
    asker = asker_of(request.scope["user"], request.scope["client"])
    return context_of(request).lanes.of(asker)


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

"""One stream of Server-Sent Events a browser, for all its tables."""

import asyncio
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import HeaderParameter, QueryParameter
from litestar.types import Receive, Scope, Send
from msgspec import Meta

from kvartal.server.api.context import (
    AppContext,
    Asking,
    asker_of,
    charge,
    context_of,
    person_of,
    viewer_of,
)
from kvartal.server.api.problems import reading
from kvartal.server.api.requests import INVITATION, INVITATION_HEADER
from kvartal.server.api.tables import DEAR, tables_of
from kvartal.server.errors import Fault, Unreadable
from kvartal.server.identity.rate_limits import Asker
from kvartal.server.identity.sessions import Session
from kvartal.server.ids import END, PATTERN
from kvartal.server.node.stream import Stream
from kvartal.server.tables import membership
from kvartal.server.telemetry import incident

MOST_TABLES = 100

Tables = Annotated[list[Annotated[str, Meta(pattern=PATTERN)]] | None, QueryParameter(name="table")]
"""Which tables; all live ones of the asker if none is named."""
Invitations = Annotated[
    str,
    HeaderParameter(
        name=INVITATION_HEADER,
        pattern=f"^{INVITATION}(, ?{INVITATION}){{0,{MOST_TABLES - 1}}}{END}",
        description="What a stranger shows to hear of private tables, with commas between",
    ),
]


@get(
    "/api/stream",
    media_type="text/event-stream",
    responses=reading(401, 404),
    operation_id="stream",
    opt={"cost": 5},
)
async def stream(
    request: Asking, tables: Tables = None, invitations: Invitations = ""
) -> Response[str]:
    """`hello` with the number of each table, then `changed` and `progress` as they happen,
    `presence` when somebody comes or goes, `bye` when this node closes."""
    context, person = context_of(request), viewer_of(request)
    invited: set[str] = set()
    if tables is None:
        charge(request, DEAR)
        mine, _ = await tables_of(context, person_of(request), MOST_TABLES)
        chosen = [table.id for _, table in mine if not table.is_over]
    else:
        if len(set(tables)) > MOST_TABLES:
            raise Fault("too_many_tables", most=MOST_TABLES)
        charge(request, len(set(tables)))
        shown = {invitation.strip() for invitation in invitations.split(",")}
        chosen, invited = await _readable(context, person, tables, shown)
    session: Session | None = request.scope["user"]
    asker = asker_of(session, request.scope["client"])
    cut_off = request.scope["state"].get("cut_off", lambda: None)  # of the wire, if it is ours
    name, face = ("", "") if session is None else (session.name, session.face)
    context.limits.begin_stream(asker)
    try:
        heard = await context.hub.listen(person, chosen, invited, cut_off, name, face)
    except BaseException:
        context.limits.end_stream(asker)
        raise
    return Events(context, session, asker, heard)


async def _readable(
    context: AppContext, person: str, tables: list[str], shown: set[str]
) -> tuple[list[str], set[str]]:
    """Those of the tables that can be read, if there are any, and those of them that an invitation
    was shown for. Raises if the asker may not know of one."""
    chosen: list[str] = []
    invited: set[str] = set()
    unreadable: Unreadable | None = None
    for table in dict.fromkeys(tables):
        try:
            if await _is_invited(context, table, person, shown):
                invited.add(table)
            chosen.append(table)
        except Unreadable as fault:
            unreadable = fault
    if unreadable is not None and not chosen:
        raise unreadable
    return chosen, invited


async def _is_invited(context: AppContext, table: str, person: str, shown: set[str]) -> bool:
    """Raises if the asker may not know of the table. What was shown is found by its hash, which has
    a secret seed: neither does it take longer for many, nor does the time tell of a near miss."""
    known = await context.with_company(table)
    is_invited = bool(known.invitation) and known.invitation in shown
    membership.may_see(known, person, known.invitation if is_invited else "")
    return is_invited


class Events(Response[str]):
    """The answer. When the browser goes away, it is closed at once."""

    def __init__(
        self, context: AppContext, session: Session | None, asker: Asker, heard: Stream
    ) -> None:
        super().__init__("")
        self._context = context
        self._session = session
        self._asker = asker
        self._heard = heard

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._answer

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await send(
                {
                    "type": "http.response.start",
                    "status": 200,
                    "headers": [
                        (b"content-type", b"text/event-stream; charset=utf-8"),
                        (b"x-accel-buffering", b"no"),
                    ],
                }
            )
            sending = asyncio.create_task(self._send_all(send))
            try:
                # A server also says so when the answer has come to its end.
                while (await receive())["type"] != "http.disconnect":
                    pass
            finally:
                sending.cancel()
                await asyncio.wait({sending})
        finally:
            self._context.hub.leave(self._heard)
            self._context.limits.end_stream(self._asker)

    async def _send_all(self, send: Send) -> None:
        """To the end, unless it is cancelled: nobody can take an end then."""
        try:
            while (piece := await self._heard.next()) and self._may_hear():
                await _send(send, piece, more=True)
        except Exception as error:  # noqa: BLE001 (whoever listens comes again)
            incident(error)
        await _send(send, b"", more=False)

    def _may_hear(self) -> bool:
        """A session that is ended hears nothing more."""
        return self._session is None or self._context.sessions.is_good(self._session)


async def _send(send: Send, body: bytes, more: bool) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": more})


ROUTES = [stream]

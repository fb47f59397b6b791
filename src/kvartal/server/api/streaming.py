"""One stream of Server-Sent Events a browser, for all its tables."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated, Any, cast

from litestar import Response, get
from litestar.params import QueryParameter
from litestar.types import Receive, Scope, Send
from msgspec import Meta

from kvartal.server.api.context import (
    AppContext,
    Asking,
    asker_of,
    context_of,
    person_of,
    viewer_of,
)
from kvartal.server.api.problems import reading
from kvartal.server.api.requests import INVITATION
from kvartal.server.api.tables import tables_of
from kvartal.server.errors import Fault, NotFound, Unreadable
from kvartal.server.identity.sessions import Session
from kvartal.server.ids import PATTERN
from kvartal.server.tables import membership
from kvartal.server.telemetry import incident

MOST_TABLES = 100
Heard = AsyncGenerator[bytes, None]

Tables = Annotated[list[Annotated[str, Meta(pattern=PATTERN)]] | None, QueryParameter(name="table")]
"""Which tables; all live ones of the asker if none is named."""
Invitations = Annotated[
    list[Annotated[str, Meta(pattern=INVITATION)]] | None, QueryParameter(name="invitation")
]


@get(
    "/api/stream",
    media_type="text/event-stream",
    responses=reading(401, 404),
    operation_id="stream",
    opt={"cost": 5},
)
async def stream(
    request: Asking, tables: Tables = None, invitations: Invitations = None
) -> Response[str]:
    """`hello` with the number of each table, then `changed` and `progress` as they happen,
    `presence` when somebody comes or goes, `bye` when this node closes."""
    context, person = context_of(request), viewer_of(request)
    invited: set[str] = set()
    if tables is None:
        mine, _ = await tables_of(context, person_of(request), MOST_TABLES)
        chosen = [table.id for _, table in mine if not table.is_over]
    else:
        if len(set(tables)) > MOST_TABLES:
            raise Fault("too_many_tables", most=MOST_TABLES)
        chosen, invited = await _readable(context, person, tables, invitations or [])
    session: Session | None = request.scope["user"]
    asker = asker_of(session, request.scope["client"])
    context.limits.begin_stream(asker)
    cut_off = request.scope["state"].get("cut_off", lambda: None)  # of the wire, if it is ours
    name, face = ("", "") if session is None else (session.name, session.face)
    heard = cast(Heard, context.hub.listen(person, chosen, invited, cut_off, name, face))
    pieces = _counted(context, asker, _while_good(context, session, heard))
    try:
        hello = await anext(pieces)  # what is wrong is found before the answer begins
    except BaseException:
        await pieces.aclose()
        raise
    return Events(hello, pieces)


async def _readable(
    context: AppContext, person: str, tables: list[str], invitations: list[str]
) -> tuple[list[str], set[str]]:
    """Those of the tables that can be read, if there are any, and those of them that an invitation
    was shown for. Raises if the asker may not know of one."""
    chosen: list[str] = []
    invited: set[str] = set()
    unreadable: Unreadable | None = None
    for table in dict.fromkeys(tables):
        try:
            if await _is_invited(context, table, person, invitations):
                invited.add(table)
            chosen.append(table)
        except Unreadable as fault:
            unreadable = fault
    if unreadable is not None and not chosen:
        raise unreadable
    return chosen, invited


async def _is_invited(context: AppContext, table: str, person: str, invitations: list[str]) -> bool:
    """Raises if the asker may not know of the table."""
    known = await context.with_company(table)
    for invitation in invitations:
        try:
            membership.may_see(known, person, invitation)
            return True
        except NotFound:
            pass  # it may be of another table
    membership.may_see(known, person, "")
    return False


async def _while_good(context: AppContext, session: Session | None, pieces: Heard) -> Heard:
    """A session that is ended hears nothing more."""
    async with aclosing(pieces):
        async for piece in pieces:
            if session is not None and not context.sessions.is_good(session):
                return
            yield piece


async def _counted(context: AppContext, asker: str, pieces: Heard) -> Heard:
    try:
        async with aclosing(pieces):
            async for piece in pieces:
                yield piece
    finally:
        context.limits.end_stream(asker)


class Events(Response[str]):
    """The answer. When the browser goes away, it is closed at once."""

    def __init__(self, hello: bytes, pieces: Heard) -> None:
        super().__init__("")
        self._hello = hello
        self._pieces = pieces

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        return self._answer

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with aclosing(self._pieces):
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

    async def _send_all(self, send: Send) -> None:
        """To the end, unless it is cancelled: nobody can take an end then."""
        try:
            await _send(send, self._hello, more=True)
            async for piece in self._pieces:
                await _send(send, piece, more=True)
        except Exception as error:  # noqa: BLE001 (whoever listens comes again)
            incident(error)
        await _send(send, b"", more=False)


async def _send(send: Send, body: bytes, more: bool) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": more})


ROUTES = [stream]

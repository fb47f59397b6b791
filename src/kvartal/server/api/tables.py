"""Tables: finding them, opening them, looking at them."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import QueryParameter

from kvartal.server.api.context import (
    AppContext,
    Asking,
    StoreAnswers,
    charge,
    charge_for_size,
    context_of,
    lane_of,
    person_of,
    session_of,
    viewer_of,
)
from kvartal.server.api.decode import said
from kvartal.server.api.problems import reading, writing
from kvartal.server.api.requests import (
    GAME,
    MOST_NUMBER,
    InvitationShown,
    LookedAsked,
    PaceAsked,
    TableAsked,
    TableId,
)
from kvartal.server.api.responses import MyTable, MyTables, Opened, OpenTables, OwnPlace
from kvartal.server.errors import Fault, Unreadable
from kvartal.server.identity.rate_limits import TABLES
from kvartal.server.store import Seating
from kvartal.server.tables import membership, views
from kvartal.server.tables.clock import deadline
from kvartal.server.tables.entries import Pace
from kvartal.server.tables.names import checked_name
from kvartal.server.tables.table import Table
from kvartal.server.tables.view_types import Position
from kvartal.server.telemetry import span

MOST_LISTED = 50
SHORTEST = 10
"""Seconds that a clock must leave a person."""
DEAR = 10
"""Credits for folding a whole log again."""

Number = Annotated[int | None, QueryParameter(ge=0, le=MOST_NUMBER)]


@get("/api/tables", responses=reading(), operation_id="open_tables", opt={"cost": 2})
async def list_open(
    request: Asking, game: Annotated[str | None, QueryParameter(pattern=GAME)] = None
) -> OpenTables:
    """Open tables that wait for players, the newest first."""
    with StoreAnswers():
        return OpenTables(await context_of(request).node.store.open_tables(game, MOST_LISTED))


@post(
    "/api/tables",
    responses=writing(404, 409),
    operation_id="open_table",
    opt={"cost": 20, "body": TableAsked},
)
async def create(request: Asking) -> Opened:
    """Opens a table. Its host sits down at the first free seat, unless `sit` is false."""
    data = said(request, TableAsked)
    context, session = context_of(request), session_of(request)
    if data.sit:
        checked_name(session.name)  # who only looks may have none
        if len(data.bots) >= data.seats:
            raise Fault("no_seat_left")
    await context.may_join_one_more(session.person)
    charge(request, 1, TABLES)
    table = await context.node.create(
        session.person,
        data.game,
        data.seats,
        data.options,
        data.visibility,
        _pace(data.pace),
        {int(seat): level for seat, level in data.bots.items()},
        lane_of(request),
        _each(data),
        data.deal,
        data.hints,
    )
    seat = None
    if data.sit:
        promised = data.promise or ""
        sit = membership.sit(session.person, None, session.name, session.face, promised)
        settled = await context.settle(table.id, session.person, sit)
        table, seat = settled.table, settled.answer
    return Opened(
        table.id,
        table.number,
        seat,
        table.invitation,
        table.header().commitment(),
    )


@get("/api/me/tables", responses=reading(401), operation_id="my_tables", opt={"cost": DEAR})
async def list_mine(request: Asking) -> MyTables:
    """The asker's tables, the newest first."""
    context, person = context_of(request), person_of(request)
    tables, unreadable = await tables_of(context, person, MOST_LISTED)
    mine = [_mine(table, person, seating) for seating, table in tables]
    return MyTables(mine, context.node.time.now(), unreadable)


@get("/api/tables/{table:str}", responses=reading(404), operation_id="table")
async def show(
    request: Asking,
    table: TableId,
    since: Number = None,
    at: Number = None,
    invitation: InvitationShown = "",
) -> Position:
    """A table as the asker may see it: now, or as it was `at` an earlier number; the log only
    after `since`."""
    context, person = context_of(request), viewer_of(request)
    newest = shown = await context.seen(table, person, invitation)
    charge_for_size(request, newest)
    if at is not None and at != newest.number:
        charge(request, DEAR - 1)
        with span("fold"):
            shown = await context.node.table_at(table, at)
    looked = -1
    if person:
        with StoreAnswers():
            looked = await context.node.store.looked(person, table)
    after = -1 if since is None else since
    return views.position(shown, person, context.node.time.now(), after, looked, newest)


@post(
    "/api/tables/{table:str}/looked",
    status_code=204,
    responses=writing(404),
    operation_id="looked",
    opt={"body": LookedAsked},
)
async def look(request: Asking, table: TableId, invitation: InvitationShown = "") -> Response[None]:
    """Remembers how far the asker has looked, for `looked` of the table."""
    data = said(request, LookedAsked)
    context, person = context_of(request), person_of(request)
    membership.may_see(await context.with_company(table), person, invitation)
    with StoreAnswers():
        await context.node.store.look(person, table, data.number)
    return Response(None)


async def tables_of(
    context: AppContext, person: str, limit: int
) -> tuple[list[tuple[Seating, Table]], int]:
    """Where a person has a seat or is the host, at its newest; and how many more there are that go
    on, but that this node cannot read."""
    store = context.node.store
    with StoreAnswers():
        seatings = await store.tables_of(person, limit)
        numbers = await store.numbers([seating.table for seating in seatings])
    found, unreadable = [], 0
    for seating in seatings:
        try:
            table = await context.node.table(seating.table, numbers.get(seating.table, 0))
            if (
                seating.table not in numbers and not table.is_over
            ):  # archived since it was looked at
                table = await context.node.newest(seating.table)
        except Unreadable:
            unreadable += seating.table in numbers  # of the archive nobody misses it every day
            continue
        if table.host == person or table.seats_of(person):
            found.append((seating, table))
    return found, unreadable


def _mine(table: Table, person: str, seating: Seating) -> MyTable:
    mine = table.seats_of(person)
    awaited = [seat for seat in mine if seat in table.awaited]
    ends = [end for seat in awaited if (end := deadline(table, seat)) is not None]
    return MyTable(
        views.card(table),
        table.number,
        table.at,
        mine,
        table.host == person,
        awaited,
        min(ends, default=None),
        seating.looked,
        _places(table, mine),
    )


def _places(table: Table, mine: list[int]) -> list[OwnPlace]:
    found = views.standings(table) if table.is_over and mine else None
    return [OwnPlace(seat, found[seat].rank, found[seat].score) for seat in mine] if found else []


def _pace(asked: PaceAsked) -> Pace:
    if asked.kind == "none":
        return Pace()
    if asked.turn + asked.reserve < SHORTEST:
        raise Fault("bad_pace", least=SHORTEST)
    return Pace(asked.kind, asked.turn, asked.reserve)


def _each(asked: TableAsked) -> int:
    """At an open table nobody fills the seats of strangers, unless the host allows it."""
    if asked.each is None:
        return 1 if asked.visibility == "open" else 0
    if asked.each > asked.seats:
        raise Fault("bad_request")
    return asked.each


ROUTES = [list_open, create, list_mine, show, look]

"""Playing on from a turn of a finished game, at a table of its own."""

from litestar import get, post

from kvartal.kit.prospects import prospects as prospects_of
from kvartal.kit.record import read
from kvartal.server.api.context import (
    Asking,
    StoreAnswers,
    charge,
    charge_for_size,
    context_of,
    lane_of,
    session_of,
    viewer_of,
)
from kvartal.server.api.decode import said
from kvartal.server.api.problems import reading, writing
from kvartal.server.api.requests import BranchAsked, InvitationShown, TableId
from kvartal.server.api.responses import BranchCard, Branches, Opened, ProspectCard, Prospects
from kvartal.server.errors import Conflict, NotFound, Unreadable
from kvartal.server.identity.rate_limits import TABLES
from kvartal.server.tables import membership, views
from kvartal.server.tables.branching import branch_at, may_branch
from kvartal.server.tables.entries import Pace
from kvartal.server.tables.names import checked_name
from kvartal.server.tables.table import Table

DEAR = 20
"""Credits for playing a whole game again."""
MOST_LISTED = 20


@post(
    "/api/tables/{table:str}/branches",
    responses=writing(404, 409),
    operation_id="branch",
    opt={"cost": DEAR, "body": BranchAsked},
)
async def branch(request: Asking, table: TableId, invitation: InvitationShown = "") -> Opened:
    """Opens a table that goes on from a turn of a game that is over: the hands of then, and new
    luck. The asker sits down at `seat`; at the others bots do, or whoever is invited. It is at
    most as public as the game it comes from."""
    data = said(request, BranchAsked)
    context, session = context_of(request), session_of(request)
    checked_name(session.name)
    origin = await context.seen(table, session.person, invitation)
    may_branch(origin)
    membership.seat_of(origin, data.seat)
    charge_for_size(request, origin)
    await context.may_join_one_more(session.person)
    charge(request, 1, TABLES)
    with StoreAnswers():
        rows = await context.node.store.read(table)
    branched = await context.thinking.replay(lambda: branch_at(origin, rows, data.number))
    opened = await context.node.branch(
        session.person,
        origin,
        branched,
        _bots(origin, data),
        origin.created.pace if data.level is None else Pace(),
        lane_of(request),
    )
    sit = membership.sit(session.person, data.seat, session.name, session.face, data.promise or "")
    settled = await context.settle(opened.id, session.person, sit)
    return Opened(
        opened.id,
        settled.table.number,
        settled.answer,
        opened.invitation,
        opened.header().commitment(),
    )


def _bots(origin: Table, asked: BranchAsked) -> dict[int, str]:
    """By seat: all others, or those that were there then."""
    return {
        number: asked.level or seat.level
        for number, seat in enumerate(origin.seats)
        if number != asked.seat and (asked.level or not seat.person)
    }


@get(
    "/api/tables/{table:str}/branches",
    responses=reading(404),
    operation_id="branches",
    opt={"cost": DEAR},
)
async def list_branches(
    request: Asking, table: TableId, invitation: InvitationShown = ""
) -> Branches:
    """The tables that go on from turns of this one, the newest first."""
    context, person = context_of(request), viewer_of(request)
    origin = await context.seen(table, person, invitation)
    charge_for_size(request, origin)
    with StoreAnswers():
        found = await context.node.store.branches(table, MOST_LISTED)
    cards = []
    for name in found:
        try:
            cards.append(_card(await context.node.newest(name), origin, person))
        except (NotFound, Unreadable):
            continue  # it was never opened, or is not for this asker, or not for this node
    return Branches([card for card in cards if card.card.phase != "abandoned"])


def _card(table: Table, origin: Table, person: str) -> BranchCard:
    """Who played the first game is invited to all that go on from it, unless sent away there."""
    is_invited = bool(origin.seats_of(person)) and person not in table.removed
    if not is_invited:
        membership.may_see(table, person, "")
    return BranchCard(
        views.card(table),
        table.at,
        table.seats_of(person),
        table.invitation if is_invited or table.seats_of(person) else "",
        views.standings(table),
    )


@get(
    "/api/tables/{table:str}/prospects",
    responses=reading(404, 409),
    operation_id="prospects",
    opt={"cost": DEAR},
)
async def prospects(request: Asking, table: TableId, invitation: InvitationShown = "") -> Prospects:
    """What every side could expect after each turn, once the game is over."""
    context = context_of(request)
    current = await context.seen(table, viewer_of(request), invitation)
    if not current.is_over:
        raise Conflict("not_over")
    if current.rules is None:
        raise Conflict("rules_gone")
    charge_for_size(request, current)
    with StoreAnswers():
        rows = await context.node.store.read(table)

    def found() -> list[ProspectCard]:
        record = read(views.record_of(current, rows))
        return [
            ProspectCard(each.moves, [round(points, 1) for points in each.points])
            for each in prospects_of(current.game, record)
        ]

    origin = current.header().origin
    return Prospects(await context.thinking.replay(found), None if origin is None else origin.moves)


ROUTES = [branch, list_branches, prospects]

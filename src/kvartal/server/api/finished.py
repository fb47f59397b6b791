"""When a game is over: its record, and the next one."""

from litestar import Response, get, post

from kvartal.server.api.context import (
    AppContext,
    Asking,
    StoreAnswers,
    charge,
    context_of,
    lane_of,
    person_of,
    viewer_of,
)
from kvartal.server.api.problems import reading, writing
from kvartal.server.api.requests import InvitationShown, TableId
from kvartal.server.api.responses import Next
from kvartal.server.errors import Conflict, Forbidden
from kvartal.server.identity.rate_limits import TABLES
from kvartal.server.tables import entries as log
from kvartal.server.tables import membership, views
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.table import Table


@get(
    "/api/tables/{table:str}/record",
    media_type="text/plain",
    responses=reading(404, 409),
    operation_id="record",
    opt={"cost": 10},
)
async def record(
    request: Asking, table: TableId, invitation: InvitationShown = ""
) -> Response[str]:
    """The whole game as a text that anybody can check, once it is over."""
    context = context_of(request)
    current = await context.seen(table, viewer_of(request), invitation)
    if not current.is_over:
        raise Conflict("not_over")
    with StoreAnswers():
        rows = await context.node.store.read(table)
    return Response(await context.thinking.replay(lambda: views.record_of(current, rows)))


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    responses=writing(404, 409),
    operation_id="rematch",
    opt={"cost": 20},
)
async def rematch(request: Asking, table: TableId) -> Next:
    """The next game of the same company: whoever asks first opens the table, the others are sent
    there. Everybody sits down by themselves."""
    context, person = context_of(request), person_of(request)
    current = await context.seen(table, person)
    _may_ask_again(current, person)
    if current.rematch:
        return await _next(context, current.rematch)
    await context.may_join_one_more(person)
    charge(request, 1, TABLES)
    opened = await _open_same(context, person, current, lane_of(request))
    settled = await context.settle(table, person, membership.rematch(person, opened.id))
    if settled.answer != opened.id:  # somebody was faster
        await context.node.propose(opened.id, _give_up)
    return await _next(context, settled.answer)


def _may_ask_again(table: Table, person: str) -> None:
    """Looked at before a table is opened; `membership.rematch` looks again."""
    if not table.seats_of(person):
        raise Forbidden("not_your_seat")
    if not table.is_over:
        raise Conflict("not_over")


async def _open_same(context: AppContext, person: str, table: Table, lane: int) -> Table:
    created = table.created
    bots = {
        number: seat.level
        for number, seat in enumerate(table.seats)
        if seat.level and not seat.person
    }
    return await context.node.create(
        person,
        created.game,
        created.seats,
        dict(created.options),
        created.visibility,
        created.pace,
        bots,
        lane,
        created.each,
        hints=created.hints,
    )


async def _next(context: AppContext, table: str) -> Next:
    return Next(table, (await context.node.table(table)).invitation)


def _give_up(draft: Draft) -> None:
    draft.add(log.Abandoned("empty"))


ROUTES = [record, rematch]

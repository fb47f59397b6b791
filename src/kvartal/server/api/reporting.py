"""A name that nobody should have to read: whoever sees it can tell the operator."""

from litestar import Response, post

from kvartal.server.api.context import Asking, context_of, person_of
from kvartal.server.api.problems import writing
from kvartal.server.api.requests import InvitationShown, SeatNumber, TableId
from kvartal.server.api.seats import SEAT
from kvartal.server.errors import NotFound
from kvartal.server.tables import membership
from kvartal.server.telemetry import name_reported


@post(
    f"{SEAT}/report",
    status_code=204,
    responses=writing(404),
    operation_id="report",
    opt={"cost": 10},
)
async def report(
    request: Asking, table: TableId, seat: SeatNumber, invitation: InvitationShown = ""
) -> Response[None]:
    """Tells the operator that the name at a seat is unfit; once for each asker and seat."""
    context, person = context_of(request), person_of(request)
    player = membership.seat_of(await context.seen(table, person, invitation), seat)
    if not player.person:
        raise NotFound("no_such_seat")
    if context.reports.is_first(person, table, seat):
        name_reported(table, seat, player.name)
    return Response(None)


ROUTES = [report]

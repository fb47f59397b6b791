"""Asking for a hint. Workers think about it; the answer is for the asker alone."""

from litestar import post

from kvartal.analysis.findings import Hint
from kvartal.server.api.answering import Answer
from kvartal.server.api.context import Asking, charge, charge_for_size, context_of, person_of
from kvartal.server.api.decode import said
from kvartal.server.api.problems import writing
from kvartal.server.api.requests import HintAsked, SeatNumber, TableId
from kvartal.server.api.seats import SEAT
from kvartal.server.errors import AgainstRule, Conflict
from kvartal.server.identity.rate_limits import HINTS
from kvartal.server.node.hints import Wanted
from kvartal.server.tables import hinting, views
from kvartal.server.tables.table import Table


@post(
    f"{SEAT}/hint",
    status_code=200,
    responses=writing(404, 409),
    operation_id="hint",
    opt={"cost": 5, "body": HintAsked},
)
async def hint(request: Asking, table: TableId, seat: SeatNumber) -> Answer[Hint]:
    """Two or three good choices after these actions, from what the seat knows. Only where hints are
    allowed, and for whoever is awaited."""
    data = said(request, HintAsked)
    context, person = context_of(request), person_of(request)
    current = await context.seen(table, person)
    hinting.may_ask(current, person, seat)
    charge_for_size(request, current)
    await _try(request, current, seat, data.actions)
    wanted = Wanted(table, seat, len(current.seats[seat].actions), tuple(data.actions))
    if not context.hints.knows(wanted):
        charge(request, 1, HINTS)
    return Answer(await context.hints.ask(wanted))


async def _try(request: Asking, table: Table, seat: int, actions: list[str]) -> None:
    """Raises unless they lead to a position that the seat can see."""
    if not actions:
        return
    view = views.view_of(table, seat)
    kind = ("preview", table.created.game, len(table.seats))
    seen = await context_of(request).thinking.about(
        kind, 1 + len(actions), lambda: views.preview_of(table, view, actions)
    )
    if seen.refusal is not None:
        raise AgainstRule(seen.refusal)
    if seen.taken < len(actions):
        raise Conflict("not_settled", step=seen.taken)


ROUTES = [hint]

"""Taking turns, and seeing what they would bring."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

import msgspec
from litestar import post

from kvartal.kit.facts import Fact
from kvartal.kit.game import Refusal, View
from kvartal.server.api.answering import Answer
from kvartal.server.api.context import (
    AppContext,
    Asking,
    charge_for_size,
    context_of,
    known,
    person_of,
)
from kvartal.server.api.decode import body_of, decoded, said
from kvartal.server.api.problems import writing
from kvartal.server.api.requests import ForecastAsked, PreviewAsked, SeatNumber, TableId, TurnAsked
from kvartal.server.api.responses import ForecastCard, PreviewCard, RefusalCard, TurnCard
from kvartal.server.api.seats import SEAT
from kvartal.server.errors import Conflict, Forbidden
from kvartal.server.identity.sessions import Session
from kvartal.server.node.patch import is_same
from kvartal.server.tables import membership, views
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.seat import Seat
from kvartal.server.tables.table import Table
from kvartal.server.tables.told import encode_fact
from kvartal.server.tables.turns import Taken, take_turn
from kvartal.server.tables.view_types import Json
from kvartal.server.telemetry import TURNS

T = TypeVar("T")

_REFUSALS = writing(404, 409)


@post(
    f"{SEAT}/turns",
    status_code=200,
    responses=_REFUSALS,
    operation_id="take_turn",
    opt={"body": TurnAsked},
)
async def turn(request: Asking, table: TableId, seat: SeatNumber) -> Answer[TurnCard]:
    """Takes actions, from the seat's `step`-th on. Those before a refused one stay taken; the same
    turn sent again is answered as before."""
    return Answer(
        await take(context_of(request), request.scope["user"], body_of(request), table, seat)
    )


async def take(
    context: AppContext, session: Session | None, body: bytes, table: str, seat: int
) -> TurnCard:
    """What the route does, whichever way a request has come to it."""
    data = decoded(body, TurnAsked)
    person = known(session).person
    taking = take_turn(seat, data.step, data.actions, _may_act(person))

    def propose(draft: Draft) -> Taken:
        membership.seat_of(draft.table, seat)
        return taking(draft)

    settled = await context.settle(table, person, propose)
    TURNS.inc()
    now: Table = settled.table
    taken: Taken = settled.answer
    return TurnCard(
        now.number,
        taken.count,
        _refusal(taken.refusal),
        views.seat_view(now, seat),
        list(now.awaited),
    )


@post(
    f"{SEAT}/preview",
    status_code=200,
    responses=_REFUSALS,
    operation_id="preview",
    opt={"cost": 3, "body": PreviewAsked},
)
async def preview(request: Asking, table: TableId, seat: SeatNumber) -> Answer[PreviewCard]:
    """What these actions would lead to, as far as the seat can know; nothing is taken."""
    data = said(request, PreviewAsked)
    current, view = await _own_view(request, table, seat)

    def work() -> Answer[PreviewCard]:
        seen = views.preview_of(current, view, data.actions)
        return Answer(
            PreviewCard(
                seen.taken,
                seen.commit,
                _refusal(seen.refusal),
                None if is_same(seen.view.public, view.public) else seen.view.public,
                seen.view.private,
                [action.notation for action in seen.legal],
                _facts(seen.facts),
            )
        )

    return await _think(request, current, data.actions, work)


@post(
    f"{SEAT}/forecast",
    status_code=200,
    responses=_REFUSALS,
    operation_id="forecast",
    opt={"cost": 3, "body": ForecastAsked},
)
async def forecast(request: Asking, table: TableId, seat: SeatNumber) -> Answer[ForecastCard]:
    """What would surely follow from an action, after these; nothing is taken."""
    data = said(request, ForecastAsked)
    current, view = await _own_view(request, table, seat)

    def work() -> Answer[ForecastCard]:
        return Answer(ForecastCard(views.forecast_of(current, view, data.actions, data.action)))

    return await _think(request, current, [*data.actions, data.action], work)


async def _own_view(request: Asking, table: str, seat: int) -> tuple[Table, View]:
    """Previews start from the view; the state itself does not leave the event loop."""
    person = person_of(request)
    current = await context_of(request).seen(table, person)
    membership.own_seat(current, person, seat)
    charge_for_size(request, current)
    return current, views.view_of(current, seat)


async def _think(request: Asking, table: Table, actions: Sequence[str], work: Callable[[], T]) -> T:
    kind = (request.route_handler.operation_id, table.created.game, len(table.seats))
    return await context_of(request).thinking.about(kind, 1 + len(actions), work)


def _may_act(person: str) -> Callable[[Seat], None]:
    def check(seat: Seat) -> None:
        if not seat.is_of(person):
            raise Forbidden("not_your_seat")
        if seat.is_bot:
            raise Conflict("seat_away")

    return check


def _refusal(refusal: Refusal | None) -> RefusalCard | None:
    return None if refusal is None else RefusalCard(refusal.rule, refusal.args)


def _facts(facts: Sequence[Fact]) -> list[Json]:
    """They are JSON already when they get here."""
    return [cast(Any, msgspec.Raw(encode_fact(fact))) for fact in facts]


ROUTES = [turn, preview, forecast]

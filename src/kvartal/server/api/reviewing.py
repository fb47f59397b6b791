"""Looking at a finished game again: its review, which workers make when somebody asks for it, and
any moment of it as it was on the table."""

import zlib
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import QueryParameter

from kvartal.analysis.findings import Review
from kvartal.server.api.context import (
    AppContext,
    Asking,
    StoreAnswers,
    charge,
    charge_for_size,
    context_of,
    lane_of,
    person_of,
    viewer_of,
)
from kvartal.server.api.problems import reading, writing
from kvartal.server.api.requests import MOST_NUMBER, MOST_SEATS, InvitationShown, TableId
from kvartal.server.api.responses import ReviewCard
from kvartal.server.errors import Conflict, Exhausted, NotFound
from kvartal.server.identity.rate_limits import REVIEWS
from kvartal.server.store.reviews import Kept
from kvartal.server.tables.reviews import can_be_made, made_by, moment_of
from kvartal.server.tables.table import Table
from kvartal.server.tables.view_types import MomentCard

MOST_WAITING = 100
"""Reviews that are asked for from one address. Lanes take turns, so others are not kept waiting."""
BUSY = 600
"""Seconds until it is worth asking again, if there are so many."""

REVIEW = "/api/tables/{table:str}/review"
MoveNumber = Annotated[int, QueryParameter(ge=0, le=MOST_NUMBER)]
SeenBy = Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS)]


@post(
    REVIEW,
    status_code=200,
    responses=writing(404, 409),
    operation_id="ask_for_review",
    opt={"cost": 5},
)
async def ask(request: Asking, table: TableId, invitation: InvitationShown = "") -> ReviewCard:
    """Asks for the review of a finished game. It is made once, in the background, and kept."""
    context, person = context_of(request), person_of(request)
    current = await _finished(context, table, person, invitation)
    if not context.settings.review_seconds:
        return ReviewCard("off")
    known = await _card(context, current)
    if known.state not in ("none", "failed"):
        return known
    if not can_be_made(current):
        raise Conflict("no_review")
    node, lane = context.node, lane_of(request)
    with StoreAnswers():
        if await node.store.reviews.waiting(lane) >= MOST_WAITING:
            raise Exhausted("too_many", seconds=BUSY)
        charge(request, 1, REVIEWS)
        await node.store.reviews.ask(table, made_by(current), lane, node.time.now())
    node.bus.publish("reviews", table.encode())
    return await _card(context, current)


@get(REVIEW, responses=reading(404, 409), operation_id="review", opt={"cost": 2})
async def show(request: Asking, table: TableId, invitation: InvitationShown = "") -> ReviewCard:
    """How far the review of a finished game is, and the review itself once it is ready."""
    context = context_of(request)
    return await _card(context, await _finished(context, table, viewer_of(request), invitation))


@get(
    "/api/tables/{table:str}/moment",
    responses=reading(404, 409),
    operation_id="moment",
    opt={"cost": 10},
)
async def moment(
    request: Asking,
    table: TableId,
    move: MoveNumber,
    seat: SeenBy = None,
    invitation: InvitationShown = "",
) -> MomentCard:
    """A finished game when so many moves of its record had been made, as a seat saw it then, or as
    somebody who looked on."""
    context = context_of(request)
    current = await _finished(context, table, viewer_of(request), invitation)
    charge_for_size(request, current)
    if seat is not None and seat >= len(current.seats):
        raise NotFound("no_such_seat")
    if not can_be_made(current):
        raise Conflict("no_review")
    with StoreAnswers():
        rows = await context.node.store.read(table)
    return await context.thinking.replay(lambda: moment_of(current, rows, move, seat))


async def _finished(context: AppContext, table: str, viewer: str, invitation: str) -> Table:
    """Whoever may have its record may have this; nobody while the game goes on."""
    current = await context.seen(table, viewer, invitation)
    if not current.is_over:
        raise Conflict("not_over")
    return current


async def _card(context: AppContext, table: Table) -> ReviewCard:
    reviews = context.node.store.reviews
    with StoreAnswers():
        kept = await reviews.find(table.id)
        if kept is None or _is_stale(kept, table):
            return ReviewCard("none" if context.settings.review_seconds else "off")
        ahead = await reviews.ahead(kept.asked) if kept.state == "waiting" else 0
    found: Review | None = None
    if kept.written is not None:
        found = msgspec.json.decode(zlib.decompress(kept.written))
    return ReviewCard(kept.state, ahead, kept.done, kept.total, found)


def _is_stale(kept: Kept, table: Table) -> bool:
    """Made by an older analysis; but better that than none, where there can be no newer one."""
    return kept.made != made_by(table) and can_be_made(table)


ROUTES = [ask, show, moment]

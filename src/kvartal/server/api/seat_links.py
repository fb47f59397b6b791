"""A seat goes from one browser to another by its secret link, or by a QR code of it."""

from litestar import get, post

from kvartal.server.api.context import Asking, context_of, person_of
from kvartal.server.api.decode import said
from kvartal.server.api.problems import reading, writing
from kvartal.server.api.requests import SeatNumber, TableId, TakeAsked
from kvartal.server.api.responses import Done, LinkCard
from kvartal.server.api.seats import SEAT
from kvartal.server.errors import Forbidden
from kvartal.server.identity.seat_links import url_of
from kvartal.server.tables import membership
from kvartal.server.tables.draft import Draft


@get(
    f"{SEAT}/link",
    responses=reading(401, 403, 404),
    operation_id="link",
    opt={"cost": 5},
)
async def show(request: Asking, table: TableId, seat: SeatNumber) -> LinkCard:
    """The secret link of an own seat."""
    person = person_of(request)
    current = await context_of(request).seen(table, person)
    player = membership.own_seat(current, person, seat)
    return _card(request, table, seat, player.link)


@post(
    f"{SEAT}/link",
    status_code=200,
    responses=writing(404, 409),
    operation_id="renew_link",
    opt={"cost": 5},
)
async def renew(request: Asking, table: TableId, seat: SeatNumber) -> LinkCard:
    """Makes all links of the seat void, turns out every other browser and gives a new link."""
    person = person_of(request)
    settled = await context_of(request).settle(table, person, membership.renew_link(person, seat))
    return _card(request, table, seat, settled.table.seats[seat].link)


@post(
    f"{SEAT}/take",
    status_code=200,
    responses=writing(404, 409),
    operation_id="take_seat",
    opt={"cost": 5, "body": TakeAsked},
)
async def take(request: Asking, table: TableId, seat: SeatNumber) -> Done:
    """Takes a seat by its link; the browser that had it keeps it, too."""
    data = said(request, TakeAsked)
    context, person = context_of(request), person_of(request)

    def propose(draft: Draft) -> None:
        current = draft.table
        player = current.seats[seat] if seat < len(current.seats) else None
        if player is None or not context.links.fits(data.token, table, seat, player.link):
            membership.may_see(current, person, "")
            membership.seat_of(current, seat)
            raise Forbidden("link_void")
        membership.take_by_link(person, seat, player.link)(draft)

    # Not by `settle`: the link itself lets a stranger see a private table.
    settled = await context.node.propose(table, propose)
    return Done(settled.table.number)


def _card(request: Asking, table: str, seat: int, generation: int) -> LinkCard:
    context = context_of(request)
    token = context.links.token(table, seat, generation)
    return LinkCard(url_of(context.origin(request), table, seat, token))


ROUTES = [show, renew, take]

"""Sitting down, standing up, and what is done at a seat beside playing."""

from litestar import delete, get, post, put

from kvartal.server.api.context import Asking, charge, context_of, person_of, session_of
from kvartal.server.api.decode import said
from kvartal.server.api.problems import reading, writing
from kvartal.server.api.requests import (
    BotAsked,
    HolidayAsked,
    InvitationShown,
    PromiseAsked,
    RevealAsked,
    SayAsked,
    SeatAsked,
    SeatNumber,
    TableId,
)
from kvartal.server.api.responses import Done, Phrases, Seated
from kvartal.server.identity.rate_limits import BOTS, SEATS
from kvartal.server.tables import membership
from kvartal.server.tables.membership import Proposal
from kvartal.server.tables.names import checked_name

SEAT = "/api/tables/{table:str}/seats/{seat:int}"
_REFUSALS = writing(404, 409)


@post(
    "/api/tables/{table:str}/seats",
    status_code=200,
    responses=_REFUSALS,
    operation_id="sit",
    opt={"cost": 3, "body": SeatAsked},
)
async def sit(request: Asking, table: TableId, invitation: InvitationShown = "") -> Seated:
    """Sits down. One person can have several seats, each under a name of its own: several players
    at one screen."""
    data = said(request, SeatAsked)
    context, session = context_of(request), session_of(request)
    name = checked_name(session.name if data.name is None else data.name)
    charge(request, 1, SEATS)
    known = await context.seen(table, session.person, invitation)
    if known.host != session.person and not known.seats_of(session.person):
        await context.may_join_one_more(session.person)
    proposal = membership.sit(
        session.person,
        data.seat,
        name,
        data.face or session.face,
        data.promise or "",
    )
    settled = await context.settle(table, session.person, proposal, invitation)
    return Seated(settled.answer, settled.table.number)


@put(f"{SEAT}/bot", responses=_REFUSALS, operation_id="seat_bot", opt={"cost": 3, "body": BotAsked})
async def seat_bot(request: Asking, table: TableId, seat: SeatNumber) -> Done:
    """The host gives a free seat to a bot, or the bot there another level."""
    data = said(request, BotAsked)
    return await _do(request, table, membership.seat_bot(person_of(request), seat, data.level))


@put(
    "/api/tables/{table:str}/bots",
    responses=_REFUSALS,
    operation_id="seat_bots",
    opt={"cost": 3, "body": BotAsked},
)
async def seat_bots(request: Asking, table: TableId) -> Done:
    """The host gives all free seats to bots."""
    data = said(request, BotAsked)
    return await _do(request, table, membership.seat_bots(person_of(request), data.level))


@delete(SEAT, status_code=200, responses=_REFUSALS, operation_id="leave", opt={"cost": 3})
async def leave(request: Asking, table: TableId, seat: SeatNumber) -> Done:
    """Stands up before the start; the host can make others stand up."""
    return await _do(request, table, membership.leave(person_of(request), seat))


@post(
    "/api/tables/{table:str}/start",
    status_code=200,
    responses=_REFUSALS,
    operation_id="start",
    opt={"cost": 3},
)
async def start(request: Asking, table: TableId) -> Done:
    """The host starts the game, once no seat is free: as soon as everybody has revealed what was
    promised, or a few seconds later without the rest."""
    known = await context_of(request).seen(table, person_of(request))
    if known.phase == "lobby" and known.host == person_of(request):
        charge(request, sum(seat.is_bot for seat in known.seats), BOTS)
    return await _do(request, table, membership.start(person_of(request)))


@put(
    f"{SEAT}/promise",
    responses=_REFUSALS,
    operation_id="promise",
    opt={"cost": 3, "body": PromiseAsked},
)
async def promise(request: Asking, table: TableId, seat: SeatNumber) -> Done:
    """Before the start: this browser will throw something in for this own seat."""
    data = said(request, PromiseAsked)
    return await _do(request, table, membership.promise(person_of(request), seat, data.promise))


@post(
    f"{SEAT}/reveal",
    status_code=200,
    responses=_REFUSALS,
    operation_id="reveal",
    opt={"cost": 3, "body": RevealAsked},
)
async def reveal(request: Asking, table: TableId, seat: SeatNumber) -> Done:
    """While the game starts: throws in what was promised. Look at `promises` first."""
    data = said(request, RevealAsked)
    proposal = membership.reveal(person_of(request), seat, data.contribution)
    return await _do(request, table, proposal)


@post(
    f"{SEAT}/resign",
    status_code=200,
    responses=_REFUSALS,
    operation_id="resign",
    opt={"cost": 3},
)
async def resign(request: Asking, table: TableId, seat: SeatNumber) -> Done:
    """For good: a bot plays on."""
    return await _do(request, table, membership.resign(person_of(request), seat))


@post(
    f"{SEAT}/return",
    status_code=200,
    responses=_REFUSALS,
    operation_id="come_back",
    opt={"cost": 3},
)
async def come_back(request: Asking, table: TableId, seat: SeatNumber) -> Done:
    """Plays on, after having run out of time."""
    return await _do(request, table, membership.come_back(person_of(request), seat))


@post(
    f"{SEAT}/holiday",
    status_code=200,
    responses=_REFUSALS,
    operation_id="holiday",
    opt={"cost": 3, "body": HolidayAsked},
)
async def holiday(request: Asking, table: TableId, seat: SeatNumber) -> Done:
    """At a slow table: stops the seat's clock, or lets it go on."""
    data = said(request, HolidayAsked)
    return await _do(request, table, membership.take_holiday(person_of(request), seat, data.on))


@post(
    f"{SEAT}/say",
    status_code=200,
    responses=_REFUSALS,
    operation_id="say",
    opt={"cost": 3, "body": SayAsked},
)
async def say(request: Asking, table: TableId, seat: SeatNumber) -> Done:
    """Says one of the phrases to the table."""
    data = said(request, SayAsked)
    return await _do(request, table, membership.say(person_of(request), seat, data.phrase))


@get("/api/phrases", responses=reading(), operation_id="phrases")
async def list_phrases() -> Phrases:
    """What can be said to a table; each reader gets it in his own language."""
    return Phrases(list(membership.PHRASES))


async def _do(request: Asking, table: str, proposal: Proposal[None]) -> Done:
    settled = await context_of(request).settle(table, person_of(request), proposal)
    return Done(settled.table.number)


ROUTES = [
    sit,
    seat_bot,
    seat_bots,
    leave,
    start,
    promise,
    reveal,
    resign,
    come_back,
    holiday,
    say,
    list_phrases,
]

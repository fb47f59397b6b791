"""Sitting down, standing up, and what is done at a seat beside playing."""

import secrets

from litestar import delete, get, post, put

from kvartal.server.api.context import Asking, context_of, person_of, session_of
from kvartal.server.api.decode import said
from kvartal.server.api.problems import reading, writing
from kvartal.server.api.requests import (
    BotAsked,
    HolidayAsked,
    SayAsked,
    SeatAsked,
    SeatNumber,
    TableId,
)
from kvartal.server.api.responses import Done, Phrases, Seated
from kvartal.server.identity.sessions import checked_name
from kvartal.server.tables import membership
from kvartal.server.tables.membership import Proposal

SEAT = "/api/tables/{table:str}/seats/{seat:int}"
_REFUSALS = writing(404, 409)


@post(
    "/api/tables/{table:str}/seats",
    status_code=200,
    responses=_REFUSALS,
    operation_id="sit",
    opt={"cost": 3, "body": SeatAsked},
)
async def sit(request: Asking, table: TableId) -> Seated:
    """Sits down. One person can have several seats, each under a name of its own: several players
    at one screen."""
    data = said(request, SeatAsked)
    context, session = context_of(request), session_of(request)
    name = checked_name(session.name if data.name is None else data.name)
    proposal = membership.sit(
        session.person,
        data.seat,
        name,
        data.face or session.face,
        data.contribution or secrets.token_hex(32),
    )
    settled = await context.settle(table, session.person, proposal, data.invitation)
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
    """The host starts the game, once no seat is free."""
    return await _do(request, table, membership.start(person_of(request)))


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
    resign,
    come_back,
    holiday,
    say,
    list_phrases,
]

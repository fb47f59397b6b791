"""Who may ask for a hint: whoever plays alone or with nobody but bots, where the host allows it."""

from kvartal.server.errors import Conflict
from kvartal.server.tables import membership
from kvartal.server.tables.table import Table


def are_allowed(table: Table) -> bool:
    """Also where a bot plays for somebody else by now: that one may come back, and has not agreed
    to it."""
    return table.created.hints and sum(bool(seat.person) for seat in table.seats) == 1


def may_ask(table: Table, person: str, seat: int) -> None:
    """Raises unless this person is asked something there, at this moment."""
    player = membership.own_seat(table, person, seat)
    if table.phase != "running":
        raise Conflict("not_running")
    if not are_allowed(table):
        raise Conflict("no_hints")
    if player.is_bot:
        raise Conflict("seat_away")
    if seat not in table.awaited:
        raise Conflict("not_awaited")

"""How much anybody may add to the log of a table beside playing. Whatever is in it is read again by
every node that opens the table, for as long as the table is kept.

Turns, resigning, coming back and leaving are never refused: each follows something that is counted
here, or the rules of the game.
"""

from math import ceil

from kvartal.server.errors import Conflict, Exhausted
from kvartal.server.tables.draft import Draft
from kvartal.server.tables.table import REMEMBERED

MOST_OF_ONE = 200
"""Entries of one person at a table: sitting down, seating bots, links, holidays, phrases."""
MOST_OF_ALL = 2000
WITHIN = 30_000
"""Milliseconds in which a seat says no more phrases than are remembered."""


def check(draft: Draft, person: str) -> None:
    """Raises if this person has done enough at the table, or all have."""
    asides = draft.table.asides
    if asides.get(person, 0) >= MOST_OF_ONE or sum(asides.values()) >= MOST_OF_ALL:
        raise Conflict("enough_here")


def check_phrase(draft: Draft, seat: int) -> None:
    """Raises if the person at this seat has, or has just said a lot."""
    check(draft, draft.table.seats[seat].person)
    said = draft.table.seats[seat].said
    if len(said) == REMEMBERED and draft.at - said[0] < WITHIN:
        raise Exhausted("too_many", seconds=ceil((said[0] + WITHIN - draft.at) / 1000))

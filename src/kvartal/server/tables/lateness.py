"""Whether somebody is in time, decided at the moment at which it is written: by the store's clock,
in the same transaction."""

from kvartal.server.errors import Conflict
from kvartal.server.tables import entries as log
from kvartal.server.tables.clock import deadline
from kvartal.server.tables.draft import Draft


def in_time(draft: Draft, seat: int) -> None:
    """For what a person does against the clock. Whoever comes too late has run out of time, even if
    no worker has noticed it yet."""
    end = deadline(draft.table, seat)
    if end is None:
        return
    if draft.now >= end:
        out_of_time(draft, seat)
        raise Conflict("out_of_time")
    draft.only_before(end)


def out_of_time(draft: Draft, seat: int) -> None:
    """Must not be said of anybody who is not."""
    end = deadline(draft.table, seat)
    assert end is not None
    draft.only_from(end)
    draft.add(log.TimedOut(seat))

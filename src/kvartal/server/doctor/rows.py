"""Are the rows of a log all there, in their order and as they were written?"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from kvartal.server.doctor.findings import Tally, Wrong
from kvartal.server.tables.chain import BEGINNING, link
from kvartal.server.tables.entries import Row


def wrong_numbers(rows: Sequence[Row]) -> Iterator[Wrong]:
    expected = 0
    for row in rows:
        if row.number == expected + 1:
            yield Wrong("numbers", f"row {expected} is missing")
        elif row.number != expected:
            yield Wrong("numbers", f"rows {expected} to {row.number - 1} are missing")
        expected = row.number + 1


def wrong_times(rows: Sequence[Row]) -> Iterator[Wrong]:
    for before, row in pairwise(rows):
        if row.at < before.at:
            yield Wrong("times", f"row {row.number} is older than the row before it")


def wrong_links(rows: Sequence[Row], tally: Tally) -> Iterator[Wrong]:
    """A hash covers all rows since the one before it."""
    head: bytes | None = BEGINNING
    waiting: list[Row] = []
    expected = 0
    for row in rows:
        if row.number != expected:
            head = None  # what it goes on from is not there
        expected = row.number + 1
        waiting.append(row)
        after = None if head is None else link(head, row)
        if row.chain is None:
            head = after
            continue
        if after not in (None, row.chain):
            yield Wrong("chain", _not_as_written(waiting))
        tally.unlinked += len(waiting) - 1
        head, waiting = row.chain, []
    tally.uncovered += len(waiting)
    tally.uncovered_tables += bool(waiting)


def _not_as_written(rows: Sequence[Row]) -> str:
    if len(rows) == 1:
        return f"row {rows[0].number} is not as it was written"
    return f"of rows {rows[0].number} to {rows[-1].number} something is not as it was written"

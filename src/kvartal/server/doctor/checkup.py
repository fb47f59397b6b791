"""All that can be wrong with one table."""

from collections.abc import Iterator, Sequence

from kvartal.server.doctor import ends
from kvartal.server.doctor.findings import Tally, Wrong
from kvartal.server.doctor.playing import NotPlayable, played
from kvartal.server.doctor.rows import wrong_links, wrong_numbers, wrong_times
from kvartal.server.errors import Unreadable
from kvartal.server.node.commit_queue import listing_of
from kvartal.server.store.inspection import Archived, Kept
from kvartal.server.store.packing import unpack
from kvartal.server.tables import entries as log
from kvartal.server.tables.bygone import fold_bygone
from kvartal.server.tables.chain import head_of
from kvartal.server.tables.folding import created_by
from kvartal.server.tables.names import NAMELESS
from kvartal.server.tables.table import Games, Table

LISTED = ("game", "phase", "visibility", "seats", "free")
"""When it was changed is not in the log."""


def rows_of(kept: Kept) -> list[log.Row]:
    """From the archive, if it is there; none if that cannot be read."""
    if kept.archived is None:
        return kept.rows
    try:
        return unpack(kept.table, kept.archived.rows)
    except Exception:  # noqa: BLE001 (of whatever stands there)
        return []


def named_in(rows: Sequence[log.Row]) -> set[str]:
    """Who has sat down under a name. (Who has none may have been erased, and is known nowhere.)"""
    return {
        entry.person
        for row in rows
        for entry in _told(row)
        if isinstance(entry, log.Sat) and entry.name != NAMELESS
    }


def _told(row: log.Row) -> list[log.Entry]:
    try:
        return log.decode(row.entries) if '"sat"' in row.entries else []
    except Exception:  # noqa: BLE001 (whoever plays it through finds that out)
        return []


class Checkup:
    def __init__(self, games: Games, tally: Tally) -> None:
        self._games = games
        self._tally = tally

    def wrong(self, kept: Kept, rows: list[log.Row], strangers: bool) -> Iterator[Wrong]:
        """`rows`: of the table; `strangers`: whether any of `named_in` them is not known to have
        been there."""
        try:
            yield from self._wrong(kept, rows, strangers)
        except Exception as error:  # noqa: BLE001 (not even its columns are what they should be)
            yield Wrong("play", f"it makes no sense ({type(error).__name__})")

    def _wrong(self, kept: Kept, rows: list[log.Row], strangers: bool) -> Iterator[Wrong]:
        self._tally.rows += len(rows)
        self._tally.ends += kept.written is not None
        if kept.archived is not None:
            self._tally.archived += 1
            yield from self._wrong_archive(kept, kept.archived, rows)
        elif rows:
            self._tally.tables += 1
            yield from wrong_numbers(rows)
            yield from wrong_links(rows, self._tally)
            yield from _wrong_due(kept, rows)
        elif kept.due is not None or kept.listing is not None:
            self._tally.tables += 1
            yield Wrong("lost", "it has no rows")
        else:
            self._tally.left_over += 1
        if not rows:
            return
        yield from wrong_times(rows)
        if strangers:
            yield Wrong("people", "somebody sits there who is not known to have been there")
        if len(rows) == rows[-1].number + 1:
            yield from self._wrong_play(kept, rows)

    def _wrong_archive(
        self, kept: Kept, archived: Archived, rows: list[log.Row]
    ) -> Iterator[Wrong]:
        if kept.rows or kept.due is not None or kept.listing is not None:
            yield Wrong("archive", "it is in the archive and in play")
        if not rows:
            yield Wrong("archive", "its archive cannot be read")
            return
        if archived.ended != rows[-1].at:
            yield Wrong("archive", "its archive has another end than its last row")
        if archived.chain is None:
            self._tally.uncovered += len(rows)
            self._tally.uncovered_tables += 1
        elif archived.chain != head_of(rows):
            yield Wrong("chain", "its archive does not hold the rows that were put there")

    def _wrong_play(self, kept: Kept, rows: list[log.Row]) -> Iterator[Wrong]:
        written = kept.written
        if written is not None and not ends.can_be_read(written):
            yield Wrong("end", "its end cannot be read")
            written = None
        try:
            table = self._played(kept.table, rows, written)
        except NotPlayable as error:
            yield Wrong("play", str(error))
            return
        if table is None:
            self._tally.not_played += 1
            return
        if kept.archived is not None and not table.is_over:
            yield Wrong("archive", "it is in the archive, and not over")
        if kept.archived is None:
            yield from _wrong_listing(kept, table)
        if written is not None and not ends.follows(table, rows, written):
            yield Wrong("end", "its end is written down otherwise than its log says")

    def _played(self, table: str, rows: list[log.Row], written: bytes | None) -> Table | None:
        """None if nobody here has the rules, and it is not known how it ended."""
        if self._carries(rows):
            return played(table, self._games, rows)
        try:
            return fold_bygone(table, self._games, rows, written)
        except Unreadable:
            return None
        except Exception as error:  # noqa: BLE001 (of whatever stands there)
            raise NotPlayable(rows[-1].number, f"makes no sense ({type(error).__name__})") from None

    def _carries(self, rows: list[log.Row]) -> bool:
        try:
            created = created_by(rows)
        except Exception:  # noqa: BLE001 (to play it says what is wrong)
            return True
        game = self._games.get(created.game)
        return game is not None and game.under(created.rules) is not None


def _wrong_due(kept: Kept, rows: list[log.Row]) -> Iterator[Wrong]:
    last = rows[-1].number
    if kept.due is None:
        yield Wrong("due", "no worker will ever look at it")
    elif kept.due != last:
        yield Wrong("due", f"its log ends with row {last}, and {kept.due} was the last")


def _wrong_listing(kept: Kept, table: Table) -> Iterator[Wrong]:
    if kept.listing is None:
        yield Wrong("listing", "it is not listed")
        return
    right = listing_of(table)
    unlike = [name for name in LISTED if getattr(kept.listing, name) != getattr(right, name)]
    if unlike:
        yield Wrong("listing", f"it is listed with another {' and '.join(unlike)}")

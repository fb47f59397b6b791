"""Is what was written down of a game's end what its log says?"""

import zlib
from collections.abc import Sequence

import msgspec

from kvartal.kit import record as kit_record
from kvartal.server.tables import views
from kvartal.server.tables.entries import Row
from kvartal.server.tables.table import Table
from kvartal.server.tables.view_types import StandingCard, Written


def can_be_read(written: bytes) -> bool:
    try:
        _end_of(written)
    except Exception:  # noqa: BLE001 (whatever it is, nobody can be shown this end)
        return False
    return True


def follows(table: Table, rows: Sequence[Row], written: bytes) -> bool:
    """Names are not compared: they are taken out of the log first, and then of the end. Nor are
    views, which grow from version to version."""
    end = _end_of(written)
    try:
        return _is_of(table, end) if table.rules is None else _is_like(table, rows, end)
    except Exception:  # noqa: BLE001 (of a record that is none, too)
        return False


def _end_of(written: bytes) -> Written:
    return msgspec.json.decode(zlib.decompress(written), type=Written)


def _is_like(table: Table, rows: Sequence[Row], end: Written) -> bool:
    record = kit_record.renamed(end.record, table.header().players)
    return record == views.record_of(table, rows) and _ranks(end.standings) == _ranks(
        views.standings(table)
    )


def _is_of(table: Table, end: Written) -> bool:
    """As far as it can be told without the rules: the same shuffle, the same actions."""
    record, header = kit_record.read(end.record), table.header()
    header.players = record.header.players
    actions = [
        tuple(move.notation for move in record.moves if move.seat == seat)
        for seat in range(len(table.seats))
    ]
    return record.header == header and actions == [seat.actions for seat in table.seats]


def _ranks(standings: list[StandingCard] | None) -> list[tuple[int, int]] | None:
    if standings is None:
        return None
    return [(standing.rank, standing.score) for standing in standings]

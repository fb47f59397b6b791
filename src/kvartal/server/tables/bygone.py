"""Tables under rules that this node does not carry any more: who sat there, and how it ended.

How a game ended is written down when it ends, by a node that carries its rules: the record and the
score sheet. A newer node reads who sat there from the log, and the rest from what was written.
"""

import zlib
from collections.abc import Sequence

import msgspec

from kvartal.kit import record as kit_record
from kvartal.server.tables import entries as log
from kvartal.server.tables import views
from kvartal.server.tables.chain import head_of, next_row
from kvartal.server.tables.clock import DAY
from kvartal.server.tables.folding import created_by, empty_table, read_on
from kvartal.server.tables.table import Games, Table, other_rules
from kvartal.server.tables.view_types import Written

STANDSTILL = 1 * DAY
"""For so long nodes that carry older rules may be about to come back."""


def write_down(table: Table, rows: Sequence[log.Row]) -> bytes:
    """How it ended, to be kept. It is read for as long as there are tables: fields may be added
    with a default, never changed."""
    written = Written(
        views.record_of(table, rows),
        views.public(table),
        [table.game.private(table.state, seat) for seat in range(len(table.seats))],
        views.standings(table),
    )
    return zlib.compress(msgspec.json.encode(written), 9)


def renamed(written: bytes, table: str, rows: Sequence[log.Row]) -> bytes:
    """How it ended, with the names that are in the log now."""
    end = msgspec.json.decode(zlib.decompress(written))
    company = empty_table(table, {}, created_by(rows), None)
    read_on(company, rows)
    record = kit_record.renamed(end["record"], company.header().players)
    if record == end["record"]:
        return written
    return zlib.compress(msgspec.json.encode(end | {"record": record}), 9)


def fold_bygone(table: str, games: Games, rows: Sequence[log.Row], written: bytes | None) -> Table:
    """Without the rules. Unless it is over, and it is known how, another node may go on with it."""
    created = created_by(rows)
    folded = empty_table(table, games, created, None)
    read_on(folded, rows)
    if written is not None:
        folded.written = msgspec.json.decode(zlib.decompress(written), type=Written)
        if folded.phase == "running":
            folded.phase = "over"
    if not folded.is_over:
        raise other_rules(created)
    return folded


def given_up(
    table: str, games: Games, rows: Sequence[log.Row], now: int
) -> tuple[log.Row, Table] | None:
    """The row that gives it up, and the table after it; None if somebody may still go on."""
    created, last = created_by(rows), rows[-1]
    game = games.get(created.game)
    if game is None or created.rules >= game.version or game.under(created.rules) is not None:
        return None
    if now - last.at < STANDSTILL:
        return None
    entries: list[log.Entry] = [log.Abandoned("other_rules")]
    row = next_row(head_of(rows), table, last.number + 1, now, entries)
    return row, fold_bygone(table, games, [*rows, row], None)

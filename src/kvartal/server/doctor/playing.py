"""Does a log lead to a table, every turn of it allowed?"""

from collections.abc import Sequence

from kvartal.server.tables import entries as log
from kvartal.server.tables.folding import created_by, new_table
from kvartal.server.tables.table import Games, Table
from kvartal.server.tables.turns import refusal_of


class NotPlayable(Exception):
    """The row and why, without what stands in it."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"row {number} {why}")


class _NotAllowed(Exception):
    pass


def played(table: str, games: Games, rows: Sequence[log.Row]) -> Table:
    """As `fold` does it, but nothing is taken to be possible. These rules must be carried here."""
    number = 0
    try:
        folded = new_table(table, games, created_by(rows))
        for row in rows:
            number = row.number
            for entry in log.decode(row.entries):
                if isinstance(entry, log.Turn):
                    _take(folded, entry, row.at)
                else:
                    folded.apply(entry, row.at)
            folded.close(row.number, row.at)
    except _NotAllowed:
        raise NotPlayable(number, "has a turn that the rules do not allow") from None
    except Exception as error:  # noqa: BLE001 (of the rules of a game, too)
        raise NotPlayable(number, f"makes no sense ({type(error).__name__})") from None
    return folded


def _take(table: Table, turn: log.Turn, at: int) -> None:
    if turn.step != len(table.seats[turn.seat].actions):
        raise _NotAllowed
    for count, text in enumerate(turn.actions):
        if refusal_of(table, turn.seat, table.notation.parse(text)) is not None:
            raise _NotAllowed
        table.apply(log.Turn(turn.seat, turn.step + count, [text]), at)

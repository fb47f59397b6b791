"""What a review is made from, and the moments of a finished game that it speaks of."""

from collections.abc import Sequence

from kvartal.analysis.review import VERSION
from kvartal.kit.game import observe
from kvartal.kit.record import RecordedMove, read, replay, set_up
from kvartal.server.errors import NotFound
from kvartal.server.tables import entries as log
from kvartal.server.tables import view_types, views
from kvartal.server.tables.table import Table


def made_by(table: Table) -> str:
    """The rules and the analysis: with others it would be another review."""
    return f"{table.created.game}/{table.created.rules}/{VERSION}"


def can_be_made(table: Table) -> bool:
    """Of a game that was played to its end, under rules that this node carries."""
    return table.is_over and table.state is not None and table.game.outcome(table.state) is not None


def moment_of(
    table: Table, rows: Sequence[log.Row], move: int, seat: int | None
) -> view_types.MomentCard:
    """The table when so many moves of its record had been made, as a seat saw it then; as somebody
    who looked on, without one. For whoever may have the record, which tells everything."""
    record = read(views.record_of(table, rows))
    if not 0 <= move <= len(record.moves):
        raise NotFound("no_such_number")
    state = set_up(table.game, table.config, record.header)
    if move:
        played = replay(table.game, record)
        for _ in range(move):
            _, _, state = next(played)
    awaited = list(table.game.pending(state))
    view = observe(table.game, state, seat)
    legal = table.game.legal(state, seat) if seat is not None and seat in awaited else []
    before = 0 if record.header.origin is None else record.header.origin.moves
    return view_types.MomentCard(
        move,
        _row_of(rows, record.moves[before:], move - before),
        awaited,
        view.public,
        view.private,
        [action.notation for action in legal],
    )


def _row_of(rows: Sequence[log.Row], moves: Sequence[RecordedMove], move: int) -> int:
    """After which row of the log it was; of moves from before the log (a branch has them), after
    the start. What is decided at the same time stands in another order in the log, but each seat's
    own actions in the same."""
    if move < 0:
        return next(row.number for row in rows if _starts(row))
    if move == len(moves):
        return rows[-1].number
    seat = moves[move].seat
    left = sum(each.seat == seat for each in moves[:move])
    for row in rows:
        for entry in log.decode(row.entries):
            if isinstance(entry, log.Turn) and entry.seat == seat:
                left -= len(entry.actions)
        if left < 0:
            return row.number - 1
    raise AssertionError("a record has the moves of its log")


def _starts(row: log.Row) -> bool:
    return any(isinstance(entry, log.Started) for entry in log.decode(row.entries))

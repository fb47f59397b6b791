"""Where a branch can begin, and what it takes along."""

from collections.abc import Sequence

from kvartal.kit.header import MOST_BRANCHES, header_lines, origin_at
from kvartal.kit.record import in_order, set_up
from kvartal.server.errors import Conflict, NotFound
from kvartal.server.tables import entries as log
from kvartal.server.tables.folding import fold
from kvartal.server.tables.past import moves_of
from kvartal.server.tables.table import Table
from kvartal.server.tables.views import turns_in

MOST_MOVES = 5000
"""That a branch takes along: every node that opens it plays them again."""


def may_branch(table: Table) -> None:
    """Raises if nobody can go on from any turn of this table."""
    if not table.is_over:
        raise Conflict("not_over")  # its secret is not public, and its hands are not either
    if not table.has_begun:
        raise Conflict("not_begun")
    if table.rules is None:
        raise Conflict("rules_gone")
    if len(table.header().chances()) > MOST_BRANCHES:
        raise Conflict("branched_too_often")


def branch_at(table: Table, rows: Sequence[log.Row], number: int) -> log.Branched:
    """What a branch takes along that goes on after this row; `rows` are all that the table has.
    Raises unless somebody was awaited then."""
    if number >= len(rows):
        raise NotFound("no_such_number")
    rows = rows[: number + 1]
    then = fold(table.id, table.games, rows)
    if then.phase != "running":
        raise Conflict("no_turn_there")
    moves = [*moves_of(then.past, then.notation), *turns_in(then, rows)]
    if len(moves) > MOST_MOVES:
        raise Conflict("too_long")
    header = then.header()
    state = set_up(then.game, then.config, header)
    played = [
        f"{move.seat} {move.action.notation}" for move in in_order(then.game, header, state, moves)
    ]
    origin = origin_at(header, played)
    turn = number - _start_of(rows)
    return log.Branched(table.id, number, turn, header_lines(origin.header), played)


def _start_of(rows: Sequence[log.Row]) -> int:
    return next(
        row.number
        for row in rows
        if any(isinstance(entry, log.Started) for entry in log.decode(row.entries))
    )

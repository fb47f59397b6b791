"""Whether one order explains all that was asked and told about a table."""

from collections.abc import Iterable, Sequence

from kvartal.server.tables.entries import Row
from tests.server.chaos.findings import DISORDERED, Finding
from tests.server.chaos.journal import Asked, Told
from tests.server.chaos.linearizability import Operation, unexplained
from tests.server.chaos.log_model import LogModel, Refused, Saw, Took, TooLate, Vanished, What


def disordered(
    table: str, rows: Sequence[Row], told: Told, persons: Iterable[int]
) -> list[Finding]:
    model = LogModel(rows, persons)
    history = history_of(told)
    last = 1 + max((max(one.sent, one.answered or 0) for one in history), default=0)
    history.append(Operation(Saw(rows[-1].number), last, last + 1))  # what is there now
    wrong = unexplained(model.start, model.after, history)
    return [] if wrong is None else [Finding(DISORDERED, f"{table}: {wrong}")]


def history_of(told: Told) -> list[Operation[What]]:
    vanished = {(turn.seat, turn.step) for turn in told.turns if turn.has_vanished}
    history: list[Operation[What]] = []
    for turn in told.turns:
        history.append(Operation(_what(turn), turn.sent, turn.answered))
        # An answer shows the table, too; but if an equal request was sent in vain, as it was then.
        if turn.number is not None and (turn.seat, turn.step) not in vanished:
            history.append(Operation(Saw(turn.number), turn.sent, turn.answered))
    history += [Operation(Saw(look.number), look.sent, look.answered) for look in told.looks]
    return history


def _what(turn: Asked) -> What:
    if turn.number is not None:
        return Took(turn.seat, turn.step, turn.actions, turn.number, turn.is_sent_again)
    if turn.has_vanished:
        return Vanished(turn.seat, turn.step, turn.actions)
    return TooLate(turn.seat, turn.step) if turn.is_too_late else Refused()

"""Holds a table's log against the journal. Every finding is something that was lost, doubled or
changed."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kvartal.games.catalogue import GAMES
from kvartal.server.tables import entries as log
from kvartal.server.tables.table import Table, fold
from tests.server.chaos.journal import Acknowledged


class Action(NamedTuple):
    """As the log has it."""

    text: str
    number: int


def folded(table: str, rows: Sequence[log.Row]) -> tuple[Table | None, list[str]]:
    """The table, if its log can be folded; what is wrong with the log itself."""
    found = _numbers(table, rows) + _steps(table, rows)
    try:
        return fold(table, GAMES, rows), found
    except Exception as error:  # noqa: BLE001 (whatever it is, it is a finding)
        return None, [*found, f"{table}: cannot be folded: {error!r}"]


def unlike_journal(
    table: str, rows: Sequence[log.Row], turns: Iterable[Acknowledged], persons: Iterable[int]
) -> list[str]:
    """All that was acknowledged is in the log; nothing else is there of these persons."""
    logged = actions_of(rows)
    found = []
    accounted: dict[int, int] = defaultdict(int)
    for turn in sorted(turns, key=lambda turn: (turn.seat, turn.step)):
        where = f"{table}: seat {turn.seat}, step {turn.step}"
        there = logged[turn.seat][turn.step : turn.step + len(turn.actions)]
        texts = tuple(action.text for action in there)
        if texts != turn.actions:
            found.append(f"{where}: acknowledged were {turn.actions}, the log has {texts}")
        elif there[-1].number > turn.number:
            found.append(f"{where}: acknowledged at {turn.number}, logged at {there[-1].number}")
        if turn.step != accounted[turn.seat]:
            found.append(f"{where}: the journal was at step {accounted[turn.seat]}")
        accounted[turn.seat] = turn.step + len(turn.actions)
    for seat in persons:
        if len(logged[seat]) != accounted[seat]:
            found.append(
                f"{table}: seat {seat} was told of {accounted[seat]} actions,"
                f" the log has {len(logged[seat])}"
            )
    return found


def actions_of(rows: Sequence[log.Row]) -> dict[int, list[Action]]:
    taken: dict[int, list[Action]] = defaultdict(list)
    for row, turn in _turns(rows):
        taken[turn.seat] += [Action(text, row.number) for text in turn.actions]
    return taken


def _numbers(table: str, rows: Sequence[log.Row]) -> list[str]:
    numbers = [row.number for row in rows]
    if numbers == list(range(len(rows))):
        return []
    return [f"{table}: the rows have the numbers {numbers}"]


def _steps(table: str, rows: Sequence[log.Row]) -> list[str]:
    """Each turn goes on where the seat's last one ended."""
    found = []
    steps: dict[int, int] = defaultdict(int)
    for row, turn in _turns(rows):
        if turn.step != steps[turn.seat]:
            found.append(
                f"{table}: row {row.number} has step {turn.step} of seat {turn.seat},"
                f" which was at {steps[turn.seat]}"
            )
        steps[turn.seat] = turn.step + len(turn.actions)
    return found


def _turns(rows: Sequence[log.Row]) -> list[tuple[log.Row, log.Turn]]:
    return [
        (row, entry)
        for row in rows
        for entry in log.decode(row.entries)
        if isinstance(entry, log.Turn)
    ]

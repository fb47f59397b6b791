"""Holds a table's log against the journal. Every finding is something that was lost, doubled or
changed."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kvartal.games.catalogue import GAMES
from kvartal.server.tables import entries as log
from kvartal.server.tables.folding import fold
from kvartal.server.tables.table import Table
from tests.server.chaos.findings import DOUBLED, LOST, OTHER, Finding
from tests.server.chaos.journal import Asked


class Action(NamedTuple):
    """As the log has it."""

    text: str
    number: int


def folded(table: str, rows: Sequence[log.Row]) -> tuple[Table | None, list[Finding]]:
    """The table, if its log can be folded; what is wrong with the log itself."""
    found = _numbers(table, rows) + _steps(table, rows)
    try:
        return fold(table, GAMES, rows), found
    except Exception as error:  # noqa: BLE001 (whatever it is, it is a finding)
        return None, [*found, Finding(OTHER, f"{table}: cannot be folded: {error!r}")]


def unlike_journal(
    table: str, rows: Sequence[log.Row], turns: Sequence[Asked], persons: Iterable[int]
) -> list[Finding]:
    """All that was acknowledged is in the log; nothing is there of these persons that they did not
    ask for."""
    logged = actions_of(rows)
    found = []
    accounted: Counter[tuple[int, int]] = Counter()
    for turn in turns:
        if turn.number is None:
            continue
        where = f"{table}: seat {turn.seat}, step {turn.step}"
        there = logged[turn.seat][turn.step : turn.step + len(turn.actions)]
        texts = tuple(action.text for action in there)
        if texts != turn.actions:
            text = f"{where}: acknowledged were {turn.actions}, the log has {texts}"
            found.append(Finding(LOST, text))
        elif there[-1].number > turn.number:
            text = f"{where}: acknowledged at {turn.number}, logged at {there[-1].number}"
            found.append(Finding(LOST, text))
        accounted.update((turn.seat, turn.step + count) for count in range(len(turn.actions)))
    for (seat, step), times in accounted.items():
        if times > 1:
            text = f"{table}: seat {seat}, step {step}: acknowledged {times} times"
            found.append(Finding(DOUBLED, text))
    perhaps = {
        (turn.seat, turn.step + count, action)
        for turn in turns
        if turn.has_vanished
        for count, action in enumerate(turn.actions)
    }
    for seat in persons:
        for step, action in enumerate(logged[seat]):
            if (seat, step) not in accounted and (seat, step, action.text) not in perhaps:
                text = f"{table}: seat {seat} never heard of its step {step}: {action.text}"
                found.append(Finding(DOUBLED, text))
    return found


def actions_of(rows: Sequence[log.Row]) -> dict[int, list[Action]]:
    taken: dict[int, list[Action]] = defaultdict(list)
    for row, turn in _turns(rows):
        taken[turn.seat] += [Action(text, row.number) for text in turn.actions]
    return taken


def _numbers(table: str, rows: Sequence[log.Row]) -> list[Finding]:
    numbers = [row.number for row in rows]
    if numbers == list(range(len(rows))):
        return []
    return [Finding(LOST, f"{table}: the rows have the numbers {numbers}")]


def _steps(table: str, rows: Sequence[log.Row]) -> list[Finding]:
    """Each turn goes on where the seat's last one ended."""
    found = []
    steps: dict[int, int] = defaultdict(int)
    for row, turn in _turns(rows):
        if turn.step != steps[turn.seat]:
            text = (
                f"{table}: row {row.number} has step {turn.step} of seat {turn.seat},"
                f" which was at {steps[turn.seat]}"
            )
            found.append(Finding(DOUBLED if turn.step < steps[turn.seat] else LOST, text))
        steps[turn.seat] = turn.step + len(turn.actions)
    return found


def _turns(rows: Sequence[log.Row]) -> list[tuple[log.Row, log.Turn]]:
    return [
        (row, entry)
        for row in rows
        for entry in log.decode(row.entries)
        if isinstance(entry, log.Turn)
    ]

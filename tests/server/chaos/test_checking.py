"""The check itself: whatever is taken away, doubled or changed, it says so."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import msgspec
import pytest

from kvartal.games.catalogue import GAMES
from kvartal.server.tables import entries as log
from kvartal.server.tables.entries import Row
from kvartal.server.tables.folding import fold
from kvartal.server.tables.table import Table
from tests.server.chaos.checking import folded, unlike_journal
from tests.server.chaos.findings import Finding
from tests.server.chaos.journal import Asked
from tests.server.tables import START, after, lobby, random_turn

Turns = list[Asked]
Rows = list[Row]


def game_of_two() -> tuple[Table, Rows, Turns]:
    """A whole game, its log and what both players were told."""
    table = lobby(game="neighbours", options={"rounds": 4, "fairs": True})
    rows: Rows = []
    turns: Turns = []

    def write(*entries: log.Entry) -> None:
        nonlocal table
        table = after(table, *entries)
        rows.append(Row(table.id, table.number, START, log.encode(list(entries))))

    rows.append(Row(table.id, 0, START, log.encode([table.created])))
    write(*(log.Sat(seat, f"p{seat}", "Name", "fox", f"{seat:02x}" * 16) for seat in range(2)))
    write(log.Started())
    rng = Random(4)
    while table.phase == "running":
        turn = random_turn(table, rng)
        write(turn)
        turns.append(acknowledged(table.id, turn, table.number, sent=2 * len(turns)))
    return table, rows, turns


def acknowledged(table: str, turn: log.Turn, number: int, sent: int) -> Asked:
    return Asked(table, turn.seat, turn.step, tuple(turn.actions), sent, sent + 1, number)


TABLE, ROWS, TURNS = game_of_two()
MIDDLE = len(ROWS) // 2


def found(rows: Rows, turns: Turns) -> list[Finding]:
    return folded(TABLE.id, rows)[1] + unlike_journal(TABLE.id, rows, turns, (0, 1))


def test_a_sound_game_brings_no_findings() -> None:
    assert len(TURNS) > 10
    assert fold(TABLE.id, GAMES, ROWS).phase == "over"
    assert found(ROWS, TURNS) == []


def test_several_turns_in_one_row_are_no_finding() -> None:
    first, second = ROWS[MIDDLE : MIDDLE + 2]
    merged = log.encode(log.decode(first.entries) + log.decode(second.entries))
    rows = [*ROWS[:MIDDLE], msgspec.structs.replace(first, entries=merged)]
    rows += [msgspec.structs.replace(row, number=row.number - 1) for row in ROWS[MIDDLE + 2 :]]
    told = [
        replace(turn, number=turn.number - (turn.number > first.number))
        for turn in TURNS
        if turn.number is not None
    ]
    assert found(rows, told) == []


def without(rows: Rows) -> Rows:
    return [*rows[:MIDDLE], *rows[MIDDLE + 1 :]]


def numbered(rows: Rows) -> Rows:
    """As a store would do that hides what it lost."""
    return [msgspec.structs.replace(row, number=number) for number, row in enumerate(rows)]


def doubled(rows: Rows) -> Rows:
    return [*rows[: MIDDLE + 1], *rows[MIDDLE:]]


def changed(rows: Rows) -> Rows:
    """Another action where the log had this one."""
    row = rows[MIDDLE]
    turn = log.decode(row.entries)[0]
    assert isinstance(turn, log.Turn)
    other = next(
        text
        for one in rows[3:]
        for entry in log.decode(one.entries)
        if isinstance(entry, log.Turn)
        for text in entry.actions
        if text != turn.actions[0]
    )
    entries = log.encode([log.Turn(turn.seat, turn.step, [other])])
    return [*rows[:MIDDLE], msgspec.structs.replace(row, entries=entries), *rows[MIDDLE + 1 :]]


@pytest.mark.parametrize(
    "spoil",
    [
        without,
        lambda rows: numbered(without(rows)),
        doubled,
        lambda rows: numbered(doubled(rows)),
        changed,
        lambda rows: rows[:-1],
        lambda rows: [*rows[:MIDDLE], rows[MIDDLE + 1], rows[MIDDLE], *rows[MIDDLE + 2 :]],
    ],
    ids=["lost", "lost quietly", "doubled", "doubled quietly", "changed", "cut", "swapped"],
)
def test_a_spoilt_log_is_found(spoil: Callable[[Rows], Rows]) -> None:
    assert found(spoil(ROWS), TURNS)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda turns: turns[1:],
        lambda turns: turns[:-1],
        lambda turns: [*turns, turns[3]],
        lambda turns: [*turns, replace(turns[-1], step=turns[-1].step + 1)],
        lambda turns: [replace(turns[0], actions=("nonsense",)), *turns[1:]],
        lambda turns: [replace(turns[0], seat=1 - turns[0].seat), *turns[1:]],
        lambda turns: [*turns[:-1], replace(turns[-1], number=len(ROWS) - 2)],
    ],
    ids=["first lost", "last lost", "doubled", "more", "changed", "other seat", "too early"],
)
def test_a_journal_that_tells_something_else_is_found(spoil: Callable[[Turns], Turns]) -> None:
    assert found(ROWS, spoil(TURNS))


def vanished(turn: Asked, *actions: str) -> Asked:
    return replace(turn, actions=actions or turn.actions, answered=None, number=None)


def test_what_was_never_answered_may_be_in_the_log_or_not() -> None:
    assert found(ROWS, [vanished(TURNS[0]), *TURNS[1:]]) == []
    assert found(ROWS, [*TURNS, vanished(TURNS[0], "nonsense")]) == []


def test_what_was_never_answered_explains_nothing_else_in_the_log() -> None:
    assert found(ROWS, [vanished(TURNS[0], "nonsense"), *TURNS[1:]])


def test_a_log_that_cannot_be_folded_is_found() -> None:
    """Bots keep no journal, but what they do must be possible."""
    row = ROWS[MIDDLE]
    spoilt = msgspec.structs.replace(row, entries=log.encode([log.Turn(0, 0, ["nonsense"])]))
    table, findings = folded(TABLE.id, [*ROWS[:MIDDLE], spoilt, *ROWS[MIDDLE + 1 :]])
    assert table is None
    assert "cannot be folded" in findings[-1].text

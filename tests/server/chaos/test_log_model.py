"""A table's log as the check knows it: what nodes may answer, and what they never may."""

from collections import Counter
from itertools import count

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from kvartal.server.tables import entries as log
from tests.server.chaos.explaining import disordered
from tests.server.chaos.journal import Asked, Look, Told
from tests.server.chaos.test_linearizability import patiently
from tests.server.tables import START

TABLE = "t" * 20
PERSONS = (0, 1)
BOT = 2


def row(number: int, *entries: log.Entry) -> log.Row:
    return log.Row(TABLE, number, START, log.encode(list(entries)))


ROWS = [
    row(0, log.Started()),
    row(1, log.Turn(0, 0, ["a"])),
    row(2, log.Turn(BOT, 0, ["x"])),
    row(3, log.Turn(1, 0, ["b"]), log.Turn(0, 1, ["c"])),
    row(4, log.Turn(BOT, 1, ["y"])),
    row(5, log.Turn(0, 2, ["d"]), log.Turn(0, 3, ["e"])),
]


def turn(seat: int, step: int, actions: str, sent: int, answered: int, number: int) -> Asked:
    return Asked(TABLE, seat, step, tuple(actions), sent, answered, number)


def look(number: int, sent: int, answered: int) -> Look:
    return Look(TABLE, "", number, sent, answered)


TURNS = [
    turn(0, 0, "a", 10, 20, 1),
    turn(1, 0, "b", 12, 30, 3),
    turn(0, 1, "c", 21, 31, 3),
    turn(0, 2, "de", 40, 50, 5),
]


def is_explained(turns: list[Asked], *looks: Look) -> bool:
    return not disordered(TABLE, ROWS, Told(turns, list(looks)), PERSONS)


def with_turn(which: int, changed: Asked) -> list[Asked]:
    return [*TURNS[:which], changed, *TURNS[which + 1 :]]


def test_what_was_told_is_explained() -> None:
    assert is_explained(TURNS)
    assert is_explained(TURNS, look(0, 1, 2), look(0, 11, 13), look(2, 22, 23), look(4, 33, 34))


def test_what_bots_do_may_have_happened_at_any_moment() -> None:
    for number in (1, 2):
        assert is_explained(TURNS, look(number, 24, 25))
    for number in (3, 4):
        assert is_explained(TURNS, look(number, 34, 35))


@pytest.mark.parametrize(
    "looks",
    [
        [look(0, 21, 22)],
        [look(2, 32, 33)],
        [look(1, 5, 6)],
        [look(3, 13, 14)],
        [look(5, 35, 36)],
        [look(2, 14, 15), look(1, 16, 17)],
        [look(4, 33, 34), look(3, 35, 36)],
        [look(6, 60, 61)],
    ],
    ids=[
        "behind what was acknowledged",
        "behind a row of two",
        "ahead of the request",
        "half of a row was asked for",
        "ahead of the last request",
        "back",
        "back by a bot's turn",
        "past the end",
    ],
)
def test_looks_that_nobody_may_have_are_refused(looks: list[Look]) -> None:
    assert not is_explained(TURNS, *looks)


def test_a_turn_that_was_sent_again_may_be_answered_from_a_later_number() -> None:
    late = turn(0, 0, "a", 10, 35, 2)
    others = [turn(1, 0, "b", 12, 38, 3), turn(0, 1, "c", 36, 39, 3), TURNS[3]]
    assert not is_explained([late, *others])
    late.is_sent_again = True
    assert is_explained([late, *others], look(1, 15, 16))
    late.number = 0
    assert not is_explained([late, *others])


@pytest.mark.parametrize(
    "turns",
    [
        TURNS[1:],
        TURNS[:-1],
        with_turn(1, turn(1, 0, "z", 12, 30, 3)),
        with_turn(3, turn(0, 2, "d", 40, 50, 5)),
        with_turn(3, turn(0, 2, "def", 40, 50, 5)),
        with_turn(2, turn(0, 1, "c", 21, 31, 4)),
        with_turn(0, turn(0, 0, "a", 32, 33, 1)),
        [*TURNS, turn(1, 1, "f", 60, 61, 6)],
    ],
    ids=[
        "nobody asked for the first",
        "nobody asked for the last",
        "another action",
        "more than was acknowledged",
        "less than was acknowledged",
        "another row",
        "asked for after what it came before",
        "not in the log at all",
    ],
)
def test_turns_that_the_log_does_not_have_like_that_are_refused(turns: list[Asked]) -> None:
    assert not is_explained(turns)


def vanished(seat: int, step: int, actions: str, sent: int) -> Asked:
    return Asked(TABLE, seat, step, tuple(actions), sent)


def test_a_turn_without_an_answer_may_be_there_or_not() -> None:
    assert is_explained(with_turn(3, vanished(0, 2, "de", 40)))
    assert is_explained(with_turn(3, vanished(0, 2, "def", 40)))
    assert is_explained([*TURNS, vanished(1, 1, "f", 60)])
    assert not is_explained(with_turn(3, vanished(0, 2, "dz", 40)))
    assert not is_explained(with_turn(3, vanished(0, 2, "de", 40)), look(5, 35, 36))


def test_the_same_turn_asked_for_twice_is_taken_once() -> None:
    twice = [vanished(0, 2, "de", 32), *TURNS]
    assert is_explained(twice)
    assert is_explained(twice, look(5, 38, 39))
    assert not is_explained(TURNS, look(5, 38, 39))


def test_who_comes_too_late_was_not_first() -> None:
    late = vanished(0, 2, "z", 33)
    late.answered, late.is_too_late = 48, True
    assert is_explained([late, *TURNS])
    late.answered = 35
    assert not is_explained([late, *TURNS])


END = 10_000_000


@st.composite
def played(draw: st.DrawFn) -> tuple[list[log.Row], Told]:
    """A log that grew row by row, by persons and a bot, each of whom asked some time before and was
    answered some time after."""
    rows, told, steps, ids = [row(0, log.Started())], Told(), Counter[int](), count()

    def around(at: int) -> tuple[int, int]:
        early, late = draw(st.integers(0, 150)), draw(st.integers(0, 150))
        return 1000 * (at - early) + next(ids), 1000 * (at + late) + 500 + next(ids)

    for number in range(1, draw(st.integers(3, 10))):
        entries: list[log.Entry] = []
        for seat in draw(st.lists(st.sampled_from([0, 1, BOT]), min_size=1, unique=True)):
            step, length = steps[seat], draw(st.integers(1, 2))
            actions = tuple(f"{seat} {step + more}" for more in range(length))
            entries += [log.Turn(seat, step + more, [text]) for more, text in enumerate(actions)]
            steps[seat] += length
            if seat in PERSONS:
                sent, answered = around(100 * number)
                is_heard = draw(st.integers(0, 9)) > 0
                asked = Asked(TABLE, seat, step, actions, sent)
                if is_heard:
                    asked.answered, asked.number = answered, number
                told.turns.append(asked)
        rows.append(row(number, *entries))
        told.looks += [
            look(number, *around(100 * number + 50)) for _ in range(draw(st.integers(0, 2)))
        ]
    assume(any(turn.is_acknowledged for turn in told.turns))
    return rows, told


@patiently
@given(played())
def test_whatever_overlaps_the_log_explains_it(game: tuple[list[log.Row], Told]) -> None:
    assert not disordered(TABLE, *game, PERSONS)


@patiently
@given(played(), st.data())
def test_a_log_that_lost_or_doubled_a_turn_explains_nothing(
    game: tuple[list[log.Row], Told], data: st.DataObject
) -> None:
    rows, told = game
    turn = data.draw(st.sampled_from([turn for turn in told.turns if turn.is_acknowledged]))
    assert turn.number is not None
    without = [*rows[: turn.number], *rows[turn.number + 1 :]]
    twice = [*rows[: turn.number + 1], *rows[turn.number :]]
    for spoilt in (without, twice):
        numbered = [msgspec.structs.replace(one, number=at) for at, one in enumerate(spoilt)]
        assert disordered(TABLE, numbered, told, PERSONS)


@patiently
@given(played())
def test_a_look_behind_what_was_acknowledged_is_refused(
    game: tuple[list[log.Row], Told],
) -> None:
    rows, told = game
    last = max(turn.number for turn in told.turns if turn.number is not None)
    told.looks.append(look(last - 1, END, END + 1))
    assert disordered(TABLE, rows, told, PERSONS)

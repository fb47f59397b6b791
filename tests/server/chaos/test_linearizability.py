"""The check of linearizability itself: what one machine could have answered is accepted, whatever
overlaps, and nothing else is."""

from collections.abc import Iterable, Sequence
from itertools import combinations, count, permutations
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.chaos.linearizability import Operation, unexplained

patiently = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""However slow the machine is."""


class Wrote(NamedTuple):
    value: int


class Read(NamedTuple):
    value: int


class Added(NamedTuple):
    """The sum after it, of a counter."""

    total: int


What = Wrote | Read | Added
History = list[Operation[What]]


def after(state: int, what: What) -> Iterable[int]:
    if isinstance(what, Wrote):
        return (what.value,)
    if isinstance(what, Read):
        return (state,) if what.value == state else ()
    return (state + 1,) if what.total == state + 1 else ()


def is_linearizable(history: History) -> bool:
    return unexplained(0, after, history) is None


def op(what: What, sent: int, answered: int | None = None) -> Operation[What]:
    return Operation(what, sent, answered)


@pytest.mark.parametrize(
    "history",
    [
        [],
        [op(Wrote(1), 0, 1), op(Read(1), 2, 3)],
        [op(Wrote(1), 0, 3), op(Read(0), 1, 2)],
        [op(Wrote(1), 0, 5), op(Read(0), 1, 2), op(Read(1), 3, 4)],
        [op(Wrote(1), 0), op(Read(0), 1, 2), op(Read(1), 3, 4)],
        [op(Wrote(1), 0), op(Read(0), 1, 2)],
        [op(Wrote(1), 0, 4), op(Wrote(2), 1, 5), op(Read(2), 6, 7), op(Read(2), 8, 9)],
        [op(Wrote(1), 0, 4), op(Wrote(2), 1, 5), op(Read(1), 6, 7)],
        [op(Added(2), 0, 3), op(Added(1), 1, 2)],
    ],
    ids=[
        "nothing",
        "one after the other",
        "read before an overlapping write",
        "read before and after",
        "no answer, yet done late",
        "no answer, and never done",
        "second write last",
        "first write last",
        "order of effects is not order of sending",
    ],
)
def test_what_one_machine_could_have_answered_is_explained(history: History) -> None:
    assert is_linearizable(history)


@pytest.mark.parametrize(
    "history",
    [
        [op(Wrote(1), 0, 1), op(Read(0), 2, 3)],
        [op(Added(1), 0, 3), op(Added(1), 1, 2)],
        [op(Added(1), 0, 1), op(Read(2), 2, 3)],
        [op(Wrote(1), 0, 7), op(Read(1), 1, 2), op(Read(0), 3, 4)],
        [op(Wrote(1), 0), op(Read(1), 1, 2), op(Read(0), 3, 4)],
        [op(Read(1), 0, 1), op(Wrote(1), 2, 3)],
        [op(Read(7), 0, 1)],
        [op(Wrote(1), 0), op(Wrote(2), 1, 2), op(Read(1), 3, 4), op(Read(2), 5, 6)],
    ],
    ids=[
        "stale read after an acknowledged write",
        "lost update",
        "doubled write",
        "reads that go back",
        "reads that go back, though nobody was answered",
        "read of what comes later",
        "read of what was never written",
        "done twice, though never answered",
    ],
)
def test_what_no_order_explains_is_refused(history: History) -> None:
    assert not is_linearizable(history)


def test_the_first_answer_that_cannot_be_explained_is_named() -> None:
    stale = op(Read(0), 4, 5)
    history = [op(Wrote(1), 0, 1), op(Read(1), 2, 3), stale, op(Read(1), 6, 7)]
    assert unexplained(0, after, history) == stale


@st.composite
def overlapping(draw: st.DrawFn) -> History:
    """What a machine did one after the other, each sent some time before and answered some time
    after, by clients of whom some never hear of it."""
    kinds = draw(st.lists(st.sampled_from(["write", "read", "add"]), min_size=2, max_size=25))
    fresh = count(100, 100)
    state, history = 0, []
    for at, kind in enumerate(kinds):
        what: What = Read(state)
        if kind == "write":
            what = Wrote(next(fresh))
        elif kind == "add":
            what = Added(state + 1)
        (state,) = after(state, what)
        early, late = draw(st.integers(0, 4)), draw(st.integers(0, 4))
        # In hundreds, and no two moments the same.
        sent, answered = 100 * (at - early) + at, 100 * (at + late) + 50 + at
        is_lost = kind != "read" and draw(st.integers(0, 9)) == 0
        history.append(op(what, sent, None if is_lost else answered))
    return draw(st.permutations(history))


@patiently
@given(overlapping())
def test_whatever_overlaps_a_real_order_is_found(history: History) -> None:
    assert is_linearizable(history)


@st.composite
def anything(draw: st.DrawFn) -> History:
    """A few operations with any answers at any moments; most of it never was."""
    moments = draw(st.permutations(range(10)))
    what = st.one_of(
        st.builds(Wrote, st.integers(1, 2)),
        st.builds(Read, st.integers(0, 3)),
        st.builds(Added, st.integers(1, 3)),
    )
    history = []
    for one, other in zip(moments[::2], moments[1::2], strict=True):
        is_lost = draw(st.booleans()) and draw(st.booleans())
        history.append(op(draw(what), min(one, other), None if is_lost else max(one, other)))
    return history


def has_some_order(history: History) -> bool:
    """The definition, word by word: every order of all that was answered and some of the rest."""
    answered = [one for one in history if one.answered is not None]
    lost = [one for one in history if one.answered is None]
    return any(
        _is_in_order(order) and _is_possible(order)
        for done in range(len(lost) + 1)
        for some in combinations(lost, done)
        for order in permutations([*answered, *some])
    )


def _is_in_order(order: Sequence[Operation[What]]) -> bool:
    return not any(
        later.answered is not None and later.answered < earlier.sent
        for earlier, later in combinations(order, 2)
    )


def _is_possible(order: Sequence[Operation[What]]) -> bool:
    states = {0}
    for one in order:
        states = {then for state in states for then in after(state, one.what)}
    return bool(states)


@patiently
@given(anything())
def test_it_says_what_trying_every_order_says(history: History) -> None:
    assert is_linearizable(history) == has_some_order(history)


@st.composite
def counting(draw: st.DrawFn) -> History:
    """All answered, so that it is certain how often was counted."""
    history = []
    for at in range(draw(st.integers(2, 20))):
        early, late = draw(st.integers(0, 4)), draw(st.integers(0, 4))
        sent, answered = 100 * (at - early) + at, 100 * (at + late) + 50 + at
        history.append(op(Added(at + 1), sent, answered))
    return history


@patiently
@given(counting(), st.data())
def test_what_is_lost_doubled_or_forgotten_is_refused(
    history: History, data: st.DataObject
) -> None:
    assert is_linearizable(history)
    end = len(history)
    which = data.draw(st.integers(0, end - 2))
    assert not is_linearizable([*history[:which], *history[which + 1 :]])
    assert not is_linearizable([*history, history[which]])
    assert not is_linearizable([*history, op(Read(which), 10_000, 10_001)])
    assert is_linearizable([*history, op(Read(end), 10_000, 10_001)])


def test_thousands_of_operations_cost_thousands_of_steps() -> None:
    """Four clients at a time. A search that grew with the length would not end at all."""
    asked = 0

    def counted(state: int, what: What) -> Iterable[int]:
        nonlocal asked
        asked += 1
        return after(state, what)

    length = 5000
    history = [op(Added(at + 1), 10 * at - 25, 10 * at + 14) for at in range(length)]
    assert unexplained(0, counted, history) is None
    assert asked < 100 * length
    assert not is_linearizable([*history, op(Read(length - 1), 60_000, 60_001)])

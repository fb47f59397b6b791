"""Whether what clients were answered could have come from one machine that did one thing at a time.

A history is linearizable if every operation can be given one moment between being sent and being
answered, so that, done in the order of these moments, all of them have the answers they got
(Herlihy and Wing 1990). What was never answered may have been done at any moment after it was
sent, or never.

The search is that of Wing and Gong as Lowe improved it (2017): it walks along the history and keeps
every configuration that explains it so far, which is a state of the model and those operations that
are done but not yet answered. Operations are done as late as possible, when an answer demands it.
Equal configurations are the same one, so that the work grows with how many operations overlap, not
with how many there are. It knows nothing of what is modelled; no order is taken for granted but the
one in which things were sent and answered.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

What = TypeVar("What")
State = TypeVar("State")

After = Callable[[State, What], Iterable[State]]
"""The model: the states in which an operation, with the answer it got, can leave a state. None: it
cannot happen there. A model that allows several is not sure itself."""


@dataclass(frozen=True, slots=True)
class Operation(Generic[What]):
    what: What
    sent: int
    """Moments are counted, not measured: no two are the same."""
    answered: int | None = None
    """None: nobody knows what became of it."""


_Configuration = tuple[State, frozenset[int]]


def unexplained(
    start: State, after: After[State, What], history: Sequence[Operation[What]]
) -> Operation[What] | None:
    """The first answer that no order explains; None if the history is linearizable."""
    under_way: dict[int, What] = {}
    explained: set[_Configuration[State]] = {(start, frozenset())}
    for _, is_answer, index in sorted(_events(history)):
        if not is_answer:
            under_way[index] = history[index].what
            continue
        explained = _with(index, explained, after, under_way)
        if not explained:
            return history[index]
        del under_way[index]
    return None


def _events(history: Sequence[Operation[What]]) -> Iterable[tuple[int, bool, int]]:
    for index, operation in enumerate(history):
        yield operation.sent, False, index
        if operation.answered is not None:
            yield operation.answered, True, index


def _with(
    answered: int,
    explained: set[_Configuration[State]],
    after: After[State, What],
    under_way: dict[int, What],
) -> set[_Configuration[State]]:
    """The configurations in which this one is done, too."""
    found = set()
    seen, left = set(explained), list(explained)
    while left:
        state, done = left.pop()
        if answered in done:
            found.add((state, done - {answered}))
            continue
        for index, what in under_way.items():
            if index in done:
                continue
            for then in after(state, what):
                reached = (then, done | {index})
                if reached not in seen:
                    seen.add(reached)
                    left.append(reached)
    return found

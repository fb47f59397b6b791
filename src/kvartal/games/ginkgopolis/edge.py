"""The edge of the city and the letters along it, always in the order of the alphabet (GK-91): where
a letter goes that finds no place beside its building (GK-92, GK-R15)."""

from collections.abc import Sequence, Set

from kvartal.games.ginkgopolis.components import EAST, NONE, NORTH, STEPS

CLOCKWISE, COUNTERCLOCKWISE = 1, -1


def outer_ring(buildings: Set[int]) -> list[int]:
    """GK-T1: the cells outside along the boundary, clockwise; in bays a cell comes more than once.
    The first edge is the north side of the first cell, row by row."""
    start = min(buildings)
    ring: list[int] = []
    place, side = start, NORTH
    while True:
        outside = place + STEPS[side]
        if not ring or ring[-1] != outside:
            ring.append(outside)
        following = (side + EAST) % 4
        ahead = place + STEPS[following]
        if ahead not in buildings:
            side = following
        elif ahead + STEPS[side] in buildings:
            place, side = ahead + STEPS[side], (side - EAST) % 4
        else:
            place = ahead
        if place == start and side == NORTH:
            break
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return ring


def is_alphabetical(ring: Sequence[int], tokens: Sequence[int]) -> bool:
    """GK-T2: one turn along the ring meets the letters in order; those in holes do not count."""
    size = len(ring)
    found = [[i for i, each in enumerate(ring) if each == token] for token in tokens]
    found = [positions for positions in found if positions]
    if len(found) <= 2:
        return True
    for first in found[0]:
        at, used = first, 0
        for positions in found[1:]:
            step = min((position - at) % size for position in positions)
            at, used = at + step, used + step
        if used < size:
            return True
    return False


def candidates(ring: Sequence[int], tokens: Sequence[int], letter: int) -> list[int]:
    """GK-T4: where a letter without a place may go, along the ring."""
    found: list[int] = []
    for place in ring:
        if place not in tokens and place not in found:
            if is_alphabetical(ring, _moved(tokens, letter, place)):
                found.append(place)
    return found


def pushes(ring: Sequence[int], tokens: Sequence[int], letter: int) -> dict[int, list[int]]:
    """GK-T5: by direction, where all letters would stand if as few as possible were pushed on."""
    inside = [other for other in range(len(tokens)) if tokens[other] in ring]
    for many in range(1, len(tokens)):
        found: dict[int, list[int]] = {}
        for direction in (CLOCKWISE, COUNTERCLOCKWISE):
            pushed = _next_letters(inside, len(tokens), letter, direction)[:many]
            if len(pushed) == many:
                moved = _push(ring, tokens, letter, pushed, direction)
                if moved:
                    found[direction] = moved
        if found:
            return found
    return {}


def first_empty(ring: Sequence[int], tokens: Sequence[int]) -> int:
    """GK-T6: should all else fail."""
    return next(place for place in ring if place not in tokens)


def _next_letters(inside: Sequence[int], letters: int, letter: int, direction: int) -> list[int]:
    around = [(letter + direction * step) % letters for step in range(1, letters)]
    return [other for other in around if other in inside]


def _push(
    ring: Sequence[int], tokens: Sequence[int], letter: int, pushed: list[int], direction: int
) -> list[int]:
    """Each moves on by one place, the farthest to the first empty cell; nothing: impossible."""
    farthest = tokens[pushed[-1]]
    for start in [i for i, each in enumerate(ring) if each == farthest]:
        target = _beyond(ring, tokens, start, direction)
        if target == NONE:
            continue
        moved = _moved(tokens, pushed[-1], target)
        for nearer, farther in zip([letter, *pushed], pushed, strict=False):
            moved[nearer] = tokens[farther]
        if is_alphabetical(ring, moved):
            return moved
    return []


def _beyond(ring: Sequence[int], tokens: Sequence[int], start: int, direction: int) -> int:
    """The next cell that is not its own, if it is empty."""
    for step in range(1, len(ring)):
        place = ring[(start + direction * step) % len(ring)]
        if place != ring[start]:
            return NONE if place in tokens else place
    return NONE


def _moved(tokens: Sequence[int], letter: int, place: int) -> list[int]:
    moved = [*tokens]
    moved[letter] = place
    return moved

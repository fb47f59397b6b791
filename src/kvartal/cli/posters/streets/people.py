"""Where people stand on a tile: at the kerb whoever has settled, on the road whoever seeks a home.
In units of the tile."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kvartal.cli.posters.streets.city import COLOURS

MOST_SHOWN = 4
"""Of more than these of a colour one stands for all."""
MOST_IN_A_ROW = 6


@dataclass(slots=True)
class Group:
    colour: str
    count: int
    """How many this one stands for."""
    x: float
    y: float


def settled(people: Sequence[int], facing: str) -> Iterator[Group]:
    shown = _shown(people)
    along = 9.0
    for index, (colour, count) in enumerate(shown):
        if facing in "sn":
            yield Group(colour, count, along, 91 if facing == "s" else 19)
        else:
            down = 22 + index * min(15, 66 / len(shown))
            yield Group(colour, count, 86 if facing == "e" else 14, down)
        along += (10 if len(shown) > MOST_SHOWN else 11.5) + (12 if count > 1 else 0)


def seeking(seekers: Sequence[int], facing: str) -> Iterator[Group]:
    standing = [(colour, count) for colour, count in _by_colour(seekers) if count]
    for index, (colour, count) in enumerate(standing):
        if facing in "sn":
            yield Group(colour, count, 14 + index * 24, 98 if facing == "s" else 17)
        else:
            yield Group(colour, count, 91 if facing == "e" else 9, 40 + index * 19)


def _shown(people: Sequence[int]) -> list[tuple[str, int]]:
    is_crowd = sum(people) > MOST_IN_A_ROW
    shown: list[tuple[str, int]] = []
    for colour, count in _by_colour(people):
        stands_for_all = count > MOST_SHOWN or (is_crowd and count > 1)
        shown += [(colour, count)] if stands_for_all else [(colour, 1)] * count
    return shown


def _by_colour(counts: Sequence[int]) -> Iterator[tuple[str, int]]:
    return zip(COLOURS, counts, strict=True)

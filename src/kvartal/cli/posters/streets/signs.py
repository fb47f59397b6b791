"""Small signs of a building: whose it is, and for how many one stands."""

from collections.abc import Iterator

from kvartal.cli.paper.drawing import Label, Mark, Matrix, moved, rounded, within
from kvartal.cli.paper.paths import absolute
from kvartal.cli.posters.streets.people import Group
from kvartal.cli.posters.streets.shapes import shapes, tone

DISC = "M-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0z"
OWNER = 8.5
RIM = 1.1
LETTERS = 9.2


def owner_sign(side: int, facing: str, place: Matrix) -> list[Mark]:
    near = OWNER + 2
    x, y = {"n": (near, 98 - near), "w": (18 + near, near)}.get(facing, (near, near))
    at = within(place, moved(x, y))
    return [
        Mark(absolute(DISC), tone("sign-paper"), 0, within(at, moved(0, 0, OWNER + RIM))),
        Mark(absolute(DISC), tone(f"player-{side}"), 0, within(at, moved(0, 0, OWNER))),
        player_shape(side, within(at, moved(0, 0, OWNER * 1.1 / 24)), tone("sign-paper")),
    ]


def player_shape(side: int, place: Matrix, colour: str) -> Mark:
    """Around the middle, 24 × 24."""
    path = absolute(shapes()["players"][side])
    return Mark(path, colour, 0, within(place, moved(-12, -12)))


def counted(group: Group, facing: str, place: Matrix) -> Iterator[Mark | Label]:
    if group.count == 1:
        return
    x, y = (
        (group.x + LETTERS * 1.25, group.y - 6)
        if facing in "sn"
        else (group.x + (-2 if facing == "e" else 2), group.y + LETTERS * 0.7)
    )
    colour = tone(f"{group.colour}-deep")
    pill = rounded(x - 8, y - 6, 16, 12, 6)
    yield Mark(pill, tone("sign-paper"), 0, place)
    yield Mark(pill, colour, 0.9, place)
    scale, _, _, _, left, top = place
    yield Label(f"×{group.count}", left + scale * x, top + scale * y, scale * LETTERS, colour)

"""Houses of a suburb: the place seeds roof, paint and details, so that no two are alike.

A plot is 62 wide and stands on y = 92. The white front keeps room for a number.
"""

from collections.abc import Callable
from random import Random

from tools.sheet.shapes import Shape, box, disc, dome, line, moved, oval, poly, rounded

PLOT = 62
GROUND = 92
EAVES = 36
LEFT, RIGHT = 6, 56
MIDDLE = PLOT / 2
FRONT = (11, 39, 40, 34)
"""Where the number is written: x, y, width, height."""

PAINTS = ("yellow", "blue", "green", "orange", "purple", "neutral", "rose", "teal")
DOORS = ("red", "teal", "gold-dark", "blue", "terra", "purple")


def gable(dice: Random) -> list[Shape]:
    top = dice.uniform(9, 14)
    return [poly("roof", LEFT - 4, EAVES, MIDDLE, top, RIGHT + 4, EAVES)]


def hip(dice: Random) -> list[Shape]:
    inset = dice.uniform(11, 16)
    return [poly("roof", LEFT - 4, EAVES, LEFT + inset, 17, RIGHT - inset, 17, RIGHT + 4, EAVES)]


def gambrel(_: Random) -> list[Shape]:
    left, right = LEFT - 3, RIGHT + 3
    return [
        poly("roof", left, EAVES, left + 6, 22, MIDDLE, 11, right - 6, 22, right, EAVES),
    ]


def saltbox(dice: Random) -> list[Shape]:
    ridge = dice.choice((LEFT + 14, RIGHT - 14))
    return [poly("roof", LEFT - 4, EAVES, ridge, 12, RIGHT + 4, EAVES)]


def flat(dice: Random) -> list[Shape]:
    tilt = dice.choice((-5, 5))
    left, right = 26 - tilt, 26 + tilt
    return [
        poly("shade", LEFT, EAVES, LEFT, left, RIGHT, right, RIGHT, EAVES),
        poly(
            "roof",
            LEFT - 5,
            left + 3,
            LEFT - 5,
            left - 3,
            RIGHT + 5,
            right - 3,
            RIGHT + 5,
            right + 3,
        ),
    ]


def twin(_: Random) -> list[Shape]:
    return [
        poly("roof", LEFT - 4, EAVES, LEFT + 11, 16, LEFT + 27, EAVES),
        poly("roof", RIGHT - 27, EAVES, RIGHT - 11, 16, RIGHT + 4, EAVES),
        poly("roof", LEFT + 11, 22, RIGHT - 11, 22, RIGHT - 8, EAVES, LEFT + 8, EAVES),
    ]


def mansard(_: Random) -> list[Shape]:
    return [
        poly("roof", LEFT - 3, EAVES, LEFT + 3, 17, RIGHT - 3, 17, RIGHT + 3, EAVES),
        box("shade", LEFT + 2, 14, RIGHT - LEFT - 4, 3),
    ]


ROOFS: tuple[Callable[[Random], list[Shape]], ...] = (
    gable,
    hip,
    gambrel,
    saltbox,
    flat,
    twin,
    mansard,
)


def dormer(_: Random) -> list[Shape]:
    return [dome("wall", MIDDLE, 33, 7, 9), dome("evening", MIDDLE, 32, 4, 6)]


def porthole(_: Random) -> list[Shape]:
    return [disc("wall", MIDDLE, 27, 5.5), disc("evening", MIDDLE, 27, 3.6)]


def skylights(_: Random) -> list[Shape]:
    return [box("evening", x, 27, 6, 5) for x in (MIDDLE - 10, MIDDLE + 4)]


def plain(_: Random) -> list[Shape]:
    return [line("shade", 1, LEFT + 4, 32, RIGHT - 4, 32)]


ATTICS = (dormer, porthole, skylights, plain)


def chimney(dice: Random) -> list[Shape]:
    x = dice.choice((LEFT + 7, RIGHT - 14))
    return [box("terra", x, 10, 7, 20), box("brown", x - 1, 8, 9, 3)]


def aerial(dice: Random) -> list[Shape]:
    x = dice.choice((LEFT + 10, RIGHT - 10))
    return [
        line("iron", 1, x, 28, x, 7),
        line("iron", 1, x - 5, 8, x + 5, 8),
        line("iron", 1, x - 3.5, 11, x + 3.5, 11),
    ]


def vane(_: Random) -> list[Shape]:
    return [
        line("iron", 1, MIDDLE, 20, MIDDLE, 5),
        poly("gold", MIDDLE, 5, MIDDLE + 8, 7, MIDDLE, 9),
    ]


def nothing(_: Random) -> list[Shape]:
    return []


CROWNS = (chimney, chimney, aerial, vane, nothing)


def storey(dice: Random, has_pool: bool) -> list[Shape]:
    """Door, window and hedge below the front; a pool takes the room of the hedge."""
    door_left = dice.random() < 0.5
    door_x = LEFT + 7 if door_left else RIGHT - 16
    window_x = RIGHT - 22 if door_left else LEFT + 8
    door = dice.choice(DOORS)
    shapes = [
        rounded(door, door_x, 76, 9, 16, 2),
        disc("trim", door_x + (7 if door_left else 2), 85, 0.9),
        rounded("trim", window_x - 1, 76, 16, 9, 1),
        box("evening", window_x, 77, 6.5, 7),
        box("evening" if dice.random() < 0.5 else "glass", window_x + 7.5, 77, 6.5, 7),
    ]
    if not has_pool:
        step = dice.choice((6, 7.5))
        start = window_x - 3
        tones = ("leaf", "leaf-dark")
        shapes += [
            dome(tones[i % 2], start + i * step, GROUND, 4.6, dice.uniform(5, 7.5))
            for i in range(4)
        ]
        if dice.random() < 0.5:
            petal = dice.choice(("red", "sun", "rose-dark"))
            shapes += [disc(petal, start + i * step, GROUND - 4, 1.2) for i in range(4)]
    return shapes


def house(street: int, number: int, paint_before: str, has_pool: bool) -> tuple[str, list[Shape]]:
    """Paint and shapes of one house; never the paint of the house before it."""
    dice = Random(f"house {street}.{number}")
    paint = dice.choice([paint for paint in PAINTS if paint != paint_before])
    roof = dice.choice(ROOFS)
    x, y, w, h = FRONT
    crown = dice.choice(CROWNS)(dice)
    attic = nothing if roof is flat or roof is twin else dice.choice(ATTICS)
    return paint, [
        *crown,
        box("wall", LEFT, EAVES - 1, RIGHT - LEFT, GROUND - EAVES + 1),
        box("shade", RIGHT - 7, EAVES - 1, 7, GROUND - EAVES + 1),
        *roof(dice),
        *attic(dice),
        *storey(dice, has_pool),
        rounded("paper", x, y, w, h, 4),
    ]


def pool(street: int, number: int) -> dict[str, object]:
    """A kidney of water in the front garden, and its middle."""
    from_left = 2 if Random(f"pool {street}.{number}").random() < 0.5 else 28
    kidney = (
        "M2 8C1 2.5 7 0 13 2C17 3.5 19 1 23 1C29.5 1 31 8 27 11.5"
        "C23 15 18 12 14 12.5C9 13.5 3 13 2 8Z"
    )
    drawn: list[Shape] = [
        *moved([["trim", kidney]], -2.2, -1.4, 1.15),
        ["water", kidney],
        ["water-light", "M6 7C8 5.5 9.5 8.5 11.5 7", 1.1],
        ["water-light", "M16 8.5C18 7 19.5 10 21.5 8.5", 1.1],
        ["water-light", "M19 5C20.5 4 21.5 6 23 5", 1.1],
    ]
    return {"at": [from_left + 15, GROUND], "shapes": moved(drawn, from_left, GROUND - 7)}


def roundabout() -> list[Shape]:
    """A green island with a ring of road, in place of a house."""
    centre_y = 64
    return [
        oval("road", MIDDLE, centre_y, 27, 26),
        oval("trim", MIDDLE, centre_y, 16.5, 16),
        oval("grass", MIDDLE, centre_y, 15, 14.5),
        ["trim", "M31 42.500C44 42.5 53 52 52.5 63", 1.6],
        ["trim", "M31 85.500C18 85.5 9 76 9.5 65", 1.6],
        poly("trim", 49, 60, 56, 60, 52.5, 67),
        poly("trim", 6, 68, 13, 68, 9.5, 61),
        box("wood", 29.5, 62, 3, 11),
        disc("leaf-dark", 31, 57, 8.5),
        disc("leaf", 29, 55, 6.5),
    ]


def picket() -> list[Shape]:
    """A fence as it stands in a gap; the gap's middle is x = 0."""
    pickets = [
        poly("trim", x, GROUND + 4, x, 57, x + 2, 53, x + 4, 57, x + 4, GROUND + 4)
        for x in (-6.8, -2, 2.8)
    ]
    edges = [
        line("wood-dark", 0.8, x, GROUND + 4, x, 57, x + 2, 53, x + 4, 57, x + 4, GROUND + 4)
        for x in (-6.8, -2, 2.8)
    ]
    return [
        box("wood", -8, 63, 16, 3.5),
        box("wood", -8, 82, 16, 3.5),
        *(shape for pair in zip(pickets, edges, strict=True) for shape in pair),
    ]

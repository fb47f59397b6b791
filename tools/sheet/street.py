"""The three streets: houses with their gaps and pools, then trees as park boxes."""

from random import Random

from tools.sheet.houses import FRONT, GROUND, PLOT, house, pool
from tools.sheet.pen import hand
from tools.sheet.shapes import Shape, box, disc, dome, line, moved, rounded

WIDTH = 1000
STREET = 118
FIRST_HOUSE = 40
"""Before it stands the sign with the street's number."""
ROAD = 100
PARK_END = 990


def street(index: int, houses: int, pools: list[int], park_values: list[int]) -> dict[str, object]:
    end = FIRST_HOUSE + houses * PLOT
    top = index * STREET
    plots: list[dict[str, object]] = []
    paint = ""
    for number in range(1, houses + 1):
        paint, shapes = house(index + 1, number, paint, number in pools)
        x, y, w, h = FRONT
        left = FIRST_HOUSE + (number - 1) * PLOT
        plots.append(
            {
                "x": left,
                "y": top,
                "front": [x, y, w, h],
                "paint": paint,
                "shapes": shapes,
                "pool": pool(index, number) if number in pools else None,
                "hand": hand(f"{index + 1}.{number}"),
            }
        )
    gaps = [
        {"x": FIRST_HOUSE + number * PLOT, "y": top, "hand": hand(f"gap {index + 1}.{number}")}
        for number in range(1, houses)
    ]
    return {
        "y": top,
        "end": end,
        "sign": [20, top + 58],
        "scenery": moved(scenery(index), 0, top),
        "houses": plots,
        "gaps": gaps,
        "parks": parks(index, top, end + 12, park_values),
    }


def scenery(index: int) -> list[Shape]:
    """Sky, hills, lawn and road; the post of the street's sign."""
    dice = Random(f"scenery {index}")
    hills = [
        dome("hills", x, 96, dice.uniform(120, 190), dice.uniform(34, 56))
        for x in (dice.uniform(150, 260), dice.uniform(480, 620), dice.uniform(780, 860))
    ]
    clouds = [
        rounded("cloud", x, dice.uniform(8, 16), dice.uniform(36, 60), 8, 4)
        for x in (dice.uniform(60, 400), dice.uniform(500, 900))
    ]
    dashes = [box("trim", x, ROAD + 6.2, 16, 1.6) for x in range(14, WIDTH - 16, 38)]
    return [
        rounded("sky", 2, 2, WIDTH - 4, ROAD + 4, 10),
        *clouds,
        *hills,
        box("grass", 2, GROUND - 4, WIDTH - 4, 14),
        rounded("road", 2, ROAD, WIDTH - 4, 14, 5),
        *dashes,
        line("iron", 2.4, 20, 72, 20, 98),
        rounded("paper", 6, 44, 28, 28, 6),
    ]


def parks(index: int, top: float, start: float, values: list[int]) -> dict[str, object]:
    """Trees that grow towards the end; the last value stands on a board and is never crossed."""
    dice = Random(f"parks {index}")
    slot = (PARK_END - start) / len(values)
    boxes: list[dict[str, object]] = []
    for box_index, value in enumerate(values[:-1]):
        radius = min(slot / 2 - 0.5, 26) * (0.88 + 0.12 * box_index / (len(values) - 1))
        x = start + slot * (box_index + 0.5)
        y = 60 + dice.uniform(-8, 6)
        boxes.append(
            {
                "x": round(x, 1),
                "y": round(top + y, 1),
                "r": round(radius, 1),
                "value": value,
                "shapes": moved(tree(x, y, radius), 0, top),
                "hand": hand(f"park {index + 1}.{box_index + 1}"),
            }
        )
    x = start + slot * (len(values) - 0.5)
    board = [
        line("wood-dark", 2.4, x, 70, x, 96),
        rounded("leaf-dark", x - 15, 42, 30, 30, 6),
        rounded("paper", x - 13, 44, 26, 26, 5),
    ]
    return {
        "area": [round(start - 4, 1), top + 26, round(PARK_END - start + 8, 1), 74],
        "boxes": boxes,
        "last": {
            "x": round(x, 1),
            "y": top + 57,
            "value": values[-1],
            "shapes": moved(board, 0, top),
        },
    }


def tree(x: float, y: float, r: float) -> list[Shape]:
    trunk = max(2.4, r / 4.5)
    crown = [(-0.5, 0.28, 0.62), (0.5, 0.28, 0.62), (-0.32, -0.38, 0.66), (0.36, -0.34, 0.64)]
    return [
        box("wood", x - trunk / 2, y + r * 0.5, trunk, 96 - y - r * 0.5),
        *(disc("leaf-dark", x + r * dx, y + r * dy, r * size) for dx, dy, size in crown),
        disc("leaf", x - r * 0.3, y - r * 0.3, r * 0.6),
        disc("leaf", x + r * 0.25, y + r * 0.1, r * 0.62),
        disc("paper", x, y, r * 0.64),
    ]

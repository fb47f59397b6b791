"""The columns below the streets: boxes that are crossed in order, with their values."""

from collections.abc import Sequence

from tools.sheet.pen import hand

LABEL = 34
"""Room for a panel's name, two lines."""
HEIGHT = 226
BOX = 28
STEP = 34
TIGHT = 31
GAP = 10


def panels(printed: dict[str, object]) -> list[dict[str, object]]:
    """Side by side, as wide together as the streets."""
    tracks = printed["tracks"]
    agents = printed["agents"]
    assert isinstance(tracks, dict)
    assert isinstance(agents, list)
    made = [
        plans(124),
        column("pools", 94, 2, tracks["pool"]),
        temps(136),
        estates(292, agents),
        column("bis", 94, 2, tracks["bis"]),
        column("roundabouts", 102, 1, tracks["roundabout"]),
        column("refusals", 98, 1, tracks["refusal"]),
    ]
    x = 0
    for panel in made:
        panel["x"] = x
        width = panel["w"]
        assert isinstance(width, int)
        x += width + GAP
    return made


def plans(width: int) -> dict[str, object]:
    slots = [
        {
            "x": width - 62,
            "y": LABEL + 8 + index * 60,
            "w": 50,
            "h": 48,
            "hand": hand(f"plan {index}"),
        }
        for index in range(3)
    ]
    return {"id": "plans", "w": width, "slots": slots, "columns": []}


def column(name: str, width: int, across: int, values: list[int]) -> dict[str, object]:
    """One track, in rows of `across`."""
    left = (width - (across - 1) * STEP) / 2
    places = [
        (left + index % across * STEP, LABEL + 24 + index // across * STEP)
        for index in range(len(values))
    ]
    panel: dict[str, object] = {
        "id": name,
        "w": width,
        "slots": [],
        "columns": [track(name, places, values)],
    }
    if across == 1:  # a short column leaves room for its picture
        panel["picture"] = [width / 2 - 20, HEIGHT - 52, 40 / 24]
    return panel


def temps(width: int) -> dict[str, object]:
    left = (width - 2 * STEP) / 2
    places = [(left + index % 3 * STEP, LABEL + 24 + index // 3 * STEP) for index in range(11)]
    awards = [
        {"x": left + index * STEP, "y": LABEL + 24 + 4 * STEP + 6, "value": value}
        for index, value in enumerate((7, 4, 1))
    ]
    return {
        "id": "temps",
        "w": width,
        "slots": [],
        "columns": [track("temps", places, [])],
        "awards": awards,
    }


def estates(width: int, columns: list[list[int]]) -> dict[str, object]:
    step = 46
    left = (width - 5 * step) / 2
    made = [
        track(
            f"estates {size}",
            [
                (left + (size - 1) * step, LABEL + 48 + index * TIGHT)
                for index in range(len(values))
            ],
            values,
        )
        for size, values in enumerate(columns, 1)
    ]
    heads = [{"x": left + index * step, "y": LABEL + 15, "size": index + 1} for index in range(6)]
    return {"id": "estates", "w": width, "slots": [], "columns": made, "heads": heads}


def track(name: str, places: Sequence[tuple[float, float]], values: list[int]) -> dict[str, object]:
    """The last value has no box; temps have boxes and no values."""
    boxes = len(values) - 1 if values else len(places)
    return {
        "boxes": [
            {
                "x": x,
                "y": y,
                "value": values[index] if values else None,
                "hand": hand(f"{name} {index}"),
            }
            for index, (x, y) in enumerate(places[:boxes])
        ],
        "last": {"x": places[-1][0], "y": places[-1][1], "value": values[-1]} if values else None,
    }

"""Signs for effects and tracks, each in a box of 24 × 24, told apart by their outlines alone."""

from tools.sheet.shapes import Shape, box, disc, line, poly, rounded


def fence() -> list[Shape]:
    boards = [poly("wood", x, 22, x, 7, x + 2.5, 3, x + 5, 7, x + 5, 22) for x in (1.5, 9.5, 17.5)]
    return [box("wood-dark", 0, 10, 24, 3), box("wood-dark", 0, 16.5, 24, 3), *boards]


def agent() -> list[Shape]:
    """The board in front of a house that is for sale."""
    return [
        line("wood-dark", 2.4, 4, 2, 4, 22.8),
        line("wood-dark", 2.4, 2, 4, 22, 4),
        rounded("terra", 7, 7, 15, 13, 1.5),
        poly("trim", 8.5, 14, 14.5, 8.5, 20.5, 14, 18.5, 14, 18.5, 18.5, 10.5, 18.5, 10.5, 14),
    ]


def park() -> list[Shape]:
    return [
        box("wood", 10.5, 13, 3, 10),
        disc("leaf-dark", 7.5, 11.5, 5.5),
        disc("leaf-dark", 16.5, 11.5, 5.5),
        disc("leaf-dark", 12, 7, 6),
        disc("leaf", 10.5, 7.5, 4),
    ]


def pool() -> list[Shape]:
    kidney = (
        "M1 13C0 6 7 3 12 6C15 7.5 16 4.5 19 5C24 6 24.5 14 20 18"
        "C16 21.5 12 18 9 18.5C5 19 1.5 18 1 13Z"
    )
    return [
        ["water", kidney],
        ["water-dark", kidney, 1.2],
        ["trim", "M5 11C6.5 9.5 8 12.5 9.5 11", 1.4],
        ["trim", "M11 14C12.5 12.5 14 15.5 15.5 14", 1.4],
        ["trim", "M15 9.5C16.5 8 18 11 19.5 9.5", 1.4],
    ]


def temp() -> list[Shape]:
    """A cone of roadworks."""
    return [
        rounded("orange", 2, 19, 20, 4, 1.5),
        poly("orange", 10, 1.5, 14, 1.5, 19, 19, 5, 19),
        poly("trim", 8.7, 7, 15.3, 7, 16.4, 11, 7.6, 11),
        poly("trim", 6.7, 14.5, 17.3, 14.5, 18, 17, 6, 17),
    ]


def bis() -> list[Shape]:
    """A house and its smaller copy."""
    return [
        poly("purple", 0.5, 11, 7.5, 3.5, 14.5, 11, 13, 11, 13, 22, 2, 22, 2, 11),
        rounded("trim", 4.5, 12, 6, 7, 1),
        poly("lilac", 12.5, 15, 18, 9.5, 23.5, 15, 22.5, 15, 22.5, 22, 13.5, 22, 13.5, 15),
        rounded("trim", 15.8, 16, 4.4, 4.5, 1),
    ]


def roundabouts() -> list[Shape]:
    return [
        disc("road", 12, 12, 11),
        disc("trim", 12, 12, 6),
        disc("leaf", 12, 12, 4.5),
        ["trim", "M12 3.500C17 3.5 20.5 7.5 20.5 12", 1.5],
        ["trim", "M12 20.500C7 20.5 3.5 16.5 3.5 12", 1.5],
        poly("trim", 18.3, 11, 22.7, 11, 20.5, 14.5),
        poly("trim", 1.3, 13, 5.7, 13, 3.5, 9.5),
    ]


def refusals() -> list[Shape]:
    """A paper that was not signed."""
    return [
        poly("sand", 4, 1.5, 15, 1.5, 20, 6.5, 20, 22.5, 4, 22.5),
        poly("sand-dark", 15, 1.5, 20, 6.5, 15, 6.5),
        line("red", 2.6, 8, 10.5, 16, 18.5),
        line("red", 2.6, 16, 10.5, 8, 18.5),
    ]


def plans() -> list[Shape]:
    """A clipboard with a tick."""
    return [
        rounded("wood", 3, 3, 18, 20, 2),
        box("trim", 5.5, 6.5, 13, 14),
        rounded("iron", 8, 1, 8, 4.5, 1.5),
        ["leaf-dark", "M8.5 13.5L11 16.500L16 10", 2.2],
    ]


def estates() -> list[Shape]:
    return [
        poly("roof", 1, 13, 12, 3, 23, 13),
        box("wall", 4, 12, 16, 10),
        rounded("trim", 9.5, 14, 5, 8, 1),
    ]


def icons() -> dict[str, list[Shape]]:
    return {
        "fence": fence(),
        "agent": agent(),
        "park": park(),
        "pool": pool(),
        "temp": temp(),
        "bis": bis(),
        "plans": plans(),
        "parks": park(),
        "pools": pool(),
        "temps": temp(),
        "estates": estates(),
        "roundabouts": roundabouts(),
        "refusals": refusals(),
    }

"""Every decision of UpTown. A project is on one card alone, so it says where it comes from: the
free card, the top of somebody's deck, or the municipal pile."""

from typing import ClassVar

from kvartal.games.uptown.components import ID, IS_GIFT, PLOTS, PROJECTS
from kvartal.kit.actions import Action

MOST_SEATS = 4


class Build(Action):
    """Show a project on a plot of one's own (UP-77); plots count from 1."""

    words: ClassVar[tuple[tuple[str, str], ...]] = (("project", "component"), ("plot", "number"))

    def __init__(self, project: int, plot: int) -> None:
        super().__init__("build", ID[project], plot + 1)
        self.project = project
        self.plot = plot


class Give(Action):
    """Show a gift on a plot of somebody else (UP-78)."""

    words: ClassVar[tuple[tuple[str, str], ...]] = (
        ("project", "component"),
        ("seat", "seat"),
        ("plot", "number"),
    )

    def __init__(self, project: int, seat: int, plot: int) -> None:
        super().__init__("give", ID[project], seat, plot + 1)
        self.project = project
        self.seat = seat
        self.plot = plot


class Plain(Action):
    """Lay the free card off (UP-44), the municipal card unused (UP-216), or pass (UP-219)."""


BUILD: list[list[Build]] = [
    [] if IS_GIFT[p.number] else [Build(p.number, plot) for plot in range(PLOTS)] for p in PROJECTS
]
GIVE: list[list[list[Give]]] = [
    [[Give(p.number, seat, plot) for plot in range(PLOTS)] for seat in range(MOST_SEATS)]
    if IS_GIFT[p.number]
    else []
    for p in PROJECTS
]
DISCARD: Action = Plain("discard")
DECLINE: Action = Plain("decline")
PASS: Action = Plain("pass")


def all_actions(seats: int) -> list[Action]:
    built: list[Action] = [action for plots in BUILD for action in plots]
    given = [action for streets in GIVE for plots in streets[:seats] for action in plots]
    return [*built, *given, DISCARD, DECLINE, PASS]

"""How somebody plays UpTown in a browser, and the moments that are worth a look."""

from collections.abc import Iterator
from functools import partial
from zlib import crc32

from kvartal.games.uptown.components import COST, NUMBER_OF, PLOTS, PROJECTS, Project
from tests.web.browsing import Person
from tests.web.games import Lit
from tests.web.gathering import begin
from tests.web.playing import moment, play

FULLEST: dict[str, str] = {}
PICTURES = {
    "uptown-middle-en-large-light": "uptown.jpg",
    "uptown-middle-en-phone-dark": "uptown-phone.jpg",
}
MIDDLE = 6
LATE = 10
GRAND = 6
"""What a roof costs that is worth the end of a building."""


def taste(lit: list[Lit]) -> Lit:
    """Builds a city rather than spoiling others': kinds keep together, roofs come with time, and
    gifts are given where nothing can be built."""
    by_kind = {
        kind: [one for one in lit if one.action.startswith(kind)]
        for kind in ("build", "pick", "give")
    }
    if builds := by_kind["build"]:
        return max(builds, key=_fits)
    picks = [one for one in by_kind["pick"] if not _project(one).gift]
    if picks:
        return max(picks, key=_worth)
    return next(iter([*by_kind["give"], *by_kind["pick"], *lit]))


def _project(one: Lit) -> Project:
    return PROJECTS[NUMBER_OF[one.action.split()[1]]]


def _fits(place: Lit) -> tuple[bool, int]:
    """Its kind's own plot, else any that is always the same for this project."""
    project = _project(place)
    plot = int(place.action[-1])
    return plot == project.kind % PLOTS + 1, crc32(place.action.encode())


def _worth(half: Lit) -> tuple[bool, int]:
    """Most roofs are left to others: one that is built too early ends a building."""
    project = _project(half)
    cost = COST[project.card]
    return not project.roof or cost >= GRAND, cost


def screens(person: Person) -> Iterator[str]:
    begin(person, 3, game="uptown", level="random")
    play(person, taste=taste, until=lambda: moment(person) == "choose")
    yield "uptown-start"
    for name, number in (("middle", MIDDLE), ("late", LATE)):
        play(person, taste=taste, until=partial(has_to_buy, person, number))
        yield f"uptown-{name}"
    play(person, taste=taste)
    yield "uptown-end"
    yield "uptown-end-explained"


def has_to_buy(person: Person, number: int) -> bool:
    if moment(person) != "choose":
        return False
    seen = person.ask(f"/api/tables/{person.table}")["public"]
    return int(seen["round"]) >= number and seen["question"] == "second_action"

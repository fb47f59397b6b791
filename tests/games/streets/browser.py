"""How somebody plays Streets in a browser, and the moments that are worth a look."""

from collections.abc import Iterator
from functools import partial
from zlib import crc32

from tests.web.browsing import Person
from tests.web.games import Lit
from tests.web.gathering import begin
from tests.web.playing import moment, play

FULLEST: dict[str, bool] = {"business": True, "consultants": True}
PICTURES = {
    "streets-middle-en-large-light": "streets.jpg",
    "streets-middle-en-phone-dark": "streets-phone.jpg",
}
MIDDLE = 16
LATE = 30


def taste(lit: list[Lit]) -> Lit:
    """Builds wherever it comes, but always the same; covers nothing while there is free ground."""
    places = [one for one in lit if one.action.startswith("place ")]
    return max(places or lit, key=lambda one: crc32(one.action.encode()))


def screens(person: Person) -> Iterator[str]:
    begin(person, 3, game="streets", level="random")
    play(person, taste=taste, until=lambda: moment(person) == "choose")
    yield "streets-start"
    for name, tiles in (("middle", MIDDLE), ("late", LATE)):
        play(person, taste=taste, until=partial(has_to_place, person, tiles))
        yield f"streets-{name}"
    play(person, taste=taste)
    yield "streets-end"
    yield "streets-end-explained"


def has_to_place(person: Person, tiles: int) -> bool:
    """With a tile in hand, in a city of so many."""
    if moment(person) != "choose":
        return False
    seen = person.ask(f"/api/tables/{person.table}")["public"]
    shown = person.page.locator('.board [data-choice^="place "]')
    return len(seen["buildings"]) >= tiles and shown.count() > 0

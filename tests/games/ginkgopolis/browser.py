"""How somebody plays Ginkgopolis in a browser, and the moments that are worth a look."""

from collections.abc import Iterator
from functools import partial
from zlib import crc32

from tests.web.browsing import Person
from tests.web.games import Lit
from tests.web.gathering import begin
from tests.web.playing import moment, play

FULLEST = {"mode": "intro", "open_counts": True}
PICTURES = {
    "ginkgopolis-middle-en-large-light": "ginkgopolis.jpg",
    "ginkgopolis-middle-en-phone-dark": "ginkgopolis-phone.jpg",
}
MIDDLE = 7
LATE = 12
ALONE = 3
"""One choice of so many is a card alone: resources and tiles have to come from somewhere."""


def taste(lit: list[Lit]) -> Lit:
    """Builds whenever there is a tile, now outwards and now upwards; takes no new hands."""
    builds = [one for one in lit if one.action.startswith("build")]
    alone = [one for one in lit if one.action.startswith("exploit")]
    if builds and crc32(builds[0].action.encode()) % ALONE:
        return min(builds, key=_kind)
    if alone:
        return alone[0]
    rest = [one for one in lit if one.action != "new_hand"]
    return min(rest, key=_kind)


def _kind(one: Lit) -> int:
    """Always the same for the same choice, and no plan."""
    return crc32(one.action.encode())


def screens(person: Person) -> Iterator[str]:
    begin(person, 3, {"mode": "draft"}, game="ginkgopolis", level="random")
    play(person, taste=taste, until=lambda: moment(person) == "choose")
    yield "ginkgopolis-draft"
    play(person, taste=taste, until=partial(has_to_choose, person, 1))
    yield "ginkgopolis-start"
    for name, number in (("middle", MIDDLE), ("late", LATE)):
        play(person, taste=taste, until=partial(has_to_choose, person, number))
        pick_a_card(person)
        yield f"ginkgopolis-{name}"
    play(person, taste=taste)
    yield "ginkgopolis-end"
    yield "ginkgopolis-end-explained"


def has_to_choose(person: Person, number: int) -> bool:
    if moment(person) != "choose":
        return False
    seen = person.ask(f"/api/tables/{person.table}")["public"]
    return int(seen["round"]) >= number and seen["question"] == "choose_action"


def pick_a_card(person: Person) -> None:
    """With it, the tiles say what they cost."""
    if not person.page.locator('[data-choice^="exploit "]').count():
        person.page.locator('.strip [data-choice^="pick "]').first.click()

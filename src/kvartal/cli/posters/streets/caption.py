"""Below the picture: what it is called, what is to be seen, who built it and when."""

from collections.abc import Iterator
from dataclasses import dataclass

from kvartal.cli.paper.drawing import Label, Mark, moved
from kvartal.cli.paper.font import width_of
from kvartal.cli.posters import Shown
from kvartal.cli.posters.streets.city import City
from kvartal.cli.posters.streets.page import CAPTION, MARGIN, Page
from kvartal.cli.posters.streets.shapes import tone
from kvartal.cli.posters.streets.signs import player_shape
from kvartal.words import Speaker

TITLE, TEXT, NAME = 230, 58, 66
ROW = 92
BETWEEN = 40
PLAYERS_WIDE = 1150
CROWN = "M-24 14L-30 -16L-12 -2L0 -24L12 -2L30 -16L24 14Z"


@dataclass(slots=True)
class Builder:
    side: int
    name: str
    points: int
    has_won: bool


def caption(speaker: Speaker, shown: Shown, city: City, page: Page) -> Iterator[Mark | Label]:
    top, ink, quiet = page.high - CAPTION, tone("ink"), tone("quiet")
    wide = page.wide - 2 * MARGIN - PLAYERS_WIDE - 2 * BETWEEN
    title = speaker.say("game-streets")
    size = min(TITLE, TITLE * wide / width_of(title, TITLE))
    yield Label(title, MARGIN - 8, top + 225, size, ink, "start")
    for row, line in enumerate([_seen(speaker, city), shown.day]):
        fitting = min(TEXT, TEXT * wide / max(1, width_of(line, TEXT)))
        yield Label(line, MARGIN, top + 410 + row * 90, fitting, quiet, "start")
    yield from _list(builders(speaker, shown), page)


def builders(speaker: Speaker, shown: Shown) -> list[Builder]:
    """The best first; while a game goes on, as they sit."""
    money, points = shown.public["money"], shown.public["points"]
    found = [
        Builder(side, _name(speaker, shown, side), have, bool(points) and have == max(points))
        for side, have in enumerate(points or money)
    ]
    return sorted(found, key=lambda one: -one.points) if points else found


def _name(speaker: Speaker, shown: Shown, side: int) -> str:
    if side >= len(shown.players):
        return speaker.say("streets-automaton")
    return shown.players[side] or speaker.say(f"streets-option-first-{side}")


def _seen(speaker: Speaker, city: City) -> str:
    people = sum(sum(lot.people) + sum(lot.seekers) for lot in city.lots)
    finished = len({lot.street for lot in city.lots if lot.is_enclosed})
    return " · ".join(
        (
            speaker.say("streets-poster-buildings", {"count": len(city.lots)}),
            speaker.say("streets-poster-finished", {"count": finished}),
            speaker.say("streets-poster-people", {"count": people}),
        )
    )


def _list(players: list[Builder], page: Page) -> Iterator[Mark | Label]:
    left, right = page.wide - MARGIN - PLAYERS_WIDE, page.wide - MARGIN
    top = page.high - CAPTION
    first = top + (CAPTION - MARGIN / 4 - ROW * (len(players) - 1)) / 2
    for row, one in enumerate(players):
        y = first + row * ROW
        yield player_shape(one.side, moved(left + 30, y, 2.4), tone(f"player-{one.side}"))
        points = f"{one.points} $"
        yield Label(points, right, y, NAME, tone("ink"), "end")
        room = right - left - 90 - width_of(points, NAME) - 2 * BETWEEN
        if one.has_won:
            room -= 80
        size = min(NAME, NAME * room / max(1, width_of(one.name, NAME)))
        yield Label(one.name, left + 90, y, size, tone("ink"), "start")
        if one.has_won:
            at = left + 90 + width_of(one.name, size) + 60
            yield Mark(CROWN, tone("coin"), 0, moved(at, y))

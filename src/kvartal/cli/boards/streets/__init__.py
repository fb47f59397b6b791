"""Streets as text: a map of numbered buildings, what is in their streets, and who has what."""

from rich.console import Group, RenderableType
from rich.text import Text

from kvartal.cli.boards.parts import heading
from kvartal.cli.boards.streets.buildings import streets
from kvartal.cli.boards.streets.city import ROADS, city
from kvartal.cli.boards.streets.players import hand, players, stack
from kvartal.cli.boards.streets.seen import Seen, read
from kvartal.kit.game import View

SIGNS = "v^<> road side   T tourist  H hipster  P parent  S shopper  * wild   ? seeks"


def draw(view: View, language: str = "en") -> RenderableType:
    seen = read(view, language)
    parts: list[RenderableType] = [_heading(seen), city(seen), Text(SIGNS, "dim")]
    parts += [*streets(seen), players(seen)]
    if seen.question != "over":
        parts += [stack(seen), *hand(seen)]
    return Group(*parts)


def question(view: View, language: str = "en") -> str:
    seen = read(view, language)
    asked = seen.story.say(f"ask-{seen.question}")
    about = _about(seen)
    return f"{asked} ({about})" if about else asked


def named(_view: View, notation: str, _language: str = "en") -> str | None:
    """A place in few letters, for there are many, as the map has them."""
    kind, *words = notation.split()
    if kind != "place":
        return None
    cell, facing = words
    return f"{cell} {ROADS[facing]}"


def _about(seen: Seen) -> str:
    if seen.question in ("place", "grifter_place"):
        return seen.story.card(seen.tile)
    if seen.question == "move":
        return seen.people(seen.colour, seen.leaving())
    return ""


def _heading(seen: Seen) -> RenderableType:
    if seen.question == "over":
        return heading("The game is over", f"after turn {seen.turn}")
    if not seen.turn:
        return heading("Before the first turn")
    mine = seen.side == seen.viewer
    details = ["your turn" if mine else f"turn of {seen.name_of(seen.side)}"]
    if seen.builds_left > 1:
        details.append("two tiles to build")
    return heading(f"Turn {seen.turn}", *details)

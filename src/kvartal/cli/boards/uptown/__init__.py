"""UpTown as text: what lies open, and every street. `$` is income, `P` prestige."""

from rich.console import Group, RenderableType
from rich.text import Text

from kvartal.cli.boards.parts import heading
from kvartal.cli.boards.uptown.market import market
from kvartal.cli.boards.uptown.seen import Seen, read
from kvartal.cli.boards.uptown.streets import street
from kvartal.cli.narration.names import seat_name
from kvartal.kit.game import View

SIGNS = "plots from the ground up   ▲ closed   $ income   P prestige"


def draw(view: View, language: str = "en") -> RenderableType:
    seen = read(view, language)
    parts: list[RenderableType] = [_heading(seen, view.seat)]
    if seen.question != "over":
        parts += [market(seen, view.seat), Text()]
    parts.append(Text(SIGNS, "dim"))
    nearest = 0 if view.seat is None else view.seat
    for after in range(seen.seats):
        parts.append(street(seen, (nearest + after) % seen.seats, view.seat))
    return Group(*parts)


def question(view: View, language: str = "en") -> str:
    seen = read(view, language)
    return seen.story.say(f"ask-{seen.question}")


def named(view: View, notation: str, language: str = "en") -> str | None:
    """Project and plot, which leaves room for two columns; with whose street it is if it is a gift,
    and with the price if there is one."""
    kind, *words = notation.split()
    if kind not in {"build", "give"}:
        return None
    seen = read(view, language)
    project, *seats, plot = words
    street = [seen.name_of(int(seat), view.seat) for seat in seats]
    price = [f"{price}$"] if (price := seen.price(project)) else []
    place = ", ".join([*street, seen.story.card(f"plot_{plot}"), *price])
    return f"{seen.story.card(project)} › {place}"


def _heading(seen: Seen, viewer: int | None) -> RenderableType:
    if seen.question == "over":
        return heading("The game is over", f"after round {seen.round}")
    who = seen.acting()
    details = ["your turn" if who == viewer else f"turn of {seat_name(who, viewer)}"]
    details.append(f"first player: {seat_name(seen.first, viewer)}")
    if seen.is_last:
        details.append("the last round")
    return heading(f"Round {seen.round}", *details)

"""Ginkgopolis as text: the city, the piles, and what everybody has."""

from rich.console import Group, RenderableType
from rich.text import Text

from kvartal.cli.boards.ginkgopolis.cards import character, codes
from kvartal.cli.boards.ginkgopolis.choices import MARKS, building_with, exploiting
from kvartal.cli.boards.ginkgopolis.city import city
from kvartal.cli.boards.ginkgopolis.players import districts, name_of, own_cards, player
from kvartal.cli.boards.ginkgopolis.seen import Seen, read
from kvartal.cli.boards.parts import heading
from kvartal.cli.narration.names import seat_name
from kvartal.kit.game import View

ABOUT_A_LETTER = ("move_token", "relocate_token", "push_tokens")


def draw(view: View, language: str = "en") -> RenderableType:
    seen = read(view, language)
    parts: list[RenderableType] = [_heading(seen), *city(seen), Text(), _piles(seen)]
    parts += districts(seen)
    nearest = 0 if view.seat is None else view.seat
    order = [(nearest + after) % seen.seats for after in range(seen.seats)]
    parts += [player(seen, side) for side in [*order, *range(seen.seats, seen.sides)]]
    if view.seat is not None and seen.question not in ("over", "draft_character"):
        parts += own_cards(seen)
    return Group(*parts)


def question(view: View, language: str = "en") -> str:
    """What is asked; of a letter, which one, and what was built there."""
    seen = read(view, language)
    asked = seen.story.say(f"ask-{seen.question}")
    if seen.question in ABOUT_A_LETTER:
        building = seen.at((seen.spot[0], seen.spot[1]))
        assert building is not None
        return f"{asked} ({seen.story.card(seen.played)}, {seen.story.card(building.top)})"
    return f"{asked}\n{MARKS}" if seen.question == "choose_action" else asked


def named(view: View, notation: str, language: str = "en") -> str | None:
    """A card with what it takes or brings, a character with what it gives."""
    kind, *words = notation.split()
    if kind not in ("exploit", "build", "draft"):
        return None
    seen = read(view, language)
    match kind, words:
        case "exploit", [card]:
            return exploiting(seen, card)
        case "build", [card, tile]:
            return building_with(seen, card, tile)
        case _:
            return character(seen.story, words[0])


def _heading(seen: Seen) -> RenderableType:
    if seen.question == "over":
        return heading("The game is over", f"after round {seen.round}")
    if seen.question == "draft_character":
        return heading("Choice of the characters")
    details = [f"first player: {seat_name(seen.first, seen.viewer)}"] if seen.seats > 1 else []
    if seen.acting >= 0:
        details.append(f"turn of {name_of(seen, seen.acting)}")
    if seen.is_last:
        details.append("the last round")
    return heading(f"Round {seen.round}", *details)


def _piles(seen: Seen) -> RenderableType:
    again = ", was empty once" if seen.exhaustions == 1 and seen.left_in_reserve else ""
    text = Text(f"Tile reserve: {seen.left_in_reserve}{again} · deck: {seen.left_in_deck} · ")
    return text.append("discarded: ").append_text(codes(seen.discard))

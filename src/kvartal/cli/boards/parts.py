"""Small parts that boards have in common."""

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from kvartal.cli.narration.names import seat_name
from kvartal.kit.data import Json


def heading(title: str, *details: str) -> RenderableType:
    """A line across the screen, so that the newest position is easily found."""
    text = Text.assemble((title, "bold"), *(f" · {detail}" for detail in details))
    return Rule(text, align="left", style="dim", characters="─")


def part(value: Json, name: str) -> Json:
    """One part of a value that has parts; boards read what they draw and leave the rest."""
    assert isinstance(value, dict)
    return value[name]


def seat_label(seat: int, viewer: int | None) -> str:
    """Also the own seat's number: notations use it."""
    return f"Seat {seat} (you)" if seat == viewer else seat_name(seat, viewer)

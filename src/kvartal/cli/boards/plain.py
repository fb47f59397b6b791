"""A board for games without one of their own: the whole view, neatly indented."""

from rich.console import RenderableType
from rich.text import Text

from kvartal.cli.narration.names import words
from kvartal.kit.game import View


def draw(view: View, _language: str = "en") -> RenderableType:
    lines = [*_lines("everybody sees", view.public, 0)]
    if view.private:
        lines += _lines("you also know", view.private, 0)
    return Text("\n".join(lines))


def question(_view: View, _language: str = "en") -> str:
    return "What do you do?"


def named(_view: View, _notation: str, _language: str = "en") -> str | None:
    return None


def _lines(name: str, value: object, depth: int) -> list[str]:
    indent = "  " * depth
    if isinstance(value, dict) and value:
        inner = [line for key, item in value.items() for line in _lines(key, item, depth + 1)]
        return [f"{indent}{words(name)}:", *inner]
    if isinstance(value, list) and any(isinstance(item, (dict, list)) and item for item in value):
        rows = [
            line
            for number, item in enumerate(value)
            for line in _lines(str(number), item, depth + 1)
        ]
        return [f"{indent}{words(name)}:", *rows]
    return [f"{indent}{words(name)}: {_short(value)}"]


def _short(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(_short(item) for item in value) or "–"
    return "–" if value in ({}, None, "") else words(str(value))

"""How positions are drawn as text: one module for each game that has its own, `plain` for others.

A board is functions of a view and a language: `draw`; `question`, what the seat is asked now; and
`named`, a choice in better words than it has without the view (None: it has none). Boards see what
travels: JSON, options, and what is printed on the cards (`Game.components`, by way of the
catalogue). Of a game they import at most its `reading`, where a view speaks in a text of its own.
"""

import importlib.util
from typing import Protocol

from rich.console import RenderableType

from kvartal.cli.boards import plain
from kvartal.kit.game import View


class Board(Protocol):
    def draw(self, view: View, language: str = "en", /) -> RenderableType: ...

    def question(self, view: View, language: str = "en", /) -> str: ...

    def named(self, view: View, notation: str, language: str = "en", /) -> str | None: ...


def board_for(game_id: str) -> Board:
    name = f"{__name__}.{game_id}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else plain

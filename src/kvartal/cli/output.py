"""Where the words go: people read a console, programs read JSON."""

import json
import sys
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text


def console(stderr: bool = False) -> Console:
    """Texts of games and files are never taken for markup."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def print_json(value: object) -> None:
    """Pure JSON on standard output, and nothing else there."""
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def say(out: Console, *parts: RenderableType) -> None:
    """Parts that belong together, set apart by an empty line."""
    out.print()
    for part in parts:
        out.print(part)


def bulleted(lines: Iterable[str | Text], bullet: str = "·") -> Table:
    """Lines that stay behind their bullet when they wrap."""
    grid = Table.grid(padding=(0, 1), pad_edge=False)
    grid.add_column(width=len(bullet) + 1, justify="right")
    grid.add_column(overflow="fold")
    for line in lines:
        grid.add_row(bullet, line)
    return grid

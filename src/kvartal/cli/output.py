"""Where the words go: people read a console, programs read JSON."""

import json
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
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


@dataclass(slots=True)
class Enumeration:
    """A text that wraps after its commas, semicolons and stops: an amount stays with its name."""

    text: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line, *pieces = self._pieces()
        lines = [line]
        for piece in pieces:
            if len(lines[-1]) + 1 + len(piece) > options.max_width:
                lines.append(piece)
            else:
                lines[-1] += f" {piece}"
        yield Text("\n".join(lines), overflow="fold")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max(map(len, self._pieces()))
        return Measurement(longest, len(self.text)).with_maximum(options.max_width)

    def _pieces(self) -> list[str]:
        return re.split(r"(?<=[,;.]) ", self.text)


def bulleted(lines: Iterable[str | Text], bullet: str = "·") -> Table:
    """Lines that stay behind their bullet when they wrap."""
    grid = Table.grid(padding=(0, 1), pad_edge=False)
    grid.add_column(width=len(bullet) + 1, justify="right")
    grid.add_column(overflow="fold")
    for line in lines:
        grid.add_row(bullet, Enumeration(line) if isinstance(line, str) else line)
    return grid

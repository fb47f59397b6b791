"""Draws docs/pictures/terminal.svg: the beginning of a game in a terminal, for the README."""

import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from kvartal.games.catalogue import GAMES

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
GAME = ["play", next(iter(GAMES)), "--seats", "3", "--bots", "greedy,random", "--seed", "4"]
ANSWERS = "quit\n"


def main() -> None:
    played = subprocess.run(
        [sys.executable, "-m", "kvartal.cli", *GAME],
        input=ANSWERS,
        capture_output=True,
        text=True,
        check=True,
    )
    console = Console(record=True, width=80, file=sys.stderr, force_terminal=True)
    console.print(Text(f"$ kvartal {' '.join(GAME)}", style="bold"))
    console.print(played.stdout.rpartition("\n> quit")[0], highlight=False, markup=False)
    svg = console.export_svg(title="Kvartal", clear=True)
    # Nothing is to be loaded from elsewhere.
    svg = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()

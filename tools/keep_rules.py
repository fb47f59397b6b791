"""Keeps the rules of a game as they are now beside those to come, for tables that go on under them:

    python -m tools.keep_rules <game>

copies the game's folder to `before` within it, in place of what was kept there. docs/versions.md
says what is to be done then.
"""

import argparse
import shutil
from pathlib import Path

GAMES = Path(__file__).parents[1] / "src" / "kvartal" / "games"
KEPT = "before"


def keep(folder: Path) -> Path:
    """The copy: a package like the first, which imports nothing from it."""
    kept, fresh = folder / KEPT, folder.parent / f".{folder.name}-{KEPT}"
    shutil.copytree(folder, fresh, ignore=shutil.ignore_patterns("__pycache__", KEPT))
    for module in fresh.rglob("*.py"):
        text = module.read_text("utf-8")
        own = f"kvartal.games.{folder.name}"
        module.write_text(text.replace(own, f"{own}.{KEPT}"), "utf-8")
    shutil.rmtree(kept, ignore_errors=True)
    return fresh.rename(kept)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(one.parent.name for one in GAMES.glob("*/game.py")))
    keep(GAMES / parser.parse_args().game)


if __name__ == "__main__":
    main()

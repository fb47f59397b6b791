"""Rules that were kept are the same rules, and lean on nothing of those to come."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.keep_rules import GAMES as FOLDERS
from tools.keep_rules import keep

from kvartal.games.catalogue import GAMES
from kvartal.kit.conformance import fingerprint

ELSEWHERE = """
import sys
from importlib import import_module
from kvartal.kit.conformance import fingerprint
name = sys.argv[1]
print(fingerprint(import_module(f"kvartal.games.{name}.before.game").GAME, games=2))
own = f"kvartal.games.{name}"
leant_on = [one for one in sys.modules if one.startswith(f"{own}.")]
assert all(one.startswith(f"{own}.before") for one in leant_on), leant_on
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_plays_the_same_games(tmp_path: Path, game: str) -> None:
    shutil.copytree(FOLDERS.parent, tmp_path / "kvartal", ignore=_what_no_game_needs)
    for _ in range(2):  # a second time in place of the first
        keep(tmp_path / "kvartal" / "games" / game)
    (tmp_path / "kvartal" / "games" / game / "__init__.py").write_text("")
    done = subprocess.run(
        [sys.executable, "-P", "-c", ELSEWHERE, game],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == fingerprint(GAMES[game], games=2), done.stderr


def _what_no_game_needs(folder: str, names: list[str]) -> set[str]:
    return {"__pycache__", "server", "cli", "words"} & {*names}

"""The wheel needs nothing but Python, and plays the same games wherever Python runs."""

import email
import sys
import zipfile
from pathlib import Path

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.game import AnyGame
from kvartal.kit.options import possible
from kvartal.kit.record import FIRST_LINES, read
from tests.wheel.building import EVERY_MODE, ROOT, Installed, run

pytestmark = pytest.mark.slow

PYODIDE = ROOT / "tools" / "pyodide"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_records_are_of_every_game_in_every_mode(game: AnyGame, expected: bytes) -> None:
    first, *_ = FIRST_LINES
    texts = [first + text for text in expected.decode().split(first)[1:]]
    headers = [read(text).header for text in texts]
    played = [header.options for header in headers if header.game == game.id]
    assert all(options.to_json() in played for options in possible(game.options))


@pytest.mark.parametrize("hash_seed", ["0", "1", "2", "3", "4"])
def test_the_hash_seed_does_not_matter(hash_seed: str, expected: bytes) -> None:
    assert run(sys.executable, EVERY_MODE, environment={"PYTHONHASHSEED": hash_seed}) == expected


def test_the_wheel_is_pure_and_depends_on_nothing(pure: Installed) -> None:
    assert pure.wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(pure.wheel) as archive:
        (metadata,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        wanted = email.message_from_bytes(archive.read(metadata)).get_all("Requires-Dist", [])
    assert [requirement for requirement in wanted if "extra ==" not in requirement] == []


def test_the_wheel_carries_the_rules_and_says_it_is_typed(pure: Installed) -> None:
    with zipfile.ZipFile(pure.wheel) as archive:
        names = archive.namelist()
    assert "kvartal/py.typed" in names
    rules = {name for name in names if name.startswith("kvartal/rules/")}
    assert rules == {f"kvartal/rules/{path.name}" for path in (ROOT / "docs/rules").glob("*.md")}
    assert rules
    carried = {name for name in names if name.startswith("kvartal/locales/")}
    words = {name for name in carried if name.endswith(".ftl")}  # the client has some, too
    locales = ROOT / "locales"
    files = {path.relative_to(locales).as_posix() for path in locales.glob("*/*.ftl")}
    assert words == {f"kvartal/locales/{name}" for name in files}
    assert words


def test_games_run_in_an_empty_environment(pure: Installed, expected: bytes) -> None:
    listing = "from importlib.metadata import *; print(*[d.name for d in distributions()])"
    assert run(pure.python, "-I", "-c", listing).split() == [b"kvartal"]
    assert run(pure.python, "-I", EVERY_MODE) == expected


def test_games_run_under_webassembly(pure: Installed, expected: bytes) -> None:
    if not (PYODIDE / "node_modules").exists():
        run("npm", "ci", "--prefix", PYODIDE)
    assert run("node", PYODIDE / "run.mjs", pure.wheel, EVERY_MODE) == expected


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_compiled_games_are_the_same(hash_seed: str, compiled: Installed, expected: bytes) -> None:
    assert run(compiled.python, EVERY_MODE, environment={"PYTHONHASHSEED": hash_seed}) == expected


@pytest.mark.parametrize("game", GAMES)
def test_compiled_games_answer_alike_in_all_modes(game: str, compiled: Installed) -> None:
    proof = ("-m", "kvartal.kit.conformance", f"kvartal.games.{game}.game:GAME", "--fingerprint")
    assert run(compiled.python, "-I", *proof) == run(sys.executable, *proof)


@pytest.mark.parametrize(
    ("bot", "budget", "choices"), [("greedy", "200", "1000"), ("expert", "1500", "8")]
)
def test_compiled_bots_choose_alike(
    bot: str, budget: str, choices: str, compiled: Installed
) -> None:
    """Whole games by the games' own advice, which come to what random play hardly meets, as plans
    scored; and planning and looking ahead by what was learned, as all upper levels do."""
    play = (EVERY_MODE, bot, "2", budget, choices)
    assert run(compiled.python, *play) == run(sys.executable, *play)


def test_what_compiling_could_break(compiled: Installed) -> None:
    run(compiled.python, "-I", Path(__file__).with_name("compiled_check.py"))

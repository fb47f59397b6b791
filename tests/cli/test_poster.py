"""`kvartal poster`: for every game that has one."""

import re
from pathlib import Path

import pytest

from kvartal.cli import posters
from kvartal.cli.posters import games_with_posters
from kvartal.games.catalogue import GAMES
from tests.cli.program import kvartal

WITH_POSTERS = games_with_posters()
WITHOUT = [game for game in GAMES if game not in WITH_POSTERS]
SIZES = {"a2": (420, 594), "a3": (297, 420), "a4": (210, 297)}


def record_of(game: str, folder: Path) -> Path:
    played = ["--games", "1", "--seats", "2", "--bots", "random", "--records", str(folder)]
    assert kvartal("simulate", game, *played).code == 0
    return min(folder.iterdir())


def test_posters_are_found_by_their_folder() -> None:
    folders = {path.parent.name for path in Path(posters.__file__).parent.glob("*/__init__.py")}
    assert set(WITH_POSTERS) == folders & set(GAMES)


@pytest.mark.parametrize("game", WITH_POSTERS)
def test_the_command(game: str, tmp_path: Path) -> None:
    record = record_of(game, tmp_path / "played")
    for name in ("city.pdf", "city.svg"):
        ran = kvartal("poster", record, "--into", tmp_path / name, "--day", "2026-02-03")
        assert ran.code == 0
        assert name in ran.flat()
    assert (tmp_path / "city.pdf").read_bytes().startswith(b"%PDF-")
    assert "February 3, 2026" in (tmp_path / "city.svg").read_text("utf-8")


@pytest.mark.parametrize("game", WITH_POSTERS)
def test_a_poster_is_as_large_as_its_paper(game: str, tmp_path: Path) -> None:
    record = record_of(game, tmp_path / "played")
    for paper, sides in SIZES.items():
        path = tmp_path / f"{paper}.svg"
        assert kvartal("poster", record, "--paper", paper, "--into", path).code == 0
        size = re.search(r'width="([\d.]+)mm" height="([\d.]+)mm"', path.read_text("utf-8"))
        assert size is not None
        assert sorted(round(float(side)) for side in size.groups()) == list(sides)


@pytest.mark.parametrize("game", WITH_POSTERS)
def test_a_game_can_be_shown_at_any_turn(game: str, tmp_path: Path) -> None:
    record = record_of(game, tmp_path / "played")
    drawn = []
    for turns in ("0", "8"):
        path = tmp_path / f"{turns}.svg"
        assert kvartal("poster", record, "--at", turns, "--into", path).code == 0
        drawn.append(path.read_text("utf-8"))
    assert drawn[0] != drawn[1]
    ran = kvartal("poster", record, "--at", "9999")
    assert ran.code == 2
    assert "turns." in ran.flat()


@pytest.mark.parametrize("game", WITH_POSTERS)
def test_what_cannot_be_read_is_said(game: str, tmp_path: Path) -> None:
    record = record_of(game, tmp_path / "played")
    ran = kvartal("poster", record, "--into", tmp_path / "city.png")
    assert ran.code == 2
    assert ".svg or .pdf" in ran.flat()
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:-2] + lines[-1:]), "utf-8")
    ran = kvartal("poster", record, "--into", tmp_path / "city.pdf")
    assert ran.code == 1
    assert "the text was changed" in ran.flat()
    assert not (tmp_path / "city.pdf").exists()


def test_a_game_without_a_poster_says_so(tmp_path: Path) -> None:
    game = WITHOUT[-1]
    record = record_of(game, tmp_path / "played")
    ran = kvartal("poster", record, "--into", tmp_path / "city.pdf")
    assert ran.code == 2
    assert f"There is no poster of {game}." in ran.flat()
    assert not (tmp_path / "city.pdf").exists()

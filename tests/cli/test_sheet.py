"""`kvartal sheet`: for every game that is written on paper."""

import re
from pathlib import Path

import pytest

from kvartal.cli import sheets
from kvartal.cli.paper.font import fitted, width_of
from kvartal.cli.paper.pdf import pdf
from kvartal.cli.paper.svg import svg
from kvartal.cli.sheets import games_with_sheets, pad_for
from kvartal.words import Speaker
from tests.cli.program import kvartal

GAMES = games_with_sheets()


def test_sheets_are_found_by_their_folder() -> None:
    folder = Path(sheets.__file__).parent
    drawn = {path.parent.name for path in folder.glob("*/sheet.json")}
    assert set(GAMES) == drawn


def test_names_fit_their_room() -> None:
    lines, size = fitted("Permit refusals", 80, 13, 2)
    assert lines == ["Permit", "refusals"]
    assert all(width_of(line, size) <= 80 for line in lines)
    _, smaller = fitted("Construction permit refusals of all kinds", 80, 13, 2)
    assert smaller < size


@pytest.mark.parametrize("game", GAMES)
def test_pages(game: str) -> None:
    drawing = pad_for(game).draw(Speaker("uk"))
    for two_up, count, box in ((False, 3, "595.2756 419.5276"), (True, 2, "595.2756 841.8898")):
        made = pdf([drawing] * 3, two_up)
        assert made.startswith(b"%PDF-")
        assert len(re.findall(rb"/Type /Page\b", made)) == count
        assert f"/MediaBox [ 0 0 {box} ]".encode() in made
        assert b"/FontFile2" in made


@pytest.mark.parametrize("game", GAMES)
def test_the_command(game: str, tmp_path: Path) -> None:
    for name in ("pad.pdf", "pad.svg"):
        ran = kvartal("sheet", game, "--into", tmp_path / name, "--language", "hu")
        assert ran.code == 0
        assert name in ran.out
    assert (tmp_path / "pad.pdf").read_bytes().startswith(b"%PDF-")
    assert (tmp_path / "pad.svg").read_text("utf-8").startswith("<svg")


def test_what_cannot_be_drawn_is_said(tmp_path: Path) -> None:
    assert f"There are: {', '.join(GAMES)}." in kvartal("sheet", "plots").flat()
    ran = kvartal("sheet", GAMES[0], "--into", tmp_path / "pad.png")
    assert ran.code == 2
    assert ".svg or .pdf" in ran.flat()


@pytest.mark.parametrize("game", GAMES)
def test_the_sheets_of_a_game(game: str, tmp_path: Path) -> None:
    played = ["--games", "2", "--seats", "2", "--bots", "random", "--records", str(tmp_path)]
    assert kvartal("simulate", game, *played).code == 0
    record = min(tmp_path.iterdir())
    ran = kvartal("sheet", game, record, "--into", tmp_path / "all.pdf")
    assert ran.code == 0
    assert len(re.findall(rb"/Type /Page\b", (tmp_path / "all.pdf").read_bytes())) == 2
    one = tmp_path / "one.svg"
    assert kvartal("sheet", game, record, "--seat", "1", "--into", one).code == 0
    empty = svg(pad_for(game).draw(Speaker("en")), 200)
    assert one.read_text("utf-8").count("<path") > empty.count("<path")
    assert "seats are 0 to 1" in kvartal("sheet", game, record, "--seat", "2").flat()

"""`kvartal review`: a record is looked back on, for people and for programs."""

import json
import re
from pathlib import Path

import pytest
from tools.review_truth.games import recorded

from kvartal.analysis.findings import Choice, Review
from kvartal.cli.output import console
from kvartal.cli.reviewing.page import page
from kvartal.cli.reviewing.telling import Telling
from kvartal.cli.reviewing.text import show
from kvartal.games.catalogue import GAMES
from kvartal.kit.game import Config
from kvartal.kit.record import Record
from kvartal.words import LANGUAGES
from tests.cli.program import kvartal

GAME = GAMES["happy_city"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    arguments = ["--games", "1", "--seats", "3", "--bots", "random", "--records", str(tmp_path)]
    assert kvartal("simulate", "neighbours", *arguments).code == 0
    return min(tmp_path.iterdir())


@pytest.fixture(scope="module")
def played() -> Record:
    record = recorded(GAME, Config(2, GAME.options()), ["random", "random"], 1, 1)
    record.header.players = ["Ada <b>", "Bruno"]
    return record


def _choice(action: str, worth: float) -> Choice:
    return {"action": action, "worth": worth, "points": 20.0, "error": 0.04, "reasons": []}


def _found() -> Review:
    """Ada has bought what she should not; Bruno has done nothing wrong that is sure."""
    best = _choice("buy igloo", 0.62)
    best["reasons"] = [{"rule": "HC-110", "source": "igloo", "side": 0, "amount": 3.25}]
    return {
        "version": 1,
        "game": GAME.id,
        "rules": GAME.version,
        "seats": 2,
        "currency": "share",
        "worlds": 1234,
        "seconds": 5.0,
        "curve": [
            {"move": 0, "values": [0.52, 0.48], "error": 0.05},
            {"move": 20, "values": [0.7, 0.3], "error": 0.04},
            {"move": 40, "values": [0.0, 1.0], "error": 0.0},
        ],
        "decisions": [
            {
                "move": 26,
                "seat": 0,
                "played": _choice("buy grocery", 0.45),
                "best": [best, _choice("buy house", 0.61)],
                "loss": 0.17,
                "error": 0.04,
                "significant": True,
            }
        ],
        "sides": [
            {
                "start": 0.5,
                "final": 0.0,
                "luck": -0.25,
                "own": -0.3,
                "others": 0.05,
                "error": 0.06,
                "costliest": [0],
            },
            {
                "start": 0.5,
                "final": 1.0,
                "luck": 0.25,
                "own": -0.05,
                "others": 0.3,
                "error": 0.06,
                "costliest": [],
            },
        ],
    }


def test_programs_get_json(record: Path) -> None:
    ran = kvartal("review", record, "--effort", "3000", "--json")
    assert ran.code == 0
    found = json.loads(ran.out)
    assert found["game"] == "neighbours"
    assert len(found["sides"]) == 3


def test_a_page_is_written_and_people_read(record: Path, tmp_path: Path) -> None:
    target = tmp_path / "review.html"
    ran = kvartal("review", record, "--effort", "3000", "--html", target)
    assert (ran.code, ran.out) == (0, "")
    assert target.read_text("utf-8").startswith("<!doctype html>")
    assert "random #2" in kvartal("review", record, "--effort", "3000").out


def test_an_edited_record_is_refused(record: Path) -> None:
    record.write_text(record.read_text().replace("seats 3", "seats 2"))
    ran = kvartal("review", record)
    assert ran.code == 1
    assert "line" in ran.err


def test_a_mistake_is_told_with_what_was_better_and_why(played: Record) -> None:
    out = console()
    with out.capture() as capture:
        show(out, Telling(GAME, played.header, _found(), "en"), Path("evening.record"))
    said = " ".join(capture.get().split())
    for part in ("17 % (± 4 %)", "Buy Grocery", "Buy Igloo", "Igloo: +3.2 (Ada <b>)", "−25 %"):
        assert part.lower() in said.lower()
    assert "kvartal replay evening.record --at 26 --seat 0" in said
    assert "Bruno: no choice that surely cost anything" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_else_in_any_language(played: Record, language: str) -> None:
    written = page(Telling(GAME, played.header, _found(), language))
    assert f'<html lang="{language}">' in written
    assert "Ada &lt;b&gt;" in written
    assert "Ada <b>" not in written
    assert not re.search(r"""(src|href)=|url\(|@import|https?://""", written)
    assert not re.search(r"\breview-[a-z]", written), "a message is missing"


def test_numbers_are_written_as_the_language_does(played: Record) -> None:
    (mistake,) = Telling(GAME, played.header, _found(), "hu").mistakes(0)
    assert "+3,2" in mistake.reasons[0]

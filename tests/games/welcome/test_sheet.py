"""The sheet of Welcome To…, on paper: the drawing that it shares with the browser."""

import re
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest
from tools.sheet.drawing import SHEET_FILE, sheet_text

from kvartal.cli.paper.drawing import Label, steps
from kvartal.cli.paper.svg import svg
from kvartal.cli.sheets.paints import tone
from kvartal.cli.sheets.welcome import draw, geometry
from kvartal.words import LANGUAGES, Speaker
from tests.games.welcome.test_reading import V17

SVG = "{http://www.w3.org/2000/svg}"


def panel(name: str) -> Any:
    return next(one for one in geometry()["tracks"]["panels"] if one["id"] == name)


def printed_in(column: Any) -> list[int]:
    last = [column["last"]["value"]] if column["last"] else []
    return [box["value"] for box in column["boxes"]] + last


def test_the_data_is_what_the_tool_draws() -> None:
    assert SHEET_FILE.read_text("utf-8") == sheet_text()


def test_the_streets_are_those_of_the_ledger() -> None:
    rows = geometry()["streets"]["rows"]
    assert [len(row["houses"]) for row in rows] == [10, 11, 12]
    assert sum(len(row["gaps"]) for row in rows) == 30
    pools = [
        [number for number, plot in enumerate(row["houses"], 1) if plot["pool"]] for row in rows
    ]
    assert pools == [[3, 7, 8], [1, 4, 8], [2, 7, 11]]
    parks = [printed_in(row["parks"]) for row in rows]
    assert parks == [[0, 2, 4, 10], [0, 2, 4, 6, 14], [0, 2, 4, 6, 8, 18]]


def test_the_columns_are_those_of_the_ledger() -> None:
    (pools,) = panel("pools")["columns"]
    assert printed_in(pools) == [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]
    (bis,) = panel("bis")["columns"]
    assert printed_in(bis) == [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]
    (refusals,) = panel("refusals")["columns"]
    assert printed_in(refusals) == [0, 0, 3, 5]
    (roundabouts,) = panel("roundabouts")["columns"]
    assert printed_in(roundabouts) == [0, 3, 8]
    (temps,) = panel("temps")["columns"]
    assert printed_in(temps) == [None] * 11
    agents = [printed_in(column) for column in panel("estates")["columns"]]
    assert [len(column) - 1 for column in agents] == [1, 2, 3, 4, 4, 4]
    assert agents[4:] == [[5, 6, 7, 8, 10], [6, 7, 8, 10, 12]]
    assert len(panel("plans")["slots"]) == 3


def test_nothing_leaves_the_sheet_or_covers_its_neighbour() -> None:
    drawn = geometry()
    for row in drawn["streets"]["rows"]:
        lefts = [plot["x"] for plot in row["houses"]]
        assert {right - left for left, right in pairwise(lefts)} == {62}
        places = [row["end"], *(tree["x"] for tree in row["parks"]["boxes"])]
        assert places == sorted(places)
        assert row["parks"]["last"]["x"] < drawn["width"]
    panels = drawn["tracks"]["panels"]
    ends = [one["x"] + one["w"] for one in panels]
    assert all(end < after["x"] for end, after in zip(ends, panels[1:], strict=False))
    assert ends[-1] == drawn["width"]


def test_every_path_can_be_drawn() -> None:
    paths = re.findall(r'"(M[^"]*)"', SHEET_FILE.read_text("utf-8"))
    assert len(paths) > 400
    for path in paths:
        assert re.fullmatch(r"[MLCZ0-9. \-]+", path), path
        assert all(len(numbers) in (0, 2, 6) for _, numbers in steps(path)), path


def test_every_tone_has_a_colour_on_paper() -> None:
    tones = set(re.findall(r'\["([a-z-]+)","M', SHEET_FILE.read_text("utf-8")))
    assert tones
    assert all(re.fullmatch(r"#[0-9a-f]{6}", tone(name)) for name in tones)


def test_neighbours_differ_and_no_two_places_are_written_alike() -> None:
    drawn = geometry()
    for row in drawn["streets"]["rows"]:
        assert all(a["paint"] != b["paint"] for a, b in pairwise(row["houses"]))
    hands = [str(plot["hand"]) for row in drawn["streets"]["rows"] for plot in row["houses"]]
    assert len(set(hands)) == len(hands)
    assert all(len(set(variants)) == 3 for variants in drawn["pen"]["digits"])


def test_what_is_written_is_on_the_sheet() -> None:
    empty, written = draw(Speaker("en")), draw(Speaker("en"), V17, player="Oksana")
    assert "Oksana" in {part.text for part in written.parts if isinstance(part, Label)}
    # 31 houses have 42 digits; every cross, circle, fence, line and bis mark is one stroke more.
    assert len(written.parts) > len(empty.parts) + 42


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_in_every_language(language: str) -> None:
    speaker = Speaker(language)
    drawing = draw(speaker, V17)
    texts = {part.text for part in drawing.parts if isinstance(part, Label)}
    said = " ".join(texts)
    assert "welcome-" not in said
    for name in ("plans", "pools", "estates", "total"):
        for word in speaker.say(f"welcome-part-{name}").split():
            assert word in said
    tree = ElementTree.fromstring(svg(drawing, 200))
    assert tree.attrib["viewBox"].endswith(f"{drawing.width:g} {drawing.height:g}")
    shown = {element.text for element in tree.iter(f"{SVG}text")}
    assert shown == texts

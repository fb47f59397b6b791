"""Drawings as PDF: what is written on a page is what SVG would show."""

import re
import zlib
from base64 import a85decode

from kvartal.cli.paper.drawing import Drawing, Label, Mark
from kvartal.cli.paper.pdf import page_pdf, pdf

RING = "M0 0L30 0L30 30L0 30ZM10 10L10 20L20 20L20 10Z"
STREAM = re.compile(rb"/ASCII85Decode.*?stream\s+(.*?)~>\s*endstream", re.DOTALL)


def page_of(*parts: Mark | Label) -> tuple[bytes, str]:
    """A page, and the commands on it."""
    made = page_pdf(Drawing(300, 400, "A drawing", list(parts)), 105)
    written = STREAM.search(made)
    assert written is not None
    return made, zlib.decompress(a85decode(written[1])).decode("latin-1")


def test_a_drawing_can_be_a_page_of_its_own() -> None:
    made, _ = page_of(Mark(RING, "#112233"))
    width, height = (float(n) for n in re.findall(rb"/MediaBox \[ 0 0 (\S+) (\S+) \]", made)[0])
    assert round(width / 72 * 25.4, 1) == 105
    assert round(height / 72 * 25.4, 1) == 140


def test_shapes_are_filled_as_svg_fills_them() -> None:
    _, commands = page_of(Mark(RING, "#ff0000"))
    assert "1 0 0 rg" in commands
    assert re.search(r"\bf\b(?!\*)", commands)
    assert "f*" not in commands


def test_what_is_seen_through_is_seen_through_alone() -> None:
    """An opacity lasts for its mark; the next one covers again."""
    made, commands = page_of(
        Mark(RING, "#ff0000", opacity=0.25), Mark(RING, "#00ff00"), Mark(RING, "#0000ff", 2)
    )
    assert b"/ca .25" in made
    faint, *others = re.findall(r"\nq\n(1 0 0 1 .*?)\nQ", commands, re.DOTALL)
    assert "1 0 0 rg\n/gRLs0 gs" in faint
    assert len(others) == 2
    assert not any(" gs" in one for one in others)


def test_lines_are_as_wide_and_dashed_as_they_are_drawn() -> None:
    _, commands = page_of(
        Mark("M0 0L90 0", "#000000", 1.3, dashes=(8, 12)), Mark("M0 9L90 9", "#000000", 2)
    )
    assert "1.3 w" in commands
    assert "[8 12] 0 d" in commands
    assert commands.rindex("[] 0 d") > commands.index("[8 12] 0 d")


def test_the_same_drawing_is_the_same_file() -> None:
    drawing = Drawing(300, 400, "A drawing", [Label("Ґанок", 50, 50, 12, "#000000")])
    assert page_pdf(drawing, 105) == page_pdf(drawing, 105)
    assert pdf([drawing], two_up=False) == pdf([drawing], two_up=False)

"""Path data of SVG, read into moves, lines and curves."""

import re
from math import hypot

import pytest

from kvartal.cli.paper.drawing import steps
from kvartal.cli.paper.paths import absolute


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ("M1 2h3v4H0V1z", "M1 2L4 2L4 6L0 6L0 1Z"),
        ("m1 1 2 2-1-3z", "M1 1L3 3L2 0Z"),
        ("M0 0l.5.5-.5,1", "M0 0L0.5 0.5L0 1.5"),
        ("M0 0zm5 5l1 0", "M0 0ZM5 5L6 5"),
        ("M1e1 0L2e-1 0", "M10 0L0.2 0"),
        ("M0 0q3 0 3 3", "M0 0C2 0 3 1 3 3"),
        ("M0 0q3 0 3 3t3 3", "M0 0C2 0 3 1 3 3C3 5 4 6 6 6"),
        ("M0 0c1 0 2 1 2 2s1 2 2 2", "M0 0C1 0 2 1 2 2C2 3 3 4 4 4"),
        ("M0 0s1 2 2 2", "M0 0C0 0 1 2 2 2"),
        ("M5 5a0 3 0 0 1 4 0", "M5 5L9 5"),
        ("M5 5a3 3 0 0 1 0 0", "M5 5"),
    ],
)
def test_what_a_command_means(data: str, path: str) -> None:
    assert absolute(data) == path


def test_after_a_close_a_path_goes_on_from_its_start() -> None:
    assert absolute("M2 2h4v4zl1 1") == "M2 2L6 2L6 6ZL3 3"


@pytest.mark.parametrize(
    ("flags", "centre", "quarters"),
    [("0 1", (0, 0), 1), ("0 0", (-10, -10), 1), ("1 1", (-10, -10), 3), ("1 0", (0, 0), 3)],
)
def test_an_arc_lies_on_its_circle(flags: str, centre: tuple[float, float], quarters: int) -> None:
    """From west to north: the short way or the long one, around one middle or the other."""
    curves = [
        values
        for command, values in steps(absolute(f"M-10 0a10 10 0 {flags} 10-10"))
        if command == "C"
    ]
    assert len(curves) == quarters
    assert list(curves[-1][4:]) == [0, -10]
    at = (-10.0, 0.0)
    for curve in curves:
        x, y = (
            (at[axis] + 3 * curve[axis] + 3 * curve[2 + axis] + curve[4 + axis]) / 8
            for axis in (0, 1)
        )
        assert hypot(x - centre[0], y - centre[1]) == pytest.approx(10, abs=0.01)
        at = (curve[4], curve[5])


def test_flags_of_an_arc_need_no_space() -> None:
    assert absolute("M0 0a10 5 30 0110 10") == absolute("M0 0a10 5 30 0 1 10 10")


def test_radii_that_do_not_reach_grow() -> None:
    assert absolute("M0 0a1 1 0 0 1 20 0") == absolute("M0 0a10 10 0 0 1 20 0")


def test_nothing_is_left_of_the_short_forms() -> None:
    path = absolute("m0 0h1v1q1 1 2 0t1 1s1 1 2 2a1 1 0 0 1 1 1z")
    assert set(re.findall("[A-Za-z]", path)) == {"M", "L", "C", "Z"}

"""Deliberate mistakes are where they are said to be, and tests notice them."""

import re
import subprocess
import sys

import pytest
from tools.mutants.damage import every_damage

SOURCE = """
def fits(a, b):
    return a + 1 if a < b and not a else 0
"""


def test_every_place_where_a_mistake_fits_gets_it() -> None:
    made = {(damage.before, damage.after) for damage in every_damage(SOURCE)}
    assert made == {
        ("a + 1", "a - 1"),
        ("1", "2"),
        ("0", "1"),
        ("a < b", "a <= b"),
        ("not a", "not not a"),
        ("a < b and (not a)", "a < b or not a"),
        ("a + 1 if a < b and (not a) else 0", "0 if a < b and (not a) else 0"),
        ("a + 1 if a < b and (not a) else 0", "a + 1 if a < b and (not a) else a + 1"),
    }
    assert {damage.line for damage in every_damage(SOURCE)} == {3}


def test_each_source_has_one_mistake() -> None:
    sources = [damage.source for damage in every_damage(SOURCE)]
    assert len(set(sources)) == len(sources) == 8


@pytest.mark.slow
def test_the_tests_of_a_game_are_run_with_the_mistake() -> None:
    command = [sys.executable, "-m", "tools.mutants", "plots", "--most", "2", "--processes", "1"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    *told, last = done.stdout.splitlines()
    found = re.fullmatch(r"2 of \d+ tried, (\d) noticed, (\d) left", last)
    assert found, done.stdout
    noticed, left = map(int, found.groups())
    assert noticed > 0
    assert len([line for line in told if "` as `" in line]) == left == 2 - noticed

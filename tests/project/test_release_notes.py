"""The notes of a release are its section of the changelog, and the tag is its version."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.release_notes import CHANGELOG, Refused, notes

from kvartal import __version__

ROOT = Path(__file__).parents[2]
WRITTEN = """\
# Changelog

What changed.

## 1.2.0 (2027-03-01)

- **New**: a game.
- Mended: see

  ## no heading

## 1.1.0 (2027-01-31)

- Older.

## 1.0.0

- No date.

## 0.9.0 (unreleased)

- Not yet.

## 0.8.0 (2026-01-01)
"""


@pytest.mark.parametrize(
    ("version", "text"),
    [
        ("1.2.0", "- **New**: a game.\n- Mended: see\n\n  ## no heading"),
        ("1.1.0", "- Older."),
    ],
)
def test_they_are_the_section_of_the_version(version: str, text: str) -> None:
    assert notes(f"v{version}", version, WRITTEN) == text


@pytest.mark.parametrize("tag", ["v1.1.0", "1.2.0", "v1.2", "v1.2.0rc1", ""])
def test_a_tag_that_is_not_the_version_is_refused(tag: str) -> None:
    with pytest.raises(Refused, match=r"the version is 1\.2\.0"):
        notes(tag, "1.2.0", WRITTEN)


@pytest.mark.parametrize("version", ["1.0.0", "0.9.0", "0.8.0", "1.3.0", "1.2"])
def test_a_version_without_a_date_or_a_word_is_refused(version: str) -> None:
    with pytest.raises(Refused, match=r"CHANGELOG\.md"):
        notes(f"v{version}", version, WRITTEN)


def test_the_changelog_begins_with_the_version_of_the_package() -> None:
    headings = [line for line in CHANGELOG.read_text().splitlines() if line.startswith("## ")]
    assert headings[0].split()[1] == __version__


def test_the_program_refuses_a_wrong_tag() -> None:
    command = [sys.executable, "-m", "tools.release_notes", "v999.0.0"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == f"the tag is v999.0.0, the version is {__version__}\n"

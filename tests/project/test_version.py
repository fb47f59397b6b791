"""The version stands in src/kvartal/__init__.py and nowhere else."""

import json
import re
from importlib.metadata import version
from pathlib import Path

import pytest

from kvartal import __version__

ROOT = Path(__file__).parents[2]


def test_the_package_has_it_from_there() -> None:
    assert version("kvartal") == __version__


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_the_client_has_none_of_its_own(name: str) -> None:
    written = json.loads((ROOT / "web" / name).read_text())
    assert "version" not in written
    assert "version" not in written.get("packages", {}).get("", {})


def test_the_citation_has_none_of_its_own() -> None:
    assert not re.search(r"^version:", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)


def test_the_image_has_it_from_the_tag() -> None:
    assert __version__ not in (ROOT / "deploy" / "Dockerfile").read_text()

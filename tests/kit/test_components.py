"""The data beside a game's code."""

import sys
import zipfile
from pathlib import Path

import pytest

from kvartal.kit.components import read_components


def test_components_are_read_from_an_archive_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = tmp_path / "games.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("game_in_archive/__init__.py", "")
        packed.writestr("game_in_archive/components.toml", 'cards = [{ id = "zoo", cost = 7 }]')
    monkeypatch.syspath_prepend(archive)
    try:
        assert read_components("game_in_archive") == {"cards": [{"id": "zoo", "cost": 7}]}
    finally:
        sys.modules.pop("game_in_archive", None)

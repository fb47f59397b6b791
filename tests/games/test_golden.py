"""Golden playthroughs: notice any change of behaviour. Renew with `pytest --update-golden`,
and raise the version of the rules if records of the old ones no longer verify."""

from pathlib import Path

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.conformance import playthrough
from tests.games.modes import GameMode, every_mode

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("played", every_mode(), ids=str)
def test_playthrough(played: GameMode, update_golden: bool) -> None:
    text = playthrough(GAMES[played.game], played.config)
    path = FOLDER / played.game / "golden" / f"{played}.txt"
    if update_golden:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_no_golden_file_is_left_over() -> None:
    kept = {path.stem for path in FOLDER.glob("*/golden/*.txt")}
    assert kept == set(map(str, every_mode()))

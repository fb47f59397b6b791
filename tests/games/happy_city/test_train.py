"""What is learned of Happy City is learned again the same, mode by mode."""

import json
from pathlib import Path

import pytest

from kvartal.games.happy_city.game import GAME
from kvartal.kit.learned import weights_in
from tests.cli.program import kvartal


@pytest.mark.slow
@pytest.mark.engine
def test_the_same_seed_gives_the_same_weights_and_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    learn = ("train", "happy_city", "--games", "4", "--budget", "20", "--into", str(path))
    told = kvartal(*learn, "--option", "mode=family", "--trials", "2").out
    first = path.read_text("utf-8")
    assert "against what was known before" in told
    kvartal(*learn, "--option", "mode=junior", "--trials", "0")
    kvartal(*learn, "--option", "mode=family", "--trials", "0", "--processes", "2")
    family, junior = (
        [
            one
            for one in json.loads(path.read_text("utf-8"))["sets"]
            if one["options"] == {"mode": mode}
        ]
        for mode in ("family", "junior")
    )
    assert family == json.loads(first)["sets"]
    assert len(junior) == 1
    assert len(weights_in(json.loads(path.read_text("utf-8")), GAME.feature_names)) == 2

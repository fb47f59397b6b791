"""Golden playthroughs: notice any change of behaviour. Renew with `pytest --update-golden`,
and raise the version of the rules if records of the old ones no longer verify."""

from pathlib import Path
from typing import Any

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.conformance import playthrough
from tests.kit.helpers import config_of

GOLDEN = Path(__file__).parent / "golden"
MODES: list[tuple[str, int, dict[str, Any]]] = [
    ("plots", 3, {"rounds": 3}),
    ("neighbours", 3, {"rounds": 3}),
    ("neighbours", 2, {"fairs": False}),
    ("happy_city", 3, {"mode": "family"}),
    ("happy_city", 3, {"mode": "junior"}),
    ("happy_city", 3, {"mode": "expert"}),
    ("welcome", 2, {"draft_rules": False}),
    ("welcome", 1, {"draft_rules": False}),
    ("welcome", 2, {"expert_variant": True}),
    ("welcome", 2, {"draft_rules": True}),
    ("welcome", 2, {"draft_rules": True, "expert_variant": True}),
    ("welcome", 1, {"expert_variant": True}),
]


@pytest.mark.parametrize(("name", "seats", "options"), MODES)
def test_playthrough(name: str, seats: int, options: dict[str, Any], update_golden: bool) -> None:
    game = GAMES[name]
    text = playthrough(game, config_of(game, seats, **options))
    words = "-".join(f"{key}-{value}" for key, value in options.items()).lower()
    path = GOLDEN / f"{name}-{seats}-{words}.txt"
    if update_golden:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")

"""The ladder of all games: duels are kept, go on where they were, and are drawn."""

import xml.etree.ElementTree as ET
from pathlib import Path

from tools.ladder.drawing import draw
from tools.ladder.results import Duel, find, read, write


def test_a_duel_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "ladder.json"
    duels = read(kept)
    first = find(duels, "plots", {}, 2, ["greedy", "random"])
    assert len([*first.play(3)]) == 3
    write(kept, duels)
    again = read(kept)
    duel = find(again, "plots", {}, 2, ["greedy", "random"])
    assert duel.results == first.results
    assert len([*duel.play(5)]) == 2
    assert len(again) == 1


def test_other_weights_begin_anew() -> None:
    duels = [Duel("plots", {}, 2, ["greedy", "random"], "of old", [1.0])]
    assert find(duels, "plots", {}, 2, ["greedy", "random"]).results == []
    assert len(duels) == 1


def test_the_picture_has_each_game_and_what_was_found() -> None:
    duels = [
        Duel("plots", {}, 2, ["regular", "greedy"], "", [1.0, 1.0, 0.5, 1.0]),
        Duel("neighbours", {}, 1, ["expert"], "", [98.0, 100.0, 102.0]),
    ]
    words = [each.text for each in ET.fromstring(draw(duels)).iter() if each.text]
    assert "88" in words
    assert "100 ±5" in words
    assert "Plots" in words

"""Boards: every game has one, drawn from its view alone and readable in 80 columns."""

from random import Random

import pytest
from rich.console import Console

from kvartal.cli.boards import board_for, plain
from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import SeededChance, secret_of_seed_number
from kvartal.kit.game import Config, View, observe


def drawn(game_id: str, view: View) -> str:
    console = Console(width=80, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(board_for(game_id).draw(view))
    return capture.get()


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seed", [0, 1])
def test_every_position_can_be_drawn_for_every_viewer(game_id: str, seed: int) -> None:
    game, rng = GAMES[game_id], Random(seed)
    for seats in (game.seat_counts[0], min(5, game.seat_counts[-1])):
        config = Config(seats, game.options())
        chance = SeededChance(secret_of_seed_number(seed))
        state = game.setup(config, chance)
        while pending := game.pending(state):
            seat = rng.choice(list(pending))
            for viewer in (None, seat):
                text = drawn(game_id, observe(game, state, viewer))
                assert max(len(line) for line in text.splitlines()) <= 80
                assert (" (you)" in text) == (viewer is not None)
            assert board_for(game_id).question(observe(game, state, seat))
            choice = rng.choice(list(game.legal(state, seat)))
            assert board_for(game_id).named(observe(game, state, seat), choice.notation) != ""
            game.apply(state, seat, choice, chance)
        assert "over" in drawn(game_id, observe(game, state, 0))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_board_of_its_own(game_id: str) -> None:
    assert board_for(game_id) is not plain


def test_a_game_without_a_board_is_shown_as_an_outline() -> None:
    config = Config(2, GAMES["plots"].options())
    public = {"round": 3, "open": True, "hands": [["red_1"], []], "piles": [{"left": 2}], "x": []}
    view = View(config, 0, public, {"choice": "art_gallery"})
    assert board_for("no_such_game") is plain
    assert drawn("no_such_game", view).splitlines() == [
        "everybody sees:",
        "  round: 3",
        "  open: yes",
        "  hands:",
        "    0: red 1",
        "    1: –",
        "  piles:",
        "    0:",
        "      left: 2",
        "  x: –",
        "you also know:",
        "  choice: art gallery",
    ]


def test_a_game_without_cards_has_nothing_printed() -> None:
    assert GAMES["plots"].components() == {}

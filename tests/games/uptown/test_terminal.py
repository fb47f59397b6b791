"""UpTown at a terminal: whole games through standard input, and its board."""

from functools import cache
from random import Random

import pytest
from rich.console import Console

from kvartal.cli.boards import board_for
from kvartal.games.uptown.game import GAME
from kvartal.games.uptown.state import UpTownOptions
from kvartal.kit.chance import SeededChance, secret_of_seed_number
from kvartal.kit.game import Config, View, observe
from kvartal.kit.lines import Line
from kvartal.words import LANGUAGES, Speaker, Storyteller
from tests.cli.program import Ran, kvartal
from tests.games.uptown.positions import EMPTY, table
from tests.marks import rule

BOARD = board_for("uptown")
FIRST_CHOICES = ["1"] * 400
"""Enough to end a game; what is left over is not read."""


def play(*arguments: str, lines: list[str]) -> Ran:
    return kvartal("play", "uptown", "--bots", "random", "--seed", "5", *arguments, lines=lines)


@cache
def whole_game(seats: int) -> Ran:
    return play("--seats", str(seats), lines=FIRST_CHOICES)


def drawn(view: View, language: str = "en") -> str:
    console = Console(width=80, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(BOARD.draw(view, language))
    return capture.get()


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_whole_game_fits_the_screen(seats: int) -> None:
    ran = whole_game(seats)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert "{" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_fits_the_screen(language: str) -> None:
    chance, rng = SeededChance(secret_of_seed_number(3)), Random(3)
    state = GAME.setup(Config(4, UpTownOptions()), chance)
    while pending := GAME.pending(state):
        text = drawn(observe(GAME, state, pending[0]), language)
        assert all(len(line) <= 80 for line in text.splitlines())
        assert "…" not in text, "something was cut"
        GAME.apply(state, pending[0], GAME.rollout_action(state, pending[0], rng), chance)


@rule("UP-300")
def test_the_example_turn_can_be_read_off_the_board() -> None:
    street = "delicatessen | family_flat | law_chambers | twenty_four_hour_shop"
    state = table(street, EMPTY, tops=["newsroom", "pocket_park"], free="courtyard_flats")
    view = observe(GAME, state, 0)
    text = drawn(view)
    assert "Free card            free  Open-Plan Offices (2 office, 1$)" in text
    assert "6$  Pocket Park (ground floor only, roof, 1$, 3P)" in text
    assert "Seat 0 (you): 10$ in the wallet · a roof pays 3$ · 7 points" in text
    assert "  4 · 24-Hour Shop (shop, 1$)" in text
    assert "  empty: 5" in text
    assert BOARD.question(view) == "Build from your free card, or discard it"
    assert BOARD.named(view, "build courtyard_flats 2") == "Courtyard Flats › Plot 2"
    assert BOARD.named(view, "discard") is None


def test_a_choice_names_its_price_and_whose_street_it_is() -> None:
    state = table(EMPTY, EMPTY, EMPTY, tops=["haunted_flat", "pocket_park", "newsroom"])
    view = observe(GAME, state, 0)
    assert BOARD.named(view, "build pocket_park 5") == "Pocket Park › Plot 5, 6$"
    assert BOARD.named(view, "give haunted_flat 2 1") == "Haunted Flat › Seat 2, Plot 1, 2$"
    assert BOARD.named(view, "give haunted_flat 2 1", "uk") != "Haunted Flat › Seat 2, Plot 1, 2$"
    municipal = observe(GAME, table(EMPTY, EMPTY, top="council_flat"), 0)
    assert BOARD.named(municipal, "build council_flat 1") == "Council Flat › Plot 1"


@rule("UP-52", "UP-53", "UP-56")
def test_a_deck_tells_why_nobody_buys_from_it() -> None:
    tops = ["grand_hotel", "newsroom", "insurance_tower", ""]
    state = table(*[EMPTY] * 4, tops=tops, wallet=[8, 0, 0, 0], money=[0, 4, 0, 0])
    text = drawn(observe(GAME, state, 0))
    assert "costs 10$, 8$ in the wallet" in text
    assert "4$ on it: not for sale" in text
    assert "nowhere to build it" in text
    assert text.count("not for sale") == 1
    assert "empty\n" in text.replace(" ", "")


@rule("UP-103")
def test_a_street_in_the_red_pays_nothing() -> None:
    text = drawn(observe(GAME, table("think_tank | sinking_foundations", EMPTY), 0))
    assert "a roof pays nothing (−2$)" in text
    assert "Sinking Foundations (gift, −1$, −3P)" in text


def test_why_explains_a_payout_storey_by_storey() -> None:
    said = play("--seats", "2", lines=[*["1", "why"] * 150]).flat()
    assert "your street pays you" in said
    assert "UP-106 Income symbols" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loss_has_a_minus_and_no_hyphen(language: str) -> None:
    story = Storyteller(Speaker(language), GAME.id, str, 0)
    assert story.line(Line("UP-151", -1, 4, "noisy_nightclub")).endswith("4 × −1")


def test_refusals_name_their_rules() -> None:
    lines = ["build grand_hotel 1", "give tin_roof 0 1", "pass", "discard", "pass", "quit"]
    said = play("--seats", "2", "--option", "first=0", lines=lines).flat()
    assert "(UP-43)" in said
    assert "(KV-2)" in said
    assert "(UP-219)" in said

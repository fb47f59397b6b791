"""Ginkgopolis at a terminal: whole games through standard input, and its board."""

from functools import cache
from random import Random

import pytest
from rich.console import Console

from kvartal.cli.boards import board_for
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import GinkgopolisState
from kvartal.kit.chance import SeededChance, secret_of_seed_number
from kvartal.kit.game import View, observe
from kvartal.words import LANGUAGES
from tests.cli.program import Ran, kvartal
from tests.games.ginkgopolis.modes import MODES
from tests.games.ginkgopolis.positions import act, table
from tests.games.modes import Mode
from tests.kit.helpers import config_of
from tests.marks import rule

BOARD = board_for("ginkgopolis")
FIRST_CHOICES = ["1"] * 900
"""Enough to end a game; what is left over is not read."""


def play(seats: int, mode: str, lines: list[str]) -> Ran:
    asked = ("--seats", str(seats), "--option", f"mode={mode}", "--bots", "random", "--seed", "5")
    return kvartal("play", "ginkgopolis", *asked, lines=lines)


@cache
def whole_game(seats: int, mode: str) -> Ran:
    return play(seats, mode, FIRST_CHOICES)


def drawn(view: View, language: str = "en") -> str:
    console = Console(width=80, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(BOARD.draw(view, language))
    return capture.get()


def lines_of(state: GinkgopolisState) -> list[str]:
    return [line.rstrip() for line in drawn(observe(GAME, state, 0)).splitlines()]


@pytest.mark.parametrize("tried", MODES, ids=str)
def test_a_whole_game_fits_the_screen(tried: Mode) -> None:
    ran = whole_game(tried.seats, str(tried.options["mode"]))
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert "{" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_fits_the_screen(language: str) -> None:
    chance, rng = SeededChance(secret_of_seed_number(3)), Random(3)
    state = GAME.setup(config_of(GAME, 4, mode="draft"), chance)
    while pending := GAME.pending(state):
        if rng.random() < 0.25:
            text = drawn(observe(GAME, state, pending[0]), language)
            assert all(len(line) <= 80 for line in text.splitlines())
            assert "…" not in text, "something was cut"
        GAME.apply(state, pending[0], GAME.rollout_action(state, pending[0], rng), chance)


@rule("GK-8", "GK-9")
def test_the_city_shows_top_tiles_floors_and_owners() -> None:
    above = "red_7 red_9 blue_12 @1 *"
    lines = lines_of(table({(0, -2): above}, tokens={"b": (0, -3)}))
    top = lines.index("      A   B12*  C")
    assert lines[top - 1] == "           B"
    assert lines[top + 1] == "          1×3"
    assert lines[top + 2] == " L   B1   B2   R2    D"
    assert lines[top + 3] == "     ·    ·    ·"


def test_a_city_wider_than_the_screen_is_drawn_in_strips() -> None:
    row = {(x, 0): f"red_{x}" for x in range(4, 21)}
    text = "\n".join(lines_of(table(row)))
    assert "strip 1 of 2, from the left" in text
    assert "strip 2 of 2, from the left" in text
    assert all(len(line) <= 80 for line in text.splitlines())
    assert "R20" in text


@rule("GK-R28")
def test_screens_hide_their_counts_unless_the_table_opens_them() -> None:
    state = table(screens=["red_8", "red_9 red_10"], resources=[3, 4], vp=[5, 6])
    text = drawn(observe(GAME, state, 0))
    assert "Seat 0 (you): 3● and 22 in the reserve · 1■ · 5★ · new hands: 2" in text
    assert "Seat 1: 21● in the reserve · new hands: 2" in text
    state.options.open_counts = True
    text = drawn(observe(GAME, state, 0))
    assert "Seat 1: 4● and 21 in the reserve · 2■ · new hands: 2" in text


@rule("GK-114", "GK-115", "GK-119")
def test_cards_before_the_screen_are_added_up() -> None:
    text = drawn(observe(GAME, table(before=["red_1 red_7 blue_4 yellow_15"]), 0))
    assert "Exploit +2● 1★ 1■" in text
    assert "Yellow 15 – 3 for each own building of 3 or more floors" in text


@rule("GK-54", "GK-56", "GK-59", "GK-69", "GK-70")
def test_a_choice_names_what_it_takes_or_brings() -> None:
    state = table(
        {(0, -2): "red_4 red_9 @0", (1, -2): "blue_12 @1"},
        hands=["red_9 blue_12 urban_a"],
        screens=["red_8 yellow_20"],
        resources=[2, 0],
        vp=[1, 0],
    )
    view = observe(GAME, state, 0)
    assert BOARD.named(view, "exploit card_red_9") == "Red 9 alone: 2●"
    assert BOARD.named(view, "exploit urban_a") == "Letter A alone: 1● / 1■"
    assert BOARD.named(view, "build urban_a tile_red_8") == "Letter A + Red 8: −1●"
    # Three floors and a step down; the two on it come back.
    assert BOARD.named(view, "build card_red_9 tile_red_8") == "Red 9 + Red 8: −3● 1★"
    # Somebody else's: two floors and another colour, one more than there is.
    assert BOARD.named(view, "build card_blue_12 tile_yellow_20") == "Blue 12 + Yellow 20: −3● !"
    # And four steps down.
    assert BOARD.named(view, "build card_blue_12 tile_red_8") == "Blue 12 + Red 8: −3● 4★ !"
    assert BOARD.named(view, "new_hand") is None


@rule("GK-24")
def test_a_character_tells_what_it_gives() -> None:
    view = observe(GAME, table(), 0)
    text = "Bio-planner (urbanize): 2● 2★ 1■; Urbanize +1★"
    assert BOARD.named(view, "draft char_08") == text


@rule("GK-62")
def test_a_question_about_a_letter_says_which_and_where() -> None:
    state = table(hands=["urban_c"], screens=["red_8"], resources=[3, 0])
    act(state, "build urban_c tile_red_8")
    asked = BOARD.question(observe(GAME, state, 0))
    assert asked == "Where does the letter go? (Letter C, Red 8)"


def test_why_explains_a_gain_line_by_line() -> None:
    said = play(2, "intro", [*["1", "why"] * 60]).flat()
    assert "You get" in said
    assert "GK-56" in said


def test_the_automatic_opponent_has_a_name() -> None:
    ran = whole_game(1, "solo_normal")
    assert "Gosha plays the card" in ran.flat()
    assert "Automaton" not in ran.out


def test_refusals_name_their_rules() -> None:
    lines = ["exploit card_red_20", "build urban_a tile_red_20", "move north", "quit"]
    said = play(2, "intro", lines).flat()
    assert "(GK-32)" in said
    assert "(KV-2)" in said
    assert "(GK-136)" in play(1, "solo_normal", ["new_hand", "quit"]).flat()

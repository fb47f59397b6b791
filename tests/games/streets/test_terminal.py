"""Streets at a terminal: whole games through standard input, and its board."""

from functools import cache
from itertools import count
from random import Random

import pytest
from rich.console import Console

from kvartal.cli.boards import board_for
from kvartal.games.streets.game import GAME
from kvartal.kit.chance import SeededChance, secret_of_seed_number
from kvartal.kit.game import View, observe
from kvartal.words import LANGUAGES
from tests.cli.program import Ran, kvartal
from tests.games.modes import Mode
from tests.games.streets.modes import MODES
from tests.games.streets.positions import do, table
from tests.kit.helpers import config_of
from tests.marks import rule

BOARD = board_for("streets")
FIRST_CHOICES = ["1"] * 600
"""Enough to end a game; what is left over is not read."""
LOOKED_AT = 6
"""Of so many positions one, for drawing takes its time."""
GALLERY = """
student_house 0,0 > A 1
flea_market 1,0 v B 1
starter_home 2,0 v B 2
art_gallery 3,0 v A 3
"""


def play(*arguments: str, lines: list[str]) -> Ran:
    return kvartal("play", "streets", "--bots", "random", "--seed", "5", *arguments, lines=lines)


@cache
def whole_game(number: int) -> Ran:
    mode = MODES[number]
    options = [f"--option={name}={str(value).lower()}" for name, value in mode.options.items()]
    return play("--seats", str(mode.seats), *options, lines=FIRST_CHOICES)


def drawn(view: View, language: str = "en") -> str:
    console = Console(width=80, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(BOARD.draw(view, language))
    return capture.get()


def row(text: str, containing: str) -> list[str]:
    """The words of the only line with this text."""
    (line,) = [line for line in text.splitlines() if containing in line]
    return line.split()


@pytest.mark.parametrize("number", range(len(MODES)), ids=lambda n: MODES[n].why)
def test_a_whole_game_fits_the_screen(number: int) -> None:
    ran = whole_game(number)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert "{" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", [MODES[4], MODES[7]], ids=lambda mode: mode.why)
def test_positions_fit_the_screen(mode: Mode, language: str) -> None:
    chance, rng = SeededChance(secret_of_seed_number(3)), Random(3)
    state = GAME.setup(config_of(GAME, mode.seats, **mode.options), chance)
    for step in count():
        if not (pending := GAME.pending(state)):
            break
        if step % LOOKED_AT == 0:
            text = drawn(observe(GAME, state, pending[0]), language)
            assert all(len(line) <= 80 for line in text.splitlines())
            assert "…" not in text, "something was cut"
        GAME.apply(state, pending[0], GAME.rollout_action(state, pending[0], rng), chance)


def test_the_city_is_a_map_of_numbered_buildings() -> None:
    text = drawn(observe(GAME, table(GALLERY), 0))
    assert row(text, "1>  2v  3v") == ["0", "·", "1>", "2v", "3v", "4v", "·"]
    assert row(text, "-1   0   1") == ["-1", "0", "1", "2", "3", "4"]


def test_a_city_wider_than_the_screen_is_cut_into_bands() -> None:
    wide = "\n".join(
        f"{tile} {3 * x},0 v - 0" for x, tile in enumerate(GAME.components()) if x < 12
    )
    text = drawn(observe(GAME, table(wide), 0))
    assert all(len(line) <= 80 for line in text.splitlines())
    assert "12v" in text


@rule("ST-82", "ST-91")
def test_an_open_street_tells_who_is_there_and_what_it_pays() -> None:
    text = drawn(observe(GAME, table(GALLERY, "vinyl_shop toy_store copy_shop"), 0))
    # 2 for each of the gallery's own symbol and the pointing one of the students, and 3 people
    assert row(text, "Art Gallery") == ["│", "4v", "Art", "Gallery", "H", "you", "H3", "7$"]
    assert "Copy Shop * – What another building in the street is worth" in text
    assert "Toy Store P – 2 $ for each of them in the street: Parent" in text


@rule("ST-123", "ST-130", "ST-202")
def test_signs_and_seekers_are_marked() -> None:
    text = drawn(
        observe(
            GAME,
            table(
                "art_gallery 0,0 v A 1 double\ntoy_store 1,0 v - 0 abandoned +2",
                consultants=["investor", "hacker"],
            ),
            0,
        )
    )
    assert "you ×2" in text
    assert row(text, "Toy Store") == ["│", "2v", "Toy", "Store", "P", "abandoned", "?P2"]
    assert "Investor: When you build, you may put two signs on the tile" in text


def test_tokens_are_counted_with_what_is_left_of_them() -> None:
    state = table(
        "art_gallery 0,0 v A 1",
        tokens=[[1, 0, 2, 0], [0, 3, 0, 0]],
        supply=[11, 9, 10, 12],
        business=True,
    )
    text = drawn(observe(GAME, state, 0))
    assert row(text, "Seat 1")[-4:] == ["0", "3", "0", "0"]
    assert row(text, "to take") == ["to", "take", "11", "9", "10", "12"]
    assert row(text, "Art Gallery")[-1] == "Leisure"


@rule("ST-220", "ST-222")
def test_alone_the_next_tile_lies_open_and_the_grifter_has_a_row() -> None:
    text = drawn(observe(GAME, table(seats=1, money=[4, 20]), 0))
    assert "Next on the stack (11 left):" in text
    assert "Endgame stack: 3 tiles, on top" in text
    assert row(text, "Grifter") == ["Grifter", "20$", "any"]
    assert "Проныра" in drawn(observe(GAME, table(seats=1), 0), "ru")


@rule("ST-200")
def test_what_an_entrepreneur_has_shown_stays_known() -> None:
    city = "chillax_spa 1,0 > B 1\nart_gallery 2,0 v A 1"
    hands = "vinyl_shop toy_store", "shoe_store food_court"
    state = table(city, *hands, consultants=["entrepreneur", "hacker"])
    do(state, "0 build toy_store", "0 place 3,0 w", "0 swap art_gallery vinyl_shop")
    assert "Shown by Seat 0: Vinyl Shop" in drawn(observe(GAME, state, 1))


def test_choices_are_named_as_the_map_has_them() -> None:
    state = table(None, "vinyl_shop toy_store copy_shop")
    view = observe(GAME, state, 0)
    assert BOARD.question(view) == "Choose a tile to build"
    assert BOARD.named(view, "build toy_store") is None
    do(state, "0 build toy_store")
    view = observe(GAME, state, 0)
    assert BOARD.question(view) == "Choose a place, and where its road lies (Toy Store)"
    assert BOARD.named(view, "place -1,0 e") == "-1,0 >"


@rule("ST-113")
def test_who_moves_is_said_with_how_many_are_left() -> None:
    city = """
    chillax_spa 1,0 > A 0
    starter_home 2,0 v B 4
    trendy_lofts 5,0 > A 0
    petting_farm 8,0 > A 0
    """
    state = table(city, "concept_store")
    do(state, "0 build concept_store", "0 place 3,0 w")
    assert BOARD.question(observe(GAME, state, 0)).endswith("(4 parents)")
    do(state, "0 move petting_farm")
    assert BOARD.question(observe(GAME, state, 0)).endswith("(3 parents)")


def test_why_explains_an_income_line_by_line() -> None:
    said = play("--seats", "2", lines=[*["1", "why"] * 60, "quit"]).flat()
    assert "You get " in said
    assert "ST-82 " in said


def test_refusals_name_their_rules() -> None:
    lines = ["build city_park", "place 0,1 e", "1", "place 0,0 e", "place 9,9 e", "place 0,1 n"]
    said = play("--seats", "2", "--option", "first=0", lines=[*lines, "quit"]).flat()
    for refused in ("(KV-2)", "(ST-62)", "(ST-63)", "(ST-64)"):
        assert refused in said


def test_the_score_sheet_calls_the_grifter_by_its_name() -> None:
    said = whole_game(5).flat()
    assert "Grifter" in said
    assert "Automaton" not in said

"""Welcome To… at a terminal: whole games, alone and in the draft, read as a player would."""

from functools import cache

import pytest

from kvartal.cli.boards import board_for
from kvartal.games.catalogue import GAMES
from kvartal.kit.game import Config, View
from tests.cli.program import Ran, kvartal
from tests.marks import rule

FIRST_CHOICES = ["1"] * 400
"""Enough to end a game; what is left over is not read."""
ALONE = ("--seats", "1")
DRAFT = ("--seats", "3", "--option", "draft_rules=true")
EXPERT = ("--option", "expert_variant=true")


def play(*arguments: str, lines: list[str]) -> Ran:
    return kvartal("play", "welcome", "--bots", "random", "--seed", "5", *arguments, lines=lines)


@cache
def whole_game(*table: str) -> Ran:
    return play(*table, lines=FIRST_CHOICES)


@pytest.mark.parametrize("table", [ALONE, DRAFT])
def test_a_whole_game_fits_the_screen(table: tuple[str, ...]) -> None:
    ran = whole_game(*table)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())


@rule("WT-146")
def test_alone_nobody_is_beaten() -> None:
    last = whole_game(*ALONE).out.splitlines()[-1]
    assert last.startswith("You have ")
    assert last.endswith(" points.")


@rule("WT-139", "WT-149")
@pytest.mark.parametrize("table", [ALONE, (*ALONE, *EXPERT), DRAFT, (*DRAFT, *EXPERT)])
def test_a_hand_of_three_is_asked_for_two_different_cards(table: tuple[str, ...]) -> None:
    said = play(*table, lines=["quit"]).flat()
    assert "Choose one card for its number and another for its effect" in said
    assert "a number with its effect" not in said


def test_of_the_piles_a_number_is_chosen_with_the_effect_beside_it() -> None:
    assert "Choose a number with its effect" in play("--seats", "2", lines=["quit"]).flat()


def test_the_sheet_names_its_places_and_signs() -> None:
    drawn = play("--seats", "1", lines=["quit"]).out
    places, first, pools, *_ = drawn[drawn.index("Seat 0 (you)\n") :].splitlines()[1:]
    assert places.split() == [str(place) for place in range(1, 13)]
    assert first.endswith("|  parks 0/3")
    assert [places.split()[at] for at in (2, 6, 7)] == [
        places[column - 1 : column + 1].strip() for column, sign in enumerate(pools) if sign == "~"
    ]
    assert "| fence   ~ pool to build   ≈ pool" in drawn
    assert "estate values  1: 1  2: 2  3: 3  4: 4  5: 5  6: 6" in drawn


def test_roundabouts_have_a_column_and_choices_in_the_expert_variant_alone() -> None:
    plain = play("--seats", "2", lines=["quit"]).out
    expert = play("--seats", "2", "--option", "expert_variant=true", lines=["choices 3.5", "quit"])
    assert "round." not in plain
    assert "round." in expert.out
    asked = expert.out[expert.out.index("Choose a number") :]
    assert "Roundabout on house 1.1 " in asked
    assert "Roundabout on house 1.2 " not in asked
    assert "31 more: `choices` lists all" in asked
    assert "Roundabout on house 3.5" in asked


def test_a_gain_is_told_once_with_its_rule() -> None:
    option = ("--option", "expert_variant=true")
    said = play("--seats", "2", *option, lines=["roundabout 2.6", "why", "undo", "quit"]).flat()
    assert "You build a roundabout on 2.6 (Roundabouts: −3) (WT-165)" in said
    assert "WT-165 Bis, roundabouts, refusals" in said
    assert "Taken back: Roundabout on house 2.6" in said


def test_own_cards_are_told_once_in_the_draft() -> None:
    said = whole_game(*DRAFT).flat()
    assert "Your new cards: " in said
    assert "You are dealt" not in said
    assert "Seat 1 is dealt" in said
    passed = said.count("You pass a card to Seat 2: ")
    assert passed == said.count("passes you a card: ") > 0
    assert said.count("You discard ") == passed


def test_refusals_name_their_rules() -> None:
    said = play("--seats", "2", lines=["refuse", "1", "write 17 1.1", "claim 1", "quit"]).flat()
    assert "(WT-58)" in said
    assert "(WT-40)" in said or "(WT-87)" in said
    assert "(KV-2)" in said


def test_cards_are_named_by_what_is_printed_on_them() -> None:
    named = board_for("welcome").named
    common = View(
        Config(2, GAMES["welcome"].options()),
        0,
        {"numbers": ["c_01_park_a", "c_05_park_a", "c_03_bis_a"], "effects": ["c_05_fence_a"] * 3},
        {},
    )
    alone = View(common.config, 0, {"drawn": ["c_01_fence_a", "c_03_pool_a", "c_05_park_a"]}, {})
    assert named(common, "take 2") == "5 with Fence"
    assert named(alone, "play 3 1") == "5 with Fence"
    assert named(common, "write 5 1.1") is None

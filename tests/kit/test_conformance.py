"""The proof kit passes games that keep the contract, and catches each way of breaking it."""

from typing import Any

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.kit.conformance import check_game, configs, fingerprint, fingerprints_elsewhere
from kvartal.kit.conformance.__main__ import modes
from tests.kit.broken import BROKEN, FewSeats


@pytest.mark.parametrize(
    ("broken", "check", "words"), BROKEN, ids=lambda x: getattr(x, "__name__", None)
)
def test_a_broken_game_is_caught(broken: type[Any], check: str, words: str) -> None:
    problems: list[str] = []
    for seed in range(0, 64, 8):
        findings = check_game(broken(), games=8, seed=seed, moments=7)
        problems += [str(finding) for finding in findings if finding.check == check]
        if any(words in problem for problem in problems):
            break
    assert any(words in problem for problem in problems), problems


def test_a_sound_game_is_not_accused() -> None:
    assert check_game(FewSeats(), games=32) == []


def test_a_finding_says_how_to_see_it_again() -> None:
    broken, check, _ = BROKEN[0]
    (finding, *_) = check_game(broken(), games=3, seed=11)
    again = check_game(broken(), games=3, seed=11)[0]
    assert finding == again
    assert f"seed {finding.seed}" in str(finding)
    assert check in str(finding)


def test_configs_have_the_fewest_and_the_most_seats_and_all_options() -> None:
    tried = configs(GAMES["neighbours"])
    assert {config.seats for config in tried} == {2, 3, 4, 5}
    assert {config.options.to_json()["fairs"] for config in tried} == {True, False}
    assert {config.seats for config in configs(GAMES["plots"])} >= {2, 100}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["plots", "neighbours"])
def test_the_examples_keep_everything(name: str) -> None:
    assert check_game(GAMES[name], games=200) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["plots", "neighbours"])
def test_the_same_under_five_hash_seeds_and_with_the_global_generator_disturbed(name: str) -> None:
    here = fingerprint(GAMES[name])
    assert fingerprint(GAMES[name], disturb=1) == here
    assert fingerprint(GAMES[name], disturb=2) == here
    locator = f"kvartal.games.{name}.game:GAME"
    assert fingerprints_elsewhere(locator, hash_seeds=[0, 1, 2, 3, 4]) == {here}


def test_a_mode_is_a_value_of_that_option_or_a_combination_of_all() -> None:
    assert modes(GAMES["happy_city"]) == 3  # family, junior, expert
    assert modes(GAMES["welcome"]) == 4  # with and without draft rules, with and without expert

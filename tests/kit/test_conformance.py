"""The proof kit passes games that keep the contract, and catches each way of breaking it."""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.games.plots.state import PlotsOptions
from kvartal.kit.conformance import check_game, configs
from kvartal.kit.conformance.__main__ import modes
from kvartal.kit.options import Options
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


def test_configs_of_certain_options_have_these_and_no_others() -> None:
    """Numbers between the least and the greatest are tried when they are asked for."""
    seven = PlotsOptions(rounds=7)
    assert {config.seats for config in configs(GAMES["plots"], seven)} >= {2, 100}
    assert all(config.options == seven for config in configs(GAMES["plots"], seven))


@dataclass(slots=True)
class SomeModes(Options):
    mode: Literal["plain", "long", "hard"] = "plain"
    fast: bool = False


@dataclass(slots=True)
class SomeFlags(Options):
    fast: bool = False
    hard: bool = False


class WithModes(FewSeats):
    options: ClassVar[type[Options]] = SomeModes


class WithFlags(FewSeats):
    options: ClassVar[type[Options]] = SomeFlags


def test_a_mode_is_a_value_of_that_option_or_a_combination_of_all() -> None:
    assert modes(WithModes()) == 3
    assert modes(WithFlags()) == 4

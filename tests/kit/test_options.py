"""Options describe themselves and refuse what they are not."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pytest

from kvartal.kit.options import Between, OptionError, Options, describe, parse, possible


@dataclass(slots=True)
class Harbour(Options):
    mode: Literal["family", "expert"] = "family"
    storms: bool = False
    rounds: Annotated[int, Between(1, 10)] = 4


def test_a_form_can_be_drawn_from_options() -> None:
    assert describe(Harbour) == [
        {"id": "mode", "kind": "choice", "values": ["family", "expert"], "default": "family"},
        {"id": "storms", "kind": "flag", "default": False},
        {"id": "rounds", "kind": "number", "least": 1, "most": 10, "default": 4},
    ]


def test_what_is_not_given_has_its_default() -> None:
    assert parse(Harbour, {"mode": "expert"}) == Harbour("expert", False, 4)
    assert parse(Harbour, {}).to_json() == {"mode": "family", "storms": False, "rounds": 4}


@pytest.mark.parametrize(
    "given",
    [{"mode": "x"}, {"storms": 1}, {"rounds": 0}, {"rounds": 11}, {"rounds": True}, {"speed": 1}],
)
def test_strange_values_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        parse(Harbour, given)


def test_possible_options_have_all_choices_and_the_ends_of_ranges() -> None:
    every = list(possible(Harbour))
    assert {options.mode for options in every} == {"family", "expert"}
    assert {options.rounds for options in every} >= {1, 4, 10}
    assert len(every) == len({str(options) for options in every}) == 2 * 2 * 4

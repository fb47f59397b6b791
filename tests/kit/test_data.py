"""Plain data: to JSON and back, and nothing that does not fit."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kvartal.kit.data import DataError, canonical, dump, load


@dataclass(slots=True)
class Inner:
    number: int
    texts: list[str]


@dataclass(slots=True)
class Outer:
    mode: Literal["a", "b"]
    maybe: Inner | None
    by_name: dict[str, Inner]
    level: Annotated[int, "note"]
    flag: bool


inners = st.builds(Inner, st.integers(), st.lists(st.text()))
outers = st.builds(
    Outer,
    st.sampled_from(["a", "b"]),
    st.none() | inners,
    st.dictionaries(st.text(), inners),
    st.integers(),
    st.booleans(),
)


@given(outers)
def test_data_survives_dump_and_load(outer: Outer) -> None:
    assert load(Outer, dump(outer)) == outer


GOOD: dict[str, Any] = {"mode": "a", "maybe": None, "by_name": {}, "level": 1, "flag": True}


@pytest.mark.parametrize(
    "change",
    [
        {"mode": "c"},
        {"mode": 1},
        {"maybe": {"number": 1}},
        {"maybe": {"number": "1", "texts": []}},
        {"by_name": []},
        {"by_name": {"x": {"number": 1, "texts": [1]}}},
        {"level": True},
        {"level": "1"},
        {"flag": 1},
        {"extra": 1},
    ],
)
def test_what_does_not_fit_is_refused(change: dict[str, Any]) -> None:
    assert load(Outer, GOOD).mode == "a"
    with pytest.raises(DataError):
        load(Outer, {**GOOD, **change})


def test_only_plain_data_is_dumped() -> None:
    with pytest.raises(DataError, match="set is not plain data"):
        dump({1, 2})
    with pytest.raises(DataError, match="no way to load"):
        load(float, 1)


def test_canonical_text_is_one_for_equal_values() -> None:
    assert canonical({"b": [1, True], "a": "ї"}) == '{"a":"\\u0457","b":[1,true]}'

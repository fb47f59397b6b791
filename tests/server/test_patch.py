"""A patch of JSON values does what RFC 6902 says."""

import copy
from collections.abc import Callable
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kvartal.server.node.patch import is_same, patch

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(0, 3)
    | st.sampled_from([0.0, 1.0])
    | st.sampled_from(["", "a", "b/c", "~"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["a", "b/c", "d~e", ""]), inner, max_size=4)
    ),
    max_leaves=12,
)


def apply(value: Any, operations: list[dict[str, Any]]) -> Any:
    """Written from the RFC, not from the code under test."""
    document = {"root": copy.deepcopy(value)}
    for operation in operations:
        keys = ["root", *operation["path"].split("/")[1:]]
        keys = [key.replace("~1", "/").replace("~0", "~") for key in keys]
        place: Any = document
        for key in keys[:-1]:
            place = place[int(key)] if isinstance(place, list) else place[key]
        last: Any = keys[-1]
        if isinstance(place, list):
            last = len(place) if last == "-" else int(last)
        match operation["op"]:
            case "remove":
                del place[last]
            case "replace":
                assert isinstance(place, list) or last in place
                place[last] = operation["value"]
            case "add" if isinstance(place, list):
                place.insert(last, operation["value"])
            case "add":
                place[last] = operation["value"]
    return document["root"]


def same(one: Any, other: Any) -> bool:
    """Equal as JSON: here `1` and `true` differ."""
    return repr(_sorted(one)) == repr(_sorted(other))


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value)}
    return [_sorted(item) for item in value] if isinstance(value, list) else value


@given(values, values)
def test_a_patch_leads_from_one_value_to_the_other(before: Any, after: Any) -> None:
    assert same(apply(before, patch(before, after)), after)


@given(values)
def test_nothing_is_said_about_what_is_the_same(value: Any) -> None:
    assert patch(value, copy.deepcopy(value)) == []


@given(values)
def test_numbers_that_become_true_or_false_are_told(value: Any) -> None:
    """Python takes True for 1 and 1 for 1.0; browsers do not."""
    for change in (lambda n: bool(n) if n in (0, 1) else n, float):
        after = _changed(value, change)
        assert same(apply(value, patch(value, after)), after)


def _changed(value: Any, change: Callable[[Any], Any]) -> Any:
    if isinstance(value, dict):
        return {key: _changed(inside, change) for key, inside in value.items()}
    if isinstance(value, list):
        return [_changed(inside, change) for inside in value]
    return change(value) if isinstance(value, int | float) else value


@given(values)
def test_the_order_of_keys_is_no_change(value: Any) -> None:
    assert patch(value, _turned(value)) == []


def _turned(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _turned(value[key]) for key in reversed(value)}
    return [_turned(inside) for inside in value] if isinstance(value, list) else value


def test_true_is_not_one_at_any_depth() -> None:
    inside = [{"op": "replace", "path": "/players/1/seen", "value": True}]
    before, after = {"players": [{}, {"seen": 1}]}, {"players": [{}, {"seen": True}]}
    assert patch(before, after) == inside
    assert not is_same(before, after)
    assert is_same(before, copy.deepcopy(before))


def test_a_change_deep_inside_is_small() -> None:
    before = {"players": [{"coins": 3, "cards": ["a"]}, {"coins": 4, "cards": []}]}
    after = {"players": [{"coins": 3, "cards": ["a", "b"]}, {"coins": 6, "cards": []}]}
    assert patch(before, after) == [
        {"op": "add", "path": "/players/0/cards/1", "value": "b"},
        {"op": "replace", "path": "/players/1/coins", "value": 6},
    ]


def test_a_card_taken_from_the_midst_of_a_list_is_one_step() -> None:
    assert patch(list("abcdef"), list("abdef")) == [{"op": "remove", "path": "/2"}]
    assert patch(list("abdef"), list("abcdef")) == [{"op": "add", "path": "/2", "value": "c"}]


def test_a_list_that_is_mostly_new_is_replaced_as_a_whole() -> None:
    whole = [{"op": "replace", "path": "/sheets", "value": ["a", "b", "c", "4"]}]
    assert patch({"sheets": ["1", "2", "3", "4"]}, {"sheets": ["a", "b", "c", "4"]}) == whole


def test_a_list_with_a_few_new_places_is_not() -> None:
    places = [{"op": "replace", "path": f"/{place}", "value": "a"} for place in (0, 1)]
    assert patch(["1", "2", "3", "4"], ["a", "a", "3", "4"]) == places
    inside = [{"op": "replace", "path": "/0/x", "value": 2}]
    assert patch([{"x": 1, "y": [1]}], [{"x": 2, "y": [1]}]) == inside

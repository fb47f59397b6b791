"""The difference between two JSON values, as a JSON Patch (RFC 6902)."""

from collections.abc import Iterator
from typing import Any


def patch(before: Any, after: Any, path: str = "") -> list[dict[str, Any]]:
    """What to do to `before` to get `after`. Lists are compared place by place."""
    return list(_differences(before, after, path))


def _differences(before: Any, after: Any, path: str) -> Iterator[dict[str, Any]]:
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _in_dicts(before, after, path)
    elif isinstance(before, list) and isinstance(after, list) and before and after:
        yield from _in_lists(before, after, path)
    elif before != after or type(before) is not type(after):
        yield {"op": "replace", "path": path, "value": after}


def _in_dicts(before: dict[str, Any], after: dict[str, Any], path: str) -> Iterator[dict[str, Any]]:
    for key, value in before.items():
        here = f"{path}/{key.replace('~', '~0').replace('/', '~1')}"
        if key in after:
            yield from _differences(value, after[key], here)
        else:
            yield {"op": "remove", "path": here}
    for key, value in after.items():
        if key not in before:
            here = f"{path}/{key.replace('~', '~0').replace('/', '~1')}"
            yield {"op": "add", "path": here, "value": value}


def _in_lists(before: list[Any], after: list[Any], path: str) -> Iterator[dict[str, Any]]:
    """Place by place; where something came or went, only between the ends that are alike."""
    start, old_end, new_end = 0, len(before), len(after)
    if old_end != new_end:
        while start < min(old_end, new_end) and _same(before[start], after[start]):
            start += 1
        while start < min(old_end, new_end) and _same(before[old_end - 1], after[new_end - 1]):
            old_end -= 1
            new_end -= 1
    both = min(old_end, new_end)
    for index in range(start, both):
        yield from _differences(before[index], after[index], f"{path}/{index}")
    for index in range(old_end - 1, both - 1, -1):
        yield {"op": "remove", "path": f"{path}/{index}"}
    for index in range(both, new_end):
        yield {"op": "add", "path": f"{path}/{index}", "value": after[index]}


def _same(before: Any, after: Any) -> bool:
    """Also in type, inside as well."""
    return next(_differences(before, after, ""), None) is None

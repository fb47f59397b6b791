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
    for index, (old, new) in enumerate(zip(before, after, strict=False)):
        yield from _differences(old, new, f"{path}/{index}")
    for value in after[len(before) :]:
        yield {"op": "add", "path": f"{path}/-", "value": value}
    for index in range(len(before) - 1, len(after) - 1, -1):
        yield {"op": "remove", "path": f"{path}/{index}"}

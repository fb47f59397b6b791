"""The difference between two JSON values, as a JSON Patch (RFC 6902)."""

from typing import Any

import msgspec

Operation = dict[str, Any]

_encode = msgspec.json.Encoder().encode


def patch(before: Any, after: Any) -> list[Operation]:
    """What to do to `before` to get `after`. (Paths grow on the way back: most of what
    is compared is alike and needs none.)"""
    if before is after:
        return []
    kind = type(before)
    if kind is not type(after):
        return [_replaced(after)]
    if kind is not dict and kind is not list:
        return [] if before == after else [_replaced(after)]
    # The first comparison is the quickest there is, but takes True for 1.
    if before == after and _encode(before) == _encode(after):
        return []
    if kind is dict:
        return _in_dicts(before, after)
    return _in_lists(before, after) if before and after else [_replaced(after)]


def is_same(one: Any, other: Any) -> bool:
    """As JSON, where True is not 1."""
    return one == other and not patch(one, other)


def _in_dicts(before: dict[str, Any], after: dict[str, Any]) -> list[Operation]:
    found: list[Operation] = []
    for key, value in before.items():
        if key not in after:
            found.append({"op": "remove", "path": f"/{_escaped(key)}"})
        elif inside := patch(value, after[key]):
            found += _under(_escaped(key), inside)
    for key, value in after.items():
        if key not in before:
            found.append({"op": "add", "path": f"/{_escaped(key)}", "value": value})
    return found


def _in_lists(before: list[Any], after: list[Any]) -> list[Operation]:
    """Place by place, unless nearly all places are new; where something came or went, only between
    the ends that are alike."""
    start, old_end, new_end = 0, len(before), len(after)
    if old_end != new_end:
        while start < min(old_end, new_end) and not patch(before[start], after[start]):
            start += 1
        while start < min(old_end, new_end) and not patch(before[old_end - 1], after[new_end - 1]):
            old_end -= 1
            new_end -= 1
    both = min(old_end, new_end)
    found: list[Operation] = []
    for index in range(start, both):
        old, new = before[index], after[index]
        if old is not new and (inside := patch(old, new)):
            found += _under(index, inside)
    for index in range(old_end - 1, both - 1, -1):
        found.append({"op": "remove", "path": f"/{index}"})
    for index in range(both, new_end):
        found.append({"op": "add", "path": f"/{index}", "value": after[index]})
    return [_replaced(after)] if _is_mostly_new(found, after) else found


def _is_mostly_new(found: list[Operation], after: list[Any]) -> bool:
    """Then the whole list is shorter than its places one by one."""
    if 4 * len(found) < 3 * len(after):
        return False
    return all(one["op"] == "replace" and one["path"].count("/") == 1 for one in found)


def _replaced(value: Any) -> Operation:
    return {"op": "replace", "path": "", "value": value}


def _under(key: str | int, found: list[Operation]) -> list[Operation]:
    for operation in found:
        operation["path"] = f"/{key}{operation['path']}"
    return found


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")

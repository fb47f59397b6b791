"""Plain data: JSON values, one canonical text for each, and dataclasses to and from them.

States, options and facts are dataclasses of ints, strings, bools, lists, string-keyed dicts
and further dataclasses. Their fields' types are all that is needed to write and read them.
"""

import ast
import dataclasses
import json
import sys
import types
import typing
from collections.abc import Mapping
from typing import Any, TypeVar

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
JsonDict = dict[str, Json]
JsonObject = Mapping[str, Any]
"""A JSON object with types of its own: a `TypedDict`."""
T = TypeVar("T")


class DataError(ValueError):
    """A JSON value does not fit the type it should become."""


_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def canonical(value: object) -> str:
    """The one text of a JSON value: sorted keys, no spaces, ASCII."""
    return _ENCODER.encode(value)


def dump(value: object) -> Json:
    """A dataclass, list or plain value as a JSON value."""
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return {key: dump(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {name: dump(getattr(value, name)) for name in field_types(type(value))}
    raise DataError(f"{type(value).__name__} is not plain data")


def dump_dict(value: object) -> JsonDict:
    """A dataclass or dict as a JSON object."""
    dumped = dump(value)
    assert isinstance(dumped, dict)
    return dumped


def load(kind: type[T], value: Json) -> T:
    """The inverse of `dump`: builds a `kind`, and refuses whatever does not fit it exactly."""
    return typing.cast(T, _load(kind, value))


_PLAIN = (bool, int, str)
_FIELD_TYPES: dict[type, dict[str, Any]] = {}


def field_types(kind: type) -> dict[str, Any]:
    """The fields of a dataclass with their types, in order."""
    known = _FIELD_TYPES.get(kind)
    if known is None:
        for base in kind.__mro__:
            if "__mypyc_attrs__" in vars(base):
                base.__annotations__ = _annotations_in_source(base)
        hints = typing.get_type_hints(kind, include_extras=True)
        known = {field.name: hints[field.name] for field in dataclasses.fields(kind)}
        _FIELD_TYPES[kind] = known
    return known


def _annotations_in_source(kind: type) -> dict[str, str]:
    """For classes compiled by mypyc, which know a `list[int]` as `list` and a `Literal` not at all:
    what the source, which lies beside them, says."""
    from pathlib import Path  # noqa: PLC0415 (slow to import, and only needed here)

    compiled = sys.modules[kind.__module__].__file__
    assert compiled is not None
    source = Path(compiled).with_name(f"{kind.__module__.rpartition('.')[2]}.py")
    return {
        ast.unparse(field.target): ast.unparse(field.annotation)
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
        for field in node.body
        if isinstance(field, ast.AnnAssign)
    }


def _load(kind: Any, value: Any) -> Any:
    origin = typing.get_origin(kind)
    if origin is typing.Annotated:
        return _load(typing.get_args(kind)[0], value)
    if origin is typing.Literal:
        if any(value == choice and type(value) is type(choice) for choice in typing.get_args(kind)):
            return value
        raise DataError(f"{value!r} is none of {typing.get_args(kind)}")
    if origin in (typing.Union, types.UnionType):
        return _load_union(typing.get_args(kind), value)
    if origin is list:
        (item_kind,) = typing.get_args(kind)
        if item_kind in _PLAIN and all(type(item) is item_kind for item in _expect(list, value)):
            return value[:]
        return [_load(item_kind, item) for item in _expect(list, value)]
    if origin is dict:
        item_kind = typing.get_args(kind)[1]
        return {key: _load(item_kind, item) for key, item in _expect(dict, value).items()}
    if dataclasses.is_dataclass(kind):
        return _load_dataclass(kind, value)
    if kind in _PLAIN:
        return _expect(kind, value)
    raise DataError(f"no way to load {kind!r}")


def _load_union(kinds: tuple[Any, ...], value: Any) -> Any:
    if value is None and type(None) in kinds:
        return None
    for kind in kinds:
        if kind is not type(None):
            try:
                return _load(kind, value)
            except DataError:
                continue
    raise DataError(f"{value!r} fits none of {kinds}")


def _load_dataclass(kind: Any, value: Any) -> Any:
    fields = field_types(kind)
    given = _expect(dict, value)
    if given.keys() != fields.keys():
        raise DataError(f"{kind.__name__} has fields {list(fields)}, not {list(given)}")
    return kind(**{name: _load(fields[name], given[name]) for name in fields})


def _expect(kind: type, value: Any) -> Any:
    if type(value) is not kind:
        raise DataError(f"{value!r} is not {kind.__name__}")
    return value

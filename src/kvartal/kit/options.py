"""Options of a game: a dataclass whose fields describe themselves.

    @dataclass(slots=True)
    class HarbourOptions(Options):
        mode: Literal["family", "expert"] = "family"
        storms: bool = False
        rounds: Annotated[int, Between(1, 10)] = 4

From the types alone a form can be drawn (`describe`), a stranger's input checked (`parse`) and
every value tried (`possible`).
"""

import itertools
import typing
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any, TypeVar

from kvartal.kit.data import DataError, Json, JsonDict, dump_dict, field_types, load

OptionsT = TypeVar("OptionsT", bound="Options")


@dataclass(slots=True)
class Options:
    """What is chosen before a game, apart from the number of seats. Every field has a default."""

    def to_json(self) -> JsonDict:
        return dump_dict(self)


class Between:
    """The range of a whole-number option, both ends included."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most


class OptionError(ValueError):
    """An option that the game does not have, or a value that it does not take."""


def describe(kind: type[Options]) -> list[JsonDict]:
    """For each option: id, kind (`choice`, `flag` or `number`), values and default."""
    return [_describe_field(kind, name, hint) for name, hint in field_types(kind).items()]


def parse(kind: type[OptionsT], given: Mapping[str, Json]) -> OptionsT:
    """Options from outside; what is not given has its default."""
    value: JsonDict = {field["id"]: field["default"] for field in describe(kind)}  # type: ignore[misc]
    for name, choice in given.items():
        if name not in value:
            raise OptionError(f"there is no option {name!r}")
        value[name] = choice
    try:
        options = load(kind, value)
    except DataError as error:
        raise OptionError(str(error)) from error
    for name, hint in field_types(kind).items():
        chosen = getattr(options, name)
        if chosen not in _values(hint):
            raise OptionError(f"option {name} cannot be {chosen!r}")
    return options


def possible(kind: type[OptionsT]) -> Iterator[OptionsT]:
    """All options a game can have. Long ranges give their ends, default and a middle."""
    names = list(field_types(kind))
    choices = [_sample(kind, name) for name in names]
    for combination in itertools.product(*choices):
        yield kind(**dict(zip(names, combination, strict=True)))


def _sample(kind: type[Options], name: str) -> list[Any]:
    values = _values(field_types(kind)[name])
    if len(values) <= 4:
        return list(values)
    return sorted({values[0], values[len(values) // 2], values[-1], _default(kind, name)})


def _values(hint: Any) -> typing.Sequence[Any]:
    if hint is bool:
        return (False, True)
    if typing.get_origin(hint) is typing.Literal:
        return typing.get_args(hint)
    if typing.get_origin(hint) is typing.Annotated:
        bounds = typing.get_args(hint)[1]
        if isinstance(bounds, Between):
            return range(bounds.least, bounds.most + 1)
    raise TypeError(f"an option is a Literal, a bool or Annotated[int, Between(…)], not {hint!r}")


def _default(kind: type[Options], name: str) -> Any:
    for field in fields(kind):
        if field.name == name and field.default is not MISSING:
            return field.default
    raise TypeError(f"option {name} has no default")


def _describe_field(kind: type[Options], name: str, hint: Any) -> JsonDict:
    values = _values(hint)
    described: JsonDict = {"id": name, "default": _default(kind, name)}
    if hint is bool:
        described["kind"] = "flag"
    elif isinstance(values, range):
        described.update(kind="number", least=values[0], most=values[-1])
    else:
        described.update(kind="choice", values=list(values))
    return described

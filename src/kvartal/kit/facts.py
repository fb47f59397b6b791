"""Facts: what happened, as ids and numbers, for everybody or for named seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, Any, ClassVar, Literal, Protocol, get_args, get_origin

from kvartal.kit.data import JsonDict, dump, dump_dict, field_types
from kvartal.kit.lines import Line

SeatNumber = Annotated[int, "seat"]
ComponentId = Annotated[str, "component"]
"""What a number or a text in a fact stands for, so that whoever makes a sentence of it need not
guess: a seat has a name, a component one in every language."""

Opens = Literal["", "round", "turn", "step"]
Quiet = Literal["", "always", "to_its_seat"]
Staged = Literal["", "aside", "together"]


@dataclass(slots=True)
class Fact:
    """Something that happened. Games subclass it, as dataclasses; `kind` names it for ever.

    Where knowledge differs there are two facts: `drew(seat, count)` for all and
    `drew_cards(seat, cards)` for the one who looks at them.
    """

    kind: ClassVar[str] = ""

    # How it is told, the same in every log, voice and forecast.
    opens: ClassVar[Opens] = ""
    """What begins with it: a heading of its own (`round`), a new line and no word (`turn`), or
    something small that need not be foretold (`step`)."""
    quiet: ClassVar[Quiet] = ""
    """To whom it goes without saying."""
    notable: ClassVar[bool] = False
    """Told of everybody, however large the table."""
    staged: ClassVar[Staged] = ""
    """How others see it happen: as a deed of its seat, as something on the way to one (`aside`:
    seen, not named), or to all seats at once (`together`)."""
    is_price: ClassVar[bool] = False
    """Its lines are what something cost."""
    twin: ClassVar[str] = ""
    """The kind of the private fact, told right after, that says the same and more."""

    def to_json(self) -> JsonDict:
        return {"kind": self.kind, **dump_dict(self)}


def facts_in(module: ModuleType) -> list[type[Fact]]:
    """All facts that a game's module defines, in order."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Fact) and kind is not Fact
    ]


def roles(kind: type[Fact]) -> dict[str, str]:
    """For each field of a fact what it is: `seat`, `component`, `line`, `number`, `text` or `flag`;
    with `s` at the end for a list of them."""
    return {name: _role(hint) for name, hint in field_types(kind).items()}


def _role(hint: Any) -> str:
    if get_origin(hint) is list:
        return _role(get_args(hint)[0]) + "s"
    if get_origin(hint) is Annotated:
        return str(get_args(hint)[1])
    return {int: "number", str: "text", bool: "flag", Line: "line"}[hint]


class Tell(Protocol):
    """Where facts go. Without `only`, everybody may know."""

    def __call__(self, fact: Fact, only: Sequence[int] | None = None) -> None: ...


@dataclass(slots=True)
class Told:
    """A fact and whom it was told; `only` is None for everybody."""

    fact: Fact
    only: list[int] | None

    def is_for(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know it?"""
        return self.only is None or seat in self.only

    def to_json(self) -> JsonDict:
        return {"only": dump(self.only), **self.fact.to_json()}


class Log:
    """A `Tell` that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    def __call__(self, fact: Fact, only: Sequence[int] | None = None) -> None:
        self.told.append(Told(fact, None if only is None else sorted(only)))

    def known_to(self, seat: int | None) -> list[Fact]:
        return [told.fact for told in self.told if told.is_for(seat)]

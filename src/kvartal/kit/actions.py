"""Actions: one answer to one question, and its text."""

import re
from collections.abc import Iterable
from typing import ClassVar, Self

NOTATION = re.compile(r"[a-z][a-z0-9_]*( [a-z0-9_,.:+-]+)*")


class Action:
    """A decision a player can make. Games subclass it with typed attributes:

        class Buy(Action):
            def __init__(self, card: int) -> None:
                super().__init__("buy", CARDS[card].id)
                self.card = card

        BUY = [Buy(card) for card in range(len(CARDS))]     # made once, shared ever after

    The notation says all: equal notation, equal action. It is short and belongs to no language.
    """

    ordered: ClassVar[bool] = False
    """True only where a rule gives weight to who acts first among seats that act at once. Ordered
    actions may depend on each other, never on the other actions of the same stage."""

    aside: ClassVar[bool] = False
    """Beside what is asked, and often in dozens: where choices are listed, a few will do."""

    words: ClassVar[tuple[tuple[str, str], ...]] = ()
    """What follows the kind in the notation, each with its role (`seat`, `component`, `number`, as
    in `kit.facts`): `(("card", "component"),)` for `buy dairy`."""

    def __new__(cls, *_: object, **__: object) -> Self:
        # Spelt out because mypyc's own would ask for the arguments again when one is unpickled.
        return super().__new__(cls)

    def __init__(self, kind: str, *words: str | int) -> None:
        self.kind = kind
        self.notation = " ".join([kind, *map(str, words)])

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.notation == other.notation)

    def __hash__(self) -> int:
        return hash(self.notation)

    def __repr__(self) -> str:
        return f"<{self.notation}>"


class NotationError(ValueError):
    """A text is no action of this game."""


class Notation:
    """Reads actions of one game: the texts of all actions of its space."""

    def __init__(self, space: Iterable[Action]) -> None:
        self._by_text = {action.notation: action for action in space}

    def parse(self, text: str) -> Action:
        action = self._by_text.get(text)
        if action is None:
            raise NotationError(f"no action is written {text[:60]!r}")
        return action

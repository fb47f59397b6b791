"""Every decision of Happy City."""

from typing import ClassVar

from kvartal.games.happy_city.components import (
    BUILDINGS,
    COLOURED_MARKETS,
    DECKS,
    DWELLINGS,
    EXPERTS,
    ID,
    SPECIALS,
)
from kvartal.kit.actions import Action

MOST_SEATS = 5


class CardAction(Action):
    """A decision for one card."""

    words: ClassVar[tuple[tuple[str, str], ...]] = (("card", "component"),)

    def __init__(self, kind: str, card: int) -> None:
        super().__init__(kind, ID[card])
        self.card = card


class Draft(CardAction):
    """Take a market (HC-133)."""


class Discard(CardAction):
    """Lay off a card of the display (HC-60)."""


class Buy(CardAction):
    """Buy a display card or a dwelling (HC-70, HC-71)."""


class Take(CardAction):
    """Take a special building (HC-80)."""


class Copy(CardAction):
    """Let the Sphinx copy an opponent's special building (HC-151)."""


class Reveal(Action):
    """Turn the top card of a deck (HC-64)."""

    words: ClassVar[tuple[tuple[str, str], ...]] = (("deck", "number"),)

    def __init__(self, deck: int) -> None:
        super().__init__("reveal", deck + 1)
        self.deck = deck


class SeatAction(Action):
    """A decision for one other seat."""

    words: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)

    def __init__(self, kind: str, seat: int) -> None:
        super().__init__(kind, seat)
        self.seat = seat


class Louvre(SeatAction):
    """Whose income the Louvre pays again (HC-162)."""


class Pyramid(SeatAction):
    """Whose card the Great Pyramid copies (HC-140)."""


class Plain(Action):
    """A decision that needs no more words: keep (no discard), pass, decline, refuse."""


DRAFT: dict[int, Action] = {n: Draft("draft", n) for n in COLOURED_MARKETS}
DISCARD: dict[int, Action] = {n: Discard("discard", n) for n in BUILDINGS}
BUY: dict[int, Action] = {n: Buy("buy", n) for n in (*BUILDINGS, *DWELLINGS)}
TAKE: dict[int, Action] = {n: Take("take", n) for n in (*SPECIALS, *EXPERTS)}
COPY: dict[int, Action] = {n: Copy("copy", n) for n in EXPERTS}
REVEAL: list[Action] = [Reveal(deck) for deck in range(DECKS)]
LOUVRE: list[Action] = [Louvre("louvre", seat) for seat in range(MOST_SEATS)]
PYRAMID: list[Action] = [Pyramid("pyramid", seat) for seat in range(MOST_SEATS)]
KEEP: Action = Plain("keep")
PASS: Action = Plain("pass")
DECLINE: Action = Plain("decline")
REFUSE: Action = Plain("refuse")

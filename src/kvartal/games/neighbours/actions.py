"""Every decision of Neighbours."""

from typing import ClassVar

from kvartal.games.neighbours.components import ALL, card_id
from kvartal.kit.actions import Action

MOST_SEATS = 5


class CardAction(Action):
    """A decision about one card of the own hand."""

    words: ClassVar[tuple[tuple[str, str], ...]] = (("card", "component"),)

    def __init__(self, kind: str, face: int) -> None:
        super().__init__(kind, card_id(face))
        self.face = face


class Play(CardAction):
    """Lay a card into the own street (NB-11)."""


class Donate(CardAction):
    """Give a card to the fair, in secret (NB-13)."""


class Hand(CardAction):
    """Give a card to the neighbour who asked for one (NB-15)."""


class Return(CardAction):
    """Give a card back in exchange (NB-16)."""


class Discard(CardAction):
    """Lay off a card after drawing one (NB-17)."""


class Keep(Action):
    """Give nothing to the fair (NB-13)."""


class Ask(Action):
    """Choose with whom to exchange (NB-14)."""

    words: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        super().__init__("ask", seat)
        self.seat = seat


PLAY = [Play("play", face) for face in ALL]
DONATE = [Donate("donate", face) for face in ALL]
HAND = [Hand("hand", face) for face in ALL]
RETURN = [Return("return", face) for face in ALL]
DISCARD = [Discard("discard", face) for face in ALL]
KEEP = Keep("keep")
ASK = [Ask(seat) for seat in range(MOST_SEATS)]

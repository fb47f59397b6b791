"""Every decision of Welcome To…. Houses are written street.house, both from 1."""

from typing import ClassVar

from kvartal.games.welcome.components import (
    AGENT,
    ENDS,
    GAP_ID,
    GAPS,
    HIGHEST,
    HOUSE_ID,
    HOUSES,
    LARGEST_ESTATE,
    LEVELS,
    LOWEST,
    PARK,
    PILES,
    POOL,
    STARTS,
    TEMP,
)
from kvartal.kit.actions import Action

Words = tuple[tuple[str, str], ...]


class HouseAction(Action):
    """A decision for one house."""

    words: ClassVar[Words] = (("house", "text"),)

    def __init__(self, kind: str, house: int) -> None:
        super().__init__(kind, HOUSE_ID[house])
        self.house = house


class Roundabout(HouseAction):
    """Build a roundabout (WT-117)."""

    aside: ClassVar[bool] = True


class Estate(HouseAction):
    """Count the estate that begins with this house for the plan just claimed (WT-106)."""


class NumberAction(Action):
    """A decision for a small number, from 1."""

    def __init__(self, kind: str, number: int) -> None:
        super().__init__(kind, number)
        self.number = number


class Take(NumberAction):
    """Choose one of the three combinations (WT-39)."""

    words: ClassVar[Words] = (("combination", "number"),)


class Agent(NumberAction):
    """Raise the value of estates of this size (WT-79)."""

    words: ClassVar[Words] = (("size", "number"),)
    effect = AGENT


class Claim(NumberAction):
    """Claim the plan of this level (WT-102)."""

    words: ClassVar[Words] = (("plan", "number"),)


class Pass(NumberAction):
    """After a refusal in the draft: pass on this card of the hand (WT-154)."""

    words: ClassVar[Words] = (("card", "number"),)


class Play(Action):
    """One card of three for its number, another for its effect (WT-139, WT-149)."""

    words: ClassVar[Words] = (("number_card", "number"), ("effect_card", "number"))

    def __init__(self, number_card: int, effect_card: int) -> None:
        super().__init__("play", number_card, effect_card)
        self.number_card = number_card
        self.effect_card = effect_card


class Write(Action):
    """Write a number into a house (WT-40); another than the printed one with temps (WT-87)."""

    words: ClassVar[Words] = (("number", "number"), ("house", "text"))

    def __init__(self, number: int, house: int) -> None:
        super().__init__("write", number, HOUSE_ID[house])
        self.number = number
        self.house = house


class Fence(Action):
    """Build a fence in the gap after this house (WT-66)."""

    words: ClassVar[Words] = (("gap", "text"),)

    def __init__(self, fence: int) -> None:
        super().__init__("fence", GAP_ID[fence])
        self.fence = fence


class Bis(Action):
    """Copy the number of the house beside into this one (WT-93)."""

    words: ClassVar[Words] = (("house", "text"), ("source", "text"))

    def __init__(self, house: int, source: int) -> None:
        super().__init__("bis", HOUSE_ID[house], HOUSE_ID[source])
        self.house = house
        self.source = source


class Cross(Action):
    """Cross a box of the effect's column: park (WT-82), pool (WT-84) or temp (WT-90)."""

    def __init__(self, kind: str, effect: int) -> None:
        super().__init__(kind)
        self.effect = effect


class Wish(Action):
    """Wish that the cards be shuffled anew, or not (WT-112)."""

    words: ClassVar[Words] = (("answer", "text"),)

    def __init__(self, yes: bool) -> None:
        super().__init__("wish", "yes" if yes else "no")
        self.yes = yes


class Plain(Action):
    """A decision that needs no more words."""


ROUNDABOUT = [Roundabout("roundabout", house) for house in range(HOUSES)]
TAKE = [Take("take", pile + 1) for pile in range(PILES)]
PLAY = [[Play(a + 1, b + 1) for b in range(3)] for a in range(3)]
"""By number card and effect card; PLAY[i][i] is no action (WT-149)."""
PLAYS = [PLAY[a][b] for a in range(3) for b in range(3) if a != b]
REFUSE = Plain("refuse")
WRITE = [[Write(n, house) for house in range(HOUSES)] for n in range(LOWEST, HIGHEST + 1)]
FENCE = {fence: Fence(fence) for fence in GAPS}
AGENTS = [Agent("agent", size + 1) for size in range(LARGEST_ESTATE)]
PARKS, POOLS, TEMPS = Cross("park", PARK), Cross("pool", POOL), Cross("temp", TEMP)
FROM_LEFT = {house: Bis(house, house - 1) for house in range(HOUSES) if house not in STARTS}
FROM_RIGHT = {house: Bis(house, house + 1) for house in range(HOUSES) if house + 1 not in ENDS}
SKIP = Plain("skip")
CLAIM = [Claim("claim", plan + 1) for plan in range(LEVELS)]
ESTATE = [Estate("estate", house) for house in range(HOUSES)]
WISH_YES, WISH_NO = Wish(True), Wish(False)
PASS = [Pass("pass", card + 1) for card in range(3)]
DONE = Plain("done")


def space(seats: int, draft: bool, expert: bool) -> list[Action]:
    """All that can be decided in such a game."""
    actions: list[Action] = [*ROUNDABOUT] if expert else []
    actions += PLAYS if draft or seats == 1 else TAKE
    actions.append(REFUSE)
    actions += [write for writes in WRITE for write in writes]
    actions += [*FENCE.values(), *AGENTS, PARKS, POOLS, TEMPS]
    for house in range(HOUSES):
        actions += [side[house] for side in (FROM_LEFT, FROM_RIGHT) if house in side]
    actions += [SKIP, *CLAIM, *ESTATE]
    if seats > 1:
        actions += [WISH_YES, WISH_NO]
    if draft:
        actions += PASS
    return [*actions, DONE]

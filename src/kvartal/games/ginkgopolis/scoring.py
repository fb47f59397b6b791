"""What a game of Ginkgopolis is worth, and why (section 6)."""

from dataclasses import dataclass

from kvartal.games.ginkgopolis.components import (
    BUILDINGS_OF_HEIGHT,
    CARD_COLOUR,
    CARD_ID,
    CARDS_OF_COLOUR,
    CARDS_WITH_TRIGGER,
    COLOUR,
    DISTRICT_BUILDINGS,
    END_BONUS,
    NEW_HAND_VP,
    NONE,
    NUMBER,
    RESOURCES_ON_COLOUR,
    STEPS,
    TILE_ID,
    TRIGGER,
    EndBonus,
)
from kvartal.games.ginkgopolis.state import OVER, Building, GinkgopolisState
from kvartal.kit.lines import Line, total
from kvartal.kit.outcome import Standing, rank

RULES = ["GK-118", "GK-119", "GK-120", "GK-121", "GK-122"]  # by what an end bonus counts
FIRST, SECOND = range(2)


@dataclass(slots=True)
class Share:
    """What one side has in a district: GK-113 ranks by these, in this order."""

    side: int
    resources: int
    height: int  # of its tallest building there
    number: int  # the highest on one of these

    def key(self) -> tuple[int, int, int]:
        return self.resources, self.height, self.number


@dataclass(slots=True)
class District:
    """`shares`: those who have resources in it, the first first."""

    buildings: list[Building]
    shares: list[Share]

    @property
    def name(self) -> str:
        """After its highest number, which no other district has."""
        return TILE_ID[max((building.top for building in self.buildings), key=lambda t: NUMBER[t])]

    def points(self, place: int) -> int:
        """GK-108, GK-109; GK-111: who is alone has both places."""
        own = self.shares[place].resources
        if len(self.shares) == 1:
            return 2 * own
        return own if place == SECOND else sum(share.resources for share in self.shares)

    def line(self, place: int) -> Line:
        if len(self.shares) == 1:
            return Line("GK-111", 2, self.shares[place].resources, self.name)
        rule = "GK-108" if place == FIRST else "GK-109"
        return Line(rule, 1, self.points(place), self.name)


def districts(city: list[Building]) -> list[District]:
    """GK-106, GK-107, GK-R21."""
    left = {building.cell: building for building in city}
    found: list[District] = []
    for start in city:
        if start.cell not in left:
            continue
        group = [left.pop(start.cell)]
        for building in group:
            for step in STEPS:
                beside = left.get(building.cell + step)
                if beside is not None and COLOUR[beside.top] == COLOUR[start.top]:
                    group.append(left.pop(beside.cell))
        if len(group) >= DISTRICT_BUILDINGS:
            found.append(District(group, _shares(group)))
    return found


def _shares(group: list[Building]) -> list[Share]:
    """GK-110: ties go to the tallest building, then to the highest number on one of that height."""
    shares: dict[int, Share] = {}
    for building in group:
        if building.owner == NONE:
            continue
        height, number = building.height, NUMBER[building.top]
        share = shares.get(building.owner)
        if share is None:
            shares[building.owner] = Share(building.owner, height, height, number)
        else:
            share.resources += height
            share.height, share.number = max((share.height, share.number), (height, number))
    return sorted(shares.values(), key=Share.key, reverse=True)


def district_lines(found: list[District], side: int) -> list[Line]:
    """Third and later places get nothing; nor does anybody where no resource stands (GK-112)."""
    return [
        district.line(place)
        for district in found
        for place, share in enumerate(district.shares[: SECOND + 1])
        if share.side == side
    ]


def district_points(found: list[District], side: int) -> int:
    """The sum of these lines."""
    return sum(
        district.points(place)
        for district in found
        for place, share in enumerate(district.shares[: SECOND + 1])
        if share.side == side
    )


def card_lines(state: GinkgopolisState, side: int) -> list[Line]:
    """GK-117: the end bonuses of the cards before the screen."""
    lines: list[Line] = []
    for card in state.cards[side]:
        bonus = END_BONUS.get(card)
        if bonus is not None:
            count = how_many(state, side, bonus)
            lines.append(Line(RULES[bonus.counts], bonus.vp, count, CARD_ID[card]))
    return lines


def how_many(state: GinkgopolisState, side: int, bonus: EndBonus) -> int:
    own = [building for building in state.city if building.owner == side]
    if bonus.counts == RESOURCES_ON_COLOUR:  # GK-118
        return sum(building.height for building in own if COLOUR[building.top] == bonus.of)
    if bonus.counts == BUILDINGS_OF_HEIGHT:  # GK-119
        return sum(bonus.least <= building.height <= bonus.most for building in own)
    if bonus.counts == CARDS_WITH_TRIGGER:  # GK-120, GK-R22
        return sum(TRIGGER[card] == bonus.of for card in state.cards[side])
    if bonus.counts == CARDS_OF_COLOUR:  # GK-121
        return sum(CARD_COLOUR[card] == bonus.of for card in state.cards[side])
    return 1  # GK-122


def standing(state: GinkgopolisState, side: int, found: list[District]) -> Standing:
    """Points of a side, if the game ended now; the rank is still open. GK-103: nothing else counts
    (GK-104, GK-R19)."""
    counted = {"cards": card_lines(state, side), "districts": district_lines(found, side)}
    collected = Line("GK-103", state.vp[side], source="vp")
    lines = [collected]
    lines += [Line("GK-103", total(part), source=name) for name, part in counted.items()]
    parts = {"vp": [collected], **counted}
    if not state.solo:
        hands = Line("GK-42", NEW_HAND_VP, state.new_hands[side], "new_hands")
        lines.append(hands)
        parts["new_hands"] = [hands]
    return Standing(0, lines, [], parts)


def outcome(state: GinkgopolisState) -> list[Standing] | None:
    """GK-105, GK-R20: equal points share a rank, also against Gosha (GK-141, GK-R27)."""
    if state.question != OVER:
        return None
    found = districts(state.city)
    standings = [standing(state, side, found) for side in range(state.sides)]
    for each, place in zip(standings, rank([(s.score,) for s in standings]), strict=True):
        each.rank = place
    return standings

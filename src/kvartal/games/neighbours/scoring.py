"""What a game of Neighbours is worth."""

from kvartal.games.neighbours.components import COLOURS, card_id, colour, value
from kvartal.games.neighbours.effects import GIFT
from kvartal.games.neighbours.state import NeighboursState
from kvartal.kit.lines import Line, total
from kvartal.kit.outcome import Standing, rank

SET = 3  # NB-31


def lines(state: NeighboursState, seat: int) -> list[Line]:
    street = state.streets[seat]
    sets = min(sum(colour(face) == c for face in street) for c in range(len(COLOURS)))
    return [
        *(Line("NB-30", value(face), source=card_id(face)) for face in street),
        Line("NB-31", SET, sets, "set"),
        Line("NB-13", GIFT, state.gifts[seat], "gift"),
    ]


def outcome(state: NeighboursState) -> list[Standing] | None:
    if not state.over:
        return None
    sheets = [lines(state, seat) for seat in range(state.seats)]
    ranks = rank([(total(sheet), gifts) for sheet, gifts in zip(sheets, state.gifts, strict=True)])
    return [
        Standing(ranks[seat], sheets[seat], [Line("NB-33", state.gifts[seat])])
        for seat in range(state.seats)
    ]

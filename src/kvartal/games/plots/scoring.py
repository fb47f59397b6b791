"""What a game of Plots is worth."""

from kvartal.games.plots.state import PlotsState
from kvartal.kit.lines import Line, total
from kvartal.kit.outcome import Standing, rank


def lines(state: PlotsState, seat: int) -> list[Line]:
    return [
        Line("PL-14", state.ground[seat], source="plots"),
        Line("PL-21", state.speed[seat], source="hurry"),
        Line("PL-31", state.permits[seat], source="permit"),
    ]


def outcome(state: PlotsState) -> list[Standing] | None:
    if not state.over:
        return None
    sheets = [lines(state, seat) for seat in range(state.seats)]
    ranks = rank([(total(sheet), won) for sheet, won in zip(sheets, state.won, strict=True)])
    return [
        Standing(ranks[seat], sheets[seat], [Line("PL-33", state.won[seat])])
        for seat in range(state.seats)
    ]

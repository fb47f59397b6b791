"""What can be counted about a street's prospects, for values learned from play."""

from kvartal.games.uptown.advice import of_this_round, prospect, rounds_left
from kvartal.games.uptown.components import (
    FLAT,
    INCOME,
    IS_GIFT,
    KIND,
    KINDS,
    NO_KIND,
    NOTHING,
    PER_FLOOR_BELOW,
    PER_KIND_ON_PLOT,
    PER_KIND_ON_STREET,
    PREMISES,
    PRESTIGE,
)
from kvartal.games.uptown.state import UpTownState, is_closed
from kvartal.games.uptown.street import tallest, worth

NAMES: tuple[str, ...] = (
    "prospect",
    "prestige",
    "prestige_on_open",
    "income",
    "income_in_time",
    "wallet",
    "wallet_in_time",
    "on_deck",
    "money_over",
    "rounds",
    "last",
    "this_round",
    "last_word",
    "open_plots",
    "open_in_time",
    "empty_plots",
    "most_closed",
    "floors_open",
    "floors_closed",
    "gifts",
    "tallest",
    "best_plot",
    *KINDS,
    "kinds",
    "street_symbols",
    "plot_symbols_open",
    "floor_symbols_open",
    "street_symbols_in_time",
    "plot_symbols_in_time",
)


def features(state: UpTownState, side: int) -> list[float]:
    street = state.streets[side]
    rounds = rounds_left(state)
    prestige, earned = float(worth(PRESTIGE, street)), float(max(0, worth(INCOME, street)))
    wallet, on_deck = float(state.wallet[side]), float(state.money[side])
    open_plots = [plot for plot in street if not is_closed(plot)]
    closed_elsewhere = max(
        [
            sum([is_closed(plot) for plot in other])
            for seat, other in enumerate(state.streets)
            if seat != side
        ]
    )
    kinds, gifts = [0.0] * len(KINDS), 0
    on_street = on_plot = on_floor = 0.0
    floors_open = floors_closed = 0
    for plot in street:
        closed = is_closed(plot)
        if closed:
            floors_closed += len(plot)
        else:
            floors_open += len(plot)
        for project in plot:
            gifts += IS_GIFT[project]
            if KIND[project] != NO_KIND:
                kinds[KIND[project]] += PREMISES[project]
            symbol = PRESTIGE[project]
            if symbol.counts == PER_KIND_ON_STREET:
                on_street += symbol.amount
            elif closed or symbol.counts in (NOTHING, FLAT):
                continue
            elif symbol.counts == PER_KIND_ON_PLOT:
                on_plot += symbol.amount
            elif symbol.counts == PER_FLOOR_BELOW:
                on_floor += symbol.amount
    mine = of_this_round(state, side)
    found = [
        prospect(state, side),
        prestige,
        float(sum([worth(PRESTIGE, [plot]) for plot in open_plots])),
        earned,
        earned * rounds,
        wallet,
        wallet * min(1.0, rounds),
        on_deck,
        max(0.0, wallet + on_deck - 4.0 * rounds),
        rounds,
        float(state.is_last),
        mine,
        mine * state.is_last,
        float(len(open_plots)),
        min(len(open_plots), rounds),
        float(sum([not plot for plot in street])),
        float(closed_elsewhere),
        float(floors_open),
        float(floors_closed),
        float(gifts),
        float(tallest(street)),
        float(max([worth(PRESTIGE, [plot]) for plot in street])),
    ]
    found += kinds
    found += [
        float(sum([count > 0 for count in kinds])),
        on_street,
        on_plot,
        on_floor,
        on_street * rounds,
        on_plot * rounds,
    ]
    return found

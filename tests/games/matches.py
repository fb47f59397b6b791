"""Matches of bots against chance."""

from kvartal.bots import BOTS
from kvartal.kit.bot import PLENTY, Budget
from kvartal.kit.game import AnyConfig, AnyGame
from kvartal.kit.outcome import share_beaten
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for


def share_won(
    game: AnyGame, config: AnyConfig, bot: str, deals: int, budget: int = PLENTY
) -> float:
    """How often a bot beats random, with every deal played from both seats."""
    won = 0.0
    for number in range(deals):
        for own_seat in (0, 1):
            bots = [BOTS[bot if seat == own_seat else "random"](game) for seat in (0, 1)]
            chance = header_for(game, config, number).chance()
            state, _ = play_out(game, config, chance, bots, str(number), lambda: Budget(budget))
            standings = game.outcome(state)
            assert standings is not None
            won += share_beaten(standings, own_seat)
    return won / (2 * deals)

"""Small tournaments of an example game."""

from kvartal.games.catalogue import GAMES
from kvartal.lab.plan import Entrant, Plan


def small_plan(
    *bots: str, deals: int = 3, seats: int = 2, alternatives: int = 0, game: str = "neighbours"
) -> Plan:
    """`casual:5` is a bot with its budget."""
    entrants = []
    for label in bots:
        name, _, budget = label.partition(":")
        entrants.append(Entrant(label, name, int(budget or 20)))
    options = GAMES[game].options().to_json()
    return Plan(game, seats, options, 7, entrants, deals, alternatives)

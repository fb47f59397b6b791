"""What a round costs on the wire when a hundred play: it goes to every one of them."""

from random import Random
from statistics import median

import msgspec

from kvartal.bots import BOTS
from kvartal.games.welcome.game import GAME
from kvartal.kit.bot import Budget
from kvartal.kit.data import canonical
from kvartal.kit.facts import Log
from kvartal.kit.game import observe
from kvartal.server.node.patch import patch
from tests.games.turns import LUCK
from tests.games.welcome.positions import start

MOST = 30_000


def traffic(bot: str, most_rounds: int = 40) -> list[int]:
    """Bytes of each round of a hundred: facts for all, and the patch of the public view."""
    state, rng, player = start(100), Random(1), BOTS[bot](GAME)
    sizes, log, before = [], Log(), GAME.public(state)
    while (pending := GAME.pending(state)) and state.round <= most_rounds:
        seat, rounds = pending[0], state.round
        open_now = GAME.legal(state, seat)
        view = observe(GAME, state, seat) if bot != "random" else None
        action = (
            rng.choice(open_now) if view is None else player.choose(view, open_now, rng, Budget(9))
        )
        GAME.apply(state, seat, action, LUCK, log)
        if state.round != rounds or state.over:
            public = GAME.public(state)
            facts = canonical([fact.to_json() for fact in log.known_to(None)])
            sizes.append(len(facts) + len(msgspec.json.encode(patch(before, public))))
            log, before = Log(), public
    return sizes


def test_a_round_of_a_hundred_is_small() -> None:
    sizes = traffic("random")
    assert len(sizes) > 5
    assert median(sizes) < max(sizes) < MOST

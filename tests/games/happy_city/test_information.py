"""What is open and what nobody knows (section 11)."""

from collections import Counter
from random import Random

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.components import EXPERTS, ID
from kvartal.games.happy_city.facts import Discarded, Lost, Reshuffled, SphinxCopied
from kvartal.games.happy_city.game import GAME
from kvartal.kit.chance import ScriptedChance, SeededChance
from kvartal.kit.facts import Log
from kvartal.kit.game import observe
from tests.games.happy_city.positions import do, ids, table
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

ALL_MODES = pytest.mark.parametrize("mode", ["family", "junior", "expert"])


@rule("HC-180")
@ALL_MODES
def test_the_table_is_open(mode: str) -> None:
    state = GAME.setup(config_of(GAME, 3, mode=mode, first="1"), LUCK)
    state.coins, state.dwellings, state.display = [5, 6, 7], [2, 0, 1], [0, 15]
    seen = GAME.public(state)
    assert seen["cities"] == [ids(city) for city in state.cities]
    assert seen["coins"] == [5, 6, 7]
    assert seen["display"] == ["haunted_house", "observatory"]
    assert seen["dwellings"] == [2, 0, 1]
    assert seen["row"] == ids(state.row)
    assert len(state.row) == 5
    assert seen["markets"] == ids(state.markets)
    assert len(state.markets) == (5 if mode == "expert" else 0)


@rule("HC-181", "HC-183")
def test_the_size_of_a_deck_is_known_and_its_order_is_nowhere() -> None:
    tops = set()
    for seed in range(100):
        chance = SeededChance(seed.to_bytes(32, "big"))
        state = table("market", "market", mode="family", question=asks.REVEAL)
        view = observe(GAME, state, 0)
        decks = view.public["decks"]
        assert isinstance(decks, list)
        assert [deck["size"] for deck in decks if isinstance(deck, dict)] == [28, 20, 18]
        # Nothing is in the state but the view.
        assert GAME.worlds(view).determinize(Random(0)) == state
        do(state, "0 reveal 3", chance=chance)
        tops.add(state.display[0])
    assert len(tops) == 9  # from one and the same state any card of the deck may come


@rule("HC-182", "HC-183", "HC-43", "HC-5")
@ALL_MODES
@pytest.mark.parametrize("seed", range(4))
def test_everything_is_told_to_all_and_discards_follow_from_it(mode: str, seed: int) -> None:
    chance, rng, log = SeededChance(bytes([seed] * 32)), Random(seed), Log()
    state = GAME.setup(config_of(GAME, 4, mode=mode), chance)
    seen = 0
    piles: list[Counter[str]] = [Counter(), Counter(), Counter()]
    deck_of = {ID[card]: deck for deck in range(3) for card in state.decks[deck].made_of}
    while GAME.pending(state):
        (seat,) = GAME.pending(state)
        GAME.apply(state, seat, rng.choice(GAME.legal(state, seat)), chance, log)
        for told in log.told[seen:]:
            assert told.only is None
            if isinstance(told.fact, Discarded | Lost) and told.fact.card in deck_of:
                piles[deck_of[told.fact.card]][told.fact.card] += 1
            elif isinstance(told.fact, Reshuffled):
                assert piles[told.fact.deck - 1].total() == told.fact.cards
                piles[told.fact.deck - 1].clear()
        seen = len(log.told)
        assert [Counter(ids(pile)) for pile in state.discards] == piles


@rule("HC-183")
@ALL_MODES
def test_nobody_knows_more_than_a_spectator(mode: str) -> None:
    state = GAME.setup(config_of(GAME, 5, mode=mode), LUCK)
    for _ in range(60):
        (seat,) = GAME.pending(state)
        GAME.apply(state, seat, GAME.legal(state, seat)[-1], LUCK)
        spectator = observe(GAME, state, None)
        for viewer in range(5):
            view = observe(GAME, state, viewer)
            assert (view.public, view.private) == (spectator.public, {})
    assert state.round > 1


@rule("HC-184", "HC-183")
def test_the_box_is_known_but_not_what_the_sphinx_will_draw() -> None:
    row = "castle arcade"
    cities = ("market_green house school sphinx", "market_blue grocery")
    drawn = set()
    for index in range(38 - 3):
        state = table(*cities, row=row, display="zoo spa casino", turn=1, round_=200)
        box = state.box.cards[:]
        assert sorted([*box, *state.row, *(state.cities[0][3:])]) == EXPERTS
        seen = GAME.public(state)["box"]
        assert isinstance(seen, dict)
        assert seen["cards"] == ids(box)
        facts = do(state, "1 pass", chance=ScriptedChance({"sphinx": index}))
        copies = [fact for fact in facts if isinstance(fact, SphinxCopied)]
        assert copies == [SphinxCopied(0, ID[box[index]], drawn=True)]
        drawn.add(copies[0].card)
    assert len(drawn) == 35
    assert not drawn & {"castle", "arcade", "sphinx"}

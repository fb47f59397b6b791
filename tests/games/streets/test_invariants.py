"""Section 19 of the ledger: laws that hold after every action, whoever chooses."""

from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from kvartal.games.streets.components import COLOURS, KIND, NO_KIND, NONE
from kvartal.games.streets.game import GAME
from kvartal.games.streets.geometry import DIRECTIONS, LONG_LONG, contact
from kvartal.games.streets.people import destinations, supply_of
from kvartal.games.streets.state import ABANDON, BUILD, StreetsState
from kvartal.kit.chance import SeededChance
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyGame
from tests.games.machine import GameMachine, seeds
from tests.games.streets.modes import MODES
from tests.kit.helpers import config_of
from tests.marks import rule


def check(state: StreetsState) -> None:
    city = state.city
    for colour in range(len(COLOURS)):  # 1
        assert supply_of(city, colour) >= 0
        assert min(city.lying[colour::4] + city.seekers[colour::4]) >= 0
    for building, facing in enumerate(city.facings):  # 2
        assert len(city.street(building)) <= 5
        for e in DIRECTIONS:
            other = city.neighbours[4 * building + e]
            assert other == NONE or contact(facing, city.facings[other], e) != LONG_LONG
    for side in range(state.seats):  # 5
        assert sum(city.signs[b] for b in state.buildings_of(side)) + state.unused[side] == 5
    if state.options.business:  # 7
        for business in range(4):
            assert state.supply[business] + sum(held[business] for held in state.tokens) == 12
    placements = sum(facings.bit_count() for facings in city.free_facings)
    assert 0 < placements <= 2 * len(city.cells) + 4  # 8, and ST-305 never happens
    for building, tile in enumerate(city.tiles):
        present = [count > 0 for count in city.lying[4 * building : 4 * building + 4]]
        assert KIND[tile] == NO_KIND or sum(present) <= 1  # people only where their symbol is
    if state.question in (ABANDON, BUILD):
        check_between_builds(state)


def check_between_builds(state: StreetsState) -> None:
    city = state.city
    for building in range(len(city.cells)):  # 3
        if city.is_enclosed(city.street(building)):
            assert city.signs[building] == 0
            assert city.lying[4 * building : 4 * building + 4] == [0] * 4
    for colour in range(len(COLOURS)):  # 4
        assert not (any(city.seekers[colour::4]) and destinations(city, colour))
    if state.built == 0 and state.stack.size:  # 6
        assert len(state.hands[state.side]) == 3


class StreetsMachine(GameMachine):
    game: ClassVar[AnyGame] = GAME

    @initialize(mode=st.sampled_from(MODES), seats=st.sampled_from([2, 3, 4, 5]), seed=seeds)
    def set_up(self, mode: Any, seats: int, seed: bytes) -> None:
        self.begin(1 if mode.seats == 1 else seats, seed, **mode.options)

    @invariant()
    def laws(self) -> None:
        state: Any = getattr(self, "state", None)
        if state is not None:
            check(state)


TestStreets = StreetsMachine.TestCase
TestStreets.settings = settings(max_examples=25, stateful_step_count=70, deadline=None)


@rule("ST-4", "ST-36", "ST-110", "ST-132", "ST-5", "ST-7", "ST-305", "ST-323", "ST-52")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("business", [False, True])
@pytest.mark.parametrize("consultants", [False, True])
def test_whole_games(seats: int, business: bool, consultants: bool) -> None:
    config = config_of(GAME, seats, business=business, consultants=consultants)
    for number in range(3):
        chance, log = SeededChance(bytes([number] * 32)), Log()
        state = GAME.setup(config, chance, log)
        while pending := GAME.pending(state):
            choices = GAME.legal(state, pending[0])
            GAME.apply(state, pending[0], choices[(7 * len(log.told)) % len(choices)], chance, log)
            check(state)
        kinds = [told.fact.kind for told in log.told]
        assert kinds[-1] == "ended"
        assert kinds.count("turn_began") == state.turn
        built = kinds.count("built") + kinds.count("built_over")
        assert built == len(state.city.cells) - 2 + len(state.covered)

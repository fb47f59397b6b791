"""Section 2 of the ledger: before the first turn."""

import pytest

from kvartal.games.uptown.components import MUNICIPAL_CARDS, NONE, PROJECT_CARDS
from kvartal.games.uptown.game import GAME
from kvartal.kit.chance import ScriptedChance, SeededChance
from kvartal.kit.facts import Log
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

DECKS = {2: 42, 3: 28, 4: 21}  # the table of section 2


@rule("UP-21", "UP-20", "UP-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_cards_are_dealt_evenly(seats: int) -> None:
    state = GAME.setup(config_of(GAME, seats), LUCK)
    sizes = state.decks[:]
    sizes[state.first] += 1  # the first action has begun
    assert sizes == [DECKS[seats]] * seats
    seen = {*state.tops, state.free, *state.box} - {NONE}
    assert sorted([*state.hidden.cards, *seen]) == PROJECT_CARDS
    assert sorted([*state.municipal.cards, state.top]) == MUNICIPAL_CARDS


@rule("UP-24", "UP-25", "UP-26", "UP-27")
def test_ten_upcoins_empty_streets_and_no_money_on_decks() -> None:
    state = GAME.setup(config_of(GAME, 3), LUCK)
    assert state.wallet == [10, 10, 10]
    assert state.money == [0, 0, 0]
    assert state.streets == [[[], [], [], [], []]] * 3


@rule("UP-23", "UP-213", "UP-28", "UP-40")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn_and_play_goes_on_to_the_left(first: int) -> None:
    chance = ScriptedChance({"first": first}, otherwise=LUCK)
    state = GAME.setup(config_of(GAME, 3), chance)
    order = []
    for _ in range(3):
        (seat,) = GAME.pending(state)
        order.append(seat)
        while list(GAME.pending(state)) == [seat]:
            GAME.apply(state, seat, GAME.legal(state, seat)[-1], LUCK)
    assert order == [first, (first + 1) % 3, (first + 2) % 3]
    assert state.round == 2


@rule("UP-23")
def test_a_seat_can_be_made_first_player_if_it_is_there() -> None:
    assert GAME.setup(config_of(GAME, 3, first="2"), LUCK).first == 2
    refusal = GAME.rule_against_config(config_of(GAME, 2, first="2"))
    assert refusal is not None
    assert refusal.rule == "UP-23"


@rule("UP-29", "UP-212")
def test_three_things_are_left_to_chance() -> None:
    asked: set[str] = set()

    class Listening(SeededChance):
        def below(self, address: str, n: int) -> int:
            asked.add(address.partition("/")[0])
            return super().below(address, n)

    chance = Listening(bytes(32))
    state = GAME.setup(config_of(GAME, 4), chance)
    while pending := GAME.pending(state):
        choices = GAME.legal(state, pending[0])
        GAME.apply(state, pending[0], choices[len(choices) // 2], chance)
    assert asked == {"first", "projects.0", "municipal.0"}


@rule("UP-181", "UP-184")
def test_the_top_of_every_pile_is_open_from_the_setup_on() -> None:
    log = Log()
    state = GAME.setup(config_of(GAME, 4), LUCK, log)
    assert NONE not in state.tops
    assert state.top != NONE
    public = GAME.public(state)
    assert [len(projects) for projects in public["tops"]] == [2, 2, 2, 2]
    assert len(public["top"]) == 4
    assert [told.fact.kind for told in log.told][:3] == ["round_began", "turn_began", "took"]

"""Section 2 of the ledger: before the first round."""

import pytest

from kvartal.games.ginkgopolis.components import (
    CARD_ID,
    DECK_AT_START,
    LATER_TILES,
    NONE,
    SET,
    START,
    START_TILES,
    cell,
)
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import CHOOSE, DRAFT, GinkgopolisState
from kvartal.kit.chance import ScriptedChance, SeededChance
from kvartal.kit.facts import Log
from tests.games.ginkgopolis.positions import do, legal, rule_against
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

RESERVE = {2: 45, 3: 45, 4: 51, 5: 51}
DECK = {2: 6, 3: 2, 4: 5, 5: 1}
RESOURCES = {2: 25, 3: 20, 4: 18, 5: 16}


def new(seats: int, mode: str = "intro", number: int = 0) -> GinkgopolisState:
    return GAME.setup(config_of(GAME, seats, mode=mode), SeededChance(bytes([number] * 32)))


@rule("GK-13", "GK-9")
def test_nine_buildings_without_owner_in_a_square() -> None:
    state = new(2)
    assert sorted(b.cell for b in state.city) == sorted(
        cell(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)
    )
    assert sorted(b.top for b in state.city) == sorted(START_TILES)
    assert all((b.height, b.owner, b.site) == (1, NONE, False) for b in state.city)
    assert [b.top for b in new(2, number=1).city] != [b.top for b in state.city]


@rule("GK-14", "GK-12")
def test_letters_stand_clockwise_from_above_the_top_left_tile() -> None:
    tokens = GAME.public(new(3))["tokens"]
    assert tokens == [
        [-1, -2],
        [0, -2],
        [1, -2],
        [2, -1],
        [2, 0],
        [2, 1],
        [1, 2],
        [0, 2],
        [-1, 2],
        [-2, 1],
        [-2, 0],
        [-2, -1],
    ]


@rule("GK-15", "GK-R49", "GK-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_tile_reserve(seats: int) -> None:
    state = new(seats)
    drawn = [tile for screen in state.screens for tile in screen.faces]
    assert state.reserve.size == RESERVE[seats] - len(drawn)
    assert sorted([*state.reserve.cards, *drawn]) == LATER_TILES
    assert state.supply == LATER_TILES


@rule("GK-16", "GK-17", "GK-29", "GK-30", "GK-R3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck(seats: int) -> None:
    state = new(seats)
    assert state.deck.size == len(state.deck.cards) == DECK[seats]
    assert len(state.discard) == (7 if seats < 4 else 0)
    assert [len(hand) for hand in state.hands] == [4] * seats
    held = [card for hand in state.hands for card in hand.faces]
    assert sorted([*state.deck.cards, *state.discard, *held]) == sorted(DECK_AT_START)


@rule("GK-19", "GK-20", "GK-39", "GK-6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_resources_and_tokens(seats: int) -> None:
    state = new(seats)
    sums = [state.stock[seat] + state.resources[seat] for seat in range(seats)]
    assert sums == [RESOURCES[seats]] * seats
    assert state.new_hands == [2] * seats


@rule("GK-21", "GK-22", "GK-26", "GK-27", "GK-E1")
def test_everybody_has_another_set_and_its_assets() -> None:
    state = new(5)
    sets = [{SET[card] for card in state.cards[seat]} for seat in range(5)]
    assert all(len(numbers) == 1 for numbers in sets)
    assert len({min(numbers) for numbers in sets}) == 5
    for seat in range(5):
        sums = [sum(START[card][asset] for card in state.cards[seat]) for asset in range(3)]
        assert [state.resources[seat], state.vp[seat], len(state.screens[seat])] == sums
        assert len(state.cards[seat]) == 3


@rule("GK-E1")
def test_nell_has_the_second_set() -> None:
    chance = ScriptedChance({"set/0": 1, "set/1": 0}, otherwise=LUCK)
    state = GAME.setup(config_of(GAME, 2), chance)
    assert [CARD_ID[card] for card in state.cards[0]] == ["char_04", "char_05", "char_06"]
    assert (state.resources[0], len(state.screens[0]), state.vp[0]) == (4, 2, 2)
    assert state.stock[0] == 21
    assert state.reserve.size == 45 - 2 - 2


@rule("GK-28", "GK-R2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn(first: int) -> None:
    chance = ScriptedChance({"first": first}, otherwise=LUCK)
    assert GAME.setup(config_of(GAME, 3), chance).first == first


@rule("GK-23", "GK-24")
def test_four_characters_to_draft_from() -> None:
    state = new(3, "draft")
    assert state.question == DRAFT
    assert [len(packet) for packet in state.packets] == [4, 4, 4]
    assert GAME.pending(state) == [0, 1, 2]
    assert len(legal(state, 1)) == 4
    other = CARD_ID[state.packets[2].faces[0]]
    assert rule_against(state, f"draft {other}", 1) == "GK-24"


@rule("GK-24", "GK-25", "GK-30")
def test_packets_go_to_the_left_and_all_reveal_after_the_third_pick() -> None:
    state = new(3, "draft")
    kept: list[list[int]] = [[], [], []]
    for size in (4, 3, 2):
        before = [packet.faces[:] for packet in state.packets]
        assert [len(packet) for packet in before] == [size] * 3
        for seat in range(3):
            kept[seat].append(before[seat][0])
            do(state, f"{seat} draft {CARD_ID[before[seat][0]]}")
        if size > 2:
            expected = [before[(seat - 1) % 3][1:] for seat in range(3)]
            assert [packet.faces for packet in state.packets] == expected
            assert state.cards == [[], [], []]
    assert [sorted(own) for own in kept] == [sorted(own) for own in state.cards]
    assert state.question == CHOOSE
    assert [len(hand) for hand in state.hands] == [4, 4, 4]
    assert len(state.box.cards) == 27 - 9  # the last one of each packet leaves the game


@rule("GK-24")
def test_a_pick_is_secret_until_the_third() -> None:
    state = new(2, "draft")
    log = Log()
    GAME.apply(state, 0, GAME.legal(state, 0)[0], LUCK, log)
    assert [fact.kind for fact in log.known_to(1)] == ["picked"]
    assert [fact.kind for fact in log.known_to(0)] == ["picked", "picked_character"]


@rule("GK-21")
@pytest.mark.parametrize(
    ("seats", "mode", "against"),
    [
        (1, "intro", "GK-21"),
        (1, "draft", "GK-21"),
        (2, "solo_normal", "GK-123"),
        (5, "solo_expert", "GK-123"),
        (1, "solo_normal", None),
        (5, "draft", None),
    ],
)
def test_modes_fit_the_number_of_players(seats: int, mode: str, against: str | None) -> None:
    refusal = GAME.rule_against_config(config_of(GAME, seats, mode=mode))
    assert (refusal.rule if refusal else None) == against


@rule("GK-R48")
def test_starting_tiles_never_empty_the_reserve() -> None:
    for number in range(20):
        assert new(5, "draft", number).reserve.size == 51
        assert new(5, "intro", number).reserve.size == 51 - 5 * 2

"""Section 1 of the ledger: what lies in the box."""

from collections import Counter

import pytest

from kvartal.games.happy_city.components import (
    BUILDINGS,
    CARDS,
    COLOURED_MARKETS,
    COLOURLESS,
    COLOURS,
    DWELLINGS,
    EXPERTS,
    ID,
    NUMBER_OF,
    SPECIALS,
    WHITE_MARKET,
    deck_cards,
)
from kvartal.games.happy_city.game import GAME
from tests.games.happy_city.positions import do, hearts, legal, residents, table
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule

TOKENS = 20 * 1 + 10 * 5  # coins in the box, HC-1


@rule("HC-1", "HC-21", "HC-213")
def test_the_bank_pays_on_when_all_tokens_are_out() -> None:
    state = table("market", "market", mode="family", coins=[TOKENS, TOKENS], display="zoo zoo spa")
    do(state, "0 pass", "1 keep", "1 pass")
    assert state.coins == [TOKENS + 2, TOKENS + 2]  # one for the pass, one income


@rule("HC-2")
def test_140_cards() -> None:
    for seats in GAME.seat_counts:
        state = GAME.setup(config_of(GAME, seats, mode="expert"), LUCK)
        buildings = sum(pile.size for pile in state.decks)
        dwellings = 4 * len(state.dwellings)
        specials = len(SPECIALS) + len(EXPERTS)
        markets = len(state.markets)
        assert (buildings, markets, dwellings, specials) == (66, 5, 12, 56)
        assert 1 + buildings + markets + dwellings + specials == 140


@rule("HC-3", "HC-131")
@pytest.mark.parametrize(
    ("mode", "size", "other"),
    [("family", 18, EXPERTS), ("junior", 18, EXPERTS), ("expert", 38, SPECIALS)],
)
def test_a_game_uses_one_set_of_special_buildings(mode: str, size: int, other: list[int]) -> None:
    config = config_of(GAME, 4, mode=mode)
    state = GAME.setup(config, LUCK)
    in_game = [*state.row, *state.box.cards]
    assert len(in_game) == len(set(in_game)) == size
    assert not set(in_game) & set(other)
    offered = {a.notation for a in GAME.space(config) if a.kind == "take"}
    assert offered == {f"take {ID[card]}" for card in in_game}


@rule("HC-4")
@pytest.mark.parametrize(
    ("deck", "size", "costs"), [(0, 28, {1, 2, 3}), (1, 20, {4, 5}), (2, 18, {6, 7, 8, 9})]
)
def test_three_decks_by_cost(deck: int, size: int, costs: set[int]) -> None:
    cards = deck_cards(deck)
    assert len(cards) == size
    assert {CARDS[card].cost for card in cards} == costs


@rule("HC-5")
@pytest.mark.parametrize(
    ("deck", "colours"),
    [
        (0, {"orange": 2, "purple": 4, "blue": 8, "yellow": 12, "green": 2}),
        (1, {"orange": 4, "blue": 6, "yellow": 6, "purple": 4}),
        (2, {"blue": 4, "orange": 12, "green": 2}),
    ],
)
def test_colours_on_the_backs(deck: int, colours: dict[str, int]) -> None:
    assert Counter(COLOURS[CARDS[card].colour] for card in deck_cards(deck)) == colours


@rule("HC-6")
def test_33_names_in_two_copies() -> None:
    names = [Counter(deck_cards(deck)) for deck in range(3)]
    assert [len(deck) for deck in names] == [14, 10, 9]
    assert all(copies == 2 for deck in names for copies in deck.values())
    assert len({ID[card] for deck in names for card in deck}) == 33


@rule("HC-7")
def test_dwellings() -> None:
    assert [ID[card] for card in DWELLINGS] == ["house", "apartment_building", "luxury_residence"]
    assert {COLOURS[CARDS[card].colour] for card in DWELLINGS} == {"green"}


@rule("HC-8")
def test_what_is_printed() -> None:
    for number in (*BUILDINGS, *DWELLINGS):
        card = CARDS[number]
        assert card.colour != COLOURLESS
        assert card.cost > 0
        assert card.income >= 0
        assert not any(card.needs)
    crossed_out = [CARDS[NUMBER_OF[name]] for name in ("haunted_house", "factory", "steelworks")]
    assert [(c.residents, c.hearts) for c in crossed_out] == [(-1, 0), (0, -1), (0, -1)]
    state = table("market haunted_house factory steelworks", "market", mode="family")
    assert (residents(state, 0), hearts(state, 0)) == (-1, -2)


@rule("HC-9")
def test_five_colours() -> None:
    assert sorted(COLOURS) == ["blue", "green", "orange", "purple", "yellow"]
    assert {COLOURS[CARDS[card].colour] for card in BUILDINGS} == set(COLOURS)


@rule("HC-10")
def test_markets() -> None:
    assert CARDS[WHITE_MARKET].colour == COLOURLESS
    assert sorted(COLOURS[CARDS[card].colour] for card in COLOURED_MARKETS) == sorted(COLOURS)
    for number in (WHITE_MARKET, *COLOURED_MARKETS):
        card = CARDS[number]
        assert (card.income, card.residents, card.hearts, card.effect) == (1, 0, 0, {})


@rule("HC-11")
def test_special_buildings_have_conditions_and_neither_cost_nor_colour() -> None:
    for number in (*SPECIALS, *EXPERTS):
        card = CARDS[number]
        assert any(card.needs)
        assert (card.cost, card.colour, card.deck) == (0, COLOURLESS, -1)


@rule("HC-12")
def test_all_special_buildings_differ() -> None:
    assert (len(SPECIALS), len(EXPERTS)) == (18, 38)
    assert len({ID[card] for card in (*SPECIALS, *EXPERTS)}) == 56
    faces = {
        (*c.needs, c.income, c.residents, c.hearts, repr(c.effect))
        for c in (CARDS[number] for number in (*SPECIALS, *EXPERTS))
    }
    assert len(faces) == 56


@rule("HC-242")
def test_neither_promotional_cards_nor_the_expansion() -> None:
    state = GAME.setup(config_of(GAME, 5, mode="expert"), LUCK)
    assert len(state.decks) == len(state.discards) == 3
    reveals = [a.notation for a in GAME.space(state.config()) if a.kind == "reveal"]
    assert reveals == ["reveal 1", "reveal 2", "reveal 3"]
    assert len(CARDS) == 33 + 3 + (5 + 1) + 18 + 38  # names; a market has two sides


@rule("HC-243")
def test_only_equality_of_names_matters() -> None:
    assert {"market", "museum", "film_studio"} <= set(ID)
    assert len(set(ID)) == len(ID)
    state = table(
        "market museum", "market", coins=[9, 0], mode="family", display="museum observatory zoo"
    )
    same = [CARDS[NUMBER_OF[name]] for name in ("museum", "observatory")]
    assert len({(c.colour, c.cost, c.income, c.residents, c.hearts) for c in same}) == 1
    assert "buy observatory" in legal(state, 0)  # equal but for the name
    assert "buy museum" not in legal(state, 0)

"""Section 8 of the ledger: who knows what, and what a careful player can imagine."""

from random import Random

import pytest

from kvartal.games.ginkgopolis.components import CARD_ID, LATER_TILES, TILE_OF
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import CHOOSE, RETURN, GinkgopolisState
from kvartal.kit.chance import SeededChance
from kvartal.kit.game import observe
from tests.games.ginkgopolis.positions import FIRST_0, act, cards, do, legal, log_of, table, tiles
from tests.kit.helpers import config_of
from tests.marks import rule

WORLDS = 60


def imagined(state: GinkgopolisState, viewer: int | None) -> list[GinkgopolisState]:
    worlds = GAME.worlds(observe(GAME, state, viewer))
    return [worlds.determinize(Random(number)) for number in range(WORLDS)]


@rule("GK-84")
def test_who_passed_a_hand_on_remembers_it() -> None:
    state = table(
        seats=3,
        hands=[
            "red_1 urban_a urban_b urban_c",
            "red_2 urban_d urban_e urban_f",
            "red_3 urban_g urban_h urban_i",
        ],
    )
    do(state, "0 exploit card_red_1", "1 exploit card_red_2", "2 exploit card_red_3")
    passed = {*cards("urban_a urban_b urban_c")}
    assert all(passed <= {*world.hands[1].faces} for world in imagined(state, 0))
    assert not all(passed <= {*world.hands[1].faces} for world in imagined(state, 2))
    assert "urban_a" in GAME.private(state, 0)["known"][1]
    assert "urban_a" not in str(GAME.private(state, 2))


@rule("GK-84")
def test_a_card_just_drawn_is_not_known_to_the_giver() -> None:
    state = table(hands=["red_1 urban_a urban_b urban_c", "red_2 urban_d urban_e urban_f"])
    do(state, "0 exploit card_red_1", "1 exploit card_red_2")
    faces = {tuple(world.hands[1].faces) for world in imagined(state, 0)}
    assert len(faces) > 3


@rule("GK-33", "GK-34")
def test_what_others_have_committed_may_be_any_of_theirs() -> None:
    state = table(hands=["red_1", "red_2 urban_a"], screens=["", "blue_7 blue_8"])
    do(state, "1 build urban_a tile_blue_7")
    worlds = imagined(state, 0)
    assert all(world.chosen[1] in world.hands[1].faces for world in worlds)
    assert all(world.laid[1] in world.screens[1].faces for world in worlds)
    assert len({(world.chosen[1], world.laid[1]) for world in worlds}) > 5


@rule("GK-46")
def test_a_tile_shown_in_a_fallback_is_remembered() -> None:
    state = table(hands=["urban_c"], screens=["red_8 red_9", "blue_7"])
    act(state, "build urban_c tile_red_8", "take_resource")
    tile = TILE_OF["tile_red_8"]
    assert all(tile in world.screens[0].faces for world in imagined(state, 1))
    assert all(tile in world.screens[0].faces for world in imagined(state, None))
    assert GAME.public(state)["shown"] == [["tile_red_8"], []]
    other = TILE_OF["tile_red_9"]
    assert not all(other in world.screens[0].faces for world in imagined(state, 1))


@rule("GK-R28")
def test_numbers_behind_screens_follow_from_open_play() -> None:
    state = GAME.setup(config_of(GAME, 3), FIRST_0)
    public = GAME.public(state)
    assert public["tiles"] == [len(screen) for screen in state.screens]
    assert public["resources"] == state.resources
    assert public["vp"] == state.vp
    for world in imagined(state, 1):
        assert [len(s) for s in world.screens] == public["tiles"]
        assert (world.resources, world.vp) == (state.resources, state.vp)


@rule("GK-R28")
def test_the_option_is_for_boards_alone() -> None:
    views = [
        GAME.public(GAME.setup(config_of(GAME, 3, open_counts=option), FIRST_0))
        for option in (False, True)
    ]
    assert [view["open_counts"] for view in views] == [False, True]
    assert views[0] == {**views[1], "open_counts": False}


@rule("GK-15", "GK-R49")
def test_tiles_removed_unseen_may_be_any() -> None:
    """Nobody has seen them, so the state does not know them: they may still come."""
    state = GAME.setup(config_of(GAME, 2), FIRST_0)
    assert len(state.reserve.cards) - state.reserve.size == 6
    worlds = imagined(state, 0)
    assert all(len(world.reserve.cards) == len(state.reserve.cards) for world in worlds)


# After tiles were returned


def returned(picks: str, own: str = "") -> GinkgopolisState:
    """Three players; seat 1 returns `picks` of its four tiles, seat 0 `own` of what it has."""
    state = table(
        {(0, -2): "red_4 red_5 blue_6 @1"},
        seats=3,
        hands=["blue_6", "urban_l", "urban_k"],
        screens=["red_8 red_9", "red_10 red_11 red_12 red_13", "blue_18 blue_19"],
        reserve="yellow_18 yellow_19",
    )
    state.screens[1].seen[0] = -1  # all have seen red 10
    state.reserve.cards = tiles("yellow_15 yellow_16 yellow_18 yellow_19")  # two may be removed
    state.reserve.size = 2
    act(state, "exploit card_blue_6")
    assert state.question == RETURN
    for name in own.split():
        do(state, f"0 return tile_{name}")
    for name in picks.split():
        do(state, f"1 return tile_{name}")
    do(state, "0 done", "1 done", "2 done")
    return state


@rule("GK-94", "GK-R39")
def test_who_returned_a_tile_knows_that_it_is_in_the_reserve_or_was_drawn() -> None:
    state = returned("red_11 red_12 red_13", own="red_9")
    red_9 = TILE_OF["tile_red_9"]
    assert state.screens[0].faces.count(red_9) + state.reserve.cards.count(red_9) == 1
    for world in imagined(state, 0):
        assert red_9 not in world.removed
        assert red_9 not in world.screens[1].faces  # it has drawn nothing since
        assert red_9 not in world.screens[2].faces
    spread = {tuple(world.reserve.cards) for world in imagined(state, 2)}
    assert len(spread) > 5


@rule("GK-94")
def test_a_tile_that_all_had_seen_is_lost_from_sight_if_some_are_returned() -> None:
    state = returned("red_11 red_12")
    red_10 = TILE_OF["tile_red_10"]
    assert red_10 in state.screens[1].faces
    assert not all(red_10 in world.screens[1].faces for world in imagined(state, 0))
    assert GAME.public(state)["shown"][1] == []


@rule("GK-94")
def test_and_known_to_be_returned_if_all_are() -> None:
    state = returned("red_10 red_11 red_12 red_13")
    red_10 = TILE_OF["tile_red_10"]
    assert GAME.public(state)["since_return"]["put_in"] == ["tile_red_10"]
    for viewer in (None, 0, 2):
        for world in imagined(state, viewer):
            assert red_10 in [*world.reserve.cards, *world.screens[0].faces]


@rule("GK-94")
def test_nothing_is_lost_from_sight_where_nothing_is_returned() -> None:
    state = returned("", own="red_8 red_9")
    red_10 = TILE_OF["tile_red_10"]
    for viewer in (None, 0, 2):
        assert all(red_10 in world.screens[1].faces for world in imagined(state, viewer))
    assert red_10 not in state.reserve.made_of


@rule("GK-94")
def test_what_was_kept_is_not_what_was_put_in() -> None:
    """Seat 0 returns two; what seat 1 kept, and has played since, tells nothing of these."""
    state = returned("red_11 red_12", own="red_8 red_9")
    put_in = {*tiles("red_8 red_9")} - {*state.screens[0].faces}
    for world in imagined(state, 0):
        assert not put_in & {*world.screens[1].faces}
        assert not put_in & {*world.removed}


# The draft


@rule("GK-24")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_packets_are_remembered(seats: int) -> None:
    """What a seat has passed on, its left neighbour keeps one of and passes the others on."""
    chance = SeededChance(bytes([seats] * 32))
    state = GAME.setup(config_of(GAME, seats, mode="draft"), chance)
    first = {*state.packets[0].faces}
    for seat in range(seats):
        do(state, f"{seat} {legal(state, seat)[0]}", chance=chance)
    passed = first - {*state.picked[0].faces}
    assert all({*world.packets[1].faces} == passed for world in imagined(state, 0))
    for seat in range(seats):
        do(state, f"{seat} {legal(state, seat)[-1]}", chance=chance)
    for world in imagined(state, 0):
        there = {*world.picked[1].faces, *world.packets[2 % seats].faces}
        assert passed <= there
        assert len(passed & {*world.picked[1].faces}) == 1
    if seats == 2:  # it came back, so what is missing is known
        (gone,) = passed - {*state.packets[0].faces}
        assert all(gone in world.picked[1].faces for world in imagined(state, 0))
    else:
        assert len({tuple(world.picked[1].faces) for world in imagined(state, 0)}) > 1


@rule("GK-25", "GK-23")
def test_what_left_the_game_in_the_draft_is_forgotten() -> None:
    state = GAME.setup(config_of(GAME, 2, mode="draft"), FIRST_0)
    while state.question != CHOOSE:
        for seat in GAME.pending(state):
            do(state, f"{seat} {legal(state, seat)[0]}")
    assert [len(own) for own in state.cards] == [3, 3]
    shown = {CARD_ID[card] for own in state.cards for card in own}
    assert shown == {name for own in GAME.public(state)["cards"] for name in own}
    assert GAME.private(state, 0)["looks"] == []


# What everybody sees


@rule("GK-27", "GK-84")
def test_facts_about_hidden_things_have_two_forms() -> None:
    state = GAME.setup(config_of(GAME, 2), FIRST_0)
    log = log_of(state, "0 new_hand")
    assert "drew_cards" in [fact.kind for fact in log.known_to(0)]
    assert "drew_cards" not in [fact.kind for fact in log.known_to(1)]
    state = table({(0, -2): "red_4 blue_9"}, hands=["blue_9"])
    facts = act(state, "exploit card_blue_9")
    assert [fact.kind for fact in facts].count("drew_tile") == 2
    assert "drew_tile_face" not in [fact.kind for fact in facts]


@rule("GK-12", "GK-R47", "GK-18", "GK-17")
def test_city_letters_discard_and_future_cards_are_open() -> None:
    state = GAME.setup(config_of(GAME, 3), FIRST_0)
    public = observe(GAME, state, None).public
    assert len(public["city"]) == 9
    assert len(public["tokens"]) == 12
    assert len(public["discard"]) == 7
    assert public["supply"] == [CARD_ID[tile] for tile in LATER_TILES]
    assert public["stock"] == state.stock
    assert public["new_hands"] == [2, 2, 2]


@rule("GK-127")
def test_nobody_knows_goshas_card() -> None:
    state = GAME.setup(config_of(GAME, 1, mode="solo_normal"), FIRST_0)
    worlds = imagined(state, 0)
    assert all(world.face_down and not world.hands[1].faces for world in worlds)
    assert all(
        world.deck.cards == state.deck.cards for world in worlds
    )  # all is open but its order

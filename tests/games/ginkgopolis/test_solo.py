"""Section 7 of the ledger: alone against Gosha."""

from typing import Any

import pytest

from kvartal.games.ginkgopolis.components import CARD_OF
from kvartal.games.ginkgopolis.facts import GoshaCannot, GoshaRedrew
from kvartal.games.ginkgopolis.game import GAME
from kvartal.games.ginkgopolis.state import CHOOSE, GOSHA, MOVE, OVER, GinkgopolisState
from kvartal.kit.chance import SeededChance
from kvartal.kit.facts import Fact
from kvartal.kit.knowledge import Cards, new_pile
from tests.games.ginkgopolis.positions import (
    assets,
    at,
    cards,
    do,
    kinds,
    legal,
    points_of_cards,
    rule_against,
    score,
    table,
    token,
)
from tests.kit.helpers import config_of
from tests.marks import rule


def solo(
    gosha: str, buildings: dict[tuple[int, int], str] | None = None, **rest: Any
) -> GinkgopolisState:
    """The player holds red 1 to exploit; the first of Gosha's cards is face down, the others are
    what is left in the deck."""
    first, *others = gosha.split()
    settings: dict[str, Any] = {"seats": 1, "mode": "solo_normal", "hands": ["red_1"], **rest}
    state = table(buildings, **settings)
    state.hands[GOSHA] = Cards(cards(first), [1])
    state.face_down = False
    left = [card for card in state.deck.cards if card not in cards(gosha)]
    state.deck = new_pile("deck", cards(" ".join(others)) or left)
    state.discard = left if others else []
    return state


def pass_turn(state: GinkgopolisState, *answers: str) -> list[Fact]:
    """The player exploits red 1, then Gosha acts."""
    return do(state, "0 exploit card_red_1", *(f"0 {answer}" for answer in answers))


@rule("GK-123", "GK-124", "GK-125", "GK-126")
def test_setup() -> None:
    state = GAME.setup(config_of(GAME, 1, mode="solo_normal"), SeededChance(bytes(32)))
    assert (assets(state), state.stock[0]) == ((6, 6, 6), 19)
    assert (state.stock[GOSHA], state.vp[GOSHA], state.resources[GOSHA]) == (25, 0, 0)
    assert state.cards == [[], []]
    assert state.new_hands == [0]
    assert state.reserve.size == 39
    assert len(state.discard) == 7
    assert state.first == 0
    assert state.deck.size == 21 - 7 - 3 - 1  # 14 before the first round


@rule("GK-127", "GK-R23")
def test_three_cards_for_the_player_and_an_unseen_one_for_gosha() -> None:
    state = GAME.setup(config_of(GAME, 1, mode="solo_expert"), SeededChance(bytes(32)))
    assert len(state.hands[0]) == 3
    assert state.face_down
    assert len(state.deck.cards) == state.deck.size + 1
    assert GAME.public(state)["hand_sizes"] == [3, 0]
    assert len(GAME.private(state, 0)["known"][0]) == 3


@rule("GK-127", "GK-85")
def test_if_it_is_the_last_card_the_player_can_tell_and_the_deck_is_rebuilt() -> None:
    state = solo("blue_1 red_2 red_3 yellow_1 yellow_2", screens=["red_8"])
    state.discard = cards("urban_a urban_b urban_c urban_d urban_e urban_f urban_g urban_h")
    pass_turn(state)
    assert state.round == 2
    assert not state.face_down
    assert len(GAME.private(state, 0)["known"][GOSHA]) == 1
    assert state.deck.shuffles == 1
    assert state.deck.size == 8 + 2 - 7


@rule("GK-128", "GK-45", "GK-46")
def test_the_player_acts_by_the_normal_rules() -> None:
    state = solo("blue_1", hands=["red_3 urban_b urban_e"], screens=["red_9"], resources=[2, 0])
    state.cards[0] = cards("yellow_3")
    do(state, "0 build card_red_3 tile_red_9")
    assert at(state, (0, 1)).owner == 0
    assert state.vp[0] == 1
    state = solo("blue_1", hands=["red_3 urban_b urban_e"], screens=["red_9"])
    assert "fell_back" in kinds(do(state, "0 build card_red_3 tile_red_9"))


@rule("GK-129", "GK-126")
def test_unused_cards_are_discarded() -> None:
    state = solo("blue_1 red_2 blue_2 blue_3 yellow_3 yellow_1", hands=["red_1 urban_b urban_e"])
    facts = pass_turn(state)
    assert {*cards("red_1 urban_b urban_e")} <= {*state.discard}
    assert "unused_discarded" in kinds(facts)
    assert kinds(facts).index("unused_discarded") < kinds(facts).index("constructed")
    assert not {*cards("urban_b urban_e")} & {*state.hands[0].faces}


@rule("GK-136")
def test_the_hand_cannot_be_exchanged() -> None:
    state = solo("blue_1")
    assert "new_hand" not in legal(state)
    assert rule_against(state, "new_hand") == "GK-136"


# Gosha urbanizes


E18 = {(1, 0): "red_4 yellow_5", (2, -1): "red_5 red_6 red_7"}


@rule("GK-E18", "GK-131", "GK-130", "GK-64")
def test_gosha_urbanizes() -> None:
    state = solo("urban_e", E18, tokens={"D": (3, -1)})
    facts = pass_turn(state)
    assert state.question == CHOOSE  # only one place for the letter
    assert token(state, "E") == (3, 0)
    assert (state.vp[GOSHA], state.resources[GOSHA], state.stock[GOSHA]) == (5, 0, 24)
    building = at(state, (2, 0))
    assert (building.owner, building.height, building.site) == (GOSHA, 1, True)
    assert CARD_OF["urban_e"] in state.discard
    assert "card_kept" not in kinds(facts)


@rule("GK-131", "GK-62")
def test_the_player_moves_the_letter_for_gosha() -> None:
    state = solo("urban_c")
    pass_turn(state)
    assert state.question == MOVE
    assert GAME.pending(state) == [0]
    assert legal(state) == ["move north", "move east"]
    do(state, "0 move east")
    assert token(state, "C") == (2, -2)
    assert state.vp[GOSHA] == 1


@rule("GK-131", "GK-R42")
def test_his_points_do_not_depend_on_reserves() -> None:
    state = solo("urban_e", E18, tokens={"D": (3, -1)}, stock=[0, 20], reserve=1)
    pass_turn(state)
    assert state.vp[GOSHA] == 5


@rule("GK-E18", "GK-139", "GK-R44", "GK-R45")
@pytest.mark.parametrize(
    ("height", "used"), [(1, "urban_e"), (4, "urban_e"), (5, "urban_a"), (6, "urban_a")]
)
def test_an_expert_takes_the_better_letter(height: int, used: str) -> None:
    """Beside A stand blue 1 and a tower; beside E five levels: (height + 1) against 5."""
    tower = " ".join(f"blue_{number}" for number in range(4, 4 + height))
    state = solo(
        "urban_e urban_a",
        {**E18, (-2, -2): tower},
        tokens={"D": (3, -1)},
        mode="solo_expert",
    )
    facts = pass_turn(state)
    (redrew,) = [fact for fact in facts if isinstance(fact, GoshaRedrew)]
    assert (redrew.card, redrew.drawn, redrew.used) == ("urban_e", "urban_a", used)


@rule("GK-139", "GK-E18")
def test_an_expert_takes_a_building_card_over_a_letter() -> None:
    state = solo("urban_e red_3", E18, mode="solo_expert", tokens={"D": (3, -1)})
    facts = pass_turn(state)
    assert "constructed" in kinds(facts)
    assert at(state, (0, 1)).owner == GOSHA
    assert CARD_OF["urban_e"] not in state.cards[GOSHA]


@rule("GK-139")
@pytest.mark.parametrize("mode", ["solo_normal", "solo_expert"])
def test_one_more_card_only_for_an_expert_and_only_after_a_letter(mode: str) -> None:
    state = solo("blue_1 red_3 red_2 blue_2 blue_3", mode=mode)
    assert not [fact for fact in pass_turn(state) if isinstance(fact, GoshaRedrew)]
    state = solo("urban_e red_3 red_2 blue_2 blue_3 yellow_1", mode=mode)
    redrew = [fact for fact in pass_turn(state) if isinstance(fact, GoshaRedrew)]
    assert len(redrew) == (mode == "solo_expert")


@rule("GK-R44", "GK-85")
def test_the_extra_card_may_empty_the_deck() -> None:
    """It is rebuilt at once, without Gosha's two cards."""
    state = solo("urban_e urban_b", mode="solo_expert")
    pass_turn(state)
    assert state.deck.shuffles == 1
    assert not {*cards("urban_e urban_b")} & {*state.deck.made_of}
    assert CARD_OF["card_red_1"] in state.deck.made_of  # the player's was discarded before


# Gosha constructs


@rule("GK-132", "GK-72")
def test_gosha_covers_a_building_of_the_player() -> None:
    state = solo("blue_9", {(0, -2): "red_8 blue_9 @0"})
    before = assets(state)
    pass_turn(state)
    building = at(state, (0, -2))
    assert (building.owner, building.height, building.site) == (GOSHA, 3, True)
    assert state.stock[GOSHA] == 25 - 3
    assert (state.resources[0], state.vp[0]) == (before[0] + 1 + 2, before[2] + 2)  # red 1: one
    assert state.cards[GOSHA] == cards("blue_9")


@rule("GK-132")
def test_gosha_covers_his_own() -> None:
    state = solo("blue_9", {(0, -2): "red_8 blue_9 @1"})
    pass_turn(state)
    assert state.stock[GOSHA] == 25 - 3
    assert state.vp[GOSHA] == 0


@rule("GK-133", "GK-R24")
def test_gosha_pays_for_levels_alone() -> None:
    """Over a yellow 20 every tile is lower, and those in the reserve are red."""
    state = solo("yellow_20", {(0, -2): "yellow_20"}, reserve="red_8 red_9")
    pass_turn(state)
    assert at(state, (0, -2)).height == 2
    assert (state.stock[GOSHA], state.vp[GOSHA]) == (25 - 2, 0)


@rule("GK-134")
def test_gosha_ignores_black_arrows() -> None:
    state = solo("red_3")
    state.cards[GOSHA] = cards("yellow_3 red_6 blue_9")
    pass_turn(state)
    assert (state.vp[GOSHA], state.resources[GOSHA], state.stock[GOSHA]) == (0, 0, 23)
    assert state.cards[GOSHA] == cards("yellow_3 red_6 blue_9 red_3")


@rule("GK-135")
def test_the_player_covers_a_building_of_gosha() -> None:
    state = solo(
        "blue_1",
        {(0, -2): "red_8 blue_9 @1"},
        hands=["blue_9"],
        screens=["blue_10"],
        resources=[3, 0],
    )
    do(state, "0 build card_blue_9 tile_blue_10")
    assert state.stock[GOSHA] == 25 - 2  # two came back, two went onto blue 1
    assert state.vp[GOSHA] == 2


# The end


@rule("GK-E20", "GK-138", "GK-142", "GK-R50")
def test_too_few_resources_for_gosha() -> None:
    state = solo("blue_9", {(0, -2): "red_8 blue_9 @0"}, stock=[20, 2])
    reserve = state.reserve.size
    facts = pass_turn(state)
    assert [fact.kind for fact in facts if isinstance(fact, GoshaCannot)] == ["gosha_cannot"]
    assert (at(state, (0, -2)).owner, at(state, (0, -2)).height) == (0, 2)
    assert state.vp == [0, 0]
    assert state.reserve.size == reserve
    assert CARD_OF["card_blue_9"] in state.discard
    assert state.cards[GOSHA] == []
    assert state.question == OVER


@rule("GK-E20", "GK-138", "GK-137")
@pytest.mark.parametrize(("stock", "left", "ends"), [(2, 1, False), (1, 0, True)])
def test_with_his_own_resources_he_may_have_enough(stock: int, left: int, ends: bool) -> None:
    state = solo(
        "blue_9 blue_3 red_2 red_3 yellow_1 yellow_2",
        {(0, -2): "red_8 blue_9 @1"},
        stock=[20, stock],
    )
    pass_turn(state)
    assert at(state, (0, -2)).height == 3
    assert state.stock[GOSHA] == left
    assert (state.question == OVER) == ends
    assert state.cards[GOSHA] == cards("blue_9")


@rule("GK-137", "GK-R43")
def test_all_of_the_players_resources_end_it_and_gosha_still_acts() -> None:
    state = solo(
        "blue_3",
        hands=["urban_b"],
        screens=["red_9"],
        resources=[1, 0],
        stock=[0, 25],
    )
    facts = do(state, "0 build urban_b tile_red_9")
    assert kinds(facts).index("resources_placed") < kinds(facts).index("constructed")
    assert state.question == OVER


@rule("GK-137", "GK-142")
def test_the_last_tile_is_goshas_and_he_still_builds() -> None:
    state = solo("blue_3", reserve=1)
    facts = pass_turn(state)
    assert "constructed" in kinds(facts)
    assert state.question == OVER
    assert "return_began" not in kinds(facts)


@rule("GK-R25", "GK-138", "GK-142", "GK-137")
def test_without_a_tile_gosha_does_nothing() -> None:
    state = solo("blue_3", hands=["blue_2"], reserve=1)
    facts = do(state, "0 exploit card_blue_2")
    assert "gosha_cannot" in kinds(facts)
    assert CARD_OF["card_blue_3"] in state.discard
    assert len(state.screens[0]) == 1
    assert state.question == OVER


@rule("GK-137", "GK-102")
def test_in_the_solo_game_nobody_returns_tiles() -> None:
    state = solo("blue_3", {(0, -2): "red_4 red_5 blue_6"}, hands=["blue_6"], reserve=2)
    facts = do(state, "0 exploit card_blue_6")
    assert len(state.screens[0]) == 2
    assert "tiles_lost" in kinds(facts)
    assert state.question == OVER


@rule("GK-140", "GK-R26", "GK-R41")
def test_gosha_scores_like_a_player() -> None:
    state = solo("blue_3", {(5, 0): "blue_4 blue_5 @1", (6, 0): "red_8 blue_6 @1"}, vp=[0, 7])
    state.cards[GOSHA] = cards("red_16 red_1 blue_4 red_19")
    assert points_of_cards(state, GOSHA) == {"card_red_16": 4, "card_red_19": 6}
    assert score(state, GOSHA) == 7 + 10 + 2 * 4


@rule("GK-141", "GK-R27")
@pytest.mark.parametrize(("vp", "ranks"), [([9, 8], [1, 2]), ([8, 9], [2, 1]), ([9, 9], [1, 1])])
def test_win_loss_and_draw(vp: list[int], ranks: list[int]) -> None:
    state = solo("blue_3", vp=vp)
    state.question = OVER
    standings = GAME.outcome(state)
    assert standings is not None
    assert [standing.rank for standing in standings] == ranks
    assert GAME.sides(state.config()) == 2


@rule("GK-R51")
def test_it_ends_within_thirty_nine_rounds() -> None:
    for number in range(12):
        chance = SeededChance(bytes([number] * 32))
        state = GAME.setup(config_of(GAME, 1, mode="solo_normal"), chance)
        step = 0
        while GAME.pending(state):
            choices = GAME.legal(state, 0)
            GAME.apply(state, 0, choices[(5 * step + number) % len(choices)], chance)
            step += 1
        assert state.round <= 39

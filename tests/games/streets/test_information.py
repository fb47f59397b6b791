"""Section 15 of the ledger: what everybody sees, what only the holder, and what nobody."""

from collections import Counter
from random import Random

from kvartal.games.streets.components import ID, KIND, KINDS
from kvartal.games.streets.facts import EndgameLaid
from kvartal.games.streets.game import GAME
from kvartal.kit.chance import SeededChance
from kvartal.kit.facts import Log
from kvartal.kit.game import observe
from tests.games.streets.positions import hand, table, tell
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule


@rule("ST-26", "ST-340")
def test_fronts_are_the_holders_and_backs_are_everybodys() -> None:
    state = GAME.setup(config_of(GAME, 3), LUCK)
    public = GAME.public(state)
    for seat in range(3):
        own = hand(state, seat)
        assert GAME.private(state, seat) == {"hand": own}
        backs = Counter(KINDS[KIND[tile]] for tile in state.hands[seat].faces)
        assert Counter(public["hands"][seat]["kinds"]) == backs
        for other in {0, 1, 2} - {seat}:
            text = str(observe(GAME, state, other).to_json())
            assert not any(f"'{tile}'" in text for tile in own)


@rule("ST-24", "ST-23")
def test_of_the_stack_only_backs_are_known_and_only_how_many() -> None:
    state = GAME.setup(config_of(GAME, 2), LUCK)
    public = GAME.public(state)
    assert public["stack"]["size"] == 24
    assert public["stack"]["top"] == KINDS[state.top]
    assert sum(public["stack"]["backs"]) == 23
    text = str(public)
    assert not any(f"'{ID[tile]}'" in text for tile in state.stack.cards)
    assert state.stack.cards == sorted(state.stack.cards)  # no order
    assert len(state.stack.cards) == 24 + 10  # nobody knows which were removed


@rule("ST-140", "ST-343")
def test_who_draws_is_told_the_tile_and_others_its_back() -> None:
    state = table(None, "art_gallery toy_store shoe_store")
    top = KINDS[state.top]
    log = tell(state, "0 build toy_store", "0 place 0,1 e")
    (drew,) = [told.fact for told in log.told if told.fact.kind == "drew"]
    (tiles,) = [told for told in log.told if told.fact.kind == "drew_tiles"]
    assert drew.to_json() == {"kind": "drew", "seat": 0, "kinds": [top]}
    assert tiles.only == [0]
    assert tiles.fact.to_json()["tiles"][0] in hand(state, 0)  # type: ignore[index, operator]


@rule("ST-340")
def test_money_tokens_signs_and_people_are_public() -> None:
    state = table(
        "art_gallery 0,0 v A 2 +1", money=[7, 3], business=True, tokens=[[1, 0, 0, 0], [0] * 4]
    )
    public = observe(GAME, state, None).public
    assert public["money"] == [7, 3]
    assert public["unused"] == [4, 5]
    assert public["tokens"][0] == [1, 0, 0, 0]
    assert public["supply"] == [12] * 4
    (building,) = public["buildings"]
    assert (building["owner"], building["people"], building["seekers"]) == (
        0,
        [0, 2, 0, 0],
        [0, 1, 0, 0],
    )
    assert building["income"] == 2 + 2


@rule("ST-24", "ST-26", "ST-225")
def test_imagined_tiles_have_the_backs_that_are_seen() -> None:
    for seats in (1, 2, 5):
        chance = SeededChance(bytes([seats] * 32))
        state = GAME.setup(config_of(GAME, seats), chance)
        for _ in range(40):
            seat = GAME.pending(state)[0]
            choices = GAME.legal(state, seat)
            GAME.apply(state, seat, choices[len(choices) // 2], chance)
        worlds = GAME.worlds(observe(GAME, state, 0))
        hands = set()
        for number in range(20):
            world = worlds.determinize(Random(number))
            assert world.hands[0].faces == state.hands[0].faces
            assert world.stack.turned == state.stack.turned
            for other in range(1, seats):
                assert world.kinds_in_hand(other) == state.kinds_in_hand(other)
                hands.add(tuple(world.hands[other].faces))
        assert len(hands) > 1 or seats == 1


@rule("ST-220", "ST-225")
def test_of_the_endgame_stack_only_the_top_back_is_seen() -> None:
    log = Log()
    state = GAME.setup(config_of(GAME, 1), LUCK, log)
    stack = GAME.public(state)["stack"]
    assert stack["endgame"] == 3
    (laid,) = [told.fact for told in log.told if isinstance(told.fact, EndgameLaid)]
    assert laid.back == stack["endgame_back"]
    assert stack["endgame_back"] == KINDS[state.endgame_back]
    assert len(state.stack.cards) == 40 - 3 - 1  # hand and open tile: nothing else is decided

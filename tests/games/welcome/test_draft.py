"""The draft rules."""

from random import Random

import pytest

from kvartal.games.welcome.components import AGENT, CARD_OF, EFFECT
from kvartal.games.welcome.draft import covered
from kvartal.games.welcome.game import GAME
from kvartal.games.welcome.state import KEPT, WelcomeState
from kvartal.kit.chance import ScriptedChance, SeededChance
from kvartal.kit.conformance.watch import Watch
from kvartal.kit.facts import Log
from kvartal.kit.game import observe
from kvartal.kit.knowledge import EVERYONE, only
from tests.games.turns import LUCK
from tests.games.welcome.positions import (
    FULL,
    do,
    draft,
    facts,
    finish,
    legal,
    outcome,
    sheet,
    start,
)
from tests.kit.helpers import config_of
from tests.marks import rule

HANDS = ("03_fence_a 07_pool_a 12_park_a", "05_fence_a 08_bis_a 11_agent_a")


def everywhere(state: WelcomeState) -> list[int]:
    held = [card for hand in state.hands for card in hand.faces]
    return sorted([*held, *state.discard.faces, *state.deck.cards])


@rule("WT-147", "WT-148", "WT-172")
def test_the_first_deal() -> None:
    markers = set()
    for seed in range(40):
        state = start(3, SeededChance(seed.to_bytes(32, "big")), draft_rules=True)
        markers.add(state.marker)
        assert [len(hand) for hand in state.hands] == [3, 3, 3]
        assert state.deck.size == 81 - 9
    assert markers == {0, 1, 2}


@rule("WT-147")
def test_all_are_told_where_dealing_begins() -> None:
    log = Log()
    GAME.setup(
        config_of(GAME, 3, draft_rules=True), ScriptedChance({"marker": 2}, otherwise=LUCK), log
    )
    assert [fact.seat for fact in facts(log, "marker_placed")] == [2]
    assert [fact.seat for fact in facts(log, "dealt")] == [2, 0, 1]


@rule("WT-V23", "WT-148", "WT-151", "WT-152", "WT-R35")
def test_dealing_and_passing() -> None:
    chance = ScriptedChance({"marker": 1}, otherwise=LUCK)
    state = start(3, chance, draft_rules=True)
    log = finish(state, chance=chance)
    assert [(f.seat, f.to) for f in facts(log, "passed_on")] == [(0, 2), (1, 0), (2, 1)]
    assert [fact.seat for fact in facts(log, "dealt")] == [1, 2, 0]
    assert [len(fact.effects) for fact in facts(log, "dealt")] == [2, 2, 2]
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert state.marker == 1
    assert everywhere(state) == list(range(81))


@rule("WT-149", "WT-150", "WT-33")
def test_two_of_three_cards_are_played() -> None:
    state = draft(*HANDS)
    assert legal(state) == ["play 1 2", "play 1 3", "play 2 1", "play 2 3", "play 3 1", "play 3 2"]
    do(state, "0 play 1 2", "0 write 3 1.3", "0 pool", "0 done")
    do(state, "1 play 2 1", "1 write 8 2.6", "1 skip")
    log = do(state, "1 done")
    shown = [(fact.number, fact.effects) for fact in facts(log, "discarded")]
    assert shown == [("c_03_fence_a", ["pool"]), ("c_08_bis_a", ["fence"])]
    assert CARD_OF["c_12_park_a"] in state.hands[1].faces
    assert CARD_OF["c_11_agent_a"] in state.hands[0].faces


@rule("WT-33", "WT-R6", "WT-R5", "WT-30")
def test_who_knows_what() -> None:
    state = draft(*HANDS)
    assert GAME.public(state)["hands"] == [["fence", "park", "pool"], ["fence", "agent", "bis"]]
    assert GAME.private(state, 1)["known"] == [
        [],
        ["c_05_fence_a", "c_08_bis_a", "c_11_agent_a"],
    ]
    do(state, "0 play 1 2", "0 write 3 1.3", "0 pool", "0 done")
    do(state, "1 play 2 1", "1 write 8 2.6", "1 skip", "1 done")
    seen = dict(zip(state.discard.faces, state.discard.seen, strict=True))
    assert seen[CARD_OF["c_03_fence_a"]] == EVERYONE
    assert seen[CARD_OF["c_07_pool_a"]] == only(0)
    public = GAME.public(state)
    assert str(public["discard"])[CARD_OF["c_03_fence_a"]] == "1"
    assert str(public["discard"])[CARD_OF["c_07_pool_a"]] == "0"
    assert public["discard_backs"] == [1, 0, 0, 1, 0, 0]
    assert GAME.private(state, 0)["known_discards"] == ["c_07_pool_a"]
    known = GAME.private(state, 0)["known"]
    assert "c_12_park_a" in known[1]


@rule("WT-33")
def test_a_passed_card_is_followed_as_long_as_its_back_tells() -> None:
    """Seat 0 knows a park in hand 1. If park and pool go different ways it knows where."""
    for other, known in (("07_pool_a", True), ("09_park_a", False)):
        state = draft(HANDS[0].replace("12_park_a", "01_park_a"), f"05_fence_a {other} 12_park_a")
        state.hands[1].seen[-1] |= only(0)
        finish(state, [0])
        do(state, "1 play 1 3", "1 write 5 2.5", "1 park", "1 done")
        seen = dict(zip(state.discard.faces, state.discard.seen, strict=True))
        assert bool(seen[CARD_OF["c_12_park_a"]] & only(0)) == known


@rule("WT-32", "WT-33")
def test_the_backs_tell_nothing_about_numbers() -> None:
    """Hands are listed by back: not in the order of their numbers."""
    state = draft("01_park_a 02_fence_a 15_agent_a", HANDS[1])
    assert GAME.public(state)["hands"][0] == ["fence", "agent", "park"]


@rule("WT-154", "WT-R34", "WT-57", "WT-60")
def test_a_refused_player_chooses_what_to_pass() -> None:
    full = sheet(*FULL[:2], "1 2 3 4 5 6 7 8 9 10 11 .")
    state = draft("03_fence_a 05_park_b 07_pool_a", HANDS[1], towns=[full, sheet()])
    assert state.work[0].refusals == 1
    assert legal(state) == ["pass 1", "pass 2", "pass 3"]
    (chosen,) = facts(do(state, "0 pass 2"), "pass_chosen", 0)
    assert chosen.card == "c_05_park_b"
    assert legal(state) == ["done"]
    do(state, "0 done")
    log = finish(state)
    (dealt,) = facts(log, "dealt_cards", 0)  # the third card of the hand has been passed on
    assert {CARD_OF[card] for card in dealt.cards} < {*state.hands[0].faces}
    given = facts(log, "discarded")[0]
    assert (given.number, given.effects) == ("", ["fence", "pool"])
    assert CARD_OF["c_05_park_b"] in state.hands[1].faces


@rule("WT-153", "WT-V26", "WT-R36")
def test_27_players() -> None:
    state = start(27, draft_rules=True)
    assert state.deck.size == 0
    assert state.top == -1
    assert GAME.public(state)["deck"]["top"] == ""
    for round_ in (2, 3):
        log = finish(state)
        assert state.round == round_
        assert [(f.cards, f.wished) for f in facts(log, "reshuffled")] == [(54, False)]
        assert (state.deck.size, len(state.discard)) == (0, 0)
        assert [len(hand) for hand in state.hands] == [3] * 27


@rule("WT-V26", "WT-153")
def test_two_players_shuffle_in_round_20() -> None:
    state = start(2, draft_rules=True)
    assert state.deck.size == 75
    while state.round < 19:
        finish(state)
        state.sheets = state.work = [sheet(), sheet()]
    assert state.deck.size == 3
    log = finish(state)
    assert state.round == 20
    kinds = [f.kind for f in log.known_to(None) if f.kind in {"dealt", "reshuffled"}]
    assert kinds == ["dealt", "reshuffled", "dealt"]
    assert facts(log, "reshuffled")[0].cards == 76
    assert state.deck.size == 75


@rule("WT-155", "WT-R37", "WT-112")
def test_a_wished_reshuffle_leaves_the_passed_cards() -> None:
    state = draft(*HANDS, towns=[sheet("1 2 3 4 | 5 6 7 8 |"), sheet()])
    finish(state, [1])
    do(state, "0 play 3 2", "0 write 12 3.4", "0 claim 1", "0 wish yes")
    log = do(state, "0 done")
    assert [(f.cards, f.wished) for f in facts(log, "reshuffled")] == [(79, True)]
    assert len(state.discard) == 0
    assert state.deck.size == 79 - 4
    assert CARD_OF["c_03_fence_a"] in state.hands[1].faces
    kinds = [f.kind for f in log.known_to(None)]
    assert kinds.index("passed_on") < kinds.index("reshuffled") < kinds.index("dealt")


def lay_off(state: WelcomeState, cards: list[int]) -> None:
    """These cards of the deck were played for their numbers in earlier rounds."""
    for card in cards:
        state.deck.cards.remove(card)
        state.deck.size -= 1
        state.discard.add(card, EVERYONE)


def drawn_at_most(state: WelcomeState, viewer: int | None, seat: int, cards: set[int]) -> int:
    """How many of these cards a hand holds in the worlds that a viewer imagines, at the most."""
    view = observe(GAME, state, viewer)
    imagined = GAME.worlds(view)
    worlds = [imagined.determinize(Random(seed)) for seed in range(60)]
    return max(len(cards & {*world.hands[seat].faces}) for world in worlds)


WISH = ("0 play 3 2", "0 write 12 3.4", "0 claim 1", "0 wish yes", "0 done")
HANDS_OF_3 = (*HANDS, "06_fence_a 04_agent_a 10_pool_a")


@rule("WT-155", "WT-33")
def test_a_passed_card_is_none_of_those_seen_to_be_shuffled_in() -> None:
    """Seat 1 passes an agent on to seat 0; nearly all other agents lie open in the discard."""
    state = draft(*HANDS_OF_3, towns=[sheet("1 2 3 4 | 5 6 7 8 |"), sheet(), sheet()])
    agents = [card for card in state.deck.cards if EFFECT[card] == AGENT][2:]
    lay_off(state, agents)
    do(state, "1 play 1 2", "1 write 5 2.5", "1 skip", "1 done")
    do(state, "2 play 2 1", "2 write 6 2.5", "2 agent 1", "2 done")  # its agent is not shown
    log = do(state, *WISH)
    dealt = facts(log, "dealt")[0]
    own = CARD_OF["c_04_agent_a"]
    assert dealt.seat == 0
    for viewer, shuffled_in in ((None, {*agents}), (2, {*agents, own})):
        most = dealt.effects.count("agent")
        assert drawn_at_most(state, viewer, 0, shuffled_in) <= most
    assert facts(log, "passed_on")[1].effect == "agent"


@rule("WT-33", "WT-155")
@pytest.mark.parametrize(
    ("third", "play", "seen_going_in", "followed"),
    [
        ("07_pool_a", "1 play 1 2", "", True),
        ("09_park_a", "1 play 1 2", "", False),  # two parks go different ways
        ("09_park_a", "1 play 2 1", "", False),  # the one that is shown may have been kept
        ("09_park_a", "1 play 2 1", "c_09_park_a", True),
    ],
)
def test_a_kept_card_is_followed_as_long_as_its_back_tells(
    third: str, play: str, seen_going_in: str, followed: bool
) -> None:
    """Seat 1 has kept the park 12 during a reshuffle, and now passes it on to seat 0."""
    state = draft(HANDS[0].replace("12_park_a", "01_park_a"), f"05_fence_a {third} 12_park_a")
    state.deck.shuffles = 1
    for card in seen_going_in.split():
        state.put_in.add(CARD_OF[card], EVERYONE)
    state.hands[1].seen[-1] |= KEPT
    finish(state, [0])
    do(state, play)
    finish(state, [1])
    assert CARD_OF["c_12_park_a"] in state.hands[0].faces
    assert covered(state.hands[0], KEPT) == ([CARD_OF["c_12_park_a"]] if followed else [])
    assert covered(state.discard, KEPT) == []


@rule("WT-153", "WT-155")
def test_nothing_counts_as_kept_that_was_in_the_deck() -> None:
    """Seen from outside, in whole games: some of them are shuffled in every round."""
    counted = 0
    for seats in (3, 5, 11, 27):
        chance, rng = SeededChance(bytes([seats] * 32)), Random(seats)
        state = start(seats, chance, draft_rules=True)
        watch = Watch(GAME, state)
        while pending := GAME.pending(state):
            seat = rng.choice(list(pending))
            watch.apply(state, seat, rng.choice(list(GAME.legal(state, seat))), chance)
            if GAME.public(state)["committed"]:
                continue  # cards move at the end of a round
            for place in (*state.hands, state.discard):
                kept = covered(place, KEPT)
                assert all(card in watch.shuffles["cards/deck"].outside for card in kept)
                counted += len(kept)
    assert counted > 1000


@rule("WT-156", "WT-151")
def test_two_players_pass_to_each_other() -> None:
    state = start(2, draft_rules=True)
    log = finish(state)
    assert [(f.seat, f.to) for f in facts(log, "passed_on")] == [(0, 1), (1, 0)]


@rule("WT-157", "WT-26")
def test_the_rest_is_the_base_game() -> None:
    assert outcome(sheet(temps=3), sheet(temps=1), draft_rules=True) == [(1, 7), (2, 4)]
    state = draft(*HANDS, expert_variant=True)
    assert "roundabout 1.1" in legal(state)


@rule("WT-32")
def test_the_backs_in_the_deck_follow_from_the_rest() -> None:
    state = start(2, draft_rules=True)
    finish(state)
    for viewer in (None, 0, 1):
        world = GAME.worlds(observe(GAME, state, viewer)).determinize(Random(3))
        backs = sorted(EFFECT[card] for card in world.deck.cards)
        assert backs == sorted(EFFECT[card] for card in state.deck.cards)
        assert world.top == state.top

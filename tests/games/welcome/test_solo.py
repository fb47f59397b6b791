"""The solo game."""

import pytest

from kvartal.games.welcome.components import EFFECT, SOLO
from kvartal.games.welcome.game import GAME
from kvartal.games.welcome.state import Sheet, WelcomeState
from kvartal.kit.chance import Chance, ScriptedChance
from kvartal.kit.facts import Log
from tests.games.turns import LUCK
from tests.games.welcome.positions import (
    FULL,
    do,
    ended,
    facts,
    finish,
    legal,
    outcome,
    sheet,
    solo,
    start,
)
from tests.marks import rule


def solo_at(position: int) -> ScriptedChance:
    """A chance by which the solo card lies at this place of the 82."""
    script = {f"solo/{before}": 1 for before in range(42, position)}
    return ScriptedChance({**script, f"solo/{position}": 0}, otherwise=LUCK)


def play_to(state: WelcomeState, rounds: int, chance: Chance) -> Log:
    """Rounds go by without anything being kept of what was written."""
    log = Log()
    while state.round < rounds and not state.over:
        log = finish(state, chance=chance)
        state.sheets = state.work = [sheet()]
    return log


@rule("WT-139", "WT-4", "WT-145")
def test_six_combinations_of_three_cards() -> None:
    state = solo(sheet(), "03_fence_a 07_pool_a 12_park_a")
    assert legal(state) == ["play 1 2", "play 1 3", "play 2 1", "play 2 3", "play 3 1", "play 3 2"]
    do(state, "0 play 1 2", "0 write 3 1.3", "0 pool")
    assert state.work[0].pools == 1 << 2
    drawn = state.drawn
    do(state, "0 done")
    assert {*drawn} <= {*state.discard.faces}
    assert len(state.drawn) == 3


@rule("WT-145", "WT-R34", "WT-58", "WT-59")
def test_refusals_look_at_all_six() -> None:
    full = sheet(*FULL[:2], "1 2 3 4 5 6 7 8 9 10 11 .")
    state = solo(full, "03_fence_a 07_pool_a 05_park_a")
    assert (state.work[0].refusals, legal(state)) == (1, ["done"])
    state = solo(full, "03_fence_a 06_temp_a 10_pool_a")  # 10 becomes 12
    assert legal(state) == ["play 3 2", "refuse"]
    state = solo(full, "03_fence_a 06_temp_a 12_pool_a")
    assert legal(state) == ["play 3 1", "play 3 2"]


@rule("WT-137", "WT-R31", "WT-V22")
def test_the_solo_card_lies_in_the_lower_half() -> None:
    """Each of the 41 places, 42 to 82, is as likely: one of 41, else one of 40, and so on."""

    class Noted:
        """Puts the card as low as it can lie and notes how many places were left each time."""

        def __init__(self) -> None:
            self.asked: list[tuple[str, int]] = []

        def below(self, address: str, n: int) -> int:
            if address.startswith("solo/"):
                self.asked.append((address, n))
                return n - 1
            return LUCK.below(address, n)

    chance = Noted()
    state = start(1, chance)
    play_to(state, 27, chance)
    assert chance.asked == [(f"solo/{place}", 83 - place) for place in range(42, 83)]
    assert state.top == SOLO


@rule("WT-V22", "WT-137", "WT-140", "WT-R49", "WT-141", "WT-107", "WT-31")
@pytest.mark.parametrize(("position", "round_"), [(42, 14), (43, 15), (45, 15), (46, 16)])
def test_when_the_solo_card_is_drawn(position: int, round_: int) -> None:
    chance = solo_at(position)
    state = start(1, chance)
    play_to(state, round_ - 1, chance)
    assert state.approved == [False] * 3
    log = finish(state, chance=chance)
    assert state.round == round_
    assert state.approved == [True] * 3
    assert [fact.kind for fact in log.known_to(0)].count("solo_card_drawn") == 1
    assert len(facts(log, "plan_approved")) == 3
    assert len(state.drawn) == 3


@rule("WT-32", "WT-140", "WT-R32")
def test_the_solo_card_on_top_is_seen_and_waits() -> None:
    chance = solo_at(43)  # the first card of round 15
    state = start(1, chance)
    log = play_to(state, 14, chance)
    assert state.top == SOLO
    assert GAME.public(state)["deck"]["top"] == "solo_card"
    assert facts(log, "top_seen")[-1].effect == "solo_card"
    assert state.approved == [False] * 3
    finish(state, chance=chance)
    assert state.approved == [True] * 3
    assert not state.solo_left


@rule("WT-32")
def test_the_top_effect_is_the_next_cards() -> None:
    state = start(1)
    for _ in range(6):
        top, before = state.top, {*state.deck.cards}
        play_to(state, state.round + 1, LUCK)
        first = {card for card in before if card not in state.deck.cards}
        assert top in {EFFECT[card] for card in first}


@rule("WT-141", "WT-107", "WT-R49")
@pytest.mark.parametrize(("approved", "points"), [(False, 6), (True, 3)])
def test_plans_are_worth_less_after_the_solo_card(approved: bool, points: int) -> None:
    state = solo(sheet("1 2 3 4 | 5 6 7 8 |"), "03_fence_a 07_pool_a 12_park_a")
    state.approved = [approved] * 3
    do(state, "0 play 3 2", "0 write 12 3.4", "0 claim 1")
    assert state.work[0].plans[0] == points
    assert legal(state) == ["done"]  # WT-142: no reshuffle


@rule("WT-142", "WT-143", "WT-R33", "WT-V22")
def test_the_deck_runs_out_after_27_rounds() -> None:
    chance = solo_at(82)  # never drawn
    state = start(1, chance)
    log = play_to(state, 27, chance)
    assert (state.round, state.over, state.deck.size) == (27, False, 0)
    log = finish(state, chance=chance)
    assert state.over
    assert facts(log, "ended")[0].reasons == ["deck"]
    assert facts(log, "reshuffled") == []
    assert state.approved == [False] * 3


@rule("WT-143", "WT-115")
@pytest.mark.parametrize(
    ("town", "steps", "reason"),
    [
        (sheet(*FULL[:2], "13 14 15 16 17", refusals=2), ["done"], "refusals"),
        (
            sheet("1 2 3 4 | 5 6 7 8 |", plans=[-1, 9, 7]),
            ["play 3 2", "write 12 3.4", "claim 1", "done"],
            "plans",
        ),
        (
            sheet(*FULL[:2], "1 2 3 4 5 6 7 8 9 10 11 ."),
            ["play 3 2", "done"],  # the only house is filled without asking
            "full",
        ),
    ],
)
def test_the_other_ends_hold_alone_too(town: Sheet, steps: list[str], reason: str) -> None:
    state = solo(town, "03_fence_a 07_pool_a 12_park_a")
    log = do(state, *(f"0 {step}" for step in steps))
    assert [fact.reasons for fact in facts(log, "ended")] == [[reason]]
    assert state.over


@rule("WT-V16", "WT-144")
@pytest.mark.parametrize(("boxes", "points"), [(0, 0), (5, 0), (6, 7), (11, 7)])
def test_solo_temps(boxes: int, points: int) -> None:
    assert outcome(sheet(temps=boxes)) == [(1, points)]


@rule("WT-146")
def test_there_is_no_opponent() -> None:
    standings = GAME.outcome(ended(sheet()))
    assert standings is not None
    assert [standing.rank for standing in standings] == [1]


@rule("WT-139", "WT-26")
def test_solo_with_roundabouts() -> None:
    state = solo(sheet(), "03_fence_a 07_pool_a 12_park_a", expert=True)
    assert "roundabout 1.1" in legal(state)
    do(state, "0 roundabout 1.1")
    assert len(legal(state)) == 6

"""What is hidden within a round, and what is told."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kvartal.games.welcome.game import GAME
from kvartal.games.welcome.state import WelcomeState
from kvartal.kit.data import canonical
from kvartal.kit.facts import Log
from kvartal.kit.game import observe
from kvartal.kit.play import Move
from kvartal.kit.preview import preview
from tests.games.turns import LUCK
from tests.games.welcome.positions import do, facts, finish, legal, sheet, table
from tests.marks import rule


@rule("WT-27", "WT-R4", "WT-171")
def test_others_see_that_a_seat_has_committed_and_no_more() -> None:
    state = table(sheet(), sheet())
    before = observe(GAME, state, 1)
    log = do(state, "0 take 1", "0 write 5 1.4", "0 fence 1.4")
    assert log.known_to(1) == log.known_to(None) == []
    assert observe(GAME, state, 1) == before
    log = do(state, "0 done")
    assert [fact.to_json() for fact in log.known_to(1)] == [{"kind": "committed", "seat": 0}]
    after = observe(GAME, state, 1).public
    assert {key for key in after if after[key] != before.public[key]} == {"committed"}


@rule("WT-27", "WT-45")
def test_turns_become_public_together_in_seat_order() -> None:
    state = table(sheet(), sheet())
    finish(state, [1])
    log = do(state, "0 take 1", "0 write 5 1.4", "0 fence 1.4", "0 done")
    turns = facts(log, "turn")
    assert [turn.seat for turn in turns] == [0, 1]
    told = (turns[0].number, turns[0].house, turns[0].effect, turns[0].target)
    assert told == (5, "1.4", "fence", "1.4")


@rule("WT-44", "WT-R10")
def test_every_step_before_the_commit_can_be_previewed() -> None:
    state = table(sheet("1 2 3 4 | 5 6 7 8 |"), sheet(), expert=True)
    by_text = {action.notation: action for action in GAME.space(state.config())}
    steps = ["roundabout 3.1", "take 2", "write 8 2.5", "park", "claim 1", "wish yes", "done"]
    seen = preview(GAME, observe(GAME, state, 0), [by_text[step] for step in steps])
    assert (seen.taken, seen.commit) == (6, True)
    assert [fact.kind for fact in seen.facts][-1] == "wished"
    assert state.work[0] == state.sheets[0]


@rule("WT-31", "WT-34")
def test_points_are_those_of_the_last_round() -> None:
    state = table(sheet("1 2 3 4 | 5 6 7 8 |"), sheet())
    do(state, "0 take 3", "0 write 11 3.9", "0 agent 4")
    own = str(GAME.private(state, 0)["sheet"]).split()[-1]
    public = str(GAME.public(state)["sheets"][0]).split()[-1]
    assert (own.split(",")[0], public.split(",")[0]) == ("10", "8")


def test_a_step_explains_how_the_points_change() -> None:
    state = table(sheet("1 2 3 4 | 5 6 7 8 |"), sheet())
    log = do(state, "0 take 3", "0 write 11 3.9", "0 agent 4")
    (used,) = facts(log, "used", 0)
    assert [(line.rule, line.amount, line.source) for line in used.lines] == [
        ("WT-161", 2, "estates")
    ]


TOWN = sheet("1 2 3 4 | 5 6 7 8 |", "1 2 3 | 4 5 6 7 8 |")


@rule("WT-35", "WT-107", "WT-112", "WT-171")
@settings(max_examples=60, deadline=None)
@given(data=st.data(), expert=st.booleans())
def test_the_order_of_arrival_does_not_matter(data: Any, expert: bool) -> None:
    """Turns with claims and wishes, interleaved step by step in any order."""
    begin = table(TOWN, TOWN, TOWN, expert=expert)
    turns = [_turn(begin, seat, data) for seat in range(3)]
    assert all(turns)
    order = data.draw(st.permutations([seat for seat, turn in enumerate(turns) for _ in turn]))
    expected, told = _play(begin, [step for turn in turns for step in turn])
    queues = [iter(turn) for turn in turns]
    state, told_now = _play(begin, [next(queues[seat]) for seat in order])
    assert state == expected
    assert told_now[None][0] == told[None][0]  # public facts of the resolution, in the same order
    assert told_now[None][1] == told[None][1]
    assert [told_now[seat][1] for seat in range(3)] == [told[seat][1] for seat in range(3)]
    assert state.round == begin.round + 1


def _turn(begin: WelcomeState, seat: int, data: Any) -> list[Move]:
    """A whole turn of one seat; it likes to claim and to wish."""
    state, turn = begin.copy(), []
    while seat in GAME.pending(state):
        choices = list(GAME.legal(state, seat))
        claims = [action for action in choices if action.kind == "claim"]
        action = data.draw(
            st.sampled_from(claims if claims and data.draw(st.booleans()) else choices)
        )
        turn.append(Move(seat, action))
        GAME.apply(state, seat, action, LUCK)
    return turn


def _play(begin: WelcomeState, turns: list[Move]) -> tuple[WelcomeState, dict[Any, Any]]:
    state, log = begin.copy(), Log()
    for turn in turns:
        GAME.apply(state, turn.seat, turn.action, LUCK, log)
    told = {}
    for viewer in (None, 0, 1, 2):
        texts = [canonical(fact.to_json()) for fact in log.known_to(viewer)]
        told[viewer] = ([t for t in texts if '"committed"' not in t], Counter(texts))
    return state, told


def test_what_is_legal_for_one_does_not_depend_on_others() -> None:
    state = table(TOWN, TOWN)
    before = legal(state, 1)
    do(state, "0 take 3", "0 write 11 3.9", "0 skip", "0 claim 1")
    assert legal(state, 1) == before

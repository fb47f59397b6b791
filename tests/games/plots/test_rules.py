"""The ledger of Plots, rule by rule."""

import pytest

from kvartal.games.plots.actions import CHOOSE, HURRY
from kvartal.games.plots.facts import Gained, Hurried, Revealed, Sunny
from kvartal.games.plots.game import GAME
from kvartal.games.plots.state import PlotsState
from kvartal.kit.chance import Chance, ScriptedChance
from kvartal.kit.facts import Fact, Log
from kvartal.kit.game import observe
from kvartal.kit.lines import Line
from kvartal.kit.options import OptionError
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule


def sunny(*plots: int) -> Chance:
    """A chance that makes these plots sunny, one a round (before the pile is used up)."""
    left = list(range(1, 53))
    script = {}
    for position, plot in enumerate(plots):
        script[f"sun.0/{position}"] = left.index(plot)
        left.remove(plot)
    return ScriptedChance(script, otherwise=LUCK)


def begin(seats: int, rounds: int = 4, chance: Chance = LUCK) -> PlotsState:
    return GAME.setup(config_of(GAME, seats, rounds=rounds), chance)


def choose_all(state: PlotsState, *plots: int, chance: Chance = LUCK) -> list[Fact]:
    """All seats choose; returns what a spectator is told."""
    log = Log()
    for seat, plot in enumerate(plots):
        GAME.apply(state, seat, CHOOSE[plot - 1], chance, log)
    return log.known_to(None)


@rule("PL-1")
def test_two_to_a_hundred_seats() -> None:
    assert list(GAME.seat_counts) == list(range(2, 101))
    assert GAME.pending(begin(100)) == list(range(100))


@rule("PL-2")
@pytest.mark.parametrize(
    ("seats", "plots"), [(2, 3), (3, 3), (4, 4), (5, 4), (6, 5), (99, 51), (100, 52)]
)
def test_number_of_plots(seats: int, plots: int) -> None:
    state = begin(seats)
    offered = [action.notation for action in GAME.legal(state, 0)]
    assert offered == [f"choose {plot}" for plot in range(1, plots + 1)] + ["hurry"]
    if plots < 52:
        refusal = GAME.rule_against(state, 0, CHOOSE[plots])
        assert refusal is not None
        assert refusal.rule == "PL-2"


@rule("PL-3")
def test_one_permit_each() -> None:
    assert begin(4).permits == [1, 1, 1, 1]


@rule("PL-4")
def test_one_to_ten_rounds_usually_four() -> None:
    assert begin(2).options.rounds == 4
    assert begin(2, rounds=1).options.rounds == 1
    assert begin(2, rounds=10).options.rounds == 10
    for rounds in (0, 11):
        with pytest.raises(OptionError):
            begin(2, rounds=rounds)


@rule("PL-10")
def test_every_plot_is_sunny_once_before_the_pile_is_shuffled_again() -> None:
    state = begin(2, rounds=10)
    seen = [state.sunny]
    for _ in range(5):
        facts = choose_all(state, 1, 1)
        seen += [fact.plot for fact in facts if isinstance(fact, Sunny)]
    assert sorted(seen[:3]) == sorted(seen[3:]) == [1, 2, 3]
    assert state.sun.shuffles == 1


@rule("PL-10")
def test_the_first_sunny_plot_is_told_when_the_game_is_set_up() -> None:
    log = Log()
    GAME.setup(config_of(GAME, 2), sunny(3), log)
    assert log.known_to(None) == [Sunny(1, 3)]


@rule("PL-11", "PL-13")
def test_all_choose_at_once_and_all_is_revealed_at_the_end() -> None:
    state, log = begin(3), Log()
    for seat, plot in [(2, 1), (0, 3), (1, 2)]:  # in any order
        assert seat in GAME.pending(state)
        assert not any(isinstance(fact, Revealed) for fact in log.known_to(None))
        GAME.apply(state, seat, CHOOSE[plot - 1], LUCK, log)
    assert Revealed([3, 2, 1]) in log.known_to(None)
    assert (state.round, GAME.pending(state)) == (2, [0, 1, 2])


@rule("PL-12", "KV-1")
def test_a_choice_is_final() -> None:
    state = begin(3)
    GAME.apply(state, 1, CHOOSE[0], LUCK)
    assert GAME.legal(state, 1) == []
    for action in (*CHOOSE[:3], HURRY):
        refusal = GAME.rule_against(state, 1, action)
        assert refusal is not None
        assert refusal.rule == "KV-1"
    assert observe(GAME, state, 0).public["decided"] == [False, True, False]


@rule("PL-14", "PL-15")
def test_who_is_alone_wins_and_a_shared_plot_is_worth_nothing() -> None:
    state = begin(4, chance=sunny(1))
    facts = choose_all(state, 4, 3, 3, 2)
    assert [fact for fact in facts if isinstance(fact, Gained)] == [
        Gained(3, Line("PL-14", 2)),
        Gained(0, Line("PL-14", 4)),
    ]
    assert (state.ground, state.won) == ([4, 0, 0, 2], [1, 0, 0, 1])


@rule("PL-16")
def test_the_sunny_plot_is_worth_double() -> None:
    state = begin(2, chance=sunny(3))
    facts = choose_all(state, 3, 1)
    assert Gained(0, Line("PL-16", 3, 2)) in facts
    assert state.ground == [6, 1]


@rule("PL-20")
def test_a_permit_is_spent_once_and_a_plot_is_still_chosen() -> None:
    state = begin(2)
    GAME.apply(state, 1, HURRY, LUCK)
    assert 1 in GAME.pending(state)
    assert HURRY not in GAME.legal(state, 1)
    refusal = GAME.rule_against(state, 1, HURRY)
    assert refusal is not None
    assert refusal.rule == "PL-20"
    choose_all(state, 1, 2)
    assert HURRY not in GAME.legal(state, 1)  # nor in a later round
    assert HURRY in GAME.legal(state, 0)


@rule("PL-21")
def test_the_order_of_hurrying_starts_anew_each_round() -> None:
    state = begin(2)
    GAME.apply(state, 1, HURRY, LUCK)
    choose_all(state, 1, 1)
    GAME.apply(state, 0, HURRY, LUCK)
    assert state.speed == [3, 3]
    assert HURRY.ordered


@rule("PL-30")
def test_the_game_ends_after_the_last_round() -> None:
    state = begin(2, rounds=2)
    choose_all(state, 1, 2)
    assert GAME.outcome(state) is None
    facts = choose_all(state, 1, 2)
    assert facts[-1].kind == "ended"
    assert GAME.pending(state) == []
    assert GAME.outcome(state) is not None


@rule("PL-31", "PL-32")
def test_an_unspent_permit_counts_and_the_most_points_win() -> None:
    state = begin(2, rounds=1, chance=sunny(1))
    choose_all(state, 2, 3)
    standings = GAME.outcome(state)
    assert standings is not None
    assert [(s.score, s.rank) for s in standings] == [(3, 2), (4, 1)]
    assert standings[0].lines[-1] == Line("PL-31", 1, source="permit")


@rule("PL-33")
def test_more_plots_break_a_tie_and_then_the_rank_is_shared() -> None:
    state = begin(3, rounds=2, chance=sunny(3, 1))
    choose_all(state, 2, 1, 1, chance=sunny(3, 1))  # seat 0 gains 2
    choose_all(state, 3, 2, 3, chance=sunny(3, 1))  # seat 1 gains 2
    state.won = [2, 1, 0]
    state.ground = [4, 4, 0]
    standings = GAME.outcome(state)
    assert standings is not None
    assert [s.rank for s in standings] == [1, 2, 3]
    state.won = [1, 1, 0]
    standings = GAME.outcome(state)
    assert standings is not None
    assert [s.rank for s in standings] == [1, 1, 3]


@rule("PL-40")
def test_a_choice_is_known_to_its_seat_alone() -> None:
    state = begin(3)
    GAME.apply(state, 1, CHOOSE[2], LUCK)
    views = {seat: observe(GAME, state, seat) for seat in (None, 0, 1)}
    assert views[1].private == {"choice": 3}
    assert views[0].private == {"choice": 0}
    other = begin(3)
    GAME.apply(other, 1, CHOOSE[0], LUCK)
    for seat in (None, 0):
        assert observe(GAME, other, seat) == views[seat]


@rule("PL-E1")
def test_example_of_a_round() -> None:
    state = begin(5, chance=sunny(3))
    choose_all(state, 3, 1, 4, 4, 2)
    assert state.ground == [6, 1, 0, 0, 2]


@rule("PL-E2")
def test_example_of_hurrying() -> None:
    state, log = begin(5), Log()
    for seat in (2, 0, 4, 1):
        GAME.apply(state, seat, HURRY, LUCK, log)
    gains = [(fact.seat, fact.line.amount) for fact in log.known_to(3) if isinstance(fact, Hurried)]
    assert gains == [(2, 3), (0, 2), (4, 1), (1, 0)]


@rule("PL-E3")
def test_example_of_a_whole_game() -> None:
    state = begin(2, rounds=1, chance=sunny(1))
    GAME.apply(state, 0, HURRY, LUCK)
    choose_all(state, 2, 3)
    standings = GAME.outcome(state)
    assert standings is not None
    assert [s.score for s in standings] == [5, 4]

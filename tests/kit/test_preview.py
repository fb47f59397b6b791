"""Previews: from a view alone, no further than the seat can see."""

from kvartal.games.catalogue import GAMES
from kvartal.games.neighbours.state import NeighboursState
from kvartal.games.plots.facts import Decided, Hurried
from kvartal.kit.actions import Action, Notation
from kvartal.kit.chance import Chance, ScriptedChance, SeededChance
from kvartal.kit.game import observe
from kvartal.kit.lines import Line
from kvartal.kit.preview import forecast, preview
from tests.kit.helpers import config_of

PLOTS, NEIGHBOURS = GAMES["plots"], GAMES["neighbours"]


def plots_actions(*texts: str) -> list[Action]:
    notation = Notation(PLOTS.space(config_of(PLOTS, 3)))
    return [notation.parse(text) for text in texts]


def test_a_step_that_settles_nothing_yet_is_previewed() -> None:
    state = PLOTS.setup(config_of(PLOTS, 3), SeededChance(bytes(32)))
    seen = preview(PLOTS, observe(PLOTS, state, 1), plots_actions("hurry"))
    assert (seen.taken, seen.commit, seen.refusal) == (1, False, None)
    assert seen.facts == [Hurried(1, Line("PL-21", 3))]
    assert seen.view.public["permits"] == [1, 0, 1]
    assert "hurry" not in [action.notation for action in seen.legal]


def test_a_step_after_which_the_seat_is_not_awaited_must_be_committed() -> None:
    state = PLOTS.setup(config_of(PLOTS, 3), SeededChance(bytes(32)))
    seen = preview(PLOTS, observe(PLOTS, state, 1), plots_actions("hurry", "choose 2"))
    assert (seen.taken, seen.commit) == (1, True)
    assert len(seen.facts) == 1


def test_an_illegal_step_names_its_rule() -> None:
    state = PLOTS.setup(config_of(PLOTS, 3), SeededChance(bytes(32)))
    seen = preview(PLOTS, observe(PLOTS, state, 1), plots_actions("hurry", "hurry"))
    assert seen.taken == 1
    assert seen.refusal is not None
    assert seen.refusal.rule == "PL-20"


def green_to_play() -> tuple[NeighboursState, int, Action, Chance]:
    """Seat 0 is to move and holds green 1."""
    script = {"first": 0, "deck.0/0": 8}  # of 16 cards, the ninth is green 1
    chance = ScriptedChance(script, otherwise=SeededChance(bytes(32)))
    state = NEIGHBOURS.setup(config_of(NEIGHBOURS, 2), chance)
    notation = Notation(NEIGHBOURS.space(config_of(NEIGHBOURS, 2)))
    return state, 0, notation.parse("play green_1"), chance


def test_a_step_that_asks_chance_must_be_committed() -> None:
    state, seat, play_green, _ = green_to_play()
    seen = preview(NEIGHBOURS, observe(NEIGHBOURS, state, seat), [play_green])
    assert (seen.taken, seen.commit, seen.refusal) == (0, True, None)


def test_a_forecast_ends_where_chance_begins() -> None:
    state, seat, play_green, _ = green_to_play()
    sure = forecast(NEIGHBOURS, observe(NEIGHBOURS, state, seat), play_green)
    assert [fact.kind for fact in sure] == ["played"]


def test_a_forecast_does_not_reveal_what_others_chose() -> None:
    config = config_of(PLOTS, 2, rounds=1)
    state = PLOTS.setup(config, SeededChance(bytes(32)))
    hurry, choose = plots_actions("hurry", "choose 2")
    PLOTS.apply(state, 0, hurry, SeededChance(bytes(32)))
    PLOTS.apply(state, 0, choose, SeededChance(bytes(32)))
    sure = forecast(PLOTS, observe(PLOTS, state, 1), choose)
    assert sure[0] == Decided(1)
    assert "revealed" not in [fact.kind for fact in sure]

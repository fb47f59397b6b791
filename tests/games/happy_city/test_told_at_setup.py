"""What setting up a game tells: in the family game the first income is part of it."""

from kvartal.games.happy_city.facts import Income, RoundBegan, TurnBegan
from kvartal.games.happy_city.game import GAME
from kvartal.kit.facts import Log
from kvartal.kit.lines import Line
from tests.games.turns import LUCK
from tests.kit.helpers import config_of
from tests.marks import rule


@rule("HC-51", "HC-E2")
def test_the_first_income_is_told() -> None:
    log = Log()
    GAME.setup(config_of(GAME, 2, first="1"), LUCK, log)
    assert log.known_to(None)[:4] == [
        RoundBegan(1),
        Income(0, [Line("HC-50", 1, source="market")]),
        Income(1, [Line("HC-50", 1, source="market")]),
        TurnBegan(1),
    ]


@rule("HC-132")
def test_before_the_draft_nothing_has_happened() -> None:
    log = Log()
    GAME.setup(config_of(GAME, 2, mode="expert"), LUCK, log)
    assert log.told == []

"""Hypothesis plays a game with its own choices; subclasses say how it begins and what must hold."""

from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule

from kvartal.kit.chance import SeededChance
from kvartal.kit.game import AnyGame
from tests.kit.helpers import config_of

seeds = st.binary(min_size=32, max_size=32)


class GameMachine(RuleBasedStateMachine):
    game: ClassVar[AnyGame]
    state: Any

    def begin(self, seats: int, seed: bytes, **options: Any) -> None:
        self.chance = SeededChance(seed)
        self.state = self.game.setup(config_of(self.game, seats, **options), self.chance)

    @rule(data=st.data())
    def act(self, data: Any) -> None:
        pending = self.game.pending(self.state)
        if pending:
            seat = data.draw(st.sampled_from(list(pending)))
            action = data.draw(st.sampled_from(list(self.game.legal(self.state, seat))))
            self.game.apply(self.state, seat, action, self.chance)

"""A table with one person and bots: whose turn it is, what was told, what can be taken back."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from kvartal.analysis.findings import Hint
from kvartal.analysis.hints import hint
from kvartal.cli.thought import Thought
from kvartal.kit.actions import Action
from kvartal.kit.bot import Bot
from kvartal.kit.facts import Fact, Log, Told
from kvartal.kit.game import AnyConfig, AnyGame, Refusal, View, observe
from kvartal.kit.outcome import Standing
from kvartal.kit.play import Move
from kvartal.kit.preview import preview
from kvartal.kit.record import (
    Header,
    Record,
    branch_for,
    header_for,
    origin_of,
    replay,
    set_up,
    write,
)


@dataclass(slots=True)
class Branching:
    """A game to go on from, after so many of its moves."""

    record: Record
    moves: int


@dataclass(slots=True)
class _Before:
    """How it was before a step that can be taken back."""

    state: Any
    moves: int


class Table:
    def __init__(
        self,
        game: AnyGame,
        config: AnyConfig,
        person: int,
        bots: Mapping[int, Bot],
        seed: int,
        thought: Thought,
        past: Branching | None = None,
    ) -> None:
        self.game = game
        self.config = config
        self.person = person
        self.header: Header = (
            header_for(game, config, seed)
            if past is None
            else branch_for(origin_of(past.record, past.moves), person, seed)
        )
        self.moves: list[Move] = []
        self._bots = bots
        self._thought = thought
        self._seed = seed
        self._dice = {seat: Random(f"{seed}/{seat}") for seat in bots}
        self._arrival = Random(f"{seed}/arrival")
        self._chance = self.header.chance()
        self._undoable: list[_Before] = []
        log = Log()
        self._state = set_up(game, config, self.header, log)
        self.told: list[list[Told]] = [log.told]
        """What setting up brought, and then each move."""
        if past is not None:
            self._go_on_from(past)

    def _go_on_from(self, past: Branching) -> None:
        for move, log, state in islice(replay(self.game, past.record), past.moves):
            self.moves.append(move)
            self.told.append(log.told)
            self._state = state

    def view(self) -> View:
        return observe(self.game, self._state, self.person)

    def legal(self) -> list[Action]:
        return list(self.game.legal(self._state, self.person))

    def is_asked(self) -> bool:
        return self.person in self.game.pending(self._state)

    def standings(self) -> list[Standing]:
        """Of a finished game."""
        standings = self.game.outcome(self._state)
        assert standings is not None
        return standings

    def refusal(self, action: Action) -> Refusal | None:
        return self.game.rule_against(self._state, self.person, action)

    def let_bots_play(self) -> None:
        """Until the person is asked. Among seats that decide at once, any may come first, but
        whoever has taken a step that can still be taken back is not interrupted."""
        if self._undoable:
            return
        while pending := self.game.pending(self._state):
            seat = self._arrival.choice(list(pending))
            if seat == self.person:
                return
            view = observe(self.game, self._state, seat)
            legal = self.game.legal(self._state, seat)
            budget = self._thought.budget()
            action = self._bots[seat].choose(view, legal, self._dice[seat], budget)
            self._apply(seat, action)

    def hint(self) -> Hint:
        """Good choices for the person, from what that seat knows. The same question is thought
        about alike."""
        rng = Random(f"{self._seed}/hint/{len(self.moves)}")
        return hint(self.game, self.view(), rng, self._thought.budget())

    def do(self, action: Action) -> None:
        """The person's decision. It can be taken back if nothing new was seen by it."""
        if preview(self.game, self.view(), [action]).taken == 1:
            self._undoable.append(_Before(self._state.copy(), len(self.moves)))
        else:
            self._undoable.clear()
        self._apply(self.person, action)

    def undo(self) -> Action | None:
        """Takes back the last own step, if nothing was seen and nobody has acted since."""
        if not self._undoable:
            return None
        before = self._undoable.pop()
        action = self.moves[before.moves].action
        self._state = before.state
        del self.moves[before.moves :]
        del self.told[before.moves + 1 :]
        return action

    def facts_known(self, move: int) -> list[Fact]:
        """What the person was told in this move, counted from 1; 0 is the setting up."""
        return [told.fact for told in self.told[move] if told.is_for(self.person)]

    def record(self) -> str:
        return write(self.game, self.config, self.header, self.moves)

    def _apply(self, seat: int, action: Action) -> None:
        log = Log()
        self.game.apply(self._state, seat, action, self._chance, log)
        self.moves.append(Move(seat, action))
        self.told.append(log.told)

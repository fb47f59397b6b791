"""In the real games: no JSON value that only others know is in what a viewer is sent."""

from typing import Any, NamedTuple

import msgspec
import pytest

from kvartal.games.catalogue import GAMES
from kvartal.games.neighbours.state import NeighboursState
from kvartal.kit.data import JsonDict
from kvartal.kit.game import AnyGame
from kvartal.server.tables.table import Table
from tests.server.conftest import Stack
from tests.server.leaks.course import watch_a_game
from tests.server.leaks.test_bytes import Leak
from tests.server.leaks.witness import Witness
from tests.server.running import in_loop


def parts(value: Any) -> list[str]:
    """The value and all lists and objects inside it that hold a word, as text. (Bare numbers tell
    nothing without their place, and neither does a single word.)"""
    found: list[str] = []
    _text(value, found)
    return found


def _text(value: Any, found: list[str]) -> tuple[str, bool]:
    """Its text, made of those of its parts, and whether it holds a word."""
    if isinstance(value, dict):
        keys = sorted(value)
        inner = [_text(value[key], found) for key in keys]
        pairs = zip(keys, inner, strict=True)
        text = "{" + ",".join(f"{key!r}:{said}" for key, (said, _) in pairs) + "}"
    elif isinstance(value, list):
        inner = [_text(one, found) for one in value]
        text = "[" + ",".join(said for said, _ in inner) + "]"
    else:
        return repr(value), isinstance(value, str)
    holds_a_word = any(does for _, does in inner)
    if holds_a_word:
        found.append(text)
    return text, holds_a_word


class Position(NamedTuple):
    """The parts of what everybody sees now, and of what each seat does."""

    number: int
    public: list[str]
    private: list[list[str]]


class Secrets:
    """What has been told to whom so far, by view and by fact."""

    def __init__(self) -> None:
        self._known: dict[int | None, set[str]] = {}
        self._hidden: dict[int | None, set[str]] = {}
        self._read: dict[int | None, int] = {}
        self._last: Position | None = None

    def check(self, table: Table, witness: Witness) -> None:
        seat = witness.seat
        known = self._known.setdefault(seat, set())
        hidden = self._hidden.setdefault(seat, set())
        position = self._position(table)
        known.update(position.public)
        for other, private in enumerate(position.private):
            (known if other == seat else hidden).update(private)
        for row in table.history[self._read.get(seat, 0) :]:
            for only, fact in row.facts:
                is_known = only is None or seat in only
                (known if is_known else hidden).update(parts(msgspec.json.decode(fact)))
        self._read[seat] = len(table.history)
        for document in witness.documents():
            if {"taken", "commit"} <= set(document) or set(document) == {"facts"}:
                continue  # previewed or forecast: it may happen to be what another has
            found = (hidden - known).intersection(parts(document))
            if found:
                raise Leak(f"seat {seat} was sent {sorted(found)[:3]}")

    def _position(self, table: Table) -> Position:
        """The same for all that are checked at this moment."""
        if self._last is None or self._last.number != table.number:
            game: AnyGame = GAMES[table.game.id]
            public = game.public(table.state)
            private = [game.private(table.state, seat) for seat in range(len(table.seats))]
            # As it travels: a list, whatever it was.
            shown, *own = [parts(msgspec.to_builtins(view)) for view in (public, *private)]
            self._last = Position(table.number, shown, own)
        return self._last


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@in_loop
async def test_no_value_that_only_others_know_is_sent(stack: Stack, game: str) -> None:
    assert await watch_a_game(stack, GAMES, game, Secrets().check) > 5


class LeakyNeighbours(type(GAMES["neighbours"])):  # type: ignore[misc]
    """Shows all hands to everybody."""

    def public(self, state: NeighboursState) -> JsonDict:
        hands = [self.private(state, seat) for seat in range(state.seats)]
        return {**super().public(state), "hands": hands}


@in_loop
async def test_a_leaking_view_is_found(stack: Stack) -> None:
    with pytest.raises(Leak):
        await watch_a_game(stack, {"neighbours": LeakyNeighbours()}, "neighbours", Secrets().check)

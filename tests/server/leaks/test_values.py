"""In the real games: no JSON value that only others know is in what a viewer is sent."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from kvartal.games.catalogue import GAMES
from kvartal.games.neighbours.state import NeighboursState
from kvartal.kit.data import JsonDict, canonical
from kvartal.kit.game import AnyGame
from kvartal.server.tables.table import Table
from tests.server.conftest import Stack
from tests.server.leaks.course import watch_a_game
from tests.server.leaks.test_bytes import Leak
from tests.server.leaks.witness import Witness
from tests.server.running import in_loop


def parts(value: Any) -> Iterator[str]:
    """The value and all lists and objects inside it that hold a word. (Bare numbers tell nothing
    without their place, and neither does a single word.)"""
    if isinstance(value, (dict, list)):
        if _holds_a_word(value):
            yield canonical(value)
        for inner in value.values() if isinstance(value, dict) else value:
            yield from parts(inner)


def _holds_a_word(value: Any) -> bool:
    if isinstance(value, dict):
        return any(_holds_a_word(inner) for inner in value.values())
    if isinstance(value, list):
        return any(_holds_a_word(inner) for inner in value)
    return isinstance(value, str)


class Secrets:
    """What has been told to whom so far, by view and by fact."""

    def __init__(self) -> None:
        self._known: dict[int | None, set[str]] = {}
        self._hidden: dict[int | None, set[str]] = {}
        self._read: dict[int | None, int] = {}

    def check(self, table: Table, witness: Witness) -> None:
        seat = witness.seat
        known = self._known.setdefault(seat, set())
        hidden = self._hidden.setdefault(seat, set())
        game: AnyGame = table.game
        known.update(parts(msgspec.to_builtins(GAMES[game.id].public(table.state))))
        for other in range(len(table.seats)):
            private = GAMES[game.id].private(table.state, other)
            (known if other == seat else hidden).update(parts(private))
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

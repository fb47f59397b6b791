"""Letters that nobody could guess are looked for in every byte that is sent, and in the logs."""

import pytest

from kvartal.server.tables.table import Table
from tests.server.conftest import Stack
from tests.server.leaks.course import watch_a_game
from tests.server.leaks.envelopes import (
    Envelopes,
    EnvelopesState,
    LeakyError,
    LeakyFact,
    LeakyRefusal,
    LeakyView,
)
from tests.server.leaks.witness import Witness
from tests.server.running import in_loop


class Leak(AssertionError):
    """A viewer was sent what it may not know."""


class Letters:
    """Who has read which letter so far."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self._read: dict[int | None, set[str]] = {}

    def check(self, table: Table, witness: Witness) -> None:
        state: EnvelopesState = table.state
        self.all |= state.letters()
        read = self._read.setdefault(witness.seat, set())
        read |= state.read_by(witness.seat)
        others = {
            player.person for number, player in enumerate(table.seats) if number != witness.seat
        }
        bits = {
            player.contribution
            for number, player in enumerate(table.seats)
            if number != witness.seat
        }
        for secret in (self.all - read) | others | bits | {table.created.secret}:
            if secret.encode() in witness.heard:
                raise Leak(f"seat {witness.seat} was sent {secret}")


@in_loop
async def test_no_byte_tells_what_a_viewer_may_not_know(
    stack: Stack, capfd: pytest.CaptureFixture[str]
) -> None:
    letters = Letters()
    turns = await watch_a_game(stack, {"envelopes": Envelopes()}, "envelopes", letters.check)
    assert turns == 11, "all but the last, which ends the game"
    logged = "".join(capfd.readouterr())
    assert "request" in logged
    assert not any(letter in logged for letter in letters.all)


@pytest.mark.parametrize("leaky", [LeakyView(), LeakyFact(), LeakyRefusal()])
@in_loop
async def test_a_leak_is_found(stack: Stack, leaky: Envelopes) -> None:
    with pytest.raises(Leak):
        await watch_a_game(stack, {"envelopes": leaky}, "envelopes", Letters().check)


@in_loop
async def test_an_error_whose_text_holds_a_secret_tells_nobody(
    stack: Stack, capfd: pytest.CaptureFixture[str]
) -> None:
    letters = Letters()
    await watch_a_game(stack, {"envelopes": LeakyError()}, "envelopes", letters.check)
    logged = "".join(capfd.readouterr())
    assert "ValueError" in logged
    assert not any(letter in logged for letter in letters.all)

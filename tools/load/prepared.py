"""Tables whose games are known beforehand, so that playing them costs the generator next to
nothing: every request is there as bytes before the clock starts."""

import asyncio
import random
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import SeededChance, seed_from
from kvartal.kit.game import Config
from kvartal.kit.options import parse
from kvartal.server.ids import new_id
from kvartal.server.machine_clock import wall
from kvartal.server.node.batch_writer import BatchWriter
from kvartal.server.store import Listing, Store, Writing
from kvartal.server.tables.entries import (
    Created,
    Entry,
    Pace,
    Phase,
    Row,
    Sat,
    Started,
    Turn,
    encode,
)

SEATS = 2
PACE = Pace("live", 60, 3600)
BEFORE = 3
"""Rows before the first turn: created, sat, started."""

Sign = Callable[[str], str]
"""A person's cookie, name and value."""


@dataclass(frozen=True, slots=True)
class Kind:
    """Which game, how many turns are in the log beforehand and how many are left at most."""

    game: str
    options: dict[str, bool | int | str]
    played: int
    left: int


@dataclass(slots=True)
class Prepared:
    id: str
    people: tuple[str, str]
    cookies: tuple[str, str]
    secret: bytes
    contributions: list[bytes]
    kind: Kind
    turns: list[Turn]
    """All that are known, those in the log included."""
    requests: list[bytes]
    """Those that are not."""
    done: int = 0
    """How many of them were acknowledged."""

    @property
    def number(self) -> int:
        """Of the row that the next turn becomes."""
        return BEFORE + self.kind.played + self.done

    def row(self, number: int) -> Writing:
        at = wall()
        entries, listing = self._entries(number), None
        if number in (0, 2):
            phase: Phase = "running" if number else "lobby"
            free = 0 if number else SEATS
            listing = Listing(self.id, self.kind.game, phase, "link", SEATS, free, at)
        people = self.people if number == 1 else ()
        due = at + 1000 * (PACE.turn + PACE.reserve)
        return Writing(Row(self.id, number, at, encode(entries)), due, listing, people)

    def _entries(self, number: int) -> list[Entry]:
        match number:
            case 0:
                game = self.kind.game
                version, options = GAMES[game].version, self.kind.options
                secret = self.secret.hex()
                return [
                    Created(game, version, SEATS, options, self.people[0], secret, "link", PACE)
                ]
            case 1:
                return [
                    Sat(seat, self.people[seat], f"Guest {seat}", "fox", given.hex())
                    for seat, given in enumerate(self.contributions)
                ]
            case 2:
                return [Started()]
            case _:
                return [self.turns[number - BEFORE]]


class Deck:
    """The tables in play, in turn. One that is finished makes room for another."""

    def __init__(self, tables: Iterable[Prepared], most: int) -> None:
        self.tables = list(tables)
        self._ready = deque(self.tables[:most])
        self._reserve = deque(self.tables[most:])
        self.finished: list[Prepared] = []

    @property
    def waiting(self) -> int:
        """How many are there to take the place of others."""
        return len(self._reserve)

    def add(self, tables: Iterable[Prepared]) -> None:
        added = list(tables)
        self.tables += added
        self._reserve += added

    def forget_finished(self) -> list[Prepared]:
        """Those that were played to their end since the last time."""
        finished, self.finished = self.finished, []
        gone = {table.id for table in finished}
        self.tables = [table for table in self.tables if table.id not in gone]
        return finished

    @property
    def in_play(self) -> list[Prepared]:
        return list(self._ready)

    def take(self) -> Prepared | None:
        return self._ready.popleft() if self._ready else None

    def give_back(self, table: Prepared) -> None:
        if table.done < len(table.requests):
            self._ready.append(table)
            return
        self.finished.append(table)
        if self._reserve:
            self._ready.append(self._reserve.popleft())


def prepare(kind: Kind, count: int, tables_a_person: int, sign: Sign) -> list[Prepared]:
    """Tables with random games. The person at seat 1 has several of them."""
    dice = random.Random(1)
    tables: list[Prepared] = []
    while len(tables) < count:
        guest = new_id()
        cookie = sign(guest)
        for _ in range(min(tables_a_person, count - len(tables))):
            host = new_id()
            tables.append(_prepare_one(kind, (host, guest), (sign(host), cookie), dice))
    return tables


def _prepare_one(
    kind: Kind, people: tuple[str, str], cookies: tuple[str, str], dice: random.Random
) -> Prepared:
    table, secret = new_id(), dice.randbytes(32)
    contributions = [dice.randbytes(16) for _ in range(SEATS)]
    turns = _random_turns(kind, seed_from(secret, table, contributions), dice)
    requests = [_request(table, turn, cookies[turn.seat]) for turn in turns[kind.played :]]
    return Prepared(table, people, cookies, secret, contributions, kind, turns, requests)


def _random_turns(kind: Kind, seed: bytes, dice: random.Random) -> list[Turn]:
    game = GAMES[kind.game]
    config = Config(SEATS, parse(game.options, kind.options))
    chance = SeededChance(seed)
    state = game.setup(config, chance)
    steps = [0] * SEATS
    turns: list[Turn] = []
    while len(turns) < kind.played + kind.left and (pending := game.pending(state)):
        seat = dice.choice(pending)
        action = dice.choice(game.legal(state, seat))
        game.apply(state, seat, action, chance)
        turns.append(Turn(seat, steps[seat], [action.notation]))
        steps[seat] += 1
    return turns


def _request(table: str, turn: Turn, cookie: str) -> bytes:
    body = b'{"step":%d,"actions":["%b"]}' % (turn.step, turn.actions[0].encode())
    head = (
        f"POST /api/tables/{table}/seats/{turn.seat}/turns HTTP/1.1\r\n"
        f"host: localhost\r\ncookie: {cookie}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


async def write(store: Store, tables: list[Prepared]) -> None:
    """Their logs so far, as a node would have written them."""
    writer = BatchWriter(store)
    for number in range(BEFORE + tables[0].kind.played):
        assert all(await asyncio.gather(*[writer.write(table.row(number)) for table in tables]))
    await writer.drain()


async def check(store: Store, tables: list[Prepared], whole: int = 500) -> None:
    """The log holds the acknowledged turns and no others; some logs are compared row by row."""
    for first in range(0, len(tables), 1000):
        some = tables[first : first + 1000]
        numbers = await store.numbers([table.id for table in some])
        for table in some:
            assert numbers[table.id] == table.number - 1, (numbers[table.id], table.number)
    played = [table for table in tables if table.done]
    for table in random.Random(1).sample(played, min(whole, len(played))):
        rows = await store.read(table.id, BEFORE - 1)
        turns = table.turns[: table.kind.played + table.done]
        assert [row.entries for row in rows] == [encode([turn]) for turn in turns]

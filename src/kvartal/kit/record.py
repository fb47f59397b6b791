"""Records: a whole game as a text that can be checked for ever. The format is in docs/records.md.

Every line ends in digits of a running hash over all lines so far, so that an edited line is found;
every move also carries digits of the facts it produced, so that a drift of the rules is found
where it happens.
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kvartal.kit.actions import Action, Notation, NotationError
from kvartal.kit.chance import secret_of_seed_number
from kvartal.kit.data import canonical
from kvartal.kit.facts import Log, Tell
from kvartal.kit.game import AnyConfig, AnyGame, Config
from kvartal.kit.header import (
    FIRST_LINES,
    HOME,
    Header,
    Origin,
    RecordError,
    header_lines,
    origin_at,
    read_header,
)
from kvartal.kit.options import OptionError, parse
from kvartal.kit.play import Move, in_record_order
from kvartal.kit.shuffle import Place

__all__ = [
    "FIRST_LINES",
    "HOME",
    "Header",
    "Record",
    "RecordError",
    "RecordedMove",
    "RulesPartError",
    "branch_for",
    "config_of",
    "header_for",
    "header_lines",
    "in_order",
    "origin_of",
    "read",
    "renamed",
    "replay",
    "set_up",
    "verify",
    "write",
]

DIGITS = 8
_LINE = re.compile(r"(?P<text>[!-~](?:[ -~]*[!-~])?) #(?P<digits>[0-9a-f]+)")
_BEGIN = re.compile(r"begin =(?P<facts>[0-9a-f]+)")
_TURN = re.compile(r"(?P<seat>0|[1-9]\d{0,3}) (?P<notation>.+) =(?P<facts>[0-9a-f]+)")


@dataclass(slots=True)
class RecordedMove:
    line: int
    seat: int
    notation: str
    facts: str


@dataclass(slots=True)
class Record:
    header: Header
    begin: str
    begin_line: int
    moves: list[RecordedMove]
    closing: str
    closing_line: int


class RulesPartError(RecordError):
    """The text is sound, but these rules play the game differently from this line on."""


def header_for(game: AnyGame, config: AnyConfig, seed_number: int) -> Header:
    """The header of a game played here, from a small seed number, with no contributions."""
    secret = secret_of_seed_number(seed_number)
    options = config.options.to_json()
    return Header(game.id, game.version, config.seats, options, HOME, secret)


def origin_of(record: Record, moves: int) -> Origin:
    """This game after so many of its moves, to go on from."""
    return origin_at(record.header, [_line(move) for move in record.moves[:moves]])


def branch_for(origin: Origin, person: int, seed_number: int) -> Header:
    """The header of a branch played here: a person at one seat, and bots at the others."""
    game = origin.header
    secret = secret_of_seed_number(seed_number)
    places = [Place(seat == person) for seat in range(game.seats)]
    return Header(
        game.game, game.rules, game.seats, game.options, HOME, secret, places=places, origin=origin
    )


def write(game: AnyGame, config: AnyConfig, header: Header, moves: Sequence[Move]) -> str:
    """The record of these moves; they may come in any order that the game allows, but those from
    before a branch come first."""
    log = Log()
    state = set_up(game, config, header, log)
    lines = [*header_lines(header), f"begin ={_digest_facts(log)}"]
    log.told.clear()
    for move in in_order(game, header, state, moves, log):
        lines.append(f"{move.seat} {move.action.notation} ={_digest_facts(log)}")
        log.told.clear()
    lines.append(_closing(game, state))
    return _sealed(lines)


def read(text: str) -> Record:
    """The record in a text; raises RecordError at the first line that was changed."""
    lines = _unsealed(text)
    header, count = read_header(lines)
    begin = _BEGIN.fullmatch(lines[count])
    if begin is None:
        raise RecordError(count + 1, "the game does not begin")
    moves: list[RecordedMove] = []
    for number in range(count + 2, len(lines)):
        match = _TURN.fullmatch(lines[number - 1])
        if match is None:
            raise RecordError(number, "not a move")
        moves.append(RecordedMove(number, int(match["seat"]), match["notation"], match["facts"]))
    record = Record(header, begin["facts"], count + 1, moves, lines[-1], len(lines))
    if header.origin is not None and header.origin != _origin_in(record, header.origin):
        raise RecordError(len(header.stated()) + 1, "is not what is played before the branch")
    return record


def _origin_in(record: Record, origin: Origin) -> Origin:
    """What a branch goes on from, as its own first moves tell it."""
    return origin_at(origin.header, [_line(move) for move in record.moves[: origin.moves]])


def replay(game: AnyGame, record: Record) -> Iterator[tuple[Move, Log, Any]]:
    """Plays a record again, move by move; raises RulesPartError where these rules part from it.

    The state that is handed out is the one being played on: look at it, do not keep it.
    """
    config, notation = config_of(game, record), _notation(game, record)
    log, chances = Log(), dict(record.header.chances())
    state, chance = set_up(game, config, record.header, log), chances[0]
    if _digest_facts(log) != record.begin:
        raise RulesPartError(record.begin_line, "the game begins with other facts")
    for number, recorded in enumerate(record.moves):
        chance = chances.get(number, chance)
        move = _move(game, notation, state, recorded)
        log = Log()
        game.apply(state, move.seat, move.action, chance, log)
        if _digest_facts(log) != recorded.facts:
            raise RulesPartError(recorded.line, f"{_line(recorded)} brings other facts")
        yield move, log, state
    if _closing(game, state) != record.closing:
        raise RulesPartError(
            record.closing_line, f"ends with {_closing(game, state)!r}, not {record.closing!r}"
        )


def verify(game: AnyGame, text: str) -> Record:
    """Reads and replays; raises RecordError unless text, chance, order and rules all hold."""
    record = read(text)
    moves = [move for move, _, _ in replay(game, record)]
    first = set_up(game, config_of(game, record), record.header)
    ordered = in_order(game, record.header, first, moves)
    for recorded, move, expected in zip(record.moves, moves, ordered, strict=True):
        if move != expected:
            raise RecordError(recorded.line, "stands out of the order of seats")
    return record


def set_up(game: AnyGame, config: AnyConfig, header: Header, tell: Tell | None = None) -> Any:
    """The position before the first move, also of a branch."""
    (_, chance), *_ = header.chances()
    return game.setup(config, chance, tell)


def in_order(
    game: AnyGame,
    header: Header,
    state: Any,
    moves: Sequence[Move],
    tell: Tell | None = None,
    dice: Random | None = None,
) -> Iterator[Move]:
    """Plays these moves from the first position on in the one order of records (with dice: what is
    decided at once in any order), and hands out each when it has been played. Stretch by stretch,
    each with its own chance: whatever was played before a branch stays before it."""
    chances = header.chances()
    ends = [*(start for start, _ in chances[1:]), len(moves)]
    for (start, chance), end in zip(chances, ends, strict=True):
        yield from in_record_order(game, state, chance, moves[start:end], tell, dice)


def renamed(text: str, players: Sequence[str]) -> str:
    """The same game, of players with other names; raises RecordError if a line was changed."""
    lines = _unsealed(text)
    header, count = read_header(lines)
    header.players = [*players]
    return _sealed([*header_lines(header), *lines[count:]])


def _line(move: RecordedMove) -> str:
    return f"{move.seat} {move.notation}"


def _move(game: AnyGame, notation: Notation, state: Any, recorded: RecordedMove) -> Move:
    if recorded.seat >= state.seats:
        raise RecordError(recorded.line, f"there is no seat {recorded.seat}")
    try:
        action: Action = notation.parse(recorded.notation)
    except NotationError as error:
        raise RulesPartError(recorded.line, str(error)) from error
    refusal = game.rule_against(state, recorded.seat, action)
    if refusal is not None:
        raise RulesPartError(recorded.line, f"{_line(recorded)} is against {refusal.rule}")
    return Move(recorded.seat, action)


def config_of(game: AnyGame, record: Record) -> AnyConfig:
    header = record.header
    if header.game != game.id:
        raise RecordError(2, f"is of the game {header.game}, not {game.id}")
    try:
        config = Config(header.seats, parse(game.options, header.options))
    except OptionError as error:
        raise RulesPartError(4, str(error)) from error
    refusal = game.rule_against_config(config)
    if header.seats not in game.seat_counts or refusal is not None:
        raise RulesPartError(4, f"{game.id} is not played like this")
    return config


def _notation(game: AnyGame, record: Record) -> Notation:
    return Notation(game.space(config_of(game, record)))


def _closing(game: AnyGame, state: Any) -> str:
    standings = game.outcome(state)
    if standings is None:
        return "stop"
    return "end " + " ".join(f"{standing.rank}:{standing.score}" for standing in standings)


def _digest_facts(log: Log) -> str:
    facts = canonical([told.to_json() for told in log.told])
    return hashlib.sha256(facts.encode()).hexdigest()[:DIGITS]


def _sealed(lines: list[str]) -> str:
    running = hashlib.sha256()
    sealed = []
    for number, line in enumerate(lines, 1):
        running.update(line.encode() + b"\n")
        digits = running.hexdigest()
        sealed.append(f"{line} #{digits if number == len(lines) else digits[:DIGITS]}\n")
    return "".join(sealed)


def _unsealed(text: str) -> list[str]:
    sealed = text.split("\n")
    running = hashlib.sha256()
    lines: list[str] = []
    for number, line in enumerate(sealed[:-1], 1):
        match = _LINE.fullmatch(line)
        if match is None:
            raise RecordError(number, "has no digits, or characters that no record has")
        running.update(match["text"].encode() + b"\n")
        is_last = number == len(sealed) - 1 and sealed[-1] == ""
        expected = running.hexdigest() if is_last else running.hexdigest()[:DIGITS]
        if match["digits"] != expected:
            raise RecordError(number, "was changed, or a line before it is missing")
        lines.append(match["text"])
    if sealed[-1] != "":
        raise RecordError(len(sealed), "is cut off")
    if len(lines) < 3 or not lines[-1].startswith(("end ", "stop")):
        raise RecordError(len(sealed), "the record has no end")
    return lines

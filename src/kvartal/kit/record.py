"""Records: a whole game as a text that can be checked for ever. The format is in docs/records.md.

Every line ends in digits of a running hash over all lines so far, so that an edited line is found;
every move also carries digits of the facts it produced, so that a drift of the rules is found
where it happens.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from kvartal.kit import shuffle
from kvartal.kit.actions import Action, Notation, NotationError
from kvartal.kit.chance import Chance, SeededChance, commitment, secret_of_seed_number, seed_from
from kvartal.kit.data import Json, JsonDict, canonical
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyConfig, AnyGame, Config
from kvartal.kit.options import OptionError, parse
from kvartal.kit.play import Move, in_record_order
from kvartal.kit.shuffle import Place

FIRST_LINES = {"kvartal record 1": 1, "kvartal record 2": 2}
"""And the kind of shuffle that follows."""
DIGITS = 8
_LINE = re.compile(r"(?P<text>[!-~](?:[ -~]*[!-~])?) #(?P<digits>[0-9a-f]+)")
_BEGIN = re.compile(r"begin =(?P<facts>[0-9a-f]+)")
_TURN = re.compile(r"(?P<seat>0|[1-9]\d{0,3}) (?P<notation>.+) =(?P<facts>[0-9a-f]+)")


@dataclass(slots=True)
class Header:
    """What was settled before the first move, and the secrets that the end made public."""

    game: str
    rules: int
    seats: int
    options: JsonDict
    table: str
    secret: bytes
    contributions: list[bytes] = field(default_factory=list)
    """Of shuffle 1."""
    players: list[str] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    """Of shuffle 2, one for each seat."""

    @property
    def shuffle(self) -> int:
        """Which kind it is (docs/chance.md)."""
        return 2 if self.places else 1

    def stated(self) -> list[str]:
        return shuffle.statement(self.game, self.rules, self.seats, self.options, self.table)

    def commitment(self) -> str:
        if self.shuffle == 1:
            return commitment(self.secret)
        return shuffle.commitment(self.secret, self.stated())

    def roster(self) -> str:
        """Of shuffle 2."""
        return shuffle.roster(self.commitment(), self.places)

    def seed(self) -> bytes:
        if self.shuffle == 1:
            return seed_from(self.secret, self.table, self.contributions)
        return shuffle.seed(self.secret, self.roster(), self.places)

    def chance(self) -> Chance:
        return SeededChance(self.seed())


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


class RecordError(ValueError):
    """A record is at fault, at this line (counted from 1)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class RulesPartError(RecordError):
    """The text is sound, but these rules play the game differently from this line on."""


def header_for(game: AnyGame, config: AnyConfig, seed_number: int) -> Header:
    """The header of a game played here, from a small seed number, with no contributions."""
    secret = secret_of_seed_number(seed_number)
    options = config.options.to_json()
    return Header(game.id, game.version, config.seats, options, "local", secret)


def write(game: AnyGame, config: AnyConfig, header: Header, moves: Sequence[Move]) -> str:
    """The record of these moves; they may come in any order that the game allows."""
    chance = header.chance()
    log = Log()
    state = game.setup(config, chance, log)
    lines = [*header_lines(header), f"begin ={_digest_facts(log)}"]
    log.told.clear()
    for move in in_record_order(game, state, chance, moves, log):
        lines.append(f"{move.seat} {move.action.notation} ={_digest_facts(log)}")
        log.told.clear()
    lines.append(_closing(game, state))
    return _sealed(lines)


def read(text: str) -> Record:
    """The record in a text; raises RecordError at the first line that was changed."""
    lines = _unsealed(text)
    if lines[0] not in FIRST_LINES:
        raise RecordError(1, f"not a {' or '.join(FIRST_LINES)}")
    header, next_line = _read_header(lines)
    begin = _BEGIN.fullmatch(lines[next_line - 1])
    if begin is None:
        raise RecordError(next_line, "the game does not begin")
    moves: list[RecordedMove] = []
    for number in range(next_line + 1, len(lines)):
        match = _TURN.fullmatch(lines[number - 1])
        if match is None:
            raise RecordError(number, "not a move")
        moves.append(RecordedMove(number, int(match["seat"]), match["notation"], match["facts"]))
    return Record(header, begin["facts"], next_line, moves, lines[-1], len(lines))


def replay(game: AnyGame, record: Record) -> Iterator[tuple[Move, Log, Any]]:
    """Plays a record again, move by move; raises RulesPartError where these rules part from it.

    The state that is handed out is the one being played on: look at it, do not keep it.
    """
    config, notation = _config(game, record), _notation(game, record)
    chance, log = record.header.chance(), Log()
    state = game.setup(config, chance, log)
    if _digest_facts(log) != record.begin:
        raise RulesPartError(record.begin_line, "the game begins with other facts")
    for recorded in record.moves:
        move = _move(game, notation, state, recorded)
        log = Log()
        game.apply(state, move.seat, move.action, chance, log)
        if _digest_facts(log) != recorded.facts:
            raise RulesPartError(
                recorded.line, f"{recorded.seat} {recorded.notation} brings other facts"
            )
        yield move, log, state
    if _closing(game, state) != record.closing:
        raise RulesPartError(
            record.closing_line, f"ends with {_closing(game, state)!r}, not {record.closing!r}"
        )


def verify(game: AnyGame, text: str) -> Record:
    """Reads and replays; raises RecordError unless text, chance, order and rules all hold."""
    record = read(text)
    moves = [move for move, _, _ in replay(game, record)]
    chance = record.header.chance()
    first = game.setup(_config(game, record), chance)
    ordered = in_record_order(game, first, chance, moves)
    for recorded, move, expected in zip(record.moves, moves, ordered, strict=True):
        if move != expected:
            raise RecordError(recorded.line, "stands out of the order of seats")
    return record


def renamed(text: str, players: Sequence[str]) -> str:
    """The same game, of players with other names; raises RecordError if a line was changed."""
    lines = _unsealed(text)
    header, begin_line = _read_header(lines)
    header.players = [*players]
    return _sealed([*header_lines(header), *lines[begin_line - 1 :]])


def _move(game: AnyGame, notation: Notation, state: Any, recorded: RecordedMove) -> Move:
    if recorded.seat >= state.seats:
        raise RecordError(recorded.line, f"there is no seat {recorded.seat}")
    try:
        action: Action = notation.parse(recorded.notation)
    except NotationError as error:
        raise RulesPartError(recorded.line, str(error)) from error
    refusal = game.rule_against(state, recorded.seat, action)
    if refusal is not None:
        raise RulesPartError(
            recorded.line, f"{recorded.seat} {recorded.notation} is against {refusal.rule}"
        )
    return Move(recorded.seat, action)


def _config(game: AnyGame, record: Record) -> AnyConfig:
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
    return Notation(game.space(_config(game, record)))


def _closing(game: AnyGame, state: Any) -> str:
    standings = game.outcome(state)
    if standings is None:
        return "stop"
    return "end " + " ".join(f"{standing.rank}:{standing.score}" for standing in standings)


def _digest_facts(log: Log) -> str:
    facts = canonical([told.to_json() for told in log.told])
    return hashlib.sha256(facts.encode()).hexdigest()[:DIGITS]


def header_lines(header: Header) -> list[str]:
    """All that stands before the game begins."""
    first = next(line for line, kind in FIRST_LINES.items() if kind == header.shuffle)
    lines = [
        first,
        *header.stated(),
        f"commitment {header.commitment()}",
        f"secret {header.secret.hex()}",
    ]
    if header.shuffle == 1:
        lines += [f"contribution {part.hex()}" for part in header.contributions]
    else:
        lines += [place.line() for place in header.places]
        lines.append(f"roster {header.roster()}")
        lines += [
            f"contribution {seat} {'missing' if place.is_missing else place.contribution.hex()}"
            for seat, place in enumerate(header.places)
            if place.promise
        ]
    return lines + [f"player {canonical(player)}" for player in header.players]


def _read_header(lines: list[str]) -> tuple[Header, int]:
    """The header, and the number of the first line after it."""
    header = Header("", 0, 0, {}, "", b"")
    number = 1
    while not lines[number].startswith("begin ") and number < len(lines) - 1:
        number += 1
        word, _, rest = lines[number - 1].partition(" ")
        try:
            _read_header_line(header, FIRST_LINES[lines[0]], word, rest)
        except (ValueError, TypeError, IndexError, RecursionError) as error:
            raise RecordError(number, f"not a header line: {error}") from error
    for line, expected in enumerate(header_lines(header), 1):
        if line > number or lines[line - 1] != expected:
            raise RecordError(line, f"the header should say {expected!r}")
    if header.places and len(header.places) != header.seats:
        raise RecordError(number, f"{header.seats} seats, but {len(header.places)} of them listed")
    return header, number + 1


def _read_header_line(header: Header, kind: int, word: str, rest: str) -> None:
    """Whatever is recomputed is not read: all lines are compared afterwards."""
    if word == "game":
        header.game = rest
    elif word == "rules":
        header.rules = int(rest)
    elif word == "seats":
        header.seats = int(rest)
    elif word == "option":
        name, _, value = rest.partition(" ")
        header.options[name] = json.loads(value)
    elif word == "table":
        header.table = _text(json.loads(rest))
    elif word == "secret":
        header.secret = bytes.fromhex(rest)
    elif word == "contribution" and kind == 1:
        header.contributions.append(bytes.fromhex(rest))
    elif word == "contribution":
        _read_contribution(header, rest)
    elif word == "seat" and kind == 2:
        who, _, promised = rest.partition(" ")
        header.places.append(Place(who == "person", promised))
    elif word == "player":
        header.players.append(_text(json.loads(rest)))
    elif word not in ("commitment", "roster"):
        raise ValueError(word)


def _read_contribution(header: Header, rest: str) -> None:
    number, _, given = rest.partition(" ")
    place = header.places[int(number)]
    if given != "missing":
        place.contribution = bytes.fromhex(given)
        if shuffle.promise(place.contribution) != place.promise:
            raise ValueError(f"seat {number} has promised another contribution")


def _text(value: Json) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    return value


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

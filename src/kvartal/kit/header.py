"""The header of a record: what was settled before the first move, and the secrets that the end
made public. Its lines are in docs/records.md.

A **branch** goes on from a move of another game with a luck of its own. Its header holds that of
the other game, so that it can be checked for ever, whatever becomes of the other.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kvartal.kit import shuffle
from kvartal.kit.chance import Chance, SeededChance, commitment, secret_of_seed_number, seed_from
from kvartal.kit.data import Json, JsonDict, canonical
from kvartal.kit.shuffle import Place

FIRST_LINES = {f"kvartal record {number}": number for number in (1, 2, 3, 4)}
"""And which format follows: of a game shuffled in one of three ways, or of a branch."""
BRANCH = 4
HOME = "local"
"""The table of games played at home, and of fixed deals, so that both are dealt alike."""
MOST_BRANCHES = 8
"""So often a game can branch off from one that has branched off."""


class RecordError(ValueError):
    """A record is at fault, at this line (counted from 1)."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


@dataclass(slots=True)
class Header:
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
    deal: int | None = None
    """The number of a fixed deal, that everybody can know beforehand."""
    origin: "Origin | None" = None
    """Of a branch: what was played before it."""

    @property
    def format(self) -> int:
        return BRANCH if self.origin is not None else self.shuffle

    @property
    def shuffle(self) -> int:
        """Which kind it is (docs/chance.md)."""
        if self.deal is not None:
            return 3
        return 2 if self.places else 1

    def stated(self) -> list[str]:
        lines = shuffle.statement(self.game, self.rules, self.seats, self.options, self.table)
        return lines if self.origin is None else [*lines, self.origin.line()]

    def commitment(self) -> str:
        if self.shuffle == 2:
            return shuffle.commitment(self.secret, self.stated())
        return commitment(self.secret)

    def roster(self) -> str:
        """Of shuffle 2."""
        return shuffle.roster(self.commitment(), self.places)

    def seed(self) -> bytes:
        if self.shuffle == 3:
            return seed_from(self.secret, HOME, [])
        if self.shuffle == 1:
            return seed_from(self.secret, self.table, self.contributions)
        return shuffle.seed(self.secret, self.roster(), self.places)

    def chance(self) -> Chance:
        """Of this game; of a branch, from its first own move on."""
        return SeededChance(self.seed())

    def chances(self) -> list[tuple[int, Chance]]:
        """From which move on which chance answers: the first sets the game up, and each branch
        has one more."""
        own = self.chance()
        if self.origin is None:
            return [(0, own)]
        return [*self.origin.header.chances(), (self.origin.moves, own)]


@dataclass(slots=True)
class Origin:
    """What a branch goes on from: another game, up to one of its moves."""

    header: Header
    """Without the names of its players: they are not those of the branch."""
    moves: int
    past: str
    """A hash of its header and of these moves, hexadecimal."""

    def line(self) -> str:
        return f"branch {self.moves} {self.past}"


def origin_at(header: Header, moves: Sequence[str]) -> Origin:
    """The game of this header after these moves, each `seat notation`, in the order of records."""
    nameless = replace(header, players=[])
    return Origin(nameless, len(moves), shuffle.past(header_lines(nameless), moves))


def header_lines(header: Header) -> list[str]:
    """All that stands before the game begins."""
    first = next(line for line, number in FIRST_LINES.items() if number == header.format)
    before = [] if header.origin is None else header_lines(header.origin.header)
    lines = [
        first,
        *header.stated(),
        *(f"origin {line}" for line in before),
        *([] if header.deal is None else [f"deal {header.deal}"]),
        f"commitment {header.commitment()}",
        f"secret {header.secret.hex()}",
    ]
    if header.shuffle == 1:
        lines += [f"contribution {part.hex()}" for part in header.contributions]
    elif header.shuffle == 2:
        lines += [place.line() for place in header.places]
        lines.append(f"roster {header.roster()}")
        lines += [
            f"contribution {seat} {'missing' if place.is_missing else place.contribution.hex()}"
            for seat, place in enumerate(header.places)
            if place.promise
        ]
    return lines + [f"player {canonical(player)}" for player in header.players]


def read_header(lines: Sequence[str], most_branches: int = MOST_BRANCHES) -> tuple[Header, int]:
    """The header at the beginning of these lines, and how many of them it has. Raises RecordError
    at a line of these."""
    header, kind = Header("", 0, 0, {}, "", b""), FIRST_LINES.get(lines[0], 0)
    if not kind:
        raise RecordError(1, f"not a {' or '.join(FIRST_LINES)}")
    count, branch, before = 1, 0, list[str]()
    for number, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        if word == "begin":
            break
        try:
            if word == "origin" and kind == BRANCH:
                before.append(rest)
            else:
                _read_line(header, kind, word, rest)
        except (ValueError, TypeError, IndexError, RecursionError) as error:
            raise RecordError(number, f"not a header line: {error}") from error
        branch = number if word == "branch" else branch
        count = number
    if branch:
        header.origin = _read_origin(header, lines[branch - 1], branch, before, most_branches)
    for number, expected in enumerate(header_lines(header), 1):
        if number > count or lines[number - 1] != expected:
            raise RecordError(number, f"the header should say {expected!r}")
    if (header.places or branch) and len(header.places) != header.seats:
        raise RecordError(count, f"{header.seats} seats, but {len(header.places)} of them listed")
    return header, count


def _read_origin(
    header: Header, line: str, number: int, before: list[str], most_branches: int
) -> Origin:
    """What this line, and those of the header before it, say; the same game under the same rules,
    or it could not be gone on with."""
    if not before or not most_branches:
        raise RecordError(number, "goes on from nothing, or has branched off too often")
    try:
        other, count = read_header(before, most_branches - 1)
    except RecordError as error:
        raise RecordError(number + error.line, error.reason) from error
    _, moves, past = line.split(" ")
    origin = Origin(other, int(moves), past)
    settled = [(each.game, each.rules, each.seats, each.options) for each in (header, other)]
    is_earlier = other.origin is not None and other.origin.moves > origin.moves
    if settled[0] != settled[1] or other.players or is_earlier or count < len(before):
        raise RecordError(number, "is not of a game that could be gone on with")
    return origin


def _read_line(header: Header, kind: int, word: str, rest: str) -> None:
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
    elif word == "deal" and kind == 3:
        header.deal = int(rest)
        header.secret = secret_of_seed_number(header.deal)
    elif word == "secret" and kind != 3:
        header.secret = bytes.fromhex(rest)
    elif word == "contribution" and kind == 1:
        header.contributions.append(bytes.fromhex(rest))
    elif word == "contribution":
        _read_contribution(header, rest)
    elif word == "seat" and kind in (2, BRANCH):
        who, _, promised = rest.partition(" ")
        header.places.append(Place(who == "person", promised))
    elif word == "player":
        header.players.append(_text(json.loads(rest)))
    elif word == "branch" and kind == BRANCH:
        moves, _ = rest.split(" ")
        int(moves)
    elif word not in ("commitment", "secret", "roster"):
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

"""Facts as readable lines.

Games hold no sentences. Those with messages are told in their words; for all others there is plain
English, made from the ids alone: the kind of a fact, who did it, and its fields.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, pairwise

from kvartal.cli.arithmetic import brief, in_short
from kvartal.cli.naming import capital, listing, seat_name, seat_names, words
from kvartal.kit.data import field_types
from kvartal.kit.facts import Fact, Line, Told, total
from kvartal.words import Storyteller

SEATS_BY_NAME = {
    "to": " to",
    "from": " from",
    "of": " of",
    "by": " by",
    "with": " with",
    "neighbour": " of",
    "opponent": "",
}
"""Fields with one seat that is not the doer, and the word before it."""
PAYMENTS = ("bought",)
"""Facts whose arithmetic is a price."""
UNSAID = ("turn_began",)
"""Facts that show in what follows them; they begin a new line."""
TWINS = {"dealt": "dealt_cards", "passed_on": "passed_card"}
"""Facts for everybody whose private twin, told right after, says the same in other fields."""
PHRASES = {
    "market_taken": "took",
    "final_began": "the last round is over",
    "ended": "the game has ended",
}
"""Facts whose kind alone makes no good sentence."""
SEAT_LISTS = ("asked", "seats", "invited")


def tell(
    told: Sequence[Told], viewer: int | None, seats: int, story: Storyteller | None = None
) -> list[str]:
    """What this viewer may know of all that, in order, without repetitions."""
    known = [entry for entry in told if entry.is_for(viewer)]
    facts = [
        entry.fact
        for entry, following in pairwise([*known, None])
        if entry is not None and not _said_better(entry, following)
    ]
    if story is not None:
        return _in_words(facts, story)
    sentences = [line for alike in _alike(facts) for line in _sentences(alike, viewer, seats)]
    lines: list[str] = []
    for who, run in groupby(sentences, lambda sentence: sentence[0]):
        if who:  # what one does in a row is one line
            lines.append(f"{who}: {'; '.join(text for _, text in run)}")
        else:
            lines += [text for _, text in run if text]
    return lines


def headline(fact: Fact, viewer: int | None, story: Storyteller | None = None) -> str:
    """A fact without its arithmetic."""
    if story is not None:
        return story.fact(fact).text
    fields = {name: value for name, value in _fields(fact).items() if not lines_of(value)}
    doer = fields.pop("seat", None)
    who = f"{seat_name(doer, viewer)}: " if isinstance(doer, int) else ""
    details = "".join(_details(fact.kind, fields, viewer, None))
    price = ", price" if fact.kind in PAYMENTS else ""
    return capital(f"{who}{_phrase(fact.kind)}{details}{price}")


def lines_in(fact: Fact) -> list[Line]:
    """The arithmetic in a fact, if it has any."""
    return [line for value in _fields(fact).values() for line in lines_of(value)]


def lines_of(value: object) -> list[Line]:
    items = value if isinstance(value, list) else [value]
    return [item for item in items if isinstance(item, Line)]


def seat_of(fact: Fact) -> int | None:
    """Who did it, if anybody."""
    seat = getattr(fact, "seat", None)
    return seat if isinstance(seat, int) else None


def _in_words(facts: Sequence[Fact], story: Storyteller) -> list[str]:
    """What one does in a row is one line, until a turn begins."""
    lines: list[list[str]] = []
    doer: int | None = None
    for fact in facts:
        if fact.kind in UNSAID:
            doer = None
            continue
        if doer is None or seat_of(fact) != doer:
            lines.append([])
        text = story.fact(fact).text
        lines[-1].append(text + _arithmetic(fact, text, story))
        doer = seat_of(fact)
    return [". ".join(sentences) for sentences in lines]


def _arithmetic(fact: Fact, text: str, story: Storyteller) -> str:
    """What an amount is made of, unless the sentence has named it."""
    lines = lines_in(fact)
    if len(lines) == 1:
        (line,) = lines
        named = fact.kind in PAYMENTS or "line" in _fields(fact) or story.card(line.source) in text
        lines = [Line(line.rule, line.each, line.count)] if named else lines
    return f" ({brief(lines, story.card)})" if lines else ""


def _phrase(kind: str) -> str:
    return PHRASES.get(kind, words(kind))


def _fields(fact: Fact) -> dict[str, object]:
    return {name: getattr(fact, name) for name in field_types(type(fact))}


def _said_better(entry: Told, following: Told | None) -> bool:
    """All that a fact for everybody says, its private twin says right after it, and more."""
    if following is None or entry.only is not None or following.only is None:
        return False
    if TWINS.get(entry.fact.kind) == following.fact.kind:
        return True
    said = _fields(entry.fact)
    return bool(said) and said.items() <= _fields(following.fact).items()


def _alike(facts: Sequence[Fact]) -> list[list[Fact]]:
    """Runs of facts that differ in the seat alone become one line."""
    runs: list[list[Fact]] = []
    for fact in facts:
        if (
            runs
            and "seat" in _fields(fact)
            and _apart_from_seat(runs[-1][0]) == _apart_from_seat(fact)
        ):
            runs[-1].append(fact)
        else:
            runs.append([fact])
    return runs


def _apart_from_seat(fact: Fact) -> dict[str, object]:
    return {**_fields(fact), "kind": fact.kind, "seat": None}


def _sentences(alike: Sequence[Fact], viewer: int | None, seats: int) -> list[tuple[str, str]]:
    """Who and what: once, or for those who did it once, for those who did it twice, and so on."""
    kind, fields = alike[0].kind, _fields(alike[0])
    if kind in UNSAID:
        return [("", "")]
    happened = _phrase(kind)
    times = Counter(doer for fact in alike if (doer := seat_of(fact)) is not None)
    if not times:
        if list(fields) == [kind.removesuffix("_began")]:  # `Round 3 began`
            (number,) = fields.values()
            return [("", capital(happened.replace(" ", f" {_number(number)} ", 1)))]
        details = ", ".join(part.lstrip(" ,") for part in _details(kind, fields, viewer, seats))
        return [("", capital(f"{happened}: {details}" if details else happened))]
    del fields["seat"]
    details = "".join(_details(kind, fields, viewer, None))
    lines: list[tuple[str, str]] = []
    for count in dict.fromkeys(times.values()):
        doers = seat_names([doer for doer in times if times[doer] == count], viewer)
        again = f", {count} times" if count > 1 else ""
        lines.append((capital(doers), f"{happened}{details}{again}"))
    return lines


def _details(
    kind: str, fields: dict[str, object], viewer: int | None, seats: int | None
) -> list[str]:
    """Things first, then people, then numbers, then sums, each with what joins it to the rest."""
    things: list[str] = []
    people: list[str] = []
    numbers: list[str] = []
    sums: list[str] = []
    for name, value in fields.items():
        if lines := lines_of(value):
            sums.append(_sum(kind, lines, fields))
        elif isinstance(value, str):
            things.append(f" {words(value) or 'nothing'}")
        elif isinstance(value, int) and name in SEATS_BY_NAME:
            people.append(f"{SEATS_BY_NAME[name]} {seat_name(value, viewer)}")
        elif isinstance(value, list) and name in SEAT_LISTS:
            people.append(f" ({words(name)} {seat_names(value, viewer)})")
        elif isinstance(value, bool):
            numbers.append(f", {words(name) if value else f'not {words(name)}'}")
        elif isinstance(value, list):
            things.append(f" {_list(name, value, viewer, seats)}")
        else:
            numbers.append(f", {words(name)} {_number(value)}")
    before = things + people + numbers
    return before + [f", {amount}" if before else f" {amount}" for amount in sums]


def _sum(kind: str, lines: Sequence[Line], fields: dict[str, object]) -> str:
    """With what it is made of, unless that was named already."""
    (line, *more) = lines
    if not more and line.source in fields.values():
        lines = [Line(line.rule, line.each, line.count)]
    return f"for {total(lines)} ({brief(lines)})" if kind in PAYMENTS else in_short(lines)


def _list(name: str, value: list[object], viewer: int | None, seats: int | None) -> str:
    if not value:
        return f"no {words(name)}"
    if all(isinstance(item, str) for item in value):
        return ", ".join(words(str(item)) for item in value)
    if len(value) == seats:  # of nobody in particular, and one for each seat
        return f"{words(name)} {_by_seat(value, viewer)}"
    return f"{words(name)} {', '.join(_number(item) for item in value)}"


def _by_seat(values: list[object], viewer: int | None) -> str:
    """`3 (you and Seat 2), 1 (Seat 1)`: stays short at a table of a hundred."""
    holders: dict[str, list[int]] = {}
    for seat, value in enumerate(values):
        holders.setdefault(_number(value), []).append(seat)
    return listing([f"{value} ({seat_names(who, viewer)})" for value, who in holders.items()])


def _number(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else words(str(value))

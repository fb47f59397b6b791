"""Facts as readable lines.

Games hold no sentences. Those with messages are told in their words; for all others there is plain
English, made from the ids alone: the kind of a fact, who did it, and its fields.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, pairwise

from kvartal.cli.narration.amounts import brief, in_short
from kvartal.cli.narration.names import capital, listing, seat_name, seat_names, words
from kvartal.kit.data import field_types
from kvartal.kit.facts import Fact, Told, roles
from kvartal.kit.lines import Line, total
from kvartal.words import Storyteller

PREPOSITIONS = ("to", "from", "of", "by", "with")
"""Fields with a seat that say by their name how it is joined to the rest."""


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
    details = "".join(_details(fact, fields, viewer, None))
    price = ", price" if fact.is_price else ""
    return capital(f"{who}{words(fact.kind)}{details}{price}")


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
    """What one does in a row is one line, until a turn begins; that somebody has the turn is not
    said when nothing else is."""
    lines: list[list[str]] = []
    doer: int | None = None
    for fact in facts:
        if fact.opens == "turn":
            doer = None
            if list(_fields(fact)) == ["seat"]:
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
        named = fact.is_price or "line" in _fields(fact) or story.card(line.source) in text
        lines = [Line(line.rule, line.each, line.count)] if named else lines
    return f" ({brief(lines, story.card)})" if lines else ""


def _fields(fact: Fact) -> dict[str, object]:
    return {name: getattr(fact, name) for name in field_types(type(fact))}


def _said_better(entry: Told, following: Told | None) -> bool:
    """All that a fact for everybody says, its private twin says right after it, and more."""
    if following is None or entry.only is not None or following.only is None:
        return False
    if entry.fact.twin == following.fact.kind:
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
    (fact, *_), fields = alike, _fields(alike[0])
    if fact.opens == "turn":
        return [("", "")]
    happened = words(fact.kind)
    times = Counter(doer for fact in alike if (doer := seat_of(fact)) is not None)
    if not times:
        if list(fields) == [fact.kind.removesuffix("_began")]:  # `Round 3 began`
            (number,) = fields.values()
            return [("", capital(happened.replace(" ", f" {_number(number)} ", 1)))]
        details = ", ".join(part.lstrip(" ,") for part in _details(fact, fields, viewer, seats))
        return [("", capital(f"{happened}: {details}" if details else happened))]
    del fields["seat"]
    details = "".join(_details(fact, fields, viewer, None))
    lines: list[tuple[str, str]] = []
    for count in dict.fromkeys(times.values()):
        doers = seat_names([doer for doer in times if times[doer] == count], viewer)
        again = f", {count} times" if count > 1 else ""
        lines.append((capital(doers), f"{happened}{details}{again}"))
    return lines


def _details(
    fact: Fact, fields: dict[str, object], viewer: int | None, seats: int | None
) -> list[str]:
    """Things first, then people, then numbers, then sums, each with what joins it to the rest."""
    things: list[str] = []
    people: list[str] = []
    numbers: list[str] = []
    sums: list[str] = []
    parts = roles(type(fact))
    for name, value in fields.items():
        if lines := lines_of(value):
            sums.append(_sum(fact, lines, fields))
        elif isinstance(value, str):
            things.append(f" {words(value) or 'nothing'}")
        elif parts[name] == "seat" and isinstance(value, int):
            joined = f" {name}" if name in PREPOSITIONS else ","
            people.append(f"{joined} {seat_name(value, viewer)}")
        elif parts[name] == "seats" and isinstance(value, list):
            people.append(f" ({words(name)} {seat_names(value, viewer)})")
        elif isinstance(value, bool):
            numbers.append(f", {words(name) if value else f'not {words(name)}'}")
        elif isinstance(value, list):
            things.append(f" {_list(name, value, viewer, seats)}")
        else:
            numbers.append(f", {words(name)} {_number(value)}")
    before = things + people + numbers
    return before + [f", {amount}" if before else f" {amount}" for amount in sums]


def _sum(fact: Fact, lines: Sequence[Line], fields: dict[str, object]) -> str:
    """With what it is made of, unless that was named already."""
    (line, *more) = lines
    if not more and line.source in fields.values():
        lines = [Line(line.rule, line.each, line.count)]
    return f"for {total(lines)} ({brief(lines)})" if fact.is_price else in_short(lines)


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

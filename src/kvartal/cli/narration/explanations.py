"""`why`: the last gain, sum by sum, with the rules that make it up; and score sheets."""

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kvartal.cli.narration.amounts import brief, times
from kvartal.cli.narration.facts import headline, lines_in, seat_of
from kvartal.cli.narration.messages import card_name
from kvartal.cli.narration.names import capital, listing, ordinal, side_name, words
from kvartal.cli.output import Enumeration
from kvartal.cli.rulebook.ledger import ledgers
from kvartal.kit.facts import Fact
from kvartal.kit.lines import Line, total
from kvartal.kit.outcome import Standing
from kvartal.words import Storyteller

MOST_LINES = 16
MOST_SHEETS = 8


def gains(facts: Iterable[Fact]) -> list[Fact]:
    return [fact for fact in facts if lines_in(fact)]


def explain(
    facts: Sequence[Fact], viewer: int | None, story: Storyteller | None = None
) -> RenderableType:
    """Whose gain, from what, how much and by which rule; the viewer's own first, and of the others
    as many as can be read at once."""
    grid = _grid()
    rules: list[str] = []
    left = 0
    for fact in sorted(facts, key=lambda fact: seat_of(fact) != viewer):
        lines = lines_in(fact)
        if seat_of(fact) != viewer and grid.row_count and grid.row_count + len(lines) > MOST_LINES:
            left += 1
            continue
        _add_block(grid, headline(fact, viewer, story), total(lines), lines, story=story)
        rules += [line.rule for line in lines]
    more = [f"and {left} more, of others"] if left else []
    return Group(grid, *more, "", rule_texts(rules))


def score_sheet(
    standings: Sequence[Standing],
    seats: int,
    viewer: int | None,
    story: Storyteller | None = None,
) -> RenderableType:
    """Every side, best first, each line with its rule; tie-breaks where points were equal."""
    order = sorted(range(len(standings)), key=lambda side: (standings[side].rank, side))
    shown = [side for side in order if side in order[:MOST_SHEETS] or side == viewer]
    scores = [standing.score for standing in standings]
    grid = _grid()
    rules: list[str] = []
    for side in shown:
        standing = standings[side]
        name = f"{ordinal(standing.rank):<5} {capital(_side(side, seats, viewer, story))}"
        ties = standing.tie_breaks if scores.count(standing.score) > 1 else []
        _add_block(grid, name, standing.score, standing.lines, ties, standing.parts, story)
        parts = [line for part in standing.parts.values() for line in part]
        rules += [line.rule for line in (*standing.lines, *ties, *parts)]
    more = [f"and {len(standings) - len(shown)} more"] if len(shown) < len(standings) else []
    return Group(grid, *more, "", rule_texts(rules))


def result(
    standings: Sequence[Standing],
    seats: int,
    viewer: int | None,
    story: Storyteller | None = None,
) -> str:
    """Who has won, in one sentence."""
    best = [side for side, standing in enumerate(standings) if standing.rank == 1]
    score = standings[best[0]].score
    points = f"{score} point{'' if score == 1 else 's'}"
    if len(standings) == 1:
        return (
            f"You have {points}." if viewer == 0 else f"{side_name(0, seats, viewer)} has {points}."
        )
    if best == [viewer]:
        return f"You win with {points}."
    names = listing([_side(side, seats, viewer, story) for side in best])
    if len(best) > 1:
        return f"{capital(names)} share the win with {points}."
    own = "" if viewer is None else f" You are {ordinal(standings[viewer].rank)}."
    return f"{capital(names)} wins with {points}.{own}"


def rule_texts(ids: Iterable[str]) -> RenderableType:
    """What these rules say, each once."""
    texts = {rule.id: rule.plain for rules in ledgers().values() for rule in rules}
    grid = Grid.grid(padding=(0, 1), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for rule_id in dict.fromkeys(ids):
        grid.add_row(Text(rule_id, "bold"), texts.get(rule_id, "(no ledger has its text)"))
    return grid


def _grid() -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0), show_header=False)
    grid.add_column(overflow="fold")
    grid.add_column(justify="right", min_width=4)
    grid.add_column(overflow="fold")
    grid.add_column(no_wrap=True)
    return grid


def _add_block(
    grid: Grid,
    name: str,
    amount: int,
    lines: Sequence[Line],
    ties: Sequence[Line] = (),
    parts: Mapping[str, Sequence[Line]] | None = None,
    story: Storyteller | None = None,
) -> None:
    """A sum with the lines that make it up, what these are made of, and what decided among
    equals."""
    parts = parts or {}

    def in_brief(made_of: Sequence[Line], known_rule: str | None = None) -> str:
        return brief(made_of, lambda card: card_name(story, card), known_rule)

    if len(lines) == 1 and not (lines[0].source or ties or parts):
        grid.add_row(Text(name, "bold"), Text(str(amount), "bold"), times(lines[0]), lines[0].rule)
        return
    grid.add_row(Text(name, "bold"), Text(str(amount), "bold"), "", "")
    for line in lines:
        source = words(line.source) or (" × ".join(parts) if parts else "")
        source = source if story is None else story.line(line)
        made_of = parts.get(line.source, [])
        says_more = [part.source for part in made_of] != [line.source]
        product = times(line, always=story is None and bool(parts) and not line.source)
        product = "" if product.removeprefix("= ") in source else product
        detail = product or (in_brief(made_of, line.rule) if says_more else "")
        grid.add_row(f"      {source}", _plain(line.amount), Enumeration(detail), line.rule)
    indent = "      " if any(line.source in parts for line in lines) else "        "
    for part, made_of in parts.items():
        if all(line.source != part for line in lines):
            name = words(part) if story is None else story.say(f"part-{part}")
            brought = in_brief(made_of) if made_of else ""
            grid.add_row(f"{indent}{name}", _plain(total(made_of)), Enumeration(brought), "")
    for line in ties:
        source = f"      tie-break {words(line.source)}".rstrip()
        source = source if story is None else f"      {story.line(line)}"
        grid.add_row(source, f"({line.amount})", times(line), line.rule)


def _side(side: int, seats: int, viewer: int | None, story: Storyteller | None) -> str:
    if side >= seats and story is not None and story.knows("automaton"):
        return story.say("automaton")
    return side_name(side, seats, viewer)


def _plain(amount: int) -> str:
    return str(amount).replace("-", "−")

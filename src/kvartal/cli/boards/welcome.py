"""Welcome To… as text: the own sheet street by street, and the seats nearest in points."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from kvartal.cli.boards.parts import heading, part, seat_label
from kvartal.cli.narration.messages import story_for
from kvartal.games.catalogue import GAMES
from kvartal.games.welcome.reading import House, WrittenSheet, written_sheet
from kvartal.kit.data import load
from kvartal.kit.game import View
from kvartal.words import Storyteller

CARDS: dict[str, dict[str, Any]] = {**GAMES["welcome"].components()}
SHEET = CARDS["sheet"]
SIGNS = "| fence   ~ pool to build   ≈ pool   b bis   * counted for a plan"
TITLES = {"roundabouts": "round.", "refusals": "refused"}
"""Of columns: shorter than the names of the parts."""
MOST_ROWS = 9
BEST = 3


def draw(view: View, language: str = "en") -> RenderableType:
    seen, story = view.public, _story(language)
    sheets = [written_sheet(text) for text in load(list[str], seen["sheets"])]
    over = load(bool, seen["over"])
    title = "The game is over" if over else story.say("fact-round_began", round=_round(view))
    parts: list[RenderableType] = [heading(title, *_progress(view)), _plans(view, sheets, story)]
    if not over:
        parts.append(_cards(view, story))
    if view.seat is not None:
        own = written_sheet(load(str, view.private["sheet"]))
        parts += [Text(seat_label(view.seat, view.seat), style="bold"), *_sheet(own)]
        sheets[view.seat] = own
    parts.append(_ranking(view, sheets))
    return Group(*parts)


def question(view: View, language: str = "en") -> str:
    story, step = _story(language), load(str, view.private["step"])
    turn = view.private["turn"]
    if step == "choose" and not view.public["numbers"]:
        return story.say("ask-choose-two")  # WT-139, WT-149: of different cards
    asked = story.say(f"ask-{step}")
    if step not in {"write", "effect"}:
        return asked
    return f"{asked} ({_pair(story, load(int, part(turn, 'number')), part(turn, 'effect'))})"


def named(view: View, notation: str, language: str = "en") -> str | None:
    """Cards by what is printed on them, not by where they lie."""
    kind, *cards = notation.split()
    if kind not in {"take", "play"}:
        return None
    places = [int(card) - 1 for card in cards]
    if kind == "take":
        numbers, effects = (load(list[str], view.public[row]) for row in ("numbers", "effects"))
    else:
        numbers = effects = _three_cards(view)
    number, effect = CARDS[numbers[places[0]]]["number"], CARDS[effects[places[-1]]]["effect"]
    return _pair(_story(language), number, effect)


def _story(language: str) -> Storyteller:
    story = story_for("welcome", language, None)
    assert story is not None
    return story


def _pair(story: Storyteller, number: int, effect: Any) -> str:
    return story.say("board-pair", number=number, effect=story.card(effect))


def _round(view: View) -> int:
    return load(int, view.public["round"])


def _three_cards(view: View) -> list[str]:
    """Solo they lie open; in the draft they are the own hand."""
    cards = load(list[str], view.public["drawn"])
    if not cards and view.seat is not None:
        cards = load(list[list[str]], view.private["known"])[view.seat]
    return cards


def _progress(view: View) -> list[str]:
    committed = load(list[int], view.public["committed"])
    if not committed or view.config.seats == 1:
        return []
    return [f"{len(committed)} of {view.config.seats} have ended their turn"]


def _plans(view: View, sheets: list[WrittenSheet], story: Storyteller) -> RenderableType:
    approved = load(list[bool], view.public["approved"])
    table = Table.grid(padding=(0, 2, 0, 0))
    for level, plan in enumerate(load(list[str], view.public["plans"])):
        printed = CARDS[plan]
        points = (
            f"approved, {printed['later']}"
            if approved[level]
            else f"{printed['first']}, later {printed['later']}"
        )
        scored = sum(sheet.plans[level] is not None for sheet in sheets)
        table.add_row(
            f"Plan {level + 1}",
            story.card(plan),
            points,
            f"scored by {scored}" if scored else "",
        )
    return table


def _cards(view: View, story: Storyteller) -> RenderableType:
    """The combinations, or the cards to combine."""
    seen = view.public
    numbers, effects = load(list[str], seen["numbers"]), load(list[str], seen["effects"])

    def effect(card: str) -> str:
        return story.card(str(CARDS[card]["effect"]))

    if numbers:
        shown = [
            f"{k}: {CARDS[n]['number']} + {effect(e)}"
            for k, (n, e) in enumerate(zip(numbers, effects, strict=True), 1)
        ]
        following = ", ".join(effect(n) for n in numbers)
        return Group(
            Text("   ".join(shown), style="bold"), Text(f"next effects: {following}", style="dim")
        )
    deck = seen["deck"]
    top = str(part(deck, "top"))
    shown = [f"{k}: {CARDS[c]['number']} {effect(c)}" for k, c in enumerate(_three_cards(view), 1)]
    shown.append(f"deck {part(deck, 'size')}, on top: {story.card(top) if top else 'nothing'}")
    return Text("   ".join(shown), style="bold")


def _sheet(sheet: WrittenSheet) -> list[RenderableType]:
    longest = max(map(len, sheet.streets))
    places = "".join(f" {place:2}  " for place in range(1, longest + 1))
    lines: list[RenderableType] = [Text(f"   {places.rstrip()}", style="dim")]
    for street, houses in enumerate(sheet.streets):
        printed = SHEET["streets"][street]
        cells, marks = f"{street + 1} |", "   "
        for place, house in enumerate(houses, 1):
            end = "|" if house.is_fenced or place == len(houses) else " "
            cells += f" {_number(house)}{end}"
            water = "≈" if house.has_pool else "~" if place in printed["pools"] else " "
            lost = water == "~" and not house.is_open
            marks += f"  {' ' if lost else water}{'*' if house.is_used else ' '} "
        parks = f"{sheet.parks[street]}/{_boxes(printed['parks'])}"
        lines += [
            Text(f"{cells}  parks {parks}"),
            Text(marks.rstrip() or " ", style="dim"),
        ]
    values = "  ".join(
        f"{size}: {values[crossed]}"
        for size, (values, crossed) in enumerate(
            zip(SHEET["estates"], sheet.agents, strict=True), 1
        )
    )
    lines += [
        Text(SIGNS, style="dim"),
        Text(f"estate values  {values}"),
        Text(
            f"temps {sheet.temps}/{SHEET['temp_boxes']}   "
            f"refusals {sheet.refusals}/{_boxes(SHEET['refusals'])}"
        ),
    ]
    return lines


def _boxes(values: list[int]) -> int:
    """One less than there are values: the first stands before any box is crossed."""
    return len(values) - 1


def _number(house: House) -> str:
    if house.is_roundabout:
        return "(O)"
    if house.number is None:
        return " · "
    return f"{house.number:2}{'b' if house.is_copy else ' '}"


def _ranking(view: View, sheets: list[WrittenSheet]) -> RenderableType:
    """All seats, or of a big table the best and those around the viewer."""
    expert = load(bool, view.config.options.to_json()["expert_variant"])
    order = sorted(range(len(sheets)), key=lambda seat: (-sheets[seat].score["total"], seat))
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    scored = [name for name in sheets[0].score if name != "total"]
    if not expert:
        scored.remove("roundabouts")
    for title in ("", "", "points", *(TITLES.get(name, name) for name in scored), "empty"):
        table.add_column(title, justify="left" if not title else "right", no_wrap=True)
    shown = _shown(order, view.seat)
    for place in shown:
        seat = order[place]
        sheet = sheets[seat]
        label = seat_label(seat, view.seat)
        table.add_row(
            f"{place + 1}.",
            label,
            str(sheet.score["total"]),
            *(str(sheet.score[name]) for name in scored),
            str(sum(house.is_open for street in sheet.streets for house in street)),
            style="bold" if seat == view.seat else "",
        )
    more = len(order) - len(shown)
    return Group(table, *([Text(f"and {more} more")] if more else []))


def _shown(order: list[int], viewer: int | None) -> list[int]:
    if len(order) <= MOST_ROWS:
        return list(range(len(order)))
    own = order.index(viewer) if viewer is not None else 0
    first = max(0, min(own - (MOST_ROWS - BEST) // 2, len(order) - (MOST_ROWS - BEST)))
    around = range(first, first + MOST_ROWS - BEST)
    return sorted({*range(BEST), *around})[:MOST_ROWS]

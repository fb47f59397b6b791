"""What is printed on the projects of UpTown, in few signs."""

from typing import Any

from rich.text import Text

from kvartal.games.catalogue import GAMES
from kvartal.words import Storyteller

CARDS: dict[str, dict[str, Any]] = {**GAMES["uptown"].components()}
STYLES = {
    "office": "bright_blue",
    "services": "cyan",
    "apartment": "yellow",
    "cafe": "dark_orange",
    "shop": "green",
    "hotel": "magenta",
    "": "",
}
PLACES = {"ground": "ground floor only", "upper": "upper floor only", "roof": "on a roof only"}
MARKS = {"roof": "roof", "gift": "gift", "no_gifts": "no gifts"}
COUNTED = {
    "flat": "",
    "per_floor_below": " per floor below",
    "per_kind_on_plot": " per {} here",
    "per_kind_on_street": " per {} in the street",
    "if_ground_floor": " if on the ground floor",
}


def offered(story: Storyteller, project: str) -> Text:
    """A project that can be chosen: its name, and all that is printed on it."""
    card = CARDS[project]
    marks = [PLACES[card["place"]]] if card["place"] else []
    marks += [name for mark, name in MARKS.items() if card[mark]]
    brings = [_symbol(card["income"], "$"), _symbol(card["prestige"], "P")]
    return _entry(story, project, [*marks, *(each for each in brings if each)])


def standing(story: Storyteller, project: str, income: int, prestige: int) -> Text:
    """A storey: its name, and what it brings now."""
    card = CARDS[project]
    marks = [name for mark, name in MARKS.items() if card[mark]]
    brings = [f"{figure(amount)}{sign}" for amount, sign in ((income, "$"), (prestige, "P"))]
    return _entry(story, project, [*marks, *(each for each in brings if each[0] != "0")])


def kind_of(project: str) -> str:
    """`2 office` for a Duo (UP-11)."""
    card = CARDS[project]
    kind = card["kind"].replace("cafe", "café")
    return f"2 {kind}" if card["duo"] else kind


def figure(amount: int) -> str:
    return str(amount).replace("-", "−")


def _entry(story: Storyteller, project: str, marks: list[str]) -> Text:
    text = Text(story.card(project))
    kind = kind_of(project)
    if kind or marks:
        text.append(" (", "dim")
        text.append(kind, STYLES[CARDS[project]["kind"]])
        text.append(f"{', ' if kind and marks else ''}{', '.join(marks)})", "dim")
    return text


def _symbol(symbol: dict[str, Any] | None, sign: str) -> str:
    if symbol is None:
        return ""
    counted = COUNTED[symbol["counts"]].format(symbol["kind"].replace("cafe", "café"))
    return f"{figure(symbol['amount'])}{sign}{counted}"

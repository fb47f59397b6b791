"""A hint, as a terminal shows it: what to do, what it is worth, and why."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from kvartal.analysis.findings import Choice, Hint, Reason
from kvartal.cli.narration.names import side_name, words
from kvartal.kit.lines import Line
from kvartal.words import Storyteller

LENGTH = 20
"""Of the longest bar, in characters."""

FULL = {"share": 0.15, "points": 8.0}
"""So much less than the best, and nothing is left of the bar."""


class HintSheet:
    def __init__(self, seats: int, viewer: int, story: Storyteller | None) -> None:
        self._seats = seats
        self._viewer = viewer
        self._story = story

    def draw(
        self, hint: Hint, numbers: dict[str, int], in_words: Callable[[str], str]
    ) -> RenderableType:
        """With the numbers that the choices have in the list."""
        if not hint["choices"]:
            return Text("There was no time to think of one.")
        best = hint["choices"][0]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for choice in hint["choices"]:
            grid.add_row(
                Text(f"{numbers[choice['action']]:>3}", "bold cyan"),
                Text(in_words(choice["action"]), "bold" if choice is best else ""),
                _bar(hint, choice),
                self._worth(hint, choice),
            )
            for reason in choice["reasons"]:
                grid.add_row("", Text(self._because(reason), "dim"), "", "")
        return grid

    def _worth(self, hint: Hint, choice: Choice) -> str:
        best, *others = hint["choices"]
        loss = best["worth"] - choice["worth"]
        if choice is best:
            is_clear = all(best["worth"] - other["worth"] > other["error"] for other in others)
            return "best" if is_clear else "good"
        if loss <= choice["error"]:
            return "as good, as far as can be told"
        if hint["currency"] == "points":
            return f"{loss:.1f} ± {choice['error']:.1f} points less"
        return f"{100 * loss:.0f} ± {100 * choice['error']:.0f} % less"

    def _because(self, reason: Reason) -> str:
        whose = "" if reason["side"] == self._viewer else f"{self._name(reason['side'])}, "
        return f"{whose}{self._source(reason)}: {reason['amount']:+.1f}".replace("-", "−")

    def _name(self, side: int) -> str:
        if self._story is not None and side >= self._seats and self._story.knows("automaton"):
            return self._story.say("automaton")
        return side_name(side, self._seats, self._viewer)

    def _source(self, reason: Reason) -> str:
        if self._story is None:
            return words(reason["source"])
        for message in (f"card-{reason['source']}", f"part-{reason['source']}"):
            if self._story.knows(message):
                return self._story.say(message)
        return self._story.line(Line(reason["rule"], round(reason["amount"]), 1, reason["source"]))


def _bar(hint: Hint, choice: Choice) -> Text:
    lost = (hint["choices"][0]["worth"] - choice["worth"]) / FULL[hint["currency"]]
    filled = max(1, round(LENGTH * (1 - lost)))
    return Text.assemble(("━" * filled, "green"), ("─" * (LENGTH - filled), "dim"))

"""Sentences from ids and numbers: facts, decisions, refusals and lines of amounts.

`web/src/words/sentences.ts` does the same in the browser.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kvartal.kit.actions import Action
from kvartal.kit.facts import Fact, roles
from kvartal.kit.game import Refusal
from kvartal.kit.lines import Line, total
from kvartal.words.speaker import Arguments, Speaker

NameOfSeat = Callable[[int], str]


@dataclass(slots=True)
class Sentence:
    """What is said, and what an amount in it is made of."""

    text: str
    lines: list[tuple[str, int]]
    total: int | None = None


class Storyteller:
    """Speaks of one game to one viewer (None: a spectator)."""

    def __init__(
        self, speaker: Speaker, game: str, seat_name: NameOfSeat, viewer: int | None
    ) -> None:
        speaker.learn(game)
        self._speaker = speaker
        self._game = game
        self._seat_name = seat_name
        self._viewer = viewer

    def knows(self, message: str) -> bool:
        """Has the game a message of its own with this ending?"""
        return self._speaker.has(f"{self._game}-{message}")

    def say(self, message: str, **arguments: str | int) -> str:
        """One of the game's own messages."""
        return self._speaker.say(f"{self._game}-{message}", arguments)

    def card(self, card: str) -> str:
        """The name of a card, or of what else points come from."""
        return self._first([f"{self._game}-{what}-{card}" for what in ("card", "part")], {}) or card

    def fact(self, fact: Fact) -> Sentence:
        arguments: Arguments = {}
        lines: list[Line] = []
        for name, role in roles(type(fact)).items():
            value = getattr(fact, name)
            if role == "line":
                lines.append(value)
                arguments |= self._of_line(value)
            elif role == "lines":
                lines += value
                arguments |= self._of_lines(value)
            else:
                arguments |= self._argument(name, role, value)
        amount = total(lines)
        # A fact may have an amount of its own.
        arguments = {"total": amount, **_sized(amount), **arguments}
        text = self._speaker.say(f"{self._game}-fact-{fact.kind}", arguments)
        explained = [(self.line(line), line.amount) for line in lines]
        return Sentence(text, explained, amount if lines else None)

    def action(self, action: Action) -> str:
        arguments: Arguments = {}
        for (name, role), word in zip(action.words, action.notation.split()[1:], strict=True):
            value = int(word) if role in ("seat", "number") else word
            arguments |= self._argument(name, role, value)
        return self._speaker.say(f"{self._game}-action-{action.kind}", arguments)

    def refusal(self, refusal: Refusal) -> str:
        arguments: Arguments = {}
        for name, value in refusal.args.items():
            arguments |= self._named(name, value) if isinstance(value, str) else {name: value}
        ids = [f"{self._game}-refusal-{refusal.rule}", f"kvartal-refusal-{refusal.rule}"]
        return self._first(ids, arguments) or refusal.rule

    def line(self, line: Line) -> str:
        ids = [f"{self._game}-line-{line.rule}"]
        return self._first(ids, self._of_line(line)) or line.rule

    def _of_lines(self, lines: list[Line]) -> Arguments:
        """How many; a single one also tells its origin."""
        source = self._of_source(lines[0]) if len(lines) == 1 else {}
        return {"lines-count": len(lines), **source}

    def _of_source(self, line: Line) -> Arguments:
        return {"source": self._name("part", line.source), "source-id": line.source}

    def _of_line(self, line: Line) -> Arguments:
        source = self._of_source(line)
        return {**source, "each": line.each, "count": line.count, **_sized(line.amount)}

    def _argument(self, name: str, role: str, value: Any) -> Arguments:
        match role:
            case "seat":
                return {name: self._seat_name(value), f"{name}-you": _flag(value == self._viewer)}
            case "seats":
                return self._listed(name, [self._seat_name(seat) for seat in value])
            case "component" | "text":
                return self._named(name, value)
            case "components" | "texts":
                return self._listed(name, [self._name(name, item) for item in value])
            case "numbers":
                return self._listed(name, [str(number) for number in value])
            case "flag":
                return {name: _flag(value)}
            case _:
                return {name: value}

    def _listed(self, name: str, items: list[str]) -> Arguments:
        return {name: self._speaker.list(items), f"{name}-count": len(items)}

    def _named(self, name: str, value: str) -> Arguments:
        """An id comes with its name, and as itself for those who choose words by it; an empty one
        is `none` there."""
        return {name: self._name(name, value), f"{name}-id": value or "none"}

    def _name(self, area: str, value: str) -> str:
        ids = [f"{self._game}-card-{value}", f"{self._game}-{area}-{value}", f"{area}-{value}"]
        return self._first(ids, {}) or value

    def _first(self, ids: list[str], arguments: Arguments) -> str:
        found = next((message for message in ids if self._speaker.has(message)), None)
        return "" if found is None else self._speaker.say(found, arguments)


def _sized(amount: int) -> Arguments:
    """How many, and which way: sentences choose their verb by it, not by a minus."""
    return {"amount": abs(amount), "sign": "minus" if amount < 0 else "plus"}


def _flag(value: bool) -> str:
    return "yes" if value else "no"

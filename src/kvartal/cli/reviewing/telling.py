"""What a review says, in the words of a language: the same that the browser uses."""

from collections.abc import Iterator
from dataclasses import dataclass

from kvartal.analysis.findings import Choice, Decision, Reason, Review, Side
from kvartal.cli.narration.messages import card_name, speaker_for, story_for
from kvartal.cli.narration.names import capital, side_name
from kvartal.kit.actions import Notation
from kvartal.kit.game import AnyGame, Config
from kvartal.kit.options import parse
from kvartal.kit.record import Header

CURVES = {"share": "review-curve-share", "points": "review-curve-points"}
COSTS = {"share": "review-cost-share", "points": "review-cost-points"}


@dataclass(slots=True)
class Mistake:
    """A costly decision in words."""

    move: int
    seat: int
    title: str
    cost: str
    played: str
    better: str
    as_good: list[str]
    why: str
    reasons: list[str]


class Telling:
    def __init__(self, game: AnyGame, header: Header, found: Review, language: str) -> None:
        config = Config(header.seats, parse(game.options, header.options))
        self._notation = Notation(game.space(config))
        self._seats = header.seats
        self._players = header.players
        self._story = story_for(game.id, language, None, header.seats)
        self._speaker = speaker_for(language)
        self.found = found
        self.language = language
        self.is_chance = found["currency"] == "share" and len(found["sides"]) == 2

    @property
    def title(self) -> str:
        name = self._speaker.say(f"game-{self.found['game']}")
        known = name != f"game-{self.found['game']}"
        return self.word("review-title", game=name if known else self.found["game"])

    @property
    def made(self) -> str:
        error = max((moment["error"] for moment in self.found["curve"]), default=0.0)
        worlds = self._speaker.number(self.found["worlds"])
        return self.word("review-made", worlds=worlds, error=f"± {self.amount(error)}")

    @property
    def curve(self) -> str:
        return self.word(
            "review-curve-chance" if self.is_chance else CURVES[self.found["currency"]]
        )

    def word(self, message: str, **arguments: str | int) -> str:
        return self._speaker.say(message, {**arguments})

    def name(self, side: int) -> str:
        if side < len(self._players):
            name = self._players[side]
            return f"{name} #{side}" if self._players.count(name) > 1 else name
        if side >= self._seats and self._story is not None and self._story.knows("automaton"):
            return self._story.say("automaton")
        return capital(side_name(side, self._seats, None))

    def amount(self, value: float) -> str:
        """In the review's currency."""
        if self.found["currency"] == "points":
            return self._speaker.number(value, 1)
        return f"{self._speaker.number(100 * value)} %"

    def signed(self, value: float) -> str:
        amount = self.amount(value)
        return f"+{amount}" if value > 0 and amount != self.amount(0) else amount

    def balance(self, side: Side) -> list[tuple[str, str]]:
        """Start, luck, choices, and what came of it."""
        own, others = side["own"], side["others"]
        choices = self.signed(own + others)
        if others:
            parts = {"own": self.signed(own), "others": self.signed(others)}
            choices += f" ({self.word('review-choices-parts', **parts)})"
        return [
            (self.word("review-start"), self.amount(side["start"])),
            (self.word("review-luck"), self.signed(side["luck"])),
            (self.word("review-choices"), choices),
            (self.word("review-final"), self.amount(side["final"])),
        ]

    def balance_about(self) -> str:
        sides = self.found["sides"]
        error = max(side["error"] for side in sides)
        about = self.word("review-balance-about", error=f"± {self.amount(error)}")
        if any(side["others"] for side in sides):
            about += f" {self.word('review-choices-about')}"
        return about

    def mistakes(self, side: int) -> Iterator[Mistake]:
        for number in self.found["sides"][side]["costliest"]:
            yield self._mistake(self.found["decisions"][number])

    def no_mistakes(self, side: int) -> str:
        return self.word("review-no-mistakes", name=self.name(side))

    def _mistake(self, decision: Decision) -> Mistake:
        best, *as_good = decision["best"]
        cost = "review-cost-chance" if self.is_chance else COSTS[self.found["currency"]]
        loss, error = self.amount(decision["loss"]), self.amount(decision["error"])
        return Mistake(
            decision["move"],
            decision["seat"],
            self.word("review-move", move=decision["move"] + 1),
            self.word(cost, loss=loss, error=error),
            self._action(decision["played"]),
            self._action(best),
            [self._action(each) for each in as_good],
            self.word("review-why"),
            [self._reason(reason) for reason in best["reasons"]],
        )

    def _action(self, choice: Choice) -> str:
        if self._story is None:
            return choice["action"]
        return self._story.action(self._notation.parse(choice["action"]))

    def _reason(self, reason: Reason) -> str:
        source = card_name(self._story, reason["source"]) if reason["source"] else reason["rule"]
        amount = self._speaker.number(reason["amount"], 1)
        amount = f"+{amount}" if reason["amount"] > 0 else amount
        name = self.name(reason["side"])
        return self.word("review-reason", you="no", source=source, amount=amount, name=name)

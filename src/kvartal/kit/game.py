"""What a game is.

A **state** is data: the position on the table and which question is open. A **game** is a set of
functions over states; it keeps nothing itself. The course of every game is this loop:

    state = game.setup(config, chance)
    while seats := game.pending(state):              # whom the game waits for
        seat = any one of seats                      # several decide at once, in any order (*)
        action = one of game.legal(state, seat)      # chosen from a view, never from the state
        game.apply(state, seat, action, chance)      # changes the state, tells facts
    game.outcome(state)

(*) unless a rule gives weight to who is first: such actions are `ordered` (`kit.actions`).

Five promises, all tested by `kvartal.kit.conformance`:

1.  **One small decision at a time.** A turn of several choices is several actions; the state
    knows which question is open. Nothing toggles, so every decision ends. Steps with one possible
    answer are played by `apply` itself, unless that answer follows from hidden cards: then the
    question is asked all the same, or its absence would tell.
2.  **What nobody has seen is not in the state.** A face-down pile is a `Pile`: which cards may lie
    there, and how many. `chance` says which one comes when it is turned.
3.  **What a seat may know is its view**: `public(state)` and `private(state, seat)`, JSON values
    both. Bots, people and spectators get views and nothing else. The state remembers who has seen
    which card (`Cards`), and the private view carries it, so that `determinize` can imagine every
    world that this viewer cannot tell from the true one, as far as it could follow the cards.
4.  **Nothing happens without a fact.** A view changes only together with facts told to its viewer:
    ids and numbers, to the seat itself as well. No sentence, in any language, stands in a game.
5.  **Rules have ids.** A refusal names the rule that forbids the action, an amount the rules that
    make it up; the id stands beside the code.

No I/O, no clock and no global random generator: the same seed and the same actions give the same
game on every machine.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Generic, TypeVar

from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.data import Json, JsonDict
from kvartal.kit.facts import Fact, Line, Tell, total
from kvartal.kit.knowledge import Place
from kvartal.kit.options import Options


@dataclass(slots=True)
class Config:
    """What is settled before a game: how many seats, and the game's own options."""

    seats: int
    options: Options


@dataclass(slots=True)
class State:
    """A position. Each game has its own: a dataclass of ints, lists and further such dataclasses.

    `==` compares, `kit.data.dump` and `load` turn it into a JSON value and back.
    """

    seats: int

    def config(self) -> Config:
        """How it was set up: the seats, and the game's own field `options`."""
        raise NotImplementedError

    def copy(self: "S") -> "S":
        """An equal state that shares nothing that changes. By hand: bots copy millions."""
        raise NotImplementedError


@dataclass(slots=True)
class View:
    """All that one seat (None: a spectator) may know, as a value that can travel."""

    config: Config
    seat: int | None
    public: JsonDict
    private: JsonDict

    def to_json(self) -> Json:
        return {"seat": self.seat, "public": self.public, "private": self.private}


@dataclass(slots=True)
class Refusal:
    """Why an action is not possible now: the rule, and numbers or ids for its explanation."""

    rule: str
    args: dict[str, int | str] = field(default_factory=dict)


NOT_AWAITED = Refusal("KV-1")
"""The game is not waiting for this seat."""
NOT_ASKED = Refusal("KV-2")
"""The action answers a question that is not open."""


@dataclass(slots=True)
class Standing:
    """How one side ended: its rank (1 is best, equals share it), its points line by line, and what
    parted it from others with the same points, in the order it was looked at. `parts` explains
    amounts that stand in the lines (`residents`, `hearts`) by lines of their own."""

    rank: int
    lines: list[Line]
    tie_breaks: list[Line] = field(default_factory=list)
    parts: dict[str, list[Line]] = field(default_factory=dict)

    @property
    def score(self) -> int:
        return total(self.lines)


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """The rules of one game. Without state of its own: one instance serves all tables."""

    id: ClassVar[str]
    """Short, `lower_case`, for ever."""
    version: ClassVar[int]
    """Of the rules. A change of behaviour raises it; records and tables carry it."""
    seat_counts: ClassVar[range]
    options: ClassVar[type[Options]]
    """A dataclass that describes itself (`kit.options`)."""
    state_type: ClassVar[type[State]]
    facts: ClassVar[list[type[Fact]]]
    """All that can happen (`facts_in` lists them)."""

    def rule_against_config(self, config: Config) -> Refusal | None:
        """The rule against these options at this number of seats, or None."""
        return None

    @abstractmethod
    def space(self, config: Config) -> Sequence[Action]:
        """All actions that could ever be legal, or more; finite, always in the same order."""

    @abstractmethod
    def setup(self, config: Config, chance: Chance, tell: Tell | None = None) -> S:
        """The position before the first decision. What happens on the way is told, too."""

    @abstractmethod
    def pending(self, state: S) -> Sequence[int]:
        """The seats the game waits for, ascending; none when it is over. Public knowledge alone
        decides it."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """What this seat may do now, in a stable order, as instances of the space."""

    @abstractmethod
    def rule_against(self, state: S, seat: int, action: Action) -> Refusal | None:
        """The rule that forbids this action to this seat now: None exactly for what is legal."""

    @abstractmethod
    def apply(
        self, state: S, seat: int, action: Action, chance: Chance, tell: Tell | None = None
    ) -> None:
        """Does a legal action and all that follows without a decision. Facts go to `tell`."""

    @abstractmethod
    def outcome(self, state: S) -> list[Standing] | None:
        """When it is over: the standing of each side, seats first, then automatic opponents."""

    @abstractmethod
    def public(self, state: S) -> JsonDict:
        """What everybody sees."""

    @abstractmethod
    def private(self, state: S, seat: int) -> JsonDict:
        """What this seat knows beyond that: its own cards, and whatever else it was shown."""

    @abstractmethod
    def determinize(self, view: View, rng: Random) -> S:
        """A state that this viewer cannot tell from the true one, each likely as it should be."""

    def own_world(self, view: View) -> S | None:
        """For weighing a seat's own choices where they change its `value` at once, whatever others
        decide at the same time: a world in which the rest may be left blank. `legal`, `private`,
        and after each of these choices `value`, are for this seat as in the true one, as long as
        it is still awaited. None: choices show their worth only when all have decided."""
        return None

    def places(self, state: S) -> dict[str, Place]:
        """Where the components lie, the state's own objects, named `family/place` (`cards/hand.0`).
        Cards move between places of a family and are never lost; the proof kit relies on it."""
        return {}

    def back(self, card: int) -> str:
        """What everybody sees of a card that lies face down or is held, if the backs differ."""
        return ""

    def components(self) -> dict[str, JsonDict]:
        """What is printed on each card, by its id: for boards and clients. Views name ids alone."""
        return {}

    # Advice, for bots and hints

    @abstractmethod
    def value(self, state: S, side: int) -> float:
        """How well a side stands: 0 is lost, 1 is won; at the end `share_beaten`, before it a guess
        (`kit.advice` has a simple one)."""

    def light(self, state: S, seat: int, rng: Random) -> Action:
        """A quick, not too silly choice, for playing on in thought."""
        choices = self.legal(state, seat)
        return choices[int(rng.random() * len(choices))]

    def forecast(self, view: View, action: Action) -> list[Fact]:
        """What would surely follow from this action, as far as its seat can know."""
        from kvartal.kit.preview import sure_facts  # noqa: PLC0415 (preview is built on this file)

        return sure_facts(self, view, action)


def observe(game: Game[S], state: S, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    private: JsonDict = {} if seat is None else game.private(state, seat)
    return View(state.config(), seat, game.public(state), private)


def rank(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """Ranks from points and tie-breaks, higher first: equals share a rank, the next is skipped."""
    return [1 + sum(other > own for other in scores) for own in scores]


def share_beaten(standings: Iterable[Standing], side: int) -> float:
    """The share of the other sides that this one has beaten, a tie counting half; 1 if alone."""
    ranks = [standing.rank for standing in standings]
    if len(ranks) == 1:
        return 1.0
    beaten = sum((other > ranks[side]) + (other == ranks[side]) / 2 for other in ranks) - 0.5
    return beaten / (len(ranks) - 1)

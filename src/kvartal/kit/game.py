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
    which card (`Cards`), and the private view carries it, so that `worlds` can imagine every world
    that this viewer cannot tell from the true one, as far as it could follow the cards.
4.  **Nothing happens without a fact.** A view changes only together with facts told to its viewer:
    ids and numbers, to the seat itself as well. No sentence, in any language, stands in a game.
5.  **Rules have ids.** A refusal names the rule that forbids the action, an amount the rules that
    make it up; the id stands beside the code.

No I/O, no clock and no global random generator: the same seed and the same actions give the same
game on every machine.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from kvartal.kit.actions import Action
from kvartal.kit.advice import share_ahead
from kvartal.kit.chance import Chance
from kvartal.kit.data import JsonDict, JsonObject, canonical
from kvartal.kit.facts import Fact, Tell
from kvartal.kit.knowledge import Place
from kvartal.kit.learned import Weights
from kvartal.kit.options import Options, OptionsT
from kvartal.kit.outcome import Standing, share_beaten

S = TypeVar("S", bound="State")


class Config(Generic[OptionsT]):  # noqa: PLW1641 (like dataclasses, it has no hash)
    """What is settled before a game: how many seats, and the game's own options."""

    # By hand: mypyc makes no dataclass of a generic class.
    def __init__(self, seats: int, options: OptionsT) -> None:
        self.seats = seats
        self.options = options

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Config):
            return NotImplemented
        return self.seats == other.seats and bool(self.options == other.options)

    def __reduce__(self) -> tuple[Any, ...]:
        return Config, (self.seats, self.options)

    def __repr__(self) -> str:
        return f"Config(seats={self.seats}, options={self.options!r})"


AnyConfig = Config[Any]


@dataclass(slots=True)
class State:
    """A position. Each game has its own: a dataclass of ints, lists and further such dataclasses.

    `==` compares, `kit.data.dump` and `load` turn it into a JSON value and back.
    """

    seats: int

    def config(self) -> AnyConfig:
        """How it was set up: the seats, and the game's own field `options`."""
        raise NotImplementedError

    def copy(self: S) -> S:
        """An equal state that shares nothing that changes. By hand: bots copy millions."""
        raise NotImplementedError


@dataclass(slots=True)
class View:
    """All that one seat (None: a spectator) may know, as a value that can travel."""

    config: AnyConfig
    seat: int | None
    public: JsonObject
    private: JsonObject

    def to_json(self) -> JsonObject:
        return {"seat": self.seat, "public": self.public, "private": self.private}


class Worlds(Generic[S]):
    """All states that a viewer cannot tell from the true one: a view that was read once. `known` is
    what the viewer knows, `deal` puts the rest of a copy where it may be. Without it nothing is
    hidden, and there is one world. `alike`: until this turn ends, what a seat does in it goes the
    same in all of them, as where each writes on a sheet of its own."""

    def __init__(
        self, known: S, deal: Callable[[S, Random], None] | None = None, alike: bool = False
    ) -> None:
        self._known = known
        self._deal = deal
        self.alike = alike or deal is None

    @property
    def is_one(self) -> bool:
        return self._deal is None

    def determinize(self, rng: Random) -> S:
        """One of them, each as likely as it should be."""
        world = self._known.copy()
        if self._deal is not None:
            self._deal(world, rng)
        return world


@dataclass(slots=True)
class Refusal:
    """Why an action is not possible now: the rule, and numbers or ids for its explanation."""

    rule: str
    args: dict[str, int | str] = field(default_factory=dict)


NOT_AWAITED = Refusal("KV-1")
"""The game is not waiting for this seat."""
NOT_ASKED = Refusal("KV-2")
"""The action answers a question that is not open."""


class Game(ABC, Generic[S, OptionsT]):
    """The rules of one game. Without state of its own: one instance serves all tables."""

    id: ClassVar[str]
    """Short, `lower_case`, for ever."""
    version: ClassVar[int]
    """Of the rules. A change of behaviour raises it; records and tables carry it."""
    before: ClassVar["AnyGame | None"] = None
    """The rules one version ago, for tables that began under them (docs/versions.md)."""
    seat_counts: ClassVar[range]
    options: ClassVar[type[Options]]
    """A dataclass that describes itself (`kit.options`)."""
    questions: ClassVar[tuple[str, ...]] = ()
    """What a seat can be asked, by id; each is put into words."""
    state_type: ClassVar[type[State]]
    facts: ClassVar[list[type[Fact]]]
    """All that can happen (`facts_in` lists them)."""

    def under(self, version: int) -> "AnyGame | None":
        """This game by the rules of then, if they are still here."""
        rules: AnyGame | None = self
        while rules is not None and rules.version != version:
            rules = rules.before
        return rules

    def rule_against_config(self, config: Config[OptionsT]) -> Refusal | None:
        """The rule against these options at this number of seats, or None."""
        return None

    def sides(self, config: Config[OptionsT]) -> int:
        """How many are ranked: the seats, and after them the automatic opponents."""
        return config.seats

    @abstractmethod
    def space(self, config: Config[OptionsT]) -> Sequence[Action]:
        """All actions that could ever be legal, or more; finite, always in the same order."""

    @abstractmethod
    def setup(self, config: Config[OptionsT], chance: Chance, tell: Tell | None = None) -> S:
        """The position before the first decision. What happens on the way is told, too."""

    @abstractmethod
    def pending(self, state: S) -> Sequence[int]:
        """The seats the game waits for, ascending; none when it is over. Public knowledge alone
        decides it."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """Which turn it is, or which round where all play at once, counted upwards: what a seat
        decides under one number is one turn of it. Public knowledge."""

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
        """When it is over: the standing of each side."""

    # What can be seen

    public_view: ClassVar[type]
    private_view: ClassVar[type]
    """`TypedDict`s; the client's types are made from them."""

    @abstractmethod
    def public(self, state: S) -> JsonObject:
        """What everybody sees, as its `public_view`."""

    @abstractmethod
    def private(self, state: S, seat: int) -> JsonObject:
        """What this seat knows beyond that, as its `private_view`: its own cards, and whatever else
        it was shown."""

    @abstractmethod
    def worlds(self, view: View) -> Worlds[S]:
        """What may be the case, for all that this viewer knows."""

    def own_world(self, view: View) -> S | None:
        """For weighing a seat's own choices where they change its `value` at once, whatever others
        decide at the same time: a world in which the rest may be left blank. `legal`, `private`,
        and after each of these choices `value`, are for this seat as in the true one, as long as
        it is still awaited. None: choices show their worth only when all have decided."""
        return None

    def information_key(self, state: S, seat: int) -> Hashable:
        """What this seat knows, as a key to look it up by: in one game, two are equal exactly when
        the views are. Bots ask for millions: better made from the state's ints than from views."""
        return canonical([self.public(state), self.private(state, seat)])

    def moment_key(self, state: S, seat: int) -> Hashable:
        """The same for moments of one turn of this seat, imagined from one view: what cannot change
        in it may be left out."""
        return self.information_key(state, seat)

    def places(self, state: S) -> dict[str, Place]:
        """Where the components lie, the state's own objects, named `family/place` (`cards/hand.0`).
        Cards move between places of a family and are never lost; the proof kit relies on it."""
        return {}

    def back(self, card: int) -> str:
        """What everybody sees of a card that lies face down or is held, if the backs differ."""
        return ""

    def components(self) -> dict[str, JsonDict]:
        """What is printed on each card, and on a sheet to write on, by its id: for boards and
        clients. Views name ids alone."""
        return {}

    # Advice, for bots and hints

    a_lot: ClassVar[float] = 10.0
    """So many points ahead are a lot."""

    @abstractmethod
    def prospect(self, state: S, side: int) -> float:
        """How many points this side may expect at the end: a guess, before it is over."""

    def value(self, state: S, side: int) -> float:
        """How well a side stands: 0 is lost, 1 is won; at the end what is lost and won."""
        standings = self.outcome(state)
        if standings is not None:
            return share_beaten(standings, side)
        sides = range(self.sides(state.config()))
        return share_ahead([self.prospect(state, each) for each in sides], side, self.a_lot)

    feature_names: ClassVar[tuple[str, ...]] = ()
    weights: ClassVar[list[Weights]] = []
    """What was learned of these features (`kit.learned`), none or for some configurations."""
    clock: ClassVar[str] = ""
    """The feature that tells how much of the game is left, if weights may change on the way."""
    learns_points: ClassVar[bool] = False
    """What they foretell: a side's own points, or how far it will be ahead of the others. Who has
    most wins, and that is not always who hopes for most."""

    def features(self, state: S, side: int) -> list[float]:
        """What can be counted about a side's prospects, by `feature_names`."""
        return []

    def judge(self, config: Config[OptionsT]) -> Callable[[S, int], float]:
        """As `value`, by what was learned from play if that fits, for the ends of turns."""
        weights = self.weights_for(config)
        return self.value if weights is None else self.learned_value(weights)

    def weights_for(self, config: Config[OptionsT]) -> Weights | None:
        for weights in self.weights:
            if weights.fit(config.seats, config.options):
                return weights
        return None

    def learned_value(self, weights: Weights) -> Callable[[S, int], float]:
        def value(state: S, side: int) -> float:
            standings = self.outcome(state)
            if standings is not None:
                return share_beaten(standings, side)
            sides = range(self.sides(state.config()))
            told = [weights.foretell(self.features(state, each)) for each in sides]
            return share_ahead(told, side, weights.a_lot)

        return value

    def rollout_action(self, state: S, seat: int, rng: Random) -> Action:
        """A quick, not too silly choice, for playing on in thought."""
        choices = self.legal(state, seat)
        return choices[int(rng.random() * len(choices))]


AnyGame = Game[Any, Any]


def observe(game: Game[S, OptionsT], state: S, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    private: JsonObject = {} if seat is None else game.private(state, seat)
    return View(state.config(), seat, game.public(state), private)

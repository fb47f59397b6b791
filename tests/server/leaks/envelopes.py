"""Envelopes: a game for one test. Every card is a number of its own that nobody could guess, so
that a byte which should not be there is found wherever it is.

Everybody holds three letters. In each round all choose at once: open one for all to read, or hand
one on to the left, who reads it. Then everybody gets a new letter.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.data import JsonDict, dump
from kvartal.kit.facts import Fact, Tell
from kvartal.kit.game import NOT_AWAITED, Config, Game, Refusal, State, View, Worlds
from kvartal.kit.lines import Line
from kvartal.kit.options import Options
from kvartal.kit.outcome import Standing

HAND = 3
ROUNDS = 4


@dataclass(slots=True)
class Letter:
    text: str
    readers: list[int]

    def copy(self) -> "Letter":
        return Letter(self.text, self.readers[:])


@dataclass(slots=True)
class EnvelopesOptions(Options):
    pass


@dataclass(slots=True)
class EnvelopesState(State):
    options: EnvelopesOptions
    round: int = 0
    hands: list[list[Letter]] = field(default_factory=list)
    opened: list[str] = field(default_factory=list)
    choices: list[str] = field(default_factory=list)
    written: int = 0

    def config(self) -> Config[EnvelopesOptions]:
        return Config(self.seats, self.options)

    def copy(self) -> "EnvelopesState":
        hands = [[letter.copy() for letter in hand] for hand in self.hands]
        return EnvelopesState(
            self.seats,
            self.options,
            self.round,
            hands,
            self.opened[:],
            self.choices[:],
            self.written,
        )

    def letters(self) -> set[str]:
        return {letter.text for hand in self.hands for letter in hand} | set(self.opened)

    def read_by(self, seat: int | None) -> set[str]:
        """The letters that a viewer may know."""
        held = {letter.text for hand in self.hands for letter in hand if seat in letter.readers}
        return held | set(self.opened)


class Choice(Action):
    def __init__(self, kind: str, index: int) -> None:
        super().__init__(kind, index)
        self.index = index


SPACE = [Choice(kind, index) for kind in ("open", "pass") for index in range(HAND)]


@dataclass(slots=True)
class Chose(Fact):
    kind: ClassVar[str] = "chose"
    seat: int


@dataclass(slots=True)
class ChoseLetter(Fact):
    kind: ClassVar[str] = "chose_letter"
    seat: int
    choice: str


@dataclass(slots=True)
class Opened(Fact):
    kind: ClassVar[str] = "opened"
    seat: int
    letter: str


@dataclass(slots=True)
class Passed(Fact):
    kind: ClassVar[str] = "passed"
    seat: int


@dataclass(slots=True)
class PassedLetter(Fact):
    kind: ClassVar[str] = "passed_letter"
    seat: int
    letter: str


@dataclass(slots=True)
class Got(Fact):
    kind: ClassVar[str] = "got"
    seat: int


@dataclass(slots=True)
class GotLetter(Fact):
    kind: ClassVar[str] = "got_letter"
    seat: int
    letter: str


class Envelopes(Game[EnvelopesState, EnvelopesOptions]):
    id: ClassVar[str] = "envelopes"
    version: ClassVar[int] = 1
    seat_counts: ClassVar[range] = range(2, 6)
    options: ClassVar[type[Options]] = EnvelopesOptions
    state_type: ClassVar[type[State]] = EnvelopesState
    facts: ClassVar[list[type[Fact]]] = []

    def space(self, config: Config[EnvelopesOptions]) -> Sequence[Action]:
        return SPACE

    def setup(
        self, config: Config[EnvelopesOptions], chance: Chance, tell: Tell | None = None
    ) -> EnvelopesState:
        state = EnvelopesState(config.seats, config.options)
        state.hands = [[] for _ in range(config.seats)]
        state.choices = [""] * config.seats
        for seat in range(config.seats):
            for _ in range(HAND):
                self._deal(state, seat, chance, tell)
        return state

    def pending(self, state: EnvelopesState) -> Sequence[int]:
        if state.round == ROUNDS:
            return []
        return [seat for seat, choice in enumerate(state.choices) if not choice]

    def legal(self, state: EnvelopesState, seat: int) -> Sequence[Action]:
        return SPACE if seat in self.pending(state) else []

    def rule_against(self, state: EnvelopesState, seat: int, action: Action) -> Refusal | None:
        return None if seat in self.pending(state) else NOT_AWAITED

    def apply(
        self,
        state: EnvelopesState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        state.choices[seat] = action.notation
        if tell:
            tell(Chose(seat))
            tell(ChoseLetter(seat, action.notation), [seat])
        if not self.pending(state):
            self._end_round(state, chance, tell)

    def outcome(self, state: EnvelopesState) -> list[Standing] | None:
        if self.pending(state):
            return None
        return [Standing(1, [Line("EN-1", 1)]) for _ in range(state.seats)]

    def public(self, state: EnvelopesState) -> JsonDict:
        return {
            "round": state.round,
            "opened": dump(state.opened),
            "chosen": [bool(choice) for choice in state.choices],
        }

    def private(self, state: EnvelopesState, seat: int) -> JsonDict:
        seen = [
            [letter.text if seat in letter.readers else "" for letter in hand]
            for hand in state.hands
        ]
        return {"seen": dump(seen), "choice": state.choices[seat]}

    def worlds(self, view: View) -> Worlds[EnvelopesState]:
        assert view.seat is not None
        public: Any = view.public
        private: Any = view.private
        state = EnvelopesState(view.config.seats, view.config.options, public["round"])
        state.opened = list(public["opened"])
        state.choices = ["" for _ in public["chosen"]]
        state.choices[view.seat] = private["choice"]
        for owner, hand in enumerate(private["seen"]):
            state.hands.append([])
            for text in hand:
                readers = {owner, view.seat} if text else {owner}
                state.hands[owner].append(Letter(text, sorted(readers)))

        def write(world: EnvelopesState, rng: Random) -> None:
            for seat, chosen in enumerate(public["chosen"]):
                if chosen and seat != view.seat:
                    world.choices[seat] = rng.choice(SPACE).notation
            for letter in (letter for hand in world.hands for letter in hand):
                letter.text = letter.text or f"{rng.getrandbits(60):015x}"

        return Worlds(state, write)

    def turn(self, state: EnvelopesState) -> int:
        return state.round

    def prospect(self, state: EnvelopesState, side: int) -> float:
        return 1.0

    def _deal(self, state: EnvelopesState, seat: int, chance: Chance, tell: Tell | None) -> None:
        text = f"{chance.below(f'letter/{state.written}', 1 << 60):015x}"
        state.written += 1
        state.hands[seat].append(Letter(text, [seat]))
        if tell:
            tell(Got(seat))
            tell(GotLetter(seat, text), [seat])

    def _end_round(self, state: EnvelopesState, chance: Chance, tell: Tell | None) -> None:
        moved: list[tuple[int, Letter]] = []
        for seat, choice in enumerate(state.choices):
            kind, index = choice.split()
            letter = state.hands[seat].pop(int(index))
            if kind == "open":
                state.opened.append(letter.text)
                if tell:
                    tell(Opened(seat, letter.text))
            else:
                to = (seat + 1) % state.seats
                letter.readers = sorted({*letter.readers, to})
                moved.append((to, letter))
                if tell:
                    tell(Passed(seat))
                    tell(PassedLetter(seat, letter.text), [seat, to])
        for to, letter in moved:
            state.hands[to].append(letter)
        state.choices = [""] * state.seats
        state.round += 1
        for seat, hand in enumerate(state.hands):
            while len(hand) < HAND:
                self._deal(state, seat, chance, tell)
            del hand[HAND:]


class LeakyView(Envelopes):
    """Shows all hands to everybody."""

    def public(self, state: EnvelopesState) -> JsonDict:
        hands = [[letter.text for letter in hand] for hand in state.hands]
        return {**super().public(state), "hands": dump(hands)}


class LeakyFact(Envelopes):
    """Tells everybody what only one should hear."""

    def _deal(self, state: EnvelopesState, seat: int, chance: Chance, tell: Tell | None) -> None:
        super()._deal(state, seat, chance, None)
        if tell:
            tell(GotLetter(seat, state.hands[seat][-1].text))


class LeakyRefusal(Envelopes):
    """The third letter cannot be handed on, and the refusal says too much."""

    def legal(self, state: EnvelopesState, seat: int) -> Sequence[Action]:
        return super().legal(state, seat)[:-1]

    def rule_against(self, state: EnvelopesState, seat: int, action: Action) -> Refusal | None:
        if action is not SPACE[-1]:
            return super().rule_against(state, seat, action)
        return Refusal("EN-2", {"letter": state.hands[(seat + 1) % state.seats][0].text})


class LeakyError(Envelopes):
    """A bug whose message holds a secret."""

    def legal(self, state: EnvelopesState, seat: int) -> Sequence[Action]:
        if state.round == 2:
            raise ValueError(f"cannot read {state.hands[(seat + 1) % state.seats][0].text}")
        return super().legal(state, seat)

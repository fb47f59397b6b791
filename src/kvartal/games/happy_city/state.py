"""A position of Happy City."""

from dataclasses import dataclass
from typing import Literal

from kvartal.games.happy_city.components import CARDS, COLOURS
from kvartal.kit.game import Config, State
from kvartal.kit.knowledge import Pile
from kvartal.kit.options import Options

# The open question (section 3 of the ledger).
DRAFT, LOUVRE, DISCARD, REVEAL, BUY, SPECIAL, SPHINX, PYRAMID, OVER = range(9)

CITY_LIMIT = 10  # HC-102
ROW = 5  # HC-76
NONE = -1


@dataclass(slots=True)
class HappyCityOptions(Options):
    """`first`: who is first player, a seat or by lot (HC-201)."""

    mode: Literal["family", "junior", "expert"] = "family"
    first: Literal["random", "0", "1", "2", "3", "4"] = "random"


@dataclass(slots=True)
class HappyCityState(State):
    options: HappyCityOptions
    first: int
    round: int
    question: int
    turn: int  # how many have had their turn in this round (or draft)
    coins: list[int]
    cities: list[list[int]]  # by seat: the cards in their slots
    display: list[int]
    decks: list[Pile]
    discards: list[list[int]]  # sorted: nobody looks at their order
    dwellings: list[int]  # left in each stack
    row: list[int]  # special buildings to be taken
    box: Pile  # special buildings that were not dealt (HC-184)
    markets: list[int]  # left in the expert draft
    special: list[int]  # by seat: the special building, as which it acts, or NONE
    special_slot: list[int]
    louvre_phases: int  # income phases in which the Louvre still acts (HC-162)
    louvre_target: int
    tunnel_open: bool  # the next card of the Tunnel's owner is free (HC-154)
    pyramid_target: list[int]  # by seat: whose card is copied, or NONE
    # Sums of what is printed on the cards of each city, kept up to date because they are asked
    # all the time.
    colours: list[list[int]]
    income: list[int]
    residents: list[int]
    hearts: list[int]

    def config(self) -> Config[HappyCityOptions]:
        return Config(self.seats, self.options)

    def copy(self) -> "HappyCityState":
        return HappyCityState(
            self.seats,
            self.options,
            self.first,
            self.round,
            self.question,
            self.turn,
            self.coins[:],
            [city[:] for city in self.cities],
            self.display[:],
            [deck.copy() for deck in self.decks],
            [discard[:] for discard in self.discards],
            self.dwellings[:],
            self.row[:],
            self.box.copy(),
            self.markets[:],
            self.special[:],
            self.special_slot[:],
            self.louvre_phases,
            self.louvre_target,
            self.tunnel_open,
            self.pyramid_target[:],
            [colours[:] for colours in self.colours],
            self.income[:],
            self.residents[:],
            self.hearts[:],
        )

    @property
    def expert(self) -> bool:
        return self.options.mode == "expert"

    @property
    def is_final(self) -> bool:
        """All rounds have been played (HC-170)."""
        return self.question in (SPHINX, PYRAMID, OVER)

    def acting(self) -> int:
        """The seat whose turn it is; in the draft the last player is first (HC-133)."""
        if self.question == DRAFT:
            return (self.first + self.seats - 1 - self.turn) % self.seats
        return (self.first + self.turn) % self.seats

    def neighbours(self, seat: int) -> list[int]:
        """Left and right; with two players the opponent counts once (HC-244)."""
        left, right = (seat + 1) % self.seats, (seat - 1) % self.seats
        return [left] if left == right else [left, right]

    def opponents(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def in_turn_order(self) -> list[int]:
        return [(self.first + turn) % self.seats for turn in range(self.seats)]

    def add_printed(self, seat: int, number: int, sign: int = 1) -> None:
        """A card comes into the sums of a city, or (sign -1) leaves them."""
        card = CARDS[number]
        if card.colour >= 0:
            self.colours[seat][card.colour] += sign
        self.income[seat] += sign * card.income
        self.residents[seat] += sign * card.residents
        self.hearts[seat] += sign * card.hearts

    def sum_up(self) -> None:
        """All sums anew, from the cities."""
        self.colours = [[0] * len(COLOURS) for _ in range(self.seats)]
        self.income, self.residents, self.hearts = ([0] * self.seats for _ in range(3))
        for seat, city in enumerate(self.cities):
            for slot, number in enumerate(city):
                acts_as = self.special[seat] if slot == self.special_slot[seat] else number
                self.add_printed(seat, acts_as)

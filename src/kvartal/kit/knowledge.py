"""Where cards lie and who has seen them.

`Pile`: face down, its order undecided. Nobody has seen it, so no state holds it: the pile knows
which cards may lie there and how many do; chance says which one comes when it is turned.

`Cards`: a hand, a row, a discard. For each card it remembers which seats have seen its face, as
a bit mask. The order of the cards in it means nothing, so they are kept sorted. What seats know
of each other's knowledge is not tracked: a view lists the cards its seat has seen, and no more.
"""

from bisect import bisect_left
from dataclasses import dataclass
from random import Random

from kvartal.kit.chance import Chance

EVERYONE = -1  # the mask with all bits set


def only(*seats: int) -> int:
    """The mask of these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


@dataclass(slots=True)
class Pile:
    """`cards` (sorted) may lie in it, `size` of them do: less if some were taken out unseen.

    `made_of`: all that may have lain in it when it was last shuffled, as everybody could follow.
    Unlike `cards`, which leaves out what is hidden in hands, it may be shown to all.
    """

    name: str
    cards: list[int]
    size: int
    made_of: list[int]
    shuffles: int = 0
    turned: int = 0

    def copy(self) -> "Pile":
        return Pile(self.name, self.cards[:], self.size, self.made_of, self.shuffles, self.turned)

    def draw(self, chance: Chance) -> int:
        """Turns the top card: what chance says for this pile, this shuffle and this position."""
        address = f"{self.name}.{self.shuffles}/{self.turned}"
        self.turned += 1
        self.size -= 1
        return self.cards.pop(chance.below(address, len(self.cards)))

    def shuffle_in(self, cards: list[int]) -> None:
        """These cards, which all have seen, and what still lies here become one new pile."""
        left = self.made_of if self.size else []
        self.made_of = sorted({*left, *cards})  # a new list: copies share the old one
        self.cards = sorted(self.cards + cards)
        self.size += len(cards)
        self.shuffles += 1
        self.turned = 0


def new_pile(name: str, cards: list[int]) -> Pile:
    """All these cards, shuffled, face down."""
    return Pile(name, sorted(cards), len(cards), sorted(set(cards)))


@dataclass(slots=True)
class Cards:
    """Cards that lie together; `seen[i]` is the mask of the seats that know `faces[i]` is here."""

    faces: list[int]
    seen: list[int]

    def copy(self) -> "Cards":
        return Cards(self.faces[:], self.seen[:])

    def add(self, face: int, seen: int) -> None:
        index = bisect_left(self.faces, face)  # sorted, so that equal cards are equal states
        self.faces.insert(index, face)
        self.seen.insert(index, seen)

    def show_all(self, mask: int) -> None:
        """These seats look at all of them."""
        self.seen = [seen | mask for seen in self.seen]

    def take_openly(self, face: int) -> None:
        """A card leaves and everybody sees which: what is known of the others stays known."""
        index = self.faces.index(face)
        del self.faces[index]
        del self.seen[index]

    def slip(self, face: int, to: "Cards", witnesses: int) -> None:
        """A card moves face down, only `witnesses` see which: its holder is one of them.

        All others can no longer say what is left here: it may have been any of them. (A card that
        is only *chosen* face down stays in its hand until it is revealed: nothing is blurred.)
        """
        alone = len(self.faces) == 1
        index = self.faces.index(face)
        seen = self.seen[index]
        self.take_openly(face)
        to.add(face, (seen | witnesses) if alone else witnesses)
        self.seen = [mask & witnesses for mask in self.seen]

    def empty(self) -> list[int]:
        """All cards are taken away (to be shuffled: what was known of them is then worthless)."""
        faces = self.faces
        self.faces = []
        self.seen = []
        return faces

    def known_to(self, seat: int) -> list[int]:
        """The faces this seat has seen."""
        return [f for f, mask in zip(self.faces, self.seen, strict=True) if mask >> seat & 1]

    def __len__(self) -> int:
        return len(self.faces)


Place = Pile | Cards


def imagine(
    unseen: list[int], hidden: list[int], pile: list[int], rng: Random
) -> tuple[list[list[int]], list[int]]:
    """Deals what a viewer has not seen: `hidden[i]` cards to place i, the rest stays in the pile.

    Only what the pile is `made_of` can be left in it: the other unseen cards are in the places.
    """
    elsewhere = [face for face in unseen if face not in pile]
    anywhere = [face for face in unseen if face in pile]
    rng.shuffle(anywhere)
    left = len(unseen) - sum(hidden)
    held = elsewhere + anywhere[left:]
    rng.shuffle(held)
    dealt: list[list[int]] = []
    for count in hidden:
        dealt.append(held[:count])
        del held[:count]
    return dealt, sorted(anywhere[:left])

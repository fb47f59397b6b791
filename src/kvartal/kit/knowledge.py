"""Where cards lie and who has seen them.

`Pile`: face down, its order undecided. Nobody has seen it, so no state holds it: the pile knows
which cards may lie there and how many do; chance says which one comes when it is turned.

`Cards`: a hand, a row, a discard. For each card it remembers which seats have seen its face, as
a bit mask. The order of the cards in it means nothing, so they are kept sorted. What seats know
of each other's knowledge is not tracked: a view lists the cards its seat has seen, and no more.

A shuffle parts the cards: one that was held meanwhile is none of those that went in, one that is
drawn afterwards is. So a pile knows what it was `made_of`, and a hand how many of its cards were
`kept` since and how many `drawn`; `imagine` puts no card where it cannot have come.
"""

from bisect import bisect_left
from collections.abc import Iterable, Set
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
class Cards:
    """Cards that lie together; `seen[i]` is the mask of the seats that know `faces[i]` is here.

    Since the pile they come from was last shuffled, `kept` of them have not been in it and `drawn`
    of them have come from it: for certain, as all could follow. Of the others nobody can say.
    """

    faces: list[int]
    seen: list[int]
    kept: int = 0
    drawn: int = 0

    def copy(self) -> "Cards":
        return Cards(self.faces[:], self.seen[:], self.kept, self.drawn)

    def add(self, face: int, seen: int) -> None:
        index = bisect_left(self.faces, face)  # sorted, so that equal cards are equal states
        self.faces.insert(index, face)
        self.seen.insert(index, seen)

    def add_drawn(self, face: int, seen: int) -> None:
        """A card comes from the pile."""
        self.add(face, seen)
        self.drawn += 1

    def show_all(self, mask: int) -> None:
        """These seats look at all of them."""
        self.seen = [seen | mask for seen in self.seen]

    def take_openly(self, face: int, pile: "Pile | None" = None) -> None:
        """A card leaves and everybody sees which: what is known of the others stays known.

        `pile`: if all know what was in it, so that the face tells whether this card was kept or
        drawn. Otherwise it may have been either.
        """
        index = self.faces.index(face)
        del self.faces[index]
        del self.seen[index]
        if pile is None or face not in pile.made_of:
            self.kept = max(self.kept - 1, 0)
        if pile is None or face in pile.made_of:
            self.drawn = max(self.drawn - 1, 0)

    def slip(self, face: int, to: "Cards", witnesses: int) -> None:
        """A card moves face down, only `witnesses` see which: its holder is one of them.

        All others can no longer say what is left here: it may have been any of them. (A card that
        is only *chosen* face down stays in its hand until it is revealed: nothing is blurred.)
        """
        size = len(self.faces)
        to.kept += self.kept == size
        to.drawn += self.drawn == size
        seen = self.seen[self.faces.index(face)]
        self.take_openly(face)
        to.add(face, (seen | witnesses) if size == 1 else witnesses)
        self.seen = [mask & witnesses for mask in self.seen]

    def empty(self) -> list[int]:
        """All cards are taken away."""
        faces = self.faces
        self.faces = []
        self.seen = []
        self.kept = self.drawn = 0
        return faces

    def known_to(self, seat: int) -> list[int]:
        """The faces this seat has seen."""
        return [f for f, mask in zip(self.faces, self.seen, strict=True) if mask >> seat & 1]

    def known_to_all(self) -> list[int]:
        return [f for f, mask in zip(self.faces, self.seen, strict=True) if mask == EVERYONE]

    def __len__(self) -> int:
        return len(self.faces)


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

    def shuffle_in(self, cards: list[int], kept: Iterable[Cards] = ()) -> None:
        """These cards, which all have seen, and what still lies here become one new pile. `kept`:
        the hands whose cards stay out of it."""
        left = self.made_of if self.size else []
        self.made_of = sorted({*left, *cards})  # a new list: copies share the old one
        self.cards = sorted(self.cards + cards)
        self.size += len(cards)
        self.shuffles += 1
        self.turned = 0
        for hand in kept:
            hand.kept, hand.drawn = len(hand), 0


def new_pile(name: str, cards: list[int]) -> Pile:
    """All these cards, shuffled, face down."""
    return Pile(name, sorted(cards), len(cards), sorted(set(cards)))


def face_up(faces: list[int]) -> Cards:
    """Cards that all have seen."""
    return Cards(sorted(faces), [EVERYONE] * len(faces))


Place = Pile | Cards


@dataclass(slots=True)
class Hidden:
    """How many cards of a place a viewer has not seen; so many of these were surely kept, or surely
    drawn, since the last shuffle."""

    size: int
    kept: int = 0
    drawn: int = 0


def hidden_in(place: Cards, size: int, made_of: Set[int], put_in: Set[int]) -> Hidden:
    """What is hidden in a place of `size` cards, if the viewer has seen these."""
    kept, drawn = place.kept, place.drawn
    for face in place.faces:
        if kept and face not in put_in:
            kept -= 1
        if drawn and face in made_of:
            drawn -= 1
    return Hidden(size - len(place), kept, drawn)


def imagine(
    cards: list[int], hidden: list[Hidden], made_of: Set[int], put_in: Set[int], rng: Random
) -> tuple[list[list[int]], list[int]]:
    """Deals what a viewer has not seen, given in random order: to each place its hidden cards, the
    kept ones first; the rest stays in the pile.

    `put_in`: what the viewer has seen going into the pile. No card that was kept is one of these;
    what lies in the pile, and what was drawn from it, is something that it is `made_of`.
    """
    outside = [face for face in cards if face not in made_of]
    inside = [face for face in cards if face in made_of]
    wanted = sum(place.kept for place in hidden)
    kept, outside = outside[:wanted], outside[wanted:]
    if len(kept) < wanted:
        free = [face for face in inside if face not in put_in][: wanted - len(kept)]
        for face in free:
            inside.remove(face)
        kept += free
        rng.shuffle(kept)
    dealt: list[list[int]] = []
    for place in hidden:
        dealt.append(kept[: place.kept])
        del kept[: place.kept]
    if outside:
        doubtful = [
            number
            for number, place in enumerate(hidden)
            for _ in range(place.size - place.kept - place.drawn)
        ]
        rng.shuffle(doubtful)
        for number, face in zip(doubtful, outside, strict=False):
            dealt[number].append(face)
    for place, faces in zip(hidden, dealt, strict=True):
        missing = place.size - len(faces)
        faces += inside[:missing]
        del inside[:missing]
    return dealt, sorted(inside)

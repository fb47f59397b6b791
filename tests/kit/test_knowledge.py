"""Piles and cards: what is decided when, and who knows what."""

from collections import Counter
from random import Random

from kvartal.kit.chance import ScriptedChance, SeededChance
from kvartal.kit.knowledge import (
    EVERYONE,
    Cards,
    Hidden,
    Pile,
    face_up,
    hidden_in,
    imagine,
    new_pile,
    only,
)


def test_a_pile_is_turned_by_position() -> None:
    pile = new_pile("deck", [5, 3, 4])
    chance = ScriptedChance({"deck.0/0": 2, "deck.0/1": 0, "deck.0/2": 0})
    assert [pile.draw(chance) for _ in range(3)] == [5, 3, 4]
    assert pile.size == 0


def test_what_lies_face_up_is_known_to_all() -> None:
    row = face_up([5, 3, 4])
    assert row.faces == row.known_to(0) == row.known_to(99) == [3, 4, 5]


def test_a_reshuffled_pile_has_addresses_of_its_own() -> None:
    pile = new_pile("deck", [1])
    pile.draw(SeededChance(bytes(32)))
    pile.shuffle_in([7, 8])
    assert pile.draw(ScriptedChance({"deck.1/0": 1})) == 8
    assert (pile.size, pile.made_of) == (1, [7, 8])


def test_what_still_lay_in_a_pile_stays_possible_after_a_shuffle() -> None:
    pile = new_pile("deck", [1, 2, 3])
    pile.draw(ScriptedChance({"deck.0/0": 0}))
    pile.shuffle_in([9])
    assert pile.cards == [2, 3, 9]
    assert pile.made_of == [1, 2, 3, 9]


def test_every_order_of_a_pile_is_equally_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(1200):
        chance = SeededChance(number.to_bytes(32, "big"))
        pile = new_pile("deck", [1, 2, 3])
        orders[tuple(pile.draw(chance) for _ in range(3))] += 1
    assert len(orders) == 6
    # chi-squared with 5 degrees of freedom: 20.5 is exceeded by chance once in a thousand
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 20.5


def test_a_card_that_leaves_openly_takes_no_knowledge_along() -> None:
    hand = Cards([], [])
    for face, seen in [(4, only(0)), (2, only(0, 1)), (9, only(0, 1))]:
        hand.add(face, seen)
    hand.take_openly(2)
    assert (hand.known_to(0), hand.known_to(1), hand.known_to(2)) == ([4, 9], [9], [])


def test_a_card_that_slips_away_blurs_the_rest_for_who_did_not_see_it() -> None:
    hand, other = Cards([2, 4, 9], [only(0, 2), only(0, 2), only(0)]), Cards([], [])
    hand.slip(4, other, only(0, 1))
    assert hand.known_to(0) == [2, 9]
    assert hand.known_to(2) == []  # the card that left may have been either of the two it knew
    assert (other.known_to(0), other.known_to(1), other.known_to(2)) == ([4], [4], [])


def test_a_single_card_that_slips_away_can_be_followed() -> None:
    hand, other = Cards([4], [only(0, 2)]), Cards([], [])
    hand.slip(4, other, only(0, 1))
    assert other.known_to(2) == [4]


def test_equal_cards_in_another_order_are_equal() -> None:
    one, other = Cards([], []), Cards([], [])
    for cards, order in ((one, [3, 1, 2]), (other, [2, 3, 1])):
        for face in order:
            cards.add(face, EVERYONE)
    assert one == other


def reshuffled(cards: list[int], *hands: Cards) -> Pile:
    """A pile in which just these cards were shuffled, while the hands were held."""
    pile = new_pile("deck", [])
    pile.shuffle_in(cards, kept=hands)
    return pile


def test_what_is_held_during_a_shuffle_was_kept_and_what_comes_later_is_drawn() -> None:
    hand = Cards([1, 2], [only(0)] * 2)
    pile = reshuffled([7, 8, 9], hand)
    hand.add_drawn(pile.draw(ScriptedChance({"deck.1/0": 0})), only(0))
    assert (hand.faces, hand.kept, hand.drawn) == ([1, 2, 7], 2, 1)
    pile.shuffle_in([5], kept=[hand])
    assert (hand.kept, hand.drawn) == (3, 0)


def test_a_face_tells_whether_a_card_that_leaves_openly_was_kept_or_drawn() -> None:
    for face, left in ((1, (1, 1)), (7, (2, 0))):
        hand = Cards([1, 2, 7], [only(0)] * 3, kept=2, drawn=1)
        hand.take_openly(face, reshuffled([7, 8, 9]))
        assert (hand.kept, hand.drawn) == left


def test_where_the_face_does_not_tell_it_may_have_been_either() -> None:
    hand = Cards([1, 2, 7], [only(0)] * 3, kept=2, drawn=1)
    hand.take_openly(7)
    assert (hand.kept, hand.drawn) == (1, 0)


def test_a_card_that_slips_away_is_followed_only_if_all_with_it_were_alike() -> None:
    for kept, drawn, here, there in ((3, 0, (2, 0), (1, 0)), (2, 1, (1, 0), (0, 0))):
        hand, other = Cards([1, 2, 7], [only(0)] * 3, kept, drawn), Cards([], [])
        hand.slip(7, other, only(0, 1))
        assert (hand.kept, hand.drawn) == here
        assert (other.kept, other.drawn) == there


def test_of_what_a_viewer_has_seen_each_card_may_be_one_of_those_kept_or_drawn() -> None:
    known = Cards([1, 7], [only(0, 1)] * 2, kept=2, drawn=2)
    assert hidden_in(known, 5, made_of={7, 8, 9}, put_in={7, 8, 9}) == Hidden(3, kept=1, drawn=1)
    assert hidden_in(known, 5, made_of={1, 7, 8, 9}, put_in=set()) == Hidden(3, kept=0, drawn=0)


def shuffled(cards: list[int], seed: int) -> list[int]:
    return Random(seed).sample(cards, len(cards))


def test_imagining_deals_all_and_leaves_in_the_pile_only_what_it_is_made_of() -> None:
    cards, made_of, hidden = [1, 2, 3, 4, 5, 6], {4, 5, 6, 7}, [Hidden(2), Hidden(1)]
    for seed in range(50):
        dealt, rest = imagine(shuffled(cards, seed), hidden, made_of, set(), Random(seed))
        assert [len(faces) for faces in dealt] == [2, 1]
        assert set(rest) <= {4, 5, 6}
        assert sorted([*dealt[0], *dealt[1], *rest]) == cards


def test_imagining_gives_no_place_what_cannot_have_come_there() -> None:
    """Three cards were seen going in, of three nobody knows; two cannot have been in the pile."""
    cards, put_in, made_of = [*range(1, 9)], {1, 2, 3}, {1, 2, 3, 4, 5, 6}
    hidden = [Hidden(2, kept=2), Hidden(2, drawn=2), Hidden(2, kept=1, drawn=1)]
    for seed in range(50):
        dealt, rest = imagine(shuffled(cards, seed), hidden, made_of, put_in, Random(seed))
        assert [len(faces) for faces in dealt] == [2, 2, 2]
        assert sorted([*(face for faces in dealt for face in faces), *rest]) == cards
        assert not put_in & {*dealt[0], dealt[2][0]}
        assert {*dealt[1], dealt[2][1], *rest} <= made_of


def test_imagining_is_even() -> None:
    counts: Counter[int] = Counter()
    for seed in range(3000):
        cards = shuffled([1, 2, 3], seed)
        dealt, _ = imagine(cards, [Hidden(1)], {1, 2, 3}, set(), Random(seed))
        counts[dealt[0][0]] += 1
    assert all(900 < counts[face] < 1100 for face in (1, 2, 3))


def test_imagining_is_even_among_what_was_kept_and_what_is_in_doubt() -> None:
    """Cards 1 to 3 were not in the pile: one of them is the first's, two lie with the others."""
    first: Counter[int] = Counter()
    others: Counter[int] = Counter()
    for seed in range(3000):
        hidden = [Hidden(1, kept=1), Hidden(1), Hidden(2)]
        cards = shuffled([1, 2, 3, 7, 8], seed)
        dealt, _ = imagine(cards, hidden, {7, 8}, {7, 8}, Random(seed))
        first[dealt[0][0]] += 1
        others[len({1, 2, 3} & {*dealt[1]})] += 1
    assert all(900 < first[face] < 1100 for face in (1, 2, 3))
    assert 1850 < others[1] < 2150  # two of these three places

"""Piles and cards: what is decided when, and who knows what."""

from collections import Counter
from random import Random

from kvartal.kit.chance import ScriptedChance, SeededChance
from kvartal.kit.knowledge import EVERYONE, Cards, imagine, new_pile, only


def test_a_pile_is_turned_by_position() -> None:
    pile = new_pile("deck", [5, 3, 4])
    chance = ScriptedChance({"deck.0/0": 2, "deck.0/1": 0, "deck.0/2": 0})
    assert [pile.draw(chance) for _ in range(3)] == [5, 3, 4]
    assert pile.size == 0


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


def test_imagining_deals_all_and_leaves_in_the_pile_only_what_it_is_made_of() -> None:
    for seed in range(50):
        dealt, rest = imagine([1, 2, 3, 4, 5, 6], [2, 1], pile=[4, 5, 6, 7], rng=Random(seed))
        assert [len(faces) for faces in dealt] == [2, 1]
        assert set(rest) <= {4, 5, 6}
        assert sorted([*dealt[0], *dealt[1], *rest]) == [1, 2, 3, 4, 5, 6]


def test_imagining_is_even() -> None:
    counts: Counter[int] = Counter()
    for seed in range(3000):
        dealt, _ = imagine([1, 2, 3], [1], pile=[1, 2, 3], rng=Random(seed))
        counts[dealt[0][0]] += 1
    assert all(900 < counts[face] < 1100 for face in (1, 2, 3))

"""What a choice takes and brings, as far as the viewer can tell now."""

from kvartal.cli.boards.ginkgopolis.cards import BRINGS, CARDS, SIGNS, in_signs
from kvartal.cli.boards.ginkgopolis.seen import Seen

TOO_MUCH = " !"
MARKS = "● resource   ★ success point   ■ tile   ! more than you have now"


def exploiting(seen: Seen, card: str) -> str:
    name = seen.story.say("action-exploit", card=seen.story.card(card))
    if CARDS[card]["group"] == "urban":  # GK-54
        return f"{name}: 1{SIGNS['resource']} / 1{SIGNS['tile']}"
    building = seen.under(card)
    return f"{name}: {in_signs({BRINGS[CARDS[card]['colour']]: building.height})}"


def building_with(seen: Seen, card: str, tile: str) -> str:
    resources, vp = _price(seen, card, tile)
    assert seen.viewer is not None
    cost = in_signs({"resource": resources, "vp": vp})
    own = seen.resources[seen.viewer]
    if CARDS[card]["group"] == "building" and seen.under(card).owner == seen.viewer:
        own += seen.under(card).height  # GK-70
    too_much = resources > own or vp > seen.vp[seen.viewer]
    names = f"{seen.story.card(card)} + {seen.story.card(tile)}"
    return f"{names}: −{cost}{TOO_MUCH if too_much else ''}"


def _price(seen: Seen, card: str, tile: str) -> tuple[int, int]:
    """GK-59, GK-69."""
    if CARDS[card]["group"] == "urban":
        return 1, 0
    change = CARDS[card]["colour"] != CARDS[tile]["colour"]
    lower = max(0, CARDS[card]["number"] - CARDS[tile]["number"])
    return seen.under(card).height + 1 + change, lower

"""What everybody has, as far as the viewer is shown it (GK-R28)."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kvartal.cli.boards.ginkgopolis.cards import SIGNS, bonuses, code, codes, end_bonuses
from kvartal.cli.boards.ginkgopolis.seen import Seen
from kvartal.cli.boards.parts import seat_label
from kvartal.cli.output import Enumeration

CHOSEN = {"alone": "has chosen a card", "with_tile": "has chosen a card with a tile"}


def player(seen: Seen, side: int) -> RenderableType:
    own = side == seen.viewer
    numbers: list[str] = []
    if side >= seen.seats:
        numbers.append(f"{seen.stock[side]}{SIGNS['resource']} in the reserve")
    elif own or seen.open_counts or seen.question == "over":
        numbers += [
            f"{seen.resources[side]}{SIGNS['resource']} and {seen.stock[side]} in the reserve",
            f"{seen.tiles[side]}{SIGNS['tile']}",
        ]
    else:
        numbers.append(f"{seen.stock[side]}{SIGNS['resource']} in the reserve")
    if own or side >= seen.seats or seen.question == "over":
        numbers.append(f"{seen.vp[side]}{SIGNS['vp']}")
    if seen.seats > 1:
        numbers.append(f"new hands: {seen.new_hands[side]}")
    if seen.question == "choose_action" and side < seen.seats and seen.committed[side]:
        numbers.append(CHOSEN[seen.committed[side]])
    title = Text.assemble((name_of(seen, side), "bold"), f": {' · '.join(numbers)}")
    before = end_bonuses(seen.story, seen.cards[side])
    if side < seen.seats:  # Gosha has no use for the others (GK-134)
        before = [*bonuses(seen.story, seen.cards[side]), *before]
    if not before:
        return title
    return Group(title, Padding(Enumeration("; ".join(before)), (0, 0, 0, 2)))


def own_cards(seen: Seen) -> list[RenderableType]:
    """What only the viewer sees."""
    parts: list[RenderableType] = [Text("Your hand: ").append_text(codes(seen.hand))]
    if seen.chosen:
        chosen = Text("You have chosen ").append_text(code(seen.chosen))
        parts.append(chosen.append(" with ").append_text(code(seen.laid)) if seen.laid else chosen)
    parts.append(Text("Your tiles: ").append_text(codes(seen.own_tiles)))
    if seen.picks:
        parts.append(Text("You return: ").append_text(codes(seen.picks)))
    return parts


def districts(seen: Seen) -> list[RenderableType]:
    """What each would bring now, the first place first."""
    texts = [
        f"{seen.story.card(district.name)} ({len(district.cells)}) "
        + " / ".join(f"{name_of(seen, s.seat)} {s.points}" for s in district.shares if s.points)
        for district in seen.districts
        if district.shares
    ]
    return [Enumeration(f"Districts now: {'; '.join(texts)}")] if texts else []


def name_of(seen: Seen, side: int) -> str:
    return seat_label(side, seen.viewer) if side < seen.seats else seen.story.say("automaton")

"""The middle of the table: the free card, all decks, and the common pile."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from kvartal.cli.boards.parts import seat_label
from kvartal.cli.boards.uptown.cards import CARDS, offered
from kvartal.cli.boards.uptown.seen import Seen


def market(seen: Seen, viewer: int | None) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("Open cards", no_wrap=True)
    table.add_column("left", justify="right", no_wrap=True)
    table.add_column("price", justify="right", no_wrap=True)
    table.add_column("", overflow="fold")
    if seen.free:
        table.add_row(Text("Free card", "bold"), "", "free", _projects(seen, seen.free))
    for seat, top in enumerate(seen.tops):
        price = f"{CARDS[top[0]]['cost']}$" if top else ""
        offer = _projects(seen, top)
        if reason := _not_for_sale(seen, seat):
            offer.append(f"{chr(10) if top else ''}{reason}", "red")
        table.add_row(seat_label(seat, viewer), str(seen.decks[seat]), price, offer)
    pile = _projects(seen, seen.top) if seen.top else Text("empty", "red")
    table.add_row("Common pile", str(seen.municipal), "free" if seen.top else "", pile)
    return table


def _not_for_sale(seen: Seen, deck: int) -> str:
    """Why whoever acts cannot buy the open card of a deck (UP-56)."""
    wallet = seen.wallet[seen.acting()]
    if seen.money[deck]:
        return f"{seen.money[deck]}$ on it: not for sale"
    if not seen.tops[deck]:
        return "empty"
    cost = CARDS[seen.tops[deck][0]]["cost"]
    if cost > wallet:
        return f"costs {cost}$, {wallet}$ in the wallet"
    return "" if seen.placeable[deck] else "nowhere to build it"


def _projects(seen: Seen, projects: list[str]) -> Text:
    return Text("\n").join([offered(seen.story, project) for project in projects])

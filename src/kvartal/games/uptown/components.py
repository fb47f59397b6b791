"""The cards of UpTown, loaded once. A card is an int, its index in CARDS; so is each of its
projects, in PROJECTS. A storey is a project: it tells the card it is on."""

from dataclasses import dataclass
from typing import Any, Literal, get_args

from kvartal.kit.components import read_components

Kind = Literal["office", "services", "apartment", "cafe", "shop", "hotel"]
KINDS: tuple[Kind, ...] = get_args(Kind)
GIFT = len(KINDS)  # what some symbols count as if it were a kind (UP-152)
NO_KIND = -1
NONE = -1

PLACES = ["", "ground", "upper", "roof"]
ANYWHERE, GROUND, UPPER, ON_ROOF = range(4)

COUNTS = [
    "none",
    "flat",
    "per_floor_below",
    "per_kind_on_plot",
    "per_kind_on_street",
    "if_ground_floor",
]
NOTHING, FLAT, PER_FLOOR_BELOW, PER_KIND_ON_PLOT, PER_KIND_ON_STREET, IF_GROUND_FLOOR = range(6)

PLOTS = 5  # UP-1


@dataclass(slots=True)
class Symbol:
    """An income or a prestige: `amount` for each of what is counted."""

    counts: int
    amount: int
    kind: int


@dataclass(slots=True)
class Project:
    """What one half of a card shows (UP-9)."""

    number: int
    id: str
    card: int
    kind: int
    duo: bool
    place: int
    roof: bool
    gift: bool
    no_gifts: bool
    income: Symbol
    prestige: Symbol


@dataclass(slots=True)
class Card:
    """`cost` is 0 on municipal cards, which are free (UP-4)."""

    number: int
    id: str
    cost: int
    projects: list[int]


def _symbol(row: dict[str, Any] | None) -> Symbol:
    if row is None:
        return Symbol(NOTHING, 0, NO_KIND)
    kind = row.get("kind")
    counted = NO_KIND if kind is None else GIFT if kind == "gift" else KINDS.index(kind)
    return Symbol(COUNTS.index(row["rule"]), row["amount"], counted)


def _load() -> tuple[list[Card], list[Project]]:
    data = read_components("kvartal.games.uptown")
    cards: list[Card] = []
    projects: list[Project] = []
    for row in [*data["project_cards"], *data["municipal_cards"]]:
        card = Card(len(cards), row["id"], row.get("cost", 0), [])
        for half in row["halves"]:
            project = Project(
                number=len(projects),
                id=half["id"],
                card=card.number,
                kind=KINDS.index(half["kind"]) if "kind" in half else NO_KIND,
                duo=half.get("duo", False),
                place=PLACES.index(half.get("place", "")),
                roof=half.get("roof", False),
                gift=half.get("gift", False),
                no_gifts=half.get("no_gifts", False),
                income=_symbol(half.get("income")),
                prestige=_symbol(half.get("prestige")),
            )
            card.projects.append(project.number)
            projects.append(project)
        cards.append(card)
    return cards, projects


CARDS, PROJECTS = _load()
ID = [project.id for project in PROJECTS]
NUMBER_OF = {project.id: project.number for project in PROJECTS}
CARD_NUMBER_OF = {card.id: card.number for card in CARDS}
PROJECT_CARDS = [card.number for card in CARDS if card.cost]
MUNICIPAL_CARDS = [card.number for card in CARDS if not card.cost]
# Flat lists for what is asked all the time.
COST = [card.cost for card in CARDS]
HALVES = [card.projects for card in CARDS]
CARD_OF = [project.card for project in PROJECTS]
IS_ROOF = [project.roof for project in PROJECTS]
IS_GIFT = [project.gift for project in PROJECTS]
BARS_GIFTS = [project.no_gifts for project in PROJECTS]
PLACE = [project.place for project in PROJECTS]
KIND = [project.kind for project in PROJECTS]
PREMISES = [0 if p.kind == NO_KIND else 2 if p.duo else 1 for p in PROJECTS]  # UP-108
INCOME = [project.income for project in PROJECTS]
PRESTIGE = [project.prestige for project in PROJECTS]


def projects_on(card: int) -> list[str]:
    """The ids of what a card offers; nothing, if there is no card."""
    return [] if card == NONE else [ID[project] for project in HALVES[card]]

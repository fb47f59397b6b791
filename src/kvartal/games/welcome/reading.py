"""A sheet's text, house by house: for those who draw what a view says."""

from dataclasses import dataclass

from kvartal.games.welcome.components import ENDS, NONE, OUTER_FENCES, STARTS
from kvartal.games.welcome.scoring import PARTS
from kvartal.games.welcome.state import EMPTY, ROUNDABOUT, Sheet, empty_sheet
from kvartal.games.welcome.text import read_score, read_sheet, sheet_text

EMPTY_SHEET = sheet_text(empty_sheet(), [0] * (1 + len(PARTS)))


@dataclass(slots=True)
class House:
    number: int | None
    is_roundabout: bool
    is_copy: bool
    has_pool: bool
    is_used: bool
    """Counted for a plan."""
    is_fenced: bool
    """A fence follows, other than the end of the street."""

    @property
    def is_open(self) -> bool:
        return self.number is None and not self.is_roundabout


@dataclass(slots=True)
class WrittenSheet:
    """`parks`, `agents` and the single numbers are crossed boxes."""

    streets: list[list[House]]
    parks: list[int]
    agents: list[int]
    pools: int
    temps: int
    bis: int
    roundabouts: int
    refusals: int
    plans: list[int | None]
    """The points gained for each."""
    score: dict[str, int]
    """`total`, and what each part brings."""


def written_sheet(text: str) -> WrittenSheet:
    sheet = read_sheet(text)
    return WrittenSheet(
        streets=[
            [_house(sheet, house) for house in range(start, end)]
            for start, end in zip(STARTS, ENDS, strict=True)
        ],
        parks=sheet.parks,
        agents=sheet.agents,
        pools=sheet.pools.bit_count(),
        temps=sheet.temps,
        bis=sheet.bis_boxes,
        roundabouts=sheet.roundabouts,
        refusals=sheet.refusals,
        plans=[None if points == NONE else points for points in sheet.plans],
        score=dict(zip(["total", *PARTS], read_score(text), strict=True)),
    )


def _house(sheet: Sheet, house: int) -> House:
    number, bit = sheet.houses[house], 1 << house
    return House(
        number=None if number in (EMPTY, ROUNDABOUT) else number,
        is_roundabout=number == ROUNDABOUT,
        is_copy=bool(sheet.copies & bit),
        has_pool=bool(sheet.pools & bit),
        is_used=bool((sheet.in_estates | sheet.in_plans) & bit),
        is_fenced=bool(sheet.fences & ~OUTER_FENCES & bit << 1),
    )

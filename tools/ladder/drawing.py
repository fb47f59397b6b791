"""The ladder of all games as one picture: a panel each, a rung for each level."""

from tools.ladder.results import Duel
from tools.load import svg

from kvartal.bots.levels import LEVELS
from kvartal.words import Speaker

PANEL, HEIGHT, GAP = 216, 270, 16
LEFT, TOP, BELOW = 56, 84, 76
GREEDY, ALONE = "greedy", 1
EVEN = 0.5
TICKS = (0.0, 0.25, 0.5, 0.75, 1.0)
TITLE = "Five levels in five games"
LEGEND = (
    "Share of wins against greedy at two seats, on the same deals from both seats; bars are 95 % "
    "intervals over deals."
)
POINTS = "Points alone, under the name of the game: mean ± half the 95 % interval."


def draw(duels: list[Duel]) -> str:
    speaker = Speaker("en")
    games = list(dict.fromkeys(duel.game for duel in duels))
    width = LEFT + len(games) * (PANEL + GAP) + 8
    parts = [svg.text(20, 32, TITLE, 18), *_axis(width)]
    for number, game in enumerate(games):
        x = LEFT + number * (PANEL + GAP)
        name = speaker.say(f"game-{game}")
        parts += _panel(x, name, [duel for duel in duels if duel.game == game])
    height = TOP + HEIGHT + BELOW
    parts.append(svg.text(20, height - 30, LEGEND, 12, svg.QUIET))
    parts.append(svg.text(20, height - 12, POINTS, 12, svg.QUIET))
    return svg.picture(width, height, TITLE, parts)


def _axis(width: int) -> list[str]:
    parts: list[str] = []
    for tick in TICKS:
        y = _height(tick)
        parts.append(svg.line(LEFT - 6, y, width - 20, y, svg.LINES, 2 if tick == EVEN else 1))
        parts.append(svg.text(LEFT - 12, y + 4, f"{tick:.0%}", 12, svg.QUIET, "end"))
    return parts


def _panel(x: float, name: str, duels: list[Duel]) -> list[str]:
    parts = [svg.text(x + PANEL / 2, TOP - 30, name, 15, svg.INK, "middle")]
    step = PANEL / len(LEVELS)
    for number, level in enumerate(LEVELS):
        middle = x + (number + 0.5) * step
        y = TOP + HEIGHT + 16
        parts.append(svg.text(middle, y, level, 10, svg.QUIET, "middle"))
        for duel in duels:
            if duel.bots == [level, GREEDY] and not _is_variant(duel):
                parts += _rung(middle, step, duel)
            elif duel.bots == [level] and duel.seats == ALONE and not _is_variant(duel):
                found = duel.result
                told = f"{found.mean:.0f} ±{found.high - found.mean:.0f}"
                parts.append(svg.text(middle, TOP - 10, told, 10, svg.INK, "middle"))
    return parts


def _is_variant(duel: Duel) -> bool:
    """Other modes are in the tables."""
    return bool(duel.options)


def _rung(x: float, step: float, duel: Duel) -> list[str]:
    found = duel.result
    top, low, high = _height(found.mean), _height(found.low), _height(found.high)
    wide = step * 0.56
    colour = svg.ORANGE if found.low <= EVEN else svg.BLUE
    return [
        svg.rect(x - wide / 2, top, wide, _height(0) - top, colour, 3),
        svg.line(x, low, x, high, svg.INK, 1.5),
        svg.line(x - 4, low, x + 4, low, svg.INK, 1.5),
        svg.line(x - 4, high, x + 4, high, svg.INK, 1.5),
        svg.text(x, min(top, high) - 5, f"{100 * found.mean:.0f}", 11, svg.INK, "middle"),
    ]


def _height(share: float) -> float:
    return TOP + HEIGHT * (1 - share)

"""Lets bots play a game alone, all with the same deals, and draws what they score.

    python -m tools.solo_scores [game] [--deals 1000] [--processes 2] [--into docs/pictures]

The same number of deals gives the same picture.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from statistics import mean, quantiles

from tools.load import svg

from kvartal.cli.simulation.match import Match, play_match
from kvartal.cli.thought import Thought
from kvartal.games.catalogue import GAMES
from kvartal.words import Speaker

ALONE = [game.id for game in GAMES.values() if 1 in game.seat_counts]
BOTS = {"random": svg.ORANGE, "greedy": svg.BLUE}

BIN = 5
TICK = 20
WIDTH, LEFT, RIGHT = 720, 24, 24
TITLE, BARS, BELOW, BETWEEN = 40, 130, 34, 18
PANEL = TITLE + BARS + BELOW


def scores(game: str, bot: str, deals: int, processes: int) -> list[int]:
    match = Match(
        game=game,
        seats=1,
        options={},
        lineup=[0],
        bots=[bot],
        seed=0,
        thought=Thought(),
        records=None,
    )
    found: list[int] = []
    for results in play_match(match, deals, processes):
        found += results[0].scores
        sys.stderr.write(f"\r{bot}: {len(found)} of {deals} deals")
    sys.stderr.write("\n")
    return found


class Axis:
    """Points from left to right, the same for all panels."""

    def __init__(self, points: list[int]) -> None:
        self.low = min(points) // TICK * TICK
        self.high = -(-max(points) // TICK) * TICK

    def x(self, points: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (points - self.low) / (self.high - self.low)


def minus(text: str) -> str:
    return text.replace("-", "−")


def summary(points: list[int]) -> str:
    low, middle, high = quantiles(points, n=4, method="inclusive")
    return minus(f"mean {mean(points):.1f}, quartiles {low:g} · {middle:g} · {high:g}")


def panel(name: str, points: list[int], axis: Axis, top: float, colour: str) -> list[str]:
    floor = top + TITLE + BARS
    low, middle, high = quantiles(points, n=4, method="inclusive")
    bins = Counter((score - axis.low) // BIN for score in points)
    most = max(bins.values())
    width = axis.x(BIN) - axis.x(0)
    parts = [
        svg.text(LEFT, top + 18, name, 15),
        svg.text(WIDTH - RIGHT, top + 18, summary(points), 13, svg.QUIET, "end"),
        svg.rect(axis.x(low), top + TITLE - 8, axis.x(high) - axis.x(low), BARS + 8, svg.CARD, 4),
    ]
    for index, count in sorted(bins.items()):
        height = BARS * count / most
        x = axis.x(axis.low + index * BIN)
        parts.append(svg.rect(x + 1, floor - height, width - 2, height, colour, 2))
    parts += [
        svg.line(axis.x(middle), top + TITLE - 8, axis.x(middle), floor, svg.QUIET, 1),
        svg.line(axis.x(mean(points)), top + TITLE - 8, axis.x(mean(points)), floor, svg.ROOF),
        svg.line(LEFT, floor, WIDTH - RIGHT, floor, svg.LINES, 1),
    ]
    for tick in range(axis.low, axis.high + 1, TICK):
        parts.append(svg.text(axis.x(tick), floor + 18, minus(str(tick)), 12, svg.QUIET, "middle"))
    return parts


def draw(game: str, played: dict[str, list[int]], deals: int) -> str:
    axis = Axis([score for points in played.values() for score in points])
    title = f"{Speaker('en').say(f'game-{game}')} alone: points in {deals:,} deals"
    parts = [
        svg.text(LEFT, 36, title, 17),
        svg.text(WIDTH - RIGHT, 36, "red: mean · light band: middle half", 12, svg.QUIET, "end"),
    ]
    top = 52.0
    for bot, points in played.items():
        parts += panel(bot, points, axis, top, BOTS[bot])
        top += PANEL + BETWEEN
    return svg.picture(WIDTH, int(top), title, parts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.solo_scores", description=__doc__)
    parser.add_argument("game", nargs="?", choices=ALONE, default=ALONE[0])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--into", type=Path, default=Path("docs/pictures"))
    asked = parser.parse_args()
    played = {bot: scores(asked.game, bot, asked.deals, asked.processes) for bot in BOTS}
    path = asked.into / f"{asked.game}-solo.svg"
    path.write_text(draw(asked.game, played, asked.deals), encoding="utf-8")
    for bot, points in played.items():
        print(f"{bot}: {summary(points)}, from {min(points)} to {max(points)}")


if __name__ == "__main__":
    main()

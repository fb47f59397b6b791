"""Lets a bot play alone against a game's automatic opponent, once for every value of an option and
always with the same deals, and draws by how much it wins or loses.

    python -m tools.solo_margins <game> <option> [--deals 1000] [--bot greedy] [--processes 2]

The same number of deals gives the same picture.
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

from tools.load import svg
from tools.solo_scores import ALONE, BETWEEN, LEFT, PANEL, RIGHT, WIDTH, Axis, panel, summary

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.game import Config
from kvartal.kit.options import describe, parse
from kvartal.kit.play import play_out
from kvartal.kit.record import header_for
from kvartal.lab.intervals import wilson
from kvartal.words import Speaker


@dataclass(frozen=True, slots=True)
class Match:
    """All that a process needs to know."""

    game: str
    option: str
    value: str
    bot: str


def margin(job: tuple[Match, int]) -> int:
    """How many points more than the opponent; 0 is a tie."""
    match, deal = job
    game = GAMES[match.game]
    config = Config(1, parse(game.options, {match.option: match.value}))
    chance = header_for(game, config, deal).chance()
    bots = [BOTS[match.bot](game)]
    state, _ = play_out(game, config, chance, bots, f"{deal}")
    standings = game.outcome(state)
    assert standings is not None
    person, automaton = standings
    return person.score - automaton.score


def margins(match: Match, deals: int, processes: int) -> list[int]:
    found: list[int] = []
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        for each in pool.map(margin, ((match, deal) for deal in range(deals))):
            found.append(each)
            sys.stderr.write(f"\r{match.value}: {len(found)} of {deals} deals")
    sys.stderr.write("\n")
    return found


def won(found: list[int]) -> str:
    wins = sum(each > 0 for each in found)
    share = wins / len(found)
    low, high = wilson(share, len(found))
    return f"won {share:.1%} ({low:.1%} to {high:.1%})"


def draw(game: str, option: str, bot: str, played: dict[str, list[int]]) -> str:
    speaker = Speaker("en")
    speaker.learn(game)
    deals = len(next(iter(played.values())))
    title = f"{speaker.say(f'game-{game}')}: {bot} against {speaker.say(f'{game}-automaton')}"
    axis = Axis([each for found in played.values() for each in found])
    parts = [
        svg.text(LEFT, 36, f"{title}, {deals:,} deals", 17),
        svg.text(WIDTH - RIGHT, 36, "points ahead · red: mean", 12, svg.QUIET, "end"),
    ]
    top = 52.0
    for value, found in played.items():
        name = f"{speaker.say(f'{game}-option-{option}-{value}')}: {won(found)}"
        parts += panel(name, found, axis, top, svg.BLUE)
        parts.append(svg.line(axis.x(0), top + 32, axis.x(0), top + PANEL - 34, svg.INK, 1))
        top += PANEL + BETWEEN
    return svg.picture(WIDTH, int(top), title, parts)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.solo_margins", description=__doc__)
    parser.add_argument("game", choices=ALONE)
    parser.add_argument("option")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--bot", choices=list(BOTS), default="greedy")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--into", type=Path, default=Path("docs/pictures"))
    asked = parser.parse_args()
    options = describe(GAMES[asked.game].options)
    (described,) = [each for each in options if each["id"] == asked.option]
    values = described["values"]
    assert isinstance(values, list)
    played = {
        value: margins(
            Match(asked.game, asked.option, value, asked.bot), asked.deals, asked.processes
        )
        for value in map(str, values)
    }
    path = asked.into / f"{asked.game}-solo.svg"
    path.write_text(draw(asked.game, asked.option, asked.bot, played), encoding="utf-8")
    for value, found in played.items():
        print(f"{value}: {won(found)}; ahead by {mean(found):.1f} on average; {summary(found)}")


if __name__ == "__main__":
    main()

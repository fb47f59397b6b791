"""Bots against bots: which games are played, and what came of them.

A *deal* is played once for each rotation of the line-up, so that every bot has every seat with the
same cards. What a game is depends on its number alone, not on who plays it or when: any number of
processes gives the same result.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from kvartal.bots import BOTS
from kvartal.cli.thought import Thought
from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import secret_of_seed_number
from kvartal.kit.data import JsonDict
from kvartal.kit.game import AnyConfig, Config
from kvartal.kit.options import parse
from kvartal.kit.outcome import Standing
from kvartal.kit.play import play_out
from kvartal.kit.record import Header, write

FILE_ENDING = ".record"
J = TypeVar("J")
T = TypeVar("T")


@dataclass(slots=True)
class Match:
    """All that a process needs to know. Plain values: it may start from nothing."""

    game: str
    seats: int
    options: JsonDict
    lineup: list[int]
    """Which entrant sits on each chair, before rotation."""
    bots: list[str]
    """The bot that each entrant is."""
    seed: int
    thought: Thought
    records: str | None

    def config(self) -> AnyConfig:
        return Config(self.seats, parse(GAMES[self.game].options, self.options))

    def header(self, deal: int, players: list[str]) -> Header:
        """The table's name goes into the seed, so that each deal has its own chance."""
        return Header(
            self.game,
            GAMES[self.game].version,
            self.seats,
            self.config().options.to_json(),
            table=f"simulate {self.seed}/{deal}",
            secret=secret_of_seed_number(self.seed),
            players=players,
        )


@dataclass(slots=True)
class Result:
    """A game: for each seat its entrant, its points and its share of the win."""

    entrants: list[int]
    scores: list[int]
    shares: list[float]


def play_match(match: Match, deals: int, processes: int) -> Iterator[list[Result]]:
    """The games of each deal, in order."""
    return share_out(play_deal, match, deals, processes)


def share_out(
    play: Callable[[tuple[J, int]], T], job: J, deals: int, processes: int
) -> Iterator[T]:
    """What comes of each deal, in order."""
    jobs = ((job, deal) for deal in range(deals))
    if processes == 1:
        yield from map(play, jobs)
        return
    # Spawned, not forked: the same on every system, and nothing is inherited by accident.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        chunk = max(1, min(16, deals // (4 * processes)))
        try:
            yield from pool.map(play, jobs, chunksize=chunk)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def play_deal(job: tuple[Match, int]) -> list[Result]:
    match, deal = job
    return [_play_one(match, deal, rotation) for rotation in range(match.seats)]


def _play_one(match: Match, deal: int, rotation: int) -> Result:
    game = GAMES[match.game]
    config = match.config()
    entrants = match.lineup[rotation:] + match.lineup[:rotation]
    names = [match.bots[entrant] for entrant in entrants]
    header = match.header(deal, names)
    bots = [BOTS[name](game) for name in names]
    dice = f"{match.seed}/{deal}/{rotation}"
    state, turns = play_out(game, config, header.chance(), bots, dice, match.thought.budget)
    if match.records is not None:
        name = f"{game.id}-{match.seed}-{deal:06}-{rotation}{FILE_ENDING}"
        text = write(game, config, header, turns)
        (Path(match.records) / name).write_text(text, "ascii", newline="\n")
    standings = game.outcome(state)
    assert standings is not None
    seated = standings[: config.seats]
    scores = [standing.score for standing in seated]
    return Result(entrants, scores, shares_of(standings)[: config.seats])


def shares_of(standings: list[Standing]) -> list[float]:
    """Of the win: who shares it has a part of it."""
    winners = sum(standing.rank == 1 for standing in standings)
    return [1 / winners if standing.rank == 1 else 0.0 for standing in standings]

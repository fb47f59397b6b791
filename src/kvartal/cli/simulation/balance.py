"""How a game is balanced: what each component was offered for, taken for and worth, who won with
it, and how fair the seats are. Bots of one strength play; any game whose actions name components
can be looked at."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from kvartal.bots import BOTS
from kvartal.cli.simulation.match import Match, share_out, shares_of
from kvartal.games.catalogue import GAMES
from kvartal.kit.actions import Action
from kvartal.kit.bot import Bot, Budget
from kvartal.kit.game import View
from kvartal.kit.outcome import Standing
from kvartal.kit.play import play_out


@dataclass(slots=True)
class Played:
    """What one game tells."""

    offered: list[set[str]]
    """By seat: what it could have chosen at some moment."""
    taken: list[set[str]]
    points: dict[str, int]
    """By component: what it brought whoever had it at the end."""
    shares: list[float]
    scores: list[int]


@dataclass(slots=True)
class Component:
    """One component over all games; seats that could choose it, that did, and that won with it."""

    id: str
    offered: int = 0
    taken: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def taken_share(self) -> float:
        return self.taken / self.offered if self.offered else 0.0

    @property
    def win_share(self) -> float:
        return self.wins / self.taken if self.taken else 0.0

    @property
    def mean_points(self) -> float:
        return self.points / self.taken if self.taken else 0.0


@dataclass(slots=True)
class Seat:
    games: int = 0
    wins: float = 0.0
    points: int = 0


@dataclass(slots=True)
class Balance:
    seats: list[Seat]
    components: dict[str, Component] = field(default_factory=dict)
    games: int = 0

    def add(self, played: Played) -> None:
        self.games += 1
        for seat, share, score in zip(self.seats, played.shares, played.scores, strict=True):
            seat.games += 1
            seat.wins += share
            seat.points += score
        for offered, taken, share in zip(played.offered, played.taken, played.shares, strict=True):
            for name in offered:
                self._of(name).offered += 1
            for name in taken:
                self._of(name).taken += 1
                self._of(name).wins += share
        for name, points in played.points.items():
            if name in self.components:
                self.components[name].points += points

    def _of(self, name: str) -> Component:
        return self.components.setdefault(name, Component(name))


class Watching:
    """A bot whose choices are written down."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.offered: set[str] = set()
        self.taken: set[str] = set()

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        action = self._bot.choose(view, legal, rng, budget)
        for each in legal:
            self.offered.update(components_in(each))
        self.taken.update(components_in(action))
        return action


def components_in(action: Action) -> Iterator[str]:
    """Those that its notation names."""
    words = action.notation.split()[1:]
    return (
        word for word, (_, role) in zip(words, action.words, strict=False) if role == "component"
    )


def watch_match(match: Match, games: int, processes: int) -> Iterator[Played]:
    return share_out(watch_game, match, games, processes)


def watch_game(job: tuple[Match, int]) -> Played:
    match, deal = job
    game, (name,) = GAMES[match.game], match.bots
    bots = [Watching(BOTS[name](game)) for _ in range(match.seats)]
    chance = match.header(deal, [name] * match.seats).chance()
    dice = f"{match.seed}/{deal}"
    state, _ = play_out(game, match.config(), chance, bots, dice, match.budget)
    standings = game.outcome(state)
    assert standings is not None
    return Played(
        [bot.offered for bot in bots],
        [bot.taken for bot in bots],
        _points(standings),
        shares_of(standings)[: match.seats],
        [standing.score for standing in standings[: match.seats]],
    )


def _points(standings: Iterable[Standing]) -> dict[str, int]:
    points: dict[str, int] = {}
    for standing in standings:
        for line in (line for part in standing.parts.values() for line in part):
            points[line.source] = points.get(line.source, 0) + line.amount
    return points

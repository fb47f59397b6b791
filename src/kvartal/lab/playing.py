"""The games of an encounter, and what came of them. It depends on the plan and the encounter alone,
whoever plays it and when; only the seconds differ."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.actions import Action
from kvartal.kit.bot import PLENTY, Bot, Budget
from kvartal.kit.chance import Chance, SeededChance, secret_of_seed_number, seed_from
from kvartal.kit.game import AnyGame, View
from kvartal.kit.outcome import share_beaten
from kvartal.kit.play import play_out
from kvartal.lab.luck import Luck, measure_luck
from kvartal.lab.plan import Entrant, Plan
from kvartal.lab.schedule import Encounter, Lineup, rotations
from kvartal.lab.versions import Versions, versions_of


@dataclass(slots=True)
class Row:
    """One seat of one game."""

    lineup: str
    deal: int
    rotation: int
    seat: int
    entrant: str
    rank: int
    beaten: float
    """The share of the other sides that it has beaten, a tie counting half."""
    score: int
    luck: float
    """In shares beaten."""
    luck_points: float
    decisions: int
    seconds: float = field(compare=False)
    """That it thought, all decisions together."""


class _Timed:
    """A bot with a stopwatch."""

    def __init__(self, game: AnyGame, entrant: Entrant) -> None:
        self._bot: Bot = BOTS[entrant.bot](game)
        self._steps = PLENTY if entrant.budget is None else entrant.budget
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: Budget) -> Action:
        begun = perf_counter()
        action = self._bot.choose(view, legal, rng, Budget(self._steps))
        self.seconds += perf_counter() - begun
        self.decisions += 1
        return action


@dataclass(slots=True)
class Played:
    """An encounter as it comes back, perhaps from elsewhere: with what is installed there."""

    encounter: Encounter
    versions: Versions
    rows: list[Row]


def play_encounter(plan: Plan, encounter: Encounter) -> Played:
    rows = [
        row
        for rotation, seated in enumerate(rotations(encounter.lineup))
        for row in _play(plan, encounter, rotation, seated)
    ]
    return Played(encounter, versions_of(plan.game), rows)


def chance_of(plan: Plan, deal: int) -> Chance:
    """Each deal's own, the same for all who play it."""
    secret = secret_of_seed_number(plan.seed)
    return SeededChance(seed_from(secret, f"tournament {plan.seed}/{deal}", []))


def _play(plan: Plan, encounter: Encounter, rotation: int, seated: Lineup) -> list[Row]:
    game, config = GAMES[plan.game], plan.config()
    chance, dice = chance_of(plan, encounter.deal), f"{plan.seed}/{encounter.deal}/{rotation}"
    bots = [_Timed(game, plan.entrant(label)) for label in seated]
    state, moves = play_out(game, config, chance, bots, dice)
    standings = game.outcome(state)
    assert standings is not None
    luck = Luck([0.0] * len(standings), [0.0] * len(standings), 0)
    if plan.alternatives:
        rng = Random(f"luck {dice}")
        luck = measure_luck(game, config, chance, moves, plan.alternatives, rng)
    return [
        Row(
            lineup=" ".join(encounter.lineup),
            deal=encounter.deal,
            rotation=rotation,
            seat=seat,
            entrant=label,
            rank=standings[seat].rank,
            beaten=share_beaten(standings, seat),
            score=standings[seat].score,
            luck=luck.shares[seat],
            luck_points=luck.points[seat],
            decisions=bot.decisions,
            seconds=bot.seconds,
        )
        for seat, (label, bot) in enumerate(zip(seated, bots, strict=True))
    ]

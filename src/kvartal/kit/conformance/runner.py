"""Random games with every check on the way: what `check_game` and the command do."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from kvartal.kit.actions import NOTATION, Action, Notation
from kvartal.kit.chance import Chance
from kvartal.kit.conformance.basics import (
    contract_is_pure,
    dump_round_trips,
    facts_are_listed,
    legal_agrees,
    outcome_fits,
    own_world_is_true,
    previews_hold,
    same_again,
    views_need_facts,
)
from kvartal.kit.conformance.memory import (
    nothing_is_forgotten,
    nothing_is_lost,
    shuffles_are_remembered,
    what_was_seen_is_known,
)
from kvartal.kit.conformance.order import arrival_does_not_matter
from kvartal.kit.conformance.secrecy import (
    facts_stay_in_view,
    imagined_worlds_look_alike,
    nothing_unseen_in_setup,
    nothing_unseen_in_state,
    only_facts_inform,
    swapped_cards_look_alike,
)
from kvartal.kit.conformance.step import Step, first_difference
from kvartal.kit.conformance.thought import (
    keys_fit_views,
    moments_are_told_apart,
    turns_count_up,
    worlds_stand_apart,
)
from kvartal.kit.conformance.watch import Watch
from kvartal.kit.data import canonical, dump
from kvartal.kit.facts import Log
from kvartal.kit.game import AnyConfig, AnyGame, Config
from kvartal.kit.options import Options, possible
from kvartal.kit.play import Move
from kvartal.kit.record import RecordError, header_for, verify, write

Check = Callable[[Step], Iterator[str]]

CHECKS: list[Check] = [
    legal_agrees,
    dump_round_trips,
    same_again,
    views_need_facts,
    facts_are_listed,
    outcome_fits,
    own_world_is_true,
    contract_is_pure,
    nothing_is_lost,
    previews_hold,
    imagined_worlds_look_alike,
    worlds_stand_apart,
    keys_fit_views,
    moments_are_told_apart,
    turns_count_up,
    only_facts_inform,
    facts_stay_in_view,
    swapped_cards_look_alike,
    nothing_unseen_in_state,
    what_was_seen_is_known,
    nothing_is_forgotten,
    shuffles_are_remembered,
    arrival_does_not_matter,
]
"""What is checked at a moment, beside `COPIES`, `ENDS`, `NOTATION_CHECK` and `RECORDS`."""

COPIES, ENDS, NOTATION_CHECK, RECORDS = "copy_is_independent", "ends", "notation", "records"
MOST_STEPS = 20_000
MOST_STEPS_A_SEAT = 1_000
MOST_VIEWERS = 3
MANY_SEATS = 10
RARELY = 2


@dataclass(slots=True)
class Finding:
    """Something a game does not keep: which check, what is wrong, and how to see it again."""

    check: str
    problem: str
    config: AnyConfig
    seed: int
    step: int

    def __str__(self) -> str:
        options = canonical(self.config.options.to_json())
        where = f"{self.config.seats} seats, {options}, seed {self.seed}, step {self.step}"
        return f"{self.check}: {self.problem} ({where})"


def configs(game: AnyGame, only: Options | None = None) -> list[AnyConfig]:
    """Every combination of options, or only this one, at the fewest seats it allows, the most, and
    two between."""
    found: list[AnyConfig] = []
    for options in possible(game.options) if only is None else [only]:
        allowed = [Config(seats, options) for seats in game.seat_counts]
        allowed = [config for config in allowed if game.rule_against_config(config) is None]
        found += [config for config in allowed if config.seats in _sample(allowed)]
    return found


def small_configs(game: AnyGame, most_seats: int) -> list[AnyConfig]:
    """Every combination of options once; the numbers of seats take turns."""
    found: list[AnyConfig] = []
    for options in possible(game.options):
        small = [config for config in configs(game, options) if config.seats <= most_seats]
        if small:
            found.append(small[len(found) % len(small)])
    return found


def _sample(allowed: list[AnyConfig]) -> set[int]:
    """Four numbers of seats, evenly spread; where a table may have very many, each as many times
    larger than the last."""
    counts = [config.seats for config in allowed]
    if counts and counts[-1] > MANY_SEATS:
        times = (counts[-1] / counts[0]) ** (1 / 3)
        return {round(counts[0] * times**i) for i in range(4)}
    return {counts[i * (len(counts) - 1) // 3] for i in range(4)} if counts else set()


def check_game(
    game: AnyGame,
    games: int = 50,
    seed: int = 0,
    moments: int = 4,
    options: Options | None = None,
    progress: Callable[[], None] | None = None,
) -> list[Finding]:
    """Plays random games over all configs and checks `moments` steps of each closely, and one in
    which cards that had been seen were shuffled.

    Returns the first finding of each check; none means the game keeps the contract, as far as
    these games went. With `options`, only games with just these.
    """
    found: dict[str, Finding] = {}
    spelled: list[AnyConfig] = []
    for number, config in enumerate(_spread(configs(game, options), games, seed)):
        if config not in spelled:
            spelled.append(config)
            for problem in _notation_problems(list(game.space(config))):
                at = Finding(NOTATION_CHECK, problem, config, seed + number, 0)
                found.setdefault(at.check, at)
        for finding in check_one(game, config, seed + number, moments):
            found.setdefault(finding.check, finding)
        if progress is not None:
            progress()
    return list(found.values())


def _spread(tried: list[AnyConfig], games: int, seed: int) -> list[AnyConfig]:
    """In move; a table of very many seats, which takes as long as many small ones, now and then."""
    chosen: list[AnyConfig] = []
    number = seed
    while len(chosen) < games:
        lap, index = divmod(number, len(tried))
        seats = tried[index].seats
        if seats <= MANY_SEATS or lap % (seats // RARELY) == 0:
            chosen.append(tried[index])
        number += 1
    return chosen


def check_one(game: AnyGame, config: AnyConfig, seed: int, moments: int) -> Iterator[Finding]:
    """One random game: played to its end, then once more, with a close look at some moments."""
    header, space = header_for(game, config, seed), list(game.space(config))
    chance, moves, shuffled = header.chance(), list[Move](), list[int]()
    try:
        _play(game, config, chance, Random(seed), moves, shuffled)
    except Exception as error:  # noqa: BLE001 (whatever a game raises is a finding)
        yield Finding(ENDS, f"{type(error).__name__}: {error}", config, seed, len(moves))
    rng = Random(f"{seed}/moments")
    close = {*rng.sample(range(len(moves)), min(moments, len(moves)))}
    close |= {0, len(moves) - 1} if moments > 1 else set()
    close |= {rng.choice(shuffled)} if shuffled else set()
    state = game.setup(config, chance)
    watch = Watch(game, state)
    for number, move in enumerate(moves):
        if number not in close:
            watch.apply(state, move.seat, move.action, chance)
            continue
        before, text, log = state.copy(), dump(state), Log()
        watch.apply(state, move.seat, move.action, chance, log)
        if state.copy() != state or dump(before) != text:
            problem = f"a copy shares what changes: {first_difference(text, dump(before))}"
            yield Finding(COPIES, problem, config, seed, number)
        viewers = _viewers(rng, config.seats, move.seat)
        seat, action, shuffles = move.seat, move.action, watch.shuffles
        step = Step(
            game, config, space, chance, before, seat, action, log, state, viewers, rng, shuffles
        )
        for check in [*CHECKS, nothing_unseen_in_setup] if number == 0 else CHECKS:
            for problem in _problems(check, step):
                yield Finding(check.__name__, problem, config, seed, number)
    try:
        verify(game, write(game, config, header, moves))
    except (RecordError, ValueError) as error:
        yield Finding(RECORDS, str(error), config, seed, len(moves))


class _NeverEndsError(Exception):
    pass


def _play(
    game: AnyGame,
    config: AnyConfig,
    chance: Chance,
    rng: Random,
    moves: list[Move],
    shuffled: list[int],
) -> None:
    """Random decisions until the game is over; no position may come back on the way. `shuffled`:
    the steps in which cards that had been seen were shuffled."""
    state = game.setup(config, chance)
    watch = Watch(game, state)
    anchor = state.copy()
    most = max(MOST_STEPS, MOST_STEPS_A_SEAT * config.seats)
    while pending := game.pending(state):
        seat = rng.choice(list(pending))
        action = rng.choice(list(game.legal(state, seat)))
        if watch.apply(state, seat, action, chance):
            shuffled.append(len(moves))
        moves.append(Move(seat, action))
        if state == anchor or len(moves) == most:
            raise _NeverEndsError(
                f"{action.notation!r} leads back to an earlier position, or there is no end"
            )
        if len(moves) & (len(moves) - 1) == 0:  # at powers of two: every cycle is noticed some time
            anchor = state.copy()


def _problems(check: Check, step: Step) -> Iterator[str]:
    try:
        yield from check(step)
    except Exception as error:  # noqa: BLE001 (whatever a game raises is a finding, too)
        yield f"raises {type(error).__name__}: {error}"


def _viewers(rng: Random, seats: int, actor: int) -> list[int | None]:
    """A spectator, who acts, and another seat."""
    other = rng.randrange(seats)
    viewers: list[int | None] = [None, actor] + ([other] if other != actor else [])
    return viewers[:MOST_VIEWERS]


def _notation_problems(space: list[Action]) -> Iterator[str]:
    notation = Notation(space)
    for action in space:
        if NOTATION.fullmatch(action.notation) is None:
            yield f"{action.notation!r} is not a plain notation"
            return
        if notation.parse(action.notation) is not action:
            yield f"{action.notation!r} is written alike by two different actions"
            return
        if len(action.notation.split()) != 1 + len(action.words):
            yield f"{action.notation!r} does not fit its `words`, which say what they stand for"
            return

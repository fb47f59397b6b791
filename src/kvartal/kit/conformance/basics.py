"""Checks of a step that any game can be asked, hidden cards or not."""

import random
from collections.abc import Iterator

from kvartal.kit.chance import ChanceRefusedError, RefusingChance
from kvartal.kit.conformance.step import Step, first_difference, look, told_to, viewer_name
from kvartal.kit.data import canonical, dump, dump_dict, load
from kvartal.kit.facts import Log
from kvartal.kit.game import observe
from kvartal.kit.preview import forecast, preview

MOST_ACTIONS = 400
"""So many actions of the space are tried against `rule_against` at a moment, and all legal ones."""


def legal_agrees(step: Step) -> Iterator[str]:
    """`rule_against` is None exactly for what `legal` lists, for awaited seats and others."""
    game, state = step.game, step.before
    pending = list(game.pending(state))
    if pending != sorted(set(pending)) or not set(pending) <= set(range(step.config.seats)):
        yield f"pending is {pending}: not ascending seats"
    shared = {id(action) for action in step.space}
    awaited = step.rng.choice(pending)
    for seat in {awaited, step.rng.randrange(step.config.seats)}:
        legal = list(game.legal(state, seat))
        if bool(legal) != (seat in pending):
            yield f"seat {seat} has {len(legal)} choices, but pending is {pending}"
        if any(id(action) not in shared for action in legal):
            yield f"legal for seat {seat} lists actions that are not instances of the space"
        tried = step.rng.sample(list(step.space), min(MOST_ACTIONS, len(step.space)))
        for action in [*legal, *tried]:
            refusal = game.rule_against(state, seat, action)
            if (refusal is None) != (action in legal):
                says = "nothing against it" if refusal is None else f"{refusal.rule} against it"
                listed = "is" if action in legal else "is not"
                yield f"{action.notation!r} {listed} in legal of seat {seat}, but there is {says}"
                return


def dump_round_trips(step: Step) -> Iterator[str]:
    value = dump(step.before)
    again = load(step.game.state_type, value)
    if again != step.before or type(again) is not type(step.before):
        yield f"a state does not survive dump and load: {first_difference(value, dump(again))}"


def same_again(step: Step) -> Iterator[str]:
    """The same action in an equal state gives the same facts and state, whatever else is random."""
    again, log = step.before.copy(), Log()
    kept = random.getstate()
    random.seed(step.rng.random())  # disturb it
    disturbed = random.getstate()
    step.game.apply(again, step.seat, step.action, step.chance, log)
    for viewer in step.viewers:
        view = observe(step.game, again, viewer)
        step.game.worlds(view).determinize(random.Random(1))
    if seats := step.game.pending(again):
        step.game.rollout_action(again, seats[0], random.Random(1))
    if random.getstate() != disturbed:
        yield "the global random generator is used"
    random.setstate(kept)
    if again != step.after:
        difference = first_difference(dump(step.after), dump(again))
        yield f"the same seed and action lead to different states: {difference}"
    elif log.told != step.log.told:
        yield "the same seed and action tell different facts"


def views_need_facts(step: Step) -> Iterator[str]:
    """What changes in somebody's view was told to them."""
    for viewer in step.viewers:
        before, after = (observe(step.game, s, viewer).to_json() for s in (step.before, step.after))
        if before != after and not step.log.known_to(viewer):
            difference = first_difference(before, after)
            yield f"the view of {viewer_name(viewer)} changes without a fact: {difference}"


def facts_are_listed(step: Step) -> Iterator[str]:
    """Whoever translates facts finds all of them in `Game.facts`."""
    for told in step.log.told:
        if type(told.fact) not in step.game.facts:
            yield f"the fact {told.fact.kind!r} is not in `facts`"


def previews_hold(step: Step) -> Iterator[str]:
    """What a preview or a forecast says is what the commit then shows."""
    view = observe(step.game, step.before, step.seat)
    told = step.log.known_to(step.seat)
    seen = preview(step.game, view, [step.action])
    if seen.refusal is not None:
        yield f"the preview refuses {step.action.notation!r} by {seen.refusal.rule}"
    if seen.taken and seen.facts != told:
        yield f"the preview of {step.action.notation!r} tells other facts than the commit"
    if seen.taken and seen.view != observe(step.game, step.after, step.seat):
        yield f"the preview of {step.action.notation!r} shows another view than the commit"
    sure = forecast(step.game, view, step.action)
    if sure != told[: len(sure)]:
        yield (
            f"the forecast of {step.action.notation!r} is not what the commit tells first: "
            "the worlds that the game imagines agree on something that is not so"
        )


def own_world_is_true(step: Step) -> Iterator[str]:
    """Where a game gives a seat's own world, its choices are the true ones, and worth as much."""
    game, seat = step.game, step.seat
    view = observe(game, step.before, seat)
    own = game.own_world(view)
    if own is None:
        return
    if list(game.legal(own, seat)) != list(game.legal(step.before, seat)):
        yield "the own world of a seat offers it other choices than the true one"
    if game.private(own, seat) != view.private:
        difference = first_difference(view.private, game.private(own, seat))
        yield f"the own world of a seat has another private view than the true one: {difference}"
    if seat in game.pending(step.after) and not _something_new(step):
        try:
            game.apply(own, seat, step.action, RefusingChance())
        except ChanceRefusedError:
            return  # only the true chance knows
        one, other = game.value(own, seat), game.value(step.after, seat)
        if one != other:
            yield f"{step.action.notation!r} is worth {one} in the own world, truly {other}"


def _something_new(step: Step) -> bool:
    """Whether all who were awaited have decided, and more is asked."""
    return bool({*step.game.pending(step.after)} - {*step.game.pending(step.before)})


def outcome_fits(step: Step) -> Iterator[str]:
    """There is an outcome exactly when nobody is awaited; ranks and values are in order."""
    game, state = step.game, step.after
    standings = game.outcome(state)
    if (standings is None) != bool(game.pending(state)):
        yield "there must be an outcome exactly when nobody is awaited"
    if standings is not None:
        ranks = [standing.rank for standing in standings]
        if any(r != 1 + sum(other < r for other in ranks) for r in ranks):
            yield f"the ranks {ranks} are not in order"
        if len(standings) < step.config.seats:
            yield "the outcome leaves out a seat"
    for side in {step.seat, 0, len(standings or [None] * step.config.seats) - 1}:
        if not 0.0 <= game.value(state, side) <= 1.0:
            yield f"value of side {side} is {game.value(state, side)}, not between 0 and 1"


def contract_is_pure(step: Step) -> Iterator[str]:
    """Looking changes nothing: no question of the contract changes the state."""
    state = step.before.copy()
    text = canonical(dump_dict(state))
    for viewer in step.viewers:
        look(step, state, viewer, step.space[:20])
        told_to(step.log, viewer)
    step.game.outcome(state)
    step.game.value(state, 0)
    step.game.rollout_action(state, step.seat, random.Random(1))
    if canonical(dump_dict(state)) != text:
        yield "a question of the contract changes the state it looks at"

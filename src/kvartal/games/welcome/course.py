"""The course of a game: setup, rounds, and how a round is resolved when all have committed."""

from kvartal.games.welcome import actions as act
from kvartal.games.welcome.components import (
    ALL_CARDS,
    CARD_ID,
    EFFECTS,
    HOUSE_ID,
    LEVELS,
    NONE,
    PLAN_ID,
    PLANS,
    REFUSAL_VALUES,
)
from kvartal.games.welcome.deck import (
    LATER_CARDS,
    ROUND_CARDS,
    approve,
    deal,
    discard_and_pass,
    draw_three,
    flip,
    lay_out,
    reshuffle,
    see_top,
)
from kvartal.games.welcome.facts import (
    Committed,
    Ended,
    MarkerPlaced,
    PlanScored,
    PlansDealt,
    RoundBegan,
    Turn,
    TurnRefused,
    TurnRoundabout,
)
from kvartal.games.welcome.scoring import change, public_parts, public_points
from kvartal.games.welcome.state import (
    COMMITTED,
    EMPTY,
    Sheet,
    WelcomeOptions,
    WelcomeState,
    empty_sheet,
    new_turn,
)
from kvartal.games.welcome.turn import plan_line, play_forced, take_step, target_text
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance
from kvartal.kit.facts import Tell
from kvartal.kit.knowledge import EVERYONE, Cards, new_pile
from kvartal.kit.lines import Line

EXPLAINED_SEATS = 6
"""At larger tables nobody follows how each of the others came to its points, and a round's news
have to stay short: the sheets tell."""


def setup(seats: int, options: WelcomeOptions, chance: Chance, tell: Tell | None) -> WelcomeState:
    sheet, turn = empty_sheet(), new_turn()  # WT-21
    state = WelcomeState(
        seats=seats,
        options=options,
        round=0,
        over=False,
        plans=_draw_plans(options.expert_variant, chance),
        approved=[False] * LEVELS,
        deck=new_pile("deck", ALL_CARDS),
        top=NONE,
        solo_left=seats == 1,  # WT-137
        numbers=[],
        effects=[],
        drawn=[],
        hands=[Cards([], []) for _ in range(seats)] if options.draft_rules else [],
        discard=Cards([], []),
        put_in=Cards([], []),
        marker=chance.below("marker", seats) if options.draft_rules else NONE,  # WT-147
        sheets=[sheet] * seats,
        work=[sheet] * seats,
        turns=[turn] * seats,
        points=[0] * seats,
    )
    if tell:
        tell(PlansDealt([PLAN_ID[plan] for plan in state.plans]))
        if state.draft:
            tell(MarkerPlaced(state.marker))
    if state.draft or state.solo:
        see_top(state, chance)
    else:
        lay_out(state, chance)
    _begin_round(state, chance, tell)
    return state


def _draw_plans(expert: bool, chance: Chance) -> list[int]:
    """WT-22, alone WT-138: one of each level, by lot; the starred ones only in the expert variant
    (WT-23, WT-24). Nobody sees those that were not drawn."""
    plans = []
    for level in range(1, LEVELS + 1):
        possible = [
            number
            for number, plan in enumerate(PLANS)
            if plan.level == level and (expert or not plan.expert)
        ]
        plans.append(possible[chance.below(f"plan.{level}", len(possible))])
    return plans


def apply(
    state: WelcomeState, seat: int, action: Action, chance: Chance, tell: Tell | None
) -> None:
    take_step(state, seat, action, tell)
    if action != act.DONE:
        return
    if tell:
        tell(Committed(seat))
    if all(turn.step == COMMITTED for turn in state.turns):  # WT-171
        _resolve(state, chance, tell)


def _resolve(state: WelcomeState, chance: Chance, tell: Tell | None) -> None:
    """WT-45, in its order."""
    points_before = state.points
    parts_before = public_parts(state) if tell and state.seats <= EXPLAINED_SEATS else []
    state.sheets = state.work[:]
    state.points = public_points(state)
    if tell:
        _tell_turns(state, points_before, parts_before, tell)  # (a)
    claimed = sorted({level for turn in state.turns for level in turn.claims})
    approve(state, claimed, tell)  # (b)
    if _ends(state, tell):  # (c); wishes of the last round are idle, WT-R55
        state.over = True
        return
    if state.draft:
        discard_and_pass(state, tell)  # (d)
    if any(turn.wish for turn in state.turns):
        reshuffle(state, chance, tell)  # (e), once, whoever wished it (WT-113)
    _begin_round(state, chance, tell)  # (f)


def _tell_turns(state: WelcomeState, points: list[int], parts: list[list[int]], tell: Tell) -> None:
    """`points` and, at a small table, `parts` are those of the round before. What a plan brings is
    told with the plan."""
    now = public_parts(state) if parts else []
    for seat, turn in enumerate(state.turns):
        by_plans = sum(state.sheets[seat].plans[level] for level in turn.claims)
        gained = state.points[seat] - points[seat] - by_plans
        lines = change(state, parts[seat], now[seat]) if parts else []
        lines = [line for line in lines if line.source != "plans"]
        _tell_turn(state, seat, gained, lines, tell)


def _tell_turn(state: WelcomeState, seat: int, gained: int, lines: list[Line], tell: Tell) -> None:
    turn, sheet = state.turns[seat], state.sheets[seat]
    if turn.refused:
        tell(TurnRefused(seat, sheet.refusals, gained, lines))
    else:
        used = turn.target != NONE
        tell(
            Turn(
                seat,
                turn.written,
                HOUSE_ID[turn.house],
                EFFECTS[turn.effect] if used else "",
                target_text(turn) if used else "",
                turn.amount,
                gained,
                lines,
            )
        )
    if turn.roundabout != NONE:
        tell(TurnRoundabout(seat, HOUSE_ID[turn.roundabout]))
    for level in turn.claims:
        tell(PlanScored(seat, PLAN_ID[state.plans[level]], plan_line(state, sheet, level)))


def end_reasons(sheet: Sheet) -> list[str]:
    """WT-115: (a) the third refusal, (b) all plans, (c) no empty house; a roundabout fills one
    (WT-124)."""
    reasons = []
    if sheet.refusals == len(REFUSAL_VALUES) - 1:
        reasons.append("refusals")
    if NONE not in sheet.plans:
        reasons.append("plans")
    if EMPTY not in sheet.houses:
        reasons.append("full")
    return reasons


def _ends(state: WelcomeState, tell: Tell | None) -> bool:
    """WT-115, WT-116: whoever and however many brought it about; alone also WT-143."""
    by_seat = [end_reasons(sheet) for sheet in state.sheets]
    reasons = sorted({reason for reasons in by_seat for reason in reasons})
    if state.solo and state.deck.size == 0:
        reasons.append("deck")
    if reasons and tell:
        tell(Ended(reasons, [seat for seat, brought in enumerate(by_seat) if brought]))
    return bool(reasons)


def _begin_round(state: WelcomeState, chance: Chance, tell: Tell | None) -> None:
    """WT-172: cards as the mode wants them; then all begin their turns at once (WT-35)."""
    state.round += 1
    if tell and (state.draft or state.solo):
        tell(RoundBegan(state.round, [], []))
    if state.draft:
        deal(state, ROUND_CARDS if state.round == 1 else LATER_CARDS, chance, tell)
    elif state.solo:
        for card in state.drawn:
            state.discard.add(card, EVERYONE)
        draw_three(state, chance, tell)
    else:
        flip(state, chance, tell)
        if tell:
            numbers, effects = (
                [CARD_ID[card] for card in cards] for cards in (state.numbers, state.effects)
            )
            tell(RoundBegan(state.round, numbers, effects))
    state.turns = [new_turn()] * state.seats
    for seat in range(state.seats):
        play_forced(state, seat, tell)

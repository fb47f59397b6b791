"""What happens in a seat's own turn, T0 to T5. Nobody else sees any of it before the round ends."""

from collections.abc import Callable
from typing import Any

from kvartal.games.welcome import actions as act
from kvartal.games.welcome.components import (
    AGENT,
    BIS,
    CARD_ID,
    EFFECT,
    EFFECTS,
    ESTATE_VALUES,
    FENCE,
    GAP_ID,
    HOUSE_ID,
    NONE,
    NUMBER,
    PARK,
    PARK_VALUES,
    PLAN_ID,
    PLANS,
    POOL,
    POOL_VALUES,
    STREET,
    TEMP,
    TEMP_BOXES,
)
from kvartal.games.welcome.facts import (
    Chose,
    ClaimBegan,
    Claimed,
    EstateCounted,
    PassChosen,
    Refused,
    RoundaboutBuilt,
    Skipped,
    Used,
    Wished,
    Wrote,
)
from kvartal.games.welcome.plans import houses_used, next_estates, use_estates
from kvartal.games.welcome.rules import choices, legal
from kvartal.games.welcome.scoring import change, working_parts
from kvartal.games.welcome.sheet import build_roundabout
from kvartal.games.welcome.state import (
    COMMITTED,
    ESTATE,
    FINISH,
    PASS,
    WISH,
    WRITE,
    Sheet,
    Turn,
    WelcomeState,
)
from kvartal.games.welcome.state import EFFECT as ASK_EFFECT
from kvartal.kit.actions import Action
from kvartal.kit.facts import Tell
from kvartal.kit.lines import Line


def take_step(state: WelcomeState, seat: int, action: Action, tell: Tell | None) -> None:
    """A decision of T0 to T5, and the steps after it that leave no choice."""
    state.turns[seat] = state.turns[seat].copy()
    _do(state, seat, action, tell)
    play_forced(state, seat, tell)


def play_forced(state: WelcomeState, seat: int, tell: Tell | None) -> None:
    """Steps with a single answer: WT-60, WT-65, WT-R24. The end of the turn is always asked for:
    until then it can be taken back (WT-44), and its being asked tells nobody anything."""
    while state.turns[seat].step not in {FINISH, COMMITTED}:
        answers = legal(state, seat)
        if len(answers) > 1:
            return
        state.turns[seat] = state.turns[seat].copy()
        _do(state, seat, answers[0], tell)


def _do(state: WelcomeState, seat: int, action: Action, tell: Tell | None) -> None:
    _DEEDS[type(action)](state, seat, action, tell)


def _own_sheet(state: WelcomeState, seat: int) -> Sheet:
    """A copy of the working sheet, in its place: sheets are never changed otherwise."""
    sheet = state.work[seat].copy()
    state.work[seat] = sheet
    return sheet


def _roundabout(state: WelcomeState, seat: int, action: act.Roundabout, tell: Tell | None) -> None:
    """WT-119: T0 or T4; the turn goes on where it was."""
    before = working_parts(state, seat) if tell else []
    build_roundabout(_own_sheet(state, seat), action.house)
    state.turns[seat].roundabout = action.house
    if tell:
        lines = _lines(state, seat, before)
        tell(RoundaboutBuilt(seat, HOUSE_ID[action.house], lines), [seat])


def _take(state: WelcomeState, seat: int, action: act.Take, tell: Tell | None) -> None:
    """WT-37, WT-39."""
    pile = action.number - 1
    number, effect = NUMBER[state.numbers[pile]], EFFECT[state.effects[pile]]
    _choose(state, seat, (pile, pile), (number, effect), tell)


def _play(state: WelcomeState, seat: int, action: act.Play, tell: Tell | None) -> None:
    """WT-139, WT-149, WT-150."""
    cards, one, other = state.three_cards(seat), action.number_card - 1, action.effect_card - 1
    _choose(state, seat, (one, other), (NUMBER[cards[one]], EFFECT[cards[other]]), tell)


def _choose(
    state: WelcomeState,
    seat: int,
    cards: tuple[int, int],
    combination: tuple[int, int],
    tell: Tell | None,
) -> None:
    turn = state.turns[seat]
    turn.number_card, turn.effect_card = cards
    turn.number, turn.effect = combination
    turn.step = WRITE
    if tell:
        tell(Chose(seat, turn.number, EFFECTS[turn.effect]), [seat])


def _write(state: WelcomeState, seat: int, action: act.Write, tell: Tell | None) -> None:
    """WT-40; with another number than the printed one a temp is hired (WT-42, WT-91)."""
    before = working_parts(state, seat) if tell else []
    turn, sheet = state.turns[seat], _own_sheet(state, seat)
    sheet.houses[action.house] = action.number
    turn.house, turn.written = action.house, action.number
    turn.step = ASK_EFFECT
    if action.number != turn.number:
        sheet.temps = min(sheet.temps + 1, TEMP_BOXES)  # WT-89, WT-92
        turn.target, turn.amount = 0, sheet.temps
        turn.step = FINISH
    if tell:
        lines = _lines(state, seat, before)
        tell(Wrote(seat, action.number, HOUSE_ID[action.house], turn.number, lines), [seat])


def _refuse(state: WelcomeState, seat: int, tell: Tell | None) -> None:
    """WT-56, WT-57; then on to the end of the turn (WT-62), in the draft by way of WT-154."""
    forced = len(choices(state, seat)) == 1
    before = working_parts(state, seat) if tell else []
    turn, sheet = state.turns[seat], _own_sheet(state, seat)
    sheet.refusals += 1
    turn.refused = True
    turn.step = PASS if state.draft else FINISH
    if tell:
        tell(Refused(seat, forced, _lines(state, seat, before)), [seat])


def _use(
    state: WelcomeState, seat: int, tell: Tell | None, target: int, use: Callable[[Sheet], int]
) -> None:
    """WT-41: the effect of the combination, once (WT-64); `use` returns the amount to tell."""
    before = working_parts(state, seat) if tell else []
    turn, sheet = state.turns[seat], _own_sheet(state, seat)
    turn.target, turn.amount = target, use(sheet)
    turn.step = FINISH
    if tell:
        lines, name = _lines(state, seat, before), EFFECTS[turn.effect]
        tell(Used(seat, name, target_text(turn), turn.amount, lines), [seat])


def _fence(state: WelcomeState, seat: int, action: act.Fence, tell: Tell | None) -> None:
    def build(sheet: Sheet) -> int:  # WT-66
        sheet.fences |= 1 << action.fence
        return 0

    _use(state, seat, tell, action.fence, build)


def _agent(state: WelcomeState, seat: int, action: act.Agent, tell: Tell | None) -> None:
    size = action.number - 1

    def cross(sheet: Sheet) -> int:  # WT-79
        sheet.agents[size] += 1
        return ESTATE_VALUES[size][sheet.agents[size]]

    _use(state, seat, tell, size, cross)


def _cross(state: WelcomeState, seat: int, action: act.Cross, tell: Tell | None) -> None:
    house = state.turns[seat].house
    street = STREET[house]

    def park(sheet: Sheet) -> int:  # WT-82
        sheet.parks[street] += 1
        return PARK_VALUES[street][sheet.parks[street]]

    def pool(sheet: Sheet) -> int:  # WT-84
        sheet.pools |= 1 << house
        return POOL_VALUES[sheet.pools.bit_count()]

    def temp(sheet: Sheet) -> int:  # WT-90
        sheet.temps += 1
        return sheet.temps

    if action.effect == PARK:
        _use(state, seat, tell, street, park)
    elif action.effect == POOL:
        _use(state, seat, tell, house, pool)
    else:
        _use(state, seat, tell, 0, temp)


def _bis(state: WelcomeState, seat: int, action: act.Bis, tell: Tell | None) -> None:
    def copy(sheet: Sheet) -> int:  # WT-93; never a pool or a park (WT-100)
        sheet.houses[action.house] = sheet.houses[action.source]
        sheet.copies |= 1 << action.house
        return sheet.houses[action.house]

    _use(state, seat, tell, action.house, copy)


def _claim(state: WelcomeState, seat: int, action: act.Claim, tell: Tell | None) -> None:
    """WT-102: first the estates, if the plan wants some."""
    turn = state.turns[seat]
    turn.plan, turn.picks = action.number - 1, []
    _ask_estates(state, seat, tell)
    if tell and turn.step == ESTATE and len(legal(state, seat)) > 1:
        tell(ClaimBegan(seat, PLAN_ID[state.plans[turn.plan]]), [seat])


def _estate(state: WelcomeState, seat: int, action: act.Estate, tell: Tell | None) -> None:
    turn = state.turns[seat]
    plan = state.plans[turn.plan]
    size = PLANS[plan].sizes[len(turn.picks)]
    turn.picks.append(action.house)
    if tell:
        tell(EstateCounted(seat, PLAN_ID[plan], HOUSE_ID[action.house], size), [seat])
    _ask_estates(state, seat, tell)


def _ask_estates(state: WelcomeState, seat: int, tell: Tell | None) -> None:
    turn = state.turns[seat]
    if next_estates(state.work[seat], state.plans[turn.plan], turn.picks):
        turn.step = ESTATE
    else:
        _score_plan(state, seat, tell)


def _score_plan(state: WelcomeState, seat: int, tell: Tell | None) -> None:
    """WT-105, WT-107, WT-108; who gains the high value may wish a reshuffle (WT-112), but not alone
    (WT-142), and is asked until the answer is yes (WT-R12)."""
    turn, sheet = state.turns[seat], _own_sheet(state, seat)
    level, plan = turn.plan, state.plans[turn.plan]
    if PLANS[plan].kind == "estates":
        use_estates(sheet, plan, turn.picks)
    else:
        sheet.in_plans |= houses_used(plan)
    high = not state.approved[level]  # also alone, WT-141
    sheet.plans[level] = PLANS[plan].first if high else PLANS[plan].later
    turn.claims.append(level)
    turn.picks = []
    if high and not state.solo and not turn.wish:
        turn.step = WISH
    else:
        turn.step, turn.plan = FINISH, NONE
    if tell:
        tell(Claimed(seat, PLAN_ID[plan], plan_line(state, sheet, level)), [seat])


def plan_line(state: WelcomeState, sheet: Sheet, level: int) -> Line:
    return Line("WT-107", sheet.plans[level], source=PLAN_ID[state.plans[level]])


def _wish(state: WelcomeState, seat: int, action: act.Wish, tell: Tell | None) -> None:
    turn = state.turns[seat]
    turn.wish = action.yes
    turn.step, turn.plan = FINISH, NONE
    if tell:
        tell(Wished(seat, action.yes), [seat])


def _pass(state: WelcomeState, seat: int, action: act.Pass, tell: Tell | None) -> None:
    """WT-154."""
    turn = state.turns[seat]
    turn.pass_card = action.number - 1
    turn.step = FINISH
    if tell:
        tell(PassChosen(seat, CARD_ID[state.hands[seat].faces[turn.pass_card]]), [seat])


def _plain(state: WelcomeState, seat: int, action: Action, tell: Tell | None) -> None:
    turn = state.turns[seat]
    if action == act.REFUSE:
        _refuse(state, seat, tell)
    elif action == act.SKIP:  # WT-63, WT-65; it costs nothing, WT-101
        forced = len(legal(state, seat)) == 1 if tell else False
        turn.step = FINISH
        if tell:
            tell(Skipped(seat, EFFECTS[turn.effect], forced), [seat])
    else:
        turn.step = COMMITTED  # WT-171


_DEEDS: dict[type[Action], Callable[[WelcomeState, int, Any, Tell | None], None]] = {
    act.Roundabout: _roundabout,
    act.Take: _take,
    act.Play: _play,
    act.Write: _write,
    act.Fence: _fence,
    act.Agent: _agent,
    act.Cross: _cross,
    act.Bis: _bis,
    act.Claim: _claim,
    act.Estate: _estate,
    act.Wish: _wish,
    act.Pass: _pass,
    act.Plain: _plain,
}


def target_text(turn: Turn) -> str:
    """What an effect was used on, for facts."""
    if turn.effect == FENCE:
        return GAP_ID[turn.target]
    if turn.effect in {AGENT, PARK}:
        return str(turn.target + 1)
    if turn.effect in {POOL, BIS}:
        return HOUSE_ID[turn.target]
    assert turn.effect == TEMP
    return ""


def _lines(state: WelcomeState, seat: int, before: list[int]) -> list[Line]:
    return change(state, before, working_parts(state, seat))

"""What is legal in Welcome To…: the questions of a turn."""

from kvartal.games.welcome import actions as act
from kvartal.games.welcome.components import (
    AGENT,
    BIS,
    EFFECT,
    ESTATE_VALUES,
    FENCE,
    HIGHEST,
    LEVELS,
    LOWEST,
    NONE,
    NUMBER,
    PARK,
    PARK_VALUES,
    PLAN_ID,
    PLANS,
    POOL,
    POOL_HOUSES,
    ROUNDABOUT_VALUES,
    STREET,
    TEMP,
    TEMP_BOXES,
    TEMP_REACH,
)
from kvartal.games.welcome.plans import RULES, is_met, next_estates
from kvartal.games.welcome.sheet import (
    bis_places,
    empty_houses,
    fitting,
    free_estates,
    open_gaps,
    rule_against_bis,
    rule_against_fence,
    rule_against_writing,
    writable,
)
from kvartal.games.welcome.state import (
    CHOOSE,
    COMMITTED,
    EMPTY,
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
from kvartal.kit.game import NOT_ASKED, NOT_AWAITED, Refusal

REACH = [
    sum(1 << n for n in range(max(LOWEST, p - TEMP_REACH), min(HIGHEST, p + TEMP_REACH) + 1))
    for p in range(HIGHEST + 1)
]
"""WT-87, WT-88: the numbers that temps make of a printed one, as masks."""


def pending(state: WelcomeState) -> list[int]:
    """WT-35, WT-171: all who have not committed, at once."""
    if state.over:
        return []
    return [seat for seat, turn in enumerate(state.turns) if turn.step != COMMITTED]


def numbers_of(turn: Turn) -> list[int]:
    """What may be written: the printed number, or what temps make of it (WT-87)."""
    if turn.effect != TEMP:
        return [turn.number]
    return [n for n in range(LOWEST, HIGHEST + 1) if REACH[turn.number] >> n & 1]


def combinations(state: WelcomeState, seat: int) -> list[tuple[Action, int, int]]:
    """What can be chosen in T1, with its number and effect, whether it can be written or not."""
    if not state.draft and not state.solo:  # WT-36, WT-39
        pairs = zip(act.TAKE, state.numbers, state.effects, strict=True)
        return [(take, NUMBER[number], EFFECT[effect]) for take, number, effect in pairs]
    cards = state.three_cards(seat)  # WT-139, WT-149
    return [
        (play, NUMBER[cards[play.number_card - 1]], EFFECT[cards[play.effect_card - 1]])
        for play in act.PLAYS
    ]


def choices(state: WelcomeState, seat: int) -> list[Action]:
    """T1 on the sheet as it is now (WT-61): the combinations that can be written, and the refusal
    where it is allowed (WT-58, WT-59) or nothing else is left (WT-60). Three cards make six
    (WT-145)."""
    fits = writable(state.work[seat])
    found: list[Action] = []
    printed = False
    for action, number, effect in combinations(state, seat):
        if fits >> number & 1:
            printed = True
            found.append(action)
        elif effect == TEMP and fits & REACH[number]:
            found.append(action)
    if not printed:
        found.append(act.REFUSE)
    return found


def rule_against_roundabout(state: WelcomeState, seat: int) -> str | None:
    """Whether one may be built at all now, T0 or T4; where, is up to `houses`."""
    turn, sheet = state.turns[seat], state.work[seat]
    if turn.roundabout != NONE or sheet.roundabouts == len(ROUNDABOUT_VALUES) - 1:
        return "WT-118"
    if turn.claims:  # T5 comes after T4
        return "WT-119"
    return None


def _roundabouts(state: WelcomeState, seat: int) -> list[Action]:
    """WT-120: any empty house."""
    if not state.expert or rule_against_roundabout(state, seat) is not None:
        return []
    return [act.ROUNDABOUT[house] for house in empty_houses(state.work[seat])]


def _writings(sheet: Sheet, turn: Turn) -> list[Action]:
    fits = list(enumerate(fitting(sheet)))
    return [
        act.WRITE[number][house]
        for number in numbers_of(turn)
        for house, fit in fits
        if fit >> number & 1
    ]


def applications(sheet: Sheet, turn: Turn) -> list[Action]:
    """T3: how the effect can be used; none after a changed number, which has used it (WT-91)."""
    effect = turn.effect
    if effect == FENCE:
        return [act.FENCE[gap] for gap in open_gaps(sheet)]
    if effect == AGENT:  # WT-79, WT-81; an estate of that size is not needed (WT-80)
        pairs = zip(act.AGENTS, sheet.agents, ESTATE_VALUES, strict=True)
        return [agent for agent, crossed, values in pairs if crossed < len(values) - 1]
    if effect == PARK:  # WT-82, WT-83
        street = STREET[turn.house]
        return [act.PARKS] if sheet.parks[street] < len(PARK_VALUES[street]) - 1 else []
    if effect == POOL:  # WT-84, WT-85; later it is too late (WT-86)
        return [act.POOLS] if turn.house in POOL_HOUSES else []
    if effect == TEMP:  # WT-90, WT-92
        unchanged = turn.written == turn.number
        return [act.TEMPS] if unchanged and sheet.temps < TEMP_BOXES else []
    return [  # WT-93
        (act.FROM_LEFT if source < house else act.FROM_RIGHT)[house]
        for house, source in bis_places(sheet)
    ]


def _claims(state: WelcomeState, seat: int) -> list[Action]:
    """WT-43, WT-102: one after the other, as many as are met (WT-110), now or later (WT-111)."""
    sheet = state.work[seat]
    free = free_estates(sheet)
    return [
        act.CLAIM[level]
        for level in range(LEVELS)
        if sheet.plans[level] == NONE and is_met(sheet, state.plans[level], free)
    ]


def legal(state: WelcomeState, seat: int) -> list[Action]:
    if state.over:
        return []
    turn = state.turns[seat]
    step, sheet = turn.step, state.work[seat]
    if step == COMMITTED:
        return []
    if step == CHOOSE:
        return [*choices(state, seat), *_roundabouts(state, seat)]
    if step == WRITE:
        return _writings(sheet, turn)
    if step == ASK_EFFECT:  # WT-63: always optional
        return [*applications(sheet, turn), act.SKIP]
    if step == FINISH:
        return [*_claims(state, seat), *_roundabouts(state, seat), act.DONE]
    if step == ESTATE:
        picked = next_estates(sheet, state.plans[turn.plan], turn.picks)
        return [act.ESTATE[first] for first, _ in picked]
    if step == WISH:
        return [act.WISH_YES, act.WISH_NO]
    return [*act.PASS]


def rule_against(state: WelcomeState, seat: int, action: Action) -> Refusal | None:
    turn = state.turns[seat]
    if state.over or turn.step == COMMITTED:  # WT-171: a commit is final
        return NOT_AWAITED
    step, sheet = turn.step, state.work[seat]
    if isinstance(action, act.Roundabout) and step in {CHOOSE, FINISH}:
        return _against_roundabout(state, seat, action.house)
    if step == CHOOSE:
        return _against_choice(state, seat, action)
    if step == WRITE and isinstance(action, act.Write):
        return _against_writing(sheet, turn, action)
    if step == ASK_EFFECT:
        return _against_effect(sheet, turn, action)
    if step == FINISH:
        if isinstance(action, act.Claim):
            return _against_claim(state, sheet, action.number - 1)
        return None if action == act.DONE else NOT_ASKED
    if step == ESTATE and isinstance(action, act.Estate):
        return None if action in legal(state, seat) else Refusal("WT-103")
    if step == WISH and isinstance(action, act.Wish):
        return None
    if step == PASS and isinstance(action, act.Pass):
        return None
    return NOT_ASKED


def _against_roundabout(state: WelcomeState, seat: int, house: int) -> Refusal | None:
    rule = rule_against_roundabout(state, seat)
    if rule is None and state.work[seat].houses[house] != EMPTY:
        rule = "WT-120"
    return None if rule is None else Refusal(rule)


def _against_choice(state: WelcomeState, seat: int, action: Action) -> Refusal | None:
    if action == act.REFUSE:
        return None if action in choices(state, seat) else Refusal("WT-58")
    if not isinstance(action, act.Take | act.Play):
        return NOT_ASKED
    return None if action in choices(state, seat) else Refusal("WT-40")


def _against_writing(sheet: Sheet, turn: Turn, action: act.Write) -> Refusal | None:
    if action.number not in numbers_of(turn):
        return Refusal("WT-87" if turn.effect == TEMP else "WT-40", {"number": turn.number})
    rule = rule_against_writing(sheet, action.number, action.house)
    return None if rule is None else Refusal(rule, {"number": action.number})


_KINDS = {FENCE: "fence", AGENT: "agent", PARK: "park", POOL: "pool", TEMP: "temp", BIS: "bis"}


def _against_effect(sheet: Sheet, turn: Turn, action: Action) -> Refusal | None:
    if action == act.SKIP:
        return None
    if action.kind not in _KINDS.values():
        return NOT_ASKED
    if action.kind != _KINDS[turn.effect]:
        return Refusal("WT-64")
    rule = None
    if isinstance(action, act.Fence):
        rule = rule_against_fence(sheet, action.fence)
    elif isinstance(action, act.Bis):
        rule = rule_against_bis(sheet, action.house, action.source)
    elif isinstance(action, act.Agent) and action not in applications(sheet, turn):
        rule = "WT-81"
    return None if rule is None else Refusal(rule)


def _against_claim(state: WelcomeState, sheet: Sheet, level: int) -> Refusal | None:
    plan = state.plans[level]
    if sheet.plans[level] != NONE:
        return Refusal("WT-102", {"plan": PLAN_ID[plan]})
    if not is_met(sheet, plan, free_estates(sheet)):
        return Refusal(RULES[PLANS[plan].kind], {"plan": PLAN_ID[plan]})
    return None

"""Every amount and every refusal of Happy City explains itself."""

import pytest

from kvartal.games.happy_city import state as asks
from kvartal.games.happy_city.facts import (
    Bought,
    Coins,
    Kept,
    Lost,
    LouvreChose,
    MarketTaken,
    Reshuffled,
    Revealed,
)
from kvartal.games.happy_city.game import GAME
from kvartal.games.happy_city.scoring import standing
from kvartal.kit.actions import Notation
from kvartal.kit.game import Refusal
from kvartal.kit.lines import Line
from tests.games.happy_city.positions import do, hearts, numbers, points, residents, table
from tests.marks import rule


@rule("HC-110", "HC-111", "HC-112")
def test_a_score_names_each_card_behind_it() -> None:
    state = table("market school museum factory", "market", mode="family", question=asks.OVER)
    result = standing(state, 0)
    assert result.parts == {
        "residents": [Line("HC-110", 1, source="school")],
        "hearts": [
            Line("HC-111", 2, source="museum"),
            Line("HC-111", -1, source="factory"),
        ],
    }
    assert result.lines == [Line("HC-112", 1, 1)]


@rule("HC-160", "HC-167")
def test_a_score_names_the_special_building_and_its_rule() -> None:
    state = table("market_green house wind_turbine", "market_blue parthenon", question=asks.OVER)
    assert standing(state, 0).parts["hearts"] == [Line("HC-160", 2, source="wind_turbine")]
    assert standing(state, 1).parts["residents"] == [Line("HC-167", 4, source="parthenon")]


@rule("HC-120", "HC-116")
def test_the_junior_score_names_its_tie_break() -> None:
    state = table("market school", "market", mode="junior", coins=[4, 0], question=asks.OVER)
    result = standing(state, 0)
    assert result.lines == [Line("HC-120", 1, 1, "residents"), Line("HC-120", 0, 1, "hearts")]
    assert result.tie_breaks == [Line("HC-116", 4)]


@rule("HC-74", "HC-143")
def test_a_price_names_what_changed_it() -> None:
    state = table("market_yellow house harbor", "market_blue", coins=[5, 0], display="museum")
    facts = do(state, "0 buy museum")
    assert facts[0] == Bought(
        0,
        "museum",
        4,
        [Line("HC-74", 4, source="museum"), Line("HC-143", -3, source="harbor")],
    )


@rule("HC-74", "HC-75", "HC-70", "HC-71")
@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("buy stadium", Refusal("HC-74", {"price": 9, "coins": 5})),
        ("buy school", Refusal("HC-75", {"card": "school"})),
        ("buy museum", Refusal("HC-70", {"card": "museum"})),
        ("buy house", Refusal("HC-71", {"card": "house"})),
    ],
)
def test_a_refused_purchase_says_why(text: str, refusal: Refusal) -> None:
    state = table("market school", "market", mode="family", coins=[5, 0], display="stadium school")
    state.dwellings[0] = 0
    action = Notation(GAME.space(state.config())).parse(text)
    assert GAME.rule_against(state, 0, action) == refusal


@rule("HC-80", "HC-81", "HC-84", "HC-87")
def test_a_refused_special_building_says_why() -> None:
    row = "dinosaur_park film_studio"
    city = "market school police_station"
    state = table(city, "market", mode="family", row=row, question=asks.SPECIAL)
    notation = Notation(GAME.space(state.config()))

    def against(card: str) -> Refusal | None:
        return GAME.rule_against(state, 0, notation.parse(f"take {card}"))

    assert against("dinosaur_park") is None
    lacking = Refusal("HC-81", {"colour": "green", "needed": 1, "has": 0})
    assert against("film_studio") == lacking
    assert against("ball_pit") == Refusal("HC-80", {"card": "ball_pit"})
    state.cities[0] += numbers("library town_park museum observatory hospital bank florist")
    state.sum_up()
    assert len(state.cities[0]) == 10
    assert against("dinosaur_park") == Refusal("HC-87")
    state.special[0] = numbers("ball_pit")[0]
    assert against("dinosaur_park") == Refusal("HC-84")


@rule("HC-159", "HC-165", "HC-139")
def test_yellow_is_a_colour_like_any_other() -> None:
    bridge = "market_orange school grocery golden_gate_bridge shoe_shop"
    state = table(bridge, "market_blue", question=asks.OVER)
    assert (hearts(state, 0), residents(state, 0)) == (1, 1 + 1)
    wall = table("market_blue great_wall grocery shoe_shop", "market_green", question=asks.OVER)
    assert hearts(wall, 0) == 3


@rule("HC-159", "HC-232")
def test_a_bridge_that_touches_nothing_coloured_gives_nothing() -> None:
    state = table("market golden_gate_bridge", "market_blue", question=asks.OVER)
    assert points(state, 0) == 0
    assert (hearts(state, 0), residents(state, 0)) == (0, 0)


@rule("HC-152")
def test_the_palace_takes_a_last_coin_and_says_from_whom() -> None:
    """The opponent spends everything, gets 1 from its market, and loses it again."""
    palace = "market_blue school museum royal_palace"
    state = table(palace, "market_green", coins=[0, 1], display="stadium zoo spa", turn=1)
    facts = do(state, "1 buy house")
    assert [fact for fact in facts if isinstance(fact, Coins)] == [
        Coins(1, Line("HC-152", -1, source="royal_palace")),
        Coins(0, Line("HC-152", 1, source="royal_palace")),
    ]
    assert state.coins == [2, 0]


@rule("HC-60", "HC-133")
def test_a_card_that_is_not_there_is_named() -> None:
    state = table("market", "market", mode="family", display="school", question=asks.DISCARD)
    discard = Notation(GAME.space(state.config())).parse("discard zoo")
    assert GAME.rule_against(state, 0, discard) == Refusal("HC-60", {"card": "zoo"})
    draft = table("", "", question=asks.DRAFT)
    draft.markets = numbers("market_blue market_green")
    action = Notation(GAME.space(draft.config())).parse("draft market_purple")
    assert GAME.rule_against(draft, 1, action) == Refusal("HC-133", {"card": "market_purple"})


@rule("HC-133", "HC-60")
def test_small_decisions_are_told_with_their_seat() -> None:
    state = table("", "", "", question=asks.DRAFT)
    assert do(state, "2 draft market_blue")[0] == MarketTaken(2, "market_blue")
    kept = table("market", "market", mode="family", display="school zoo", question=asks.DISCARD)
    assert do(kept, "0 keep")[0] == Kept(0)


@rule("HC-162")
def test_the_louvre_says_who_chose_whom() -> None:
    cities = ["market_blue", "market_yellow house garage spa louvre", "market_green"]
    state = table(*cities, question=asks.LOUVRE)
    state.louvre_phases = 2
    facts = do(state, "1 louvre 2")
    assert facts[0] == LouvreChose(1, 2)
    assert Coins(1, Line("HC-162", 1, source="louvre")) in facts


@rule("HC-207", "HC-64")
def test_a_forced_reveal_names_who_reveals() -> None:
    state = table(
        "market", "market", mode="family", display="school", question=asks.DISCARD, turn=1
    )
    for deck in (1, 2):
        state.decks[deck].cards, state.decks[deck].size = [], 0
    facts = do(state, "1 keep")
    assert [fact.seat for fact in facts if isinstance(fact, Revealed)] == [1, 1]


@rule("HC-148", "HC-206")
def test_a_card_lost_to_the_statue_is_told_and_may_renew_its_deck() -> None:
    city = "market_blue school grocery library"
    state = table(city, "market_green", row="statue_of_liberty", question=asks.SPECIAL)
    state.decks[0].cards, state.decks[0].size = [], 0
    facts = do(state, "0 take statue_of_liberty")
    assert facts[:2] == [Lost(0, "library", 4), Reshuffled(1, 1)]

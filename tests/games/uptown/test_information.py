"""Section 9 of the ledger: what everybody sees, and what nobody does."""

from kvartal.games.uptown.components import CARDS, HALVES, ID, NONE, PROJECT_CARDS
from kvartal.games.uptown.facts import MunicipalOpened, Opened
from kvartal.games.uptown.game import GAME
from kvartal.kit.game import observe
from tests.games.turns import LUCK
from tests.games.uptown.positions import EMPTY, card, do, table
from tests.kit.helpers import config_of
from tests.marks import rule


@rule("UP-180")
def test_everybody_sees_the_same() -> None:
    state = GAME.setup(config_of(GAME, 4), LUCK)
    for seat in range(4):
        assert GAME.private(state, seat) == {}
        assert observe(GAME, state, seat).public == observe(GAME, state, None).public


@rule("UP-181", "UP-184", "UP-210")
def test_the_open_cards_are_seen_with_all_their_projects() -> None:
    state = table(EMPTY, EMPTY, tops=["typing_pool", "laundrette"], top="public_baths")
    public = GAME.public(state)
    assert public["tops"] == [
        ["typing_pool", "copy_and_print"],
        ["laundrette", "slanted_studio"],
    ]
    assert public["top"] == ["public_baths", "bell_gable", "works_department", "nurses_flat"]


@rule("UP-182", "UP-186", "UP-22")
def test_of_what_lies_below_only_the_number_is_known() -> None:
    """The state itself does not know which deck has which card, nor in which order."""
    state = GAME.setup(config_of(GAME, 3), LUCK)
    public = GAME.public(state)
    assert public["decks"] == state.decks
    assert public["municipal"] == 28
    seen = {*state.tops, state.free, *state.box} - {NONE}
    hidden = [number for number in PROJECT_CARDS if number not in seen]
    assert state.hidden.cards == hidden  # sorted: no order
    names = {ID[project] for number in hidden for project in HALVES[number]}
    assert not names & set(str(public).replace("'", " ").split())


@rule("UP-183", "UP-184")
def test_the_next_card_is_seen_as_soon_as_one_is_taken() -> None:
    state = table(EMPTY, EMPTY, EMPTY, tops=["typing_pool", "laundrette", "corner_shop"])
    facts = do(state, "0 build corner_shop 1")
    opened = next(fact for fact in facts if isinstance(fact, Opened))
    assert (opened.seat, opened.projects) == (2, GAME.public(state)["tops"][2])
    again = table(EMPTY, EMPTY, top="public_baths")
    facts = do(again, "0 build public_baths 1")
    (municipal,) = [fact for fact in facts if isinstance(fact, MunicipalOpened)]
    assert municipal.projects == GAME.public(again)["top"]


@rule("UP-185")
def test_money_streets_and_box_are_public() -> None:
    state = table("family_flat", EMPTY, money=[0, 4], free="bedsit")
    do(state, "0 discard")
    public = GAME.public(state)
    assert public["wallet"] == [10, 10]
    assert public["money"] == [0, 4]
    assert public["streets"][0][0]["storeys"][0]["project"] == "family_flat"
    assert CARDS[card("bedsit")].id in public["box"]

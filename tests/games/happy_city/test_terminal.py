"""Happy City at the terminal: whole games through standard input, and its board."""

from functools import cache
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from kvartal.cli.boards import board_for
from kvartal.games.catalogue import GAMES
from kvartal.kit.chance import SeededChance, secret_of_seed_number
from kvartal.kit.data import canonical, load
from kvartal.kit.facts import Log
from kvartal.kit.game import Config, View, observe
from kvartal.kit.lines import total
from kvartal.kit.options import parse
from kvartal.kit.record import read
from kvartal.words import Speaker, Storyteller
from tests.cli.program import Ran, kvartal

GAME = GAMES["happy_city"]
BOARD = board_for("happy_city")
FIRST_CHOICES = ["1"] * 400
"""Always a purchase where one can be paid; what is left over is not read."""
EXPERT = ("--option", "mode=expert")
CARDS = GAME.components()
STORY = Storyteller(Speaker("en"), "happy_city", str, None)


def play(*arguments: str | Path, lines: list[str]) -> Ran:
    return kvartal("play", "happy_city", *arguments, "--bots", "random", lines=lines)


def drawn(view: View) -> str:
    console = Console(width=80, markup=False, highlight=False)
    with console.capture() as capture:
        console.print(BOARD.draw(view))
    return capture.get()


def seen_in_play(mode: str, seats: int, seed: int, check: bool = False) -> dict[str, View]:
    """A random game: of each question the last view of who is asked."""
    config = Config(seats, parse(GAME.options, {"mode": mode}))
    chance, rng = SeededChance(secret_of_seed_number(seed)), Random(seed)
    state, views = GAME.setup(config, chance), {}
    while pending := GAME.pending(state):
        view = observe(GAME, state, pending[0])
        views[load(str, view.public["question"])] = view
        if check:
            assert_fits(view)
        GAME.apply(state, pending[0], GAME.rollout_action(state, pending[0], rng), chance)
    views["over"] = observe(GAME, state, 0)
    return views


def assert_fits(view: View) -> None:
    text = drawn(view)
    assert all(len(line) <= 80 for line in text.splitlines())
    assert "…" not in text, "something was cut"


@cache
def view_with(question: str, seats: int = 4) -> View:
    for seed in range(400):
        views = seen_in_play("expert", seats, seed)
        if question in views:
            return views[question]
    raise AssertionError(f"no game asks {question}")


def test_what_is_printed_on_the_cards_can_be_read_by_id() -> None:
    assert all(canonical(printed) for printed in CARDS.values())
    assert CARDS["museum"] == {
        "group": "building",
        "deck": 2,
        "colour": "blue",
        "cost": 4,
        "income": 0,
        "residents": 0,
        "hearts": 2,
        "needs": {},
        "effect": {},
        "rule": "",
    }
    assert CARDS["market"]["colour"] == ""
    assert CARDS["harbor"]["effect"] == {"kind": "discount_color", "colour": "blue", "coins": 3}
    assert (CARDS["harbor"]["needs"], CARDS["harbor"]["rule"]) == (
        {"yellow": 1, "green": 1},
        "HC-143",
    )


@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_board_fits_at_every_position(mode: str, seats: int) -> None:
    views = seen_in_play(mode, seats, seed=seats, check=True)
    assert {"discard", "reveal", "buy", "over"} <= views.keys()
    assert_fits(views["over"])


def test_the_board_says_what_a_player_needs_to_choose() -> None:
    text = drawn(seen_in_play("family", 2, 1)["buy"])
    for sign in (
        "your turn",
        "first player",
        "Display",
        "price",
        "Dwellings",
        "Decks  1 (cost 1–3)",
    ):
        assert sign in text
    for sign in ("Special", "needs", " coins · income ", "residents", "hearts", "Seat 1"):
        assert sign in text


def test_every_expert_building_is_described() -> None:
    view = view_with("discard")
    public = dict(view.public)
    view.public = public
    experts = [card for card, printed in CARDS.items() if printed["group"] == "expert"]
    for expert in experts:
        public["row"] = [expert]
        _, _, below = drawn(view).partition("Special buildings")
        shown = below.split()
        for word in (STORY.card(expert) + " " + STORY.say(f"does-{expert}")).split():
            assert word in shown
        assert "{" not in below


def test_prices_on_the_board_are_what_is_paid() -> None:
    """For every expert building that changes them."""
    changed = set()
    for seed in range(60):
        chance, rng = SeededChance(secret_of_seed_number(seed)), Random(seed)
        config = Config(2, parse(GAME.options, {"mode": "expert"}))
        state = GAME.setup(config, chance)
        while pending := GAME.pending(state):
            (seat,) = pending
            before, action, log = (
                observe(GAME, state, seat),
                GAME.rollout_action(state, seat, rng),
                Log(),
            )
            GAME.apply(state, seat, action, chance, log)
            if action.kind != "buy":
                continue
            (bought,) = [told.fact for told in log.told if told.fact.kind == "bought"]
            card, lines = bought.card, bought.lines  # type: ignore[attr-defined]
            cost, price = load(int, CARDS[card]["cost"]), total(lines)
            changed |= {line.source for line in lines[1:]}
            if cost != price:
                line = drawn(before).partition(f" {STORY.card(card)} ")[2].splitlines()[0]
                assert line.split()[0] == f"{cost}→{price}"
    assert {"harbor", "airport", "train_station", "hot_dog_stand", "underwater_tunnel"} <= changed


def test_the_questions_of_the_expert_game_say_what_can_be_chosen() -> None:
    draft, louvre = BOARD.question(view_with("draft")), BOARD.question(view_with("louvre"))
    assert draft.startswith("Choose a Happy Market")
    assert louvre.startswith("Louvre: whose income")
    assert louvre.count("Seat") == 3
    sphinx, pyramid = BOARD.question(view_with("sphinx")), BOARD.question(view_with("pyramid"))
    assert sphinx.startswith("Sphinx: which special building")
    assert "Seat" in sphinx
    assert pyramid.startswith("Great Pyramid: whose card")
    assert pyramid.count("Seat") == 2


@pytest.mark.parametrize("seats", ["2", "5"])
@pytest.mark.parametrize("mode", ["family", "junior", "expert"])
def test_a_whole_game_ends_with_residents_and_hearts_explained(
    mode: str, seats: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.record"
    table = ("--seats", seats, "--option", f"mode={mode}", "--seed", "7", "--record", path)
    ran = play(*table, lines=FIRST_CHOICES)
    assert ran.code == 0
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert kvartal("verify", path).code == 0
    sheet = ran.out[ran.out.rindex("The game is over") :]
    if mode == "junior":
        assert "HC-120 Points = residents + hearts" in " ".join(sheet.split())
    else:
        assert sheet.count("Residents × hearts: ") == int(seats)
    assert "HC-110" in sheet
    assert "HC-111" in sheet
    assert "wins with" in sheet or "win with" in sheet or "share the win" in sheet
    for seat, part in enumerate(read(path.read_text()).closing.split()[1:]):
        rank, score = part.split(":")
        name = "You" if seat == 0 else f"Seat {seat} "
        (line,) = [
            line for line in sheet.splitlines() if line[:6].strip()[:-2] == rank and name in line
        ]
        assert line.split()[-1] == score


def test_news_tell_each_turn_in_a_line_with_its_arithmetic() -> None:
    said = play("--seats", "2", "--seed", "7", lines=FIRST_CHOICES).flat()
    assert "You reveal " in said
    assert "You buy " in said
    assert "(HC-74)" in said
    assert "You collect 2 coins (Happy Market 1, " in said
    assert "Your turn" not in said


def test_why_shows_the_own_income_card_by_card() -> None:
    ran = play("--seats", "3", "--seed", "7", lines=[*["1"] * 14, "why", "quit"])
    explained = ran.out[ran.out.index("> why") : ran.out.index("> quit")]
    own, _, _ = explained.partition("Seat ")
    assert "You collect" in own
    assert "      Happy Market" in own
    assert "HC-50 Every player simultaneously gains coins" in explained


@pytest.mark.parametrize("mode", [(), EXPERT])
def test_undo_takes_back_what_has_shown_nothing(mode: tuple[str, ...], tmp_path: Path) -> None:
    """A discard can be taken back; a card that was revealed cannot."""
    table = ("--seed", "7", "--option", "first=1", *mode, "--record")
    before = ["1"] if mode else []
    lines = [*before, "1", "undo", *FIRST_CHOICES]
    hasty = play(*table, tmp_path / "undone", lines=lines)
    play(*table, tmp_path / "plain", lines=FIRST_CHOICES)
    assert "Taken back: Discard " in hasty.out
    assert (tmp_path / "undone").read_text() == (tmp_path / "plain").read_text()
    seen = play(*table, tmp_path / "seen", lines=[*before, "1", "1", "undo", "quit"])
    assert "Nothing can be taken back now." in seen.out


def test_refusals_name_their_rule() -> None:
    lines = ["reveal 3", "reveal 3", "reveal 3", "buy luxury_residence", "buy museum", "quit"]
    said = play("--seed", "7", "--option", "first=0", lines=lines).flat()
    assert "Not allowed. Price: 6. Your coins: 3. (HC-74)" in said
    assert "Museum is not among the face-up cards. (HC-70)" in said


def test_a_special_building_is_refused_with_the_colour_that_is_missing() -> None:
    """The first seat that may take one asks for another of the row."""
    for seed in range(50):
        view = seen_in_play("family", 3, seed).get("special")
        if view is None:
            continue
        assert view.seat is not None
        state = GAME.worlds(view).determinize(Random(0))
        row, legal = load(list[str], view.public["row"]), GAME.legal(state, view.seat)
        takes = [
            a for a in GAME.space(view.config) if a.notation in [f"take {card}" for card in row]
        ]
        refused = [GAME.rule_against(state, view.seat, a) for a in takes if a not in legal]
        args = [refusal.args for refusal in refused if refusal and refusal.rule == "HC-81"]
        if args:
            assert args[0]["colour"] in ("yellow", "blue", "green", "orange", "purple")
            return
    raise AssertionError("no such game")


def test_symbols_and_long_names_are_not_broken() -> None:
    """Two special buildings with three symbols side by side, and a city with a long name."""
    game = GAME.setup(Config(3, GAME.options()), SeededChance(secret_of_seed_number(1)))
    view = observe(GAME, game, 0)
    view.public = {
        **view.public,
        "row": ["wizard_school", "maze", "maze", "superhero_academy", "dream_factory"],
        "cities": [
            ["market_yellow", "apartment_building", "luxury_residence"],
            ["market_blue"],
            ["market_green"],
        ],
    }
    shown = drawn(view)
    assert shown.count("1$ 1R 1H") == 2
    assert "Apartment Building Luxury Residence" in shown


def test_an_answer_to_another_question_is_told_which_one_is_open() -> None:
    said = play("--seed", "7", "--option", "first=0", lines=["buy house", "quit"]).flat()
    _, _, refused = said.partition("> buy house")
    assert "KV-2" in refused
    assert "Choose a deck and reveal its top card" in refused


def test_help_names_a_rule_of_this_game_and_keeps_its_columns() -> None:
    ran = play("--seed", "7", "--option", "first=1", lines=["help", "quit"])
    listed = ran.out[ran.out.index("> help") : ran.out.index("> quit")].splitlines()[1:]
    starts = ("take the", "or write", "list all", "draw the", "explain", "take back", "show a")
    columns = {line.index(text) for text in starts for line in listed if text in line}
    assert len(columns) == 1
    assert "such as rules HC-1" in ran.out


def test_another_language_is_spoken_if_asked_for() -> None:
    lines = ["1", "1", "1", "quit"]
    english = play("--seed", "7", "--option", "first=0", "--language", "en", lines=lines).out
    assert "Reveal from deck 1" in english
    ran = play("--seed", "7", "--language", "tlh", lines=lines)
    assert ran.code == 2
    assert "en, uk, ru" in ran.flat()

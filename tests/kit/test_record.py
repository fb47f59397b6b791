"""Records: sound ones are verified, changed ones are not, and other rules are noticed."""

import hashlib
import random
from pathlib import Path
from typing import ClassVar

import pytest

from kvartal.games.catalogue import GAMES
from kvartal.games.plots.game import Plots
from kvartal.games.plots.scoring import lines
from kvartal.games.plots.state import PlotsOptions, PlotsState
from kvartal.kit.actions import Action
from kvartal.kit.chance import Chance, commitment
from kvartal.kit.facts import Tell
from kvartal.kit.game import Config
from kvartal.kit.outcome import Standing
from kvartal.kit.play import Move
from kvartal.kit.record import (
    RecordError,
    RulesPartError,
    header_for,
    read,
    renamed,
    replay,
    verify,
    write,
)
from tests.kit.helpers import config_of, record_of

PLOTS, NEIGHBOURS = GAMES["plots"], GAMES["neighbours"]


def resealed(text: str) -> str:
    """A record whose digits were made to fit its lines again, as a forger would."""
    running, sealed = hashlib.sha256(), []
    bodies = [line.rpartition(" #")[0] for line in text.splitlines()]
    for number, body in enumerate(bodies, 1):
        running.update(body.encode() + b"\n")
        digits = running.hexdigest()
        sealed.append(f"{body} #{digits if number == len(bodies) else digits[:8]}\n")
    return "".join(sealed)


@pytest.mark.parametrize(("name", "seats"), [("plots", 2), ("plots", 30), ("neighbours", 4)])
def test_a_record_is_verified(name: str, seats: int) -> None:
    text = record_of(name, seats)
    record = verify(GAMES[name], text)
    assert record.header.seats == seats
    assert record.closing.startswith("end ")
    assert len(record.moves) >= seats


@pytest.mark.parametrize("name", ["plots", "neighbours"])
def test_one_changed_character_is_noticed_and_its_line_named(name: str) -> None:
    text = record_of(name, 2)
    rng = random.Random(1)
    for position, old in enumerate(text):
        new = rng.choice([c for c in "0a #=\nзё\t" if c != old])
        line = text.count("\n", 0, position) + 1
        with pytest.raises(RecordError) as error:
            verify(GAMES[name], text[:position] + new + text[position + 1 :])
        assert error.value.line == line, (position, old, new)


@pytest.mark.parametrize("name", ["plots", "neighbours"])
def test_a_missing_or_doubled_character_or_line_is_noticed(name: str) -> None:
    text = record_of(name, 2)
    whole = text.splitlines(keepends=True)
    for number in range(len(whole)):
        without = "".join(whole[:number] + whole[number + 1 :])
        doubled = "".join(whole[: number + 1] + whole[number:])
        for changed in (without, doubled):
            with pytest.raises(RecordError) as error:
                verify(GAMES[name], changed)
            assert abs(error.value.line - (number + 1)) <= 1
    for position in range(0, len(text), 7):
        with pytest.raises(RecordError) as error:
            verify(GAMES[name], text[:position] + text[position + 1 :])
        assert error.value.line == text.count("\n", 0, position) + 1


def test_a_forged_turn_is_found_by_its_facts() -> None:
    """Even with all digits made to fit, the facts betray an edited action."""
    text = record_of("plots", 3)
    body = text.splitlines()
    number, line = next((i, x) for i, x in enumerate(body, 1) if x.startswith("1 choose 2 "))
    forged = resealed(text.replace(line, line.replace("choose 2", "choose 3")))
    with pytest.raises(RulesPartError) as error:
        verify(PLOTS, forged)
    assert error.value.line == number


def test_a_secret_that_was_not_committed_to_is_found() -> None:
    text = record_of("plots", 2)
    forged = resealed(text.replace(commitment(bytes.fromhex(_secret(text))), "0" * 64))
    with pytest.raises(RecordError, match="the header should say 'commitment"):
        verify(PLOTS, forged)


def test_turns_out_of_the_order_of_seats_are_found() -> None:
    game, config = PLOTS, config_of(PLOTS, 2, rounds=1)
    header = header_for(game, config, 1)
    choose = {action.notation: action for action in game.space(config)}
    moves = [Move(1, choose["choose 1"]), Move(0, choose["choose 2"])]
    lines = write(game, config, header, moves).splitlines()
    assert [line.split(" =")[0] for line in lines[-3:-1]] == ["0 choose 2", "1 choose 1"]
    lines[-3], lines[-2] = lines[-2], lines[-3]
    with pytest.raises(RecordError) as error:
        verify(game, resealed("\n".join(lines) + "\n"))
    assert error.value.line == len(lines) - 2


def test_any_order_of_arrival_gives_the_same_record() -> None:
    game, config = PLOTS, config_of(PLOTS, 5, rounds=2)
    header = header_for(game, config, 3)
    choose = {action.notation: action for action in game.space(config)}
    rounds = [[3, 1, 4, 4, 2], [1, 1, 2, 3, 4]]
    texts = set()
    for seed in range(10):
        moves = []
        for plots in rounds:
            seats = random.Random(seed).sample(range(5), 5)
            moves += [Move(seat, choose[f"choose {plots[seat]}"]) for seat in seats]
        texts.add(write(game, config, header, moves))
    assert len(texts) == 1


def test_ordered_actions_keep_their_order_in_the_record() -> None:
    game, config = PLOTS, config_of(PLOTS, 3, rounds=1)
    header = header_for(game, config, 3)
    actions = {action.notation: action for action in game.space(config)}
    said = [(2, "hurry"), (1, "choose 1"), (0, "hurry"), (2, "choose 2"), (0, "choose 3")]
    text = write(game, config, header, [Move(s, actions[a]) for s, a in said])
    played = [f"{move.seat} {move.notation}" for move in read(text).moves]
    assert played.index("2 hurry") < played.index("0 hurry")
    assert sorted(played) == sorted(f"{seat} {action}" for seat, action in said)
    verify(game, text)


class GenerousPlots(Plots):
    """Other rules: who hurries gains twice as much."""

    version: ClassVar[int] = 2

    def apply(
        self,
        state: PlotsState,
        seat: int,
        action: Action,
        chance: Chance,
        tell: Tell | None = None,
    ) -> None:
        before = state.speed[seat]

        def retell(fact: object, only: object = None) -> None:
            if tell is not None:
                if getattr(fact, "kind", "") == "hurried":
                    fact.line.each *= 2  # type: ignore[attr-defined]
                tell(fact, only)  # type: ignore[arg-type]

        super().apply(state, seat, action, chance, retell)
        state.speed[seat] += state.speed[seat] - before


class PlotsWithoutPermits(Plots):
    """Other rules: unspent permits are worthless."""

    version: ClassVar[int] = 3

    def outcome(self, state: PlotsState) -> list[Standing] | None:
        standings = super().outcome(state)
        if standings is None:
            return None
        return [Standing(s.rank, lines(state, seat)[:2]) for seat, s in enumerate(standings)]


def test_a_record_under_other_rules_says_where_they_part() -> None:
    text = record_of("plots", 4)
    body = text.splitlines()
    hurried = next(i for i, line in enumerate(body, 1) if " hurry " in line)
    with pytest.raises(RulesPartError, match="hurry brings other facts") as error:
        verify(GenerousPlots(), text)
    assert error.value.line == hurried


class PlotsWithoutSun(Plots):
    """Other rules: nobody says which plot is sunny."""

    def setup(
        self, config: Config[PlotsOptions], chance: Chance, tell: Tell | None = None
    ) -> PlotsState:
        return super().setup(config, chance)


def test_other_rules_of_setting_up_part_at_the_beginning() -> None:
    text = record_of("plots", 2)
    begin = next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith("begin "))
    with pytest.raises(RulesPartError, match="begins with other facts") as error:
        verify(PlotsWithoutSun(), text)
    assert error.value.line == begin


def test_other_rules_of_scoring_part_at_the_end() -> None:
    game, config = PLOTS, config_of(PLOTS, 2, rounds=1)
    choose = {action.notation: action for action in game.space(config)}
    moves = [Move(0, choose["choose 1"]), Move(1, choose["choose 2"])]
    text = write(game, config, header_for(game, config, 1), moves)
    with pytest.raises(RulesPartError, match="ends with") as error:
        verify(PlotsWithoutPermits(), text)
    assert error.value.line == len(text.splitlines())


def test_an_illegal_turn_names_its_rule() -> None:
    game, config = PLOTS, config_of(PLOTS, 2, rounds=2)
    actions = {action.notation: action for action in game.space(config)}
    moves = [Move(0, actions["hurry"])]
    text = write(game, config, header_for(game, config, 1), moves)
    line = next(x for x in text.splitlines() if " hurry " in x)
    twice = resealed(text.replace(line, line + "\n" + line))
    with pytest.raises(RulesPartError, match="is against PL-20"):
        verify(game, twice)


def test_players_get_other_names_and_the_record_still_verifies() -> None:
    text = record_of("plots", 3)
    other = renamed(text, ["Ann", "—", "\u202e"])
    assert verify(GAMES["plots"], other).header.players == ["Ann", "—", "\u202e"]
    assert renamed(other, read(text).header.players) == text
    with pytest.raises(RecordError):
        renamed(text.replace("seats 3", "seats 2"), [])


def test_an_unfinished_game_can_be_recorded() -> None:
    game, config = NEIGHBOURS, config_of(NEIGHBOURS, 2)
    header = header_for(game, config, 1)
    state = game.setup(config, header.chance())
    seat = game.pending(state)[0]
    move = Move(seat, game.legal(state, seat)[0])
    text = write(game, config, header, [move])
    assert verify(game, text).closing == "stop"
    assert [t for t, _, _ in replay(game, read(text))] == [move]


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(RecordError, match="is of the game plots") as error:
        verify(NEIGHBOURS, record_of("plots", 2))
    assert error.value.line == 2


def test_names_of_players_travel_safely() -> None:
    game, config = PLOTS, config_of(PLOTS, 2, rounds=1)
    header = header_for(game, config, 1)
    header.players = ['Ола\n0 choose 1 =0 #0"', "regular"]
    header.contributions = [b"\x00\x01", b"\xff"]
    choose = {action.notation: action for action in game.space(config)}
    moves = [Move(0, choose["choose 1"]), Move(1, choose["choose 2"])]
    record = verify(game, write(game, config, header, moves))
    assert record.header == header


def test_the_example_of_the_document_is_a_sound_record() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    example = page.split("```text\n")[1].split("```")[0]
    assert verify(PLOTS, example).closing == "end 2:5 1:7"  # 3 + 2 against 2 × 3 + 1


def _secret(text: str) -> str:
    return next(line.split()[1] for line in text.splitlines() if line.startswith("secret"))

"""The messages that games and the house need, each with the arguments it is given."""

import ast
import importlib
import re
from collections.abc import Container
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tools.locales.reading import areas, noted

from kvartal.bots import BOTS
from kvartal.games.catalogue import GAMES
from kvartal.kit.facts import roles
from kvartal.kit.game import AnyConfig, AnyGame, Config
from kvartal.kit.options import describe, possible
from kvartal.kit.record import header_for
from kvartal.server.identity.sessions import FACES
from kvartal.server.tables.membership import PHRASES

RULE = re.compile(r"[A-Z]{2}-[A-Z]?\d+")
CODE = re.compile(r"[a-z]+(_[a-z]+)*")
SERVER = Path(__file__).parents[2] / "src" / "kvartal" / "server"
WITHOUT_LINES = "Rules without amounts of their own"
"""Of cards: their effect is not to bring something. A game's file of English words lists them."""
OF_LINES = {"source", "each", "count", "amount", "sign"}
OF_TOTALS = {"total", "amount", "sign"}
Needed = dict[str, set[str]]

TABLE_FACTS: Needed = {
    "created": {"game"},
    "sat": {"seat", "name", "face"},
    "bot_sat": {"seat", "level"},
    "left": {"seat", "removed"},
    "linked": {"seat"},
    "started": set(),
    "branched": {"turn"},
    "said": {"seat", "phrase"},
    "resigned": {"seat"},
    "timed_out": {"seat"},
    "returning": {"seat"},
    "returned": {"seat"},
    "holiday": {"seat", "on"},
    "rematched": {"table"},
    "abandoned": {"reason"},
}


def spoken_games() -> list[str]:
    """Games that have words; the tiny ones of the tests have none."""
    return [game for game in GAMES if game in areas("en")]


def needed_by_house() -> Needed:
    needed: Needed = {f"table-fact-{kind}": given for kind, given in TABLE_FACTS.items()}
    needed |= {f"kvartal-refusal-{rule}": set() for rule in ("KV-1", "KV-2")}
    needed |= {f"phrase-{phrase}": set() for phrase in PHRASES}
    needed |= {f"face-{face}": set() for face in FACES}
    needed |= {f"level-{level}": set() for level in BOTS}
    needed |= {f"reason-{reason}": set() for reason in ("empty", "idle", "other_rules")}
    needed |= {f"problem-{code}": set(given) for code, given in _problems().items()}
    return needed


def _problems() -> Needed:
    """The codes that the server raises as faults, with their arguments."""
    found: Needed = {}
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            call = node.exc if isinstance(node, ast.Raise) else None
            if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant):
                code = call.args[0].value
                if isinstance(code, str) and CODE.fullmatch(code):
                    found.setdefault(code, set()).update(k.arg for k in call.keywords if k.arg)
    return found


@cache
def needed_by(game_id: str) -> Needed:
    game = GAMES[game_id]
    needed: Needed = {}
    components = game.components()
    for card, printed in components.items():
        needed[f"card-{card}"] = set()
        # An effect that has a name of its own is explained under that name.
        if printed.get("effect") and str(printed["effect"]) not in components:
            needed[f"does-{card}"] = set()
        if colour := printed.get("colour"):
            needed[f"colour-{colour}"] = set()
    for kind in game.facts:
        needed[f"fact-{kind.kind}"] = _given(roles(kind))
    for action in _actions(game):
        needed[f"action-{action.kind}"] = {name for name, _ in action.words}
    for option in describe(game.options):
        needed[f"option-{option['id']}"] = set()
        values = option.get("values", [])
        assert isinstance(values, list)
        needed |= {f"option-{option['id']}-{value}": set() for value in values}
    needed |= {f"ask-{question}": set() for question in game.questions}
    if any(game.sides(config) > config.seats for config in _configs(game)):
        needed["automaton"] = set()
    needed |= {f"part-{part}": set() for part in _parts(game)}
    needed |= _rules(game)
    on_box: Needed = {f"game-{game_id}": set(), f"game-{game_id}-blurb": set()}
    return on_box | {f"{game_id}-{name}": given for name, given in needed.items()}


def named_by(game_id: str) -> set[str]:
    """How the names begin of what stands as an id in facts; which ids, only the game knows."""
    fields = [field for kind in GAMES[game_id].facts for field in roles(kind).items()]
    return {f"{game_id}-{name}-" for name, role in fields if role in ("text", "texts")}


def _given(fields: dict[str, str]) -> set[str]:
    given: set[str] = set()
    for name, role in fields.items():
        if role == "line":
            given |= OF_LINES | OF_TOTALS
        elif role == "lines":
            given |= OF_TOTALS
        else:
            given.add(name)
    return given


def _actions(game: AnyGame) -> list[Any]:
    return [action for config in _configs(game) for action in game.space(config)]


def _configs(game: AnyGame) -> list[AnyConfig]:
    """Alone or with few, and with many, there may be different things to decide and to win."""
    counts = {game.seat_counts[0], game.seat_counts[-1]}
    configs = [Config(seats, options) for seats in counts for options in possible(game.options)]
    return [config for config in configs if game.rule_against_config(config) is None]


def _parts(game: AnyGame) -> set[str]:
    """What a score is made of: seen at the end of a game."""
    return {part for config in _configs(game) for part in _parts_with(game, config)}


def _parts_with(game: AnyGame, config: AnyConfig) -> set[str]:
    chance, rng = header_for(game, config, 1).chance(), Random(1)
    state = game.setup(config, chance)
    while pending := game.pending(state):
        game.apply(state, pending[0], game.rollout_action(state, pending[0], rng), chance)
    return {part for standing in game.outcome(state) or [] for part in standing.parts}


def _rules(game: AnyGame) -> Needed:
    """Rules in the code: those in a Refusal with its arguments; of the others, those beside Lines
    make lines, and the rest is refused by a Refusal elsewhere that gets the rule handed."""
    needed: Needed = {}
    handed: set[str] = set()
    folder = Path(str(importlib.import_module(f"kvartal.games.{game.id}").__file__)).parent
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(folder.glob("*.py"))]
    refusals = [node for tree in trees for node in ast.walk(tree) if _is_refusal(node)]
    inside = {node for refusal in refusals for node in ast.walk(refusal)}
    for refusal in refusals:
        given = {key.value for key in _keys(refusal) if isinstance(key.value, str)}
        needed |= {f"refusal-{rule}": given for rule in _constants(refusal)}
        if not _constants(refusal):
            handed |= given
    for tree in trees:
        for rule in _constants(tree, but=inside):
            if _makes_lines(tree):
                needed[f"line-{rule}"] = OF_LINES
            else:
                needed.setdefault(f"refusal-{rule}", handed)
    silent = noted(game.id, WITHOUT_LINES)
    for printed in game.components().values():
        if (own := printed.get("rule")) and own not in silent:
            needed[f"line-{own}"] = OF_LINES
    return needed


def _is_refusal(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal"


def _makes_lines(tree: ast.Module) -> bool:
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return any(name.name == "Line" for node in imports for name in node.names)


def _is_rule(node: ast.Constant) -> bool:
    return isinstance(node.value, str) and bool(RULE.fullmatch(node.value))


def _constants(within: ast.AST, but: Container[ast.AST] = ()) -> list[str]:
    """The rule ids that are written there."""
    nodes = [node for node in ast.walk(within) if node not in but]
    return [str(n.value) for n in nodes if isinstance(n, ast.Constant) and _is_rule(n)]


def _keys(refusal: ast.AST) -> list[ast.Constant]:
    dicts = [node for node in ast.walk(refusal) if isinstance(node, ast.Dict)]
    return [key for node in dicts for key in node.keys if isinstance(key, ast.Constant)]

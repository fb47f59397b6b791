"""Tiles and cards of Ginkgopolis in few signs: `B12` is blue 12, a letter is itself."""

from typing import Any

from rich.text import Text

from kvartal.games.catalogue import GAMES
from kvartal.words import Storyteller

CARDS: dict[str, dict[str, Any]] = {**GAMES["ginkgopolis"].components()}
STYLES = {"blue": "bright_blue", "red": "red", "yellow": "yellow"}
SIGNS = {"resource": "●", "vp": "★", "tile": "■"}
BRINGS = {"red": "resource", "blue": "tile", "yellow": "vp"}  # GK-10
COUNTED = ("vp", "of", "least", "most")
TRIGGERS = ("exploit", "urbanize", "construct")


def code(piece: str) -> Text:
    printed = CARDS[piece]
    if printed["group"] == "urban":
        return Text(printed["letter"].upper(), "bold")
    return Text(f"{printed['colour'][0].upper()}{printed['number']}", STYLES[printed["colour"]])


def codes(pieces: list[str]) -> Text:
    return Text(" ").join([code(piece) for piece in pieces]) if pieces else Text("–")


def in_signs(amounts: dict[str, int]) -> str:
    """`2● 1★`."""
    return " ".join(f"{amounts[asset]}{SIGNS[asset]}" for asset in SIGNS if amounts.get(asset))


def bonuses(story: Storyteller, cards: list[str]) -> list[str]:
    """What each action brings besides, all cards together (GK-114)."""
    found: list[str] = []
    for trigger in TRIGGERS:
        gains = [CARDS[card]["gain"] for card in cards if CARDS[card]["trigger"] == trigger]
        together = {asset: sum(gain.get(asset, 0) for gain in gains) for asset in SIGNS}
        if brought := in_signs(together):
            found.append(f"{story.say(f'trigger-{trigger}')} +{brought}")
    return found


def end_bonuses(story: Storyteller, cards: list[str]) -> list[str]:
    """What each card counts at the end (GK-117)."""
    found: list[str] = []
    for card in cards:
        if end := CARDS[card].get("end"):
            kind, counted = end["counts"], {name: end[name] for name in COUNTED}
            found.append(f"{story.card(card)} – {story.say(f'bonus-{kind}', **counted)}")
    return found


def character(story: Storyteller, card: str) -> str:
    """What somebody begins with, and what their action brings besides."""
    return "; ".join(
        [f"{story.card(card)}: {in_signs(CARDS[card]['start'])}", *bonuses(story, [card])]
    )

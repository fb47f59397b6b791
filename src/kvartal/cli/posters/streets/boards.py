"""The name on the board of a house: in one line or two, the short one where that has no room."""

import re

from kvartal.cli.posters.streets.city import Lot
from kvartal.words import Speaker

ROOM = {"n": 16, "e": 12, "s": 16, "w": 12}
"""Letters on a line."""


def board_lines(speaker: Speaker, lot: Lot) -> list[str]:
    most = 2 if lot.kind else 1
    room = ROOM[lot.facing]
    whole = split_name(speaker.say(f"streets-card-{lot.tile}"), room)
    is_too_long = len(whole) > most or any(len(line) > room + 1 for line in whole)
    if not is_too_long:
        return whole
    short = speaker.say(f"streets-short-{lot.tile}")
    return [short] if most == 1 else split_name(short, room)


def split_name(name: str, room: int) -> list[str]:
    """Where both halves are shortest."""
    cuts = [match.end() for match in re.finditer("[ -]", name)]
    if len(name) <= room or not cuts:
        return [name]
    halves = ([name[:cut].strip(), name[cut:].strip()] for cut in cuts)
    return min(halves, key=lambda both: max(map(len, both)))

"""Examples for the OpenAPI document, by operation. Tests hold them against the types."""

from typing import Any

from kvartal.server.api.requests import INVITATION_HEADER

PUSH_KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
TABLE = "4m8dq0v7t2x9k1c3b5zr"
PERSON = "9w2kd5hx0m7q3v8t1c6n"
INVITATION = "c5t8j1x4v7m0q3k9d2wr"
CONTRIBUTION = "6f1d8a0b3c5e7f9124680ace13579bdf"
PROMISE = "1f9f0a1f0cfe6b2f0b9d3d7f5a3b64cb6a2d8e3c7f5b1a09d8c7b6a5f4e3d2c1"
COMMITMENT = "9b0c6f2c5f3e8d417a60b1c2d3e4f5a69788796a5b4c3d2e1f00112233445566"

PARAMETERS: dict[str, Any] = {
    "table": TABLE,
    "seat": 0,
    "game": "neighbours",
    "since": 4,
    "at": 3,
    "move": 12,
    INVITATION_HEADER: INVITATION,
}

BODIES: dict[str, Any] = {
    "begin_session": {"name": "Olha", "face": "fox"},
    "subscribe": {
        "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABn",
        "p256dh": PUSH_KEY,
        "auth": "DGv6ra1nlYgDCS1FRnbzlw",
    },
    "open_table": {
        "game": "neighbours",
        "seats": 2,
        "options": {"fairs": False},
        "visibility": "open",
        "pace": {"kind": "live", "turn": 30, "reserve": 300},
        "bots": {"1": "casual"},
        "each": 1,
    },
    "looked": {"number": 7},
    "branch": {"number": 17, "seat": 1, "level": "greedy", "promise": PROMISE},
    "sit": {"seat": 1, "name": "Marek", "face": "tram", "promise": PROMISE},
    "promise": {"promise": PROMISE},
    "reveal": {"contribution": CONTRIBUTION},
    "seat_bot": {"level": "casual"},
    "seat_bots": {"level": "casual"},
    "holiday": {"on": True},
    "say": {"phrase": "well_played"},
    "take_turn": {"step": 3, "actions": ["draw"]},
    "preview": {"actions": ["draw"]},
    "forecast": {"actions": [], "action": "draw"},
    "hint": {"actions": ["draw"]},
    "take_seat": {"token": "kQ3v8t1c6n9w2kd5hx0m7q3v8t1c6n9w"},
}


def _seat(seat: int, kind: str, name: str, face: str, level: str) -> dict[str, Any]:
    return {
        "seat": seat,
        "kind": kind,
        "name": name,
        "face": face,
        "level": level,
        "away": "",
        "holiday": False,
        "holiday_left": 2_592_000_000,
    }


_CARD: dict[str, Any] = {
    "id": TABLE,
    "game": "neighbours",
    "rules": 1,
    "options": {"fairs": False},
    "phase": "lobby",
    "visibility": "open",
    "pace": {"kind": "live", "turn": 30, "reserve": 300},
    "seats": [_seat(0, "person", "Olha", "fox", ""), _seat(1, "bot", "", "", "casual")],
    "each": 1,
    "hints": True,
    "shuffle": 2,
    "deal": None,
    "origin": None,
    "commitment": COMMITMENT,
    "roster": "",
    "promises": [],
    "rematch": "",
    "revealed": None,
}
_ROW: dict[str, Any] = {
    "number": 1,
    "at": 1767225600000,
    "facts": [{"kind": "table.sat", "seat": 0, "name": "Olha", "face": "fox"}],
}
_LINK = {"url": f"https://play.example/t/{TABLE}/0#kQ3v8t1c6n9w2kd5hx0m7q3v8t1c6n9w"}
_DONE = {"number": 8}
_WAITING: dict[str, Any] = {"state": "waiting", "ahead": 1, "done": 0, "total": 0, "review": None}


def _choice(action: str, worth: float, *reasons: dict[str, Any]) -> dict[str, Any]:
    return {
        "action": action,
        "worth": worth,
        "points": 12.5,
        "error": 0.02,
        "reasons": list(reasons),
    }


def _side(final: float, luck: float, *costliest: int) -> dict[str, Any]:
    return {
        "start": 0.5,
        "final": final,
        "luck": luck,
        "own": final - 0.5 - luck,
        "others": 0.0,
        "error": 0.02,
        "costliest": list(costliest),
    }


_REVIEW: dict[str, Any] = {
    "version": 1,
    "game": "neighbours",
    "rules": 1,
    "seats": 2,
    "currency": "share",
    "worlds": 9600,
    "seconds": 41.5,
    "curve": [
        {"move": 0, "values": [0.5, 0.5], "error": 0.02},
        {"move": 40, "values": [0.0, 1.0], "error": 0.0},
    ],
    "decisions": [
        {
            "move": 12,
            "seat": 0,
            "played": _choice("keep", 0.41),
            "best": [
                _choice("draw", 0.52, {"rule": "NB-9", "source": "", "side": 0, "amount": 2.5})
            ],
            "loss": 0.11,
            "error": 0.02,
            "significant": True,
        }
    ],
    "sides": [_side(0.0, -0.25, 0), _side(1.0, 0.25)],
}

ANSWERS: dict[str, Any] = {
    "games": {
        "games": [
            {
                "id": "plots",
                "rules": 1,
                "least": 2,
                "most": 4,
                "options": [
                    {"id": "rounds", "default": 4, "kind": "number", "least": 1, "most": 9}
                ],
                "limits": [],
            }
        ],
        "levels": ["beginner", "casual", "regular", "expert", "master"],
    },
    "vocabulary": {
        "facts": {
            "bought": {
                "fields": {"seat": "seat", "card": "component", "lines": "lines"},
                "opens": "",
                "quiet": "",
                "notable": False,
                "staged": "",
                "twin": "",
            }
        },
        "actions": {"buy": [["card", "component"]], "pass": []},
    },
    "begin_session": {"person": PERSON, "name": "Olha", "face": "fox", "time": 1767225600000},
    "session": {"person": PERSON, "name": "Olha", "face": "fox", "time": 1767225600000},
    "push": {"key": PUSH_KEY},
    "faces": {"faces": ["fox", "tram", "lamp"]},
    "phrases": {"phrases": ["hello", "good_luck"]},
    "open_tables": {
        "tables": [
            {
                "table": TABLE,
                "game": "neighbours",
                "phase": "lobby",
                "visibility": "open",
                "seats": 2,
                "free": 1,
                "changed": 1767225600000,
            }
        ]
    },
    "open_table": {
        "table": TABLE,
        "number": 1,
        "seat": 0,
        "invitation": "",
        "commitment": COMMITMENT,
    },
    "my_tables": {
        "tables": [
            {
                "card": _CARD,
                "number": 1,
                "at": 1767225600000,
                "mine": [0],
                "is_host": True,
                "awaited": [],
                "deadline": None,
                "looked": -1,
                "places": [],
            }
        ],
        "time": 1767225660000,
        "unreadable": 0,
    },
    "table": {
        "number": 1,
        "at": 1767225600000,
        "time": 1767225660000,
        "card": _CARD,
        "mine": [0],
        "is_host": True,
        "invitation": "",
        "awaited": [],
        "clocks": [],
        "public": None,
        "seats": [],
        "log": [_ROW],
        "looked": -1,
        "standings": None,
    },
    "sit": {"seat": 1, "number": 2},
    "seat_bot": _DONE,
    "seat_bots": _DONE,
    "leave": _DONE,
    "start": _DONE,
    "promise": _DONE,
    "reveal": _DONE,
    "resign": _DONE,
    "come_back": _DONE,
    "holiday": _DONE,
    "say": _DONE,
    "take_seat": _DONE,
    "take_turn": {
        "number": 8,
        "taken": 1,
        "refusal": None,
        "seat": {"seat": 0, "step": 4, "private": {}, "legal": []},
        "awaited": [1],
    },
    "preview": {
        "taken": 0,
        "commit": True,
        "refusal": None,
        "public": None,
        "private": {},
        "legal": ["draw"],
        "facts": [],
    },
    "forecast": {"facts": [{"kind": "drew", "seat": 0}]},
    "hint": {
        "currency": "share",
        "worlds": 80,
        "choices": [
            {
                "action": "play green_1",
                "worth": 0.61,
                "points": 14.2,
                "error": 0.02,
                "reasons": [{"rule": "NB-30", "source": "green_1", "side": 0, "amount": 1.4}],
            },
            {"action": "pass", "worth": 0.55, "points": 12.9, "error": 0.02, "reasons": []},
        ],
    },
    "link": _LINK,
    "renew_link": _LINK,
    "rematch": {"table": TABLE, "invitation": ""},
    "ask_for_review": _WAITING,
    "review": _WAITING | {"state": "ready", "ahead": 0, "review": _REVIEW},
    "moment": {
        "move": 12,
        "number": 9,
        "awaited": [0],
        "public": {},
        "private": {},
        "legal": ["draw", "keep"],
    },
    "branch": {
        "table": TABLE,
        "number": 1,
        "seat": 1,
        "invitation": "",
        "commitment": COMMITMENT,
    },
    "branches": {
        "branches": [
            {
                "card": {
                    **_CARD,
                    "origin": {
                        "table": TABLE,
                        "number": 17,
                        "turn": 12,
                        "line": f"branch 31 {COMMITMENT}",
                    },
                },
                "at": 1767225600000,
                "mine": [0],
                "invitation": "",
                "standings": None,
            }
        ]
    },
    "prospects": {"turns": [{"moves": 4, "points": [10.5, 12.0]}], "branch": None},
    "record": "kvartal record 1 #5d0e7c1a\ngame neighbours #0b6a2f31\n…",
    "stream": f'event: hello\ndata: {{"time":1767225660000,"tables":{{"{TABLE}":1}}}}\n\n',
}

"""Values learned from play: weights of a game's features, as data beside its code.

`kvartal train` makes them. A file of weights names the features they are for: after a change of
these it is refused, and has to be learned anew.
"""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pkgutil import get_data
from typing import Any

from kvartal.kit.options import Options

FILE = "weights.json"
NO_CLOCK = -1


def fingerprint(names: Sequence[str]) -> str:
    """Of the features that weights are for."""
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


@dataclass(slots=True)
class Weights:
    """What is to come as a weighted sum, for games with these options at that many seats."""

    options: dict[str, Any]
    least_seats: int
    most_seats: int
    base: float
    weights: list[float]
    a_lot: float
    """To be ahead by so much is a lot: about as much as the sum is wrong by."""
    clock: int = NO_CLOCK
    """The feature that tells how much of the game is left: what is good at its beginning need not
    be at its end."""
    early: list[float] = field(default_factory=list)
    """What each weight has more for every unit of the clock."""

    def fit(self, seats: int, options: Options) -> bool:
        played = options.to_json()
        return self.least_seats <= seats <= self.most_seats and all(
            played[name] == value for name, value in self.options.items()
        )

    def foretell(self, features: list[float]) -> float:
        total = self.base
        for number, weight in enumerate(self.weights):
            total += weight * features[number]
        if self.clock != NO_CLOCK:
            more = 0.0
            for number, weight in enumerate(self.early):
                more += weight * features[number]
            total += more * features[self.clock]
        return total


def read_weights(package: str, names: Sequence[str]) -> list[Weights]:
    """`weights.json` of a game's package, wherever that is installed."""
    text = get_data(package, FILE)
    assert text is not None
    return weights_in(json.loads(text), names)


def weights_in(data: Any, names: Sequence[str]) -> list[Weights]:
    if data["features"] != fingerprint(names):
        raise ValueError("these weights are for other features")
    return [
        Weights(
            options=each["options"],
            least_seats=each["seats"][0],
            most_seats=each["seats"][1],
            base=each["base"],
            weights=[each["weights"][name] for name in names],
            a_lot=each["a_lot"],
            clock=names.index(each["clock"]) if "clock" in each else NO_CLOCK,
            early=[each["early"][name] for name in names] if "clock" in each else [],
        )
        for each in data["sets"]
    ]

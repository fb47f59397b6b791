"""The time of a store that is a file: this machine's, unless that makes a leap."""

from kvartal.server.machine_clock import TOLERANCE, steady, wall


class SqliteClock:
    """Goes with the machine's clock as long as that goes like a clock. When somebody sets it, this
    one stays as it was: nobody shall lose two days because of that."""

    def __init__(self) -> None:
        self._ahead = wall() - steady()

    def now(self) -> int:
        moment, ahead = steady(), wall() - steady()
        if abs(ahead - self._ahead) < TOLERANCE:
            self._ahead = ahead
        return moment + self._ahead

"""Who has told the operator of which name already. Once is enough."""

from collections import OrderedDict

REMEMBERED = 10_000


class Reports:
    def __init__(self) -> None:
        self._told: OrderedDict[tuple[str, str, int], None] = OrderedDict()

    def is_first(self, person: str, table: str, seat: int) -> bool:
        """Whether this person has not told of this seat before, as far as is remembered."""
        report = (person, table, seat)
        if report in self._told:
            return False
        self._told[report] = None
        if len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        return True

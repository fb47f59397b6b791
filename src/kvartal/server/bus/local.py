"""The bus of one process."""

import random
from collections import defaultdict

from kvartal.server.bus import Hear, Unsubscribe
from kvartal.server.telemetry import incident


class LocalBus:
    """Nodes in the same process may share one."""

    def __init__(self) -> None:
        self._heard: dict[str, dict[str, list[Hear]]] = {}
        """For each subject, by group; those of the group "" each hear everything."""

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def is_up(self) -> bool:
        return True

    def publish(self, subject: str, message: bytes) -> None:
        self.publish_to_all(subject, message)
        self.publish_to_groups(subject, message)

    def publish_to_all(self, subject: str, message: bytes) -> None:
        for hear in list(self._heard.get(subject, {}).get("", ())):
            tell(hear, message)

    def publish_to_groups(self, subject: str, message: bytes) -> None:
        for group, members in list(self._heard.get(subject, {}).items()):
            if group and members:
                tell(random.choice(members), message)

    async def subscribe(self, subject: str, hear: Hear, group: str = "") -> Unsubscribe:
        groups = self._heard.setdefault(subject, defaultdict(list))
        groups[group].append(hear)

        async def unsubscribe() -> None:
            groups[group].remove(hear)
            if not groups[group]:
                del groups[group]
            if not groups and self._heard.get(subject) is groups:
                del self._heard[subject]

        return unsubscribe


def tell(hear: Hear, message: bytes) -> None:
    """Publishing never fails, whatever a listener does."""
    try:
        hear(message)
    except Exception as error:  # noqa: BLE001
        incident(error)

"""Where processes come from: forked off one that has imported everything. Importing takes two
seconds of a core; killed every second, nodes would do nothing else.

Reads orders from stdin, a line of JSON each, and answers with the process id. What is forked off
runs the command `kvartal` like any other process; when stdin ends, all of them are gone.
"""

import json
import os
import signal
import sys
import traceback
from typing import Any

PLANTED = "CHAOS_PLANTED"
"""Names a fault that every process shall have (`planted`)."""


def main() -> None:
    _import_everything()
    if planted := os.environ.get(PLANTED):
        from tests.server.chaos.planted import plant

        plant(planted)
    children: set[int] = set()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        _bury(children)
        child = os.fork()
        if child == 0:
            _run(json.loads(line))
        children.add(child)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
    _bury(children)
    for child in children:
        os.kill(child, signal.SIGKILL)


def _import_everything() -> None:
    """Here, and not above: bots that think import this module again."""
    import kvartal.cli.app
    import kvartal.cli.commands.serve
    import kvartal.cli.commands.worker
    import kvartal.server.bus.nats
    import kvartal.server.process.main
    import kvartal.server.store.postgres  # noqa: F401
    import tests.server.chaos.wrong_clock  # noqa: F401


def _bury(children: set[int]) -> None:
    """Until then nobody else gets their ids."""
    for child in list(children):
        if os.waitpid(child, os.WNOHANG) != (0, 0):
            children.discard(child)


def _run(order: dict[str, Any]) -> None:
    """In the child, and never back."""
    from kvartal.cli import main as kvartal
    from tests.server.chaos.wrong_clock import set_wrong

    status = 1
    try:
        for number, path in enumerate((os.devnull, order["output"], order["errors"])):
            mode = os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_APPEND
            os.dup2(os.open(path, mode), number)
        if order["clock"] is not None:
            set_wrong(*order["clock"])
        sys.argv = ["kvartal", *order["arguments"]]
        kvartal()
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    except BaseException:  # noqa: BLE001 (it would go on as a second nursery)
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


if __name__ == "__main__":
    main()

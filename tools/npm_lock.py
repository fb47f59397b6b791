"""Takes the addresses out of npm's locks: `python -m tools.npm_lock web/package-lock.json`.

Where a package was found and where its authors ask for donations: npm writes both, and has an
option for the former only.
"""

import json
import sys
from pathlib import Path


def without_addresses(lock: str) -> str:
    written = json.loads(lock)
    for package in written["packages"].values():
        package.pop("resolved", None)
        package.pop("funding", None)
    return json.dumps(written, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(without_addresses(path.read_text(encoding="utf-8")), encoding="utf-8")

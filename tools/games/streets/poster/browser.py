"""Lets the browser's code answer, without a browser."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tools.games.streets.poster.writing import ROOT

HERE = Path(__file__).parent
WEB = ROOT / "web"


def drawn_by_the_browser() -> Any:
    return told((HERE / "drawn.mjs").read_text("utf-8"))


def told(script: str) -> Any:
    """What a script tells: it may `load` modules of the client and those of `streets`."""
    ran = subprocess.run(
        ["node", "--input-type=module"],
        input=(HERE / "loading.mjs").read_text("utf-8") + script,
        cwd=WEB,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return json.loads(ran.stdout)

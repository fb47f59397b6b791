"""How often something was so, and how sure that is."""

from statistics import fmean

from kvartal.lab.intervals import wilson


def share(hits: list[bool]) -> str:
    if not hits:
        return "-"
    found = fmean(hits)
    low, high = wilson(found, len(hits))
    return f"{100 * found:.0f} % ({100 * low:.0f}–{100 * high:.0f})"

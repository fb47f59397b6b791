"""Draws the sheet of Welcome To… once, as data: browser and print draw from the same numbers.

`python -m tools.sheet` writes `src/kvartal/cli/sheets/welcome/sheet.json`.
"""

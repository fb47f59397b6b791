"""Writes the sheet's data: `python -m tools.sheet`."""

from tools.sheet.drawing import SHEET_FILE, sheet_text

if __name__ == "__main__":
    SHEET_FILE.write_text(sheet_text(), "utf-8", newline="\n")

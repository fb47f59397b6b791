"""Makes the font of printed sheets from the one that the browser is served.

`python -m tools.sheet.font`, after `make setup`. The package brings Onest in parts, by alphabet and
with all weights; paper needs one weight of the letters of our languages.
"""

from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[2]
PARTS = ROOT / "web/node_modules/@fontsource-variable/onest"
FONT_FILE = ROOT / "src/kvartal/cli/paper/onest.ttf"
ALPHABETS = ("latin", "latin-ext", "cyrillic")
WEIGHT = 600
LAYOUT = ("GSUB", "GPOS", "GDEF", "STAT")
LETTERS = {*range(0x20, 0x180), 0x218, 0x219, 0x21A, 0x21B, *range(0x400, 0x492)} | set(
    map(ord, "–—‘’“”„…№×−")
)


def part(alphabet: str) -> BytesIO:
    font = TTFont(PARTS / f"files/onest-{alphabet}-wght-normal.woff2")
    instantiateVariableFont(font, {"wght": WEIGHT}, inplace=True)
    for table in LAYOUT:
        if table in font:
            del font[table]
    font.flavor = None
    stored = BytesIO()
    font.save(stored)
    stored.seek(0)
    return stored


def font() -> TTFont:
    merged = Merger().merge([part(alphabet) for alphabet in ALPHABETS])
    thinner = Subsetter(Options(hinting=False, notdef_outline=True))
    thinner.populate(unicodes=LETTERS)
    thinner.subset(merged)
    return merged


if __name__ == "__main__":
    font().save(FONT_FILE)
    FONT_FILE.with_name("onest-license.txt").write_bytes((PARTS / "LICENSE").read_bytes())

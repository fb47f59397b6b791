"""Colours for paper: pale, so that pencil shows on them, and apart in black and white."""

INK = "#3a3740"
QUIET = "#6b6675"
PENCIL = "#26303f"
LINE = "#a89f90"
WARM = "#fbf7ee"

TONES = {
    "paper": "#ffffff",
    "sky": "#eef5f5",
    "cloud": "#ffffff",
    "hills": "#e2eee4",
    "grass": "#cfe3d0",
    "road": "#d9d5ce",
    "trim": "#ffffff",
    "iron": "#7a808a",
    "brown": "#9a7b62",
    "terra": "#d79a86",
    "gold": "#e6bd62",
    "gold-dark": "#c29a45",
    "red": "#cf7f89",
    "rose-dark": "#dd9fae",
    "sun": "#f0d68e",
    "teal": "#7fb5af",
    "blue": "#79a9c0",
    "purple": "#a08cbd",
    "wood": "#bb9a7c",
    "wood-dark": "#8a6b50",
    "leaf": "#a9cbae",
    "leaf-dark": "#86b08d",
    "water": "#b4d8e6",
    "water-light": "#ffffff",
    "glass": "#dcecf2",
    "evening": "#dcecf2",
    "orange": "#eab08f",
    "lilac": "#cdbddb",
    "sand": "#ece0c2",
    "sand-dark": "#cdbd94",
    "water-dark": "#7fb0c6",
}
PAINTS = {
    "yellow": ("#f7dfa0", "#ecd08a", "#b98d5c"),
    "blue": ("#c2dbe8", "#aecbdc", "#7690a5"),
    "green": ("#c8dfcb", "#b5d1b9", "#7f9f8b"),
    "orange": ("#f5c9b0", "#ebb698", "#b3745f"),
    "purple": ("#d8cae3", "#c8b7d6", "#8f7ba5"),
    "neutral": ("#f2eadb", "#e2d6c0", "#c2917f"),
    "rose": ("#f3d3da", "#e6bcc6", "#b56e7b"),
    "teal": ("#c0dcd8", "#a9cdc8", "#6f8fa0"),
}


def tone(name: str, paint: str = "neutral") -> str:
    """Walls, shade and roof are as the house is painted."""
    own = ("wall", "shade", "roof")
    return PAINTS[paint][own.index(name)] if name in own else TONES[name]

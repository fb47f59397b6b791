"""City-building board games, complete and by the book."""

__version__ = "0.1.0"

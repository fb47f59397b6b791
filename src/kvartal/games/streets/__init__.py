"""Streets: one city that all build together, tile by tile (docs/rules/streets.md)."""

"""UpTown: streets of five plots, grown floor by floor (docs/rules/uptown.md)."""

"""Ginkgopolis: a city that grows outwards and upwards (docs/rules/ginkgopolis.md)."""

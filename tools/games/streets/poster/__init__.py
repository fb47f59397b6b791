"""Takes the drawing of a city from the browser's own, so that the poster has no second one.

`python -m tools.games.streets.poster`, after `make setup`, writes `shapes.json` and `paints.json`
into `src/kvartal/cli/posters/streets`.
"""

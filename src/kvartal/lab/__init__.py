"""Experiments with bots: tournaments on one machine or many, with ratings and honest intervals."""

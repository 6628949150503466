"""Opponents: they choose moves and judge positions."""

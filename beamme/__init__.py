"""The engine of the dice games: rules, opponents, physics and the table, without any Qt."""

__version__ = "0.5.1"

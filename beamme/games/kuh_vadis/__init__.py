"""Kuh Vadis: connect three starts on a sheet of numbers and cows."""

from beamme.games.kuh_vadis.rules import KuhVadis

__all__ = ["KuhVadis"]

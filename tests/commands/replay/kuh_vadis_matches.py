"""Matches of Kuh Vadis for the commands, played at random with the dice of one seed."""

from dataclasses import replace
from random import Random

from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import Sign, built_in_sheets
from beamme.table.storage.record import Record, begin
from tests.helpers.saved import ENDLESS, MOMENT, SEATING, SEED, played_on

BERTA = next(sheet for sheet in built_in_sheets() if sheet.name == "Berta")
DRAWN = 1
WON = 8


def played_on_berta(number: int, plies: int = ENDLESS) -> Record:
    """Play a match until its end, or so many entries; each number gives another one."""
    record = begin(KuhVadis(BERTA, Sign.CIRCLE), SEATING[:2], SEED)
    match = played_on(record.match, plies, Random(number))
    return replace(record, match=match, started=MOMENT, played=MOMENT)

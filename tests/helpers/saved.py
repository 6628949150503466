"""Matches to save and load, played at random with the dice of one seed."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

from beamme.ai.strategy import Level
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Match, Moved
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import built_in_boards
from beamme.table.play.fate import answer_of
from beamme.table.storage.record import Record, Seating, begin

SEED = bytes(range(32))
SEATING = (
    Seating("Ada", None, 0),
    Seating("Nova", Level.EXPERT, 3),
    Seating("Jürgen", None, 2),
    Seating("老王", Level.BEGINNER, 5),
)
MOMENT = datetime(2026, 3, 1, 12, 0, 0, tzinfo=UTC)
ENDLESS = 10_000


def played(plies: int = ENDLESS, seats: int = 2, number: int = 0) -> Record:
    """Play a match until its end, or so many entries; each number gives another one."""
    record = begin(BeamMeUp(built_in_boards()[:seats]), SEATING[:seats], SEED)
    match = played_on(record.match, plies, Random(number))
    return replace(record, match=match, started=MOMENT, played=MOMENT)


def played_on(match: Match[Any, Any], plies: int, random: Random) -> Match[Any, Any]:
    """Play so many entries more, if the match does not end before."""
    for _ in range(plies):
        match match.turn:
            case Seat(seat):
                match = match.add(Moved(seat, random.choice(match.game.legal(match.state))))
            case Chance(ask):
                match = match.add(Answered(answer_of(SEED, ask, match.asked)))
            case Outcome():
                break
    return match


class Chooser:
    """A player whose moves depend on the position alone."""

    async def choose(self, match: Match[Any, Any]) -> Any:
        """Choose at random, but always the same in the same position."""
        return Random(repr(match.state)).choice(match.game.legal(match.state))

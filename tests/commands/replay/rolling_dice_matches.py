"""Matches of Rolling Dice for the commands, with dice that really roll, all from one seed."""

from dataclasses import replace
from functools import cache
from random import Random

from beamme.core.chance import Throw
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Moved
from beamme.games.rolling_dice import RollingDice
from beamme.physics.box.hand import PEOPLE_OF_0_5
from beamme.table.play.throwing import throw_seed
from beamme.table.storage.record import Record, begin
from beamme.throws.hands import PERSON
from beamme.throws.throwing import rest_of
from tests.helpers.helped import with_help
from tests.helpers.saved import MOMENT, SEATING, SEED


@cache
def thrown(plies: int, seats: int = 2, hand: str = PERSON) -> Record:
    """Play so many entries at random; a person has this hand, a computer that of its level."""
    record = begin(RollingDice(), SEATING[:seats], SEED)
    if hand in PEOPLE_OF_0_5:
        record = with_help(record, None)
    match, random = record.match, Random(4)
    for _ in range(plies):
        match match.turn:
            case Seat(seat):
                match = match.add(Moved(seat, random.choice(match.game.legal(match.state))))
            case Chance(Throw() as throw):
                who = str(SEATING[throw.seat].level or hand)
                seed = throw_seed(SEED, match.asked)
                match = match.add(Answered(rest_of(match.game, throw, who, seed)))
            case Chance() | Outcome():
                raise AssertionError("nothing is drawn or rolled, and it takes longer")
    return replace(record, match=match, started=MOMENT, played=MOMENT)

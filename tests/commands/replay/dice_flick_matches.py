"""Matches of Dice Flick for the commands, with dice that really fly, all from one seed."""

from dataclasses import replace
from functools import cache
from random import Random

from beamme.core.chance import Throw
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Moved
from beamme.games.dice_flick import DiceFlick
from beamme.physics.box.hand import PEOPLE_OF_0_5
from beamme.table.play.fate import answer_of
from beamme.table.play.throwing import throw_seed
from beamme.table.storage.record import Record, begin
from beamme.throws.hands import PERSON
from beamme.throws.throwing import rest_of
from tests.helpers.helped import with_help
from tests.helpers.lines import add_line
from tests.helpers.saved import ENDLESS, MOMENT, SEATING, SEED

ONE_FLICK, TWO_FLICKS, FOUR_FLICKS, TWO_TURNS = 3, 5, 11, 13
"""Entries: a turn is a draw, two flicks with their rests, and a score; the next draw is there."""


@cache
def flicked(plies: int = TWO_TURNS, hand: str = PERSON) -> Record:
    """Play so many entries at random; a person has this hand, a computer that of its level."""
    record = begin(DiceFlick(), SEATING[:2], SEED)
    if hand in PEOPLE_OF_0_5:
        record = with_help(record, None)
    match, random = record.match, Random(2)
    for _ in range(min(plies, ENDLESS)):
        match match.turn:
            case Seat(seat):
                match = match.add(Moved(seat, random.choice(match.game.legal(match.state))))
            case Chance(Throw() as throw):
                who = str(SEATING[throw.seat].level or hand)
                seed = throw_seed(SEED, match.asked)
                match = match.add(Answered(rest_of(match.game, throw, who, seed)))
            case Chance(ask):
                match = match.add(Answered(answer_of(SEED, ask, match.asked)))
            case Outcome():
                break
    return replace(record, match=match, started=MOMENT, played=MOMENT)


def thrown_on(record: Record, line: str, hand: str = PERSON) -> Record:
    """Let the person whose turn it is flick like this, and the die really fly."""
    match = add_line(record.match, line)
    throw = match.turn.ask  # type: ignore[union-attr]
    rest = rest_of(match.game, throw, hand, throw_seed(SEED, match.asked))
    return replace(record, match=match.add(Answered(rest)))

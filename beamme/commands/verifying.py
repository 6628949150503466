"""Verify fate's answers: rolls follow from the seed, throws from the hand and the seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from beamme.core.chance import Answer, Ask, Rest, Throw, write_answer
from beamme.core.game import Chance
from beamme.core.match import Answered
from beamme.physics.box.hand import PEOPLE_OF_0_5
from beamme.table.play.fate import answer_of
from beamme.table.play.throwing import throw_seed
from beamme.table.storage.record import Record
from beamme.table.storage.seating import Seating
from beamme.throws.hands import PERSON
from beamme.throws.throwing import landed, launched


class By(StrEnum):
    """What determines the answer."""

    SEED = "seed"
    HAND = "hand"
    FLIGHT = "flight"


@dataclass(frozen=True, slots=True)
class Wrong:
    """An answer that fate did not give, and its line."""

    line: int
    written: str
    expected: str
    by: By = By.SEED


@dataclass(frozen=True, slots=True)
class Verified:
    """How many answers were recomputed, and those that differ."""

    rolls: int
    throws: int
    unchecked: int
    """Throws by another version of the physics, or whose launch is unknown."""
    wrong: tuple[Wrong, ...]

    @property
    def wrong_rolls(self) -> int:
        """How many rolls are wrong; the other wrong answers are throws."""
        return sum(wrong.by is By.SEED for wrong in self.wrong)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question of a match and its answer."""

    line: int
    ask: Ask
    answer: Answer
    index: int


def verify(record: Record) -> Verified:
    """Recompute every answer of a match."""
    rolls, throws, unchecked, telling = 0, 0, 0, False
    wrong = []
    for asked in _asked(record):
        match asked:
            case _Asked(ask=Throw(), answer=Rest(launch=())):
                unchecked += 1
                continue
            case _Asked(ask=Throw() as throw, answer=Rest() as rest):
                throws += 1
                found = _thrown(record, asked, throw, rest)
                stays = not {body.die for body in rest.bodies}.isdisjoint(throw.launched)
                telling = telling or (found is None and stays)
            case _:
                rolls += 1
                found = _rolled(record, asked)
        if found is not None:
            wrong.append(found)
    if not telling:
        # No die lies where today's physics would put it, so another version simulated these throws.
        other = [one for one in wrong if one.by is By.FLIGHT]
        wrong = [one for one in wrong if one.by is not By.FLIGHT]
        throws, unchecked = throws - len(other), unchecked + len(other)
    return Verified(rolls, throws, unchecked, tuple(wrong))


def _asked(record: Record) -> Iterator[_Asked]:
    match, index = record.match, 0
    for ply, entry in enumerate(match.log):
        turn = match.game.turn(match.states[ply])
        if isinstance(entry, Answered) and isinstance(turn, Chance):
            yield _Asked(ply + 1, turn.ask, entry.answer, index)
            index += 1


def _rolled(record: Record, asked: _Asked) -> Wrong | None:
    expected = answer_of(record.seed, asked.ask, asked.index)
    if expected == asked.answer:
        return None
    return Wrong(asked.line, write_answer(asked.answer), write_answer(expected))


def _thrown(record: Record, asked: _Asked, throw: Throw, rest: Rest) -> Wrong | None:
    seed = throw_seed(record.seed, asked.index)
    possible = [launched(throw, hand, seed) for hand in _hands(record.seating[throw.seat])]
    written = write_answer(rest)
    if rest.launch not in possible:
        return Wrong(asked.line, written, write_answer(Rest((), possible[0])), By.HAND)
    game: Any = record.match.game
    expected = landed(game, throw, rest.launch, seed).rest
    if expected == rest:
        return None
    return Wrong(asked.line, written, write_answer(expected), By.FLIGHT)


def _hands(seating: Seating) -> tuple[str, ...]:
    """The hands that may have thrown; in version 0.5 people could change theirs at any time."""
    if seating.level is not None:
        return (str(seating.level),)
    return tuple(PEOPLE_OF_0_5) if seating.help is None else (PERSON,)

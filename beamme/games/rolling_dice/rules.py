"""The rules of Rolling Dice: start, turn, legal, allows, play, answered."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import groupby
from typing import Self, assert_never

from beamme.core import chance
from beamme.core.chance import Answer, Body, Rest
from beamme.core.editions import FIRST, read_edition
from beamme.core.errors import BadData, BadNotation
from beamme.core.game import Chance, Option, Outcome, Seat, Turn, read_flag, refuse_unknown
from beamme.games.rolling_dice import moves, turns
from beamme.games.rolling_dice.board import Floe, built_in_floe, read_floe
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Keep, Move, PutBack, Throw, out_of_range
from beamme.games.rolling_dice.state import Phase, State

EDITION = 2
"""In the first edition, the start space held any number of seals in every lap."""

_SEATS = tuple(Seat(index) for index in range(6))
_HAND = 2
"""In die edges: the room that the dice in a hand need to either side."""
_SPREAD = 300
"""Hundredths of a degree."""
_AIMS = ((0, 650), (0, 800), (0, 950), (-800, 800), (800, 800))
"""Direction (hundredths of a degree) and speed (mm/s) of typical throws."""
_PLACES = 7
"""Typical places to put a die back, along and across the floe each; never all are taken."""


@dataclass(frozen=True, slots=True)
class RollingDice:
    """The rules with their floe and house rule; the first colour of seat 0 starts (RD-19)."""

    floe: Floe = field(default_factory=built_in_floe)
    overhanging: bool = False
    edition: int = EDITION

    key = "rolling-dice"
    seats = range(2, 7)
    editions = range(FIRST, EDITION + 1)
    write = staticmethod(moves.write)

    def start(self, seats: int) -> State:
        """No die is on the floe, all seals are at the start; two players have two colours each."""
        colours = 4 if seats == 2 else seats  # RD-21
        return State(seats, (0,) * colours, ("",) * colours, 0, 0, Phase.THROW)

    def turn(self, state: State) -> Turn:
        """The thrower or the owner of a pushed-off die decides, unless dice roll or all is over."""
        match state.phase:
            case Phase.FLYING if state.flying:
                return Chance(self._asked(state, state.flying))
            case Phase.PUT:
                return _SEATS[state.seat_of(COLOUR_OF[state.adrift[0].die])]
            case Phase.OVER:
                return Outcome(_ranking(state.totals), "points")
            case _:
                return _SEATS[state.seat_of(state.active)]

    def legal(self, state: State) -> Sequence[Move]:
        """Typical throws, all dice that may be kept, or free places all over the floe."""
        match state.phase:
            case Phase.THROW:
                places = (-self.farthest // 2, 0, self.farthest // 2)
                return [Throw(x, *aim, _SPREAD) for x in places for aim in _AIMS]
            case Phase.KEEP:
                return [Keep(die) for die in turns.keepable(state)]
            case Phase.PUT:
                return [move for move in self._places(state) if self.allows(state, move)]
            case Phase.FLYING | Phase.OVER:
                return ()
            case _:
                assert_never(state.phase)

    def allows(self, state: State, move: Move) -> bool:
        """Whether the seat whose turn it is may play this move."""
        match move:
            case Throw():
                return state.phase is Phase.THROW and not out_of_range(move, self.farthest)
            case Keep(die):
                return state.phase is Phase.KEEP and die in turns.keepable(state)
            case PutBack(die, x, y):
                if state.phase is not Phase.PUT or state.adrift[0].die != die:
                    return False
                return self.floe.has_room(replace(state.adrift[0], x=x, y=y), state.lying)
            case _:
                assert_never(move)

    def play(self, state: State, move: Move) -> State:
        """The state after an allowed move."""
        match move:
            case Throw():
                return replace(state, phase=Phase.FLYING, flying=move)
            case Keep(die):
                return turns.ended(self, state, die)
            case PutBack(x=x, y=y):
                return turns.put_back(self, state, x, y)
            case _:
                assert_never(move)

    def answered(self, state: State, answer: Answer) -> State:
        """The dice come to rest."""
        if not isinstance(answer, Rest):
            raise TypeError(answer)
        return turns.rested(self, state, answer.bodies)

    def read(self, text: str) -> Move:
        """The move written in a line of notation; an impossible throw is not a move."""
        move = moves.read(text)
        problem = out_of_range(move, self.farthest) if isinstance(move, Throw) else ""
        if problem:
            raise BadNotation(problem)
        return move

    def options(self) -> dict[str, Option]:
        """The whole floe is saved, so that a saved match survives a change to its file."""
        floe: dict[str, Option] = asdict(self.floe)
        return {
            "floe": floe | {"fields": [asdict(each) for each in self.floe.fields]},
            "overhanging-dice": self.overhanging,
            "edition": self.edition,
        }

    @classmethod
    def from_options(cls, options: Mapping[str, Option], seats: int) -> Self:  # noqa: ARG003 any number
        """The rules described by `options`."""
        refuse_unknown(options, "floe", "overhanging-dice", "edition")
        overhanging = read_flag(options, "overhanging-dice")
        floe = options.get("floe")
        if floe is not None and not isinstance(floe, dict):
            raise BadData("floe: a name, sizes and fields are needed")
        edition = read_edition(options, EDITION)
        return cls(built_in_floe() if floe is None else read_floe(floe), overhanging, edition)

    def holds(self, body: Body) -> bool:
        """Whether a die at rest is on the floe (RD-6)."""
        return self.floe.holds(body, overhanging=self.overhanging)

    @property
    def farthest(self) -> int:
        """How far from the middle of the entrance a hand may be."""
        return self.floe.across // 2 - _HAND * self.floe.die

    def _asked(self, state: State, throw: Throw) -> chance.Throw:
        launch = (throw.x, throw.direction, throw.speed, throw.spread)
        seat = state.seat_of(state.active)
        return chance.Throw(self.key, state.lying, state.hand, launch, self.floe.reach, seat)

    def _places(self, state: State) -> list[PutBack]:
        """Places for the first die adrift, spread evenly over the floe; some may be taken.

        However it is turned, a lying die takes up at most four of them, as they are more than a
        diagonal apart; and at most eight dice lie there.
        """
        floe, die = self.floe, state.adrift[0].die
        left, near = 2 * floe.diagonal - floe.across, 2 * floe.diagonal - floe.length
        wide, deep = floe.across - 2 * floe.diagonal, floe.along - 2 * floe.diagonal
        last = _PLACES - 1
        return [
            PutBack(die, left // 2 + wide * column // last, near // 2 + deep * row // last)
            for row in range(_PLACES)
            for column in range(_PLACES)
        ]


def _ranking(totals: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """RD-20, RD-21: players with equal points share a place."""
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return tuple(tuple(tied) for _, tied in groupby(order, key=totals.__getitem__))

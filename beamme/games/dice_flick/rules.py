"""The rules of Dice Flick: start, turn, legal, allows, play, answered."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import groupby
from typing import Self, TypeVar, assert_never

from beamme.core.chance import Answer, Body, Draw, Drawn, Rest, Throw
from beamme.core.editions import FIRST, read_edition
from beamme.core.errors import BadData, BadNotation
from beamme.core.game import Chance, Option, Outcome, Seat, Turn, refuse_unknown
from beamme.core.plate import Plate
from beamme.games.dice_flick import moves, turns
from beamme.games.dice_flick.board import SIZE, Box, built_in_box, read_box
from beamme.games.dice_flick.moves import Bonus, Flick, Move, Score, Take, out_of_range
from beamme.games.dice_flick.scoring import Scored, Spread, best, scored, spread_of
from beamme.games.dice_flick.state import ROUNDS, Phase, State

_Thing = TypeVar("_Thing")

EDITION = 2
"""In the first edition, a bonus flick could not be declined."""

_SEATS = tuple(Seat(index) for index in range(4))
_BONUS = (Bonus(taken=True), Bonus(taken=False))
_PLATES = tuple(Plate)
_LIFT = 4_500
"""Hundredths of a degree."""
_AIMS = ((0, 680), (0, 800), (0, 920), (-2_600, 840), (2_600, 840))
"""Typical directions (hundredths of a degree) and speeds (mm/s): to the middle rows, the sides."""


@dataclass(frozen=True, slots=True)
class DiceFlick:
    """The rules with their box and house rule; seat 0 begins (DF-5)."""

    box: Box = field(default_factory=built_in_box)
    slides: tuple[bool, ...] = ()
    """Whether each seat may slide its plate; empty if none may (DF-12)."""
    edition: int = EDITION

    key = "dice-flick"
    seats = range(2, 5)
    editions = range(FIRST, EDITION + 1)
    write = staticmethod(moves.write)

    def start(self, seats: int) -> State:
        """All dice are in the bag (DF-2)."""
        nothing: tuple[tuple[()], ...] = ((),) * seats
        return turns.begun(State((), nothing, nothing, 0, Phase.DRAW))

    def turn(self, state: State) -> Turn:
        """The active seat decides, unless dice are being drawn or flying or the game is over."""
        match state.phase:
            case Phase.DRAW:
                return Chance(Draw(state.bag, state.draws))
            case Phase.FLYING if state.flying:
                return Chance(self._throw(state, state.flying))
            case Phase.OVER:
                return Outcome(_ranking(state.totals), "points")
            case _:
                return _SEATS[state.active]

    def legal(self, state: State) -> Sequence[Move]:
        """Typical flicks; or the best score and scoring nothing."""
        match state.phase:
            case Phase.FLICK:
                return [
                    Flick(die, plate, 0, direction, speed, _LIFT)
                    for die in state.hands[state.active]
                    for plate in Plate
                    for direction, speed in _AIMS
                ]
            case Phase.BONUS:
                return _BONUS
            case Phase.SCORE:
                takes = best(self.spread(state)).takes
                return [Score(takes), Score(())] if takes else [Score(())]
            case Phase.DRAW | Phase.FLYING | Phase.OVER:
                return ()
            case _:
                assert_never(state.phase)

    def allows(self, state: State, move: Move) -> bool:
        """Whether the active seat may play this move."""
        match move:
            case Flick():
                return state.phase is Phase.FLICK and self._can_flick(state, move)
            case Bonus():
                return state.phase is Phase.BONUS
            case Score(takes):
                return state.phase is Phase.SCORE and self.scored(state, takes) is not None
            case _:
                assert_never(move)

    def play(self, state: State, move: Move) -> State:
        """The state after an allowed move."""
        match move:
            case Flick(die):
                left = tuple(own for own in state.hands[state.active] if own != die)
                hands = _with(state.hands, state.active, left)
                return replace(
                    state, hands=hands, phase=Phase.FLYING, flicks=state.flicks - 1, flying=move
                )
            case Bonus(taken):
                return turns.with_bonus(state) if taken else turns.flick_or_score(state)
            case Score(takes):
                return self._score(state, takes)
            case _:
                assert_never(move)

    def answered(self, state: State, answer: Answer) -> State:
        """Dice come out of the bag, or to rest."""
        match answer:
            case Drawn(items):
                hands = _with(state.hands, state.active, (*state.hands[state.active], *items))
                return turns.flick_or_score(replace(state, hands=hands, draws=0))
            case Rest(bodies) if state.flying:
                return self._at_rest(state, state.flying.die, bodies)
            case _:
                raise TypeError(answer)

    def read(self, text: str) -> Move:
        """The move written in a line of notation; an impossible aim is not a move."""
        move = moves.read(text)
        farthest = self.box.slide if any(self.slides) else 0
        problem = out_of_range(move, farthest) if isinstance(move, Flick) else ""
        if problem:
            raise BadNotation(problem)
        return move

    def options(self) -> dict[str, Option]:
        """The whole box is saved, so that a saved match survives a change to its file."""
        box: dict[str, Option] = asdict(self.box) | {"rows": list(self.box.rows)}
        slides: Option = [*self.slides] if any(self.slides) else False
        return {"box": box, "slide-plates": slides, "edition": self.edition}

    @classmethod
    def from_options(cls, options: Mapping[str, Option], seats: int) -> Self:
        """The rules described by `options`."""
        refuse_unknown(options, "box", "slide-plates", "edition")
        slides = _read_slides(options.get("slide-plates", False), seats)
        box = options.get("box")
        if box is not None and not isinstance(box, dict):
            raise BadData("box: a name, rows and sizes are needed")
        edition = read_edition(options, EDITION)
        return cls(built_in_box() if box is None else read_box(box), slides, edition)

    def spread(self, state: State) -> Spread:
        """The box as seen by a player who scores now."""
        return spread_of(self.box, state.lying)

    def scored(self, state: State, takes: tuple[Take, ...]) -> Scored | None:
        """What these takes would score now; None if they are not allowed."""
        return scored(self.spread(state), takes)

    def place_of(self, body: Body) -> int | None:
        """The number of the hollow in which a body lies; None for the moat."""
        hollow = self.box.hollow_of(body.x, body.y)
        return None if hollow is None else hollow[0] * SIZE + hollow[1]

    def may_slide(self, seat: int) -> bool:
        """Whether this seat may slide its plate (DF-12)."""
        return seat < len(self.slides) and self.slides[seat]

    def _can_flick(self, state: State, flick: Flick) -> bool:
        held = flick.die in state.hands[state.active]
        farthest = self.box.slide if self.may_slide(state.active) else 0
        return held and flick.plate in _PLATES and not out_of_range(flick, farthest)

    def _throw(self, state: State, flick: Flick) -> Throw:
        """The launch is the plate's number, counted from the south via the east, then the aim."""
        plate = _PLATES.index(flick.plate)
        launch = (plate, flick.slide, flick.direction, flick.speed, flick.lift)
        return Throw(self.key, state.lying, (flick.die,), launch, self.box.reach, state.active)

    def _at_rest(self, state: State, flicked: str, bodies: tuple[Body, ...]) -> State:
        """DF-8, DF-10: a die in a hollow stays there, wherever it was before."""
        hollows: dict[int, Body] = {}
        # DF-9 never two in one hollow: it belongs to the die nearest to its middle
        for body in sorted(bodies, key=self._off_middle, reverse=True):
            place = self.place_of(body)
            if place is not None:
                hollows[place] = body
        lying = tuple(hollows[place] for place in sorted(hollows))
        after = replace(state, lying=lying, flying=None)
        on_bonus = hollows.get(self.box.bonus)
        # DF-11 only for the die just flicked, and only once per turn
        if state.bonus or on_bonus is None or on_bonus.die != flicked:
            return turns.flick_or_score(after)
        if self.edition == FIRST:
            return turns.with_bonus(after)
        return (
            replace(after, phase=Phase.BONUS)
            if turns.is_offered(after)
            else turns.flick_or_score(after)
        )

    def _off_middle(self, body: Body) -> tuple[int, str]:
        x, y = ((2 * way + self.box.pitch) % (2 * self.box.pitch) for way in (body.x, body.y))
        return (x - self.box.pitch) ** 2 + (y - self.box.pitch) ** 2, body.die

    def _score(self, state: State, takes: tuple[Take, ...]) -> State:
        score = self.scored(state, takes)
        if score is None:
            raise ValueError(takes)
        # DF-19 scored dice go back into the bag, DF-21 the others stay
        lying = tuple(body for body in state.lying if body.die not in score.dice)
        pad = _with(state.pad, state.active, (*state.pad[state.active], score.points))
        if len(pad[-1]) == ROUNDS:  # DF-22
            return State(lying, state.hands, pad, state.active, Phase.OVER)
        after = (state.active + 1) % len(pad)  # DF-5
        return turns.begun(State(lying, state.hands, pad, after, Phase.DRAW))


def _read_slides(value: Option, seats: int) -> tuple[bool, ...]:
    """Which seats may slide their plates, from one answer for each seat or for all."""
    each = value if isinstance(value, list) else [value] * seats
    if len(each) < seats or not all(isinstance(one, bool) for one in each):
        raise BadData("slide-plates: true or false is needed, or one of them for each seat")
    chosen = tuple(one is True for one in each[:seats])
    return chosen if any(chosen) else ()


def _with(
    rows: tuple[tuple[_Thing, ...], ...], seat: int, row: tuple[_Thing, ...]
) -> tuple[tuple[_Thing, ...], ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])


def _ranking(totals: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """DF-22: players with equal points share a place."""
    order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return tuple(tuple(tied) for _, tied in groupby(order, key=totals.__getitem__))

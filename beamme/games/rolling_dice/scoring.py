"""Scoring a round: which die lies further, what each die counts, and where the seals go."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from beamme.core.chance import Body
from beamme.games.rolling_dice.board import LAP, Floe
from beamme.games.rolling_dice.dice import COLOUR_OF, Block, Shown

SAME_HEIGHT = 50
"""Hundredths of a millimetre: dice closer than this are level, none lies further (RD-7)."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What one scoring die counts, term by term (RD-15)."""

    own: int
    field: int
    """The value of the net or hole it touches; 0 if it touches none."""
    behind: tuple[Shown, ...]
    """The scoring dice behind it, from the foremost to the last."""
    blocks: tuple[Block, ...]
    """The dice on the ice blocks, starting with the start block."""

    @property
    def points(self) -> int:
        """The sum of all terms, but never less than 0."""
        behind = sum(shown.face for shown in self.behind)
        blocks = sum(block.face for block in self.blocks)
        return max(0, self.own + self.field + behind + blocks)


@dataclass(frozen=True, slots=True)
class Step:
    """A seal's move: what its colour counted, and its points before and after."""

    colour: int
    sum: Sum
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The scoring of a round: how the seals moved, one after the other, and the results."""

    steps: tuple[Step, ...]
    """For every colour with a die on the floe, in the order in which they score."""
    blocks: tuple[Block, ...]
    """The dice that lay on the ice blocks."""
    points: tuple[int, ...]
    """The points of each colour afterwards."""
    start: int
    """The colour that begins the next round."""


def further(body: Body, other: Body) -> bool:
    """Whether a die lies further from the entrance than another (RD-7)."""
    return body.y - other.y >= SAME_HEIGHT


def beats(body: Body, ringed: Body) -> bool:
    """Whether a thrown die on the floe shows more than the ringed one or lies further (RD-10)."""
    return body.face > ringed.face or further(body, ringed)


def sum_of(floe: Floe, body: Body, lying: Iterable[Body], blocks: tuple[Block, ...]) -> Sum:
    """What a scoring die counts among those on the floe."""
    behind = sorted((other for other in lying if further(body, other)), key=lambda die: -die.y)
    field = floe.field_of(body)
    shown = tuple(Shown(other.die, other.face) for other in behind)
    return Sum(body.face, field.value if field else 0, shown, blocks)


def tally(
    floe: Floe,
    lying: Sequence[Body],
    blocks: tuple[Block, ...],
    points: Sequence[int],
    order: Sequence[int],
    *,
    shared_start: bool = False,
) -> Tally:
    """Score a round in which the colours threw in this order.

    With `shared_start`, the start space holds any number of seals in every lap.
    """
    now, steps = [*points], []
    for body in from_the_front(lying, _behind_on_the_track(points, order)):
        colour, counted = COLOUR_OF[body.die], sum_of(floe, body, lying, blocks)
        before = now[colour]
        if counted.points:  # RD-17
            others = [*now[:colour], *now[colour + 1 :]]
            now[colour] = landing(before + counted.points, others, shared_start=shared_start)
        steps.append(Step(colour, counted, before, now[colour]))
    # RD-19
    last = blocks[0] if blocks else min(rearmost(lying), key=_behind_on_the_track(now, order))
    return Tally(tuple(steps), blocks, tuple(now), COLOUR_OF[last.die])


def from_the_front(lying: Iterable[Body], ties: Callable[[Body], tuple[int, int]]) -> list[Body]:
    """Dice from the foremost to the last; among level dice, the lowest by `ties` first (RD-16)."""
    left, ordered = [*lying], []
    while left:
        ahead = max(body.y for body in left)
        level = (body for body in left if ahead - body.y < SAME_HEIGHT)
        ordered.append(min(level, key=ties))
        left.remove(ordered[-1])
    return ordered


def rearmost(lying: Sequence[Body]) -> list[Body]:
    """The hindmost dice: those with no other die behind them."""
    return [body for body in lying if not any(further(body, other) for other in lying)]


def landing(points: int, others: Iterable[int], *, shared_start: bool = False) -> int:
    """Where a seal that moves to this many points ends up, going on past taken spaces (RD-17).

    The track has the same spaces in every lap.
    """
    taken = {other % LAP for other in others} - ({0} if shared_start else set())
    while points % LAP in taken:
        points += 1
    return points


def _behind_on_the_track(
    points: Sequence[int], order: Sequence[int]
) -> Callable[[Body], tuple[int, int]]:
    """A key that sorts dice by how far their seals are, then by turn order."""

    def place(body: Body) -> tuple[int, int]:
        colour = COLOUR_OF[body.die]
        return points[colour], order.index(colour)

    return place

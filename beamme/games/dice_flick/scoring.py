"""What the dice in the box are worth: every possible score, and the best one."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from beamme.core.chance import Body
from beamme.games.dice_flick.board import CENTRE, HOLLOWS, SIZE, Box
from beamme.games.dice_flick.dice import COLOUR_OF, COLOURS, DICE, Colour
from beamme.games.dice_flick.moves import Along, Centre, Group, Line, Take

COMBINATION = 3  # DF-13 at least
MARKER_WORTH = 2  # DF-16
KNALLER_WORTH = 6  # DF-18

_ORDER = {die: number for number, die in enumerate(DICE)}
_ALL = (1 << HOLLOWS) - 1
_ROWS = tuple(sum(1 << row * SIZE + column for column in range(SIZE)) for row in range(SIZE))
_COLUMNS = tuple(sum(1 << row * SIZE + column for row in range(SIZE)) for column in range(SIZE))


@dataclass(frozen=True, slots=True)
class Spread:
    """The box when scoring begins. Sets of hollows are bit masks: bit 0 is the north-west."""

    dice: tuple[str, ...]
    """The die in each hollow; empty if there is none."""
    worth: tuple[int, ...]
    """What each hollow scores: its die, or its uncovered upgrade marker."""
    sets: Mapping[Colour, int]
    """For each colour, the hollows of its dice and of its upgrade marker if uncovered."""


@dataclass(frozen=True, slots=True)
class Scored:
    """The result of a score: its takes, their points, and the dice that go back into the bag."""

    takes: tuple[Take, ...]
    points: int
    dice: frozenset[str]


def spread_of(box: Box, lying: Iterable[Body]) -> Spread:
    """These dice, each in a hollow of its own, as seen by a player who scores."""
    dice, worth, sets = [""] * HOLLOWS, [0] * HOLLOWS, dict.fromkeys(Colour, 0)
    for body in lying:
        hollow = box.hollow_of(body.x, body.y)
        if hollow is None:
            raise ValueError(body)
        place, colour = hollow[0] * SIZE + hollow[1], COLOUR_OF[body.die]
        dice[place] = body.die
        sets[colour] |= 1 << place
        # DF-17 the centre doubles pips, DF-18 but not a Knaller
        pips = body.face * 2 if place == CENTRE else body.face
        worth[place] = KNALLER_WORTH if colour is Colour.PINK else pips
    for colour, place in box.markers.items():
        if not dice[place]:  # DF-16 uncovered when scoring begins
            sets[colour] |= 1 << place
            worth[place] = MARKER_WORTH
    return Spread(tuple(dice), tuple(worth), sets)


def scored(spread: Spread, takes: tuple[Take, ...]) -> Scored | None:
    """What these takes score, one after the other; None if the rules do not allow them."""
    for sets in _with_jokers(spread):
        left = _left(spread, sets, takes)
        if left is not None:
            return _brought(spread, takes, _ALL & ~left)
    return None


def following(spread: Spread, takes: tuple[Take, ...]) -> tuple[Take, ...]:
    """Every take that may follow these."""
    found: dict[Take, int] = {}
    for sets in _with_jokers(spread):
        left = _left(spread, sets, takes)
        if left is not None:
            found |= _possible(spread, sets, left)
    return tuple(found)


def best(spread: Spread) -> Scored:
    """The score with the most points, and of those one with the fewest takes (DF-20).

    What a hollow scores does not depend on how it is taken, a group can only lose members by
    waiting, and a Knaller needs no other dice. So groups come first, then lines, then the centre.
    """
    found = [
        _completed(spread, groups, lines)
        for groups in _groupings(spread)
        for lines in _line_choices(spread)
    ]
    return max(found, key=lambda score: (score.points, -len(score.takes)))


def _groupings(spread: Spread) -> list[dict[Group, int]]:
    """All groups that score together, for each way of assigning colours to the jokers."""
    return [
        {
            _group(spread, colour, members): members
            for colour in COLOURS
            for members in _groups(sets[colour])
        }
        for sets in _with_jokers(spread)
    ]


def _line_choices(spread: Spread) -> list[dict[Line, int]]:
    """One line per Knaller, those that leave the other Knaller in the box first."""
    lines = [
        [(Line(spread.dice[place], along), _line(place, along)) for along in Along]
        for place in _places(spread.sets[Colour.PINK])
    ]
    pink = spread.sets[Colour.PINK]
    return [
        dict(sorted(chosen, key=lambda line: (line[1] & pink).bit_count()))
        for chosen in product(*lines)
    ]


def _completed(spread: Spread, groups: Mapping[Group, int], lines: Mapping[Line, int]) -> Scored:
    """The score of these groups and lines, plus the centre if it is left over."""
    takes: list[Take] = [*groups]
    taken = 0
    for members in groups.values():
        taken |= members
    for line, members in lines.items():
        # DF-19 a Knaller in the line of the other one has already been taken
        if not taken >> spread.dice.index(line.die) & 1:
            takes.append(line)
            taken |= members
    if spread.dice[CENTRE] and not taken >> CENTRE & 1:
        takes.append(Centre(spread.dice[CENTRE]))
        taken |= 1 << CENTRE
    return _brought(spread, tuple(takes), taken)


def _brought(spread: Spread, takes: tuple[Take, ...], taken: int) -> Scored:
    places = _places(taken)
    dice = frozenset(spread.dice[place] for place in places) - {""}
    return Scored(takes, sum(spread.worth[place] for place in places), dice)


def _left(spread: Spread, sets: Mapping[Colour, int], takes: tuple[Take, ...]) -> int | None:
    """What is left in the box after these takes if the jokers have these colours."""
    left = _ALL
    for take in takes:
        taken = _possible(spread, sets, left).get(take)
        if taken is None:
            return None
        left &= ~taken  # DF-14, DF-16 each at most once
    return left


def _possible(spread: Spread, sets: Mapping[Colour, int], left: int) -> dict[Take, int]:
    """Every take that is possible with what is left, and the hollows it empties."""
    found: dict[Take, int] = {}
    for colour in COLOURS:
        for members in _groups(sets[colour] & left):
            found[_group(spread, colour, members)] = members
    for place in _places(spread.sets[Colour.PINK] & left):
        for along in Along:  # DF-18
            found[Line(spread.dice[place], along)] = _line(place, along)
    if spread.dice[CENTRE] and left >> CENTRE & 1:
        found[Centre(spread.dice[CENTRE])] = 1 << CENTRE  # DF-17
    return found


def _with_jokers(spread: Spread) -> Iterator[dict[Colour, int]]:
    """The sets of the three colours, for each way of assigning them to the jokers (DF-15)."""
    whites = _places(spread.sets[Colour.WHITE])
    for chosen in product(COLOURS, repeat=len(whites)):
        sets = {colour: spread.sets[colour] for colour in COLOURS}
        for place, colour in zip(whites, chosen, strict=True):
            sets[colour] |= 1 << place
        yield sets


def _groups(members: int) -> Iterator[int]:
    """The combinations among hollows of one colour: whole connected groups (DF-13)."""
    while members:
        group, grown = 0, members & -members
        while grown != group:
            group = grown
            grown = members & _with_neighbours(group)
        members &= ~group
        if group.bit_count() >= COMBINATION:
            yield group


def _with_neighbours(group: int) -> int:
    """A set together with all hollows beside it, but not diagonally."""
    sideways = (group & ~_COLUMNS[-1]) << 1 | (group & ~_COLUMNS[0]) >> 1
    return group | sideways | group << SIZE | group >> SIZE


def _group(spread: Spread, colour: Colour, members: int) -> Group:
    things = [spread.dice[place] for place in _places(members)]
    dice = sorted((die for die in things if die), key=_ORDER.__getitem__)
    return Group(colour, tuple(dice), marker="" in things)


def _line(place: int, along: Along) -> int:
    return _ROWS[place // SIZE] if along is Along.ROW else _COLUMNS[place % SIZE]


def _places(hollows: int) -> list[int]:
    return [place for place in range(HOLLOWS) if hollows >> place & 1]

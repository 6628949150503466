"""Kuh Vadis on bit boards: what the network reads, for hundreds of thousands of positions.

The same numbers as in `beamme.ai.kuh_vadis.network`, one position at a time; a test compares them.
Numba is a tool of this script only.
"""

import math

import numpy as np

try:
    from numba import njit
except ImportError:  # the same as plain Python: slow, but good enough to check a few positions

    def njit(**_: bool):
        """Leave a function as it is."""
        return lambda function: function


from beamme.ai.kuh_vadis import network, trees
from beamme.ai.kuh_vadis.resistance import OWN
from beamme.games.kuh_vadis.board import COW, FIELDS, SIZE, Sheet, Sign, fields

ALL_FIELDS = (1 << FIELDS) - 1
NOT_LEFT = sum(1 << place for place in range(FIELDS) if place % SIZE)
NOT_RIGHT = sum(1 << place for place in range(FIELDS) if (place + 1) % SIZE)
FAR = trees.FAR
COW_COST, NUMBER_COST = trees.cost(COW), trees.cost(1)
DETOUR = network.DETOUR
DETOURS = network.DETOURS
NEAR = network.NEAR
ANY_OF, FOUR_OF = network.any_of(), network.four_of()
OF_FIELDS, OF_SIDE, OF_NET = network.OF_FIELDS, network.OF_SIDE, network.OF_NET
READS = network.READS
LEAK, GROUND = 1e-7, 1e6
BAND = SIZE + 2

_SEQUENCE = 0x022FDD63CC95386D
LOWEST = np.zeros(64, np.int64)
for _place in range(64):
    LOWEST[(_SEQUENCE << _place >> 58) & 63] = _place


def prepared(sheet: Sheet) -> tuple[np.ndarray, int, np.ndarray]:
    """A sheet as the functions below take it: symbols, the set of cows, the starts as sets."""
    symbols = np.array([sheet.symbol(place) for place in range(FIELDS)])
    starts = [[1 << place for place in fields(sheet.starts[sign])] for sign in Sign]
    return symbols, sheet.symbols[COW], np.array(starts)


@njit(cache=True)
def lowest(bit):
    """The place of the only field in a set."""
    return LOWEST[(bit * _SEQUENCE >> 58) & 63]


@njit(cache=True)
def around(places):
    """A set with all its neighbours."""
    row = places | ((places << 1) & NOT_LEFT) | ((places >> 1) & NOT_RIGHT)
    return (row | (row << SIZE) | (row >> SIZE)) & ALL_FIELDS


@njit(cache=True)
def joined(own, starts):
    """Whether the fields of a set join the starts."""
    found = new = starts & -starts
    while new:
        new = around(new) & own & ~found
        found |= new
    return found & starts == starts


@njit(cache=True)
def spread(known, own, cows, numbers, distance, reached):
    """The distance of every field, including its own cost.

    `known[d]` is the set of fields whose distance is d from the outset, `known[FAR]` the last of
    these distances.
    """
    distance[:] = FAR
    found, idle = 0, 0
    for d in range(FAR):
        new = known[d]
        if d >= COW_COST:
            new |= around(reached[d - COW_COST]) & cows
        if d >= NUMBER_COST:
            new |= around(reached[d - NUMBER_COST]) & numbers
        new &= ~found
        idle = 0 if new else idle + 1
        if idle > NUMBER_COST and d >= known[FAR]:
            break
        step = new
        while step:
            found |= step
            new |= step
            step = around(step) & own & ~found
        while new:
            bit = new & -new
            distance[lowest(bit)] = d
            new ^= bit
        reached[d] = found


@njit(cache=True)
def price(bit, own, cows):
    """The cost of a field: of one's own or a free one."""
    if bit & own:
        return 0
    return COW_COST if bit & cows else NUMBER_COST


@njit(cache=True)
def cheapest(own, free, cows, starts, work, through):
    """The cheapest tree; `through` gets the cheapest one through each field."""
    ways, pair, known, reached = work
    free_cows, free_numbers = free & cows, free & ~cows
    known[:] = 0
    for start in range(3):
        known[0] = starts[start]
        spread(known, own, free_cows, free_numbers, ways[start], reached)
    known[0] = 0
    through[:] = FAR
    for start in range(3):
        first, second = ways[(start + 1) % 3], ways[(start + 2) % 3]
        known[:] = 0
        for place in range(FIELDS):
            bit = 1 << place
            if (own | free) & bit and first[place] < FAR and second[place] < FAR:
                both = first[place] + second[place] - price(bit, own, cows)
                if both < FAR:
                    known[both] |= bit
                    known[FAR] = max(known[FAR], both)
        spread(known, own, free_cows, free_numbers, pair, reached)
        for place in range(FIELDS):
            if pair[place] < FAR and ways[start][place] < FAR:
                tree = pair[place] + ways[start][place] - price(1 << place, own, cows)
                through[place] = min(through[place], tree)
    return through.min()


@njit(cache=True)
def read_side(reads, at, through, least, free, symbols):
    """How close a player is to joining the starts, and how likely the dice will help."""
    reads[at : at + OF_SIDE] = 0.0
    if least >= FAR:
        reads[at], reads[at + OF_SIDE - 1] = 3.0, 1.0
        return
    best, good, fair, count = 0, 0, 0, 0
    for place in range(FIELDS):
        if free >> place & 1:
            detour, symbol = through[place] - least, 1 << symbols[place]
            if detour == 0:
                best |= symbol
                count += 1
            if detour <= 1:
                good |= symbol
            if detour <= 3:
                fair |= symbol
    reads[at] = least / 10
    reads[at + 1] = math.exp(-least / 3)
    reads[at + 2] = ANY_OF[best]
    reads[at + 3] = ANY_OF[good]
    reads[at + 4] = ANY_OF[fair]
    reads[at + 5] = FOUR_OF[best]
    if least <= NEAR:
        reads[at + 6] = ANY_OF[best]
    if least < NEAR:
        reads[at + 7] = ANY_OF[good]
    if NEAR < least <= 2 * NEAR:
        reads[at + 8] = ANY_OF[best]
    reads[at + 9] = count / 10
    if least <= 2 * NEAR:
        reads[at + 10] = 1.0


@njit(cache=True)
def read_net(reads, at, own, free, cows, starts):
    """All ways between the starts at once: elimination of a band matrix."""
    band = np.zeros((FIELDS + BAND, BAND))
    resists = np.full(FIELDS, -1.0)
    for place in range(FIELDS):
        bit = 1 << place
        if bit & own:
            resists[place] = OWN
        elif bit & free:
            resists[place] = price(bit, own, cows) / 2
    for place in range(FIELDS):
        if resists[place] < 0:
            band[place, 0] = 1.0
            continue
        band[place, 0] += LEAK
        column = place % SIZE
        for back in (1, SIZE - 1, SIZE, SIZE + 1):
            before = place - back
            if before < 0 or abs(before % SIZE - column) > 1 or resists[before] < 0:
                continue
            passes = 1.0 / (resists[place] + resists[before])
            band[place, 0] += passes
            band[before, 0] += passes
            band[place, back] = -passes
    band[lowest(starts[0]), 0] += GROUND
    enters = np.zeros((2, FIELDS + BAND))
    enters[0, lowest(starts[1])] = 1.0
    enters[1, lowest(starts[2])] = 1.0
    second, third, both = 0.0, 0.0, 0.0
    for place in range(FIELDS):
        pivot = 1.0 / band[place, 0]
        u, v = enters[0, place], enters[1, place]
        second += u * u * pivot
        third += v * v * pivot
        both += u * v * pivot
        for a in range(1, BAND):
            share = band[place + a, a] * pivot
            if share != 0.0:
                enters[0, place + a] -= share * u
                enters[1, place + a] -= share * v
                for b in range(a, BAND):
                    band[place + b, b - a] -= band[place + b, b] * share
    between = max(second + third - 2 * both, 0.0)
    reads[at] = math.log(second + third + between)
    reads[at + 1] = math.log(min(second, third, between) + OWN)
    reads[at + 2] = math.log(max(second, third, between))


@njit(cache=True)
def workspace():
    """Room for `look`."""
    ways, pair = np.empty((3, FIELDS), np.int64), np.empty(FIELDS, np.int64)
    return ways, pair, np.zeros(FAR + 1, np.int64), np.zeros(FAR + 1, np.int64)


@njit(cache=True)
def look(reads, own, other, seat, sheet, work):
    """Fills in what the network reads after a move of `seat`; the cheapest tree of both."""
    symbols, cows, starts = sheet
    free = ALL_FIELDS & ~(own | other)
    mine, theirs = np.empty(FIELDS, np.int64), np.empty(FIELDS, np.int64)
    least = cheapest(own, free, cows, starts[seat], work, mine)
    other_least = cheapest(other, free, cows, starts[1 - seat], work, theirs)
    reads[:OF_FIELDS] = 0.0
    for place in range(FIELDS):
        if free >> place & 1:
            first = DETOUR[mine[place] - least if least < FAR else FAR]
            second = DETOUR[theirs[place] - other_least if other_least < FAR else FAR]
            reads[(first * DETOURS + second) * 2 + (cows >> place & 1)] += 1.0
    read_side(reads, OF_FIELDS, mine, least, free, symbols)
    read_side(reads, OF_FIELDS + OF_SIDE, theirs, other_least, free, symbols)
    at = OF_FIELDS + 2 * OF_SIDE
    reads[at:] = 0.0
    if least < FAR:
        read_net(reads, at, own, free, cows, starts[seat])
    if other_least < FAR:
        read_net(reads, at + OF_NET, other, free, cows, starts[1 - seat])
    return least, other_least

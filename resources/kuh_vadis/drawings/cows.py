"""Whole cows, standing or leaping."""

from math import cos, sin

from resources.kuh_vadis.drawings.cow_faces import COATS, RESI, ZENZI, draw_face
from resources.kuh_vadis.drawings.hand import Art, Shape, Turn, still, waver
from resources.kuh_vadis.drawings.paths import Point, oval

SPOTS = ("dark", "coat", "grey", "ginger2")
BODY = (
    "M 58 58 C 62 44 84 42 104 44 C 124 46 142 40 155 46 C 167 52 168 74 162 88"
    " C 158 98 140 96 122 97 C 104 98 80 100 68 94 C 58 88 54 70 58 58 Z"
)
BODY_SPOTS = (
    (
        "M 82 44 C 92 43 106 44 114 45 C 118 52 111 56 112 63 C 113 71 102 74 98 67"
        " C 94 62 86 66 83 58 C 81 53 84 49 82 44 Z"
    ),
    (
        "M 131 43 C 146 41 160 45 165 60 C 165 68 163 72 158 71 C 152 70 153 63 147 62"
        " C 140 61 142 54 136 52 C 132 50 130 47 131 43 Z"
    ),
    "M 106 97 C 102 88 110 80 119 82 C 128 84 130 92 127 97 Z",
)
BELLY = "M 64 88 C 80 96 130 92 164 78 C 163 86 162 92 156 94 C 140 98 84 101 70 96 Z"
UDDER = "M 118 92 C 116 102 126 106 132 100 C 136 96 135 92 134 90 Z"
STANDING = (
    "M 70 88 C 70 100 69 112 68 122 C 72 125 79 125 82 122 C 83 112 84 100 85 90",
    "M 88 92 C 88 102 88 110 88 118 C 91 121 97 121 100 118 C 101 108 101 100 102 92",
    "M 124 92 C 125 102 126 110 127 118 C 130 121 136 121 139 118 C 139 108 139 100 140 90",
    "M 142 84 C 144 98 145 110 146 122 C 150 125 157 125 160 122 C 159 110 159 96 159 82",
)
LEAPING = (
    "M 66 88 C 56 96 48 100 40 100 C 37 104 38 109 43 110 C 56 111 70 106 80 97",
    "M 80 92 C 72 104 66 110 60 112 C 59 117 62 120 67 119 C 80 114 90 104 94 94",
    (
        "M 138 88 C 146 98 154 104 162 106 C 166 103 170 106 168 111 C 164 116 156 114 150 110"
        " C 140 106 130 100 124 94"
    ),
    "M 146 82 C 156 90 164 92 172 91 C 177 90 179 95 176 99 C 168 103 152 100 140 92",
)
TAILS = (
    (
        "M 160 52 C 172 58 172 74 169 90",
        "M 169 88 C 163 94 163 103 168 109 C 170 104 177 102 176 95 C 176 90 172 88 169 88 Z",
    ),
    (
        "M 160 54 C 172 46 174 34 168 24",
        "M 168 26 C 160 20 160 10 166 4 C 168 10 176 12 175 19 C 175 24 172 26 168 26 Z",
    ),
)
STRAP = "M 52 76 C 58 80 66 80 72 74 L 73 78 C 66 85 57 85 50 80 Z"
BELL = "M 58 81 C 57 88 55 91 53 93 C 58 96 66 96 70 93 C 68 91 67 87 66 81 Z"


def whole(cow: int, seed: int, *, leaping: bool = False) -> list[Shape]:
    """Draw a whole cow, standing or leaping, about 180 wide and 130 high."""
    art = Art(seed, waver(seed, 0.7), leap if leaping else still)
    coat, spot = COATS[cow], SPOTS[cow]
    legs, (tail, tassel) = (LEAPING if leaping else STANDING), TAILS[leaping]
    for leg in (legs[1], legs[2]):
        art.fill(leg, coat).fill(leg, "shade", 0.35).line(leg, 2.6)
    art.line(tail, 3.4, blunt=True).both(tassel, "brown2" if cow == RESI else "dark2", 2.2)
    art.both(UDDER, "pink", 2).fill(BODY, coat)
    for patch in BODY_SPOTS:
        art.fill(patch, spot)
    art.fill(BELLY, "shade", 0.3).line(BODY, 2.6)
    for leg in (legs[0], legs[3]):
        art.fill(leg, coat).line(leg, 2.6)
    ahead = moved(art.turn, 1, (3, 4) if leaping else (0, 0))
    art.turn = moved(ahead, 0.74, (2, 2))
    draw_face(art, cow)
    if cow != ZENZI:
        art.turn = ahead
        art.both(STRAP, "strap", 1.8).both(BELL, "bell", 2).fill(oval(62, 95.5, 2.2, 2), "ink")
    return art.shapes


def leap(point: Point) -> Point:
    """Turn a standing body into a jump."""
    x, y = point[0] - 95, point[1] - 65
    return 95 + x * cos(0.2) - y * sin(0.2), 62 + x * sin(0.2) + y * cos(0.2)


def moved(then: Turn, size: float, by: Point) -> Turn:
    """Scale and shift before another turn."""
    return lambda point: then((point[0] * size + by[0], point[1] * size + by[1]))

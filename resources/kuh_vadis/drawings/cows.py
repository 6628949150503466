"""Four cows with a character each: Berta, Resi, Alma and Zenzi."""

from math import cos, pi, sin
from random import Random

from resources.kuh_vadis.drawings.hand import (
    Art,
    Point,
    Shape,
    Turn,
    mirror,
    oval,
    still,
    turned,
    waver,
)

BERTA, RESI, ALMA, ZENZI = range(4)
COATS = ("coat", "brown", "coat", "ginger")
SPOTS = ("dark", "coat", "grey", "ginger2")
PEN = 2.9
SMALL_PEN = 4.6

HEAD = (
    "M 28 37 C 28 23 40 19 50 19 C 60 19 72 23 72 37 C 73 48 68 56 69 66"
    " C 69 78 31 78 31 66 C 32 56 27 48 28 37 Z"
)
MUZZLE = "M 50 59 C 64 57 78 62 79 74 C 79 87 64 93 50 93 C 36 93 21 87 21 74 C 22 62 36 57 50 59 Z"
CHIN = "M 23 76 C 25 88 38 92 50 92 C 62 92 75 88 77 76 C 72 85 62 87 50 87 C 38 87 28 85 23 76 Z"
EAR = "M 30 38 C 22 27 9 26 2 33 C 4 45 16 52 29 47 Z"
INNER_EAR = "M 25 40 C 19 34 12 33 8 36 C 11 42 18 45 25 44 Z"
HORN = "M 33 27 C 25 23 21 14 24 5 C 29 13 36 16 44 20 C 41 23 37 25 33 27 Z"
WIDE_HORN = "M 33 27 C 19 28 6 21 3 6 C 13 16 25 17 40 18 C 39 22 37 25 33 27 Z"
TUFT = (
    "M 39 23 C 40 14 46 11 48 17 C 50 9 57 9 56 16 C 60 12 64 16 61 23"
    " C 58 29 54 25 51 31 C 48 25 42 29 39 23 Z"
)
HALF_FACE = (
    "M 54 19 C 64 19 72 25 72 37 C 73 46 70 53 69 61 C 61 63 50 57 50 47 C 50 38 58 31 54 19 Z"
)
BLAZE = "M 43 19 C 48 32 46 48 38 62 L 62 62 C 54 48 52 32 57 19 Z"
GREY_BROW = "M 28 37 C 28 25 36 21 42 20 C 45 25 41 31 36 33 C 33 38 30 40 28 41 Z"
GREY_CHEEK = "M 70 47 C 65 47 62 53 65 57 C 67 59 69 58 69 57 Z"
FRINGE = (
    "M 26 42 C 24 21 39 13 50 13 C 61 13 75 20 74 38 C 74 42 73 45 71 47 C 70 43 69 41 67 39"
    " C 66 43 64 45 61 45 C 60 42 59 40 58 39 C 57 47 55 53 51 57 C 50 53 49 50 48 48"
    " C 47 54 44 58 40 60 C 40 56 39 53 38 50 C 37 54 35 57 31 58 C 31 55 30 52 30 50"
    " C 29 52 28 53 27 54 C 26 50 26 46 26 42 Z"
)
STRANDS = (
    "M 46 18 C 41 26 38 36 38 49",
    "M 51 18 C 50 28 49 38 48 47",
    "M 56 18 C 60 25 60 32 58 38",
    "M 40 20 C 33 27 30 37 30 48",
    "M 61 20 C 66 25 68 32 67 38",
)
TONGUE = "M 52 83 C 54 92 66 95 71 86 C 75 78 72 70 67 68 C 62 67 60 72 62 76 C 63 80 60 82 52 83 Z"
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


def face(cow: int, seed: int) -> list[Shape]:
    """Draw the face of a cow, a little tilted and bent."""
    tilt = Random(seed + 5).uniform(-0.07, 0.07)  # noqa: S311
    art = Art(seed * 7 + cow, waver(seed * 7 + cow, 0.9), turned(tilt, 0.95, down=1))
    draw_face(art, cow)
    return art.shapes


def small_face() -> list[Shape]:
    """Draw a cow so simply that it is recognisable at the size of a letter."""
    art = Art(3, waver(3, 0.6))
    for part in (HORN, EAR):
        colour = "horn" if part == HORN else "coat"
        art.both(part, colour, SMALL_PEN).both(mirror(part), colour, SMALL_PEN)
    art.both(HEAD, "coat", SMALL_PEN)
    art.fill(oval(41, 44, 4.2, 5.4), "ink").fill(oval(59, 44, 4.2, 5.4), "ink")
    art.both(MUZZLE, "pink", SMALL_PEN)
    art.fill(oval(40, 74, 4.4, 4), "nose").fill(oval(60, 74, 4.4, 4), "nose")
    return art.shapes


def draw_face(art: Art, cow: int) -> None:
    """Draw the face of a cow into a drawing."""
    coat = COATS[cow]
    horn = WIDE_HORN if cow == ZENZI else HORN
    art.both(horn, "horn", PEN).both(mirror(horn), "horn", PEN)
    art.both(EAR, coat, PEN).fill(INNER_EAR, "pink")
    art.both(mirror(EAR), "dark" if cow == BERTA else coat, PEN)
    art.fill(mirror(INNER_EAR), "pinkdark" if cow == BERTA else "pink")
    art.fill(HEAD, coat)
    if cow == BERTA:
        art.fill(HALF_FACE, "dark")
    elif cow == RESI:
        art.fill(BLAZE, "coat")
    elif cow == ALMA:
        art.fill(GREY_BROW, "grey").fill(GREY_CHEEK, "grey").fill(oval(52, 30, 3.2, 2.4), "grey")
    art.line(HEAD, PEN)
    draw_eyes(art, cow)
    art.both(MUZZLE, "pink", PEN).fill(CHIN, "pinkdark", 0.55)
    art.fill(oval(40, 70, 4.2, 3.1, -0.5), "nose").fill(oval(60, 70, 4.2, 3.1, 0.5), "nose")
    draw_mouth(art, cow)
    if cow != ZENZI:
        art.both(TUFT, ("dark2", "brown2", "grey")[cow], 2.3).line(
            "M 49 16 C 48 20 49 24 51 28", 1.4
        )


def draw_eyes(art: Art, cow: int) -> None:
    """Draw the eyes of a cow, and the hair above them."""
    if cow == BERTA:
        eye(art, 40, 45, (1.9, 1.5))
        eye(art, 60, 45, (1.9, 1.5))
    elif cow == RESI:
        eye(art, 39.5, 46, (0.4, 2.6), "brown")
        eye(art, 60.5, 46, (0.4, 2.6), "brown")
        art.line("M 31 47 C 30 49 29 50 27.5 50.5", 1.7).line(
            "M 69 47 C 70 49 71 50 72.5 50.5", 1.7
        )
    elif cow == ALMA:
        eye(art, 41, 45, (2.1, 2.6))
        eye(art, 59, 45, (-2.1, 2.6))
        art.line("M 33 34 C 36 32 39 32 42 33", 2).line("M 58 32 C 61 30 65 31 67 34", 2)
    else:
        eye(art, 60.5, 47, (-1.6, 1.2))
        art.both(FRINGE, "ginger2", 2.5)
        for strand in STRANDS:
            art.line(strand, 1.6)


def eye(art: Art, x: float, y: float, look: Point, lid: str = "") -> None:
    """Draw an eye that looks somewhere, under a lid if it has one."""
    art.both(oval(x, y, 6.6, 7.6), "white", 2)
    art.fill(oval(x + look[0], y + look[1], 3.9, 4.4), "ink")
    art.fill(oval(x + look[0] + 1.3, y + look[1] - 1.6, 1.3, 1.3), "white")
    if lid:
        left, right, up = x - 7.4, x + 7.4, y - 10.5
        art.fill(f"M {left} {y + 0.6} C {x - 7} {up} {x + 7} {up} {right} {y + 0.6} Z", lid)
        low = y + 1.6
        art.line(f"M {x - 8} {y + 0.8} C {x - 3} {low} {x + 3} {low} {x + 8} {y + 0.4}", 2.6)


def draw_mouth(art: Art, cow: int) -> None:
    """Draw the mouth of a cow, and what it chews."""
    if cow == BERTA:
        art.line("M 36 80 C 42 86 57 87 65 79", 2.5)
        art.line("M 62 82 C 70 88 80 86 87 78", 2.1, "stem", blunt=True)
        draw_daisy(art, 88, 76, 11, 7)
    elif cow == RESI:
        art.line("M 36 79 C 42 86 58 86 64 79", 2.5)
        art.line("M 34.5 77 C 35 79 36 80 37 80", 2).line("M 65.5 77 C 65 79 64 80 63 80", 2)
    elif cow == ALMA:
        art.line("M 35 79 C 42 84 52 85 60 82", 2.5)
        art.both(TONGUE, "tongue", 2.3).line("M 60 87 C 65 86 68 80 67 74", 1.4)
    else:
        art.line("M 40 80 C 45 83 55 83 61 80", 2.5)
        art.line("M 60 80 C 66 80 72 79 78 82", 1.7, "straw")
        art.line("M 60 80 C 66 82 72 85 76 89", 1.7, "straw")


def draw_daisy(art: Art, x: float, y: float, size: float, petals: int, turn: float = 0.3) -> None:
    """Draw a daisy."""
    for i in range(petals):
        t = turn + i / petals * 2 * pi
        middle = (x + cos(t) * size * 0.62, y + sin(t) * size * 0.62)
        art.both(oval(*middle, size * 0.5, size * 0.3, t), "white", 1.1)
    art.both(oval(x, y, size * 0.34, size * 0.34), "yellow", 1.1)


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

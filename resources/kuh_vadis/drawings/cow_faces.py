"""The faces of four cows with a character each: Berta, Resi, Alma and Zenzi."""

from math import cos, pi, sin
from random import Random

from resources.kuh_vadis.drawings.hand import Art, Shape, turned, waver
from resources.kuh_vadis.drawings.paths import Point, mirror, oval

BERTA, RESI, ALMA, ZENZI = range(4)
COATS = ("coat", "brown", "coat", "ginger")
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

"""Numerals, written with a round brush."""

from random import Random

from resources.kuh_vadis.drawings.hand import Art, Shape, turned, waver

DIGITS = {
    1: ["M 37 37 C 44 33 50 27 55 18 C 53 38 53 60 52 83"],
    2: ["M 33 37 C 33 17 67 13 67 35 C 67 52 46 63 32 79 C 42 75 54 80 70 77"],
    3: ["M 34 25 C 44 15 66 17 65 33 C 64 44 53 47 45 48 C 58 46 70 53 69 66 C 67 85 40 87 30 73"],
    4: ["M 55 17 C 50 32 41 47 30 60 C 43 57 58 59 73 57", "M 60 40 C 58 55 58 70 57 85"],
    5: [
        "M 40 20 C 39 29 38 37 36 46 C 46 38 69 42 68 62 C 67 83 42 87 31 74",
        "M 39 21 C 48 22 57 20 68 18",
    ],
}
BRUSH = 9.6


def numeral(number: int, seed: int) -> list[Shape]:
    """Write a number; another seed writes it another way."""
    chance = Random(seed + 91)  # noqa: S311
    art = Art(
        seed * 17 + number,
        waver(seed * 17 + number, 1.1),
        turned(chance.uniform(-0.06, 0.06), chance.uniform(0.98, 1.04)),
    )
    for stroke in DIGITS[number]:
        art.line(stroke, BRUSH, blunt=True)
    return art.shapes

"""Makes the drawings of Kuh Vadis: day/ and night/ hold the same names, print.json their outlines.

Run from the project's folder: python -m resources.kuh_vadis.drawings.make_drawings
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from resources.kuh_vadis.drawings.cow_faces import ALMA, BERTA, draw_daisy, face, small_face
from resources.kuh_vadis.drawings.cows import whole
from resources.kuh_vadis.drawings.hand import Art, Shape
from resources.kuh_vadis.drawings.meadow import firefly, grass_row, ground_shadow, meadow
from resources.kuh_vadis.drawings.numerals import numeral
from resources.kuh_vadis.drawings.pad import pad
from resources.kuh_vadis.drawings.palettes import (
    DAY,
    MEADOW_DAY,
    MEADOW_NIGHT,
    NIGHT,
    OUTSIDE,
    darker,
)
from resources.kuh_vadis.drawings.pencils import pencil
from resources.kuh_vadis.drawings.printed import outlines
from resources.kuh_vadis.drawings.svg import FINE, document, gradient, group, polygons
from resources.kuh_vadis.drawings.tiles import grid, ring, start_circle, start_cross, wash

HERE = Path(__file__).parent
BOX = (0, 0, 100 * FINE, 100 * FINE)
HANDS = 4
"""How many variants there are of each number, start and tile."""
BENDS = 2
"""How many drawings there are of each cow, not counting mirrored ones."""
HALO = 170
SCREEN_ONLY = ("focus", "anchor")
Palette = Mapping[str, str]


def fields() -> Iterator[tuple[str, list[Shape]]]:
    """Draw what stands on a field, and what lies behind it."""
    for hand in range(HANDS):
        for number in range(1, 6):
            yield f"number-{number}-{hand}", numeral(number, 3 + hand * 5)
        yield f"start-cross-{hand}", start_cross(11 + hand)
        yield f"start-circle-{hand}", start_circle(21 + hand)
        for name, alpha, inset in (("cow", 0.5, 7), ("cross", 0.75, 4), ("circle", 0.75, 4)):
            yield f"wash-{name}-{hand}", wash(3 + hand * 7, f"wash-{name}", alpha, inset)
    for cow in range(4):
        for bend in range(BENDS):
            yield f"cow-{cow}-{bend}", face(cow, 2 + bend * 3)
    yield "focus", ring(6, 4.4, "ink", 1, 3)
    yield "anchor-cross", [*wash(9, "cross", 0.12, 7), *ring(9, 3, "cross", 0.85, 7)]
    yield "anchor-circle", [*wash(9, "circle", 0.12, 7), *ring(9, 3, "circle", 0.85, 7)]
    art = Art(5)
    draw_daisy(art, 50, 50, 44, 7)
    yield "daisy", art.shapes


def small() -> Iterator[tuple[str, list[Shape]]]:
    """Draw what is printed as small as a die on a sheet of paper."""
    yield "small-cow", small_face()


def halo(palette: Palette, seed: int) -> str:
    """Paint the warm light of a field that may be marked now."""
    glow = palette["glow"]
    stops = [(0.0, 0.8), (0.4, 0.8), (0.63, 0.62), (0.77, 0.27), (0.89, 0.08), (1.0, 0.0)]
    light = gradient(
        "glow", [(at, glow, alpha) for at, alpha in stops], f'cx="85" cy="85" r="{HALO / 2}"'
    )
    tile = [*wash(seed, "lit", 0.75, 6), *ring(seed, 3.2, "ring", 0.9, 6)]
    inset = (HALO - 100) / 2
    return document(
        (0, 0, HALO, HALO),
        [
            light,
            f'<rect width="{HALO}" height="{HALO}" fill="url(#glow)"/>',
            group(polygons(tile, palette), inset, inset, 1 / FINE),
        ],
    )


def grazer(palette: Palette, grass: tuple[str, ...]) -> str:
    """Draw the cow that watches, with its shadow and the grass round its feet."""
    cow = group(polygons(whole(ALMA, 4), palette), 8, 4, 1 / FINE)
    blades = group(grass_row(144, 28, grass, 3), 56, 108)
    return document((0, 0, 212, 148), [*ground_shadow(126, 128, 168, 32, "ground"), cow, blades])


def files(palette: Palette, *, night: bool) -> Iterator[tuple[str, str]]:
    """Give every drawing by its name."""
    grass = (MEADOW_NIGHT if night else MEADOW_DAY)["grass"]
    for name, shapes in fields():
        yield name, document(BOX, polygons(shapes, palette))
    for hand in range(HANDS):
        yield f"halo-{hand}", halo(palette, 4 + hand * 5)
    ruled = group(polygons(grid(100), palette), 0, 0, 1 / FINE)
    yield "grid", document((-10, -10, 720, 720), [ruled])
    yield "pad", pad(palette, night=night)
    yield "meadow", meadow(MEADOW_NIGHT if night else MEADOW_DAY, night=night)
    yield "grazer", grazer(OUTSIDE if night else palette, (grass[1], grass[3], grass[0]))
    leaper = group(polygons(whole(BERTA, 9, leaping=True), palette), 8, 14, 1 / FINE)
    yield "leaper", document((0, 0, 200, 160), [leaper])
    shade = ground_shadow(100, 20, 200, 40, "ground")
    yield "shadow", document((0, 0, 200, 40), shade)
    for sign in ("cross", "circle"):
        yield f"pencil-{sign}", pencil(darker(palette[sign], 1.12) if night else palette[sign])
    if night:
        yield "firefly", firefly()


def drawings() -> Iterator[tuple[str, str]]:
    """Give every file of this folder by its path."""
    printed = ((name, shapes) for name, shapes in fields() if not name.startswith(SCREEN_ONLY))
    yield "print.json", outlines([*printed, *small()])
    for folder, palette in (("day", DAY), ("night", NIGHT)):
        for name, text in files(palette, night=folder == "night"):
            yield f"{folder}/{name}.svg", text


if __name__ == "__main__":
    for path, text in drawings():
        (HERE / path).parent.mkdir(exist_ok=True)
        (HERE / path).write_text(text, "utf-8")

"""The paper pad: loose sheets, the top sheet with its fibres, the binding, a lifted corner."""

from collections.abc import Mapping
from math import cos, pi, sin
from random import Random

from resources.kuh_vadis.drawings.cow_faces import BERTA, draw_daisy, face
from resources.kuh_vadis.drawings.hand import Art
from resources.kuh_vadis.drawings.palettes import darker, lighter
from resources.kuh_vadis.drawings.svg import document, gradient, group, path, polygons

CELL = 100
SIDE, HEAD, GAP, FOOT = 30, 62, 14, 28
WIDTH, HEIGHT = 7 * CELL + 2 * SIDE, HEAD + GAP + 7 * CELL + FOOT
BLEED = 20
"""Room around the pad for the sheets that stick out below it."""
SHEETS = (-1.1, 0.8, -0.35)
Palette = Mapping[str, str]


def pad(palette: Palette, *, night: bool) -> str:
    """Draw the pad without its fields."""
    parts = [
        *loose_sheets(palette),
        *top_sheet(palette, night=night),
        *fibres(palette),
        *corner(palette),
        *binding(palette),
    ]
    box = (-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
    return document(box, parts)


def loose_sheets(palette: Palette) -> list[str]:
    """Draw three sheets below, each a little turned."""
    return [
        f'<rect y="12" width="{WIDTH}" height="{HEIGHT - 12}" rx="4"'
        f' transform="rotate({turn} {WIDTH / 2} 12)" stroke="{darker(palette["edge"], 1.06)}"'
        f' stroke-width="1.4" fill="{darker(palette["sheet"], 1.13 - index * 0.035)}"/>'
        for index, turn in enumerate(SHEETS)
    ]


def top_sheet(palette: Palette, *, night: bool) -> list[str]:
    """Draw the sheet that is played on: evening light by day, a lamp by night."""
    sheet = palette["sheet"]
    down = [(0.0, darker(sheet, 1.03 if night else 1), 1.0)]
    down.append((1.0, darker(sheet, 1.14 if night else 1.025), 1.0))
    lamp = [(0.0, "#FFECBE", 0.3) if night else (0.0, "#FFF6D6", 0.55), (0.45, "#FFF0C8", 0.0)]
    dusk = [(0.0, "#1E180E", 0.0), (0.45, "#1E180E", 0.0)]
    dusk.append((1.0, "#100E18", 0.24) if night else (1.0, "#786032", 0.09))
    place = f'cx="{WIDTH * 0.42}" cy="{HEIGHT * 0.42}" r="{WIDTH * 0.86}"'
    return [
        gradient("down", down, f'x1="0" y1="0" x2="0" y2="{HEIGHT}"'),
        gradient("lamp", lamp, place),
        gradient("dusk", dusk, place),
        *(
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="4" fill="url(#{name})"/>'
            for name in ("down", "lamp", "dusk")
        ),
    ]


def fibres(palette: Palette) -> list[str]:
    """Draw the texture of paper: fibres, and the perforation below the binding."""
    chance = Random(7)  # noqa: S311
    dark, light = [], []
    for i in range(420):
        x, y = chance.uniform(0, WIDTH - 14), chance.uniform(HEAD, HEIGHT - 14)
        turn, long = chance.uniform(0, pi), chance.uniform(5, 18)
        dx, dy = cos(turn) * long, sin(turn) * long
        bow = chance.uniform(0, 4)
        curve = f"M{x:.0f} {y:.0f}q{dx / 2 + bow:.1f} {dy / 2:.1f} {dx:.1f} {dy:.1f}"
        (dark if i % 3 else light).append(curve)
    line = '<path fill="none" stroke-opacity="0.05" stroke-width="1.2" stroke="{}" d="{}"/>'
    holes = "".join(f"M{x} {HEAD + 8}h5v2h-5z" for x in range(9, WIDTH - 6, 10))
    return [
        line.format("#7A6547", "".join(dark)),
        line.format("#FFFFFF", "".join(light)),
        path(holes, palette["hole"], 0.5),
    ]


def corner(palette: Palette) -> list[str]:
    """Draw the corner that has lifted."""
    sheet, size = palette["sheet"], 0.62 * CELL
    shade = [(0.0, "#4D3819", 0.0), (0.5, "#4D3819", 0.28), (1.0, "#4D3819", 0.0)]
    curl = [(0.0, lighter(sheet, 1.02), 1.0), (0.55, darker(sheet, 1.04), 1.0)]
    curl.append((1.0, darker(sheet, 1.2), 1.0))
    parts = [
        gradient("shade", shade, 'x1="40" y1="42" x2="86" y2="88"'),
        gradient("curl", curl, 'x1="50" y1="54" x2="74" y2="76"'),
        path("M101 42V101H36z", darker(sheet, 1.12)),
        path("M100 20V100H14z", "url(#shade)"),
        path("M100 42Q74 50 56 56Q46 76 36 100Q66 70 100 42z", "url(#curl)"),
    ]
    return [group(parts, WIDTH - size, HEIGHT - size, size / 100)]


def binding(palette: Palette) -> list[str]:
    """Draw the glued band with grass, daisies and Berta."""
    tone, chance = palette["binding"], Random(17)  # noqa: S311
    colours = [(0.0, lighter(tone, 1.12), 1.0), (0.35, tone, 1.0), (1.0, darker(tone, 1.12), 1.0)]
    shade = [(0.0, "#2B2110", 0.2), (1.0, "#2B2110", 0.0)]
    parts = [
        gradient("band", colours, f'x1="0" y1="-6" x2="0" y2="{HEAD}"'),
        gradient("under", shade, f'x1="0" y1="{HEAD}" x2="0" y2="{HEAD + 7}"'),
        f'<rect y="{HEAD}" width="{WIDTH}" height="7" fill="url(#under)"/>',
        f'<rect x="-3" y="-6" width="{WIDTH + 6}" height="{HEAD + 6}" rx="6" fill="url(#band)"/>',
    ]
    tones = (darker(tone, 1.28), lighter(tone, 1.22), darker(tone, 1.4), lighter(tone, 1.4))
    x = 1.5 * HEAD
    while x < WIDTH - 4:
        high, lean = chance.uniform(5.5, 18), chance.uniform(-6, 6)
        tip = min(WIDTH, x + lean)
        parts.append(
            path(
                f"M{x - 2.2:.1f} {HEAD}Q{x - 1.3:.1f} {HEAD - high * 0.6:.1f}"
                f" {tip:.1f} {HEAD - high:.1f}"
                f"Q{x + 3.5:.1f} {HEAD - high / 2:.1f} {x + 2.2:.1f} {HEAD}z",
                chance.choice(tones),
                0.85,
            )
        )
        x += chance.uniform(2.8, 9)
    parts.append(
        f'<rect x="-3" y="{HEAD - 1.4}" width="{WIDTH + 6}" height="1.4" fill-opacity="0.25"/>'
    )
    petals = {"white": palette["petal"], "yellow": "#F3BE3A", "ink": palette["petal-edge"]}
    for index, at in enumerate((0.49, 0.61, 0.76, 0.955)):
        art = Art(index)
        draw_daisy(art, 0, 0, 7.5, 8, index)
        y = HEAD - chance.uniform(9, 14)
        parts.append(group(polygons(art.shapes, petals), WIDTH * at, y, 0.1))
    size = HEAD * 1.16
    berta = polygons(face(BERTA, 2), palette)
    return [*parts, group(berta, SIDE * 0.75, (HEAD - 6 - size) / 2 - 2, size / 1000)]

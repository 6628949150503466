"""The meadow: gouache tufts, denser here and thinner there, with flowers in clusters."""

from collections.abc import Mapping
from math import floor, pi
from random import Random

from resources.kuh_vadis.drawings.hand import noise
from resources.kuh_vadis.drawings.svg import document, gradient, path

WIDTH, HEIGHT = 1280, 600
STEP = 46
CLUSTERS = (
    (155, 84, 4), (126, 300, 2), (226, 556, 6), (282, 60, 3), (330, 315, 2), (30, 150, 4),
    (50, 470, 5), (985, 540, 5), (1062, 74, 5), (990, 226, 2), (1130, 350, 3), (1000, 20, 2),
    (1235, 180, 3), (1246, 500, 4),
)  # fmt: skip
Pigments = Mapping[str, tuple[str, ...]]


class Meadow:
    """A meadow being painted."""

    def __init__(self, pigments: Pigments, *, night: bool) -> None:
        self.pigments = pigments
        self.night = night
        self.chance = Random(4)  # noqa: S311
        self.parts: list[str] = []

    def near(self, middle: float, spread: float) -> float:
        """Give a number somewhere round the middle."""
        return middle + (self.chance.random() - 0.5) * spread

    def ground(self) -> None:
        """Paint the ground and large soft patches on it."""
        light, middle, far = self.pigments["ground"]
        stops = [(0.0, light, 1.0), (0.5, middle, 1.0), (1.0, far, 1.0)]
        place = f'cx="{WIDTH / 2}" cy="{HEIGHT * 0.45}" r="{WIDTH * 0.62}" fx="520" fy="180"'
        self.parts += [gradient("ground", stops, place), self.cover("ground")]
        for i in range(46):
            x, y = self.chance.random() * WIDTH, self.chance.random() * HEIGHT
            size = self.chance.uniform(50, 170)
            self.parts.append(
                f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{size:.0f}" ry="{size * 0.35:.0f}"'
                f' fill="{self.pigments["patches"][1 - i % 2]}"'
                f' fill-opacity="{0.1 if self.night else 0.09}"/>'
            )

    def cover(self, name: str) -> str:
        """Fill everything with a gradient."""
        return f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#{name})"/>'

    def tuft(self, x: float, y: float, size: float, colour: str, alpha: float) -> None:
        """Paint a tuft of blades that lean one way."""
        count = self.chance.randint(4, 7)
        lean = self.chance.uniform(-0.4, 0.6) * size * 0.5
        self.parts.append(path(self.blades(x, y, size, count, lean), colour, alpha))

    def blades(self, x: float, y: float, size: float, count: int, lean: float) -> str:
        """Give the outlines of a few blades."""
        words = []
        for i in range(count):
            q = i - (count - 1) / 2
            foot, wide = x + q * size * 0.17, size * 0.085
            high = size * (1 - abs(q) / count * 0.7) * self.chance.uniform(0.75, 1.15)
            tip = foot + lean + q * size * 0.24
            words.append(
                f"M{foot - wide:.1f} {y:.1f}Q{foot - wide * 0.6:.1f} {y - high * 0.6:.1f}"
                f" {tip:.1f} {y - high:.1f}Q{foot + wide * 1.4:.1f} {y - high * 0.5:.1f}"
                f" {foot + wide:.1f} {y:.1f}z"
            )
        return "".join(words)

    def grass(self) -> None:
        """Scatter tufts evenly; thin and thick places follow a slow noise."""
        row = STEP * 0.62
        y = -10.0
        while y < HEIGHT + 30:
            x = (floor(y / row) % 2) * STEP / 2 - 10
            while x < WIDTH + STEP:
                dense = noise(x * 0.006 + 3, y * 0.008 + 9)
                if self.chance.random() <= 0.25 + dense * 0.95:
                    self.tuft(
                        self.near(x, STEP * 0.9),
                        self.near(y, STEP * 0.6),
                        9 + dense * 15 + self.chance.random() * 6,
                        self.chance.choice(self.pigments["grass"]),
                        self.chance.uniform(0.5, 0.85),
                    )
                x += STEP
            y += row

    def clover(self, x: float, y: float, size: float) -> None:
        """Paint a clover leaf."""
        leaf, vein = self.pigments["clover"]
        a, b, c = size * 0.9, size * 1.2, size * 0.55
        for i in range(3):
            turn = (i * 2.094 + x) * 180 / pi % 360
            self.parts.append(
                f'<g transform="translate({x:.1f} {y:.1f}) rotate({turn:.0f})"'
                f' opacity="{0.7 if self.night else 0.85}">'
                f'<path fill="{leaf}" d="M0 0C{a:.1f} {-size * 0.2:.1f} {a:.1f} {-b:.1f}'
                f" {size * 0.12:.1f} {-size * 0.92:.1f}C{-size * 0.6:.1f} {-b:.1f}"
                f' {-a:.1f} {-size * 0.3:.1f} 0 0z"/>'
                f'<path fill="none" stroke="{vein}" d="M{-size * 0.38:.1f} {-c:.1f}'
                f'Q0 {-size * 0.3:.1f} {size * 0.42:.1f} {-c:.1f}"/></g>'
            )

    def flower(self, x: float, y: float, size: float, kind: int) -> None:
        """Paint a daisy, a buttercup or a bluet."""
        petals = (9, 5, 4)[kind]
        turn = self.chance.uniform(0, 360)
        narrow = size * (0.2 if petals > 6 else 0.34)
        heart = self.pigments["hearts"][0 if kind == 0 else 1]
        alpha = 0.75 if self.night else 1
        self.parts.append(
            f'<circle cx="{x + 2:.1f}" cy="{y + 4:.1f}" r="{size:.1f}"'
            f' fill="{self.pigments["shadow"][0]}" fill-opacity="0.2"/>'
        )
        for i in range(petals):
            t = turn + i / petals * 360
            self.parts.append(
                f'<ellipse cx="{size * 0.57:.1f}" rx="{size * 0.45:.1f}" ry="{narrow:.1f}"'
                f' fill="{self.pigments["petals"][kind]}" fill-opacity="{alpha}"'
                f' transform="translate({x:.1f} {y:.1f}) rotate({t:.0f})"/>'
            )
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size * 0.3:.1f}" fill="{heart}"/>'
        )

    def clusters(self) -> None:
        """Let clover and flowers grow together."""
        grass = self.pigments["grass"]
        for number, (x, y, size) in enumerate(CLUSTERS):
            for _ in range(size + 1):
                self.clover(self.near(x, 92), self.near(y, 66), self.chance.uniform(6, 10))
            for i in range(size):
                high = self.chance.uniform(22, 31)
                self.tuft(self.near(x, 90), self.near(y + 10, 54), high, grass[3 - i % 2 * 2], 0.9)
            for i in range(size):
                kind = 1 if number % 4 == 1 else 2 if i % 5 == 4 else 0
                wide = (11 if i == 0 else 6.5) + self.chance.random() * 3.5
                self.flower(self.near(x, 84), self.near(y, 60), wide, kind)

    def light(self) -> None:
        """Add sunlight by day, and darken the corners."""
        if not self.night:
            sun = [(0.0, "#FFF0B4", 0.34), (1.0, "#FFF0B4", 0.0)]
            place = f'cx="400" cy="60" r="{WIDTH * 0.6}"'
            self.parts += [gradient("sun", sun, place), self.cover("sun")]
        colour, alpha = ("#020608", 0.5) if self.night else ("#1C4218", 0.3)
        dusk = [(0.0, colour, 0.0), (0.42, colour, 0.0), (1.0, colour, alpha)]
        place = f'cx="{WIDTH / 2}" cy="{HEIGHT / 2}" r="{WIDTH * 0.6}"'
        self.parts += [gradient("dusk", dusk, place), self.cover("dusk")]


def meadow(pigments: Pigments, *, night: bool) -> str:
    """Paint the whole meadow."""
    made = Meadow(pigments, night=night)
    made.ground()
    made.grass()
    made.clusters()
    made.light()
    return document((0, 0, WIDTH, HEIGHT), made.parts)


def grass_row(width: float, height: float, colours: tuple[str, ...], seed: int) -> list[str]:
    """Paint a loose row of blades in front of something that stands on the meadow."""
    chance = Random(seed)  # noqa: S311
    count = round(width / 4.2)
    parts = []
    for i in range(count):
        if chance.random() < 0.25:
            continue
        x = 4 + (width - 8) * (i + chance.random()) / count
        high, foot = height * chance.uniform(0.35, 0.95), height - chance.uniform(2, 7)
        tip = x + chance.uniform(-5.5, 5.5)
        parts.append(
            path(
                f"M{x - 2:.1f} {foot:.1f}Q{x - 1.2:.1f} {foot - high * 0.6:.1f} {tip:.1f}"
                f" {foot - high:.1f}Q{x + 2:.1f} {foot - high / 2:.1f} {x + 2:.1f} {foot:.1f}z",
                chance.choice(colours),
            )
        )
    return parts


def ground_shadow(x: float, y: float, wide: float, high: float, name: str) -> list[str]:
    """Paint a soft oval shadow on the grass."""
    stops = [(0.0, "#0E280E", 0.42), (0.6, "#0E280E", 0.26), (1.0, "#0E280E", 0.0)]
    return [
        gradient(name, stops, f'cx="0" cy="0" r="{wide / 2:g}"'),
        (
            f'<g transform="translate({x:g} {y:g}) scale(1 {high / wide:g})">'
            f'<circle r="{wide / 2:g}" fill="url(#{name})"/></g>'
        ),
    ]


def firefly() -> str:
    """Paint a firefly."""
    stops = [(0.0, "#F6EC8C", 0.95), (0.14, "#ECE06E", 0.6), (0.4, "#DCD65A", 0.16)]
    glow = gradient("glow", [*stops, (1.0, "#DCD65A", 0.0)], 'cx="50" cy="50" r="50"')
    return document((0, 0, 100, 100), [glow, '<circle cx="50" cy="50" r="50" fill="url(#glow)"/>'])

"""A seal at rest, seen from the side."""

from ui.games.rolling_dice.print.colours import Look
from ui.printing.drawing.shapes import Group, Line, Outline, Oval, Pen, Shape, Step

BODY: tuple[Step, ...] = (
    (3.5, 20.5, 4.5, 19, 7, 17.6),
    (12, 13.6, 17, 12.4, 22, 11),
    (24.2, 10, 25, 8.6, 25.6, 6.6),
    (26.6, 2.8, 30, 0.6, 33.6, 1),
    (37.2, 1.4, 39.6, 4, 39.8, 6.6),
    (40.6, 7.2, 40.8, 8.6, 40, 9.6),
    (39, 11.2, 37, 11.8, 35.6, 12.4),
    (36, 16, 35, 20, 32, 22.2),
    (27, 24.6, 12, 24.8, 4, 22.8),
)
BELLY: tuple[Step, ...] = (
    (36, 15.8, 35, 19.9, 32, 22.1),
    (28, 24, 20, 24.3, 14, 23.9),
    (24, 22.6, 31, 19.6, 33.4, 12.6),
)
TAIL: tuple[Step, ...] = (
    (1.5, 20.2, -1.6, 18.4, -3.6, 15.2),
    (0.2, 14.6, 3.4, 16.4, 5.4, 19.4),
    (2.6, 21, 0.4, 23, -2.8, 25.2),
    (0.6, 26, 4.6, 25, 6, 22.6),
)
FLIPPER: tuple[Step, ...] = (
    (22.6, 19.2, 19.8, 23.6, 16.4, 26),
    (20.4, 27, 26, 25.4, 28.6, 21),
    (29, 19, 27.4, 17.8, 25.8, 17.6),
)


def seal(x: float, y: float, scale: float, look: Look) -> Group:
    """A seal that looks to the right; 1 makes it 44 mm long, its feet are 26 mm below the top."""
    pen = Pen(look.line, 0.5)
    eyes = (Oval(33.4, 5, 1, 1.15, look.eye), Oval(39.3, 7.3, 1.1, 0.85, look.eye))
    shapes: list[Shape] = [
        Outline((4.2, 20.8), TAIL, look.fur, pen),
        Outline((4, 22.8), BODY, look.fur, pen),
    ]
    if look.belly:
        shapes.append(Outline((35.4, 12.6), BELLY, look.belly))
    shapes += [
        Outline((25.8, 17.6), FLIPPER, look.fur, pen),
        *eyes,
        *(
            Line(36.6, 9.4 + i * 0.5, 33 - i * 0.4, 9.2 + i * 1.2, Pen(look.line, 0.22))
            for i in range(3)
        ),
    ]
    return Group(tuple(shapes), x, y, 0, scale)

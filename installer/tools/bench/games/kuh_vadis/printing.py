"""A hundred sheets of Kuh Vadis as a PDF: its size, and its time against drawing alone."""

from beamme.games.kuh_vadis import KuhVadis
from installer.tools.bench.figure import Figure
from installer.tools.bench.window import measured


def printing() -> list[Figure]:
    """Both are told by the program, which draws with and without laying out in one run."""
    told = measured("printing", KuhVadis.key)
    return [
        Figure("a hundred Kuh Vadis sheets as a PDF", told["mb"], "MB", at_most=5),
        Figure(
            "laid out and written, against Qt alone writing the same lines and glyphs",
            told["own_s"] / told["bare_s"],
            "times",
            at_most=1.5,
            note=f"{told['own_s']:.2f} s",
        ),
    ]

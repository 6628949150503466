"""What Qt's PDF writer leaves out of a file, or has wrong: its language, title and spaces.

A PDF may be amended at its end: a new copy of its catalogue, and where to find it. Where both fonts
draw a tab as they draw a space, Qt says that every space is a tab; the right number is as long.
"""

import re

_TRAILER = re.compile(rb"trailer\s*<<(.*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$", re.DOTALL)
_LETTERS = re.compile(rb"begincmap.*?endcmap", re.DOTALL)
_TAB, _SPACE = b"<0009>", b"<0020>"
_ROOT = re.compile(rb"/Root (\d+) 0 R")


def amended(pdf: bytes, language: str) -> bytes:
    """The file, which now tells its language; readers speak it right and show its title."""
    pdf = _LETTERS.sub(lambda letters: letters[0].replace(_TAB, _SPACE), pdf)
    trailer = _TRAILER.search(pdf)
    if trailer is None or (root := _ROOT.search(trailer[1])) is None:
        raise ValueError("not a PDF as Qt writes it")
    number = int(root[1])
    catalogue = re.search(rb"\n%d 0 obj\s*<<(.*?)>>\s*endobj" % number, pdf, re.DOTALL)
    if catalogue is None:
        raise ValueError("a PDF without a catalogue")
    added = b"/Lang (%s)\n/ViewerPreferences << /DisplayDocTitle true >>\n" % language.encode()
    entry = b"%d 0 obj\n<<%s%s>>\nendobj\n" % (number, catalogue[1], added)
    return b"".join(
        [
            pdf,
            entry,
            b"xref\n0 1\n0000000000 65535 f \n%d 1\n%010d 00000 n \n" % (number, len(pdf)),
            b"trailer\n<<%s/Prev %s\n>>\n" % (trailer[1], trailer[2]),
            b"startxref\n%d\n%%%%EOF\n" % (len(pdf) + len(entry)),
        ]
    )

"""Fix what Qt's PDF writer leaves out or gets wrong: language, title and spaces.

A PDF may be amended at its end, by a new copy of its catalogue. Where a font draws tab and space
alike, Qt writes that every space is a tab; the right code has the same length.
"""

import re

_TRAILER = re.compile(rb"trailer\s*<<(.*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$", re.DOTALL)
_LETTERS = re.compile(rb"begincmap.*?endcmap", re.DOTALL)
_TAB, _SPACE = b"<0009>", b"<0020>"
_ROOT = re.compile(rb"/Root (\d+) 0 R")


def amended(pdf: bytes, language: str) -> bytes:
    """The file with its language, for screen readers, and its title."""
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

"""Check the clock: Python cannot read it after the year 2261, and then nothing else works.

Qt does not load then either, so its message is translated here.
"""

import os
import time

SENTENCES = {
    "de": "Die Uhr dieses Computers geht falsch: Nach dem Jahr 2261 kann BeamMe nicht starten.",
    "en": "The clock of this computer is wrong: BeamMe cannot start after the year 2261.",
}
LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def clock_problem() -> str:
    """Why the program cannot start, in the language of the terminal; empty if it can."""
    try:
        time.time()
    except OverflowError:
        spoken = next(filter(None, map(os.environ.get, LANGUAGE_VARIABLES)), "")
        return SENTENCES.get(spoken[:2], SENTENCES["en"])
    return ""

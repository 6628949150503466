"""Whether dice are fair, in plain words."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.table.jobs.fairness import ONCE_IN_1000, Counts, Verdict, chi_square
from beamme.table.jobs.fairness_sampling import Tried
from ui.games.kuh_vadis.text import face_names
from ui.text.words import Counted, fill, locale, signed, translate

VERDICTS = {
    Verdict.FEW: str(QT_TRANSLATE_NOOP("Fairness", "Too few to tell")),
    Verdict.EVEN: str(QT_TRANSLATE_NOOP("Fairness", "Even: this is normal")),
    Verdict.ODD: str(QT_TRANSLATE_NOOP("Fairness", "Unusual: only once in 1,000 times")),
}
WAYS = {
    "beam-me-up": str(QT_TRANSLATE_NOOP("Fairness", "The seed decides, the tray shows it.")),
    "kuh-vadis": str(QT_TRANSLATE_NOOP("Fairness", "The seed decides, the tray shows it.")),
    "dice-flick": str(
        QT_TRANSLATE_NOOP("Fairness", "Every die really flies; what lies on top counts.")
    ),
    "rolling-dice": str(
        QT_TRANSLATE_NOOP("Fairness", "Every die really flies; what lies on top counts.")
    ),
}


def verdict_text(verdict: Verdict) -> str:
    """What counts say about the dice."""
    return translate("Fairness", VERDICTS[verdict])


def way_text(game: str) -> str:
    """How the dice of a game come to their faces."""
    return translate("Fairness", WAYS[game])


def faces_of(game: str) -> list[str]:
    """What the faces of a game's dice are called."""
    return list(face_names()) if game == "kuh-vadis" else [str(face) for face in range(1, 7)]


def number_text(number: int) -> str:
    """A large number with its separators."""
    return locale().toString(number)


def dice_text(dice: int) -> str:
    """So many dice."""
    return Counted(dice).translate("Fairness", "%Ln dice", "", 0)


def matches_text(matches: int) -> str:
    """How many matches were looked at."""
    return Counted(matches).translate("Fairness", "from %Ln matches", "", 0)


def chi_text(counts: Counts) -> str:
    """How uneven counts are, and from where on that is unusual."""
    values = (locale().toString(value, "f", 1) for value in (chi_square(counts), ONCE_IN_1000))
    return fill(translate("Fairness", "χ² = %1, unusual above %2"), *values)


def detail_text(game: str, tried: Tried) -> str:
    """What else came of dice that were tried."""
    if game == "rolling-dice":
        return translate("Fairness", "On the ice or in the water: every die shows a face.")
    if tried.shown:
        text = translate("Fairness", "The tray showed %1 of %2 rolls as decided.")
        return fill(text, tried.alike, tried.shown)
    outside = tried.dice - sum(tried.counts)
    if not outside:
        return translate("Fairness", "All of them came to rest in the box.")
    return Counted(outside).translate("Fairness", "%Ln dice left the box and show nothing.", "", 0)


def differences(counts: Counts) -> list[str]:
    """By how much each count differs from what is expected; nothing if there are none."""
    if not any(counts):
        return [""] * len(counts)
    expected = sum(counts) / len(counts)
    return [signed(round(count - expected)) for count in counts]


def counts_text(faces: list[str], counts: Counts) -> str:
    """All counts for those who hear them: "1: 980, 2: 1,012"."""
    pairs = zip(faces, counts, strict=True)
    return ", ".join(f"{face}: {number_text(count)}" for face, count in pairs)


def expected_text(counts: Counts) -> str:
    """How often each face is expected among so many dice."""
    if not any(counts):
        return ""
    expected = locale().toString(sum(counts) / len(counts), "f", 1)
    return fill(translate("Fairness", "%1 each expected"), expected)

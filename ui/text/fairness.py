"""The texts of the fairness page."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.table.jobs.fairness import ONCE_IN_1000, Counts, Verdict, chi_square
from beamme.table.jobs.fairness_sampling import Tried
from ui.text.words import Counted, fill, locale, signed, translate

VERDICTS = {
    Verdict.FEW: str(QT_TRANSLATE_NOOP("Fairness", "Too few to tell")),
    Verdict.EVEN: str(QT_TRANSLATE_NOOP("Fairness", "Even: this is normal")),
    Verdict.ODD: str(QT_TRANSLATE_NOOP("Fairness", "Unusual: only once in 1,000 times")),
}


def verdict_text(verdict: Verdict) -> str:
    """A verdict in words."""
    return translate("Fairness", VERDICTS[verdict])


def number_text(number: int) -> str:
    """A number with thousands separators."""
    return locale().toString(number)


def dice_text(dice: int) -> str:
    """A number of dice."""
    return Counted(dice).translate("Fairness", "%Ln dice", "", 0)


def matches_text(matches: int) -> str:
    """A number of matches."""
    return Counted(matches).translate("Fairness", "from %Ln matches", "", 0)


def chi_text(counts: Counts) -> str:
    """The chi-square value, and the limit above which it is unusual."""
    values = (locale().toString(value, "f", 1) for value in (chi_square(counts), ONCE_IN_1000))
    return fill(translate("Fairness", "χ² = %1, unusual above %2"), *values)


def tray_text(tried: Tried) -> str:
    """How many simulated rolls showed the faces that were drawn; empty without any."""
    text = translate("Fairness", "The tray showed %1 of %2 rolls as decided.")
    return fill(text, tried.alike, tried.shown) if tried.shown else ""


def differences(counts: Counts) -> list[str]:
    """The difference of each count from the expected one; empty texts without counts."""
    if not any(counts):
        return [""] * len(counts)
    expected = sum(counts) / len(counts)
    return [signed(round(count - expected)) for count in counts]


def counts_text(faces: list[str], counts: Counts) -> str:
    """All counts, for screen readers: "1: 980, 2: 1,012"."""
    pairs = zip(faces, counts, strict=True)
    return ", ".join(f"{face}: {number_text(count)}" for face, count in pairs)


def expected_text(counts: Counts) -> str:
    """How often each face is expected in this many throws."""
    if not any(counts):
        return ""
    expected = locale().toString(sum(counts) / len(counts), "f", 1)
    return fill(translate("Fairness", "%1 each expected"), expected)

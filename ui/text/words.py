"""Filling texts, joining lists and writing numbers in the present language."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from beamme.core.filling import fill
from ui.app.paths import TRANSLATIONS

__all__ = [
    "Counted",
    "both",
    "capital",
    "fill",
    "locale",
    "percent",
    "percents",
    "signed",
    "signed_percent",
    "speaking",
    "translate",
]

_other: ContextVar[str] = ContextVar("_other", default="")
"""A language that is spoken for a while instead of the program's."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let texts be in this language, whatever the program speaks; other threads do not notice."""
    before = _other.set(language)
    try:
        yield
    finally:
        _other.reset(before)


def locale() -> QLocale:
    """How the present language writes numbers and dates."""
    return QLocale(_other.get()) if _other.get() else QLocale()


def translate(context: str, text: str, comment: str = "", count: int = -1) -> str:
    """A text in the present language."""
    language = _other.get()
    if not language:
        return QCoreApplication.translate(context, text, comment, count)
    told = _translator(language).translate(context, text, comment, count) or text
    return told.replace("%n", str(count)) if count >= 0 else told


@cache
def _translator(language: str) -> QTranslator:
    translator = QTranslator()
    translator.load(f"beamme_{language}", str(TRANSLATIONS))
    return translator


class Counted:
    """Translates texts with %n; Qt's tool knows a plural by a literal number after the text."""

    def __init__(self, count: int) -> None:
        self._count = count

    def translate(self, context: str, text: str, comment: str, number: int) -> str:  # noqa: ARG002
        """The text for this count, whatever the literal number."""
        return translate(context, text, comment, self._count)


def both(items: Sequence[str]) -> str:
    """A list as people say it: "2, 3 and 4"."""
    if len(items) <= 1:
        return "".join(items)
    return fill(translate("Words", "%1 and %2"), ", ".join(items[:-1]), items[-1])


def capital(text: str) -> str:
    """The text as the start of a sentence."""
    return text[:1].upper() + text[1:]


def percent(chance: float, digits: int = 0) -> str:
    """A chance in per cent: "28 %" in German, "28%" in English would be wrong in neither."""
    return f"{locale().toString(100 * chance, 'f', digits)} %"


def percents(chances: Sequence[float]) -> list[str]:
    """Chances that together are certain, in whole per cents that add up to 100."""
    whole = [int(100 * chance) for chance in chances]
    by_rest = sorted(range(len(chances)), key=lambda part: whole[part] - 100 * chances[part])
    for part in by_rest[: 100 - sum(whole)]:
        whole[part] += 1
    return [percent(share / 100) for share in whole]


def signed(steps: int) -> str:
    """A number of steps with its sign, a true minus."""
    return f"+{steps}" if steps >= 0 else f"−{-steps}"


def signed_percent(share: float) -> str:
    """A gain or a loss of chances, a true minus."""
    return f"{signed(round(100 * share))} %"

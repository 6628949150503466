"""Translate and fill texts, join lists and format numbers."""

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
    "translate",
    "using_language",
]

_override: ContextVar[str] = ContextVar("_override", default="")
"""The language that overrides the program's; empty for none."""


@contextmanager
def using_language(language: str) -> Iterator[None]:
    """Translate into this language instead of the program's, in this context only."""
    before = _override.set(language)
    try:
        yield
    finally:
        _override.reset(before)


def locale() -> QLocale:
    """The locale of the current language."""
    return QLocale(_override.get()) if _override.get() else QLocale()


def translate(context: str, text: str, comment: str = "", count: int = -1) -> str:
    """A text in the current language."""
    language = _override.get()
    if not language:
        return QCoreApplication.translate(context, text, comment, count)
    translated = _translator(language).translate(context, text, comment, count) or text
    return translated.replace("%n", str(count)) if count >= 0 else translated


@cache
def _translator(language: str) -> QTranslator:
    translator = QTranslator()
    translator.load(f"beamme_{language}", str(TRANSLATIONS))
    return translator


class Counted:
    """Translates texts with %n; lupdate recognises a plural by a literal number after the text."""

    def __init__(self, count: int) -> None:
        self._count = count

    def translate(self, context: str, text: str, comment: str, number: int) -> str:  # noqa: ARG002
        """The text for this count; the literal number is ignored."""
        return translate(context, text, comment, self._count)


def both(items: Sequence[str]) -> str:
    """A list in words: "2, 3 and 4"."""
    if len(items) <= 1:
        return "".join(items)
    return fill(translate("Words", "%1 and %2"), ", ".join(items[:-1]), items[-1])


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def percent(chance: float, digits: int = 0) -> str:
    """A chance in per cent: "28 %", in every language."""
    return f"{locale().toString(100 * chance, 'f', digits)} %"


def percents(chances: Sequence[float]) -> list[str]:
    """Chances that add up to 1, in whole per cents that add up to 100."""
    whole = [int(100 * chance) for chance in chances]
    by_rest = sorted(range(len(chances)), key=lambda part: whole[part] - 100 * chances[part])
    for part in by_rest[: 100 - sum(whole)]:
        whole[part] += 1
    return [percent(share / 100) for share in whole]


def signed(steps: int) -> str:
    """A number with its sign, with a true minus."""
    return f"+{steps}" if steps >= 0 else f"−{-steps}"


def signed_percent(share: float) -> str:
    """A gain or loss in per cent, with a true minus."""
    return f"{signed(round(100 * share))} %"

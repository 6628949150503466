"""The words of Kuh Vadis: fields, dice, claims and signs."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.games.kuh_vadis.board import COW, Sign
from beamme.games.kuh_vadis.scoring import claim
from ui.text.words import fill, translate

ONE = (
    "",
    str(QT_TRANSLATE_NOOP("Symbol", "a 1")),
    str(QT_TRANSLATE_NOOP("Symbol", "a 2")),
    str(QT_TRANSLATE_NOOP("Symbol", "a 3")),
    str(QT_TRANSLATE_NOOP("Symbol", "a 4")),
    str(QT_TRANSLATE_NOOP("Symbol", "a 5")),
    str(QT_TRANSLATE_NOOP("Symbol", "a cow")),
)
THE = (
    "",
    str(QT_TRANSLATE_NOOP("Symbol", "the 1")),
    str(QT_TRANSLATE_NOOP("Symbol", "the 2")),
    str(QT_TRANSLATE_NOOP("Symbol", "the 3")),
    str(QT_TRANSLATE_NOOP("Symbol", "the 4")),
    str(QT_TRANSLATE_NOOP("Symbol", "the 5")),
    str(QT_TRANSLATE_NOOP("Symbol", "the cow")),
)
THIS = (
    "",
    str(QT_TRANSLATE_NOOP("Symbol", "this 1")),
    str(QT_TRANSLATE_NOOP("Symbol", "this 2")),
    str(QT_TRANSLATE_NOOP("Symbol", "this 3")),
    str(QT_TRANSLATE_NOOP("Symbol", "this 4")),
    str(QT_TRANSLATE_NOOP("Symbol", "this 5")),
    str(QT_TRANSLATE_NOOP("Symbol", "this cow")),
)
MANY = (
    "",
    str(QT_TRANSLATE_NOOP("Symbol", "1s")),
    str(QT_TRANSLATE_NOOP("Symbol", "2s")),
    str(QT_TRANSLATE_NOOP("Symbol", "3s")),
    str(QT_TRANSLATE_NOOP("Symbol", "4s")),
    str(QT_TRANSLATE_NOOP("Symbol", "5s")),
    str(QT_TRANSLATE_NOOP("Symbol", "cows")),
)
SIGNS = {
    Sign.CROSS: str(QT_TRANSLATE_NOOP("Sign", "Crosses")),
    Sign.CIRCLE: str(QT_TRANSLATE_NOOP("Sign", "Circles")),
}


def one(symbol: int) -> str:
    """A field of this symbol inside a sentence: "a cow"."""
    return translate("Symbol", ONE[symbol])


def the(symbol: int) -> str:
    """A particular field of this symbol inside a sentence: "the cow"."""
    return translate("Symbol", THE[symbol])


def this(symbol: int) -> str:
    """The hovered field of this symbol: "this cow"."""
    return translate("Symbol", THIS[symbol])


def face_names() -> tuple[str, ...]:
    """The names of the six faces of a die."""
    return (*map(str, range(1, COW)), translate("KuhVadis", "cow"))


def sign_text(sign: Sign) -> str:
    """A sign in the plural."""
    return translate("Sign", SIGNS[sign])


def sheet_text(name: str) -> str:
    """The title of a sheet, by its name or number."""
    return fill(translate("KuhVadis", "Sheet %1"), name)


def faces_text(faces: tuple[int, ...]) -> str:
    """Dice in short notation: 3-3-cow."""
    names = face_names()
    return "-".join(names[face - 1] for face in faces)


def claim_text(faces: tuple[int, ...]) -> str:
    """What a roll claims: "two cows and three 4s"."""
    told = [
        fill(translate("KuhVadis", "%1 %2"), _count(faces.count(symbol)), _many(symbol))
        for symbol in reversed(claim(faces).symbols)
    ]
    if not told:
        return translate("KuhVadis", "nothing")
    return told[0] if len(told) == 1 else fill(translate("KuhVadis", "%1 and %2"), *told)


def _many(symbol: int) -> str:
    return translate("Symbol", MANY[symbol])


def _count(count: int) -> str:
    words = {
        2: translate("KuhVadis", "two"),
        3: translate("KuhVadis", "three"),
        4: translate("KuhVadis", "four"),
        5: translate("KuhVadis", "five"),
    }
    return words[count]


def any_of(symbols: Sequence[int]) -> str:
    """One field of any of these: "a cow or a 4"."""
    told = [one(symbol) for symbol in reversed(symbols)]
    return told[0] if len(told) == 1 else fill(translate("KuhVadis", "%1 or %2"), *told)

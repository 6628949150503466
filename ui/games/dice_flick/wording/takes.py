"""What is scored in Dice Flick, in words: a take's title, its sum, and how it is told."""

from typing import assert_never

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.games.dice_flick.board import CENTRE, HOLLOWS, SIZE
from beamme.games.dice_flick.dice import COLOUR_OF, Colour
from beamme.games.dice_flick.moves import Along, Centre, Group, Line, Take
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.scoring import Spread
from beamme.games.dice_flick.state import State
from ui.games.dice_flick.wording.words import line_text
from ui.text.words import Counted, both, fill, translate

GROUPS = {
    Colour.BLUE: str(QT_TRANSLATE_NOOP("DiceFlick", "Blue group")),
    Colour.YELLOW: str(QT_TRANSLATE_NOOP("DiceFlick", "Yellow group")),
    Colour.GREEN: str(QT_TRANSLATE_NOOP("DiceFlick", "Green group")),
}
DICE = {
    Colour.BLUE: str(QT_TRANSLATE_NOOP("DiceFlick", "%1 blue dice")),
    Colour.YELLOW: str(QT_TRANSLATE_NOOP("DiceFlick", "%1 yellow dice")),
    Colour.GREEN: str(QT_TRANSLATE_NOOP("DiceFlick", "%1 green dice")),
}


def take_title(take: Take, spread: Spread) -> str:
    """A take by its name: "Blue group", "Knaller, line 4", "The centre"."""
    match take:
        case Group(colour):
            return translate("DiceFlick", GROUPS[colour])
        case Line():
            return fill(translate("DiceFlick", "Knaller, %1"), _line_text(take, spread))
        case Centre():
            return translate("DiceFlick", "The centre")
        case _:
            assert_never(take)


def take_places(take: Take, spread: Spread, before: tuple[Take, ...] = ()) -> tuple[int, ...]:
    """The hollows that a take scores after others, by rows; empty ones of a line are none."""
    gone = {place for each in before for place in take_places(each, spread)}
    return tuple(
        place
        for place in range(HOLLOWS)
        if place not in gone and spread.worth[place] and _takes(take, spread, place)
    )


def _takes(take: Take, spread: Spread, place: int) -> bool:
    """Whether this hollow, which has a worth, belongs to a take."""
    die = spread.dice[place]
    match take:
        case Group(colour, dice, marker):
            on_marker = marker and not die and bool(spread.sets[colour] >> place & 1)
            return on_marker or die in dice
        case Line(knaller, along):
            own = spread.dice.index(knaller)
            if along is Along.ROW:
                return place // SIZE == own // SIZE
            return place % SIZE == own % SIZE
        case Centre():
            return place == CENTRE
        case _:
            assert_never(take)


def take_sum(game: DiceFlick, state: State, take: Take, before: tuple[Take, ...] = ()) -> str:
    """What a take adds up after others: "4 + 3×2 + 2 + 2"."""
    spread = game.spread(state)
    return " + ".join(worth_text(spread, place) for place in take_places(take, spread, before))


def worth_text(spread: Spread, place: int) -> str:
    """What one hollow scores; the centre says that it doubles: "3×2"."""
    worth = spread.worth[place]
    return f"{worth // 2}×2" if place == CENTRE and _doubles(spread) else str(worth)


def takes_text(spread: Spread, takes: tuple[Take, ...]) -> str:
    """What is scored, inside a sentence: "four blue dice and line 4 with the Knaller"."""
    told = both([_take_text(spread, take) for take in takes])
    within = any(
        CENTRE in take_places(take, spread) for take in takes if not isinstance(take, Centre)
    )
    if not within or not _doubles(spread):
        return told
    text = translate("DiceFlick", "%1, the %2 in the centre counts double")
    return fill(text, told, spread.worth[CENTRE] // 2)


def _take_text(spread: Spread, take: Take) -> str:
    match take:
        case Group():
            return _group_text(take)
        case Line():
            text = translate("DiceFlick", "%1 with the Knaller")
            return fill(text, _line_text(take, spread))
        case Centre() if _doubles(spread):
            text = translate("DiceFlick", "the %1 in the centre twice")
            return fill(text, spread.worth[CENTRE] // 2)
        case Centre():
            return translate("DiceFlick", "the Knaller in the centre")
        case _:
            assert_never(take)


def _group_text(group: Group) -> str:
    jokers = sum(COLOUR_OF[die] is Colour.WHITE for die in group.dice)
    if jokers == len(group.dice):
        told = fill(translate("DiceFlick", "%1 jokers"), _count(jokers))
    else:
        told = fill(translate("DiceFlick", DICE[group.colour]), _count(len(group.dice)))
        if jokers:
            text = Counted(jokers).translate("DiceFlick", "%1 (%n jokers)", "", 0)
            told = fill(text, told)
    return fill(translate("DiceFlick", "%1 with the marker"), told) if group.marker else told


def _line_text(line: Line, spread: Spread) -> str:
    return line_text(spread.dice.index(line.die), line.along)


def _doubles(spread: Spread) -> bool:
    """Whether a die with pips lies on the centre marker (DF-17)."""
    die = spread.dice[CENTRE]
    return bool(die) and COLOUR_OF[die] is not Colour.PINK


def _count(count: int) -> str:
    words = {
        2: translate("DiceFlick", "two"),
        3: translate("DiceFlick", "three"),
        4: translate("DiceFlick", "four"),
        5: translate("DiceFlick", "five"),
        6: translate("DiceFlick", "six"),
    }
    return words.get(count, str(count))

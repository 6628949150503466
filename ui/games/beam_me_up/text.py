"""The texts of Beam Me Up: log, standing, moves."""

from typing import assert_never, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.core.chance import Answer
from beamme.core.game import Outcome
from beamme.core.keeping import ALL_DICE, Keep, rolled
from beamme.core.match import Answered
from beamme.games.beam_me_up.board import STARS, STRAIGHT, Field
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Move, Read, Skip
from beamme.games.beam_me_up.rules import COOLING, BeamMeUp
from beamme.games.beam_me_up.scoring import Kind, read
from beamme.games.beam_me_up.state import State
from beamme.table.storage.record import Record
from ui.text.keeping import dice_of, keep_advice, keep_text
from ui.text.words import Counted, both, fill, translate

KINDS = {
    Kind.FIVE: str(QT_TRANSLATE_NOOP("Reading", "Five of a kind")),
    Kind.LARGE_STRAIGHT: str(QT_TRANSLATE_NOOP("Reading", "Large straight")),
    Kind.FOUR: str(QT_TRANSLATE_NOOP("Reading", "Four of a kind")),
    Kind.FULL_HOUSE: str(QT_TRANSLATE_NOOP("Reading", "Full house")),
    Kind.SMALL_STRAIGHT: str(QT_TRANSLATE_NOOP("Reading", "Small straight")),
    Kind.THREE: str(QT_TRANSLATE_NOOP("Reading", "Three of a kind")),
    Kind.TWO_PAIRS: str(QT_TRANSLATE_NOOP("Reading", "Two pairs")),
    Kind.PAIR: str(QT_TRANSLATE_NOOP("Reading", "Pair")),
    Kind.NOTHING: str(QT_TRANSLATE_NOOP("Reading", "Nothing")),
}


def rules_of(record: Record) -> BeamMeUp:
    """The rules of a match of Beam Me Up."""
    return cast("BeamMeUp", record.match.game)


def kind_text(kind: Kind) -> str:
    """The name of a reading."""
    return translate("Reading", KINDS[kind])


def label(column: int) -> str:
    """The label below a column."""
    return translate("BeamMeUp", "STRAIGHT") if column == STRAIGHT else str(column + 1)


def column_name(column: int) -> str:
    """A column among others: "columns 3 and straight"."""
    return translate("BeamMeUp", "straight") if column == STRAIGHT else str(column + 1)


def column_text(column: int) -> str:
    """A column inside a sentence."""
    if column == STRAIGHT:
        return translate("BeamMeUp", "the straight column")
    return fill(translate("BeamMeUp", "column %1"), column + 1)


def column_title(column: int) -> str:
    """A column at the start of a sentence."""
    if column == STRAIGHT:
        return translate("BeamMeUp", "The straight column")
    return fill(translate("BeamMeUp", "Column %1"), column + 1)


def goal_text(need: int) -> str:
    """The goal of the game."""
    return Counted(need).translate(
        "BeamMeUp", "Goal: %n stones in space, none on the ground", "", 0
    )


def compensation_text(record: Record, seat: int) -> str:
    """Why a player may lift stones before the first roll."""
    words = Counted(seat).translate("BeamMeUp", "%1 starts later: %n stones up", "", 0)
    return fill(words, _name(record, seat))


def faces_text(faces: tuple[int, ...]) -> str:
    """Dice in short notation: 3-3-1."""
    return "-".join(map(str, faces))


def narrate(record: Record, ply: int) -> str:
    """Entry number `ply` of the log, in one sentence."""
    before, after = record.match.states[ply], record.match.states[ply + 1]
    entry = record.match.log[ply]
    if isinstance(entry, Answered):
        text = _rolled(record, before, after, entry.answer)
    else:
        text = _moved(record, before, after, entry.move)
    if isinstance(record.match.game.turn(after), Outcome):
        return fill(translate("BeamMeUp", "%1 %2 wins!"), text, _name(record, after.active))
    return text


def standing(record: Record) -> str:
    """The standing, by stones in space."""
    game, state = record.match.game, record.match.state
    boards = rules_of(record).boards
    counts = [boards[seat].in_space(own) for seat, own in enumerate(state.heights)]
    if isinstance(game.turn(state), Outcome):
        return fill(translate("BeamMeUp", "%1 won"), _name(record, state.active))
    best = max(counts)
    score = " : ".join(str(count) for count in sorted(counts, reverse=True)[:2])
    if counts.count(best) > 1:
        return fill(translate("BeamMeUp", "level, %1"), score)
    return fill(translate("BeamMeUp", "%1 leads %2"), _name(record, counts.index(best)), score)


def ending(record: Record) -> str:  # noqa: ARG001 there is only one way to win
    """Empty: there is only one way to win."""
    return ""


def describe(record: Record, ply: int, move: Move) -> str:
    """A move in a few words."""
    state: State = record.match.states[ply]
    match move:
        case Keep(mask) if mask == ALL_DICE:
            return fill(translate("BeamMeUp", "Stop with %1"), kind_text(read(state.faces).kind))
        case Keep(mask):
            return keep_advice(state.faces, mask, faces_text(dice_of(state.faces, mask)))
        case Lift(columns):
            return fill(translate("BeamMeUp", "Lift %1"), both([column_text(c) for c in columns]))
        case Read(kind):
            return fill(translate("BeamMeUp", "Read it as: %1"), kind_text(kind))
        case Advance(part, column) if part == column:
            return fill(translate("BeamMeUp", "Move %1"), column_text(column))
        case Advance(part, column):
            return fill(
                translate("BeamMeUp", "Joker: %1 instead of %2"),
                column_text(column),
                column_text(part),
            )
        case Skip():
            return translate("BeamMeUp", "Skip the pair")
        case Launch(column):
            if column is None:
                return translate("BeamMeUp", "Skip the rocket")
            return fill(translate("BeamMeUp", "Rocket: lift %1"), column_text(column))
        case _:
            assert_never(move)


def _rolled(record: Record, before: State, after: State, answer: Answer) -> str:
    faces = rolled(before.faces, before.kept, answer)
    kind = read(faces).kind
    shown = faces_text(tuple(sorted(faces)))
    name = _name(record, before.active)
    if kind is Kind.NOTHING and after.active != before.active:
        return fill(translate("BeamMeUp", "%1 has %2: nothing, the turn ends."), name, shown)
    return fill(translate("BeamMeUp", "%1 has %2: %3."), name, shown, kind_text(kind))


def _moved(record: Record, before: State, after: State, move: Move) -> str:
    name = _name(record, before.active)
    match move:
        case Lift(columns):
            where = both([column_text(column) for column in columns])
            return fill(translate("BeamMeUp", "%1 starts later and lifts %2."), name, where)
        case Keep(mask):
            return keep_text(name, before.faces, mask, faces_text(dice_of(before.faces, mask)))
        case Read(kind):
            return fill(translate("BeamMeUp", "%1 reads it as: %2."), name, kind_text(kind))
        case Advance(part, column):
            return _advanced(record, before, after, part, column)
        case Skip():
            return fill(translate("BeamMeUp", "%1 skips the pair."), name)
        case Launch(column):
            if column is None:
                return fill(translate("BeamMeUp", "%1 skips the rocket."), name)
            where = column_text(column)
            return fill(translate("BeamMeUp", "The rocket lifts %1’s stone in %2."), name, where)
        case _:
            assert_never(move)


def _advanced(record: Record, before: State, after: State, part: int, column: int) -> str:
    seat = before.active
    row = after.heights[seat][column]
    steps = row - before.heights[seat][column]
    if not steps:
        text = translate("BeamMeUp", "%1’s stone in %2 is at the top already and stays.")
        return fill(text, _name(record, seat), column_text(column))
    sentences = [
        fill(
            translate("BeamMeUp", "%1’s stone in %2 rises by %3."),
            _name(record, seat),
            column_text(column),
            steps,
        )
    ]
    if part != column:
        sentences.insert(0, translate("BeamMeUp", "Joker!"))
    mark = rules_of(record).boards[seat].columns[column][row]
    if mark == Field.ROCKET:
        sentences.append(translate("BeamMeUp", "A rocket fires!"))
    elif mark == Field.BLUE:
        sentences.append(translate("BeamMeUp", "It stands on a blue star: joker."))
    elif mark == Field.PINK:
        sentences.append(translate("BeamMeUp", "A pink star hides it."))
    return " ".join([*sentences, *_cooled(record, before, after, column, steps)])


def _cooled(record: Record, before: State, after: State, column: int, steps: int) -> list[str]:
    if steps < COOLING:
        return []
    others = [seat for seat in range(len(before.heights)) if seat != before.active]
    sunk = [s for s in others if after.heights[s][column] < before.heights[s][column]]
    safe = [
        s
        for s in others
        if rules_of(record).boards[s].columns[column][before.heights[s][column]] in STARS
    ]
    sentences = []
    if sunk:
        names = both([_name(record, seat) for seat in sunk])
        sentences.append(fill(translate("BeamMeUp", "Cool down for %1."), names))
    if safe:
        names = both([_name(record, seat) for seat in safe])
        sentences.append(fill(translate("BeamMeUp", "Safe on a star: %1."), names))
    return sentences


def _name(record: Record, seat: int) -> str:
    return record.seating[seat].name


def result(record: Record, seat: int) -> str:
    """The result of a player."""
    count = rules_of(record).boards[seat].in_space(record.match.state.heights[seat])
    return Counted(count).translate("Print", "%n stones in space", "", 0)

"""The texts of Kuh Vadis: log, standing, moves."""

from typing import assert_never, cast

from beamme.core.chance import Answer
from beamme.core.game import Outcome
from beamme.core.keeping import ALL_DICE, Keep, rolled
from beamme.core.match import Answered
from beamme.games.kuh_vadis.board import field_name
from beamme.games.kuh_vadis.moves import Mark, Move
from beamme.games.kuh_vadis.paths import missing
from beamme.games.kuh_vadis.rules import ALL_FIELDS, KuhVadis
from beamme.games.kuh_vadis.scoring import claim
from beamme.games.kuh_vadis.state import Phase, State
from beamme.table.storage.record import Record
from ui.games.kuh_vadis.words import claim_text, faces_text, sign_text, the
from ui.text.keeping import dice_of, keep_advice, keep_text
from ui.text.words import Counted, capital, fill, translate


def rules_of(record: Record) -> KuhVadis:
    """The rules of a match of Kuh Vadis."""
    return cast("KuhVadis", record.match.game)


def goal_text() -> str:
    """The goal of the game."""
    return translate("KuhVadis", "Goal: join your three starts, diagonals count")


def narrate(record: Record, ply: int) -> str:
    """Entry number `ply` of the log, in one sentence."""
    before, after = record.match.states[ply], record.match.states[ply + 1]
    entry = record.match.log[ply]
    if isinstance(entry, Answered):
        return _rolled(record, before, after, entry.answer)
    name = record.seating[before.active].name
    match entry.move:
        case Mark(place):
            return " ".join(_marked(record, before, after, place))
        case Keep(mask) if mask == ALL_DICE and after.phase is Phase.ROLL:
            return fill(translate("KuhVadis", "%1 stops and marks nothing."), name)
        case Keep(mask):
            return keep_text(name, before.faces, mask, faces_text(dice_of(before.faces, mask)))
        case _:
            raise TypeError(entry.move)


def _rolled(record: Record, before: State, after: State, answer: Answer) -> str:
    faces = rolled(before.faces, before.kept, answer)
    name, shown = record.seating[before.active].name, faces_text(tuple(sorted(faces)))
    if after.phase is not Phase.ROLL:
        return fill(translate("KuhVadis", "%1 has %2: %3."), name, shown, claim_text(faces))
    if not claim(faces).symbols:
        return fill(translate("KuhVadis", "%1 has %2: nothing, the turn ends."), name, shown)
    lacking = (
        translate("KuhVadis", "%1 has %2: %3, but no such field is free. The turn ends.")
        if before.anchor is None
        else translate("KuhVadis", "%1 has %2: %3, but none touches the last mark. The turn ends.")
    )
    return fill(lacking, name, shown, claim_text(faces))


def _marked(record: Record, before: State, after: State, place: int) -> list[str]:
    game, seat = rules_of(record), before.active
    name = record.seating[seat].name
    symbol = the(game.sheet.symbol(place))
    told = [fill(translate("KuhVadis", "%1 marks %2 on %3."), name, symbol, field_name(place))]
    outcome = game.turn(after)
    if isinstance(outcome, Outcome):
        return [*told, _ended(record, outcome)]
    for other, blocked in enumerate(after.blocked):
        if blocked and not before.blocked[other]:
            text = translate("KuhVadis", "%1 is blocked and can only play for a draw.")
            told.append(fill(text, record.seating[other].name))
    if after.anchor is not None:
        told.append(translate("KuhVadis", "Once more, right beside it!"))
    elif claim(before.faces).again:
        told.append(translate("KuhVadis", "Nothing free touches it, so the turn ends."))
    return told


def _ended(record: Record, outcome: Outcome) -> str:
    if outcome.reason == "blocked":
        return translate("KuhVadis", "Now nobody can join three starts: a draw.")
    winner = record.seating[outcome.ranking[0][0]].name
    return fill(translate("KuhVadis", "All three starts are joined: %1 wins!"), winner)


def standing(record: Record) -> str:
    """The standing, by missing fields."""
    game, state = rules_of(record), record.match.state
    outcome = game.turn(state)
    names = [seating.name for seating in record.seating]
    if isinstance(outcome, Outcome):
        if outcome.reason == "blocked":
            return translate("KuhVadis", "a draw")
        return fill(translate("KuhVadis", "%1 won"), names[outcome.ranking[0][0]])
    for seat, blocked in enumerate(state.blocked):
        if blocked:
            return fill(translate("KuhVadis", "%1 is blocked"), names[seat])
    first, second = (missing_fields(game, state.marks, seat) or 0 for seat in (0, 1))
    if first == second:
        return Counted(first).translate("KuhVadis", "level, %n fields to go", "", 0)
    leader = 0 if first < second else 1
    text = translate("KuhVadis", "%1 leads, %2 : %3 fields to go")
    return fill(text, names[leader], *sorted((first, second)))


def ending(record: Record) -> str:
    """Why the match is over, if that needs a word."""
    outcome = record.match.turn
    if isinstance(outcome, Outcome) and outcome.reason == "blocked":
        return translate("KuhVadis", "Both are blocked: nobody can still win")
    return ""


def missing_fields(game: KuhVadis, marks: tuple[int, int], seat: int) -> int | None:
    """The fewest fields a seat still needs; None if it is blocked."""
    free = ALL_FIELDS & ~(marks[0] | marks[1])
    return missing(marks[seat], free, game.starts(seat))


def describe(record: Record, ply: int, move: Move) -> str:
    """A move in a few words."""
    state: State = record.match.states[ply]
    match move:
        case Keep(mask) if mask == ALL_DICE:
            return fill(translate("KuhVadis", "Stop with %1"), claim_text(state.faces))
        case Keep(mask):
            return keep_advice(state.faces, mask, faces_text(dice_of(state.faces, mask)))
        case Mark(place):
            symbol = the(rules_of(record).sheet.symbol(place))
            return capital(fill(translate("KuhVadis", "Mark %1 on %2"), symbol, field_name(place)))
        case _:
            assert_never(move)


def result(record: Record, seat: int) -> str:
    """The result of a player."""
    game = rules_of(record)
    sign = sign_text(game.sign(seat))
    missing = missing_fields(game, record.match.state.marks, seat)
    if missing is None:
        return fill(translate("Print", "%1, blocked"), sign)
    if not missing:
        return fill(translate("Print", "%1, all joined"), sign)
    return fill(Counted(missing).translate("Print", "%1, %n fields to go", "", 0), sign)

"""Rolling Dice in sentences: what happened, how it stands, what a move means."""

from dataclasses import replace
from typing import assert_never

from beamme.core.chance import Body
from beamme.core.game import Outcome
from beamme.core.match import Answered
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Keep, Move, PutBack, Throw
from beamme.games.rolling_dice.state import State
from beamme.table.jobs.fairness_sampling import Tried
from beamme.table.storage.record import Record
from ui.games.rolling_dice.text_turns import lost, rested
from ui.games.rolling_dice.wording.sums import tally_text
from ui.games.rolling_dice.wording.words import (
    name_of,
    place_text,
    points_text,
    rules_of,
    throw_text,
)
from ui.text import scores
from ui.text.words import Counted, both, fill, translate

__all__ = ["describe", "ending", "goal_text", "narrate", "standing"]


def goal_text(seats: int, goal: int) -> str:
    """What it takes to win (RD-20, RD-21)."""
    text = translate("RollingDice", "Goal: most points when somebody reaches %1")
    if seats == 2:
        text = translate("RollingDice", "Goal: most points when a colour reaches %1; both count")
    return fill(text, goal)


def narrate(record: Record, ply: int) -> str:
    """What entry number `ply` did, in one sentence or a few."""
    before, after = record.match.states[ply], record.match.states[ply + 1]
    entry = record.match.log[ply]
    if isinstance(entry, Answered):
        told = rested(record, before, after, entry.answer)
    else:
        told = [_moved(record, before, entry.move)]
        if isinstance(entry.move, PutBack):
            told += lost(before, after)
    if after.tally is not before.tally:
        told.append(tally_text(record, after.tally, before.round))
    outcome = record.match.game.turn(after)
    if isinstance(outcome, Outcome):
        told.append(_ended(record, after, outcome))
    return " ".join(told)


def _moved(record: Record, before: State, move: Move) -> str:
    floe, name = rules_of(record).floe, name_of(record, before.active)
    match move:
        case Throw():
            text = Counted(len(before.hand)).translate("RollingDice", "%1 throws %n dice.", "", 0)
            return fill(text, name)
        case Keep(die):
            body = _body(before, die)
            text = translate("RollingDice", "%1 keeps the %2, %3.")
            return fill(text, name, body.face, place_text(floe, body))
        case PutBack(die):
            body = _put(before, move)
            text = translate("RollingDice", "%1 puts the %2 back, %3.")
            owner = name_of(record, COLOUR_OF[die])
            return fill(text, owner, body.face, place_text(floe, body))
        case _:
            assert_never(move)


def _body(state: State, die: str) -> Body:
    """A die that is known to lie on the floe."""
    return next(body for body in state.lying if body.die == die)


def _put(state: State, move: PutBack) -> Body:
    """The die that is put back, as it will lie."""
    return replace(state.adrift[0], x=move.x, y=move.y)


def _ended(record: Record, after: State, outcome: Outcome) -> str:
    winners = [record.seating[seat].name for seat in outcome.ranking[0]]
    points = points_text(max(after.totals))
    if len(winners) == 1:
        return fill(translate("RollingDice", "%1 wins with %2!"), winners[0], points)
    text = translate("RollingDice", "%1 win together with %2 each!")
    return fill(text, both(winners), points)


standing, ending = scores.standing, scores.ending


def describe(record: Record, ply: int, move: Move) -> str:
    """A move in a few words."""
    floe, state = rules_of(record).floe, record.match.states[ply]
    match move:
        case Throw():
            return throw_text(move)
        case Keep(die):
            body = _body(state, die)
            text = translate("RollingDice", "Keep the %1, %2")
            return fill(text, body.face, place_text(floe, body))
        case PutBack():
            body = _put(state, move)
            text = translate("RollingDice", "Put the %1 back %2")
            return fill(text, body.face, place_text(floe, body))
        case _:
            assert_never(move)


def result(record: Record, seat: int) -> str:
    """What a player has reached."""
    return points_text(record.match.state.totals[seat])


def tried_text(_: Tried) -> str:
    """What else came of dice that were thrown to see whether they are fair."""
    return translate("Fairness", "On the ice or in the water: every die shows a face.")

"""The turns of Rolling Dice for a game record."""

from dataclasses import replace

from beamme.core.match import Answered, Moved
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from beamme.games.rolling_dice.state import State
from beamme.table.storage.record import Record
from ui.games.rolling_dice.text_turns import lost, rested
from ui.games.rolling_dice.wording.sums import tally_text
from ui.games.rolling_dice.wording.words import looks, name_of, place_text, rules_of, throw_text
from ui.printing.record.turns import Step, Story, Turn, held, plies_of_turns
from ui.text.words import fill, translate


def story(record: Record) -> Story:
    """The match in turns; what a round brought is told after it."""
    turns: list[Turn] = []
    for number, plies in enumerate(plies_of_turns(record.match), start=1):
        before, after = record.match.states[plies.start], record.match.states[plies.stop]
        closing = after.tally is not before.tally
        turns.append(
            Turn(
                number,
                before.seat_of(before.active),
                looks(record)[before.active],
                (_step(record, plies),),
                note=_round(record, before, after) if closing else "",
                closing=closing,
            )
        )
    return Story(tuple(turns), translate("Print", "Thrown"))


def _step(record: Record, plies: range) -> Step:
    given, told = "", list[str]()
    for ply in plies:
        before, after = record.match.states[ply], record.match.states[ply + 1]
        match record.match.log[ply]:
            case Moved(_, Throw() as throw):
                given = throw_text(throw)
            case Moved(_, Keep(die)):
                told.append(_kept(record, before, die))
            case Moved(_, PutBack() as move):
                told += [_put(record, before, move), *lost(before, after)]
            case Answered(answer):
                told += rested(record, before, after, answer)
            case entry:
                raise TypeError(entry)
    return Step(" ".join(told) or "–", given=given)


def _kept(record: Record, before: State, die: str) -> str:
    body = next(body for body in before.lying if body.die == die)
    place = place_text(rules_of(record).floe, body)
    return fill(translate("Print", "Keeps the %1, %2."), body.face, place)


def _put(record: Record, before: State, move: PutBack) -> str:
    body = replace(before.adrift[0], x=move.x, y=move.y)
    owner, place = name_of(record, COLOUR_OF[move.die]), place_text(rules_of(record).floe, body)
    return fill(translate("RollingDice", "%1 puts the %2 back, %3."), owner, body.face, place)


def _round(record: Record, before: State, after: State) -> str:
    """What a round brought, and how the players stand now."""
    if after.tally is None:
        return ""
    seats = sorted(range(after.seats), key=lambda seat: -after.totals[seat])
    totals = ", ".join(held(f"{record.seating[seat].name} {after.totals[seat]}") for seat in seats)
    gained = tally_text(record, after.tally, before.round)
    now = fill(translate("Print", "Now: %1."), totals)
    return f"{gained} {now}"

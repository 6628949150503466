"""Dice Flick in sentences: what happened, how it stands, what a move means."""

from typing import assert_never, cast

from beamme.core.chance import Answer, Body, Drawn, Rest
from beamme.core.game import Outcome
from beamme.core.match import Answered
from beamme.games.dice_flick.board import CENTRE
from beamme.games.dice_flick.dice import COLOUR_OF, Colour
from beamme.games.dice_flick.moves import Bonus, Flick, Move, Score, Take
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase, State
from beamme.table.jobs.fairness_sampling import Tried
from beamme.table.storage.record import Record
from beamme.throws.dice_flick.flick import aimed_at
from ui.games.dice_flick.wording.takes import (
    take_places,
    take_sum,
    take_title,
    takes_text,
    worth_text,
)
from ui.games.dice_flick.wording.words import (
    colour_name,
    die_showing,
    die_spoken,
    die_text,
    hollow_text,
    plate_text,
    points_text,
)
from ui.text import scores
from ui.text.words import Counted, both, capital, fill, translate

__all__ = [
    "bonus_text",
    "colour_name",
    "describe",
    "die_showing",
    "die_spoken",
    "die_text",
    "ending",
    "goal_text",
    "hollow_text",
    "leave_text",
    "narrate",
    "plate_text",
    "points_text",
    "rules_of",
    "standing",
    "take_places",
    "take_sum",
    "take_title",
    "takes_text",
    "worth_text",
]


def rules_of(record: Record) -> DiceFlick:
    """The rules of a match that is known to be one of Dice Flick."""
    return cast("DiceFlick", record.match.game)


def goal_text() -> str:
    """What it takes to win."""
    return translate("DiceFlick", "Goal: the most points after ten rounds")


def narrate(record: Record, ply: int) -> str:
    """What entry number `ply` did, in one sentence."""
    before, after = record.match.states[ply], record.match.states[ply + 1]
    entry = record.match.log[ply]
    name = record.seating[before.active].name
    if isinstance(entry, Answered):
        return _answered(record, before, after, entry.answer)
    match entry.move:
        case Flick() as flick:
            return _flicked(name, flick)
        case Bonus(taken):
            return fill(
                translate("DiceFlick", "%1 takes the bonus die.")
                if taken
                else translate("DiceFlick", "%1 skips the bonus die."),
                name,
            )
        case Score(takes):
            told = _scored(name, rules_of(record), before, takes)
            outcome = record.match.game.turn(after)
            if isinstance(outcome, Outcome):
                told = f"{told} {_ended(record, after, outcome)}"
            return told
        case _:
            raise TypeError(entry.move)


def _flicked(name: str, flick: Flick) -> str:
    told = fill(
        translate("DiceFlick", "%1 flicks %2 %3."),
        name,
        colour_name(COLOUR_OF[flick.die]),
        plate_text(flick.plate),
    )
    slid = translate("DiceFlick", "The plate was slid.")
    return f"{told} {slid}" if flick.slide else told


def _answered(record: Record, before: State, after: State, answer: Answer) -> str:
    name = record.seating[before.active].name
    match answer:
        case Drawn(items):
            drawn = both([colour_name(COLOUR_OF[die]) for die in items])
            text = translate("DiceFlick", "%1 draws %2.")
            if before.bonus:
                text = translate("DiceFlick", "%1 draws %2 for a third flick.")
            return fill(text, name, drawn)
        case Rest(bodies) if before.flying:
            told = [_landed(rules_of(record), after, before.flying.die, bodies)]
            told += _knocked(rules_of(record), before, after)
            if after.phase is Phase.BONUS or (after.bonus and not before.bonus):
                told.append(translate("DiceFlick", "The bonus marker allows a third flick!"))
            return " ".join(told)
        case _:
            raise TypeError(answer)


def _landed(game: DiceFlick, after: State, die: str, bodies: tuple[Body, ...]) -> str:
    """Where the flicked die came to rest (DF-8)."""
    colour = COLOUR_OF[die]
    name = capital(die_text(die) if colour is Colour.PINK else colour_name(colour))
    lying = _body(after.lying, die)
    if lying is None:
        rest = _body(bodies, die)
        if rest is None:
            return fill(translate("DiceFlick", "%1 leaves the box."), name)
        if game.place_of(rest) is None:
            return fill(translate("DiceFlick", "%1 falls into the moat."), name)
        return fill(translate("DiceFlick", "%1 finds no hollow of its own."), name)
    place = game.place_of(lying) or 0
    if colour is Colour.PINK:
        return fill(translate("DiceFlick", "%1 lands in %2."), name, hollow_text(place))
    text = (
        translate("DiceFlick", "%1 lands in the centre and shows %3.")
        if place == CENTRE
        else translate("DiceFlick", "%1 lands in %2 and shows %3.")
    )
    return fill(text, name, hollow_text(place), lying.face)


def _knocked(game: DiceFlick, before: State, after: State) -> list[str]:
    """What happened to the dice that lay there (DF-10)."""
    told = []
    for body in before.lying:
        name = capital(die_showing(body.die, body.face))
        now = _body(after.lying, body.die)
        if now is None:
            told.append(fill(translate("DiceFlick", "%1 is knocked out."), name))
            continue
        moved = game.place_of(now) != game.place_of(body)
        turned = now.face != body.face and COLOUR_OF[body.die] is not Colour.PINK
        where = hollow_text(game.place_of(now) or 0)
        if moved and turned:
            text = translate("DiceFlick", "%1 is knocked into %2 and shows %3.")
            told.append(fill(text, name, where, now.face))
        elif moved:
            told.append(fill(translate("DiceFlick", "%1 is knocked into %2."), name, where))
        elif turned:
            told.append(fill(translate("DiceFlick", "%1 turns to %2."), name, now.face))
    return told


def _body(bodies: tuple[Body, ...], die: str) -> Body | None:
    return next((body for body in bodies if body.die == die), None)


def _scored(name: str, game: DiceFlick, state: State, takes: tuple[Take, ...]) -> str:
    score = game.scored(state, takes)
    if not score or not takes:
        return fill(translate("DiceFlick", "%1 scores nothing: 0 points."), name)
    told = takes_text(game.spread(state), takes)
    return fill(translate("DiceFlick", "%1 scores %2: %3."), name, told, points_text(score.points))


def _ended(record: Record, after: State, outcome: Outcome) -> str:
    winners = [record.seating[seat].name for seat in outcome.ranking[0]]
    points = points_text(max(after.totals))
    if len(winners) == 1:
        return fill(translate("DiceFlick", "%1 wins with %2!"), winners[0], points)
    text = translate("DiceFlick", "%1 win together with %2 each!")
    return fill(text, both(winners), points)


standing, ending = scores.standing, scores.ending


def describe(record: Record, ply: int, move: Move) -> str:
    """A move in a few words."""
    match move:
        case Flick():
            return _flick_advised(rules_of(record), move)
        case Bonus(taken):
            return bonus_text() if taken else leave_text()
        case Score(()):
            return translate("DiceFlick", "Score nothing")
        case Score(takes):
            game, state = rules_of(record), record.match.states[ply]
            score = game.scored(state, takes)
            points = points_text(score.points if score else 0)
            told = takes_text(game.spread(state), takes)
            return capital(fill(translate("DiceFlick", "Score %1: %2"), told, points))
        case _:
            assert_never(move)


def bonus_text() -> str:
    """To flick a third time."""
    return translate("DiceFlick", "Flick a bonus die")


def leave_text() -> str:
    """Not to flick a third time."""
    return translate("DiceFlick", "Skip the bonus")


def _flick_advised(game: DiceFlick, flick: Flick) -> str:
    """A flick by its die, where it would come down, and its plate."""
    die, plate = colour_name(COLOUR_OF[flick.die]), plate_text(flick.plate)
    place = aimed_at(game, flick)
    if place is None:
        return capital(fill(translate("DiceFlick", "%1 past the hollows, %2"), die, plate))
    text = translate("DiceFlick", "%1 at %2, %3")
    return capital(fill(text, die, hollow_text(place), plate))


def result(record: Record, seat: int) -> str:
    """What a player has reached."""
    return points_text(record.match.state.totals[seat])


def tried_text(tried: Tried) -> str:
    """What else came of dice that were flicked to see whether they are fair."""
    outside = tried.dice - sum(tried.counts)
    if not outside:
        return translate("Fairness", "All of them came to rest in the box.")
    return Counted(outside).translate("Fairness", "%Ln dice left the box and show nothing.", "", 0)

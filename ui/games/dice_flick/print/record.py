"""The turns of Dice Flick for a game record."""

from collections.abc import Iterator

from beamme.core.chance import Drawn
from beamme.core.match import Answered, Moved
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.moves import Flick, Score
from beamme.games.dice_flick.state import State
from beamme.table.storage.record import Record
from ui.games.dice_flick.text import colour_name, plate_text, points_text, rules_of, takes_text
from ui.printing.record.turns import Step, Story, Turn, plies_of_turns
from ui.text import games
from ui.text.words import both, capital, fill, translate


def story(record: Record) -> Story:
    """The match in turns; a turn has a step for each flick and one for what was scored."""
    turns: list[Turn] = []
    for number, plies in enumerate(plies_of_turns(record.match), start=1):
        seat = record.match.states[plies.start].active
        turns.append(
            Turn(
                number,
                seat,
                record.seating[seat].colour,
                tuple(_steps(record, plies)) or (Step("–"),),
                str(record.match.states[plies.stop].totals[seat]),
                closing=seat == len(record.seating) - 1,
            )
        )
    return Story(tuple(turns), translate("Print", "Drawn"), translate("Print", "Total"))


def _steps(record: Record, plies: range) -> Iterator[Step]:
    given, flicked = "", ""
    for ply in plies:
        match record.match.log[ply]:
            case Answered(Drawn(items)):
                given = capital(both([colour_name(COLOUR_OF[die]) for die in items]))
            case Moved(_, Flick() as flick):
                flicked = _flicked(flick)
                if ply + 1 == len(record.match.log):
                    yield Step(fill(translate("Print", "%1 …"), flicked), given=given)
            case Answered():
                told = fill(translate("Print", "%1: %2"), flicked, games.narrate(record, ply))
                yield Step(told, given=given)
                given = ""
            case Moved(_, Score() as move):
                yield Step(_scored(record, record.match.states[ply], move), given=given)
                given = ""
            case _:
                raise TypeError(record.match.log[ply])
    if given:
        yield Step("–", given=given)


def _flicked(flick: Flick) -> str:
    """Where a flick came from: "From the north", "From the north (plate slid)"."""
    told = capital(plate_text(flick.plate))
    return fill(translate("Print", "%1 (plate slid)"), told) if flick.slide else told


def _scored(record: Record, before: State, move: Score) -> str:
    game = rules_of(record)
    score = game.scored(before, move.takes)
    if not score or not move.takes:
        return fill(translate("Print", "Nothing: %1."), points_text(0))
    told = capital(takes_text(game.spread(before), move.takes))
    return fill(translate("Print", "%1: %2."), told, points_text(score.points))

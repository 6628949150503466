"""Makes the matches of Dice Flick that are shown: one to its end, two still being played.

Run from the project's folder: python -m resources.dice_flick.demo.make_matches
"""

from pathlib import Path
from typing import Any

from beamme.core.match import Match
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.state import Phase, State
from beamme.table.storage.record import Record
from resources.common.demo.playing import FOUR, back_to, played, write


def while_aiming(record: Record) -> Record:
    """The match when the person aims the last flick of a turn into the fullest box."""
    states = record.match.states
    aiming = [ply for ply in range(len(states)) if _decides(states[ply], Phase.FLICK)]
    return back_to(
        record, max(aiming, key=lambda ply: (states[ply].flicks == 1, len(states[ply].lying)))
    )


def while_scoring(record: Record) -> Record:
    """The match when the person has the most to choose from."""
    match = record.match
    scoring = [ply for ply, state in enumerate(match.states) if _decides(state, Phase.SCORE)]
    return back_to(record, max(scoring, key=lambda ply: _worth(match, match.states[ply])))


def _decides(state: State, phase: Phase) -> bool:
    return state.active == 0 and state.phase is phase


def _worth(match: Match[Any, Any], state: State) -> tuple[int, int, int]:
    best = match.game.legal(state)[0].takes
    return len({*map(type, best)}), len(best), match.game.scored(state, best).points


if __name__ == "__main__":
    won = played(DiceFlick.from_options({}, len(FOUR)), "first snow", FOUR)
    write(
        Path(__file__).parent,
        {
            "dice-flick-won": won,
            "dice-flick-aiming": while_aiming(won),
            "dice-flick-scoring": while_scoring(won),
        },
    )

"""Makes the matches of Rolling Dice that are shown: one to its end, three still being played.

Run from the project's folder: python -m resources.rolling_dice.demo.make_matches
"""

from pathlib import Path

from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.state import Phase, State
from beamme.table.storage.record import Record
from resources.common.demo.playing import FOUR, back_to, played, write


def while_aiming(record: Record) -> Record:
    """The match when the person aims onto a full floe and has to beat a die that is high."""
    states = record.match.states
    aiming = [ply for ply, state in enumerate(states) if _at(state, Phase.THROW)]
    return back_to(
        record, max(aiming, key=lambda ply: (len(states[ply].lying) > 2, _ringed(states[ply])))
    )


def while_keeping(record: Record) -> Record:
    """The match when the person beat its die and has the most dice to choose from."""
    states, legal = record.match.states, record.match.game.legal
    keeping = [ply for ply, state in enumerate(states) if _at(state, Phase.KEEP)]
    return back_to(
        record,
        max(keeping, key=lambda ply: (bool(states[ply].scoring[0]), len(legal(states[ply])))),
    )


def while_putting(record: Record) -> Record:
    """The match when the person's die was pushed off."""
    states = record.match.states
    return back_to(record, next(ply for ply, state in enumerate(states) if _pushed(state)))


def _at(state: State, phase: Phase) -> bool:
    return state.active == 0 and state.phase is phase


def _ringed(state: State) -> int:
    """The face of the die that has to be beaten; 0 if there is none."""
    body = state.body_of(state.scoring[state.active])
    return 0 if body is None else body.face


def _pushed(state: State) -> bool:
    return state.phase is Phase.PUT and state.adrift[0].die.startswith("a")


if __name__ == "__main__":
    won = played(RollingDice.from_options({}, len(FOUR)), "thin ice", FOUR)
    write(
        Path(__file__).parent,
        {
            "rolling-dice-won": won,
            "rolling-dice-aiming": while_aiming(won),
            "rolling-dice-keeping": while_keeping(won),
            "rolling-dice-putting": while_putting(won),
        },
    )

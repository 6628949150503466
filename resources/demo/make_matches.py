"""Makes the matches that the tour shows and that old-save tests open: computers play them."""

import asyncio
import sys
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from beamme.ai.strategy import Level, choose
from beamme.core.chance import Answer, Ask, Throw
from beamme.core.game import Game
from beamme.core.match import Match
from beamme.games import GAMES
from beamme.games.dice_flick.state import Phase, State
from beamme.games.rolling_dice import state as floe
from beamme.table.play.fate import answer_of, noise_of
from beamme.table.play.loop import Table
from beamme.table.play.throwing import throw_seed
from beamme.table.storage.record import Record, Seating, begin, to_bytes
from beamme.throws.throwing import rest_of

HERE = Path(__file__).parent
WHEN = datetime(2026, 10, 31, 20, 15, tzinfo=UTC)
PERSONS_HAND = "direction"
NAMES = ("Ada", "Nova", "Mika", "Juno")


class Thinker:
    """Plays a level without a process of its own."""

    def __init__(self, level: Level, noise: bytes) -> None:
        self._level = level
        self._noise = noise

    async def choose(self, match: Match[object, object]) -> object:
        """The move of its level."""
        return choose(match.game, match.state, self._level, self._noise)


class Fate:
    """Answers from a seed; thrown dice fly here, sent off by the hands at the table."""

    def __init__(self, record: Record) -> None:
        self._record = record

    async def answer(self, ask: Ask, index: int) -> Answer:
        """What the seed says, or where dice come to rest."""
        if not isinstance(ask, Throw):
            return answer_of(self._record.seed, ask, index)
        hand = self._record.seating[ask.seat].level or PERSONS_HAND
        return rest_of(self._record.match.game, ask, hand, throw_seed(self._record.seed, index))


async def played(game: Game[Any, Any], word: str, levels: tuple[Level, ...]) -> Record:
    """A whole match; the first seat is a person's who plays like an expert."""
    seed = sha256(word.encode()).digest()
    seating = [
        Seating(name, None if seat == 0 else level, seat)
        for seat, (name, level) in enumerate(zip(NAMES, levels, strict=False))
    ]
    record = begin(game, seating, seed)

    async def shown(match: Match[object, object]) -> None:
        pass

    players = [Thinker(level, noise_of(seed, seat)) for seat, level in enumerate(levels)]
    table = Table(record.match, players, Fate(record), shown)
    await table.run()
    return replace(record, match=table.match, started=WHEN, played=WHEN)


def while_flicking(record: Record) -> Record:
    """The match when the person aims the last flick of a turn into the fullest box."""
    states = record.match.states
    aiming = [ply for ply in range(len(states)) if _decides(states[ply], Phase.FLICK)]
    ply = max(aiming, key=lambda ply: (states[ply].flicks == 1, len(states[ply].lying)))
    return replace(record, match=record.match.back_to(ply))


def while_scoring(record: Record) -> Record:
    """The match when the person has the most to choose from."""
    match = record.match
    ply = max(
        (ply for ply in range(len(match.states)) if _decides(match.states[ply], Phase.SCORE)),
        key=lambda ply: _worth(match, match.states[ply]),
    )
    return replace(record, match=match.back_to(ply))


def _decides(state: State, phase: Phase) -> bool:
    return state.active == 0 and state.phase is phase


def _worth(match: Match[Any, Any], state: State) -> tuple[int, int, int]:
    best = match.game.legal(state)[0].takes
    return len({*map(type, best)}), len(best), match.game.scored(state, best).points


def while_throwing(record: Record) -> Record:
    """The match when the person aims onto a full floe and has to beat a die that is high."""
    states = record.match.states
    aiming = [ply for ply, state in enumerate(states) if _at(state, floe.Phase.THROW)]
    ply = max(aiming, key=lambda ply: (len(states[ply].lying) > 2, _ringed(states[ply])))
    return replace(record, match=record.match.back_to(ply))


def while_keeping(record: Record) -> Record:
    """The match when the person beat its die and has the most dice to choose from."""
    states, legal = record.match.states, record.match.game.legal
    keeping = [ply for ply, state in enumerate(states) if _at(state, floe.Phase.KEEP)]
    ply = max(keeping, key=lambda ply: (bool(states[ply].scoring[0]), len(legal(states[ply]))))
    return replace(record, match=record.match.back_to(ply))


def while_putting(record: Record) -> Record:
    """The match when the person's die was pushed off."""
    states = record.match.states
    ply = next(ply for ply, state in enumerate(states) if _pushed(state))
    return replace(record, match=record.match.back_to(ply))


def _at(state: floe.State, phase: floe.Phase) -> bool:
    return state.active == 0 and state.phase is phase


def _ringed(state: floe.State) -> int:
    """What the die shows that has to be beaten; 0 if there is none."""
    body = state.body_of(state.scoring[state.active])
    return 0 if body is None else body.face


def _pushed(state: floe.State) -> bool:
    return state.phase is floe.Phase.PUT and state.adrift[0].die.startswith("a")


def main(wanted: list[str]) -> None:
    """Write these matches, or all."""
    two = (Level.EXPERT, Level.EXPERT)
    four = (Level.EXPERT, Level.EXPERT, Level.CASUAL, Level.ADVANCED)
    beam = GAMES["beam-me-up"]
    cow = GAMES["kuh-vadis"].from_options({"sheet": 4711, "first": "circle"}, 2)
    flick = GAMES["dice-flick"].from_options({}, 4)
    ice = GAMES["rolling-dice"].from_options({}, 4)
    records = {
        name: asyncio.run(played(game, word, levels))
        for name, game, word, levels in (
            ("two", beam.from_options({}, 2), "evening light", two),
            ("four", beam.from_options({}, 4), "evening light", four),
            ("cow-won", cow, "meadow 12", two),
            ("cow-drawn", cow, "meadow 8", two),
            ("flick", flick, "first snow", four),
            ("ice", ice, "thin ice", four),
        )
        if not wanted or name in wanted
    }
    if "flick" in records:
        records["flick-aiming"] = while_flicking(records["flick"])
        records["flick-scoring"] = while_scoring(records["flick"])
    if "ice" in records:
        records["ice-aiming"] = while_throwing(records["ice"])
        records["ice-keeping"] = while_keeping(records["ice"])
        records["ice-putting"] = while_putting(records["ice"])
    for name, record in records.items():
        (HERE / f"{name}.beamme").write_bytes(to_bytes(record))
        print(name, len(record.match.log), record.match.turn)


if __name__ == "__main__":
    main(sys.argv[1:])

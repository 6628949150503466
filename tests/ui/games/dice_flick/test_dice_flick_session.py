"""A match of Dice Flick on a real loop, without a window: real throws, taken to the end."""

from pathlib import Path
from typing import Any

import pytest
from dice_flick_driving import begin, box, play
from driving import log_of, open_record, saved_in, until, until_asked
from recorded import heard, rows_of

from beamme.ai.strategy import Level, judge
from beamme.core.chance import Rest, Throw
from beamme.core.game import Chance, Outcome
from beamme.core.match import Answered, Moved
from beamme.games.dice_flick.moves import Flick, Score
from beamme.games.dice_flick.state import Phase
from beamme.table.play.throwing import throw_seed
from beamme.throws.throwing import launched, resimulate
from ui.app.program import Program

Opened = Any


@pytest.fixture(autouse=True)
def no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the time that a review takes."""
    monkeypatch.setattr(Program, "review", lambda _: None)


def throws(record: Any) -> list[tuple[int, Throw, Rest]]:
    """Give every throw of a match with the number of its question."""
    found, asked = [], 0
    for ply, entry in enumerate(record.match.log):
        turn = record.match.game.turn(record.match.states[ply])
        if isinstance(entry, Answered) and isinstance(turn, Chance):
            if isinstance(turn.ask, Throw) and isinstance(entry.answer, Rest):
                found.append((asked, turn.ask, entry.answer))
            asked += 1
    return found


async def test_people_play_ten_rounds_with_real_throws(start: Opened, tmp_path: Path) -> None:
    async with start(assist="direction") as program:
        ended, scored = heard(program.match.ended), heard(box(program).scored)
        begin(program)
        await play(program)
        record = open_record(program)
        assert isinstance(record.match.turn, Outcome)
        assert len(ended) == 1
        assert len(scored) == 20
        assert saved_in(tmp_path).match == record.match
        assert box(program).table.property("over") is True
        pad = box(program).table.property("pad")
        assert [[int(cell) for cell in row["cells"]] for row in pad] == [
            list(cells) for cells in zip(*record.match.state.pad, strict=True)
        ]
        for asked, throw, rest in throws(record):
            seed = throw_seed(record.seed, asked)
            assert rest.launch == launched(throw, "direction", seed), "the hand of the setting"
        asked, throw, rest = throws(record)[-1]
        assert (
            resimulate(record.match.game, throw, rest, throw_seed(record.seed, asked)) is not None
        )


async def test_without_anything_to_score_the_turn_ends_by_itself(start: Opened) -> None:
    async with start() as program:
        begin(program)
        await play(program, 2)
        await until_asked(program)
        entries = [entry.move for entry in log_of(program) if isinstance(entry, Moved)]
        state = open_record(program).match.state
        assert [type(move) for move in entries] == [Flick, Flick, Score]
        assert entries[-1] == Score(())
        assert state.active == 1
        assert state.phase is Phase.FLICK


async def test_a_flick_is_told_while_the_die_flies_and_does_not_end_its_flight(
    start: Opened,
) -> None:
    async with start(motion="full", pace="normal") as program:
        begin(program)
        await until_asked(program)
        flick, arena = box(program), box(program).table.arena
        landed = heard(arena.landed)
        flick.flick()
        await until(lambda: arena.property("flying"), "flying")
        assert flick.table.property("phase") == "flick", "nothing is told before the first frame"
        await until(lambda: flick.table.property("phase") == "flying", "told")
        assert arena.property("flying")
        assert not landed
        assert not flick.aim.property("enabled")
        program.match.skip()
        await until_asked(program)
        assert len(landed) == 1


async def test_an_opponent_throws_with_the_hand_of_its_level(start: Opened) -> None:
    async with start() as program:
        program.lobby.open("dice-flick")
        program.lobby.setLevel(1, Level.BEGINNER)
        program.lobby.setProperty("starter", 1)
        program.lobby.setProperty("seedText", "word")
        program.lobby.play()
        await until_asked(program)
        record = open_record(program)
        found = throws(record)
        assert len(found) >= 2
        for asked, throw, rest in found:
            assert record.seating[throw.seat].level is Level.BEGINNER
            seed = throw_seed(record.seed, asked)
            assert rest.launch == launched(throw, "beginner", seed)
        assert len(program.match.property("history")) > 0


async def test_a_flick_cannot_be_taken_back_but_a_die_and_a_plate_can_be_changed(
    start: Opened,
) -> None:
    async with start() as program:
        begin(program)
        await until_asked(program)
        flick = box(program)
        flick.aim.chooseDie(2)
        flick.aim.choosePlate(3)
        chosen = rows_of(flick.table.hand)[2]
        assert chosen["chosen"] is True
        flick.flick()
        await until(lambda: len(log_of(program)) > 2, "the rest")
        move = log_of(program)[1].move
        assert (move.die, str(move.plate)) == (chosen["key"], "west")
        await until_asked(program)
        assert program.match.property("canUndo") is False


async def test_a_hint_is_told_in_words_and_aimed(start: Opened) -> None:
    async with start() as program:
        begin(program)
        await until_asked(program)
        program.match.hint()
        await until(lambda: program.match.property("hintText"), "the hint")
        assert ": chance to win " in program.match.property("hintText")
        match = open_record(program).match
        best = judge(match.game, match.state)[0].move
        assert program.match.now.common.primary.moves == (best,)


async def test_a_match_can_be_watched_and_ends_on_the_stored_rests(start: Opened) -> None:
    async with start() as program:
        begin(program)
        await play(program, 6)
        await until_asked(program)
        record = open_record(program)
        name = program.session.name
        await program.session.leave()
        program.library.watch(name)
        await until(lambda: program.match.now.phase == "watch", "watching")
        program.match.togglePlaying()
        end = len(record.match.log)
        await until(lambda: program.match.property("ply") == end, "the end")
        shown = {row["key"] for row in rows_of(box(program).table.arena) if row["place"] >= 0}
        assert shown == {body.die for body in record.match.state.lying}


async def test_the_outlook_of_an_aim_is_told_and_a_hollow_can_be_aimed_at(start: Opened) -> None:
    async with start() as program:
        begin(program)
        await until_asked(program)
        flick = box(program)
        await until(lambda: flick.aim.property("outlook"), "the outlook")
        parts = {part["kind"]: part["chance"] for part in flick.aim.property("outlook")}
        assert sum(parts.values()) == pytest.approx(1.0)
        flick.aim.choosePlate(1)
        for place in (6, 18):
            before = flick.aim.property("direction")
            flick.aim.aimAtHollow(place)
            await until(lambda before=before: flick.aim.property("direction") != before, "the aim")
            await until(lambda place=place: flick.aim.property("target") == place, "the target")
        assert flick.aim.property("outlookText") != ""

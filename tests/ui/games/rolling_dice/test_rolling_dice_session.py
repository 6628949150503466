"""A match of Rolling Dice on a real loop, without a window: real throws, taken to the end."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from driving import log_of, open_record, saved_in, until, until_asked
from recorded import heard, rows_of
from rolling_dice_driving import begin, floe, play
from rolling_dice_views import NAMES, to_put

from beamme.ai.strategy import Level, judge
from beamme.core.chance import Rest, Throw
from beamme.core.game import Chance, Outcome
from beamme.core.match import Answered, Moved
from beamme.games.rolling_dice.moves import Keep, PutBack
from beamme.games.rolling_dice.state import Phase
from beamme.table.play.throwing import throw_seed
from beamme.table.storage.record import Seating
from beamme.throws.throwing import launched, resimulate
from ui.app.program import Program

Opened = Any
TWO = "a2=5@100,1000 a3=6@-4000,2000"
"""Both may be kept, so that somebody has to choose."""


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


async def test_people_play_to_the_end_with_real_throws(start: Opened, tmp_path: Path) -> None:
    async with start(assist="none") as program:
        ended, counted = heard(program.match.ended), heard(floe(program).counting.begun)
        begin(program)
        await play(program)
        record = open_record(program)
        state = record.match.state
        assert isinstance(record.match.turn, Outcome)
        assert len(ended) == 1
        assert max(state.points) >= 75
        assert len(counted) == state.round
        assert saved_in(tmp_path).match == record.match
        assert floe(program).table.property("totals") == list(state.totals)
        floe(program).counting.end()
        assert [row["points"] for row in rows_of(floe(program).table.seals)] == list(state.points)
        for asked, throw, rest in throws(record):
            seed = throw_seed(record.seed, asked)
            assert rest.launch == launched(throw, "none", seed), "the hand of the setting"
        asked, throw, rest = throws(record)[-1]
        assert (
            resimulate(record.match.game, throw, rest, throw_seed(record.seed, asked)) is not None
        )


async def test_computers_throw_with_the_hands_of_their_levels(start: Opened) -> None:
    async with start() as program:
        begin(program, people=1, computers=2)
        await play(program, 1)
        await until_asked(program)
        if program.match.now.view.match.state.phase is Phase.KEEP:
            await play(program, 1)
            await until_asked(program)
        record = open_record(program)
        found = [(asked, it, rest) for asked, it, rest in throws(record) if it.seat]
        assert {throw.seat for _, throw, _ in found} <= {1, 2}
        for asked, throw, rest in found:
            assert record.seating[throw.seat].level is Level.BEGINNER
            seed = throw_seed(record.seed, asked)
            assert rest.launch == launched(throw, "beginner", seed)


async def test_who_is_pushed_off_is_asked_and_can_take_it_back(start: Opened) -> None:
    async with start() as program:
        record = to_put(thrown=TWO).record
        program.session.begin(record)
        await until_asked(program)
        model = floe(program)
        assert program.match.property("activeSeat") == 1
        assert model.putting.property("enabled") is True
        assert program.match.property("activeName") == "Nova"
        model.putting.holdAt(9.0, 6.6)
        program.match.primary()
        await until(lambda: len(log_of(program)) == 3, "put back")
        entry = log_of(program)[-1]
        assert entry == Moved(1, PutBack("b1", 9_000, -6_600))
        await until_asked(program)
        assert model.keeping.property("enabled") is True
        assert program.match.property("activeSeat") == 0
        assert program.match.property("canUndo") is True
        program.match.undo()
        await until(lambda: len(log_of(program)) == 2, "taken back")
        await until_asked(program)
        assert model.putting.property("enabled") is True


async def test_a_computer_puts_its_die_back_in_the_turn_of_a_person(start: Opened) -> None:
    async with start() as program:
        record = to_put(thrown=TWO).record
        seating = tuple(
            Seating(NAMES[seat], Level.BEGINNER if seat == 1 else None, seat) for seat in range(3)
        )
        program.session.begin(replace(record, seating=seating))
        await until(lambda: program.match.now.view, "a match")
        await until(lambda: len(log_of(program)) == 3, "put back")
        assert log_of(program)[-1].seat == 1
        await until_asked(program)
        assert floe(program).keeping.property("enabled") is True


async def test_a_kept_die_can_be_changed_until_somebody_throws(start: Opened) -> None:
    async with start() as program:
        begin(program, people=3)
        await play(program, 1)
        await until_asked(program)
        model = floe(program)
        assert model.keeping.property("enabled") is True
        rows = rows_of(model.keeping.choices)
        assert len(rows) > 1
        model.keeping.keep(1)
        await until(lambda: isinstance(log_of(program)[-1], Moved), "kept")
        await until_asked(program)
        assert program.match.property("canUndo") is True
        program.match.undo()
        await until(lambda: not isinstance(log_of(program)[-1], Moved), "taken back")
        await until_asked(program)
        model.keeping.keep(0)
        await until(lambda: log_of(program)[-1] == Moved(0, Keep(rows[0]["key"])), "another")
        await until_asked(program)
        program.match.primary()
        await until(lambda: isinstance(log_of(program)[-1], Answered), "a throw")
        await until_asked(program)
        assert program.match.property("canUndo") is False


async def test_dice_are_told_of_while_they_fly(start: Opened) -> None:
    async with start(motion="full", pace="normal") as program:
        begin(program)
        await until_asked(program)
        model, arena = floe(program), floe(program).table.arena
        landed = heard(arena.landed)
        model.throwDice()
        await until(lambda: arena.property("flying"), "flying")
        await until(lambda: model.table.property("phase") == "flying", "told")
        assert arena.property("flying")
        assert not landed
        program.match.skip()
        await until_asked(program)
        assert len(landed) == 1


async def test_a_hint_is_told_in_words_and_selected(start: Opened) -> None:
    async with start() as program:
        begin(program)
        for _ in range(2):
            await until_asked(program)
            program.match.hint()
            await until(lambda: program.match.property("hintText"), "the hint")
            assert ": chance to win " in program.match.property("hintText")
            match = open_record(program).match
            best = judge(match.game, match.state)[0].move
            assert program.match.now.common.primary.moves == (best,)
            await play(program, 1)


async def test_a_match_can_be_watched_and_ends_on_the_stored_rests(start: Opened) -> None:
    async with start() as program:
        begin(program, people=3)
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
        lying = {row["key"] for row in rows_of(floe(program).table.arena) if row["present"]}
        assert lying >= {body.die for body in record.match.state.lying}
        for ply in range(end, -1, -1):
            program.match.seek(ply)
            await until(lambda ply=ply: program.match.property("ply") == ply, "a moment")
        assert not any(row["present"] for row in rows_of(floe(program).table.arena))


async def test_the_outlook_of_a_held_aim_is_told(start: Opened) -> None:
    async with start() as program:
        begin(program)
        await until_asked(program)
        model = floe(program)
        await until(lambda: model.aim.property("outlook"), "the outlook")
        parts = {part["kind"]: part["chance"] for part in model.aim.property("outlook")}
        assert {*parts} == {"stay", "water"}
        assert sum(parts.values()) == pytest.approx(1.0)


async def test_a_round_is_counted_before_the_next_one_begins(start: Opened) -> None:
    async with start(motion="calm", pace="fast") as program:
        begin(program)
        model = floe(program)
        counted = heard(model.counting.begun)
        for _ in range(20):
            await until(lambda: counted or program.match.now.phase == "person", "a question")
            if counted:
                break
            before = len(log_of(program))
            program.match.primary()
            await until(lambda before=before: len(log_of(program)) > before, "a decision")
        assert model.counting.property("shown") is True
        assert program.match.now.common.counting > 0
        assert program.match.now.phase == "showing"
        model.counting.end()
        await until_asked(program)
        assert model.table.property("round") == 2

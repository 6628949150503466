"""A match as it is kept: the same again, or a clear reason, or as much of it as is valid."""

import json
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from saved import SEATING, SEED, played

from beamme.ai.strategy import Level
from beamme.core.errors import BadData, IllegalMove
from beamme.core.game import Outcome
from beamme.core.match import Match, new_match
from beamme.core.savegame import Problem, add_line, write_log
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import built_in_boards
from beamme.games.beam_me_up.rules import Joker
from beamme.table.record import LARGEST_FILE, Seating, begin, from_bytes, to_bytes

SMALL = to_bytes(played(9))
FINISHED = to_bytes(played())


def table_of(data: bytes = SMALL) -> dict[str, Any]:
    """Read a save without any checks."""
    table: dict[str, Any] = json.loads(data)
    return table


def bytes_of(table: dict[str, Any]) -> bytes:
    """Write whatever there is."""
    return json.dumps(table).encode()


def is_judged(match: Match[Any, Any]) -> bool:
    """Tell whether the rules allow every entry when it is played again."""
    again: Match[Any, Any] = new_match(match.game, match.seats)
    for line in write_log(match):
        again = add_line(again, line)
    return again == match and again.states == match.states


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("plies", [0, 1, 2, 50, 10_000])
def test_a_record_is_the_same_after_writing_and_reading(seats: int, plies: int) -> None:
    record = played(plies, seats)
    again = from_bytes(to_bytes(record))
    assert again == record
    assert again.match.states == record.match.states
    assert to_bytes(again) == to_bytes(record)


def test_house_rules_and_boards_are_kept() -> None:
    boards = (built_in_boards()[3], replace(built_in_boards()[0], name="My own"))
    game = BeamMeUp(boards, Joker.PER_STAR, free_reading=True)
    assert from_bytes(to_bytes(begin(game, SEATING[:2], SEED))).match.game == game


def test_a_save_is_text_that_a_person_can_read() -> None:
    lines = SMALL.decode("utf-8").splitlines()
    assert ' "game": "beam-me-up",' in lines
    assert '   "name": "Ada",' in lines
    assert '  "roll",' in lines


def test_a_finished_match_is_over_after_reading_too() -> None:
    assert isinstance(from_bytes(FINISHED).match.turn, Outcome)


def test_going_on_notes_the_time_and_forgets_the_damage() -> None:
    record = replace(played(5), problem=Problem(3, "bad"))
    after = record.with_match(add_line(record.match, _next_line(record)))
    assert after.problem is None
    assert after.played > record.played
    assert after.started == record.started


def _next_line(record: Any) -> str:
    return write_log(played(len(record.match.log) + 1).match)[-1]


def test_people_are_the_seats_without_a_level() -> None:
    assert played(0, 4).people == {0, 2}
    assert [seat.is_person for seat in SEATING] == [True, False, True, False]


def test_a_new_match_tidies_names_and_wants_one_for_everybody() -> None:
    record = begin(
        BeamMeUp(built_in_boards()[:2]), [Seating(" A\x07da ", None, 0), SEATING[1]], SEED
    )
    assert record.seating[0].name == "Ada"
    assert from_bytes(to_bytes(record)) == replace(
        record,
        started=record.started.replace(microsecond=0),
        played=record.played.replace(microsecond=0),
    )
    with pytest.raises(BadData, match="every player needs a name"):
        begin(BeamMeUp(), [Seating("\x07", None, 0), SEATING[1]], SEED)


def test_a_new_match_wants_as_many_players_as_the_game_has_room_for() -> None:
    with pytest.raises(IllegalMove, match="2 to 4 players, not 1"):
        begin(BeamMeUp(), SEATING[:1], SEED)


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda t: t.pop("program"), "not a match of BeamMe"),
        (lambda t: t.update(program="Chess"), "not a match of BeamMe"),
        (lambda t: t.pop("format"), "format None is not known"),
        (lambda t: t.update(format=2), "format 2 is not known"),
        (lambda t: t.update(format=True), "format True is not known"),
        (lambda t: t.update(format="1" * 9999), "format '111"),
        (lambda t: t.update(game="chess"), "unknown game 'chess'"),
        (lambda t: t.update(game=["beam-me-up"]), "unknown game"),
        (lambda t: t.update(game="x" * 9999), "unknown game 'xxx"),
        (lambda t: t.pop("rules"), "rules: missing"),
        (lambda t: t.update(rules=[]), "rules: missing"),
        (lambda t: t["rules"].update(speed=3), "speed: unknown house rule"),
        (lambda t: t["rules"].update(joker="never"), "joker: 'never' is none of"),
        (lambda t: t["rules"].update(joker="x" * 9999), "joker: 'xxx"),
        (lambda t: t["rules"].update({"free-reading": 1}), "free-reading: true or false"),
        (lambda t: t["rules"]["boards"].pop(), "boards: 2 are needed"),
        (lambda t: t["rules"].update(boards="ab"), "boards: 2 are needed"),
        (lambda t: t["rules"].update(boards=["a", "b"]), "boards: each needs"),
        (lambda t: t["rules"]["boards"][0].update(name="a\nb"), "name: a text"),
        (lambda t: t["rules"]["boards"][0].update(name="a" * 41), "name: a text"),
        (lambda t: t["rules"]["boards"][0]["columns"].pop(), "columns: a list of 7"),
        (lambda t: t["rules"]["boards"][1]["columns"].__setitem__(2, "........."), "column 3"),
        (lambda t: t["rules"]["boards"][1]["columns"].__setitem__(2, "...x...."), "field 'x'"),
        (lambda t: t["rules"]["boards"][1]["columns"].__setitem__(2, "r......."), "the ground"),
        (lambda t: t.pop("seats"), "seats: a list of players"),
        (lambda t: t.update(seats={"name": "Ada"}), "seats: a list of players"),
        (lambda t: t.update(seats=["Ada", "Nova"]), "seats: a list of players"),
        (lambda t: t["seats"].pop(), "seats: 1 cannot play"),
        (lambda t: t["seats"].clear(), "seats: 0 cannot play"),
        (lambda t: t["seats"].append(t["seats"][0]), "two have the same colour"),
        (lambda t: t["seats"][0].update(name=""), "seat 1: a name of 1 to 24 visible"),
        (lambda t: t["seats"][1].update(name=" "), "seat 2: a name"),
        (lambda t: t["seats"][1].update(name="x" * 25), "seat 2: a name"),
        (lambda t: t["seats"][1].update(name="a\x1b[2J"), "seat 2: a name"),
        (lambda t: t["seats"][1].update(name="a\u202eb"), "seat 2: a name"),
        (lambda t: t["seats"][1].update(name="a\nb"), "seat 2: a name"),
        (lambda t: t["seats"][1].update(name=7), "seat 2: a name"),
        (lambda t: t["seats"][1].pop("name"), "seat 2: a name"),
        (lambda t: t["seats"][1].update(colour=6), "seat 2: a colour"),
        (lambda t: t["seats"][1].update(colour=True), "seat 2: a colour"),
        (lambda t: t["seats"][1].update(colour=1.0), "seat 2: a colour"),
        (lambda t: t["seats"][0].update(level="expert"), "seat 1: neither a person"),
        (lambda t: t["seats"][1].update(level="genius"), "seat 2: neither a person"),
        (lambda t: t["seats"][1].update(level=["expert"]), "seat 2: neither a person"),
        (lambda t: t["seats"][1].pop("level"), "seat 2: neither a person"),
        (lambda t: t["seats"][1].update(player="robot"), "seat 2: neither a person"),
        (lambda t: t.pop("seed"), "seed: 64 hexadecimal digits"),
        (lambda t: t.update(seed="00"), "seed: 64"),
        (lambda t: t.update(seed=int("1" * 64)), "seed: 64"),
        (lambda t: t.update(seed="g" * 64), "seed: 64"),
        (lambda t: t.update(seed="AB" * 32), "seed: 64"),
        (lambda t: t.update(seed=" ".join(["ab"] * 32)), "seed: 64"),
        (lambda t: t.pop("started"), "started: a date and time"),
        (lambda t: t.update(played="yesterday"), "played: a date and time"),
        (lambda t: t.update(played=20260301), "played: a date from 2000 on"),
        (lambda t: t.update(played="2026-03-01T12:00:00"), "played: a date from 2000 on"),
        (lambda t: t.update(played="0001-01-01T00:00:00+14:00"), "played: a date from"),
        (lambda t: t.update(played="9999-12-31T23:59:59-12:00"), "played: a date from"),
        (lambda t: t.pop("log"), "log: a list of lines"),
        (lambda t: t.update(log="roll"), "log: a list of lines"),
        (lambda t: t.update(log=["lift 1", 3]), "log: a list of lines"),
        (lambda t: t.update(log=["roll"] * 20_001), "log: longer than 20000"),
    ],
)
def test_what_is_no_match_is_refused_with_its_reason(change: Change, reason: str) -> None:
    table = table_of()
    change(table)
    with pytest.raises(BadData, match=reason) as refused:
        from_bytes(bytes_of(table))
    assert len(str(refused.value)) < 300
    assert "\n" not in str(refused.value)


def test_a_match_of_five_is_refused() -> None:
    table = table_of()
    seat = table["seats"][0]
    table["seats"] = [{**seat, "colour": colour} for colour in range(5)]
    table["rules"]["boards"] = [table["rules"]["boards"][0]] * 5
    with pytest.raises(BadData, match="seats: 5 cannot play this game"):
        from_bytes(bytes_of(table))


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "not a move"),
        ("keep 9", "not a move"),
        ("dance", "not a move"),
        ("rocket 1", "not allowed here: rocket 1"),
        ("faces 1 2 3 4 5", "not a move"),
        ("keep 1 2 3 4 5", "not a move"),
        ("Stop", "not a move"),
        ("stop ", "not a move"),
        ("x" * 100_000, "longer than 1000 characters"),
    ],
)
def test_a_bad_line_leaves_what_was_played_before_it(line: str, reason: str) -> None:
    table = table_of()
    whole = write_log(from_bytes(SMALL).match)
    table["log"][3:] = [line, *whole[3:]]
    record = from_bytes(bytes_of(table))
    assert write_log(record.match) == whole[:3]
    assert record.problem is not None
    assert record.problem.line == 4
    assert reason in record.problem.reason
    assert len(record.problem.reason) < 600


@pytest.mark.parametrize("line", ["faces 1 2 3 4", "faces 0 1 2 3 4", "faces 1 2 3 4 7", "stop"])
def test_dice_that_cannot_be_leave_what_was_played_before_them(line: str) -> None:
    table = table_of()
    table["log"][2] = line
    record = from_bytes(bytes_of(table))
    assert len(record.match.log) == 2
    assert record.problem is not None


def test_lines_after_the_end_are_refused() -> None:
    table = table_of(FINISHED)
    table["log"].append("roll")
    record = from_bytes(bytes_of(table))
    assert isinstance(record.match.turn, Outcome)
    assert record.problem == Problem(len(table["log"]), "the match is over")


def test_a_save_cut_at_every_byte_is_bad_data() -> None:
    # The last byte is the line's end, which nobody misses.
    for length in range(len(SMALL) - 1):
        with pytest.raises(BadData):
            from_bytes(SMALL[:length])
    assert from_bytes(SMALL[:-1]) == from_bytes(SMALL)


def test_a_save_with_any_bit_flipped_is_bad_data_or_a_judged_match() -> None:
    survivors = 0
    for place in range(len(SMALL)):
        for bit in range(8):
            data = bytearray(SMALL)
            data[place] ^= 1 << bit
            try:
                record = from_bytes(bytes(data))
            except BadData:
                continue
            survivors += 1
            assert is_judged(record.match)
            assert len(record.seating) == 2
            assert from_bytes(to_bytes(record)) == replace(record, problem=None)
    assert 0 < survivors < len(SMALL) * 8


@settings(max_examples=200)
@given(data=st.data())
def test_a_save_torn_anywhere_is_bad_data_or_a_judged_match(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(SMALL)))
    end = data.draw(st.integers(start, len(SMALL)))
    middle = data.draw(st.binary(max_size=20) | st.just(SMALL[start:end] * 2))
    try:
        record = from_bytes(SMALL[:start] + middle + SMALL[end:])
    except BadData:
        return
    assert is_judged(record.match)


def test_too_large_a_file_is_refused_before_it_is_understood() -> None:
    with pytest.raises(BadData, match=f"larger than {LARGEST_FILE} bytes"):
        from_bytes(b"[" * (LARGEST_FILE + 1))


def test_the_longest_log_is_judged_within_seconds() -> None:
    table = table_of()
    table["log"] = ["lift 1", *["roll", "faces 1 2 3 5 6", "stop"] * 6_666]
    began = time.monotonic()
    record = from_bytes(bytes_of(table))
    assert time.monotonic() - began < 5
    assert len(record.match.log) == len(table["log"])


def test_times_are_kept_in_one_time_zone() -> None:
    table = table_of()
    table["started"] = "2026-03-01T14:00:00+02:00"
    started = from_bytes(bytes_of(table)).started
    assert started == datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert started.utcoffset() == datetime.now(UTC).utcoffset()


def test_every_level_can_sit_at_a_table() -> None:
    for level in Level:
        record = begin(BeamMeUp(), [Seating("Ada", level, 0), SEATING[1]], SEED)
        assert from_bytes(to_bytes(record)).seating[0].level is level

"""A match as it is kept: the same again, or a clear reason, or as much of it as is valid."""

import errno
import json
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lines import add_line
from save_tables import bytes_of, bytes_of_0_5_0, table_of
from saved import MOMENT, SEATING, SEED, played

from beamme.ai.strategy import Level
from beamme.core.errors import BadData, IllegalMove, NewerData
from beamme.core.game import Outcome
from beamme.core.match import Match, new_match
from beamme.core.savegame import Problem, write_log
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import built_in_boards
from beamme.games.beam_me_up.rules import Joker
from beamme.table.storage import record as module
from beamme.table.storage.record import (
    FORMAT,
    LARGEST_FILE_BYTES,
    LONGEST_LOG,
    Seating,
    begin,
    from_bytes,
    to_bytes,
)

SMALL = to_bytes(played(9))
FINISHED = to_bytes(played())


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
    header, *lines, trailer = SMALL.decode("utf-8").splitlines()
    assert header.startswith('{"program": "BeamMe", "format": 2, "game": "beam-me-up", ')
    assert '{"name": "Ada", "colour": 0, "player": "person"}' in header
    assert [line.strip('",')[9:] for line in lines] == [*write_log(played(9).match)]
    assert trailer.startswith('], "played": "2026-03-01T12:00:00+00:00", ')


@pytest.mark.parametrize("plies", [0, 1, 9])
def test_a_save_is_one_json_object_so_that_older_versions_can_tell_its_format(plies: int) -> None:
    table = json.loads(to_bytes(played(plies)))
    assert table["program"] == "BeamMe"
    assert table["format"] == FORMAT
    assert len(table["log"]) == plies


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
        (lambda t: t.update(played=20260301), "played: a date in the years"),
        (lambda t: t.update(played="2026-03-01T12:00:00"), "played: a date in the years"),
        (lambda t: t.update(played="0001-01-01T00:00:00+14:00"), "played: a date in"),
        (lambda t: t.update(played="9999-12-31T23:59:59-12:00"), "played: a date in"),
    ],
)
@pytest.mark.parametrize("written", [bytes_of, bytes_of_0_5_0])
def test_what_is_no_match_is_refused_with_its_reason(
    change: Change, reason: str, written: Callable[[dict[str, Any]], bytes]
) -> None:
    table = table_of(played(9))
    change(table)
    with pytest.raises(BadData, match=reason) as refused:
        from_bytes(written(table))
    assert len(str(refused.value)) < 300
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        (None, "format None is not known"),
        (True, "format True is not known"),
        (0, "format 0 is not known"),
        (FORMAT + 1, "format 3 is not known"),
        (10**400, "format 1000"),
        ("1" * 9999, "format '111"),
    ],
)
def test_other_formats_are_refused(edition: object, reason: str) -> None:
    table = {**table_of(played(9)), "format": edition}
    for data in (bytes_of(table), json.dumps(table).encode()):
        with pytest.raises(BadData, match=reason) as refused:
            from_bytes(data)
        assert len(str(refused.value)) < 300
        newer = type(edition) is int and edition > FORMAT
        assert isinstance(refused.value, NewerData) is newer


@pytest.mark.parametrize("log", [None, "roll", ["lift 1", 3]])
def test_a_log_of_version_0_5_0_is_a_list_of_lines(log: object) -> None:
    with pytest.raises(BadData, match="log: a list of lines"):
        from_bytes(bytes_of_0_5_0({**table_of(played(9)), "log": log}))


def test_a_match_of_five_is_refused() -> None:
    table = table_of(played(9))
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
    table = table_of(played(9))
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
    table = table_of(played(9))
    table["log"][2] = line
    record = from_bytes(bytes_of(table))
    assert len(record.match.log) == 2
    assert record.problem is not None


def test_lines_after_the_end_are_refused() -> None:
    table = table_of(played())
    table["log"].append("roll")
    record = from_bytes(bytes_of(table))
    assert isinstance(record.match.turn, Outcome)
    assert record.problem == Problem(len(table["log"]), "the match is over")


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
    with pytest.raises(BadData, match=f"larger than {LARGEST_FILE_BYTES} bytes"):
        from_bytes(b"[" * (LARGEST_FILE_BYTES + 1))


def test_the_longest_log_is_judged() -> None:
    passes = ["lift 1", *["roll", "faces 1 2 3 5 6", "stop"] * 6_667]
    table = {**table_of(played(9)), "log": passes[:LONGEST_LOG]}
    record = from_bytes(bytes_of(table))
    assert len(record.match.log) == LONGEST_LOG
    assert record.problem is None


@pytest.mark.parametrize("written", [bytes_of, bytes_of_0_5_0])
def test_no_log_is_written_that_would_not_be_read(
    written: Callable[[dict[str, Any]], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    data = written(table_of(played(9)))
    monkeypatch.setattr(module, "LONGEST_LOG", 8)
    record = from_bytes(data)
    assert record.match == played(8).match, "as much as is allowed"
    assert record.problem == Problem(9, "more than 8 lines")
    assert from_bytes(to_bytes(record)) == played(8)
    with pytest.raises(OSError, match="longer than 8 lines") as refused:
        to_bytes(played(9))
    assert refused.value.errno == errno.EFBIG


def test_no_file_is_written_that_would_not_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST_FILE_BYTES", len(SMALL))
    assert from_bytes(to_bytes(played(9))) == played(9)
    with pytest.raises(OSError, match=f"larger than {len(SMALL)} bytes"):
        to_bytes(played(10))


@pytest.mark.parametrize("year", [2, 999, 1970, 1999, 2026, 2038, 3000, 9998])
def test_whatever_the_clock_says_can_be_read_again(year: int) -> None:
    for moment in (datetime(year, 1, 1, tzinfo=UTC), datetime(year, 12, 31, 23, 59, tzinfo=UTC)):
        record = replace(played(3), started=moment, played=moment)
        assert from_bytes(to_bytes(record)) == record


def test_a_clock_that_was_set_back_does_no_harm() -> None:
    record = replace(played(3), started=MOMENT, played=MOMENT.replace(year=1970))
    assert from_bytes(to_bytes(record)) == record


def test_times_are_kept_in_one_time_zone() -> None:
    table = table_of(played(9))
    table["started"] = "2026-03-01T14:00:00+02:00"
    started = from_bytes(bytes_of(table)).started
    assert started == datetime(2026, 3, 1, 12, tzinfo=UTC)
    assert started.utcoffset() == datetime.now(UTC).utcoffset()


def test_every_level_can_sit_at_a_table() -> None:
    for level in Level:
        record = begin(BeamMeUp(), [Seating("Ada", level, 0), SEATING[1]], SEED)
        assert from_bytes(to_bytes(record)).seating[0].level is level


def test_a_name_that_earlier_versions_let_pass_does_not_lose_the_match() -> None:
    record = played(30)
    nobody = replace(record.seating[0], name="\N{HANGUL FILLER}")
    read = from_bytes(to_bytes(replace(record, seating=(nobody, *record.seating[1:]))))
    assert read.match == record.match
    assert [seat.name for seat in read.seating] == ["?", "Nova"]

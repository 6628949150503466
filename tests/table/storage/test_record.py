"""A match as it is kept: the same again after reading, whatever the clock says."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from beamme.ai.strategy import Level
from beamme.core.errors import BadData, IllegalMove
from beamme.core.game import Outcome
from beamme.core.savegame import Problem, write_log
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import built_in_boards
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.dice_flick import DiceFlick
from beamme.table.storage.record import FORMAT, Seating, begin, from_bytes, to_bytes
from tests.helpers.lines import add_line
from tests.helpers.save_tables import SMALL, bytes_of, table_of
from tests.helpers.saved import MOMENT, SEATING, SEED, played

FINISHED = to_bytes(played())


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
    assert header.startswith('{"program": "BeamMe", "format": 3, "game": "beam-me-up", ')
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


def test_people_are_helped_where_dice_are_thrown() -> None:
    seats = [Seating("Ada", None, 0, "none"), Seating("Mika", None, 1), SEATING[1]]
    record = begin(DiceFlick(), seats, SEED, "direction")
    assert [seat.help for seat in record.seating] == ["none", "direction", None]
    assert from_bytes(to_bytes(record)).seating == record.seating
    assert [seat.help for seat in begin(BeamMeUp(), seats, SEED).seating] == [None] * 3


def test_a_match_of_version_0_5_does_not_say_how_much_help_its_people_get() -> None:
    table = table_of(begin(DiceFlick(), SEATING[:2], SEED))
    del table["seats"][0]["help"]
    assert from_bytes(bytes_of(table)).seating[0].help is None
    for strange in ("all", 3, ["arc"], True):
        table["seats"][0]["help"] = strange
        with pytest.raises(BadData, match="help: one of arc, direction, none is needed"):
            from_bytes(bytes_of(table))


def test_a_name_that_earlier_versions_let_pass_does_not_lose_the_match() -> None:
    record = played(30)
    nobody = replace(record.seating[0], name="\N{HANGUL FILLER}")
    read = from_bytes(to_bytes(replace(record, seating=(nobody, *record.seating[1:]))))
    assert read.match == record.match
    assert [seat.name for seat in read.seating] == ["?", "Nova"]

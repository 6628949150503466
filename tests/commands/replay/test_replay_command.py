"""`beamme replay` tells a match turn by turn, as far as it can be read."""

import json
from pathlib import Path

import pytest

from beamme.commands.replay import main
from beamme.commands.turns import turns
from beamme.table.storage.record import to_bytes
from tests.commands.replay.replay_files import saved
from tests.helpers.saved import played

TURN = """\
beam-me-up, 2 players
started 2026-03-01 12:00 UTC, last played 2026-03-01 12:00 UTC
boards A, B
joker any-part
free-reading no
another-stone no
seat 1  Ada   person
seat 2  Nova  computer, expert

Set-up, Nova: lift 2
    Ada   0 0 0 0 0 0 | 0
    Nova  0 1 0 0 0 0 | 0

Turn 1, Ada: roll · faces 3 3 1 5 6 · keep 1 2 · faces 3 2 3 · stop · move 3
    Ada   0 0 3 0 0 0 | 0
    Nova  0 1 0 0 0 0 | 0

Turn 2, Nova: roll
    Ada   0 0 3 0 0 0 | 0
    Nova  0 1 0 0 0 0 | 0

Not over after 8 lines: fate is asked.
"""
LOG = ["lift 2", "roll", "faces 3 3 1 5 6", "keep 1 2", "faces 3 2 3", "stop", "move 3", "roll"]


def test_a_transcript_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([saved(played(0), tmp_path, log=LOG)]) == 0
    assert capsys.readouterr() == (TURN, "")


def test_a_finished_match_tells_its_winner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(seats=4)
    assert main([saved(record, tmp_path)]) == 0
    output = capsys.readouterr().out
    winner = record.seating[record.match.turn.ranking[0][0]].name  # type: ignore[union-attr]
    assert output.endswith(f"Over after {len(record.match.log)} lines: {winner} won (space).\n")
    assert all(seating.name in output for seating in record.seating)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_tell_the_whole_log_once(seats: int) -> None:
    match = played(seats=seats).match
    told = turns(match)
    assert [each.first for each in told[1:]] == [each.end for each in told[:-1]]
    assert (told[0].first, told[-1].end) == (0, len(match.log))
    numbers = [each.number for each in told]
    assert numbers[: seats - 1] == [0] * (seats - 1)
    assert numbers[seats - 1 :] == list(range(1, len(numbers) - seats + 2))
    rolling = [each.seat for each in told[seats - 1 :]]
    assert rolling == [number % seats for number in range(len(rolling))]


def test_a_match_in_which_nothing_has_happened_has_no_turns(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert turns(played(0).match) == ()
    assert main([saved(played(0), tmp_path), "--verify"]) == 0
    assert "Not over after 0 lines: Nova decides." in capsys.readouterr().out


def test_a_bad_line_is_told_with_its_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(played(0), tmp_path, log=[*LOG[:5], "rocket 1", *LOG[5:]])
    assert main([file]) == 1
    output, errors = capsys.readouterr()
    assert errors == f"beamme replay: {file}: line 6: not allowed here: rocket 1\n"
    assert output.endswith("Not over after 5 lines: Ada decides.\n")
    assert main([file, "--json"]) == 1
    table = json.loads(capsys.readouterr().out)
    assert table["problem"] == {"line": 6, "reason": "not allowed here: rocket 1"}


def test_a_match_that_was_cut_off_is_told_up_to_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.beamme"
    file.write_bytes(to_bytes(played(20))[:-100])
    assert main([str(file), "--verify"]) == 1
    output, errors = capsys.readouterr()
    assert errors == f"beamme replay: {file}: line 19: damaged or missing\n"
    assert "Not over after 18 lines" in output


def test_help_tells_everything(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    output = capsys.readouterr().out
    for word in ("FILE", "--verify", "--json", "Exit code"):
        assert word in output

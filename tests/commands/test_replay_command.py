"""`beamme replay`: what it prints, what it finds, and how it ends."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from save_tables import rewritten
from saved import SEED, played, played_on

from beamme.commands.replay import main
from beamme.commands.turns import turns
from beamme.commands.verifying import verify
from beamme.core.chance import Faces
from beamme.core.match import Answered
from beamme.core.savegame import write_log
from beamme.table.play.fate import commitment
from beamme.table.storage.record import LARGEST_FILE_BYTES, Record, to_bytes

TURN = """\
beam-me-up, 2 players
started 2026-03-01 12:00 UTC, last played 2026-03-01 12:00 UTC
boards A, B
joker any-part
free-reading no
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


def saved(record: Record, folder: Path, **changes: Any) -> str:
    """Write a record to a file, with some things changed."""
    path = folder / "match.beamme"
    path.write_bytes(rewritten(record, **changes))
    return str(path)


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


def test_every_roll_of_an_honest_match_is_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played()
    assert main([saved(record, tmp_path), "--verify"]) == 0
    output = capsys.readouterr().out
    assert f"The seed is committed to as {commitment(SEED)}\nand is {SEED.hex()}." in output
    assert output.endswith(f"Every roll is right ({record.match.asked}).\n")


def test_the_seed_of_a_match_that_is_not_over_stays_a_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (["--verify"], ["--verify", "--json"]):
        assert main([saved(played(20), tmp_path), *arguments]) == 0
        output = capsys.readouterr().out
        assert commitment(SEED) in output
        assert SEED.hex() not in output


def with_other_dice(record: Record, which: int) -> Record:
    """Change one roll so that the rules still allow everything that is left."""
    log = record.match.log
    ply = [p for p, entry in enumerate(log) if isinstance(entry, Answered)][which]
    answer = log[ply].answer  # type: ignore[union-attr]
    assert isinstance(answer, Faces)
    other = tuple(value % 6 + 1 for value in answer.values)
    return replace(record, match=record.match.back_to(ply).add(Answered(Faces(other))))


def test_a_changed_roll_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = with_other_dice(played(), 3)
    line = len(record.match.log)
    verified = verify(record)
    assert (verified.rolls, verified.throws, verified.unchecked) == (4, 0, 0)
    assert [each.line for each in verified.wrong] == [line]
    file = saved(record, tmp_path)
    assert main([file]) == 0
    capsys.readouterr()
    assert main([file, "--verify"]) == 1
    output, errors = capsys.readouterr()
    written = write_log(record.match)[-1]
    assert output.endswith("3 of 4 rolls are right.\n")
    assert errors.startswith(f"beamme replay: {file}: line {line}: the seed gives 'faces ")
    assert errors.endswith(f", not '{written}'\n")
    assert main([file, "--verify", "--json"]) == 1
    table = json.loads(capsys.readouterr().out)
    assert table["verified"]["rolls"] == 4
    assert table["verified"]["wrong"][0]["line"] == line
    assert table["verified"]["wrong"][0]["written"] == written
    assert table["verified"]["wrong"][0]["by"] == "seed"


def test_another_seed_gives_other_rolls(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([saved(played(60), tmp_path, seed="ab" * 32), "--verify"]) == 1
    assert "line 3: the seed gives" in capsys.readouterr().err


def test_the_same_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = played()
    assert main([saved(record, tmp_path), "--json", "--verify"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert table["game"] == "beam-me-up"
    assert table["seats"] == [
        {"name": "Ada", "level": None},
        {"name": "Nova", "level": "expert"},
    ]
    assert [line for turn in table["turns"] for line in turn["lines"]] == [*write_log(record.match)]
    heights = [list(own) for own in record.match.state.heights]
    assert table["turns"][-1]["position"]["heights"] == heights
    assert table["ranking"] == [list(group) for group in record.match.turn.ranking]  # type: ignore[union-attr]
    verified = {"rolls": record.match.asked, "throws": 0, "unchecked": 0, "wrong": []}
    assert table["verified"] == verified
    assert table["problem"] is None
    assert table["seed"] == SEED.hex()


def test_a_match_that_was_cut_off_is_told_up_to_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.beamme"
    file.write_bytes(to_bytes(played(20))[:-100])
    assert main([str(file), "--verify"]) == 1
    output, errors = capsys.readouterr()
    assert errors == f"beamme replay: {file}: line 19: damaged or missing\n"
    assert "Not over after 18 lines" in output


def bad_files(folder: Path) -> dict[str, str]:
    """Name files that are no matches, and what is said about them."""
    (folder / "text").write_text("hello\nworld", "utf-8")
    (folder / "empty").touch()
    (folder / "foreign").write_text("{}", "utf-8")
    with (folder / "huge").open("wb") as file:
        file.truncate(LARGEST_FILE_BYTES + 1)
    os.mkfifo(folder / "pipe")
    return {
        str(folder / "missing"): "No such file or directory",
        str(folder): "not a file",
        str(folder / "pipe"): "not a file",
        "/dev/zero": "not a file",
        "nul\0": "null",
        str(folder / "text"): "not readable as JSON",
        str(folder / "empty"): "not readable as JSON",
        str(folder / "foreign"): "not a match of BeamMe",
        str(folder / "huge"): f"larger than {LARGEST_FILE_BYTES} bytes",
        str(folder / "missing\x1b[31m\nred"): "No such file or directory",
    }


def test_what_is_no_match_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file, reason in bad_files(tmp_path).items():
        assert main([file, "--verify"]) == 2
        output, errors = capsys.readouterr()
        assert output == ""
        assert errors.startswith("beamme replay: ")
        assert reason in errors
        assert errors.count("\n") == 1
        assert errors[:-1].isprintable()


@pytest.mark.parametrize(
    "arguments", [[], ["--fast", "file"], ["a", "b"], ["--ver", "a"], ["\x1b[2J", "b\nc"]]
)
def test_wrong_arguments_are_said_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    errors = capsys.readouterr().err
    assert end.value.code == 2
    assert errors.startswith("beamme replay: ")
    assert errors.count("\n") == 1
    assert errors[:-1].isprintable()


def test_help_tells_everything(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--help"])
    assert end.value.code == 0
    output = capsys.readouterr().out
    for word in ("FILE", "--verify", "--json", "Exit code"):
        assert word in output


COMMAND = "import sys; from beamme.commands.replay import main; sys.exit(main(sys.argv[1:]))"


def run(file: str, output: Any, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a program of its own."""
    return subprocess.run(
        [sys.executable, "-c", COMMAND, file],
        stdout=output,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        check=False,
    )


def test_a_reader_who_leaves_is_no_error(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "wb") as pipe:  # noqa: PTH123 a handle has no path
        ended = run(saved(played(), tmp_path), pipe)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_full_disk_is_said_in_one_line(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        ended = run(saved(played(), tmp_path), full)
    assert ended.returncode == 2
    assert ended.stderr == "beamme replay: cannot write: No space left on device\n"


def test_a_terminal_that_knows_few_characters_gets_the_others_spelled(tmp_path: Path) -> None:
    file = saved(played(seats=4), tmp_path)
    ended = run(file, subprocess.PIPE, PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "J\\xfcrgen" in ended.stdout


def test_a_continued_match_is_verified_as_a_whole(tmp_path: Path) -> None:

    record = played(30)
    record = record.with_match(played_on(record.match, 100, Random(5)))
    assert main([saved(record, tmp_path), "--verify"]) == 0

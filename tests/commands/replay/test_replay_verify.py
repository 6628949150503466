"""`beamme replay --verify` finds every roll that the seed does not give."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from beamme.commands.replay import main
from beamme.commands.verifying import verify
from beamme.core.chance import Faces
from beamme.core.match import Answered
from beamme.core.savegame import write_log
from beamme.table.play.fate import commitment
from beamme.table.storage.record import Record
from tests.commands.replay.replay_files import saved
from tests.helpers.saved import SEED, played, played_on


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


def test_a_continued_match_is_verified_as_a_whole(tmp_path: Path) -> None:

    record = played(30)
    record = record.with_match(played_on(record.match, 100, Random(5)))
    assert main([saved(record, tmp_path), "--verify"]) == 0

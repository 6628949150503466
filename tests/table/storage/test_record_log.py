"""The log of a saved match is read as far as it is valid, and never written too long."""

import errno
from collections.abc import Callable
from typing import Any

import pytest

from beamme.core.game import Outcome
from beamme.core.savegame import Problem, write_log
from beamme.table.storage import record as module
from beamme.table.storage.record import LONGEST_LOG, from_bytes, to_bytes
from tests.helpers.save_tables import SMALL, bytes_of, bytes_of_0_5_0, table_of
from tests.helpers.saved import played


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

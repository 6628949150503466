"""A saved match is read up to the damage wherever it is cut or changed, and never wrongly."""

from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from beamme.core.errors import BadData
from beamme.core.savegame import Problem, write_log
from beamme.table.storage.checked_lines import read
from beamme.table.storage.library import load
from beamme.table.storage.record import Record, from_bytes, to_bytes
from tests.helpers.save_tables import bytes_of, table_of
from tests.helpers.saved import played

SHORT = 8
"""So many entries are few enough to try every bit."""
SAMPLES = 100
FILES = sorted(Path(__file__).with_name("saved_by_0_5_0").glob("*.beamme"))


@pytest.fixture(params=FILES, ids=lambda path: path.stem)
def record(request: pytest.FixtureRequest) -> Record:
    """A match of every game."""
    whole = load(request.param)
    return replace(whole, match=whole.match.back_to(SHORT))


def ends_of(data: bytes) -> list[int]:
    """Find where each entry of the log ends."""
    header, *rows = data.split(b"\n")
    ends, place = [], len(header) + 1
    for row in rows:
        if row.startswith(b'"'):
            ends.append(place + row.rindex(b'"') + 1)
        place += len(row) + 1
    return ends


def flips(start: int, stop: int) -> Iterator[tuple[int, int]]:
    """Name every bit between two places."""
    return ((place, 1 << bit) for place in range(start, stop) for bit in range(8))


def flipped(data: bytes, place: int, mask: int) -> bytes:
    """Change one bit."""
    return data[:place] + bytes([data[place] ^ mask]) + data[place + 1 :]


def test_a_save_cut_anywhere_keeps_every_entry_before_the_cut(record: Record) -> None:
    data, log = to_bytes(record), record.match.log
    ends = ends_of(data)
    assert len(ends) == len(log) == SHORT
    for length in range(data.index(b"\n"), len(data) - 1):
        whole = sum(end <= length for end in ends)
        cut = from_bytes(data[:length])
        assert cut.match.log == log[:whole]
        assert cut.problem == Problem(whole + 1, "damaged or missing")
        assert cut.played == cut.started == record.started
    assert from_bytes(data[:-1]) == record, "the end of the last line is not missed"


def test_a_save_cut_within_its_first_line_is_refused(record: Record) -> None:
    data = to_bytes(record)
    for length in range(data.index(b"\n")):
        with pytest.raises(BadData):
            from_bytes(data[:length])


def test_any_flipped_bit_is_found_and_every_entry_before_it_kept(record: Record) -> None:
    data, lines = to_bytes(record), write_log(record.match)
    ends = ends_of(data)
    for place, mask in flips(data.index(b"\n") + 1, len(data)):
        parts = read(flipped(data, place, mask))
        assert parts is not None
        assert parts.trailer is None
        assert parts.lines == lines[: len(parts.lines)]
        assert len(parts.lines) >= sum(end <= place for end in ends)


def test_any_flipped_bit_of_the_first_line_is_refused(record: Record) -> None:
    data = to_bytes(record)
    for place, mask in flips(0, data.index(b"\n") + 1):
        with pytest.raises(BadData):
            from_bytes(flipped(data, place, mask))


def test_a_match_with_a_flipped_bit_goes_on_before_it(record: Record) -> None:
    data, log = to_bytes(record), record.match.log
    ends = ends_of(data)
    random = Random(SAMPLES)
    for place, mask in random.sample([*flips(data.index(b"\n") + 1, len(data))], SAMPLES):
        damaged = from_bytes(flipped(data, place, mask))
        kept = len(damaged.match.log)
        assert damaged.match.log == log[:kept]
        assert damaged.problem == Problem(kept + 1, "damaged or missing")
        assert kept >= sum(end <= place for end in ends)
        assert from_bytes(to_bytes(damaged)) == replace(damaged, problem=None)


def test_noise_anywhere_in_a_long_match_leaves_the_entries_before_it() -> None:
    record, random = played(), Random(1)
    data, log = to_bytes(record), record.match.log
    ends = ends_of(data)
    for _ in range(SAMPLES):
        start = random.randrange(data.index(b"\n") + 1, len(data))
        noise = random.choice((random.randbytes(600), bytes(4096), b"\n" * 50, b'"' * 7))
        damaged = from_bytes(data[:start] + noise + data[start + len(noise) :])
        kept = len(damaged.match.log)
        assert damaged.match.log == log[:kept]
        assert kept >= sum(end <= start for end in ends)
        assert damaged.problem is not None


def test_a_line_that_became_another_legal_move_is_found() -> None:
    data = to_bytes(played(9))
    other = data.replace(b'faces 6 2 1 2 6"', b'faces 6 2 1 2 5"')
    assert other != data
    damaged = from_bytes(other)
    assert damaged.match.log == played(2).match.log
    assert damaged.problem == Problem(3, "damaged or missing")


PASSES = ("roll", "faces 1 2 3 5 6", "stop") * 4


@pytest.mark.parametrize(
    "order",
    [[0, 1, 2, 3, 7, 8, 9], [0, 4, 5, 6, 1, 2, 3], [0, 1, 2, 3, 1, 2, 3, 4, 5, 6], [1, 2, 3]],
    ids=["missing", "swapped", "doubled", "first missing"],
)
def test_lines_that_are_missing_swapped_or_doubled_are_found(order: list[int]) -> None:
    header, *rows, trailer = bytes_of(
        {**table_of(played(0)), "log": ["lift 1", *PASSES]}
    ).splitlines()
    damaged = from_bytes(b"\n".join([header, *(rows[row] for row in order), trailer]))
    good = next((place for place, row in enumerate(order) if place != row), len(order))
    assert [*write_log(damaged.match)] == ["lift 1", *PASSES][:good]
    assert damaged.problem == Problem(good + 1, "damaged or missing")


def test_lines_of_another_match_are_found() -> None:
    one, other = (to_bytes(record).splitlines() for record in (played(9), played(9, seats=3)))
    damaged = from_bytes(b"\n".join([one[0], *other[1:]]))
    assert damaged.match.log == ()
    assert damaged.problem == Problem(1, "damaged or missing")


@pytest.mark.parametrize("plies", [0, 9])
def test_what_editors_and_mail_do_to_a_text_does_no_harm(plies: int) -> None:
    record = played(plies)
    data = to_bytes(record)
    for changed in (
        data.replace(b"\n", b"\r\n"),
        data.rstrip(),
        data + b"\n\r\n",
        BOM_UTF8 + data,
        BOM_UTF8 + data.replace(b"\n", b"\r\n").rstrip(),
    ):
        assert from_bytes(changed) == record


def test_what_follows_the_end_is_found() -> None:
    record = played(9)
    damaged = from_bytes(to_bytes(record) + b"more\n")
    assert damaged.match.log == record.match.log
    assert damaged.problem == Problem(10, "damaged or missing")


def test_a_line_with_a_right_checksum_is_judged_all_the_same() -> None:
    table = table_of(played(9))
    for line in ("faces 6 6 6", "nonsense", "\ufffd", ""):
        table["log"][2] = line
        damaged = from_bytes(bytes_of(table))
        assert damaged.match.log == played(2).match.log
        assert damaged.problem is not None
        assert damaged.problem.line == 3


def test_a_save_formatted_anew_is_refused_as_damaged() -> None:
    with pytest.raises(BadData, match="the first line is damaged"):
        from_bytes(to_bytes(played(9)).replace(b", ", b",\n"))

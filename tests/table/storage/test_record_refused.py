"""What is no match is refused with a clear reason, never with anything else."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beamme.core.errors import BadData, NewerData
from beamme.core.match import Match, new_match
from beamme.core.savegame import write_log
from beamme.table.storage.record import FORMAT, LARGEST_FILE_BYTES, from_bytes
from tests.helpers.lines import add_line
from tests.helpers.save_tables import SMALL, bytes_of, bytes_of_0_5_0, table_of
from tests.helpers.saved import played


def is_judged(match: Match[Any, Any]) -> bool:
    """Tell whether the rules allow every entry when it is played again."""
    again: Match[Any, Any] = new_match(match.game, match.seats)
    for line in write_log(match):
        again = add_line(again, line)
    return again == match and again.states == match.states


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
        (FORMAT + 1, "format 4 is not known"),
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

"""A match goes on by the edition of the rules in which it began."""

import json
from typing import Any

import pytest

from beamme.core.errors import NewerData
from beamme.core.match import new_match
from beamme.games import GAMES
from beamme.table.storage import checked_lines
from beamme.table.storage.record import Record, begin, from_bytes, to_bytes
from tests.helpers.saved import SEATING

WITH_EDITIONS = [key for key, kind in GAMES.items() if hasattr(kind, "editions")]


def fresh(key: str) -> Record:
    return begin(GAMES[key].from_options({}, 2), SEATING[:2], bytes(32))


def rewritten(record: Record, **changes: Any) -> bytes:
    """The same file with another header; a rule that is None is left out."""
    table = json.loads(to_bytes(record))
    header = {key: table[key] for key in table if key not in {"check", "log", "played"}}
    rules = {**header["rules"], **changes.pop("rules", {})}
    header["rules"] = {key: value for key, value in rules.items() if value is not None}
    return checked_lines.write({**header, **changes}, [], {"played": table["played"]})


def test_the_games_whose_rules_have_changed() -> None:
    assert WITH_EDITIONS == ["dice-flick", "rolling-dice"]


@pytest.mark.parametrize("key", GAMES)
def test_a_match_begins_in_the_newest_edition_and_keeps_it(key: str) -> None:
    record = fresh(key)
    assert from_bytes(to_bytes(record)).match == record.match
    if key in WITH_EDITIONS:
        assert record.match.game.options()["edition"] == GAMES[key].editions[-1]


@pytest.mark.parametrize("key", GAMES)
def test_a_match_of_version_0_5_1_is_of_the_first_edition(key: str) -> None:
    record = fresh(key)
    read = from_bytes(rewritten(record, format=2, rules={"edition": None}))
    expected = record.match.game.options()
    if key in WITH_EDITIONS:
        expected["edition"] = 1
    assert read.match.game.options() == expected
    assert read.match == new_match(read.match.game, 2)
    assert from_bytes(to_bytes(read)).match == read.match


@pytest.mark.parametrize("key", WITH_EDITIONS)
def test_a_match_of_a_later_edition_is_of_a_later_version(key: str) -> None:
    later = GAMES[key].editions[-1] + 1
    with pytest.raises(NewerData, match="is not known to this version"):
        from_bytes(rewritten(fresh(key), rules={"edition": later}))

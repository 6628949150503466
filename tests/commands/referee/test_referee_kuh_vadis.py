"""`beamme referee` keeps a match of Kuh Vadis: its example, sheets by number, draws."""

from typing import Any

import pytest

from beamme.commands.referee_session import Referee
from beamme.core.savegame import write_log
from beamme.games.kuh_vadis.board import FIELDS, field_name, fields
from beamme.games.kuh_vadis.generator import NUMBERS, sheet_of
from beamme.games.kuh_vadis.state import Phase
from tests.commands.referee.referees import DOCUMENT, ask, assert_example, assert_refused
from tests.commands.replay.kuh_vadis_matches import BERTA, DRAWN, played_on_berta
from tests.helpers.saved import SEED

NEW = {"command": "new", "game": "kuh-vadis", "seats": 2}


def test_the_example_of_the_documentation_is_true() -> None:
    assert_example(1)


def test_every_part_of_a_position_is_documented() -> None:
    part = DOCUMENT.read_text("utf-8").partition("### `position`: Kuh Vadis")[2]
    referee = Referee()
    ask(referee, **NEW)
    assert all(f"`{key}`" in part for key in ask(referee, "state")["position"])
    assert all(f"`{phase}`" in part for phase in Phase)
    assert str(1 << FIELDS - 1) in part
    assert f"{NUMBERS[0]} to {NUMBERS[-1]}" in DOCUMENT.read_text("utf-8")


def test_a_sheet_is_told_whole_or_by_its_number() -> None:
    whole = {"name": "4711", "rows": list(sheet_of(4711).rows)}
    told = []
    for sheet in (4711, whole):
        referee = Referee()
        assert ask(referee, **NEW, rules={"sheet": sheet}, seed=SEED.hex())["ok"]
        told.append(ask(referee, "state"))
    assert told[0] == told[1]
    assert told[0]["rules"] == {"sheet": whole, "first": "cross"}


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({**NEW, "rules": {"sheet": 0}}, "sheet 0: numbers go from 1 to 9999"),
        ({**NEW, "rules": {"sheet": 10**4000}}, "numbers go from 1 to 9999"),
        ({**NEW, "rules": {"sheet": True}}, "sheet: a name and rows are needed, or a number"),
        ({**NEW, "rules": {"sheet": 1.5}}, "sheet: a name and rows are needed, or a number"),
        ({**NEW, "rules": {"sheet": {"name": "x"}}}, "rows: a list of 7 texts is needed"),
        ({**NEW, "rules": {"first": "star"}}, "first: 'star' is none of cross, circle"),
        ({**NEW, "rules": {"joker": "any-part"}}, "joker: unknown house rule"),
        ({**NEW, "seats": 3}, "kuh-vadis is for 2 players, not 3"),
        ({"command": "play", "move": "mark h1"}, "not a move of Kuh Vadis: 'mark h1'"),
        ({"command": "play", "move": "mark a1"}, "not allowed here: mark a1"),
    ],
)
def test_what_is_refused_is_said_and_changes_nothing(request_: dict[str, Any], reason: str) -> None:
    referee = Referee()
    ask(referee, **NEW)
    assert_refused(referee, request_, reason)


def test_a_whole_match_comes_back_and_a_draw_is_one_group() -> None:
    match = played_on_berta(DRAWN).match
    rules = {"sheet": {"name": BERTA.name, "rows": list(BERTA.rows)}, "first": "circle"}
    referee = Referee()
    request = {**NEW, "command": "load", "rules": rules, "seed": SEED.hex()}
    turn = ask(referee, **request, log=write_log(match))["turn"]
    assert turn == {"waits": "nobody", "ranking": [[0, 1]], "reason": "blocked"}
    position = ask(referee, "state")["position"]
    assert position["blocked"] == [True, True]
    # A set of fields is read as the documentation tells.
    crosses = {field_name(place) for place in fields(position["marks"][1])}
    assert {line[5:] for line in write_log(match) if line.startswith("mark")} >= crosses - {
        field_name(place) for place in fields(match.game.starts(1))
    }
    assert ask(referee, "legal")["moves"] == []
    assert ask(referee, "log")["log"] == [*write_log(match)]

"""`beamme replay` tells a match of Kuh Vadis: the sheet as it fills, extra rounds, draws."""

import json
from pathlib import Path

import pytest

from beamme.commands.pictures import picture
from beamme.commands.replay import main
from beamme.commands.turns import turns
from beamme.games import GAMES
from beamme.table.storage.record import Record
from tests.commands.replay.kuh_vadis_matches import DRAWN, WON, played_on_berta
from tests.helpers.save_tables import rewritten

# An extra round: four cows, and then a 4 that touches the first field.
LOG = [
    *("roll", "faces 6 6 6 6 1", "stop", "mark b1"),
    *("roll", "faces 4 4 4 2 2", "stop", "mark b2"),
    *("roll", "faces 6 6 1 2 3", "stop", "mark e1"),
]
TEXT = """\
kuh-vadis, 2 players
started 2026-03-01 12:00 UTC, last played 2026-03-01 12:00 UTC
sheet Berta
first circle
seat 1  Ada   person
seat 2  Nova  computer, expert

Turn 1, Ada: roll · faces 6 6 6 6 1 · stop · mark b1 · roll · faces 4 4 4 2 2 · stop · mark b2
       a b c d e f g
    1  3 o 1 2 * 3 *   Ada: O
    2  5 o X 4 1 O 1   Nova: X
    3  O 2 5 * 5 * 2
    4  * 3 4 3 4 3 *
    5  2 * 5 * 5 2 X
    6  1 X 1 4 O 4 5
    7  * 3 * 2 1 * 3

Turn 2, Nova: roll · faces 6 6 1 2 3 · stop · mark e1
       a b c d e f g
    1  3 o 1 2 x 3 *   Ada: O
    2  5 o X 4 1 O 1   Nova: X
    3  O 2 5 * 5 * 2
    4  * 3 4 3 4 3 *
    5  2 * 5 * 5 2 X
    6  1 X 1 4 O 4 5
    7  * 3 * 2 1 * 3

Not over after 12 lines: Ada decides.
"""


def saved(match: Record, folder: Path, **changes: object) -> str:
    path = folder / "match.beamme"
    path.write_bytes(rewritten(match, **changes))
    return str(path)


def test_the_sheet_is_shown_as_it_fills(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([saved(played_on_berta(0, 0), tmp_path, log=LOG)]) == 0
    assert capsys.readouterr() == (TEXT, "")


def test_a_draw_is_told_and_who_is_blocked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = played_on_berta(DRAWN)
    assert main([saved(played, tmp_path), "--verify"]) == 0
    output = capsys.readouterr().out
    assert f"Over after {len(played.match.log)} lines: drawn (blocked).\n" in output
    assert output.count("Nova: X, blocked") == 1
    assert output.count("Ada: O, blocked") > 1
    assert f"Every roll is right ({played.match.asked}).\n" in output


def test_a_winner_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = played_on_berta(WON)
    assert main([saved(played, tmp_path)]) == 0
    output = capsys.readouterr().out
    assert output.endswith(f"Over after {len(played.match.log)} lines: Ada won (connected).\n")


def test_the_same_sheet_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = played_on_berta(DRAWN)
    assert main([saved(played, tmp_path), "--json"]) == 0
    table = json.loads(capsys.readouterr().out)
    assert table["rules"]["sheet"]["name"] == "Berta"
    assert table["ranking"] == [[0, 1]]
    last = table["turns"][-1]["position"]
    assert last["marks"] == list(played.match.state.marks)
    assert last["blocked"] == [True, True]
    assert last["phase"] == "over"


def test_an_extra_round_belongs_to_the_turn() -> None:
    match = played_on_berta(DRAWN).match
    assert any(state.anchor is not None for state in match.states)
    seats = [told.seat for told in turns(match)]
    assert seats == [number % 2 for number in range(len(seats))]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_picture(key: str) -> None:
    game = GAMES[key].from_options({}, 2)
    assert len(picture(game, game.start(2), ("Ada", "Nova"))) >= 2

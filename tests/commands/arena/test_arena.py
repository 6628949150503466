"""`beamme arena`: figures that add up, the same for the same seed, and clear refusals."""

import json

import pytest

from beamme.commands import variants
from beamme.commands.arena import main, play, run
from beamme.commands.tally import Played, Setup, as_text, tell, wilson
from beamme.commands.variants import variant
from beamme.games.kuh_vadis.board import Sign, built_in_sheets
from tests.helpers.toy import Toy

BOARDS = 12  # orders of two out of four


def figures(capsys: pytest.CaptureFixture[str], *options: str) -> dict[str, object]:
    arguments = ["--game", "beam-me-up", "--json", *options]
    assert main(arguments) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


def test_figures_add_up_and_repeat(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--seats", "expert,random", "--games", "4", "--seed", "7")
    first = figures(capsys, *options)
    assert first["game"] == "beam-me-up"
    assert first["games"] == 4
    assert first["seed"] == 7
    seats = first["seats"]
    assert isinstance(seats, list)
    assert [seat["player"] for seat in seats] == ["expert", "random"]
    assert sum(seat["wins"] for seat in seats) == 4
    assert seats[0]["win_rate"] == 1
    for seat in seats:
        assert 0 <= seat["low"] <= seat["win_rate"] <= seat["high"] <= 1
        assert 0 <= seat["ms_per_decision"] <= seat["ms_at_most"]
    again = figures(capsys, *options)
    for each in (first, again):
        for seat in each["seats"]:  # type: ignore[attr-defined] checked above
            del seat["ms_per_decision"], seat["ms_at_most"]
    assert first == again


def test_three_and_four_can_play(capsys: pytest.CaptureFixture[str]) -> None:
    for seats in ("expert,steps,random", "advanced,random,casual,beginner"):
        told = figures(capsys, "--seats", seats, "--games", "1")
        assert isinstance(told["seats"], list)
        assert sum(seat["wins"] for seat in told["seats"]) == 1


def test_text_names_every_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "beam-me-up", "--seats", "steps,random", "--games", "2"]) == 0
    text = capsys.readouterr().out
    assert "steps" in text
    assert "random" in text
    assert "turns" in text


def test_seats_and_boards_rotate() -> None:
    setup = Setup("beam-me-up", ("steps", "steps"), 1, None)
    matches = [play(setup, number) for number in range(2 * BOARDS)]
    assert sum(played.first for played in matches) == BOARDS
    for player in range(2):
        for board in "ABCD":
            assert sum(played.boards[player] == board for played in matches) == 6


def test_sheets_signs_and_starts_take_turns() -> None:
    sheets = [sheet.name for sheet in built_in_sheets()]
    games = [variant("kuh-vadis", 2, number).game for number in range(2 * len(sheets))]
    assert {(game.sheet.name, game.first) for game in games} == {
        (name, sign) for name in sheets for sign in Sign
    }
    assert variant("kuh-vadis", 2, len(games)).game == games[0]
    setup = Setup("kuh-vadis", ("random", "random"), 1, None)
    matches = [play(setup, number) for number in range(8)]
    # On each sheet both players start with both signs.
    assert [played.boards for played in matches[:4]] == [(sheets[0], ""), ("", sheets[0])] * 2
    assert [played.boards for played in matches[4:]] == [(sheets[1], ""), ("", sheets[1])] * 2
    assert [games[number // 2].first for number in range(4)] == ["cross"] * 2 + ["circle"] * 2
    told = tell(setup, matches)
    assert list(told["boards"]) == sheets[:2]
    # What a sheet tells is how its player who starts fares.
    rates = [rate["win_rate"] for rate in told["boards"].values()]
    assert sum(rates) / 2 == told["first"]["win_rate"]
    assert f"start on {sheets[0]}" in as_text(told)


def test_kuh_vadis_is_told_by_sheets(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--game", "kuh-vadis", "--seats", "random,random", "--games", "5", "--seed", "2"]
    assert main(options) == 0
    text = capsys.readouterr().out
    assert text.startswith("kuh-vadis, 5 games, seed 2\n")
    assert "start on Alma " in text
    assert "start on Berta " in text
    assert main([*options, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert sum(seat["wins"] for seat in told["seats"]) == 5
    assert list(told["boards"]) == ["Alma", "Berta"]
    assert 0 <= told["draws"]["rate"] <= 1


def test_a_game_for_two_refuses_a_third(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--game", "kuh-vadis", "--seats", "random,random,random"])
    assert capsys.readouterr().err == "beamme arena: kuh-vadis is for 2 players, not 3\n"


def test_a_game_whose_boards_do_not_differ_is_played_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(variants, "GAMES", {Toy.key: Toy})
    assert variant(Toy.key, 2, 5).game == Toy.from_options({}, 2)
    assert variant(Toy.key, 3, 5).boards == ("", "", "")


def test_many_games_are_shared_among_processes() -> None:
    setup = Setup("beam-me-up", ("steps", "random"), 3, None)
    alone = [play(setup, number) for number in range(9)]
    shared = run(setup, 9)
    assert [(p.scores, p.turns, p.boards) for p in shared] == [
        (p.scores, p.turns, p.boards) for p in alone
    ]


def test_a_draw_counts_one_half() -> None:
    setup = Setup("beam-me-up", ("steps", "random"), 1, None)
    drawn = Played(0, (0.5, 0.5), ("A", "B"), 20, ((1.0,), (1.0,)))
    won = Played(1, (1.0, 0.0), ("B", "A"), 24, ((1.0,), (3.0,)))
    told = tell(setup, [drawn, won])
    assert [seat["wins"] for seat in told["seats"]] == [1.5, 0.5]
    assert told["first"]["win_rate"] == 0.25
    assert told["turns"]["mean"] == 22
    assert told["draws"] == {"games": 1, "rate": 0.5}
    assert as_text(told).endswith("drawn       50.0 %")
    decided = tell(setup, [won])
    assert decided["draws"] == {"games": 0, "rate": 0}
    assert "drawn" not in as_text(decided)


def test_wilson_has_its_known_values() -> None:
    assert wilson(55, 100) == pytest.approx((0.4524, 0.6439), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert all(wilson(0, games)[0] == 0 for games in range(1, 50))


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--game", "chess", "--seats", "expert,steps"], "chess"),
        (["--game", "beam-me-up", "--seats", "expert,wizard"], "wizard"),
        (["--game", "beam-me-up", "--seats", "expert"], "2 to 4 players"),
        (["--game", "beam-me-up", "--seats", "random,random,random,random,random"], "not 5"),
        (["--game", "beam-me-up", "--seats", "expert,steps", "--games", "0"], "'0'"),
        (["--game", "beam-me-up", "--seats", "expert,steps", "--games", "many"], "'many'"),
        (["--game", "beam-me-up", "--seats", "expert,steps", "--think", "nan"], "'nan'"),
        (["--game", "beam-me-up", "--seats", "expert,steps", "--seed", "x"], "'x'"),
        (["--game", "beam-me-up"], "--seats"),
        (["--game", "beam-me-up", "--seats", "expert,steps", "--turbo"], "--turbo"),
    ],
)
def test_bad_input_gives_one_clear_line(
    options: list[str], word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        main(options)
    assert refused.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert word in said.err

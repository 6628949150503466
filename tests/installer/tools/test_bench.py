"""Figures of the benchmark: what counts as passed, and what is printed."""

import json
from itertools import combinations_with_replacement
from math import comb
from random import Random

import pytest

from beamme.core.game import Outcome
from beamme.games import GAMES
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import COW
from beamme.games.kuh_vadis.scoring import at_least, chance
from installer.tools.bench import bench, entries, flights, idle
from installer.tools.bench.figure import Figure, speeds
from installer.tools.bench.games.kuh_vadis import claims, wins
from installer.tools.bench.inside.games import OPENED
from installer.tools.bench.solver import recursive_turn

WORK_SECONDS = 0.004


@pytest.mark.parametrize(
    ("figure", "passed"),
    [
        (Figure("speed", 2.0, "times", at_least=1.0), True),
        (Figure("speed", 0.5, "times", at_least=1.0), False),
        (Figure("time", 2.0, "ms", at_most=1.0), False),
        (Figure("time", 0.5, "ms", at_most=1.0), True),
        (Figure("speed", None, "times", at_least=1.0, note="no yardstick"), None),
    ],
)
def test_a_figure_passes_its_bar_or_has_no_yardstick(
    figure: Figure, *, passed: bool | None
) -> None:
    assert figure.passed is passed


def test_a_missed_bar_is_an_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = [
        Figure("speed", 0.5, "times", at_least=1.0),
        Figure("gone", None, "", note="absent"),
        Figure("chances", 38912.3, "times", at_least=1000, note="quick"),
    ]
    monkeypatch.setattr(bench, "GROUPS", {"some": lambda: figures})
    assert bench.main([]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "  NO  speed: 0.5 times (bar ≥ 1)",
        "   –  gone: absent",
        "  ok  chances: 38,912 times (bar ≥ 1000, quick)",
    ]
    assert bench.main(["--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [figure["passed"] for figure in told] == [False, None, True]


def test_every_group_can_be_measured_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert list(bench.GROUPS) == [
        "solver",
        "entries",
        "claims",
        "wins",
        "printing",
        "flicks",
        "delay",
        "rolls",
        "window",
        "flights",
        "idle",
        "frozen",
    ]
    fakes = {name: lambda name=name: [Figure(name, 1, "", at_least=1)] for name in bench.GROUPS}
    monkeypatch.setattr(bench, "GROUPS", fakes)
    assert bench.main(["--only", "wins"]) == 0
    assert capsys.readouterr().out == "  ok  wins: 1  (bar ≥ 1)\n"


def test_plain_recursion_and_a_hand_count_agree() -> None:
    values = dict.fromkeys(combinations_with_replacement(range(1, 7), 5), 0.0)
    for face in range(1, 7):
        values[(face,) * 5] = 1.0
    # Five of a kind within three rolls, as known from Yahtzee.
    assert recursive_turn(values) == pytest.approx(0.0460286, abs=1e-7)


def test_a_run_is_counted_by_what_it_does() -> None:
    told = speeds({"one": lambda _: 1, "thousand": lambda _: 1000}, WORK_SECONDS)
    assert 0 < told["one"] < told["thousand"]


def test_the_rolls_that_claim_a_symbol_are_counted() -> None:
    # The other three dice of two cows, the other two of three equal numbers.
    assert sum(claims.claims_of(COW).values()) == comb(6 + 3 - 1, 3)
    assert sum(claims.claims_of(1).values()) == comb(6 + 2 - 1, 2)


def test_chances_are_measured_from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {COW: 0.699, 1: 0.355}

    def slow(values: dict[tuple[int, ...], float]) -> float:
        assert at_least.cache_info().currsize == 2  # what one measurement needs
        symbol = COW if values[1, 2, 3, 6, 6] else 1
        return chance(symbol, (), 3) + wrong

    monkeypatch.setattr(claims, "recursive_turn", slow)
    wrong = 0.0
    quicker, time = claims.claim_chances()
    assert (quicker.at_least, time.at_most, time.unit) == (1000, 2, "ms")
    assert [round(each, 3) for each in claims._chances((1, COW))] == [known[1], known[COW]]
    wrong = 0.001
    with pytest.raises(RuntimeError, match="disagree"):
        claims.claim_chances()


def test_groups_and_search_agree_on_every_mark() -> None:
    marks = wins.marks_of_matches(Random(1))
    told = [wins.by_groups(marked) for marked in marks]
    assert told == [wins.by_search(marked) for marked in marks]
    assert len(marks) > 200
    assert {*told} == {(False, False), (True, False), (False, True)}
    (told_figure,) = wins.win_checks(WORK_SECONDS)
    assert told_figure.value
    assert told_figure.at_least == 3


def test_a_wrong_win_check_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wins, "by_groups", lambda _: (True, True))
    with pytest.raises(RuntimeError, match="disagree"):
        wins.win_checks(WORK_SECONDS)


def test_every_game_has_its_entries_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {BeamMeUp.key: BeamMeUp, KuhVadis.key: KuhVadis}
    monkeypatch.setattr(entries, "_spiel_match", lambda name: lambda _: len(name))
    for found in (object(), None):
        monkeypatch.setattr(entries, "find_spec", lambda _, found=found: found)
        told = entries.log_entries(games, WORK_SECONDS)
        assert [(each.name.split(":")[0], each.at_least) for each in told] == [
            (key, bar) for key in games for bar in (0.5, 10)
        ]
        assert all((each.value is None) == (found is None) for each in told)
        assert all(("entries/s" in each.note) == (found is not None) for each in told)


@pytest.mark.parametrize("game", [BeamMeUp(), KuhVadis()])
def test_random_matches_are_played_to_their_end(game: BeamMeUp | KuhVadis) -> None:
    match = entries.random_match(game, Random(3))
    assert isinstance(match.turn, Outcome)
    assert match == entries.random_match(game, Random(3))


def test_flights_of_every_thrown_game_have_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {
        ("flights", "dice-flick"): {"fps": 30.0, "bare_fps": 59.6},
        ("flights", "rolling-dice"): {"fps": 29.9, "bare_fps": 60.2},
    }
    monkeypatch.setattr(flights, "measured", lambda *words: told[words])
    assert [(each.name, each.value, each.passed, each.note) for each in flights.flights()] == [
        ("Dice Flick: flight with trail and zoom, from above", 30.0, True, "60 in a bare window"),
        (
            "Rolling Dice: flight with trail and zoom, from above",
            29.9,
            False,
            "60 in a bare window",
        ),
    ]


def test_an_opponent_is_watched_while_it_thinks_in_every_game() -> None:
    assert set(OPENED) == set(GAMES)


def test_every_screen_has_a_bar_while_nobody_does_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = {"home": 0.02, "dice-flick-aiming": 43.0}
    monkeypatch.setattr(idle, "measured", lambda what: told if what == "idle" else {})
    assert [(each.name, each.value, each.passed) for each in idle.idle()] == [
        ("idle: home", 0.02, True),
        ("idle: dice-flick-aiming", 43.0, False),
    ]

"""`beamme arena` lets real dice fly: whose hand, which points, the same for the same seed."""

import json
from typing import Any

import pytest

from beamme.commands import arena
from beamme.commands.arena import main, play
from beamme.commands.tally import Played, Setup, as_text, tell
from beamme.core.chance import Rest, Throw
from beamme.games.dice_flick.state import ROUNDS

KEY = "dice-flick"


class Thrower:
    """Stands in for the simulator: quick, and it remembers whose hand threw."""

    def __init__(self) -> None:
        self.hands: list[tuple[int, str]] = []
        self.seeds: list[bytes] = []

    def __call__(self, game: object, throw: Throw, hand: str, seed: bytes) -> Rest:
        del game
        self.hands.append((throw.seat, hand))
        self.seeds.append(seed)
        return Rest(throw.lying)


@pytest.fixture
def thrower(monkeypatch: pytest.MonkeyPatch) -> Thrower:
    made = Thrower()
    monkeypatch.setattr(arena, "rest_of", made)
    return made


def test_a_match_with_real_throws_repeats() -> None:
    setup = Setup(KEY, ("random", "random"), 5, None)
    first = play(setup, 0)
    again = play(setup, 0)
    assert (first.scores, first.points) == (again.scores, again.points)
    assert first.turns == 2 * ROUNDS
    assert [len(points) for points in first.points] == [ROUNDS, ROUNDS]
    assert sum(map(sum, first.points)) > 0
    assert play(setup, 2).points != first.points


def test_everybody_without_a_level_has_the_same_hand(thrower: Thrower) -> None:
    play(Setup(KEY, ("random", "random", "random"), 1, None), 1)
    assert {hand for _, hand in thrower.hands} == {"advanced"}
    assert {seat for seat, _ in thrower.hands} == {0, 1, 2}
    # Two flicks a turn, each with a seed of its own.
    assert len(thrower.seeds) == len({*thrower.seeds}) == 2 * 3 * ROUNDS


def test_a_level_throws_with_its_own_hand_wherever_it_sits(
    thrower: Thrower, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        arena, "_decide", lambda _setup, _player, match, _seed: match.game.legal(match.state)[0]
    )
    setup = Setup(KEY, ("master", "beginner", "random"), 1, None)
    for number in range(3):
        thrower.hands.clear()
        play(setup, number)
        hands = ["master", "beginner", "advanced"]
        seated = [hands[(seat + number) % 3] for seat in range(3)]
        assert {*thrower.hands} == {*enumerate(seated)}


def test_points_belong_to_players_not_to_seats() -> None:
    pads = [((1,) * ROUNDS, (2,) * ROUNDS), ((2,) * ROUNDS, (1,) * ROUNDS)]
    for start, pad in enumerate(pads):
        seated = [(seat + start) % 2 for seat in range(2)]
        state = type("State", (), {"pad": pad})()
        assert arena._points(state, seated) == ((1,) * ROUNDS, (2,) * ROUNDS)
    assert arena._points(object(), [0, 1]) == ()


def test_points_per_turn_and_turns_without_any_are_told() -> None:
    setup = Setup(KEY, ("advanced", "random"), 1, None)
    times = ((1.0,), (1.0,))
    matches = [
        Played(0, (1.0, 0.0), ("", ""), 4, times, ((5, 0), (0, 0))),
        Played(1, (0.5, 0.5), ("", ""), 4, times, ((7, 1), (8, 0))),
    ]
    told = tell(setup, matches)
    assert [seat["points"] for seat in told["seats"]] == [
        {"per_turn": 3.25, "zero_turns": 0.25},
        {"per_turn": 2.0, "zero_turns": 0.75},
    ]
    assert told["boards"] == {}
    text = as_text(told)
    assert "3.25 points per turn, 25.0 % of turns without" in text
    assert "2.00 points per turn, 75.0 % of turns without" in text


def test_a_game_without_a_pad_tells_no_points() -> None:
    setup = Setup("beam-me-up", ("steps", "random"), 1, None)
    told = tell(setup, [Played(0, (1.0, 0.0), ("A", "B"), 20, ((1.0,), (1.0,)))])
    assert all("points" not in seat for seat in told["seats"])
    assert "points" not in as_text(told)


def test_figures_are_told_for_programs_and_people(
    thrower: Thrower, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--game", KEY, "--seats", "random,random", "--games", "2"]
    assert main([*options, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    # Nothing ever comes to rest in this box.
    nothing = {"per_turn": 0, "zero_turns": 1}
    assert [seat["points"] for seat in told["seats"]] == [nothing, nothing]
    assert told["draws"] == {"games": 2, "rate": 1}
    assert told["turns"]["mean"] == 2 * ROUNDS
    assert main(options) == 0
    assert "0.00 points per turn, 100.0 % of turns without" in capsys.readouterr().out
    assert thrower.hands


def test_help_says_whose_hand_throws(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "all others that of advanced" in " ".join(capsys.readouterr().out.split())

"""`beamme arena` lets dice roll on the floe: the same for the same seed, seats and not colours."""

import pytest

from beamme.commands import arena
from beamme.commands.arena import play
from beamme.commands.tally import Setup, as_text, tell
from beamme.core.chance import Body, Rest, Throw
from beamme.games.rolling_dice.dice import COLOUR_OF

KEY = "rolling-dice"


class Thrower:
    """Stands in for the simulator: quick, and it remembers whose hand threw."""

    def __init__(self) -> None:
        self.hands: list[tuple[int, str]] = []

    def __call__(self, game: object, throw: Throw, hand: str, seed: bytes) -> Rest:
        """Let every die lie further than all before it, in a lane of its colour."""
        del game, seed
        self.hands.append((throw.seat, hand))
        ahead = max((body.y for body in throw.lying), default=-20_000) + 200
        lane = 2_000 * COLOUR_OF[throw.launched[0]] - 6_000
        lies = ahead < 18_000
        bodies = (Body(die, lane, ahead if lies else 20_500, 6) for die in throw.launched[:1])
        rest = (Body(die, 14_500, 0, 1) for die in throw.launched[1:])
        return Rest((*throw.lying, *bodies, *rest))


@pytest.fixture
def thrower(monkeypatch: pytest.MonkeyPatch) -> Thrower:
    made = Thrower()
    monkeypatch.setattr(arena, "rest_of", made)
    return made


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_match_is_played_to_its_end(thrower: Thrower, seats: int) -> None:
    played = play(Setup(KEY, ("random",) * seats, 1, None), 0)
    assert sum(played.scores) == pytest.approx(1)
    assert {seat for seat, _ in thrower.hands} == {*range(seats)}
    # Each colour throws once a round: two players have two each.
    assert played.turns == len(thrower.hands)
    assert played.turns % (4 if seats == 2 else seats) == 0


def test_a_level_throws_with_its_own_hand_for_both_its_colours(
    thrower: Thrower, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        arena, "_decide", lambda _setup, _player, match, _seed: match.game.legal(match.state)[0]
    )
    for number in range(2):
        thrower.hands.clear()
        play(Setup(KEY, ("master", "beginner"), 1, None), number)
        seated = ["master", "beginner"] if number == 0 else ["beginner", "master"]
        assert {*thrower.hands} == {*enumerate(seated)}


def test_a_match_with_real_throws_repeats() -> None:
    setup = Setup(KEY, ("random", "random"), 5, None)
    first, again = play(setup, 0), play(setup, 0)
    assert (first.scores, first.turns) == (again.scores, again.turns)
    text = as_text(tell(setup, [first]))
    assert text.startswith("rolling-dice, 1 games, seed 5\n")

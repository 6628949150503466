"""The laws are worth something only if a game that breaks one is caught."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from beamme.core.chance import Answer, Rest
from beamme.core.game import Outcome
from tests.games_kit.rules.laws import CAREFUL, Laws
from tests.helpers.toy import Flick, RollIt, Toy, ToyMove, ToyState


class Forgets(Toy):
    """Reads every flick as the same one."""

    def read(self, text: str) -> ToyMove:
        move = Toy.read(self, text)
        return Flick(1) if isinstance(move, Flick) else move


class Mumbles(Toy):
    """Writes two moves the same way."""

    def write(self, move: ToyMove) -> str:
        return "flick" if isinstance(move, Flick) else "roll"


class OffersTooMuch(Toy):
    """Lists a move that it does not allow."""

    def legal(self, state: ToyState) -> Sequence[ToyMove]:
        moves = Toy.legal(self, state)
        return (*moves, Flick(self.limit + 1)) if moves else ()


class OffersAfterTheEnd(Toy):
    """Lists moves after the end."""

    def legal(self, state: ToyState) -> Sequence[ToyMove]:
        return (RollIt(),) if isinstance(self.turn(state), Outcome) else Toy.legal(self, state)


class LeavesNothingToDo(Toy):
    """Gives a seat the turn and no move."""

    def legal(self, state: ToyState) -> Sequence[ToyMove]:
        return () if state.turns else Toy.legal(self, state)


class TakesLists(Toy):
    """Makes states that cannot be hashed."""

    def answered(self, state: ToyState, answer: Answer) -> ToyState:
        after = Toy.answered(self, state, answer)
        return replace(after, lying=[*after.lying]) if isinstance(answer, Rest) else after


class Measures(Toy):
    """Counts in fractions, which no two machines add up alike."""

    def answered(self, state: ToyState, answer: Answer) -> ToyState:
        after = Toy.answered(self, state, answer)
        return replace(after, points=tuple(float(points) for points in after.points))


class ForgetsItsRules(Toy):
    """Saves another house rule than it plays."""

    def options(self) -> dict[str, int]:
        return {"limit": self.limit + 1}


class Remembers(Toy):
    """Has a state of its own beside the log."""

    calls = 0

    def play(self, state: ToyState, move: ToyMove) -> ToyState:
        Remembers.calls += 1
        return replace(Toy.play(self, state, move), points=(Remembers.calls, *state.points[1:]))


@pytest.mark.parametrize(
    "broken",
    [
        Forgets,
        Mumbles,
        OffersTooMuch,
        OffersAfterTheEnd,
        LeavesNothingToDo,
        TakesLists,
        Measures,
        ForgetsItsRules,
        Remembers,
    ],
)
def test_a_game_that_breaks_a_law_is_caught(broken: type[Toy]) -> None:
    only_look = settings(CAREFUL, phases=[Phase.generate], report_multiple_bugs=False)
    machine = type("LawsOfABrokenGame", (Laws,), {"kind": broken})
    with pytest.raises(AssertionError):
        run_state_machine_as_test(machine, settings=only_look)

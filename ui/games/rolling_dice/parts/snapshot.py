"""What all parts of the model of Rolling Dice show."""

from dataclasses import dataclass, replace
from typing import Self

from beamme.core.chance import Body
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import Tally
from beamme.games.rolling_dice.state import Phase, State
from ui.games.rolling_dice.actions import Selection
from ui.games.rolling_dice.aim import Aim, aim_of
from ui.games.rolling_dice.wording import words
from ui.models.game_model import View
from ui.throwing import snapshot

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Snapshot(snapshot.Snapshot[Selection]):
    """A match of Rolling Dice, what a person has chosen, and the scoring that is being counted."""

    counting: Tally | None = None
    counted: int = 0
    """So many of its steps have been seen."""

    def looking_at(self, view: View) -> Self:
        """The same at another moment, in which nothing is counted."""
        return replace(self, view=view, counting=None)

    @property
    def game(self) -> RollingDice:
        """The rules of the match."""
        return words.rules_of(self.record)

    @property
    def state(self) -> State:
        """Where the match stands."""
        return words.state_of(self.record)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.seat_of(self.state.active)

    @property
    def over(self) -> bool:
        """Whether all is over."""
        return self.view is not None and self.state.phase is Phase.OVER

    @property
    def aiming(self) -> bool:
        """Whether a person may aim and throw now."""
        return self.asked and self.state.phase is Phase.THROW

    @property
    def keeping(self) -> bool:
        """Whether a person chooses a die to keep."""
        return self.asked and self.state.phase is Phase.KEEP

    @property
    def putting(self) -> bool:
        """Whether a person puts a die back."""
        return self.asked and self.state.phase is Phase.PUT

    @property
    def flying(self) -> Aim | None:
        """The aim of the dice that were let go, or that somebody else is about to throw."""
        if self.view is None:
            return None
        announced = self.view.announced
        throw = announced if isinstance(announced, Throw) else self.state.flying
        return None if throw is None else aim_of(throw)

    @property
    def kept(self) -> str:
        """The die that a person has chosen to keep, or that somebody else is about to keep."""
        announced = None if self.view is None else self.view.announced
        if isinstance(announced, Keep):
            return announced.die
        return self.selection.kept if self.keeping else ""

    @property
    def holding(self) -> bool:
        """Whether a person holds a die above the floe, or somebody else is about to put it back."""
        announced = None if self.view is None else self.view.announced
        return self.putting or isinstance(announced, PutBack)

    @property
    def put(self) -> tuple[int, int]:
        """Where a person holds a die, or where somebody else is about to put it back."""
        announced = None if self.view is None else self.view.announced
        return (announced.x, announced.y) if isinstance(announced, PutBack) else self.selection.put

    @property
    def aim(self) -> Aim:
        """The aim that is seen: that of the dice that were let go, or of whoever chooses one."""
        return self.flying or self.selection.aim

    @property
    def power(self) -> float:
        """From 0 to 1; a computer that throws harder is shown at full power."""
        return min(max(self.aim.power, 0.0), 1.0)

    @property
    def holding_up(self) -> bool:
        """Whether nothing goes on before a round has been counted."""
        return self.counting is not None and not self.asked

    @property
    def ringed(self) -> Body | None:
        """The die that the active colour has to beat; none while the last round is counted."""
        if self.view is None or self.over or self.holding_up:
            return None
        return self.state.body_of(self.state.scoring[self.state.active])

    def look(self, colour: int) -> int:
        """How a colour looks."""
        return words.looks(self.record)[colour]

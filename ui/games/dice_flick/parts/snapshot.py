"""What all parts of the model of Dice Flick show."""

from dataclasses import dataclass, replace
from typing import Self

from beamme.games.dice_flick.moves import Flick, Score, Take
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase, State
from ui.games.dice_flick import text
from ui.games.dice_flick.actions import Selection
from ui.games.dice_flick.aim import Aim, aim_of
from ui.models.game_model import View
from ui.throwing import snapshot


@dataclass(frozen=True, slots=True)
class Snapshot(snapshot.Snapshot[Selection]):
    """A match of Dice Flick, and the die, the aim and the takes that a person has chosen."""

    def looking_at(self, view: View) -> Self:
        """The same at another moment, in which nothing is taken."""
        return replace(self, view=view, selection=replace(self.selection, takes=()))

    @property
    def game(self) -> DiceFlick:
        """The rules of the match."""
        return text.rules_of(self.record)

    @property
    def state(self) -> State:
        """Where the match stands."""
        state: State = self.record.match.state
        return state

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.state.active

    @property
    def aiming(self) -> bool:
        """Whether a person may aim and flick now."""
        return self.asked and self.state.phase is Phase.FLICK

    @property
    def scoring(self) -> bool:
        """Whether a person may choose what is scored."""
        return self.asked and self.state.phase is Phase.SCORE

    @property
    def announced(self) -> tuple[Take, ...]:
        """What somebody else has taken so far."""
        move = None if self.view is None else self.view.announced
        return move.takes if isinstance(move, Score) else ()

    @property
    def flying(self) -> Aim | None:
        """The aim of the die that was let go, or that somebody else is about to flick."""
        return None if self._flick is None else aim_of(self._flick)

    @property
    def _flick(self) -> Flick | None:
        if self.view is None:
            return None
        announced = self.view.announced
        return announced if isinstance(announced, Flick) else self.state.flying

    @property
    def aim(self) -> Aim:
        """The aim that is seen: that of the die that was let go, or of whoever chooses one."""
        return self.flying or self.selection.aim

    @property
    def die(self) -> str:
        """The die that somebody aims with."""
        return self.selection.die if self._flick is None else self._flick.die

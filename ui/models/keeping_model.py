"""What the models of games with five dice share: keeping dice, and showing what follows from it."""

from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

from beamme.core.keeping import ROLLS
from ui.models.game_model import Action, DiceView, GameViewState, View


class Selected(Protocol):
    """What a person has marked but not decided yet, as a frozen dataclass."""

    @property
    def marked(self) -> int:
        """Mask of the dice to keep."""

    @property
    def hovered(self) -> int | None:
        """The place on the board below the pointer or with the focus."""


S = TypeVar("S", bound=Selected)


class KeepingModel(Generic[S]):
    """The part of a game's model that lets a person keep dice; the game shows its board."""

    actionsChanged: Any
    _view: View | None
    _selection: S
    _common: GameViewState

    @property
    def common(self) -> GameViewState:
        """What is shown outside the board."""
        return self._common

    def show(self, view: View) -> None:
        """Show this; a new decision starts with the dice that were kept before."""
        before, self._view = self._view, view
        if view.is_another_decision(before):
            state = view.match.state
            self._selection = self._keeping(state.kept if state.phase == "keep" else 0)
        self._update()
        if view.is_one_entry_after(before):
            self._tell(view)

    def toggle(self, die: int) -> None:
        """Mark a die to be kept, or no longer."""
        if self._common.dice.selectable:
            self._change(marked=self._selection.marked ^ (1 << die))

    def retranslate(self) -> None:
        """Say the same in the present language."""
        self._update()

    def _hover(self, place: int, places: int) -> None:
        """Let a person look at this place of the board; at none if it is not one of them."""
        hovered = place if 0 <= place < places else None
        if hovered != self._selection.hovered:
            self._change(hovered=hovered)

    def _change(self, **values: Any) -> None:
        self._selection = replace(self._selection, **values)  # type: ignore[type-var]
        self._update()
        self.actionsChanged.emit()

    def _keeping(self, kept: int) -> S:
        """What is selected when these dice may be kept or rolled again."""
        raise NotImplementedError

    def _update(self) -> None:
        """Show the match and the selection anew."""
        raise NotImplementedError

    def _tell(self, view: View) -> None:
        """Let the last entry be seen and heard."""
        raise NotImplementedError


def keeping_state(
    view: View,
    actions: tuple[Action, Action],
    marked: int,
    turns: int,
    face_names: tuple[str, ...] = (),
    warnings: tuple[str, ...] = (),
) -> GameViewState:
    """What is shown outside the board: the buttons, and the dice with those that are marked."""
    state = view.match.state
    keeping = view.deciding is not None and state.phase == "keep"
    return GameViewState(
        primary=actions[0],
        secondary=actions[1],
        dice=DiceView(state.faces, marked if keeping else state.kept, keeping, face_names),
        rolls_left=state.rolls_left,
        rolls=ROLLS,
        round_number=1 + max(0, turns - 1) // view.match.seats,
        warnings=warnings,
    )

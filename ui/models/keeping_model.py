"""What the models of games with five dice share: marking dice to be kept."""

from dataclasses import replace
from typing import Any, Generic, Protocol, TypeVar

from beamme.core.keeping import ALL_DICE, ROLLS, Keep
from ui.models.game_model import (
    NOTHING_TO_DO,
    Action,
    DiceView,
    GameViewState,
    View,
    roll_action,
)


class Selected(Protocol):
    """A selection that is not decided yet, as a frozen dataclass."""

    @property
    def marked(self) -> int:
        """Mask of the dice to keep."""

    @property
    def hovered(self) -> int | None:
        """The place on the board below the pointer or with the focus."""

    @property
    def visited(self) -> bool:
        """Whether that place was reached with keys, so that Enter is meant for it."""


S = TypeVar("S", bound=Selected)


class KeepingModel(Generic[S]):
    """The part of a game's model that marks dice to be kept."""

    changed: Any
    actionsChanged: Any
    _view: View | None
    _selection: S
    _common: GameViewState

    @property
    def common(self) -> GameViewState:
        """What is shown outside the board."""
        return self._common

    def show(self, view: View) -> None:
        """Show this; a new decision starts with the dice kept before."""
        before, self._view = self._view, view
        if view.is_another_decision(before):
            state = view.match.state
            self._selection = self._keeping(state.kept if state.phase == "keep" else 0)
        self._update()
        if view.is_one_entry_after(before):
            self._animate(view)

    def toggle(self, die: int) -> None:
        """Toggle whether a die is marked to be kept."""
        if self._common.dice.selectable:
            self._change(marked=self._selection.marked ^ (1 << die))

    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._update()

    def _point(self, place: int, places: int, *, visited: bool) -> None:
        """Preview this place of the board; none if it is out of range."""
        hovered = place if 0 <= place < places else None
        visited = visited and hovered is not None
        if (hovered, visited) != (self._selection.hovered, self._selection.visited):
            self._change(hovered=hovered, visited=visited)

    def _change(self, **values: Any) -> None:
        self._selection = replace(self._selection, **values)  # type: ignore[type-var]
        self._update()
        self.actionsChanged.emit()

    def _keeping(self, kept: int) -> S:
        """The selection at the start of a decision, with these dice kept."""
        return replace(self._selection, marked=kept)  # type: ignore[type-var]

    def _update(self) -> None:
        """Update everything shown from the view and the selection; each game adds its own."""
        self.changed.emit()

    def _animate(self, view: View) -> None:
        """Animate the last entry and play its sound, if the game has one."""


def keeping_actions(rolls_left: int, marked: int, stop: Action) -> tuple[Action, Action]:
    """Roll the dice that are not marked, or stop; with all of them marked, nothing but that."""
    if marked == ALL_DICE:
        return stop, NOTHING_TO_DO
    return roll_action(rolls_left, marked), stop


def keeping_state(
    view: View,
    actions: tuple[Action, Action],
    marked: int,
    turns: int,
    *,
    stops_on_enter: bool = False,
    face_names: tuple[str, ...] = (),
    warnings: tuple[str, ...] = (),
) -> GameViewState:
    """What is shown outside the board: the buttons, and the dice with their marks."""
    state = view.match.state
    keeping = view.deciding is not None and state.phase == "keep"
    kept = view.announced.mask if isinstance(view.announced, Keep) else state.kept
    return GameViewState(
        primary=actions[0],
        secondary=actions[1],
        stops_on_enter=stops_on_enter and actions[1].enabled,
        dice=DiceView(state.faces, marked if keeping else kept, keeping, face_names),
        rolls_left=state.rolls_left,
        rolls=ROLLS,
        round_number=1 + max(0, turns - 1) // view.match.seats,
        warnings=warnings,
    )

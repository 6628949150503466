"""The buttons of Beam Me Up, and the effects of possible moves."""

from typing import Any

from beamme.games.beam_me_up.board import TOP
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Move, Read, Skip
from beamme.games.beam_me_up.scoring import Kind, read
from beamme.games.beam_me_up.state import Phase, State
from ui.games.beam_me_up import text
from ui.games.beam_me_up.choosing import default_moves, pick_moves
from ui.games.beam_me_up.keeping import harms, risks
from ui.games.beam_me_up.view import Preview, Selection, playable, preview
from ui.models.game_model import (
    LEAVE_KEY,
    NOTHING_TO_DO,
    STOP_KEY,
    Action,
    GameViewState,
    View,
    roll_action,
)
from ui.models.keeping_model import keeping_actions, keeping_state
from ui.text.words import Counted, both, fill, signed, translate

NO_COLUMN = -1


def common(view: View, selection: Selection) -> GameViewState:
    """Buttons, dice and warnings."""
    state: State = view.match.state
    turns = sum(each.phase is Phase.ROLL for each in view.match.states)
    warnings = tuple(
        Counted(own.count(0)).translate("BeamMeUp", "%n on the ground", "", 0) if 0 in own else ""
        for own in state.heights
    )
    return keeping_state(
        view,
        _actions(view, selection),
        selection.marked,
        turns,
        stops_on_enter=_stops_on_enter(view, selection),
        warnings=warnings,
    )


def toggled(state: State, selection: Selection, column: int) -> tuple[int, ...]:
    """The columns to lift after toggling this one; an excess choice replaces the oldest."""
    if column in selection.chosen:
        return tuple(each for each in selection.chosen if each != column)
    return (*selection.chosen, column)[-state.active :]


def reading_choices(view: View) -> list[str]:
    """The readings to choose from, in the order of the legal moves."""
    return [
        fill(
            translate("BeamMeUp", "%1 (%2)"),
            text.kind_text(move.kind),
            both([text.column_name(column) for column in move.columns]),
        )
        for move in view.match.game.legal(view.match.state)
        if isinstance(move, Read)
    ]


def effects(view: View, shown: Preview) -> list[dict[str, Any]]:
    """The effects of the considered moves, as chips."""
    if view.match.state.phase is Phase.LIFT:
        return []
    free = playable(view)
    chips: list[dict[str, Any]] = [
        {
            "text": fill(
                translate("BeamMeUp", "%1 %2"), text.column_title(column), signed(ghost.steps)
            ),
            "tone": "move",
            "column": column if column in free else NO_COLUMN,
        }
        for column, ghost in enumerate(shown.own)
        if ghost is not None
    ]
    if shown.rocket:
        words = translate("BeamMeUp", "Rocket +1")
        chips.append({"text": words, "tone": "rocket", "column": NO_COLUMN})
    for seats, sign, tone in ((shown.hit, "−1", "cool"), (shown.safe, "0", "safe")):
        if seats:
            names = ", ".join(view.record.seating[seat].name for seat in seats)
            chips.append({"text": f"{names} {sign}", "tone": tone, "column": NO_COLUMN})
    return chips


def _actions(view: View, selection: Selection) -> tuple[Action, Action]:
    if view.deciding is None:
        return NOTHING_TO_DO, NOTHING_TO_DO
    state: State = view.match.state
    match state.phase:
        case Phase.LIFT:
            return _lift(view, state, selection), NOTHING_TO_DO
        case Phase.ROLL:
            return roll_action(state.rolls_left, 0), NOTHING_TO_DO
        case Phase.KEEP:
            return _keep(view, state, selection)
        case Phase.READ:
            wanted = Action(text=translate("BeamMeUp", "Choose how to read it"), chooses=True)
            return _visited(view, selection) or wanted, NOTHING_TO_DO
        case Phase.MOVE:
            return _move(view, state, selection)
        case Phase.ROCKET:
            wanted = Action(text=translate("BeamMeUp", "Choose a stone to lift"), chooses=True)
            leave = _leave(translate("BeamMeUp", "Skip the rocket"), Launch(None))
            return _visited(view, selection) or wanted, leave
        case _:
            return NOTHING_TO_DO, NOTHING_TO_DO


def _visited(view: View, selection: Selection) -> Action | None:
    """Choose the column that was reached with keys, stopping first if need be."""
    column = selection.hovered
    if column is None or not selection.visited or column not in playable(view):
        return None
    state: State = view.match.state
    moves = pick_moves(text.rules_of(view.record), state, column)
    lift = fill(translate("BeamMeUp", "Lift %1"), text.column_text(column))
    said = lift if state.phase is Phase.ROCKET else _advance_text(state, moves)
    return Action(text=said, key=STOP_KEY if state.phase is Phase.KEEP else "", moves=moves)


def _lift(view: View, state: State, selection: Selection) -> Action:
    chosen = tuple(sorted(selection.chosen))
    if len(chosen) < state.active:
        column = selection.hovered
        free = column is not None and column in playable(view) and column not in chosen
        if column is not None and free and selection.visited:
            words = fill(translate("BeamMeUp", "Choose %1"), text.column_text(column))
            return Action(text=words, chooses=True)
        missing = state.active - len(chosen)
        words = Counted(missing).translate("BeamMeUp", "Choose %n stones to lift", "", 0)
        return Action(text=words, chooses=True)
    where = both([text.column_text(column) for column in chosen])
    lift = fill(translate("BeamMeUp", "Lift %1"), where)
    return Action(text=lift, moves=(Lift(chosen),))


def _stops_on_enter(view: View, selection: Selection) -> bool:
    """Whether Enter stops: a column is chosen, or rolling would rather do harm."""
    state: State = view.match.state
    if view.deciding is None or state.phase is not Phase.KEEP:
        return False
    if _visited(view, selection) is not None:
        return True
    game, marked = text.rules_of(view.record), selection.marked
    moving = preview(game, state, default_moves(game, state, to_a_choice=False)).own
    if not any(moving):
        return False
    return risks(state, marked) or view.prefers_to_stop(marked, guess=harms(state, marked))


def _keep(view: View, state: State, selection: Selection) -> tuple[Action, Action]:
    moves = default_moves(text.rules_of(view.record), state)
    stop = _visited(view, selection) or Action(_stop_text(state, moves), STOP_KEY, moves=moves)
    return keeping_actions(state.rolls_left, selection.marked, stop)


def _stop_text(state: State, moves: tuple[Move, ...]) -> str:
    if read(state.faces).kind is Kind.NOTHING:
        return translate("BeamMeUp", "End the turn")
    return _advance_text(state, moves) or translate("BeamMeUp", "Stop and choose")


def _advance_text(state: State, moves: tuple[Move, ...]) -> str:
    own = state.heights[state.active]
    columns = [move.column for move in moves if isinstance(move, Advance)]
    moving = [column for column in columns if own[column] < TOP]
    if len(moving) > 1:
        names = both([text.column_name(column) for column in moving])
        return fill(translate("BeamMeUp", "Move columns %1"), names)
    if moving:
        return fill(translate("BeamMeUp", "Move %1"), text.column_text(moving[0]))
    return translate("BeamMeUp", "End the turn") if columns else ""


def _move(view: View, state: State, selection: Selection) -> tuple[Action, Action]:
    moves = default_moves(text.rules_of(view.record), state)
    visited = _visited(view, selection)
    if visited is not None:
        primary = visited
    elif moves:
        primary = Action(text=_advance_text(state, moves), moves=moves)
    else:
        primary = Action(text=translate("BeamMeUp", "Choose a stone to move"), chooses=True)
    legal = view.match.game.legal(state)
    if Skip() in legal:
        return primary, _leave(translate("BeamMeUp", "Skip the pair"), Skip())
    stuck = [move for move in legal if isinstance(move, Advance) and _is_stuck(state, move)]
    if stuck and len(legal) > 1:
        return primary, _leave(translate("BeamMeUp", "Let it lapse"), stuck[0])
    return primary, NOTHING_TO_DO


def _leave(words: str, move: Move) -> Action:
    """Do without what the roll offers."""
    return Action(words, LEAVE_KEY, moves=(move,))


def _is_stuck(state: State, move: Advance) -> bool:
    return state.heights[state.active][move.column] == TOP

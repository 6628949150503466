"""The moves that a click on a column or the main button means."""

from beamme.core.keeping import ALL_DICE, Keep
from beamme.games.beam_me_up.board import TOP, Field
from beamme.games.beam_me_up.moves import Advance, Launch, Move, Read
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import Phase, State


def default_moves(game: BeamMeUp, state: State, *, to_a_choice: bool = True) -> tuple[Move, ...]:
    """The moves of the main button: stop if needed, then move the parts in their own columns.

    With `to_a_choice`, they end where the player has a real choice.
    """
    seat = state.active
    found: list[Move] = []
    while state.active == seat and not (to_a_choice and found and _has_choice(game, state)):
        move = _default_move(game, state)
        if move is None:
            break
        found.append(move)
        state = game.play(state, move)
    return tuple(found)


def _has_choice(game: BeamMeUp, state: State) -> bool:
    """Whether the next part is a real choice: the joker, or an order that matters."""
    if state.phase is Phase.READ:
        return True
    if state.phase is not Phase.MOVE:
        return False
    own = state.heights[state.active]
    advances = [move for move in game.legal(state) if isinstance(move, Advance)]
    if any(move.part != move.column for move in advances):
        return True
    marks = [
        game.boards[state.active].field(part.column, min(own[part.column] + part.steps, TOP))
        for part in state.parts
    ]
    return len(marks) > 1 and (Field.ROCKET in marks or Field.BLUE in marks)


def _default_move(game: BeamMeUp, state: State) -> Move | None:
    match state.phase:
        case Phase.KEEP:
            return Keep(ALL_DICE)
        case Phase.READ:
            return game.legal(state)[0]
        case Phase.MOVE:
            own = state.heights[state.active]
            legal = game.legal(state)
            moves = [Advance(part.column, part.column) for part in state.parts]
            free = [move for move in moves if move in legal and own[move.column] < TOP]
            return next(iter(free), legal[0] if len(legal) == 1 else None)
        case _:
            return None


def pick_move(game: BeamMeUp, state: State, column: int) -> Move | None:
    """The move for choosing a column: its own part first, else the joker's, else the rocket."""
    if state.phase is Phase.ROCKET:
        move = Launch(column)
        return move if game.allows(state, move) else None
    if state.phase is not Phase.MOVE:
        return None
    candidates = [Advance(column, column), *(Advance(part.column, column) for part in state.parts)]
    return next((move for move in candidates if game.allows(state, move)), None)


def pick_moves(game: BeamMeUp, state: State, column: int) -> tuple[Move, ...]:
    """The moves for clicking a column: stop and read the dice if needed, then choose it.

    Whoever stops with a click also moves the other parts, unless there is a choice left.
    """
    for before, at in ways_to_move(game, state):
        move = pick_move(game, at, column)
        if move is not None:
            after = game.play(at, move)
            ends = not before or _has_choice(game, after) or after.active != state.active
            return (*before, move, *(() if ends else default_moves(game, after)))
    return ()


def ways_to_move(game: BeamMeUp, state: State) -> list[tuple[tuple[Move, ...], State]]:
    """The moves that lead to where a column is chosen, and the state there."""
    match state.phase:
        case Phase.MOVE | Phase.ROCKET:
            return [((), state)]
        case Phase.KEEP:
            first: list[Move] = [Keep(ALL_DICE)]
        case Phase.READ:
            first = [move for move in game.legal(state) if isinstance(move, Read)]
        case _:
            return []
    nexts = [(move, game.play(state, move)) for move in first]
    return [
        ((move, *rest), at)
        for move, after in nexts
        if after.active == state.active
        for rest, at in ways_to_move(game, after)
    ]

"""How a turn goes on: draw, flick, and then score."""

from dataclasses import replace

from beamme.games.dice_flick.state import Phase, State

HAND = 3  # DF-6
FLICKS = 2  # DF-7


def begun(state: State) -> State:
    """DF-6: a player starts the turn with three dice."""
    return drawn(replace(state, flicks=FLICKS), HAND - len(state.hands[state.active]))


def drawn(state: State, count: int) -> State:
    """Draw this many dice, or as many as the bag holds (DF-6)."""
    draws = min(count, len(state.bag))
    return replace(state, phase=Phase.DRAW, draws=draws) if draws else flick_or_score(state)


def is_offered(state: State) -> bool:
    """Whether there is a die for a third flick, in the bag or in the hand."""
    return bool(state.bag) or len(state.hands[state.active]) > state.flicks


def with_bonus(state: State) -> State:
    """DF-11: draw one more die, and flick once more."""
    return drawn(replace(state, flicks=state.flicks + 1, bonus=True), 1)


def flick_or_score(state: State) -> State:
    """DF-6, DF-7: flick while flicks and dice are left, then score."""
    if state.flicks and state.hands[state.active]:
        return replace(state, phase=Phase.FLICK)
    return replace(state, phase=Phase.SCORE, flicks=0)

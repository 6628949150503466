"""The buttons of Kuh Vadis, and the meaning of the current roll."""

from dataclasses import replace
from typing import Any

from beamme.core.keeping import ALL_DICE, Keep
from beamme.games.kuh_vadis.board import COW, fields
from beamme.games.kuh_vadis.moves import Mark, Move
from beamme.games.kuh_vadis.scoring import NEEDED, chance, claim
from beamme.games.kuh_vadis.state import Phase, State
from ui.games.kuh_vadis import text, words
from ui.games.kuh_vadis.keeping import risks
from ui.games.kuh_vadis.view import Selection, anchor_of, claimable
from ui.models.game_model import (
    NOTHING_TO_DO,
    STOP_KEY,
    Action,
    GameViewState,
    View,
    roll_action,
)
from ui.models.keeping_model import keeping_actions, keeping_state
from ui.text.words import capital, fill, percent, translate


def common(view: View, selection: Selection) -> GameViewState:
    """Buttons and dice."""
    turns = sum(each.phase is Phase.ROLL and each.anchor is None for each in view.match.states)
    return keeping_state(
        view,
        _actions(view, selection),
        selection.marked,
        turns,
        stops_on_enter=_stops_on_enter(view, selection),
        face_names=words.face_names(),
    )


def moves_for(view: View, place: int) -> tuple[Move, ...]:
    """The moves for choosing a field: stop if needed, then mark it; none if not allowed."""
    if place not in fields(claimable(view)):
        return ()
    mark = Mark(place)
    return (mark,) if view.match.state.phase is Phase.MARK else (Keep(ALL_DICE), mark)


def _actions(view: View, selection: Selection) -> tuple[Action, Action]:
    state: State = view.match.state
    if view.deciding is None:
        return NOTHING_TO_DO, NOTHING_TO_DO
    match state.phase:
        case Phase.ROLL:
            return roll_action(state.rolls_left, 0), NOTHING_TO_DO
        case Phase.KEEP:
            return keeping_actions(state.rolls_left, selection.marked, _stop(view, selection))
        case Phase.MARK:
            return _mark(view, selection), NOTHING_TO_DO
        case _:
            return NOTHING_TO_DO, NOTHING_TO_DO


def _stops_on_enter(view: View, selection: Selection) -> bool:
    """Whether Enter stops: a field is chosen, or a claim could be lost."""
    state: State = view.match.state
    found = claimable(view)
    if state.phase is not Phase.KEEP or not found:
        return False
    if selection.visited and selection.hovered in fields(found):
        return True
    symbols = text.rules_of(view.record).sheet.symbols
    free = {symbol for symbol in NEEDED if symbols[symbol] & found}
    marked = selection.marked
    return risks(state, marked, free) or view.prefers_to_stop(marked, guess=False)


def _stop(view: View, selection: Selection) -> Action:
    if claimable(view):
        return replace(_mark(view, selection), key=STOP_KEY)
    return Action(translate("KuhVadis", "End the turn"), STOP_KEY, moves=(Keep(ALL_DICE),))


def _mark(view: View, selection: Selection) -> Action:
    """Mark the hovered field, or the only possible one."""
    found = fields(claimable(view))
    place = selection.hovered if selection.hovered in found else None
    if place is None and len(found) == 1:
        place = found[0]
    if place is None:
        told = fill(translate("KuhVadis", "Choose %1"), _wanted(view))
        return Action(text=told, chooses=True)
    symbol = text.rules_of(view.record).sheet.symbol(place)
    told = capital(fill(translate("KuhVadis", "Mark %1"), words.this(symbol)))
    return Action(text=told, moves=moves_for(view, place))


def _wanted(view: View) -> str:
    """The claimed symbols that have a field to mark."""
    game, state = text.rules_of(view.record), view.match.state
    found = game.claimable(state)
    claimed = claim(state.faces).symbols
    return words.any_of([symbol for symbol in claimed if game.sheet.symbols[symbol] & found])


def reading(view: View) -> tuple[str, str, str]:
    """The meaning of the current dice: a title, the claim, and its consequence."""
    state: State = view.match.state
    title = translate("KuhVadis", "This roll")
    if anchor_of(state) is not None:
        title = translate("KuhVadis", "Extra round")
    if not state.faces or state.phase is Phase.OVER:
        return title, "", ""
    return title, capital(words.claim_text(state.faces)), _consequence(view, state)


def _consequence(view: View, state: State) -> str:
    claimed = claim(state.faces)
    if not claimed.symbols:
        advised = view.deciding is not None
        return translate("KuhVadis", "Keep what helps and roll on") if advised else ""
    if not text.rules_of(view.record).claimable(state):
        return translate("KuhVadis", "No free field for it")
    if claimed.again:
        told = translate("KuhVadis", "Mark %1, then roll again beside it")
    else:
        told = translate("KuhVadis", "Mark %1")
    return capital(fill(told, _wanted(view)))


def odds(view: View) -> list[dict[str, Any]]:
    """The chance to claim each symbol that can still be marked, likeliest first."""
    state: State = view.match.state
    if view.deciding is None or state.phase not in {Phase.ROLL, Phase.KEEP}:
        return []
    game = text.rules_of(view.record)
    free = {symbol: game.sheet.symbols[symbol] & game.reach(state) for symbol in NEEDED}
    now = claim(state.faces).symbols if state.faces else ()
    chances = {
        symbol: chance(symbol, state.faces, state.rolls_left)
        for symbol in sorted(NEEDED, key=lambda symbol: (symbol != COW, symbol))
        if free[symbol]
    }
    return [
        {
            "symbol": symbol,
            "chance": chances[symbol],
            "chanceText": percent(chances[symbol]),
            "now": symbol in now,
            "free": free[symbol].bit_count(),
        }
        for symbol in sorted(chances, key=lambda symbol: -chances[symbol])
    ]


def what_counts(view: View) -> list[dict[str, Any]]:
    """The table of dice and what they mark, with the current claim highlighted."""
    faces = view.match.state.faces
    claimed = claim(faces) if faces else None
    plain = () if claimed is None or claimed.again else claimed.symbols
    cows, numbers, again = _told(beside=anchor_of(view.match.state) is not None)
    return [
        {
            "text": translate("KuhVadis", "2 or 3 cows"),
            "moves": translate("KuhVadis", "a cow"),
            "told": cows,
            "current": COW in plain,
        },
        {
            "text": translate("KuhVadis", "3 equal numbers"),
            "moves": translate("KuhVadis", "that number"),
            "told": numbers,
            "current": any(symbol != COW for symbol in plain),
        },
        {
            "text": translate("KuhVadis", "4 or 5 equal"),
            "moves": translate("KuhVadis", "and again beside it"),
            "told": again,
            "current": claimed is not None and claimed.again,
        },
    ]


def _told(*, beside: bool) -> tuple[str, str, str]:
    """What each line of that table lets you mark, anywhere or beside the last mark (KV-10)."""
    if beside:
        return (
            translate(
                "KuhVadis", "Two or three cows: mark a free cow that touches your last mark."
            ),
            translate(
                "KuhVadis",
                "Three equal numbers: mark a free field with this number that touches your last"
                " mark.",
            ),
            translate(
                "KuhVadis",
                "Four or five equal dice: mark such a field that touches your last mark, and roll"
                " up to three times more for one beside it.",
            ),
        )
    return (
        translate("KuhVadis", "Two or three cows: mark a free cow, wherever you like."),
        translate(
            "KuhVadis",
            "Three equal numbers: mark a free field with this number, wherever you like.",
        ),
        translate(
            "KuhVadis",
            "Four or five equal dice: mark such a field, and roll up to three times more for one"
            " beside it.",
        ),
    )

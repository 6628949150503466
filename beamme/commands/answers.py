"""How the referee answers for fate: as requested, from the seed, or by simulating a throw."""

from collections.abc import Mapping
from reprlib import repr as brief
from typing import Any

from beamme.core.chance import Answer, Throw, read_answer
from beamme.core.errors import BadData, IllegalMove
from beamme.core.game import Chance
from beamme.core.match import Match
from beamme.core.savegame import LONGEST_LINE
from beamme.table.play.fate import answer_of
from beamme.table.play.throwing import throw_seed
from beamme.throws.hands import HANDS, PERSON
from beamme.throws.throwing import rest_of


def answer_to(match: Match[Any, Any], seed: bytes, request: Mapping[str, object]) -> Answer:
    """The answer to the pending question of a match, as a request wants it."""
    turn = match.turn
    if not isinstance(turn, Chance):
        raise IllegalMove("fate is not asked")
    if "answer" in request:
        return _given(request)
    hand = request.get("hand", PERSON)
    if not isinstance(hand, str) or hand not in HANDS:
        raise BadData("hand: %1 is none of %2", brief(hand), ", ".join(HANDS))
    if isinstance(turn.ask, Throw):
        return rest_of(match.game, turn.ask, hand, throw_seed(seed, match.asked))
    if "hand" in request:
        raise BadData("hand: nothing is thrown")
    return answer_of(seed, turn.ask, match.asked)


def line_of(request: Mapping[str, object], key: str) -> str:
    """The line of notation under this key; raises BadData."""
    line = request.get(key)
    if not isinstance(line, str) or len(line) > LONGEST_LINE:
        raise BadData("%1: a text of at most %2 characters is needed", key, LONGEST_LINE)
    return line


def _given(request: Mapping[str, object]) -> Answer:
    if "hand" in request:
        raise BadData("hand: an answer is given, so no hand throws")
    return read_answer(line_of(request, "answer"))

"""Who sits down to a new match: the usual players, one more, and what is wrong with them."""

from collections.abc import Sequence

from beamme.ai.strategy import Level
from beamme.table.storage.line_ups import seats_of
from beamme.table.storage.seating import Seating
from beamme.table.storage.settings import Settings
from ui.games.game_ui import game_ui
from ui.text.words import both, fill, translate


def usual(key: str, settings: Settings) -> list[Seating]:
    """Who played this game last; at first a person against one opponent."""
    last = seats_of(settings.line_ups.get(key, []))
    if len(last) in game_ui(key).seats:
        return last
    names = settings.names
    return [Seating(names[0], None, 0), Seating(names[1], Level(settings.level), 1)]


def opponent(seating: Sequence[Seating], settings: Settings) -> Seating:
    """One more opponent, of the first colour that is free."""
    taken = {seat.colour for seat in seating}
    colour = next(i for i in range(len(settings.names)) if i not in taken)
    return Seating(settings.names[colour], Level(settings.level), colour)


def problem(seating: Sequence[Seating]) -> str:
    """Why they cannot begin; empty if they can."""
    names = [seat.name for seat in seating]
    if "" in names:
        return translate("Lobby", "Every player needs a name.")
    if len(set(names)) < len(names):
        return translate("Lobby", "Two players have the same name.")
    return ""


def summary(key: str, seating: Sequence[Seating]) -> str:
    """Who plays against whom, and for how long."""
    names = [seat.name for seat in seating]
    if len(names) < 2:
        return ""
    text = translate("Lobby", "%1 against %2 · about %3 minutes")
    return fill(text, names[0], both(names[1:]), game_ui(key).minutes_for(len(names)))

"""The first time something happens in a person's matches, one line says what and why."""

from ui.games import part_of
from ui.models.game_model import View
from ui.models.match.match_model import MatchModel
from ui.models.settings_model import SettingsModel

AT_ONCE = 2
"""A throw may be shown together with how it ended."""


class FirstTimes:
    """Looks at every new entry, and remembers in the preferences what has been explained."""

    def __init__(self, match: MatchModel, settings: SettingsModel) -> None:
        self._match = match
        self._settings = settings
        self._seen: View | None = None
        match.changed.connect(self._look)

    def _look(self) -> None:
        view, before, self._seen = self._match.now.view, self._seen, self._match.now.view
        if view is None or before is None or not self._settings.value.explain:
            return
        if self._match.now.phase == "watch" or not view.record.people:
            return
        known, log = before.match.log, view.match.log
        if 0 < len(log) - len(known) <= AT_ONCE and log[: len(known)] == known:
            self._explain(view, range(len(known), len(log)))

    def _explain(self, view: View, plies: range) -> None:
        key = view.match.game.key
        told = self._settings.value.explained
        happened = [
            first for ply in plies for first in part_of(key, "firsts").firsts(view.record, ply)
        ]
        new = [first for first in dict.fromkeys(happened) if f"{key}/{first}" not in told]
        if new:
            self._settings.remember(explained=(*told, *(f"{key}/{first}" for first in new)))
            self._match.update(firsts=(*self._match.now.firsts, *new))

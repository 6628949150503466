"""People at one screen with a quick fate and no pauses: whatever they decide happens at once."""

from random import Random
from typing import Any

from beamme.core.chance import Answer, Ask, Body, Draw, Drawn, Faces, Rest, Roll
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Match, Moved
from beamme.games import GAMES
from beamme.table.storage.record import Seating, begin
from beamme.throws.hands import HELPS
from ui.games.game_ui import game_ui
from ui.models.dice_model import DiceModel
from ui.models.game_model import Action, View
from ui.models.match.match_model import MatchModel
from ui.models.match.match_view_state import MatchViewState

KEYS = "beam-me-up", "kuh-vadis"
"""The games with dice to keep."""
THROWN = "dice-flick", "rolling-dice"
"""The games with dice to throw."""
OPTIONS: dict[str, dict[str, Any]] = {"dice-flick": {"slide-plates": True}}
"""House rules that give people more to do."""
SPREAD = {"dice-flick": 4_500, "rolling-dice": 13_000}
"""So far from the middle dice come to rest, in hundredths of a millimetre."""


class HotSeat:
    """Real models, and what people decide in them."""

    def __init__(self) -> None:
        self.dice = DiceModel()
        self.games: dict[str, Any] = {key: game_ui(key).new_model() for key in (*KEYS, *THROWN)}
        self.match = MatchModel(self.games, self.dice)
        self.decided: list[tuple[Any, ...]] = []
        self.led = 0
        self.match.decided.connect(self._decide)
        self.match.buttons.choosingWanted.connect(self._lead)
        self._fate = Random(0)

    def begin(self, key: str, seed: int) -> None:
        """Begin a match of two people; the seed decides the dice, and how much people are shown."""
        self._fate = Random(seed)
        help_ = (None, *HELPS)[seed % 4] if key in THROWN else None
        names = enumerate(("Ada", "Mika"))
        seating = [Seating(name, None, seat, help=help_) for seat, name in names]
        game = GAMES[key].from_options(OPTIONS.get(key, {}), 2)
        self.record = begin(game, seating, bytes(32))
        self.match.show(MatchViewState())
        self._go_on(self.record.match)

    @property
    def game(self) -> Any:
        """The model of the game that is played."""
        return self.games[self.record.match.game.key]

    @property
    def over(self) -> bool:
        return isinstance(self.record.match.turn, Outcome)

    @property
    def entered(self) -> Action:
        """What Enter is to do, as the models say."""
        return self.match.now.common.entered

    def _lead(self) -> None:
        self.led += 1

    def _decide(self, moves: tuple[Any, ...]) -> None:
        self.decided.append(moves)
        match = self.record.match
        for move in moves:
            assert isinstance(match.turn, Seat), "somebody decides out of turn"
            match = match.add(Moved(match.turn.index, move))
        self._go_on(match)

    def _go_on(self, match: Match[Any, Any]) -> None:
        while isinstance(match.turn, Chance):
            match = match.add(Answered(self._answer(match.turn.ask)))
        self.record = self.record.with_match(match)
        turn = match.turn
        self.match.show(MatchViewState("showing", View(self.record, None)))
        if isinstance(turn, Seat):
            self.match.show(MatchViewState("person", View(self.record, turn.index)))
        else:
            self.match.show(MatchViewState("over", View(self.record, None)))

    def _answer(self, ask: Ask) -> Answer:
        match ask:
            case Roll(count):
                return Faces(tuple(self._fate.randint(1, 6) for _ in range(count)))
            case Draw(bag, count):
                return Drawn(tuple(self._fate.sample(bag, count)))
            case _:
                stays = [body for body in ask.lying if self._fate.random() < 0.7]
                thrown = (self._at_rest(die, SPREAD[ask.table]) for die in ask.launched)
                return Rest((*stays, *thrown))

    def _at_rest(self, die: str, spread: int) -> Body:
        """A die somewhere in the middle."""
        x, y = self._fate.randint(-spread, spread), self._fate.randint(-spread, spread)
        return Body(die, x, y, self._fate.randint(1, 6))

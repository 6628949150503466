"""The descriptor of a game: everything that shared code needs to know about it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from beamme.core.game import Option
from beamme.games import GAMES, class_of, package_of
from beamme.table.jobs.fairness_sampling import Tried
from ui.games import part_of

if TYPE_CHECKING:
    from beamme.table.play.worker import Worker
    from ui.app.tasks import Tasks
    from ui.models.game_model import GameModel
    from ui.models.match.match_model import MatchModel
    from ui.models.settings_model import SettingsModel
    from ui.models.setup_model import Setup

FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class Band:
    """The colours of a printed game record."""

    dark: str
    light: str
    wash: str
    """Behind kept dice and notes."""


class Thrower(Protocol):
    """The model of a game with aiming."""

    def help_with(self, assist: str) -> None:
        """Set how much assistance is shown before a throw."""

    def advise(self, move: object) -> None:
        """Aim as the hint suggests."""


@dataclass(frozen=True, slots=True)
class Services:
    """Services for the model of a game; worker and tasks are created when first needed."""

    match: "MatchModel"
    settings: "SettingsModel"
    worker: Callable[[], "Worker"]
    tasks: Callable[[], "Tasks"]

    def follow_aims(self, model: "Thrower") -> None:
        """Apply the preferred assistance to a model, and let hints set its aim."""

        def apply_assistance() -> None:
            model.help_with(self.settings.value.assist)

        self.settings.changed.connect(apply_assistance)
        self.match.advised.connect(model.advise)
        apply_assistance()


def _numbers() -> Sequence[str]:
    return [str(face) for face in FACES]


def _nothing(_model: Any, _services: Services) -> None:
    """The default: connect nothing."""


def as_a_whole(*kinds: type[object]) -> Callable[[object], Sequence[object]]:
    """Moves of these kinds are shown before they are made, in one piece."""
    return lambda move: (move,) if isinstance(move, kinds) else ()


def _at_once(_move: object) -> Sequence[object]:
    """The default: a move is shown by its result."""
    return ()


@dataclass(frozen=True, slots=True)
class GameUi:
    """One game: title, texts, models and printing."""

    key: str
    title: str
    tagline: str
    """English, marked for translation in the context Tagline."""
    minutes: tuple[int, ...]
    """The rough length of a match with the fewest players, with one more, and so on."""
    pad_title: str
    """The document title of its blank sheets: English with %1 for the title, context Print."""
    pad_name: str
    """The name of its blank sheets in one word, context PrintChoices."""
    band: Band
    dice_text: str
    """How its dice get their faces: English, context Fairness."""
    tried_text: Callable[[Tried], str]
    """Further results of trying its dice, translated."""
    faces: Callable[[], Sequence[str]] = _numbers
    """The names of the faces of its dice."""
    drawn_faces: Mapping[int, str] = field(default_factory=dict)
    """Faces printed as a drawing of this name instead of a number."""
    options: Mapping[str, Option] = field(default_factory=dict)
    """The rules of a match that begins without a set-up."""
    sounds: Mapping[str, str] = field(default_factory=dict)
    """The sound of each event that its model or its views emit with `happened`."""
    sheet_text: Callable[[str], str] = str
    """The name of a printable sheet or board."""
    flat_final: Callable[[int], bool] = lambda _seats: False
    """Whether the final position of this many seats needs less height on paper."""
    announce: Callable[[Any], Sequence[object]] = _at_once
    """What is shown of a move, one after the other, before it is made by somebody else."""
    attend: Callable[[Any, Services], None] = _nothing
    """Connects the model to services."""
    qml: Path | None = None
    """The folder of its views, if not `ui/qml/Dice/games/<game>`."""

    @property
    def seats(self) -> range:
        """The possible numbers of players."""
        return GAMES[self.key].from_options({}, 2).seats

    def minutes_for(self, seats: int) -> int:
        """The rough length of a match of so many players."""
        return self.minutes[self.seats.index(seats)]

    def new_model(self) -> "GameModel":
        """Create the model of its match screen."""
        model: GameModel = getattr(part_of(self.key, "model"), f"{class_of(self.key)}Model")()
        return model

    def new_setup(self, boards: Path) -> "Setup":
        """Create the model of its set-up; the user's own boards are in a folder of its key."""
        kind = getattr(part_of(self.key, "setup"), f"{class_of(self.key)}Setup")
        setup: Setup = kind(boards / package_of(self.key))
        return setup


def game_ui(key: str) -> GameUi:
    """The descriptor of a game."""
    found: GameUi = part_of(key, "game").GAME
    return found

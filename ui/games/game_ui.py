"""The descriptor of a game: all that the shared parts of the window have to know of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from beamme.games import GAMES, class_of, package_of
from beamme.table.jobs.fairness_sampling import Tried
from ui.games import part_of

if TYPE_CHECKING:
    from beamme.table.play.worker import Worker
    from ui.app.tasks import Tasks
    from ui.models.game_model import GameModel
    from ui.models.match_model import MatchModel
    from ui.models.settings_model import SettingsModel
    from ui.models.setup_model import Setup

FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class Band:
    """The colours in which a game's record is printed."""

    dark: str
    light: str
    wash: str
    """Behind dice that were kept and behind notes."""


class Thrower(Protocol):
    """The model of a game in which people aim."""

    def help_with(self, assist: str) -> None:
        """Show so much before a throw."""

    def advise(self, move: object) -> None:
        """Aim as a hint says."""


@dataclass(frozen=True, slots=True)
class Services:
    """What a game may use behind its model; worker and tasks are made when first asked for."""

    match: "MatchModel"
    settings: "SettingsModel"
    worker: Callable[[], "Worker"]
    tasks: Callable[[], "Tasks"]

    def follow_aims(self, model: "Thrower") -> None:
        """Help whoever aims as much as the preferences say, and let a hint turn the aim."""

        def help_as_preferred() -> None:
            model.help_with(self.settings.value.assist)

        self.settings.changed.connect(help_as_preferred)
        self.match.advised.connect(model.advise)
        help_as_preferred()


def _numbers() -> Sequence[str]:
    return [str(face) for face in FACES]


def _nothing(_model: Any, _services: Services) -> None:
    """Most games need nothing behind their model."""


@dataclass(frozen=True, slots=True)
class GameUi:
    """One game as home, set-up, match screen, printer and the page of fair dice know it."""

    key: str
    title: str
    tagline: str
    """English, marked for translation in the context Tagline."""
    minutes: int
    """How long a match takes, roughly."""
    pad_title: str
    """What its blank sheets are called: English with a gap for the title, context Print."""
    pad_name: str
    """The same in one word, context PrintChoices."""
    band: Band
    dice_text: str
    """How its dice come to their faces: English, context Fairness."""
    tried_text: Callable[[Tried], str]
    """What else came of dice that were tried, in the present language."""
    faces: Callable[[], Sequence[str]] = _numbers
    """What the faces of its dice are called."""
    drawn_faces: Mapping[int, str] = field(default_factory=dict)
    """Faces that are printed as a drawing of this name instead of a number."""
    sheet_text: Callable[[str], str] = str
    """What a sheet or board that can be printed is called."""
    flat_final: Callable[[int], bool] = lambda _seats: False
    """Whether the final position of so many seats needs less height on paper."""
    attend: Callable[[Any, Services], None] = _nothing
    """Connects the model with what works for it behind the window."""
    qml: Path | None = None
    """The folder of its views, if that is not one of its name beside those of the other games."""

    @property
    def seats(self) -> range:
        """How many may play."""
        return GAMES[self.key].from_options({}, 2).seats

    def new_model(self) -> "GameModel":
        """The model of its match screen."""
        model: GameModel = getattr(part_of(self.key, "model"), f"{class_of(self.key)}Model")()
        return model

    def new_setup(self, boards: Path) -> "Setup":
        """The model of its set-up; boards of one's own are in a folder of its name."""
        kind = getattr(part_of(self.key, "setup"), f"{class_of(self.key)}Setup")
        setup: Setup = kind(boards / package_of(self.key))
        return setup


def game_ui(key: str) -> GameUi:
    """The descriptor of a game."""
    found: GameUi = part_of(key, "game").GAME
    return found

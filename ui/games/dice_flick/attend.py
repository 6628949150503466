"""What works for Dice Flick behind its model: help for aiming, hints, the outlook of an aim."""

from functools import cache
from typing import TYPE_CHECKING

from ui.games.game_ui import Services

if TYPE_CHECKING:
    from ui.games.dice_flick.model import DiceFlickModel
    from ui.games.dice_flick.outlook import FlickOutlook
    from ui.games.dice_flick.parts.aim import DiceFlickAim


def attend(model: "DiceFlickModel", services: Services) -> None:
    """Connect the model; the outlook loads when somebody aims for the first time."""
    aim: DiceFlickAim = model.property("aim")

    @cache
    def outlook() -> "FlickOutlook":
        from ui.games.dice_flick.outlook import FlickOutlook  # noqa: PLC0415 see above

        return FlickOutlook(aim, services.worker(), services.tasks())

    aim.outlookWanted.connect(lambda: outlook().look())
    aim.hollowWanted.connect(lambda place: outlook().aim_at(place))
    services.follow_aims(model)

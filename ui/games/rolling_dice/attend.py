"""What works for Rolling Dice behind its model: help for aiming, hints, the outlook of an aim."""

from functools import cache
from typing import TYPE_CHECKING

from ui.games.game_ui import Services

if TYPE_CHECKING:
    from ui.games.rolling_dice.model import RollingDiceModel
    from ui.games.rolling_dice.outlook import ThrowOutlook
    from ui.games.rolling_dice.parts.aim import RollingDiceAim


def attend(model: "RollingDiceModel", services: Services) -> None:
    """Connect the model; the outlook loads when somebody aims for the first time."""
    aim: RollingDiceAim = model.property("aim")

    @cache
    def outlook() -> "ThrowOutlook":
        from ui.games.rolling_dice.outlook import ThrowOutlook  # noqa: PLC0415 see above

        return ThrowOutlook(aim, services.worker(), services.tasks())

    def stop() -> None:
        if outlook.cache_info().currsize:
            outlook().stop()

    aim.outlookWanted.connect(lambda: outlook().look())
    services.match.decided.connect(lambda _: stop())
    services.follow_aims(model)

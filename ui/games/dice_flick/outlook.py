"""Where a flick may come to rest, asked of the worker while somebody aims."""

from beamme.table.jobs.dice_flick import aim_at, outlook
from beamme.table.play.worker import Worker, if_possible
from beamme.throws.dice_flick.flick import prepare
from ui.app.tasks import Tasks
from ui.games.dice_flick.parts.aim import DiceFlickAim


class FlickOutlook:
    """Asks the worker about the present aim, one question at a time and only the latest."""

    def __init__(self, aim: DiceFlickAim, worker: Worker, tasks: Tasks) -> None:
        self._aim = aim
        self._worker = worker
        self._tasks = tasks
        self._asking, self._stale = False, False

    def look(self) -> None:
        """The aim has changed."""
        self._stale = True
        if not self._asking:
            self._asking = True
            self._tasks.spawn(self._ask())

    def aim_at(self, place: int) -> None:
        """Somebody wants to hit a hollow."""
        self._tasks.spawn(self._aim_at(place))

    async def _ask(self) -> None:
        try:
            while self._stale:
                self._stale = False
                question = self._aim.question()
                if question is not None:
                    game, state, aim, hand = question
                    # What a flick needs is ready when the die is let go.
                    await if_possible(self._worker.ask(prepare, game.box, aim.launch, state.lying))
                    chances = await if_possible(
                        self._worker.ask(outlook, game.box, state.lying, aim.launch, hand)
                    )
                    if chances is not None:
                        self._aim.answer(question, chances)
        finally:
            self._asking = False

    async def _aim_at(self, place: int) -> None:
        question = self._aim.question()
        if question is not None:
            game, state, aim, hand = question
            launch = aim.launch
            found = await if_possible(
                self._worker.ask(
                    aim_at, game.box, state.lying, launch.plate, launch.slide, place, hand
                )
            )
            if found is not None:
                self._aim.found(aim, *found)

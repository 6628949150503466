"""Models share the metaobject of their class.

Where a signal is connected to a method that is no slot, PySide6 gives the object a metaobject of
its own. QML keeps what it knows of a metaobject by its address, also when object and metaobject
have gone, and would mistake the next one at that address for it.
"""

import gc
from typing import Any

from driving import begin_hot_seat, until_asked
from PySide6.QtCore import QObject, Signal

OWN_METAOBJECT = "__METAOBJECT__"


def with_own_metaobject(module: str) -> set[str]:
    """Name the classes of living objects that have one, of those in this module or package."""
    gc.collect()
    found = (it for it in gc.get_objects() if isinstance(it, QObject) and hasattr(it, "__dict__"))
    ours = (it for it in found if f"{type(it).__module__}.".startswith(f"{module}."))
    return {type(it).__name__ for it in ours if OWN_METAOBJECT in vars(it)}


class Careless(QObject):
    """Connects a signal to a method that is no slot."""

    said = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.said.connect(self.hear)

    def hear(self) -> None: ...


def test_an_object_with_its_own_metaobject_is_found() -> None:
    careless = Careless()
    assert with_own_metaobject(__name__) == {type(careless).__name__}


async def test_no_object_of_the_program_has_a_metaobject_of_its_own(shown: Any) -> None:
    async with shown(flat_dice=False) as screen:
        program = screen.program
        program.add_sounds()
        begin_hot_seat(program)
        await until_asked(program)
        await program.session.leave()
        program.printing.open("beam-me-up", "pad", "")
        program.fairness.open()
        assert with_own_metaobject("ui") == set()

"""Models share the metaobject of their class.

Where a signal is connected to a method that is no slot, PySide6 gives the object a metaobject of
its own. QML keeps what it knows of a metaobject by its address, also when object and metaobject
have gone, and would mistake the next one at that address for it.
"""

import gc
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from shiboken6 import isValid

from tests.ui.helpers.driving import begin_hot_seat, until_asked

OWN_METAOBJECT = "__METAOBJECT__"


def living(module: str) -> list[QObject]:
    """List the living objects whose class is in this module or package."""
    gc.collect()
    found = (it for it in gc.get_objects() if isinstance(it, QObject) and hasattr(it, "__dict__"))
    return [it for it in found if f"{type(it).__module__}.".startswith(f"{module}.")]


def with_own_metaobject(module: str) -> set[str]:
    """Name the classes of living objects that have one, of those in this module or package."""
    return {type(it).__name__ for it in living(module) if OWN_METAOBJECT in vars(it)}


def without_notice(module: str) -> set[str]:
    """Name the properties that change and tell nobody, so that QML would show what was before."""
    found = set()
    for it in {type(it): it for it in living(module) if isValid(it)}.values():
        meta = it.metaObject()
        told = (meta.property(number) for number in range(meta.propertyCount()))
        silent = (each for each in told if not (each.isConstant() or each.hasNotifySignal()))
        found |= {f"{type(it).__name__}.{each.name()}" for each in silent}
    return found


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
    async with shown(view="automatic") as screen:
        program = screen.program
        program.add_sounds()
        begin_hot_seat(program)
        await until_asked(program)
        await program.session.leave()
        program.printing.open("beam-me-up", "pad", "")
        program.fairness.open()
        assert with_own_metaobject("ui") == set()


class Base(QObject):
    """Has a signal."""

    changed = Signal()


class Derived(Base):
    """Names the signal of its base, where PySide6 does not look for it."""

    @Property(int, notify=Base.changed)
    def value(self) -> int:
        return 0


def test_a_property_that_tells_nobody_is_found() -> None:
    derived = Derived()
    assert without_notice(__name__) == {f"{type(derived).__name__}.value"}


async def test_every_property_that_changes_says_so(shown: Any) -> None:
    async with shown(view="automatic"):
        assert without_notice("ui") == set()

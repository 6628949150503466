"""What keeps texts in the current language."""

from typing import Protocol, runtime_checkable


@runtime_checkable
class Translated(Protocol):
    """A model that keeps texts: it has this slot, and needs to be on no list."""

    def retranslate(self) -> None:
        """Update all texts to the current language."""

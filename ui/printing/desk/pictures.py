"""Pictures of drawn pages, for QML."""

from collections import OrderedDict
from collections.abc import Collection

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickImageProvider

PROVIDER = "paper"
KEPT = 6
"""Large pictures in the cache; thumbnails stay as long as their document."""


class Pictures(QQuickImageProvider):
    """A cache of pictures; never draws."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._small: dict[str, QImage] = {}
        self._large: OrderedDict[str, QImage] = OrderedDict()
        self._document = 0

    def next_document(self, shown: Collection[str]) -> None:
        """Begin another document; drop the old one's pictures except those still shown."""
        self._document += 1
        for kept in (self._small, self._large):
            for address in [each for each in kept if url_of(each) not in shown]:
                del kept[address]

    def address(self, page: int, width: int) -> str:
        """The key of a page of the current document in this width."""
        return f"{self._document}/{page}/{width}"

    def has(self, address: str) -> bool:
        """Whether this picture is in the cache."""
        return address in self._small or address in self._large

    def keep(self, address: str, picture: QImage, *, small: bool) -> None:
        """Add a picture to the cache."""
        if small:
            self._small[address] = picture
        else:
            self._large[address] = picture
            while len(self._large) > KEPT:
                self._large.popitem(last=False)

    def requestImage(self, address: str, size: QSize, wanted: QSize) -> QImage:  # noqa: ARG002
        picture = self._small.get(address, self._large.get(address, QImage()))
        size.setWidth(picture.width())
        size.setHeight(picture.height())
        return picture


def url_of(address: str) -> str:
    """The URL of a picture for QML."""
    return f"image://{PROVIDER}/{address}"

"""Pictures of pages that are already drawn, for the window to show."""

from collections import OrderedDict
from collections.abc import Collection

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtQuick import QQuickImageProvider

PROVIDER = "paper"
KEPT = 6
"""So many large pictures are kept; small ones stay as long as their document."""


class Pictures(QQuickImageProvider):
    """Hands out what was drawn before; drawing itself never happens here."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)
        self._small: dict[str, QImage] = {}
        self._large: OrderedDict[str, QImage] = OrderedDict()
        self._document = 0

    def forget(self, shown: Collection[str]) -> None:
        """Begin with another document; what is still shown of the old one stays until later."""
        self._document += 1
        for kept in (self._small, self._large):
            for address in [each for each in kept if url_of(each) not in shown]:
                del kept[address]

    def address(self, page: int, width: int) -> str:
        """The key of a page of the present document in this width."""
        return f"{self._document}/{page}/{width}"

    def has(self, address: str) -> bool:
        """Whether this picture can be shown."""
        return address in self._small or address in self._large

    def keep(self, address: str, picture: QImage, *, small: bool) -> None:
        """Keep a picture to be shown."""
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
    """Where the window finds a picture."""
    return f"image://{PROVIDER}/{address}"

"""Windows of other programs on an X screen: list them and ask them to close."""

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import POINTER, Structure, byref, c_byte, c_char_p, c_int, c_long, c_uint, c_ulong

VIEWABLE = 2
CLIENT_MESSAGE = 33

_Handler = ctypes.CFUNCTYPE(c_int, ctypes.c_void_p, ctypes.c_void_p)
# A window may close before a request reaches it: ignore that error. The X library calls this as
# long as the process lives, so it must never be freed.
_IGNORE_ERRORS = _Handler(lambda _display, _error: 0)


class _Attributes(Structure):
    _fields_ = (
        ("place", c_int * 4),
        ("others", c_byte * 76),
        ("map_state", c_int),
        ("rest", c_byte * 40),
    )


class _Class(Structure):
    _fields_ = (("name", c_char_p), ("kind", c_char_p))


class _Message(Structure):
    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("sent", c_int),
        ("display", ctypes.c_void_p),
        ("window", c_ulong),
        ("kind", c_ulong),
        ("format", c_int),
        ("words", c_long * 5),
        ("rest", c_byte * 96),
    )


class Screen:
    """The windows of one X server."""

    def __init__(self, library: ctypes.CDLL, display: int) -> None:
        self._library, self._display = library, ctypes.c_void_p(display)

    def visible(self, kind: str) -> list[int]:
        """The visible windows of this class."""
        return [window for window in self._windows() if self._shows(window, kind)]

    def close(self, window: int) -> None:
        """Ask a window to close, as its close button does."""
        message = _Message(
            type=CLIENT_MESSAGE,
            window=window,
            kind=self._atom("WM_PROTOCOLS"),
            format=32,
            words=(c_long * 5)(self._atom("WM_DELETE_WINDOW")),
        )
        self._library.XSendEvent(self._display, c_ulong(window), 0, c_long(0), byref(message))
        self._library.XSync(self._display, 0)

    def _windows(self) -> list[int]:
        root = c_ulong(self._library.XDefaultRootWindow(self._display))
        parents, children, count = (c_ulong * 2)(), POINTER(c_ulong)(), c_uint()
        self._library.XQueryTree(
            self._display,
            root,
            byref(parents),
            byref(parents, ctypes.sizeof(c_ulong)),
            byref(children),
            byref(count),
        )
        found = [children[index] for index in range(count.value)]
        if count.value:
            self._library.XFree(children)
        return found

    def _shows(self, window: int, kind: str) -> bool:
        attributes, named = _Attributes(), _Class()
        told = self._library.XGetWindowAttributes(self._display, c_ulong(window), byref(attributes))
        if not told or attributes.map_state != VIEWABLE:
            return False
        named_at_all = self._library.XGetClassHint(self._display, c_ulong(window), byref(named))
        return bool(named_at_all) and (named.kind or b"").decode().lower() == kind.lower()

    def _atom(self, name: str) -> int:
        atom: int = self._library.XInternAtom(self._display, name.encode(), 0)
        return atom


@contextmanager
def screen(name: str) -> Iterator[Screen]:
    """Connect to the X server with this display name."""
    library = ctypes.CDLL("libX11.so.6")
    for function in ("XOpenDisplay", "XDefaultRootWindow", "XInternAtom"):
        getattr(library, function).restype = c_ulong
    library.XSetErrorHandler(_IGNORE_ERRORS)
    display = library.XOpenDisplay(name.encode())
    if not display:
        raise OSError(f"there is no X server at {name}")
    try:
        yield Screen(library, display)
    finally:
        library.XCloseDisplay(ctypes.c_void_p(display))

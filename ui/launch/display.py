"""Check that a display can be reached: without one Qt aborts."""

import os
import sys
from ctypes import CDLL, c_void_p
from pathlib import Path

from PySide6.QtCore import QLibraryInfo

from ui.text.words import fill, translate

X11, WAYLAND = "xcb", "wayland"
"""Qt's platform names."""


def display_problem() -> str:
    """Why no window can be shown; empty if one can, or if only Qt can tell."""
    if sys.platform in {"win32", "darwin"}:
        return ""
    platforms, known = _requested_platforms(), _installed_platforms()
    if known and not platforms & known:
        text = translate("Program", "The window cannot be opened: Qt knows no platform “%1”.")
        return fill(text, os.environ.get("QT_QPA_PLATFORM", ""))
    if not platforms <= {X11, WAYLAND}:
        return ""
    if (WAYLAND in platforms and _reaches_wayland()) or (X11 in platforms and _reaches_x11()):
        return ""
    name = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not name:
        return translate("Program", "The window cannot be opened: there is no display.")
    text = translate("Program", "The window cannot be opened: the display %1 cannot be reached.")
    return fill(text, name)


def _requested_platforms() -> set[str]:
    """The platforms that Qt will try."""
    chosen = os.environ.get("QT_QPA_PLATFORM", "")
    if chosen:
        # Such as "wayland-egl;xcb:option".
        return {name.split(":")[0].split("-")[0] for name in chosen.split(";")}
    session = os.environ.get("XDG_SESSION_TYPE")
    return {X11, WAYLAND} if "WAYLAND_DISPLAY" in os.environ or session == WAYLAND else {X11}


def _installed_platforms() -> set[str]:
    """The platforms for which Qt has a plugin."""
    places = os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH", "").split(os.pathsep)
    places.append(f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)}/platforms")
    plugins = (path.stem for place in places if place for path in Path(place).glob("libq*.so"))
    return {plugin.removeprefix("libq").split("-")[0] for plugin in plugins}


def _reaches_x11() -> bool:
    try:
        xcb = CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt will report what is missing
    xcb.xcb_connect.restype = c_void_p
    # It stays open: an X server whose last client leaves may restart, and refuse Qt meanwhile.
    connection = c_void_p(xcb.xcb_connect(None, None))
    return not xcb.xcb_connection_has_error(connection)


def _reaches_wayland() -> bool:
    if "WAYLAND_SOCKET" in os.environ:
        return True  # an open connection that can be used only once
    try:
        wayland = CDLL("libwayland-client.so.0")
    except OSError:
        return True
    wayland.wl_display_connect.restype = c_void_p
    connection = wayland.wl_display_connect(None)
    if not connection:
        return False
    wayland.wl_display_disconnect(c_void_p(connection))
    return True

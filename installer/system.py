"""What the program needs from the system, and the packages that provide it."""

import ctypes
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from installer.failure import Failure

SYSTEM_PYTHON = Path("/usr/bin/python3")


class Kind(Enum):
    """How to find out whether something is installed."""

    LIBRARY = auto()
    PROGRAM = auto()
    MODULE = auto()
    ACCESSIBLE_OBJECTS = auto()


@dataclass(frozen=True, slots=True)
class Need:
    """Something that has to be installed, and the Debian packages that provide it."""

    kind: Kind
    name: str
    packages: tuple[str, ...]


def _library(name: str, package: str) -> Need:
    return Need(Kind.LIBRARY, name, (package,))


# What PySide6's own libraries and its xcb, wayland and sound plugins link with or load.
WINDOW = (
    _library("libEGL.so.1", "libegl1"),
    _library("libGL.so.1", "libgl1"),
    _library("libX11-xcb.so.1", "libx11-xcb1"),
    _library("libX11.so.6", "libx11-6"),
    _library("libXext.so.6", "libxext6"),
    _library("libXrandr.so.2", "libxrandr2"),
    _library("libbrotlidec.so.1", "libbrotli1"),
    _library("libdbus-1.so.3", "libdbus-1-3"),
    _library("libdrm.so.2", "libdrm2"),
    _library("libfontconfig.so.1", "libfontconfig1"),
    _library("libfreetype.so.6", "libfreetype6"),
    _library("libglib-2.0.so.0", "libglib2.0-0"),
    _library("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
    _library("libpulse.so.0", "libpulse0"),
    _library("libva-drm.so.2", "libva-drm2"),
    _library("libva-x11.so.2", "libva-x11-2"),
    _library("libva.so.2", "libva2"),
    _library("libwayland-client.so.0", "libwayland-client0"),
    _library("libwayland-cursor.so.0", "libwayland-cursor0"),
    _library("libxcb-cursor.so.0", "libxcb-cursor0"),
    _library("libxcb-glx.so.0", "libxcb-glx0"),
    _library("libxcb-icccm.so.4", "libxcb-icccm4"),
    _library("libxcb-image.so.0", "libxcb-image0"),
    _library("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    _library("libxcb-randr.so.0", "libxcb-randr0"),
    _library("libxcb-render-util.so.0", "libxcb-render-util0"),
    _library("libxcb-render.so.0", "libxcb-render0"),
    _library("libxcb-shape.so.0", "libxcb-shape0"),
    _library("libxcb-shm.so.0", "libxcb-shm0"),
    _library("libxcb-sync.so.1", "libxcb-sync1"),
    _library("libxcb-util.so.1", "libxcb-util1"),
    _library("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    _library("libxcb-xkb.so.1", "libxcb-xkb1"),
    _library("libxcb.so.1", "libxcb1"),
    _library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    _library("libxkbcommon.so.0", "libxkbcommon0"),
    _library("libzstd.so.1", "libzstd1"),
)

# What else the frozen program links with.
FROZEN = (
    _library("libbrotlicommon.so.1", "libbrotli1"),
    _library("libcups.so.2", "libcups2"),
    _library("libexpat.so.1", "libexpat1"),
    _library("libgcc_s.so.1", "libgcc-s1"),
    _library("libgthread-2.0.so.0", "libglib2.0-0"),
    _library("libstdc++.so.6", "libstdc++6"),
    _library("libwayland-egl.so.1", "libwayland-egl1"),
    _library("libz.so.1", "zlib1g"),
)

_PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"

# What makes and checks packages; freezing needs a library that Debian packages separately.
PACKAGING = (
    *([_library(f"lib{_PYTHON}.so.1.0", f"lib{_PYTHON}")] if sys.base_prefix == "/usr" else []),
    Need(Kind.PROGRAM, "appstreamcli", ("appstream",)),
    Need(Kind.PROGRAM, "desktop-file-validate", ("desktop-file-utils",)),
    Need(Kind.PROGRAM, "dpkg-deb", ("dpkg",)),
    Need(Kind.PROGRAM, "makensis", ("nsis",)),
    Need(Kind.PROGRAM, "readelf", ("binutils",)),
    Need(Kind.PROGRAM, "update-mime-database", ("shared-mime-info",)),
    Need(Kind.PROGRAM, "xz", ("xz-utils",)),
)

VIRTUAL_SCREEN = (Need(Kind.PROGRAM, "Xvfb", ("xvfb",)),)

# What a screen reader builds on, so that a test can act as one.
ACCESSIBILITY = (
    Need(Kind.PROGRAM, "dbus-run-session", ("dbus",)),
    Need(Kind.PROGRAM, "/usr/libexec/at-spi-bus-launcher", ("at-spi2-core",)),
    Need(Kind.ACCESSIBLE_OBJECTS, "gi.repository.Atspi", ("python3-gi", "gir1.2-atspi-2.0")),
)

# Debian keeps this part of Python's standard library in a package of its own.
PACKAGES_OF_PYTHON = (Need(Kind.MODULE, "ensurepip", (f"{_PYTHON}-venv",)),)


def is_there(need: Need) -> bool:
    """Find out whether a need is met, by really using it."""
    match need.kind:
        case Kind.LIBRARY:
            try:
                ctypes.CDLL(need.name)
            except OSError:
                return False
            return True
        case Kind.PROGRAM:
            return shutil.which(need.name) is not None
        case Kind.MODULE:
            return importlib.util.find_spec(need.name) is not None
        case Kind.ACCESSIBLE_OBJECTS:
            script = "import gi; gi.require_version('Atspi', '2.0')"
            return SYSTEM_PYTHON.exists() and _succeeds([str(SYSTEM_PYTHON), "-c", script])


def missing(needs: Iterable[Need], found: Callable[[Need], bool] = is_there) -> tuple[Need, ...]:
    """List the needs that are not met."""
    return tuple(need for need in needs if not found(need))


def packages(needs: Iterable[Need]) -> tuple[str, ...]:
    """Name the Debian packages for these needs, each once."""
    return tuple(sorted({package for need in needs for package in need.packages}))


def advice(needs: Iterable[Need], *, debian: bool) -> str:
    """Say in one line what the user has to install."""
    if debian:
        return "sudo apt-get install " + " ".join(packages(needs))
    names = ", ".join(need.name for need in needs)
    return f"Please install with this system's package manager: {names}"


def provide(needs: Iterable[Need]) -> None:
    """Install what is missing if the user is root or agrees, otherwise say what to install."""
    if sys.platform != "linux":
        return  # there the wheels bring everything
    lacking = missing(needs)
    if not lacking:
        return
    apt = shutil.which("apt-get")
    if apt is not None:
        commands = install_commands(packages(lacking), as_root=os.geteuid() == 0)
        if os.geteuid() == 0 or _agreed(commands):
            print("Installing system packages: " + " ".join(packages(lacking)), flush=True)
            _run(commands)
            lacking = missing(lacking)
    if lacking:
        raise Failure(advice(lacking, debian=apt is not None))


def install_commands(names: Iterable[str], *, as_root: bool) -> tuple[tuple[str, ...], ...]:
    """Give the commands that install Debian packages."""
    apt = ("apt-get", "-qq") if as_root else ("sudo", "apt-get", "-qq")
    return (*apt, "update"), (*apt, "install", "--yes", "--no-install-recommends", *names)


def _agreed(commands: Iterable[Iterable[str]]) -> bool:
    """Ask at a terminal whether these commands may run; no answer means no."""
    if shutil.which("sudo") is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    print("BeamMe needs system packages that are not installed. This installs them:")
    print("  " + "; ".join(map(shlex.join, commands)))
    try:
        return input("Run it now? [y/N] ").strip().lower() in {"y", "yes"}
    except EOFError:
        return False


def _run(commands: Iterable[tuple[str, ...]]) -> None:
    for command in commands:
        done = subprocess.run(
            command,
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
            stdin=subprocess.DEVNULL,  # sudo asks for a password at the terminal itself
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            print(done.stdout, file=sys.stderr)


def _succeeds(command: list[str]) -> bool:
    quiet = subprocess.DEVNULL
    done = subprocess.run(command, stdin=quiet, stdout=quiet, stderr=quiet, check=False)
    return done.returncode == 0

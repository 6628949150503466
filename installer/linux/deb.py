"""The Debian package: the frozen folder in /opt, and the desktop files."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from textwrap import fill

from installer import system
from installer.bootstrap import ROOT
from installer.failure import Failure
from installer.freezing.elf import Requirements, requirements
from installer.linux import share
from installer.linux.copyrights import copyright_file
from installer.project import SUMMARY, Release, releases, version

MAINTAINER = "The BeamMe authors <beamme@users.noreply.github.com>"
DESCRIPTION = (
    "Beam Me Up, Kuh Vadis, Dice Flick and Rolling Dice: two games with dice that",
    "are rolled, two with dice that are really thrown. Five levels of opponents,",
    "German and English, matches that are saved after every move.",
)
HOME = Path("opt", "beamme")
WORK = ROOT / "build" / "deb"
TARGET = ROOT / "dist"
OVERRIDES = (
    # The program ships Python, Qt and fonts as published upstream.
    "dir-or-file-in-opt",
    "duplicate-font-file",
    "embedded-library",
    "hardening-no-pie",
    "library-not-linked-against-libc",
    "shared-library-lacks-prerequisites",
    "unstripped-binary-or-object",
    # The command is in everyone's PATH, not in /usr/games.
    "package-section-games-but-contains-no-game",
)
"""Suppressed lintian tags."""
LINE_WIDTH = 76
"""The line width of the changelog, in characters."""
PART_OF_LIBC = ("ld-linux", "libc.", "libdl.", "libm.", "libpthread.", "libresolv.", "librt.")


def build(folder: Path, *, quick: bool = False) -> Path:
    """Build the package of a frozen folder; `quick` compresses less, for tests."""
    root = WORK
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / HOME, symlinks=True, copy_function=_hard_link)
    command = root / "usr" / "bin" / "beamme"
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("/", HOME, "beamme"))
    share.lay_out(root / "usr" / "share")
    for name, contents in documents(folder).items():
        path = root / "usr" / "share" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(contents)
    (root / "DEBIAN").mkdir()
    text = control(requirements(folder), _kilobytes(root))
    (root / "DEBIAN" / "control").write_text(text, "utf-8")
    _set_rights(root)
    package = TARGET / f"beamme_{version()}_{architecture()}.deb"
    compression = ["-Zgzip", "-z1"] if quick else ["-Zxz", "-z6"]
    words = ["dpkg-deb", "--root-owner-group", *compression, "--build", str(root), str(package)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failure(f"{done.stderr}dpkg-deb could not build the package.")
    return package


def architecture() -> str:
    """Debian's name of this processor architecture."""
    words = ["dpkg", "--print-architecture"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def control(wanted: Requirements, kilobytes: int) -> str:
    """The control file of the package."""
    fields = {
        "Package": "beamme",
        "Version": version(),
        "Architecture": architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(depends(wanted)),
        "Recommends": "libgl1-mesa-dri, xdg-desktop-portal",
        "Suggests": "libcups2",
        "Section": "games",
        "Priority": "optional",
        "Description": "\n ".join([SUMMARY, *DESCRIPTION]),
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def depends(wanted: Requirements) -> list[str]:
    """The packages of the libraries that the frozen folder needs but does not contain."""
    known = {need.name: need.packages for need in (*system.WINDOW, *system.FROZEN)}
    libraries = [name for name in sorted(wanted.libraries) if not name.startswith(PART_OF_LIBC)]
    unknown = [name for name in libraries if name not in known]
    if unknown:
        raise Failure(f"No package is known for {', '.join(unknown)}: see installer/system.py.")
    major, minor = wanted.glibc
    packages = {package for name in libraries for package in known[name]} - {"libcups2"}
    return [f"libc6 (>= {major}.{minor})", *sorted(packages)]


def documents(folder: Path) -> dict[str, bytes]:
    """Copyright file, changelog, and lintian overrides."""
    exceptions = "".join(f"beamme: {tag}\n" for tag in OVERRIDES)
    return {
        "doc/beamme/copyright": copyright_file(folder).encode(),
        "doc/beamme/changelog.gz": share.packed(changelog(releases())),
        "lintian/overrides/beamme": exceptions.encode(),
    }


def changelog(history: Sequence[Release]) -> str:
    """The release history in Debian's format, in which every version needs another hour."""
    return "\n".join(
        f"beamme ({release.version}) stable; urgency=low\n\n"
        + "".join(
            fill(point, LINE_WIDTH, initial_indent="  * ", subsequent_indent="    ") + "\n"
            for point in release.points
        )
        + f"\n -- {MAINTAINER}  {release.day:%a, %d %b %Y} {len(older) % 24:02}:00:00 +0000\n"
        for release, older in ((each, history[place + 1 :]) for place, each in enumerate(history))
    )


def _hard_link(source: str, target: str) -> None:
    """Link instead of copying: the folder is large and only read."""
    os.link(source, target)


def _kilobytes(root: Path) -> int:
    sizes = (path.lstat().st_size for path in root.rglob("*") if not path.is_dir())
    return sum(-(-size // 1024) for size in sizes)


def _set_rights(root: Path) -> None:
    """Everyone may read files and run programs; only the owner may write."""
    for path in root.rglob("*"):
        if path.is_symlink():
            continue
        runs = path.is_dir() or path == root / HOME / "beamme"
        path.chmod(0o755 if runs else 0o644)

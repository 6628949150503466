"""The Debian package: the frozen folder in /opt, and what a desktop needs beside it."""

import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from installer import system
from installer.bootstrap import ROOT
from installer.failure import Failure
from installer.freezing.elf import Wishes, wishes
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
    "beamme: dir-or-file-in-opt",  # the program brings its own Python and Qt
    "beamme: embedded-library",
    "beamme: shared-library-lacks-prerequisites",
    "beamme: unstripped-binary-or-object",  # tools that strip break what the wheels patched
    "beamme: hardening-no-pie",
)
PART_OF_LIBC = ("ld-linux", "libc.", "libdl.", "libm.", "libpthread.", "libresolv.", "librt.")


def build(folder: Path, *, quick: bool = False) -> Path:
    """Make the package of a frozen folder; quickly if only a test will read it."""
    root = WORK
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / HOME, symlinks=True, copy_function=_linked)
    command = root / "usr" / "bin" / "beamme"
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("..", "..", HOME, "beamme"))
    share.lay_out(root / "usr" / "share")
    for name, contents in documents(folder).items():
        path = root / "usr" / "share" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(contents)
    (root / "DEBIAN").mkdir()
    text = control(wishes(folder), _kilobytes(root))
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
    """Debian's name for this kind of processor."""
    words = ["dpkg", "--print-architecture"]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()


def control(wanted: Wishes, kilobytes: int) -> str:
    """What dpkg has to know of the package."""
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


def depends(wanted: Wishes) -> list[str]:
    """The packages that bring the libraries which the frozen folder does not carry."""
    known = {need.name: need.packages for need in (*system.WINDOW, *system.FROZEN)}
    libraries = [name for name in sorted(wanted.libraries) if not name.startswith(PART_OF_LIBC)]
    unknown = [name for name in libraries if name not in known]
    if unknown:
        raise Failure(f"No package is known for {', '.join(unknown)}: see installer/system.py.")
    major, minor = wanted.glibc
    packages = {package for name in libraries for package in known[name]} - {"libcups2"}
    return [f"libc6 (>= {major}.{minor})", *sorted(packages)]


def documents(folder: Path) -> dict[str, bytes]:
    """Copyright, changelog, and what lintian need not say."""
    return {
        "doc/beamme/copyright": copyright_file(folder).encode(),
        "doc/beamme/changelog.gz": share.packed(changelog(releases())),
        "lintian/overrides/beamme": ("\n".join(OVERRIDES) + "\n").encode(),
    }


def changelog(history: Iterable[Release]) -> str:
    """The history in Debian's form."""
    return "\n".join(
        f"beamme ({release.version}) stable; urgency=low\n\n"
        + "".join(f"  * {point}\n" for point in release.points)
        + f"\n -- {MAINTAINER}  {release.day:%a, %d %b %Y} 00:00:00 +0000\n"
        for release in history
    )


def _linked(source: str, target: str) -> None:
    """A second name instead of a copy: the folder is large, and only read."""
    os.link(source, target)


def _kilobytes(root: Path) -> int:
    sizes = (path.lstat().st_size for path in root.rglob("*") if not path.is_dir())
    return sum(-(-size // 1024) for size in sizes)


def _set_rights(root: Path) -> None:
    """Everybody may read, and run what is a program; nobody but root may write."""
    for path in root.rglob("*"):
        if path.is_symlink():
            continue
        runs = path.is_dir() or path == root / HOME / "beamme"
        path.chmod(0o755 if runs else 0o644)

"""The copyright file of the Debian package, in machine-readable format."""

from importlib import metadata
from pathlib import Path

from installer.bootstrap import ROOT

FORMAT = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"


def copyright_file(folder: Path) -> str:
    """Our licence in full, and the name and place of the licence of each part."""
    head = f"Format: {FORMAT}\nUpstream-Name: BeamMe\n"
    own = (ROOT / "LICENSE").read_text("utf-8").strip().splitlines()
    holder = next(line for line in own if line.startswith("Copyright"))
    text = "".join(f" {line or '.'}\n" for line in own[own.index(holder) + 2 :])
    stanzas = [
        head,
        f"Files: *\nCopyright: {holder.removeprefix('Copyright (c) ')}\nLicense: Expat\n",
        *(_stanza(each) for each in _distributions(folder)),
        f"License: Expat\n{text}",
    ]
    return "\n".join(stanzas)


def _distributions(folder: Path) -> list[metadata.Distribution]:
    found = metadata.distributions(path=[str(folder / "lib")])
    others = (each for each in found if each.name != "beamme")
    return sorted(others, key=lambda each: each.name.lower())


def _stanza(distribution: metadata.Distribution) -> str:
    told = distribution.metadata.json
    name = str(told.get("license_expression") or told.get("license"))
    package = distribution.name.split("-")[0]
    return (
        f"Files: opt/beamme/lib/{package}*\n"
        f"Copyright: the authors of {distribution.name} {distribution.version}\n"
        f"License: {name.replace(' ', '-')}\n"
        " The full text is shown by the program, under About.\n"
    )

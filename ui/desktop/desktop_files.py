"""The files that integrate a program into a Linux desktop, and their places below `share`."""

from pathlib import Path

APPLICATION_ID = "io.github.beamme.BeamMe"
FILE_TYPE = "application/x-beamme-match"
"""The MIME type of saved matches."""
ENTRY = Path("applications", f"{APPLICATION_ID}.desktop")
THEME = Path("icons", "hicolor")


def placed(resources: Path) -> dict[Path, Path]:
    """Menu entry, file type and icons, by target path."""
    desktop, icons = resources / "common" / "desktop", resources / "common" / "icons"
    match = f"{FILE_TYPE.replace('/', '-')}.svg"
    files = {
        ENTRY: desktop / f"{APPLICATION_ID}.desktop",
        Path("mime", "packages", f"{APPLICATION_ID}.xml"): desktop / f"{APPLICATION_ID}.xml",
        THEME / "scalable" / "apps" / f"{APPLICATION_ID}.svg": icons / "beamme.svg",
        THEME / "symbolic" / "apps" / f"{APPLICATION_ID}-symbolic.svg": (
            icons / "beamme-symbolic.svg"
        ),
        THEME / "scalable" / "mimetypes" / match: icons / "beamme-match.svg",
    }
    for picture in sorted(icons.glob("beamme-*.png")):
        side = picture.stem.removeprefix("beamme-")
        files[THEME / f"{side}x{side}" / "apps" / f"{APPLICATION_ID}.png"] = picture
    return files

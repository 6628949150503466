"""Check once at start-up whether anything can be saved."""

from pathlib import Path
from tempfile import TemporaryFile

from beamme.table.storage.files import make_folder
from ui.app.paths import Places
from ui.diagnostics.system_info import without_home
from ui.text.reasons import file_error_text
from ui.text.words import fill, translate

PROBE_BYTES = 4096


def storage_problem(where: Places) -> str:
    """Why matches or preferences cannot be saved, for the player; empty if they can."""
    for folder in (where.data, where.config):
        try:
            _probe(folder)
        except OSError as error:
            text = translate("Program", "Nothing can be saved in %1 right now: %2")
            return fill(text, without_home(str(folder)), file_error_text(error))
    return ""


def _probe(folder: Path) -> None:
    """Write a temporary file; raises OSError if that fails."""
    make_folder(folder)
    with TemporaryFile(dir=folder, buffering=0) as file:
        file.write(bytes(PROBE_BYTES))

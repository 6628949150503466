"""What is remembered of printing is what can be printed."""

from beamme.table.storage.settings import INKS as REMEMBERED_INKS
from beamme.table.storage.settings import PAPERS as REMEMBERED_PAPERS
from ui.printing.drawing.inks import INKS
from ui.printing.drawing.paper import PAPERS


def test_every_paper_and_every_ink_can_be_remembered() -> None:
    assert tuple(PAPERS) == REMEMBERED_PAPERS
    assert tuple(INKS) == REMEMBERED_INKS

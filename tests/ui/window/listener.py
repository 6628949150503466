"""Play a match through the accessibility tree alone, as a blind user would.

Run by the system's Python, which has the AT-SPI bindings, on a bus of its own:
listener.py SEED COMMAND… starts the program with this command and closes it when the match is over.
"""

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402 its version must be required first

TIMEOUT_SECONDS = 30.0
MATCH_TIMEOUT_SECONDS = 50.0
BUTTON = {"push button", "button"}
FIELD = {"text", "entry"}
ANY = {*BUTTON, "radio button", "check box", "label", "static", "heading", *FIELD, "combo box"}


class Stuck(Exception):
    """An expected item is not in the tree."""


def nodes(node: Any) -> Iterator[Any]:
    """All visible nodes of a subtree, and its root."""
    yield node
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child is not None and child.get_state_set().contains(Atspi.StateType.VISIBLE):
            yield from nodes(child)


class Listener:
    """Reads names and presses buttons."""

    def __init__(self, program: subprocess.Popen[bytes]) -> None:
        self.program = program
        self.app = self.wait(self.find_program, "the program in the tree")
        self.app.set_cache_mask(Atspi.Cache.NONE)

    def find_program(self) -> Any:
        """Find the program among all accessible applications."""
        desktop = Atspi.get_desktop(0)
        children = (desktop.get_child_at_index(i) for i in range(desktop.get_child_count()))
        found = [child for child in children if child is not None]
        return next((each for each in found if each.get_name() == "BeamMe"), None)

    def wait(self, question: Callable[[], Any], what: str) -> Any:
        """Poll until there is an answer."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < end:
            if self.program.poll() is not None:
                raise Stuck(f"the program ended with {self.program.returncode}")
            try:
                answer = question()
            except gi.repository.GLib.GError:
                answer = None  # the item has gone meanwhile
            if answer:
                return answer
            time.sleep(0.02)
        raise Stuck(f"{what} does not come; there is: {self.heard()}")

    def heard(self) -> list[tuple[str, str]]:
        """The role and name of everything that has a name."""
        try:
            return [
                (node.get_role_name(), node.get_name())
                for node in nodes(self.app)
                if node.get_name()
            ]
        except (AttributeError, gi.repository.GLib.GError):
            return []

    def find(self, pattern: str, roles: set[str] = ANY) -> Any:
        """Find an item by name and role."""
        for node in nodes(self.app):
            if re.search(pattern, node.get_name() or "") and node.get_role_name() in roles:
                return node
        return None

    def offers(self) -> dict[str, Any]:
        """All enabled buttons by name."""
        found = {}
        for node in nodes(self.app):
            if node.get_role_name() in BUTTON:
                states = node.get_state_set()
                if states.contains(Atspi.StateType.ENABLED):
                    found[node.get_name()] = node
        return found

    def press(self, pattern: str, roles: set[str] = ANY) -> None:
        """Press an item as soon as it appears."""
        press(self.wait(lambda: self.find(pattern, roles), pattern))

    def write(self, pattern: str, text: str) -> None:
        """Write into a field, and move the focus to the start button."""
        field = self.wait(lambda: self.find(pattern, FIELD), pattern)
        field.grab_focus()
        field.get_editable_text_iface().set_text_contents(text)
        self.wait(lambda: self.find(r"^Play$", BUTTON), "Play").grab_focus()


def press(node: Any) -> None:
    """Activate an item, as a click would."""
    names = [node.get_action_name(number) for number in range(node.get_n_actions())]
    wanted = next((name for name in ("Press", "Toggle") if name in names), None)
    if wanted is None:
        raise Stuck(f"{node.get_role_name()} {node.get_name()!r} cannot be pressed: {names}")
    node.do_action(names.index(wanted))


MOVE = r"^(Move |End the turn|Stop and choose|Lift )"
CHOICE = r"^(Column \d|The straight column): "
LEAVE = r"^(Skip the pair|Skip the rocket|Let it lapse)$"
ROLL = r"^Roll \d (dice|die)$"


def play(listener: Listener) -> list[str]:
    """Play like the simple player of simple_player.py until the match is over."""
    end = time.monotonic() + MATCH_TIMEOUT_SECONDS
    pressed = []
    while time.monotonic() < end:
        try:
            offers = listener.offers()
            chosen = [
                name
                for choice in (MOVE, CHOICE, LEAVE, ROLL)
                for name in offers
                if re.search(choice, name)
            ]
            if chosen:
                pressed.append(chosen[0])
                press(offers[chosen[0]])
            elif "Home" in offers and listener.find(r" wins(!| this time\.)$"):
                return pressed
        except gi.repository.GLib.GError:
            pass  # the item has gone meanwhile
    raise Stuck(f"nobody wins; pressed {pressed[-20:]}; there is {listener.heard()}")


def listen(listener: Listener, word: str) -> None:
    """Play the match of this seed in English, then switch to German."""
    listener.press(r"^Beam Me Up")
    listener.press(r"^Seed, random$", BUTTON)
    listener.write(r"^Seed$", word)
    listener.wait(lambda: listener.find(f"^Seed, {word}$"), "the seed")
    listener.press(r"^Play$", BUTTON)
    pressed = play(listener)
    for kind in (MOVE, CHOICE, ROLL):
        if not any(re.search(kind, name) for name in pressed):
            raise Stuck(f"{kind!r} was never offered among {pressed}")
    listener.press(r"^Home$", BUTTON)
    listener.press(r"^DE$")
    for name in ("Regeln", "Partien", "Einstellungen"):
        listener.wait(lambda name=name: listener.find(f"^{name}$", BUTTON), name)
    for name in ("Rules", "Matches", "Preferences"):
        if listener.find(f"^{name}$"):
            raise Stuck(f"{name} is still English")


def main(word: str, *command: str) -> str | None:
    """Start the program, play, and return what went wrong."""
    program = subprocess.Popen(command)
    try:
        listen(Listener(program), word)
    except Stuck as problem:
        return str(problem)
    else:
        return None
    finally:
        program.terminate()
        program.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

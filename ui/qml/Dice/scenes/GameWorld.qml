import QtQuick
import Dice

// The colours of a game on covers, sheets and buttons, its dice, and the picture on its cover.
QtObject {
    required property var look
    property string faceSet: "pips"
    property color die: Theme.tray.die
    property color pip: Theme.tray.pip

    // `up` is headroom above the design space, for taller pictures.
    function paint(ctx, up) {}
}

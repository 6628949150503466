import QtQuick
import Dice

// Three dice kept, two to be rolled again.
Item {
    id: kept

    readonly property real cell: width / 5

    height: cell + word.height + Theme.s12

    Rectangle {
        width: kept.cell * 3
        height: kept.cell * 1.1
        radius: Theme.radiusControl
        color: Theme.alpha(Theme.accent, 0.12)
        border.width: Theme.rim
        border.color: Theme.accent
    }
    PipStrip { y: kept.cell * 0.06; size: kept.cell; faces: [3, 3, 3, 1, 5] }
    Txt {
        id: word
        y: kept.cell * 1.1 + Theme.s4
        width: kept.cell * 3
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("kept")
        size: Theme.sizeNote
        strong: true
        color: Theme.accent
    }
    Txt {
        x: kept.cell * 3
        y: word.y
        width: kept.cell * 2
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("rolled again")
        size: Theme.sizeNote
        soft: true
        strong: true
    }
}

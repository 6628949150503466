import QtQuick
import Dice

// Dice that are kept, and dice to roll again.
Item {
    id: kept

    property var faces: [3, 3, 3, 1, 5]
    property int count: 3
    property string faceSet: "pips"

    readonly property real cell: width / 5

    height: cell + word.height + Theme.s12

    Rectangle {
        width: kept.cell * kept.count
        height: kept.cell * 1.1
        radius: Theme.radiusControl
        color: Theme.alpha(Theme.accent, 0.12)
        border.width: Theme.rim
        border.color: Theme.accent
    }
    RuleDice { y: kept.cell * 0.06; size: kept.cell; faces: kept.faces; faceSet: kept.faceSet }
    Label {
        id: word
        y: kept.cell * 1.1 + Theme.s4
        width: kept.cell * kept.count
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("kept")
        size: Theme.sizeNote
        strong: true
        color: Theme.accent
    }
    Label {
        x: (kept.cell * (kept.count + 5) - width) / 2
        y: word.y
        text: qsTr("rolled again")
        size: Theme.sizeNote
        soft: true
        strong: true
    }
}

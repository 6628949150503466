import QtQuick
import Dice

// A face of a flat die of Kuh Vadis: a numeral or a cow, as on the pad.
Item {
    id: drawn

    required property int face

    readonly property bool cow: face === 6
    readonly property real size: width * (cow ? 0.86 : 0.97)

    height: width

    Image {
        anchors.centerIn: parent
        width: drawn.size
        height: drawn.size
        source: Assets.url("drawings/day/" + (drawn.cow ? "cow-0-0" : `number-${drawn.face}-0`) + ".svg")
        sourceSize: Qt.size(width, height)
    }
}

import QtQuick
import Dice

// A face of a flat die with drawn faces: a pencilled numeral or a cow.
Item {
    id: drawn

    required property int face
    required property string faceSet

    readonly property bool cow: face === 6
    readonly property real size: width * (cow ? 0.86 : 0.97)

    height: width

    Image {
        anchors.centerIn: parent
        width: drawn.size
        height: drawn.size
        source: Assets.url(drawn.faceSet + "/drawings/day/" + (drawn.cow ? "cow-0-0" : `number-${drawn.face}-0`) + ".svg")
        sourceSize: Qt.size(width, height)
    }
}

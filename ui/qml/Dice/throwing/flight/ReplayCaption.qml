import QtQuick
import Dice

// Over a stage while a throw is shown again: from where it is seen.
Rectangle {
    id: caption

    // The angle; empty while nothing is shown again.
    property string angle

    readonly property var names: ({ close: qsTr("Once more, close up"), above: qsTr("Once more, from above") })
    readonly property string told: names[angle] ?? ""

    implicitWidth: row.implicitWidth + 2 * Theme.s12
    implicitHeight: Theme.s32
    radius: height / 2
    color: Theme.paper
    opacity: angle === "" ? 0 : 1
    visible: opacity > 0
    antialiasing: true
    border.width: Theme.rim
    border.color: Theme.accent

    Accessible.role: Accessible.StaticText
    Accessible.name: told

    onToldChanged: if (told !== "") Accessible.announce(told)

    Row {
        id: row
        anchors.centerIn: parent
        spacing: Theme.s8

        Icon { anchors.verticalCenter: parent.verticalCenter; name: "replay"; size: Theme.iconSmall; color: Theme.accent }
        Label {
            id: words
            anchors.verticalCenter: parent.verticalCenter
            // While the caption fades away, it keeps its words.
            text: caption.told !== "" ? caption.told : caption.names.above
            size: Theme.sizeNote
            strong: true
            Accessible.ignored: true
        }
    }

    Behavior on opacity { NumberAnimation { duration: Theme.quick } }
}

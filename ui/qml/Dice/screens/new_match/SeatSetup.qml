pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One seat of the new match: mark, editable name, person or computer with its level.
Card {
    id: setup

    required property string name
    required property int seat
    required property bool person
    required property string level
    required property string note
    // How much of a throw a person is shown; empty where nothing is thrown.
    required property string help
    required property var levels
    required property bool removable
    required property int number

    readonly property bool narrow: width < Theme.s48 * 3.8
    readonly property bool tight: width < Theme.s48 * 3.6
    readonly property bool wide: width > Theme.s48 * 7
    readonly property real inset: narrow ? Theme.s8 : Theme.s12
    readonly property real markSize: narrow ? Theme.mark : Theme.markLarge

    signal named(string text)
    signal personWanted(bool person)
    signal levelWanted(string level)
    signal helpWanted(string help)
    signal removed()

    lift: 0
    color: Theme.seatSoft(seat)
    edge: Theme.seatEdge

    SeatMark {
        id: mark
        x: setup.inset
        y: setup.wide ? (parent.height - height) / 2 : Theme.s12
        seat: setup.seat
        size: setup.markSize
    }
    TextField {
        id: field
        objectName: "seatName"
        anchors { left: mark.right; leftMargin: Theme.s4; right: setup.wide ? who.left : parent.right; rightMargin: setup.removable && !setup.wide ? Theme.s32 : Theme.s8; top: mark.top; topMargin: setup.note === "" ? (setup.markSize - height) / 2 : -Theme.s4 }
        implicitHeight: Theme.s32
        inset: Theme.s8
        label: qsTr("Name of seat %1").arg(setup.number)
        value: setup.name
        fill: activeFocus ? Theme.paper : hovered ? Theme.seatWell : Theme.clear
        edge: Theme.clear
        hoverEnabled: true
        font.pixelSize: setup.narrow ? Theme.sizeText : Theme.sizeName
        font.weight: Font.Bold
        onCommitted: text => setup.named(text)
    }
    Label {
        anchors { left: field.left; leftMargin: Theme.s8; right: field.right; top: field.bottom }
        visible: text !== ""
        text: setup.note
        size: Theme.sizeNote
        color: Theme.inkSoft
    }
    IconButton {
        anchors { right: parent.right; top: parent.top; margins: Theme.s4 }
        objectName: "removeSeat"
        visible: setup.removable
        implicitWidth: Theme.markSmall + Theme.s4
        implicitHeight: implicitWidth
        iconName: "close"
        iconSize: Theme.iconSmall
        text: qsTr("Remove %1").arg(setup.name)
        onClicked: setup.removed()
    }
    PersonSwitch {
        id: who
        objectName: "person"
        x: setup.wide ? parent.width * 0.52 : setup.inset
        y: setup.wide ? (parent.height - height) / 2 : parent.height - height - Theme.s12
        height: setup.tight ? Theme.s32 : Theme.control
        seat: setup.seat
        owner: setup.name
        person: setup.person
        onClicked: setup.personWanted(!setup.person)
    }
    Label {
        anchors { left: who.right; leftMargin: Theme.s8; right: parent.right; rightMargin: Theme.s8; verticalCenter: who.verticalCenter }
        visible: setup.person && !setup.narrow && setup.help === ""
        text: qsTr("Person")
        size: Theme.sizeLabel
        strong: true
    }
    HelpPicker {
        objectName: "help"
        anchors { left: who.right; leftMargin: Theme.s4; verticalCenter: who.verticalCenter }
        width: Math.min(implicitWidth, setup.width - x - Theme.s4)
        visible: setup.person && setup.help !== ""
        help: setup.help
        owner: setup.name
        wordless: setup.narrow
        onChosen: key => setup.helpWanted(key)
    }
    LevelPicker {
        objectName: "level"
        anchors { left: who.right; leftMargin: Theme.s4; verticalCenter: who.verticalCenter }
        width: Math.min(implicitWidth, setup.width - x - Theme.s4)
        visible: !setup.person
        levels: setup.levels
        level: setup.level
        wordless: setup.narrow
        bare: setup.tight
        stacked: true
        label: qsTr("Level of %1").arg(setup.name)
        tint: Theme.seatInk(setup.seat)
        onChosen: key => setup.levelWanted(key)
    }
}

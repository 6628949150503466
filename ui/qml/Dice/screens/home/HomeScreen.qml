pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The home screen: matches to continue, the games, and links to everything else.
Page {
    id: home

    required property LobbyModel lobby
    required property LibraryModel library
    required property SettingsModel settings

    readonly property bool fresh: going.count === 0
    property int hour: new Date().getHours()

    signal chosen(string gameKey)
    signal rulesWanted()
    signal libraryWanted()
    signal preferencesWanted()
    signal fairnessWanted()
    signal printWanted()
    signal aboutWanted()

    function greeting(name) {
        if (hour >= 5 && hour < 11)
            return qsTr("Good morning, %1").arg(name)
        if (hour >= 11 && hour < 18)
            return qsTr("Hello, %1").arg(name)
        return qsTr("Good evening, %1").arg(name)
    }
    function step(from, by) {
        for (let next = from + by; next >= 0 && next < boxes.count; next += by) {
            const box = boxes.itemAt(next)
            if (box && box.enabled) {
                box.forceActiveFocus(Qt.TabFocusReason)
                return
            }
        }
    }

    key: "home"

    Item {
        id: body
        width: Math.min(parent.width - 2 * Theme.margin, parent.height * 1.72)
        anchors { top: parent.top; topMargin: Theme.gap; bottom: parent.bottom; bottomMargin: Theme.s12; horizontalCenter: parent.horizontalCenter }

        Item {
            id: head
            width: parent.width
            height: Theme.s48

            Title {
                anchors { left: parent.left; right: hello.left; rightMargin: Theme.s16; verticalCenter: parent.verticalCenter }
                text: qsTr("What shall we play?")
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Row {
                id: hello
                spacing: Theme.s12
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }

                Repeater {
                    model: home.settings.names

                    Row {
                        id: me
                        required property string name
                        required property int index
                        visible: index === 0
                        spacing: Theme.s12

                        PlayerName { width: Math.min(implicitWidth, body.width * 0.4); text: home.greeting(me.name); soft: true; anchors.verticalCenter: mark.verticalCenter }
                        SeatMark { id: mark; seat: 0; size: Theme.control }
                    }
                }
            }
        }
        Row {
            id: continued
            y: head.height + Theme.s12
            width: parent.width
            height: home.fresh ? 0 : Theme.continueHeight
            visible: !home.fresh
            spacing: Theme.gap

            Repeater {
                id: going
                model: home.library.continued

                ContinueCard {
                    required property int index
                    objectName: "continue" + index
                    width: (continued.width - 2 * continued.spacing) / 3
                    height: continued.height
                    onClicked: home.library.open(matchId)
                }
            }
        }
        Grid {
            id: shelf
            readonly property real boxWidth: (width - columnSpacing) / 2
            readonly property int shelves: Math.max(2, Math.ceil(boxes.count / 2))
            readonly property real boxHeight: (foot.y - Theme.gap - y - (shelves - 1) * rowSpacing) / shelves

            y: continued.y + (home.fresh ? Theme.s4 : continued.height + Theme.gap)
            width: parent.width
            columns: 2
            columnSpacing: Theme.gap
            rowSpacing: Theme.gap

            Repeater {
                id: boxes
                model: home.lobby.games

                BoxCover {
                    required property int index
                    objectName: "box-" + key
                    width: shelf.boxWidth
                    height: shelf.boxHeight
                    focus: index === 0
                    onClicked: home.chosen(key)
                    Keys.onLeftPressed: home.step(index, -1)
                    Keys.onRightPressed: home.step(index, 1)
                    Keys.onUpPressed: home.step(index, -2)
                    Keys.onDownPressed: home.step(index, 2)
                }
            }
        }
        Item {
            id: foot
            width: parent.width
            height: Theme.s48
            anchors.bottom: parent.bottom

            Row {
                x: -Theme.s12
                spacing: Theme.s8
                anchors.verticalCenter: parent.verticalCenter

                QuietButton { objectName: "rules"; iconName: "rules"; text: qsTr("Rules"); onClicked: home.rulesWanted() }
                QuietButton { objectName: "library"; iconName: "library"; text: qsTr("Matches"); onClicked: home.libraryWanted() }
                QuietButton { objectName: "print"; iconName: "print"; text: qsTr("Print"); onClicked: home.printWanted() }
                QuietButton { objectName: "preferences"; iconName: "prefs"; text: qsTr("Preferences"); onClicked: home.preferencesWanted() }
                QuietButton { objectName: "fairness"; iconName: "stats"; text: qsTr("Fair dice"); onClicked: home.fairnessWanted() }
            }
            IconButton {
                objectName: "about"
                anchors { right: language.left; rightMargin: Theme.s12; verticalCenter: parent.verticalCenter }
                iconName: "info"
                text: qsTr("About BeamMe")
                onClicked: home.aboutWanted()
            }
            SegmentedSwitch {
                id: language
                objectName: "language"
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                label: qsTr("Language")
                options: [{ key: "de", text: "DE" }, { key: "en", text: "EN" }]
                value: home.settings.language
                onChosen: key => home.settings.language = key
            }
        }
    }
}

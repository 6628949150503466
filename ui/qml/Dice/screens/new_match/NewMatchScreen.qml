pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The sheet on which a new match is set up; with its defaults, Play works at once.
Sheet {
    id: sheet

    required property LobbyModel lobby
    // The models of what is special in each game, by its key.
    required property var setups

    readonly property var people: reader.seats
    readonly property string gameKey: lobby.gameKey

    // Whether throws of this game can be practised.
    property bool practicable: false
    // The first match loads the scenes, which takes a moment; the sheet says so before.
    property bool starting: false

    signal rulesWanted()
    signal practiceWanted()

    function bringPart() {
        if (gameKey)
            special.setSource(Games.part(gameKey, "SetupPart"), { setup: setups[gameKey], people: people })
    }

    objectName: "newMatch"
    world: lobby.gameKey
    title: lobby.title
    subtitle: qsTr("New match")
    onOpened: play.forceActiveFocus(Qt.OtherFocusReason)
    onClosed: starting = false
    onGameKeyChanged: bringPart()
    Component.onCompleted: bringPart()

    busy: starting
    FrameAnimation {
        running: sheet.starting
        // Two frames: the second one begins when the first one is on the screen.
        onTriggered: if (currentFrame === 2) sheet.lobby.play()
    }
    // Those of the pages do not reach through a sheet.
    Shortcut { sequence: "F1"; enabled: sheet.opened; onActivated: sheet.rulesWanted() }
    Shortcut { sequence: "F2"; enabled: sheet.opened && sheet.practicable; onActivated: sheet.practiceWanted() }
    SeatReader { id: reader; model: sheet.lobby.seats }
    Label {
        id: who
        y: Theme.pad
        text: qsTr("Who is playing?")
        size: Theme.sizeSection
        bold: true
    }
    SeatRow {
        id: seats
        y: who.y + who.height + Theme.s8
        width: parent.width
        lobby: sheet.lobby
    }
    Loader {
        id: special
        y: seats.y + seats.height + Theme.pad
        width: (parent.width - Theme.gap) / 2
    }
    Binding { target: special.item; property: "people"; value: sheet.people; when: special.status === Loader.Ready }
    Column {
        x: (parent.width + Theme.gap) / 2
        y: special.y
        width: parent.width - x
        spacing: Theme.s8

        Label { text: qsTr("Who starts?"); size: Theme.sizeSection; bold: true }
        SegmentedSwitch {
            objectName: "starter"
            width: parent.width
            label: qsTr("Who starts?")
            options: [{ key: "-1", text: qsTr("Draw lots") }].concat(sheet.people.map((person, i) => ({ key: String(i), text: person.name })))
            value: String(sheet.lobby.starter)
            onChosen: key => sheet.lobby.starter = Number(key)
        }
        Label {
            objectName: "starterHint"
            width: parent.width
            visible: text !== ""
            text: sheet.lobby.starterHint
            size: Theme.sizeNote
            soft: true
            wrapMode: Text.Wrap
        }
        Card {
            width: parent.width
            height: folds.height
            lift: 0
            color: Theme.fold

            Column {
                id: folds
                width: parent.width

                Loader {
                    width: parent.width
                    visible: status === Loader.Ready
                    sourceComponent: (special.item as SetupPart)?.folds ?? null
                }
                FoldRow {
                    objectName: "seedFold"
                    width: parent.width
                    iconName: "seed"
                    title: qsTr("Seed")
                    summary: sheet.lobby.seedText === "" ? qsTr("random") : sheet.lobby.seedText
                    hairline: false

                    TextField {
                        objectName: "seed"
                        width: parent.width
                        label: qsTr("Seed")
                        maximumLength: 100
                        placeholderText: qsTr("a word or a number")
                        value: sheet.lobby.seedText
                        fill: Theme.paper
                        onCommitted: text => sheet.lobby.seedText = text
                    }
                    Label {
                        width: parent.width
                        wrapMode: Text.Wrap
                        text: qsTr("The same seed rolls the same dice: for a rematch under equal conditions.")
                        size: Theme.sizeNote
                        soft: true
                    }
                }
            }
        }
        Row {
            width: parent.width
            spacing: Theme.s8
            topPadding: Theme.s4

            Icon { id: flag; name: "flag"; color: Theme.worldAccent(sheet.world) }
            Label { width: parent.width - flag.width - Theme.s8; text: sheet.lobby.goal; size: Theme.sizeLabel; soft: true; wrapMode: Text.Wrap }
        }
    }
    foot: [
        SeatMarks {
            id: marks
            seats: sheet.people.map(person => person.seat)
            size: Theme.mark
            anchors.verticalCenter: parent.verticalCenter
        },
        Label {
            objectName: "summary"
            anchors { left: marks.right; leftMargin: Theme.s12; right: practise.visible ? practise.left : play.left; rightMargin: Theme.s16; verticalCenter: parent.verticalCenter }
            text: sheet.lobby.problem === "" ? sheet.lobby.summary : sheet.lobby.problem
            mayBeCut: sheet.lobby.problem === "" // the seats above have all names
            color: sheet.lobby.problem === "" ? Theme.muted : Theme.bad
            strong: sheet.lobby.problem !== ""
            wrapMode: Text.Wrap
            maximumLineCount: 2
        },
        QuietButton {
            id: practise
            objectName: "practise"
            anchors { right: play.left; rightMargin: Theme.s16; verticalCenter: parent.verticalCenter }
            visible: sheet.practicable
            iconName: "target"
            text: qsTr("Practise")
            onClicked: sheet.practiceWanted()
        },
        PrimaryButton {
            id: play
            objectName: "play"
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            width: Math.max(implicitWidth, Theme.s48 * 4)
            text: sheet.starting ? qsTr("Setting the table…") : qsTr("Play")
            iconName: "play"
            fill: sheet.look.fill
            enabled: sheet.lobby.problem === "" && !sheet.starting
            onClicked: sheet.starting = true
        }
    ]
}

pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// All saved matches, newest first.
Page {
    id: page

    required property LibraryModel library

    readonly property real contentWidth: Math.min(width - 2 * Theme.margin, Theme.pageWidth)

    signal playWanted()
    signal printWanted(string game, string match)

    key: "library"

    PageHeader {
        id: header
        y: Theme.gap
        width: page.contentWidth
        anchors.horizontalCenter: parent.horizontalCenter
        title: qsTr("Matches")
        note: page.library.count === 0 ? "" : page.library.filtered ? qsTr("%1 of %n match(es)", "", page.library.count).arg(page.library.listed)
            : qsTr("%n match(es)", "", page.library.count)
        onBack: page.closed()
    }
    EmptyShelf {
        anchors.centerIn: parent
        visible: page.library.count === 0
        onPlayWanted: page.playWanted()
    }
    Flow {
        id: filters
        y: header.y + header.height + Theme.s8
        width: page.contentWidth
        spacing: Theme.s8
        visible: page.library.count > 0
        anchors.horizontalCenter: parent.horizontalCenter

        ChoicePicker { objectName: "filterGame"; label: qsTr("Game"); options: page.library.gameChoices; value: page.library.game; onChosen: key => page.library.choose("game", key) }
        ChoicePicker { objectName: "filterPlayer"; label: qsTr("Player"); options: page.library.playerChoices; value: page.library.player; onChosen: key => page.library.choose("player", key) }
        ChoicePicker { objectName: "filterResult"; label: qsTr("Result"); options: page.library.resultChoices; value: page.library.result; onChosen: key => page.library.choose("result", key) }
        QuietButton { objectName: "filterNone"; visible: page.library.filtered; iconName: "close"; text: qsTr("Show all"); onClicked: page.library.chooseAll() }
    }
    Column {
        anchors.centerIn: parent
        spacing: Theme.s12
        visible: page.library.count > 0 && page.library.listed === 0

        Title { text: qsTr("No such match"); size: Theme.sizeSub; anchors.horizontalCenter: parent.horizontalCenter }
        Label { text: qsTr("None of your matches fits this choice."); soft: true; anchors.horizontalCenter: parent.horizontalCenter }
        OutlineButton { text: qsTr("Show all"); anchors.horizontalCenter: parent.horizontalCenter; onClicked: page.library.chooseAll() }
    }
    RowList {
        id: list
        anchors { top: filters.bottom; topMargin: Theme.s8; bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
        width: page.contentWidth + 2 * Theme.s24
        visible: page.library.count > 0
        spacing: Theme.s12
        topMargin: Theme.s8
        bottomMargin: toast.shown ? Theme.s48 * 2 : Theme.s24
        model: page.library

        T.ScrollBar.vertical: VerticalBar {}

        delegate: MatchCard {
            required property int index
            objectName: "match" + index
            width: page.contentWidth
            transform: Translate { x: Theme.s24 }
            onOpenWanted: page.library.open(matchId)
            onWatchWanted: page.library.watch(matchId)
            onPrintWanted: page.printWanted(gameKey, matchId)
            onRemoveWanted: {
                toast.show()
                page.library.remove(matchId)
            }
        }

        FocusFollower { area: list }
    }
    Toast {
        id: toast
        text: qsTr("The match was removed")
        actionText: qsTr("Bring it back")
        onActed: page.library.restore()
    }
}

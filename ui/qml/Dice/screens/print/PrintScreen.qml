pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Pads, game records and rules on paper: choices on the left, pages on the right, and what to do with them below.
FocusScope {
    id: screen

    required property PrintModel printing
    required property var games

    readonly property real contentWidth: Math.min(width - 2 * Theme.margin, Theme.pageWidth * 1.4)
    readonly property real sideWidth: (Theme.compact ? 6.4 : 7.2) * Theme.s48

    signal closed()

    focus: true

    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown) view.turn(1)
        else if (event.key === Qt.Key_PageUp) view.turn(-1)
        else return
        event.accepted = true
    }

    Shortcut { sequences: ["Ctrl++", "Ctrl+="]; onActivated: view.magnify(1) }
    Shortcut { sequence: "Ctrl+-"; onActivated: view.magnify(-1) }
    Shortcut { sequence: "Ctrl+0"; onActivated: view.fit = "page" }
    Shortcut { sequence: "Ctrl+S"; onActivated: screen.printing.save() }

    PageHeader {
        id: header
        y: Theme.gap
        width: screen.contentWidth - tools.width - Theme.s16
        x: (screen.width - screen.contentWidth) / 2
        title: qsTr("Print")
        onBack: screen.closed()
    }
    PreviewTools {
        id: tools
        anchors { verticalCenter: header.verticalCenter; right: foot.right }
        visible: screen.printing.count > 0
        printing: screen.printing
        view: view
    }
    PrintChoices {
        id: choices
        anchors { left: header.left; leftMargin: -Theme.s24; top: header.bottom; topMargin: Theme.s8; bottom: foot.top }
        width: screen.sideWidth + 2 * Theme.s24
        inset: Theme.s24
        printing: screen.printing
        games: screen.games
    }
    PaperView {
        id: view
        objectName: "paperView"
        anchors { left: choices.right; right: strip.visible ? strip.left : foot.right; top: header.bottom; topMargin: Theme.s8; bottom: foot.top }
        printing: screen.printing
    }
    PageStrip {
        id: strip
        anchors { right: foot.right; top: view.top; bottom: view.bottom }
        width: Theme.s48 * 2
        visible: screen.printing.count > 1
        printing: screen.printing
        onChosen: page => view.show(page)
    }
    PrintFoot {
        id: foot
        x: header.x
        width: screen.contentWidth
        height: Theme.sheetFoot
        anchors.bottom: parent.bottom
        printing: screen.printing
    }
    PrintVoice { printing: screen.printing; centre: view.x + view.width / 2; foot: foot.height }
}

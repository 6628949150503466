pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A die that may be kept: where it lies, why it beats the ringed die, and what it would score now.
Item {
    id: card

    required property int index
    required property string key
    required property int face
    required property string title
    required property string reason
    required property int points
    required property string sum
    required property bool chosen
    property int colour: 0
    property bool changeable: true
    property bool hot: false
    // The number of its key; 0 for none.
    property int shortcut: 0

    readonly property color tint: Theme.seatInk(colour)

    signal picked()
    signal kept()
    signal walked(int step)
    signal pointed(bool hot)

    function pick() {
        if (changeable) picked()
        return changeable
    }

    objectName: "keepCard" + index
    activeFocusOnTab: changeable || activeFocus
    onActiveFocusChanged: pointed(activeFocus)

    Accessible.role: Accessible.RadioButton
    Accessible.name: [title, reason, sum].filter(part => part !== "").join(", ")
    Accessible.description: RollingDiceTerms.keeps
    Accessible.checkable: changeable
    Accessible.checked: chosen
    Accessible.focusable: true
    Accessible.onPressAction: pick()
    Accessible.onToggleAction: pick()

    Keys.onSpacePressed: (event) => event.accepted = pick()
    Keys.onLeftPressed: walked(-1)
    Keys.onRightPressed: walked(1)
    Keys.onUpPressed: walked(-1)
    Keys.onDownPressed: walked(1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusControl
        color: card.chosen ? Theme.seatSoft(card.colour) : (hover.hovered || card.hot) && card.changeable ? Theme.hover : Theme.clear
        antialiasing: true
        border.width: card.chosen ? Theme.rim * 1.3 : Theme.hairline
        border.color: card.chosen || card.hot ? card.tint : Theme.strongEdge
    }
    FlatIceFace {
        id: die
        x: Theme.compact ? Theme.s8 : Theme.s12
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.compact ? Theme.s24 : Theme.s32
        height: width
        face: card.face
        colour: card.colour
    }
    Column {
        x: die.x + die.width + die.x
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - value.width - (cap.visible ? cap.width + Theme.s8 : 0) - 2 * die.x
        spacing: Theme.compact ? 0 : Theme.s4 / 2

        Label {
            width: parent.width
            text: card.title
            size: Theme.compact ? Theme.sizeNote : Theme.sizeText
            bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.sizeKey * 0.82
        }
        Label {
            width: parent.width
            textFormat: Text.StyledText
            text: (card.reason === "" ? "" : "<b><font color=\"" + Theme.good + "\">" + card.reason + "</font></b> · ") + card.sum
            size: Theme.compact ? Theme.sizeKey : Theme.sizeTiny
            strong: true
            soft: true
            height: Math.min(implicitHeight, card.height * 0.56)
            wrapMode: Text.WordWrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.sizeKey * 0.8
            maximumLineCount: 2
        }
    }
    KeyCap {
        id: cap
        anchors.right: value.left
        anchors.rightMargin: Theme.s8
        anchors.verticalCenter: parent.verticalCenter
        text: card.changeable && card.shortcut > 0 ? card.shortcut : ""
        tint: card.chosen ? card.tint : Theme.muted
    }
    Title {
        id: value
        anchors.right: parent.right
        anchors.rightMargin: die.x
        anchors.verticalCenter: parent.verticalCenter
        text: card.points
        size: Theme.compact ? Theme.sizeSub : Theme.sizeTitleBase * 0.85
        color: card.chosen ? card.tint : Theme.muted
    }
    Explained { title: card.title; text: card.changeable ? RollingDiceTerms.keeps : "" }
    HoverHandler {
        id: hover
        cursorShape: card.changeable ? Qt.PointingHandCursor : Qt.ArrowCursor
        onHoveredChanged: card.pointed(hovered)
    }
    TapHandler {
        enabled: card.changeable
        onSingleTapped: card.picked()
        onDoubleTapped: card.kept()
    }
    FocusRing { shown: card.activeFocus; corner: Theme.radiusControl; distance: Theme.s4 / 2 }
}

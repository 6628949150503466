import QtQuick
import QtQuick.Templates as T
import Dice

// A single-line text field. `committed` fires on Enter and on losing focus; Escape reverts the change.
T.TextField {
    id: field

    property string label
    property string value
    property color fill: Theme.field
    property color edge: Theme.line
    property real inset: Theme.s12

    signal committed(string text)

    implicitHeight: Theme.s48
    implicitWidth: Theme.s48 * 4
    leftPadding: inset
    rightPadding: Theme.s12
    verticalAlignment: TextInput.AlignVCenter
    text: value
    color: Theme.ink
    placeholderTextColor: Theme.muted
    selectionColor: Theme.accentFill
    selectedTextColor: Theme.accentInk
    selectByMouse: true
    maximumLength: 24
    clip: true
    renderType: Text.QtRendering
    font.family: Theme.text
    font.pixelSize: Theme.sizeText
    font.weight: Font.DemiBold

    Accessible.role: Accessible.EditableText
    Accessible.name: label

    Keys.onEscapePressed: event => {
        event.accepted = text !== value
        text = Qt.binding(() => field.value)
    }

    // What does not fit shows its beginning; with the cursor at its end it would show that.
    function showStart() { if (!activeFocus) cursorPosition = 0 }

    onEditingFinished: if (text !== value) committed(text)
    onActiveFocusChanged: showStart()
    onTextChanged: showStart()
    onValueChanged: text = Qt.binding(() => field.value)

    background: Rectangle {
        radius: Theme.radiusControl
        color: field.fill
        antialiasing: true
        border.width: field.activeFocus ? Theme.ring * 0.7 : Theme.hairline
        border.color: field.activeFocus ? Theme.accent : field.edge
    }

    Label {
        x: field.leftPadding
        width: field.width - field.leftPadding - field.rightPadding
        visible: field.text === "" && field.preeditText === ""
        text: field.placeholderText
        soft: true
        anchors.verticalCenter: parent.verticalCenter
    }
}

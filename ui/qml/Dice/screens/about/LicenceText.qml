pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A long text: scrolls by wheel, touch and keys; it can be selected and copied.
ScrollArea {
    id: area

    property alias text: words.text

    function scroll(by: real) {
        contentY = Math.max(0, Math.min(contentHeight - height, contentY + by))
    }

    objectName: "licenceText"
    contentHeight: words.height + 2 * Theme.pad
    activeFocusOnTab: true
    onTextChanged: contentY = 0

    Accessible.role: Accessible.Document
    Accessible.name: qsTr("Licence")

    Keys.onDownPressed: scroll(Theme.s48)
    Keys.onUpPressed: scroll(-Theme.s48)
    Keys.onPressed: event => {
        const by = ({
            [Qt.Key_PageDown]: 0.9 * height, [Qt.Key_Space]: 0.9 * height, [Qt.Key_PageUp]: -0.9 * height,
            [Qt.Key_Home]: -contentHeight, [Qt.Key_End]: contentHeight
        })[event.key] ?? 0
        if (event.matches(StandardKey.Copy))
            words.copy()
        event.accepted = by !== 0
        scroll(by)
    }

    TextEdit {
        id: words
        x: Theme.pad
        y: Theme.pad
        width: area.width - 2 * Theme.pad
        readOnly: true
        selectByMouse: true
        activeFocusOnPress: false
        persistentSelection: true
        textFormat: TextEdit.PlainText
        wrapMode: TextEdit.Wrap
        color: Theme.ink
        selectionColor: Theme.accentFill
        selectedTextColor: Theme.accentInk
        font.family: Theme.text
        font.pixelSize: Theme.sizeLabel
        font.weight: Font.Medium
        // Without ligatures: (c) is an item of a list here, not a copyright sign.
        font.features: ({ liga: 0, dlig: 0, calt: 0 })
        onSelectedTextChanged: if (selectedText !== "") area.forceActiveFocus(Qt.MouseFocusReason)

        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    FocusRing { parent: area; shown: area.activeFocus; distance: 0 }
}

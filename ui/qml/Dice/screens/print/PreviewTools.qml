import QtQuick
import Dice
import Dice.Models

// Paging and zoom controls.
Row {
    id: tools

    required property PrintModel printing
    required property PaperView view

    spacing: Theme.s4

    IconButton {
        objectName: "pageBack"
        visible: tools.printing.count > 1
        enabled: tools.printing.page > 0
        iconName: "back"
        text: qsTr("Previous page")
        onClicked: tools.view.turn(-1)
    }
    Label {
        objectName: "pageNumber"
        visible: tools.printing.count > 1
        text: qsTr("%1 / %2").arg(tools.printing.page + 1).arg(tools.printing.count)
        size: Theme.sizeLabel
        bold: true
        anchors.verticalCenter: parent.verticalCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Page %1 of %2").arg(tools.printing.page + 1).arg(tools.printing.count)
    }
    IconButton {
        objectName: "pageOn"
        visible: tools.printing.count > 1
        enabled: tools.printing.page < tools.printing.count - 1
        iconName: "right"
        text: qsTr("Next page")
        onClicked: tools.view.turn(1)
    }
    Item { width: Theme.s12; height: Theme.control }
    IconButton {
        objectName: "zoomOut"
        enabled: !tools.view.smallest
        iconName: "minus"
        text: qsTr("Smaller")
        onClicked: tools.view.magnify(-1)
    }
    Label {
        objectName: "zoom"
        width: Theme.s48
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("%1 %").arg(Math.round(100 * tools.view.shownPercent))
        size: Theme.sizeLabel
        bold: true
        anchors.verticalCenter: parent.verticalCenter
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    IconButton {
        objectName: "zoomIn"
        enabled: !tools.view.largest
        iconName: "plus"
        text: qsTr("Larger")
        onClicked: tools.view.magnify(1)
    }
    SegmentedSwitch {
        objectName: "fit"
        label: qsTr("Size of the page")
        options: [{ key: "page", text: qsTr("Page") }, { key: "width", text: qsTr("Width") }, { key: "real", text: "100 %" }]
        value: tools.view.fit !== "" ? tools.view.fit : Math.abs(tools.view.shownPercent - 1) < 0.01 ? "real" : ""
        onChosen: key => {
            if (key === "real")
                tools.view.zoom(1, tools.view.width / 2, tools.view.height / 2)
            else
                tools.view.fit = key
        }
    }
}

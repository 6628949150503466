import QtQuick
import Dice

// A small heading over a group.
Label {
    size: Theme.sizeTiny
    bold: true
    soft: true
}

import QtQuick
import Dice

// A small heading over a group.
Txt {
    size: Theme.sizeTiny
    bold: true
    soft: true
}

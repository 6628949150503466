pragma Singleton
import QtQuick
import Dice

// Kuh Vadis: a paper pad on a meadow; in the dark theme the paper is lit by a lamp.
QtObject {
    readonly property var day: ({
        sheet: "#FFFBF1", edge: "#E9E0CC", cross: "#2459B3", circle: "#C4352B", crossTrace: "#1F4D9C", circleTrace: "#B23027", glow: "#FFC22E",
        graphite: "#4A4640", strike: "#3C3834", chance: "#6B5D49", words: "#FFFDF4", ground: "#9CC673", shadow: "#6B0F1F0D",
        crossInk: "#2459B3", circleInk: "#B3372F", slipInk: "#332C26", slipEdge: "#DACDB2"
    })
    readonly property var night: ({
        sheet: "#DDD3BF", edge: "#BDB29C", cross: "#1F4E9E", circle: "#A8261E", crossTrace: "#1B4489", circleTrace: "#99231B", glow: "#FFB92E",
        graphite: "#4A4640", strike: "#3C3834", chance: "#40352A", words: "#FFFDF4", ground: "#162A22", shadow: "#B30A120A",
        crossInk: "#8FB4F2", circleInk: "#FF9A90", slipInk: "#2B251F", slipEdge: "#A89B84"
    })
    readonly property var pad: Theme.dark ? night : day
    readonly property color felt: Theme.dark ? "#244A2C" : "#3B7A3F"
}

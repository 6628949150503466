import QtQuick3D
import Dice

// Something at rest in a live view: not drawn, but what is behind it stays hidden.
Model {
    required property LiveView view

    castsShadows: false
    receivesShadows: false
    materials: view.nothing
}

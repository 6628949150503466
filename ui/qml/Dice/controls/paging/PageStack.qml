import QtQuick
import QtQuick.Templates as T
import Dice

// A stack of pages; a new one slides up while the old one fades.
T.StackView {
    id: stack

    component Fade: NumberAnimation {
        property: "opacity"
        duration: Theme.normal
        easing.type: Theme.easing
    }
    component Slide: NumberAnimation {
        property: "y"
        duration: Theme.slow
        easing.type: Theme.easing
    }

    onCurrentItemChanged: if (currentItem) currentItem.forceActiveFocus(Qt.OtherFocusReason)

    pushEnter: Transition {
        Fade { from: 0; to: 1 }
        Slide { from: Theme.s24; to: 0 }
    }
    pushExit: Transition { Fade { from: 1; to: 0 } }
    popEnter: Transition { Fade { from: 0; to: 1 } }
    popExit: Transition {
        Fade { from: 1; to: 0 }
        Slide { from: 0; to: Theme.s24 }
    }
    replaceEnter: Transition { Fade { from: 0; to: 1 } }
    replaceExit: Transition { Fade { from: 1; to: 0 } }
}

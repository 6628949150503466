"""The window of the dice games: Qt models and QML."""

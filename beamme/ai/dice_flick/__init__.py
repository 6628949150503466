"""The opponent of Dice Flick: knows where a flick may end, and plans with its own hand."""

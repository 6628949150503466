"""How the commands of the terminal show each game and vary its boards; found by its name."""

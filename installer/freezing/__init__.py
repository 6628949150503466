"""The frozen folder: the program with its own Python and Qt."""

"""The services of the print page: choices, previews, saving and printing."""

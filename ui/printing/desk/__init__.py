"""The print page behind the window: choices, previews, saving and printing."""

"""The program as a whole: application, window, event loop and composition root."""

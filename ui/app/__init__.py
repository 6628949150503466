"""The program as a whole: application, window, event loop, and what is put together behind it."""

"""The application bundle and disk image for macOS."""

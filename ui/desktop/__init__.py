"""What the desktop knows of BeamMe: menu entry, file type, licences, file dialogs."""

"""Desktop integration: menu entry, file type, licences, file dialogs."""

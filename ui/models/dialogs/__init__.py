"""The models of dialogs about trouble: crashes, unsaved matches, a worker without answers."""

"""Points per turn of scripted people at every aiming help."""

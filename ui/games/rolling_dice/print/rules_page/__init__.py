"""What the one-page rules show: their band, their pictures and their worked examples."""

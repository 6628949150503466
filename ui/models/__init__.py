"""Qt models: values in, properties and rows out, intents back as signals."""

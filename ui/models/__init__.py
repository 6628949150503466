"""Adapters between the engine and Qt: values in, properties and rows out, intents back."""

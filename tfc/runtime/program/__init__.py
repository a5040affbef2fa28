"""A Program loaded into memory, and its activations."""

"""A compiled model as data and as a file."""

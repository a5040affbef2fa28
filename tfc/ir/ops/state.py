"""state ops."""

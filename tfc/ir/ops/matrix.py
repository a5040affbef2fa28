"""matrix ops."""

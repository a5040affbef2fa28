"""The reference interpreter: runs graphs on NumPy."""

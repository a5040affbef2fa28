"""Foundations of the IR: records, names of values, errors, settings, the object cache."""

"""Foundations of the IR: records, errors, settings, the object cache."""

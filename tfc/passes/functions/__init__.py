"""Passes over calls of functions."""

"""Passes over function calls: inlining, and tail calls as loops."""

"""Runs one step of one Program: binding to sizes, native calls, several devices."""

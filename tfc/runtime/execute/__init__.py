"""Prepared steps, and how one step of one Program runs: binding to sizes, native calls, several devices."""

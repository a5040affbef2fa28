"""Runs graphs: sessions, the execution of steps, variables and devices."""

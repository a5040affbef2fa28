"""Passes that keep, order or expose effects: variables, random generators, feeds."""

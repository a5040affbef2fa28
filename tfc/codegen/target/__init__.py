"""The machine that code is made for."""

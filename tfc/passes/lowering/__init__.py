"""Structured control flow lowered to primitives."""

"""Lowering of structured control flow to primitives."""

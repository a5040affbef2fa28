"""Launches as PTX: intrinsics, checks, occupancy, the assembler."""

"""Attention as one launch: scores that need no memory."""

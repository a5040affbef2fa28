"""Gradients of structured control flow: If, For, While and Call (used by the pass expand_gradients)."""

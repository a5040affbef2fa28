"""Gradients of structured control flow, If, For, While and Call, for the pass expand_gradients."""

"""Passes over images: channels last, batch norms and pads folded, Winograd."""

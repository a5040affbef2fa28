"""A kernel's loop nest flattened and analysed."""

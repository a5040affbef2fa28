"""Formats of others, byte by byte: protocol buffers, summaries, ELF objects."""

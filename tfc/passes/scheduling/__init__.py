"""When a Recv starts (white paper §5.2)."""

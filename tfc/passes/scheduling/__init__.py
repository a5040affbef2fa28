"""Scheduling of Recvs and other early nodes (white paper §5.2)."""

"""What the runtime stands on and what needs nothing else of it."""

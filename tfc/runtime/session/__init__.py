"""Sessions and steps: what users hold."""

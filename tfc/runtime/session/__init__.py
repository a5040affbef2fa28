"""Sessions and their prepared steps, which users hold."""

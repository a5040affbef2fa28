"""The command line: one file per verb, found through the table in cli.py. May import every other layer."""

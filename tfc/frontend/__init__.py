"""The front end, from text to graph: grammar, parser, elaborator, diagnostics, formatter and importers of `.tfg`."""

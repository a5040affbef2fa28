"""From text to graph: the grammar and parser of `.tfg`, its diagnostics and formatter, the elaborator, importers."""

"""The base of the runtime: modules that need nothing else of it."""

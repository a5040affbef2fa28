"""Element types, shapes, symbolic dimensions, and their JSON form."""

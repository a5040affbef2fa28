"""Element types, shapes and symbolic dimensions."""

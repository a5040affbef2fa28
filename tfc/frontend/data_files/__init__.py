"""Files of weights that a program loads: read in place, identified and hashed."""

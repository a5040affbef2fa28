"""Measures tfc beside its peers and the machine's limits; `./dev bench` runs it. See bench/README.md for the method."""
